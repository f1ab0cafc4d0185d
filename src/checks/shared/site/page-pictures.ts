import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import { numberedSteps } from '../../message-variants.ts';

const pictureStep: Record<Locale, string> = {
  de: '{#page-picture} Entfernen Sie auch das Bild von {picture}: Es lädt vor dem Skript des Dienstes, also unabhängig von ihm (meist steht es fest in der Vorlage der Seite, seltener in einem Tag-Manager).',
  en: '{#page-picture} Remove the image from {picture} too: it loads before the script of the service and so independently of it (mostly it is hard-coded in the template of the page, more rarely in a tag manager).',
};

/**
 * Host of an image that a page asked for before any script of the same service, so that no step against the script removes it.
 * The order tells, because images that a script sent may have lost it; a load without the script tells nothing. What
 * stands in a written frame may well come from the script: advertisements arrive that way. An image that the same page, among `all`, does
 * not ask for before the choice is no part of it either. Null: none.
 */
export function pictureBesideScript(requests: readonly RequestFact[], serviceId: string, all: readonly RequestFact[]): string | null {
  const own = requests.filter((request) => request.serviceId === serviceId);
  const first = all.filter((request) => request.serviceId === serviceId && request.states.includes('none'));
  const isOfPage = ({ host, pageUrl }: RequestFact) => {
    const visit = first.filter((request) => request.pageUrl === pageUrl);
    return !visit.some(isScript) || visit.some((request) => request.type === 'image' && request.host === host);
  };
  const visits = Map.groupBy(own, ({ states, pageUrl, load }) => `${states.join()} ${pageUrl} ${load}`);
  for (const visit of visits.values()) {
    const before = visit.slice(0, Math.max(0, visit.findIndex(isScript)));
    const picture = before.find(
      ({ type, parentId, embeddedBy, inWrittenFrame }) => type === 'image' && parentId === null && embeddedBy === null && !inWrittenFrame,
    );
    if (picture && isOfPage(picture)) return picture.host;
  }
  return null;
}

function isScript({ type }: RequestFact): boolean {
  return type === 'script';
}

/** A fix with the image of the page source as its second step. */
export function withPictureStep(howToFix: string, locale: Locale): string {
  const [first = '', ...rest] = howToFix.split('\n').map((line) => line.replace(/^\d+\.\s+/, ''));
  return numberedSteps([first, pictureStep[locale], ...rest]);
}
