import type { LinkEvidence } from '#evidence/pages.ts';
import { prepareText } from '../prepare-text.ts';
import type { ImprintLine } from './passages.ts';
import { ownTopics } from './topics.ts';

/** A link of the provider's own passages. */
export interface OwnLink {
  href: string;
  text: string;
  /** The line it stands in, or its text. */
  quote: string;
}

/** Links that stand in lines about the provider. A link whose text is found nowhere (a picture) counts when it is in the body. */
export function ownLinks(links: readonly LinkEvidence[], lines: readonly ImprintLine[]): OwnLink[] {
  return links.flatMap(({ href, text, visible, area }) => {
    if (!visible || area === 'banner') return [];
    const label = prepareText(text).replace(/\s+/g, ' ');
    const places = label === '' ? [] : lines.filter((line) => line.text.includes(label));
    const own = places.find((line) => ownTopics.has(line.topic));
    if (own) return [{ href, text: label, quote: own.text }];
    return places.length === 0 && area === 'body' ? [{ href, text: label, quote: label }] : [];
  });
}
