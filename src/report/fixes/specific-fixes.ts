import type { GatheredFacts, RequestFact } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
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
  statistics,
} from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemNamed, systemOf } from '#knowledge/find-system.ts';
import type { FixTopic } from '#knowledge/types.ts';
import { placeOf } from '../actions/action-effect.ts';
import { stepInBanner } from '../actions/cause-in-banner.ts';
import { consentPlatform } from '../monitors/consent-platform.ts';
import type { JudgedCheck } from '../score/scoring.ts';
import { stepsOf } from '../statements/fill-text.ts';
import { stepAwayFromForms } from './away-from-forms.ts';
import { withBuilderElement } from './builder-element.ts';
import { stepWithDelayer } from './delayed-start.ts';
import { faultOf } from './fault-case.ts';
import { isFramedAtHome, isOfPages, isOfTemplate, stepForBackground, stepForFrame, stepInForeignFrame } from './frame-step.ts';
import { stepHoldingContainer } from './held-container.ts';
import { awayFromPage } from './kept-away.ts';
import { stepForListedFrame } from './listed-frame.ts';
import { loadingTagManagers } from './loading-tag-manager.ts';
import { nameOnSwitch } from './name-on-switch.ts';
import { isOfCondition, stepInCondition } from './own-condition.ts';
import { stepInOwnScript } from './own-script.ts';
import { isSaidBy } from './said-steps.ts';
import { stepOnSinglePages } from './ungated-copy.ts';
import { stepForWordPressFonts } from './wordpress-fonts.ts';

/** What a finding of a check is about, where products have a place to put it right. */
export const fixTopics: Readonly<Record<FixTopic, readonly string[]>> = {
  loading: [
    'ck-before-consent',
    'ck-after-reject',
    'ck-storage-before-consent',
    'trk-before-consent',
    'trk-after-reject',
    'trk-gtm-before-consent',
    'trk-google-analytics',
    'trk-consent-mode-pings',
    'trk-meta-pixel',
    'trk-ad-network',
    'trk-fingerprinting',
    'trk-session-replay',
    'tc-before-consent',
    'emb-video',
    'emb-captcha',
    'emb-maps',
    'emb-social-plugins',
    'emb-chat',
    'emb-booking-widgets',
    'emb-hidden-thirdparties',
    'emb-payment-sdk',
    'emb-cdn-libraries',
  ],
  // Told by the check itself, among its other steps.
  stopping: [],
  // Of single services, in front of the steps for loading.
  cookieless: [],
  lifetime: ['ck-lifetime'],
  'single-pages': ['frm-sensitive-fields'],
  // Told with the page whose code holds a service back nowhere.
  'page-code': [],
  // Told with the script of the site that loads a service.
  'own-code': [],
  fonts: ['emb-google-fonts', 'emb-other-webfonts'],
  reject: ['cmp-reject-first-layer', 'cmp-required-present'],
  preselection: ['cmp-no-preselection'],
  withdrawal: ['cmp-withdrawal-control'],
  'withdrawal-clicks': [],
  'legal-links': ['imp-legal-links-not-blocked'],
  'banner-text': ['cmp-first-layer-info'],
  'legal-pages': ['imp-present', 'pp-present'],
  // A withdrawal form is missing in a text that has its place already.
  'contract-pages': ['shop-terms', 'shop-withdrawal-policy'],
};

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

/** Messages about what is disputed, with the endings of what was seen besides: the check names remedies milder than to wait for consent. */
function mildRemedy(...names: readonly string[]): Readonly<Record<string, null>> {
  return Object.fromEntries(
    ['', 'Screen', 'ScreenMatomo'].flatMap((seen) =>
      names.map((name) => [name.replace(/(?=(?:(?:Una|A)sked|CookiesOnly)$)|$/, seen), null]),
    ),
  );
}

/** What cookies may be of before or after a choice that no consent tool holds back. */
const heldByNoProduct = {
  technical: null,
  technicalForeign: null,
  ownNetwork: null,
  described: null,
  describedForeign: null,
  unpaid: null,
  unpaidPixel: null,
  unpaidPicture: null,
};

/** An embed that is held back already, all but its style sheet, and a tracker, all but its script: the check names the line, no product does. */
const earlyStyles = { stylesWaiting: null, stylesOnly: null };
const earlyScript = { waiting: null };

