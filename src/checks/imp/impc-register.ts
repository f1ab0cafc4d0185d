import { defineCheck } from '../define-check.ts';
import { oddNumbers } from '../shared/imprint/imprint-duties.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { legalFormName } from '../shared/imprint/legal-form-names.ts';
import { namesakeIn, practitionerIn, soleSignIn } from '../shared/imprint/sole-person.ts';
import { statute } from '../shared/law/law.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:register';
const forming = /(?<!\p{L})(?:i\. ?G\.|i\. ?Gr\.|in Gründung|Eintragung (?:ist )?beantragt|in Eintragung)/u;
const registerWord = wholeWords('HR\\s?[AB]|register-?(?:nummer|nr\\.?)|amtsgericht|vereinsregister[a-zß-ɏ]*|handelsregister[a-zß-ɏ]*');
/** Entered in the commercial register by law, and with a name that takes “eine” in German. */
const companies = new Set(['ohg', 'kg', 'gmbh-co-kg', 'ug-co-kg', 'gmbh', 'ggmbh', 'ug', 'ag', 'se', 'kgaa']);
/** Registers of other states have no court. */
const courtless = new Set(['foreign-company']);

const register = '(?:vereins|handels|gesellschafts|partnerschafts|genossenschafts)?-?register[a-zß-ɏ]{0,3}';
/** The imprint says itself that there is no entry. */
const notEntered = wholeWords(
  `nicht\\s+im\\s+${register}\\s+eingetragen|kein(?:e|en)?\\s+(?:eintrag(?:ung)?\\s+im\\s+${register}|(?:vereins|handels)?-?registereintrag(?:ung)?)|(?:vereins|handels)?-?registereintrag(?:ung)?\\s+(?:besteht|existiert|liegt)\\s+nicht|(?:vereins|handels)?-?registereintrag(?:ung)?:?\\s+(?:keine?r?|nicht\\s+vorhanden|entfällt)|not\\s+entered\\s+in\\s+(?:the|any)\\s+[a-z\\s]{0,20}register`,
);

