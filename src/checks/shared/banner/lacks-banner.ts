import type { Finding, Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, pageItem, requestItem } from '../../items.ts';
import { observeServices } from '../services/service-observations.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { kindOfCookie, wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';

type Observed = Pick<Facts, 'banner' | 'services' | 'requests' | 'cookies' | 'site'> & Partial<Pick<Facts, 'pages'>>;

/** The banner of the other pages is missing on some that use what needs consent. Places: `pages`, `names`. */
export const lacksBannerTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Auf {pages} war vor der Auswahl kein Einwilligungsbanner zu sehen, anders als auf anderen Seiten; einwilligungspflichtige Dienste oder Cookies werden dort trotzdem eingesetzt: {names}',
    fix: '1. Zeigen Sie das Banner auch auf {pages}: Prüfen Sie, ob es dort in den Einstellungen der Seite oder des Einwilligungswerkzeugs ausgeblendet ist oder die Vorlage der Seite seinen Code nicht lädt.\n2. Sperren Sie, was eine Einwilligung braucht, auch dort, bis der Besucher zugestimmt hat: {names}.\n3. Soll die Seite ohne Banner bleiben, laden Sie dort nichts davon.',
  },
  en: {
    message:
      'On {pages}, no consent banner was seen before the choice, unlike on other pages; services or cookies that need consent are used there all the same: {names}',
    fix: '1. Show the banner on {pages} as well: check whether the settings of the page or of the consent tool hide it there, or the template of the page does not load its code.\n2. Block what needs consent there too until the visitor has agreed: {names}.\n3. If the page is to stay without a banner, load none of it there.',
  },
};

/**
 * Pages opened before any choice on which the banner did not come although something that needs consent ran there; null without any.
 * It is rightly kept off imprint and privacy notice.
 */
export function lacksBanner(facts: Observed): Omit<Finding, 'cause'> | null {
  const legal = new Set(facts.pages?.filter(({ kind }) => kind === 'imprint' || kind === 'privacy').map(({ url }) => url));
  const lacking = new Set(facts.banner.missingOn?.filter((page) => !legal.has(page)));
  if (lacking.size === 0) return null;
  const running = observeServices(facts, ['none'], ({ consent }) => consent === 'yes').flatMap(({ use, active, requests }) => {
    const there = requests.filter(({ pageUrl }) => lacking.has(pageUrl));
    return active && use.active.none && there.length > 0 ? [{ use, there }] : [];
  });
  const set = facts.cookies.filter(
    (cookie) =>
      wasStored(cookie) &&
      kindOfCookie(cookie, facts.site.domain) === 'consent' &&
      wasWrittenIn(cookie, 'none') &&
      (cookie.setOn ?? []).some((page) => lacking.has(page)),
  );
  const pages = [
    ...new Set([
      ...running.flatMap(({ there }) => there.map(({ pageUrl }) => pageUrl)),
      ...set.flatMap(({ setOn = [] }) => setOn.filter((page) => lacking.has(page))),
    ]),
  ];
  const items = atLeastOne([
    ...pages.slice(0, 10).map((page) => pageItem(page, ['none'])),
    ...running.slice(0, 10).map(({ there }) => requestItem(there[0]!)),
    ...set.slice(0, 10).map(storedItem),
  ]);
  if (!items) return null;
  const told = new Set(running.map(({ use }) => use.service.id));
  const names = [
    ...running.map(({ use }) => use.service.name),
    ...set.filter(({ serviceId }) => serviceId === null || !told.has(serviceId)).map(({ name }) => name),
  ];
  return { message: 'lacksBanner', params: { pages: pathsOf(pages), names: shortList([...new Set(names)], 5) }, items };
}
