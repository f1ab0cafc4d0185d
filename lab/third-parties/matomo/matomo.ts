import { noContent } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { PageAnswer } from '../../site-host.ts';

const tracker = new URL('./matomo.js', import.meta.url);
const optOut = new URL('./opt-out.js', import.meta.url);

/** Matomo on a server of the site's own: pages of a `siteHost`, below `base` (with slashes at both ends). `domainHash` is the end of its cookies' names. */
export function matomoPages(base: string, domainHash: string): Record<string, PageAnswer> {
  return {
    [`${base}matomo.js`]: clientScript(tracker, { domainHash }),
    [`${base}matomo.php`]: noContent({ 'access-control-allow-origin': '*' }),
    [`${base}index.php`]: ({ url }) => clientScript(optOut, { divId: url.searchParams.get('divId') ?? 'matomo-opt-out' }),
  };
}
