import { describe, expect, it } from 'vitest';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { cookieEntry, tagRow, tcfAnswer } from '../../../../test/factories/monitor-entries.ts';
import { appearances } from './appearances.ts';
import { consentModeRows, consentModeSignals } from './consent-mode-rows.ts';
import { bannerShots, filmOf } from './film-frames.ts';
import { purposeIn, purposesIn, tcDifferences, tcMoments } from './tc-moments.ts';
import { groupControls } from './withdrawal-controls.ts';

const shot = (state: 'none' | 'reject' | 'accept', moment: 'banner' | 'step' | 'page') => ({
  state,
  moment,
  file: `${state}-${moment}.jpg`,
});

describe('filmOf', () => {
  const step = (layer: number, action: string, screenshot: string | null) => ({ layer, action, text: action, screenshot });
  const steps = [step(1, 'click', 'a.jpg'), step(2, 'uncheck', null), step(2, 'click', 'b.jpg')];

  it('shows each switch on the picture of its layer, and the page at the end', () => {
    const frames = filmOf({ steps }, 'reject', [shot('accept', 'page'), shot('reject', 'page')]);
    expect(frames.map(({ step: taken, file }) => [taken?.action ?? null, file])).toEqual([
      ['click', 'a.jpg'],
      ['uncheck', 'b.jpg'],
      ['click', 'b.jpg'],
      [null, 'reject-page.jpg'],
    ]);
  });

  it.each([
    ['nothing was clicked', [], []],
    ['no picture', [step(1, 'click', null)], [null]],
  ])('%s', (_name, taken, files) => {
    expect(filmOf({ steps: taken }, 'accept', []).map(({ file }) => file)).toEqual(files);
  });
});

it('takes one marked picture a state', () => {
  const shots = [shot('accept', 'banner'), shot('none', 'banner'), shot('none', 'page'), { ...shot('none', 'banner'), file: 'second.jpg' }];
  expect(bannerShots(shots).map(({ file }) => file)).toEqual(['none-banner.jpg', 'accept-banner.jpg']);
});

describe('appearances', () => {
  const state = (name: 'none' | 'reject' | 'accept', examined: boolean) => ({
    state: name,
    examined,
    reason: null,
    message: null,
    pagesPlanned: 1,
    pagesReached: 1,
  });
  const completeness = (reject: boolean) => ({
    complete: reject,
    states: [state('none', true), state('reject', reject), state('accept', true)],
    pages: { planned: 1, reached: 1, failures: [] },
  });
  const rows = [
    tagRow({ host: 'own.test', party: 'first' }),
    tagRow({ host: 'a.test', service: 'Pixel', states: ['accept'] }),
    tagRow({ host: 'b.test', service: 'Pixel', states: ['reject'], consent: null }),
    tagRow({ host: 'cdn.test', service: null, consent: null, states: ['none', 'reject', 'accept'] }),
    tagRow({ host: 'ads.test', service: 'Ads', states: ['accept'] }),
  ];
  const entries = [
    cookieEntry({ name: '_ga', states: ['none', 'reject', 'accept'], leftOverIn: ['reject', 'accept'] }),
    cookieEntry({ name: 'sid', consent: 'no', states: ['none'] }),
    cookieEntry({ name: 'no', states: ['accept'], blockedReason: 'SecureOnly' }),
    cookieEntry({ name: 'fr', states: ['accept'] }),
  ];

  it('tells what each choice let appear', () => {
    const columns = appearances(rows, entries, completeness(true));
    const names = (things: { name: string }[]) => things.map(({ name }) => name);
    expect(columns.map(({ id, services, entries: stored }) => [id, names(services), names(stored)])).toEqual([
      ['before', ['cdn.test'], ['_ga', 'sid']],
      ['despite', ['Pixel', 'cdn.test'], []],
      ['only', ['Ads'], ['fr']],
    ]);
  });

  it('says nothing without the states it needs', () => {
    expect(appearances(rows, entries, completeness(false)).map(({ missing, open, services }) => [missing, open, services.length])).toEqual([
      [[], [], 1],
      [['reject'], [], 0],
      [[], ['reject'], 1],
    ]);
  });
});

