// Shopify's Customer Privacy API: the state lies in the cookie _tracking_consent, changes go to the shop's GraphQL endpoint.
const consentYear = 31536000;

function state() {
  try {
    return JSON.parse(decodeURIComponent(readCookie('_tracking_consent')));
  } catch {
    return null;
  }
}

function answered() {
  return state()?.con.CMP.a === '1' || state()?.con.CMP.a === '0';
}

async function setTrackingConsent(choice, callback) {
  const flag = (value) => (value ? '1' : '0');
  const now = state() ?? { v: '2.1', region: 'DESH', reg: 'GDPR', sale_of_data_region: false, consent_id: newUuid().toUpperCase() };
  const next = {
    ...now,
    con: { CMP: { a: flag(choice.analytics), m: flag(choice.marketing), p: flag(choice.preferences), s: '' } },
    purposes: { p: choice.preferences, a: choice.analytics, m: choice.marketing, t: true },
    display_banner: false,
  };
  const value = encodeURIComponent(JSON.stringify(next));
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the platform does
  document.cookie = `_tracking_consent=${value}; path=/; domain=.${config.domain}; max-age=${consentYear}; SameSite=Lax`;
  if (!choice.analytics) for (const name of ['_shopify_y', '_shopify_s']) deleteSiteCookie(name);
  await fetch('/api/unstable/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': '5d1e0f7bb2c84c1e9a7bb31d06c1f25e' },
    body: JSON.stringify({
      query:
        'query ensureConsent($visitorConsent: VisitorConsent!) { consentManagement { cookies(visitorConsent: $visitorConsent) { trackingConsentCookie cookieDomain } } }',
      variables: { visitorConsent: choice },
    }),
  }).catch(() => {});
  const detail = {
    analyticsAllowed: choice.analytics,
    marketingAllowed: choice.marketing,
    preferencesAllowed: choice.preferences,
    saleOfDataAllowed: choice.marketing,
    firstPartyMarketingAllowed: choice.marketing,
    thirdPartyMarketingAllowed: choice.marketing,
  };
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }));
  callback?.();
}

window.Shopify = window.Shopify ?? {};
window.Shopify.customerPrivacy = {
  currentVisitorConsent: () => {
    const word = (value) => (value === '1' ? 'yes' : value === '0' ? 'no' : '');
    const cmp = state()?.con.CMP ?? {};
    return { marketing: word(cmp.m), analytics: word(cmp.a), preferences: word(cmp.p), sale_of_data: '', gpc: '' };
  },
  analyticsProcessingAllowed: () => state()?.con.CMP.a === '1',
  marketingAllowed: () => state()?.con.CMP.m === '1',
  preferencesProcessingAllowed: () => state()?.con.CMP.p === '1',
  saleOfDataAllowed: () => state()?.con.CMP.m === '1',
  shouldShowBanner: () => !answered(),
  getRegion: () => 'DESH',
  setTrackingConsent,
};
document.dispatchEvent(new CustomEvent('shopifyCustomerPrivacyApiLoaded'));
