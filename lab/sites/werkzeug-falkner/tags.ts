import { type ContainerTag, tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { shop } from './shop.ts';

const uet = `(function(w,d,t,r,u){var f,n,i;w[u]=w[u]||[],f=function(){var o={ti:"${shop.uet}",enableAutoSpaTracking:true};o.q=w[u],w[u]=new UET(o),w[u].push("pageLoad")},n=d.createElement(t),n.src=r,n.async=1,n.onload=n.onreadystatechange=function(){var s=this.readyState;s&&s!=="loaded"&&s!=="complete"||(f(),n.onload=n.onreadystatechange=null)},i=d.getElementsByTagName(t)[0],i.parentNode.insertBefore(n,i)})(window,document,"script","//bat.bing.com/bat.js","uetq");`;

const criteo = `var view=document.body.classList.contains('catalog-product-view')?{event:'viewItem',item:'WF-MS400'}:document.body.classList.contains('catalog-category-view')?{event:'viewList',item:['FDD18','FWS125','FSH36']}:document.body.classList.contains('checkout-index-index')?{event:'viewBasket',item:[{id:'WF-MS400',price:7.49,quantity:2}]}:{event:document.body.classList.contains('cms-index-index')?'viewHome':'viewPage'};
window.criteo_q=window.criteo_q||[];window.criteo_q.push({event:'setAccount',account:${shop.criteo}},{event:'setSiteType',type:/Mobi/.test(navigator.userAgent)?'m':'d'},view);
(function(d){var s=d.createElement('script');s.async=true;s.src='https://dynamic.criteo.com/js/ld/ld.js?a=${shop.criteo}';d.head.appendChild(s)})(document);`;

const mouseflow = `window._mfq=window._mfq||[];(function(){var mf=document.createElement("script");mf.type="text/javascript";mf.defer=true;mf.src="//cdn.mouseflow.com/projects/${shop.mouseflow}.js";document.getElementsByTagName("head")[0].appendChild(mf)})();`;

const tags: readonly ContainerTag[] = [
  // Google's tags react to Consent Mode by themselves ("advanced"): they load in any case and send without cookies while denied.
  { type: 'gtag', id: shop.analytics },
  { type: 'gtag', id: shop.ads },
  { type: 'html', code: criteo, event: 'gtm.dom', requires: ['ad_storage', 'ad_user_data'] },
  { type: 'html', code: mouseflow, requires: ['analytics_storage'] },
  // The advertising agency added this one later and left the additional consent check empty.
  { type: 'html', code: uet },
];

let filled = false;

/** Publish the container as agency and marketing left it. */
export function fillContainer(): void {
  if (filled) return;
  filled = true;
  tagManagerContainers.publish(shop.container, tags);
}
