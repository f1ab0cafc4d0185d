import type { GatheredFacts } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import { isOrderStep } from '#checks/shared/offer/order-steps.ts';
import { drawnByScript } from '#checks/shared/services/price-tables.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { unconsentedRequests } from './frame-step.ts';

/** The step against a tool that visitors call themselves: it waits for their click. Null for any other service. */
export function stepForCalledTool(cause: string | null): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  if (!service?.calledByClick) return null;
  return {
    de: `Laden Sie ${service.name} erst, wenn ein Besucher es aufruft, also mit dem Klick auf die Schaltfläche dafür, und gar nicht auf Seiten ohne diese Schaltfläche. Binden Sie es nicht an das Banner, sonst fehlt es allen, die ablehnen.`,
    en: `Load ${service.name} only when a visitor calls it, that is with the click on its button, and not at all on pages without that button. Do not tie it to the banner, or everybody who rejects goes without it.`,
  };
}

/** Frames that Stripe's script opens wherever it loads, whether anybody pays there or not. */
const ofFraudDetection = /^https:\/\/(?:js\.stripe\.com\/v3\/(?:m-outer|controller)|m\.stripe\.(?:com|network))/;

/** Where the links of the pages lead to pay at Stripe itself; such links need none of its scripts. */
function paymentLinkOf({ pages }: GatheredFacts): string | null {
  const hosts = (pages.ok ? pages.data : []).flatMap(({ links }) => links.map(({ href }) => URL.parse(href)?.hostname ?? ''));
  return hosts.find((host) => /^(?:buy|donate|checkout)\.stripe\.com$/.test(host)) ?? null;
}

/** Gates in front of articles, with the switch by which they measure only after consent. */
const paywalls: Readonly<Record<string, NamedFix>> = {
  'piano-paywall': {
    de: 'bei Piano mit window.pdl = { requireConsent: … } oder setConsent, gespeist aus Ihrem Banner',
    en: 'with Piano by window.pdl = { requireConsent: … } or setConsent, fed by your banner',
  },
};

/**
 * The step against the gate of a paper: held back as a whole, it would leave paid articles open, or shut for those who pay and reject.
 * Null for any other service.
 */
export function stepForPaywall(cause: string | null): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const how = service === null ? undefined : paywalls[service.id];
  if (!service || !how) return null;
  return {
    de: `Lassen Sie von ${service.name} ohne Einwilligung nur laufen, was die Bezahlschranke braucht (Anmeldung, Zähler freier Artikel), und schalten Sie Auswertung und Kennungen dafür bis zur Zustimmung ab, ${how.de}. Ganz zurückhalten sollten Sie den Dienst nicht: Sonst stehen Bezahlartikel offen, oder sie bleiben zahlenden Lesern verschlossen, die ablehnen.`,
    en: `Without consent, let only that of ${service.name} run which the paywall needs (login, count of free articles), and switch evaluation and the identifiers for it off until consent, ${how.en}. Do not hold the service back as a whole: otherwise paid articles stand open, or stay shut for paying readers who reject.`,
  };
}

/**
 * The step against a payment service before anybody pays: a platform for cookies would lock out of the payment whoever rejects. Null
 * where the banner itself asks for the service, which then has to wait for the answer.
 */
export function stepForPayment(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const { banner, services } = facts;
  const use = services.ok ? services.data.find((each) => each.service.id === cause) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  if (service?.category !== 'payment' || (use && shown && isAskedFor(use, shown))) return null;
  const seen = unconsentedRequests(cause, facts);
  const [file] = seen.flatMap(({ url }) => drawnByScript(url) ?? []);
  const pages = [...new Set(seen.map(({ pageUrl }) => pageUrl))];
  if (file !== undefined) {
    return {
      de: `Zeigen Sie Preise und Schaltflächen selbst an, und verlinken Sie von dort auf die Bezahlseite von ${service.name}; nehmen Sie dafür ${file}.js heraus (${shortPathList(pages, facts, 'de', true)}), oder laden Sie es erst auf einen Klick. Binden Sie es nicht an das Banner, sonst könnte nicht bestellen, wer ablehnt.`,
      en: `Show prices and buttons yourself and link from there to the payment page of ${service.name}; take out ${file}.js for that (${shortPathList(pages, facts, 'en', true)}), or load it only on a click. Do not tie it to the banner, or whoever rejects could not order.`,
    };
  }
  const paidAt = cause === 'stripe' ? paymentLinkOf(facts) : null;
  if (paidAt !== null && seen.every(({ type, url }) => type !== 'frame' || ofFraudDetection.test(url))) {
    return {
      de: `Entfernen Sie das Skript von ${service.name} (js.stripe.com) auf ${shortPathList(pages, facts, 'de')}: Bezahlt wird nach den Links Ihrer Seiten bei ${paidAt}, dafür ist es auf Ihrer Website nicht nötig. Verwendet es eine nicht besuchte Seite, laden Sie es nur dort, und binden Sie es nicht an das Banner.`,
      en: `Remove the script of ${service.name} (js.stripe.com) on ${shortPathList(pages, facts, 'en')}: by the links of your pages, visitors pay at ${paidAt}; your website does not need it for that. Where a page that was not visited uses it, load it there alone, and do not tie it to the banner.`,
    };
  }
  if (isOnlyAtCheckout(pages, facts)) {
    return {
      de: `Laden Sie ${service.name} auch auf ${shortPathList(pages, facts, 'de')} erst, wenn der Besucher diese Zahlungsart wählt oder anklickt, oder halten Sie fest, warum schon beim Aufruf unbedingt erforderlich ist, was der Dienst dort tut und speichert. Binden Sie ihn nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.`,
      en: `On ${shortPathList(pages, facts, 'en')} too, load ${service.name} only when the visitor chooses or clicks this way of paying, or put on record why what the service does and stores there is strictly necessary as soon as the page opens. Do not tie it to the banner, or whoever rejects could not pay.`,
    };
  }
  return {
    de: `Laden Sie ${service.name} erst, wenn der Besucher bezahlen will: im Warenkorb oder an der Kasse mit der Wahl der Zahlungsart (wo ein Formular zugleich die Kasse ist, mit dessen Ausfüllen), auf anderen Seiten auf einen Klick. Binden Sie ihn nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.`,
    en: `Load ${service.name} only when the visitor wants to pay: in cart or checkout with the choice of the way of paying (where a form is the checkout, when it is filled in), on other pages on a click. Do not tie it to the banner, or whoever rejects could not pay.`,
  };
}

/** Whether a payment service runs without consent only where somebody orders: then there is nothing of it to turn off elsewhere. */
export function runsOnlyAtCheckout(cause: string | null, facts: GatheredFacts): boolean {
  const isPayment = cause !== null && serviceOf(cause)?.category === 'payment';
  return isPayment && isOnlyAtCheckout([...new Set(unconsentedRequests(cause, facts).map(({ pageUrl }) => pageUrl))], facts);
}

function isOnlyAtCheckout(pages: readonly string[], { shopPages }: Pick<GatheredFacts, 'shopPages'>): boolean {
  const known = shopPages.ok ? shopPages.data : [];
  return pages.length > 0 && pages.every((page) => isOrderStep(page, known));
}
