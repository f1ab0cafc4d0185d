import type { ControlRole } from '#evidence/banner.ts';
import { agreesByText } from './classify/agrees-by-text.ts';
import { asksOtherMatter, bannerScore, payOrConsent } from './classify/banner-text.ts';
import { classifyControl } from './classify/classify-control.ts';
import type { BannerPlace, FoundControl, PickedBlock } from './find-banner.ts';
import type { CandidateReading, ControlReading } from './read-candidates.ts';

/** Roles that decide about consent; a block without any is no banner. */
const deciding: readonly ControlRole[] = ['accept', 'reject', 'save', 'acknowledge', 'pay', 'settings'];
const threshold = 0.5;

/** Whether a block stands apart from the page's text: pinned to the window, a dialog, in a frame or in a component of its own. Pure. */
export function isPlaced({ pinned, dialog, host }: CandidateReading, framed: boolean): boolean {
  return pinned || dialog || framed || host !== 'document';
}

/** Chooses the banner among the blocks of one frame: most deciding controls, best text, then the smallest block. Pure. */
export function pickBanner(candidates: readonly CandidateReading[], place: BannerPlace): PickedBlock | null {
  return pickAsking(candidates, place, true);
}

function pickAsking(candidates: readonly CandidateReading[], place: BannerPlace, isUncalled: boolean): PickedBlock | null {
  let best: (PickedBlock & { rank: number }) | null = null;
  for (const reading of candidates) {
    const placed = isPlaced(reading, place.framed);
    if (!placed && (placeholderMarks.test(reading.marks) || (placeholderWords.test(reading.text) && reading.text.length < 900))) continue;
    // Pop-ups for a newsletter, an age or a language accept and refuse as well.
    if (isUncalled && asksOtherMatter(reading.text) && !consentMarks.test(reading.marks) && !platformMarks.test(reading.marks)) continue;
    const controls = classifyBlock(reading, place);
    const textScore = Math.max(bannerScore(reading.text), scoreOfShape(reading, controls));
    const roles = new Set(controls.filter((control) => !control.reading.disabled).map((control) => control.role));
    const decisive = deciding.filter((role) => roles.has(role)).length;
    if (decisive === 0) continue;
    // Links to change and to withdraw the choice stand in footers: nobody is asked there.
    if (isUncalled && !placed && !offersToAgree(controls, reading)) continue;
    const marked = /cookie|consent|gdpr|dsgvo|cmp|usercentrics|onetrust|didomi|klaro|tarteaucitron|orejime|borlabs/i.test(reading.marks);
    const score = Math.min(
      1,
      textScore * 0.7 +
        (marked ? 0.15 : 0) +
        (placed ? 0.1 : 0) +
        (roles.has('accept') || roles.has('reject') ? 0.15 : reading.pinned && roles.has('acknowledge') ? 0.05 : 0),
    );
    // "OK" or "settings" alone are everywhere: then the text has to carry it.
    const weak = !roles.has('accept') && !roles.has('reject') && !roles.has('save') && !roles.has('pay');
    if (score < threshold || textScore < (weak ? 0.5 : 0.25)) continue;
    const choices = controls.filter((control) => deciding.includes(control.role)).length;
    const rank = decisive * 10 + Math.min(choices, 5) + score;
    if (!best || rank > best.rank + 0.001)
      best = {
        reading,
        controls,
        payOrConsent: payOrConsent(
          reading.text,
          controls.map((control) => ({ text: control.reading.text, role: control.role })),
        ),
        score,
        rank,
      };
  }
  if (!best) return null;
  const { rank: _, ...banner } = best;
  return banner;
}

/**
 * Chooses what a control to withdraw, or to choose one by one, opened: the banner, or a window in which the choice is changed. Such a
 * window has switches and a control that keeps them, and need not ask again in the banner's words. Pure.
 */
export function pickReopened(candidates: readonly CandidateReading[], place: BannerPlace): PickedBlock | null {
  return pickAsking(candidates, place, false) ?? pickWindow(candidates, place);
}

