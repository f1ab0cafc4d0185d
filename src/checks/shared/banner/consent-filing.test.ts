import { describe, expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import type { ConsentMarkFact } from '../../facts/pages.ts';
import { type Filing, filedElements, filingOf, wantedMark } from './consent-filing.ts';
import { tagOf } from './consent-tag.ts';

const mark = (attributes: Record<string, string>, part: Partial<ConsentMarkFact> = {}): ConsentMarkFact => ({
  element: 'script',
  urls: ['https://www.clarity.ms/tag/'],
  code: '(function(c,l,a,r,i,t,y){',
  type: 'text/plain',
  attributes,
  serviceIds: ['microsoft-clarity'],
  states: ['none'],
  runsIn: [],
  ...part,
});

describe('how the markup files an element', () => {
  it.each<[string, Record<string, string>, Filing['kind'] | undefined]>([
    ['cookiebot', { 'data-cookieconsent': 'necessary' }, 'necessary'],
    ['cookiebot', { 'data-cookieconsent': 'Statistics, marketing' }, 'optional'],
    ['cookiebot', { 'data-cookieconsent': 'ignore' }, 'exempt'],
    ['cookieyes', { 'data-cookieyes': 'cookieyes-necessary' }, 'necessary'],
    ['cookieyes', { 'data-cookieyes': 'cookieyes-analytics' }, 'optional'],
    ['iubenda', { 'data-iub-purposes': '1' }, 'necessary'],
    ['iubenda', { 'data-iub-purposes': '1, 4' }, 'optional'],
    ['onetrust', { class: 'optanon-category-C0001' }, 'necessary'],
    ['onetrust', { class: 'optanon-category-C0002-C0004' }, 'optional'],
    ['complianz', { 'data-category': 'functional', 'data-service': 'general' }, 'necessary'],
    ['vanilla-cookieconsent', { 'data-category': 'functional' }, undefined],
    ['vanilla-cookieconsent', { 'data-category': 'necessary' }, 'necessary'],
    ['cookie-script', { 'data-cookiecategory': 'strict' }, 'necessary'],
    ['real-cookie-banner', { 'consent-skip-blocker': '1' }, 'exempt'],
    ['oil-js', { 'data-managed': 'as-oil', 'data-purposes': '7' }, 'optional'],
    // What another tool reads is idle.
    ['real-cookie-banner', { 'data-cookieconsent': 'necessary' }, undefined],
    ['borlabs-cookie', { 'consent-skip-blocker': '1' }, undefined],
  ])('%s %o', (cmpId, attributes, kind) => {
    expect(filingOf(mark(attributes), cmpId)?.kind).toBe(kind);
  });

  it('names the mark that holds back', () => {
    const wanted = (cmpId: string, attributes: Record<string, string>, category: 'analytics' | 'marketing') =>
      wantedMark(filingOf(mark(attributes), cmpId)!, category);
    expect(wanted('cookiebot', { 'data-cookieconsent': 'necessary' }, 'analytics')).toBe('data-cookieconsent="statistics"');
    expect(wanted('iubenda', { 'data-iub-purposes': '1' }, 'marketing')).toBe('data-iub-purposes="5"');
    expect(wanted('vanilla-cookieconsent', { 'data-category': 'necessary' }, 'marketing')).toBe('data-category="…"');
  });

  it('gathers the pages of one way of filing', () => {
    const necessary = mark({ 'data-cookieconsent': 'necessary' });
    const pages = [siteUrl, `${siteUrl}kontakt`, `${siteUrl}leer`].map((url, index) =>
      pageFact({ url, consentMarks: index < 2 ? [necessary, mark({ 'data-cookieconsent': 'statistics' }, { serviceIds: [] })] : [] }),
    );
    expect(filedElements('microsoft-clarity', 'cookiebot', pages).map((filed) => [filed.filing.value, filed.pages])).toEqual([
      ['necessary', [siteUrl, `${siteUrl}kontakt`]],
    ]);
    expect(filedElements('hotjar', 'cookiebot', pages)).toEqual([]);
  });

  it('shows the tag with its host, or its whole address', () => {
    expect(tagOf(mark({ 'data-cookieconsent': 'necessary' }))).toBe(
      '<script type="text/plain" data-cookieconsent="necessary"> … www.clarity.ms',
    );
    const frame = mark({ 'data-cookieconsent': 'marketing' }, { element: 'iframe', type: null, urls: ['https://video.test/e'] });
    const { code: _, ...file } = frame;
    expect(tagOf(file)).toBe('<iframe data-cookieconsent="marketing"> … https://video.test/e');
  });
});
