import type { GatheredFacts } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import { libraryHosts } from '#checks/shared/services/library-hosts.ts';
import type { ReportFinding } from '#contract/report.ts';
import { cookielessModeOf, type FaultCase, fixForService, fixInSystem, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemOf } from '#knowledge/find-system.ts';
import { stepInBuilder } from './builder-service.ts';
import { stepForLifetimeInFile } from './calling-file.ts';
import { stepWithDelayer } from './delayed-start.ts';
import { hasMilderWay, ofStoring } from './fix-topics.ts';
import { stepForBackground } from './frame-step.ts';
import { stepForLibrary } from './library-in-builder.ts';
import { runsOnlyAtCheckout, stepForCalledTool, stepForPayment, stepForPaywall } from './needed-by-visitors.ts';
import { stepForPastedPicture } from './pasted-picture.ts';
import { stepForPreview } from './preview-picture.ts';
import { isMarked, isOfTemplate, isSaidBy } from './said-steps.ts';
import type { PlacedCase, StepRule } from './specific-step.ts';
import { asOwnFiles, asRemoval } from './step-lines.ts';
import { stepOnSinglePages } from './ungated-copy.ts';

/** Checks on connections and files that no platform holds back as a rule: only what a step was recorded for has a place of its own. */
const onlyRecorded: ReadonlySet<string> = new Set(['emb-hidden-thirdparties', 'emb-payment-sdk', 'emb-cdn-libraries']);

const isTied = isSaidBy('cmp', 'loading');

/** A step against what a payment service does on articles and lists. */
const turnsOffElsewhere = /außerhalb von Warenkorb und Kasse/;