/**
 * Chooses a window of switches with a control that keeps them, whatever its words are: of blocks within each other the one that offers
 * most ways to decide, for "all off" often stands above the part with the switches; then the smallest. Pure.
 */
export function pickWindow(candidates: readonly CandidateReading[], place: BannerPlace): PickedBlock | null {
  let best: { picked: PickedBlock; ways: number } | null = null;
  for (const reading of candidates) {
    const placed = isPlaced(reading, place.framed) || reading.blocksPage;
    if (!placed || reading.toggles.length === 0) continue;
    const controls = classifyBlock(reading, place);
    const ways = new Set(controls.flatMap(({ role, reading: { disabled } }) => (!disabled && keeping.has(role) ? [role] : []))).size;
    if (ways > (best?.ways ?? 0)) best = { picked: { reading, controls, payOrConsent: false, score: threshold }, ways };
  }
  return best?.picked ?? null;
}

/** Roles of controls that keep what the switches say. */
const keeping: ReadonlySet<ControlRole> = new Set(['save', 'accept', 'reject']);

/** What stands in the text of a page instead of content that was held back; it asks in a banner's words for this one content. */
const placeholderMarks =
  /cookieconsent-opt(?:out|in)|cmplz-(?:blocked|placeholder)|cmplazyload|_?brlbs-(?:content|cb|cmpnt)|content-?blocker|(?:uc|usercentrics)-(?:embed|placeholder)|context-notice|\btac_(?:activate|float)|\b(?:two|2)-?(?:click|klick)|(?:video|map|embed|iframe|media)-?(?:consent|placeholder|blocker|overlay)|(?:consent|cookie)-?placeholder|blocked-?content/i;

/** It says what is loaded once one agrees: "… um den YouTube-Video-Service zu laden", "Karte laden". */
const placeholderWords =
  /(?:video|karten?|maps?|inhalte?|formular|beitr(?:ag|äge)|post|podcast|player|feed|recaptcha|content|service|dienst)\S{0,20} (?:\S{1,20} ){0,3}(?:zu laden|laden|geladen|anzuzeigen|anzeigen|angezeigt|abzuspielen|abspielen|einzubetten|freizuschalten|load(?:ed|ing)?|display(?:ed)?)(?![a-zß-ɏ])/i;

/** Elements that only a consent platform draws. */
const platformMarks =
  /\bcc-window\b|orejime-|\bklaro\b|cookie-(modal|notice)|tarteaucitronAlert|cookieconsent|CybotCookiebot|onetrust|cmpbox|borlabs|cookie[-_ ]?banner|consent[-_ ]?banner/i;

/** Names by which sites call the block that asks. */
const consentMarks = /cookie|consent|gdpr|dsgvo|einwilligung/i;
/** What is done with cookies that are not eaten. */
const served = /datenschutz|privacy|tracking|statisti|analy[st]|webs(?:ite|eite)|messen|auswert/i;

/** Short banners ask in their own words. Then their shape speaks: a pinned block that offers to accept and to refuse. */
function scoreOfShape(reading: CandidateReading, controls: readonly FoundControl[]): number {
  const offers = (role: ControlRole, atLeast = 0.9) => controls.some((control) => control.role === role && control.confidence >= atLeast);
  if (platformMarks.test(reading.marks) && (offers('accept') || offers('acknowledge'))) return 0.6;
  if (!reading.pinned && !reading.dialog) return 0;
  if (offers('accept') && offers('reject')) return 0.5;
  // "Kekse? Klar!" beside "Nur die nötigen" needs no further word, nor does a choice that may be made one by one.
  const onlyNecessary = controls.some(({ role, kind, confidence }) => role === 'reject' && kind === 'only-necessary' && confidence >= 0.85);
  // Named after consent, or after cookies and what they serve, it may say yes and no as people talk: "Geht klar!" beside "Lieber nicht".
  const isNamed =
    consentMarks.test(reading.marks) || (/cookie|(?<![a-zß-ɏ])kekse?(?![a-zß-ɏ])/iu.test(reading.text) && served.test(reading.text));
  if (isNamed && offers('accept', 0.6) && offers('reject', 0.7)) return 0.5;
  const oneByOne = /cookie/i.test(reading.text) && offers('reject', 0.7) && (offers('settings', 0.7) || reading.toggles.length > 0);
  return (onlyNecessary || oneByOne) && offers('accept', 0.6) ? 0.5 : 0;
}

