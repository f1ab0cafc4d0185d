import type { LegalPageFact, PolicyMatchFact, ServiceUse } from '#checks/facts.ts';
import type { BannerEvidence, Gathered } from '#evidence/evidence.ts';
import type { DeriveContext } from './context.ts';
import { known, unknown } from './gathered.ts';

/** Whether the privacy notice names each service in use. A notice that is there but cannot be read says nothing about it. */
export function derivePolicyMatches(
  services: readonly ServiceUse[],
  notice: Gathered<LegalPageFact>,
  banner: BannerEvidence | null,
  context: DeriveContext,
): Gathered<PolicyMatchFact[]> {
  if (!notice.ok) return notice;
  const { url, failure, isPdf, text } = notice.data;
  const unread = url !== null && text === '';
  if (unread && failure !== null) return unknown('unreachable', `the privacy notice could not be opened: ${failure}`);
  if (unread && isPdf) return unknown('unsupported', 'the privacy notice is a PDF whose text was not read');
  const bannerText = banner ? [banner.text, ...banner.toggles.map((toggle) => toggle.label)].join('\n').slice(0, 100_000) : '';
  return known(
    services.map(({ service }) => {
      if (service.aliases.length === 0) return { serviceId: service.id, match: 'noRule', inBannerOnly: false };
      const found = text !== '' && context.catalogue.mentions(text, service);
      return {
        serviceId: service.id,
        match: found ? 'found' : 'notFound',
        inBannerOnly: !found && bannerText !== '' && context.catalogue.mentions(bannerText, service),
      };
    }),
  );
}