/** Steps for this very service and the form in which it is there, before the products that load it; and services without a place. */
export const serviceStepRules: readonly StepRule<PlacedCase>[] = [
  // A file that was seen to hold the call comes before what a system has for it as a rule.
  ({ topic, cause, facts }) => {
    const text = topic === 'lifetime' ? stepForLifetimeInFile(cause, facts) : null;
    return text && { text, says: isSaidBy('only-system', topic) };
  },
  // A copy on a few pages beside one that waits comes before the place where a system has the service as a rule: there all is as it should be.
  ({ topic, cause, facts, systemId }) => {
    const text = topic === 'loading' ? stepOnSinglePages(cause, facts, systemId) : null;
    return text && { text, says: (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  // What a shop system has for a payment service turns it off outside the checkout: where it runs there alone, that was done.
  ({ topic, cause, facts, systemId, fault }) => {
    const found = systemId === undefined ? null : fixForService(systemId, topic, fault);
    const text = found && turnsOffElsewhere.test(found.de) && runsOnlyAtCheckout(cause, facts) ? null : found;
    return text && { text, says: isSaidBy(text.only ? 'only-system' : 'system', topic), isSetting: true };
  },
  ({ topic, cause, facts, systemId }) => {
    const text = topic === 'loading' ? stepInBuilder(cause, facts, systemId) : null;
    return text && { text, says: isSaidBy('away', topic), isSetting: true };
  },
  ({ finding, systemId }) => {
    const text = stepForLibrary(finding, systemId);
    return text && { text, says: isMarked('own-files'), isSetting: true };
  },
  ({ finding, systemId, fault }) => {
    const text = finding.checkId === 'tc-before-consent' && finding.cause === 'google-fonts' ? fontsInBuilder(systemId, fault) : null;
    return text && { text: asOwnFiles(text), says: isMarked('other-way', 'own-files'), isSetting: true };
  },
  ({ finding }) => (onlyRecorded.has(finding.checkId) || isLibrary(finding) ? 'none' : null),
  ({ topic, cause, facts }) => {
    const text = topic === 'loading' ? stepForPreview(cause, facts) : null;
    return text && { text, says: (marks) => isSaidBy('away', topic)(marks) || isMarked('own-files')(marks) };
  },
  ({ topic, cause }) => {
    const text = topic === 'loading' ? stepForCalledTool(cause) : null;
    return text && { text, says: isSaidBy('away', topic) };
  },
  ({ topic, cause }) => {
    const text = topic === 'loading' ? stepForPaywall(cause) : null;
    return text && { text, says: isSaidBy('away', topic) };
  },
  ({ topic, cause, facts, fault, inBanner }) => {
    const runs = fault.form === 'script' || fault.form === 'frame';
    const text = topic === 'loading' && runs && !inBanner ? stepForPayment(cause, facts) : null;
    return text && { text, says: isSaidBy('away', topic) };
  },
  ({ finding }) => (isPayment(finding) ? 'none' : null),
  ({ topic, finding, cause, facts, results, cmp }) => {
    const text = topic === 'loading' && !hasMilderWay(finding, results) ? stepWithDelayer(cause, facts, cmp?.name ?? null) : null;
    return text && { text, says: (marks) => isTied(marks) || isOfTemplate(marks) };
  },
  ({ topic, inBanner }) => inBanner && { text: inBanner, says: isSaidBy('cmp', topic) },
  ({ topic, cause, facts }) => {
    const text = topic === 'loading' ? stepForBackground(cause, facts) : null;
    return text && { text, says: isSaidBy('only-system', topic) };
  },
  ({ topic, cause, facts, systemId, fault }) => {
    const text = topic === 'loading' ? (removalOfPicture(systemId, fault) ?? stepForPastedPicture(cause, facts)) : null;
    return text && { text, says: isSaidBy('away', topic) };
  },
  ({ finding, cause, facts, runsBesides }) => {
    const mode = ofStoring.has(finding.checkId) && cause !== null ? cookielessModeOf(cause) : null;
    if (!mode || !mayMeasureWithout(cause!, facts) || runsBesides) return null;
    return { text: withAlternative(mode), says: () => false, goesOn: true };
  },
];

/**
 * Whether a finding is about a library that scripts of the site itself need: held back until there is consent, it takes them along.
 * It is delivered from the own server instead, as the check says.
 */
function isLibrary({ checkId, cause }: Pick<ReportFinding, 'checkId' | 'cause'>): boolean {
  return checkId === 'tc-before-consent' && cause !== null && libraryHosts.has(cause);
}

/** Where a builder has the fonts: nobody puts files on its server. */
function fontsInBuilder(systemId: string | undefined, fault: FaultCase): NamedFix | null {
  return systemId !== undefined && systemOf(systemId)?.kind === 'builder' ? fixInSystem(systemId, 'fonts', fault) : null;
}

/** The step of a builder against a picture that was pasted into a page; null for other systems and forms. */
function removalOfPicture(systemId: string | undefined, fault: FaultCase): NamedFix | null {
  const step = systemId === undefined || fault.form !== 'image' ? null : fixInSystem(systemId, 'loading', fault);
  return step?.only ? asRemoval(step) : null;
}

/** The steps after it hold the service back, which nobody needs to do besides. */
function withAlternative({ de, en }: NamedFix): NamedFix {
  return {
    de: `${de} Damit ist das Speichern behoben; die folgenden Schritte brauchen Sie nur, wenn Sie den Dienst stattdessen erst nach der Einwilligung laden wollen.`,
    en: `${en} That ends the storing; you need the following steps only if you want to load the service after consent instead.`,
  };
}

/** Whoever comes to pay, or to see what it costs, would see neither if a platform for cookies held the service back. */
function isPayment({ checkId, cause }: ReportFinding): boolean {
  return checkId === 'tc-before-consent' && cause !== null && serviceOf(cause)?.category === 'payment';
}

/**
 * Whether a mode without cookies is the remedy: the service stored something, and the banner does not ask for it. Where the banner
 * does, the service has to wait for the answer.
 */
function mayMeasureWithout(serviceId: string, { cookies, storage, banner, services }: GatheredFacts): boolean {
  const stored = [...(cookies.ok ? cookies.data : []), ...(storage.ok ? storage.data : [])];
  if (!stored.some((item) => item.serviceId === serviceId && item.states.some((state) => state !== 'accept'))) return false;
  const use = services.ok ? services.data.find(({ service }) => service.id === serviceId) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  return use === undefined || shown === null || !isAskedFor(use, shown);
}
