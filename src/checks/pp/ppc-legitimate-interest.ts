import { defineCheck } from '../define-check.ts';
import { settled, statute } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';

/** Whether the notice states the interest where it relies on one. */
export default defineCheck({
  id: 'ppc-legitimate-interest',
  area: 'pp',
  version: 2,
  weight: 2,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. d DSGVO', 'Art. 13(1)(d) GDPR'),
    settled('EuGH, 9.1.2025, C-394/23 Mousse', 'CJEU, 9 Jan 2025, C-394/23 Mousse'),
  ],
  needs: [...noticeNeeds],
  texts: {
    de: {
      title: 'Berechtigte Interessen benannt',
      explanation:
        'Beruht eine Verarbeitung auf Art. 6 Abs. 1 lit. f DSGVO, muss die Datenschutzerklärung das verfolgte Interesse nennen (Art. 13 Abs. 1 lit. d DSGVO). Der EuGH (C-394/23) verlangt, dass es bei der Erhebung mitgeteilt wird. Die bloße Formel „berechtigtes Interesse“ genügt nicht.',
      confidenceReason: 'Das Interesse wird an üblichen Sätzen erkannt; ist es nur sinngemäß umschrieben, kann es übersehen werden.',
      howToFix:
        '1. Suchen Sie alle Stellen, die Art. 6 Abs. 1 lit. f DSGVO nennen.\n2. Schreiben Sie dazu, worin das Interesse liegt, etwa im sicheren Betrieb der Website.',
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens ein berechtigtes Interesse wird benannt; ob überall, wo Art. 6 Abs. 1 lit. f DSGVO steht, wurde nicht geprüft',
        missing: 'Die Datenschutzerklärung stützt sich auf Art. 6 Abs. 1 lit. f DSGVO, ohne das berechtigte Interesse zu benennen',
        noInterest: 'Die Datenschutzerklärung nennt Art. 6 Abs. 1 lit. f DSGVO nicht als Rechtsgrundlage',
      },
    },
    en: {
      title: 'Legitimate interests stated',
      explanation:
        'If processing rests on Art. 6(1)(f) GDPR, the privacy notice has to state the interest pursued (Art. 13(1)(d) GDPR). The CJEU (C-394/23) requires it to be told when data is collected. The mere formula “legitimate interest” is not enough.',
      confidenceReason: 'The interest is recognised by the usual sentences; if it is merely paraphrased, it may be missed.',
      howToFix: '1. Find all places that name Art. 6(1)(f) GDPR.\n2. Add what the interest is, such as operating the website securely.',
      messages: {
        ...noticeMessages.en,
        some: 'At least one legitimate interest is stated; whether everywhere Art. 6(1)(f) GDPR is named was not examined',
        missing: 'The privacy notice relies on Art. 6(1)(f) GDPR without stating the legitimate interest',
        noInterest: 'The privacy notice does not name Art. 6(1)(f) GDPR as a legal basis',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('legitimateInterest')) return { class: 'Conform', message: 'some' };
      if (!notice.grounds.has('f')) return notice.ifComplete({ class: 'NotApplicable', message: 'noInterest' });
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'legitimate-interest', notice.basedOn('f'))] });
    }),
});
