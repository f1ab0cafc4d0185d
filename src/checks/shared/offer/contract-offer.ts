import type { LegalPageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Whether consumers can conclude distance contracts on the site. `unclear`: neither settings nor the pages tell. */
export type Offer = 'yes' | 'no' | 'unclear';

const sellingPurposes = new Set(['shop-goods-b2c', 'shop-services-b2c', 'digital-content', 'subscription']);

const associationRegister = wholeWords('vereinsregister[a-zß-ɏ]*|VR\\s?(?:Nr\\.?\\s?)?\\d+|register\\s+of\\s+associations');

/** A club by settings or by the register its imprint names, without a cart or an order form. */
function isMembersClub({ settings, signs }: ApplicabilityFact, imprint: LegalPageFact): boolean {
  const club =
    settings.websiteType === 'society' ||
    settings.industry === 'association-club' ||
    settings.legalForm === 'ev' ||
    mentions(plainText(imprint.text), associationRegister);
  return club && !signs.includes('cart-link') && !signs.includes('order-form');
}

/** Permission to broker insurance, credit, investments or property, as the imprints of intermediaries have to name it. */
const brokerPermission = /§\s?34\s?[cdfhi](?![a-z])[^\n]{0,40}(?:GewO|Gewerbeordnung)/i;

/**
 * An intermediary by its imprint on whose site nothing is ordered: no cart, no order form or button. Its customers conclude their contracts
 * with others, by papers that the site does not show.
 */
export function isIntermediary({ isShop, settings, signs }: ApplicabilityFact, imprint: LegalPageFact): boolean {
  const orders = signs.some((sign) => sign === 'cart-link' || sign === 'order-form' || sign === 'order-button' || sign === 'shop-schema');
  const told = settings.purposes.some((purpose) => sellingPurposes.has(purpose));
  return isShop === false && !orders && !told && brokerPermission.test(imprint.text.slice(0, 50_000));
}

/** Sale of goods, services, digital content or subscriptions to consumers. */
export function sellsToConsumers(applicability: ApplicabilityFact, imprint: LegalPageFact): Offer {
  const { isShop, isSubscription, isConsumerOffer, settings } = applicability;
  if (isConsumerOffer === false) return 'no';
  const told = settings.purposes.some((purpose) => sellingPurposes.has(purpose));
  if (!told && isShop === false && isSubscription === false) return 'no';
  if (!told && isMembersClub(applicability, imprint)) return 'unclear';
  return (told || isShop === true || isSubscription === true) && isConsumerOffer ? 'yes' : 'unclear';
}

/** Continuing contracts of consumers against payment. Contracts on financial services have no cancellation button. */
export function sellsSubscriptions(applicability: ApplicabilityFact, imprint: LegalPageFact): Offer {
  const { isSubscription, isConsumerOffer, settings } = applicability;
  if (isConsumerOffer === false || isSubscription === false || settings.industry === 'finance') return 'no';
  if (isSubscription === null || isConsumerOffer === null) return 'unclear';
  // A member's rights and duties follow from the statutes of the association, as a rule not from a contract of sale.
  return isMembersClub(applicability, imprint) ? 'unclear' : 'yes';
}
