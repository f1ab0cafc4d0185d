import { nameStart } from './name-start.ts';

/** A firm's name with its legal form. */
export interface Company {
  name: string;
  /** Id of the scan settings. */
  form: string;
  /** Where the name begins in the text searched. */
  index: number;
}

const limited = '\\(?HAFTUNGSBESCHRÄNKT\\)?|\\(?[Hh]aftungs-?beschr(?:ä|ae)nkt\\)?|\\(?[Hh]aftungsbeschr\\.\\)?|\\(hb\\)';
/** A form in small letters or as one word: "Muster gmbh", "Muster Gmbh", never within an address ("muster-gmbh.de"). */
const anyCase = (letters: string) =>
  `(?<![@._/-])${letters.replace(/[a-z]/giu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)}(?!\\.[a-z])`;
/** Words that make a name's legal form; longer forms come before the ones they contain. */
const forms: readonly [form: string, source: string][] = [
  ['kgaa', '(?:(?:GmbH|AG|SE|Stiftung) ?(?:&|und|u\\.) ?Co\\.? ?)?KGaA|Kommanditgesellschaft auf Aktien'],
  [
    'ug-co-kg',
    `(?:UG|${anyCase('ug')}(?= ?\\(?[Hh]aft)|Unternehmergesellschaft)(?: ?(?:${limited}))? ?(?:&|und|u\\.|\\+) ?(?:Co|co|Compagnie)\\.?,? ?(?:KG|kg|Kg|Kommanditgesellschaft)`,
  ],
  [
    'gmbh-co-kg',
    `(?:g?GmbH|GMBH|${anyCase('gmbh')}|Gesellschaft mit beschränkter Haftung|mbH) ?(?:&|und|u\\.|\\+) ?(?:Co|CO|co|Cie|Compagnie)\\.?,? ?(?:KG|kg|Kg|Kommanditgesellschaft)`,
  ],
  ['ohg', `(?:(?:GmbH|AG) ?(?:&|und) ?Co\\.? ?)?(?:OHG|oHG|${anyCase('ohg')})|[Oo]ffene Handelsgesellschaft`],
  [
    'kg',
    '(?:(?:AG|SE|Stiftung|Ltd\\.?|B\\.V\\.|e\\. ?K\\.) ?(?:&|und) ?Co\\.? ?|(?:&|und) ?Co\\.? ?|& ?Cie\\.? ?)?KG(?!aA)|& ?co\\.? ?kg|(?:& ?Co\\.? )?Kommanditgesellschaft(?! auf)',
  ],
  ['ggmbh', `gGmbH|${anyCase('ggmbh')}|gemeinnützige[rn]? (?:GmbH|[\\p{L}-]{0,40}[Gg]esellschaft (?:mit beschr(?:ä|ae)nkter Haftung|mbH))`],
  [
    'gmbh',
    `G(?:es)?\\.?m\\.? ?b\\.? ?H\\.?|GmbH|GMBH|${anyCase('gmbh')}|(?:[\\p{L}-]{0,40}[Gg]esellschaft )?mbH|(?:[\\p{L}-]{0,40}[Gg]esellschaft )mit beschr(?:ä|ae)nkter Haftung`,
  ],
  [
    'ug',
    `g?UG(?: ?(?:${limited}))?|${anyCase('ug')} ?(?:\\(?[Hh]aftungs-?beschr(?:ä|ae)nkt\\)?)|(?:gemeinnützige )?Unternehmergesellschaft(?: ?(?:${limited}))?`,
  ],
  ['ag', 'AG|A\\.G\\.|Aktiengesellschaft'],
  ['se', 'SE|Societas Europaea'],
  ['vvag', 'VVaG|V\\.V\\.a\\.G\\.|Versicherungsverein auf Gegenseitigkeit(?: \\(VVaG\\))?|(?<=[Vv]ersicherung(?:sverein)?,? )a\\. ?G\\.'],
  ['eg', 'eG|e\\. ?G\\.|eingetragene Genossenschaft'],
  ['ev', 'e\\. ?[Vv]\\.?|eV|E\\. ?V\\.|(?<!nicht[ -])eingetragener Verein'],
  [
    'ek',
    'e\\. ?[Kk]\\.?|E\\. ?K\\.(?=\\s*(?:$|[,;(]))|eK|e\\. ?[Kk]fm\\.?|e\\. ?[Kk]fr\\.?|e\\. ?[Kk]ffr\\.?|eingetragene[r]? Kauf(?:mann|frau)',
  ],
  // Austria enters sole traders under this addition.
  ['sole-trader', 'e\\. ?U\\.'],
  [
    'partg',
    'Part(?:G|nGes|nerG|nerschG)\\.?(?: ?mbB)?|Partnerschaftsgesellschaft(?: von \\p{Lu}[\\p{L} ]{3,60}?)?(?: (?:mbB|mit beschränkter Berufshaftung))|Partnerschaftsgesellschaft|(?:& )?Partner mbB|Partnerschaft (?:mbB|von \\p{Lu}\\p{Ll}+(?: mbB| mit beschränkter Berufshaftung)?|mit beschränkter Berufshaftung)|PartGmbB|mbB|[Pp]artnerschaft(?! (?:mit(?! besch)|und|zu))',
  ],
  ['egbr', 'eGbR|eingetragene (?:GbR|Gesellschaft bürgerlichen Rechts)'],
  ['gbr', `GbR(?: mbH)?|${anyCase('gbr')}|GdbR|G\\.b\\.R\\.|Gesellschaft (?:des )?bürgerlichen Rechts|BGB-Gesellschaft`],
  ['public-law', 'KdöR|K\\.d\\.ö\\.R\\.|AdöR|AöR|KöR|SdöR|(?:Körperschaft|Anstalt|Stiftung) (?:des )?öffentlichen Rechts'],
  [
    'foreign-company',
    'Ltd\\.?|Limited|LLC|L\\.L\\.C\\.|LLP|Inc\\.?|Incorporated|Corp\\.?|Corporation|PLC|plc|B\\.? ?V\\.?|N\\.V\\.|S\\.? ?[àa] ?r\\.? ?l\\.?|S\\.A\\.S?\\.?|SAS|SARL|SRL|S\\.r\\.l\\.|S\\.p\\.A\\.|S\\.L\\.U?\\.?|[Ss]p\\. ?z ?o\\.? ?o\\.?|s\\. ?r\\. ?o\\.|j?\\.?d\\. ?o\\. ?o\\.?|A/S|ApS|AB|Oy|Kft\\.?|OÜ|EOOD|Lda\\.?|Pty Ltd\\.?|BVBA|Sàrl|UAB|SIA|FZE|FZCO|FZ-LLC|DMCC|Oyj|Sdn\\.? ?Bhd\\.?|Ltda\\.?|I\\.?K\\.?E\\.?',
  ],
];

