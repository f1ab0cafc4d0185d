import { describe, expect, it } from 'vitest';
import type { ConsentMarkFact } from '#checks/facts/pages.ts';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { stepAtElement } from './filed-element.ts';

const address = 'https://www.clarity.ms/tag/abc';
const mark = (attributes: Record<string, string>, part: Partial<ConsentMarkFact> = {}): ConsentMarkFact => ({
  element: 'script',
  urls: ['https://www.clarity.ms/tag/'],
  code: '(function(c,l,a,r,i,t,y){',
  type: 'text/plain',
  attributes,
  serviceIds: ['microsoft-clarity'],
  states: ['none', 'reject'],
  runsIn: [],
  ...part,
});
const request = (part: Partial<RequestFact> = {}) =>
  requestFact({ url: address, type: 'script', serviceId: 'microsoft-clarity', states: ['none', 'reject', 'accept'], ...part });
const step = (cmpId: string, marks: ConsentMarkFact[], requests = [request()], pages = [pageFact({ consentMarks: marks })]) =>
  stepAtElement('microsoft-clarity', gathered({ requests, pages }), { id: cmpId, name: 'Tool' });

describe('the step at an element that is marked wrongly', () => {
  it.each<[string, string, ConsentMarkFact, RegExp]>([
    [
      'as necessary',
      'cookiebot',
      mark({ 'data-cookieconsent': 'necessary' }),
      /^Ändern Sie am Skript, das www\.clarity\.ms aufruft \(im Quelltext auf jeder geprüften Seite\), data-cookieconsent="necessary" in data-cookieconsent="statistics": Als notwendig gekennzeichnet, gibt Tool/,
    ],
    [
      'as necessary where the site names its categories',
      'vanilla-cookieconsent',
      mark({ 'data-category': 'necessary' }),
      /data-category="necessary" in eine Kategorie, die sich ablehnen lässt:/,
    ],
    [
      'out of reach',
      'real-cookie-banner',
      mark({ 'consent-skip-blocker': '1' }, { type: null }),
      /^Entfernen Sie am Skript, .{40,90}, das Attribut consent-skip-blocker="1": .* fehlt dort die Regel \*clarity\.ms\*\.$/,
    ],
    [
      'to be ignored',
      'cookiebot',
      mark({ 'data-cookieconsent': 'ignore' }, { type: null }),
      /data-cookieconsent="ignore" durch type="text\/plain" und data-cookieconsent="statistics":/,
    ],
    [
      'as waiting, with a type that runs',
      'cookieyes',
      mark({ 'data-cookieyes': 'cookieyes-analytics' }, { type: 'text/javascript', runsIn: ['none'] }),
      /type="text\/plain" statt type="text\/javascript": Gekennzeichnet ist es schon \(data-cookieyes="cookieyes-analytics"\)/,
    ],
    [
      'for oil.js, with the type of a script that runs',
      'oil-js',
      mark({ 'data-managed': 'as-oil', 'data-purposes': '7' }, { type: 'text/javascript', runsIn: ['none'] }),
      /^Setzen Sie am Skript, .{40,90}, type="as-oil" statt type="text\/javascript": .* zurück\. Ergänzen Sie data-type="text\/javascript"\.$/,
    ],
    [
      'rightly, but released by rejection',
      'cookiebot',
      mark({ 'data-cookieconsent': 'statistics' }, { runsIn: ['reject'] }),
      /^Stellen Sie in Tool die Kategorie, zu der data-cookieconsent="statistics" gehört, so ein, dass Ablehnen sie nicht freigibt/,
    ],
  ])('%s', (_, cmpId, marked, expected) => {
    const found = step(cmpId, [marked]);
    expect(found?.de).toMatch(expected);
    expect(found?.en).toMatch(/^In (the source|Tool)/);
  });

  it('names a file by its host, and the pages that have it', () => {
    const { code: _, ...file } = mark({ 'data-cookieconsent': 'necessary' });
    const pages = [pageFact(), pageFact({ url: `${siteUrl}kontakt`, consentMarks: [file] })];
    const found = step('cookiebot', [], [request({ pageUrl: `${siteUrl}kontakt` })], pages);
    expect(found?.de).toMatch(/^Ändern Sie am Skript von www\.clarity\.ms \(im Quelltext auf \/kontakt\) data-cookieconsent=/);
  });

  it.each<[string, ReturnType<typeof step>]>([
    ['no element carries a mark', step('cookiebot', [])],
    ['the mark is of another tool', step('borlabs-cookie', [mark({ 'data-cookieconsent': 'necessary' })])],
    ['the element waits as it should', step('cookiebot', [mark({ 'data-cookieconsent': 'statistics' })])],
    ['the service waits for consent', step('cookiebot', [mark({ 'data-cookieconsent': 'necessary' })], [request({ states: ['accept'] })])],
    [
      'a tag manager loads the service',
      step('cookiebot', [mark({ 'data-cookieconsent': 'necessary' })], [request({ embeddedBy: 'google-tag-manager' })]),
    ],
    [
      'it loads on a page without the element as well',
      step('cookiebot', [mark({ 'data-cookieconsent': 'necessary' })], [request(), request({ pageUrl: `${siteUrl}kontakt` })]),
    ],
  ])('is none where %s', (_, found) => {
    expect(found).toBeNull();
  });

  it('takes what the consent tool released for the doing of the page', () => {
    expect(step('cookiebot', [mark({ 'data-cookieconsent': 'necessary' })], [request({ embeddedBy: 'cookiebot' })])).not.toBeNull();
  });
});
