// The web pixels manager: runs the pixels of apps once their purposes are allowed, in the page (OPEN) or in a worker (STRICT).
const pixels = window.webPixelsConfigList ?? [];
const running = new Set();

function google(configuration) {
  window.dataLayer = window.dataLayer || [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the library takes nothing else
    window.dataLayer.push(arguments);
  };
  const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' };
  window.gtag('consent', 'default', granted);
  window.gtag('set', 'developer_id.dMWZhNz', true);
  window.gtag('js', new Date());
  for (const { gtag_ids: id } of [configuration]) for (const tag of id) window.gtag('config', tag, {});
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${configuration.gtag_ids[0]}`);
}

function strict(pixel) {
  const worker = new Worker(config.worker, { name: `web-pixel-sandbox-APP-${pixel.id}-STRICT` });
  worker.addEventListener('message', ({ data }) => {
    if (data.type === 'cookie.set') writeSiteCookie(data.name, data.value, data.seconds, '; SameSite=Lax');
    if (data.type === 'ready')
      worker.postMessage({
        type: 'event',
        name: 'page_viewed',
        configuration: JSON.parse(pixel.configuration),
        visitor: readCookie('_ttp'),
        context: { url: location.href, title: document.title, referrer: document.referrer, userAgent: navigator.userAgent },
      });
  });
}

function run() {
  const privacy = window.Shopify?.customerPrivacy;
  if (!privacy?.marketingAllowed() || !privacy.analyticsProcessingAllowed()) return;
  for (const pixel of pixels) {
    if (running.has(pixel.id)) continue;
    running.add(pixel.id);
    if (pixel.runtimeContext === 'OPEN') google(JSON.parse(pixel.configuration));
    else strict(pixel);
  }
}

document.addEventListener('visitorConsentCollected', run);
if (window.Shopify?.customerPrivacy) run();
else document.addEventListener('shopifyCustomerPrivacyApiLoaded', run);
