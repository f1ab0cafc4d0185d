import { defineCheck } from '../define-check.ts';
import { statute, unverified } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';

/** Lending, insurance and hiring: fields in which persons are scored. */
const scoringIndustries: ReadonlySet<string> = new Set(['finance', 'insurance-broker', 'recruiting-staffing']);

/** Whether the notice deals with automated decisions where they are common. */
export default defineCheck({
  id: 'ppc-automated',
  area: 'pp',
  version: 1,
  weight: 1,
  confidence: 'low',
  legalBasis: [
    statute('Art. 13 Abs. 2 lit. f, Art. 22 DSGVO', 'Art. 13(2)(f), Art. 22 GDPR'),
    unverified('EuGH, 7.12.2023, C-634/21 SCHUFA', 'CJEU, 7 Dec 2023, C-634/21 SCHUFA'),
  ],
  needs: [...noticeNeeds, 'applicability'],
  texts: {
    de: {
      title: 'Automatisierte Entscheidung und Profiling',
      explanation:
        'Entscheidet eine Maschine allein über Verträge, Kredite oder Bewerbungen, nennt die Datenschutzerklärung das, die Logik und die Folgen (Art. 13 Abs. 2 lit. f DSGVO). Auch ein Score, auf den maßgeblich abgestellt wird, zählt dazu (EuGH C-634/21). Findet nichts davon statt, ist ein Satz dazu üblich.',
      confidenceReason: 'Ob automatisch entschieden wird, zeigt eine Website nicht; Anlass der Prüfung ist allein die gewählte Branche.',
      howToFix:
        '1. Prüfen Sie, ob Sie Bonität, Risiken oder Bewerbungen automatisiert bewerten.\n2. Beschreiben Sie gegebenenfalls Logik, Tragweite und die Möglichkeit, einen Menschen entscheiden zu lassen.\n3. Schreiben Sie andernfalls, dass keine automatisierte Entscheidung stattfindet.',
      messages: {
        ...noticeMessages.de,
        missing: 'In dieser Branche sind automatisierte Bewertungen verbreitet; die Datenschutzerklärung sagt dazu nichts',
        notExpected: 'Für diese Branche sind automatisierte Entscheidungen nicht zu erwarten',
      },
    },
    en: {
      title: 'Automated decisions and profiling',
      explanation:
        'If a machine alone decides on contracts, credit or applications, the privacy notice says so, with the logic and the consequences (Art. 13(2)(f) GDPR). A score on which the decision draws strongly counts too (CJEU C-634/21). If nothing of the kind happens, one sentence saying so is usual.',
      confidenceReason: 'A website does not show whether decisions are automated; the chosen industry alone prompts this check.',
      howToFix:
        '1. Check whether you assess creditworthiness, risks or applications by machine.\n2. If so, describe logic, significance and the possibility of a human decision.\n3. Otherwise write that no automated decision takes place.',
      messages: {
        ...noticeMessages.en,
        missing: 'In this industry automated assessments are common; the privacy notice says nothing about them',
        notExpected: 'Automated decisions are not to be expected in this industry',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('automated')) return { class: 'Conform' };
      const { industry } = facts.applicability.settings;
      if (industry === null || !scoringIndustries.has(industry)) return { class: 'NotApplicable', message: 'notExpected' };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'automated')] });
    }),
});
