import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne } from '../items.ts';
import {
  bannerControlItem,
  bannerTextItem,
  firstLayer,
  isOptional,
  mainControl,
  mayBeChoice,
  mayLeadOn,
} from '../shared/banner/banner-controls.ts';
import { withoutState } from '../shared/banner/banner-declarations.ts';
import { wasRejected } from '../shared/banner/forgotten-rejection.ts';
import { ignorableFixes, ignorableMessages, isIgnorable, judgeIgnorable } from '../shared/banner/ignorable-banner.ts';
import { besideAccept, missingFixes, missingMessages, trySteps } from '../shared/banner/missing-reject.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { impliedInBanner } from '../shared/notice/implied-consent.ts';
import { plainText, shortList } from '../shared/wording.ts';

/** Words that say no more than that something was read: pressing them is no clear agreement. */
const noted =
  /^[^a-zäöüß]*(?:(?:ok(?:ay|e)?|alles\s+klar|(?:ich\s+habe\s+)?verstanden|(?:zur\s+kenntnis\s+)?genommen|gelesen|in\s+ordnung|schließen|weiter(?:\s+zur\s+(?:web)?seite)?|got\s+it|i\s+understand|understood|continue|close|dismiss|und|and)[^a-zäöüß]*){1,4}$/iu;
/** From this share of the area on, both are of a size. */
const faintShare = 0.5;

