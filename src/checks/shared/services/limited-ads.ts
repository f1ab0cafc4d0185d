import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceObservation } from './service-observations.ts';

/** Paths under which Google's tags ask for advertisements. */
const adCall = /^\/(?:gampad|pagead)\/(?:ads|adx|live\/ads)$/;

/**
 * Whether Google’s ad server was asked without consent for nothing but limited ads (`ltd=1`): advertisements without identifiers and without what is
 * known of the visitor. One call of another kind, a value that tells the visitor or a service brought along, and it is advertising like any other.
 * What an observation of another moment tells counts too: a script that has asked for nothing yet is rated by what it asks for later.
 */
export function asksForLimitedAds({ use, requests, companions, elsewhere }: ServiceObservation): boolean {
  if (use.service.vendor !== 'google' || use.service.category !== 'marketing' || companions.length > 0) return false;
  const unconsented = [...requests, ...elsewhere.filter(({ states }) => states.some((state) => state !== 'accept'))];
  const calls = unconsented.filter(isAdCall);
  return calls.length > 0 && calls.every(isLimited) && unconsented.every(tellsNobody);
}

function isAdCall({ url }: RequestFact): boolean {
  return adCall.test(URL.parse(url)?.pathname ?? '');
}

function isLimited({ url }: RequestFact): boolean {
  return URL.parse(url)?.searchParams.get('ltd') === '1';
}

function tellsNobody({ identifiers, personalData }: RequestFact): boolean {
  return identifiers.length + personalData.length === 0;
}

/** What is said of it; `when`: the moment, as "nach dem Ablehnen". */
export function limitedAdsMessage(locale: Locale, when: string): string {
  return locale === 'de'
    ? `{service} lädt ${when} (Anfragen an {hosts}), fordert ohne Einwilligung aber nur „Limited Ads“ an (ltd=1): Eine Besucherkennung und ein Werbe-Cookie wurden dabei nicht beobachtet. IP-Adresse, Adresse der Seite und Angaben zum Gerät erhält Google trotzdem; ob das eine Einwilligung braucht, ist umstritten`
    : `{service} loads ${when} (requests to {hosts}), but without consent asks for “limited ads” only (ltd=1): no visitor identifier and no advertising cookie were observed with it. Google receives IP address, address of the page and details of the device all the same; whether that needs consent is disputed`;
}

/**
 * Its steps: to wait is the safe way, to keep such advertisements is the other one, never what comes on top of it. The address that Google
 * provides for them is that of the tag of Ad Manager.
 */
export const limitedAdsFix: Record<Locale, string> = {
  de: '1. {#later} Laden Sie {service} vorsichtshalber erst nach der Einwilligung, und zeigen Sie ohne sie keine Anzeigen von Google.\n2. Oder halten Sie fest, warum Sie „Limited Ads“ auch ohne Einwilligung für zulässig halten, und beschreiben Sie den Abruf in der Datenschutzerklärung, soweit das dort fehlt. Bei Google Ad Manager laden Sie das Tag (gpt.js) dafür von pagead2.googlesyndication.com/tag/js/gpt.js, der Adresse, die Google für „Limited Ads“ vorsieht.',
  en: '1. {#later} To be on the safe side, load {service} only after consent, and show no advertisements of Google without it.\n2. Or put on record why you hold “limited ads” permissible without consent too, and describe the request in the privacy notice as far as that is missing there. If you use Google Ad Manager, load its tag (gpt.js) for them from pagead2.googlesyndication.com/tag/js/gpt.js, the address that Google provides for “limited ads”.',
};
