import { serviceOf } from '#knowledge/find-service.ts';
import { quoted } from '../wording.ts';
import { isOfLinksAlone } from './link-sentences.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import { promisesOnRefusal } from './on-refusal.ts';
import { consequence, isOwnDelivery, runsOnOwnServers } from './own-server-promises.ts';
import { ofPayments, promisesPayments } from './payment-promises.ts';
import {
  asksConsent,
  connects,
  consentToCookies,
  deniesCookies,
  ifPaid,
  loads,
  noData,
  nothingBeforeAct,
  nothingWithout,
  ofData,
  ofSite,
  onAct,
  onlyLinks,
  onlyOnAct,
  onlyWithConsent,
  privateModes,
  receives,
  someCookies,
  startsWithConsent,
  works,
} from './promise-sentences.ts';
import {
  afterwards,
  conditional,
  isConditional,
  negated,
  notFromThere,
  nothingUnlessChosen,
  only,
  onlyNeededYet,
  onlyWhenPaying,
  otherMatter,
  partly,
  unlessPart,
  visitorLedOn,
  withdrawalBeside,
} from './promise-words.ts';
import { isOfUnneededServices, promisesRest } from './rest-of-cookies.ts';

/**
 * What a notice says that a measurement can refute. `noCookies`: a service, or the whole site, stores no cookies.
 * `noCookiesBefore`: none without consent. `noDataBefore`: nothing is transmitted without consent or an act of the visitor, or the service
 * is only linked. `notBefore`: it does not load before that. `withConsent`: it is said to work with consent, without an "only".
 * `onRefusal`: nothing happens once the visitor has refused.
 * `onAct`: what it is told is said of an act of the visitor, without an "only".
 * `privateMode`: the embed is used in a mode that shows in its address. `ownFiles`: fonts or pictures come from the site's own server.
 * `ownServers`: the site runs the service itself. `whenPaying`: data go to a payment service when somebody pays with it.
 */
export type PromiseKind =
  | 'noCookies'
  | 'noCookiesBefore'
  | 'noDataBefore'
  | 'notBefore'
  | 'withConsent'
  | 'onAct'
  | 'onRefusal'
  | 'privateMode'
  | 'ownFiles'
  | 'ownServers'
  | 'whenPaying';

/** One such statement. */
export interface NoticePromise {
  kind: PromiseKind;
  /** The services of which it speaks; none: it speaks of the whole site. */
  services: ReadonlySet<string>;
  /** The sentence, shortened around what matters. */
  quote: string;
  /** Of a private mode: the sentence also says that no cookies are set in it. */
  withoutCookies?: true;
  /** Of `noDataBefore`: that there is no connection at all, whoever might bring it about. */
  always?: true;
  /** Of `notBefore`: it is said to load when somebody pays. */
  atPayment?: true;
  /** Of `withConsent`: that it does its work under a consent alone. */
  alone?: true;
}

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
  const sentences = sentencesOf(notice);
  const said = sentences.filter((sentence) => !isOfLinksAlone(sentence, sentences));
  const promises = said.flatMap((sentence) =>
    kindsOf(sentence).map((kind): NoticePromise => {
      const services =
        (kind === 'ownFiles' && sentence.names === 0) || speaksOfOthers(sentence)
          ? nobody
          : kind === 'privateMode'
            ? inOpenModeToo(sentence.about)
            : sentence.about;
      const isWithout = kind === 'privateMode' && saysNoCookies(sentence);
      const quote = quoted(sentence.text.replace(/\s+/g, ' ').trim());
      const isAlways = kind === 'noDataBefore' && deniesConnection(sentence) && !byIt.test(sentence.text);
      const atPayment = kind === 'notBefore' && onlyWhenPaying.test(sentence.text);
      return {
        kind,
        services: kind === 'notBefore' && sentence.about.size === 0 ? ofPayments : services,
        quote,
        ...(isWithout && { withoutCookies: true as const }),
        ...(isAlways && { always: true as const }),
        ...(atPayment && { atPayment: true as const }),
        ...(kind === 'withConsent' && onlyWithConsent.test(sentence.text) && { alone: true as const }),
      };
    }),
  );
  // "Keine Daten an … übertragen" says more than that the use rests on consent.
  const ranked = plainness.flatMap((kinds) => promises.filter(({ kind }) => kinds.includes(kind)));
  const isPlainest = ({ kind, quote }: NoticePromise) => kind === 'whenPaying' && nothingElse.test(quote);
  return [
    ...ranked.filter((promise) => !isOfPaying(promise)),
    ...ranked.filter(isPlainest),
    ...ranked.filter((promise) => isOfPaying(promise) && !isPlainest(promise)),
  ];
}