export default defineCheck({
  id: 'cmp-reject-first-layer',
  area: 'cmp',
  version: 15,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25Consent,
    consentLaw.gdpr4and7,
    consentLaw.olgKoelnBanner,
    consentLaw.vgHannover,
    consentLaw.dskGuidance,
    consentLaw.edpbTaskforce,
    consentLaw.lfdiFaq,
  ],
  volatile: {
    de: 'Das Urteil des VG Hannover vom 19.3.2025 (10 A 5385/22) ist nicht rechtskräftig; ob daraus eine allgemeine Pflicht zur Ablehnen-Schaltfläche folgt, ist umstritten. Das OLG Köln (6 U 80/23) hat nur über ein Banner entschieden, dessen zweite Ebene zum Zustimmen hinlenkte.',
    en: 'The judgment of the Administrative Court Hanover of 19 Mar 2025 (10 A 5385/22) is not final; whether it implies a general duty to offer a reject button is disputed. The Higher Regional Court Cologne (6 U 80/23) only decided on a banner whose second layer steered towards accepting.',
    since: '2026-11-21',
  },
  needs: ['banner', 'attempts'],
  wants: ['legalAccess'],
  texts: {
    de: {
      title: '„Ablehnen“ auf der ersten Ebene',
      explanation:
        'Das OLG Köln (6 U 80/23) hielt eine Einwilligung für unwirksam, bei der die erste Ebene kein Ablehnen bot und die zweite zum Zustimmen hinlenkte. Die Aufsichtsbehörden (DSK) und das VG Hannover (nicht rechtskräftig) verlangen das Ablehnen auf der ersten Ebene.',
      confidenceReason: 'Die Schaltflächen werden gelesen und das Ablehnen ausprobiert; was sich nicht klären lässt, bleibt offen.',
      howToFix: `1. {#reject} Schalten Sie im Einwilligungswerkzeug auf der ersten Ebene eine Schaltfläche „Alle ablehnen“ ein, direkt neben der zum Zustimmen und ebenso groß.\n${trySteps.de}`,
      fixes: {
        ...missingFixes('de'),
        ...ignorableFixes.de,
        rejectAsLink:
          '1. Machen Sie im Einwilligungswerkzeug aus dem Textlink „{reject}“ eine Schaltfläche, so groß wie die zum Zustimmen und direkt daneben.',
        rejectBySavingNothing: besideAccept.de,
        rejectAskedAgain:
          '1. Lassen Sie „{reject}“ sofort ablehnen und das Banner schließen, ohne Rückfrage („{again}“): Zustimmen braucht auch nur einen Klick.',
        rejectUnproven:
          '1. Klicken Sie in einem neuen Browserprofil auf „{reject}“ und prüfen Sie, dass danach keine einwilligungspflichtigen Dienste laden.',
        payOrConsent:
          '1. Lassen Sie prüfen, ob das bezahlte Angebot eine echte Alternative ist: gleichwertiger Zugang, üblicher Preis, kein einwilligungspflichtiges Tracking.\n2. Ist es das nicht, bieten Sie auf der ersten Ebene zusätzlich „Alle ablehnen“ an.',
      },
      messages: {
        ...missingMessages(
          {
            rejectOnDeeperLayer:
              'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen; „{reject}“ steht erst auf Ebene {layer} ({clicks} Klicks bis zum Ablehnen)',
            rejectBySaving:
              'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen; auch auf Ebene {layer} war keine zu sehen, ablehnen ließ sich dort mit „{reject}“ (insgesamt {clicks} Klicks)',
            rejectBesidePreselection:
              'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen; ablehnen lässt sich erst auf Ebene {layer} ({clicks} Klicks), und dort ist vorausgewählt: {labels}. Eine Einwilligung, bei der auch die zweite Ebene zum Zustimmen hinlenkte, hielt das OLG Köln (6 U 80/23) für unwirksam',
            noRejectOnFirstLayer: 'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen',
            rejectByDeselecting:
              'Auf der ersten Ebene gibt es „{accept}“; zum Ablehnen müssen dort erst Kategorien abgewählt werden ({clicks} Klicks)',
            noReject: 'Das Banner bietet „{accept}“ an, aber keine Möglichkeit abzulehnen',
          },
          'de',
        ),
        rejectAsLink: 'Ablehnen ist auf der ersten Ebene nur als Textlink möglich: „{reject}“',
        rejectBySavingNothing:
          'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche, die das Ablehnen beim Namen nennt; ablehnen lässt sich dort nur, indem man nichts auswählt und „{reject}“ klickt',
        rejectAskedAgain:
          'Auf „{reject}“ folgt eine Rückfrage („{again}“): Ablehnen braucht {clicks} Klicks, Zustimmen mit „{accept}“ nur einen',
        rejectPresent: 'Ablehnen ist auf der ersten Ebene mit „{reject}“ möglich',
        rejectBeforeAccept: 'Ablehnen ist auf der ersten Ebene mit „{reject}“ möglich, zustimmen („{accept}“) erst auf einer weiteren',
        ...ignorableMessages.de,
        rejectUnproven: 'Auf der ersten Ebene steht „{reject}“; dass ein Klick darauf alles ablehnt, ließ sich nicht nachweisen',
        rolesUnknown: 'Welche Schaltfläche der ersten Ebene ablehnt, war nicht zu erkennen',
        payOrConsent:
          'Das Banner stellt vor die Wahl zwischen Zahlen und Zustimmen; ob das Angebot eine echte Alternative ist, muss rechtlich geprüft werden',
        bannerUnseen: 'Ein Einwilligungswerkzeug wurde geladen, ein Banner war aber nicht zu sehen',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
        informationOnly: 'Das Banner bittet nicht um Einwilligung',
      },
    },
    en: {
      title: 'Reject on the first layer',
      explanation:
        'The Higher Regional Court Cologne (6 U 80/23) held a consent invalid where the first layer offered no way to reject and the second steered towards accepting. The supervisory authorities (DSK) and the Administrative Court Hanover (not final) ask for rejecting on the first layer.',
      confidenceReason: 'The buttons are read and rejecting is tried; what cannot be settled remains open.',
      howToFix: `1. {#reject} Switch on a button “Reject all” on the first layer in the consent tool, right beside the one to accept and of the same size.\n${trySteps.en}`,
      fixes: {
        ...missingFixes('en'),
        ...ignorableFixes.en,
        rejectAsLink:
          '1. Turn the text link “{reject}” into a button in the consent tool, as large as the one to accept and right beside it.',
        rejectBySavingNothing: besideAccept.en,
        rejectAskedAgain:
          '1. Have “{reject}” reject and close the banner at once, without asking again (“{again}”): accepting takes a single click too.',
        rejectUnproven: '1. Click “{reject}” in a fresh browser profile and verify that no services that need consent load afterwards.',
        payOrConsent:
          '1. Have it examined whether the paid offer is a genuine alternative: equivalent access, a usual price, no tracking that needs consent.\n2. If it is not, additionally offer “Reject all” on the first layer.',
      },
      messages: {
        ...missingMessages(
          {
            rejectOnDeeperLayer:
              'The first layer has “{accept}” but no button to reject; “{reject}” only stands on layer {layer} ({clicks} clicks to reject)',
            rejectBySaving:
              'The first layer has “{accept}” but no button to reject; none was seen on layer {layer} either, rejecting worked there with “{reject}” ({clicks} clicks in all)',
            rejectBesidePreselection:
              'The first layer has “{accept}” but no button to reject; rejecting is only possible on layer {layer} ({clicks} clicks), and preselected there is: {labels}. The Higher Regional Court Cologne (6 U 80/23) held a consent invalid where the second layer steered towards accepting as well',
            noRejectOnFirstLayer: 'The first layer has “{accept}” but no button to reject',
            rejectByDeselecting:
              'The first layer has “{accept}”; to reject, categories have to be deselected there first ({clicks} clicks)',
            noReject: 'The banner offers “{accept}” but no way to reject',
          },
          'en',
        ),
        rejectAsLink: 'Rejecting on the first layer is only possible by a text link: “{reject}”',
        rejectBySavingNothing:
          'The first layer has “{accept}” but no button that calls rejecting by its name; one can only reject there by selecting nothing and clicking “{reject}”',
        rejectAskedAgain:
          '“{reject}” is followed by another question (“{again}”): rejecting takes {clicks} clicks, accepting with “{accept}” only one',
        rejectPresent: 'Rejecting is possible on the first layer with “{reject}”',
        rejectBeforeAccept: 'Rejecting is possible on the first layer with “{reject}”, accepting (“{accept}”) only on a further one',
        ...ignorableMessages.en,
        rejectUnproven: 'The first layer shows “{reject}”; that a click on it rejects everything could not be proven',
        rolesUnknown: 'Which control of the first layer rejects could not be recognised',
        payOrConsent: 'The banner demands to pay or to consent; whether the offer is a genuine alternative needs a legal assessment',
        bannerUnseen: 'A consent tool was loaded, but no banner was seen',
        noBanner: 'No consent banner was found',
        informationOnly: 'The banner does not ask for consent',
      },
    },
  },
  run({ banner: { banner, cmpLoaded, payOrConsent }, attempts: { reject: attempt }, legalAccess = [] }) {
    if (!banner?.visible) {
      const unseen = banner !== null || cmpLoaded !== null;
      return unseen ? { class: 'NoClassification', message: 'bannerUnseen' } : { class: 'NotApplicable', message: 'noBanner' };
    }
    const controls = firstLayer(banner);
    if (payOrConsent || attempt?.method === 'pay-or-consent') {
      // No missing reject, but whether the alternative is a fair one is a question of law.
      const shown = atLeastOne(
        controls.filter(({ role }) => role === 'accept' || role === 'pay').map((control) => bannerControlItem(banner, control)),
      );
      return { class: 'Hint', findings: [{ message: 'payOrConsent', items: shown ?? [bannerTextItem(banner)], cause: 'banner-pay' }] };
    }
    const accept = controls.find(({ role }) => role === 'accept');
    if (!accept) {
      // A button beside it that was not understood may be the choice.
      if (controls.some(({ role }) => role === 'acknowledge') && !controls.some(mayBeChoice))
        return { class: 'NotApplicable', message: 'informationOnly' };
      const alone = mainControl(controls, 'reject');
      if (alone) return judgeRejectAlone(banner, alone, attempt);
      return { class: 'NoClassification', message: 'rolesUnknown', items: controls.map((control) => bannerControlItem(banner, control)) };
    }
    const worked = attempt !== null && wasRejected(attempt);
    const reject = mainControl(controls, 'reject');
    if (reject && worked && isAskedAgain(attempt, reject)) return askedAgain(banner, accept, reject, attempt);
    if (reject) return worked ? judgeReject(banner, accept, reject) : unproven(banner, reject);
    if (worked && attempt.layer === 1) return judgeOtherWay(banner, accept, attempt);
    if (isIgnorable(banner) && impliedInBanner(plainText(banner.text)).length === 0)
      return judgeIgnorable(banner, accept, worked ? attempt : null, { steps: attempt?.steps ?? [], legalAccess });

    const unnamed = controls.filter(mayLeadOn);
    const proven = worked && attempt.layer !== null && attempt.layer > 1;
    if (!proven && unnamed.length > 0) {
      return { class: 'NoClassification', message: 'rolesUnknown', items: unnamed.map((control) => bannerControlItem(banner, control)) };
    }
    const settings = mainControl(controls, 'settings');
    if (proven || settings) {
      const params = { accept: accept.text, layer: attempt?.layer ?? 2, clicks: attempt?.clicks ?? 2 };
      const shown = settings ? [accept, settings] : [accept];
      return proven ? deeper(banner, params, attempt, shown) : risk('noRejectOnFirstLayer', params, banner, shown);
    }
    if (attempt?.method === 'no-reject') return risk('noReject', { accept: accept.text }, banner, [accept]);
    return { class: 'NoClassification', message: 'rolesUnknown', items: controls.map((control) => bannerControlItem(banner, control)) };
  },
});

