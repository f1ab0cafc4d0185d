import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';

/** Names and numbers that the pharmacy has with itself and with others. */
export const shop = {
  domain: 'lindwurm-apotheke.test',
  host: 'www.lindwurm-apotheke.test',
  origin: 'https://www.lindwurm-apotheke.test',
  address: '49.12.86.203',
  container: 'GTM-LWA7K2P',
  analytics: 'G-LNDW7APO3K',
  ads: 'AW-10731946528',
  awin: '18927',
  trustedShops: 'X4D70B1E86F2C39A5E180D7B46C92F3A1',
  payPal: 'AQ3nLw8ZtKxR5vYc2UjHsPd7GmBe0FoTiN4aJkWqX6yCzVhE1rDlSuMbOg9IfPtQw3LxNvRk',
} as const;

/** The marketing agency asks for consent at Google's tags and forgets it at the affiliate network's. */
tagManagerContainers.publish(shop.container, [
  { type: 'gtag', id: shop.analytics, requires: ['analytics_storage'] },
  { type: 'gtag', id: shop.ads, requires: ['ad_storage'] },
  { type: 'script', event: 'gtm.load', url: `https://www.dwin1.com/${shop.awin}.js` },
  {
    type: 'html',
    event: 'view_item',
    requires: ['analytics_storage'],
    code: `(function(){for(var i=dataLayer.length-1;i>=0;i--){var e=dataLayer[i].ecommerce;if(e&&e.items){gtag('event','view_item',{item_id:e.items[0].item_id,item_name:e.items[0].item_name,item_category:e.items[0].item_category});break;}}})();`,
  },
]);
