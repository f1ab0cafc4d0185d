import { defineCheck } from '../define-check.ts';
import { statute } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';
import { shortList } from '../stored-findings.ts';
import { recipientsOf } from '../transfers.ts';

/** Whether the notice says who receives data. */
export default defineCheck({
  id: 'ppc-recipients',
  area: 'pp',
  version: 1,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. e DSGVO', 'Art. 13(1)(e) GDPR')],
  needs: [...noticeNeeds, 'services', 'requests'],
  texts: {
    de: {
      title: 'Empfänger oder Kategorien von Empfängern',
      explanation:
        'Die Datenschutzerklärung muss nennen, wer Daten erhält, oder wenigstens die Kategorien (Art. 13 Abs. 1 lit. e DSGVO). Dazu zählen auch Auftragsverarbeiter wie Hoster, Newsletter- und Zahlungsdienste.',
      confidenceReason:
        'Empfänger werden an Begriffen, Sätzen zur Weitergabe und Namen bekannter Dienste erkannt; andere Namen können fehlen.',
      howToFix:
        '1. Listen Sie alle Stellen auf, die Daten erhalten: Hoster, Versand- und Zahlungsdienste, eingebundene Dienste.\n2. Nennen Sie bei jeder Verarbeitung Empfänger oder Kategorie.\n3. Streichen Sie Aussagen, wonach niemand Daten erhält, wenn das nicht zutrifft.',
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens ein Empfänger oder eine Kategorie von Empfängern wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        none: 'Die Datenschutzerklärung sagt, Daten würden nicht weitergegeben; Empfänger wurden nicht beobachtet',
        missing: 'Die Datenschutzerklärung nennt keine Empfänger und keine Kategorien von Empfängern',
        contradiction: 'Die Datenschutzerklärung sagt, Daten würden nicht weitergegeben; beobachtet wurden diese Empfänger: {names}',
      },
    },
    en: {
      title: 'Recipients or categories of recipients',
      explanation:
        'The privacy notice must name who receives data, or at least the categories (Art. 13(1)(e) GDPR). Processors such as hosts, newsletter and payment services count too.',
      confidenceReason:
        'Recipients are recognised by terms, sentences on disclosure and names of known services; other names may be missed.',
      howToFix:
        '1. List everybody who receives data: host, dispatch and payment services, embedded services.\n2. Name the recipient or category for every kind of processing.\n3. Delete statements that nobody receives data if they are not true.',
      messages: {
        ...noticeMessages.en,
        some: 'At least one recipient or category of recipients is named; whether for every kind of processing was not examined',
        none: 'The privacy notice says that data is not passed on; no recipients were observed',
        missing: 'The privacy notice names neither recipients nor categories of recipients',
        contradiction: 'The privacy notice says that data is not passed on; these recipients were observed: {names}',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const stated = notice.of('recipients');
      if (stated.length === 0) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'recipients')] });
      const observed = recipientsOf(facts);
      if (stated.some(({ value }) => value !== 'none')) return { class: 'Conform', message: 'some' };
      if (observed.length === 0) return { class: 'Conform', message: 'none' };
      const params = { names: shortList(observed.map(({ use }) => use.service.name)) };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('contradiction', 'recipients', stated, params)] });
    }),
});