type Attempt = NonNullable<Facts['attempts']['reject']>;

/** Whether the refusal of the first layer was clicked and had to be given once more behind it. */
function isAskedAgain({ layer, steps }: Attempt, { text }: BannerControl): boolean {
  return layer !== null && layer > 1 && steps[0]?.text === text && steps.length > 1;
}

function askedAgain(banner: BannerEvidence, accept: BannerControl, reject: BannerControl, { clicks, steps }: Attempt): Verdict {
  const params = { reject: reject.text, accept: accept.text, again: steps.at(-1)?.text ?? '', clicks };
  const items = [bannerControlItem(banner, reject), bannerControlItem(banner, accept)] as const;
  return { class: 'Hint', findings: [{ message: 'rejectAskedAgain', params, items, cause: 'banner-reject' }] };
}

function judgeReject(banner: BannerEvidence, accept: BannerControl, reject: BannerControl): Verdict {
  const params = { reject: reject.text, accept: accept.text };
  // Where accepting is no more than a link either, neither stands back behind the other.
  if (reject.element === 'button' || accept.element !== 'button') return { class: 'Conform', message: 'rejectPresent', params };
  const items = [bannerControlItem(banner, reject), bannerControlItem(banner, accept)] as const;
  return { class: 'Hint', findings: [{ message: 'rejectAsLink', params, items, cause: 'banner-reject' }] };
}

