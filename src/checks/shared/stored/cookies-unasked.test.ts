import { expect, it } from 'vitest';
import { cookieFact, requestFact } from '../../../../test/factories/facts.ts';
import { namesBySetter } from './cookies-unasked.ts';

const script = 'https://sibforms.com/forms/main.js';
const requests = [requestFact({ url: script, serviceId: 'brevo' }), requestFact({ url: 'https://unknown.test/a.js', serviceId: null })];
const shield = (setBy: string | null) => cookieFact({ name: '__cf_bm', serviceId: 'cloudflare', party: 'third', setBy });

it.each([
  ['of a service, with its name', cookieFact({ name: 'vuid', serviceId: 'vimeo' }), 'vuid (Vimeo)'],
  ['of the network before a service, with that of the service', shield(script), '__cf_bm (Brevo (Sendinblue))'],
  ['of the network, before nobody knows whom', shield('https://unknown.test/a.js'), '__cf_bm (Cloudflare)'],
  ['of the network, set by nobody knows what', shield(null), '__cf_bm (Cloudflare)'],
  ['of the site itself', cookieFact({ name: 'wahl', serviceId: null }), 'wahl'],
])('names a cookie %s', (_, cookie, named) => {
  expect(namesBySetter([cookie], requests)).toBe(named);
});
