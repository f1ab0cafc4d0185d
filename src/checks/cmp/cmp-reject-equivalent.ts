import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import { verdictOf } from '../items.ts';
import { bannerControlItem, firstLayer, mainControl } from '../shared/banner/banner-controls.ts';
import { areaOf, heavyDifferences, lightDifferences, tenth, visibleContrast } from '../shared/banner/button-differences.ts';
import { consentLayer } from '../shared/banner/consent-layer.ts';
import { idleBanner } from '../shared/banner/idle-banner.ts';
import { nothingSteered } from '../shared/banner/idle-texts.ts';
import { consentLaw } from '../shared/law/consent-law.ts';

const framedSeen = {
  de: '; das Banner steht in einem Rahmen von {frame}',
  en: '; the banner is in a frame from {frame}',
};
const framePlace = {
  de: '; zu ändern in den Einstellungen des Dienstes, von dem der Rahmen des Banners kommt ({frame}).',
  en: '; to be changed in the settings of the service from which the frame of the banner comes ({frame}).',
};
/** Texts by message, each once more for buttons in the frame of another host, where the site's own styles do not reach. */
function alsoFramed(texts: Readonly<Record<string, string>>, framed: (text: string) => string): Record<string, string> {
  return { ...texts, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}Framed`, framed(text)])) };
}

/** Where one rejects by saving nothing, a button that says so is to be added, and it is what has to be drawn like the one to accept. */
const savingFix = {
  de: '1. Setzen Sie neben „{accept}“ eine Schaltfläche „Alle ablehnen“ in derselben Größe, Schrift und Farbgebung{see:cmp-reject-first-layer}; „{reject}“ darf dann zurückstehen.',
  en: '1. Place a button “Reject all” beside “{accept}” in the same size, font and colours{see:cmp-reject-first-layer}; “{reject}” may then stand back.',
};

/** Texts on the button that rejects, each also for one that saves what is ticked, which is nothing. */
function alsoSaving(texts: Readonly<Record<string, string>>, told: (text: string) => string = (text) => text): Record<string, string> {
  return { ...texts, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}Saving`, told(text)])) };
}