/** Nothing on the first layer is easier than rejecting; whether a button that nobody could read accepts as easily, is left open. */
function judgeRejectAlone(banner: BannerEvidence, reject: BannerControl, attempt: Facts['attempts']['reject']): Verdict {
  if (!wasRejected(attempt)) return unproven(banner, reject);
  const deeper = firstLayer(banner).some(mayBeChoice)
    ? undefined
    : banner.controls.find(({ role, layer }) => role === 'accept' && layer > 1);
  const params = { reject: reject.text, ...(deeper && { accept: deeper.text }) };
  return { class: 'Conform', message: deeper ? 'rejectBeforeAccept' : 'rejectPresent', params };
}

function unproven(banner: BannerEvidence, reject: BannerControl): Verdict {
  return {
    class: 'NoClassification',
    message: 'rejectUnproven',
    params: { reject: reject.text },
    items: [bannerControlItem(banner, reject)],
  };
}

/** Rejecting worked on the first layer without a control that says so: by an X, or by saving the unticked categories. */
function judgeOtherWay(banner: BannerEvidence, accept: BannerControl, attempt: NonNullable<Facts['attempts']['reject']>): Verdict {
  const preTicked = banner.toggles.some(({ checked, disabled, layer }) => checked && !disabled && layer === 1);
  const used = attempt.steps.findLast(({ action }) => action === 'click')?.text ?? attempt.method;
  if (attempt.method === 'save-unticked' && (attempt.clicks > 1 || preTicked)) {
    return risk('rejectByDeselecting', { clicks: attempt.clicks, accept: accept.text }, banner, [accept]);
  }
  if (attempt.method !== 'save-unticked') return { class: 'Conform', message: 'rejectPresent', params: { reject: used } };
  // One click, as many as to accept; but who looks for a way to reject has to know that saving nothing is one.
  const save = firstLayer(banner).find(({ role }) => role === 'save');
  const items = [bannerControlItem(banner, accept), ...(save ? [bannerControlItem(banner, save)] : [])] as const;
  const params = { accept: accept.text, reject: used };
  return { class: 'Hint', findings: [{ message: 'rejectBySavingNothing', params, items, cause: 'banner-reject' }] };
}

/** Rejecting worked behind the first layer; what that layer shows of itself belongs to the statement. */
function deeper(
  banner: BannerEvidence,
  params: { accept: string; layer: number; clicks: number },
  attempt: NonNullable<Facts['attempts']['reject']>,
  shown: readonly BannerControl[],
): Verdict {
  const behind = banner.controls.find(({ role, layer }) => role === 'reject' && layer > 1);
  const reject = behind?.text ?? attempt.steps.findLast(({ action }) => action === 'click')?.text ?? '';
  const preselected = banner.toggles.filter((toggle) => toggle.layer > 1 && toggle.checked && isOptional(toggle));
  const labels = shortList([...new Set(preselected.map(({ label }) => withoutState(label)))], 5);
  const message =
    labels !== '' ? 'rejectBesidePreselection' : !behind && attempt.method === 'save-unticked' ? 'rejectBySaving' : 'rejectOnDeeperLayer';
  return risk(message, { ...params, reject, labels }, banner, shown);
}

function risk(
  message: string,
  params: Record<string, string | number>,
  banner: BannerEvidence,
  controls: readonly BannerControl[],
): Verdict {
  const items = atLeastOne(controls.map((control) => bannerControlItem(banner, control)))!;
  const [accept, settings] = ['accept', 'settings'].map((role) => controls.find((control) => control.role === role));
  const share = accept && settings ? areaOf(settings) / areaOf(accept) : 1;
  const faint = share <= faintShare;
  const named = `${message}${faint ? 'Faint' : ''}${accept && noted.test(accept.text.slice(0, 80)) ? 'Noted' : ''}`;
  const told = faint ? { ...params, settings: settings!.text, share: Math.max(1, Math.round(share * 100)) } : params;
  return { class: 'Risk', findings: [{ message: named, params: told, items, cause: 'banner-reject' }] };
}

function areaOf({ rect }: BannerControl): number {
  return rect.width * rect.height;
}