/** Whether register and number are stated by those who are entered in one. */
export default defineCheck({
  id: 'impc-register',
  area: 'imp',
  version: 14,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute(
      '§ 5 Abs. 1 Nr. 4 DDG (Handelsregister oder ähnliche Register)',
      'Section 5(1) no. 4 DDG (commercial register or similar registers)',
    ),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Register und Registernummer',
      explanation:
        'Wer in einem Register eingetragen ist, muss im Impressum das Register und die Nummer nennen: Handelsregister bei GmbH, AG, KG und anderen, Vereinsregister beim e.V., Partnerschafts-, Genossenschafts- oder Gesellschaftsregister. Das Registergericht gehört dazu, weil Nummern nur dort eindeutig sind.',
      confidenceReason: 'Ob es einen Eintrag gibt, wird aus der Rechtsform geschlossen; das Register selbst wird nicht abgefragt.',
      howToFix:
        '1. Sind Sie in einem Register eingetragen, nennen Sie Registergericht und Registernummer, zum Beispiel „Amtsgericht Hamburg, HRB 12345“.\n2. Empfehlung für eine GmbH & Co. KG: Nennen Sie auch die Eintragung der Komplementärin.\n3. Ist die Gesellschaft in Gründung, ergänzen Sie die Nummer nach der Eintragung.',
      fixes: {
        missing: '1. Nennen Sie Registergericht und Registernummer ({registers}), wie sie im Registerauszug stehen.',
        missingForeign:
          '1. Nennen Sie das Register des Sitzstaats und die Nummer, unter der die Gesellschaft dort steht; bei einer eingetragenen Zweigniederlassung auch Registergericht und Nummer in Deutschland (HRB).',
        missingCommercial: '1. Nennen Sie Registergericht und Registernummer ({registers}), wie sie im Registerauszug stehen.',
        courtOnly: '1. Ergänzen Sie die Registernummer ({registers}), wie sie im Registerauszug steht.',
        notRecognised:
          '1. Vergleichen Sie die Stelle mit dem Registerauszug: Nennt sie Register und Nummer, ist nichts zu tun; sonst ergänzen Sie beides, in Deutschland mit Registergericht, zum Beispiel „Amtsgericht Hamburg, HRB 12345“.',
        forming: '1. Ergänzen Sie Registergericht und Registernummer, sobald die Gesellschaft eingetragen ist.',
        wrongName: '1. Schreiben Sie im Impressum zu {number} „{register}“ statt „Handelsregister“.',
        noCourt: '1. Nennen Sie zu {number} das Registergericht („Amtsgericht“ mit seinem Ort).',
        onlyOne: '1. Empfehlung: Nennen Sie neben {number} auch die Eintragung der Komplementärin.',
        ownMissing: '1. Nennen Sie neben {number} Registergericht und Nummer, unter denen die Gesellschaft selbst eingetragen ist (HRA).',
        unknown:
          '1. Sind Sie im Handels-, Partnerschafts-, Gesellschafts-, Genossenschafts- oder Vereinsregister eingetragen, nennen Sie Registergericht und Registernummer; sonst ist nichts zu tun. Verzeichnisse eines Berufs wie das Arztregister sind nicht gemeint (§ 5 Abs. 1 Nr. 4 DDG).',
      },
      messages: {
        ...openMessages.de,
        missing:
          'Im Impressum wurde keine Registernummer gefunden, obwohl die Rechtsform „{form}“ in einem Register eingetragen wird ({registers})',
        missingForeign: 'Im Impressum wurde weder die Registernummer des Sitzstaats noch die einer deutschen Zweigniederlassung gefunden',
        missingCommercial:
          'Im Impressum wurde keine Registernummer gefunden, obwohl eine {form} im Handelsregister ({registers}) eingetragen ist',
        courtOnly: 'Im Impressum steht „{quote}“, aber keine Registernummer; bei der Rechtsform „{form}“ gehört sie dazu ({registers})',
        notRecognised: 'Im Impressum steht „{quote}“; ob darin Register und Nummer stehen, ließ sich nicht erkennen',
        otherRegister: 'Register und Nummer sind genannt ({number}); zur Rechtsform passt diese Nummer nicht{see:imp-settings-consistency}',
        forming: 'Die Gesellschaft ist nach dem Impressum in Gründung; die Registernummer ist nach der Eintragung zu ergänzen',
        wrongName: 'Das Impressum nennt das Handelsregister; die Nummer {number} gehört aber in das {register}',
        noCourt: 'Zur Registernummer {number} fehlt das Registergericht',
        onlyOne: 'Nur eine von zwei Eintragungen ist genannt ({number}); empfohlen ist auch die der Komplementärin',
        ownMissing:
          'Genannt ist nur {number}, bei dieser Rechtsform die Eintragung der Komplementärin; eine Eintragung der Gesellschaft selbst (HRA) wurde nicht gefunden',
        foundation:
          'Ab wann Stiftungen ihre Eintragung in das Stiftungsregister angeben müssen, ist nicht sicher; ihr Fehlen wird nicht beanstandet',
        notOwed: 'Bei dieser Rechtsform gibt es keine Eintragung, die anzugeben wäre',
        sole: 'Nach dem Impressum handelt eine Person allein („{quote}“); Register und Nummer gehören nur hinein, wenn sie im Handelsregister eingetragen ist{see:impc-legal-form}',
        practitioner:
          'Das Impressum nennt eine einzelne Person mit einem freien Beruf („{quote}“); eine solche Praxis steht in keinem Register, das anzugeben wäre',
        denied: 'Nach dem Impressum gibt es keinen Registereintrag („{quote}“)',
        unknown: 'Die Rechtsform ist nicht bekannt; ob eine Eintragung anzugeben ist, ist offen',
      },
    },
    en: {
      title: 'Register and register number',
      explanation:
        'Whoever is entered in a register must state the register and the number in the imprint: commercial register for GmbH, AG, KG and others, register of associations for an e.V., register of partnerships, cooperatives or companies under civil law. The register court belongs to it, because numbers are unique only there.',
      confidenceReason: 'Whether there is an entry is inferred from the legal form; the register itself is not queried.',
      howToFix:
        '1. If you are entered in a register, state register court and number, for example “Amtsgericht Hamburg, HRB 12345”.\n2. Recommendation for a GmbH & Co. KG: also state the entry of the general partner.\n3. If the company is in formation, add the number after the entry.',
      fixes: {
        missing: '1. State register court and number ({registers}) as they stand in the extract from the register.',
        missingForeign:
          '1. State the register of the home state and the number of the company there; for a registered branch also court and number in Germany (HRB).',
        missingCommercial: '1. State register court and number ({registers}) as they stand in the extract from the register.',
        courtOnly: '1. Add the register number ({registers}) as it stands in the extract from the register.',
        notRecognised:
          '1. Compare the passage with the extract from the register: if it names register and number, there is nothing to do; otherwise add both, in Germany with the court, for example “Amtsgericht Hamburg, HRB 12345”.',
        forming: '1. Add register court and number as soon as the company is entered.',
        wrongName: '1. Write “{register}” instead of “Handelsregister” with {number} in the imprint.',
        noCourt: '1. State the register court of {number} (“Amtsgericht” with its place).',
        onlyOne: '1. Recommendation: besides {number}, also state the entry of the general partner.',
        ownMissing: '1. Besides {number}, state court and number under which the company itself is entered (HRA).',
        unknown:
          '1. If you are entered in the commercial register or in the register of partnerships, of companies under civil law, of cooperatives or of associations, state register court and number; otherwise there is nothing to do. Registers of a profession, such as that of physicians, are not meant (Section 5(1) no. 4 DDG).',
      },
      messages: {
        ...openMessages.en,
        missing: 'No register number was found in the imprint, although the legal form “{form}” is entered in a register ({registers})',
        missingForeign: 'Neither the register number of the home state nor that of a German branch was found in the imprint',
        missingCommercial:
          'No register number was found in the imprint, although a {form} is entered in the commercial register ({registers})',
        courtOnly: 'The imprint says “{quote}” but states no register number; with the legal form “{form}” it belongs there ({registers})',
        notRecognised: 'The imprint says “{quote}”; whether this names register and number could not be recognised',
        otherRegister: 'Register and number are stated ({number}); that number does not fit the legal form{see:imp-settings-consistency}',
        forming: 'According to the imprint the company is in formation; the register number is to be added after the entry',
        wrongName: 'The imprint names the commercial register (Handelsregister); the number {number} belongs to another one ({register})',
        noCourt: 'The register court is missing for register number {number}',
        onlyOne: 'Only one of two entries is stated ({number}); that of the general partner is advised as well',
        ownMissing:
          'Only {number} is stated, with this legal form the entry of the general partner; an entry of the company itself (HRA) was not found',
        foundation:
          'From when foundations must state their entry in the register of foundations is not certain; its absence is not objected to',
        notOwed: 'With this legal form there is no entry to be stated',
        sole: 'According to the imprint one person acts alone (“{quote}”); register and number belong there only if that person is entered in the commercial register{see:impc-legal-form}',
        practitioner:
          'The imprint names one person with a free profession (“{quote}”); such practices are in no register that would have to be stated',
        denied: 'According to the imprint there is no entry in a register (“{quote}”)',
        unknown: 'The legal form is not known; whether an entry must be stated is open',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, of, has, finding, absent, complete } = read.statements;
    const numbers = of('registerNumber');
    const first = numbers[0];
    if (!first) {
      if (duties.forms.length === 0) {
        // Whether that person is entered is one question with the legal form, and asked there.
        const quote = soleSignIn(imprint.text) ?? namesakeIn(imprint.text, facts.imprintElements.elements);
        if (quote !== null) return { class: 'NotApplicable', message: 'sole', params: { quote } };
        const practitioner = practitionerIn(imprint.text, facts.imprintElements.elements);
        if (practitioner !== null) return { class: 'NotApplicable', message: 'practitioner', params: { quote: practitioner } };
        const denial = matchesOf(plainText(imprint.text), notEntered)[0]?.text ?? null;
        return denial === null
          ? { class: 'NoClassification', message: 'unknown' }
          : { class: 'NotApplicable', message: 'denied', params: { quote: quoted(denial) } };
      }
      if (duties.duty('register') !== 'required') {
        return { class: 'NotApplicable', message: duties.forms.includes('foundation') ? 'foundation' : 'notOwed' };
      }
      if (forming.test(imprint.text)) return absent('Hint', 'forming', cause);
      const unread = unreadNumber(imprint.text);
      if (unread !== null) return { class: 'NoClassification', message: 'notRecognised', params: { quote: unread } };
      const isCertain = duties.isCertain('register') && !duties.registers.includes('foreign');
      const form = duties.forms.length === 1 ? duties.forms[0]! : null;
      const courts = of('registerCourt');
      const message = courts[0]
        ? 'courtOnly'
        : form === 'foreign-company'
          ? 'missingForeign'
          : form !== null && companies.has(form)
            ? 'missingCommercial'
            : 'missing';
      const params = {
        registers: duties.registers.filter((one) => one !== 'foreign').join(', ') || '–',
        quote: quoted(courts[0]?.quote ?? '').replace(/[.;,]$/, ''),
        form: duties.forms.map(legalFormName).join(' / '),
      };
      return absent(isCertain ? 'Risk' : 'Hint', message, cause, params, courts);
    }
    const params = { number: numbers.map(({ value }) => value).join(', ') };
    if (!complete) return { class: 'Conform' };
    if (
      !has('registerCourt') &&
      !courtless.has(duties.textForm ?? duties.settingsForm ?? '') &&
      /^(?:HR[AB]|VR|PR|GnR|GsR) /u.test(first.value)
    ) {
      return { class: 'Hint', findings: [finding('noCourt', cause, numbers, params)] };
    }
    const isDouble = duties.textForm === 'gmbh-co-kg' || duties.textForm === 'ug-co-kg';
    if (isDouble && numbers.length < 2)
      return { class: 'Hint', findings: [finding(first.value.startsWith('HRB ') ? 'ownMissing' : 'onlyOne', cause, numbers, params)] };
    const register = otherThanNamed(imprint.text, numbers);
    if (register !== null) return { class: 'Hint', findings: [finding('wrongName', cause, numbers, { ...params, register })] };
    return oddNumbers(duties, numbers).length > 0 ? { class: 'Conform', message: 'otherRegister', params } : { class: 'Conform' };
  },
});

