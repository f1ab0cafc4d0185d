import { countingKinds } from '#checks/shared/services/own-counting.ts';
import { ownMeasurementNames } from '#checks/shared/services/own-measurement.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { FixTopic } from '#knowledge/types.ts';
import type { JudgedCheck } from '../score/scoring.ts';

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
  granularity: ['cmp-granularity'],
  'legal-links': ['imp-legal-links-not-blocked'],
  'banner-text': ['cmp-first-layer-info'],
  'legal-pages': ['imp-present', 'pp-present'],
  // A withdrawal form is missing in a text that has its place already.
  'contract-pages': ['shop-terms', 'shop-withdrawal-policy'],
};

/** Messages about what is disputed, with the endings of what was seen besides: the check names remedies milder than to wait for consent. */
function mildRemedy(...names: readonly string[]): Readonly<Record<string, null>> {
  return Object.fromEntries(
    countingKinds.flatMap((seen) => names.map((name) => [name.replace(/(?=(?:(?:Una|A)sked|CookiesOnly|Elsewhere)$)|$/, seen), null])),
  );
}

/** What cookies may be of before or after a choice that no consent tool holds back. */
const heldByNoProduct = {
  technical: null,
  technicalForeign: null,
  ownNetwork: null,
  ownNetworkHosted: null,
  described: null,
  describedForeign: null,
  unpaid: null,
  unpaidPixel: null,
  unpaidPicture: null,
  broughtForm: null,
};

/** What code of the site itself keeps of a visit: no service that a product could hold back, and a file of its own does more than that. */
const ofOwnCode = { ownAttribution: null, ownAttributionByPlugin: null, ownAttributionInFile: null, ownOrigin: null };
/** Cookies of which nobody knows the service that could be held back. */
const ofUnknownCookies = { filedOptional: null, ownIdentifier: null };

/** An embed that is held back already, all but its style sheet, and a tracker, all but its script, or of which only a connection is opened: the check names the line, no product does. */
const earlyStyles = { stylesWaiting: null, stylesOnly: null, connectionOnly: null };
const earlyScript = { waiting: null, connectionBare: null };
/** Somebody wrote it for this very website: no product lists it. */
const ofOwnMeasurement: Readonly<Record<string, null>> = Object.fromEntries(ownMeasurementNames.map((name) => [name, null]));

