import { accounts } from './accounts.ts';

/** iubenda's snippet as its console gives it out, with autoblocking first; in the language of the page. */
const iubenda = (language: 'de' | 'en') => `<script type="text/javascript">
var _iub = _iub || [];
_iub.csConfiguration = {"siteId":${accounts.iubendaSite},"cookiePolicyId":${accounts.iubendaPolicy},"lang":"${language}","storage":{"useSiteId":false},"enableGdpr":true,"countryDetection":true,"perPurposeConsent":true,"purposes":"1, 2, 4, 5","floatingPreferencesButtonDisplay":"anchored-bottom-left","googleConsentMode":"template","banner":{"acceptButtonDisplay":true,"closeButtonDisplay":false,"customizeButtonDisplay":true,"explicitWithdrawal":true,"listPurposes":true,"position":"float-bottom-center","rejectButtonDisplay":true,"showTitle":true}};
</script>
<script type="text/javascript" src="https://cs.iubenda.com/autoblocking/${accounts.iubendaSite}.js"></script>
<script type="text/javascript" src="//cdn.iubenda.com/cs/iubenda_cs.js" charset="UTF-8" async></script>`;

const consentMode = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}
gtag('consent','default',{ad_storage:'granted',ad_user_data:'granted',ad_personalization:'granted',analytics_storage:'granted',region:['US']});
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',functionality_storage:'denied',security_storage:'granted',wait_for_update:2000});</script>`;

const tagManager = `<!-- Google Tag Manager --><script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${accounts.container}');</script><!-- End Google Tag Manager -->`;

const segment = `<script>!function(){var i="analytics",analytics=window[i]=window[i]||[];if(!analytics.initialize)if(analytics.invoked)window.console&&console.error&&console.error("Segment snippet included twice.");else{analytics.invoked=!0;analytics.methods=["trackSubmit","trackClick","trackLink","trackForm","pageview","identify","reset","group","track","ready","alias","debug","page","screen","once","off","on"];analytics.factory=function(e){return function(){var n=Array.prototype.slice.call(arguments);n.unshift(e);analytics.push(n);return analytics}};for(var n=0;n<analytics.methods.length;n++){var key=analytics.methods[n];analytics[key]=analytics.factory(key)}analytics.load=function(key,n){var t=document.createElement("script");t.type="text/javascript";t.async=!0;t.setAttribute("data-global-segment-analytics-key",i);t.src="https://cdn.segment.com/analytics.js/v1/"+key+"/analytics.min.js";var r=document.getElementsByTagName("script")[0];r.parentNode.insertBefore(t,r);analytics._loadOptions=n};analytics._writeKey="${accounts.segment}";analytics.SNIPPET_VERSION="5.2.1";analytics.load("${accounts.segment}");analytics.page()}}();</script>`;

/** Without anything on the device, without the address, and to the servers in the EU. */
const mixpanel = `<script>(function(f,b){if(!b.__SV){window.mixpanel=b;b._i=[];b.init=function(e,c){b._i.push([e,c])};b.__SV=1.2;var e=f.createElement("script");e.type="text/javascript";e.async=!0;e.src="https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js";var g=f.getElementsByTagName("script")[0];g.parentNode.insertBefore(e,g)}})(document,window.mixpanel||[]);
mixpanel.init("${accounts.mixpanel}",{api_host:"https://api-eu.mixpanel.com",disable_persistence:true,ip:false,track_pageview:true});</script>`;

/** "Custom Code" of the project: end of head. */
export const headCode = (language: 'de' | 'en') => [iubenda(language), consentMode, tagManager, segment, mixpanel].join('\n');

/** "Custom Code" of the project: start and end of body. */
export const bodyStart = `<!-- Google Tag Manager (noscript) --><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${accounts.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript><!-- End Google Tag Manager (noscript) -->`;
export const bodyEnd = `<script>window.intercomSettings={api_base:"https://api-iam.eu.intercom.io",app_id:"${accounts.intercom}"};(function(){var w=window;var ic=w.Intercom;if(typeof ic==="function"){ic('update',w.intercomSettings);}else{var d=document;var i=function(){i.c(arguments);};i.q=[];i.c=function(args){i.q.push(args);};w.Intercom=i;var s=d.createElement('script');s.type='text/javascript';s.async=true;s.src='https://widget.intercom.io/widget/${accounts.intercom}';d.body.appendChild(s);}})();</script>`;

/** Tags of the container. LinkedIn waits for iubenda's event, Reddit has "All Pages". */
export const linkedInTag = `_linkedin_partner_id = "${accounts.linkedIn}";window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || [];window._linkedin_data_partner_ids.push(_linkedin_partner_id);(function(l) {if (!l){window.lintrk = function(a,b){window.lintrk.q.push([a,b])};window.lintrk.q=[]}var s = document.getElementsByTagName("script")[0];var b = document.createElement("script");b.type = "text/javascript";b.async = true;b.src = "https://snap.licdn.com/li.lms-analytics/insight.min.js";s.parentNode.insertBefore(b, s);})(window.lintrk);`;
export const redditTag = `!function(w,d){if(!w.rdt){var p=w.rdt=function(){p.sendEvent?p.sendEvent.apply(p,arguments):p.callQueue.push(arguments)};p.callQueue=[];var t=d.createElement("script");t.src="https://www.redditstatic.com/ads/pixel.js",t.async=!0;var s=d.getElementsByTagName("script")[0];s.parentNode.insertBefore(t,s)}}(window,document);rdt('init','${accounts.reddit}');rdt('track','PageVisit');`;
