import type { BannerControl, BannerEvidence, BannerToggle } from '#evidence/evidence.ts';
import type { FindingItem } from './define-check.ts';
import { controlItem } from './items.ts';

/** Controls a visitor sees without opening anything. */
export function firstLayer({ controls }: BannerEvidence): readonly BannerControl[] {
  return controls.filter(({ layer }) => layer === 1);
}

/** Labels of categories that need no choice, in the languages banners on German sites come in. */
export const necessaryLabel =
  /notwendig|erforderlich|essen[zt]i|necessar|nécessaire|necesari|noodzakelijk|niezbęd|zwingend|required|unverzichtbar/i;

/** A switch the visitor may turn. What cannot be switched is declared necessary; whether rightly is another check. */
export function isOptional({ disabled, label }: BannerToggle): boolean {
  return !disabled && !necessaryLabel.test(label);
}

/** A switch of the banner as evidence. */
export function toggleItem({ pageId, state }: BannerEvidence, { label, layer, checked }: BannerToggle): FindingItem {
  return controlItem(pageId, label, [state], { layer, checked });
}

/** A control of the banner as evidence: its label with size, weight and contrasts. */
export function bannerControlItem(banner: BannerEvidence, control: BannerControl): FindingItem {
  const { text, layer, element, rect, fontSize, fontWeight, textContrast, surfaceContrast, inViewport } = control;
  return controlItem(banner.pageId, text, [banner.state], {
    layer,
    element,
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    fontSize,
    fontWeight,
    textContrast: rounded(textContrast),
    surfaceContrast: rounded(surfaceContrast),
    inViewport,
  });
}

/** The banner itself as evidence: the beginning of its text. */
export function bannerTextItem({ pageId, text, state, cmpName }: BannerEvidence): FindingItem {
  return { kind: 'text', ref: pageId, value: text.slice(0, 200), states: [state], detail: { cmp: cmpName } };
}

function rounded(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
