import type { RequestType } from '#evidence/requests.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { bringsForm } from '../forms/brought-forms.ts';
import { shortList } from '../wording.ts';
import { sendsAddressHash } from './avatar-hashes.ts';
import { onlyConnected } from './embed-observations.ts';
import { showsTheMoment } from './live-pictures.ts';
import type { ServiceObservation } from './service-observations.ts';

const files: ReadonlySet<RequestType> = new Set(['image', 'media', 'font', 'stylesheet', 'preconnect']);

/** What scripts ask or tell a server: nothing of a service runs in the page by that. */
export function isCall({ type }: Pick<RequestFact, 'type'>): boolean {
  return type === 'fetch' || type === 'xhr' || type === 'beacon' || type === 'websocket' || type === 'eventsource';
}

/** Whether scripts only call a service; the browser asks beforehand at the same address whether they may. */
export function areCalls(requests: readonly RequestFact[]): boolean {
  const called = new Set(requests.filter(isCall).map(({ url }) => url));
  return called.size > 0 && requests.every((request) => isCall(request) || (request.type === 'other' && called.has(request.url)));
}

/** What a visitor may see of a service; a picture may be one that counts. */
const shown: ReadonlySet<RequestType> = new Set(['frame', 'stylesheet', 'font', 'media']);

/** The name of the one picture that comes from a service, where it comes with nothing else and its address names it. */
export function fileOf({ use, requests, companions }: ServiceObservation): string | null {
  const own = requests.filter(({ serviceId, type }) => serviceId === use.service.id && type !== 'preconnect');
  const [path, ...others] = new Set(own.map(({ url }) => URL.parse(url)?.pathname ?? ''));
  if (path === undefined || others.length > 0 || companions.length > 0 || own.some(({ type }) => type !== 'image')) return null;
  return /[^/]+\.(?:svg|png|jpe?g|gif|webp|avif)$/i.exec(path)?.[0] ?? null;
}

/** Paths of pictures that are there to be counted: conversions, pixels, hits. */
const ofPixel =
  /\/(?:pagead\/(?:\d{1,3}p[_-])?conv(?:ersion)?|tr|px|pixel|conv(?:ersion)?|collect|beacon)(?:\/[^/.]{0,200}){0,3}(?:\.gif)?$/i;

/** By the form in which the content comes: each has a remedy of its own. */
export function messageFor(observation: ServiceObservation, forms: Facts['forms']): string {
  const { use, requests } = observation;
  if (onlyConnected(observation)) return 'connectionOnly';
  if (use.service.category === 'error-tracking') return 'connectedErrors';
  const own = requests.filter(({ serviceId }) => serviceId === use.service.id);
  const fetched = own.filter(({ type }) => type !== 'preconnect');
  if (fetched.every(({ type, url }) => type === 'image' && ofPixel.test(URL.parse(url)?.pathname ?? ''))) return 'connectedPixel';
  if (areCalls(fetched)) return 'connectedCalls';
  if (own.every(({ type }) => files.has(type)) && sendsAddressHash(fetched)) return 'connectedAvatars';
  if (own.every(({ type }) => files.has(type)) && showsTheMoment(use.service, own)) return 'connectedLive';
  if (own.every(({ type }) => files.has(type))) return fileOf(observation) === null ? 'connectedFiles' : 'connectedImage';
  const placed = own.filter(({ parentId }) => !own.some(({ id }) => id === parentId));
  const inPage = placed.some(({ type, inOwnFrame }) => inOwnFrame && type !== 'frame' && !files.has(type));
  if (!inPage && own.some(({ type }) => type === 'frame')) return 'connectedFrame';
  if (own.some(({ type }) => shown.has(type))) return 'connected';
  if (!bringsForm(use, forms)) return 'connectedScripts';
  // The script of a builder may draw a form at once or wait for a click on a button: only a form that was read tells that it loaded.
  const isRead = forms.some(({ actionServiceId }) => actionServiceId === use.service.id);
  return isRead || use.service.category === 'newsletter' ? 'connectedForm' : 'connectedFormScript';
}

/** The addresses that scripts call at a service, without what differs from visitor to visitor. */
export function callsOf({ use, requests }: ServiceObservation): string[] {
  const own = requests.filter((request) => request.serviceId === use.service.id && isCall(request));
  const paths = Map.groupBy(own, ({ host }) => host);
  return [...paths].map(([host, calls]) => {
    const [first = '', ...others] = new Set(calls.map(({ url }) => URL.parse(url)?.pathname ?? ''));
    return `${host}${shortList([first, ...others], 2)}`;
  });
}

/** The path of the one script of the site that makes all calls to a service; null where there are more, or the page itself makes them. */
export function callerOf({ use, requests }: ServiceObservation, all: readonly RequestFact[]): string | null {
  const own = requests.filter((request) => request.serviceId === use.service.id && isCall(request));
  const callers = new Set(
    own.map(({ parentId }) => {
      const caller = all.find(({ id }) => id === parentId);
      return caller?.party === 'first' && caller.type === 'script' ? (URL.parse(caller.url)?.pathname ?? null) : null;
    }),
  );
  const [caller = null] = callers;
  return callers.size === 1 ? caller : null;
}
