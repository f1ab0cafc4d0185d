// WooCommerce in the browser: order attribution (sourcebuster), basket fragments, the map of parcel shops after a click, menus.
const at = (name, value, seconds) => {
  const life = seconds ? `; max-age=${seconds}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the shop does
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; domain=.${location.hostname.split('.').slice(-2).join('.')}${life}`;
};
const { lifetime } = window.wc_order_attribution.params;
const entry = `fd=${new Date().toISOString().slice(0, 19).replace('T', ' ')}|||ep=${location.href}|||rf=${document.referrer || '(none)'}`;
const origin =
  'typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)';
const halfYear = lifetime >= 1 ? lifetime * 2592000 : 0;
at('sbjs_migrations', '1418474375998=1', halfYear);
for (const name of ['sbjs_current_add', 'sbjs_first_add']) if (readCookie(name) === null) at(name, entry, halfYear);
for (const name of ['sbjs_current', 'sbjs_first']) at(name, origin, halfYear);
at('sbjs_udata', `vst=1|||uip=(none)|||uag=${navigator.userAgent}`, halfYear);
at(
  'sbjs_session',
  `pgs=${Number(decodeURIComponent(readCookie('sbjs_session') ?? '').match(/pgs=(\d+)/)?.[1] ?? 0) + 1}|||cpg=${location.href}`,
  1800,
);

const { cart_hash_key: hashKey, fragment_name: fragmentName } = window.wc_cart_fragments_params;
if (!sessionStorage.getItem(fragmentName))
  fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' })
    .then((answer) => answer.json())
    .then(({ fragments, cart_hash: hash }) => {
      sessionStorage.setItem(fragmentName, JSON.stringify(fragments));
      sessionStorage.setItem(hashKey, hash);
      localStorage.setItem(hashKey, hash);
    })
    .catch(() => {});

whenParsed(() => {
  const finder = document.getElementById('dhl-parcel-finder');
  finder?.querySelector('button').addEventListener('click', () => {
    window.pregler_dhl_map = () => {
      const place = document.createElement('div');
      place.style.height = '380px';
      finder.replaceChildren(place);
      new window.google.maps.Map(place, { center: { lat: 48.3705, lng: 10.8978 }, zoom: 13 });
    };
    loadScript(`https://maps.googleapis.com/maps/api/js?key=${finder.dataset.key}&callback=pregler_dhl_map&v=weekly`);
    fetch('/wp-admin/admin-ajax.php', {
      method: 'POST',
      body: new URLSearchParams({ action: 'wc_shipment_dhl_parcelfinder_search', parcelfinder_postcode: '86150' }),
    }).catch(() => {});
  });
  if (window.Mollie && document.getElementById('cardNumber')) {
    const mollie = window.Mollie(window.mollieComponentsSettings.merchantProfileId, { locale: 'de_DE' });
    for (const id of ['cardHolder', 'cardNumber', 'expiryDate', 'verificationCode']) mollie.createComponent(id).mount(`#${id}`);
  }
});
