import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import type { Locale } from '../../define-check.ts';
import { firstLayer, mainControl, mayLeadOn } from './banner-controls.ts';

/** The layer of a banner on which a visitor can consent, and the control of the first layer that leads there; null: it is the first. */
export interface ConsentLayer {
  layer: number;
  settings: BannerControl | null;
}

/**
 * Where one consents: some banners offer on the first layer to refuse and to choose, but nothing to accept. What has to be known before
 * consenting may then stand on the layer behind it. What nobody could read may be a way to accept: then it is the first.
 */
export function consentLayer(banner: BannerEvidence): ConsentLayer {
  const first: ConsentLayer = { layer: 1, settings: null };
  const controls = firstLayer(banner);
  const settings = mainControl(controls, 'settings') ?? null;
  const mayAgree = controls.some((control) => agreeing.has(control.role) || mayLeadOn(control) || isScripted(control));
  if (!settings || mayAgree) return first;
  const layers = banner.controls.filter(({ role, layer }) => layer > 1 && (role === 'accept' || role === 'save')).map(({ layer }) => layer);
  return layers.length > 0 ? { layer: Math.min(...layers), settings } : first;
}
const agreeing: ReadonlySet<BannerControl['role']> = new Set(['accept', 'acknowledge', 'save', 'pay']);

function isScripted({ role, href }: BannerControl): boolean {
  return role === 'other' && href !== null && /^(?:#|javascript:)/i.test(href.trim());
}

/** All that a visitor has read by the time a layer stands open: its words, its controls and its switches. */
export function wordsUpTo(layer: number, { text, deeperText = '', controls, toggles }: BannerEvidence): string {
  const shown = <T extends { layer: number }>(parts: readonly T[]) => parts.filter((part) => part.layer <= layer);
  return [
    text,
    ...(layer > 1 ? [deeperText] : []),
    ...shown(controls).map((control) => control.text),
    ...shown(toggles).map(({ label }) => label),
  ].join(' ');
}

const wordsBehind: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  de: [
    [/Die erste Ebene/g, 'Die Ebene zum Zustimmen (hinter „{settings}“)'],
    [/die erste Ebene/g, 'die Ebene zum Zustimmen (hinter „{settings}“)'],
    [/auf der ersten Ebene/g, 'auf der Ebene zum Zustimmen (hinter „{settings}“)'],
    [/im Bannertext/g, 'auf der Ebene zum Zustimmen (hinter „{settings}“)'],
  ],
  en: [
    [/The first layer/g, 'The layer to consent on (behind “{settings}”)'],
    [/on the first layer/g, 'on the layer to consent on (behind “{settings}”)'],
    [/the first layer(?! has to)/g, 'the layer to consent on (behind “{settings}”)'],
    [/to the text of the banner/g, 'on the layer to consent on (behind “{settings}”)'],
  ],
};

/** Ending of the messages on a layer behind the first. */
export const behind = 'Behind';

/** Texts on the first layer, each once more for a layer to consent on that lies behind the control `{settings}`. */
export function behindSettings(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const moved = (text: string) => wordsBehind[locale].reduce((said, [words, other]) => said.replace(words, other), text);
  return { ...texts, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}${behind}`, moved(text)])) };
}
