import type { Finding, Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { wasSent } from './initiator-chains.ts';
import { momentOf, unconsentedStates } from './unconsented-states.ts';

/** Events for Meta that pages report to the site's own server. Params: `event`, `action`, `pixel`, `product`, `paths`, `marked`; 1 stands for yes. */
const viaServer = {
  de: {
    serverBeforeConsent: 'Vor der Einwilligung',
    serverAfterReject: 'Nach dem Ablehnen',
    serverThroughout: 'Vor der Einwilligung und nach dem Ablehnen',
  },
  en: {
    serverBeforeConsent: 'Before consent',
    serverAfterReject: 'After rejection',
    serverThroughout: 'Before consent and after rejection',
  },
};
const viaServerRest = {
  de: ' melden Seiten ({paths}) Ereignisse{marked|= mit einer Kennung des Besuchers für|für} das Meta-Pixel ({event}{pixel}) an den eigenen Server ({product}{action}); ob er sie an Meta weitergibt, sieht ein Browser nicht',
  en: ' pages ({paths}) report events{marked|= with an identifier of the visitor for|for} the Meta pixel ({event}{pixel}) to the site’s own server ({product}{action}); a browser does not see whether it passes them on to Meta',
};
const viaServerFix = {
  de: '1. Verlangen Sie die Einwilligung auch für Server-Ereignisse (Conversions API),{pixelYourSite|= in PixelYourSite|im Plugin, das sie sendet} (Aufruf {action}); gibt es dort keine Einstellung dafür, lassen Sie das Skript des Plugins erst nach der Einwilligung laden.\n2. Prüfen Sie danach, dass ohne Einwilligung kein Aufruf {action} mit einem dieser Ereignisse mehr abgeht: {event}.',
  en: '1. Require consent for server events (Conversions API) too,{pixelYourSite|= in PixelYourSite|in the plugin that sends them} (call {action}); if there is no setting for it, load the script of the plugin only after consent.\n2. Then verify that without consent no call {action} with one of these events is sent any more: {event}.',
};

/** Events for Meta that the site's own server is told without consent: one finding. What it passes on is not seen, so no more than a hint. */
export function serverEventsOf(service: string, { requests, attempts }: Pick<Facts, 'requests' | 'attempts'>): Finding[] {
  const { states } = unconsentedStates(attempts);
  const told = requests.flatMap((request) =>
    request.serverEvent?.service === service && states.some((state) => request.states.includes(state)) && wasSent(request)
      ? [{ request, event: request.serverEvent }]
      : [],
  );
  const distinct = [...Map.groupBy(told, ({ request, event }) => `${event.event} ${request.pageUrl} ${request.states.join()}`).values()];
  const items = atLeastOne(
    distinct.slice(0, 15).map(([one]) => {
      const { action, pixel: account, event } = one!.event;
      return requestItem(one!.request, { action, event, pixel: account, page: one!.request.pageUrl });
    }),
  );
  if (!items) return [];
  const seen = states.filter((state) => told.some(({ request }) => request.states.includes(state)));
  const list = (values: readonly (string | null)[]) => shortList([...new Set(values.filter((value) => value !== null))]);
  const accounts = list(told.map(({ event }) => (/\d{12}/.test(event.pixel ?? '') ? event.pixel : null)));
  const isPixelYourSite = told.every(({ event }) => /(^|[^a-z])pys[_-]/.test(event.action));
  const params = {
    event: list(told.map(({ event }) => event.event)),
    action: list(told.map(({ event }) => event.action)),
    pixel: accounts === '' ? '' : `, Pixel ${accounts}`,
    paths: pathsOf(told.map(({ request }) => request.pageUrl)),
    product: isPixelYourSite ? 'PixelYourSite, ' : '',
    pixelYourSite: isPixelYourSite ? 1 : '',
    marked: told.some(({ event }) => event.marksVisitor) ? 1 : '',
  };
  const moment = momentOf(seen);
  const message = `server${moment.charAt(0).toUpperCase()}${moment.slice(1)}`;
  return [{ message, params, items, cause: 'meta-server-events', serviceIds: [service] }];
}

/** What the message on events that the server is told with consent only says of them; null where it is told none. */
export function consentedServerEvents(service: string, { requests }: Pick<Facts, 'requests'>): Record<string, string> | null {
  const told = requests.flatMap((request) =>
    request.serverEvent?.service === service && request.states.includes('accept') && wasSent(request) ? request.serverEvent : [],
  );
  const list = (values: readonly string[]) => shortList([...new Set(values)]);
  return told.length > 0 ? { event: list(told.map(({ event }) => event)), action: list(told.map(({ action }) => action)) } : null;
}

/** Messages and steps for them. */
export function serverTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const moments = Object.entries(viaServer[locale]);
  return {
    messages: Object.fromEntries(moments.map(([name, when]) => [name, when + viaServerRest[locale]])),
    fixes: Object.fromEntries(moments.map(([name]) => [name, viaServerFix[locale]])),
  };
}
