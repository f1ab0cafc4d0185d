import type { RequestType } from '#evidence/requests.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { consentItemsOf } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import type { ServiceObservation } from './service-observations.ts';

/** What is said of a tracker whose script loads early but which follows visitors only after accepting; `when` tells the moment. */
export function waitingMessage(locale: 'de' | 'en', when: string): string {
  return locale === 'de'
    ? `Das Skript von {service} lädt ${when} ({hosts}), der Anbieter erhält damit die IP-Adresse; gemeldet oder gespeichert wurde erst nach dem Zustimmen ({later}). Ob der Abruf des Skripts allein eine Einwilligung braucht, ist umstritten`
    : `The script of {service} loads ${when} ({hosts}), and its provider receives the IP address with it; reported or stored was only after accepting ({later}). Whether the request for the script alone needs consent is disputed`;
}

/** Its step: the condition that holds the measurement is there; the loading of the script belongs into it. */
export const waitingFix = {
  de: '1. Die Messung selbst wartet schon auf die Zustimmung: Ziehen Sie auch den Befehl, der das Skript von {service} lädt, in dieselbe Bedingung, statt das Skript immer zu laden. Bindet es das System Ihrer Website von selbst ein, sehen Sie dort nach, ob sich das abschalten lässt; wenn nicht, nennen Sie den Abruf in der Datenschutzerklärung.\n2. {#no-request} Laden Sie eine Seite mit dem Dienst in einem neuen Browserprofil, und prüfen Sie, dass ohne Zustimmung keine Anfrage an {hosts} mehr erscheint.',
  en: '1. The measurement itself waits for consent already: move the command that loads the script of {service} into the same condition too, instead of always loading the script. If the system of your website includes it by itself, look there whether that can be switched off; if not, name the request in the privacy notice.\n2. {#no-request} Load a page with the service in a fresh browser profile and verify that without consent no request to {hosts} appears any more.',
};

/** Files that run or dress what follows; asking for them alone reports nothing. */
const files: ReadonlySet<RequestType> = new Set(['script', 'stylesheet', 'font', 'preconnect']);

/**
 * Whether of a tracker nothing but files loaded that tell neither visitor nor page, nothing was stored, and the scan saw it report or store
 * after accepting: what it does with consent, it was seen not to do without. Without that contrast nothing is known of it.
 */
export function waitsForConsent(observation: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): boolean {
  const { use, requests, elsewhere, active } = observation;
  if (!active || use.service.consent !== 'yes' || use.service.selfHosted) return false;
  if (!requests.some(({ type }) => type === 'script') || !requests.every(isMereFile)) return false;
  // What it does after rejecting, a check that asks about the time before knows as well: then it waits for any choice, not for consent.
  if (elsewhere.some((request) => isUnconsented(request) && !isMereFile(request))) return false;
  const { cookies, storage } = consentItemsOf(use.service.id, facts, ['none', 'reject']);
  return cookies.length + storage.length === 0 && laterTraces(observation, facts).length > 0;
}

/** What a tracker does only after accepting: the hosts it reports to, and what it stores. */
export function laterTraces({ use, elsewhere }: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): string[] {
  const { cookies, storage } = consentItemsOf(use.service.id, facts, ['accept']);
  const reports = elsewhere.filter((request) => !isUnconsented(request) && !isMereFile(request));
  return [...new Set([...reports.map(({ host }) => host), ...cookies.map(({ name }) => name), ...storage.map(({ key }) => key)])];
}

/** The same as a place in a message. */
export function laterParams(observation: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): { later: string } {
  return { later: shortList(laterTraces(observation, facts)) };
}

function isUnconsented({ states }: RequestFact): boolean {
  return states.some((state) => state !== 'accept');
}

function isMereFile({ type, url, pageUrl, identifiers, personalData }: RequestFact): boolean {
  return files.has(type) && identifiers.length + personalData.length === 0 && !tellsPage(url, pageUrl);
}

/** Whether an address holds the one of the page, as a script that counts by being asked for does. */
function tellsPage(url: string, pageUrl: string): boolean {
  const page = URL.parse(pageUrl);
  const query = url.split('?').slice(1).join('?');
  if (page === null || query === '') return false;
  const address = `${page.host}${page.pathname}`;
  return (
    query.includes(encodeURIComponent(address)) || query.includes(address) || (page.pathname.length > 3 && query.includes(page.pathname))
  );
}
