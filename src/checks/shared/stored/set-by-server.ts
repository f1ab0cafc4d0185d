import { findCookie } from '#knowledge/find-cookie.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { numberedSteps } from '../../message-variants.ts';

/** A product of the site's own that has the server set its cookies: no consent tool holds back an answer, only what asks for it. */
const words: Record<Locale, { told: string; toldScript: string; step: string; stepScript: string }> = {
  de: {
    told: '; Zweck: {purposes}; gesetzt vom Server Ihrer Website mit der Antwort auf {address}',
    toldScript: '; Zweck: {purposes}; gesetzt vom Server Ihrer Website mit der Antwort auf {address}, aufgerufen von {script}',
    step: 'Schalten Sie in den Einstellungen von {service} ab, was diese Cookies setzt, oder richten Sie es so ein, dass der Server sie erst setzt, wenn die Einwilligung gespeichert ist: Ein Einwilligungswerkzeug hält nur Skripte zurück.',
    stepScript:
      'Schalten Sie in den Einstellungen von {service} ab, was diese Cookies setzt, oder laden Sie {script} erst nach der Einwilligung: Dieses Skript ruft {address} auf, und erst die Antwort Ihres Servers setzt die Cookies.',
  },
  en: {
    told: '; purpose: {purposes}; set by the server of your website with its answer to {address}',
    toldScript: '; purpose: {purposes}; set by the server of your website with its answer to {address}, called by {script}',
    step: 'In the settings of {service}, switch off what sets these cookies, or arrange that the server sets them only once consent is stored: a consent tool holds back scripts alone.',
    stepScript:
      'In the settings of {service}, switch off what sets these cookies, or load {script} only after consent: this script calls {address}, and it is the answer of your server that sets the cookies.',
  },
};

/** Messages by their own names with the endings `ByServer` and `ByServerScript`, which say how the cookies get there. */
export function servedMessages(messages: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const { told, toldScript } = words[locale];
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, text]) => [
      [`${name}ByServer`, text + told],
      [`${name}ByServerScript`, text + toldScript],
    ]),
  );
}

/** The fixes of such messages; `checked`: the step that looks at the result, by the name of the message. */
export function servedFixes(checked: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const { step, stepScript } = words[locale];
  return Object.fromEntries(
    Object.entries(checked).flatMap(([name, check]) => [
      [`${name}ByServer`, numberedSteps([step, check])],
      [`${name}ByServerScript`, numberedSteps([stepScript, check])],
    ]),
  );
}

/**
 * The finding under its message of that kind where all its cookies are set by answers of the site's own server and belong to no service;
 * null for others. Params besides: `purposes` (names, told as what they are for), `address` that was answered, and `script` that called it where a page did not ask itself.
 */
export function servedFinding(finding: Finding, cookies: readonly CookieFact[], requests: readonly RequestFact[]): Finding | null {
  const shown = new Set(finding.items.map(({ ref }) => ref));
  const own = cookies.filter(({ id }) => shown.has(id));
  const isServed = ({ party, setVia, setBy, serviceId }: CookieFact) =>
    serviceId === null && party === 'first' && setVia === 'header' && setBy !== null;
  if (own.length === 0 || !own.every(isServed)) return null;
  const { setBy } = own[0]!;
  const address = URL.parse(setBy!)?.pathname;
  if (address === undefined) return null;
  const script = callerOf(setBy!, requests);
  const purposes = [...new Set(own.map(({ name }) => name))].join(', ');
  const params = { ...finding.params, purposes, address, ...(script !== null && { script }) };
  return { ...finding, message: `${finding.message}ByServer${script === null ? '' : 'Script'}`, params };
}

/** What known cookies of a site's own products are for, by their names: a clause for each, without the product, which is told before. */
export function purposesInWords(names: string, locale: Locale): string {
  const purposes = names
    .split(', ')
    .flatMap((name) => findCookie(name, 'cookie', '')?.purpose[locale].replace(/ \([^()]{1,60}\)$/, '') ?? []);
  const [first, ...rest] = [...new Set(purposes)];
  return first === undefined ? names : [first, ...rest].map((purpose) => purpose.charAt(0).toLowerCase() + purpose.slice(1)).join(', ');
}

/** Path of the site's own script that asked for an address; null for a page, and where that is not known. */
function callerOf(address: string, requests: readonly RequestFact[]): string | null {
  const place = placeOf(address);
  const parents = requests.flatMap(({ url, parentId, type }) => (type !== 'document' && placeOf(url) === place ? (parentId ?? []) : []));
  const caller = requests.find(({ id, type, party }) => type === 'script' && party === 'first' && parents.includes(id));
  return caller ? new URL(caller.url).pathname : null;
}

function placeOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host}${url.pathname}` : address;
}