/** Registers by the letters of their numbers, besides the commercial register. */
const otherRegisters: Readonly<Record<string, string>> = {
  PR: 'Partnerschaftsregister',
  VR: 'Vereinsregister',
  GnR: 'Genossenschaftsregister',
  GsR: 'Gesellschaftsregister',
};

/** The register of these numbers where the imprint names the commercial register alone; null where all fits, or where one of them is of that. */
function otherThanNamed(text: string, numbers: readonly { value: string }[]): string | null {
  const registers = [...new Set(numbers.map(({ value }) => otherRegisters[value.split(' ')[0]!] ?? null))];
  const [register] = registers;
  if (!register || registers.length > 1) return null;
  const plain = plainText(text.slice(0, 50_000)).toLowerCase();
  return plain.includes('handelsregister') && !plain.includes(register.toLowerCase()) ? register : null;
}

const otherNumber = /(?:ust|umsatz|steuer|vat|tel|fon|fax|iban|w-?id|finanzamt)[^\n]*/giu;
const digitsBehind = /(?:HR ?[AB]|register|amtsgericht)[^\n]{0,80}?\d{2}/iu;
const labelAtEnd = /(?:HR ?[AB]|register[a-z]*|nummer|nr\.?|amtsgericht[^\d\n]{0,30})\W*$/iu;

