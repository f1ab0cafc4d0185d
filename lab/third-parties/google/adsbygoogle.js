// adsbygoogle.js: asks for the publisher's consent message and fetches the implementation.
window.adsbygoogle = window.adsbygoogle || [];
if (!window.adsbygoogle.loaded) {
  window.adsbygoogle.loaded = true;
  window.google_user_agent_client_hint = '{}';
  loadScript(`https://fundingchoicesmessages.google.com/i/${config.client}?href=${encodeURIComponent(location.origin)}&ers=2`);
  loadScript('https://pagead2.googlesyndication.com/pagead/managed/js/adsense/m202511130101/show_ads_impl_fy2021.js');
  window.google_ad_client = config.client;
}