/** "Nur dann, wenn Sie diese Zahlungsart wählen": says more than what happens on paying. */
const nothingElse = new RegExp(only, 'iu');
const isOfPaying = ({ kind }: NoticePromise) => kind === 'whenPaying';
const nobody: ReadonlySet<string> = new Set();
/** Who loads in the open mode is known under the name of the open service: "erweiterter Datenschutzmodus" names the other. */
function inOpenModeToo(about: ReadonlySet<string>): ReadonlySet<string> {
  return about.has('youtube-nocookie') ? new Set([...about, 'youtube']) : about;
}

const plainness: readonly PromiseKind[][] = [
  ['noDataBefore', 'noCookies', 'noCookiesBefore', 'privateMode', 'ownFiles', 'ownServers'],
  ['notBefore'],
  ['withConsent', 'whenPaying', 'onAct', 'onRefusal'],
];

const onTime: ReadonlySet<PromiseKind | null> = new Set(['noDataBefore', 'notBefore', 'withConsent']);

/** "Alle anderen Dienste starten erst mit Ihrer Einwilligung", "Alles Weitere geschieht nur mit Ihrer Einwilligung", in the section on the consent tool: of that service it says nothing. */
function speaksOfOthers({ text, names, about, underConsentTool }: NoticeSentence): boolean {
  if (names > 0) return false;
  if (underConsentTool && promisesRest(text)) return true;
  return about.size > 0 && (ofOthers.test(text) || isOfUnneededServices(text));
}

/**
 * "Vorher wird kein Skript eines Drittanbieters geladen", in the section on the tool that asks: it speaks of what the tool holds back. The
 * tool itself has to load before anybody can consent.
 */
function isOfConsentTool({ about }: Pick<NoticeSentence, 'about'>): boolean {
  return about.size > 0 && [...about].every((id) => serviceOf(id)?.category === 'cmp');
}

const loadsLater: ReadonlySet<PromiseKind> = new Set(['notBefore', 'withConsent', 'onAct', 'onRefusal']);

const ofOthers =
  /^(?:[a-zäöüß]+\s+){0,3}?(?:alle[nrs]?|sämtliche[nrs]?|all)\s+(?:anderen?|übrigen?|weiteren?|sonstigen?|other|further|remaining)\s+(?:[a-zäöüß]+\s+){0,2}?(?:diensten?|tools?|cookies?|inhalten?|skripten?|technologien|anwendungen|programme?n?|services|scripts|content)(?![a-zäöüß])/iu;

/** "Videos werden erst nach einem Klick geladen und mit „Do not track“ abgespielt, sodass Vimeo keine Cookies setzt": when it loads is told too. */
function kindsOf(sentence: NoticeSentence): PromiseKind[] {
  if (speaksOfOthers(sentence)) return promisesRest(sentence.text) ? ['noCookiesBefore'] : [];
  const kind = kindOf(sentence);
  if (kind === null || (isOfConsentTool(sentence) && (loadsLater.has(kind) || (sentence.names === 0 && kind === 'noDataBefore'))))
    return [];
  if ((kind !== 'privateMode' && kind !== 'noCookies') || sentence.names > 1) return [kind];
  const text = privateModes.reduce((rest, { pattern }) => rest.replace(pattern, ' '), sentence.text.replace(consequence, ''));
  const time = deniesCookies.test(text) || text.length < 20 ? null : timeOf({ ...sentence, text });
  return time !== null && onTime.has(time) ? [kind, time] : [kind];
}

