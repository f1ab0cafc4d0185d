import { fixInSystem } from '#knowledge/find-fix.ts';
import { systemOf } from '#knowledge/find-system.ts';
import { stepsOf } from '../statements/fill-text.ts';
import { makesWait } from './after-consent-only.ts';
import { stepInElement } from './builder-element.ts';
import { stepForDrupalMedia } from './drupal-media.ts';
import { hasMilderWay, ofStoring } from './fix-topics.ts';
import { isFramedAtHome, stepForFrame } from './frame-step.ts';
import { stepForListedFrame } from './listed-frame.ts';
import { stepForOtherFonts } from './other-fonts.ts';
import { isMarked, isOfTemplate, isSaidBy } from './said-steps.ts';
import type { PlacedCase, StepRule } from './specific-step.ts';
import { isWordPress } from './step-in-platform.ts';
import { asOwnFiles, asRemoval } from './step-lines.ts';
import { stepForWordPressFonts } from './wordpress-fonts.ts';

const isTied = isSaidBy('cmp', 'loading');

/** Steps in the system that the pages are made with, where no product before it holds the service back. */
export const systemStepRules: readonly StepRule<PlacedCase>[] = [
  ({ topic, finding, cause, facts, fault }) => {
    const text = topic === 'loading' && fault.form === 'frame' ? stepForDrupalMedia(cause, facts) : null;
    return text && { text, says: ofStoring.has(finding.checkId) ? makesWait : (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  // A builder's own banner holds nothing back by its address, only elements of the builder.
  ({ topic, cause, facts, fault, cmp, systemId }) => {
    const isOfBuilder = !cmp || cmp.vendor === systemId;
    const text = topic === 'loading' && fault.form === 'frame' && isOfBuilder ? stepInElement(systemId, cause, facts, fault) : null;
    return text && { text, says: isSaidBy('only-system', topic) };
  },
  // The check on cookies says in general words what this step says; the one on embeds names other ways.
  ({ topic, finding, cause, facts, fault, cmp }) => {
    const text = topic === 'loading' && fault.form === 'frame' ? stepForListedFrame(cause, facts, cmp?.name ?? null) : null;
    const isListed = ofStoring.has(finding.checkId) ? makesWait : isTied;
    return text && { text, says: (marks) => isListed(marks) || isOfTemplate(marks) };
  },
  ({ topic, cause, facts, systemId }) => {
    const text = topic === 'fonts' && cause === 'google-fonts' && isWordPress(systemId) ? stepForWordPressFonts(facts) : null;
    return text && { text, says: isSaidBy('system', topic) };
  },
  stepInSystem,
];

function stepInSystem(fixCase: PlacedCase): ReturnType<StepRule<PlacedCase>> {
  const { topic, finding, cause, facts, fault, systemId, results, productsOnly } = fixCase;
  // Steps of a system replace a frame by a link.
  const isKept = topic === 'loading' && isFramedAtHome(cause, facts);
  const found = systemId === undefined || isKept ? null : fixInSystem(systemId, topic, fault);
  const named = finding.checkId === 'emb-other-webfonts' ? stepForOtherFonts(found, systemId, fault) : found;
  const text = productsOnly && topic !== 'fonts' && !named?.only ? null : named;
  // Where the system holds pasted code back nowhere, to enter the service in its banner does nothing.
  if (text?.only) return { text: asRemoval(text), says: isSaidBy(fault.isPasted ? 'away' : 'only-system', topic) };
  // Nobody puts files on the server of a builder, nor has references of one's own there or holds its fonts back.
  if (text && topic === 'fonts' && systemOf(systemId!)?.kind === 'builder')
    return { text: asOwnFiles(text), says: isMarked('own-files', 'own-embed', 'other-way') };
  // A call in the template is no place of a frame, whatever the check says in general.
  if (topic === 'loading' && fault.form === 'frame' && stepsOf(finding.howToFix).some(({ marks }) => isOfTemplate(marks))) {
    const inFrame = text ?? stepForFrame(cause, facts);
    return inFrame && { text: inFrame, says: isOfTemplate };
  }
  if (!text) return null;
  return {
    text,
    says: isSaidBy(text.ownTool ? 'own-tool' : 'system', topic),
    ...(hasMilderWay(finding, results) && { isOneWay: true as const }),
  };
}