/** Messages that the topic of their check does not fit, with the one that does; null: no product has a step against that. */
export const messageTopics: Readonly<Record<string, Readonly<Record<string, FixTopic | null>>>> = {
  'ck-before-consent': {
    // What a server sets is in no product that holds scripts back.
    beforeConsentByServer: null,
    beforeConsentByServerScript: null,
    noBannerByServer: null,
    noBannerByServerScript: null,
    ...heldByNoProduct,
    ...ofOwnCode,
    ...ofUnknownCookies,
  },
  'ck-after-reject': {
    afterRejectByServer: null,
    afterRejectByServerScript: null,
    ...heldByNoProduct,
    ...ofOwnCode,
    ...ofUnknownCookies,
  },
  'ck-storage-before-consent': { unpaid: null, ...ofOwnCode, ownIdentifier: null },
  // Both name the place themselves.
  'ck-lifetime': { googleAnalyticsTagManager: null, googleAnalyticsTagManagerShorter: null, serverSide: null, serverSideShorter: null },
  // What the banner offers is held back in its platform; of a captcha it does not offer, the form would be locked out.
  'emb-captcha': {
    withoutForm: null,
    everywhere: null,
    onFormPages: null,
    notNamed: null,
    notNamedWide: null,
    stores: null,
    storesWide: null,
    connectionOnly: null,
    roleOutdated: null,
  },
  'trk-fingerprinting': { connectionBare: null },
  'emb-cdn-libraries': { connectionOnly: null },
  'emb-other-webfonts': { connectionOnly: null },
  'emb-payment-sdk': { connectionOnly: null },
  'emb-hidden-thirdparties': { connectionOnly: null, connectedAvatars: null, connectedAvatarsDescribed: null, connectedAvatarsTold: null },
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
    connectionOnly: null,
    listedForm: null,
    listedFormNamed: null,
    listedFormPerhaps: null,
    listedFormPerhapsCovered: null,
    listedFormPerhapsElsewhere: null,
    listedWaiting: null,
    listedWaitingNamed: null,
    listedWaitingPerhaps: null,
    listedWaitingPerhapsCovered: null,
    listedWaitingPerhapsElsewhere: null,
    listedMeasurement: null,
    listedMeasurementNamed: null,
    // Both name the place in WordPress themselves; the visitor's consent does not help those whose pictures are shown.
    listedAvatars: null,
    listedAvatarsNamed: null,
    listedAvatarsPerhaps: null,
    listedAvatarsPerhapsElsewhere: null,
    serverInUsaSearch: null,
    serverInUsaSearchExplained: null,
    serverOnlySearch: null,
    serverOnlySearchExplained: null,
  },
  // What runs in the frame of another provider is in no product of this website; what is sent on by its own server no script of Meta
  // sends, and the check names the plugin.
  'trk-meta-pixel': {
    ...earlyScript,
    beforeConsentInFrame: null,
    afterRejectInFrame: null,
    throughoutInFrame: null,
    serverBeforeConsent: null,
    serverAfterReject: null,
    serverThroughout: null,
  },
  'trk-before-consent': {
    ...earlyScript,
    ...ofOwnMeasurement,
    // It goes, whatever the platform would do with it.
    universal: null,
    universalUnasked: null,
    drawnPlatform: null,
    drawnPlatformUnasked: null,
    tracksInFrame: null,
    tracksInFrameUnasked: null,
    disputedContentUnasked: null,
    ...mildRemedy('selfHosted', 'selfHostedAsked', 'selfHostedCookiesOnly', 'selfHostedUnasked', 'disputedUnasked', 'disputedElsewhere'),
  },
  'trk-after-reject': {
    ...earlyScript,
    ...ofOwnMeasurement,
    universal: null,
    drawnPlatform: null,
    tracksInFrame: null,
    startsInFrame: null,
    disputed: null,
    ...mildRemedy('selfHosted', 'selfHostedAsked', 'selfHostedCookiesOnly'),
  },
  // Products tell the container by the addresses of Google.
  'trk-gtm-before-consent': { firesTagsOwn: null, besideTrackingOwn: null, storesOwn: null, ownHost: null, ownHostBeside: null },
  'emb-google-fonts': {
    connectionOnly: null,
    loadedByTool: null,
    loadedByService: null,
    insideEmbed: null,
    insideCaptcha: null,
    insideEmbedAccepted: null,
    insideFrame: null,
    insideFrameAccepted: null,
  },
  'cmp-reject-first-layer': { rejectAsLink: null, rejectUnproven: null, payOrConsent: null },
  // Without a banner there is no platform in which to switch on its buttons.
  'cmp-required-present': {
    // The banner is there, only not on these pages: none of its buttons is missing.
    lacksBanner: null,
    noBanner: null,
    // Its own script has to release what it asks about; no product has a button for that.
    steersNothing: null,
    ...Object.fromEntries(
      [
        'informationOnlyClick',
        'informationTooLateClick',
        'noBannerClick',
        'noBannerVideo',
        'noBannerMap',
        'noBannerSocial',
        'noBannerBooking',
      ].flatMap((message) => [`${message}`, `${message}Along`].map((name) => [name, null] as const)),
    ),
    noBannerUniversal: null,
    noBannerDisputed: null,
  },
  'cmp-no-preselection': { legitimateInterest: null },
  'cmp-first-layer-info': { servicesUnnamed: null },
  // The tool has its categories; it is what stands in them.
  'cmp-granularity': { purposeWithoutSwitch: null, filedBelowOther: null, oneSwitch: null },
  'cmp-withdrawal-control': {
    // First there has to be something to choose.
    missingWithoutChoice: null,
    doesNotReopen: null,
    unproven: null,
    steersNothingSeen: null,
    // The way back is there; what it leads to lacks a refusal.
    reopensPaid: null,
    reopensUnrefusable: null,
    // The product shows its control already, only not on these pages.
    notOnEveryPage: null,
    notOnEveryPageNorBanner: null,
    moreClicks: 'withdrawal-clicks',
    moreClicksNamed: 'withdrawal-clicks',
  },
  // The text has its place already; one of its sentences is to be put right.
  'shop-withdrawal-policy': Object.fromEntries(
    [
      'lostByItself',
      'lostByItselfElsewhere',
      'bulkyReturn',
      ...['Reduced', 'Condition', 'Handmade', 'Opened', 'Plants', 'Delivery', 'Late'].map((kind) => `narrowed${kind}`),
    ].map((name) => [name, null]),
  ),
  // Only where the banner locks the pages does it help to unlock them.
  'imp-legal-links-not-blocked': { imprintBlocked: null, privacyBlocked: null, linksBlocked: null },
};

