import { defineCheck, type Finding } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import { formItem } from '../items.ts';
import { creditCheckOf, tellsOfCreditCheck } from '../shared/forms/credit-checks.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { judgeNotice, type NoticeContent, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { plainText } from '../shared/wording.ts';

/** Lending, insurance and hiring: fields in which persons are scored. */
const scoringIndustries: ReadonlySet<string> = new Set(['finance', 'insurance-broker', 'recruiting-staffing']);

/** Whether the notice deals with automated decisions where they are common. */
export default defineCheck({
  id: 'ppc-automated',
  area: 'pp',
  version: 2,
  weight: 1,
  confidence: 'low',
  legalBasis: [
    statute('Art. 13 Abs. 2 lit. f, Art. 22 DSGVO', 'Art. 13(2)(f), Art. 22 GDPR'),
    unverified('EuGH, 7.12.2023, C-634/21 SCHUFA', 'CJEU, 7 Dec 2023, C-634/21 SCHUFA'),
  ],
  needs: [...noticeNeeds, 'applicability'],
  wants: ['forms'],
  texts: {
    de: {
      title: 'Automatisierte Entscheidung und Profiling',
      explanation:
        'Entscheidet eine Maschine allein über Verträge, Kredite oder Bewerbungen, nennt die Datenschutzerklärung das, die Logik und die Folgen (Art. 13 Abs. 2 lit. f DSGVO). Auch ein Score, auf den maßgeblich abgestellt wird, zählt dazu (EuGH C-634/21). Findet nichts davon statt, ist ein Satz dazu üblich.',
      confidenceReason:
        'Ob automatisch entschieden wird, zeigt eine Website nicht; Anlass der Prüfung sind die gewählte Branche und was Formulare zur Bonität sagen.',
      howToFix:
        '1. Prüfen Sie, ob Sie Bonität, Risiken oder Bewerbungen automatisiert bewerten.\n2. Beschreiben Sie gegebenenfalls Logik, Tragweite und die Möglichkeit, einen Menschen entscheiden zu lassen.\n3. Schreiben Sie andernfalls, dass keine automatisierte Entscheidung stattfindet.',
      fixes: {
        denied:
          '1. Beschreiben Sie in der Datenschutzerklärung die Bonitätsabfrage: Auskunftei als Empfänger und Quelle, Datenarten, Zweck, Rechtsgrundlage und Speicherdauer (Art. 13, 14 DSGVO).\n2. Prüfen Sie, ob der Vertrag maßgeblich vom Ergebnis abhängt; wenn ja, berichtigen Sie den zitierten Satz und nennen Sie Logik, Tragweite und den Weg zu einem Menschen (Art. 22 DSGVO).',
        untold:
          '1. Beschreiben Sie in der Datenschutzerklärung die Bonitätsabfrage: Auskunftei als Empfänger und Quelle, Datenarten, Zweck, Rechtsgrundlage und Speicherdauer (Art. 13, 14 DSGVO).\n2. Prüfen Sie, ob der Vertrag maßgeblich vom Ergebnis abhängt; wenn ja, nennen Sie auch Logik, Tragweite und den Weg zu einem Menschen (Art. 22 DSGVO).',
      },
      messages: {
        ...noticeMessages.de,
        denied:
          'Die Datenschutzerklärung sagt „{quote}“ und nennt keine Auskunftei; im Formular auf {pages} steht aber „{asked}“. Ein Score kann Profiling und, wenn der Vertrag maßgeblich davon abhängt, eine automatisierte Entscheidung sein',
        untold:
          'Im Formular auf {pages} steht „{asked}“; die Datenschutzerklärung nennt weder eine Bonitätsabfrage noch eine Auskunftei als Quelle oder Empfänger',
        missing: 'In dieser Branche sind automatisierte Bewertungen verbreitet; die Datenschutzerklärung sagt dazu nichts',
        notExpected: 'Für diese Branche sind automatisierte Entscheidungen nicht zu erwarten',
      },
    },
    en: {
      title: 'Automated decisions and profiling',
      explanation:
        'If a machine alone decides on contracts, credit or applications, the privacy notice says so, with the logic and the consequences (Art. 13(2)(f) GDPR). A score on which the decision draws strongly counts too (CJEU C-634/21). If nothing of the kind happens, one sentence saying so is usual.',
      confidenceReason:
        'A website does not show whether decisions are automated; the chosen industry and what forms say about creditworthiness prompt this check.',
      howToFix:
        '1. Check whether you assess creditworthiness, risks or applications by machine.\n2. If so, describe logic, significance and the possibility of a human decision.\n3. Otherwise write that no automated decision takes place.',
      fixes: {
        denied:
          '1. Describe the credit check in the privacy notice: credit agency as recipient and source, kinds of data, purpose, legal basis and storage period (Art. 13, 14 GDPR).\n2. Check whether the contract draws strongly on the result; if so, correct the sentence quoted and name logic, significance and the way to a human (Art. 22 GDPR).',
        untold:
          '1. Describe the credit check in the privacy notice: credit agency as recipient and source, kinds of data, purpose, legal basis and storage period (Art. 13, 14 GDPR).\n2. Check whether the contract draws strongly on the result; if so, also name logic, significance and the way to a human (Art. 22 GDPR).',
      },
      messages: {
        ...noticeMessages.en,
        denied:
          'The privacy notice says “{quote}” and names no credit agency; but the form on {pages} says “{asked}”. A score can be profiling and, if the contract draws strongly on it, an automated decision',
        untold:
          'The form on {pages} says “{asked}”; the privacy notice names neither a credit check nor a credit agency as source or recipient',
        missing: 'In this industry automated assessments are common; the privacy notice says nothing about them',
        notExpected: 'Automated decisions are not to be expected in this industry',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const score = scoreFinding(facts.privacy.text, facts.forms ?? [], notice);
      if (score !== null) return notice.ifComplete({ class: 'Hint', findings: [score] });
      if (notice.has('automated')) return { class: 'Conform' };
      const { industry } = facts.applicability.settings;
      if (industry === null || !scoringIndustries.has(industry)) return { class: 'NotApplicable', message: 'notExpected' };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'automated')] });
    }),
});

/** Words by which a notice says that no machine decides. */
const denies = /(?<![a-zß-ɏ])(?:kein(?:e[nrms]?)?|nicht|verzichten|no|not|never|neither)(?![a-zß-ɏ])/iu;
const longestQuote = 260;

/** Forms that have a score fetched of which the notice has not a word, or that it rules out. */
function scoreFinding(noticeText: string, forms: readonly FormFact[], notice: NoticeContent): Finding | null {
  const checking = forms.flatMap((form) => {
    const words = form.visible ? creditCheckOf(form) : null;
    return words === null ? [] : [{ form, words }];
  });
  const [first] = checking;
  if (first === undefined || tellsOfCreditCheck(noticeText)) return null;
  const items = checking.map(({ form }) => formItem(form));
  const denial = notice.of('automated').find(({ quote }) => denies.test(quote));
  const asked = first.words.length > longestQuote ? `${first.words.slice(0, longestQuote).replace(/\s\S*$/, '')} …` : first.words;
  const params = { asked, pages: pathsOf(checking.map(({ form }) => form.pageUrl)), quote: plainText(denial?.quote ?? '–') };
  const finding = notice.finding(denial ? 'denied' : 'untold', 'credit-check', denial ? [denial] : [], params);
  const [head, ...rest] = finding.items;
  return { ...finding, items: [head, ...rest, ...items] };
}
