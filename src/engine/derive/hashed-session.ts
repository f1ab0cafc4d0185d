import { findSystems } from '#knowledge/find-system.ts';
import { parseAddress } from './addresses.ts';
import type { Classification } from './classification.ts';
import type { DeriveContext } from './context.ts';
import { generatorsOf } from './generators.ts';

/** Requests looked at for traces of the system: the start page asks for its files first. */
const mostRequests = 300;

const sessionPurpose = { de: 'Hält die Sitzung (Joomla)', en: 'Keeps the session (Joomla)' };

/**
 * Joomla calls its session cookie by a hash that differs from site to site, so that no catalogue can name it: 32 hexadecimal digits,
 * set by the site's own server. Null for everything else.
 */
export function hashedSession(name: string, domain: string, answered: boolean, context: DeriveContext): Classification | null {
  if (!answered || !/^[0-9a-f]{32}$/.test(name) || !context.parties.isOwn(domain.replace(/^\./, '')) || !isJoomla(context)) return null;
  return { serviceId: null, category: 'necessary', needsConsent: 'no', purpose: sessionPurpose };
}

function isJoomla({ evidence }: DeriveContext): boolean {
  const says = (clue: Parameters<typeof findSystems>[0]) =>
    findSystems(clue).some(({ id, partOf }) => id === 'joomla' || partOf === 'joomla');
  const { none } = evidence.requests;
  return (
    evidence.pages.some(
      ({ snapshot }) =>
        snapshot.ok &&
        (generatorsOf(snapshot.data).some((generator) => says({ generator })) || snapshot.data.globals.some((global) => says({ global }))),
    ) ||
    (none.ok && none.data.slice(0, mostRequests).some(({ url }) => says({ path: parseAddress(url)?.path ?? '/' })))
  );
}
