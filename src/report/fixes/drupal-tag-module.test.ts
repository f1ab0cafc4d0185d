import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { cmps } from '#knowledge/find-cmp.ts';
import { gathered, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { stepForTagModule } from './drupal-tag-module.ts';

const file = (path: string) => requestFact({ id: 'file', url: `${siteUrl}${path}`, type: 'script', party: 'first', serviceId: null });
const tag = (part: Partial<RequestFact> = {}) =>
  requestFact({
    id: 'tag',
    serviceId: 'google-analytics',
    type: 'script',
    url: 'https://www.googletagmanager.com/gtag/js?id=G-1',
    host: 'www.googletagmanager.com',
    parentId: null,
    states: ['none'],
    ...part,
  });
const stepFor = (path: string, part: Partial<RequestFact> = {}, cmpId = 'eu-cookie-compliance') =>
  stepForTagModule('google-analytics', gathered({ requests: [file(path), tag(part)] }), cmps.find(({ id }) => id === cmpId) ?? null);

it.each([
  ['modules/contrib/google_tag/js/gtag.js', 'Google Tag', 'google_tag'],
  ['modules/contrib/google_analytics/js/google_analytics.js', 'Google Analytics', 'google_analytics'],
])('a tag that %s prints is taken out there', (path, name, folder) => {
  const { de, en } = stepFor(path)!;
  expect(de).toMatch(
    new RegExp(`^In Drupal unter Konfiguration › Webdienste › ${name}: Nehmen Sie den Tag von Google Analytics dort heraus`),
  );
  expect(de).toContain(`„${folder}“`);
  expect(en).toContain('hasAgreedWithCategory');
});

it.each([
  ['without such a module', stepFor('modules/contrib/views/js/views.js')],
  ['under a tool that holds the tags of modules back', stepFor('modules/contrib/google_tag/js/gtag.js', {}, 'klaro')],
  ['under none', stepFor('modules/contrib/google_tag/js/gtag.js', {}, '')],
  ['through a script', stepFor('modules/contrib/google_tag/js/gtag.js', { parentId: 'file' })],
  ['from another host', stepFor('modules/contrib/google_tag/js/gtag.js', { host: 'data.muster.test' })],
])('has no step %s', (_, step) => {
  expect(step).toBeNull();
});
