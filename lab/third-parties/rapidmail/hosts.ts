import { html, notFound } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

/** The host that rapidmail gives an account for its sign-up forms: contacted when somebody signs up. */
export function rapidmailAccount(host: string): LabHost {
  return {
    host,
    address: '116.203.218.39',
    handle: ({ url }) =>
      url.pathname.endsWith('/subscribe/form.html')
        ? html(
            '<!doctype html><html lang="de"><title>Anmeldung</title><p>Bitte bestätigen Sie Ihre Anmeldung über den Link in der E-Mail.</p></html>',
          )
        : notFound(),
  };
}
