import type { ReportFinding } from '#contract/report.ts';
import { fixInSystem } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { stepsOf } from '../statements/fill-text.ts';
import { stepAwayFromForms } from './away-from-forms.ts';
import { faultOf } from './fault-case.ts';
import { stepAtElement } from './filed-element.ts';
import { ofStoring } from './fix-topics.ts';
import { stepInForeignFrame } from './frame-step.ts';
import { isOffThisPage } from './kept-away.ts';
import { isMarked, isOfPages, isOfTemplate, isSaidBy } from './said-steps.ts';
import type { FixCase, StepRule } from './specific-step.ts';

const isTied = isSaidBy('cmp', 'loading');

/** Steps whose place the pages themselves tell, whatever product made them; and findings that no product has a place for. */
export const pageStepRules: readonly StepRule<FixCase>[] = [
  ({ topic, cause, facts, results }) => {
    const text = topic === 'loading' ? stepAwayFromForms(cause, facts, results) : null;
    return text && { text, says: isSaidBy('away', 'loading'), isSetting: true };
  },
  ({ topic, cause, facts, cmp }) => {
    const text = topic === 'loading' ? stepAtElement(cause, facts, cmp) : null;
    return text && { text, says: (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  // Fonts that only a foreign frame loads end with that frame.
  ({ topic, finding, cause, facts, inBanner }) => {
    const isOfLoading = inBanner === null && (topic === 'loading' || removesEmbed(finding) || finding.checkId === 'emb-google-fonts');
    const text = isOfLoading ? stepInForeignFrame(cause, facts) : null;
    return text && { text, says: (marks) => isTied(marks) || isOfPages(marks) };
  },
  // What pays waits for nobody's consent, but the shop system may have a switch for what it shows before.
  ({ topic, finding, cause, facts, systemId }) => {
    const isUnpaid = topic === null && ofStoring.has(finding.checkId) && isOfPayment(cause) && stepsOf(finding.howToFix).some(isLater);
    const text = isUnpaid && systemId !== undefined ? fixInSystem(systemId, 'loading', faultOf(cause, facts)) : null;
    return text?.only ? { text, says: isMarked('later') } : null;
  },
  ({ topic, finding }) => (topic === 'single-pages' && !stepsOf(finding.howToFix).some(isOffThisPage) ? 'none' : null),
];

function isLater({ marks }: ReturnType<typeof stepsOf>[number]): boolean {
  return marks.has('later');
}

function isOfPayment(cause: string | null): boolean {
  return cause !== null && serviceOf(cause)?.category === 'payment';
}

/** Whether a notice that lacks a service is put right by taking it away, which the pages cannot where a frame brings it along. */
function removesEmbed({ howToFix }: ReportFinding): boolean {
  return stepsOf(howToFix).some(({ marks }) => marks.has('remove') || marks.has('own-files'));
}
