import { expect, it } from 'vitest';
import type { ServiceUse } from '#checks/facts/services.ts';
import type { ConsentStep, WithdrawalTest } from '#evidence/choice.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { JarCookie } from '#evidence/stored.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { bannerEvidence, consentOutcome, cookieEvent, evidence, frame, gathered, jarCookie } from '../../../test/factories/evidence.ts';
import { cookieFact, serviceUse } from '../../../test/factories/facts.ts';
import { createContext } from './context.ts';
import { deriveWithdrawalTest, withdrawalWayOf } from './withdrawal-test.ts';

const derive = (withdrawalTest: Evidence['withdrawalTest'], banner?: null) =>
  deriveWithdrawalTest(createContext(evidence({ ...(banner === null && { banner }), overrides: { withdrawalTest } }), testDeps));
const test = (before: string[], after: string[], cookies: [JarCookie[], JarCookie[]] = [[], []], confirms = true) =>
  gathered<WithdrawalTest>({
    control: 'Cookies',
    proofs: [{ kind: 'banner-gone', value: '', confirms }],
    accepted: { urls: before, cookies: cookies[0] },
    withdrawn: { urls: after, cookies: cookies[1] },
  });
const yes = jarCookie('wahl', 'alle');
/** The same where accepting was seen to store the cookie. */
const accepting = (withdrawalTest: Evidence['withdrawalTest'], rejectedTo = 'keine') => {
  const storing = (value: string) => ({ proofs: [{ kind: 'consent-cookie' as const, value: `wahl=${value}`, confirms: true }] });
  const accept = gathered(consentOutcome('accept', storing('alle')));
  const reject = gathered(consentOutcome('reject', storing(rejectedTo)));
  return deriveWithdrawalTest(createContext(evidence({ accept, reject, overrides: { withdrawalTest } }), testDeps));
};
const metrics = 'https://metrics.test/collect?cid=1';
const ga = jarCookie('_ga', '1', { domain: '.muster.test' });

