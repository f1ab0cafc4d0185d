import { describe, expect, it } from 'vitest';
import type { BannerControl } from '#evidence/banner.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import {
  bannerEvidence,
  consentOutcome,
  cookieEvent,
  evidence,
  gathered,
  inAllStates,
  inVisits,
  missing,
  noBanner,
  pageVisit,
  requestEvidence,
} from '../../../test/factories/evidence.ts';
import { deriveFacts } from './derive-facts.ts';

const derive = (parts: Parameters<typeof evidence>[0]) => deriveFacts(evidence(parts), testDeps);
const banner = (parts: Parameters<typeof evidence>[0]) => {
  const fact = derive(parts).banner;
  return fact.ok ? fact.data : fact.reason;
};
const pay: BannerControl = {
  role: 'pay',
  text: 'Pur-Abo',
  layer: 1,
  element: 'button',
  rect: { x: 0, y: 0, width: 1, height: 1 },
  inViewport: true,
  fontSize: 16,
  fontWeight: 400,
  color: '#000000',
  background: '#ffffff',
  textContrast: 21,
  surfaceContrast: 1,
  href: null,
};
const platformScript = requestEvidence({ url: 'https://banner.test/cmp.js', type: 'script' });

describe('banner', () => {
  it.each<[string, Parameters<typeof evidence>[0], object]>([
    ['seen', {}, { cmpName: null, cmpLoaded: null, payOrConsent: false }],
    [
      'with its platform',
      { banner: bannerEvidence({ cmpName: 'Cookiebot' }), requests: [platformScript] },
      { cmpName: 'Cookiebot', cmpLoaded: null },
    ],
    ['platform by its script', { requests: [platformScript] }, { cmpName: 'Banner' }],
    ['platform without a banner', { banner: null, requests: [platformScript] }, { banner: null, cmpName: null, cmpLoaded: 'Banner' }],
    [
      'what looks like a platform that only its provider delivers',
      { cookieEvents: [cookieEvent('served_choice=1', { state: 'accept', afterChoice: true })] },
      { cmpName: null },
    ],
    [
      'platform by what it stores',
      { cookieEvents: [cookieEvent('choice=1', { state: 'accept', afterChoice: true })] },
      { cmpName: 'Chooser' },
    ],
    ['nothing', { banner: null }, { banner: null, cmpName: null, cmpLoaded: null, payOrConsent: false }],
    ['price by a control', { banner: bannerEvidence({ controls: [pay] }) }, { payOrConsent: true }],
    ['price by the text', { banner: bannerEvidence({ text: 'Mit Werbung lesen oder im Pur-Abo ohne Tracking' }) }, { payOrConsent: true }],
    [
      'price by the attempt',
      { reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'pay-or-consent' })) },
      { payOrConsent: true },
    ],
    [
      'layers that another run opened',
      {
        overrides: {
          banners: {
            none: gathered(bannerEvidence()),
            reject: gathered(bannerEvidence({ state: 'reject', deeperText: 'Statistik: Matomo' })),
            accept: gathered(null),
          },
        },
      },
      { banner: { state: 'none', deeperText: 'Statistik: Matomo' } },
    ],
    [
      'seen by one run only',
      { overrides: { banners: { none: gathered(null), reject: gathered(bannerEvidence({ state: 'reject' })), accept: gathered(null) } } },
      { banner: { state: 'reject' } },
    ],
  ])('%s', (_name, parts, expected) => {
    expect(banner(parts)).toMatchObject(expected);
  });

  it.each<[string, string, string[]]>([
    ['counts a page whose own tool shows none', 'https://www.muster.test/banner/cmp.js', ['https://www.muster.test/aktion']],
    ['leaves a page open that asked another server for its tool', 'https://banner.test/cmp.js', []],
  ])('%s', (_name, url, missingOn) => {
    const text = 'Wir verwenden Cookies für Statistik und Werbung.';
    const visit = (path: string, shows: boolean) =>
      pageVisit({
        id: `none-${path}`,
        url: `https://www.muster.test/${path}`,
        kind: 'other',
        banner: shows ? { asks: true, blocksPage: false, text } : null,
      });
    const pages = [...inVisits(), visit('haus', true), visit('team', true), visit('aktion', false)];
    const requests = [requestEvidence({ url, type: 'script', pageId: 'none-aktion' })];
    expect(banner({ pages, requests, banner: bannerEvidence({ text }) })).toMatchObject({ missingOn });
  });

  it('counts switches of one name on a layer that another run read, each once', () => {
    const toggle = (layer: number) => ({ label: 'Details', checked: false, disabled: false, layer, legitimateInterest: false });
    const read = gathered(bannerEvidence({ state: 'reject', toggles: [toggle(1), toggle(2), toggle(2), toggle(2)] }));
    const again = gathered(bannerEvidence({ state: 'accept', toggles: [toggle(2), toggle(2)] }));
    const none = gathered(bannerEvidence({ toggles: [toggle(1)] }));
    const fact = banner({ overrides: { banners: { none, reject: read, accept: again } } });
    expect(typeof fact === 'object' && fact.banner?.toggles.map(({ layer }) => layer)).toEqual([1, 2, 2, 2]);
  });

  it('is unknown when nobody could look', () => {
    expect(banner({ overrides: { banners: { ...inAllStates(() => gathered(null)), none: missing } } })).toBe('crashed');
  });

  it('knows a platform by its number', () => {
    const tcf = inAllStates(() =>
      gathered([
        {
          state: 'none' as const,
          pageId: 'none-p1',
          time: 1,
          moment: 'before-choice' as const,
          cmpId: 10,
          cmpVersion: 1,
          gdprApplies: true,
          tcString: null,
          eventStatus: null,
          tcfPolicyVersion: 5,
        },
      ]),
    );
    expect(banner({ overrides: { tcf } })).toMatchObject({ cmpName: 'Ten' });
  });
});