const before = '(?<![A-Za-z\\dÀ-ɏ])';
const after = '(?![A-Za-z\\dÀ-ɏ]|[-–](?=[A-Za-zÀ-ɏ]))';
const patterns = forms.map(([form, source]) => ({ form, pattern: new RegExp(`${before}(?:${source})${after}`, 'gu') }));

/** Forms whose letters mean something else as often: they need a name before them. */
const needsName = new Set(['ag', 'se', 'foreign-company', 'kg', 'eg', 'partg', 'ek', 'sole-trader']);
/** "AG Hamburg", "Amtsgericht", "AG HRB". */
const court = /^ ?(?:\p{Lu}\p{Ll}+(?: |,|-|$)|HR ?[AB]|[-–:(]? ?Registergericht)/u;

/** "AG Hamburg HRB 12345" */
const registered = /^ \p{Lu}[\p{L}.()/ -]{2,40}?[,;:–-]? ?(?:HR ?[AB]|VR|PR|GnR|GsR)(?!\p{L})/u;
const afterName =
  /^(?:,? (?:Wirtschaftsprüfungs|Steuerberatungs|Rechtsanwalts|Patentanwalts|Buchprüfungs)gesellschaft){0,2}(?: ?(?:i\. ?G\.|i\. ?Gr\.|i\. ?L\.|\(?in (?:Gründung|Liquidation|Abwicklung)\)?))?/u;

interface FormMatch {
  form: string;
  index: number;
  end: number;
}

function formMatches(text: string): FormMatch[] {
  const found = patterns.flatMap(({ form, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ form, index: match.index, end: match.index + match[0].length })),
  );
  // "GmbH & Co. KG" contains two other forms.
  return found
    .filter(
      (one) =>
        !found.some(
          (other) => other !== one && other.index <= one.index && other.end >= one.end && other.end - other.index > one.end - one.index,
        ),
    )
    .sort((a, b) => a.index - b.index);
}

