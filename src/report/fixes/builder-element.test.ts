import { expect, it } from 'vitest';
import { type FaultCase, fixInCmp } from '#knowledge/find-fix.ts';
import { withBuilderElement } from './builder-element.ts';

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
