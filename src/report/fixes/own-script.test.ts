import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { applicability, gathered, requestFact } from '../../../test/factories/facts.ts';
import { stepInHastyScript, stepInOwnScript } from './own-script.ts';

const stepFor = (
  scripts: readonly string[],
  calls: readonly Partial<RequestFact>[],
  cmpId = 'vanilla-cookieconsent',
  system: string | null = null,
) =>
  stepInOwnScript(
    'matomo-cloud',
    gathered({
      applicability: applicability({ system }),
      requests: [
        ...scripts.map((path, index) =>
          requestFact({ id: `own${index}`, url: `https://www.muster.test${path}`, type: 'script', party: 'first', serviceId: null }),
        ),
        ...calls.map((call, index) =>
          requestFact({
            id: `call${index}`,
            url: 'https://cdn.matomo.cloud/x/matomo.js',
            type: 'script',
            serviceId: 'matomo-cloud',
            parentId: 'own0',
            states: ['none'],
            ...call,
          }),
        ),
      ],
    }),
    cmpId,
  )?.de ?? null;
const bundle = '/_next/static/chunks/pages/_app-1f2e.js';

it.each<[string, string | null, RegExp | null]>([
  [
    'the bundle of an application',
    stepFor([bundle], [{}]),
    /^Rufen Sie Matomo Cloud in Ihrem Skript \/_next\/.*_app-1f2e\.js erst auf.*acceptedCategory/,
  ],
  [
    'any script of the site, with a platform of which no call is known',
    stepFor(['/js/app.js'], [{}], 'didomi'),
    /\/js\/app\.js erst auf.*gibt es nicht\.$/,
  ],
  ['a mere call from the code', stepFor([bundle], [{ type: 'fetch' }]), /_app-1f2e\.js/],
  ['its own calls, after the bundle has loaded it', stepFor([bundle], [{}, { type: 'fetch', parentId: 'call0' }]), /_app-1f2e\.js/],
  [
    'a call from the code that the browser asked the server about before',
    stepFor([bundle], [{ type: 'fetch' }, { type: 'other', parentId: null, inOwnFrame: false }]),
    /_app-1f2e\.js/,
  ],
  [
    'something of unknown kind elsewhere',
    stepFor([bundle], [{ type: 'fetch' }, { type: 'other', parentId: null, url: 'https://cdn.matomo.cloud/y' }]),
    null,
  ],
  ['a tag in the page', stepFor([bundle], [{ parentId: null }]), null],
  ['a tag in the page besides', stepFor([bundle], [{}, { parentId: null }]), null],
  ['another service', stepFor([bundle], [{ embeddedBy: 'google-tag-manager' }]), null],
  ['a plugin, whose tag can be marked', stepFor(['/wp-content/plugins/pys/pys.js'], [{}]), null],
  ['the platform of a shop', stepFor(['/cdn/s/trekkie.js'], [{}]), null],
  ['the platform for content', stepFor(['/hs/scriptloader/8412907.js'], [{}]), null],
  ['the platform for content, a module of it', stepFor(['/_hcms/forms/v2.js'], [{}]), null],
  ['a script of the site in a folder of a like name', stepFor(['/hsv/app.js'], [{}]), /\/hsv\/app\.js erst auf/],
  ['a builder, whose files nobody can change', stepFor(['/universal/site-bundle.js'], [{}], 'squarespace-banner', 'Squarespace'), null],
  ['a system whose files can be changed', stepFor(['/js/app.js'], [{}], 'didomi', 'TYPO3'), /\/js\/app\.js erst auf/],
  ['the consent tool, which inserts what it releases', stepFor(['/assets/cookieconsent.umd.js'], [{}]), null],
])('a service loaded by %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});

const hasty = (script: string, states: RequestFact['states'], cmpId: string | null = 'shopware6', parentId: string | null = 'own0') =>
  stepInHastyScript(
    'meta-pixel',
    gathered({
      requests: [
        requestFact({ id: 'own0', url: `https://www.muster.test${script}`, type: 'script', party: 'first', serviceId: null }),
        requestFact({ url: 'https://connect.facebook.net/en_US/fbevents.js', type: 'script', serviceId: 'meta-pixel', parentId, states }),
      ],
    }),
    cmpId,
  )?.de ?? null;

it.each<[string, string | null, RegExp | null]>([
  [
    'after rejecting alone, with a shop system',
    hasty('/theme/js/laden.js', ['reject', 'accept']),
    /^Ihr Skript \/theme\/js\/laden\.js lädt Meta-Pixel nach jeder Entscheidung.*CookieConfiguration_Update/,
  ],
  ['after rejecting alone, beside a banner of its own', hasty('/js/app.js', ['reject'], null), /diesem Dienst zugestimmt hat\.$/],
  ['before the choice too', hasty('/js/app.js', ['none', 'reject']), null],
  ['after accepting alone', hasty('/js/app.js', ['accept']), null],
  ['by a tag in the page', hasty('/js/app.js', ['reject'], null, null), null],
  ['by the consent tool itself', hasty('/assets/consent.js', ['reject']), null],
])('a script of the site that loads a service %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});
