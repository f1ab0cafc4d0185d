import { matchesOf, wholeWords } from '../wording.ts';
import { oldRetention } from './old-retention.ts';
import { formerName, type OutdatedTerm, type OutdatedUse } from './outdated-terms.ts';

const renamed = (name: string, pattern: string, unless: RegExp = formerName, reach = 40): OutdatedTerm => ({
  name,
  pattern: wholeWords(pattern),
  unless,
  reach,
});

/** § 15 TMG: repealed, and no other rule took its place: no renaming mends it. */
const section15 = '§{1,2}\\s*15(?:\\s*(?:Abs(?:atz|\\.)?|S(?:atz|\\.)?|Nr\\.?|\\d{1,2}|[IV]{1,3})){0,6}\\s+(?:des\\s+)?';
export const repealed = renamed('§ 15 TMG', `${section15}(?:TMG|Telemediengesetz(?:e?s)?)`);

const section = (number: string, rest: string) =>
  `§{1,2}\\s*${number}(?:\\s*(?:Abs(?:atz|\\.)?|S(?:atz|\\.)?|Nr\\.?|\\d{1,2}|[IV]{1,3})){0,6}${rest}\\s+(?:des\\s+)?(?:TMG|Telemediengesetz(?:e?s)?)`;
const month = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\\d{1,2}\\.)';
/** All Länder replaced their acts in 2018, with the GDPR. */
const landAct =
  '(?:landesdatenschutzgesetz(?:e?s)?|LDSG|DSG[\\s-](?:NRW|NW|LSA|M-?V)|(?:bay|bbg|bln|brem|hmb|n|h|s|sächs|thür)DSG|(?:bayerische[sn]?|hessische[sn]?|sächsische[sn]?|thüringer|berliner|bremische[sn]?|hamburgische[sn]?|brandenburgische[sn]?|saarländische[sn]?|niedersächsische[sn]?)\\s+datenschutzgesetz(?:e?s)?|datenschutzgesetz(?:e?s)?\\s+(?:für\\s+das\\s+land\\s+|des\\s+landes\\s+)?(?:nordrhein-westfalen|sachsen-anhalt|baden-württemberg|rheinland-pfalz|schleswig-holstein|mecklenburg-vorpommern))';
const oldVersion = `[^.;]{0,40}\\s+vom\\s+\\d{1,2}\\.\\s*${month}\\s*(?:19\\d\\d|200\\d|201[0-6])`;

/** Sections that are told by themselves. */
const aloneBefore = '§{1,2}\\s*(?:13|5)(?:\\s*(?:Abs(?:atz|\\.)?|S(?:atz|\\.)?|Nr\\.?|\\d{1,2}|[IV]{1,3})){0,6}\\s+(?:des\\s+)?';

