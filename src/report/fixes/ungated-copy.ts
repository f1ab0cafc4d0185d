import type { GatheredFacts } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { fixInSystem, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { pathOf, shortPathList } from '../statements/page-paths.ts';

/** More pages than this are no exception that somebody pasted into their code. */
const mostPages = 3;

/**
 * The step against a service that waits for consent on most pages and runs without it on a few: there it was included a second time, in
 * the code of the page, and whoever looks where the site includes it finds all as it should be. Null where the service waits nowhere,
 * or where a tag manager or an embed brings it.
 */
export function stepOnSinglePages(cause: string | null, facts: GatheredFacts, systemId: string | undefined): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const { requests, pages } = facts;
  if (!service || !requests.ok || !pages.ok) return null;
  const scripts = requests.data.filter(({ serviceId, type }) => serviceId === cause && type === 'script');
  const early = scripts.filter(({ states }) => states.some((state) => state !== 'accept'));
  const onPages = new Set(early.map(({ pageUrl }) => pageUrl));
  const seenBefore = new Set(pages.data.filter(({ states }) => states.includes('none')).map(({ url }) => url));
  const waiting = new Set(scripts.map(({ pageUrl }) => pageUrl).filter((page) => !onPages.has(page) && seenBefore.has(page)));
  // Where it runs on as many pages as it waits on, chance or the banner may tell them apart.
  if (onPages.size === 0 || onPages.size > mostPages || waiting.size <= onPages.size) return null;
  if (early.some(({ embeddedBy, inOwnFrame }) => embeddedBy !== null || !inOwnFrame)) return null;
  const paths = (locale: Locale) => shortPathList([...onPages], facts, locale);
  const place = systemId === undefined ? null : fixInSystem(systemId, 'page-code');
  const isStart = [...onPages].every((page) => pathOf(page, facts, 'en') === 'start page');
  const count = waiting.size;
  const script = URL.parse(early[0]!.url);
  const address = script === null ? '' : ` (${script.hostname}${script.pathname})`;
  // Widgets are drawn into a place of their own: without it, nothing shows after consent either.
  const isDrawn = service.category === 'social' || service.category === 'functional';
  const keeps = {
    de: isDrawn ? ' Nur das Skript muss weg; das Element, in dem das Widget erscheint (meist ein div), lassen Sie stehen.' : '',
    en: isDrawn ? ' Only the script has to go; leave the element in which the widget shows (mostly a div).' : '',
  };
  return {
    de: `Entfernen Sie im Code ${isStart ? 'der Startseite' : `von ${paths('de')}`} die Einbindung von ${service.name}${address}, die nicht auf die Einwilligung wartet: Auf ${count} anderen geprüften Seiten lädt der Dienst erst nach dem Zustimmen.${keeps.de}${place ? ` ${place.de}` : ''}`,
    en: `In the code of ${isStart ? 'the start page' : paths('en')}, remove the copy of ${service.name}${address} that does not wait for consent: on ${count} other pages examined the service loads only after accepting.${keeps.en}${place ? ` ${place.en}` : ''}`,
  };
}
