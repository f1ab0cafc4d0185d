import type { RequestFact } from '#checks/facts/requests.ts';
import { screenAmong } from '#checks/shared/services/own-counting.ts';
import type { Parameter } from './parameters.ts';

/** Names under which a script says where the visitor came from: in its own words, for it may be written for one website. */
const referrerName =
  /^(?:[a-z]{1,12}[-_])?(?:(?:document|page|http|initial)[-_]?)?refer{1,2}er(?:[-_]?(?:url|host|domain))?$|^(?:ref|urlref|dr|herkunft|herkunftsseite|verweis)$/i;
const languageName = /^(?:(?:browser|user|navigator|accept)[-_]?)?(?:lang(?:uage)?s?|locale|sprache)$|^ul$/i;
const pageName =
  /^(?:(?:current|document|page|seiten?)[-_]?)?(?:page|pfad|path(?:name)?|url|uri|href|location|route|seite|target|ziel)$|^(?:dl|dp|[a-z]{1,12}_target)$/i;
/** Names of a width that stand for much else: they tell that of the window where its value is that of the very browser. */
const widthName = /^(?:width|breite|w|vw|x)$/i;

/**
 * What a request tells of a visit: screen and language of the device, where the visitor came from, and which page is read. Null: no page,
 * or nothing besides it.
 */
export function readVisitReport(
  parameters: readonly Parameter[],
  pageUrl: string,
  window: { width: number },
): NonNullable<RequestFact['visitReport']> | null {
  const page = URL.parse(pageUrl);
  const isPage = ({ name, value }: Parameter) => {
    if (page === null || value === '') return false;
    if (value.split('#')[0] === page.href.split('#')[0]) return true;
    const isPath = value === page.pathname || value === page.pathname + page.search || value === `${page.pathname}/`;
    return isPath && (page.pathname.length > 1 || pageName.test(name));
  };
  if (!parameters.some(isPage)) return null;
  const own = parameters.find(({ name, value }) => widthName.test(name) && window.width > 0 && value === String(window.width));
  const screen = screenAmong(parameters.map(({ name, value }) => [name, value] as const)) ?? (own ? `${own.name}=${own.value}` : null);
  const language = parameters.some(({ name, value }) => languageName.test(name) && /^[a-z]{2}-[A-Z]{2}(?:,|$)/.test(value));
  const referrer = parameters.some(({ name }) => referrerName.test(name));
  return screen !== null || language || referrer ? { screen, language, referrer } : null;
}
