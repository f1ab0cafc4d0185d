import { defineCheck } from '../define-check.ts';
import { isPublicBody } from '../shared/imprint/public-body.ts';
import { statute } from '../shared/law/law.ts';
import { stateOfAddress, stateOfAuthority } from '../shared/notice/notice-authority.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { excerpt } from '../shared/wording.ts';

/** Whether the notice points out the right to complain, and to whom. */
export default defineCheck({
  id: 'ppc-complaint',
  area: 'pp',
  version: 5,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 2 lit. d, Art. 77 DSGVO', 'Art. 13(2)(d), Art. 77 GDPR')],
  needs: [...noticeNeeds, 'imprintElements', 'applicability'],
  texts: {
    de: {
      title: 'Beschwerderecht bei der Aufsichtsbehörde',
      explanation:
        'Die Datenschutzerklärung muss auf das Recht hinweisen, sich bei einer Datenschutz-Aufsichtsbehörde zu beschweren (Art. 13 Abs. 2 lit. d DSGVO). Die Behörde muss nicht genannt werden; wird eine genannt, sollte es die zuständige sein. Für private Stellen ist das in der Regel die des Bundeslandes, in dem sie ihren Sitz haben.',
      confidenceReason:
        'Das Recht wird am Wortlaut erkannt; welche Behörde zuständig ist, wird aus der Anschrift im Impressum geschlossen.',
      howToFix:
        '1. Ergänzen Sie den Hinweis auf das Beschwerderecht.\n2. Nennen Sie, wenn Sie eine Behörde angeben, die Ihres Bundeslandes mit Anschrift.',
      fixes: {
        onlyAuthority:
          '1. Ergänzen Sie bei der Angabe der Aufsichtsbehörde, dass betroffene Personen das Recht haben, sich dort über die Verarbeitung ihrer Daten zu beschweren (Art. 77 DSGVO).',
        otherState:
          '1. Nennen Sie statt der Behörde von {named} die von {seat} mit Anschrift, oder streichen Sie den Namen der Behörde. Stimmt die Anschrift im Impressum nicht, berichtigen Sie diese.',
      },
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung erwähnt das Beschwerderecht bei einer Aufsichtsbehörde nicht',
        onlyAuthority:
          'Die Datenschutzerklärung nennt eine Aufsichtsbehörde für den Datenschutz, nicht aber das Recht, sich dort zu beschweren',
        otherState: 'Genannt ist die Aufsichtsbehörde von {named}; der Sitz im Impressum liegt in {seat}',
      },
    },
    en: {
      title: 'Right to complain to the supervisory authority',
      explanation:
        'The privacy notice must point out the right to complain to a data protection authority (Art. 13(2)(d) GDPR). The authority need not be named; if one is, it should be the competent one. For private bodies that is as a rule the one of the state in which they have their seat.',
      confidenceReason: 'The right is recognised by its wording; which authority is competent is inferred from the address in the imprint.',
      howToFix: '1. Add the note on the right to complain.\n2. If you name an authority, name that of your state with its address.',
      fixes: {
        onlyAuthority:
          '1. Where the authority is named, add that data subjects have the right to complain there about the processing of their data (Art. 77 GDPR).',
        otherState:
          '1. Name the authority of {seat} with its address in place of that of {named}, or delete the name of the authority. If the address in the imprint is wrong, correct that.',
      },
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice does not mention the right to complain to a supervisory authority',
        onlyAuthority: 'The privacy notice names a data protection authority but not the right to complain there',
        otherState: 'The authority named is that of {named}; the seat in the imprint is in {seat}',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const stated = notice.of('complaint');
      if (stated.length === 0) {
        const authority = notice.of('complaintAuthority');
        if (authority.length > 0)
          return notice.ifComplete({ class: 'Hint', findings: [notice.finding('onlyAuthority', 'complaint', authority)] });
        return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'complaint')] });
      }
      const named = stateOfAuthority(stated[0]!.value);
      const seats = facts.imprintElements.elements.filter(({ kind }) => kind === 'address').map(({ value }) => stateOfAddress(value));
      const { legalForm, industry } = facts.applicability.settings;
      // Public bodies and churches answer to authorities of their own.
      const ownAuthority = isPublicBody(facts) || legalForm === 'church-body' || industry === 'church-welfare';
      const [seat] = seats;
      if (ownAuthority || named === null || !seat || seats.some((state) => state === null || state === named)) return { class: 'Conform' };
      const quotes = [...stated, ...authorityBehind(notice.text, stated[0]!)];
      return { class: 'Hint', findings: [notice.finding('otherState', 'complaint', quotes, { named, seat })] };
    }),
});

/** The authority is often named in a sentence behind the one on the right to complain; the passage, where the quotation lacks it. */
function authorityBehind<Item extends { quote: string; value: string }>(text: string, item: Item): Item[] {
  const { quote, value } = item;
  const index = quote.includes(value) ? -1 : text.indexOf(value);
  return index < 0 ? [] : [{ ...item, quote: excerpt(text, { text: value, index }) }];
}
