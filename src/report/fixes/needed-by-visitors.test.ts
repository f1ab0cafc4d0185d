import { expect, it } from 'vitest';
import { banner, gathered, link, pageFact, requestFact, siteUrl, toggle } from '../../../test/factories/facts.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { runsOnlyAtCheckout, stepForCalledTool, stepForPayment, stepForPaywall } from './needed-by-visitors.ts';

const paying = (pages: readonly string[], path = '/v3', label = 'Statistik') =>
  stepForPayment(
    'stripe',
    gathered({
      services: [catalogueUse('stripe')],
      banner: { banner: banner({ toggles: [toggle({ label })] }), cmpName: null, cmpLoaded: null, payOrConsent: false },
      requests: pages.map((page, index) =>
        requestFact({
          id: `r${index}`,
          serviceId: 'stripe',
          type: 'script',
          url: `https://js.stripe.com${path}`,
          pageUrl: `${siteUrl}${page}`,
        }),
      ),
    }),
  );

it.each<[string, ReturnType<typeof paying>, RegExp, RegExp]>([
  ['on pages of any kind', paying(['', 'kasse']), /^Laden Sie Stripe erst, wenn der Besucher bezahlen will/, /^Load Stripe only when/],
  ['in the cart alone, where to load it there is done', paying(['warenkorb']), /auch auf \/warenkorb erst, wenn/, /^On \/warenkorb too/],
  [
    'that shows the prices itself',
    paying(['preise'], '/v3/pricing-table.js?x=1'),
    /^Zeigen Sie Preise .* pricing-table\.js heraus \(\/preise\)/,
    /take out pricing-table\.js for that \(\/preise\)/,
  ],
])('a payment service is not tied to the banner: %s', (_, step, de, en) => {
  expect(step?.de).toMatch(de);
  expect(step?.en).toMatch(en);
  expect(step?.de).toContain('nicht an das Banner');
});

it.each<[string, readonly string[], string, boolean]>([
  ['the checkout', ['kasse'], 'stripe', true],
  ['cart and checkout', ['warenkorb', 'kasse'], 'stripe', true],
  ['checkout and an article', ['kasse', 'produkt/messer'], 'stripe', false],
  ['no page', [], 'stripe', false],
  ['the checkout, of a measurement', ['kasse'], 'google-analytics', false],
])('tells whether a payment service runs at the checkout alone: %s', (_, pages, serviceId, expected) => {
  const requests = pages.map((page, index) =>
    requestFact({ id: `r${index}`, serviceId, type: 'script', url: 'https://js.stripe.com/v3', pageUrl: `${siteUrl}${page}` }),
  );
  expect(runsOnlyAtCheckout(serviceId, gathered({ services: [catalogueUse(serviceId)], requests }))).toBe(expected);
});

const linked = (href: string, frame?: string) =>
  stepForPayment(
    'stripe',
    gathered({
      services: [catalogueUse('stripe')],
      pages: [pageFact({ links: [link({ href })] })],
      requests: ['https://js.stripe.com/v3/', ...(frame ? [frame] : [])].map((url, index) =>
        requestFact({ id: `r${index}`, serviceId: 'stripe', type: index === 0 ? 'script' : 'frame', url }),
      ),
    }),
  );

it.each<[string, ReturnType<typeof linked>, RegExp]>([
  ['needless', linked('https://buy.stripe.com/7sI4hz'), /^Entfernen Sie das Skript .* bei buy\.stripe\.com/],
  [
    'needless, with the frame of its fraud detection',
    linked('https://buy.stripe.com/7s', 'https://js.stripe.com/v3/m-outer-1.html'),
    /^Entfernen/,
  ],
  [
    'of fields on the page',
    linked('https://buy.stripe.com/7s', 'https://js.stripe.com/v3/elements-inner-card-1.html'),
    /^Laden Sie Stripe erst/,
  ],
  ['of pages without such links', linked('https://stripe.com/de/privacy'), /^Laden Sie Stripe erst/],
])('the script beside links to pay at Stripe: %s', (_, step, expected) => expect(step?.de).toMatch(expected));

it.each([
  ['one for which the banner asks', paying([''], '/v3', 'Stripe')],
  ['another service', stepForPayment('google-ads', gathered({ services: [catalogueUse('google-ads')] }))],
  ['nothing known', stepForPayment(null, gathered({}))],
])('leaves to other steps %s', (_, step) => expect(step).toBeNull());

it('has a tool that visitors call wait for their click', () => {
  expect(stepForCalledTool('eye-able')?.de).toMatch(/^Laden Sie Eye-Able erst, wenn ein Besucher es aufruft/);
  expect(stepForCalledTool('eye-able')?.en).toMatch(/^Load Eye-Able only when a visitor calls it/);
  expect(stepForCalledTool('google-ads')).toBeNull();
  expect(stepForCalledTool('WooCommerce')).toBeNull();
});

it('does not hold back the gate in front of paid articles, only what it measures', () => {
  expect(stepForPaywall('piano-paywall')?.de).toMatch(
    /nur laufen, was die Bezahlschranke braucht.*requireConsent.*Ganz zurückhalten sollten Sie den Dienst nicht/,
  );
  expect(stepForPaywall('piano-paywall')?.en).toMatch(/which the paywall needs/);
  for (const other of ['at-internet', 'chartbeat', 'unbekannt', null]) expect(stepForPaywall(other)).toBeNull();
});
