import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import type { FaultCase, NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { unconsentedRequests } from './frame-step.ts';
import { waitingBeside } from './waiting-beside.ts';

/** Frames of a service that load without consent and that the site itself places. */
export function framesOf(cause: string | null, facts: GatheredFacts): RequestFact[] {
  return unconsentedRequests(cause, facts).filter(({ type, embeddedBy }) => type === 'frame' && embeddedBy === null);
}

/** A pattern for the addresses of a frame that loads without consent, and the pages it stands on; null where none was seen. */
export function placeOfFrame(cause: string | null, facts: GatheredFacts): FaultCase['frame'] | null {
  const frames = framesOf(cause, facts);
  const url = frames[0] && URL.parse(frames[0].url);
  if (!url) return null;
  const pages = frames.map(({ pageUrl }) => pageUrl);
  return {
    rule: `*${url.hostname}${url.pathname.replace(/[^/]*$/, '')}*`,
    pages: {
      de: ` auf ${shortPathList(pages, facts, 'de')}`,
      en: ` on ${shortPathList(pages, facts, 'en')}`,
    },
  };
}

/**
 * The step against a frame that loads although the banner asks for its service: it is entered already, and whoever looks there finds
 * all as it should be.
 */
export function stepForListedFrame(cause: string | null, facts: GatheredFacts, cmpName: string | null): NamedFix | null {
  const { banner, services } = facts;
  const service = cause === null ? null : serviceOf(cause);
  const use = services.ok ? services.data.find((each) => each.service.id === cause) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  const frame = placeOfFrame(cause, facts);
  if (!service || !use || !shown || !frame || shown.toggles.length === 0 || !isAskedFor(use, shown)) return null;
  const tool = cmpName ? { de: cmpName, en: cmpName } : { de: 'das Einwilligungswerkzeug', en: 'the consent tool' };
  const beside = waitingBeside(cause, framesOf(cause, facts), facts);
  const [besideDe, besideEn] = beside ? [` ${beside.de}.`, ` ${beside.en}.`] : ['', ''];
  return {
    de: `${service.name} ist im Banner eingetragen, aber die Einbindung${frame.pages.de} wartet nicht: Sorgen Sie dafür, dass ${tool.de} den Rahmen (${frame.rule}) bis zur Zustimmung zurückhält.${besideDe}`,
    en: `${service.name} is entered in the banner, but the embed${frame.pages.en} does not wait: make sure that ${tool.en} holds the frame (${frame.rule}) back until consent.${besideEn}`,
  };
}
