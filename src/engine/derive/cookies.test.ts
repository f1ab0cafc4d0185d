import { describe, expect, it } from 'vitest';
import { testDeps } from '../../../test/factories/catalogue.ts';
import {
  consentOutcome,
  cookieEvent,
  evidence,
  frame,
  gathered,
  jarCookie,
  jarSnapshot,
  missing,
  pageSnapshot,
  pageVisit,
  requestEvidence,
} from '../../../test/factories/evidence.ts';
import { catalogueDeps } from './catalogue-deps.ts';
import { createContext } from './context.ts';
import { deriveCookies } from './cookies.ts';

const derive = (parts: Parameters<typeof evidence>[0]) => deriveCookies(createContext(evidence(parts), testDeps));
const one = (parts: Parameters<typeof evidence>[0]) => {
  const cookies = derive(parts);
  expect(cookies).toHaveLength(1);
  return cookies[0]!;
};
const reject = { state: 'reject' as const };
const script = (url: string, ...outer: string[]) => ({
  via: 'document.cookie' as const,
  frameUrl: 'https://www.muster.test/',
  stack: [url, ...outer].map(frame),
});

describe('states', () => {
  const before = jarSnapshot('reject', 'before-choice', [jarCookie('a', '1')]);
  it.each<[string, Parameters<typeof evidence>[0], { states: string[]; leftOverIn: string[] }]>([
    ['set without a choice', { cookieEvents: [cookieEvent('a=1')] }, { states: ['none'], leftOverIn: [] }],
    ['only in the jar', { jars: [jarSnapshot('none', 'end', [jarCookie('a', '1')])] }, { states: ['none'], leftOverIn: [] }],
    [
      'set after rejecting',
      { cookieEvents: [cookieEvent('a=1', { ...reject, afterChoice: true })] },
      { states: ['reject'], leftOverIn: [] },
    ],
    [
      'left over',
      { cookieEvents: [cookieEvent('a=1', reject)], jars: [before, jarSnapshot('reject', 'end', [jarCookie('a', '1')])] },
      { states: ['reject'], leftOverIn: ['reject'] },
    ],
    [
      'left over and set again',
      {
        cookieEvents: [cookieEvent('a=1', reject), cookieEvent('a=1', { ...reject, afterChoice: true })],
        jars: [before, jarSnapshot('reject', 'end', [jarCookie('a', '1')])],
      },
      { states: ['reject'], leftOverIn: [] },
    ],
    [
      'left over with a new value',
      { jars: [before, jarSnapshot('reject', 'end', [jarCookie('a', '2')])] },
      { states: ['reject'], leftOverIn: [] },
    ],
    [
      'new in the jar after the choice',
      {
        jars: [
          before,
          jarSnapshot('reject', 'page', [jarCookie('a', '1'), jarCookie('b', '1')]),
          jarSnapshot('reject', 'end', [jarCookie('b', '1')]),
        ],
      },
      { states: ['reject'], leftOverIn: [] },
    ],
    [
      'in the jar of a page visited before the choice',
      { jars: [jarSnapshot('reject', 'page', [jarCookie('a', '1')], 5_000), jarSnapshot('reject', 'end', [jarCookie('a', '1')])] },
      { states: ['reject'], leftOverIn: ['reject'] },
    ],
  ])('%s', (_name, parts, expected) => {
    expect(one(parts)).toMatchObject(expected);
  });

  it.each<[string, Parameters<typeof evidence>[0]]>([
    [
      'deleted by the platform after rejecting',
      { jars: [before, jarSnapshot('reject', 'after-choice', [jarCookie('a', '1')], 11_000), jarSnapshot('reject', 'end', [])] },
    ],
    [
      'set before a choice that failed',
      {
        cookieEvents: [cookieEvent('a=1', reject)],
        reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' })),
      },
    ],
    [
      'in the jar of a choice that failed',
      {
        jars: [jarSnapshot('reject', 'end', [jarCookie('a', '1')])],
        reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' })),
      },
    ],
    ['deleted but never set', { cookieEvents: [cookieEvent('a=; Max-Age=0')] }],
    ['nothing that is a cookie', { cookieEvents: [cookieEvent('; Secure')] }],
  ])('none: %s', (_name, parts) => {
    expect(derive(parts)).toEqual([]);
  });

  it('counts for all states when there is nothing to choose', () => {
    expect(
      one({
        banner: null,
        cookieEvents: [cookieEvent('a=1', reject)],
        jars: [jarSnapshot('reject', 'before-choice', [jarCookie('a', '1')])],
      }),
    ).toMatchObject({
      states: ['none', 'reject', 'accept'],
      leftOverIn: [],
    });
  });

  it('tells cookies that were set and deleted at once', () => {
    expect(
      one({
        cookieEvents: [cookieEvent('a=1'), cookieEvent('a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT')],
        jars: [jarSnapshot('none', 'end', [])],
      }),
    ).toMatchObject({ states: ['none'], blockedReason: null });
  });

  it('tells refused cookies and why, but not when one try went through', () => {
    const refused = cookieEvent('a=1; SameSite=None', { blockedReasons: ['SameSiteNoneInsecure', 'SchemefulSameSiteStrict'] });
    expect(one({ cookieEvents: [refused] })).toMatchObject({ blockedReason: 'SameSiteNoneInsecure', states: ['none'] });
    expect(one({ cookieEvents: [refused, cookieEvent('a=1')] }).blockedReason).toBeNull();
  });
});

