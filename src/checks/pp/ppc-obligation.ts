import { defineCheck } from '../define-check.ts';
import { statute } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';

/** Whether the notice says if data has to be given. */
export default defineCheck({
  id: 'ppc-obligation',
  area: 'pp',
  version: 3,
  weight: 1,
  confidence: 'low',
  legalBasis: [statute('Art. 13 Abs. 2 lit. e DSGVO', 'Art. 13(2)(e) GDPR')],
  needs: [...noticeNeeds, 'applicability'],
  texts: {
    de: {
      title: 'Pflicht zur Bereitstellung der Daten',
      explanation:
        'Wer Daten in Formularen oder für einen Vertrag erhebt, muss sagen, ob die Angabe vorgeschrieben oder für den Vertrag erforderlich ist und was ohne sie geschieht (Art. 13 Abs. 2 lit. e DSGVO).',
      confidenceReason: 'Gelesen wird nur die Datenschutzerklärung; ein Hinweis direkt am Formular wird dabei übersehen.',
      howToFix:
        '1. Kennzeichnen Sie in jedem Formular, welche Angaben nötig sind, soweit das noch nicht geschehen ist.\n2. Sagen Sie in der Datenschutzerklärung, dass die übrigen freiwillig sind und was ohne die nötigen nicht möglich ist.',
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung sagt nicht, ob Angaben in Formularen vorgeschrieben oder freiwillig sind',
        noForms: 'Es wurden weder Formulare mit persönlichen Angaben noch ein Shop gefunden',
      },
    },
    en: {
      title: 'Obligation to provide data',
      explanation:
        'Whoever collects data in forms or for a contract must say whether it has to be given by law or for the contract, and what happens without it (Art. 13(2)(e) GDPR).',
      confidenceReason: 'Only the privacy notice is read; a note right at the form is missed.',
      howToFix:
        '1. Mark in every form which details are needed, where that is not done yet.\n2. Say in the privacy notice that the others are voluntary and what is not possible without the needed ones.',
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice does not say whether details in forms are mandatory or voluntary',
        noForms: 'Neither forms with personal details nor a shop were found',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('obligation')) return { class: 'Conform' };
      const { hasForms, isShop } = facts.applicability;
      if (!hasForms && isShop !== true) return { class: 'NotApplicable', message: 'noForms' };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'obligation')] });
    }),
});