/** Messages that the topic of their check does not fit, with the one that does; null: no product has a step against that. */
export const messageTopics: Readonly<Record<string, Readonly<Record<string, FixTopic | null>>>> = {
  'ck-before-consent': {
    // What a server sets is in no product that holds scripts back.
    beforeConsentByServer: null,
    beforeConsentByServerScript: null,
    noBannerByServer: null,
    noBannerByServerScript: null,
    ...heldByNoProduct,
  },
  'ck-after-reject': {
    afterRejectByServer: null,
    afterRejectByServerScript: null,
    ...heldByNoProduct,
  },
  'ck-storage-before-consent': { unpaid: null },
  // Both name the place themselves.
  'ck-lifetime': { googleAnalyticsTagManager: null, googleAnalyticsTagManagerShorter: null, serverSide: null, serverSideShorter: null },
  // What the banner offers is held back in its platform; of a captcha it does not offer, the form would be locked out.
  'emb-captcha': {
    withoutForm: null,
    everywhere: null,
    onFormPages: null,
    notNamed: null,
    stores: null,
    connectionOnly: null,
    roleOutdated: null,
  },
  'emb-hidden-thirdparties': { connectedAvatars: null, connectedAvatarsDescribed: null, connectedAvatarsTold: null },
  // Its steps say what stands in for the player.
  'emb-video': { ...earlyStyles, beforeConsentBackground: null, afterRejectBackground: null, throughoutBackground: null },
  // Its step names the system already.
  'emb-chat': {
    ...earlyStyles,
    ...Object.fromEntries(
      ['beforeConsent', 'afterReject', 'throughout', 'loaded'].flatMap((name) => [
        [`${name}OfSystem`, null],
        [`${name}DescribedOfSystem`, null],
      ]),
    ),
  },
  'emb-maps': earlyStyles,
  'emb-social-plugins': earlyStyles,
  'trk-ad-network': earlyScript,
  'trk-session-replay': earlyScript,
  // A widget that stores nothing is to be named, or replaced; a platform for cookies has nothing to hold back.
  'emb-booking-widgets': { ...earlyStyles, notNamed: null, notNamedReview: null, notNamedJoint: null, notNamedHealth: null },
  // Whoever opens the page came for the form: a platform for cookies is no place for it.
  // What the site itself works with is neither for the banner nor for a module of it; of a measurement of errors that is one way of two.
  'tc-before-consent': {
    listedForm: null,
    listedFormNamed: null,
    listedWaiting: null,
    listedWaitingNamed: null,
    listedWaitingPerhaps: null,
    listedWaitingPerhapsCovered: null,
    listedMeasurement: null,
    listedMeasurementNamed: null,
    // Both name the place in WordPress themselves; the visitor's consent does not help those whose pictures are shown.
    listedAvatars: null,
    listedAvatarsNamed: null,
    listedAvatarsPerhaps: null,
    serverInUsaSearch: null,
    serverInUsaSearchExplained: null,
    serverOnlySearch: null,
    serverOnlySearchExplained: null,
  },
  // What runs in the frame of another provider is in no product of this website.
  'trk-meta-pixel': { ...earlyScript, beforeConsentInFrame: null, afterRejectInFrame: null, throughoutInFrame: null },
  'trk-before-consent': {
    ...earlyScript,
    tracksInFrame: null,
    tracksInFrameUnasked: null,
    ...mildRemedy('selfHosted', 'selfHostedAsked', 'selfHostedCookiesOnly', 'selfHostedUnasked', 'disputedUnasked'),
  },
  'trk-after-reject': {
    ...earlyScript,
    tracksInFrame: null,
    startsInFrame: null,
    ...mildRemedy('selfHosted', 'selfHostedAsked', 'selfHostedCookiesOnly'),
  },
  // Products tell the container by the addresses of Google.
  'trk-gtm-before-consent': { firesTagsOwn: null, besideTrackingOwn: null, storesOwn: null, ownHost: null },
  'emb-google-fonts': {
    loadedByTool: null,
    loadedByService: null,
    insideEmbed: null,
    insideEmbedAccepted: null,
    insideEmbedNamed: null,
    insideFrame: null,
    insideFrameAccepted: null,
  },
  'cmp-reject-first-layer': { rejectAsLink: null, rejectUnproven: null, payOrConsent: null },
  // Without a banner there is no platform in which to switch on its buttons.
  'cmp-required-present': {
    noBanner: null,
    informationOnlyClick: null,
    informationTooLateClick: null,
    noBannerClick: null,
    noBannerVideo: null,
    noBannerMap: null,
    noBannerSocial: null,
    noBannerBooking: null,
    noBannerDisputed: null,
  },
  'cmp-no-preselection': { legitimateInterest: null },
  'cmp-first-layer-info': { servicesUnnamed: null },
  'cmp-withdrawal-control': { doesNotReopen: null, unproven: null, moreClicks: 'withdrawal-clicks', moreClicksNamed: 'withdrawal-clicks' },
  // Only where the banner locks the pages does it help to unlock them.
  'imp-legal-links-not-blocked': { imprintBlocked: null, privacyBlocked: null, linksBlocked: null },
};