describe('attempts of scripts', () => {
  const inFrame = { via: 'document.cookie' as const, url: 'https://form.test/f', frameUrl: 'https://form.test/f' };
  const inPage = { via: 'document.cookie' as const, frameUrl: 'https://www.muster.test/' };
  const empty = [jarSnapshot('none', 'end', [])];
  const lying = (name: string, domain: string) => [jarSnapshot('none', 'end', [jarCookie(name, '1', { domain })])];
  it.each<[string, Parameters<typeof evidence>[0], string | null]>([
    ['Lax in a foreign frame', { cookieEvents: [cookieEvent('a=1; SameSite=Lax', inFrame)], jars: empty }, 'SameSiteLax'],
    ['Strict in a foreign frame', { cookieEvents: [cookieEvent('a=1; SameSite=Strict', inFrame)] }, 'SameSiteStrict'],
    ['no word in a foreign frame', { cookieEvents: [cookieEvent('a=1', inFrame)] }, 'SameSiteUnspecifiedTreatedAsLax'],
    ['None in a foreign frame', { cookieEvents: [cookieEvent('a=1; SameSite=None; Secure', inFrame)] }, null],
    [
      'Lax in a frame of the same site',
      {
        cookieEvents: [
          cookieEvent('a=1; SameSite=Lax', { ...inFrame, url: 'https://app.muster.test/', frameUrl: 'https://app.muster.test/' }),
        ],
      },
      null,
    ],
    ['never in the jar', { cookieEvents: [cookieEvent('a=1; Max-Age=7776000', inPage)], jars: empty }, 'NotStored'],
    ['in the jar', { cookieEvents: [cookieEvent('a=1', inPage)], jars: lying('a', 'www.muster.test') }, null],
    ['too short for the jar', { cookieEvents: [cookieEvent('a=1; Max-Age=60', inPage)], jars: empty }, null],
    ['deleted again', { cookieEvents: [cookieEvent('a=1', inPage), cookieEvent('a=; Max-Age=0', inPage)], jars: empty }, null],
    ['a jar nobody looked into afterwards', { cookieEvents: [cookieEvent('a=1', inPage)] }, null],
    ['an answer the browser does not complain of', { cookieEvents: [cookieEvent('a=1')], jars: empty }, null],
  ])('%s', (_name, parts, blockedReason) => {
    expect(one(parts).blockedReason).toBe(blockedReason);
  });
});

