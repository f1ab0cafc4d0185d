import { defineCheck } from '../define-check.ts';
import { formItem, textItem, verdictOf } from '../items.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { formPlace, labelsOf } from '../shared/forms/visitor-forms.ts';
import { demandedThoughVoluntary } from '../shared/forms/voluntary-fields.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { quoted, shortList } from '../shared/wording.ts';

/** Whether the notice says if data has to be given. */
export default defineCheck({
  id: 'ppc-obligation',
  area: 'pp',
  version: 9,
  weight: 1,
  confidence: 'low',
  legalBasis: [statute('Art. 13 Abs. 2 lit. e DSGVO', 'Art. 13(2)(e) GDPR')],
  needs: [...noticeNeeds, 'applicability', 'forms', 'framedForms'],
  texts: {
    de: {
      title: 'Pflicht zur Bereitstellung der Daten',
      explanation:
        'Wer Daten in Formularen oder für einen Vertrag erhebt, muss sagen, ob die Angabe vorgeschrieben oder für den Vertrag erforderlich ist und was ohne sie geschieht (Art. 13 Abs. 2 lit. e DSGVO).',
      confidenceReason:
        'Gelesen werden die Datenschutzerklärung und die Pflichtfelder der Formulare; ein Hinweis direkt am Formular wird dabei übersehen.',
      howToFix:
        '1. Kennzeichnen Sie in jedem Formular, welche Angaben nötig sind, soweit das noch nicht geschehen ist.\n2. Sagen Sie in der Datenschutzerklärung, dass die übrigen freiwillig sind und was ohne die nötigen nicht möglich ist.',
      fixes: {
        demanded:
          '1. Entweder stellen Sie im Formular „{button}“ auf {path} auf freiwillig um: {fields}, oder Sie berichtigen den Satz in der Datenschutzerklärung und nennen dort, wofür Sie die Angabe brauchen.',
      },
      messages: {
        demanded:
          'Die Datenschutzerklärung ({notice}) sagt „{quote}“; das Formular „{button}“ auf {path} verlangt als Pflichtangabe aber: {fields}',
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung sagt nicht, ob Angaben in Formularen vorgeschrieben oder freiwillig sind',
        noForms: 'Es wurden weder Formulare mit persönlichen Angaben noch ein Shop gefunden',
      },
    },
    en: {
      title: 'Obligation to provide data',
      explanation:
        'Whoever collects data in forms or for a contract must say whether it has to be given by law or for the contract, and what happens without it (Art. 13(2)(e) GDPR).',
      confidenceReason: 'The privacy notice and the required fields of forms are read; a note right at the form is missed.',
      howToFix:
        '1. Mark in every form which details are needed, where that is not done yet.\n2. Say in the privacy notice that the others are voluntary and what is not possible without the needed ones.',
      fixes: {
        demanded:
          '1. Either make optional in the form “{button}” on {path}: {fields}, or correct the sentence in the privacy notice and state there what you need it for.',
      },
      messages: {
        demanded: 'The privacy notice ({notice}) says “{quote}”; but the form “{button}” on {path} demands as required: {fields}',
        ...noticeMessages.en,
        missing: 'The privacy notice does not say whether details in forms are mandatory or voluntary',
        noForms: 'Neither forms with personal details nor a shop were found',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const demanded = demandedThoughVoluntary(facts.privacy.text, shownForms(facts)).map(({ sentence, form, fields }) => {
        const names = shortList(labelsOf(fields));
        const params = { ...formPlace(form), quote: quoted(sentence), fields: names, notice: legalPath(facts.privacy) };
        const items = [textItem(notice.url, sentence), formItem(form, { fields: names })] as const;
        return { message: 'demanded', params, items, cause: `form-voluntary:${form.id}` };
      });
      const contradicted = verdictOf({ hints: demanded });
      if (contradicted) return contradicted;
      if (notice.has('obligation')) return { class: 'Conform' };
      const { hasForms, isShop } = facts.applicability;
      if (!hasForms && isShop !== true) return { class: 'NotApplicable', message: 'noForms' };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'obligation')] });
    }),
});
