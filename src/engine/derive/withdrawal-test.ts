import type { WithdrawalFact } from '#checks/facts.ts';
import type { ConsentProof, Gathered, WithdrawalLoad } from '#evidence/evidence.ts';
import type { Service } from '#knowledge/types.ts';
import { parseAddress } from './addresses.ts';
import type { DeriveContext } from './context.ts';
import { entryOf } from './entry-of.ts';
import { known, unknown } from './gathered.ts';

/** Services and cookies that need consent, before and after it was withdrawn. Null: there was no banner, so nothing to withdraw. */
export function deriveWithdrawalTest(context: DeriveContext): Gathered<WithdrawalFact | null> {
  const { evidence, runs } = context;
  if (runs.nothingToChoose) return known(null);
  const gathered = evidence.withdrawalTest ?? unknown('not-performed', 'the scan did not try to withdraw');
  if (!gathered.ok) return gathered;
  const { control, proofs, accepted, withdrawn } = gathered.data;
  const [before, after] = [servicesOf(accepted, context), servicesOf(withdrawn, context)];
  const services = [...new Map([...before, ...after].map(([id, { service }]) => [id, service]))];
  const left = new Set(withdrawn.cookies.map(({ name, domain }) => `${domain} ${name}`));
  return known({
    control,
    confirmed: isConfirmed(proofs),
    services: services.map(([id, service]) => ({
      id,
      name: service.name,
      before: before.has(id),
      after: after.has(id),
      url: (after.get(id) ?? before.get(id))!.url,
    })),
    cookies: accepted.cookies.flatMap(({ name, domain }) => {
      const host = domain.replace(/^\./, '');
      const entry = context.catalogue.findCookie(name, 'cookie', host);
      const service = entry?.service ? context.catalogue.serviceOf(entry.service) : null;
      const need = service?.consent ?? (entry && /analytics|marketing|social/.test(entry.category) ? 'yes' : null);
      if (!entry || entry.category === 'consent' || need !== 'yes') return [];
      const party: 'first' | 'third' = context.parties.isOwn(host) ? 'first' : 'third';
      return [{ name, domain, party, serviceId: entry.service, remains: left.has(`${domain} ${name}`) }];
    }),
  });
}

/** How many clicks it took to withdraw, when it was tried to its end. */
export function withdrawalClicksOf({ evidence: { withdrawalTest } }: DeriveContext): number | undefined {
  return withdrawalTest?.ok ? withdrawalTest.data.clicks : undefined;
}

/** Something that can tell what is stored says so, and nothing contradicts. */
function isConfirmed(proofs: readonly ConsentProof[]): boolean {
  return proofs.length > 0 && proofs.every(({ confirms }) => confirms);
}

function servicesOf({ urls }: WithdrawalLoad, context: DeriveContext): Map<string, { service: Service; url: string }> {
  const found = new Map<string, { service: Service; url: string }>();
  for (const url of urls) {
    const address = parseAddress(url);
    const service = address && context.parties.identify(address, context.site.finalUrl).service;
    if (service?.consent === 'yes') entryOf(found, service.id, () => ({ service, url }));
  }
  return found;
}
