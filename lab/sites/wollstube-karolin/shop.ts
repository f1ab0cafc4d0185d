/** The shop as its pages know it. */
export const shop = {
  domain: 'wollstube-karolin.test',
  host: 'www.wollstube-karolin.test',
  origin: 'https://www.wollstube-karolin.test',
  address: '52.57.214.39',
  name: 'Wollstube Karolin',
  hash: 'k7w2f9qx31ud',
  container: 'GTM-WK4R0LN',
  analytics: 'G-7KRL1NWST2',
  ads: 'AW-11384720651',
  pinterest: '2612947720183',
  payPal: 'AYkR0lin4Wst7fZq2PmNc81LbXv9TdEuWoLLeStuBe',
  recaptcha: '6LdKr0lnAAAAAH3wst7FqZ2mNcL1bXv9TdEuWoLe',
  shopVote: 21874,
} as const;

/** Where the files of the shop lie in plentymarkets' network. */
export const cdn = `https://cdn02.plentymarkets.com/${shop.hash}`;

/** Files of the plugins, below the hash. */
export const files = {
  base: '/plugin/61/ceres/css/ceres-base.css',
  client: '/plugin/61/ceres/js/dist/ceres-client.min.js',
  font: '/plugin/61/ceres/fonts/custom-fonts/nunito-sans-v12-latin-regular.woff2',
  logo: '/frontend/bilder/logo-wollstube.svg',
} as const;

/** Pages as plentyShop names them. */
export const paths = {
  yarn: '/garne/',
  sock: '/garne/sockenwolle-deichgarn_118_1042',
  bedding: '/heimtextilien/bettwaesche-juist_231_1187',
  guides: '/anleitungen/',
  basket: '/basket/',
  checkout: '/checkout/',
  contact: '/contact/',
  imprint: '/legal-disclosure/',
  privacy: '/privacy-policy/',
  terms: '/gtc/',
  cancellation: '/cancellation-rights/',
  form: '/cancellation-form/',
  withdraw: '/vertrag-widerrufen/',
  shipping: '/versandkosten/',
} as const;
