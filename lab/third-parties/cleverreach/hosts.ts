import { html } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

/** CleverReach: takes newsletter forms and answers with the page that announces the confirmation mail. */
export const cleverReachHosts: readonly LabHost[] = [
  {
    host: 'seu2.cleverreach.com',
    address: '46.4.120.29',
    handle: () => html('<!doctype html><html lang="de"><title>Anmeldung</title><p>Bitte bestätigen Sie den Link in der E-Mail.</p></html>'),
  },
];
