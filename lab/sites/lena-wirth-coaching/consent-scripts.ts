import { accounts } from './accounts.ts';

/** The snippet of Meta's pixel as Meta's console gives it out. */
export const metaPixel = `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s)
{if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';
n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];
s.parentNode.insertBefore(t,s)}(window, document,'script',
'https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '${accounts.metaPixel}');
fbq('track', 'PageView');
</script>`;

const analytics = `<script data-gdpr async src="https://www.googletagmanager.com/gtag/js?id=${accounts.analytics}"></script>
<script data-gdpr>window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}gtag('js', new Date());gtag('config', '${accounts.analytics}');</script>`;

const tikTok = `<script data-gdpr>
!function (w, d, t) {
  w.TiktokAnalyticsObject=t;var ttq=w[t]=w[t]||[];ttq.methods=["page","track","identify","instances","debug","on","off","once","ready","alias","group","enableCookie","disableCookie","holdConsent","revokeConsent","grantConsent"],ttq.setAndDefer=function(t,e){t[e]=function(){t.push([e].concat(Array.prototype.slice.call(arguments,0)))}};for(var i=0;i<ttq.methods.length;i++)ttq.setAndDefer(ttq,ttq.methods[i]);ttq.load=function(e,n){var r="https://analytics.tiktok.com/i18n/pixel/events.js";ttq._i=ttq._i||{},ttq._i[e]=[],ttq._i[e]._u=r,ttq._t=ttq._t||{},ttq._t[e]=+new Date,ttq._o=ttq._o||{},ttq._o[e]=n||{};n=document.createElement("script");n.type="text/javascript",n.async=!0,n.src=r+"?sdkid="+e+"&lib="+t;e=document.getElementsByTagName("script")[0];e.parentNode.insertBefore(n,e)};
  ttq.load('${accounts.tikTokPixel}');
  ttq.page();
}(window, document, 'ttq');
</script>`;

/** What the owner has put into the tabs of the cookie plugin: run after consent to the tab. */
export const scriptsDefined = {
  cache: true,
  header: '',
  body: '',
  footer: '',
  thirdparty: { header: analytics, body: '', footer: '' },
  advanced: { header: metaPixel.replace('<script>', '<script data-gdpr>') + tikTok, body: '', footer: '' },
};
