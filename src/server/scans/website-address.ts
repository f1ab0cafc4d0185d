import type { WebsiteAddress } from '#db/queries/websites.ts';
import { parseTarget, type Target } from '#lib/target/target-url.ts';

/** An address that may be scanned, or why not. */
export type WebsiteReading = { ok: true; address: WebsiteAddress } | { ok: false; code: Extract<Target, { ok: false }>['code'] };

/** Reads what somebody typed as the address of a website. `www.` does not make another website. */
export function readWebsiteAddress(text: string, ownHosts: readonly string[]): WebsiteReading {
  const target = parseTarget(text, { ownHosts });
  if (!target.ok) return { ok: false, code: target.code };
  return { ok: true, address: { url: target.url.href, host: target.url.hostname.replace(/^www\./, '') } };
}