/** All firms named in a line, each with its name as written. */
export function companiesIn(line: string): Company[] {
  const text = line.slice(0, 400);
  const companies: Company[] = [];
  let from = 0;
  for (const { form, index, end } of formMatches(text)) {
    const isBracketed = text[index - 1] === '(' && text[end] === ')';
    const start = nameStart(text, from, isBracketed ? index - 1 : index, end);
    const isNamed = /[\p{L}\p{N}]{2}/u.test(text.slice(start, index));
    if (form === 'ag' && isCourt(text, start, index, end)) continue;
    const isWhole = form === 'partg' && start === 0 && end === text.length;
    if (!isNamed && !isWhole && (needsName.has(form) || start > 0)) continue;
    const suffix = afterName.exec(text.slice(end))?.[0] ?? '';
    // "GbR Beispiel & Muster": the form comes first.
    const isAlone = !isNamed && /^[ ,]*(?:\(|$)/u.test(text.slice(end));
    const stop = isNamed ? end + (isBracketed ? 1 : suffix.length) : isAlone ? end : text.length;
    companies.push({ name: text.slice(start, stop).trim(), form, index: start });
    from = stop;
  }
  return companies;
}

/** "Registergericht AG Hamburg", "HRB 123, AG Köln", "eingetragen beim AG Essen". */
function isCourt(text: string, start: number, index: number, end: number): boolean {
  if (registered.test(text.slice(end, end + 60))) return true;
  if (!court.test(text.slice(end)) || afterName.exec(text.slice(end))![0] !== '')
    return /(?:gericht|register)\W*$/iu.test(text.slice(0, index));
  return index <= start || /\d|register|gericht|(?<![a-zß-ɏ])(?:beim?|am|vom|des|im)(?![a-zß-ɏ])/iu.test(text.slice(start, index));
}

/** The first firm named in a line. */
export function companyIn(line: string): Company | null {
  return companiesIn(line)[0] ?? null;
}

const words: readonly [form: string, pattern: RegExp][] = [
  [
    'church-body',
    /(?<![a-zß-ɏ])(?:(?:gesamt|stadt|orts|tochter)?kirchen?gemeinden?(?:verband)?|pfarrei(?:engemeinschaft)?|pfarreien|(?:zentral|stadt)?pfarramt|pfarrverband|pfarrgemeinden?|pfarrverbund|seelsorge(?:einheit|bereich|bezirk)|kirchspiel|propstei|superintendentur|generalvikariat|ordinariat|konsistorium|kirchenamt|kirchenverwaltung|erzbistum|bistum|(?:erz)?diözese|dekanat|(?:kirchen)?kreissynode|(?:stadt)?kirchenkreis|landeskirche|kirchenbezirk|kirchenverband|domkapitel)(?![a-zß-ɏ])/iu,
  ],
  [
    'political-party',
    /(?<![a-zß-ɏ])(?:(?:orts|kreis|landes|bundes|stadt|gemeinde|bezirks|regional|unter)(?:verband|verein)|(?:[a-zß-ɏ]+)?fraktion) (?:[^,\n]{0,40} (?:der|von|des) |der |von )?(?:CDU|SPD|FDP|CSU|Grüne|Linke|AfD|BSW|Bündnis|Volt|Freie Wähler|Partei)|^(?:CDU|SPD|FDP|CSU|Bündnis 90|DIE LINKE|Die Linke|AfD|BSW|Volt|FREIE WÄHLER|Freie Wähler|ÖDP|Piratenpartei|Die PARTEI)(?![a-zß-ɏ])|[a-zß-ɏ]*partei(?: deutschlands)?(?![a-zß-ɏ])|wählervereinigung|wählergemeinschaft/iu,
  ],
  [
    'public-law',
    /^(?:(?:große |kreisfreie |hanse|landeshaupt)*stadt|gemeinde|markt|marktgemeinde|landkreis|kreis|samtgemeinde|verbandsgemeinde|ortsgemeinde|freistaat|land|universität|hochschule|technische (?:universität|hochschule)|bundesamt|landesamt|bundesministerium|ministerium|staatsministerium|zweckverband|amt|bezirk|stadtverwaltung|gemeindeverwaltung|kreisverwaltung|landratsamt|finanzamt|polizei[a-zß-ɏ]*|(?:staatliche|städtische|kommunale|gemeindliche)[srn]? [a-zß-ɏ]+|(?:stadt|gemeinde|kreis|landes)(?:bibliothek|bücherei|archiv)|gesundheitsamt|schulamt|ordnungsamt|handwerkskammer|kreishandwerkerschaft|[a-zß-ɏ-]{0,40}(?<![ws])innung|industrie- und handelskammer|ihk|(?:landes|bezirks)?(?:zahn|tier)?ärztekammer|rechtsanwaltskammer|steuerberaterkammer|apothekerkammer|architektenkammer|ingenieurkammer|psychotherapeutenkammer|notarkammer|landwirtschaftskammer|verwaltungsgemeinschaft|(?:verbandsgemeinde|samtgemeinde|amts)verwaltung|flecken|bezirksregierung|regierungspräsidium|landschaftsverband|bezirksamt|studierendenwerk|studentenwerk|berufsgenossenschaft|jobcenter|(?:zahn)?kassen(?:zahn)?ärztliche vereinigung) \p{Lu}/iu,
  ],
  ['foundation', /(?<![a-zß-ɏ])[a-zß-ɏ]*stiftung(?:sfonds)?(?![a-zß-ɏ]|s)/iu],
  [
    'association-unregistered',
    /nicht (?:ein|rechtsfähiger|eingetragener?) ?(?:getragener )?verein|nichtrechtsfähiger verein|verein ohne (?:eigene )?rechtspersönlichkeit|interessengemeinschaft|bürgerinitiative/iu,
  ],
];

/** Kinds of body that the name itself tells, without an abbreviation. */
export function bodyIn(name: string): string | null {
  return words.find(([, pattern]) => pattern.test(name.slice(0, 300)))?.[0] ?? null;
}

/** A legal form that a text states in words or by an abbreviation that means nothing else. */
export function statedForm(text: string): string | null {
  return formMatches(text.slice(0, 2_000)).find(({ form }) => !needsName.has(form))?.form ?? null;
}