/** Acts, companies and functions that have another name today or are gone. */
export const names: readonly OutdatedTerm[] = [
  renamed('Landesdatenschutzgesetz in einer Fassung vor 2018', `${landAct}${oldVersion}`),
  renamed('TTDSG', 'TTDSG'),
  // What the GDPR and the TDDDG tell today stood there: the name of the act alone mends nothing.
  renamed(
    '§ 13 Abs. 7 TMG',
    '§{1,2}\\s*13\\s+Abs(?:atz|\\.)?\\s*7(?:\\s*S(?:atz|\\.)?\\s*\\d)?\\s+(?:des\\s+)?(?:TMG|Telemediengesetz(?:e?s)?)',
  ),
  renamed('§ 13 TMG', `(?!§{1,2}\\s*13\\s+Abs(?:atz|\\.)?\\s*7)${section('13', '')}`),
  renamed('§ 5 TMG', section('5', '')),
  // Firms bear the three letters too.
  renamed(
    'TMG',
    `(?<!${section15}|${aloneBefore})(?:TMG(?!\\s+(?:(?!(?:und|oder|die|der|des|das|bei|ist|sind)\\s)[a-zß-ɏ&.-]{2,30}\\s+)?(?:GmbH|mbH|AG|UG|KG|OHG|GbR|e\\.\\s?[KV])(?![a-zß-ɏ]))|Telemediengesetz(?:e?s)?)`,
  ),
  renamed('BDSG alte Fassung', 'BDSG[\\s-]*(?:alt|a\\.\\s?F\\.?)|§{1,2}\\s*4[a-g]\\s+BDSG'),
  // § 4 of the current BDSG is about video surveillance.
  renamed('§ 4 BDSG', '§\\s*4\\s+(?:Abs\\.?\\s*\\d\\s+)?BDSG', /video|beobachtung/giu, 200),
  // Since 2018 these rights come from the GDPR, which restricts processing and blocks nothing.
  renamed(
    'Rechte „nach dem BDSG“ mit „Sperrung“',
    '(?:BDSG|Bundesdatenschutzgesetz(?:e?s)?)(?:\\s*\\(BDSG\\))?\\s(?:[^.;]|(?<=ggf|bzw)\\.){0,160}?(?<![a-zß-ɏ])rechte?(?![a-zß-ɏ])(?:[^.;]|(?<=ggf|bzw)\\.){0,160}?(?<![a-zß-ɏ])sperr(?:ung|en)',
    wholeWords('DS-?GVO|datenschutz-?grundverordnung|art\\.?\\s*1[5-9]'),
    160,
  ),
  renamed('Google Inc.', 'Google,?\\s+Inc'),
  renamed('Facebook Ireland', 'Facebook\\s+Ireland'),
  renamed('Facebook Inc.', 'Facebook,?\\s+Inc'),
  renamed('Instagram Inc.', 'Instagram,?\\s+(?:Inc|LLC)'),
  renamed('Twitter Inc.', 'Twitter,?\\s+Inc'),
  renamed('Twitter International', 'Twitter\\s+International'),
  renamed('YouTube, LLC', 'YouTube,?\\s+LLC', wholeWords('google\\s+ireland|tochter[a-zß-ɏ]*|subsidiary'), 200),
  // True until July 2023; since then certified companies there are adequate.
  renamed(
    '„USA kein sicherer Drittstaat“',
    '(?:USA|Vereinigten?\\s+Staaten(?:\\s+von\\s+Amerika)?)\\s+(?:derzeit\\s+|aktuell\\s+)?(?:kein\\s+(?:sicherer?s?\\s+dritt(?:staat|land)|datenschutzrechtlich\\s+sicheres?\\s+drittland)|(?:als\\s+)?unsicher(?:er|es)\\s+dritt(?:staat|land))',
    wholeWords('data\\s+privacy\\s+framework|dpf|angemessenheitsbeschluss[a-zß-ɏ]*|zertifizier[a-zß-ɏ]*'),
    400,
  ),
  renamed(
    '„kein vergleichbares Datenschutzniveau“ in den USA',
    '(?:USA|US-Unternehmen|Vereinigten?\\s+Staaten)[^§]{0,400}?(?<![a-zß-ɏ])kein\\s+(?:mit\\s+(?:der\\s+(?:EU|europäischen\\s+union)|dem\\s+europäischen)\\s+)?vergleichbares\\s+datenschutzniveau',
    wholeWords('data\\s+privacy\\s+framework|dpf|angemessenheitsbeschluss[a-zß-ɏ]*|zertifizier[a-zß-ɏ]*'),
    400,
  ),
  // IP addresses are always cut by what took its place, and those cookies are gone with it.
  renamed('anonymizeIp (Universal Analytics)', '_?anonymize_?Ip'),
  renamed('Sendinblue GmbH', 'Sendinblue\\s+(?:GmbH|SAS)'),
  renamed('Cybot A/S', 'Cybot\\s+(?:A/S|ApS)'),
  renamed('1&1 Internet', '1\\s?&\\s?1\\s+Internet\\s+(?:SE|AG)'),
  renamed('1&1 IONOS', '1\\s?&\\s?1\\s+IONOS\\s+SE'),
  renamed(
    '„tritt am 25. Mai 2018 in Kraft“',
    'tritt\\s+(?:ab\\s+dem\\s+|am\\s+)25\\.\\s*(?:mai|0?5\\.)\\s*2018\\s+in\\s+kraft',
    formerName,
    0,
  ),
];
/** Names of today, where there is one. */
const successors: Readonly<Record<string, string>> = {
  TTDSG: 'TDDDG',
  TMG: 'DDG, zum Zugriff auf das Endgerät TDDDG',
  '§ 5 TMG': '§ 5 DDG',
  '§ 13 TMG': 'Art. 13 DSGVO (wer verantwortlich ist: Art. 4 Nr. 7 DSGVO)',
  '§ 13 Abs. 7 TMG': '§ 19 Abs. 4 TDDDG',
  'Landesdatenschutzgesetz in einer Fassung vor 2018': 'die Fassung, die seit 2018 gilt',
  'Rechte „nach dem BDSG“ mit „Sperrung“': 'Art. 15 bis 22 DSGVO, „Einschränkung der Verarbeitung“',
  '„USA kein sicherer Drittstaat“': 'seit Juli 2023 nur, wo der Empfänger nicht nach dem Data Privacy Framework zertifiziert ist',
  '„kein vergleichbares Datenschutzniveau“ in den USA':
    'seit Juli 2023 nur, wo der Empfänger nicht nach dem Data Privacy Framework zertifiziert ist',
  'Privacy Shield': 'Data Privacy Framework (nur bei zertifizierten Empfängern) oder Standardvertragsklauseln',
  'Safe Harbor': 'Data Privacy Framework (nur bei zertifizierten Empfängern) oder Standardvertragsklauseln',
  'Google Inc.': 'Google Ireland Limited, Google LLC',
  'Facebook Ireland': 'Meta Platforms Ireland',
  'Facebook Inc.': 'Meta Platforms Ireland, Meta Platforms, Inc.',
  'Twitter Inc.': 'X Internet Unlimited Company, X Corp.',
  'Sendinblue GmbH': 'Brevo GmbH',
  'Cybot A/S': 'Usercentrics A/S',
  '1&1 Internet': 'IONOS SE',
  '1&1 IONOS': 'IONOS SE',
  'Twitter International': 'X Internet Unlimited Company',
  'YouTube, LLC': 'Google Ireland Limited',
  'Instagram Inc.': 'Meta Platforms Ireland',
  [oldRetention.name]: 'acht Jahre (seit 2025, § 147 Abs. 3 AO)',
};
/** Cookies of Google's Universal Analytics, switched off in 2024; a site whose old script still sets them names them rightly. */
const universalCookies = wholeWords('_gid|_gat(?:_[a-z\\d_-]{1,40})?');
/** The call `_gat._anonymizeIp()` is told as that function. */
const ofFunction = /^[.\s]{0,2}_?anonymize/i;