/** Messages of one check that name milder ways than to wait for consent: a platform is no first step, a system or tag manager may be. */
const milderWay: Readonly<Record<string, RegExp>> = { 'tc-before-consent': /^(?:server(?:InUsa|Only)|listedMeasurement)/ };

/** A service that records without consent; scripts of the site are in no product, and with consent nothing is to be held back. */
const recordsWithout = /^(?:beforeConsent|afterReject|throughout|disputed|connectionOnly)/;

const topicOf = new Map(Object.entries(fixTopics).flatMap(([topic, ids]) => ids.map((id) => [id, topic as FixTopic] as const)));

interface SpecificStep {
  text: NamedFix;
  /** Whether a general step says the same in other words. */
  says: (step: string) => boolean;
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

  const topicFor = ({ checkId, cause }: ReportFinding): FixTopic | null => {
    const topic = topicOf.get(checkId);
    // Whoever demands a choice between money and consent left out the button on purpose.
    if (topic === undefined || cause === null || cause === 'banner-pay') return null;
    const result = results.get(checkId);
    const told = result && 'findings' in result ? result.findings.filter((finding) => finding.cause === cause) : [];
    if (checkId === 'trk-session-replay' && !told.some(({ message }) => recordsWithout.test(message))) return null;
    const topics = told.map(({ message }) => messageTopics[checkId]?.[message]);
    return topics.length === 0 || topics.includes(undefined) ? topic : (topics.find((own) => own !== null) ?? null);
  };
  /** Whether a service does more without consent than store: recording, hiding under a name of the site, going abroad. */
  const runsBesides = (serviceId: string) =>
    judged.some(
      ({ check, result }) =>
        !ofStoring.has(check.id) &&
        placeOf(check.id) === 'site' &&
        result.class === 'Risk' &&
        result.findings.some(({ cause }) => cause === serviceId),
    );
  const hasMilderWay = ({ checkId, cause }: ReportFinding): boolean => {
    const result = results.get(checkId);
    const told = result && 'findings' in result ? result.findings.filter((finding) => finding.cause === cause) : [];
    return told.length > 0 && told.every(({ message }) => milderWay[checkId]?.test(message));
  };
  const stepFor = (finding: ReportFinding, topic: FixTopic | null): SpecificStep | null => {
    const away = topic === 'loading' ? stepAwayFromForms(finding.cause, facts, results) : null;
    if (away) return { text: away, says: isSaidBy('away', 'loading', locale) };
    const inBanner = topic === 'loading' ? stepInBanner(finding.cause, facts, cmp?.name ?? null) : null;
    const isOfLoading = inBanner === null && (topic === 'loading' || removesEmbed(finding, locale));
    const inFrame = isOfLoading ? stepInForeignFrame(finding.cause, facts) : null;
    const isTied = isSaidBy('cmp', 'loading', locale);
    if (inFrame) return { text: inFrame, says: (step) => isTied(step) || isOfPages(step, locale) };
    if (topic === null) return null;
    if (topic === 'single-pages' && !stepsOf(finding.howToFix).some(({ text }) => awayFromPage[locale].test(text))) return null;
    const fault = faultOf(finding.cause, facts);
    const ofService = systemId === undefined ? null : fixForService(systemId, topic, fault);
    if (ofService) return { text: ofService, says: isSaidBy(ofService.only ? 'only-system' : 'system', topic, locale) };
    if (onlyRecorded.has(finding.checkId) || isPayment(finding)) return null;
    const late = topic === 'loading' && !hasMilderWay(finding) ? stepWithDelayer(finding.cause, facts, cmp?.name ?? null) : null;
    if (late) return { text: late, says: (step) => isTied(step) || isOfTemplate(step, locale) };
    if (inBanner) return { text: inBanner, says: isSaidBy('cmp', topic, locale) };
    const asFile = topic === 'loading' ? stepForBackground(finding.cause, facts) : null;
    if (asFile) return { text: asFile, says: isSaidBy('only-system', topic, locale) };
    const onPages = topic === 'loading' ? stepOnSinglePages(finding.cause, facts, systemId) : null;
    if (onPages) return { text: onPages, says: (step) => isTied(step) || isOfTemplate(step, locale) };
    const mode = ofStoring.has(finding.checkId) && finding.cause !== null ? cookielessModeOf(finding.cause) : null;
    if (mode && mayMeasureWithout(finding.cause!, facts) && !runsBesides(finding.cause!))
      return { text: withAlternative(mode), says: () => false };
    const tagManager = topic === 'loading' && finding.cause !== null ? tagManagers.get(finding.cause) : undefined;
    const held = tagManager?.loadsAll ? stepHoldingContainer(finding.cause, tagManager.id, facts, cmp?.id ?? null) : null;
    if (held) return { text: held, says: isSaidBy('only-tag-manager', topic, locale) };
    const inTagManager = tagManager && fixInTagManager(tagManager.id, deniesByDefault(facts), reportedType(finding.cause, facts));
    if (inTagManager)
      return { text: inTagManager, says: isSaidBy(tagManager.loadsAll ? 'only-tag-manager' : 'tag-manager', topic, locale) };
    const inCondition =
      topic === 'loading' && !tagManager && fault.form === 'script' ? stepInCondition(finding.cause, facts, cmp, fault) : null;
    if (inCondition) return { text: inCondition, says: (step) => isOfCondition(step, locale) || isSaidBy('idle-cmp', topic, locale)(step) };
    const inCode = topic === 'loading' && cmp ? stepInOwnScript(finding.cause, facts, cmp.id) : null;
    if (inCode) return { text: inCode, says: (step) => isTied(step) || isOfTemplate(step, locale) };
    const inCmp = cmp && !hasMilderWay(finding) && fixInCmp(cmp.id, topic, nameOnSwitch(finding.cause, facts), fault);
    if (inCmp)
      return {
        text:
          topic === 'loading'
            ? withBuilderElement(withPlugin(withOwnHost(inCmp, finding.cause, facts), fault, systemId), fault, systemId)
            : inCmp,
        says: isSaidBy(inCmp.only ? 'only-cmp' : inCmp.blocksNothing ? 'idle-cmp' : 'cmp', topic, locale),
      };
    const listed = topic === 'loading' && fault.form === 'frame' ? stepForListedFrame(finding.cause, facts, cmp?.name ?? null) : null;
    if (listed) return { text: listed, says: (step) => isTied(step) || isOfTemplate(step, locale) };
    // Steps of a system replace a frame by a link.
    const ofSystem =
      systemId === undefined || (topic === 'loading' && isFramedAtHome(finding.cause, facts)) ? null : fixInSystem(systemId, topic, fault);
    const inFonts = topic === 'fonts' && finding.cause === 'google-fonts' && isWordPress(systemId) ? stepForWordPressFonts(facts) : null;
    if (inFonts) return { text: inFonts, says: isSaidBy('system', topic, locale) };
    const inSystem = productsOnly && topic !== 'fonts' && !ofSystem?.only ? null : ofSystem;
    if (inSystem?.only) return { text: inSystem, says: isSaidBy('only-system', topic, locale) };
    const isFrame = topic === 'loading' && fault.form === 'frame';
    // A call in the template is no place of a frame, whatever the check says in general.
    if (isFrame && stepsOf(finding.howToFix).some(({ text }) => isOfTemplate(text, locale))) {
      const text = inSystem ?? stepForFrame(finding.cause, facts);
      return text && { text, says: (step) => isOfTemplate(step, locale) };
    }
    return inSystem && { text: inSystem, says: isSaidBy('system', topic, locale) };
  };

  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const topic = topicFor(finding);
      const step = stepFor(finding, topic);
      return step === null
        ? finding
        : {
            ...finding,
            howToFix: inFront(step.text[locale], finding.howToFix, step.says, topic === 'loading' ? locale : null),
          };
    }),
  }));
}

