import type { RequestFact } from '../../facts/requests.ts';
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
