// Shopify's own measuring: page views to the shop's monorail endpoint, with stand-in values for visitors who have declined.
const mock = '00000000-0000-0000-5000-000000000000';

function event(schema, payload) {
  return {
    schema_id: schema,
    payload: {
      shop_id: config.shopId,
      unique_token: readCookie('_shopify_y') ?? mock,
      visit_token: readCookie('_shopify_s') ?? mock,
      micro_session_id: newUuid().toUpperCase(),
      url: location.href,
      path: location.pathname,
      referrer: document.referrer,
      user_agent: navigator.userAgent,
      hydrogen: false,
      is_persistent_cookie: readCookie('_shopify_y') !== null,
      ...payload,
    },
    metadata: { event_created_at_ms: Date.now() },
  };
}

navigator.sendBeacon(
  '/.well-known/shopify/monorail/unstable/produce_batch',
  JSON.stringify({
    events: [
      event('trekkie_storefront_page_view/1.4', { page_type: window.__st?.p ?? 'home' }),
      event('storefront_customer_tracking/4.26', {}),
    ],
    metadata: { event_sent_at_ms: Date.now() },
  }),
);
window.ShopifyAnalytics = { meta: { currency: 'EUR' }, lib: { track: () => {}, page: () => {} } };