describe('identity', () => {
  it.each([
    ['host that set it', cookieEvent('a=1', { url: 'https://www.muster.test/x' }), 'www.muster.test', 'first'],
    ['declared domain', cookieEvent('a=1; Domain=.muster.test'), 'muster.test', 'first'],
    ['other party', cookieEvent('a=1', { url: 'https://ads.test/p' }), 'ads.test', 'third'],
    ['own name leading to a service', cookieEvent('a=1', { url: 'https://stats.muster.test/p' }), 'stats.muster.test', 'first'],
  ])('%s', (_name, event, domain, party) => {
    expect(one({ cookieEvents: [event] })).toMatchObject({ domain, party, id: `cookie:${domain}:a` });
  });

  it('merges paths and flags of the jar, and keeps domains apart', () => {
    const cookies = derive({
      cookieEvents: [cookieEvent('a=1; Path=/x'), cookieEvent('a=1; Path=/y'), cookieEvent('a=1', { url: 'https://ads.test/' })],
      jars: [
        jarSnapshot('none', 'end', [
          jarCookie('a', '1', { secure: true, httpOnly: true, sameSite: 'Lax' }),
          jarCookie('a', '1', { domain: '.ads.test', partitionKey: 'https://muster.test' }),
        ]),
      ],
    });
    expect(
      cookies.map(({ domain, secure, httpOnly, sameSite, partitioned, eventIds }) => [
        domain,
        secure,
        httpOnly,
        sameSite,
        partitioned,
        eventIds.length,
      ]),
    ).toEqual([
      ['ads.test', false, false, null, true, 1],
      ['www.muster.test', true, true, 'Lax', false, 2],
    ]);
  });

  it('lives with hostile names', () => {
    expect(
      derive({ cookieEvents: [cookieEvent('__proto__=1'), cookieEvent('constructor=1'), cookieEvent('=nameless')] }).map(
        ({ name }) => name,
      ),
    ).toEqual(['', '__proto__', 'constructor']);
  });
});

describe('lifetime', () => {
  const day = 86_400;
  const atEnd = Date.parse('2026-11-21T10:00:30Z') / 1_000;
  it.each<[string, Parameters<typeof evidence>[0], number | null, number | null]>([
    [
      'declared and cut',
      {
        cookieEvents: [cookieEvent('a=1; Max-Age=63072000')],
        jars: [jarSnapshot('none', 'end', [jarCookie('a', '1', { expires: atEnd + 400 * day })])],
      },
      730 * day,
      400 * day,
    ],
    ['declared', { cookieEvents: [cookieEvent('a=1; Max-Age=3600')] }, 3_600, 3_600],
    ['the longest of several', { cookieEvents: [cookieEvent('a=1; Max-Age=3600'), cookieEvent('a=1; Max-Age=7200')] }, 7_200, 7_200],
    ['session', { cookieEvents: [cookieEvent('a=1')], jars: [jarSnapshot('none', 'end', [jarCookie('a', '1')])] }, null, null],
    ['only in the jar', { jars: [jarSnapshot('none', 'end', [jarCookie('a', '1', { expires: atEnd + 7 * day - 12 })])] }, 7 * day, 7 * day],
  ])('%s', (_name, parts, declaredLifetimeSeconds, lifetimeSeconds) => {
    expect(one(parts)).toMatchObject({ declaredLifetimeSeconds, lifetimeSeconds });
  });

  it('reckons from the clock of the answers, not from the order in the queue', () => {
    const answer = requestEvidence({ time: 1_000, responseHeaders: { date: 'Sat, 21 Nov 2026 14:00:01 GMT' } });
    expect(
      one({ requests: [answer], cookieEvents: [cookieEvent('a=1; Expires=Sat, 21 Nov 2026 15:00:00 GMT', { time: 500 })] })
        .declaredLifetimeSeconds,
    ).toBe(3_600);
  });
});

