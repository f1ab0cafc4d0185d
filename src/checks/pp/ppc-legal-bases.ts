import { defineCheck } from '../define-check.ts';
import { statute, unverified } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';

/** Whether the notice names the grounds on which data is processed. */
export default defineCheck({
  id: 'ppc-legal-bases',
  area: 'pp',
  version: 2,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. c, Art. 6 Abs. 1 DSGVO', 'Art. 13(1)(c), Art. 6(1) GDPR'),
    unverified('§ 6 DSG-EKD, § 6 KDG für kirchliche Stellen', 'Section 6 DSG-EKD, Section 6 KDG for church bodies'),
  ],
  needs: [...noticeNeeds, 'applicability'],
  texts: {
    de: {
      title: 'Rechtsgrundlagen',
      explanation:
        'Zu jedem Zweck ist die Rechtsgrundlage anzugeben, auf der er beruht (Art. 13 Abs. 1 lit. c DSGVO), etwa Einwilligung, Vertrag oder berechtigtes Interesse. Die Aussage, man halte die DSGVO ein, nennt keine. Kirchliche Stellen nennen die Vorschriften ihres eigenen Rechts.',
      confidenceReason: 'Erkannt werden Artikel und Buchstaben in vielen Schreibweisen; ob die Grundlage trägt, beurteilt der Scan nicht.',
      howToFix:
        '1. Ordnen Sie jeder Verarbeitung ihre Rechtsgrundlage zu.\n2. Nennen Sie den Buchstaben des Art. 6 Abs. 1 DSGVO, bei Cookies und ähnlichem zusätzlich § 25 TDDDG.\n3. Prüfen Sie, ob für einwilligungspflichtige Dienste lit. a genannt ist.',
      fixes: {
        single:
          '1. Gehen Sie die Verarbeitungen durch, vor allem Formulare und Dienste anderer Anbieter: Trägt lit. {letters} sie, nennen Sie das dort; sonst nennen Sie die Grundlage, auf der sie beruhen.\n2. Nennen Sie bei Cookies und ähnlichem zusätzlich § 25 TDDDG, soweit es dort fehlt.',
      },
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens eine Rechtsgrundlage wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        missing: 'Die Datenschutzerklärung nennt keine Rechtsgrundlage',
        noLetter: 'Die Datenschutzerklärung verweist auf das Gesetz, ohne die Rechtsgrundlage genau zu nennen',
        single:
          'Die Datenschutzerklärung nennt von den Rechtsgrundlagen des Art. 6 Abs. 1 DSGVO nur lit. {letters}; anzugeben ist zu jedem Zweck die Grundlage, auf der er beruht',
      },
    },
    en: {
      title: 'Legal bases',
      explanation:
        'For every purpose the notice has to state the legal basis it rests on (Art. 13(1)(c) GDPR), such as consent, contract or legitimate interest. Saying that one follows the GDPR names none. Church bodies name the provisions of their own law.',
      confidenceReason: 'Articles and letters are recognised in many notations; the scan does not judge whether the basis holds.',
      howToFix:
        '1. Assign its legal basis to every kind of processing.\n2. Name the letter of Art. 6(1) GDPR, and for cookies and the like Section 25 TDDDG as well.\n3. Check that letter a is named for services that need consent.',
      fixes: {
        single:
          '1. Go through the kinds of processing, above all forms and services of other providers: where letter {letters} carries them, say so there; otherwise name the basis they rest on.\n2. For cookies and the like, name Section 25 TDDDG as well where it is missing.',
      },
      messages: {
        ...noticeMessages.en,
        some: 'At least one legal basis is named; whether for every kind of processing was not examined',
        missing: 'The privacy notice names no legal basis',
        noLetter: 'The privacy notice refers to the act without naming the legal basis exactly',
        single:
          'The privacy notice names only letter {letters} of the legal bases of Art. 6(1) GDPR; for every purpose the basis it rests on has to be stated',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const bases = notice.of('legalBases');
      if (bases.length === 0) return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'legal-bases')] });
      const letters = [...notice.grounds];
      if (letters.length === 0) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('noLetter', 'legal-bases', bases)] });
      // One ground may be all that a site without forms needs; church law has one paragraph for all, and a public task covers what
      // authorities do: letter f is closed to them.
      const isEnough = letters.length > 1 || letters[0]!.length > 1 || letters[0] === 'e' || !facts.applicability.hasForms;
      if (isEnough) return { class: 'Conform', message: 'some' };
      const params = { letters: letters.join(', ') };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('single', 'legal-bases', bases, params)] });
    }),
});
