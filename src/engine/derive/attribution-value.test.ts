import { describe, expect, it } from 'vitest';
import { classifiedByValue } from './attribution-value.ts';

const open = { serviceId: null, category: null, needsConsent: null, purpose: null } as const;
const known = { serviceId: null, category: 'necessary', needsConsent: 'no', purpose: { de: 'a', en: 'a' } } as const;
const seen = { name: 'muster', value: '', setBy: 'https://www.muster.test/js/app.js', isFirst: true, ofContainer: false };
const [advertising, disputed] = [
  { category: 'marketing', needsConsent: 'yes' },
  { category: 'analytics', needsConsent: 'disputed' },
];

describe('the value', () => {
  it.each([
    ['JSON', '{"id":"u3f70uw5v2nmwtecnr1","gclid":"","fbclid":""}'],
    ['encoded JSON', '%7B%22id%22%3A%22u3f70uw5v2nm%22%2C%22src%22%3A%22direct%22%2C%22gclid%22%3A%22%22%7D'],
    ['JSON encoded twice', encodeURIComponent(encodeURIComponent('{"vid":"u3f70uw5v2nm","msclkid":"x"}'))],
    ['JSON that tells no visitor from another', '{"landing":"/","referrer":"","gclid":"","utm_source":"","ts":1795461248639}'],
    ['a query', 'vid=u3f70uw5v2nm&utm_source=google&utm_campaign=herbst'],
    ['a list', 'u3f70uw5v2nm|fbclid=IwAR0'],
  ])('takes what keeps an advertisement in %s for advertising', (_name, value) => {
    expect(classifiedByValue(open, { ...seen, value })).toMatchObject(advertising);
  });

  it.each([
    ['a browser string', 'Mozilla%2F5.0%20(X11%3B%20Linux%20x86_64)%20AppleWebKit%2F537.36'],
    ['landing page and origin', '{"landing_page":"/","referrer":"https://www.suche.test/"}'],
    ['origin and address', '{"initial_referrer":"","ip":"192.0.2.7"}'],
  ])('doubts what notes down %s', (_name, value) => {
    expect(classifiedByValue(open, { ...seen, value })).toMatchObject(disputed);
  });

  it.each([
    ['no such name', '{"id":"u3f70uw5v2nmwtecnr1","schritt":1}'],
    ['the campaign alone once', 'https://www.muster.test/?utm_source=google'],
    ['an address with a click', 'https://www.muster.test/kontakt?gclid=abc'],
    ['a word that holds the name', '{"id":"u3f70uw5v2nm","nogclidhere":1}'],
    ['the name as a value', '{"id":"u3f70uw5v2nm","param":"gclid"}'],
    ['one origin, to lead back there', '{"referrer":"/artikel/7","schritt":1}'],
  ])('leaves open what holds %s', (_name, value) => {
    expect(classifiedByValue(open, { ...seen, value })).toBe(open);
  });
});

describe('the name', () => {
  it.each([
    'gclid',
    '_fbclid',
    'utm_source',
    'utmParams',
    'site_utms',
    'tkw_first_touch',
    'firstTouch',
    'lastTouchSource',
    'sw_attribution',
    'trafficSource',
    'organic_source_str',
    'lead_source',
    'handl_ip',
    'handlID',
  ])('%s is for advertising', (name) => {
    expect(classifiedByValue(open, { ...seen, name })).toMatchObject(advertising);
  });

  it.each([
    'landing_page',
    'entryUrl',
    'original_ref',
    'initialReferrer',
    'http_referer',
    'referrer',
    'user_agent',
    'visitor_ip',
    'ip_address',
  ])('%s notes down an origin', (name) => {
    expect(classifiedByValue(open, { ...seen, name })).toMatchObject(disputed);
  });

  it.each([
    'automatic_source',
    'map_attribution',
    'attributionCopyright',
    'utm_zone',
    'login_referrer',
    'redirectReferrer',
    'landing',
    'touch',
    'handle',
    'shipping_address',
    'zip_code',
    'page',
    'source',
  ])('%s says nothing', (name) => {
    expect(classifiedByValue(open, { ...seen, name })).toBe(open);
  });
});

describe('the script', () => {
  const of = (setBy: string) => classifiedByValue(open, { ...seen, name: 'quelle', setBy });

  it.each([
    'https://www.muster.test/wp-content/plugins/handl-utm-grabber/js/handl-utm-grabber.js?ver=2.8.1',
    'https://www.muster.test/wp-content/plugins/lead-source-tracker/assets/app.js',
    'https://www.muster.test/js/utm.min.js',
    'https://www.muster.test/js/sourcebuster.js',
    'https://www.muster.test/js/first-touch.js',
  ])('%s is there for attribution', (setBy) => {
    expect(of(setBy)).toMatchObject(advertising);
  });

  it.each([
    'https://www.muster.test/attribution/',
    'https://www.muster.test/js/deutmann.js',
    'https://www.muster.test/wp-content/plugins/contact-form-7/js/index.js',
    'https://www.muster.test/js/app.js?from=utm.js',
  ])('%s says nothing', (setBy) => {
    expect(of(setBy)).toBe(open);
  });
});

const value = '{"id":"u3f70uw5v2nmwtecnr1","gclid":""}';

it('leaves what a list knows, and what lies with others, as it is', () => {
  expect(classifiedByValue(known, { ...seen, value })).toBe(known);
  expect(classifiedByValue(open, { ...seen, value, isFirst: false })).toBe(open);
});

it('takes what a container writes for code of the site, not what a service does', () => {
  const set = { ...open, serviceId: 'google-tag-manager' };
  expect(classifiedByValue(set, { ...seen, value, ofContainer: true })).toMatchObject({ ...advertising, serviceId: null });
  expect(classifiedByValue(set, { ...seen, value })).toBe(set);
});
