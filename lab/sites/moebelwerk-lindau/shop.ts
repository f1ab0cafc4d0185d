/** The shop as the platform knows it. */
export const shop = { domain: 'moebelwerk-lindau.test', shop: 'moebelwerk-lindau.myshopify.com', shopId: 66291840214 } as const;

/** Where the shop lives. */
export const origin = `https://www.${shop.domain}`;

/** Its ids with others. */
export const accounts = {
  container: 'GTM-MBWL1ND',
  analytics: 'G-4MBWLND7U2',
  ads: 'AW-10873340152',
  meta: '743320918846102',
  hotjar: 3920471,
  pinterest: '2613908472113',
  tikTok: 'CR9L1NDBC77UMBWERK40',
  klaviyo: 'XmBw7L',
  tidio: 'q4mz8wlbkx2rjhv0cetn6ypsd1afug93',
  loox: 'Vk-mbwL1nd',
  klarna: 'klarna_live_client_mbwlindau7QzT',
} as const;

/** The theme's own font, without its query. */
export const fontPath = '/cdn/fonts/roboto/roboto_n4.2019d890f07b1852f56ce63ba45b2db45d852cba.woff2';

/** The style sheet of the theme, without its query. */
export const stylePath = '/cdn/shop/t/9/assets/base.css';
