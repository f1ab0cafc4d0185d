import { readVersions } from '#knowledge/software-support.ts';
import type { RequestFact } from './facts.ts';

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
const longest = 600;

/**
 * Packages that the site's own pages load in a version their address shows, each once, without the software whose support the
 * catalogue knows.
 */
export function packagesOf(requests: readonly RequestFact[]): PackageFile[] {
  const found = new Map<string, PackageFile>();
  for (const request of requests) {
    if (request.type !== 'script' && request.type !== 'stylesheet') continue;
    if (!request.inOwnFrame || request.embeddedBy !== null || request.states.length === 0) continue;
    if ((request.status ?? 200) >= 400 || request.blockedReason !== null) continue;
    const path = (URL.parse(request.url)?.pathname ?? '').slice(0, longest);
    if (readVersions({ path }).length > 0) continue;
    for (const [, name, version] of [...path.matchAll(npm), ...path.matchAll(cdnjs)]) {
      const key = `${name} ${version}`;
      if (!found.has(key)) found.set(key, { name: name!, version: version!, request });
    }
  }
  return [...found.values()];
}
