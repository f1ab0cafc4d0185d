import type { BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { namesService } from '../notice/notice.ts';
import { isOptional, necessaryLabel } from './banner-controls.ts';
import { withoutState } from './banner-declarations.ts';

/** What the first layer says below one of its switches. */
export interface LayerSection {
  toggle: BannerToggle;
  text: string;
}

const longestSection = 1_500;

/**
 * The descriptions that stand below the switches of the first layer, one for each: its text has the names of all of them in their
 * order, and the buttons behind. Nothing where it does not, as in a sentence that only lists the categories.
 */
export function firstLayerSections({ text, toggles, controls }: BannerEvidence): LayerSection[] {
  const own = toggles.filter(({ layer }) => layer === 1).map((toggle) => ({ toggle, name: withoutState(toggle.label).trim() }));
  if (own.length < 2 || own.some(({ name }) => name === '' || name.length > 60)) return [];
  // Read from behind: the words of the banner may speak of the categories before its switches do.
  const buttons = controls.filter(({ layer, role }) => layer === 1 && /^(?:accept|reject|save|settings)$/.test(role));
  const firstButton = Math.min(...buttons.map((control) => lastWord(text, control.text, text.length)).filter((at) => at > 0));
  let end = Number.isFinite(firstButton) ? firstButton : text.length;
  const sections: LayerSection[] = [];
  for (const { toggle, name } of own.toReversed()) {
    const at = lastWord(text, name, end);
    if (at < 0) return [];
    sections.unshift({
      toggle,
      text: text
        .slice(at + name.length, end)
        .trim()
        .slice(0, longestSection),
    });
    end = at;
  }
  // Names that follow each other, with nothing said of them, are no descriptions.
  return sections.filter((section) => section.text !== '').length > 1 ? sections : [];
}

/** Where a name stands last before a place, as words of its own. */
function lastWord(text: string, name: string, before: number): number {
  const isLetter = (at: number) => /[a-zß-ɏ\d-]/i.test(text.charAt(at));
  for (let at = text.lastIndexOf(name, before - name.length); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(name, at - 1)) {
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return at;
  }
  return -1;
}

/** Whether the first layer names a service below switches that can be refused, and below none of the necessary ones. */
export function isBelowOptional(use: ServiceUse, banner: BannerEvidence): boolean {
  const naming = firstLayerSections(banner).filter(({ text }) => namesService(text, use));
  return naming.length > 0 && naming.every(({ toggle }) => isOptional(toggle));
}

/** A sentence may as well say what is not among the necessary. */
const excluded = /(?<![a-zß-ɏ])(?:nicht|keine?[nmrs]?|ohne|erst|außer|not|no|without|only|except)(?![a-zß-ɏ])/iu;

/** The sentence below a necessary switch of the first layer that names a service as one of them; null where none does. */
export function namedBelowNecessary(use: ServiceUse, banner: BannerEvidence): { label: string; sentence: string } | null {
  for (const { toggle, text } of firstLayerSections(banner)) {
    if (!toggle.checked || !toggle.disabled || !necessaryLabel.test(toggle.label)) continue;
    const sentence = text.split(/(?<=[.!?])\s+|\n/).find((one) => namesService(one, use) && !excluded.test(one));
    if (sentence !== undefined) return { label: withoutState(toggle.label).trim(), sentence: sentence.slice(0, 200) };
  }
  return null;
}
