import { defineCheck } from '../define-check.ts';
import { isPublicAuthority } from '../shared/imprint/public-body.ts';
import { settled, statute } from '../shared/law/law.ts';
import { sectionsOf } from '../shared/notice/denied-companions.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { plainText, quoted, shortList } from '../shared/wording.ts';

/** Whether the notice states the interest where it relies on one. */
export default defineCheck({
  id: 'ppc-legitimate-interest',
  area: 'pp',
  version: 8,
  weight: 2,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. d DSGVO', 'Art. 13(1)(d) GDPR'),
    statute('Art. 6 Abs. 1 UAbs. 2 DSGVO', 'Art. 6(1) subparagraph 2 GDPR'),
    settled('EuGH, 9.1.2025, C-394/23 Mousse', 'CJEU, 9 Jan 2025, C-394/23 Mousse'),
  ],
  needs: [...noticeNeeds, 'applicability'],
  wants: ['imprintElements'],
  texts: {
    de: {
      title: 'Berechtigte Interessen benannt',
      explanation:
        'Beruht eine Verarbeitung auf Art. 6 Abs. 1 lit. f DSGVO, muss die Datenschutzerklärung das verfolgte Interesse nennen (Art. 13 Abs. 1 lit. d DSGVO). Der EuGH (C-394/23) verlangt, dass es bei der Erhebung mitgeteilt wird. Die bloße Formel „berechtigtes Interesse“ genügt nicht.',
      confidenceReason: 'Das Interesse wird an üblichen Sätzen erkannt; ist es nur sinngemäß umschrieben, kann es übersehen werden.',
      howToFix:
        '1. Suchen Sie alle Stellen, die Art. 6 Abs. 1 lit. f DSGVO nennen.\n2. Schreiben Sie dazu, worin das Interesse liegt, etwa im sicheren Betrieb der Website.',
      fixes: {
        authority:
          '1. Gehört die Verarbeitung zu Ihren Aufgaben, wie der Betrieb Ihrer Website: Nennen Sie statt Art. 6 Abs. 1 lit. f DSGVO Art. 6 Abs. 1 lit. e DSGVO und die Vorschrift, die Ihnen die Aufgabe überträgt (Datenschutzgesetz Ihres Landes oder § 3 BDSG beim Bund).',
        authoritySections:
          '1. Gehört die Verarbeitung zu Ihren Aufgaben, wie der Betrieb Ihrer Website: Nennen Sie statt Art. 6 Abs. 1 lit. f DSGVO Art. 6 Abs. 1 lit. e DSGVO und die Vorschrift, die Ihnen die Aufgabe überträgt (Datenschutzgesetz Ihres Landes oder § 3 BDSG beim Bund).',
      },
      messages: {
        ...noticeMessages.de,
        authority:
          'Die Datenschutzerklärung einer öffentlichen Stelle stützt sich auf Art. 6 Abs. 1 lit. f DSGVO („{quote}“); für Behörden gilt er bei der Erfüllung ihrer Aufgaben nicht (Art. 6 Abs. 1 UAbs. 2 DSGVO)',
        authoritySections:
          'Die Datenschutzerklärung einer öffentlichen Stelle stützt sich auf Art. 6 Abs. 1 lit. f DSGVO, unter: {sections}; für Behörden gilt er bei der Erfüllung ihrer Aufgaben nicht (Art. 6 Abs. 1 UAbs. 2 DSGVO)',
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
      fixes: {
        authority:
          '1. If the processing is part of your tasks, as operating your website is: instead of Art. 6(1)(f) GDPR, name Art. 6(1)(e) GDPR and the provision that assigns you the task (data protection act of your Land, or Section 3 BDSG for federal bodies).',
        authoritySections:
          '1. If the processing is part of your tasks, as operating your website is: instead of Art. 6(1)(f) GDPR, name Art. 6(1)(e) GDPR and the provision that assigns you the task (data protection act of your Land, or Section 3 BDSG for federal bodies).',
      },
      messages: {
        ...noticeMessages.en,
        authority:
          'The privacy notice of a public body relies on Art. 6(1)(f) GDPR (“{quote}”); for authorities it does not apply in the performance of their tasks (Art. 6(1) subparagraph 2 GDPR)',
        authoritySections:
          'The privacy notice of a public body relies on Art. 6(1)(f) GDPR, under: {sections}; for authorities it does not apply in the performance of their tasks (Art. 6(1) subparagraph 2 GDPR)',
        some: 'At least one legitimate interest is stated; whether everywhere Art. 6(1)(f) GDPR is named was not examined',
        missing: 'The privacy notice relies on Art. 6(1)(f) GDPR without stating the legitimate interest',
        noInterest: 'The privacy notice does not name Art. 6(1)(f) GDPR as a legal basis',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const [ground] = notice.basedOn('f');
      if (ground && isPublicAuthority(facts)) {
        const sections = shortList(sectionsOnInterests(facts.privacy.text), 6);
        const params = { quote: quoted(plainText(ground.quote)), sections };
        const message = sections === '' ? 'authority' : 'authoritySections';
        return { class: 'Hint', findings: [notice.finding(message, 'authority-interest', [ground], params)] };
      }
      if (notice.has('legitimateInterest')) return { class: 'Conform', message: 'some' };
      if (!notice.grounds.has('f')) return notice.ifComplete({ class: 'NotApplicable', message: 'noInterest' });
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'legitimate-interest', notice.basedOn('f'))] });
    }),
});

/** "Art. 6 Abs. 1 lit. f", also as "Buchst. f" or with its sentence. */
const interestGround = /(?<![a-zß-ɏ])(?:lit\.?|buchst(?:abe|\.)?|point|\(1\))\s{0,2}\(?f\)?(?![a-zß-ɏ])/iu;
const doesNotApply = /(?<![a-zß-ɏ])(?:nicht|keine?[nr]?|not|no)(?![a-zß-ɏ])/iu;

/** Headings of the sections that rest on a legitimate interest. */
function sectionsOnInterests(notice: string): string[] {
  return sectionsOf(notice).flatMap(([heading = '', ...lines]) =>
    lines.some((line) =>
      line.split(/(?<=[.!?]) (?=[A-ZÄÖÜ])/u).some((sentence) => interestGround.test(sentence) && !doesNotApply.test(sentence)),
    )
      ? [`„${heading.trim().slice(0, 80)}“`]
      : [],
  );
}