/** Whoever set up the site is told to add it. */
const toBeAdded = wholeWords(
  '(?:bitte|noch|hier)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:ergänz|eintrag|eintrage|nachtrage|einfüge|prüfe)(?:en)?|(?:ergänzen|tragen|fügen|prüfen)\\s+sie|please\\s+(?:add|insert|complete)',
);
/** The year in the name of a club, or since when it is entered; a number behind its label is none. */
const yearOfClub =
  /(?<!(?:nr\.?|nummer|register|VR|HR ?[AB]|:) ?)(?<![\d./-])(?:1[89]|20)\d{2}(?![\d/-])(?=[^\d\n,;:|·]{0,40}e\. ?V)|(?:e\. ?V\.?|seit|gegründet|Stand|©|since) ?(?:1[89]|20)\d{2}(?![\d/-])/giu;

/** The line on a register with digits that were not read as its number; those for taxes and telephones have lines like it. */
function unreadNumber(text: string): string | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  for (const [index, line] of lines.entries()) {
    const own = line.replace(otherNumber, '').replace(yearOfClub, '');
    if (!mentions(own, registerWord)) continue;
    if (digitsBehind.test(own)) return quoted(line);
    // What stands below is the number of a label that ends the line, not of one before other things.
    if (mentions(own, toBeAdded) || line.search(otherNumber) >= 0 || !labelAtEnd.test(own)) continue;
    const next = lines[index + 1] ?? '';
    const number = next
      .replace(otherNumber, '')
      .replace(yearOfClub, '')
      .replace(/^\d{5} \p{Lu}/u, '');
    if (/^\W*(?:[a-zäöü]{1,8}\W*){0,2}\d{2}/iu.test(number)) return quoted(`${line} / ${next}`);
  }
  return null;
}
