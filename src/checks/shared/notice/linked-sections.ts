import { isHeading } from '#knowledge/notice-lines.ts';
import { mentionsAny } from '#knowledge/phrases.ts';

/** A link is all there is, or data go there only behind it. */
export const onlyLinked =
  /(?<![a-zß-ɏ])(?:verlink(?:en|t)|verweis(?:en|t))(?: (?:wir|ich|hier))? (?:nur|lediglich|bloß|ausschließlich)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:nur|lediglich|bloß|ausschließlich) (?:[a-zß-ɏ]+ ){0,2}(?:verlinkt|als links?|per link|über (?:einen |einfache )?links?)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:nur|lediglich|bloß|ausschließlich) (?:ein|einen|eine) (?:einfache[rn]? )?(?:text-?|hyper-?)?(?:link|verlinkung)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:führen|führt|gibt es|setzen wir|stehen)(?: (?:nur|lediglich|hier))? (?:ein )?einfache[rn]? (?:text)?links?(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:verlinken|verweisen)(?: [a-zß-ɏ]+){0,3} (?:mit|über|durch|per) (?:(?:einen|einem|eine) )?(?:einfache|gewöhnliche|normale|bloße|reine)[nrm]? (?:text-?|hyper-?)?links?(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:erst|nur) wenn sie (?:einem|dem|diesem) (?:solchen )?link folgen|(?<![a-z])we (?:only|merely|simply) link to(?![a-z])/iu;

/** A heading of a notice whose section begins with the words that a link is all there is, and those words. */
export interface LinkedSection {
  heading: string;
  sentence: string;
}

/** Sections of which the first sentence says that what the heading names is only linked: they describe nothing that loads. */
export function linkedSections(text: string): LinkedSection[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((heading, index) => {
    const below = lines[index + 1];
    if (below === undefined || heading.length > 80 || !isHeading(heading) || isHeading(below)) return [];
    const [first = ''] = below.split(/(?<=[.!?]) (?=[A-ZÄÖÜ„])/u);
    return onlyLinked.test(first) ? [{ heading: heading.trim(), sentence: below.trim() }] : [];
  });
}

/** What such a section says of one of these names; null: no heading of one bears it. */
export function saidOfLink(text: string, names: readonly string[]): string | null {
  return linkedSections(text).find(({ heading }) => mentionsAny(heading, names))?.sentence ?? null;
}