it('tells a control to withdraw once, with all its pages', () => {
  const control = (page: string, text: string, reopensBanner: boolean | null) => ({ page, text, kind: 'link' as const, reopensBanner });
  const controls = [
    control('a', 'Once', null),
    control('a', 'Everywhere', true),
    control('b', 'Everywhere', null),
    control('b', 'Everywhere', null),
  ];
  expect(groupControls(controls)).toEqual([
    { text: 'Everywhere', kind: 'link', reopens: true, pages: ['a', 'b'] },
    { text: 'Once', kind: 'link', reopens: null, pages: ['a'] },
  ]);
});

describe('TC strings', () => {
  const content = (purposesConsent: number[], purposesLegitimateInterest: number[] = []) => ({
    ...tcfAnswer().content!,
    purposesConsent,
    purposesLegitimateInterest,
  });
  const answers = [
    tcfAnswer({ state: 'accept', moment: 'after-choice', content: content([1, 2], [7]), vendorConsents: 6 }),
    tcfAnswer({ tcString: 'first', content: content([]) }),
    tcfAnswer({ tcString: 'last', content: content([1], [2]), vendorConsents: 1 }),
    tcfAnswer({ tcString: null, content: null }),
  ];

  it('takes the last string of each moment', () => {
    expect(tcMoments(answers).map(({ id, answer, answers: all }) => [id, answer.tcString, all])).toEqual([
      ['none before-choice', 'last', 3],
      ['accept after-choice', tcfAnswer().tcString, 1],
    ]);
  });

  it('compares before and after', () => {
    expect(tcDifferences(tcMoments(answers))).toEqual([{ state: 'accept', came: [2], went: [], vendors: [1, 6] }]);
    expect(tcDifferences(tcMoments(answers.slice(0, 1)))).toEqual([]);
  });

  it.each([
    [[1], [1], 'both'],
    [[1], [], 'consent'],
    [[], [1], 'interest'],
    [[2], [3], 'none'],
  ])('purpose 1 in %o, %o', (consents, interests, expected) => {
    expect(purposeIn(content(consents, interests), 1)).toBe(expected);
  });

  it('lists the named purposes and what a string sets beyond', () => {
    const [moment] = tcMoments([tcfAnswer({ content: content([24]) })]);
    expect(purposesIn([moment!], 3)).toEqual([1, 2, 3, 24]);
  });
});

describe('Consent Mode', () => {
  type Command = ConsentMonitor['consentMode'][number];
  const command = (state: Command['state'], timeMs: number, values: Record<string, string>): Command => ({
    state,
    timeMs,
    command: 'update',
    values,
  });
  const commands = [
    command('accept', 3_000, { analytics_storage: 'granted', zeta: 'x' }),
    command('accept', 100, { ad_storage: 'denied' }),
    command('none', 50, { ad_storage: 'denied' }),
  ];

  it('knows the signals and the time since the click', () => {
    const signals = consentModeSignals(commands);
    expect(signals).toEqual(['ad_storage', 'analytics_storage', 'zeta']);
    const lane = (state: Command['state'], choiceAtMs: number | null) => ({
      state,
      examined: true,
      durationMs: 9_000,
      choiceAtMs,
      strokes: [],
    });
    const trace = [lane('none', null), lane('reject', null), lane('accept', 1_000)];
    expect(consentModeRows(commands, signals, trace).map(({ state, sinceClickMs, values }) => [state, sinceClickMs, ...values])).toEqual([
      ['none', null, 'denied', null, null],
      ['accept', -900, 'denied', null, null],
      ['accept', 2_000, null, 'granted', 'x'],
    ]);
  });

  it('is not carried away by names', () => {
    const odd = [command('none', 1, JSON.parse('{"__proto__":"granted"}') as Record<string, string>)];
    expect(consentModeRows(odd, ['toString'], null)[0]?.values).toEqual([null]);
  });
});
