import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, cookieItem } from '../../items.ts';
import { refutedDenials } from '../notice/refuted-denials.ts';
import { pathsOf } from '../site/page-paths.ts';
import { pagesOfSetting } from '../stored/cookies-unasked.ts';
import { quoted, shortList } from '../wording.ts';

/** "Diese Cookies sind keine Werbe-Cookies", "Hier setzen wir kein Tracking ein": said of one category, not of the site. */
const ofPart = /(?<![a-zß-ɏ])(?:diese[nrms]?|hier|hierbei|dabei|darunter|dazu|davon|this|these|here|among\s+them)(?![a-zß-ɏ])/iu;
/** "Diese Website", "Hier auf unserer Seite", "this site": the whole of it. */
const ofSite =
  /(?<![a-zß-ɏ])(?:(?:hier|here)\s+(?:auf|in|bei|on|in|at)\s+(?:unsere[nrms]?|our)\s+|(?:(?:hier|here)\s+(?:auf|in|bei|on|in|at)\s+)?(?:diese[nrms]?|this)\s+)(?:(?:web|internet)?-?(?:site|seiten?|auftritts?|präsenz|page|portals?)|homepage|(?:web|online)?-?(?:angebots?|shops?|stores?)|offer)(?![a-zß-ɏ-])/giu;

/** Messages on what a banner denies of the whole site, each also where a part came only after the choice. */
const messages: Record<Locale, Record<string, string>> = {
  de: {
    untrueDenialCookies: 'Das Banner sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueDenialServices: 'Das Banner sagt: „{quote}“; {when} geladen wurde aber: {seen} ({pages})',
    untrueDenialCookiesLater:
      'Das Banner sagt: „{quote}“; gesetzt wurde vor der Auswahl aber: {early}; erst nach der Auswahl: {late} ({pages})',
    untrueDenialServicesLater:
      'Das Banner sagt: „{quote}“; geladen wurde vor der Auswahl aber: {early}; erst nach der Auswahl: {late} ({pages})',
    untrueDenialCookiesBefore: 'Das Banner sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueDenialServicesBefore: 'Das Banner sagt: „{quote}“; {when} geladen wurde aber: {seen} ({pages})',
  },
  en: {
    untrueDenialCookies: 'The banner says: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueDenialServices: 'The banner says: “{quote}”; but {when} this was loaded: {seen} ({pages})',
    untrueDenialCookiesLater:
      'The banner says: “{quote}”; but before the choice this was set: {early}; only after the choice: {late} ({pages})',
    untrueDenialServicesLater:
      'The banner says: “{quote}”; but before the choice this was loaded: {early}; only after the choice: {late} ({pages})',
    untrueDenialCookiesBefore: 'The banner says: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueDenialServicesBefore: 'The banner says: “{quote}”; but {when} this was loaded: {seen} ({pages})',
  },
};

const either = {
  de: '1. Streichen oder berichtigen Sie den Satz im Banner, und führen Sie dort unter einer Kategorie, die sich abwählen lässt, mit Anbieter, Zweck und Speicherdauer auf: {seen}. Eine Einwilligung nach einer falschen Angabe ist nicht informiert (Art. 4 Nr. 11 DSGVO). Oder entfernen Sie, was dem Satz widerspricht.',
  en: '1. Delete or correct the sentence in the banner, and list there under a category that can be refused, with provider, purpose and storage period: {seen}. A consent given on a false statement is not informed (Art. 4(11) GDPR). Or remove what contradicts the sentence.',
};
const before = {
  de: '1. {#later} Laden Sie erst nach der Einwilligung, was dem Satz widerspricht: {seen}; nur den Satz zu ändern hilft nicht (§ 25 Abs. 1 TDDDG).',
  en: '1. {#later} Load only after consent what contradicts the sentence: {seen}; changing the sentence alone does not help (Section 25(1) TDDDG).',
};

/** The sentences of this file as the check shows them, and what to do about each of them. */
export function bannerDenialTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const fixes = Object.keys(messages[locale]).map((key) => [key, stepOf(key, locale)]);
  return { messages: messages[locale], fixes: Object.fromEntries(fixes) };
}

