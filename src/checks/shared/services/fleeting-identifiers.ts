import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { consentItemsOf } from '../stored/stored-items.ts';
import type { ServiceObservation } from './service-observations.ts';

/** Pages with a value of their own each, from which on it is known that none stays. */
const fewestPages = 3;

/**
 * Whether a service that measures on its own servers was seen to draw the identifier it sends anew with each page and to send none that
 * stays: like a count without cookie, it recognises nobody on the next page. What it stores is for the caller to ask.
 */
export function drawsAnew({ use, requests }: Pick<ServiceObservation, 'use' | 'requests'>): boolean {
  if (use.service.category !== 'analytics') return false;
  const isPlain = ({ identifiers, personalData, gcs }: RequestFact) => identifiers.length + personalData.length === 0 && gcs === null;
  if (!requests.every(isPlain)) return false;
  return new Set(requests.flatMap(({ fleeting = [], pageUrl }) => (fleeting.length > 0 ? [pageUrl] : []))).size >= fewestPages;
}

/** The names of the values drawn anew, each once. */
export function namesDrawn({ requests }: Pick<ServiceObservation, 'requests'>): string[] {
  return [...new Set(requests.flatMap(({ fleeting = [] }) => fleeting))];
}

/** What was measured of such a service, behind a sentence on when it runs. */
export const drawnMeasure = {
  de: 'gespeichert hat der Dienst dabei nichts, was dem Scan aufgefallen wäre, und die mitgesendete Kennung ({drawn}) war auf jeder Seite eine andere. IP-Adresse und Angaben zur Seite und zum Gerät erhält er trotzdem; ob solches Messen auf fremden Servern eine Einwilligung braucht, ist umstritten',
  en: 'the scan noticed nothing stored with it, and the identifier sent along ({drawn}) was another one on each page. It receives the IP address and details of page and device all the same; whether such measuring on servers of others needs consent is disputed',
};

/** Measurements that a platform makes for every site on it, and for which its settings know cookies alone. */
const ofPlatforms: ReadonlySet<string> = new Set(['shopify-analytics']);

/** Whether a platform's own measurement draws anew because its setting is made: with acceptance it stores, without it does not. */
export function isHeldToItsSetting({ use }: Pick<ServiceObservation, 'use'>, facts: Pick<Facts, 'cookies' | 'storage'>): boolean {
  const { cookies, storage } = consentItemsOf(use.service.id, facts, ['accept']);
  return ofPlatforms.has(use.service.id) && cookies.length + storage.length > 0;
}

/** Whether a platform's own measurement calls home after rejecting too: no setting leaves the traffic without it. `seen`: in which states. */
export function callsWhateverChosen({ service }: Pick<ServiceUse, 'service'>, seen: readonly { states: readonly string[] }[]): boolean {
  return ofPlatforms.has(service.id) && seen.some(({ states }) => states.includes('reject'));
}

/** What is to be seen then once its setting is made. */
export const platformVerifyStep = {
  de: 'Laden Sie {page} in einem neuen Browserprofil, treffen Sie keine Auswahl, und prüfen Sie, dass {service} keine Cookies mehr setzt. Aufrufe ohne Cookie bleiben: Sie gehören zur Plattform, gehen auch nach dem Ablehnen hinaus und lassen sich in ihren Einstellungen nicht abschalten{see:trk-after-reject}.',
  en: 'Load {page} in a fresh browser profile, make no choice, and verify that {service} sets no cookies any more. Calls without a cookie remain: they belong to the platform, go out after rejecting too and cannot be switched off in its settings{see:trk-after-reject}.',
};

/** Steps then: there is no setting left to make. */
export const platformMeasureFix = {
  de: '1. Ohne Zustimmung setzt {service} keine Cookies; die übrigen Aufrufe gehören zur Plattform und lassen sich in ihren Einstellungen nicht abschalten. Halten Sie fest, warum Sie sie ohne Einwilligung für zulässig halten, und beschreiben Sie {service} in der Datenschutzerklärung, soweit das dort fehlt: Zweck, Rechtsgrundlage, Empfänger und Land.\n2. Nur wenn Sie der strengen Ansicht folgen, nach der auch diese Zählung eine Einwilligung braucht: Fragen Sie beim Anbieter der Plattform nach einem Weg, sie bis dahin anzuhalten.',
  en: '1. Without acceptance {service} sets no cookies; the remaining calls belong to the platform and cannot be switched off in its settings. Record why you hold them permissible without consent, and describe {service} in the privacy notice where that is missing there: purpose, legal basis, recipient and country.\n2. Only if you follow the strict view that this counting needs consent as well: ask the provider of the platform for a way to stop it until then.',
};
