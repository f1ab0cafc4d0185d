import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../embed-observations.ts';
import type { Facts, RequestFact } from '../facts.ts';
import { pageItem, verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { isOrderStep } from '../order-steps.ts';
import { openAfterReject, rejectNotExamined } from '../passed-after-consent.ts';
import type { ServiceObservation } from '../service-observations.ts';
import { wasWrittenIn } from '../stored-items.ts';
import { unconsentedStates } from '../unconsented-states.ts';

/** Endpoints by which payment services recognise devices. */
const recognition = /^(?:m\.stripe\.(?:com|network)|[ct]\.paypal\.com|b\.stats\.paypal\.com|r\.stripe\.com)$/;

/** Whether the scripts of payment services load on pages on which nobody pays. */
export default defineCheck({
  id: 'emb-payment-sdk',
  area: 'emb',
  version: 1,
  weight: 2,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25Necessary, statute('Art. 5 Abs. 1 lit. c DSGVO', 'Art. 5(1)(c) GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'embeds', 'shopPages', 'applicability', 'attempts'],
  texts: {
    de: {
      title: 'Zahlungs-SDK nur im Bezahlvorgang',
      explanation:
        'Im Warenkorb und an der Kasse ist das Skript eines Zahlungsdienstes in der Regel erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG). Auf allen übrigen Seiten hat der Besucher noch nicht nach einer Zahlung gefragt; Kennungen zur Betrugserkennung entstehen dort ohne Anlass (Art. 5 Abs. 1 lit. c DSGVO). Schnellkauf-Schaltflächen auf Produktseiten sind eine bewusste Gestaltung und bleiben außer Betracht.',
      confidenceReason:
        'Der Abruf wird gemessen; welche Seite zum Bezahlen gehört, wird geschlossen, und eine Express-Schaltfläche kann gewollt sein.',
      howToFix:
        '1. Laden Sie das Skript des Zahlungsdienstes nur im Warenkorb und an der Kasse.\n2. Schalten Sie in der Zahlungs-Erweiterung die Einbindung auf allen Seiten ab.\n3. Liefern Sie Logos der Zahlungsarten als Bilder vom eigenen Server aus.',
      messages: {
        withIdentifier:
          '{service} lädt ohne Einwilligung außerhalb des Bezahlvorgangs und erkennt dabei das Gerät wieder (Seiten: {pages})',
        loaded: '{service} lädt ohne Einwilligung außerhalb des Bezahlvorgangs (Seiten: {pages})',
        pictures: 'Bilder von {service} laden ohne Einwilligung außerhalb des Bezahlvorgangs (Seiten: {pages})',
        connectionOnly: 'Außerhalb des Bezahlvorgangs besteht ohne Einwilligung nur eine Verbindung zu {service} (Seiten: {pages})',
        rejectNotExamined:
          'Vor der Einwilligung lud kein Zahlungsdienst außerhalb des Bezahlvorgangs; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        noShop: 'Es wurden weder ein Shop noch ein Zahlungsdienst gefunden',
      },
    },
    en: {
      title: 'Payment SDK only in checkout',
      explanation:
        'In the cart and at checkout the script of a payment service is usually necessary (Section 25(2) no. 2 TDDDG). On all other pages the visitor has not asked for a payment yet; identifiers for fraud detection arise there without cause (Art. 5(1)(c) GDPR). Express buttons on product pages are a deliberate design and are left out of account.',
      confidenceReason: 'The request is measured; which pages belong to paying is inferred, and an express button may be intended.',
      howToFix:
        '1. Load the script of the payment service only in the cart and at checkout.\n2. Switch off the embedding on all pages in the payment extension.\n3. Deliver logos of payment methods as images from your own server.',
      messages: {
        withIdentifier: '{service} loads without consent outside the payment process and recognises the device (pages: {pages})',
        loaded: '{service} loads without consent outside the payment process (pages: {pages})',
        pictures: 'Images from {service} load without consent outside the payment process (pages: {pages})',
        connectionOnly: 'Outside the payment process there is only a connection to {service} without consent (pages: {pages})',
        rejectNotExamined:
          'No payment service loaded outside the payment process before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        noShop: 'Neither a shop nor a payment service was found',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const observed = observeEmbeds(facts, states, 'payment');
    if (observed.length === 0 && facts.applicability.isShop === false) return { class: 'NotApplicable', message: 'noShop' };

    const hints = observed.flatMap((observation) => {
      const requests = observation.requests.filter((request) => !isExpected(request, observation, facts));
      if (requests.length === 0) return [];
      const pages = [...new Set(requests.map(({ pageUrl }) => pageUrl))];
      const { items, ...rest } = embedFinding(rate({ ...observation, requests }, facts), { ...observation, requests }, facts);
      const params = { service: observation.use.service.name, pages: pages.length };
      return [{ ...rest, params, items: [items[0], ...items.slice(1), ...pages.slice(0, 5).map((url) => pageItem(url))] as const }];
    });
    const verdict = verdictOf({ hints });
    return verdict ?? (complete ? { class: 'Conform' } : openAfterReject(facts, ({ category }) => category === 'payment'));
  },
});

/** On a page of the order, or where the service's own button or form is placed in view. */
function isExpected(
  { pageUrl }: RequestFact,
  { use }: ServiceObservation,
  { embeds, shopPages }: Pick<Facts, 'embeds' | 'shopPages'>,
): boolean {
  if (isOrderStep(pageUrl, shopPages)) return true;
  return embeds.some(
    (embed) => embed.kind === 'iframe' && embed.visible && embed.pageUrl === pageUrl && embed.serviceId === use.service.id,
  );
}

function rate(observation: ServiceObservation, { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>): string {
  const { use, requests, states } = observation;
  if (onlyConnected(observation)) return 'connectionOnly';
  const stored =
    cookies.some((cookie) => cookie.serviceId === use.service.id && states.some((state) => wasWrittenIn(cookie, state))) ||
    storage.some((entry) => entry.serviceId === use.service.id && states.some((state) => entry.states.includes(state)));
  if (stored || requests.some(({ host, identifiers }) => recognition.test(host) || identifiers.length > 0)) return 'withIdentifier';
  return requests.every(({ type }) => type === 'image' || type === 'preconnect') ? 'pictures' : 'loaded';
}