export default defineCheck({
  id: 'cmp-reject-equivalent',
  area: 'cmp',
  version: 11,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    consentLaw.tdddg25Consent,
    consentLaw.gdpr4and7,
    consentLaw.olgKoelnBanner,
    consentLaw.vgHannover,
    consentLaw.edpbDeceptive,
    consentLaw.edpbTaskforce,
  ],
  volatile: {
    de: 'Eine allgemeine Regel für Farben und Kontraste gibt es nicht; die Cookie Banner Taskforce verlangt eine Prüfung im Einzelfall. Das Urteil des VG Hannover ist nicht rechtskräftig.',
    en: 'There is no general rule for colours and contrasts; the Cookie Banner Taskforce asks for an assessment case by case. The judgment of the Administrative Court Hanover is not final.',
    since: '2026-11-21',
  },
  needs: ['banner'],
  wants: ['site', 'attempts', 'services', 'requests', 'cookies', 'storage', 'pages', 'consentMode', 'tcf'],
  stepPlaces: ['accept'],
  texts: {
    de: {
      title: 'Gleichwertige Gestaltung von Zustimmen und Ablehnen',
      explanation:
        'Das OLG Köln (6 U 80/23) hielt eine Einwilligung für unwirksam, bei der die erste Ebene kein Ablehnen bot und die zweite zum Zustimmen hinlenkte. Die Aufsichtsbehörden (DSK) und das VG Hannover (nicht rechtskräftig) verlangen ein gleichwertiges Ablehnen auf der ersten Ebene. Unterschiede allein in der Farbe sind nach Auffassung der Aufsichtsbehörden im Einzelfall zu bewerten.',
      confidenceReason:
        'Größe, Schrift und Kontrast werden an einem Bildschirm gemessen; ob die Gestaltung insgesamt lenkt, ist eine Wertung.',
      howToFix:
        '1. Geben Sie „Ablehnen“ und „Akzeptieren“ dieselbe Größe, Schrift und Farbgebung.\n2. Setzen Sie beide nebeneinander, sodass sie auch auf dem Handy ohne Scrollen sichtbar sind.\n3. Achten Sie bei beiden auf einen Kontrast von mindestens 4,5 : 1 zwischen Text und Hintergrund.',
      fixes: {
        ...alsoSaving(
          alsoFramed(
            {
              invisible: '1. Geben Sie „{reject}“ einen Kontrast von mindestens 4,5 : 1 zum Hintergrund.',
              outsideView: '1. Setzen Sie „{reject}“ neben „{accept}“, sodass beide ohne Scrollen zu sehen sind, auch auf dem Handy.',
              plainLink: '1. Machen Sie aus „{reject}“ eine Schaltfläche in Größe und Farbgebung von „{accept}“.',
              smaller: '1. Machen Sie „{reject}“ ebenso groß wie „{accept}“.',
              narrower: '1. Geben Sie „{reject}“ und „{accept}“ dieselbe Breite, etwa mit einer Mindestbreite.',
              paler: '1. Geben Sie der Fläche von „{reject}“ eine Farbe, die sich ebenso vom Banner abhebt wie die von „{accept}“.',
              outlined: '1. Füllen Sie die Fläche von „{reject}“ ebenso wie die von „{accept}“, oder geben Sie beiden nur einen Rand.',
              lowContrast: '1. Geben Sie dem Text „{reject}“ einen Kontrast von mindestens 4,5 : 1 zu seiner Fläche.',
              lighter: '1. Setzen Sie „{reject}“ in derselben Schriftgröße und -stärke wie „{accept}“.',
              otherElement: '1. Machen Sie aus „{reject}“ eine Schaltfläche wie „{accept}“.',
            },
            (fix) => fix.replace(/\.$/, framePlace.de),
          ),
          () => savingFix.de,
        ),
        noAccept:
          '1. Vergleichen Sie „{reject}“ selbst mit der Schaltfläche, mit der man zustimmt: Größe, Schrift und Farbgebung sollen gleich sein.',
        noReject:
          '1. Solange die erste Ebene kein Ablehnen bietet, gibt es hier nichts zu vergleichen{see:cmp-reject-first-layer,cmp-required-present}.',
      },
      messages: {
        ...alsoSaving(
          alsoFramed(
            {
              invisible: '„{reject}“ ist kaum zu sehen (Kontrast {contrast} : 1)',
              outsideView: '„{accept}“ ist sofort sichtbar, „{reject}“ erst nach dem Scrollen',
              plainLink: '„{reject}“ ist ein schlichter Textlink neben der großen Schaltfläche „{accept}“',
              smaller: '„{reject}“ ist kleiner als „{accept}“ ({percent} % der Fläche)',
              narrower:
                '„{reject}“ ist schmaler als „{accept}“ ({percent} % der Fläche), nach den Maßen allein wegen des kürzeren Wortes; Höhe und Schrift sind gleich',
              paler: '„{reject}“ hebt sich deutlich schwächer vom Banner ab als „{accept}“ ({rejectSurface} : 1 gegen {acceptSurface} : 1)',
              outlined:
                '„{reject}“ hat nur einen Rand (Kontrast zum Banner {rejectBorder} : 1), „{accept}“ eine gefüllte Fläche ({acceptSurface} : 1) und fällt dadurch stärker auf',
              lowContrast: 'Der Text „{reject}“ hat wenig Kontrast ({contrast} : 1)',
              lighter: '„{reject}“ ist in dünnerer oder kleinerer Schrift gesetzt als „{accept}“',
              otherElement: '„{accept}“ ist eine Schaltfläche, „{reject}“ ein Link',
            },
            (text) => text + framedSeen.de,
          ),
        ),
        alike: 'In Größe, Schrift und Kontrast von „{accept}“ und „{reject}“ wurde keine Auffälligkeit festgestellt',
        rejectFirst:
          'Auf der ersten Ebene steht „{reject}“, eine Schaltfläche zum Zustimmen erst auf einer weiteren: Ablehnen braucht weniger Klicks',
        noReject: 'Auf der ersten Ebene gibt es kein Ablehnen, das sich vergleichen ließe',
        noAccept: 'Auf der ersten Ebene wurde neben „{reject}“ keine Schaltfläche zum Zustimmen erkannt, mit der es sich vergleichen ließe',
        steersNothing: nothingSteered.de.steersNothing,
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Equal design of accept and reject',
      explanation:
        'The Higher Regional Court Cologne (6 U 80/23) held a consent invalid where the first layer offered no way to reject and the second steered towards accepting. The supervisory authorities (DSK) and the Administrative Court Hanover (not final) ask for an equivalent way to reject on the first layer. In the view of the supervisory authorities, differences in colour alone have to be assessed case by case.',
      confidenceReason:
        'Size, type and contrast are measured on one screen; whether the design as a whole nudges is a matter of judgement.',
      howToFix:
        '1. Give “Reject” and “Accept” the same size, font and colours.\n2. Place both side by side, so that they are visible on a phone without scrolling too.\n3. Take care that both have a contrast of at least 4.5 : 1 between text and background.',
      fixes: {
        ...alsoSaving(
          alsoFramed(
            {
              invisible: '1. Give “{reject}” a contrast of at least 4.5 : 1 to the background.',
              outsideView: '1. Place “{reject}” beside “{accept}”, so that both are visible without scrolling, on a phone too.',
              plainLink: '1. Turn “{reject}” into a button of the size and colours of “{accept}”.',
              smaller: '1. Make “{reject}” as large as “{accept}”.',
              narrower: '1. Give “{reject}” and “{accept}” the same width, for example by a minimum width.',
              paler: '1. Give the surface of “{reject}” a colour that stands out from the banner as much as that of “{accept}”.',
              outlined: '1. Fill the surface of “{reject}” as that of “{accept}”, or give both a border only.',
              lowContrast: '1. Give the text “{reject}” a contrast of at least 4.5 : 1 to its surface.',
              lighter: '1. Set “{reject}” in the same font size and weight as “{accept}”.',
              otherElement: '1. Turn “{reject}” into a button like “{accept}”.',
            },
            (fix) => fix.replace(/\.$/, framePlace.en),
          ),
          () => savingFix.en,
        ),
        noAccept: '1. Compare “{reject}” yourself with the button by which one accepts: size, font and colours should be the same.',
        noReject:
          '1. As long as the first layer offers no way to reject, there is nothing to compare here{see:cmp-reject-first-layer,cmp-required-present}.',
      },
      messages: {
        ...alsoSaving(
          alsoFramed(
            {
              invisible: '“{reject}” can hardly be seen (contrast {contrast} : 1)',
              outsideView: '“{accept}” is visible at once, “{reject}” only after scrolling',
              plainLink: '“{reject}” is a plain text link beside the large button “{accept}”',
              smaller: '“{reject}” is smaller than “{accept}” ({percent} % of the area)',
              narrower:
                '“{reject}” is narrower than “{accept}” ({percent} % of the area), going by the measures for its shorter word alone; height and font are the same',
              paler: '“{reject}” stands out from the banner clearly less than “{accept}” ({rejectSurface} : 1 against {acceptSurface} : 1)',
              outlined:
                '“{reject}” only has a border (contrast to the banner {rejectBorder} : 1), “{accept}” a filled surface ({acceptSurface} : 1), and so stands out more',
              lowContrast: 'The text “{reject}” has little contrast ({contrast} : 1)',
              lighter: '“{reject}” is set in a thinner or smaller font than “{accept}”',
              otherElement: '“{accept}” is a button, “{reject}” a link',
            },
            (text) => text + framedSeen.en,
          ),
        ),
        alike: 'Nothing conspicuous was found in size, type and contrast of “{accept}” and “{reject}”',
        rejectFirst: 'The first layer has “{reject}”, a button to accept only stands on a further one: rejecting takes fewer clicks',
        noReject: 'There is no way to reject on the first layer that could be compared',
        noAccept: 'Beside “{reject}”, no button to accept was recognised on the first layer with which it could be compared',
        steersNothing: nothingSteered.en.steersNothing,
        noBanner: 'No consent banner was found',
      },
    },
  },
  run(facts) {
    const { site } = facts;
    const { banner } = facts.banner;
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    // Refusing what nobody asks for in earnest need not be as easy to see.
    const idle = idleBanner(facts);
    if (idle?.isWide && idle.regardless.length === 0) return { class: 'NotApplicable', message: 'steersNothing' };
    const controls = firstLayer(banner);
    const accept = controls.find(({ role }) => role === 'accept');
    const reject = mainControl(controls, 'reject') ?? savingNothing(banner);
    if (!accept && reject?.role === 'reject' && consentLayer(banner).layer > 1) return judgeAlone(banner, reject);
    if (!accept && reject?.role === 'reject')
      return {
        class: 'NoClassification',
        message: 'noAccept',
        params: { reject: reject.text },
        items: [bannerControlItem(banner, reject)],
      };
    if (!accept || !reject) return { class: 'NoClassification', message: 'noReject' };
    const frame = site === undefined ? null : foreignFrame(banner, site.host);
    const told = (messages: readonly string[]) => messages.map((message) => finding(message, { banner, accept, reject, frame }));
    return (
      verdictOf({ risks: told(heavyDifferences(accept, reject)), hints: told(lightDifferences(accept, reject)) }) ?? {
        class: 'Conform',
        message: 'alike',
        params: { accept: accept.text, reject: reject.text },
      }
    );
  },
});

