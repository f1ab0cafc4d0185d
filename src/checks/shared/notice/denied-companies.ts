import { nameKind } from '#knowledge/common-names.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { mostTelling } from '../services/placed-by-site.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { plainText, quoted, shortList } from '../wording.ts';
import { namesVendor } from './notice.ts';
import { sentencesOf } from './notice-passages.ts';
import { isConditional } from './promise-words.ts';

/** "Beim Besuch unserer Seite entsteht keine Verbindung zu Google oder Meta", "Beim Betrachten wird keine Verbindung zu Google aufgebaut". */
const onVisit =
  /(?<![a-zß-ɏ])(?:bei|beim|during|when|by)\s+(?:(?:dem|ihrem|deinem|einem|your)\s+)?(?:bloßen\s+|reinen\s+)?(?:besuch|aufruf(?:en)?|laden|öffnen|ansehen|anschauen|lesen|betrachten|visit(?:ing)?|opening|viewing|reading)(?![a-zß-ɏ])/iu;
const noConnection =
  /(?<![a-zß-ɏ])(?:keine(?:rlei)?|no)\s+(?:direkte\s+|direct\s+)?(?:verbindung(?:en)?|daten|connections?|data)(?![a-zß-ɏ])[^.;:]{0,40}?(?<![a-zß-ɏ])(?:zu|an|mit|to|with)\s+(?:(?:den\s+|the\s+)?servern?\s+(?:von|of)\s+)?([^.;:,]{2,60})/iu;
/** What is shown in the same place only, or said of it by a word, is a narrower statement. */
const narrower =
  /(?<![a-zß-ɏ])(?:dabei|hierbei|dadurch|damit|newsletters?|e-?mails?|formulars?|videos?|karten?|thereby|newsletter|maps?)(?![a-zß-ɏ])/iu;
const longest = 300;

const told = {
  de: {
    deniedCompany: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
    deniedCompanyShown: 'Auf {path} steht: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
  },
  en: {
    deniedCompany: 'The privacy notice ({path}) says: “{quote}”; but {when} this was requested: {seen} ({pages})',
    deniedCompanyShown: 'On {path} it says: “{quote}”; but {when} this was requested: {seen} ({pages})',
  },
};
const step = {
  de: '1. Liefern Sie vom eigenen Server aus, was der Satz meint, oder laden Sie es erst nach der Einwilligung: {seen} ({pages}). Sonst streichen Sie den Satz („{quote}“) auf {path}; eine Beschreibung daneben macht ihn nicht richtig.',
  en: '1. Deliver what the sentence means from your own server, or load it only after consent: {seen} ({pages}). Otherwise delete the sentence (“{quote}”) on {path}; a description beside it does not make it true.',
};

/** The sentences of this file as the check shows them, and what to do about each of them. */
export function deniedCompanyTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  return { messages: told[locale], fixes: Object.fromEntries(Object.keys(told[locale]).map((key) => [key, step[locale]])) };
}

/**
 * Sentences of the notice and of other pages that deny any connection to a company when pages are visited, refuted by its services that
 * were contacted without consent, for a page by that page. Under a heading on one of its services, the sentence is read as one on that service, elsewhere.
 */
export function deniedCompanies(facts: Pick<Facts, 'privacy' | 'pages' | 'services' | 'requests'>, noticePath: string): Finding[] {
  const { privacy, pages, services, requests } = facts;
  const ofNotice = sentencesOf(privacy.text).flatMap(({ text, headedBy }) => {
    const vendors = new Set(services.flatMap(({ service, vendorName }) => (headedBy.has(service.id) ? (vendorName ?? []) : [])));
    return refuted(text, facts, vendors).map((found) => ({ ...found, message: 'deniedCompany', path: noticePath }));
  });
  const shown = readablePages(pages)
    .filter(({ kind }) => kind !== 'privacy')
    .flatMap(({ url, text: page }) =>
      page
        .slice(0, 200_000)
        .split(/\n|(?<=[.!?]) /)
        .flatMap((text) =>
          refuted(text, { services, requests: requests.filter(({ pageUrl }) => pageUrl === url) }, new Set()).map((found) => ({
            ...found,
            message: 'deniedCompanyShown',
            path: pathsOf([url]),
          })),
        ),
    );
  const first = (all: readonly (typeof shown)[number][]) => [...Map.groupBy(all, ({ quote }) => quote).values()].map(([one]) => one!);
  return [...first(ofNotice).slice(0, 2), ...first(shown).slice(0, 2)].map(({ message, path, quote, seen, sentOn, items, serviceIds }) => ({
    message,
    params: { path, quote, seen: shortList(seen), pages: pathsOf(sentOn) },
    items,
    cause: serviceIds.length === 1 ? serviceIds[0]! : 'privacy-notice:denied-connection',
    serviceIds,
  }));
}

function refuted(text: string, { services, requests }: Pick<Facts, 'services' | 'requests'>, headed: ReadonlySet<string>) {
  const sentence = text.length <= longest * 2 ? plainText(text) : '';
  const match = noConnection.exec(sentence);
  if (match === null || sentence.length > longest || !onVisit.test(sentence) || narrower.test(sentence)) return [];
  if (isConditional(sentence.replace(/(?<![a-z])when(?![a-z])/giu, ' '))) return [];
  const found = services.flatMap((use) => {
    if (
      use.service.selfHosted ||
      !(namesBrand(match[1]!, use) || (namesVendor(match[1]!, use) && !namesProduct(match[1]!, use))) ||
      (use.vendorName !== null && headed.has(use.vendorName))
    )
      return [];
    const sent = requests.filter(
      (request) =>
        request.serviceId === use.service.id &&
        request.party !== 'first' &&
        wasSent(request) &&
        request.states.some((state) => state !== 'accept'),
    );
    return sent.length === 0 ? [] : [{ use, sent }];
  });
  const items = atLeastOne(
    found.map(({ sent }) => {
      const early = sent.flatMap(({ states }) => states.filter((state) => state !== 'accept'));
      return requestItem({ ...mostTelling(sent), states: [...new Set(early)] });
    }),
  );
  if (!items) return [];
  return [
    {
      quote: quoted(sentence),
      seen: found.map(({ use, sent }) => `${use.service.name} (${sent[0]!.host})`),
      sentOn: found.flatMap(({ sent }) => sent.map(({ pageUrl }) => pageUrl)),
      items,
      serviceIds: found.map(({ use }) => use.service.id),
    },
  ];
}

/** "Keine Daten an Instagram": a network under its own name, whichever of its products a page embeds. */
function namesBrand(text: string, { service }: ServiceUse): boolean {
  return [service.name, ...service.aliases].some((name) => nameKind(name) === 'brand' && mentionsAny(text, [name]));
}

/** "Keine Verbindung zu Google Fonts" speaks of that product of the company alone. */
function namesProduct(text: string, { vendorName }: ServiceUse): boolean {
  return (
    vendorName !== null &&
    text
      .split(vendorName)
      .slice(1)
      .some((rest) => /^[\s-]+[A-ZÄÖÜ]/u.test(rest))
  );
}
