import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { statute } from '../shared/law/law.ts';

const cause = 'imprint:capital';
const outstanding =
  /ausstehend|noch nicht (?:voll(?:ständig)? )?ein(?:gezahlt|bezahlt)|nicht voll(?:ständig)? ein(?:gezahlt|bezahlt)|teilweise eingezahlt|outstanding|not (?:fully )?paid/iu;
const amount = /\d[\d.,]*(?:,-)? ?(?:€|EUR|Euro)|(?:€|EUR) ?\d/giu;

/** Whether a stated capital is complete: with contributions that are still outstanding, their sum belongs to it. */
export default defineCheck({
  id: 'impc-capital',
  area: 'imp',
  version: 1,
  weight: 1,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 1 DDG (nur wenn Kapital angegeben wird)', 'Section 5(1) no. 1 DDG (only if capital is stated)')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Kapitalangaben vollständig',
      explanation:
        'Niemand muss im Impressum sein Kapital angeben. Wer es tut, muss das Stamm- oder Grundkapital nennen und, wenn nicht alle Einlagen eingezahlt sind, auch den Gesamtbetrag der ausstehenden Einlagen.',
      confidenceReason: 'Ob Einlagen ausstehen, ist nur dem Wortlaut des Impressums zu entnehmen; das Register wird nicht abgefragt.',
      howToFix:
        '1. Ergänzen Sie den Gesamtbetrag der ausstehenden Einlagen.\n2. Streichen Sie die Kapitalangabe, wenn Sie sie nicht brauchen.',
      messages: {
        ...openMessages.de,
        noAmount: 'Das Impressum spricht von ausstehenden Einlagen, ohne deren Betrag zu nennen: {quote}',
        notStated: 'Das Impressum nennt kein Kapital',
      },
    },
    en: {
      title: 'Capital statement complete',
      explanation:
        'Nobody has to state their capital in the imprint. Whoever does must state the share capital and, if not all contributions have been paid, the total of outstanding contributions as well.',
      confidenceReason:
        'Whether contributions are outstanding is taken from the wording of the imprint alone; the register is not queried.',
      howToFix: '1. Add the total of outstanding contributions.\n2. Delete the capital statement if you do not need it.',
      messages: {
        ...openMessages.en,
        noAmount: 'The imprint speaks of outstanding contributions without stating their amount: {quote}',
        notStated: 'The imprint states no capital',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { of, finding, complete } = read.statements;
    const [capital] = of('capital');
    if (!capital) return complete ? { class: 'NotApplicable', message: 'notStated' } : { class: 'NoClassification', message: 'notRead' };
    const text = capital.value.length >= capital.quote.length ? capital.value : capital.quote;
    if (!outstanding.test(text) || [...text.matchAll(amount)].length >= 2) return { class: 'Conform' };
    return { class: 'Hint', findings: [finding('noAmount', cause, [capital], { quote: capital.value })] };
  },
});
