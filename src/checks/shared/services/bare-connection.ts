import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { numberedSteps } from '../../message-variants.ts';
import { isConnectionOnly, wasSent } from './initiator-chains.ts';

/**
 * Whether all that was seen of a service is that connections to it were opened ahead (`preconnect`): its server learns the visitor's
 * address, but nothing of it is fetched and nothing of it runs. A theme asks for that often, whatever the site uses.
 */
export function isOnlyConnectedTo(
  { service, requestIds }: Pick<ServiceUse, 'service' | 'requestIds'>,
  requests: readonly RequestFact[],
): boolean {
  const ids = new Set(requestIds);
  const own = requests.filter((request) => (request.serviceId === service.id || ids.has(request.id)) && wasSent(request));
  return own.length > 0 && own.every(isConnectionOnly);
}

/** What is to be done about such a connection, whatever the service is for: what loads nothing needs no section in the notice. */
export const bareSteps = {
  de: numberedSteps([
    '{#remove} Entfernen Sie aus dem Kopf der Seiten (head) die Zeile, die die Verbindung zu {service} vorab aufbaut (link rel="preconnect"); meist stammt sie vom Theme oder einer Erweiterung.',
    'Nur wenn die Website von dort später doch etwas lädt, etwa nach einem Klick: Fügen Sie die Zeile erst dann ein, und beschreiben Sie {service} in der Datenschutzerklärung, soweit das dort fehlt.',
  ]),
  en: numberedSteps([
    '{#remove} Remove the line from the head of the pages that opens the connection to {service} in advance (link rel="preconnect"); mostly it comes from the theme or an extension.',
    'Only if the website does load something from there later, for example after a click: add the line only then, and describe {service} in the privacy notice where that is missing there.',
  ]),
};

const told = {
  de: 'baut die Website eine Verbindung zu {service} vorab auf (preconnect); der Server erhält die IP-Adresse, geladen wird von dort nichts',
  en: 'the site opens a connection to {service} in advance (preconnect); the server receives the IP address, nothing is loaded from there',
};

/** The sentence about such a connection, with the moment at its beginning: `{when}` or words. */
export function bareMessage(locale: 'de' | 'en', moment: string): string {
  return `${moment} ${told[locale]}`;
}