/** Whether a notice that lacks a service is put right by taking it away, which the pages cannot where a frame brings it along. */
function removesEmbed({ howToFix }: ReportFinding, locale: Locale): boolean {
  const removes = locale === 'de' ? /^Entfernen Sie die Einbindung von / : /^Remove the embed of /;
  return stepsOf(howToFix).some(({ text }) => removes.test(text));
}

/** The steps after it hold the service back, which nobody needs to do besides. */
function withAlternative({ de, en }: NamedFix): NamedFix {
  return {
    de: `${de} Damit ist das Speichern behoben; die folgenden Schritte brauchen Sie nur, wenn Sie den Dienst stattdessen erst nach der Einwilligung laden wollen.`,
    en: `${en} That ends the storing; you need the following steps only if you want to load the service after consent instead.`,
  };
}

/** Steps of platforms that block by themselves what they know; others have every script marked by hand. */
const blocksItself = /automatisch|autoblock|[Ss]can(?:nen)?(?!\p{L})|Protector|Skript-Center|Blocker|Blockierung/u;

/**
 * What a platform blocks by itself it knows by the hosts of the vendors: a script of theirs that the site's own host delivers (a
 * tagging server) has to be held back by hand.
 */
function withOwnHost(step: NamedFix, cause: string | null, { requests }: GatheredFacts): NamedFix {
  const isOwn = ({ serviceId, type, party, embeddedBy }: RequestFact) =>
    serviceId === cause && type === 'script' && party !== 'third' && embeddedBy === null;
  const host = requests.ok && cause !== null && serviceOf(cause)?.selfHosted === false ? requests.data.find(isOwn)?.host : undefined;
  if (host === undefined || !blocksItself.test(step.de)) return step;
  return {
    de: `${step.de} Das Skript kommt hier von ${host}, also unter Ihrer eigenen Domain; die automatische Sperre kennt diese Adresse nicht: Binden Sie es von Hand so ein, dass es erst nach der Zustimmung lädt.`,
    en: `${step.en} The script comes from ${host} here, under your own domain; automatic blocking does not know this address: include it by hand so that it loads only after consent.`,
  };
}

