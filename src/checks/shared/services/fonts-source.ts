import type { RequestFact } from '../../facts/requests.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { requestIndex } from './request-index.ts';

/** Which fonts of Google load, on which pages, and by which file of the site; `file` is null where the pages themselves refer to them. */
export interface FontsSource {
  fonts: string;
  paths: string;
  file: string | null;
}

/** Reads the families from the addresses of style sheets and fonts, and the file from what asked for them first. */
export function sourceOfFonts(loaded: readonly RequestFact[], all: readonly RequestFact[]): FontsSource {
  const byId = requestIndex(all).byId;
  const own = new Set(loaded.map(({ id }) => id));
  const callers = loaded.flatMap(({ parentId }) => {
    const parent = parentId === null || own.has(parentId) ? undefined : byId.get(parentId);
    return parent?.type === 'stylesheet' && parent.party === 'first' ? parent : [];
  });
  // Where the page refers to fonts besides, the file is only a part of it.
  const direct = loaded.filter(({ parentId }) => parentId === null || !own.has(parentId)).length;
  const files = [...new Set(callers.map(({ url }) => URL.parse(url)?.pathname ?? url))];
  // A style sheet tells the name as it is written, a font only in small letters.
  const named = loaded.flatMap(({ url }) => familiesIn(url)).sort((a, b) => b.split(' ').length - a.split(' ').length);
  const told = new Map(named.toReversed().map((name) => [name.replaceAll(' ', '').toLowerCase(), name]));
  return {
    fonts: shortList(told.size > 0 ? [...told.values()].sort() : [...new Set(loaded.map(({ host }) => host))]),
    paths: pathsOf(loaded.map(({ pageUrl }) => pageUrl)),
    file: files.length > 0 && callers.length === direct ? shortList(files) : null,
  };
}

/** Common families of several words: the address of a font writes them as one, and nobody finds them so in a list of fonts. */
const spelled =
  'Abril Fatface|Alegreya Sans|Amatic SC|Archivo Narrow|Barlow Condensed|Bebas Neue|Be Vietnam Pro|Caveat Brush|Cormorant Garamond|Crimson Pro|Crimson Text|Dancing Script|DM Mono|DM Sans|DM Serif Display|DM Serif Text|EB Garamond|Exo 2|Fira Sans|Fira Sans Condensed|Great Vibes|Hanken Grotesk|IBM Plex Mono|IBM Plex Sans|IBM Plex Serif|Indie Flower|Instrument Sans|Josefin Sans|League Spartan|Libre Baskerville|Libre Franklin|Material Icons|Material Icons Outlined|Material Symbols Outlined|Material Symbols Rounded|Merriweather Sans|Noto Sans|Noto Serif|Nunito Sans|Open Sans|Open Sans Condensed|Permanent Marker|Playfair Display|Plus Jakarta Sans|PT Sans|PT Sans Narrow|PT Serif|Public Sans|Quattrocento Sans|Red Hat Display|Red Hat Text|Roboto Condensed|Roboto Flex|Roboto Mono|Roboto Serif|Roboto Slab|Rubik Mono One|Schibsted Grotesk|Shadows Into Light|Source Code Pro|Source Sans 3|Source Sans Pro|Source Serif 4|Source Serif Pro|Space Grotesk|Space Mono|Titillium Web|Varela Round|Work Sans|Yanone Kaffeesatz|Zilla Slab'.split(
    '|',
  );
const families = new Map(spelled.map((name) => [name.replaceAll(' ', '').toLowerCase(), name]));

/** `family=Nunito:600|Open+Sans` of a style sheet, `/s/opensans/v40/…` of a font. */
function familiesIn(address: string): string[] {
  const url = URL.parse(address);
  if (url === null) return [];
  const told = url.searchParams.getAll('family').flatMap((each) => each.split('|'));
  if (told.length > 0) return told.map((each) => each.split(':')[0]!.trim()).filter((name) => /^[\p{L}\d ]{2,40}$/u.test(name));
  const short = /^\/s\/([a-z0-9]{2,40})\//.exec(url.pathname)?.[1];
  return short === undefined ? [] : [families.get(short) ?? short.charAt(0).toUpperCase() + short.slice(1)];
}
