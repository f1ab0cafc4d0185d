import type { Locale } from './define-check.ts';
import type { Facts, RequestFact } from './facts.ts';
import { addedTo } from './message-variants.ts';
import { pathsOf } from './shop-offer.ts';

type Observed = Pick<Facts, 'requests' | 'services'>;

/** The frames of a page in which a service runs: `own` of that very service, else of the one named, which has its settings. */
export interface PageFrames {
  kind: 'OwnFrame' | 'InFrame';
  params: { frameOf: string; paths: string };
}

/**
 * The frame that the page itself holds and in which a request came about, or null: then a script of the page, or of its tag manager,
 * causes it. Where the browser did not tell the cause, it is the frame of the service that brings the request along.
 */
export function frameAround(request: RequestFact, { requests }: Pick<Facts, 'requests'>): RequestFact | null {
  const byId = new Map(requests.map((each) => [each.id, each]));
  const seen = new Set<string>();
  let top = request;
  for (let above = byId.get(top.parentId ?? ''); above && !seen.has(above.id); above = byId.get(top.parentId ?? '')) {
    seen.add(above.id);
    top = above;
  }
  if (top.type === 'frame' && top.parentId === null && top.party !== 'first') return top;
  if (top.inOwnFrame) return null;
  const frames = requests.filter(({ type, pageUrl, parentId }) => type === 'frame' && pageUrl === request.pageUrl && parentId === null);
  return frames.find(({ serviceId }) => serviceId !== null && (serviceId === top.embeddedBy || serviceId === top.serviceId)) ?? null;
}

/** Where all that runs of a service runs in frames that the pages hold: whose frames these are, and on which pages. */
export function framesOf(serviceId: string, running: readonly RequestFact[], observed: Observed): PageFrames | null {
  const frames = running.map((request) => frameAround(request, observed));
  const [first] = frames;
  if (!first || frames.some((frame) => frame?.serviceId !== first.serviceId)) return null;
  const name = observed.services.find(({ service }) => service.id === first.serviceId)?.service.name ?? first.host;
  const kind = first.serviceId === serviceId ? 'OwnFrame' : 'InFrame';
  return { kind, params: { frameOf: name, paths: pathsOf(running.map(({ pageUrl }) => pageUrl)) } };
}

const where: Record<Locale, Record<PageFrames['kind'], string>> = {
  de: {
    OwnFrame: ', im Rahmen (iframe) des Dienstes auf {paths}',
    InFrame: ', im Rahmen (iframe) von {frameOf} auf {paths}',
  },
  en: {
    OwnFrame: ', in the frame (iframe) of the service on {paths}',
    InFrame: ', in the frame (iframe) of {frameOf} on {paths}',
  },
};

/** Messages that a service runs, with the frames in which it does. */
export function framedMessages(messages: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return addedTo(messages, where[locale]);
}

/** What to do where no script of the pages can be held back. `{service}` is what runs. */
export const framedSteps: Record<Locale, Record<PageFrames['kind'], string>> = {
  de: {
    OwnFrame:
      'Laden Sie den Rahmen (iframe) von {service} auf {paths} erst nach der Einwilligung, etwa mit einem Vorschaubild bis dahin, oder ersetzen Sie ihn durch einen Link. In Vorlage und Tag-Manager steht er nicht; er steckt im Inhalt dieser Seite, bei Baukästen meist in einem Baustein für HTML oder Einbettungen.',
    InFrame:
      'Entfernen Sie {service} in den Einstellungen von {frameOf}; im Quelltext Ihrer Seiten steht der Dienst nicht. Oder laden Sie den ganzen Rahmen (iframe) von {frameOf} auf {paths} erst nach der Einwilligung.',
  },
  en: {
    OwnFrame:
      'Load the frame (iframe) of {service} on {paths} only after consent, for example with a preview image until then, or replace it by a link. It is in neither template nor tag manager but in the content of this page, with website builders mostly in an element for HTML or embeds.',
    InFrame:
      'Remove {service} in the settings of {frameOf}; the service is not in the source of your pages. Or load the whole frame (iframe) of {frameOf} on {paths} only after consent.',
  },
};