it.each<[string, ReturnType<typeof derive>, object]>([
  ['a service that stops', derive(test([metrics], [])), { services: [{ id: 'metrics', before: true, after: false, url: metrics }] }],
  [
    'one that goes on, told by what it sent last',
    derive(test([metrics], ['https://cdn.metrics.test/a.js'])),
    { services: [{ id: 'metrics', before: true, after: true, url: 'https://cdn.metrics.test/a.js' }] },
  ],
  [
    'those that need no consent are left out',
    derive(test(['https://banner.test/a.js', 'https://fonts.test/a', 'https://www.muster.test/a.js'], [])),
    { services: [] },
  ],
  [
    'one whose need is disputed and that was seen to store what needs consent',
    deriveWithdrawalTest(createContext(evidence({ overrides: { withdrawalTest: test(['https://wallet.test/a'], []) } }), testDeps), [
      cookieFact({ name: 'known', serviceId: 'wallet', needsConsent: 'yes' }),
    ]),
    { services: [{ id: 'wallet', disputed: true, before: true, after: false }] },
  ],
  [
    'one whose need is disputed and that the banner lets visitors choose',
    deriveWithdrawalTest(
      createContext(evidence({ overrides: { withdrawalTest: test(['https://wallet.test/a'], ['https://wallet.test/a']) } }), testDeps),
      [],
      [serviceUse({ service: { id: 'wallet', name: 'Wallet', consent: 'disputed', category: 'payment' } })],
      bannerEvidence({ toggles: [{ label: 'Wallet', layer: 2, checked: false, disabled: false, legitimateInterest: false }] }),
    ),
    { services: [{ id: 'wallet', disputed: true, before: true, after: true }] },
  ],
  ['one whose need is disputed and that stores nothing', derive(test(['https://wallet.test/a'], [])), { services: [] }],
  [
    'a cookie that remains',
    derive(test([], [], [[ga], [ga]])),
    { cookies: [{ name: '_ga', party: 'first', serviceId: 'metrics', remains: true }] },
  ],
  ['one that is gone', derive(test([], [], [[ga], []])), { cookies: [{ name: '_ga', remains: false }] }],
  [
    'one whose name two products share, by what the visits saw set it',
    deriveWithdrawalTest(createContext(evidence({ overrides: { withdrawalTest: test([], [], [[ga], [ga]]) } }), testDeps), [
      cookieFact({ name: '_ga', domain: 'muster.test', serviceId: 'ads', needsConsent: 'yes' }),
    ]),
    { cookies: [{ name: '_ga', serviceId: 'ads', remains: true }] },
  ],
  [
    'one that the visits saw set on another domain',
    deriveWithdrawalTest(createContext(evidence({ overrides: { withdrawalTest: test([], [], [[ga], [ga]]) } }), testDeps), [
      cookieFact({ name: '_ga', domain: 'ads.test', serviceId: 'ads', needsConsent: 'yes' }),
    ]),
    { cookies: [{ name: '_ga', serviceId: 'metrics', remains: true }] },
  ],
  [
    'one of another domain',
    derive(test([], [], [[jarCookie('_ga', '1', { domain: '.ads.test' })], []])),
    { cookies: [{ party: 'third' }] },
  ],
  [
    'the choice itself and the session',
    derive(test([], [], [[jarCookie('choice', 'all'), jarCookie('PHPSESSID', 'x')], []])),
    { cookies: [] },
  ],
  [
    'a host nobody knows',
    derive(test(['https://collect.unknown.test/a', 'https://www.muster.test/b'], ['https://collect.unknown.test/c'])),
    { hosts: [{ host: 'collect.unknown.test', after: true, url: 'https://collect.unknown.test/c' }] },
  ],
  ['nothing says that the yes stays', derive(test([], [], [[yes], [yes]])), { keptChoice: null }],
  ['the stored yes stays', accepting(test([], [], [[yes], [yes]])), { keptChoice: 'wahl=alle' }],
  ['the stored yes is replaced', accepting(test([], [], [[yes], [jarCookie('wahl', 'keine')]])), { keptChoice: null }],
  ['what rejecting stores as well says nothing', accepting(test([], [], [[yes], [yes]]), 'alle'), { keptChoice: null }],
  [
    'the banner asks anew because the stored yes is gone',
    accepting(test([], [], [[yes], []], false)),
    { confirmed: true, proofs: [{ kind: 'banner-gone', confirms: false }] },
  ],
  ['the banner asks anew, and the stored yes stays', accepting(test([], [], [[yes], [yes]], false)), { confirmed: false }],
  [
    'the stored yes is gone, and something still reports it',
    accepting(
      gathered<WithdrawalTest>({
        control: 'Cookies',
        proofs: [{ kind: 'cmp-api', value: 'Klaro: [true]', confirms: false }],
        accepted: { urls: [], cookies: [yes] },
        withdrawn: { urls: [], cookies: [] },
      }),
    ),
    { confirmed: false },
  ],
  ['a contradiction', derive(test([], [], [[], []], false)), { confirmed: false, proofs: [{ kind: 'banner-gone', confirms: false }] }],
])('%s', (_, fact, expected) => {
  expect(fact).toMatchObject({ ok: true, data: expected });
});

it.each<[string, ReturnType<typeof derive>, object]>([
  ['no banner: nothing to withdraw', derive(test([metrics], []), null), { ok: true, data: null }],
  ['evidence of older scans', derive(undefined), { ok: false, reason: 'not-performed' }],
  ['not tried', derive({ ok: false, reason: 'not-performed', message: 'no control' }), { ok: false, message: 'no control' }],
])('%s', (_, fact, expected) => {
  expect(fact).toMatchObject(expected);
});

it('tells what was clicked to withdraw, in order', () => {
  const step = (action: ConsentStep['action'], text: string): ConsentStep => ({ time: 1, layer: 1, action, text, screenshot: null });
  const done = test([], []);
  if (!done.ok) throw new Error('gathered');
  const steps = [step('uncheck', 'Statistik'), step('wait', ''), step('click', 'Speichern')];
  const tried = evidence({ overrides: { withdrawalTest: gathered({ ...done.data, clicks: 3, steps }) } });
  expect(withdrawalWayOf(createContext(tried, testDeps))).toEqual({
    withdrawalClicks: 3,
    withdrawalSteps: [
      { action: 'uncheck', text: 'Statistik' },
      { action: 'click', text: 'Speichern' },
    ],
  });
});

