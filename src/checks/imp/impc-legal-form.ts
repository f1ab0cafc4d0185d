import { defineCheck } from '../define-check.ts';
import { areKindred } from '../shared/imprint/imprint-duties.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { legalFormName } from '../shared/imprint/legal-form-names.ts';
import { familyIn, firstPersonIn, onePersonIn, ownerIn, practitionerIn } from '../shared/imprint/sole-person.ts';
import { statute } from '../shared/law/law.ts';
import { quoted } from '../shared/wording.ts';

const cause = 'imprint:legal-form';
/** What stands where the suffix belongs and is not it. */
const otherWords = /limited liability|liability limited|(?:mit\s+)?beschränkter\s+haftung|haftung\s+(?:ist\s+)?beschränkt/iu;

/** Who has numbers with these letters; German in both languages, as the forms are. */
const enteredAs: Readonly<Record<string, string>> = {
  HRB: 'GmbH, UG, AG, SE, KGaA',
  HRA: 'e.K., OHG, KG',
  PR: 'PartG',
  GnR: 'eG',
  VR: 'e.V.',
  GsR: 'eGbR',
};

const soleFix = {
  de: '1. Sind Sie im Handelsregister eingetragen, führen Sie im Impressum die Firma mit ihrem Zusatz, etwa „e.K.“, „eingetragener Kaufmann“ oder „eingetragene Kauffrau“, und nennen Sie Registergericht und Registernummer (§ 5 Abs. 1 Nr. 4 DDG); sonst ist am Impressum nichts zu ändern.\n2. Damit diese Prüfung nicht offen bleibt, wählen Sie in den Scan-Einstellungen die Rechtsform.',
  en: '1. If you are entered in the commercial register, state the name with its suffix in the imprint, such as “e.K.”, “eingetragener Kaufmann” or “eingetragene Kauffrau”, and register court and number (Section 5(1) no. 4 DDG); otherwise nothing in the imprint has to change.\n2. So that this check does not stay open, choose the legal form in the scan settings.',
};

