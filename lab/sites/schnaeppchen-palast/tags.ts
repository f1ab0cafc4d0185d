import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';

/** Accounts of the shop with its many partners. */
export const accounts = {
  container: 'GTM-W0RST42',
  analytics: 'G-WRST4711ZZ',
  ads: 'AW-918273645',
  pixel: '481516234211337',
  linkedIn: '4815162',
  bing: '187042042',
  hotjar: 3141592,
  captcha: '6LcWorstSiteKeyAAAAAEv3ryPage',
  eulerian: 'schnaeppchen',
} as const;

tagManagerContainers.publish(accounts.container, [
  { type: 'gtag', id: accounts.analytics },
  { type: 'gtag', id: accounts.ads },
  {
    type: 'html',
    code: `!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${accounts.pixel}');fbq('track','PageView');`,
  },
  {
    type: 'html',
    code: `window._linkedin_data_partner_ids=['${accounts.linkedIn}'];(function(){var s=document.createElement('script');s.async=true;s.src='https://snap.licdn.com/li.lms-analytics/insight.min.js';document.head.appendChild(s);})();`,
  },
  {
    type: 'html',
    code: `(function(w,d,t,r,u){w[u]=w[u]||[];var n=d.createElement(t);n.src=r;n.async=1;n.onload=function(){var o={ti:'${accounts.bing}',enableAutoSpaTracking:true};o.q=w[u];w[u]=new UET(o);w[u].push('pageLoad');};d.head.appendChild(n);})(window,document,'script','//bat.bing.com/bat.js','uetq');`,
  },
  {
    type: 'html',
    code: `(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${accounts.hotjar},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');`,
  },
]);

/** What every page of the shop carries in its head, long before anyone was asked. */
export const headTags = `<link href="https://fonts.googleapis.com/css2?family=Poppins:wght@400;700&family=Oswald:wght@500&display=swap" rel="stylesheet">
<style>body{font-family:Poppins,Arial,sans-serif}h1,h2,h3{font-family:Oswald,Arial,sans-serif}</style>
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${accounts.container}');</script>
<script src="https://www.google.com/recaptcha/api.js?render=${accounts.captcha}" async defer></script>
<script src="https://stats.schnaeppchen-palast.test/${accounts.eulerian}.js" async></script>
<script src="http://static.schnaeppchen-palast.test/menue.js"></script>
<script src="/js/banner.js" defer></script><script src="/js/verhalten.js" defer></script><script src="/js/geraet.js" defer></script>`;

/** A pixel that carries a customer's e-mail address to Meta in its address. */
export const leakingPixel = `<img alt="" width="1" height="1" src="https://www.facebook.com/tr/?id=${accounts.pixel}&ev=Lead&noscript=1&cd[email]=erika.musterfrau%40example.org">`;