/** The button that saves the switches of the first layer, where none of them is on: there it is what rejects. */
function savingNothing(banner: BannerEvidence): BannerControl | undefined {
  const switches = banner.toggles.filter((toggle) => toggle.layer === 1 && !toggle.disabled);
  if (switches.length === 0 || switches.some(({ checked }) => checked)) return undefined;
  return firstLayer(banner).find(({ role }) => role === 'save');
}

/** Where one consents on a further layer only, rejecting takes fewer clicks; it has to be seen nevertheless. */
function judgeAlone(banner: BannerEvidence, reject: BannerControl): Verdict {
  const params = { reject: reject.text, contrast: tenth(reject.textContrast) };
  if (params.contrast >= visibleContrast) return { class: 'Conform', message: 'rejectFirst', params };
  const items = [bannerControlItem(banner, reject)] as const;
  return { class: 'Hint', findings: [{ message: 'invisible', params, items, cause: 'banner-reject' }] };
}

/** Host of the frame the banner lives in, if it is another site's; null: the site itself can change the buttons. */
function foreignFrame({ host, frameUrl }: BannerEvidence, siteHost: string): string | null {
  const frame = host === 'frame' && frameUrl !== null ? URL.parse(frameUrl)?.hostname : undefined;
  return frame && !isSameSite(frame, siteHost) ? frame : null;
}

interface Compared {
  banner: BannerEvidence;
  accept: BannerControl;
  reject: BannerControl;
  frame: string | null;
}

function finding(message: string, { banner, accept, reject, frame }: Compared): Finding {
  return {
    message: `${message}${frame === null ? '' : 'Framed'}${reject.role === 'save' ? 'Saving' : ''}`,
    params: {
      ...(frame !== null && { frame }),
      accept: accept.text,
      reject: reject.text,
      contrast: tenth(reject.textContrast),
      percent: Math.round((areaOf(reject) / areaOf(accept)) * 100),
      acceptSurface: tenth(accept.surfaceContrast),
      rejectSurface: tenth(reject.surfaceContrast),
      rejectBorder: tenth(reject.borderContrast ?? 1),
    },
    items: [bannerControlItem(banner, reject), bannerControlItem(banner, accept)],
    cause: 'banner-reject',
  };
}
