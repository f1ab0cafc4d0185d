import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { isBackgroundVideo } from '#checks/shared/services/background-video.ts';
import { pluginFile } from '#checks/shared/services/plugin-folder.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import { shortPathList } from '../statements/page-paths.ts';

/** What a service did before there was consent; where that is nothing, all it did. */
export function unconsentedRequests(cause: string | null, { requests }: GatheredFacts): RequestFact[] {
  const ofService = requests.ok && cause !== null ? requestIndex(requests.data).ofService(cause) : [];
  const seen = ofService.filter((request) => !isPreflight(request, ofService));
  const early = seen.filter(({ states }) => states.some((state) => state !== 'accept'));
  return early.length > 0 ? early : seen;
}

/** What the browser asks a server before a call from a script: it has no caller of its own, and says nothing the call does not say. */
function isPreflight({ type, url, pageUrl }: RequestFact, all: readonly RequestFact[]): boolean {
  return type === 'other' && all.some((call) => call.url === url && call.pageUrl === pageUrl && calls.has(call.type));
}
const calls: ReadonlySet<string> = new Set(['fetch', 'xhr']);

/**
 * The step against a service that runs only in the frame of another provider: no template and no platform of the site holds it, it is
 * turned off where that frame is set up, or the frame waits. Null for what the site's own pages load.
 */
export function stepInForeignFrame(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const seen = unconsentedRequests(cause, facts);
  const [holder, ...others] = new Set(seen.map((request) => holderOf(request, facts)));
  if (!service || !holder || others.length > 0) return null;
  const pages = (locale: Locale) =>
    shortPathList(
      seen.map(({ pageUrl }) => pageUrl),
      facts,
      locale,
      true,
    );
  return {
    de: `Entweder schalten Sie ${service.name} in den Einstellungen von ${holder} ab, notfalls durch den Anbieter (der Dienst läuft nur in diesem eingebetteten Rahmen: ${pages('de')}; im Quelltext Ihrer Seiten steht er nicht), oder Sie laden diesen Rahmen erst nach einem Klick mit Hinweis oder nach der Einwilligung.`,
    en: `Either switch ${service.name} off in the settings of ${holder} or have its provider do so (the service runs only in its embedded frame: ${pages('en')}; it is not in the source of your pages), or load that frame only after a click with a notice or after consent.`,
  };
}

const longestChain = 64;

/** Whose frame brings a request along: the service by name, a provider that no catalogue knows by its host; null outside such a frame. */
function holderOf(request: RequestFact, { requests }: GatheredFacts): string | null {
  if (request.inOwnFrame) return null;
  const parent = request.embeddedBy === null ? null : serviceOf(request.embeddedBy);
  if (parent) return parent.name;
  const { byId } = requestIndex(requests.ok ? requests.data : []);
  let frame: RequestFact | null = null;
  let above: RequestFact | undefined = request;
  for (let length = 0; above && length < longestChain; length++) {
    const { parentId }: RequestFact = above;
    above = parentId === null ? undefined : byId.get(parentId);
    if (above?.type === 'frame') frame = above;
  }
  return frame !== null && frame.party === 'third' && frame.serviceId === null ? frame.host : null;
}

/** The step against a player behind a headline, on which nobody clicks; null for any other. */
export function stepForBackground(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const seen = unconsentedRequests(cause, facts);
  if (service?.category !== 'video' || !isBackgroundVideo(seen)) return null;
  const plugin = pluginPlacing(seen, facts);
  const pages = (locale: Locale) =>
    shortPathList(
      seen.map(({ pageUrl }) => pageUrl),
      facts,
      locale,
      true,
    );
  if (plugin === null) {
    return {
      de: `Laden Sie das Hintergrundvideo als Datei auf Ihren Server oder in den Speicher Ihres Baukastens hoch (ohne Ton, mit Standbild), und zeigen Sie diese statt des Players von ${service.name}, oder zeigen Sie ein Bild (${pages('de')}).`,
      en: `Upload the background video as a file to your server or the storage of your site builder (without sound, with a still image), and show it instead of the player of ${service.name}, or show an image (${pages('en')}).`,
    };
  }
  return {
    de: `Laden Sie das Hintergrundvideo als Datei in die Mediathek hoch (ohne Ton, mit Standbild), und wählen Sie diese oder ein Bild als Hintergrund des Abschnitts, den das Plugin „${plugin}“ zeigt (${pages('de')}); einen Player von ${service.name} braucht er dann nicht.`,
    en: `Upload the background video as a file to the media library (without sound, with a still image), and choose it or an image as the background of the section that the plugin “${plugin}” shows (${pages('en')}); then it needs no player of ${service.name}.`,
  };
}

/** The plugin of WordPress whose script puts a player into the page, by its folder; null where another way leads to it. */
function pluginPlacing(seen: readonly RequestFact[], { requests }: GatheredFacts): string | null {
  const all = requests.ok ? requests.data : [];
  const parents = seen.flatMap(
    ({ parentId }) => all.find(({ id, party, type }) => id === parentId && party === 'first' && type === 'script') ?? [],
  );
  const [folder, ...others] = new Set(parents.map(({ url }) => pluginFile.exec(url)?.[1] ?? null));
  return folder && others.length === 0 ? folder : null;
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
