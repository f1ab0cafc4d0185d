import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { addedTo } from '../../message-variants.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { companyOnPages } from './company-on-pages.ts';
import { namingOf, noticeAtHand } from './named-servers.ts';
import { unknownHosts } from './tracking.ts';

const texts = {
  de: {
    told: (kind: string) =>
      `Ohne Einwilligung lädt ${kind} von {host} (auf: {paths}), und der Server setzt dabei {count|=ein Cookie|Cookies}: {stored}. Wer dahintersteht, weiß der Scanner nicht`,
    named: '; die Datenschutzerklärung nennt Host oder Domain',
    silent: '; die Datenschutzerklärung nennt weder Host noch Domain',
    company: '; {companyOn} nennt „{company}“, was zu dieser Domain passt',
    clarify:
      '1. Klären Sie, wer {host} betreibt und wozu Ihre Website dort lädt; nennen Sie ihn mit Zweck, Rechtsgrundlage, Land und Cookies in der Datenschutzerklärung, soweit das dort fehlt.\n2. Ist, was er im Endgerät speichert, für das vom Besucher Gewünschte nicht unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), laden Sie den Inhalt auf {paths} erst nach der Einwilligung oder einem Klick, oder ersetzen Sie ihn durch einen Link.',
  },
  en: {
    told: (kind: string) =>
      `Without consent, ${kind} loads from {host} (on: {paths}), and the server sets {count|=a cookie|cookies} with it: {stored}. Who is behind it, the scanner does not know`,
    named: '; the privacy notice names host or domain',
    silent: '; the privacy notice names neither host nor domain',
    company: '; {companyOn} names “{company}”, which fits this domain',
    clarify:
      '1. Find out who runs {host} and what your website loads from there; name them with purpose, legal basis, country and cookies in the privacy notice where that is missing.\n2. If what is stored on the device is not strictly necessary for what the visitor asked for (Section 25(2) no. 2 TDDDG), load the content on {paths} only after consent or a click, or replace it by a link.',
  },
};
const kinds = { de: { Script: 'ein Skript', Frame: 'ein Rahmen' }, en: { Script: 'a script', Frame: 'a frame' } };

function messagesIn(locale: 'de' | 'en'): Record<string, string> {
  const { told, named, silent, company } = texts[locale];
  const messages = Object.fromEntries(
    Object.entries(kinds[locale]).flatMap(([kind, word]) => [
      [`stranger${kind}`, told(word)],
      [`stranger${kind}Named`, told(word) + named],
      [`stranger${kind}Silent`, told(word) + silent],
    ]),
  );
  return addedTo(messages, { '': '', Company: company });
}

/** What is said of servers that no catalogue knows and that set cookies by a script or frame, without consent. */
export const strangerMessages = { de: messagesIn('de'), en: messagesIn('en') };

/** Their steps. */
export const strangerFixes = {
  de: Object.fromEntries(Object.keys(strangerMessages.de).map((name) => [name, texts.de.clarify])),
  en: Object.fromEntries(Object.keys(strangerMessages.en).map((name) => [name, texts.en.clarify])),
};

/**
 * One finding for each unknown server of whom a script or frame loads without consent and which sets cookies with it, of whatever purpose:
 * that much is certain without knowing who it is. The server that shows the banner is left out.
 */
export function storingStrangers(
  facts: Pick<Facts, 'requests' | 'services' | 'cookies'> & Partial<Pick<Facts, 'privacy' | 'pages'>>,
  states: readonly ConsentState[],
): Finding[] {
  const notice = noticeAtHand(facts);
  return unknownHosts(facts, states)
    .filter(({ party, servesBanner }) => party === 'third' && !servesBanner)
    .flatMap((first): Finding[] => {
      const { host } = first;
      const loading = facts.requests.filter(
        (request) => request.host === host && runs(request) && states.some((state) => request.states.includes(state)),
      );
      const cookies = facts.cookies.filter(
        (cookie) => isSetBy(cookie, host) && cookie.party === 'third' && states.some((state) => wasWrittenIn(cookie, state)),
      );
      const [own] = loading;
      if (!own || cookies.length === 0) return [];
      const kind = loading.some(({ type }) => type === 'frame') ? 'Frame' : 'Script';
      const naming = notice.complete ? (namingOf([first], notice).kind === '' ? 'Silent' : 'Named') : '';
      const company = companyOnPages(first.domain, facts.pages ?? []);
      const names = [...new Set(cookies.map(({ name }) => name))];
      return [
        {
          message: `stranger${kind}${naming}${company === null ? '' : 'Company'}`,
          params: {
            host,
            paths: pathsOf([...new Set(loading.map(({ pageUrl }) => pageUrl))]),
            stored: shortList(names),
            count: names.length,
            ...(company !== null && { companyOn: pathsOf([company.url]), company: company.company }),
          },
          items: [requestItem(own), ...cookies.slice(0, 5).map(storedItem)],
          cause: first.domain,
        },
      ];
    });
}

function runs({ type, failure }: RequestFact): boolean {
  return (type === 'script' || type === 'frame') && failure === null;
}

function isSetBy({ setBy }: CookieFact, host: string): boolean {
  return setBy !== null && URL.parse(setBy)?.host === host;
}
