import { bannerWords } from '#checks/banner-controls.ts';
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
  const bannerText = banner ? bannerWords(banner).join('\n').slice(0, 100_000) : '';
  const namedIn = (searched: string) =>
    new Set(searched === '' ? [] : services.filter(({ service }) => context.catalogue.mentions(searched, service)));
  // One text after the other: the catalogue keeps the last text it took apart.
  const inNotice = namedIn(text);
  const inBanner = namedIn(bannerText);
  return known(
    services.map((use) => {
      const serviceId = use.service.id;
      if (use.service.aliases.length === 0) return { serviceId, match: 'noRule', inBannerOnly: false };
      const found = inNotice.has(use);
      return { serviceId, match: found ? 'found' : 'notFound', inBannerOnly: !found && inBanner.has(use) };
    }),
  );
}
