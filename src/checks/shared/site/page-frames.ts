import { serviceOf } from '#knowledge/find-service.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { addedTo } from '../../message-variants.ts';
import { takesFormsAt } from '../forms/form-services.ts';
import { requestIndex } from '../services/request-index.ts';
import { pathsOf } from './page-paths.ts';

type Observed = Pick<Facts, 'requests' | 'services'>;

/**
 * The frames of a page in which a service runs: its own (`OwnFrame`), also under a name of the site's domain, with a form or something
 * else in it (`OwnDomainForm`, `OwnDomainFrame`), or of the service named, which has its settings (`InFrame`).
 */
export interface PageFrames {
  kind: 'OwnFrame' | 'OwnDomainForm' | 'OwnDomainFrame' | 'InFrame';
  params: { frameOf: string; frameHost: string; paths: string };
}

/**
 * The frame that the page itself holds and in which a request came about, or null: then a script of the page, or of its tag manager,
 * causes it. Where the browser did not tell the cause, it is the frame of the service that brings the request along.
 */
export function frameAround(request: RequestFact, { requests }: Pick<Facts, 'requests'>): RequestFact | null {
  const index = requestIndex(requests);
  const seen = new Set<string>();
  let top = request;
  for (let above = index.byId.get(top.parentId ?? ''); above && !seen.has(above.id); above = index.byId.get(top.parentId ?? '')) {
    seen.add(above.id);
    top = above;
  }
  if (top.type === 'frame' && top.parentId === null && top.party !== 'first') return top;
  if (top.inOwnFrame) return null;
  return (
    index
      .framesOn(request.pageUrl)
      .find(({ serviceId }) => serviceId !== null && (serviceId === top.embeddedBy || serviceId === top.serviceId)) ?? null
  );
}

/** Where all that runs of a service runs in frames that the pages hold: whose frames these are, and on which pages. */
export function framesOf(serviceId: string, running: readonly RequestFact[], observed: Observed): PageFrames | null {
  const frames = running.map((request) => frameAround(request, observed));
  const [first] = frames;
  if (!first || frames.some((frame) => frame?.serviceId !== first.serviceId)) return null;
  const name = observed.services.find(({ service }) => service.id === first.serviceId)?.service.name ?? first.host;
  const kind = first.serviceId === serviceId ? ownKind(first) : 'InFrame';
  return { kind, params: { frameOf: name, frameHost: first.host, paths: pathsOf(running.map(({ pageUrl }) => pageUrl)) } };
}

/** Whoever follows a link to the site's own domain is still with the site: its cookies are set there without consent as well. */
function ownKind({ host, pageUrl, serviceId, url }: RequestFact): PageFrames['kind'] {
  if (!isSameSite(host, new URL(pageUrl).hostname)) return 'OwnFrame';
  const service = serviceOf(serviceId ?? '');
  return service && takesFormsAt(service, url) ? 'OwnDomainForm' : 'OwnDomainFrame';
}

const where: Record<Locale, Record<PageFrames['kind'], string>> = {
  de: {
    OwnFrame: ', im Rahmen (iframe) des Dienstes auf {paths}',
    OwnDomainForm: ', im Rahmen (iframe) mit einem Formular des Dienstes auf {paths}, unter {frameHost}',
    OwnDomainFrame: ', im Rahmen (iframe) des Dienstes auf {paths}, unter {frameHost}',
    InFrame: ', im Rahmen (iframe) von {frameOf} auf {paths}',
  },
  en: {
    OwnFrame: ', in the frame (iframe) of the service on {paths}',
    OwnDomainForm: ', in the frame (iframe) with a form of the service on {paths}, under {frameHost}',
    OwnDomainFrame: ', in the frame (iframe) of the service on {paths}, under {frameHost}',
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
      '{#later} Laden Sie den Rahmen (iframe) von {service} auf {paths} erst nach der Einwilligung, etwa mit einem Vorschaubild bis dahin, oder ersetzen Sie ihn durch einen Link. In Vorlage und Tag-Manager steht er nicht; er steckt im Inhalt dieser Seite, bei Baukästen meist in einem Baustein für HTML oder Einbettungen.',
    OwnDomainForm:
      '{#later} Laden Sie den Rahmen (iframe) von {service} auf {paths} erst nach der Einwilligung, mit einem Hinweis an seiner Stelle bis dahin, oder ersetzen Sie ihn durch ein eigenes Formular Ihrer Website, das die Angaben erst beim Absenden an den Dienst übergibt (bei manchen Diensten „Form Handler“ genannt). Ein bloßer Link auf das Formular genügt nicht: {frameHost} gehört zu Ihrer Domain, und der Dienst läuft dort schon beim Aufruf.',
    OwnDomainFrame:
      '{#later} Laden Sie den Rahmen (iframe) von {service} auf {paths} erst nach der Einwilligung, mit einem Hinweis an seiner Stelle bis dahin. Ein bloßer Link genügt nicht: {frameHost} gehört zu Ihrer Domain, und der Dienst läuft dort schon beim Aufruf.',
    InFrame:
      '{#later} Laden Sie den ganzen Rahmen (iframe) von {frameOf} auf {paths} erst nach der Einwilligung, mit einem Hinweis an seiner Stelle bis dahin, oder ersetzen Sie ihn durch einen Link: {service} bringt er mit, im Quelltext Ihrer Seiten steht der Dienst nicht. {service} nur in den Einstellungen von {frameOf} zu entfernen genügt, wenn {frameOf} selbst ohne Einwilligung nichts im Endgerät speichert.',
  },
  en: {
    OwnFrame:
      '{#later} Load the frame (iframe) of {service} on {paths} only after consent, for example with a preview image until then, or replace it by a link. It is in neither template nor tag manager but in the content of this page, with website builders mostly in an element for HTML or embeds.',
    OwnDomainForm:
      '{#later} Load the frame (iframe) of {service} on {paths} only after consent, with a notice in its place until then, or replace it by a form of your own website that passes the entries on to the service only when it is sent (some services call that a form handler). A mere link to the form is not enough: {frameHost} belongs to your domain, and the service runs there as soon as it is opened.',
    OwnDomainFrame:
      '{#later} Load the frame (iframe) of {service} on {paths} only after consent, with a notice in its place until then. A mere link is not enough: {frameHost} belongs to your domain, and the service runs there as soon as it is opened.',
    InFrame:
      '{#later} Load the whole frame (iframe) of {frameOf} on {paths} only after consent, with a notice in its place until then, or replace it by a link: it brings {service} along, which is not in the source of your pages. Removing only {service} in the settings of {frameOf} is enough if {frameOf} itself stores nothing on the device without consent.',
  },
};
