import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compareVersions, readVersions, softwareOf, softwareSupport, standingOf, type VersionClue } from './software-support.ts';

const isoDate = z.string().regex(/^20\d\d-\d\d-\d\d$/);
const version = z.string().regex(/^\d+(\.\d+){0,3}$/);
const schema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3),
  kind: z.enum(['server', 'cms', 'library']),
  backported: z.boolean(),
  generator: z.array(z.string().startsWith('^')),
  headers: z.array(z.string().regex(/^[a-z-]+: /)),
  paths: z.array(z.string().regex(/^\^?\//)),
  version: version.nullable(),
  ended: z.array(z.strictObject({ branch: version, on: isoDate })),
  fixed: z.array(version),
  exploited: z.array(z.strictObject({ from: version, below: version })),
  source: z.string().min(3),
  checked: isoDate,
});

it('every entry is valid, once, dated, and shows its version somewhere', () => {
  for (const entry of softwareSupport) expect(schema.safeParse(entry).error?.issues ?? [], entry.id).toEqual([]);
  expect(new Set(softwareSupport.map(({ id }) => id)).size).toBe(softwareSupport.length);
  for (const { id, generator, headers, paths, version: fixedVersion, ended, exploited } of softwareSupport) {
    const patterns = [...generator, ...headers, ...paths];
    expect(patterns.length, id).toBeGreaterThan(0);
    for (const source of patterns) expect(/\((?!\?)/.test(source), source).toBe(fixedVersion === null);
    expect(new Set(ended.map(({ branch }) => branch)).size, id).toBe(ended.length);
    for (const { from, below } of exploited) expect(compareVersions(from, below), id).toBeLessThan(0);
  }
});

it.each<[VersionClue, string]>([
  [{ header: 'x-powered-by: PHP/7.4.33' }, 'php 7.4.33'],
  [{ header: 'X-Powered-By: ASP.NET, PHP/8.1.2' }, 'php 8.1.2'],
  [{ header: 'server: Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips PHP/5.4.16' }, 'php 5.4.16, apache 2.4.6, openssl 1.0.2'],
  [{ header: 'server: nginx/1.18.0 (Ubuntu)' }, 'nginx 1.18.0'],
  [{ header: 'server: nginx' }, ''],
  [
    { generator: 'Elementor 3.32.4; features: e_font_icon_svg, additional_custom_breakpoints; settings: css_print_method-external' },
    'elementor 3.32.4',
  ],
  [{ generator: 'Divi v.4.27.4' }, 'divi 4.27.4'],
  [{ generator: 'Divi Child v.1.4' }, ''],
  [{ generator: 'Site Kit by Google 1.166.0' }, 'site-kit 1.166.0'],
  [{ generator: 'WPML ver:4.6.15 stt:1,3;' }, 'wpml 4.6.15'],
  [
    { generator: 'Powered by Slider Revolution 6.7.20 - responsive, Mobile-Friendly Slider Plugin for WordPress' },
    'slider-revolution 6.7.20',
  ],
  [{ generator: 'All in One SEO (AIOSEO) 4.8.1' }, 'aioseo 4.8.1'],
  [{ generator: 'Site by Kadence' }, ''],
  [{ header: 'x-comment: server: nginx/1.18.0' }, ''],
  [{ header: 'server: Microsoft-IIS/8.5' }, 'iis 8.5'],
  [{ generator: 'WordPress 6.8.1' }, 'wordpress 6.8.1'],
  [{ generator: 'WordPress 6.9-beta1' }, ''],
  [{ generator: 'Drupal 7 (https://www.drupal.org)' }, 'drupal 7'],
  [{ generator: 'Drupal 10 (https://www.drupal.org)' }, 'drupal 10'],
  [{ generator: 'TYPO3 CMS' }, ''],
  [{ generator: 'TYPO3 6.2 CMS' }, 'typo3 6.2'],
  [{ path: '/js/jquery-1.12.4.min.js' }, 'jquery 1.12.4'],
  [{ path: '/js/jquery.3.6.0.js?v=2' }, 'jquery 3.6.0'],
  [{ path: '/ajax/libs/jquery/2.2.4/jquery.min.js' }, 'jquery 2.2.4'],
  [{ path: '/npm/jquery@3.7.1/dist/jquery.min.js' }, 'jquery 3.7.1'],
  [{ path: '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1' }, 'jquery 3.7.1'],
  [{ path: '/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp' }, 'jquery 1.12.4'],
  // Plugins and their own versions are not the library.
  [{ path: '/js/jquery-ui-1.12.1.min.js' }, ''],
  [{ path: '/js/jquery-migrate-1.4.1.min.js' }, ''],
  [{ path: '/js/jquery.validate-1.19.min.js' }, ''],
  [{ path: '/wp-content/plugins/slider/js/jquery.js?ver=1.2.3' }, ''],
  [{ path: '/wp-includes/js/wp-emoji-release.min.js?ver=6.4.2' }, 'wordpress 6.4.2'],
  [{ path: '/wp-content/themes/x/style.css?ver=6.4.2' }, ''],
  [{ path: '/bootstrap/3.3.7/css/bootstrap.min.css' }, 'bootstrap 3.3.7'],
  [{ path: '/npm/bootstrap@5.3.3/dist/js/bootstrap.min.js' }, 'bootstrap 5.3.3'],
  [{ path: '/libs/bootstrap-datepicker/1.9.0/a.js' }, ''],
  [{ path: '/ajax/libs/angularjs/1.8.2/angular.min.js' }, 'angularjs 1.8.2'],
  [{ path: '/npm/vue@2.6.14' }, 'vue 2.6.14'],
  [{ path: '/media/jui/js/jquery.min.js' }, 'joomla-3 3'],
  [{ path: '/skin/frontend/rwd/default/css/styles.css' }, 'magento-1 1'],
  [{ path: '/themes/Frontend/Responsive/a.css' }, 'shopware-5 5'],
  [{ path: '/web/cache/1612945201_8d1c0f2e4b6a79c3d5e1f0a2b4c6d8e0.css' }, 'shopware-5 5'],
  [{ path: '/web/cache/logo.css' }, ''],
  [{ path: '/img/2.2.4.png' }, ''],
])('%j shows %s', (clue, expected) => {
  const found = readVersions(clue).map(({ software, version: number }) => `${software.id} ${number}`);
  expect(found.join(', ')).toBe(expected);
});

describe('standingOf', () => {
  const on = '2026-11-21';
  it.each([
    ['php', '7.4.33', { kind: 'ended', since: '2022-11-28' }],
    ['php', '8.2.30', { kind: 'kept' }],
    ['php', '8.5.1', { kind: 'kept' }],
    ['nginx', '1.2.0', { kind: 'ended', since: '2013-04-24' }],
    ['wordpress', '4.7', { kind: 'exploited' }],
    ['wordpress', '4.7.1', { kind: 'exploited' }],
    ['wordpress', '4.7.2', { kind: 'behind', fixed: '4.7.31' }],
    ['wordpress', '4.6.30', { kind: 'ended', since: '2025-07-15' }],
    ['wordpress', '6.8.12', { kind: 'kept' }],
    ['wordpress', '7.0', { kind: 'behind', fixed: '7.0.6' }],
    ['wordpress', '7.1.4', { kind: 'kept' }],
    ['jquery', '1.12.4', { kind: 'ended', since: '2016-06-09' }],
    // Old is not vulnerable.
    ['jquery', '3.1.0', { kind: 'behind', fixed: '3.5.0' }],
    ['jquery', '3.5.0', { kind: 'kept' }],
    ['jquery', '3.7.1', { kind: 'kept' }],
    ['nginx', '1.28.3', { kind: 'ended', since: '2026-04-14' }],
    ['nginx', '1.30.4', { kind: 'kept' }],
    ['openssl', '3.0.2', { kind: 'ended', since: '2026-09-07' }],
    ['joomla', '4.4', { kind: 'ended', since: '2025-10-17' }],
    ['jquery', '10.0.0', { kind: 'kept' }],
    ['drupal', '10', { kind: 'kept' }],
    ['magento-1', '1', { kind: 'ended', since: '2020-06-30' }],
  ])('%s %s', (id, number, expected) => {
    expect(standingOf(softwareOf(id)!, number, on)).toEqual(expected);
  });

  it('depends on the day of the scan', () => {
    expect(standingOf(softwareOf('php')!, '8.2.30', '2027-01-02T09:00:00.000Z')).toMatchObject({ kind: 'ended' });
    expect(standingOf(softwareOf('php')!, '8.2.30', '2026-12-31')).toEqual({ kind: 'kept' });
  });
});

it('stays fast on hostile text', () => {
  for (const text of [
    '/jquery-1'.repeat(12_000),
    `server: ${'a '.repeat(50_000)}`,
    '1.'.repeat(50_000),
    `x-powered-by: ${'PHP'.repeat(30_000)}`,
  ]) {
    for (const clue of [{ path: text }, { header: text }, { generator: text }]) expect(readVersions(clue)).toEqual([]);
  }
});
