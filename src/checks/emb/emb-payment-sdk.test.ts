import { expect, it } from 'vitest';
import { applicability, embedFact, formFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-payment-sdk.ts';

const shop = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const stripe: Call = { service: 'stripe', url: 'https://js.stripe.com/v3/', states: ['none'] };
const button = 'https://www.paypalobjects.com/de_DE/DE/i/btn/btn_donateCC_LG.gif';
const pixel = 'https://www.paypal.com/de_DE/i/scr/pixel.gif';
const checkout = `${siteUrl}abschluss`;
const mid = analyticsCookie({
  id: 'mid',
  name: '__stripe_mid',
  serviceId: 'stripe',
  category: 'security',
  needsConsent: 'disputed',
  states: ['none'],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['no shop and no payment service', bannerSite(), { class: 'NotApplicable', message: 'noShop' }],
  ['a shop without a script of a payment service', bannerSite(shop), { class: 'Conform' }],
  [
    'only at checkout',
    bannerSite({ ...shop, ...traffic({ ...stripe, pageUrl: checkout }), shopPages: [shopPage({ url: checkout, kind: 'checkout' })] }),
    { class: 'Conform' },
  ],
  [
    'where a donation is paid',
    bannerSite({
      ...shop,
      ...traffic({ ...stripe, pageUrl: `${siteUrl}spenden` }),
      forms: [formFact({ pageUrl: `${siteUrl}spenden`, personalFields: ['email'], submitText: 'Jetzt spenden' })],
    }),
    { class: 'Conform' },
  ],
  [
    'where an enquiry is sent',
    bannerSite({
      ...shop,
      ...traffic({ ...stripe, pageUrl: `${siteUrl}spenden` }),
      forms: [formFact({ pageUrl: `${siteUrl}spenden`, personalFields: ['email'], submitText: 'Anfrage zur Spende senden' })],
    }),
    { class: 'Hint' },
  ],
  ['checkout by its address', bannerSite({ ...shop, ...traffic({ ...stripe, pageUrl: `${siteUrl}de/kasse` }) }), { class: 'Conform' }],
  [
    'on the start page with a cookie',
    bannerSite({ ...shop, ...traffic(stripe), cookies: [mid] }),
    { class: 'Hint', message: 'withIdentifier', cause: 'stripe' },
  ],
  [
    'a table of prices in view that recognises the device',
    bannerSite({
      ...shop,
      ...traffic({ ...stripe, url: 'https://js.stripe.com/v3/pricing-table.js', pageUrl: `${siteUrl}preise` }),
      embeds: [embedFact({ url: 'https://js.stripe.com/v3/pricing-table-app.html', pageUrl: `${siteUrl}preise`, serviceId: 'stripe' })],
      cookies: [mid],
    }),
    { class: 'Hint', message: 'pricesIdentifier', cause: 'stripe' },
  ],
  [
    'a table of prices in view that stores nothing',
    bannerSite({
      ...shop,
      ...traffic({ ...stripe, url: 'https://js.stripe.com/v3/pricing-table.js', pageUrl: `${siteUrl}preise` }),
      embeds: [embedFact({ url: 'https://js.stripe.com/v3/pricing-table-app.html', pageUrl: `${siteUrl}preise`, serviceId: 'stripe' })],
    }),
    { class: 'Conform', message: 'ownButton' },
  ],
  [
    'a form of the service in view that recognises the device',
    bannerSite({
      ...shop,
      ...traffic({ ...stripe, pageUrl: `${siteUrl}spenden` }),
      embeds: [embedFact({ url: 'https://js.stripe.com/v3/elements', pageUrl: `${siteUrl}spenden`, serviceId: 'stripe' })],
      cookies: [mid],
    }),
    { class: 'Conform', message: 'ownButton' },
  ],
  [
    'where only a file on the shop’s own host loads besides the checkout',
    bannerSite({
      ...shop,
      ...traffic({ ...stripe, pageUrl: checkout }, { service: 'stripe', url: `${siteUrl}cdn/stripe.js`, states: ['none'] }),
      shopPages: [shopPage({ url: checkout, kind: 'checkout' })],
    }),
    { class: 'Conform' },
  ],
  [
    'on the start page with device recognition',
    bannerSite({ ...shop, ...traffic(stripe, { service: 'stripe', url: 'https://m.stripe.com/6', type: 'fetch', states: ['none'] }) }),
    { class: 'Hint', message: 'withIdentifier' },
  ],
  ['on the start page without identifiers', bannerSite({ ...shop, ...traffic(stripe) }), { class: 'Hint', message: 'loaded' }],
  ['on a site that is no shop', bannerSite(traffic(stripe)), { class: 'Hint', message: 'loadedShopless' }],
  [
    'logos',
    bannerSite({
      ...shop,
      ...traffic({ service: 'paypal', url: 'https://www.paypalobjects.com/logo.png', type: 'image', states: ['none'] }),
    }),
    { class: 'Hint', message: 'pictures' },
  ],
  ...(
    [
      ['a button for donations with its pixel', [button, pixel], 'pixelAndPictures'],
      ['a pixel alone', [pixel], 'pixel'],
      ['a button alone, with cookies', [button], 'picturesMarking'],
      ['both beside the script', [button, pixel, `https://www.paypal.com/sdk/js`], 'withIdentifierShopless'],
    ] as const
  ).map(([name, urls, message]): [string, Partial<Facts>, Outline] => [
    name,
    bannerSite({
      ...traffic(
        ...urls.map((url) => ({ service: 'paypal', url, type: url.endsWith('js') ? 'script' : 'image', states: ['none'] }) as Call),
      ),
      cookies: [{ ...mid, serviceId: 'paypal' }],
    }),
    { class: 'Hint', message, cause: 'paypal' },
  ]),
  [
    'express button on a product page',
    bannerSite({
      ...shop,
      ...traffic({ service: 'paypal', url: 'https://www.paypal.com/sdk/js', states: ['none'], pageUrl: `${siteUrl}produkt` }),
      embeds: [embedFact({ url: 'https://www.paypal.com/smart/buttons', serviceId: 'paypal', pageUrl: `${siteUrl}produkt` })],
      shopPages: [shopPage()],
    }),
    { class: 'Conform', message: 'ownButton' },
  ],
  [
    'express button on a product page that recognises the device',
    bannerSite({
      ...shop,
      ...traffic({
        service: 'paypal',
        url: 'https://www.paypal.com/sdk/js',
        states: ['none'],
        pageUrl: `${siteUrl}produkt`,
        identifiers: ['ts'],
      }),
      embeds: [embedFact({ url: 'https://www.paypal.com/smart/buttons', serviceId: 'paypal', pageUrl: `${siteUrl}produkt` })],
      shopPages: [shopPage()],
    }),
    { class: 'Hint', message: 'expressIdentifier', cause: 'paypal' },
  ],
  [
    'donation form in the page',
    bannerSite({
      ...traffic({ service: 'twingle', url: 'https://spenden.twingle.de/w', type: 'frame', states: ['none'] }),
      embeds: [embedFact({ url: 'https://spenden.twingle.de/w', serviceId: 'twingle' })],
    }),
    { class: 'Conform' },
  ],
  [
    'only a connection',
    bannerSite({ ...shop, ...traffic({ ...stripe, type: 'preconnect', active: false }) }),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['after accepting', bannerSite({ ...shop, ...traffic({ ...stripe, states: ['accept'] }) }), { class: 'Conform' }],
  ['reject not possible', noRejectSite(shop), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
