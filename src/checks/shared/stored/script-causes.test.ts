import { expect, it } from 'vitest';
import { cookieFact, storageFact } from '../../../../test/factories/facts.ts';
import { causeOfUnknown, nameOfUnknown, ownFileSetting } from './script-causes.ts';
import { storedFindings } from './stored-findings.ts';

const attribution = 'https://www.muster.test/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js?ver=9';
const unknown = (overrides: Parameters<typeof cookieFact>[0]) => cookieFact({ serviceId: null, setVia: 'document.cookie', ...overrides });

it.each([
  [attribution, 'WooCommerce (order-attribution.min.js)'],
  ['https://www.muster.test/wp-content/plugins/some-tool/js/a.js', 'some-tool (a.js)'],
  ['https://www.muster.test/assets/app.js', 'app.js'],
  ['https://www.muster.test/', 'visits_*'],
  [null, 'visits_*'],
])('%s is told as %s', (setBy, name) => expect(nameOfUnknown(unknown({ name: 'visits_12', setBy }))).toBe(name));

it('leaves what a server set, and web storage, to their names', () => {
  expect(causeOfUnknown(unknown({ name: 'visits', setBy: attribution, setVia: 'header' }))).toBe('visits');
  expect(causeOfUnknown(storageFact({ key: 'visits', setBy: attribution }))).toBe('visits');
});

it('tells what a product of the site sets by its name, by whatever way it is set', () => {
  const served = (name: string) => unknown({ id: name, name, setVia: 'header', setBy: 'https://www.muster.test/wp-admin/admin-ajax.php' });
  expect(causeOfUnknown(served('tl_288_291_7'))).toBe('Thrive Leads');
  expect(nameOfUnknown(served('ahoy_visitor'))).toBe('Ahoy');
  expect(causeOfUnknown(unknown({ name: 'sbjs_first', setBy: attribution }))).toBe('WooCommerce');
  const cookies = [served('tl_288_291_7'), served('tve_leads_unique')].map((cookie) => ({ ...cookie, pages: ['a', 'b'], setOn: ['a'] }));
  const findings = storedFindings('set', cookies, []);
  expect(findings.map(({ cause, items }) => [cause, items.map(({ detail }) => detail?.['pages'])])).toEqual([['Thrive Leads', [2, 2]]]);
});

it('makes one finding of what one script set', () => {
  const cookies = ['sbjs_first', 'sbjs_session', 'sbjs_udata'].map((name) => unknown({ id: name, name, setBy: attribution }));
  const findings = storedFindings('set', [...cookies, unknown({ name: 'other', setBy: null })], []);
  expect(findings.map(({ params }) => [params?.['service'], params?.['count']])).toEqual([
    ['WooCommerce (order-attribution.min.js)', 3],
    ['other', 1],
  ]);
});

it.each([
  ['a file of the site', 'https://www.muster.test/assets/index.31f5.js?v=2', '/assets/index.31f5.js'],
  ['code in a page', 'https://www.muster.test/', null],
  ['an extension', attribution, null],
  ['a script of somebody else', 'https://cdn.fremd.test/app.js', null],
  ['nobody knows', null, null],
])('tells the own file that wrote an entry: %s', (_name, setBy, file) => {
  const pages = ['https://www.muster.test/', 'https://www.muster.test/kontakt'];
  expect(ownFileSetting(unknown({ name: 'first_touch', setBy, pages }))).toBe(file);
  expect(ownFileSetting(storageFact({ key: 'first_touch', setBy, pages }))).toBe(file);
});
