import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import type { FindingItem } from '../../define-check.ts';
import { untrueFinding, untrueFixes, untrueMessages } from './untrue-sentences.ts';

const seenIn = (states: ConsentState[]): FindingItem => ({ kind: 'request', ref: 'r1', value: 'https://host.test/a', states });
const found = (id: string, states: ConsentState[]) =>
  untrueFinding(
    {
      kind: 'notBefore',
      use: catalogueUse(id),
      quote: 'Wird nur geladen, wenn Sie eingewilligt haben.',
      seen: 'host.test',
      pages: '/',
      onlyFiles: false,
      needsConsent: true,
      items: [seenIn(states)],
    },
    '/datenschutz',
    null,
  );

it.each([
  ['meta-pixel', 'untrueLoadingUnasked', /nur nach der Einwilligung.*: Der Dienst braucht die Einwilligung/],
  ['google-ads', 'untrueLoadingUnasked', /nur nach der Einwilligung.*: Der Dienst braucht die Einwilligung/],
  ['vimeo', 'untrueLoadingUnclicked', /unter den Voraussetzungen.*: Von selbst geladen, braucht/],
  ['google-maps', 'untrueLoadingUnclicked', /unter den Voraussetzungen.*: Von selbst geladen, braucht/],
] as const)('asks for the consent that %s needs, by what a click may load', (id, message, step) => {
  const { message: own } = found(id, ['reject']);
  expect(own).toBe(message);
  expect(untrueFixes.de[own]).toMatch(step);
});

it.each(['de', 'en'] as const)('leaves to the evidence when a service loads (%s)', (locale) => {
  const steps = Object.entries(untrueFixes[locale]).filter(([name]) =>
    /^untrueLoading(?:Unasked|Unclicked|Stores)?$|^untrueLoading(?:Unasked|Unclicked|Stores)Switch$/.test(name),
  );
  expect(steps).toHaveLength(7);
  for (const [name, text] of steps) {
    expect(text, name).toContain('{when}');
    expect(untrueMessages[locale][name], name).toContain('{when}');
  }
  for (const text of Object.values(untrueFixes[locale])) expect(text).not.toMatch(/früher|so früh|earlier|that early/iu);
});
