import type { GatheredFacts } from '#checks/facts.ts';
import { numberedSteps } from '#checks/message-variants.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import { marksOf } from '#checks/step-marks.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import {
  cookielessModeOf,
  type FaultCase,
  fixForService,
  fixInCmp,
  fixInSystem,
  fixInTagManager,
  type NamedFix,
} from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemNamed, systemOf } from '#knowledge/find-system.ts';
import type { FixTopic } from '#knowledge/types.ts';
import { placeOf } from '../actions/action-effect.ts';
import { stepInBanner } from '../actions/cause-in-banner.ts';
import { consentPlatform } from '../monitors/consent-platform.ts';
import type { JudgedCheck } from '../score/scoring.ts';
import { stepsOf } from '../statements/fill-text.ts';
import { loadsAfterConsentOnly, makesWait } from './after-consent-only.ts';
import { stepAwayFromForms } from './away-from-forms.ts';
import { stepInElement, withBuilderElement, withPlaceOfWidget } from './builder-element.ts';
import { stepInBuilder } from './builder-service.ts';
import { stepForLifetimeInFile, stepInCallingFile } from './calling-file.ts';
import { deniesByDefault, reportedType, withConsentEvent } from './consent-types.ts';
import { stepWithDelayer } from './delayed-start.ts';
import { stepForDrupalMedia } from './drupal-media.ts';
import { stepForTagModule } from './drupal-tag-module.ts';
import { faultOf } from './fault-case.ts';
import { stepAtElement } from './filed-element.ts';
import { fixTopics, hasMilderWay, topicFor } from './fix-topics.ts';
import { isFramedAtHome, stepForBackground, stepForFrame, stepInForeignFrame } from './frame-step.ts';
import { stepHoldingContainer } from './held-container.ts';
import { isOffThisPage } from './kept-away.ts';
import { stepForLibrary } from './library-in-builder.ts';
import { stepForListedFrame } from './listed-frame.ts';
import { loadingTagManagers } from './loading-tag-manager.ts';
import { nameOnSwitch } from './name-on-switch.ts';
import { stepForCalledTool, stepForPayment } from './needed-by-visitors.ts';
import { withinLater, withinSecondWay, withWayRoundCaptcha } from './one-of-ways.ts';
import { stepForOtherFonts } from './other-fonts.ts';
import { stepInCondition } from './own-condition.ts';
import { withOwnLoader } from './own-loader.ts';
import { stepInHastyScript, stepInOwnScript } from './own-script.ts';
import { stepForPastedPicture } from './pasted-picture.ts';
import { stepForPreview } from './preview-picture.ts';
import { isMarked, isOfCondition, isOfPages, isOfTemplate, isSaidBy, type StepTest } from './said-steps.ts';
import { isWordPress, withOwnHost, withPlaceOfCode, withPlugin } from './step-in-platform.ts';
import { asHeld, asOtherWay, linesOf } from './step-lines.ts';
import { stepAtTag } from './tag-before-list.ts';
import { stepOnSinglePages } from './ungated-copy.ts';
import { stepInContentBlocker } from './unskipped-rule.ts';
import { stepForWordPressFonts } from './wordpress-fonts.ts';

/** Checks on connections and files that no platform holds back as a rule: only what a step was recorded for has a place of its own. */
const onlyRecorded: ReadonlySet<string> = new Set(['emb-hidden-thirdparties', 'emb-payment-sdk', 'emb-cdn-libraries']);

/**
 * Checks that find nothing, or only what is disputed, as soon as a service stores nothing any more; what it does besides goes on.
 */
const ofStoring: ReadonlySet<string> = new Set([
  'ck-before-consent',
  'ck-after-reject',
  'ck-storage-before-consent',
  'trk-before-consent',
  'trk-after-reject',
]);

interface SpecificStep {
  text: NamedFix;
  /** Whether a general step says the same in other words. */
  says: StepTest;
  /** Names a setting of the system for this very service, which waits for nobody's consent. */
  isSetting?: true;
  /** Says how to wait for consent where that is one of several ways. */
  isOneWay?: true;
  /** Ends what a service stores; the service goes on loading. */
  goesOn?: true;
}

/**
 * Puts a first step in front of a fix that says where in the tag manager, consent platform or system of this very site it is made;
 * general steps that say the same are left out. What loads a service comes first: a platform that never sees the service cannot
 * hold it back. `productsOnly`: without systems, whose hints name the places to look at, not the step to take there; where fonts are
 * turned off, they name that step.
 */