it('tells a cookie under a name of the site’s own by the service that set it', () => {
  const named = jarCookie('_shop_ga', 'GA1.1');
  const tried = evidence({
    cookieEvents: [
      cookieEvent('_shop_ga=GA1.1', {
        state: 'accept',
        afterChoice: true,
        via: 'document.cookie',
        stack: [frame('https://cdn.metrics.test/a.js')],
      }),
    ],
    overrides: { withdrawalTest: test([metrics], [], [[named, jarCookie('eigenes', '1')], []]) },
  });
  expect(deriveWithdrawalTest(createContext(tried, testDeps))).toMatchObject({
    ok: true,
    data: { cookies: [{ name: '_shop_ga', party: 'first', serviceId: 'metrics', remains: false }] },
  });
});

it.each<[string, Partial<ServiceUse>, boolean]>([
  ['the site loads it only with consent', { states: ['accept'] }, true],
  ['it runs without a choice as well', { states: ['none', 'accept'] }, false],
  ['another service brings it along', { states: ['accept'], embeddedBy: 'metrics' }, false],
])('of a service whose need is disputed the end counts where %s', (_, part, counts) => {
  const wallet = jarCookie('known', '1', { domain: '.muster.test' });
  const tried = evidence({ overrides: { withdrawalTest: test(['https://wallet.test/a'], [], [[wallet], [wallet]]) } });
  const use = serviceUse({ ...part, service: testDeps.catalogue.serviceOf('wallet')! });
  const observed = [
    cookieFact({ name: 'known', domain: '.muster.test', serviceId: 'wallet', needsConsent: 'disputed', category: 'functional' }),
  ];
  expect(deriveWithdrawalTest(createContext(tried, testDeps), observed, [use])).toMatchObject({
    ok: true,
    data: {
      services: counts ? [{ id: 'wallet', disputed: true, before: true, after: false }] : [],
      cookies: counts ? [{ name: 'known', serviceId: 'wallet', remains: true }] : [],
    },
  });
});

it.each<[string, string[], string]>([
  ['the one that opened the choice, where it was rejected there', ['Alle ablehnen'], 'Cookies'],
  ['a link beside it that withdraws, where that was pressed', ['Einwilligungen widerrufen'], 'Einwilligungen widerrufen'],
  ['one that stood beside it in English', ['Withdraw consent'], 'Withdraw consent'],
  ['the one that opened it, where switches were saved', ['Auswahl speichern'], 'Cookies'],
  ['the one that opened it, where nothing is known of the clicks', [], 'Cookies'],
])('names as the control to withdraw %s', (_, clicked, control) => {
  const steps = clicked.map((text): ConsentStep => ({ time: 1, layer: 1, action: 'click', text, screenshot: null }));
  const tried = gathered<WithdrawalTest>({
    control: 'Cookies',
    steps,
    proofs: [],
    accepted: { urls: [], cookies: [] },
    withdrawn: { urls: [], cookies: [] },
  });
  expect(derive(tried)).toMatchObject({ ok: true, data: { control } });
});

it.each<[string, 'marketing' | 'functional', boolean]>([
  ['measures advertising', 'marketing', true],
  ['keeps a setting', 'functional', false],
])('a cookie of what loads pixels counts where it %s', (_, category, counts) => {
  const kept = jarCookie('pid', '1', { domain: '.muster.test' });
  const observed = [cookieFact({ name: 'pid', domain: '.muster.test', serviceId: 'tagger', needsConsent: 'disputed', category })];
  const tried = evidence({ overrides: { withdrawalTest: test([], [], [[kept], [kept]]) } });
  expect(deriveWithdrawalTest(createContext(tried, testDeps), observed)).toMatchObject({
    ok: true,
    data: { cookies: counts ? [{ name: 'pid', serviceId: 'tagger', remains: true }] : [] },
  });
});
