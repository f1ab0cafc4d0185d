import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { unconsentedRequests } from './frame-step.ts';

/** Services whose picture counts or reports visits; that of others shows something. */
const counting: ReadonlySet<string> = new Set(['analytics', 'marketing', 'ab-testing', 'session-replay']);

/** Who takes away these pictures loses the payment or the figures that they are there for, and no script counts instead. */
const countedByPicture: ReadonlySet<string> = new Set(['vgwort', 'infonline']);

/**
 * The step against a tracker that comes without consent only as a picture in the pages (`<img>`, often left of a `<noscript>`): there is
 * no script to hold back, and consent tools leave pictures alone. Null where anything but the page itself asks for it.
 */
export function stepForPastedPicture(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const seen = unconsentedRequests(cause, facts).filter(({ type }) => type !== 'preconnect');
  const [first] = seen;
  if (
    !service ||
    !first ||
    !counting.has(service.category) ||
    countedByPicture.has(service.id) ||
    !seen.every((request) => isPasted(request, facts))
  )
    return null;
  const address = `${first.host}${URL.parse(first.url)?.pathname ?? ''}`;
  const pages = seen.map(({ pageUrl }) => pageUrl);
  return {
    de: `{#remove} Löschen Sie das Bild von ${service.name} (<img> mit der Adresse ${address}; ${shortPathList(pages, facts, 'de', true)}) dort, wo es eingefügt ist, meist in einem Baustein für Code, im Inhalt oder in der Vorlage. Einwilligungswerkzeuge halten ein fest eingefügtes Bild in der Regel nicht zurück; soll die Messung bleiben, starten Sie sie nur mit dem Skript des Dienstes und erst nach der Zustimmung.`,
    en: `{#remove} Delete the picture of ${service.name} (<img> with the address ${address}; ${shortPathList(pages, facts, 'en', true)}) where it was pasted, usually in a module for code, in the content or in the template. Consent tools generally do not hold back a picture that was pasted; if the measurement is to stay, start it only with the script of the service and only after consent.`,
  };
}

/** Whether a request is for a picture in the page itself, not one that a script, a style sheet or a frame asks for. */
function isPasted({ type, parentId, embeddedBy, inOwnFrame }: RequestFact, { requests }: GatheredFacts): boolean {
  if (type !== 'image' || embeddedBy !== null || !inOwnFrame) return false;
  const parent = parentId === null || !requests.ok ? undefined : requests.data.find(({ id }) => id === parentId);
  return parentId === null || parent?.type === 'document';
}
