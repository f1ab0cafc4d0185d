import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { namesHealthCare } from '../shared/imprint/professions.ts';
import { statute } from '../shared/law/law.ts';
import { matchesOf, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:insurance';
const insured = new Set(['legal', 'tax-audit', 'architecture-engineering', 'real-estate', 'insurance-broker', 'consulting', 'craft']);
/** Industries whose services to patients the Services Directive leaves out. */
const healthCare = new Set(['medical', 'health-services', 'pharmacy']);
const area = /geltungs(?:bereich|raum)|räumlich|weltweit|deutschland|europa|europäisch|EU-?weit|territorial|coverage|worldwide/iu;
const address = /(?<!\d)\d{5} \p{Lu}|\p{L}+(?:str(?:aße|\.)|platz|allee|ring|weg|damm)\.? ?\d/u;

/** Professions that may not be practised without the insurance (§ 51 BRAO, § 67 StBerG, § 54 WPO, § 45 PAO); notaries are left out of the directive. */
const mustBeInsured = wholeWords(
  '(?:syndikus)?rechtsanw(?:alt|ältin|älte|ältinnen|altschaft)|steuerberater(?:in|innen)?|steuerbevollmächtigte[rn]?|wirtschaftsprüfer(?:in|innen)?|(?:vereidigte[rn]?\\s+)?buchprüfer(?:in|innen)?|patentanw(?:alt|ältin|älte|ältinnen)',
);

/** Whether service providers with professional liability insurance state it. It may be stated elsewhere too: never a risk. */
export default defineCheck({
  id: 'impc-insurance',
  area: 'imp',
  version: 5,
  weight: 1,
  confidence: 'medium',
  legalBasis: [
    statute(
      '§ 2 Abs. 1 Nr. 11 DL-InfoV (auch an anderer Stelle zulässig, § 2 Abs. 2 DL-InfoV)',
      'Section 2(1) no. 11 DL-InfoV (may be stated elsewhere, Section 2(2) DL-InfoV)',
    ),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Berufshaftpflichtversicherung',
      explanation:
        'Dienstleister mit einer Berufshaftpflichtversicherung müssen Name und Anschrift des Versicherers und den räumlichen Geltungsbereich mitteilen. Das Impressum ist dafür üblich, die Angabe darf aber auch in Angebots- oder Vertragsunterlagen stehen. Für Gesundheitsdienstleistungen von Heilberufen gilt die DL-InfoV nicht.',
      confidenceReason: 'Gelesen wird nur das Impressum; die Angabe darf auch an anderer Stelle stehen, und nicht jeder ist versichert.',
      howToFix:
        '1. Nennen Sie Name und Anschrift des Versicherers.\n2. Geben Sie den räumlichen Geltungsbereich an, zum Beispiel „Deutschland“ oder „Europäische Union“.\n3. Prüfen Sie, ob die Angabe stattdessen in Ihren Vertragsunterlagen steht.',
      fixes: {
        noAddress:
          '1. Ergänzen Sie die Anschrift des Versicherers.\n2. Sie kann stattdessen in Ihren Angebots- oder Vertragsunterlagen stehen.',
        noArea:
          '1. Ergänzen Sie den räumlichen Geltungsbereich, wie ihn der Versicherungsvertrag nennt, zum Beispiel „Deutschland“ oder „Europäische Union“.\n2. Er kann stattdessen in Ihren Angebots- oder Vertragsunterlagen stehen.',
        noAddressNorArea:
          '1. Ergänzen Sie die Anschrift des Versicherers.\n2. Ergänzen Sie den räumlichen Geltungsbereich, wie ihn der Versicherungsvertrag nennt, zum Beispiel „Deutschland“ oder „Europäische Union“.\n3. Beides kann stattdessen in Ihren Angebots- oder Vertragsunterlagen stehen.',
      },
      messages: {
        ...openMessages.de,
        noAddressNorArea:
          'In den Angaben zur Berufshaftpflichtversicherung fehlen die Anschrift des Versicherers und der räumliche Geltungsbereich',
        missing:
          'Angaben zu einer Berufshaftpflichtversicherung wurden nicht gefunden; sie sind nötig, soweit eine besteht und sie nicht anderswo mitgeteilt werden',
        missingProfession:
          'Angaben zur Berufshaftpflichtversicherung wurden nicht gefunden; der Beruf „{title}“ setzt eine voraus. Sie dürfen auch anderswo mitgeteilt werden, etwa in den Vertragsunterlagen',
        noAddress: 'In den Angaben zur Berufshaftpflichtversicherung fehlt die Anschrift des Versicherers',
        noArea: 'In den Angaben zur Berufshaftpflichtversicherung fehlt der räumliche Geltungsbereich',
        healthCare:
          'Das Impressum nennt einen Heilberuf; Gesundheitsdienstleistungen nimmt die DL-InfoV aus, eine Angabe zur Berufshaftpflichtversicherung ist dafür freiwillig',
        notOwed: 'Weder Branche noch Impressum lassen einen Beruf erkennen, für den eine Berufshaftpflichtversicherung üblich ist',
      },
    },
    en: {
      title: 'Professional liability insurance',
      explanation:
        'Service providers with professional liability insurance must state name and address of the insurer and the territory covered. The imprint is the usual place, but the statement may also be made in offers or contract documents. The DL-InfoV does not apply to services of the health professions.',
      confidenceReason: 'Only the imprint is read; the statement may stand elsewhere, and not everyone is insured.',
      howToFix:
        '1. State name and address of the insurer.\n2. State the territory covered, for example “Germany” or “European Union”.\n3. Check whether your contract documents contain the statement instead.',
      fixes: {
        noAddress: '1. Add the address of the insurer.\n2. It may stand in your offers or contract documents instead.',
        noArea:
          '1. Add the territory covered as the insurance contract states it, for example “Germany” or “European Union”.\n2. It may stand in your offers or contract documents instead.',
        noAddressNorArea:
          '1. Add the address of the insurer.\n2. Add the territory covered as the insurance contract states it, for example “Germany” or “European Union”.\n3. Both may stand in your offers or contract documents instead.',
      },
      messages: {
        ...openMessages.en,
        noAddressNorArea: 'The statement on professional liability insurance lacks the address of the insurer and the territory covered',
        missing:
          'No statement on professional liability insurance was found; it is needed as far as there is one and it is not stated elsewhere',
        missingProfession:
          'No statement on professional liability insurance was found; the profession “{title}” requires one. It may be made elsewhere too, for instance in the contract documents',
        noAddress: 'The statement on professional liability insurance lacks the address of the insurer',
        noArea: 'The statement on professional liability insurance lacks the territory covered',
        healthCare:
          'The imprint names a health profession; the DL-InfoV leaves out health services, for which a statement on professional liability insurance is voluntary',
        notOwed: 'Neither industry nor imprint tells of a profession in which professional liability insurance is usual',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { applicability, of, finding, absent } = read.statements;
    const stated = of('insurance');
    const professional = (['chamber', 'authority', 'professionalTitle', 'professionalRules'] as const).flatMap((kind) =>
      of(kind).map(({ value }) => value),
    );
    const { industry } = applicability.settings;
    // A setting says what the site is; an imprint names professions of others, too.
    const isHealthCare = industry === null ? namesHealthCare(professional) : healthCare.has(industry);
    if (stated.length === 0) {
      if (isHealthCare) return { class: 'NotApplicable', message: 'healthCare' };
      const titles = of('professionalTitle');
      const title =
        industry === null || insured.has(industry) ? titles.flatMap(({ value }) => matchesOf(value, mustBeInsured))[0] : undefined;
      if (title) return absent('Hint', 'missingProfession', cause, { title: title.text }, titles);
      return insured.has(industry ?? '') ? absent('Hint', 'missing', cause) : { class: 'NotApplicable', message: 'notOwed' };
    }
    const text = stated.map(({ value, quote }) => `${value} ${quote}`).join(' ');
    const lacksAddress = !address.test(text);
    const lacksArea = !area.test(text);
    if (!lacksAddress && !lacksArea) return { class: 'Conform' };
    if (isHealthCare) return { class: 'NotApplicable', message: 'healthCare' };
    // A passage that was cut may go on with what seems to be missing.
    if (stated.some(({ value }) => value.length >= 600)) return { class: 'NoClassification', message: 'notRead' };
    const message = lacksAddress ? (lacksArea ? 'noAddressNorArea' : 'noAddress') : 'noArea';
    return { class: 'Hint', findings: [finding(message, cause, stated)] };
  },
});
