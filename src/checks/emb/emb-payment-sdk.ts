import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import { pageItem, verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { isOrderStep } from '../shared/offer/order-steps.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../shared/services/embed-observations.ts';
import { openAfterReject, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { onlyPictures } from '../shared/services/payment-pictures.ts';
import { pagesWithPrices, priceTableStep } from '../shared/services/price-tables.ts';
import type { ServiceObservation } from '../shared/services/service-observations.ts';
import { unconsentedStates } from '../shared/services/unconsented-states.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';
import { plainText, shortList } from '../shared/wording.ts';

/** Endpoints by which payment services recognise devices. */
const recognition = /^(?:m\.stripe\.(?:com|network)|[ct]\.paypal\.com|b\.stats\.paypal\.com|r\.stripe\.com)$/;

/** Where no shop is seen there are no settings of one: the script stands in the pages themselves. */
const shoplessSteps = {
  de: '1. {#later} Entfernen Sie {script} aus den Vorlagen von {paths}, am besten aus dem gemeinsamen Kopf, und laden Sie es nur auf der Seite, auf der bezahlt wird; unter den geprüften war keine solche.\n2. Brauchen Sie das Skript auf keiner dieser Seiten, etwa weil in einer anderen Anwendung bezahlt wird, entfernen Sie es ganz.',
  en: '1. {#later} Remove {script} from the templates of {paths}, best from their common head, and load it only on the page on which people pay; there was none among those examined.\n2. If you need the script on none of these pages, for instance because people pay in another application, remove it entirely.',
};

/** Whether the scripts of payment services load on pages on which nobody pays. */
export default defineCheck({
  id: 'emb-payment-sdk',
  area: 'emb',
  version: 10,
  weight: 2,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25Necessary, statute('Art. 5 Abs. 1 lit. c DSGVO', 'Art. 5(1)(c) GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'embeds', 'shopPages', 'applicability', 'attempts'],
  wants: ['forms'],
  stepPlaces: ['script'],
  texts: {
    de: {
      title: 'Zahlungs-SDK nur im Bezahlvorgang',
      explanation:
        'Wer im Warenkorb oder an der Kasse eine Zahlungsart wählt, braucht das Skript ihres Dienstes in der Regel (§ 25 Abs. 2 Nr. 2 TDDDG); ob es dort schon vor der Wahl nötig ist, ist umstritten. Auf allen übrigen Seiten hat der Besucher noch nicht nach einer Zahlung gefragt; Kennungen zur Betrugserkennung entstehen dort ohne Anlass (Art. 5 Abs. 1 lit. c DSGVO). Schnellkauf-Schaltflächen auf Produktseiten sind eine bewusste Gestaltung; gemeldet werden sie nur, wo dabei eine Kennung entsteht.',
      confidenceReason:
        'Der Abruf wird gemessen; welche Seite zum Bezahlen gehört, wird geschlossen, und eine Express-Schaltfläche kann gewollt sein.',
      howToFix:
        '1. {#later} Laden Sie {service} nur im Warenkorb und an der Kasse: Schalten Sie in den Einstellungen des Shops oder der Zahlungs-Erweiterung ab, was der Dienst auf anderen Seiten zeigt (Schaltfläche, Ratenhinweis) oder vorab lädt.',
      fixes: {
        withIdentifierShopless: shoplessSteps.de,
        loadedShopless: shoplessSteps.de,
        pictures: '1. Liefern Sie die Bilder (Logos, Zahlungsarten) vom eigenen Server aus.',
        picturesMarking:
          '1. Liefern Sie {shown} auf {paths} vom eigenen Server aus; Formular und Link zu {service} funktionieren damit weiter.',
        pixel:
          '1. Löschen Sie auf {paths} die Zeile mit dem Zählpixel {pixels}; Formular und Link zu {service} funktionieren ohne es weiter.',
        pixelAndPictures:
          '1. Löschen Sie auf {paths} die Zeile mit dem Zählpixel {pixels}.\n2. Liefern Sie {shown} vom eigenen Server aus; Formular und Link zu {service} funktionieren ohne beide Abrufe weiter.',
        connectionOnly:
          '1. Entfernen Sie den Verweis, der die Verbindung zu {service} vorab aufbaut (preconnect), wenn Sie ihn nicht brauchen.',
        pricesIdentifier: `1. ${priceTableStep.de}`,
        expressIdentifier:
          '1. {#other-way} Schalten Sie auf {paths} alles ab, was {service} dort zeigt (Express-Schaltfläche und Ratenhinweis laden dasselbe Skript), oder laden Sie das Skript dort erst, wenn der Besucher auf eine eigene Schaltfläche klickt.\n2. Laden Sie es in Warenkorb und Kasse mit der Wahl dieser Zahlungsart; soll es dort sogleich laden, halten Sie fest, warum das unbedingt erforderlich ist.',
      },
      messages: {
        pricesIdentifier:
          '{service} zeigt auf {paths} Preise oder Schaltflächen an und erkennt dabei ohne Einwilligung das Gerät wieder, bevor jemand bezahlen will',
        withIdentifier: '{service} lädt ohne Einwilligung außerhalb des Bezahlvorgangs und erkennt dabei das Gerät wieder (auf: {paths})',
        expressIdentifier:
          '{service} lädt ohne Einwilligung auf Produktseiten, die etwas von ihm zeigen (etwa Schaltfläche oder Ratenhinweis; {paths}), und erkennt dabei das Gerät wieder, bevor jemand bezahlen will',
        ownButton:
          'Außerhalb von Warenkorb und Kasse laden Zahlungsdienste nur, wo ihre eigene Schaltfläche oder ihr Formular zu sehen ist: {services} ({paths})',
        loaded: '{service} lädt ohne Einwilligung außerhalb des Bezahlvorgangs (auf: {paths})',
        withIdentifierShopless:
          '{service} lädt ohne Einwilligung, wo niemand bezahlt, und erkennt dabei das Gerät wieder (auf: {paths}); auf den geprüften Seiten ist weder Warenkorb noch Kasse zu sehen',
        loadedShopless:
          '{service} lädt ohne Einwilligung, wo niemand bezahlt (auf: {paths}); auf den geprüften Seiten ist weder Warenkorb noch Kasse zu sehen',
        picturesMarking:
          'Bilder von {service} laden ohne Einwilligung, wo noch niemand bezahlt ({shown}; auf: {paths}), und erkennen dabei das Gerät wieder',
        pixel: '{service} lädt ohne Einwilligung ein Zählpixel, wo noch niemand bezahlt ({pixels}; auf: {paths})',
        pixelAndPictures:
          '{service} lädt ohne Einwilligung, wo noch niemand bezahlt, ein Zählpixel ({pixels}) und Bilder ({shown}; auf: {paths})',
        pictures: 'Bilder von {service} laden ohne Einwilligung außerhalb des Bezahlvorgangs (auf: {paths})',
        connectionOnly: 'Außerhalb des Bezahlvorgangs besteht ohne Einwilligung nur eine Verbindung zu {service} (auf: {paths})',
        rejectNotExamined:
          'Vor der Einwilligung lud kein Zahlungsdienst außerhalb des Bezahlvorgangs; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        noShop: 'Es wurden weder ein Shop noch ein Zahlungsdienst gefunden',
      },
    },
    en: {
      title: 'Payment SDK only in checkout',
      explanation:
        'Whoever chooses a way of paying in the cart or at checkout usually needs the script of its service (Section 25(2) no. 2 TDDDG); whether it is needed there before the choice is disputed. On all other pages the visitor has not asked for a payment yet; identifiers for fraud detection arise there without cause (Art. 5(1)(c) GDPR). Express buttons on product pages are a deliberate design; they are told only where an identifier arises.',
      confidenceReason: 'The request is measured; which pages belong to paying is inferred, and an express button may be intended.',
      howToFix:
        '1. {#later} Load {service} only in the cart and at checkout: in the settings of the shop or of the payment extension, turn off what the service shows on other pages (button, instalment notice) or loads in advance.',
      fixes: {
        withIdentifierShopless: shoplessSteps.en,
        loadedShopless: shoplessSteps.en,
        pictures: '1. Deliver the images (logos, payment methods) from your own server.',
        picturesMarking: '1. Deliver {shown} on {paths} from your own server; form and link to {service} go on working with that.',
        pixel: '1. Delete the line with the counting pixel {pixels} on {paths}; form and link to {service} go on working without it.',
        pixelAndPictures:
          '1. Delete the line with the counting pixel {pixels} on {paths}.\n2. Deliver {shown} from your own server; form and link to {service} go on working without either request.',
        connectionOnly: '1. Remove the reference that opens the connection to {service} in advance (preconnect) if you do not need it.',
        pricesIdentifier: `1. ${priceTableStep.en}`,
        expressIdentifier:
          '1. {#other-way} Turn off everything on {paths} that {service} shows there (express button and instalment notice load the same script), or load the script there only when the visitor clicks a button of your own.\n2. In cart and checkout, load it with the choice of this way of paying; if it is to load at once there, put on record why that is strictly necessary.',
      },
      messages: {
        pricesIdentifier:
          '{service} shows prices or buttons on {paths} and recognises the device without consent while doing so, before anybody wants to pay',
        withIdentifier: '{service} loads without consent outside the payment process and recognises the device (on: {paths})',
        expressIdentifier:
          '{service} loads without consent on product pages that show something of it (such as button or instalment notice; {paths}) and recognises the device before anybody wants to pay',
        ownButton: 'Outside cart and checkout, payment services load only where their own button or form is in view: {services} ({paths})',
        loaded: '{service} loads without consent outside the payment process (on: {paths})',
        withIdentifierShopless:
          '{service} loads without consent where nobody pays and recognises the device (on: {paths}); on the pages examined there is neither cart nor checkout',
        loadedShopless:
          '{service} loads without consent where nobody pays (on: {paths}); on the pages examined there is neither cart nor checkout',
        picturesMarking:
          'Images from {service} load without consent where nobody is paying yet ({shown}; on: {paths}) and recognise the device',
        pixel: '{service} loads a counting pixel without consent where nobody is paying yet ({pixels}; on: {paths})',
        pixelAndPictures:
          '{service} loads, without consent and where nobody is paying yet, a counting pixel ({pixels}) and images ({shown}; on: {paths})',
        pictures: 'Images from {service} load without consent outside the payment process (on: {paths})',
        connectionOnly: 'Outside the payment process there is only a connection to {service} without consent (on: {paths})',
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

    const express = observed.flatMap((observation) => expressFinding(observation, facts) ?? []);
    const hints = observed.flatMap((observation) => {
      const requests = reaching(observation).filter((request) => !isExpected(request, observation, facts));
      if (requests.length === 0) return [];
      const pages = [...new Set(requests.map(({ pageUrl }) => pageUrl))];
      const rated = rate({ ...observation, requests }, facts);
      const script = requests.find(({ type, embeddedBy }) => type === 'script' && embeddedBy === null);
      const shopless = script !== undefined && /^(?:withIdentifier|loaded)$/.test(rated) && !sellsHere(facts);
      const { items, ...rest } = embedFinding(shopless ? `${rated}Shopless` : rated, { ...observation, requests }, facts);
      const seen = onlyPictures(requests);
      const params = {
        service: observation.use.service.name,
        paths: pathsOf(pages),
        pixels: shortList(seen?.pixels ?? []),
        shown: shortList(seen?.shown ?? []),
        ...(shopless && { script: script.url.replace(/[?#].*$/s, '') }),
      };
      return [{ ...rest, params, items: [items[0], ...items.slice(1), ...pages.slice(0, 5).map((url) => pageItem(url))] as const }];
    });
    const verdict = verdictOf({ hints: [...hints, ...express] });
    if (verdict) return verdict;
    const shown = observed.flatMap((observation) => {
      const requests = observation.requests.filter(({ pageUrl }) => !isOrderStep(pageUrl, facts.shopPages));
      return requests.length > 0 ? [{ name: observation.use.service.name, requests }] : [];
    });
    if (complete && shown.length > 0) {
      const params = {
        services: shortList(shown.map(({ name }) => name)),
        paths: pathsOfRequests(shown.flatMap(({ requests }) => requests)),
      };
      return { class: 'Conform', message: 'ownButton', params };
    }
    return complete ? { class: 'Conform' } : openAfterReject(facts, ({ category }) => category === 'payment');
  },
});

/** A shop, or goods or an order step among the pages: then its settings decide where the script loads. */
function sellsHere({ applicability, shopPages }: Pick<Facts, 'applicability' | 'shopPages'>): boolean {
  return applicability.isShop !== false || shopPages.length > 0;
}

/** A shop system keeps a file of the service on the shop's own host: where only that loads, the service learns nothing. */
function reaching({ requests }: ServiceObservation): readonly RequestFact[] {
  const foreign = requests.filter(({ party }) => party !== 'first');
  return foreign.length > 0 ? foreign : requests;
}

/** What one presses where a donation is paid at once. */
const gives =
  /^\W*(?:(?:jetzt|online|sicher|hier|€|\d[\d.,]*)\s+){0,4}(?:spenden|spende\s+(?:abschließen|absenden)|donate(?:\s+now)?|unterstützen)\W*$/iu;

/** On a page of the order or of a donation, or where the service's own button or form is placed in view. */
function isExpected(
  { pageUrl }: RequestFact,
  { use }: ServiceObservation,
  { embeds, shopPages, forms = [] }: Pick<Facts, 'embeds' | 'shopPages'> & Partial<Pick<Facts, 'forms'>>,
): boolean {
  if (isOrderStep(pageUrl, shopPages)) return true;
  if (
    forms.some(
      (form) => form.pageUrl === pageUrl && form.visible && form.personalFields.length > 0 && gives.test(plainText(form.submitText)),
    )
  )
    return true;
  return embeds.some(
    (embed) => embed.kind === 'iframe' && embed.visible && embed.pageUrl === pageUrl && embed.serviceId === use.service.id,
  );
}

/** A button for express payment on a page of goods is meant to be there; that it recognises the device at once is not needed for it. */
function expressFinding(
  observation: ServiceObservation,
  facts: Pick<Facts, 'cookies' | 'storage' | 'embeds' | 'shopPages'> & Partial<Pick<Facts, 'forms'>>,
): Finding | null {
  const prices = pagesWithPrices(observation.requests);
  const goods = new Set(facts.shopPages.filter(({ kind }) => kind === 'product' || kind === 'listing').map(({ url }) => url));
  for (const page of prices) if (!isOrderStep(page, facts.shopPages)) goods.add(page);
  const requests = observation.requests.filter((request) => goods.has(request.pageUrl) && isExpected(request, observation, facts));
  if (requests.length === 0 || rate({ ...observation, requests }, facts) !== 'withIdentifier') return null;
  const message = requests.every(({ pageUrl }) => prices.has(pageUrl)) ? 'pricesIdentifier' : 'expressIdentifier';
  const finding = embedFinding(message, { ...observation, requests }, facts);
  return { ...finding, params: { service: observation.use.service.name, paths: pathsOfRequests(requests) } };
}

function pathsOfRequests(requests: readonly RequestFact[]): string {
  return pathsOf([...new Set(requests.map(({ pageUrl }) => pageUrl))]);
}

function rate(observation: ServiceObservation, { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>): string {
  const { use, requests, states } = observation;
  if (onlyConnected(observation)) return 'connectionOnly';
  const stored =
    cookies.some((cookie) => cookie.serviceId === use.service.id && states.some((state) => wasWrittenIn(cookie, state))) ||
    storage.some((entry) => entry.serviceId === use.service.id && states.some((state) => entry.states.includes(state)));
  const marks = stored || requests.some(({ host, identifiers }) => recognition.test(host) || identifiers.length > 0);
  const seen = onlyPictures(requests);
  if (seen === null) return marks ? 'withIdentifier' : 'loaded';
  if (seen.pixels.length > 0) return seen.shown.length > 0 ? 'pixelAndPictures' : 'pixel';
  return marks ? 'picturesMarking' : 'pictures';
}
