import { isHeading } from '#knowledge/notice-lines.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { quoted } from '../wording.ts';
import { ofOtherMatter, watchingDeniedIn } from './denied-watching.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import { saysOnlyCookies } from './only-cookies.ts';
import { onlyWithConsent, unconsentedYet } from './promise-sentences.ts';
import { negated, otherMatter } from './promise-words.ts';
import { promisesRest } from './rest-of-cookies.ts';

/**
 * What a notice denies of the whole site, by kind instead of by name. `cookies`: cookies of a kind. `services`: services of a kind, also
 * that data go to them. `others`: services of others besides those it describes.
 */
export interface SiteDenial {
  kind: 'cookies' | 'services' | 'others';
  /** The kinds of work denied; of `cookies` also those of third parties. Empty for `others`. */
  categories: ReadonlySet<ServiceCategory>;
  thirdParties: boolean;
  /** Denied only for the time before consent. */
  beforeConsent: boolean;
  /** "Soweit im Folgenden nichts anderes gesagt ist": what the notice describes is excepted. */
  exceptDescribed: boolean;
  /** Of `cookies`: that the site sets nothing but necessary ones, whenever that is. */
  onlyNeeded?: true;
  /** Of `others`: that nothing comes from their servers, so that bare files refute it too. */
  files?: boolean;
  quote: string;
}

const kindWords: readonly [RegExp, readonly ServiceCategory[]][] = [
  [/werb|marketing|retargeting|remarketing|advertis|(?<![a-zß-ɏ])ads?(?![a-zß-ɏ])/iu, ['marketing']],
  [/statisti|analy|reichweiten|messdienst|measurement/iu, ['analytics', 'session-replay']],
  [/track/iu, ['analytics', 'session-replay', 'marketing']],
];
/** The kinds of work that words name: „Statistik und Marketing“. */
export function kindsNamed(words: string): ReadonlySet<ServiceCategory> {
  return new Set(kindWords.flatMap(([word, kinds]) => (word.test(words) ? kinds : [])));
}

const kindWord =
  '(?:werbe?|werbung|marketing|retargeting|remarketing|statistik|analyse|webanalyse|analytics|reichweiten|tracking|profiling|drittanbieter|third-?party|advertising)';
/** "Werbe-, Tracking- oder Drittanbieter-": what is denied together. */
const kindList = `${kindWord}(?:s)?(?:-?(?:\\s?,\\s?|\\s?/\\s?|\\s+(?:und|oder|bzw\\.?|sowie|noch|and|or|nor)\\s+)${kindWord}){0,3}`;
const no =
  "(?<![a-zß-ɏ])(?:keine(?:rlei|[nr])?|kein|no|(?:not|don[’']t|doesn[’']t)\\s+(?:use|set|store|place)(?:\\s+any)?|verzichte[nt]?\\s+(?:(?!(?:sie|du|ihr)\\s)[a-zß-ɏ]+\\s+){0,3}?auf)\\s+(?:[a-zß-ɏ]{3,20}e[nrs]?\\s+){0,2}?";
const deniedCookies = new RegExp(`${no}(?:${kindList})[-\\s]?cookies?(?![a-zß-ɏ])`, 'iu');
/** "Cookies von anderen Firmen": who is a third party. */
const foreignFirms =
  '(?:anderen|fremden|externen|other)\\s+(?:firmen|unternehmen|anbietern?|websites?|webseiten|seiten|servern?|stellen|diensten|companies|providers|parties|sites)';
