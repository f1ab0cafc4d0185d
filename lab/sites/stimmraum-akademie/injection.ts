import { accounts } from './accounts.ts';

/** Code injection of the owner, header: the clock of the offer. Everybody gets three days of their own. */
export const headerInjection = `<script>
/* Countdown Frühbucher (Vorlage aus dem Launch-Kurs) */
(function(){
  var key='sra_deadline', now=Date.now(), end=Number(localStorage.getItem(key));
  if(!end||end<now){end=now+3*24*60*60*1000;localStorage.setItem(key,String(end));}
  window.sraDeadline=end;
})();
</script>`;

const popupForm = `<form method="POST" action="https://${accounts.activeCampaign}.activehosted.com/proc.php" id="_form_11_" class="_form _form_11 _inline-form _dark" target="_blank">
<input type="hidden" name="u" value="11"><input type="hidden" name="f" value="11"><input type="hidden" name="s"><input type="hidden" name="c" value="0"><input type="hidden" name="m" value="0"><input type="hidden" name="act" value="sub"><input type="hidden" name="v" value="2">
<label for="pop-first">Vorname*</label><input id="pop-first" type="text" name="firstname" required><label for="pop-mail">E-Mail*</label><input id="pop-mail" type="email" name="email" required>
<button class="_submit" type="submit">Her mit dem Aufwärmplan!</button></form>`;

/** The window with countdown and worksheet, on pages that sell. */
export const popup = `<div id="sra-popup" class="sra-popup" role="dialog" aria-modal="true" aria-labelledby="sra-popup-title" hidden><div class="sra-popup-box"><button type="button" class="sra-popup-close" aria-label="Schließen">×</button>
<p class="sra-clock">Frühbucherpreis endet in <strong data-sra-clock>–</strong></p><h2 id="sra-popup-title">5 Minuten, die deine Stimme wach machen</h2><p>Hol dir den Aufwärmplan als PDF – <strong>für 0 €</strong>.</p>${popupForm}</div></div>
<script>
(function(){
  var box=document.getElementById('sra-popup');
  function tick(){var s=Math.max(0,Math.floor((window.sraDeadline-Date.now())/1000));
    box.querySelector('[data-sra-clock]').textContent=Math.floor(s/86400)+' T '+Math.floor(s%86400/3600)+' Std '+Math.floor(s%3600/60)+' Min '+s%60+' Sek';}
  if(sessionStorage.getItem('sra_popup_closed'))return;
  setTimeout(function(){box.hidden=false;tick();setInterval(tick,1000);},12000);
  box.querySelector('.sra-popup-close').addEventListener('click',function(){box.hidden=true;sessionStorage.setItem('sra_popup_closed','1');});
})();
</script>`;

/** Code injection of the owner, footer: pixel and site tracking, each behind a look at the platform's cookies. */
export const footerInjection = `<!-- Meta Pixel: lädt erst nach der Auswahl im Cookie-Banner -->
<script>
(function(){
  function consented(){return document.cookie.indexOf('ss_cookieAllowed=')>-1;}
  function start(){
    !function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};
    if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;
    t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/de_DE/fbevents.js');
    fbq('init','${accounts.metaPixel}');fbq('track','PageView');
  }
  if(consented()){start();}else{var wait=setInterval(function(){if(consented()){clearInterval(wait);start();}},1000);}
})();
</script>
<!-- End Meta Pixel -->
<!-- ActiveCampaign Site Tracking -->
<script type="text/javascript">
(function(e,t,o,n,p,r,i){e.visitorGlobalObjectAlias=n;e[e.visitorGlobalObjectAlias]=e[e.visitorGlobalObjectAlias]||function(){(e[e.visitorGlobalObjectAlias].q=e[e.visitorGlobalObjectAlias].q||[]).push(arguments)};e[e.visitorGlobalObjectAlias].l=(new Date).getTime();r=t.createElement("script");r.src=o;r.async=true;i=t.getElementsByTagName("script")[0];i.parentNode.insertBefore(r,i)})(window,document,"https://diffuser-cdn.app-us1.com/diffuser/diffuser.js","vgo");
vgo('setAccount', '${accounts.tracking}');
vgo('setTrackByDefault', false);
if (/(^|; )ss_marketingCookiesAllowed=1(;|$)/.test(document.cookie)) vgo('process', 'allowTracking');
else document.addEventListener('click', function (event) {
  if (event.target.closest('.sqs-cookie-banner-v2-accept, .manage-cookies-save')) setTimeout(function () {
    if (/(^|; )ss_marketingCookiesAllowed=1(;|$)/.test(document.cookie)) vgo('process', 'allowTracking');
  }, 200);
});
</script>`;
