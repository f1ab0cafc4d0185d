const origin = 'https://js.stripe.com';

class StripePricingTable extends HTMLElement {
  connectedCallback() {
    const frame = document.createElement('iframe');
    frame.name = `__privateStripeFrame${digits(4)}`;
    frame.title = 'Pricing table';
    frame.style.cssText = 'width:100%;height:460px;border:0';
    frame.src = `${origin}/v3/pricing-table-app-6d0c1b.html?${query({ pricingTableId: this.getAttribute('pricing-table-id'), publishableKey: this.getAttribute('publishable-key'), locale: navigator.language, referrer: location.href })}`;
    this.append(frame);
  }
}

const remember = (name, value, seconds) => {
  if (!readCookie(name)) writeSiteCookie(name, value, seconds, '; SameSite=Strict; Secure');
};
window.addEventListener('message', (event) => {
  if (event.origin !== origin || event.data?.type !== 'm-ids') return;
  remember('__stripe_mid', event.data.muid, 31536000);
  remember('__stripe_sid', event.data.sid, 1800);
});
customElements.define('stripe-pricing-table', StripePricingTable);
whenParsed(() => {
  const metrics = document.createElement('iframe');
  metrics.name = '__privateStripeMetricsController0';
  metrics.ariaHidden = 'true';
  metrics.tabIndex = -1;
  metrics.style.cssText =
    'border:none!important;width:1px!important;height:1px!important;position:fixed!important;visibility:hidden!important';
  metrics.src = `${origin}/v3/m-outer-3437aaddcdf6922d623e172c2d6f9278.html#url=${encodeURIComponent(location.href)}&title=&referrer=&muid=NA&sid=NA&version=6&preview=false`;
  document.body.append(metrics);
});
