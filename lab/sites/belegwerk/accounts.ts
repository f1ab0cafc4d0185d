/** The start-up and its accounts with third parties. */
export const domain = 'belegwerk.test';
export const origin = `https://www.${domain}`;
export const address = '31.43.160.6';

export const accounts = {
  framerSite: '3Kq7nVbTzYw1sLm9RcXdHe',
  framerId: '8f1d0b6c4e27a93510cc7de2b4f8a6135d90e7c2fb41a8690d3c5b7e21f4a908',
  iubendaSite: '3187452',
  iubendaPolicy: 81264937,
  container: 'GTM-P7BW4KLQ',
  segment: 'vT3kQm8ZyR1bXcN6sHd0LwJpE9aFu2Go',
  mixpanel: '5d0e7b1c92fa4836a1c7e04bd8f63a29',
  linkedIn: '7402956',
  reddit: 'a2_gk4w81tq0z5m',
  intercom: 'b7t2xkwe',
  calendly: 'https://calendly.com/belegwerk/demo',
  tally: 'wMq8Zd',
  loom: '4f7c1a9e0b2d46538c6e91d7ab30f25c',
  youTube: 'Hq3vR7bLw2M',
  pricingTable: 'prctbl_1SbW9kHx4TnQ2mRzC7pYd0Ja',
  stripeKey: 'pk_live_51QbW2rHx4TnQ2mRzVf8sKcUeNy6TgL1',
} as const;
