import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { consentItemsOf } from '../stored/stored-items.ts';
import { namesOf } from './tracking.ts';

/** Content that shows itself unasked, and whose provider is no advertiser by trade. */
const shown: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'audio']);
const recognises = /^(?:analytics|marketing|social)$/;

/**
 * Videos, maps and players that store without consent by what their providers know visitors again, one finding for each: beside what a
 * page is about, that tells who is interested in it.
 */
export function recognisingEmbeds(
  { services, cookies, storage }: Pick<Facts, 'services' | 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): Finding[] {
  return services.flatMap(({ service }): Finding[] => {
    if (!shown.has(service.category)) return [];
    const written = consentItemsOf(service.id, { cookies, storage }, states);
    const marks = {
      cookies: written.cookies.filter(({ category }) => recognises.test(category ?? '')),
      storage: written.storage.filter(({ category }) => recognises.test(category ?? '')),
    };
    const [first, ...rest] = [...marks.cookies, ...marks.storage];
    if (!first) return [];
    const pages = [
      ...marks.cookies.flatMap(({ setOn, pages: all }) => (setOn?.length ? setOn : all)),
      ...marks.storage.flatMap((entry) => entry.pages),
    ];
    return [
      {
        message: 'recognised',
        params: { service: service.name, names: namesOf(marks), paths: pathsOf(pages) },
        items: [storedItem(first), ...rest.slice(0, 9).map(storedItem)],
        cause: service.id,
        serviceIds: [service.id],
      },
    ];
  });
}