function kindOf(sentence: NoticeSentence): PromiseKind | null {
  const { text, about, names, general } = sentence;
  if (/\?["“”)]?$/.test(text) || text.length < 20) return null;
  if (names === 0 && isOwnDelivery(sentence)) return 'ownFiles';
  if (about.size === 0 && general && promisesRest(text)) return 'noCookiesBefore';
  if (about.size === 0 && general && onlyNeededYet.test(text)) return 'noCookiesBefore';
  if (about.size === 0 && promisesPayments(text) && connects.test(text)) return 'notBefore';
  if (about.size === 0)
    return general && isDenial(text) && ofSite.test(text) && !isConditional(text) && !/ohne/i.test(text.replace(doesWithout, ' '))
      ? cookielessKind(text)
      : null;
  if (names <= 1 && nothingUnlessChosen.test(text) && unlessPart.test(text)) return 'noDataBefore';
  if (ifPaid.test(text) && receives.test(text) && [...about].some((id) => serviceOf(id)?.category === 'payment')) return 'whenPaying';
  const mode = privateModes.find(({ service, pattern }) => inOpenModeToo(about).has(service) && pattern.test(text));
  if (mode && usesMode(text, mode.pattern)) return 'privateMode';
  // "Anders als Google Analytics setzt Matomo keine Cookies": of which of them it speaks is not to be seen.
  if (isDenial(text) && names <= 1) {
    if (nothingWithout.test(text)) return 'noCookiesBefore';
    return saysNoCookies(sentence) ? 'noCookies' : null;
  }
  if (names === 1 && onlyLinks.test(text) && !conditional.test(text)) return namesItself(sentence) ? 'noDataBefore' : null;
  if (runsOnOwnServers(sentence)) return 'ownServers';
  // That there is no connection says more than where the fonts lie.
  const told = timeOf(sentence) ?? (isOwnDelivery(sentence) ? 'ownFiles' : null);
  return told ?? (names <= 1 && promisesOnRefusal(text) ? 'onRefusal' : null);
}

/** What a sentence says of the time before a consent or an act. */
function timeOf(sentence: NoticeSentence): PromiseKind | null {
  const { about, names } = sentence;
  const text = sentence.text.replace(withdrawalBeside, '').replace(afterwards, '');
  if (otherMatter.test(text.replace(visitorLedOn, ' '))) return null;
  const withConsent = onlyWithConsent.test(text) || nothingWithout.test(text);
  // "… lädt erst mit Ihrer Einwilligung (Cookie NID, 6 Monate)": what stands in brackets is told beside.
  const ofCookies = /cookies?(?![a-zäöüß])/iu.test(text.replace(/\([^()]{0,200}\)/g, ' ').replace(consentToCookies, ' '));
  if (withConsent && ofCookies) return setsThem.test(text) ? 'noCookiesBefore' : null;
  const beforeAct = onlyOnAct.test(text) || nothingBeforeAct.test(text);
  if ((withConsent || (beforeAct && !ofCookies)) && connects.test(text) && ofData.test(text)) return 'noDataBefore';
  if (withConsent && loads.test(text)) return 'notBefore';
  if (beforeAct && connects.test(text) && !ofCookies) return 'notBefore';
  if (deniesConnection(sentence)) return 'noDataBefore';
  if (names <= 1 && onlyWhenPaying.test(text) && connects.test(text) && !ofCookies && isOfPayment(about)) return 'notBefore';
  if (names <= 1 && !ofCookies && onAct.test(text) && connects.test(text) && isOpenedByVisitors(about)) return 'onAct';
  const asked = startsWithConsent.test(text) || onlyWithConsent.test(text);
  if (names > 1 || !asked) return null;
  // That one may need no consent at all: then nothing is said of the time before it.
  if (ofCookies) return setsThem.test(text) && [...about].every((id) => serviceOf(id)?.consent === 'yes') ? 'noCookiesBefore' : null;
  return works.test(text) ? 'withConsent' : null;
}

function isOpenedByVisitors(about: ReadonlySet<string>): boolean {
  return about.size > 0 && [...about].every((id) => opened.has(serviceOf(id)?.category ?? ''));
}

/** What a visitor starts where it stands. */
const opened: ReadonlySet<string> = new Set(['video', 'audio', 'map']);

function isOfPayment(about: ReadonlySet<string>): boolean {
  return [...about].some((id) => serviceOf(id)?.category === 'payment');
}

/** "Diese Website kommt ganz ohne Cookies aus": no condition, but the denial itself. */
const doesWithout =
  /(?<![a-zäöüß])kommt\s+(?:(?:ganz|völlig|gänzlich|komplett|vollständig|vollkommen|bewusst)\s+){0,2}ohne\s+(?:jegliche\s+)?cookies\s+(?:und\s+(?:ohne\s+)?[a-zäöüß-]{3,25}\s+)?aus(?![a-zäöüß])/iu;

const setsThem = /(?<![a-zäöüß])(?:gesetzt|setz(?:en|t)|gespeichert|speicher(?:n|t)|sets?|stored?s?)(?![a-zäöüß])/iu;

function cookielessKind(text: string): 'noCookies' | 'noCookiesBefore' {
  return nothingWithout.test(text) ? 'noCookiesBefore' : 'noCookies';
}

/** That no cookies are set, whatever the visitor does. */
function saysNoCookies({ text, names }: NoticeSentence): boolean {
  return names <= 1 && isDenial(text) && ![isConditional(text), asksConsent.test(text), nothingWithout.test(text)].includes(true);
}

/** What may follow a name without making it another thing: the form of the company, or the end of a part of the sentence. */
const continued =
  /^(?:[-–](?!(?:Video|Karte|Plug|Widget|Dienst|Inhalt|Skript))[A-Za-zÄÖÜäöüß]|\s+(?!(?:GmbH|AG|SE|eG|KG|Inc|LLC|Ltd|Limited|Corp|Corporation|B\.V|N\.V|S\.A|S\.à|Europe|Ireland|Irland|Deutschland|Germany|Wir|Ich)(?![a-zäöüß]))(?:[A-ZÄÖÜ]|[^"“”„»«‘’‚.,;:()]{1,40}["“”»«‘’](?!\s*[a-zäöüß]*["“„])))/u;

/**
 * "DATEV Unternehmen online" and "unser YouTube-Kanal" are other things than what loads from there: that these are only linked is true
 * all the same. Only a sentence on the service under its own name is refuted.
 */
function namesItself({ text, about }: NoticeSentence): boolean {
  return [...about].some((id) => {
    const service = serviceOf(id);
    return [service?.name ?? '', ...(service?.aliases ?? [])].some((name) => {
      const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
      return at >= 0 && !/[a-zäöüß\d]/iu.test(text[at - 1] ?? '') && !continued.test(text.slice(at + name.length));
    });
  });
}

/** "Beim Besuch unserer Seiten": no condition, as nobody reads them otherwise. */
const onVisit =
  /(?<![a-zäöüß])(?:bei|beim|during)\s+(?:(?:dem|ihrem|deinem|einem|your)\s+)?(?:bloßen\s+|reinen\s+)?(?:besuch|aufruf(?:en)?|laden|visit|öffnen|ansehen|anschauen|lesen|betrachten|viewing)\s+(?:(?:unser|dies|d)e[nrsm]?|des|dieses|unseres|of|to|our)\s+(?:(?:our|this)\s+)?(?:(?:web|internet|preis|angebots|artikel|produkt)?(?:sites?|seiten?)|homepage|website|preise|angebote|artikel|produkte|prices|products)(?![a-zäöüß])/giu;

/** "Eine Verbindung findet dabei nicht statt": by what stands before, not by what others load. */
const byIt = /(?<![a-zäöüß])(?:dabei|hierbei|dadurch|hierdurch|so\s*dass|so|damit|thereby|in\s+doing\s+so)(?![a-zäöüß])/iu;

/** "…, sondern liegen bei unserem Anbieter": where it comes from instead is no condition, unless it says when. */
const insteadOf = /,\s*(?:sondern|but)\s+(?![^;]{0,200}?(?<![a-zäöüß])(?:nur|erst|lediglich|only)(?![a-zäöüß]))[^;]*$/iu;

/** "Eine Verbindung zu Servern von Google findet nicht statt", without any condition. */
function deniesConnection({ text, names }: NoticeSentence): boolean {
  return (
    names <= 1 &&
    (noData.test(text) || notFromThere.test(text)) &&
    connects.test(text) &&
    !isConditional(text) &&
    !asksConsent.test(text) &&
    !/(?<![a-zäöüß])(?:bei|beim|mit|ohne|außer|during|with|except|usa|drittl[a-zäöüß]+|dritte[nr]?)(?![a-zäöüß])/iu.test(
      text.replace(onVisit, ' ').replace(insteadOf, ''),
    )
  );
}

/** A negation speaks of the mode itself only within its part of the sentence. */
function usesMode(text: string, pattern: RegExp): boolean {
  const clause = text.split(/[:;,–]/).find((part) => pattern.test(part)) ?? text;
  return !negated.test(clause.replace(pattern, '')) && !partly.test(clause);
}

function isDenial(text: string): boolean {
  return deniesCookies.test(text) && !someCookies.test(text) && !/(?<![a-zäöüß])(?:nicht ohne|not without)(?![a-zäöüß])/iu.test(text);
}