describe('who set it, and what for', () => {
  it.each([
    ['header of a resource', cookieEvent('x=1', { url: 'https://ads.test/p.gif' }), 'https://ads.test/p.gif', 'ads'],
    [
      'innermost foreign script',
      cookieEvent('x=1', script('https://www.muster.test/helper.js', 'https://metrics.test/m.js', 'https://tagger.test/t.js')),
      'https://metrics.test/m.js',
      'metrics',
    ],
    [
      'not the library that carries it out',
      cookieEvent('x=1', script('https://library.test/js-cookie.js', 'https://metrics.test/m.js')),
      'https://metrics.test/m.js',
      'metrics',
    ],
    [
      'the library, when there is nobody else',
      cookieEvent('x=1', script('https://library.test/js-cookie.js', 'https://www.muster.test/')),
      'https://library.test/js-cookie.js',
      null,
    ],
    ['own script', cookieEvent('x=1', script('https://www.muster.test/app.js')), 'https://www.muster.test/app.js', null],
    [
      'own copy of a service',
      cookieEvent('x=1', script('https://www.muster.test/jquery.js', 'https://www.muster.test/counter.js')),
      'https://www.muster.test/counter.js',
      'counter',
    ],
    [
      'inline script',
      cookieEvent('x=1', { via: 'document.cookie', frameUrl: 'https://www.muster.test/b', stack: [] }),
      'https://www.muster.test/b',
      null,
    ],
  ])('%s', (_name, event, setBy, serviceId) => {
    expect(one({ cookieEvents: [event] })).toMatchObject({ setBy, serviceId });
  });

  it.each([
    [
      'known cookie',
      cookieEvent('_ga=1', script('https://tagger.test/t.js')),
      { serviceId: 'metrics', category: 'analytics', needsConsent: 'yes' },
    ],
    [
      'known cookie in another service’s answer',
      cookieEvent('_ga=1', { url: 'https://ads.test/p' }),
      { serviceId: 'ads', category: 'analytics' },
    ],
    ['known cookie in a tag manager’s answer', cookieEvent('_ga=1', { url: 'https://tagger.test/t' }), { serviceId: 'metrics' }],
    ['known cookie in the site’s answer', cookieEvent('_ga=1'), { serviceId: 'metrics' }],
    [
      'common software of a service',
      cookieEvent('PHPSESSID=1', { url: 'https://ads.test/' }),
      { serviceId: 'ads', category: 'necessary', needsConsent: 'no' },
    ],
    ['known cookie of the site', cookieEvent('PHPSESSID=1'), { serviceId: null, category: 'necessary', needsConsent: 'no' }],
    ['choice of the visitor', cookieEvent('choice=1'), { serviceId: 'banner', category: 'consent', needsConsent: 'no' }],
    [
      'by its service',
      cookieEvent('x=1', { url: 'https://ads.test/' }),
      { serviceId: 'ads', category: 'marketing', needsConsent: 'yes', purpose: { de: 'Zweck ads', en: 'purpose ads' } },
    ],
    [
      'by a tag manager',
      cookieEvent('x=1', script('https://tagger.test/t.js')),
      { serviceId: 'tagger', category: null, needsConsent: null },
    ],
    ['nobody knows', cookieEvent('x=1'), { serviceId: null, category: null, needsConsent: null, purpose: null }],
  ])('%s', (_name, event, expected) => {
    expect(one({ cookieEvents: [event] })).toMatchObject(expected);
  });

  it('takes no value for a visitor’s that fresh browsers share', () => {
    const same = [cookieEvent('x=8f3a9c1e77b2d4f6'), cookieEvent('x=8f3a9c1e77b2d4f6', { ...reject, afterChoice: true })];
    const different = [cookieEvent('x=8f3a9c1e77b2d4f6'), cookieEvent('x=1f3a9c1e77b2d4f6', { ...reject, afterChoice: true })];
    expect(one({ cookieEvents: same }).idLike).toBe(false);
    expect(one({ cookieEvents: different }).idLike).toBe(true);
  });
});

it('tells what is deleted at once from what stays', () => {
  const cookieEvents = [cookieEvent('a=1')];
  const jars = (cookies: Parameters<typeof jarSnapshot>[2]) => [jarSnapshot('none', 'end', cookies)];
  expect(one({ cookieEvents, jars: jars([]) }).kept).toBe(false);
  expect(one({ cookieEvents, jars: jars([jarCookie('a', '1')]) }).kept).toBe(true);
  const lost = { ...evidence({ cookieEvents }).jars, accept: missing };
  expect(one({ cookieEvents, overrides: { jars: lost } }).kept).toBe(true);
});

describe('a session called by a hash', () => {
  const hash = '8d2f1c7be04a9965c3f1e7a02bb4d716';
  const on = (generator: string | null) => [pageVisit({ snapshot: gathered(pageSnapshot({ generator })) })];
  const joomla = on('Joomla! - Open Source Content Management');
  const byPath = { requests: [requestEvidence({ url: 'https://www.muster.test/media/system/js/core.min.js' })], pages: on(null) };
  it.each<[string, Parameters<typeof evidence>[0], string | null]>([
    ['of Joomla', { cookieEvents: [cookieEvent(`${hash}=abc`)], pages: joomla }, 'necessary'],
    ['of Joomla that does not say so', { cookieEvents: [cookieEvent(`${hash}=abc`)], ...byPath }, 'necessary'],
    ['of another system', { cookieEvents: [cookieEvent(`${hash}=abc`)], pages: on('WordPress 6.8') }, null],
    ['set by a script', { cookieEvents: [cookieEvent(`${hash}=abc`, script('https://www.muster.test/a.js'))], pages: joomla }, null],
    ['on a foreign domain', { cookieEvents: [cookieEvent(`${hash}=abc`, { url: 'https://other.test/' })], pages: joomla }, null],
    ['shorter than a hash', { cookieEvents: [cookieEvent('8d2f1c7b=abc')], pages: joomla }, null],
  ])('%s', (_, parts, category) => {
    expect(one(parts).category).toBe(category);
  });
});

