/** Account numbers of the pixels. */
export const accounts = {
  tikTok: 'CTN4P3RC77U8G2QKJH10',
  snap: 'e3b0f6d2-7c41-4a58-9e0f-1d25c8a7b964',
  meta: '641902873355127',
  analytics: 'G-F1TPNKT025',
} as const;

/** Pasted into "Header & Footer Scripts" by the advertising agency: runs at once. */
export const agencyScripts = `<!-- WPCode Header Snippet: TikTok + Snap (Agentur, 02/2026) -->
<script>
!function (w, d, t) {
  w.TiktokAnalyticsObject=t;var ttq=w[t]=w[t]||[];ttq.methods=["page","track","identify","instances","debug","on","off","once","ready","alias","group","enableCookie","disableCookie","holdConsent","revokeConsent","grantConsent"],ttq.setAndDefer=function(t,e){t[e]=function(){t.push([e].concat(Array.prototype.slice.call(arguments,0)))}};for(var i=0;i<ttq.methods.length;i++)ttq.setAndDefer(ttq,ttq.methods[i]);ttq.instance=function(t){for(var e=ttq._i[t]||[],n=0;n<ttq.methods.length;n++)ttq.setAndDefer(e,ttq.methods[n]);return e},ttq.load=function(e,n){var r="https://analytics.tiktok.com/i18n/pixel/events.js",o=n&&n.partner;ttq._i=ttq._i||{},ttq._i[e]=[],ttq._i[e]._u=r,ttq._t=ttq._t||{},ttq._t[e]=+new Date,ttq._o=ttq._o||{},ttq._o[e]=n||{};n=document.createElement("script");n.type="text/javascript",n.async=!0,n.src=r+"?sdkid="+e+"&lib="+t;e=document.getElementsByTagName("script")[0];e.parentNode.insertBefore(n,e)};
  ttq.load('${accounts.tikTok}');
  ttq.page();
}(window, document, 'ttq');
</script>
<script type='text/javascript'>
(function(e,t,n){if(e.snaptr)return;var a=e.snaptr=function()
{a.handleRequest?a.handleRequest.apply(a,arguments):a.queue.push(arguments)};
a.queue=[];var s='script';var r=t.createElement(s);r.async=!0;
r.src=n;var u=t.getElementsByTagName(s)[0];
u.parentNode.insertBefore(r,u);})(window,document,
'https://sc-static.net/scevent.min.js');
snaptr('init', '${accounts.snap}');
snaptr('track', 'PAGE_VIEW');
</script>
<!-- /WPCode -->`;

/** Scripts that wait for the plugin. */
export const waitingScripts = `<script type="text/plain" data-fp-consent="statistik" async data-src="https://www.googletagmanager.com/gtag/js?id=${accounts.analytics}"></script>
<script type="text/plain" data-fp-consent="statistik">window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','${accounts.analytics}');</script>
<script type="text/plain" data-fp-consent="marketing">!function(f,b,e,v,n,t,s)
{if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';
n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];
s.parentNode.insertBefore(t,s)}(window, document,'script',
'https://connect.facebook.net/de_DE/fbevents.js');
fbq('init', '${accounts.meta}');
fbq('track', 'PageView');</script>`;
