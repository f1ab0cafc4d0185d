import { cors, noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';
import { tcStrings } from '../tcf/tc-strings.ts';

/** A message as it is laid out in AdSense under "Privacy & messaging". */
export interface FundingChoicesMessage {
  /** Name of the site as the message says it. */
  site: string;
  privacyUrl: string;
  /** Partners as the message counts them. */
  partners: number;
  accent: string;
}

/** Messages by AdSense client (`ca-pub-…`). */
export const fundingChoicesMessages = publications<FundingChoicesMessage>('Funding Choices message');

const files = [
  new URL('../tcf/tcf-api.js', import.meta.url),
  new URL('./dialogs.js', import.meta.url),
  new URL('./message.js', import.meta.url),
];

/** Google's consent platform for publishers: loader, message with both layers, TC string of CMP 300, and consent mode. */
export const fundingChoicesHosts: readonly LabHost[] = [
  {
    host: 'fundingchoicesmessages.google.com',
    address: '142.250.185.142',
    handle({ url, headers }) {
      const client = url.pathname.match(/^\/i\/(ca-pub-\d+)$/)?.[1];
      if (client)
        return script(
          `(function(){var s=document.createElement('script');s.async=true;s.src='https://fundingchoicesmessages.google.com/f/AGSKWxW2${client}?fccs=W1siQUtzUm9s';document.head.appendChild(s);})();`,
        );
      const message = fundingChoicesMessages.find(url.pathname.match(/^\/f\/AGSKWxW2(ca-pub-\d+)$/)?.[1] ?? '');
      if (message) return clientScript(files, { ...message, strings: tcStrings.googleFundingChoices });
      return url.pathname.startsWith('/el/') ? noContent(cors(headers.origin)) : notFound();
    },
  },
];

const host = 'fundingchoicesmessages.google.com';

/** The platform on the pages of `domain`, whatever was decided. */
export const fundingChoicesFootprint = (domain: string): Footprint => ({
  service: 'Google Funding Choices',
  hosts: [host],
  cookies: [{ name: 'FCNEC', domain, declaredLifetimeSeconds: lifetimes.days(365) }],
});

/** What the message itself brings along while it is on the screen. */
export const fundingChoicesFonts: Footprint = { service: 'Google Fonts', hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'] };

/** The decision. */
export const fundingChoicesDecision = (domain: string): Footprint => ({
  service: null,
  hosts: [],
  cookies: [{ name: 'FCCDCF', domain, declaredLifetimeSeconds: lifetimes.days(390) }],
});
