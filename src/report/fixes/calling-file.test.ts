import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { stepForLifetimeInFile, stepInCallingFile } from './calling-file.ts';

const stepFor = (paths: readonly string[], calls: readonly Partial<RequestFact>[] = [{}], hasCmp = false) =>
  stepInCallingFile(
    'meta-pixel',
    gathered({
      requests: [
        ...paths.map((path, index) =>
          requestFact({ id: `own${index}`, url: `https://www.muster.test${path}?v=1`, type: 'script', party: 'first', serviceId: null }),
        ),
        ...calls.map((call, index) =>
          requestFact({
            id: `call${index}`,
            url: 'https://connect.facebook.net/de_DE/fbevents.js',
            type: 'script',
            serviceId: 'meta-pixel',
            parentId: 'own0',
            states: ['none'],
            ...call,
          }),
        ),
      ],
    }),
    hasCmp,
  )?.de ?? null;
const injected = '/sites/default/files/asset_injector/js/kampagne_herbst-3f0f9c1a4be7d0d5c8f2f0a6f4d9b7ce.js';
const plugin = '/wp-content/plugins/zaehler-pro/js/app.js';

it.each<[string, string | null, RegExp | null]>([
  ['an entry of Asset Injector', stepFor([injected]), /Asset Injector: Meta-Pixel .* Eintrag „kampagne_herbst“ \(\/sites\//],
  ['the same beside a known consent tool', stepFor([injected], [{}], true), /Eintrag „kampagne_herbst“/],
  ['a plugin of WordPress', stepFor([plugin]), /Plugins „zaehler-pro“ \(\/wp-content\/.*überschreibt sie/],
  ['a plugin that the consent tool holds', stepFor([plugin], [{}], true), null],
  ['a module of Drupal', stepFor(['/modules/contrib/google_tag/js/gtag.js']), /Drupal-Moduls „google_tag“/],
  ['an extension of TYPO3', stepFor(['/typo3conf/ext/pixel/Resources/Public/a.js']), /TYPO3-Erweiterung „pixel“/],
  ['a module of the site itself', stepFor(['/modules/custom/haus/a.js']), null],
  ['a script of the theme', stepFor(['/wp-content/themes/haus/a.js']), null],
  ['a tag in the page', stepFor([plugin], [{ parentId: null }]), null],
  ['two plugins', stepFor([plugin, '/wp-content/plugins/b/b.js'], [{}, { parentId: 'own1' }]), null],
  ['a tag manager', stepFor([plugin], [{ embeddedBy: 'google-tag-manager' }]), null],
])('a service loaded by %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});

/** Google Analytics by a tag in the page, beside a script of the site. */
const lifetimeStep = (path: string, cause = 'google-analytics') =>
  stepForLifetimeInFile(
    cause,
    gathered({
      requests: [
        requestFact({ id: 'own', url: `https://www.muster.test${path}?t8`, type: 'script', party: 'first', serviceId: null }),
        requestFact({
          id: 'tag',
          url: 'https://www.googletagmanager.com/gtag/js?id=G-1',
          type: 'script',
          serviceId: cause,
          parentId: null,
        }),
      ],
    }),
  )?.de ?? null;

it('names the module that makes the call of Google Analytics as the place for the lives of its cookies', () => {
  expect(lifetimeStep('/modules/contrib/google_tag/js/gtag.js')).toMatch(
    /Datei von „google_tag“ .* Einstellungen von „google_tag“ ein, oder in Google Analytics/,
  );
  expect(lifetimeStep('/modules/contrib/views_slider/js/a.js')).toBeNull();
  expect(lifetimeStep('/modules/contrib/google_tag/js/gtag.js', 'matomo-cloud')).toBeNull();
});

it('takes no file of a consent tool, which starts what waits in the page, for the place of the call', () => {
  const placed = (path: string) =>
    stepForLifetimeInFile(
      'google-analytics',
      gathered({
        requests: [
          requestFact({ id: 'own', url: `https://www.muster.test${path}`, type: 'script', party: 'first', serviceId: null }),
          requestFact({ id: 'tag', type: 'script', serviceId: 'google-analytics', parentId: 'own', states: ['none', 'accept'] }),
        ],
      }),
    )?.de ?? null;
  expect(placed('/wp-content/plugins/zaehler-pro/js/app.js')).toMatch(/Datei von „zaehler-pro“/);
  expect(placed('/wp-content/plugins/muster-consent/assets/main.js')).toBeNull();
  expect(placed('/wp-content/plugins/hauswerk/cookie-banner.js')).toBeNull();
});