/** Whether one can agree, take note or choose there. */
function offersToAgree(controls: readonly FoundControl[], { toggles }: CandidateReading): boolean {
  return toggles.length > 0 || controls.some(({ role }) => role !== 'reject' && role !== 'settings' && deciding.includes(role));
}

/** The controls of a block told apart: each by its words, and a mere "OK" also by what the block says and offers beside it. Pure. */
export function classifyBlock({ controls, text }: CandidateReading, place: BannerPlace): FoundControl[] {
  const told = controls.map((control) => classified(control, place));
  const offers = (...roles: ControlRole[]) => told.some(({ role, reading: { disabled } }) => !disabled && roles.includes(role));
  const isAsked = offers('reject') && !offers('accept');
  const isChoice = offers('settings', 'save', 'reject');
  const [left, ...others] = isAsked && !offers('acknowledge', 'pay') && place.layer === 1 ? told.filter(isUnnamedButton) : [];
  const isRefusedForSure = told.some(({ role, confidence }) => role === 'reject' && confidence >= 0.85);
  const tickAll = offers('accept', 'acknowledge')
    ? undefined
    : told.find(({ reading }) => !reading.disabled && ticksAll.test(reading.text));
  return told.map((control) => {
    if (control === tickAll && offers('save')) return { ...control, role: 'accept', kind: 'all', confidence: 0.6 };
    // The only button without a known name beside one that refuses: "Auf geht's".
    if (control === left && others.length === 0 && isRefusedForSure) return { ...control, role: 'accept', kind: 'plain', confidence: 0.55 };
    if (control.role !== 'acknowledge') return control;
    const agrees = isAsked || (isChoice && agreesByText(control.reading.text, text));
    return agrees ? { ...control, role: 'accept', kind: 'plain', confidence: Math.min(control.confidence, 0.8) } : control;
  });
}

const ticksAll = /^\s*(?:alle[s]?(?: cookies| kategorien)? (?:aus|an)wählen|alle markieren|select all)\s*$/i;

/** A button that shows words of which none is known, and that leads nowhere. */
function isUnnamedButton({ role, confidence, reading }: FoundControl): boolean {
  if (role !== 'other' || confidence > 0.5 || reading.disabled || reading.inTextForm) return false;
  const isButton = /^(?:button|input)$/.test(reading.tag) || (reading.tag === 'a' && (reading.href === null || reading.href === '#'));
  return isButton && reading.opens === null && /\p{L}{2}/u.test(reading.text);
}

function classified(reading: ControlReading, { pageUrl, layer }: BannerPlace): FoundControl {
  const { role, kind, confidence } = classifyControl(reading.text, {
    ariaLabel: reading.ariaLabel,
    title: reading.title,
    href: reading.href,
    pageUrl,
    tag: reading.tag,
    id: reading.id,
    className: reading.className,
    layer,
    inBanner: true,
  });
  // What submits an e-mail address is no consent control: newsletter pop-ups say "OK" too.
  if (reading.inTextForm && role !== 'settings' && role !== 'pay') return { reading, role: 'other', kind: null, confidence };
  // A half-understood refusal (the name of a category, say) is not counted as a way to refuse.
  if ((role === 'reject' || role === 'accept') && confidence < 0.55) return { reading, role: 'other', kind: null, confidence };
  return { reading, role, kind, confidence };
}