describe('what keeps the choice', () => {
  const said = (state: 'reject' | 'accept', value: string) =>
    gathered(consentOutcome(state, { performed: true, proofs: [{ kind: 'consent-cookie', value, confirms: true }] }));
  const consent = (name: string) => ({ reject: said('reject', `${name}=keine`), accept: said('accept', `${name}=alle`) });
  const written = (name: string, url: string) => [cookieEvent(`${name}=keine`, { ...reject, afterChoice: true, ...script(url) })];

  it('is no unknown cookie', () => {
    const cookieEvents = written('verein_wahl', 'https://www.muster.test/banner.js');
    expect(one({ cookieEvents, ...consent('verein_wahl') })).toMatchObject({ category: 'consent', needsConsent: 'no', serviceId: null });
    expect(one({ cookieEvents })).toMatchObject({ category: null, needsConsent: null });
  });

  it.each([
    ['a platform that the catalogue knows', cookieEvent('__lglaw=a', script('https://www.muster.test/banner.js')), 'consent'],
    ['a platform, from a foreign domain', cookieEvent('__lglaw=a; domain=ads.test', { url: 'https://ads.test/' }), 'marketing'],
  ])('%s', (_, event, category) => {
    const { catalogue } = catalogueDeps();
    const deps = { ...testDeps, catalogue: { ...testDeps.catalogue, findCmp: catalogue.findCmp } };
    expect(deriveCookies(createContext(evidence({ cookieEvents: [event] }), deps))).toMatchObject([{ category }]);
  });

  it('is what the catalogue knows it as', () => {
    const cookieEvents = written('_ga', 'https://www.muster.test/banner.js');
    expect(one({ cookieEvents, ...consent('_ga') })).toMatchObject({ category: 'analytics' });
  });
});