/** Whoever comes to pay, or to see what it costs, would see neither if a platform for cookies held the service back. */
function isPayment({ checkId, cause }: ReportFinding): boolean {
  return checkId === 'tc-before-consent' && cause !== null && serviceOf(cause)?.category === 'payment';
}

function isWordPress(systemId: string | undefined): boolean {
  return systemId !== undefined && (systemId === 'wordpress' || systemOf(systemId)?.partOf === 'wordpress');
}

/** Scripts that a plugin writes are in no template: nobody can mark them by hand there. */
function withPlugin(step: NamedFix, { form }: FaultCase, systemId: string | undefined): NamedFix {
  if (!isWordPress(systemId) || form !== 'script' || !/^In [^:]{1,60}: Kennzeichnen Sie /.test(step.de)) return step;
  return {
    de: `${step.de} Gibt ein Plugin das Skript aus (den Google Tag Manager etwa GTM4WP), schalten Sie die Ausgabe dort ab, und binden Sie das Skript gekennzeichnet ein.`,
    en: `${step.en} Where a plugin prints the script (Google Tag Manager for example by GTM4WP), switch that off there and include the script marked.`,
  };
}

/**
 * The consent type that the banner reports as granted only after accepting, where the banner asks for the service: a type that another
 * purpose grants as well would release it too early.
 */
function reportedType(cause: string | null, { consentMode, banner, services }: GatheredFacts): string | null {
  const use = services.ok ? services.data.find(({ service }) => service.id === cause) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  if (!use || !consentMode.ok || shown === null || !isAskedFor(use, shown)) return null;
  const type = statistics.has(use.service.category) ? 'analytics_storage' : use.service.category === 'marketing' ? 'ad_storage' : null;
  if (type === null) return null;
  const granted = consentMode.data.filter(({ values }) => values[type] === 'granted');
  return granted.length > 0 && granted.every(({ state }) => state === 'accept') ? type : null;
}

/** Whether the pages set consent mode to “denied” before any choice: that step is done. */
function deniesByDefault({ consentMode }: GatheredFacts): boolean {
  const defaults = consentMode.ok ? consentMode.data.filter(({ command }) => command === 'default') : [];
  return defaults.some(({ values }) => values['analytics_storage'] === 'denied' && values['ad_storage'] === 'denied');
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

/** A step that does without what the new one holds back: whoever follows one of them needs no other. */
const otherWay: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:Ersetzen|Verzichten) Sie |^Zeigen Sie (?:zunächst|statt)/,
  en: /^(?:Replace|Do without) |^Show (?:only|instead)/,
};

/** Steps of a fix are numbered lines; the new one is the first. `locale`: that of steps among which the next may be another way. */
function inFront(step: string, howToFix: string, says: SpecificStep['says'], locale: Locale | null): string {
  const lines = howToFix.split('\n').map((line) => line.trim().replace(/^\d+\.\s*/, ''));
  const [next, ...others] = lines.filter((line) => line !== '' && !says(line));
  const or = locale === 'de' ? 'Oder' : 'Or';
  const isOther = locale !== null && next !== undefined && otherWay[locale].test(next);
  const second = isOther ? `${or} ${next.charAt(0).toLowerCase()}${next.slice(1)}` : next;
  return [step, ...(second === undefined ? [] : [second]), ...others].map((line, index) => `${index + 1}. ${line}`).join('\n');
}
