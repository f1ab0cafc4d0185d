import type { GatheredFacts, RequestFact } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import { shortPathList } from './page-paths.ts';

/** What a service did before there was consent; where that is nothing, all it did. */
export function unconsentedRequests(cause: string | null, { requests }: GatheredFacts): RequestFact[] {
  const seen = requests.ok && cause !== null ? requests.data.filter(({ serviceId }) => serviceId === cause) : [];
  const early = seen.filter(({ states }) => states.some((state) => state !== 'accept'));
  return early.length > 0 ? early : seen;
}

/**
 * The step against a service that runs only in the frame of another one: no template and no platform of the site holds it, it is
 * turned off where that frame is set up, or the frame waits. Null for what the site's own pages load.
 */
export function stepInForeignFrame(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const seen = unconsentedRequests(cause, facts);
  const [parentId, ...others] = new Set(seen.map(({ embeddedBy }) => embeddedBy));
  const parent = parentId ? serviceOf(parentId) : null;
  if (!service || !parent || others.length > 0 || seen.some(({ inOwnFrame }) => inOwnFrame)) return null;
  const pages = (locale: Locale) =>
    shortPathList(
      seen.map(({ pageUrl }) => pageUrl),
      facts,
      locale,
    );
  return {
    de: `Schalten Sie ${service.name} in den Einstellungen von ${parent.name} ab, soweit das dort möglich ist (der Dienst läuft nur in dessen eingebettetem Rahmen: ${pages('de')}), oder laden Sie diesen Rahmen erst nach der Einwilligung.`,
    en: `Switch ${service.name} off in the settings of ${parent.name} as far as possible there (the service runs only in its embedded frame: ${pages('en')}), or load that frame only after consent.`,
  };
}

const ofTemplate: Record<Locale, RegExp> = {
  de: /^(?:Nehmen Sie (?:den|die) Aufrufe? |Binden Sie das Skript)/,
  en: /^(?:Take the calls? of |Tie the script)/,
};

/** Whether a step looks for a call or a script in the site's templates: a frame has none there. */
export function isOfTemplate(step: string, locale: Locale): boolean {
  return ofTemplate[locale].test(step);
}

/** Whether a service is framed under a name of the site's own domain: a mere link to it brings about the same. */
export function isFramedAtHome(cause: string | null, facts: GatheredFacts): boolean {
  return unconsentedRequests(cause, facts).some(
    ({ type, host, pageUrl }) => type === 'frame' && isSameSite(host, new URL(pageUrl).hostname),
  );
}

/** The same for a frame that the site places itself, in general words; a link to a name of its own domain brings about the same. */
export function stepForFrame(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  if (service === null) return null;
  const isOwn = isFramedAtHome(cause, facts);
  return {
    de: `Laden Sie den Rahmen (iframe) von ${service.name} erst nach einem Klick oder der Einwilligung${isOwn ? '' : ', oder ersetzen Sie ihn durch einen Link'}.`,
    en: `Load the frame (iframe) of ${service.name} only after a click or consent${isOwn ? '' : ', or replace it by a link'}.`,
  };
}
