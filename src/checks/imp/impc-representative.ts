import { defineCheck } from '../define-check.ts';
import type { ImprintElement } from '../shared/imprint/imprint-elements.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { loneManager, officeLine, organAlone } from '../shared/imprint/representation.ts';
import { ownerIn, practitionerIn, soleSignIn } from '../shared/imprint/sole-person.ts';
import { statute } from '../shared/law/law.ts';
import { plainText, quoted } from '../shared/wording.ts';

const cause = 'imprint:representative';
/** Legal persons and commercial partnerships act through persons who must be named; elsewhere the name itself often tells. */
const mustName = new Set(['gmbh', 'ggmbh', 'ug', 'ag', 'se', 'kgaa', 'eg', 'ev', 'foundation', 'ohg', 'kg', 'gmbh-co-kg', 'ug-co-kg']);
/** Who trades in person. */
const inPerson = new Set(['natural-business', 'sole-trader', 'freelancer']);
const limitedPartnerships = new Set(['gmbh-co-kg', 'ug-co-kg']);
/** Where no contract says otherwise, all partners represent it together (§ 720 (1) BGB). */
const civilPartnerships = new Set(['gbr', 'egbr']);
const initials = /^(?:\p{Lu}\. ?)+(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+$/u;
const company = /(?<!\p{L})(?:GmbH|mbH|UG|AG|SE|Stiftung|Ltd\.?|B\.V\.)(?!\p{L})/u;

const missingFix = {
  de: '1. Ergänzen Sie „Vertreten durch“ mit der Funktion und dem Vor- und Nachnamen; die Angabe, wer für den Inhalt verantwortlich ist, ersetzt das nicht.\n2. Halten Sie die Angabe bei einem Wechsel aktuell.',
  en: '1. Add “Vertreten durch” (represented by) with office, first and last name; stating who is responsible for the content does not replace it.\n2. Keep the statement up to date when persons change.',
};

/** Whether the persons who represent the provider are named. */
export default defineCheck({
  id: 'impc-representative',
  area: 'imp',
  version: 9,
  weight: 4,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 1 DDG', 'Section 5(1) no. 1 DDG'), statute('§ 18 Abs. 1 Nr. 2 MStV', 'Section 18(1) no. 2 MStV')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Vertretungsberechtigte Person',
      explanation:
        'Eine Gesellschaft, ein Verein oder eine Stiftung handelt durch Menschen. Das Impressum muss deshalb die Vertretungsberechtigten mit Vor- und Nachnamen nennen: Geschäftsführung, Vorstand oder persönlich haftende Gesellschafter. Bei einer GmbH & Co. KG gehören die Komplementärin und deren Geschäftsführung dazu.',
      confidenceReason: 'Erkannt werden Funktion und Name; eine Person mit anderer Aufgabe, etwa der Webdesigner, kann verwechselt werden.',
      howToFix:
        '1. Ergänzen Sie „Vertreten durch“ mit der Funktion und dem Vor- und Nachnamen.\n2. Nennen Sie bei einer GmbH & Co. KG die Komplementär-GmbH und deren Geschäftsführer.\n3. Schreiben Sie Vornamen aus und halten Sie die Angabe bei einem Wechsel aktuell.',
      fixes: {
        missing: missingFix.de,
        missingCivil:
          '1. Nennen Sie die Gesellschafterinnen und Gesellschafter, die die GbR vertreten, mit Vor- und Nachnamen; bestimmt der Gesellschaftsvertrag nichts anderes, sind das alle (§ 720 Abs. 1 BGB).\n2. Halten Sie die Angabe bei einem Wechsel aktuell.',
        notRecognised:
          '1. Ergänzen Sie dort die Vertretungsberechtigten mit Vor- und Nachnamen und ihrer Funktion; die Angabe, wer für den Inhalt verantwortlich ist, ersetzt das nicht.\n2. Halten Sie die Angabe bei einem Wechsel aktuell.',
        organOnly:
          '1. Ergänzen Sie hinter „{quote}“ die Personen mit Vor- und Nachnamen und ihrer Funktion; die Angabe, wer für den Inhalt verantwortlich ist, ersetzt das nicht.\n2. Halten Sie die Angabe bei einem Wechsel aktuell.',
        managerAlone:
          '1. Führt die genannte Person den Betrieb allein, schreiben Sie „Inhaberin“ oder „Inhaber“ statt des Wortes für die Geschäftsführung.\n2. Steht eine Gesellschaft dahinter, ergänzen Sie ihre Rechtsform im Namen, Registergericht und Registernummer.',
        partnerMissing: '1. Ergänzen Sie die Firma der Komplementärin, die von {names} vertreten wird.',
        managerMissing:
          '1. Ergänzen Sie zu {names} die Geschäftsführung mit Vor- und Nachnamen, etwa „diese vertreten durch die Geschäftsführerin …“.',
        initialsOnly: '1. Schreiben Sie die Vornamen aus: {names}.',
        unknown:
          '1. Ist der Anbieter eine Gesellschaft, ein Verein oder eine Stiftung, ergänzen Sie „Vertreten durch“ mit der Funktion und dem Vor- und Nachnamen. Führt eine Person den Betrieb oder die Praxis allein, ist nichts zu tun.',
      },
      messages: {
        ...openMessages.de,
        missing: 'Im Impressum wurde keine vertretungsberechtigte Person gefunden',
        missingCivil: 'Im Impressum wurde niemand mit Vor- und Nachnamen gefunden, der die GbR vertritt',
        missingPartnership: 'Im Impressum wurde keine vertretungsberechtigte Person gefunden',
        notRecognised:
          'Das Impressum nennt eine vertretungsberechtigte Funktion („{quote}“), ein Vor- und Nachname wurde dazu nicht erkannt',
        organOnly: 'Das Impressum nennt als Vertretung nur das Organ („{quote}“), keine Person mit Vor- und Nachnamen',
        managerAlone:
          'Im Impressum steht „{quote}“, aber keine Gesellschaft mit Rechtsform und Registernummer: Eine Geschäftsführung haben nur Gesellschaften und Verbände; wer allein handelt, ist selbst der Anbieter',
        initialsOnly: 'Der Vorname einer vertretungsberechtigten Person ist abgekürzt: {names}',
        partnerMissing: 'Bei dieser Rechtsform gehört die Komplementärin dazu; genannt sind nur Personen: {names}',
        managerMissing: 'Die Komplementärin ist genannt ({names}), ihre Geschäftsführung nicht',
        notOwed: 'Bei dieser Rechtsform handelt der Anbieter selbst',
        merchant: 'Eingetragene Kaufleute handeln selbst und haben keine Vertretung zu nennen{see:impc-name}',
        sole: 'Nach dem Impressum handelt eine Person allein („{quote}“); eine Vertretung ist dann nicht zu nennen',
        unknown: 'Die Rechtsform ist nicht bekannt; ob jemand als Vertretung zu nennen ist, ist offen',
      },
    },
    en: {
      title: 'Authorised representative',
      explanation:
        'A company, association or foundation acts through people. The imprint must therefore name its authorised representatives with first and last name: managing directors, board or personally liable partners. With a GmbH & Co. KG this includes the general partner and its managing directors.',
      confidenceReason: 'Office and name are recognised; a person with another task, such as the web designer, may be mistaken for it.',
      howToFix:
        '1. Add “Vertreten durch” (represented by) with office, first and last name.\n2. With a GmbH & Co. KG, name the general partner company and its managing directors.\n3. Write first names in full and keep the statement up to date when persons change.',
      fixes: {
        missing: missingFix.en,
        missingCivil:
          '1. Name the partners who represent the GbR, with first and last name; unless the partnership agreement says otherwise, that is all of them (Section 720(1) BGB).\n2. Keep the statement up to date when persons change.',
        notRecognised:
          '1. Add there those who represent the provider, with first and last name and office; stating who is responsible for the content does not replace it.\n2. Keep the statement up to date when persons change.',
        organOnly:
          '1. Add the persons behind “{quote}”, with first and last name and office; stating who is responsible for the content does not replace it.\n2. Keep the statement up to date when persons change.',
        managerAlone:
          '1. If the person named runs the business alone, write “Inhaberin” or “Inhaber” (owner) in place of the word for managing director.\n2. If a company stands behind it, add its legal form to the name, register court and register number.',
        partnerMissing: '1. Add the name of the general partner company that {names} represent.',
        managerMissing:
          '1. Add to {names} its managing directors with first and last name, for instance “represented in turn by its managing director …”.',
        initialsOnly: '1. Write the first names in full: {names}.',
        unknown:
          '1. If the provider is a company, association or foundation, add “Vertreten durch” (represented by) with office, first and last name. If one person runs the business or practice alone, there is nothing to do.',
      },
      messages: {
        ...openMessages.en,
        missing: 'No authorised representative was found in the imprint',
        missingCivil: 'Nobody who represents the GbR was found in the imprint with first and last name',
        missingPartnership: 'No authorised representative was found in the imprint',
        notRecognised: 'The imprint names an office of representation (“{quote}”), but no first and last name was recognised with it',
        organOnly: 'The imprint names as representation the organ alone (“{quote}”), no person with first and last name',
        managerAlone:
          'The imprint says “{quote}”, but names no company with legal form and register number: only companies and associations have managing directors; one person who trades alone is the provider',
        initialsOnly: 'The first name of a representative is abbreviated: {names}',
        partnerMissing: 'This legal form includes the general partner company; only persons are named: {names}',
        managerMissing: 'The general partner is named ({names}), its managing directors are not',
        notOwed: 'With this legal form the provider acts in person',
        merchant: 'Registered merchants act in person and have no representative to name{see:impc-name}',
        sole: 'According to the imprint one person acts alone (“{quote}”); no representative is to be named then',
        unknown: 'The legal form is not known; whether a representative must be named is open',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, of, has, finding, absent, complete } = read.statements;
    const named = of('representative');
    const names = named.map(({ value }) => value).join(', ');
    if (named.length === 0) {
      if (duties.forms.length === 0) {
        const quote = soleSignIn(imprint.text) ?? practitionerIn(imprint.text, facts.imprintElements.elements);
        return quote === null
          ? { class: 'NoClassification', message: 'unknown' }
          : { class: 'NotApplicable', message: 'sole', params: { quote } };
      }
      if (duties.duty('representative') !== 'required') return { class: 'NotApplicable', message: 'notOwed' };
      // „Vertreten durch“ would be a wrong statement there; what may be missing is the name of the merchant.
      if (duties.forms.every((form) => form === 'ek')) return { class: 'NotApplicable', message: 'merchant' };
      const isFirm = duties.isCertain('representative') && duties.forms.every((form) => mustName.has(form));
      const told = (quote: string): ImprintElement[] => [{ kind: 'representative', value: quote, quote }];
      const organ = isFirm ? organAlone(imprint.text) : null;
      if (organ !== null) return absent('Risk', 'organOnly', cause, { quote: organ }, told(organ));
      const quote = officeLine(imprint.text);
      if (quote !== null) return absent('Hint', 'notRecognised', cause, { quote }, told(quote));
      const isPartnership = duties.forms.some((form) => limitedPartnerships.has(form));
      const isCivil = duties.forms.every((form) => civilPartnerships.has(form));
      return absent(isFirm ? 'Risk' : 'Hint', isPartnership ? 'missingPartnership' : isCivil ? 'missingCivil' : 'missing', cause);
    }
    if (duties.textForm !== null && limitedPartnerships.has(duties.textForm) && complete) {
      const companies = named.filter(({ value }) => company.test(value));
      if (companies.length === 0) return { class: 'Hint', findings: [finding('partnerMissing', cause, named, { names })] };
      if (companies.length === named.length) return { class: 'Hint', findings: [finding('managerMissing', cause, named, { names })] };
    }
    const manager = duties.forms.every((form) => inPerson.has(form)) && !has('registerNumber') ? loneManager(of('name'), named) : null;
    if (manager !== null) {
      const params = { quote: quoted(manager.quote) };
      return { class: 'Hint', findings: [finding('managerAlone', cause, [manager], params)] };
    }
    const abbreviated = named.filter(({ value }) => initials.test(value) && !isSpelledOut(value, imprint.text));
    if (abbreviated.length > 0) {
      // An owner is the provider, whose name another check reads.
      const owner = duties.textForm === null ? ownerIn(imprint.text) : null;
      if (owner !== null) return { class: 'NotApplicable', message: 'sole', params: { quote: owner } };
      const params = { names: abbreviated.map(({ value }) => value).join(', ') };
      return { class: 'Hint', findings: [finding('initialsOnly', cause, abbreviated, params)] };
    }
    return { class: 'Conform' };
  },
});

/** Whether the imprint gives the first name in full at another place: "Geschäftsführung: A. Beispiel … Redaktion: Anna Beispiel". */
function isSpelledOut(abbreviated: string, text: string): boolean {
  const surname = abbreviated.split(' ').at(-1);
  const words = plainText(text.slice(0, 50_000)).split(/[^\p{L}.-]+/u);
  return words.some((word, index) => {
    const before = words[index - 1] ?? '';
    return word.replace(/\.$/, '') === surname && before.length > 2 && before.startsWith(abbreviated.slice(0, 1)) && !before.endsWith('.');
  });
}
