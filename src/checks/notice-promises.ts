import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import { quoted } from './wording.ts';

/**
 * What a notice says that a measurement can refute. `noCookies`: a service, or the whole site, stores no cookies.
 * `noCookiesBefore`: none without consent. `notBefore`: no connection, or no loading, without consent or before an act of the visitor.
 * `privateMode`: the embed is used in a mode that shows in its address.
 */
export type PromiseKind = 'noCookies' | 'noCookiesBefore' | 'notBefore' | 'privateMode';

/** One such statement. */
export interface NoticePromise {
  kind: PromiseKind;
  /** The services of which it speaks; none: it speaks of the whole site. */
  services: ReadonlySet<string>;
  /** The sentence, shortened around what matters. */
  quote: string;
}

const adjectives = '(?:[a-zäöüß]+\\s+){0,4}?';
const consent = '(?:einwillig|zustimm|zugestimmt|eingewilligt|opt-in|consent|agree)';
const only = '(?<![a-zäöüß])(?:erst|nur|ausschließlich|lediglich|only|not until)(?![a-zäöüß])';
const loading =
  '(?<![a-zäöüß])(?:(?:nach)?ge?laden|lädt|verbindung|verbindet|übertragen|übermittelt|übertragung|übermittlung|(?:her|ein)gestellt|aufgebaut|aktiviert|aktiv|eingesetzt|verwendet|genutzt|nutzung|einsatz|verwendung|eingebunden|ausgeführt|gestartet|load(?:ed|s)?|connection|transmitted|transferred|activated|used|embedded)(?![a-zäöüß])';
const connecting =
  '(?<![a-zäöüß])(?:(?:nach)?ge?laden|lädt|verbindung|verbindet|übertragen|übermittelt|übertragung|übermittlung|load(?:ed|s)?|connection|transmitted|transferred)(?![a-zäöüß])';

const asksConsent = new RegExp(consent, 'iu');
const onlyWithConsent = new RegExp(`${only}[^.;:]{0,100}?${consent}`, 'iu');
const nothingWithout = new RegExp(
  `(?:ohne|without)\\s+${adjectives}${consent}[^.;]{0,140}?(?<![a-zäöüß])(?:kein|nicht|no(?:t|ne)?(?![a-z]))|(?<![a-zäöüß])(?:keine?|nicht|no|not)(?![a-zäöüß])[^.;]{0,140}?(?:ohne|without)\\s+${adjectives}${consent}`,
  'iu',
);
const onlyOnAct =
  /(?<![a-zäöüß])erst\s+(?:dann|danach|anschließend|jetzt)(?![a-zäöüß])|(?<![a-zäöüß])erst(?![a-zäöüß])[^.;]{0,120}?(?:klick|wähl|aktivier|betätig|abspiel|starten|anseh|öffne)|(?<![a-z])only\s+(?:then|when|after|once)(?![a-z])[^.;]{0,120}?(?:click|choos|select|start|play|activat)/iu;
const loads = new RegExp(loading, 'iu');
const connects = new RegExp(connecting, 'iu');
/** What is passed on, put together or asked for elsewhere says nothing of what loads; and what somebody else says, or a condition, is no promise. */
const otherMatter =
  /(?:sofern|soweit|falls|wenn|if|insofar)[^.;]{0,80}(?:abgefragt|eingeholt|erforderlich|requested|obtained|required)|weiter(?:gegeben|gabe|geleitet|leitung)|(?:an|durch) dritte|zusammengef|verknüpf|(?<![a-zäöüß])profil|newsletter|rundbrief|widerruf|widersprech|widerspruch|e-mail|bewerb|formular|(?<![a-zäöüß])laut |nach (?:eigenen |den )?angaben|können sie|sie können|you can|personalisier|geräteübergreifend|werbezweck|marketingzweck|signal|remarketing|retargeting|zusätzlich|erweitert|weitere|weitergehend|vollständig|passed on|third parties|profile|additional/iu;