export function withSpecificFixes(
  areas: readonly ReportArea[],
  {
    evidence,
    facts,
    judged,
    locale,
    productsOnly = false,
  }: { evidence: Evidence; facts: GatheredFacts; judged: readonly JudgedCheck[]; locale: Locale; productsOnly?: boolean },
): ReportArea[] {
  const cmp = consentPlatform(evidence, facts).known;
  const system = facts.applicability.ok ? facts.applicability.data.system : null;
  const systemId = system === null ? undefined : systemNamed(system)?.id;
  const tagManagers = loadingTagManagers(facts);
  const results = new Map(judged.map(({ check, result }) => [check.id, result]));

  /** Whether a service does more without consent than store: recording, hiding under a name of the site, going abroad. */
  const runsBesides = (serviceId: string) =>
    judged.some(
      ({ check, result }) =>
        !ofStoring.has(check.id) &&
        placeOf(check.id) === 'site' &&
        result.class === 'Risk' &&
        result.findings.some(({ cause }) => cause === serviceId),
    );
  const stepFor = (finding: ReportFinding, topic: FixTopic | null): SpecificStep | null => {
    const away = topic === 'loading' ? stepAwayFromForms(finding.cause, facts, results) : null;
    if (away) return { text: away, says: isSaidBy('away', 'loading'), isSetting: true };
    const atElement = topic === 'loading' ? stepAtElement(finding.cause, facts, cmp) : null;
    if (atElement) return { text: atElement, says: (marks) => isSaidBy('cmp', 'loading')(marks) || isOfTemplate(marks) };
    // How the banner lists a service holds it back where its tag, or the script that loads it, asks the banner.
    const hasty = topic === 'loading' ? stepInHastyScript(finding.cause, facts, cmp?.id ?? null) : null;
    const inBanner = topic === 'loading' ? stepInBanner(finding.cause, facts, cmp, stepAtTag(finding.cause, facts, cmp) ?? hasty) : null;
    // Fonts that only a foreign frame loads end with that frame.
    const isOfLoading = inBanner === null && (topic === 'loading' || removesEmbed(finding) || finding.checkId === 'emb-google-fonts');
    const inFrame = isOfLoading ? stepInForeignFrame(finding.cause, facts) : null;
    const isTied = isSaidBy('cmp', 'loading');
    if (inFrame) return { text: inFrame, says: (marks) => isTied(marks) || isOfPages(marks) };
    if (topic === null) return null;
    if (topic === 'single-pages' && !stepsOf(finding.howToFix).some(isOffThisPage)) return null;
    const fault = faultOf(finding.cause, facts);
    // A file that was seen to hold the call comes before what a system has for it as a rule.
    const lasting = topic === 'lifetime' ? stepForLifetimeInFile(finding.cause, facts) : null;
    if (lasting) return { text: lasting, says: isSaidBy('only-system', topic) };
    const ofService = systemId === undefined ? null : fixForService(systemId, topic, fault);
    if (ofService) return { text: ofService, says: isSaidBy(ofService.only ? 'only-system' : 'system', topic), isSetting: true };
    const inBuilder = topic === 'loading' ? stepInBuilder(finding.cause, facts, systemId) : null;
    if (inBuilder) return { text: inBuilder, says: isSaidBy('away', topic), isSetting: true };
    const library = stepForLibrary(finding, systemId);
    if (library) return { text: library, says: isMarked('own-files'), isSetting: true };
    if (onlyRecorded.has(finding.checkId)) return null;
    const preview = topic === 'loading' ? stepForPreview(finding.cause, facts) : null;
    if (preview) return { text: preview, says: (marks) => isSaidBy('away', topic)(marks) || isMarked('own-files')(marks) };
    const called = topic === 'loading' ? stepForCalledTool(finding.cause) : null;
    if (called) return { text: called, says: isSaidBy('away', topic) };
    const runs = fault.form === 'script' || fault.form === 'frame';
    const paying = topic === 'loading' && runs && !inBanner ? stepForPayment(finding.cause, facts) : null;
    if (paying) return { text: paying, says: isSaidBy('away', topic) };
    if (isPayment(finding)) return null;
    const late = topic === 'loading' && !hasMilderWay(finding, results) ? stepWithDelayer(finding.cause, facts, cmp?.name ?? null) : null;
    if (late) return { text: late, says: (marks) => isTied(marks) || isOfTemplate(marks) };
    if (inBanner) return { text: inBanner, says: isSaidBy('cmp', topic) };
    const asFile = topic === 'loading' ? stepForBackground(finding.cause, facts) : null;
    if (asFile) return { text: asFile, says: isSaidBy('only-system', topic) };
    const asPicture = topic === 'loading' ? (fixInSystemForPicture(systemId, fault) ?? stepForPastedPicture(finding.cause, facts)) : null;
    if (asPicture) return { text: asPicture, says: isSaidBy('away', topic) };
    const onPages = topic === 'loading' ? stepOnSinglePages(finding.cause, facts, systemId) : null;
    if (onPages) return { text: onPages, says: (marks) => isTied(marks) || isOfTemplate(marks) };
    const mode = ofStoring.has(finding.checkId) && finding.cause !== null ? cookielessModeOf(finding.cause) : null;
    if (mode && mayMeasureWithout(finding.cause!, facts) && !runsBesides(finding.cause!))
      return { text: withAlternative(mode), says: () => false, goesOn: true };
    const tagManager = topic === 'loading' && finding.cause !== null ? tagManagers.get(finding.cause) : undefined;
    const held = tagManager?.loadsAll ? stepHoldingContainer(finding.cause, tagManager.id, facts, cmp?.id ?? null) : null;
    if (held) return { text: held, says: isSaidBy('only-tag-manager', topic) };
    const inTagManager = tagManager && fixInTagManager(tagManager.id, deniesByDefault(facts), reportedType(finding.cause, facts));
    if (inTagManager)
      return { text: withConsentEvent(inTagManager, cmp), says: isSaidBy(tagManager.loadsAll ? 'only-tag-manager' : 'tag-manager', topic) };
    const inModule = topic === 'loading' && fault.form === 'script' ? stepForTagModule(finding.cause, facts, cmp) : null;
    if (inModule) return { text: inModule, says: isSaidBy('away', topic) };
    const inFile =
      topic === 'loading' && !tagManager && fault.form === 'script' ? stepInCallingFile(finding.cause, facts, cmp !== null) : null;
    if (inFile) return { text: inFile, says: (marks) => isTied(marks) || isOfTemplate(marks) };
    const inCondition =
      topic === 'loading' && !tagManager && fault.form === 'script' ? stepInCondition(finding.cause, facts, cmp, fault) : null;
    if (inCondition) return { text: inCondition, says: (marks) => isOfCondition(marks) || isSaidBy('idle-cmp', topic)(marks) };
    const name = nameOnSwitch(finding.cause, facts);
    const byRule =
      topic === 'loading' && cmp && !hasMilderWay(finding, results)
        ? stepInContentBlocker(finding.cause, facts, { cmp, name, fault })
        : null;
    const inCode = topic === 'loading' && cmp ? stepInOwnScript(finding.cause, facts, cmp.id) : null;
    if (inCode) return { text: inCode, says: (marks) => isTied(marks) || isOfTemplate(marks) };
    if (byRule) return { text: byRule, says: isTied };
    const inCmp = cmp && !hasMilderWay(finding, results) && fixInCmp(cmp.id, topic, nameOnSwitch(finding.cause, facts), fault);
    const isFrameStored = topic === 'loading' && fault.form === 'frame' && ofStoring.has(finding.checkId);
    const saidInCmp = inCmp ? isSaidBy(inCmp.only ? 'only-cmp' : inCmp.blocksNothing ? 'idle-cmp' : 'cmp', topic) : () => false;
    if (inCmp)
      return {
        text:
          topic === 'loading'
            ? withBuilderElement(
                withPlugin(
                  withPlaceOfCode(withOwnLoader(withOwnHost(inCmp, finding.cause, facts), finding.cause, facts), fault, facts, systemId),
                  fault,
                  systemId,
                ),
                fault,
                systemId,
              )
            : inCmp,
        says: (marks) => saidInCmp(marks) || (isFrameStored && makesWait(marks)),
      };
    const inMedia = topic === 'loading' && fault.form === 'frame' ? stepForDrupalMedia(finding.cause, facts) : null;
    if (inMedia)
      return { text: inMedia, says: ofStoring.has(finding.checkId) ? makesWait : (marks) => isTied(marks) || isOfTemplate(marks) };
    // A builder's own banner holds nothing back by its address, only elements of the builder.
    const isOfBuilder = !cmp || cmp.vendor === systemId;
    const inElement =
      topic === 'loading' && fault.form === 'frame' && isOfBuilder ? stepInElement(systemId, finding.cause, facts, fault) : null;
    if (inElement) return { text: inElement, says: isSaidBy('only-system', topic) };
    const listed = topic === 'loading' && fault.form === 'frame' ? stepForListedFrame(finding.cause, facts, cmp?.name ?? null) : null;
    // The check on cookies says in general words what this step says; the one on embeds names other ways.
    const isListed = ofStoring.has(finding.checkId) ? makesWait : isTied;
    if (listed) return { text: listed, says: (marks) => isListed(marks) || isOfTemplate(marks) };
    // Steps of a system replace a frame by a link.
    const found =
      systemId === undefined || (topic === 'loading' && isFramedAtHome(finding.cause, facts)) ? null : fixInSystem(systemId, topic, fault);
    const ofSystem = finding.checkId === 'emb-other-webfonts' ? stepForOtherFonts(found, systemId, fault) : found;
    const inFonts = topic === 'fonts' && finding.cause === 'google-fonts' && isWordPress(systemId) ? stepForWordPressFonts(facts) : null;
    if (inFonts) return { text: inFonts, says: isSaidBy('system', topic) };
    const inSystem = productsOnly && topic !== 'fonts' && !ofSystem?.only ? null : ofSystem;
    // Where the system holds pasted code back nowhere, to enter the service in its banner does nothing.
    if (inSystem?.only) return { text: asRemoval(inSystem), says: isSaidBy(fault.isPasted ? 'away' : 'only-system', topic) };
    // Nobody puts files on the server of a builder, nor has references of one's own there.
    if (inSystem && topic === 'fonts' && systemOf(systemId!)?.kind === 'builder')
      return { text: inSystem, says: isMarked('own-files', 'own-embed') };
    const isFrame = topic === 'loading' && fault.form === 'frame';
    // A call in the template is no place of a frame, whatever the check says in general.
    if (isFrame && stepsOf(finding.howToFix).some(({ marks }) => isOfTemplate(marks))) {
      const text = inSystem ?? stepForFrame(finding.cause, facts);
      return text && { text, says: isOfTemplate };
    }
    return (
      inSystem && {
        text: inSystem,
        says: isSaidBy(inSystem.ownTool ? 'own-tool' : 'system', topic),
        ...(hasMilderWay(finding, results) && { isOneWay: true as const }),
      }
    );
  };

  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const topic = topicFor(finding, results);
      if (topic === 'loading' && fixTopics.loading.includes(finding.checkId) && loadsAfterConsentOnly(finding.cause, facts)) {
        const open = linesOf(finding.howToFix).filter((line) => !makesWait(marksOf(line)));
        return open.length === 0 ? finding : { ...finding, howToFix: numberedSteps(open) };
      }
      const step = stepFor(finding, topic);
      if (step === null) {
        // Moved to another list alone, it would go on loading: the finding on the list says so too.
        const atTag = finding.checkId === 'ck-misclassified-necessary' ? stepAtTag(finding.cause, facts, cmp) : null;
        if (atTag) return { ...finding, howToFix: numberedSteps([`{#tie} ${atTag[locale]}`, ...linesOf(finding.howToFix)]) };
        const placed = topic === null ? withPlaceOfWidget(finding, systemId, facts, linesOf(finding.howToFix), locale) : null;
        return placed ? { ...finding, howToFix: numberedSteps(placed) } : finding;
      }
      const left = linesOf(finding.howToFix).filter((line) => !step.says(marksOf(line)));
      return { ...finding, howToFix: numberedSteps(withStep(step, left, finding.cause, topic, locale)) };
    }),
  }));
}