/** Where part of it came later, both parts are named. */
function stepOf(message: string, locale: Locale): string {
  if (message.endsWith('Before')) return before[locale];
  return message.endsWith('Later') ? either[locale].replace('{seen}', '{early}, {late}') : either[locale];
}

/**
 * What the banner denies of the whole site on any layer, as cookies or services for advertising, and the measurement shows all the same.
 * `accepted`: the consent was read back, so that what came after it counts.
 */
export function brokenBannerDenials(
  banner: BannerEvidence,
  { services, requests, cookies, accepted }: Pick<Facts, 'services' | 'requests' | 'cookies'> & { accepted: boolean },
): Finding[] {
  const counts = ({ states }: { states: readonly ConsentState[] }) => accepted || states.some((state) => state !== 'accept');
  const measured = { services, requests: requests.filter(counts), cookies: cookies.filter(counts), own: [], matches: new Map(), text: '' };
  // Lines of a window are apart from each other: no sentence goes on in the next.
  const words = `${banner.text}\n${banner.deeperText ?? ''}`.slice(0, 60_000).replace(/(?<=[^\s.!?])\n/g, '.\n');
  const denied = refutedDenials(words, '', measured).flatMap(({ message, params, items, serviceIds, cause }) => {
    const kind = /^denied(Cookies|Services)(Before|Later)?/.exec(message);
    const { path: _, ...shown } = params ?? {};
    if (kind === null || ofPart.test(String(shown['quote']).replace(ofSite, ' '))) return [];
    const own = serviceIds && { serviceIds };
    return [
      {
        message: `untrueDenial${kind[1]}${kind[2] ?? ''}`,
        params: shown,
        items,
        cause: cause.replace(/^privacy-notice:/, 'consent-banner:'),
        ...own,
      },
    ];
  });
  return denied.length > 0 ? denied : countedWithCookies(words, cookies);
}

const countingVerb = '(?:mess(?:en|e)|misst|zähl(?:en|e|t)|erfass(?:en|e|t)|analysier(?:en|e|t)|werte[nt]?|measure|count|analyse)';
/** "Unsere Besuchszahlen messen wir ohne Cookies." */
const withoutCookies = new RegExp(
  `(?<![a-zß-ɏ])${countingVerb}\\s[^.!?\\n]{0,60}?(?:ohne|without)\\s+cookies(?![a-zß-ɏ-])|(?:ohne|without)\\s+cookies\\s[^.!?\\n]{0,60}?(?<![a-zß-ɏ])${countingVerb}(?![a-zß-ɏ])`,
  'iu',
);
/** A condition, or one service of several. */
const limited =
  /(?<![a-zß-ɏ])(?:wenn|sofern|soweit|falls|bis|solange|vorher|zunächst|ohne\s+(?:ihre|deine|eure)|ablehn[a-zß-ɏ]*|if|unless|until|matomo|plausible|etracker|fathom|statify|pirsch)(?![a-zß-ɏ])/iu;

/** The site's own measuring told to be without cookies, and cookies that measure before anybody chose. */
function countedWithCookies(words: string, cookies: Facts['cookies']): Finding[] {
  const sentence = words.split(/(?<=[.!?])\s+|\n/u).find((text) => text.length < 300 && withoutCookies.test(text) && !limited.test(text));
  const early = cookies.filter(
    ({ category, needsConsent, states }) => category === 'analytics' && needsConsent === 'yes' && states.includes('none'),
  );
  const items = atLeastOne(early.map((cookie) => cookieItem(cookie)));
  if (sentence === undefined || !items) return [];
  const params = {
    quote: quoted(sentence.trim()),
    seen: shortList([...new Set(early.map(({ name }) => name))]),
    pages: pathsOf([...new Set(early.flatMap(pagesOfSetting))]),
  };
  const serviceIds = [...new Set(early.flatMap(({ serviceId }) => serviceId ?? []))];
  return [{ message: 'untrueDenialCookies', params, items, cause: 'consent-banner:counting', serviceIds }];
}