const cookieWord = '(?:browser-?)?cookies?(?![a-zäöüß-])';
const deniesCookies = new RegExp(
  `(?<![a-zäöüß])keine(?:rlei)?\\s+${cookieWord}|(?:ohne|without)\\s+(?:(?:den\\s+)?einsatz\\s+von\\s+|(?:die\\s+)?verwendung\\s+von\\s+|using\\s+|any\\s+)?${cookieWord}|verzicht[a-zäöüß]*\\s+(?:[a-zäöüß]+\\s+){0,3}auf\\s+(?:den\\s+einsatz\\s+von\\s+|die\\s+verwendung\\s+von\\s+)?${cookieWord}|cookielos|cookie-?frei|cookieless|(?<![a-z])(?:no|not\\s+(?:use|set)(?:\\s+any)?)\\s+${cookieWord}`,
  'iu',
);
/** "Keine Cookies von Drittanbietern", "keine Cookies, die …": some others there may be. */
const someCookies = new RegExp(
  `${cookieWord}\\s*(?:,\\s*(?:die|welche|mit\\s+denen|that|which)(?![a-zäöüß])|von\\s+dritt|dritter|zu\\s+(?:werbe|marketing)|für\\s+(?:werb|marketing|dritt)|zur\\s+(?:werb|profil)|mit\\s+(?:personen|einer\\s+laufzeit)|from\\s+third|for\\s+(?:advertis|market))`,
  'iu',
);
const conditional =
  /(?<![a-zäöüß])(?:wenn|sofern|soweit|falls|solange|sobald|bis|bevor|sonst|andernfalls|dann|modus|variante|alternativ|deaktivier[a-zäöüß]*|blockier[a-zäöüß]*|browser(?:einstellung[a-zäöüß]*)?|können|kann|könnte|würde|möglich|if|unless|until|when|mode|can|could|may)(?![a-zäöüß])/iu;
const ofSite =
  /(?<![a-zäöüß])(?:wir|diese[rs]?\s+(?:website|webseite|internetseite|seite|homepage)|unsere[rn]?\s+(?:website|webseite|internetseite|seiten?|homepage|online-?angebot)|die\s+(?:website|webseite|internetseite|homepage)|we|this\s+(?:web)?site|our\s+(?:web)?site)(?![a-zäöüß])/iu;
const privateModes: readonly { service: string; pattern: RegExp }[] = [
  {
    service: 'youtube',
    pattern: /erweiterte[nrms]?\s+datenschutz-?\s?modus|youtube-nocookie|privacy[- ]enhanced/iu,
  },
  { service: 'vimeo', pattern: /do[\s-]?not[\s-]?track|(?<![a-z])dnt(?![a-z])/iu },
];
const negated = /(?<![a-zäöüß])(?:nicht|kein[a-zäöüß]*|ohne|not|no|without)(?![a-zäöüß])/iu;

/**
 * What a notice promises, of its services and of the whole site, plainest words first. Only the plainest sentences count: a doubtful
 * one promises nothing.
 */
export function promisesOf(notice: string): readonly NoticePromise[] {
  if (last?.notice !== notice) last = { notice, promises: readPromises(notice) };
  return last.promises;
}

/** Each cookie is asked for in the same notice. */
let last: { notice: string; promises: readonly NoticePromise[] } | null = null;

function readPromises(notice: string): NoticePromise[] {
  const promises = sentencesOf(notice).flatMap((sentence) => {
    const kind = kindOf(sentence);
    return kind === null ? [] : [{ kind, services: sentence.about, quote: quoted(sentence.text.replace(/\s+/g, ' ').trim()) }];
  });
  // "Keine Daten an … übertragen" says more than that the use rests on consent.
  const { plain = [], other = [] } = Object.groupBy(promises, ({ quote }) => (connects.test(quote) ? 'plain' : 'other'));
  return [...plain, ...other];
}

function kindOf({ text, about, names, general }: NoticeSentence): PromiseKind | null {
  if (/\?["“”)]?$/.test(text) || text.length < 20) return null;
  if (about.size === 0)
    return general && isDenial(text) && ofSite.test(text) && !conditional.test(text) && !/ohne/i.test(text) ? 'noCookies' : null;
  const mode = privateModes.find(({ service, pattern }) => about.has(service) && pattern.test(text));
  if (mode && !negated.test(text.replace(mode.pattern, ''))) return 'privateMode';
  // "Anders als Google Analytics setzt Matomo keine Cookies": of which of them it speaks is not to be seen.
  if (isDenial(text) && names <= 1) {
    if (nothingWithout.test(text)) return 'noCookiesBefore';
    return conditional.test(text) || asksConsent.test(text) ? null : 'noCookies';
  }
  if (otherMatter.test(text)) return null;
  const withConsent = onlyWithConsent.test(text) || nothingWithout.test(text);
  const ofCookies = /cookies?(?![a-zäöüß])/iu.test(text);
  if (withConsent && ofCookies)
    return /(?:gesetzt|setzt|gespeichert|speichert|set|stored)(?![a-zäöüß])/iu.test(text) ? 'noCookiesBefore' : null;
  if (withConsent && loads.test(text)) return 'notBefore';
  return onlyOnAct.test(text) && connects.test(text) && !ofCookies ? 'notBefore' : null;
}

function isDenial(text: string): boolean {
  return deniesCookies.test(text) && !someCookies.test(text) && !/(?<![a-zäöüß])(?:nicht ohne|not without)(?![a-zäöüß])/iu.test(text);
}
