// Where an order comes from: cookies of the sourcebuster library that WooCommerce ships.
function keep(name, value, seconds) {
  const expires = seconds ? `; expires=${new Date(Date.now() + seconds * 1000).toUTCString()}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the library does
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; domain=.${location.hostname.split('.').slice(-2).join('.')}${expires}`;
}
const entry = `fd=${new Date().toISOString().slice(0, 19).replace('T', ' ')}|||ep=${location.href}|||rf=${document.referrer || '(none)'}`;
const current =
  'typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)';
keep('sbjs_migrations', '1418474375998=1');
keep('sbjs_current_add', entry);
keep('sbjs_first_add', entry);
keep('sbjs_current', current);
keep('sbjs_first', current);
keep('sbjs_udata', `vst=1|||uip=(none)|||uag=${navigator.userAgent}`);
keep('sbjs_session', `pgs=1|||cpg=${location.href}`, 1800);
