import type { ConsentProof, ConsentStep } from '#evidence/choice.ts';
import type { JarCookie } from '#evidence/stored.ts';
import { keepsChoice } from './choice-names.ts';

/** What the site's own stores held at one moment. */
export interface Stores {
  cookies: readonly JarCookie[];
  storageKeys: ReadonlyMap<string, string>;
}

/** Entries that keep a choice and were written between two moments. Pure. */
export function storedChoice(before: Stores, after: Stores, page: string): ConsentProof[] {
  const known = new Map(before.cookies.map((cookie) => [`${cookie.domain} ${cookie.name}`, cookie.value]));
  const proofs: ConsentProof[] = [];
  for (const { domain, name, value } of after.cookies) {
    if (known.get(`${domain} ${name}`) !== value && keepsChoice({ kind: 'cookie', name, value, domain, page }))
      proofs.push({ kind: 'consent-cookie', value: `${name}=${value.slice(0, 300)}`, confirms: true });
  }
  for (const [name, value] of after.storageKeys) {
    if (before.storageKeys.get(name) !== value && keepsChoice({ kind: 'localStorage', name, value, domain: page, page }))
      proofs.push({ kind: 'consent-storage', value: `${name}=${value.slice(0, 300)}`, confirms: true });
  }
  return proofs;
}

/**
 * Whether turning the switches off stored the choice, as some windows do: what is clicked after that closes them. Told by what was
 * stored when the window was open, when the switches were off, and in the end. Pure.
 */
export function withdrawnBySwitch([open, switched, saved]: readonly [Stores, Stores, Stores], page: string): boolean {
  return storedChoice(open, switched, page).length > 0 && storedChoice(switched, saved, page).length === 0;
}

/** The clicks up to the last switch. Pure. */
export function withoutClosing({ clicks, steps }: { clicks: number; steps: readonly ConsentStep[] }): {
  clicks: number;
  steps: ConsentStep[];
} {
  const kept = steps.slice(0, steps.findLastIndex(({ action }) => action === 'uncheck') + 1);
  return { clicks: clicks - (steps.length - kept.length), steps: kept };
}
