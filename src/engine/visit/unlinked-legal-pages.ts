import { knownPaths } from '../plan/legal-links.ts';
import type { ScanSession } from './scan-session.ts';
import type { PlannedPage } from './visit-page.ts';

/** Asks the server for an address outside the browser: status and whether it is an HTML page. */
export type AskPage = (url: string) => Promise<{ status: number; html: boolean; text: string } | null>;

/**
 * Tries the usual addresses when no link leads to imprint or privacy notice. A site that answers 200 to every address
 * proves nothing by doing so: an address that cannot exist is tried first.
 */
export async function findUnlinkedLegalPages(session: ScanSession, startUrl: string, plan: readonly PlannedPage[]): Promise<PlannedPage[]> {
  const missing = (['imprint', 'privacy'] as const).filter((kind) => !plan.some((page) => page.kind === kind));
  if (missing.length === 0) return [];
  const nonsense = await session.askPage(new URL('/seite-die-es-nicht-gibt-7341', startUrl).href);
  if (!nonsense || nonsense.status < 400) return [];
  const tries = await Promise.all(
    missing.map(async (kind): Promise<PlannedPage[]> => {
      const answers = await Promise.all(
        knownPaths[kind].map(async (path) => ({
          url: new URL(path, startUrl).href,
          answer: await session.askPage(new URL(path, startUrl).href),
        })),
      );
      const hit = answers.find(({ answer }) => answer !== null && answer.status === 200 && answer.html && answer.text.length > 150);
      return hit ? [{ url: hit.url, kind }] : [];
    }),
  );
  return tries.flat();
}
