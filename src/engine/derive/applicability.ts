import type { FormFact } from '#checks/facts/forms.ts';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { ServiceUse } from '#checks/facts/services.ts';
import type { ApplicabilityFact } from '#checks/facts/site.ts';
import type { CookieFact } from '#checks/facts/stored.ts';
import { addressesBusinessesOnly, offersPrivateChoice, termsExcludeConsumers } from '#checks/shared/offer/business-only.ts';
import { speaksOfReserving } from '#checks/shared/offer/order-steps.ts';
import { namesPeriodicPrice, offersContinuingContract } from '#checks/shared/offer/periodic-price.ts';
import { healerInImprint, sensitiveSelfName, sensitiveTopics } from '#checks/shared/site/sensitive-topics.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import { findSystems } from '#knowledge/find-system.ts';
import { isPaymentLink } from '#knowledge/payment-links.ts';
import { prepareText } from '../reading/prepare-text.ts';
import { hostOf, parseAddress } from './addresses.ts';
import type { DeriveContext } from './context.ts';
import { generatorsOf } from './generators.ts';
import {
  bindsAtPrice,
  booksAtListedPrice,
  booksUnderTerms,
  opensPaidAccount,
  ordersByHeading,
  ordersSubscription,
  priceText,
  saysItCosts,
} from './offer-forms.ts';
import type { DerivedPage } from './pages.ts';
import { fold } from './personal-fields.ts';
import type { DerivedRequest } from './requests.ts';
import { productAddress } from './shop-pages.ts';
import { detectSystem } from './system.ts';

const consumerPurposes = new Set(['shop-goods-b2c', 'shop-services-b2c', 'digital-content']);
const shopPurposes = new Set(['shop-goods-b2c', 'shop-services-b2c', 'digital-content', 'marketplace', 'b2b-sales']);
const sensitiveIndustries = new Set(['medical', 'health-services', 'pharmacy', 'church-welfare', 'politics-ngo', 'legal']);

