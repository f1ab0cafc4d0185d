import { expect, it } from 'vitest';
import { requestFact } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { untoldCalls } from './call-forwarding.ts';

const loader = requestFact({ url: 'https://www.gstatic.com/wcm/loader.js', type: 'script' });
const swap = requestFact({ url: 'https://www.googleadservices.com/pagead/conversion/1139/wcm?cc=ZZ&dn=0202', type: 'fetch' });
const pixel = requestFact({ url: 'https://www.googleadservices.com/pagead/conversion/1139/?label=wcm', type: 'image' });
const plain = 'Wir nutzen Google Ads Conversion-Tracking, um zu messen, welche Anzeigen zu Anfragen führen.';
const matelso = 'Anruf-Tracking mit matelso: Wir messen mit der matelso GmbH, welche Anzeigen zu Anrufen führen.';

it.each<[string, string, (typeof loader)[], string | null]>([
  ['not described at all', plain, [loader, swap], 'callForwarding'],
  ['the script alone', plain, [loader], 'callForwarding'],
  ['described for another service', `${plain} ${matelso}`, [loader], 'callForwardingOther'],
  ['described with Google', `${plain} Google ersetzt dabei die Telefonnummer durch eine Weiterleitungsnummer.`, [loader], null],
  ['described in English', 'We use Google Ads. For call tracking Google shows a forwarding number.', [loader], null],
  ['another conversion', plain, [pixel], null],
  ['a notice silent on Google Ads', 'Wir verwenden nur notwendige Cookies.', [loader], null],
])('%s', (_, text, requests, message) => {
  const found = untoldCalls({ url: null, text, complete: true }, { requests, services: [catalogueUse('google-ads')] });
  expect(found[0]?.message ?? null).toBe(message);
});

it('quotes where calls are spoken of instead', () => {
  const notice = { url: null, text: `${plain} ${matelso}`, complete: true };
  const [found] = untoldCalls(notice, { requests: [loader], services: [catalogueUse('google-ads')] });
  expect(found?.params?.['quote']).toBe(matelso.slice(0, -1));
});
