import { defineCheck } from '../define-check.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { mentions, wholeWords } from '../shared/wording.ts';

const imprintReference = wholeWords(
  '(?:im|dem|unserem|unser|das|siehe|vgl\\.?|see|in the|our|the)\\s+(?:impressums?|imprint|legal\\s+notice)',
);
/** An e-mail address or a German postcode with its town, wherever it stands: enough to doubt that nobody is named. */
const contactDetails = /\S(?:@|\s?[([]at[)\]]\s?)[a-zß-ɏ\d-]+|(?<!\d)\d{5} \p{Lu}[a-zß-ɏ]{2}/iu;

/** Whether the notice says who is responsible and how to reach them. */
export default defineCheck({
  id: 'ppc-controller',
  area: 'pp',
  version: 2,
  weight: 5,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. a DSGVO', 'Art. 13(1)(a) GDPR')],
  needs: [...noticeNeeds],
  texts: {
    de: {
      title: 'Name und Kontaktdaten des Verantwortlichen',
      explanation:
        'Besucher müssen erfahren, wer über die Verarbeitung ihrer Daten entscheidet und wie sie ihn erreichen (Art. 13 Abs. 1 lit. a DSGVO). Dazu gehören Name oder Firma und Anschrift oder E-Mail-Adresse. Ein bloßer Verweis auf das Impressum erschwert das unnötig.',
      confidenceReason:
        'Gesucht werden eine Bezeichnung wie „Verantwortlicher“ und Kontaktdaten; auch ein anderer, etwa der Hoster, kann gemeint sein.',
      howToFix:
        '1. Nennen Sie am Anfang der Datenschutzerklärung den Verantwortlichen mit Name oder Firma und Rechtsform.\n2. Ergänzen Sie Anschrift, E-Mail-Adresse und Telefonnummer.\n3. Gleichen Sie die Angaben mit dem Impressum ab.',
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung nennt weder einen Verantwortlichen noch Kontaktdaten',
        noContact: 'Die Datenschutzerklärung nennt den Verantwortlichen ohne Anschrift und E-Mail-Adresse',
        imprintOnly: 'Die Datenschutzerklärung verweist für den Verantwortlichen nur auf das Impressum',
        notNamed: 'Die Datenschutzerklärung enthält Kontaktdaten, sagt aber nicht, wer für die Verarbeitung verantwortlich ist',
      },
    },
    en: {
      title: 'Controller identity and contact',
      explanation:
        'Visitors have to learn who decides on the processing of their data and how to reach them (Art. 13(1)(a) GDPR). That takes a name or firm and a postal or e-mail address. A mere reference to the imprint makes this needlessly hard.',
      confidenceReason: 'A term such as “controller” and contact details are looked for; someone else, such as the host, may be meant.',
      howToFix:
        '1. Name the controller at the beginning of the privacy notice, with name or firm and legal form.\n2. Add postal address, e-mail address and phone number.\n3. Compare the details with the imprint.',
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice names neither a controller nor contact details',
        noContact: 'The privacy notice names the controller without postal or e-mail address',
        imprintOnly: 'For the controller the privacy notice only refers to the imprint',
        notNamed: 'The privacy notice contains contact details but does not say who is responsible for the processing',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('controllerContact')) return { class: 'Conform' };
      const hint = (message: string) => ({
        class: 'Hint' as const,
        findings: [notice.finding(message, 'controller', notice.of('controller'))] as const,
      });
      if (notice.has('controller')) return notice.ifComplete(hint('noContact'));
      if (mentions(notice.text, imprintReference)) return notice.ifComplete(hint('imprintOnly'));
      if (contactDetails.test(notice.text)) return notice.ifComplete(hint('notNamed'));
      return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'controller')] });
    }),
});
