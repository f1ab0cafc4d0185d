import type { Tab } from '../browser/tab.ts';
import type { FoundBanner } from './find-banner.ts';

/**
 * Runs in our world: the text of a kept block in lines, as somebody reads it who unfolds what is folded there: lists of services and
 * cookies stand in closed `<details>`, accordions and tabs. Nothing is opened.
 */
export function readLayerText(ref: number, cap: number): string {
  const world = globalThis as unknown as { scanElements?: Element[]; scanClosedRoots?: ShadowRoot[] };
  const block = world.scanElements?.[ref];
  if (!block?.isConnected) return '';
  const noText = new Set('SCRIPT,STYLE,TEMPLATE,NOSCRIPT,IFRAME,OBJECT,SELECT,TEXTAREA,SVG,VIDEO,AUDIO'.split(','));
  const inLine = new Set('A,ABBR,B,BDI,CITE,CODE,EM,FONT,I,LABEL,MARK,S,SMALL,SPAN,STRONG,SUB,SUP,U'.split(','));
  let text = '';
  const walk = (node: Node): void => {
    if (text.length > cap) return;
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data.replace(/\s+/g, ' ');
    if (!(node instanceof Element) || noText.has(node.tagName.toUpperCase())) return;
    const edge = node.tagName === 'TD' || node.tagName === 'TH' ? '\t' : inLine.has(node.tagName) ? '' : '\n';
    text += edge;
    const shadow = node.shadowRoot ?? world.scanClosedRoots?.find(({ host }) => host === node);
    for (const child of shadow?.childNodes ?? []) walk(child);
    for (const child of node.childNodes) walk(child);
    text += edge;
  };
  walk(block);
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\S\n]*\t[^\S\n]*/g, '\t')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .slice(0, cap);
}

/** Lists of a thousand partners are long; what names the site's own services stands before them. */
const textCap = 60_000;

/** All that a layer says, folded or not. Only until the page is read anew. */
export async function layerText(tab: Pick<Tab, 'evaluate'>, { frame, reading }: FoundBanner): Promise<string> {
  const answer = await tab.evaluate(frame, readLayerText, [reading.ref, textCap], 2_000);
  return answer.ok ? answer.value : '';
}

/**
 * What the first layer keeps folded where it offers to unfold something: the whole layer, folded parts included. Empty where it folds
 * nothing away, or has nothing that could bring it out: what no visitor can get to see informs nobody.
 */
export async function foldedText(tab: Pick<Tab, 'evaluate'>, banner: FoundBanner): Promise<string> {
  const unfolds = banner.controls.some(({ role, reading }) => (role === 'other' || role === 'settings') && !leadsAway(reading.href));
  const whole = unfolds ? await layerText(tab, banner) : '';
  return whole.replace(/\s/g, '').length > banner.reading.text.replace(/\s/g, '').length + leastFolded ? whole : '';
}

/** Less than this is a word for screen readers. */
const leastFolded = 120;

function leadsAway(href: string | null): boolean {
  return href !== null && !/^(?:#|javascript:)/i.test(href);
}
