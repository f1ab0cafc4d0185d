import { isSameSite } from '#knowledge/registrable-domain.ts';
import type { Finding, Verdict } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { shortList } from '../wording.ts';
import { storedItem } from './stored-findings.ts';
import { familyOf, kindOfCookie, kindOfStorage } from './stored-items.ts';

type Stored = CookieFact | StorageFact;

/** A list to be carried over into another one has to be whole; beyond this the evidence has it. */
export const mostOthers = 40;

/** Names of entries as a sentence lists them, each family once. */
export function familyList(items: readonly Stored[], most?: number): string {
  const names = items.map((item) => ('name' in item ? item.name : item.key));
  return shortList(
    [...Map.groupBy(names, familyOf).values()].map(([name]) => name!),
    most,
  );
}

/** Entries with the service or the foreign host that each belongs to: "_GRECAPTCHA (Google reCAPTCHA), JSESSIONID". */
function listByService(items: readonly Stored[], services: Facts['services']): string {
  const nameOf = (item: Stored) => {
    const use = services.find(({ service }) => service.id === item.serviceId);
    return use?.service.name ?? (item.serviceId === null && item.party === 'third' ? hostOf(item) : '');
  };
  return [...Map.groupBy(items, nameOf)]
    .map(([name, own]) => `${familyList(own, mostOthers)}${name === '' ? '' : ` (${name})`}`)
    .join(', ');
}

/** Names what no finding tells, and shows it there: in the finding about what the same company keeps unknown, the rest in the first. */
export function withOthersNamed(
  verdict: Verdict,
  others: readonly Stored[],
  { services, missing }: { services: Facts['services']; missing: readonly Stored[] },
): Verdict {
  if (others.length === 0 || !('findings' in verdict)) return verdict;
  const placeOf = (item: Stored) =>
    Math.max(
      verdict.findings.findIndex((finding) => keepsToo(finding, item, missing)),
      0,
    );
  const byFinding = Map.groupBy(others, placeOf);
  const [first, ...rest] = verdict.findings.map((finding, at) => {
    const added = byFinding.get(at) ?? [];
    return added.length === 0 ? finding : withNamed(finding, added, (item) => keepsToo(finding, item, missing), services);
  });
  return { ...verdict, findings: [first!, ...rest] };
}

function withNamed(finding: Finding, added: readonly Stored[], isOwn: (item: Stored) => boolean, services: Facts['services']): Finding {
  const { own = [], foreign = [] } = Object.groupBy(added, (item) => (isOwn(item) ? 'own' : 'foreign'));
  const { cookies = [], stored = [] } = Object.groupBy(foreign, (item) => ('name' in item ? 'cookies' : 'stored'));
  const addition = `${cookies.length > 0 ? 'Others' : ''}${stored.length > 0 ? 'Stored' : ''}`;
  const items = [...finding.items, ...added.map(storedItem)];
  const params: Finding['params'] = {
    ...finding.params,
    others: listByService(cookies, services),
    stored: listByService(stored, services),
    ...withOwn(finding, own),
  };
  return { ...finding, message: `${finding.message}${addition}`, params, items: items as unknown as Finding['items'] };
}

/** The names that the finding tells, with others that belong to them. */
function withOwn({ params = {} }: Finding, own: readonly Stored[]): Record<string, string | number> {
  if (own.length === 0) return {};
  const early = own.filter(({ states }) => states.includes('none'));
  const longer = (names: string | number | undefined, more: readonly Stored[]) => `${names}, ${familyList(more, mostOthers)}`;
  return {
    names: longer(params['names'], own),
    count: Number(params['count']) + own.length,
    ...(params['before'] !== undefined && early.length > 0 && { before: longer(params['before'], early) }),
  };
}

/** Whether the same unknown company keeps the item that the finding is about. */
function keepsToo({ items }: Finding, item: Stored, missing: readonly Stored[]): boolean {
  const shown = new Set(items.map(({ ref }) => ref));
  return item.serviceId === null && missing.some((other) => shown.has(other.id) && isOfOneCompany(other, item));
}

function isOfOneCompany(one: Stored, other: Stored): boolean {
  const areForeign = [one, other].every(({ party, serviceId }) => party === 'third' && serviceId === null);
  return areForeign && isSameSite(hostOf(one), hostOf(other));
}

/**
 * Kept by the same unknown company as one that has to be named: whoever lists the one has the others to list too. A name that is common
 * for sessions makes the session of a foreign server no necessity of the site.
 */
export function isBeside(item: Stored, missing: readonly Stored[], siteDomain: string): boolean {
  const kind = 'name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain);
  if (!(kind === 'unknown' || (kind === 'free' && item.category === 'necessary')) || !item.states.includes('accept')) return false;
  return missing.some((other) => isOfOneCompany(other, item));
}

function hostOf(item: Stored): string {
  return 'name' in item ? item.domain.replace(/^\./, '') : (URL.parse(item.origin)?.hostname ?? '');
}
