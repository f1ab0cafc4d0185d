import type { ConsentState } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
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

const brought = {
  de: '1. {#on-click} Laden Sie {embed} auf {paths} erst auf einen Klick hin, vor dem ausdrücklich steht, wer dadurch was erfährt, oder zeigen Sie den Inhalt vom eigenen Server; {service} kommt nur damit.\n2. Wenn die Einstufung nicht passt, geben Sie in den Einstellungen die zutreffende Branche an.',
  en: '1. {#on-click} Load {embed} on {paths} only on a click before which it expressly says who learns what by it, or show the content from your own server; {service} comes only with it.\n2. If the assessment does not fit, state the right industry in the settings.',
};

/** Steps against content that tells its provider, or who comes along with it, what a page is about. */
export const embedFixes = {
  de: {
    withEmbed: brought.de,
    examineWithEmbed: brought.de,
    recognised:
      '1. {#on-click} Entweder laden Sie {service} auf {paths} erst auf einen Klick hin, vor dem ausdrücklich steht, wer dadurch was erfährt, oder Sie zeigen den Inhalt vom eigenen Server.\n2. Prüfen Sie danach in einem neuen Browserprofil, dass dort ohne Klick nicht mehr gespeichert wird: {names}.',
  },
  en: {
    withEmbed: brought.en,
    examineWithEmbed: brought.en,
    recognised:
      '1. {#on-click} Either load {service} on {paths} only on a click before which it expressly says who learns what by it, or show the content from your own server.\n2. Then verify in a fresh browser profile that this is no longer stored there without a click: {names}.',
  },
};

/** Whether two causes are one player, or its two faces: YouTube and its privacy-enhanced mode store the same entries. */
export function isSamePlayer(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [first, second] = [one, other].map((id) => (id === null ? null : serviceOf(id)));
  return first?.vendor !== undefined && first.vendor === second?.vendor && first.category === second.category;
}

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
