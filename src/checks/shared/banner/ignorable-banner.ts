import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import type { ConsentStep } from '#evidence/choice.ts';
import type { Locale, Verdict } from '../../define-check.ts';
import type { LegalAccessFact } from '../../facts/pages.ts';
import { controlItem } from '../../items.ts';
import { bannerControlItem, necessaryLabel } from './banner-controls.ts';
import { trySteps } from './missing-reject.ts';

/** A banner that leaves the page usable and covers no more than this share of a desktop window may be ignored. */
const ignorableShare = 0.25;
const desktopWindow = 1366 * 768;

/** Whether a visitor can do without any choice, by its size and by what it locks. */
export function isIgnorable({ blocksPage, rect }: BannerEvidence): boolean {
  return !blocksPage && (rect.width * rect.height) / desktopWindow <= ignorableShare;
}

/**
 * A banner without a button to reject that leaves the page usable: nobody has to choose. What it covers of the links that have to be
 * reachable at any time, only a choice sets free; then it cannot be ignored without a disadvantage. `done`: rejecting that worked.
 */
export function judgeIgnorable(
  banner: BannerEvidence,
  accept: BannerControl,
  done: { steps: readonly ConsentStep[] } | null,
  { steps, legalAccess }: { steps: readonly ConsentStep[]; legalAccess: readonly LegalAccessFact[] },
): Verdict {
  const covered = legalAccess.flatMap(({ inBanner, onPage }) => (inBanner === null && onPage?.reach === 'covered' ? [onPage] : []));
  if (covered.length > 0) {
    const params = { accept: accept.text, links: covered.map(({ text }) => `„${text}“`).join(', ') };
    const links = covered.map(({ href, text, reach }) => controlItem(href, text, ['none'], { reach }));
    const items = [bannerControlItem(banner, accept), ...links] as const;
    return { class: 'Hint', findings: [{ message: 'ignorableCovers', params, items, cause: 'banner-reject' }] };
  }
  const last = done?.steps.findLast(({ action }) => action === 'click')?.text;
  // Some windows also let one turn what is necessary, which nobody has to.
  const clicks = steps.filter(({ action, text }) => action === 'click' || !necessaryLabel.test(text)).length;
  const params = { accept: accept.text, ...(last !== undefined && { reject: last, clicks }) };
  return { class: 'Conform', message: last === undefined ? 'ignorable' : 'ignorableDeeper', params };
}

/** What is said of it. */
export const ignorableMessages: Record<Locale, Record<string, string>> = {
  de: {
    ignorable:
      'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen; das Banner sperrt die Seite nicht, sie lässt sich ohne Wahl benutzen, deshalb wertet diese Prüfung das nicht. Empfehlung: Bieten Sie dort auch „Alle ablehnen“ an; strittig ist, ob das Gesetz es auch für solche Banner verlangt',
    ignorableDeeper:
      'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen; wer ablehnen will, braucht {clicks} Klicks, zuletzt auf „{reject}“. Das Banner sperrt die Seite nicht, sie lässt sich ohne Wahl benutzen, deshalb wertet diese Prüfung das nicht. Empfehlung: Bieten Sie dort auch „Alle ablehnen“ an; strittig ist, ob das Gesetz es auch für solche Banner verlangt',
    ignorableCovers:
      'Auf der ersten Ebene gibt es „{accept}“, aber keine Schaltfläche zum Ablehnen. Das Banner sperrt die Seite nicht, liegt aber auf der Startseite über {links}: Ohne eine Wahl ist nicht alles zu erreichen. Ob das Gesetz die Schaltfläche auch für solche Banner verlangt, ist strittig',
  },
  en: {
    ignorable:
      'The first layer has “{accept}” but no button to reject; the banner does not block the page, which can be used without a choice, which is why this check does not rate it. Recommendation: offer “Reject all” there too; whether the law asks for it with such banners as well is disputed',
    ignorableDeeper:
      'The first layer has “{accept}” but no button to reject; rejecting takes {clicks} clicks, the last on “{reject}”. The banner does not block the page, which can be used without a choice, which is why this check does not rate it. Recommendation: offer “Reject all” there too; whether the law asks for it with such banners as well is disputed',
    ignorableCovers:
      'The first layer has “{accept}” but no button to reject. The banner does not block the page, but on the start page it lies over {links}: without a choice, not everything can be reached. Whether the law demands the button for such banners as well is disputed',
  },
};

/** What to do about it. */
export const ignorableFixes: Record<Locale, Record<string, string>> = {
  de: {
    ignorableCovers: `1. {#reject} Schalten Sie auf der ersten Ebene eine Schaltfläche „Alle ablehnen“ ein, direkt neben „{accept}“ und ebenso groß; mindestens zeigen Sie das Banner so, dass es keinen Link der Seite verdeckt.\n${trySteps.de}`,
  },
  en: {
    ignorableCovers: `1. {#reject} Switch on a button “Reject all” on the first layer, right beside “{accept}” and of the same size; at the least show the banner so that it covers no link of the page.\n${trySteps.en}`,
  },
};