describe('cookies of other domains', () => {
  const header = (url: string) => ({ via: 'header' as const, url });
  it.each([
    [
      'a name that several companies use',
      'ar_debug=1; Domain=pinterest.com; Secure; SameSite=None',
      'https://ct.pinterest.com/user/',
      'pinterest-tag',
    ],
    [
      'a name of its own company',
      'ar_debug=1; Domain=doubleclick.net; Secure; SameSite=None',
      'https://ad.doubleclick.net/a',
      'google-doubleclick',
    ],
    [
      'the page plugin, not the pixel',
      'fr=1; Domain=facebook.com; Secure; SameSite=None',
      'https://www.facebook.com/plugins/page.php',
      'facebook-plugins',
    ],
    ['the load balancer of a service', 'AWSALBCORS=1; Secure; SameSite=None', 'https://event.webinarjam.com/register/a', 'webinarjam'],
    ['the load balancer of the site', 'AWSALB=1', 'https://www.muster.test/', 'aws'],
    ['what guards a service', '__cf_bm=1; Domain=vimeo.com; Secure; SameSite=None', 'https://player.vimeo.com/video/1', 'cloudflare'],
    ['the pixel', 'fr=1; Domain=facebook.com; Secure; SameSite=None', 'https://www.facebook.com/tr/?id=1', 'meta-pixel'],
  ])('belong to what set them: %s', (_, raw, url, serviceId) => {
    const cookies = deriveCookies(createContext(evidence({ cookieEvents: [cookieEvent(raw, header(url))] }), catalogueDeps()));
    expect(cookies).toMatchObject([{ serviceId }]);
  });

  it.each([
    ['Matomo as a service of its maker', '_pk_id.1.a4ac=1', 'https://muster.matomo.cloud/matomo.js', 'matomo-cloud'],
    ['its file server', '_pk_ses.1.a4ac=1', 'https://cdn.matomo.cloud/muster.matomo.cloud/matomo.js', 'matomo-cloud'],
    ['Matomo on the own server', '_pk_id.1.a4ac=1', 'https://www.muster.test/matomo/matomo.js', 'matomo'],
    ['Matomo on the server of an agency', '_pk_id.1.a4ac=1', 'https://stats.agentur.test/matomo.js', 'matomo'],
    ['a script of the site', '_pk_id.1.a4ac=1', 'https://www.muster.test/app.js', 'matomo'],
    ['the recorder of Matomo', '_pk_hsr.1.a4ac=1', 'https://muster.matomo.cloud/matomo.js', 'matomo-heatmaps'],
    ['another analytics service', '_pk_id.1.a4ac=1', 'https://www.google-analytics.com/analytics.js', 'matomo'],
  ])('of software belong to the provider whose script writes them: %s', (_, raw, url, serviceId) => {
    const cookies = deriveCookies(createContext(evidence({ cookieEvents: [cookieEvent(raw, script(url))] }), catalogueDeps()));
    expect(cookies).toMatchObject([{ serviceId, needsConsent: 'yes' }]);
  });

  it.each([
    ['a payment service', 'https://static-eu.payments-amazon.com/checkout.js', 'amazon-pay', 'disputed'],
    ['the site itself', 'https://www.muster.test/app.js', null, 'no'],
    ['a library from a network of files', 'https://cdn.jsdelivr.net/npm/i18n.js', null, 'no'],
  ])('of a common name belong to the service whose script writes them: %s', (_, url, serviceId, needsConsent) => {
    const cookies = deriveCookies(createContext(evidence({ cookieEvents: [cookieEvent('language=de', script(url))] }), catalogueDeps()));
    expect(cookies).toMatchObject([{ serviceId, needsConsent }]);
  });

  it.each([
    ['Lax', '_fbp=1; SameSite=Lax', 'https://a.funnel.test/', 'SameSiteLax'],
    ['nothing said', '_fbp=1', 'https://a.funnel.test/', 'SameSiteUnspecifiedTreatedAsLax'],
    ['None', '_fbp=1; SameSite=None; Secure', 'https://a.funnel.test/', null],
    ['a frame of the same site', '_fbp=1; SameSite=Lax', 'https://forms.muster.test/', null],
  ])('written by a script in a frame: %s', (_, raw, frameUrl, blockedReason) => {
    const event = cookieEvent(raw, { via: 'document.cookie', url: frameUrl, frameUrl, stack: [] });
    expect(one({ cookieEvents: [event] })).toMatchObject({ blockedReason });
  });
});

describe('lifetimes', () => {
  it('keeps that of each state in which the cookie was set', () => {
    const kept = (state: 'reject' | 'accept', days: number) =>
      cookieEvent(`wahl=${state}; max-age=${days * 86_400}`, { state, afterChoice: true });
    const cookie = one({ cookieEvents: [kept('reject', 1), kept('accept', 365)] });
    expect(cookie.lifetimes).toEqual({ reject: 86_400, accept: 365 * 86_400 });
    expect(cookie.declaredLifetimeSeconds).toBe(365 * 86_400);
  });

  it('reads it from the jar where nobody saw it set', () => {
    const cookie = one({ jars: [jarSnapshot('reject', 'end', [jarCookie('wahl', 'nein')])] });
    expect(cookie.lifetimes).toEqual({ reject: null });
  });
});

it.each([
  ['gone again', 'dmn_chk_7=1; Max-Age=3', {}, [], 0],
  ['caught in the browser', 'dmn_chk_7=1; Max-Age=3', {}, [jarCookie('dmn_chk_7', '1')], 0],
  ['for a minute', 'dmn_chk_7=1; Max-Age=60', {}, [], 1],
  ['until the browser closes', 'dmn_chk_7=1', {}, [], 1],
  ['with an identifier', 'v=8f3a9c1e77b2d4f6; Max-Age=3', {}, [], 1],
  ['by a server', 'dmn_chk_7=1; Max-Age=3', { via: 'header' as const }, [], 1],
])('leaves out a cookie that a script sets for seconds to try whether it can: %s', (_, text, part, stored, left) => {
  const event = cookieEvent(text, { ...script('https://metrics.test/m.js'), ...part });
  expect(derive({ cookieEvents: [event], jars: [jarSnapshot('none', 'end', stored)] })).toHaveLength(left);
});
