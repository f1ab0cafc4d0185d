import { firm } from './firm.ts';

const attribution = `(function(){var n='sw_attribution';if(document.cookie.indexOf(n+'=')>-1)return;var p=new URLSearchParams(location.search),v={id:Math.random().toString(36).slice(2)+Date.now().toString(36),src:p.get('utm_source')||(document.referrer?new URL(document.referrer).hostname:'direct'),cmp:p.get('utm_campaign')||'',gclid:p.get('gclid')||'',fbclid:p.get('fbclid')||'',ttclid:p.get('ttclid')||'',lp:location.pathname};document.cookie=n+'='+encodeURIComponent(JSON.stringify(v))+';path=/;max-age=7776000;SameSite=Lax';})();`;

/** Site settings > Custom code > Head. */
export const headCode = `<link rel="dns-prefetch" href="//bat.bing.com"/>
<script data-cookieconsent="ignore">window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag("consent","default",{ad_personalization:"denied",ad_storage:"denied",ad_user_data:"denied",analytics_storage:"denied",functionality_storage:"denied",personalization_storage:"denied",security_storage:"granted",wait_for_update:500});gtag("set","ads_data_redaction",true);gtag("set","url_passthrough",false);</script>
<!-- Google Tag Manager -->
<script data-cookieconsent="ignore">(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${firm.container}');</script>
<!-- End Google Tag Manager -->
<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js?cbid=${firm.cookiebot}" data-cbid="${firm.cookiebot}" data-blockingmode="manual" data-consentmode-defaults="disabled" type="text/javascript"></script>
<!-- Lead-Herkunft fürs CRM -->
<script>${attribution}</script>
<!-- Hotjar Tracking Code, raus seit 06/2024 (jetzt Clarity)
<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:2918406,hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>
-->
<script type="text/plain" data-cookieconsent="statistics">(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);})(window,document,"clarity","script","${firm.clarity}");</script>`;

/** Right behind the opening of the body. */
export const bodyCode = `<!-- Google Tag Manager (noscript) --><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${firm.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript><!-- End Google Tag Manager (noscript) -->`;

/** Site settings > Custom code > Footer. */
export const footCode = `<!-- Leadinfo tracking code -->
<script type="text/plain" data-cookieconsent="necessary">(function(l,e,a,d,i,n,f,o){if(!l[i]){l.GlobalLeadinfoNamespace=l.GlobalLeadinfoNamespace||[];l.GlobalLeadinfoNamespace.push(i);l[i]=function(){(l[i].q=l[i].q||[]).push(arguments)};l[i].t=l[i].t||n;l[i].q=l[i].q||[];o=e.createElement(a);f=e.getElementsByTagName(a)[0];o.async=1;o.src=d;f.parentNode.insertBefore(o,f);}}(window,document,"script","https://cdn.leadinfo.net/ping.js","leadinfo","${firm.leadinfo}"));</script>
<script>document.querySelectorAll('form input[name="Herkunft"]').forEach(function(f){var m=document.cookie.match(/sw_attribution=([^;]+)/);if(m)f.value=decodeURIComponent(m[1]);});</script>`;

/** The code of the agency on the landing page. Meta waits by Meta's own means; TikTok was held back for the sake of PageSpeed. */
export const landingCode = `<!-- Meta Pixel Code --><script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('consent','revoke');fbq('init','${firm.meta}');fbq('track','ViewContent',{content_name:'Solar-Rechner'});
window.addEventListener('CookiebotOnAccept',function(){if(Cookiebot.consent.marketing)fbq('consent','grant');});</script>
<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=${firm.meta}&ev=PageView&noscript=1"/></noscript><!-- End Meta Pixel Code -->
<!-- TikTok Pixel Code Start --><script>
!function (w, d, t) {
  w.TiktokAnalyticsObject=t;var ttq=w[t]=w[t]||[];ttq.methods=["page","track","identify","instances","debug","on","off","once","ready","alias","group","enableCookie","disableCookie","holdConsent","revokeConsent","grantConsent"],ttq.setAndDefer=function(t,e){t[e]=function(){t.push([e].concat(Array.prototype.slice.call(arguments,0)))}};for(var i=0;i<ttq.methods.length;i++)ttq.setAndDefer(ttq,ttq.methods[i]);ttq.load=function(e,n){var r="https://analytics.tiktok.com/i18n/pixel/events.js";ttq._i=ttq._i||{},ttq._i[e]=[],ttq._i[e]._u=r,ttq._t=ttq._t||{},ttq._t[e]=+new Date,ttq._o=ttq._o||{},ttq._o[e]=n||{};n=document.createElement("script");n.type="text/javascript",n.async=!0,n.src=r+"?sdkid="+e+"&lib="+t;e=document.getElementsByTagName("script")[0];e.parentNode.insertBefore(n,e)};
  w.addEventListener('load',function(){setTimeout(function(){ttq.load('${firm.tikTok}');ttq.page();},350)});
}(window, document, 'ttq');
</script><!-- TikTok Pixel Code End -->`;
