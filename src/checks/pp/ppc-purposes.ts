import { defineCheck } from '../define-check.ts';
import { statute } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';

/** Whether the notice says what data is processed for, in more than one place. */
export default defineCheck({
  id: 'ppc-purposes',
  area: 'pp',
  version: 1,
  weight: 4,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. c DSGVO', 'Art. 13(1)(c) GDPR')],
  needs: [...noticeNeeds],
  texts: {
    de: {
      title: 'Zwecke der Verarbeitung',
      explanation:
        'Zu jeder Verarbeitung gehört die Angabe, wofür die Daten gebraucht werden (Art. 13 Abs. 1 lit. c DSGVO). Allgemeine Floskeln wie die Verbesserung des Angebots genügen nicht. Nur mit dem Zweck lässt sich beurteilen, ob Umfang und Dauer angemessen sind.',
      confidenceReason: 'Zwecke werden an ihren Formulierungen erkannt; ob sie zu Ihrer Verarbeitung passen, beurteilt der Scan nicht.',
      howToFix:
        '1. Gehen Sie jede Verarbeitung durch: Aufruf der Website, Formulare, Newsletter, Dienste Dritter.\n2. Nennen Sie bei jeder den konkreten Zweck.\n3. Ersetzen Sie allgemeine Floskeln durch das, was Sie mit den Daten tun.',
      fixes: {
        single:
          '1. Prüfen Sie, ob neben der beschriebenen Verarbeitung weitere stattfinden; wenn nicht, ist nichts zu tun.\n2. Nennen Sie bei jeder weiteren Verarbeitung (Formulare, Newsletter, Dienste Dritter) den konkreten Zweck.',
      },
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens ein Zweck wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        missing: 'Die Datenschutzerklärung nennt keinen konkreten Zweck der Verarbeitung',
        single: 'Die Datenschutzerklärung nennt nur in einem Abschnitt einen Zweck; das genügt nur, wenn nichts weiter verarbeitet wird',
      },
    },
    en: {
      title: 'Purposes',
      explanation:
        'For every kind of processing the notice has to say what the data is needed for (Art. 13(1)(c) GDPR). General phrases such as improving the offer are not enough. Only the purpose shows whether extent and duration are reasonable.',
      confidenceReason: 'Purposes are recognised by their wording; the scan does not judge whether they match your processing.',
      howToFix:
        '1. Go through every kind of processing: visits to the website, forms, newsletter, third-party services.\n2. State the concrete purpose of each.\n3. Replace general phrases with what you do with the data.',
      fixes: {
        single:
          '1. Check whether anything is processed besides what is described; if not, there is nothing to do.\n2. State the concrete purpose of any further processing (forms, newsletter, third-party services).',
      },
      messages: {
        ...noticeMessages.en,
        some: 'At least one purpose is stated; whether for every kind of processing was not examined',
        missing: 'The privacy notice states no concrete purpose of processing',
        single: 'The privacy notice states a purpose in one section only; that suffices only if nothing else is processed',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const purposes = notice.of('purposes');
      if (purposes.length > 1) return { class: 'Conform', message: 'some' };
      if (purposes.length === 1) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('single', 'purposes', purposes)] });
      return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'purposes')] });
    }),
});