/** The step of a builder against a picture that was pasted into a page; null for other systems and forms. */
function fixInSystemForPicture(systemId: string | undefined, fault: FaultCase): NamedFix | null {
  const step = systemId === undefined || fault.form !== 'image' ? null : fixInSystem(systemId, 'loading', fault);
  return step?.only ? asRemoval(step) : null;
}

/** A step that deletes what was pasted, marked as one: what is said of the service after it holds only where it stays. */
function asRemoval(step: NamedFix): NamedFix {
  const isRemoval = /^In [^:]{1,60}: Löschen Sie /.test(step.de);
  return isRemoval ? { ...step, de: `{#remove} ${step.de}`, en: `{#remove} ${step.en}` } : step;
}

/** Whether a notice that lacks a service is put right by taking it away, which the pages cannot where a frame brings it along. */
function removesEmbed({ howToFix }: ReportFinding): boolean {
  return stepsOf(howToFix).some(({ marks }) => marks.has('remove') || marks.has('own-files'));
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

/** The steps that are left, with that of the product: in front, or where it is one way of two that the check names. */
function withStep(
  { text: told, isSetting, isOneWay, goesOn }: SpecificStep,
  left: readonly string[],
  cause: string | null,
  topic: FixTopic | null,
  locale: Locale,
) {
  if (topic !== 'loading') return [told[locale], ...left];
  const within = isOneWay ? withinLater(told, left, locale) : isSetting ? null : withinSecondWay(told, cause, left, locale);
  if (within) return within;
  const text = goesOn ? told : asHeld(told);
  const offersOther = left.some((line) => marksOf(line).has('replace'));
  const { [locale]: step } = isSetting ? text : withWayRoundCaptcha(text, cause, offersOther);
  const [next, ...others] = left;
  return [step, ...(next === undefined ? [] : [asOtherWay(next, locale)]), ...others];
}
