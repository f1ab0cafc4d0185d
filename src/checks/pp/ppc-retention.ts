import { defineCheck } from '../define-check.ts';
import { textItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { longKeptForms } from '../shared/notice/registration-forms.ts';
import { quoted } from '../shared/wording.ts';

/** Whether the notice says how long data is kept. */
export default defineCheck({
  id: 'ppc-retention',
  area: 'pp',
  version: 4,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 2 lit. a, Art. 5 Abs. 1 lit. e DSGVO', 'Art. 13(2)(a), Art. 5(1)(e) GDPR'),
    statute('§ 30 Abs. 4 BMG (Meldescheine der Beherbergung)', 'Section 30(4) BMG (registration forms of accommodation)'),
  ],
  needs: [...noticeNeeds],
  texts: {
    de: {
      title: 'Speicherdauer oder Kriterien',
      explanation:
        'Die Datenschutzerklärung muss angeben, wie lange Daten gespeichert werden oder wonach sich das richtet (Art. 13 Abs. 2 lit. a DSGVO). Der Satz, Daten würden gespeichert, solange es erforderlich ist, sagt Besuchern nichts. Laufzeiten von Cookies sind eine andere Angabe.',
      confidenceReason: 'Fristen und Kriterien werden am Wortlaut erkannt; ob sie für jede Verarbeitung genannt sind, wird nicht geprüft.',
      howToFix:
        '1. Legen Sie für jede Verarbeitung eine Löschfrist fest, etwa für Protokolle, Anfragen und Bewerbungen.\n2. Schreiben Sie die Frist in die Datenschutzerklärung.\n3. Wo keine Frist möglich ist, nennen Sie das Ereignis, nach dem gelöscht wird.',
      fixes: {
        registrationForms:
          '1. Bewahren Sie Meldescheine ein Jahr vom Tag der Anreise an auf, und vernichten Sie sie innerhalb von drei Monaten danach (§ 30 Abs. 4 BMG); nennen Sie diese Frist in der Datenschutzerklärung.\n2. Brauchen Sie einzelne Angaben länger, etwa für die Rechnung oder eine Kurabgabe, halten Sie sie getrennt fest, und nennen Sie dafür Vorschrift und Frist.',
      },
      messages: {
        ...noticeMessages.de,
        registrationForms:
          'Für Meldescheine nennt die Datenschutzerklärung eine zu lange Frist („{quote}“): Sie sind ein Jahr aufzubewahren und danach innerhalb von drei Monaten zu vernichten (§ 30 Abs. 4 BMG)',
        some: 'Mindestens eine Frist oder ein Kriterium wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        missing: 'Die Datenschutzerklärung sagt nichts zur Speicherdauer der Daten',
        vague: 'Zur Speicherdauer steht in der Datenschutzerklärung nur, dass Daten gespeichert werden, solange es erforderlich ist',
      },
    },
    en: {
      title: 'Storage period or criteria',
      explanation:
        'The privacy notice must state how long data is kept, or what that depends on (Art. 13(2)(a) GDPR). The sentence that data is kept as long as necessary tells visitors nothing. Lifetimes of cookies are a different statement.',
      confidenceReason: 'Periods and criteria are recognised by their wording; whether they are given for each processing is not examined.',
      howToFix:
        '1. Set a deletion period for every kind of processing, such as logs, enquiries and applications.\n2. Write the period into the privacy notice.\n3. Where no period is possible, name the event after which data is deleted.',
      fixes: {
        registrationForms:
          '1. Keep registration forms for one year from the day of arrival, and destroy them within three months after that (Section 30(4) BMG); state this period in the privacy notice.\n2. If you need single details for longer, such as for the invoice or a visitor’s tax, record them separately, and state the provision and the period for them.',
      },
      messages: {
        ...noticeMessages.en,
        registrationForms:
          'The privacy notice states too long a period for registration forms (“{quote}”): they have to be kept for one year and destroyed within three months after that (Section 30(4) BMG)',
        some: 'At least one period or criterion is stated; whether for every kind of processing was not examined',
        missing: 'The privacy notice says nothing about how long data is kept',
        vague: 'On storage the privacy notice only says that data is kept as long as necessary',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const forms = longKeptForms(facts.privacy.text);
      if (forms !== null) {
        const finding = notice.finding('registrationForms', 'registration-forms', [], { quote: quoted(forms) });
        return { class: 'Hint', findings: [{ ...finding, items: [textItem(notice.url, forms)] }] };
      }
      const criteria = notice.of('retentionCriterion');
      if (notice.has('retentionPeriod') || criteria.some(({ value }) => value !== 'necessity'))
        return { class: 'Conform', message: 'some' };
      if (criteria.length > 0) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('vague', 'retention', criteria)] });
      return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'retention')] });
    }),
});