/** Whether the legal form is stated; for a UG with the suffix that warns of its limited liability. */
export default defineCheck({
  id: 'impc-legal-form',
  area: 'imp',
  version: 9,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('§ 5 Abs. 1 Nr. 1 DDG (juristische Personen)', 'Section 5(1) no. 1 DDG (legal persons)'),
    statute('§ 19 HGB (Rechtsformzusatz in der Firma)', 'Section 19 HGB (legal form in the name of the business)'),
    statute('§ 5a Abs. 1 GmbHG (Zusatz „haftungsbeschränkt“)', 'Section 5a(1) GmbHG (suffix “haftungsbeschränkt”)'),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Rechtsform genannt',
      explanation:
        'Juristische Personen müssen im Impressum ihre Rechtsform angeben; bei Personengesellschaften gehört sie zum Namen. Wer mit einer Unternehmergesellschaft auftritt, muss den Zusatz „(haftungsbeschränkt)“ führen, damit Vertragspartner die beschränkte Haftung erkennen.',
      confidenceReason: 'Die Rechtsform wird an ihrer Bezeichnung erkannt; ein Kürzel wie „AG“ kann auch für Amtsgericht stehen.',
      howToFix:
        '1. Sind Sie eine juristische Person oder Personengesellschaft, ergänzen Sie die Rechtsform im Namen, so wie sie im Register steht.\n2. Schreiben Sie bei einer Unternehmergesellschaft „UG (haftungsbeschränkt)“ aus.\n3. Prüfen Sie die Rechtsform in den Scan-Einstellungen, wenn sie vom Impressum abweicht.',
      fixes: {
        ugSuffix:
          '1. Führen Sie die Firma im Impressum so, wie sie im Handelsregister steht, mit dem Zusatz „UG (haftungsbeschränkt)“ oder „Unternehmergesellschaft (haftungsbeschränkt)“; „{name}“ genügt nicht.',
        ugOther:
          '1. Führen Sie die Firma im Impressum so, wie sie im Handelsregister steht, mit dem Zusatz „UG (haftungsbeschränkt)“ oder „Unternehmergesellschaft (haftungsbeschränkt)“, auch auf fremdsprachigen Seiten; „{name}“ genügt nicht.',
        family:
          '1. Betreiben mehrere den Betrieb gemeinsam, nennen Sie die Rechtsform („GbR“) und alle Gesellschafter mit Vor- und Nachnamen; sonst nennen Sie statt „{family}“ die Person, die ihn führt.\n2. Damit diese Prüfung nicht offen bleibt, wählen Sie in den Scan-Einstellungen die Rechtsform.',
        entered:
          '1. Vergleichen Sie {number} mit dem Registerauszug.\n2. Stimmt die Nummer, führen Sie den Namen so, wie er im Register steht, mit der Rechtsform; sonst entfernen Sie Registergericht und Nummer.',
        owner: soleFix.de,
        person: soleFix.de,
        onePerson: soleFix.de,
        unknown:
          '1. Handelt eine Person allein (Einzelunternehmen, Einzelpraxis) und ist sie nicht im Handelsregister eingetragen, ist dazu am Impressum nichts zu tun; sonst ergänzen Sie die Rechtsform im Namen, bei Eingetragenen so, wie sie im Register steht.\n2. Wählen Sie die Rechtsform in den Scan-Einstellungen, und scannen Sie erneut.',
      },
      messages: {
        ...openMessages.de,
        family:
          'Das Impressum nennt als Anbieter „{family}“ und keine Rechtsform. Betreiben mehrere Angehörige den Betrieb zusammen, ist das meist eine GbR, die mit diesem Zusatz und allen Gesellschaftern zu nennen ist; führt ihn eine Person allein, genügt ihr Vor- und Nachname',
        entered:
          'Das Impressum nennt die Registernummer {number}, der Name des Anbieters aber keine Rechtsform; mit dieser Nummer eingetragen sind nur {kinds}. Entweder fehlt der Zusatz im Namen, oder die Nummer gehört nicht hierher',
        ugSuffix: 'Der Zusatz „(haftungsbeschränkt)“ fehlt im Namen der Unternehmergesellschaft: {name}',
        ugOther:
          'Im Namen der Unternehmergesellschaft steht statt „(haftungsbeschränkt)“ eine Übersetzung oder andere Wendung, die den Zusatz nicht ersetzt: {name}',
        missing: 'Im Impressum wurde die Rechtsform nicht gefunden (nach den Einstellungen: {form})',
        differs: 'Die Rechtsform im Impressum ({stated}) weicht von den Einstellungen ab ({form})',
        practitioner:
          'Das Impressum nennt eine einzelne Person mit einem freien Beruf („{quote}“); für natürliche Personen ist keine Rechtsform anzugeben',
        notOwed: 'Für natürliche Personen ist keine Rechtsform anzugeben',
        advised: 'Die Angabe der Rechtsform ist hier empfohlen, aber nicht vorgeschrieben',
        owner:
          'Das Impressum nennt einen Inhaber oder eine Inhaberin („{owner}“) und keine Rechtsform; das spricht für ein Einzelunternehmen, das keine angeben muss. Ist es im Handelsregister eingetragen, gehört ein Zusatz wie „e.K.“, „eingetragener Kaufmann“ oder „eingetragene Kauffrau“ zur Firma (§ 19 Abs. 1 Nr. 1 HGB)',
        person:
          'Das Impressum spricht in der Ich-Form („{quote}“) und nennt keine Rechtsform; das spricht für eine Person, die allein handelt und keine angeben muss. Ist sie im Handelsregister eingetragen, gehört ein Zusatz wie „e.K.“, „eingetragener Kaufmann“ oder „eingetragene Kauffrau“ zur Firma (§ 19 Abs. 1 Nr. 1 HGB)',
        onePerson:
          'Das Impressum spricht von einer einzelnen Person („{quote}“) und nennt keine Rechtsform; das spricht für ein Einzelunternehmen, das keine angeben muss. Ist es im Handelsregister eingetragen, gehört ein Zusatz wie „e.K.“, „eingetragener Kaufmann“ oder „eingetragene Kauffrau“ zur Firma (§ 19 Abs. 1 Nr. 1 HGB)',
        unknown: 'Weder die Einstellungen noch das Impressum lassen die Rechtsform erkennen',
      },
    },
    en: {
      title: 'Legal form stated',
      explanation:
        'Legal persons must state their legal form in the imprint; with partnerships it is part of the name. An entrepreneurial company (UG) must carry the suffix “(haftungsbeschränkt)”, so that contracting parties recognise its limited liability.',
      confidenceReason:
        'The legal form is recognised by its name; an abbreviation such as “AG” may also stand for a local court (Amtsgericht).',
      howToFix:
        '1. If you are a legal person or partnership, add the legal form to the name as it stands in the register.\n2. With an entrepreneurial company, write “UG (haftungsbeschränkt)” in full.\n3. Check the legal form in the scan settings if it differs from the imprint.',
      fixes: {
        ugSuffix:
          '1. State the name of the business in the imprint as it stands in the commercial register, with the suffix “UG (haftungsbeschränkt)” or “Unternehmergesellschaft (haftungsbeschränkt)”; “{name}” is not enough.',
        ugOther:
          '1. State the name of the business in the imprint as it stands in the commercial register, with the suffix “UG (haftungsbeschränkt)” or “Unternehmergesellschaft (haftungsbeschränkt)”, on pages in other languages too; “{name}” is not enough.',
        family:
          '1. If several run the business together, state the legal form (“GbR”) and all partners with first and last name; otherwise name the person who runs it in place of “{family}”.\n2. So that this check does not stay open, choose the legal form in the scan settings.',
        entered:
          '1. Compare {number} with the extract from the register.\n2. If the number is right, state the name as it stands in the register, with the legal form; otherwise remove register court and number.',
        owner: soleFix.en,
        person: soleFix.en,
        onePerson: soleFix.en,
        unknown:
          '1. If one person acts alone (sole trader, single practice) and is not entered in the commercial register, the imprint needs no change here; otherwise add the legal form to the name, for those registered as it stands in the register.\n2. Choose the legal form in the scan settings and scan again.',
      },
      messages: {
        ...openMessages.en,
        family:
          'The imprint names “{family}” as the provider and no legal form. If several relatives run the business together, that is mostly a GbR, to be named with this addition and all its partners; if one person runs it alone, first and last name are enough',
        entered:
          'The imprint states the register number {number}, but the name of the provider has no legal form; entered under such a number are only {kinds}. Either the addition to the name is missing, or the number does not belong here',
        ugSuffix: 'The suffix “(haftungsbeschränkt)” is missing in the name of the entrepreneurial company: {name}',
        ugOther:
          'In place of “(haftungsbeschränkt)” the name of the entrepreneurial company has a translation or other wording, which does not replace the suffix: {name}',
        missing: 'The legal form was not found in the imprint (according to the settings: {form})',
        differs: 'The legal form in the imprint ({stated}) differs from the settings ({form})',
        practitioner: 'The imprint names one person with a free profession (“{quote}”); natural persons state no legal form',
        notOwed: 'Natural persons state no legal form',
        advised: 'Stating the legal form is advised here, but not required',
        owner:
          'The imprint names an owner (“{owner}”) and no legal form; that points to a sole trader, who need not state one. If the business is entered in the commercial register, a suffix such as “e.K.”, “eingetragener Kaufmann” or “eingetragene Kauffrau” belongs to its name (Section 19(1) no. 1 HGB)',
        person:
          'The imprint speaks in the first person singular (“{quote}”) and names no legal form; that points to one person who acts alone and need not state one. If that person is entered in the commercial register, a suffix such as “e.K.”, “eingetragener Kaufmann” or “eingetragene Kauffrau” belongs to the name of the business (Section 19(1) no. 1 HGB)',
        onePerson:
          'The imprint speaks of one person (“{quote}”) and names no legal form; that points to a sole trader, who need not state one. If the business is entered in the commercial register, a suffix such as “e.K.”, “eingetragener Kaufmann” or “eingetragene Kauffrau” belongs to its name (Section 19(1) no. 1 HGB)',
        unknown: 'Neither the settings nor the imprint tell the legal form',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, of, finding, absent } = read.statements;
    const { settingsForm, textForm } = duties;
    const [stated] = of('legalForm');
    if (stated && textForm !== null) {
      const [name] = of('name');
      const isUg = textForm === 'ug' || textForm === 'ug-co-kg';
      // Somewhere else in the imprint the suffix may stand in words.
      if (isUg && name && !/haftungs-?beschr/iu.test(`${name.value} ${stated.quote}`)) {
        const level = /haftungs-?beschr/iu.test(imprint.text) ? 'Hint' : 'Risk';
        const written = stated.quote.includes(name.value) ? stated.quote : name.value;
        const params = { name: quoted(otherWords.test(written) ? written : name.value) };
        return { class: level, findings: [finding(otherWords.test(written) ? 'ugOther' : 'ugSuffix', cause, [name], params)] };
      }
      if (settingsForm !== null && !areKindred(settingsForm, textForm)) {
        const params = { stated: legalFormName(textForm), form: legalFormName(settingsForm) };
        return { class: 'Hint', findings: [finding('differs', cause, [stated], params)] };
      }
      return { class: 'Conform' };
    }
    if (settingsForm === null) {
      const [number] = of('registerNumber');
      const kinds = number === undefined ? undefined : enteredAs[number.value.split(' ')[0]!];
      if (number !== undefined && kinds !== undefined && read.statements.complete)
        return { class: 'Hint', findings: [finding('entered', cause, [number], { number: number.value, kinds })] };
      const family = familyIn(imprint.text);
      if (family !== null) return { class: 'NoClassification', message: 'family', params: { family } };
      const owner = ownerIn(imprint.text);
      if (owner !== null) return { class: 'NoClassification', message: 'owner', params: { owner } };
      const quote = firstPersonIn(imprint.text);
      if (quote !== null) return { class: 'NoClassification', message: 'person', params: { quote } };
      const practitioner = practitionerIn(imprint.text, facts.imprintElements.elements);
      if (practitioner !== null) return { class: 'NotApplicable', message: 'practitioner', params: { quote: practitioner } };
      const one = onePersonIn(imprint.text);
      return { class: 'NoClassification', ...(one === null ? { message: 'unknown' } : { message: 'onePerson', params: { quote: one } }) };
    }
    const duty = duties.duty('legalForm');
    if (duty === 'none') return { class: 'NotApplicable', message: 'notOwed' };
    if (duty === 'advised') return { class: 'NotApplicable', message: 'advised' };
    return absent('Hint', 'missing', cause, { form: legalFormName(settingsForm) });
  },
});