const cartPath = /\/(warenkorb|cart|basket|checkout|kasse|einkaufswagen)(?=[/.?#]|$)/i;
const cartText =
  /(^|[^a-z])(warenkorb|einkaufswagen|zur kasse|checkout|shopping cart|shopping basket|add to (cart|basket|bag)|in den (warenkorb|einkaufswagen|einkaufskorb|korb)|in die (einkaufs)?tasche)([^a-z]|$)/;
const orderText =
  /^\W{0,3}(jetzt )?((zahlungs|kosten)pflichtig (bestellen|buchen|kaufen|abonnieren)|kaufen|bestellen|jetzt kaufen|in den (warenkorb|einkaufswagen|einkaufskorb|korb)( legen)?|in die (einkaufs)?tasche( legen)?|buy now|pay (now|with [a-z ]{3,20})|add to (cart|basket|bag)|order now|place order|abo (abschliessen|bestellen)|mit (twint|paypal|klarna|kreditkarte|karte|apple pay|google pay|amazon pay|sofort|wero|giropay) (bezahlen|zahlen|kaufen))\W{0,3}$/;
/** Labels of links that lead to a payment page: what is bought stands before or behind. */
const buyText =
  /(^|[^a-z])(kaufen|bestellen|buchen|abonnieren|mitglied werden|beitreten|platz sichern|buy|order|book|join|subscribe|enroll?)([^a-z]|$)/;
const vatOrShippingText = /(inkl|zzgl|incl|plus)\.? (gesetzl(iche[rn]?|\.)? )?(mwst|ust|mehrwertsteuer|umsatzsteuer|versand|vat|shipping)/i;
const legalFormText =
  /(?<![a-z\dß-ɏ])(GmbH|gGmbH|UG \(haftungsbeschr|KGaA|OHG|e\. ?K\.|PartG|eG|GbR|AG(?= ?(\n|,|Vorstand))|Ltd\.|Inc\.)(?![a-z\dß-ɏ])|(?<![a-z\dß-ɏ])HR ?[AB] ?\d|umsatzsteuer-?(identifikation|id)|ust\.?-? ?id/iu;
/** Fees of authorities, chambers and churches are no prices. */
const publicBody =
  /(?<![a-zß-ɏ])((gebiets)?körperschaft (des )?(öffentlichen rechts|ö\. ?r)|anstalt (des )?öffentlichen rechts|k\.? ?d\.? ?ö\.? ?r|(ober)?bürgermeister(in)?|landrat|landrätin|gemeindeverwaltung|stadtverwaltung|landratsamt)(?![a-zß-ɏ])/iu;
const affiliateText = /affiliate|partnerlink|provisionslink|amazon-?partner|als amazon-partner/i;

/** What the site is: by the settings, by what was seen, with the signs that decided. Where both differ, the stricter reading holds. */
export function deriveApplicability(
  pages: readonly DerivedPage[],
  requests: readonly DerivedRequest[],
  services: readonly ServiceUse[],
  forms: readonly FormFact[],
  imprint: LegalPageFact | null,
  cookies: readonly CookieFact[],
  context: DeriveContext,
): ApplicabilityFact {
  const { settings } = context.evidence.run;
  const purposes = new Set(settings.purposes);
  const signs = new Set<string>();
  const texts = readTexts(pages);

  const shopSigns = findShopSigns(pages, forms, texts);
  if (linksArticles(pages, context)) shopSigns.add('shop-system');
  for (const sign of shopSigns) signs.add(sign);
  // A cart in the menu and a button that says it costs are a shop; a price and a button or form that orders are one together.
  const ordering = shopSigns.has('order-form') || shopSigns.has('order-button');
  const takesFees = imprint !== null && publicBody.test(imprint.text.slice(0, 50_000));
  // So are a shop system that links articles of its own and a price, though the cart shows on pages that were not visited alone.
  const sells = (ordering && !takesFees) || shopSigns.has('shop-system');
  const shopSeen = shopSigns.has('cart-link') || forms.some(saysItCosts) || (sells && shopSigns.has('price'));
  const shopSet = settings.purposes.some((purpose) => shopPurposes.has(purpose));
  if (shopSeen && settings.purposes.length > 0 && !shopSet) signs.add('settings-without-shop');
  const shopDoubt =
    sells ||
    shopSigns.has('shop-schema') ||
    forms.some(opensPaidAccount) ||
    (!takesFees &&
      (forms.some(({ kind }) => kind === 'order') ||
        bindsAtPrice(pages, forms) ||
        booksUnderTerms(pages, forms) ||
        booksAtListedPrice(pages, forms) ||
        ordersByHeading(pages, forms)));
  const isShop = shopSet || shopSeen ? true : shopDoubt && settings.purposes.length === 0 ? null : false;

  const businessOnly = addressesBusinessesOnly(pages.map(({ fact }) => fact)) && !forms.some(offersPrivateChoice);
  if (businessOnly) signs.add('business-only-notice');
  const consumerSet = settings.purposes.some((purpose) => consumerPurposes.has(purpose));
  const businessSet = purposes.has('b2b-sales') || settings.industry === 'manufacturing-b2b';
  const isConsumerOffer = consumerSet
    ? true
    : businessSet || businessOnly
      ? false
      : isShop
        ? termsExcludeConsumers(pages.map(({ fact }) => fact))
          ? null
          : true
        : settings.purposes.length > 0
          ? false
          : null;

  const subscriptionSeen =
    (texts.some(offersContinuingContract) && (shopSigns.has('order-button') || shopSeen)) || forms.some(ordersSubscription);
  if (subscriptionSeen) signs.add('periodic-price');
  // Who lets people cancel by a button and order by another says what is ordered.
  const cancellable = (ordering || shopSeen) && offersCancelling(pages, forms);
  if (cancellable) signs.add('cancel-control');
  const subscriptionSet = purposes.has('subscription') || settings.industry === 'subscription-media';
  // What an authority takes by the year is a tax or a fee; nobody subscribes to it.
  const mayGoOn = texts.some(namesPeriodicPrice) && (!takesFees || ordering);
  const isSubscription = subscriptionSet || subscriptionSeen || cancellable ? true : mayGoOn ? null : false;

  const advertises =
    services.some(({ service, embeddedBy }) => service.category === 'marketing' && embeddedBy === null) ||
    texts.some((text) => affiliateText.test(text));
  if (advertises) signs.add('advertising');
  if (imprint && legalFormText.test(imprint.text.slice(0, 50_000))) signs.add('legal-form');
  const hasLogin =
    purposes.has('account') ||
    purposes.has('members-area') ||
    forms.some((form) => form.kind === 'login' || form.kind === 'registration') ||
    hasLoginLink(pages, context);
  if (hasLogin) signs.add('login');
  const sensitive = isSensitive(settings, pages, imprint);
  if (sensitive) signs.add('sensitive-topic');

  return {
    settings,
    isBusiness: decideBusiness(settings, isShop === true || advertises, signs),
    isConsumerOffer,
    isShop,
    isSubscription,
    hasForms: forms.some((form) => form.personalFields.length > 0 && form.kind !== 'search' && form.kind !== 'consent'),
    hasLogin,
    sensitive,
    signs: [...signs],
    system: detectSystem({
      generators: pages.flatMap((page) => generatorsOf(page.snapshot)),
      globals: pages.flatMap((page) => page.snapshot?.globals ?? []),
      ownUrls: requests.filter(({ fact }) => fact.party === 'first').map(({ fact }) => fact.url),
      headers: pages.map(({ fact }) => fact.headers),
      cookies: cookies.filter(({ party }) => party === 'first').map(({ name }) => name),
      // What a page embeds in a frame (a form of ClubDesk, a calendar of ChurchDesk) is not what the page is made with.
      hosts: requests
        .filter(({ fact }) => fact.party === 'first' || (fact.inOwnFrame && fact.type !== 'frame'))
        .map(({ fact }) => fact.host),
    }),
  };
}

/** § 5 DDG: everybody but private persons, and those too who sell or advertise. */
function decideBusiness(settings: ScanSettings, trades: boolean, signs: ReadonlySet<string>): boolean | null {
  if (settings.websiteType !== null) return settings.websiteType !== 'privateer' || trades;
  if (settings.legalForm !== null && settings.legalForm !== 'natural-private') return true;
  return trades || signs.has('legal-form') ? true : null;
}

function readTexts(pages: readonly DerivedPage[]): string[] {
  // Legal texts speak of prices, subscriptions and carts that the site may not have.
  return pages
    .filter(({ fact }) => fact.kind === 'start' || fact.kind === 'other')
    .map(({ fact }) => prepareText(fact.text.slice(0, 60_000)));
}

function findShopSigns(pages: readonly DerivedPage[], forms: readonly FormFact[], texts: readonly string[]): Set<string> {
  const signs = new Set<string>();
  for (const { fact, snapshot } of pages) {
    for (const link of fact.links) {
      const path = parseAddress(link.href)?.path ?? '';
      if (cartPath.test(path) || (link.text.length < 40 && cartText.test(fold(link.text)))) signs.add('cart-link');
      const text = link.text.length < 40 ? fold(link.text) : '';
      if (orderText.test(text) || (buyText.test(text) && isPaymentLink(link.href))) signs.add('order-button');
    }
    // What is ordered free of charge is no purchase, though its button says the same.
    const enquiries = new Set(
      forms.filter(({ kind, pageUrl }) => kind === 'contact' && pageUrl === fact.url).map(({ submitText }) => submitText),
    );
    for (const button of fact.buttons) {
      if (button.text.length >= 40 || enquiries.has(button.text)) continue;
      const text = fold(button.text);
      if (cartText.test(text)) signs.add('cart-link');
      if (orderText.test(text)) signs.add('order-button');
    }
    if (snapshot?.jsonLdTypes.some((type) => type === 'Product' || type === 'Offer' || type === 'AggregateOffer')) signs.add('shop-schema');
  }
  // Who puts goods or books aside for fetching concludes nothing.
  if (forms.some((form) => form.kind === 'order' && !speaksOfReserving(form.submitText))) signs.add('order-form');
  if (texts.some((text) => priceText.test(text) || vatOrShippingText.test(text))) signs.add('price');
  return signs;
}

/** Whether a page names a shop system as its generator, and pages link to an article where such systems put them. */
function linksArticles(pages: readonly DerivedPage[], { parties }: DeriveContext): boolean {
  const isShopSystem = pages.some(({ snapshot }) =>
    generatorsOf(snapshot).some((generator) => findSystems({ generator }).some(({ kind }) => kind === 'shop')),
  );
  return (
    isShopSystem &&
    pages.some(({ fact }) =>
      fact.links.some(({ href }) => {
        const address = parseAddress(href);
        return address !== null && productAddress.test(address.path) && parties.isOwn(hostOf(href), fact.url);
      }),
    )
  );
}

function offersCancelling(pages: readonly DerivedPage[], forms: readonly FormFact[]): boolean {
  // The page to confirm on, whatever the link to it is called.
  if (forms.some(({ visible, submitText }) => visible && /^\W*(jetzt |verbindlich ){0,2}kuendigen\W*$/.test(fold(submitText)))) return true;
  const label =
    /^\W{0,3}(vertr(ag|aege) (hier |online |jetzt )?kuendigen|abo(nnement)?s? (hier |online )?kuendigen|mitgliedschaft(en)? (hier )?kuendigen)\W{0,3}$/;
  return pages.some(({ fact }) => [...fact.links, ...fact.buttons].some(({ text }) => text.length < 40 && label.test(fold(text))));
}

/** A link to another host leads to the builder's editor, a portal or a provider: nobody logs in to this site there. */
function hasLoginLink(pages: readonly DerivedPage[], { parties }: DeriveContext): boolean {
  // A script's link leads to no host at all.
  const isOwn = (host: string, pageUrl: string) => host === '' || parties.isOwn(host, pageUrl);
  return pages.some(({ fact }) =>
    fact.links.some(
      (link) =>
        link.text.length < 40 &&
        isOwn(hostOf(link.href), fact.url) &&
        /^\W{0,3}(log ?-?in|anmelden|einloggen|mein (kunden)?konto|kundenkonto|kundenlogin|sign ?-?in|my account|mitgliederbereich)\W{0,3}$/.test(
          fold(link.text),
        ),
    ),
  );
}

function isSensitive(settings: ScanSettings, pages: readonly DerivedPage[], imprint: LegalPageFact | null): boolean {
  if (settings.industry !== null) return sensitiveIndustries.has(settings.industry) || settings.legalForm === 'political-party';
  if (settings.legalForm === 'political-party' || settings.legalForm === 'church-body') return true;
  if (sensitiveSelfName(pages.map(({ fact }) => fact)) !== null) return true;
  if (imprint !== null && healerInImprint(imprint.text) !== null) return true;
  // Titles and headings say what a site is about; running text mentions everything once.
  return pages.some(
    ({ fact }) =>
      (fact.kind === 'start' || fact.kind === 'other') &&
      [fact.title, ...fact.headings.slice(0, 60)].some((line) => sensitiveTopics.test(line.slice(0, 300))),
  );
}
