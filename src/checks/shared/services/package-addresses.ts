import { readVersions } from '#knowledge/software-support.ts';
import type { RequestFact } from '../../facts/requests.ts';

/** A package of a public library, as the address of its file tells it. */
export interface PackageFile {
  name: string;
  version: string;
  request: RequestFact;
}

// `name@1.2.3` and `@scope/name@1.2.3` (npm, also several in one address), `/ajax/libs/name/1.2.3/` (cdnjs). Numbers in names of files
// are left alone: those may just as well count the builds of the site's own script.
const npm = /(?<![\w.@-])((?:@[\w.-]{1,60}\/)?[a-z\d][\w.-]{0,60})@v?(\d{1,5}(?:\.\d{1,5}){1,3})(?=[/,?]|$)/gi;
const cdnjs = /\/ajax\/libs\/([a-z\d][\w.-]{0,60})\/v?(\d{1,5}(?:\.\d{1,5}){1,3})\//gi;
// Networks of one maker: `use.fontawesome.com/releases/v5.15.4/`, `maxcdn.bootstrapcdn.com/font-awesome/4.7.0/`.
const fontAwesome = /^https:\/\/use\.fontawesome\.com\/releases\/v(\d{1,5}(?:\.\d{1,5}){1,3})\//i;
const bootstrapCdn = /^https:\/\/[a-z]{1,20}\.bootstrapcdn\.com\/([a-z\d][\w.-]{0,60})\/(\d{1,5}(?:\.\d{1,5}){1,3})\//i;
const wordpressPart = /\/wp-content\/(?:plugins|themes)\/([\w.-]{1,60})\//;
/** A theme of the site's own on top of another: nobody publishes newer versions of it. */
const childTheme = /[-_]child(?:[-_]|$)/i;
const dotted = /^\d{1,4}(?:\.\d{1,4}){1,3}$/;
/** "20180522", "1712040101" */
const builtOn = /^\d{8,10}$/;
const longest = 600;

/**
 * Packages that the site's own pages load in a version their address shows, and extensions of WordPress, each once, without the
 * software whose support the catalogue knows.
 */
export function packagesOf(requests: readonly RequestFact[]): PackageFile[] {
  const found = new Map<string, PackageFile>();
  for (const request of requests) {
    if (request.type !== 'script' && request.type !== 'stylesheet') continue;
    if (!request.inOwnFrame || request.embeddedBy !== null || request.states.length === 0) continue;
    if ((request.status ?? 200) >= 400 || request.blockedReason !== null) continue;
    const path = (URL.parse(request.url)?.pathname ?? '').slice(0, longest);
    if (readVersions({ path }).length > 0) continue;
    for (const [name, version] of namedIn(request.url.slice(0, longest), path)) {
      const key = `${name} ${version}`;
      if (!found.has(key)) found.set(key, { name, version, request });
    }
  }
  return [...found.values(), ...wordpressParts(requests)];
}

function namedIn(url: string, path: string): [string, string][] {
  const awesome = fontAwesome.exec(url)?.[1];
  const matches = [...path.matchAll(npm), ...path.matchAll(cdnjs)];
  const ofMaker = bootstrapCdn.exec(url);
  return [
    ...[...matches, ...(ofMaker ? [ofMaker] : [])].map(([, name, version]): [string, string] => [name!, version!]),
    ...(awesome === undefined ? [] : [['Font Awesome', awesome] as [string, string]]),
  ];
}

/**
 * Extensions and themes of WordPress by the number their own files end with. Libraries that they bring along and times of files stand
 * there as well: only where all files of a part that show one agree is it told; WordPress fills in its own number where none is given.
 */
function wordpressParts(requests: readonly RequestFact[]): PackageFile[] {
  const shown = requests.flatMap((request): PackageFile[] => {
    if ((request.type !== 'script' && request.type !== 'stylesheet') || request.party === 'third' || request.states.length === 0) return [];
    const url = URL.parse(request.url);
    const name = url === null ? undefined : wordpressPart.exec(url.pathname)?.[1];
    return name === undefined || childTheme.test(name) ? [] : [{ name, version: url?.searchParams.get('ver') ?? '', request }];
  });
  const themes = new Set(shown.flatMap(({ request, name }) => (/\/themes\//.test(request.url) ? name.toLowerCase() : [])));
  // Called after the theme it stands on, as "Divi" and "divi-muster".
  const standsOnAnother = ({ request, name }: PackageFile) =>
    /\/themes\//.test(request.url) &&
    [...themes].some((parent) => name.length > parent.length && name.toLowerCase().startsWith(parent) && /[-_]/.test(name[parent.length]!));
  const core = new Set(requests.flatMap(({ url }) => (/\/wp-includes\//.test(url) ? (URL.parse(url)?.searchParams.get('ver') ?? []) : [])));
  return [
    ...Map.groupBy(
      shown.filter((file) => !standsOnAnother(file)),
      ({ name }) => name,
    ).values(),
  ].flatMap((files): PackageFile[] => {
    // A part marks some of its files by the day they were built: its own number then stands behind the file that bears its name.
    const named = files.some(({ version }) => builtOn.test(version)) ? files.filter(bearsItsName) : files;
    const versions = new Set(named.map(({ version }) => version));
    const [first] = named;
    return first && versions.size === 1 && dotted.test(first.version) && !core.has(first.version) ? [first] : [];
  });
}

function bearsItsName({ name, version, request }: PackageFile): boolean {
  const file = request.url.split(/[?#]/)[0]!.split('/').at(-1)!.toLowerCase();
  return !builtOn.test(version) && file.startsWith(name.toLowerCase());
}