/** Those of them that a text names as cookies, as one term that bears their names; null: none. */
export function universalIn(text: string): OutdatedTerm | null {
  const found = matchesOf(text, universalCookies).filter((use) => !ofFunction.test(text.slice(use.index + use.text.length)));
  const cookies = [...new Set(found.map((use) => (use.text.toLowerCase().startsWith('_gid') ? '_gid' : '_gat')))];
  if (cookies.length === 0) return null;
  return renamed(
    `${cookies.join(', ')} (Universal Analytics)`,
    `(?:${cookies.join('|')})(?:_[a-z\\d_-]{1,40})?(?![.\\s]{0,2}_?anonymize)`,
    /(?!)/g,
    0,
  );
}

/** The platform for settling disputes, closed in July 2025. */
export const platform = renamed(
  'OS-Plattform',
  '(?:OS|ODR)-Plattform|Plattform\\s+(?:der\\s+(?:EU|europäischen)[\\s-]+kommission\\s+)?(?:zur|für)\\s+(?:(?:die|außergerichtliche[n]?)\\s+)?Online-?Streitbeilegung|Online-?Streitbeilegungsplattform|ec\\.europa\\.eu/consumers/odr',
  wholeWords('eingestellt|geschlossen|abgeschaltet|nicht\\s+mehr|closed|discontinued'),
  120,
);

/** Their names, each with that of today where there is one. */
export function withSuccessors(uses: readonly OutdatedUse[]): string {
  return uses.map(({ term }) => (term.name in successors ? `${term.name} → ${successors[term.name]}` : term.name)).join('; ');
}
