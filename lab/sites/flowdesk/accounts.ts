/** Accounts of the start-up with third parties. */
export const accounts = {
  webflowSite: '66b2f0a94d1e7c83f5a2c910',
  posthog: 'phc_Rk7LmWq2ZtVx9YbNc4JpDsHf1GuAo8eT3iXrQ6vKwEy',
  hotjar: 5127734,
  linkedIn: '6718204',
  intercom: 'k3v9dmqp',
  vimeo: '1029384756',
  pricingTable: 'prctbl_1QhT7rK2eZvYlo2CxN4mWd8P',
  stripeKey: 'pk_live_51PxR4mK2eZvYlo2CqTn8bUjVd0sYhWk3',
} as const;

const posthogLoader = `!function(t,e){var o,n,p,r;e.__SV||(window.posthog=e,e._i=[],e.init=function(i,s,a){function g(t,e){var o=e.split(".");2==o.length&&(t=t[o[0]],e=o[1]),t[e]=function(){t.push([e].concat(Array.prototype.slice.call(arguments,0)))}}(p=t.createElement("script")).type="text/javascript",p.crossOrigin="anonymous",p.async=!0,p.src=s.api_host.replace(".i.posthog.com","-assets.i.posthog.com")+"/static/array.js",(r=t.getElementsByTagName("script")[0]).parentNode.insertBefore(p,r);var u=e;for(void 0!==a?u=e[a]=[]:a="posthog",u.people=u.people||[],o="capture identify reset opt_out_capturing".split(" "),n=0;n<o.length;n++)g(u,o[n]);e._i.push([i,s,a])},e.__SV=1)}(document,window.posthog||[]);
posthog.init('${accounts.posthog}',{api_host:'https://e.flowdesk.test',ui_host:'https://eu.posthog.com',person_profiles:'identified_only'})`;

const linkedIn = `_linkedin_partner_id = "${accounts.linkedIn}";window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || [];window._linkedin_data_partner_ids.push(_linkedin_partner_id);(function(l) {if (!l){window.lintrk = function(a,b){window.lintrk.q.push([a,b])};window.lintrk.q=[]}var s = document.getElementsByTagName("script")[0];var b = document.createElement("script");b.type = "text/javascript";b.async = true;b.src = "https://snap.licdn.com/li.lms-analytics/insight.min.js";s.parentNode.insertBefore(b, s);})(window.lintrk);`;

/** Custom code of the whole site, as pasted into the settings of the project. Everything but PostHog is marked for the banner. */
export const headCode = `<script async src="https://cdn.jsdelivr.net/npm/@finsweet/cookie-consent@1/fs-cc.js" fs-cc-mode="opt-in"></script>
<script>${posthogLoader}</script>
<script type="fs-cc" fs-cc-categories="analytics">(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${accounts.hotjar},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>
<script type="fs-cc" fs-cc-categories="marketing">${linkedIn}</script>`;

/** The messenger, likewise marked. */
export const footCode = `<script type="fs-cc" fs-cc-categories="personalization">window.intercomSettings={api_base:"https://api-iam.eu.intercom.io",app_id:"${accounts.intercom}"};(function(){var w=window;var ic=w.Intercom;if(typeof ic==="function"){ic('update',w.intercomSettings);}else{var d=document;var i=function(){i.c(arguments);};i.q=[];i.c=function(args){i.q.push(args);};w.Intercom=i;var s=d.createElement('script');s.type='text/javascript';s.async=true;s.src='https://widget.intercom.io/widget/${accounts.intercom}';d.body.appendChild(s);}})();</script>`;

/** Custom code of the page "Pricing": somebody pasted the tag a second time for a campaign, this time unmarked. */
export const pricingCode = `<!-- LinkedIn Pricing Campaign Q3 --><script type="text/javascript">${linkedIn}</script>`;
