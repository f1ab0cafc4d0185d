// HandL UTM Grabber: keeps where a visitor came from for thirty days and writes it into fields of the same name.
const month = 30 * 86400;
const put = (name, value) => value && writeSiteCookie(name, encodeURIComponent(value), month);
const parameters = new URLSearchParams(location.search);

for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid'])
  put(name, parameters.get(name));
if (!readCookie('handl_landing_page')) put('handl_landing_page', location.href);
put('handl_url', location.href);
put('handl_ip', window.handl_utm_all.handl_ip);
put('user_agent', navigator.userAgent);
if (!readCookie('organic_source_str')) put('organic_source_str', document.referrer ? 'Internal' : 'Direct');

whenParsed(() => {
  for (const field of document.querySelectorAll('input[type=hidden][name^="form_fields["]')) {
    const value = readCookie(field.id.replace('form-field-', ''));
    if (value) field.value = decodeURIComponent(value);
  }
});
