/** The shop and its accounts with others. */
export const shop = {
  domain: 'angelhaus-schilf.test',
  host: 'www.angelhaus-schilf.test',
  origin: 'https://www.angelhaus-schilf.test',
  address: '85.13.141.77',
  name: 'Angelhaus Schilf',
  company: 'Angelhaus Schilf GmbH &amp; Co. KG',
  /** Session cookie of Gambio. */
  session: 'GXsid_7c41e0d29a',
  analytics: 'G-7SCH1LF0Q3',
  ads: 'AW-10720385514',
  meta: '584920173366108',
  payPal: 'AVschilf7Qm2kTz0LxW4nR8uYb1cEoPdHs6JfGiKaXv',
  klarna: 'klarna_live_client_schilfZ3nVqT0p',
  amazonMerchant: 'A2SCH1LFMRTZ7',
  amazonKey: 'LIVE-AHSCHILF4QW7ZK2M9XB5TRNE',
  googleMerchant: 107264933,
  trustedShops: 'X7A30C95E1D84F62B0C9E71A5D3F8B264',
} as const;

/** Paths as the content manager and the catalogue name them. */
export const paths = {
  imprint: '/info/impressum.html',
  privacy: '/info/privatsphaere-und-datenschutz.html',
  terms: '/info/allgemeine-geschaeftsbedingungen.html',
  cancellation: '/info/widerrufsrecht-und-widerrufsformular.html',
  withdrawal: '/withdrawal.php',
  shipping: '/info/liefer-und-versandkosten.html',
  batteries: '/info/batterieentsorgung.html',
  contact: '/info/mein-kontakt.html',
  category: '/angelruten/',
  rod: '/spinnrute-schilfgold-270.html',
  knife: '/filetiermesser-hecht-18.html',
  cart: '/shopping_cart.php',
  guest: '/shop.php',
} as const;

/** Where the compiled files of the theme lie. */
export const theme = '/public/theme';
