import { fixInCmp, fixInTagManager } from '#knowledge/find-fix.ts';
import { makesWait } from './after-consent-only.ts';
import { withBuilderElement } from './builder-element.ts';
import { stepInCallingFile } from './calling-file.ts';
import { deniesByDefault, reportedType, withConsentEvent } from './consent-types.ts';
import { stepForTagModule } from './drupal-tag-module.ts';
import { hasMilderWay, ofStoring } from './fix-topics.ts';
import { stepHoldingContainer } from './held-container.ts';
import { nameOnSwitch } from './name-on-switch.ts';
import { stepInCondition } from './own-condition.ts';
import { withOwnLoader } from './own-loader.ts';
import { stepInOwnScript } from './own-script.ts';
import { stepAgainstRelease } from './released-by-tool.ts';
import { isOfCondition, isOfTemplate, isSaidBy } from './said-steps.ts';
import type { PlacedCase, StepRule } from './specific-step.ts';
import { withOwnHost, withPlaceOfCode, withPlugin } from './step-in-platform.ts';
import { stepInContentBlocker } from './unskipped-rule.ts';

const isTied = isSaidBy('cmp', 'loading');

/** Steps where a service is loaded or held back, from the tag manager over scripts of the site to the consent platform. What loads a service comes first: a platform that never sees the service cannot hold it back. */
export const loaderStepRules: readonly StepRule<PlacedCase>[] = [
  ({ topic, cause, facts, cmp, tagManagers }) => {
    const manager = topic === 'loading' && cause !== null ? tagManagers.get(cause) : undefined;
    const text = manager?.loadsAll ? stepHoldingContainer(cause, manager.id, facts, cmp?.id ?? null) : null;
    return text && { text, says: isSaidBy('only-tag-manager', topic) };
  },
  ({ topic, cause, facts, cmp, tagManagers }) => {
    const manager = topic === 'loading' && cause !== null ? tagManagers.get(cause) : undefined;
    const text = manager && fixInTagManager(manager.id, deniesByDefault(facts), reportedType(cause, facts));
    if (!text) return null;
    return { text: withConsentEvent(text, cmp), says: isSaidBy(manager.loadsAll ? 'only-tag-manager' : 'tag-manager', topic) };
  },
  ({ topic, cause, facts, fault, cmp }) => {
    const text = topic === 'loading' && fault.form === 'script' ? stepForTagModule(cause, facts, cmp) : null;
    return text && { text, says: isSaidBy('away', topic) };
  },
  ({ topic, cause, facts, fault, cmp, tagManagers }) => {
    if (topic !== 'loading' || fault.form !== 'script' || (cause !== null && tagManagers.has(cause))) return null;
    const text = stepInCallingFile(cause, facts, cmp !== null);
    return text && { text, says: (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  ({ topic, cause, facts, fault, cmp, tagManagers }) => {
    if (topic !== 'loading' || fault.form !== 'script' || (cause !== null && tagManagers.has(cause))) return null;
    const text = stepInCondition(cause, facts, cmp, fault);
    return text && { text, says: (marks) => isOfCondition(marks) || isSaidBy('idle-cmp', topic)(marks) };
  },
  ({ topic, cause, facts, cmp }) => {
    const text = topic === 'loading' && cmp ? stepInOwnScript(cause, facts, cmp.id) : null;
    return text && { text, says: (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  ({ topic, finding, cause, facts, fault, cmp, results }) => {
    if (topic !== 'loading' || !cmp || hasMilderWay(finding, results)) return null;
    const text = stepInContentBlocker(cause, facts, { cmp, name: nameOnSwitch(cause, facts), fault });
    return text && { text, says: isTied };
  },
  ({ topic, cause, facts, cmp }) => {
    const text = topic === 'loading' ? stepAgainstRelease(cause, facts, cmp) : null;
    return text && { text, says: (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  stepInPlatform,
];

function stepInPlatform({ topic, finding, cause, facts, fault, cmp, systemId, results }: PlacedCase): ReturnType<StepRule<PlacedCase>> {
  const text = cmp && !hasMilderWay(finding, results) && fixInCmp(cmp.id, topic, nameOnSwitch(cause, facts), fault);
  if (!text) return null;
  const says = isSaidBy(text.only ? 'only-cmp' : text.blocksNothing ? 'idle-cmp' : 'cmp', topic);
  if (topic !== 'loading') return { text, says };
  const isFrameStored = fault.form === 'frame' && ofStoring.has(finding.checkId);
  // A banner that holds no frames back is no way to wait with one, as the step says; by a click it may load all the same.
  const isFrameUnheld = fault.form === 'frame' && cmp.holdsNoCode === true;
  const inCode = withPlaceOfCode(withOwnLoader(withOwnHost(text, cause, facts), cause, facts), fault, facts, systemId);
  return {
    text: withBuilderElement(withPlugin(inCode, fault, systemId), fault, systemId),
    says: (marks) => says(marks) || (isFrameStored && makesWait(marks)) || (isFrameUnheld && marks.has('later')),
  };
}