/** Messages of one check that name milder ways than to wait for consent: a platform is no first step, a system or tag manager may be. */
const milderWay: Readonly<Record<string, RegExp>> = { 'tc-before-consent': /^(?:server(?:InUsa|Only)|listedMeasurement)/ };

/** A service that records without consent; scripts of the site are in no product, and with consent nothing is to be held back. */
const recordsWithout = /^(?:beforeConsent|afterReject|throughout|disputed|connectionOnly|connectionBare)/;

/** Checks that are about something with a place of its own in products only where they say so: what comes back has to be held back first. */
const messageOnlyTopics: Readonly<Record<string, { from: RegExp; topic: FixTopic }>> = {
  'cmp-withdrawal-effective': { from: /^cookiesComeBack/, topic: 'loading' },
};

const topicOf = new Map(Object.entries(fixTopics).flatMap(([topic, ids]) => ids.map((id) => [id, topic as FixTopic] as const)));

/** What the checks came to, by their ids. */
export type ResultsById = ReadonlyMap<string, JudgedCheck['result']>;

/** Names of the messages that a finding of the report was told by. */
function messagesOf({ checkId, cause }: ReportFinding, results: ResultsById): string[] {
  const result = results.get(checkId);
  return result && 'findings' in result ? result.findings.flatMap((finding) => (finding.cause === cause ? [finding.message] : [])) : [];
}

/** What a finding is about, by its check and messages; null where no product has a step against it. */
export function topicFor(finding: ReportFinding, results: ResultsById): FixTopic | null {
  const { checkId, cause } = finding;
  const ofMessages = messageOnlyTopics[checkId];
  const messagesOfOne = ofMessages ? messagesOf(finding, results) : [];
  if (ofMessages && messagesOfOne.some((message) => ofMessages.from.test(message))) return ofMessages.topic;
  const topic = topicOf.get(checkId);
  // Whoever demands a choice between money and consent left out the button on purpose.
  if (topic === undefined || cause === null || cause === 'banner-pay') return null;
  const messages = messagesOf(finding, results);
  if (checkId === 'trk-session-replay' && !messages.some((message) => recordsWithout.test(message))) return null;
  const topics = messages.map((message) => messageTopics[checkId]?.[message]);
  return topics.length === 0 || topics.includes(undefined) ? topic : (topics.find((own) => own !== null) ?? null);
}

/** Whether all that a finding tells has milder remedies than to wait for consent. */
export function hasMilderWay(finding: ReportFinding, results: ResultsById): boolean {
  const messages = messagesOf(finding, results);
  return messages.length > 0 && messages.every((message) => milderWay[finding.checkId]?.test(message));
}

/**
 * Checks that find nothing, or only what is disputed, as soon as a service stores nothing any more; what it does besides goes on.
 */
export const ofStoring: ReadonlySet<string> = new Set([
  'ck-before-consent',
  'ck-after-reject',
  'ck-storage-before-consent',
  'trk-before-consent',
  'trk-after-reject',
]);
