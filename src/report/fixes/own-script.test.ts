import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { stepInOwnScript } from './own-script.ts';

const stepFor = (scripts: readonly string[], calls: readonly Partial<RequestFact>[], cmpId = 'vanilla-cookieconsent') =>
  stepInOwnScript(
    'matomo-cloud',
    gathered({
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
  ['a tag in the page', stepFor([bundle], [{ parentId: null }]), null],
  ['a tag in the page besides', stepFor([bundle], [{}, { parentId: null }]), null],
  ['another service', stepFor([bundle], [{ embeddedBy: 'google-tag-manager' }]), null],
  ['a plugin, whose tag can be marked', stepFor(['/wp-content/plugins/pys/pys.js'], [{}]), null],
  ['the platform of a shop', stepFor(['/cdn/s/trekkie.js'], [{}]), null],
  ['the consent tool, which inserts what it releases', stepFor(['/assets/cookieconsent.umd.js'], [{}]), null],
])('a service loaded by %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});