const deniedCookiesOf = new RegExp(
  `${no}cookies?\\s+(?:von\\s+(?:dritt[a-zß-ɏ]*|${foreignFirms})|dritter|(?:zu|für|for)\\s+(?:werbe|werbung|werblich|marketing|tracking|analyse|advertising)[a-zß-ɏ-]*|from\\s+third\\s+part)`,
  'iu',
);
/** "Cookies von anderen Firmen gibt es bei uns nicht", "Cookies von Drittanbietern setzen wir nicht ein". */
const deniedForeign = new RegExp(
  `(?<![a-zß-ɏ])(?:cookies?\\s+(?:von\\s+(?:dritt[a-zß-ɏ]*|${foreignFirms})|dritter|from\\s+${foreignFirms})|(?:drittanbieter|third-?party)[-\\s]cookies?)\\s[^.,;:]{0,60}?(?<![a-zß-ɏ])(?:nicht|not)(?!\\s+(?:ohne|bevor|vor|nur|zum?|zur|um|für|dazu|without|before|to|for))(?![a-zß-ɏ])`,
  'iu',
);
/** "Cookies zu Werbezwecken verwenden wir nicht", "Marketing-Cookies setzen wir nicht ein". */
const deniedCookiesAfter = new RegExp(
  `(?<![a-zß-ɏ])(?:${kindList}[-\\s]?cookies?|cookies?\\s+(?:zu|zur|zum|für|for)\\s+(?:werb|marketing|tracking|analyse|advertising)[a-zß-ɏ-]{0,20})\\s[^.,;:]{0,60}?(?<![a-zß-ɏ])(?:setzen|verwenden|nutzen|werden|set|used?)\\s(?:[^.,;:]{0,40}?\\s)?(?:nicht|not)(?!\\s+(?:ohne|bevor|vor|nur|zum?|zur|um|für|dazu|without|before|to|for))(?![a-zß-ɏ])`,
  'iu',
);
const deniedServices = new RegExp(
  `${no}(?:${kindList})[-\\s]?(?:dienste?n?|tools?|werkzeuge?|programme?|software|tracker|skripte|scripts|pixel|techniken|technologien|technologies|services|anbieter|netzwerke?)(?![a-zß-ɏ])`,
  'iu',
);
/** "Cookies zu Werbezwecken setzen wir erst, wenn Sie zugestimmt haben": before that, none of the kind. */
const cookiesOfKind = new RegExp(
  `(?<![a-zß-ɏ])(?:${kindList}[-\\s]?cookies?|cookies?\\s+(?:zu|zur|zum|für|von|for|from)\\s+(?:${kindWord}|werb|dritt|third)[a-zß-ɏ-]{0,20}(?:\\s+(?:und|oder|and|or)\\s+(?:${kindWord})[a-zß-ɏ-]{0,12})?)(?![a-zß-ɏ])`,
  'iu',
);
const set =
  /(?<![a-zß-ɏ])(?:setze[nt]?|setzt|gesetzt|speicher(?:n|t)|gespeichert|verwende[nt]?|nutzen|genutzt|eingesetzt|sets?|stored?|used?|placed?)(?![a-zß-ɏ])/iu;
const adNetworks =
  '(?:werbenetzwerke?n?|werbepartnern?|werbedienste?n?|werbeanbietern?|werbetreibende|ad\\s+networks|advertisers|advertising\\s+(?:networks|partners))';
const deniedPassing = new RegExp(
  `${no}(?:[a-zß-ɏ-]*daten|informationen|data)\\s[^.,;]{0,60}?(?<![a-zß-ɏ])${adNetworks}|(?<![a-zß-ɏ])${adNetworks}\\s[^.,;]{0,60}?${no}(?:[a-zß-ɏ-]*daten|informationen|data)(?![a-zß-ɏ])`,
  'iu',
);
const other = '(?:weitere[nrs]?|andere[nrs]?|sonstige[nrs]?|zusätzliche[nrs]?|further|other|additional)';
const foreign =
  '(?:(?:externe[nr]?\\s+)?(?:dienste?n?|inhalte[n]?|tools?|plug-?ins?|anbieter[n]?|elemente[n]?|services|content)\\s+(?:von\\s+)?(?:dritt[a-zß-ɏ]*|externe[nr]?\\s+anbieter[n]?|from\\s+third\\s+parties|of\\s+third\\s+parties)|drittanbieter[n]?(?:-?(?:dienste?n?|inhalte[n]?|tools?|plug-?ins?))?|fremddienste?n?|externe[nr]?\\s+(?:dienste?n?|inhalte[n]?|tools?)|third-?party\\s+(?:services|content|tools|providers))';
/** "Inhalte von fremden Servern": whatever comes from there, files as well. */
const fromServers =
  '(?:(?:inhalte[n]?|dateien|schriften|skripte|elemente[n]?|ressourcen|content|files)\\s+(?:von|aus|from)\\s+(?:fremden|externen|anderen|dritten|foreign|external|other)\\s+(?:servern?|quellen|websites?|servers|sources))';
const embedded =
  '(?:eingebunden|eingesetzt|verwendet|genutzt|geladen|nutzen|nutzt|verwenden|verwendet|setzen|setzt|binden|bindet|laden|lädt|embed(?:ded)?|used?|integrate[d]?|load(?:ed)?)';
