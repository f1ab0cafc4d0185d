import type { BannerEvidence } from '#evidence/banner.ts';
import { cmpNamed } from '#knowledge/find-cmp.ts';
import type { Finding } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { textItem } from '../../items.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { causeOfService } from '../services/service-observations.ts';
import { bannerTextItem } from './banner-controls.ts';
import { type Declared, isCategoryName, necessaryHeading } from './banner-declarations.ts';
import { asWritten, filedElements, isOfOwnMarkup, wantedMark } from './consent-filing.ts';
import { tagOf } from './consent-tag.ts';

/**
 * A finding for each service whose element the markup files as necessary for the consent tool, and that the page itself or this tool
 * loaded without consent.
 */
export function filedInMarkup(
  uses: readonly ServiceUse[],
  message: string,
  { banner, services, requests, pages }: Pick<Facts, 'banner' | 'services' | 'requests' | 'pages'>,
): Finding[] {
  const name = banner.cmpName ?? banner.cmpLoaded;
  const cmp = name === null ? null : cmpNamed(name);
  if (!cmp) return [];
  return uses.flatMap(({ service }) => {
    const early = requests.filter(
      (request) => request.serviceId === service.id && request.states.some((state) => state !== 'accept') && wasSent(request),
    );
    const filed = filedElements(service.id, cmp.id, pages).find(
      ({ filing, pages: on }) =>
        filing.kind === 'necessary' && early.some((request) => isOfOwnMarkup(request) && on.includes(request.pageUrl)),
    );
    if (!filed) return [];
    const { filing, mark, pages: on } = filed;
    return {
      message,
      params: {
        service: service.name,
        mark: asWritten(filing.attribute, filing.value),
        wanted: wantedMark(filing, service.category),
        cmp: cmp.name,
      },
      items: [textItem(on[0]!, tagOf(mark), { pages: on.length })],
      cause: causeOfService(service.id, services),
      serviceIds: [service.id],
    };
  });
}

/** An entry of the banner's lists with the words of the layer in which it stands: the heading of the necessary ones, and what it says. */
export function withQuote(banner: BannerEvidence, entry: Declared): Declared {
  const layers = [banner.text, banner.deeperText ?? ''].map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const layer = layers.findIndex((lines) => lines.includes(entry.label));
  const lines = layers[layer];
  if (!lines) return entry;
  // The heading may be repeated in another list; the entry counts that stands below it.
  const start = lines.findIndex((line) => line.length <= 70 && necessaryHeading.test(line));
  const at = lines.indexOf(entry.label, Math.max(start, 0));
  if (at < 0) return entry;
  const heading = start >= 0 && start < at ? [lines[start]!, ...(at > start + 1 ? ['…'] : [])] : [];
  const behind = lines.slice(at + 1, at + 4);
  const end = behind.findIndex(isCategoryName);
  const item = bannerTextItem(
    banner,
    [...heading, lines[at]!, ...(end < 0 ? behind : behind.slice(0, end))].join(' ').replace(/\s+/g, ' ').slice(0, 200),
  );
  return { ...entry, item: { ...item, detail: { ...item.detail, layer: layer + 1 } } };
}
