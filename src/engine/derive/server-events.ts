import type { RequestFact } from '#checks/facts/requests.ts';
import type { Parameter } from './parameters.ts';

/** The event names that Meta's Conversions API knows by itself. */
const metaEvents =
  /^(PageView|ViewContent|AddToCart|AddToWishlist|AddPaymentInfo|InitiateCheckout|Purchase|Search|Lead|Contact|CompleteRegistration|Schedule|StartTrial|Subscribe|SubmitApplication|CustomizeProduct|FindLocation|Donate)$/i;
const metaNames = /^(facebook|meta|fb)([_-]?(pixel|capi))?$/i;
/** Actions and routes of plugins and tagging servers that hand events on to the Conversions API. */
const metaCalls =
  /(^|[^a-z])(facebook|fb|meta)[_/-]?(conversions?[_-]?api|capi|pixel|(pixel[_-]?)?(events?|track(ing)?))(?![a-z])|pys-facebook\/v\d/i;
const targetNames = new Set(['pixel', 'platform', 'destination', 'network', 'provider', 'tag']);
const eventNames = new Set(['event', 'event_name', 'eventname', 'ev']);

/**
 * An event of the Meta pixel that a page reports to the site's own server, or null. It needs the name of the event and one of the tracker:
 * an event alone may be the site's own counting. What the server does with it is not seen.
 */
export function readServerEvent(url: string, parameters: readonly Parameter[]): RequestFact['serverEvent'] {
  const lower = parameters.map(({ name, value }) => ({ name: name.toLowerCase(), value: value.slice(0, 200) }));
  const event = lower.find(({ name, value }) => eventNames.has(name) && metaEvents.test(value))?.value;
  if (event === undefined) return null;
  const target = lower.find(({ name, value }) => targetNames.has(name) && metaNames.test(value))?.value;
  const action = lower.find(({ name }) => name === 'action')?.value ?? '';
  const path = URL.parse(url)?.pathname.slice(0, 500) ?? '';
  if (target === undefined && !metaCalls.test(action) && !metaCalls.test(path)) return null;
  const account = lower.find(({ name, value }) => /^(ids?(\[\d{0,2}\])?|pixel_?id)$/.test(name) && /^\d{12,18}$/.test(value))?.value;
  const marks = lower.some(({ name, value }) => /^(external_id|_?fb[pc])$/.test(name) && value.length >= 8);
  return { service: 'meta-pixel', event, action: action || path, pixel: account ?? target ?? null, marksVisitor: marks };
}
