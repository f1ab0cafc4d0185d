import { expect, it } from 'vitest';
import { type FaultCase, fixInCmp } from '#knowledge/find-fix.ts';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { stepInElement, withBuilderElement, withPlaceOfWidget } from './builder-element.ts';

const frame: FaultCase = {
  form: 'frame',
  hasBanner: true,
  serviceId: 'youtube',
  frame: { rule: '*', pages: { de: ' auf /film', en: ' on /film' } },
};
const marked = fixInCmp('cookiebot', 'loading', null, frame)!;

it('marks frames for Cookiebot, in whichever way it blocks', () => {
  expect(marked.de).toMatch(
    /^In Cookiebot: Kennzeichnen Sie den Rahmen \(iframe\) von YouTube auf \/film mit data-cookieblock-src .*data-cookieconsent="marketing".*cookieconsent-optout-marketing/,
  );
});

it.each<[string, ReturnType<typeof withBuilderElement>, boolean]>([
  ['video on Webflow', withBuilderElement(marked, frame, 'webflow'), true],
  ['video elsewhere', withBuilderElement(marked, frame, 'wordpress'), false],
  ['unknown system', withBuilderElement(marked, frame, undefined), false],
  ['map on Webflow: it is pasted', withBuilderElement(marked, { ...frame, serviceId: 'google-maps' }, 'webflow'), false],
  ['script on Webflow', withBuilderElement(marked, { ...frame, form: 'script' }, 'webflow'), false],
  ['step that marks nothing', withBuilderElement({ de: 'Tragen Sie ihn ein.', en: 'Enter it.' }, frame, 'webflow'), false],
])('%s', (_, { de, en }, told) => {
  expect([/Video-Element von Webflow/.test(de), /Video element of Webflow/.test(en)]).toEqual([told, told]);
});

const pasted = 'https://www.google.com/maps/embed?pb=!1m2!1s0x47!2sBahnhof%20Ost!5e0';
const page = `${siteUrl}filialen`;
const withMaps = (waiting: string[]) =>
  gathered({
    pages: [pageFact({ url: page, waiting })],
    requests: [requestFact({ serviceId: 'google-maps', type: 'frame', url: pasted, pageUrl: page, states: ['none'] })],
  });
const map: FaultCase = { ...frame, serviceId: 'google-maps' };

it.each<[string, ReturnType<typeof stepInElement>, RegExp | null]>([
  ['a builder', stepInElement('strato', 'google-maps', withMaps([]), map), /^In STRATO Homepage-Baukasten: Löschen Sie den Rahmen/],
  [
    'a builder, beside another that waits',
    stepInElement('jimdo', 'google-maps', withMaps(['https://www.google.com/maps/embed/v1/place?q=Nord']), map),
    /^In Jimdo: Auf \/filialen wartet eine von 2 .* mit „Bahnhof Ost“ in der Adresse: Löschen Sie den Rahmen/,
  ],
  ['a system with templates', stepInElement('wordpress', 'google-maps', withMaps([]), map), null],
  ['a system nobody knows', stepInElement(undefined, 'google-maps', withMaps([]), map), null],
])('a frame pasted into %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step?.de).toMatch(expected);
});

it('says with a widget that is to be replaced where the builder keeps its code', () => {
  const steps = ['{#replace} Ersetzen Sie das Widget.', 'Klären Sie die Rolle.'];
  const facts = gathered({
    requests: [requestFact({ serviceId: 'trustindex', type: 'script', url: 'https://cdn.trustindex.io/loader.js', states: ['none'] })],
  });
  const told = (checkId: string, systemId: string | undefined) =>
    withPlaceOfWidget({ checkId, cause: 'trustindex' }, systemId, facts, steps, 'de');
  expect(told('emb-booking-widgets', 'strato')).toEqual([
    expect.stringMatching(/^\{#replace\} Ersetzen Sie das Widget\. In STRATO .*Löschen Sie den Code/),
    steps[1],
  ]);
  expect(told('emb-booking-widgets', 'wordpress')).toBeNull();
  expect(told('emb-video', 'strato')).toBeNull();
});