const nearby = '[^.;:]{0,80}?(?<![a-zß-ɏ])';
const end = '(?![a-zß-ɏ-])';
/** "Weitere Dienste von Drittanbietern sind nicht eingebunden", "Wir binden keine weiteren Dienste ein". */
const deniedOthers = [
  `(?<![a-zß-ɏ])(?:${other}\\s+)?${foreign}${end}${nearby}(?:nicht|not)${end}${nearby}${embedded}${end}`,
  `(?<![a-zß-ɏ])(?:${other}\\s+)?${foreign}${end}${nearby}${embedded}${end}${nearby}nicht(?:\\s+ein)?${end}`,
  `(?<![a-zß-ɏ])${embedded}${end}${nearby}(?:keine|no)\\s+(?:${other}\\s+)?${foreign}${end}`,
  `(?<![a-zß-ɏ])(?:keine|no)\\s+(?:${other}\\s+)?${foreign}${end}${nearby}${embedded}${end}`,
  `(?<![a-zß-ɏ])(?:binden|bindet|setzen|setzt|nutzen|nutzt|verwenden|verwendet)${end}${nearby}keine\\s+${other}\\s+(?:externen\\s+)?(?:dienste|tools|drittdienste|anbieter)${end}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** "Es werden keine Inhalte von fremden Servern geladen", "Inhalte von externen Servern laden wir nicht". */
const deniedServers = [
  `(?<![a-zß-ɏ])(?:keine(?:rlei)?|no)\\s+${fromServers}${end}${nearby}${embedded}${end}`,
  `(?<![a-zß-ɏ])${embedded}${end}${nearby}(?:keine(?:rlei)?|no)\\s+${fromServers}${end}`,
  `(?<![a-zß-ɏ])${fromServers}${end}${nearby}${embedded}${end}${nearby}(?:nicht|not)${end}`,
  `(?<![a-zß-ɏ])${fromServers}${end}${nearby}(?:nicht|not)${end}${nearby}${embedded}${end}`,
].map((pattern) => new RegExp(pattern, 'iu'));

const conditions =
  /(?<![a-zß-ɏ])(?:wenn|sofern|falls|solange|sobald|bevor|erst|nur|ausschließlich|können|kann|könnte|würde|möglich|browser[a-zß-ɏ]*|grundsätzlich|regel|teilweise|außer|ausgenommen|if|unless|until|when|only|can|may|except)(?![a-zß-ɏ])/iu;
const caveat =
  /(?<![a-zß-ɏ])(?:soweit|sofern|falls|wenn)\s[^.;]{0,60}?(?:nicht?s?\s+(?:anderes|abweichendes|anders)|nicht\s+(?:ausdrücklich|nachfolgend|im\s+folgenden))[^.;]{0,60}|(?<![a-z])unless\s+(?:otherwise\s+)?stated[^.;]{0,60}/iu;
/** Of mails, apps and other places the sentence does not speak of the pages. */
const elsewhere =
  /(?<![a-zß-ɏ])(?:newsletter[a-zß-ɏ]*|e-?mails?|rundbrief[a-zß-ɏ]*|app|formular[a-zß-ɏ]*|bewerb[a-zß-ɏ]*|chat|auftragsverarbeiter[a-zß-ɏ]*|drittl[aä]nd[a-zß-ɏ]*|personalisiert[a-zß-ɏ]*|künftig|früher)(?![a-zß-ɏ])/iu;
const ofPages =
  /(?<![a-zß-ɏ])(?:website|webseite|webseiten|internetseite|seiten|homepage|online-?angebot|internetauftritt|shop|site)(?![a-zß-ɏ])/iu;
const beforeConsent = new RegExp(unconsentedYet, 'iu');

/** "Andere Empfänger erhalten Ihre Daten dabei nicht": said of what stands before. */
const ofOneMatter = /(?<![a-zß-ɏ])(?:dabei|hierbei|dafür|hierfür|dazu|hierzu|insoweit|thereby|for\s+this)(?![a-zß-ɏ])/iu;
const namedThere = '(?:genannt|aufgeführt|beschrieben|bezeichnet|named|listed|described)';
const recipients =
  '(?:empfängern?|dienstleistern?|dienste[n]?|anbietern?|stellen|dritten?|unternehmen|personen|recipients|providers|parties)';
/** "Außer den genannten Dienstleistern erhält niemand Ihre Daten", "Weitere Empfänger gibt es nur, soweit sie unten genannt sind". */
const deniedRecipients = [
  `(?<![a-zß-ɏ])(?:außer|neben|bis\\s+auf|abgesehen\\s+von|apart\\s+from|besides|except)\\s+(?:(?:an\\s+)?(?:den|die|diesen|the)\\s+)?(?:[a-zß-ɏ]+\\s+){0,2}?${namedThere}(?:en)?\\s+(?:[a-zß-ɏ-]+\\s+){0,2}?${recipients}${nearby}(?:niemand|kein(?:e[nrsm]?)?\\s+(?:andere[rnms]?|weitere[rnms]?|dritte[rn]?)|nobody|no\\s+one|no\\s+other)${end}`,
  `(?<![a-zß-ɏ])${other}\\s+${recipients}\\s+(?:gibt\\s+es|erhalten|bekommen|haben|setzen\\s+wir|beauftragen\\s+wir)${nearby}(?:nicht|keine|nur,?\\s+(?:soweit|sofern|wenn|die)\\s[^.;:]{0,40}?${namedThere})${end}`,
  `(?<![a-zß-ɏ])(?:niemand\\s+(?:sonst|anderes|anders)|nobody\\s+else|no\\s+one\\s+else)\\s+(?:erhält|bekommt|receives|gets)\\s+(?:ihre|deine|diese|die|your|the)\\s+(?:daten|data)${end}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** What the notice denies of the whole site; a sentence that denies under another condition than consent denies nothing here. */
export function siteDenialsOf(notice: string): SiteDenial[] {
  const sentences = sentencesOf(notice);
  // Where it goes on with cookies and consent, "nur notwendige Cookies" speaks of the time before.
  const isOfBefore = (index: number) =>
    sectionAround(sentences, index).some(({ text }) => tellsOfConsent.test(text) && !/widerruf|withdraw/iu.test(text));
  // "Alle anderen nur mit Ihrer Einwilligung" says the same of that time.
  const isToldOfRest = sentences.some(({ text }) => promisesRest(text));
  return sentences.flatMap((sentence, index) => [
    ...denialsIn(sentence),
    ...(isToldOfRest ? [] : onlyCookiesIn(sentence, sentences[index - 1]?.text ?? '')).map((denial) => ({
      ...denial,
      beforeConsent: isOfBefore(index),
    })),
    ...(denialsIn(sentence).some(({ kind }) => kind === 'services') ? [] : watchingIn(sentence, headingOf(sentences, index))).map(
      (denial) => ({
        ...denial,
        beforeConsent: denial.beforeConsent || isOfBefore(index),
      }),
    ),
  ]);
}

function headingOf(sentences: readonly NoticeSentence[], index: number): string {
  return sentences.findLast(({ text }, at) => at < index && isHeading(text))?.text ?? '';
}

/** "Wir tracken Sie nicht": what follows visitors is denied by what it does. */
function watchingIn({ text, names, general }: NoticeSentence, heading: string): SiteDenial[] {
  const isOfSite = ofPages.test(text);
  if (names > 0 || elsewhere.test(text) || (!isOfSite && (!general || ofOtherMatter.test(heading)))) return [];
  const denied = watchingDeniedIn(text);
  const before = beforeConsent.test(text);
  if (denied === null || (!before && conditions.test(partAround(text, denied.match)))) return [];
  const quote = quoted(text.replace(/\s+/g, ' ').trim());
  const exceptDescribed = caveat.test(text);
  return [{ kind: 'services', categories: denied.categories, thirdParties: false, beforeConsent: before, exceptDescribed, quote }];
}

/** The sentences below the same heading, and some that follow: items of a list look like headings. */
function sectionAround(sentences: readonly NoticeSentence[], index: number): readonly NoticeSentence[] {
  const from = sentences.findLastIndex(({ text }, at) => at <= index && isHeading(text));
  const to = sentences.findIndex(({ text }, at) => at > index && isHeading(text));
  return sentences.slice(Math.max(from, 0), to < 0 ? undefined : Math.max(to, index + 1 + goesOn));
}

/** Cookies that keep the choice are called so too ("cookieConsent"). */
const tellsOfConsent = /(?<![\wß-ɏ-])(?:einwillig|eingewilligt|zustimm|zugestimmt|consent)/iu;
/** So many sentences may take up what one says. */
const goesOn = 4;

/** What measures or advertises is denied where nothing but necessary cookies, or a single one, is set. */
function onlyCookiesIn({ text, names, general }: NoticeSentence, above: string): Omit<SiteDenial, 'beforeConsent'>[] {
  if (names > 0 || text.length > 300 || elsewhere.test(text) || (!general && !ofPages.test(text))) return [];
  if (asksConsent.test(text) || !saysOnlyCookies(text, above)) return [];
  const quote = quoted(text.replace(/\s+/g, ' ').trim());
  return [
    {
      kind: 'cookies',
      categories: kindsNamed('tracking'),
      thirdParties: false,
      exceptDescribed: caveat.test(text),
      onlyNeeded: true,
      quote,
    },
  ];
}

function denialsIn({ text, names, general }: NoticeSentence): SiteDenial[] {
  if (names > 0 || text.length > 600 || elsewhere.test(text) || (!general && !ofPages.test(text))) return [];
  const told = { exceptDescribed: caveat.test(text), quote: quoted(text.replace(/\s+/g, ' ').trim()) };
  const found: SiteDenial[] = [];
  const words = text.replace(caveat, ' ');
  for (const [kind, pattern] of [
    ['cookies', deniedCookies],
    ['cookies', deniedCookiesOf],
    ['cookies', deniedForeign],
    ['cookies', deniedCookiesAfter],
    ['services', deniedServices],
    ['services', deniedPassing],
  ] as const) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const before = beforeConsent.test(words);
    // A condition counts in the part of the sentence in which the denial stands; that on consent is told apart.
    if (!before && conditions.test(partAround(words, match))) continue;
    const categories = kindsNamed(match[0]);
    const thirdParties = kind === 'cookies' && ofForeign.test(match[0]);
    if (thirdParties && found.some((other) => other.thirdParties)) continue;
    if (categories.size > 0 || thirdParties) found.push({ kind, categories, thirdParties, beforeConsent: before, ...told });
  }
  for (const part of words.split(/[;–]/)) {
    const match = cookiesOfKind.exec(part);
    if (
      match === null ||
      negated.test(part) ||
      !onlyWithConsent.test(part) ||
      !set.test(part) ||
      otherMatter.test(part.replace(match[0], ' '))
    )
      continue;
    const categories = kindsNamed(match[0]);
    const thirdParties = /dritt|third/iu.test(match[0]);
    if (categories.size > 0 || thirdParties) found.push({ kind: 'cookies', categories, thirdParties, beforeConsent: true, ...told });
  }
  const deniesOthers = !conditions.test(words) && deniedOthers.some((pattern) => pattern.test(words));
  if (!asksConsent.test(words) && (deniesOthers || (!ofOneMatter.test(words) && deniedRecipients.some((pattern) => pattern.test(words))))) {
    found.push({ kind: 'others', categories: new Set(), thirdParties: true, beforeConsent: false, ...told });
  } else if (!asksConsent.test(words)) {
    // What another part of the sentence says is no condition of this one.
    const plain = words.split(/[;–]/).find((part) => !conditions.test(part) && deniedServers.some((pattern) => pattern.test(part)));
    if (plain !== undefined)
      found.push({ kind: 'others', categories: new Set(), thirdParties: true, beforeConsent: false, files: true, ...told });
  }
  return found;
}

const ofForeign = new RegExp(`dritt|third|${foreignFirms}`, 'iu');
const asksConsent = /einwillig|zustimm|consent/iu;

/** The part between commas; "…, wenn Sie ablehnen" right behind belongs to it. */
function partAround(text: string, match: RegExpExecArray): string {
  const to = match.index + match[0].length;
  const from = Math.max(text.lastIndexOf(',', match.index), text.lastIndexOf(';', match.index)) + 1;
  const rest =
    /^[^,;]*(?:,\s*(?:wenn|sofern|falls|solange|bis|bevor|die|if|unless|until|that)(?![a-zß-ɏ])[^,;]*)?/iu.exec(text.slice(to))?.[0] ?? '';
  const lead =
    /^[^,;]{0,200},\s*$/u.test(text.slice(0, from)) &&
    /^(?:wenn|sofern|falls|if|[a-zß-ɏ]{3,20}(?:en|st)\s+(?:sie|du|ihr))(?![a-zß-ɏ])/iu.test(text)
      ? `wenn ${text.slice(0, from)}`
      : '';
  return `${lead}${text.slice(from, to)}${rest}`.replace(/ (?:und|and) (?:binden|setzen|nutzen|laden|use|embed)[^,;]*$/iu, '');
}
