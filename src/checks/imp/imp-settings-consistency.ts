import { defineCheck, type Finding } from '../define-check.ts';
import { verdictOf } from '../items.ts';
import { areKindred, oddNumbers, registersOf } from '../shared/imprint/imprint-duties.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { legalFormName, statedFormName } from '../shared/imprint/legal-form-names.ts';
import { statute } from '../shared/law/law.ts';

/** Whether the imprint fits the scan settings: legal form, kind of register, private person or business. Asks back, never accuses. */
export default defineCheck({
  id: 'imp-settings-consistency',
  area: 'imp',
  version: 6,
  weight: 2,
  confidence: 'medium',
  legalBasis: [
    statute('§ 5 Abs. 1 Nr. 1 und 4 DDG', 'Section 5(1) no. 1 and 4 DDG'),
    statute('§ 5 Abs. 2 Nr. 3, § 5a Abs. 1, § 5b Abs. 1 Nr. 2 UWG', 'Section 5(2) no. 3, Section 5a(1), Section 5b(1) no. 2 UWG'),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Rechtsform, Register und Scan-Einstellungen stimmen überein',
      explanation:
        'Welche Angaben das Impressum enthalten muss, hängt von der Rechtsform ab. Passt die Registernummer nicht zur Rechtsform oder nennen Impressum und Einstellungen Verschiedenes, ist eines von beiden falsch, und Besucher erfahren womöglich nicht, wer ihr Vertragspartner ist. Ohne Einstellung richtet sich der Scan nach der Rechtsform im Impressum; ist keine zu erkennen, bleiben die davon abhängigen Prüfungen offen.',
      confidenceReason:
        'Verglichen werden die Angaben im Impressum miteinander und mit den Scan-Einstellungen; stehen dort mehrere Unternehmen, kann das falsche gelesen sein.',
      howToFix:
        '1. Vergleichen Sie Rechtsform, Register und Nummer im Impressum mit dem Registerauszug.\n2. Berichtigen Sie das Impressum oder die Scan-Einstellungen.\n3. Wiederholen Sie den Scan.',
      fixes: {
        notChosen: '1. Wählen Sie in den Scan-Einstellungen die Rechtsform, und scannen Sie erneut.',
        registerDivision:
          '1. Vergleichen Sie {number} mit dem Registerauszug: Bei der Rechtsform „{form}“ muss die Nummer mit {expected} beginnen.\n2. Berichtigen Sie im Impressum, was davon abweicht: die Nummer oder die Rechtsform.',
        partnerOnly: '1. Ergänzen Sie im Impressum die Nummer, unter der die Gesellschaft selbst eingetragen ist (HRA).',
      },
      messages: {
        ...openMessages.de,
        same: 'Gewählte Rechtsform: „{form}“; im Impressum: „{stated}“',
        registerFits:
          'Registernummer und Rechtsform im Impressum passen zueinander ({number}, „{form}“); in den Scan-Einstellungen ist keine Rechtsform gewählt',
        registerFitsPartner:
          'Registernummer und Rechtsform im Impressum passen zueinander ({number}, „{form}“; {partner} ist bei dieser Rechtsform die Nummer der Komplementärin); in den Scan-Einstellungen ist keine Rechtsform gewählt',
        registerFitsChoice: 'Die Registernummer {number} im Impressum passt zur gewählten Rechtsform „{form}“',
        partnerOnly:
          'Im Impressum steht nur {number}, bei der Rechtsform „{form}“ die Nummer der Komplementärin; eine Nummer der Gesellschaft selbst (HRA) wurde nicht gefunden',
        legalForm: 'In den Einstellungen ist „{form}“ gewählt, das Impressum nennt „{stated}“',
        registerKind: 'Die Registernummer {number} passt nicht zur Rechtsform „{form}“, die dort nicht eingetragen wird',
        registerDivision: 'Die Registernummer {number} passt nicht zur Rechtsform „{form}“: Deren Nummern beginnen mit {expected}',
        privateBusiness: 'In den Einstellungen ist eine Privatperson gewählt, die Website tritt aber geschäftlich auf ({signs})',
        nothing: 'Das Impressum nennt nichts, das sich mit den Scan-Einstellungen vergleichen ließe',
        noRegister:
          'Die Rechtsform im Impressum steht in keinem Register, und in den Scan-Einstellungen ist keine gewählt; zu vergleichen ist nichts',
        nothingKnown:
          'In den Scan-Einstellungen ist keine Rechtsform gewählt und im Impressum keine zu erkennen; zu vergleichen ist nichts{see:impc-legal-form}',
        notChosen: 'In den Scan-Einstellungen ist keine Rechtsform gewählt; ein Vergleich war nicht möglich',
      },
    },
    en: {
      title: 'Legal form, register and scan settings agree',
      explanation:
        'What the imprint must state depends on the legal form. If the register number does not fit the legal form, or imprint and settings say different things, one of the two is wrong, and visitors may not learn who their contracting party is. Without a setting the scan goes by the legal form in the imprint; if none can be recognised, the checks that depend on it stay open.',
      confidenceReason:
        'The statements of the imprint are compared with each other and with the scan settings; if several companies stand there, the wrong one may have been read.',
      howToFix:
        '1. Compare legal form, register and number in the imprint with the extract from the register.\n2. Correct the imprint or the scan settings.\n3. Repeat the scan.',
      fixes: {
        notChosen: '1. Choose the legal form in the scan settings and scan again.',
        registerDivision:
          '1. Compare {number} with the extract from the register: with the legal form “{form}” the number has to begin with {expected}.\n2. Correct in the imprint what differs from it: the number or the legal form.',
        partnerOnly: '1. Add to the imprint the number under which the company itself is entered (HRA).',
      },
      messages: {
        ...openMessages.en,
        same: 'Legal form chosen: “{form}”; in the imprint: “{stated}”',
        registerFits:
          'Register number and legal form in the imprint fit each other ({number}, “{form}”); no legal form is chosen in the scan settings',
        registerFitsPartner:
          'Register number and legal form in the imprint fit each other ({number}, “{form}”; with this legal form {partner} is the number of the general partner); no legal form is chosen in the scan settings',
        registerFitsChoice: 'The register number {number} in the imprint fits the legal form chosen, “{form}”',
        partnerOnly:
          'The imprint states only {number}, with the legal form “{form}” the number of the general partner; a number of the company itself (HRA) was not found',
        legalForm: 'The settings say “{form}”, the imprint says “{stated}”',
        registerKind: 'The register number {number} does not fit the legal form “{form}”, which is not entered there',
        registerDivision: 'The register number {number} does not fit the legal form “{form}”: its numbers begin with {expected}',
        privateBusiness: 'The settings say private individual, but the site acts as a business ({signs})',
        nothing: 'The imprint states nothing that could be compared with the scan settings',
        noRegister:
          'The legal form in the imprint is entered in no register, and none is chosen in the scan settings; there is nothing to compare',
        nothingKnown:
          'No legal form is chosen in the scan settings and none can be recognised in the imprint; there is nothing to compare{see:impc-legal-form}',
        notChosen: 'No legal form is chosen in the scan settings; a comparison was not possible',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, applicability, of, finding } = read.statements;
    const { settingsForm, textForm } = duties;
    const hints: Finding[] = [];
    const [stated] = of('legalForm');
    const isPrivate = applicability.settings.websiteType === 'privateer' || settingsForm === 'natural-private';
    if (stated && settingsForm !== null && textForm !== null && !areKindred(settingsForm, textForm)) {
      hints.push(
        finding('legalForm', 'imprint:legal-form', [stated], {
          form: legalFormName(settingsForm),
          stated: statedFormName(textForm, stated.quote),
        }),
      );
    }
    const form = textForm ?? settingsForm;
    const kinds = form === null ? null : registersOf(form);
    const odd = oddNumbers(duties, of('registerNumber'));
    if (odd[0] && form !== null) {
      const expected = (kinds ?? []).join(', ');
      const params = { number: odd[0].value, form: legalFormName(form), expected };
      hints.push(finding(expected === '' ? 'registerKind' : 'registerDivision', 'imprint:register-kind', odd, params));
    }
    const signs = applicability.signs.filter((sign) => sign !== 'login' && sign !== 'sensitive-topic');
    if (isPrivate && hints.length === 0 && duties.contradicts) {
      hints.push(finding('privateBusiness', 'imprint:legal-form', stated ? [stated] : [], { signs: signs.join(', ') || '–' }));
    }
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    const quote = stated?.quote ?? '';
    if (settingsForm !== null && textForm !== null) {
      return { class: 'Conform', message: 'same', params: { form: legalFormName(settingsForm), stated: statedFormName(textForm, quote) } };
    }
    const [main, partner] = (kinds ?? []).map((kind) => of('registerNumber').find(({ value }) => value.startsWith(`${kind} `))?.value);
    if (form !== null && main !== undefined) {
      const params = { number: main, form: statedFormName(form, quote), partner: partner ?? '' };
      const ofText = partner === undefined ? 'registerFits' : 'registerFitsPartner';
      return { class: 'Conform', message: settingsForm === null ? ofText : 'registerFitsChoice', params };
    }
    if (form !== null && partner !== undefined) {
      return { class: 'NoClassification', message: 'partnerOnly', params: { number: partner, form: legalFormName(form) } };
    }
    if (form !== null && of('registerNumber').length > 0) return { class: 'Conform' };
    // Which form it is asks the check on the legal form; the same question twice helps nobody.
    if (form === null && of('registerNumber').length === 0) return { class: 'NotApplicable', message: 'nothingKnown' };
    // An authority states its form and has no number: nothing is left to compare, and nothing to choose.
    if (settingsForm === null && kinds?.length === 0) return { class: 'NotApplicable', message: 'noRegister' };
    return { class: 'NoClassification', message: settingsForm === null ? 'notChosen' : 'nothing' };
  },
});
