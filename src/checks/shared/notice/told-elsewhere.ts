import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { isHeading } from '#knowledge/notice-lines.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Facts } from '../../facts.ts';
import { plainAddress } from '../site/legal-page.ts';
import { onlyLinked } from './linked-sections.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import type { NamedService } from './notice-services.ts';
import { visitorLedOn } from './promise-words.ts';
import { namesOfService } from './unseen-reasons.ts';

/** A service that is built into pages, whatever else the section says of links. */
const builtIn =
  /(?<![a-zß-ɏ])(?:ein(?:ge)?bunden|einbinden|bind(?:en|et)\s[^.;]{1,120}?\sein|eingebettet|integriert|eingesetzt|setz(?:en|t)\s[^.;]{1,120}?\sein|nutz(?:en|t)|verwende[nt]|(?:nach)?geladen|lädt|embed(?:ded)?|integrated|uses?|loads?|loaded)(?![a-zß-ɏ])/iu;

/**
 * Services of which the section says no more than that a link leads to them: "Erst wenn Sie auf den Link klicken, werden Sie zu Google Maps
 * weitergeleitet". Nothing of them shows in the pages, and the section is right.
 */
export function isOnlyLedTo(named: Pick<NamedService, 'serviceId'>, facts: Pick<Facts, 'privacy'>): boolean {
  const about = sentencesAbout(named, facts);
  return about.some(({ text }) => leads(text)) && !about.some(({ text }) => builtIn.test(text) && !leads(text));
}

const afterClick =
  /(?<![a-zß-ɏ])(?:erst|nur)(?![a-zß-ɏ])[^.;]{0,80}(?:(?:an)?klick[a-zß-ɏ]*|angeklickt)(?![a-zß-ɏ])|(?:ohne|vor)\s(?:ihren|deinen|ihrem|deinem|einen|einem|dem)\s(?:[a-zß-ɏ]+\s)?klick[a-zß-ɏ]*|(?<![a-z])only\s[^.;]{0,80}click/iu;
/** What visitors call what a service shows them. */
const kinds: Partial<Record<ServiceCategory, RegExp>> = {
  map: /(?<![a-zß-ɏ])(?:(?:land|anfahrts|übersichts|straßen|online-?)?karten?(?:ansicht|ausschnitt)?|stadtplan|lageplan|maps?)(?![a-zß-ɏ])/iu,
  video: /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{0,12}videos?|filme?|player|videoplayer)(?![a-zß-ɏ])/iu,
  audio: /(?<![a-zß-ɏ])(?:audio[a-zß-ɏ-]*|podcasts?|folgen?|player|musik)(?![a-zß-ɏ])/iu,
  chat: /(?<![a-zß-ɏ])(?:(?:live-?)?chat(?:fenster|symbol)?|messenger)(?![a-zß-ɏ])/iu,
  booking: /(?<![a-zß-ɏ])(?:kalender|termin(?:e|buchung|kalender)?|buchung(?:skalender)?|calendar|booking)(?![a-zß-ɏ])/iu,
};
/** A click on the banner is what the scan does. */
const onBanner = /banner|cookie|akzeptier|zustimm|einwillig|einverstanden|accept|agree|consent/iu;

/**
 * Services of which the notice says that their content loads when the visitor clicks on its placeholder: „Beiträge von YouTube zeigen wir
 * erst, wenn Sie auf ‚Inhalt anzeigen‘ klicken“, or below what names it „Die Karte lädt erst nach Ihrem Klick“. The scan clicks on none.
 */
export function loadsOnClick(named: Pick<NamedService, 'serviceId'>, facts: Pick<Facts, 'privacy'>): boolean {
  const names = namesOfService(named.serviceId);
  const service = serviceOf(named.serviceId);
  const kind = service === null ? undefined : kinds[service.category];
  const company = service === null ? '' : (findVendor(service.vendor)?.name ?? '');
  /** Without its name the sentence says what loads, or to whom: „Karten laden erst nach einem Klick“ is nothing about a video. */
  const isOfIt = ({ text, names: others }: NoticeSentence) =>
    mentionsAny(text, names) || (others === 0 && (kind?.test(text) === true || (company.length > 3 && mentionsAny(text, [company]))));
  return sentencesAbout(named, facts).some(
    (sentence) => afterClick.test(sentence.text) && !onBanner.test(sentence.text) && isOfIt(sentence),
  );
}

function leads(text: string): boolean {
  return text.search(visitorLedOn) >= 0 || onlyLinked.test(text);
}

/** Sentences that speak of a service, headings left out. */
export function sentencesAbout({ serviceId }: Pick<NamedService, 'serviceId'>, { privacy }: Pick<Facts, 'privacy'>): NoticeSentence[] {
  // Under its heading a mode of it may be named instead.
  return sentencesOf(privacy.text).filter(
    ({ about, headedBy, text }) => (about.has(serviceId) || headedBy.has(serviceId)) && !isHeading(text),
  );
}

const keeps =
  /(?<![a-zß-ɏ])(?:servern?|server-?standort[a-zß-ɏ]*|rechenzentr[a-zß-ɏ]+|hosting|gehostet|betrieben|data\s?cent(?:er|re)s?|servers|hosted)(?![a-zß-ɏ])/iu;

/** Where the servers of another company stand, "Server stehen in der EU (Amazon Web Services, Frankfurt)": nothing a page would show. */
export function isPlaceOfServers({ serviceId, quote }: NamedService): boolean {
  const category = serviceOf(serviceId)?.category;
  if (category !== 'cdn' && category !== 'hosting') return false;
  const clause = quote.split(/[;.]\s/u).find((part) => mentionsAny(part, namesOfService(serviceId)));
  return clause !== undefined && keeps.test(clause);
}

const onPage = /(?<![a-zß-ɏ])(?:seiten?|unterseiten?|rubrik|page)\s*[„“"‚»‘']([^„“”"‚’‘«»']{2,60})["“”’‘«']/giu;

/** Services that the notice places on a page by name, "Auf der Seite „Anleitungen“", that the site links and that was not visited. */
export function isOnUnvisitedPage(named: Pick<NamedService, 'serviceId'>, facts: Pick<Facts, 'privacy' | 'pages'>): boolean {
  const titles = sentencesAbout(named, facts).flatMap(({ text }) => [...text.matchAll(onPage)].map(([, title = '']) => asLabel(title)));
  if (titles.length === 0) return false;
  const visited = new Set(facts.pages.map(({ url }) => plainAddress(url)));
  const links = facts.pages.flatMap(({ links: all }) => all.filter(({ text }) => titles.includes(asLabel(text))));
  return links.length > 0 && links.every(({ href }) => !visited.has(plainAddress(href)));
}

function asLabel(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