describe('choices', () => {
  const reason = (parts: Parameters<typeof evidence>[0]) => {
    const fact = derive(parts).rejected;
    return fact.ok ? fact.data.method : `${fact.reason}: ${fact.message}`;
  };
  it.each<[string, Parameters<typeof evidence>[0], string]>([
    ['clicked and read back', {}, 'button'],
    ['nothing to choose', { banner: null }, 'no-banner'],
    [
      'message of the attempt',
      {
        reject: gathered(
          consentOutcome('reject', { performed: false, verified: false, method: 'failed', message: 'the click left the site' }),
        ),
      },
      'not-performed: the click left the site',
    ],
    [
      'no button',
      { reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'no-reject' })) },
      'not-performed: the choice was not performed: no-reject',
    ],
    [
      'not read back',
      { reject: gathered(consentOutcome('reject', { verified: false })) },
      'not-performed: the choice could not be read back',
    ],
    [
      'not kept by the website',
      {
        reject: gathered(
          consentOutcome('reject', {
            verified: false,
            proofs: [
              { kind: 'banner-gone', value: '', confirms: true },
              { kind: 'banner-stays-gone', value: '', confirms: false },
            ],
          }),
        ),
      },
      'button',
    ],
    ['overlooked the banner', { reject: gathered(noBanner('reject')) }, 'not-performed: the choice was not performed: no-banner'],
    ['no page afterwards', { pages: [pageVisit()] }, 'not-performed: no page was seen after the choice'],
    ['run crashed', { reject: missing }, 'crashed: the browser crashed'],
    ['no jar', { overrides: { jars: { ...inAllStates(() => gathered([])), reject: missing } } }, 'crashed: the browser crashed'],
  ])('%s', (_name, parts, expected) => {
    expect(reason(parts)).toBe(expected);
  });

  it('keeps failed attempts', () => {
    const facts = derive({
      reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'no-reject' })),
      accept: missing,
    });
    expect(facts.attempts).toMatchObject({ ok: true, data: { reject: { method: 'no-reject' }, accept: null } });
  });
});

it('passes on consent mode commands of the runs that count', () => {
  const command = (state: 'none' | 'reject') => ({
    state,
    pageId: `${state}-p1`,
    time: 1,
    command: 'default' as const,
    values: { ad_storage: 'denied' },
  });
  const consentMode = { none: gathered([command('none')]), reject: gathered([command('reject')]), accept: missing };
  const failed = gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' }));
  expect(derive({ overrides: { consentMode } }).consentMode).toMatchObject({ ok: true, data: [{ state: 'none' }, { state: 'reject' }] });
  expect(derive({ overrides: { consentMode }, reject: failed }).consentMode).toMatchObject({ ok: true, data: [{ state: 'none' }] });
});
