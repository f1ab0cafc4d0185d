import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { trackedFacts } from '../../../test/factories/report.ts';
import { stepOnSinglePages } from './ungated-copy.ts';

const url = (path: string) => new URL(path, siteUrl).href;
const all = ['/', '/preise', '/team', '/kontakt', '/produkt', '/karriere', '/blog', '/hilfe'];
const factsOf = (early: readonly string[], late: readonly string[], part: Partial<RequestFact> = {}, seen: readonly string[] = all) => {
  const scriptOn = (path: string, states: readonly ConsentState[], more: Partial<RequestFact> = {}) =>
    requestFact({
      id: `${states.join('')}${path}`,
      url: 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
      type: 'script',
      serviceId: 'linkedin-insight',
      pageUrl: url(path),
      states,
      ...more,
    });
  return trackedFacts({
    pages: seen.map((path) => pageFact({ url: url(path), states: ['none', 'reject', 'accept'] })),
    requests: [
      ...early.map((path) => scriptOn(path, ['none', 'reject', 'accept'], part)),
      ...late.map((path) => scriptOn(path, ['accept'])),
    ],
  });
};
const others = (...early: string[]) => all.filter((path) => !early.includes(path));

it.each<[string, ReturnType<typeof factsOf>, string | undefined, RegExp | null]>([
  [
    'one page of many',
    factsOf(['/preise'], others('/preise')),
    undefined,
    /^Entfernen Sie im Code von \/preise .*\(snap\.licdn\.com\/li\.lms-analytics\/insight\.min\.js\), die .*Auf 7 anderen/,
  ],
  ['the start page', factsOf(['/'], others('/')), undefined, /im Code der Startseite/],
  ['two pages', factsOf(['/preise', '/team'], others('/preise', '/team')), undefined, /im Code von \/preise und \/team/],
  ['one page, and where its code is', factsOf(['/preise'], others('/preise')), 'webflow', /In Webflow: .*Custom code/],
  ['all pages', factsOf(all, []), undefined, null],
  ['one page, the only one where it runs at all', factsOf(['/preise'], []), undefined, null],
  ['most pages', factsOf(all.slice(0, 6), all.slice(6)), undefined, null],
  ['as many as it waits on', factsOf(['/preise'], ['/team']), undefined, null],
  ['none', factsOf([], all), undefined, null],
  ['pages of which the others were not seen before a choice', factsOf(['/preise'], others('/preise'), {}, ['/preise']), undefined, null],
  ['one page, by a tag manager', factsOf(['/preise'], others('/preise'), { embeddedBy: 'google-tag-manager' }), undefined, null],
  ['one page, in a frame', factsOf(['/preise'], others('/preise'), { inOwnFrame: false }), undefined, null],
])('a service runs without consent on %s', (_, facts, system, expected) => {
  const step = stepOnSinglePages('linkedin-insight', facts, system);
  if (expected === null) expect(step).toBeNull();
  else expect(step?.de).toMatch(expected);
});

it('leaves the place of a widget', () => {
  const facts = factsOf(['/'], others('/'), { serviceId: 'elfsight' });
  const waiting = facts.requests.ok ? facts.requests.data.map((request) => ({ ...request, serviceId: 'elfsight' })) : [];
  const step = stepOnSinglePages('elfsight', { ...facts, requests: { ok: true, data: waiting } }, 'contao');
  expect(step?.de).toMatch(/Nur das Skript muss weg; das Element, .* lassen Sie stehen\. In Contao: .*Inhaltselement/);
});
