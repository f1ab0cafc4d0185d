import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { waitingEmbeds } from '#checks/shared/services/waiting-embeds.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { shortPathList } from '../statements/page-paths.ts';

/** What the address of an embed calls its content: a place in a map, a search, a film. */
const nameIn: readonly RegExp[] = [
  /![12]s(?!0x|[a-z]{2}(?:!|$))([^!]{3,80})/i,
  /[?&]q=([^&]{3,80})/,
  /\/embed\/([\w-]{6,40})/,
  /\/video\/(\d{5,15})/,
];

/**
 * A clause, which ends without a full stop, for a frame that loads without consent beside others of the same service that wait on the same pages: whoever looks there
 * sees placeholders and takes the work for done. Null where none waits.
 */
export function waitingBeside(cause: string | null, frames: readonly RequestFact[], facts: GatheredFacts): NamedFix | null {
  const { pages } = facts;
  if (!pages.ok || cause === null) return null;
  const loading = new Map(frames.map((frame) => [`${frame.pageUrl} ${frame.url}`, frame]));
  const on = new Set(frames.map(({ pageUrl }) => pageUrl));
  const waiting = waitingEmbeds(cause, frames, pages.data);
  if (loading.size === 0 || waiting.length === 0) return null;
  const all = loading.size + waiting.length;
  const names = [...new Set([...loading.values()].flatMap(({ url }) => nameOf(url) ?? []))];
  const place = {
    de: shortPathList([...on], facts, 'de'),
    en: shortPathList([...on], facts, 'en'),
  };
  const isOne = loading.size === 1;
  const [name] = names;
  const told = name !== undefined && names.length === 1 && isOne;
  return {
    de: `Auf ${place.de} ${waiting.length === 1 ? 'wartet eine' : `warten ${waiting.length}`} von ${all} Einbindungen dieses Dienstes schon; ohne Einwilligung ${isOne ? 'lädt nur die' : `laden die ${loading.size}`} ${told ? `mit „${name}“ in der Adresse` : isOne ? 'übrige (Adresse bei den Belegen)' : 'übrigen (Adressen bei den Belegen)'}`,
    en: `On ${place.en}, ${waiting.length} of ${all} embeds of this service wait${waiting.length === 1 ? 's' : ''} already; without consent ${isOne ? 'only the one' : `the other ${loading.size}`} ${told ? `with “${name}” in its address loads` : isOne ? 'that is left loads (its address is in the evidence)' : 'load (their addresses are in the evidence)'}`,
  };
}

function nameOf(url: string): string | null {
  for (const pattern of nameIn) {
    const found = pattern.exec(url)?.[1];
    if (found === undefined) continue;
    try {
      return decodeURIComponent(found.replaceAll('+', ' ')).trim();
    } catch {
      return found;
    }
  }
  return null;
}
