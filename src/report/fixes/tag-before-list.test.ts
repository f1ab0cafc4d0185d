import { expect, it } from 'vitest';
import { cmps } from '#knowledge/find-cmp.ts';
import { banner, gathered, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { stepAtTag } from './tag-before-list.ts';

const stepFor = (cmpId: string, type: 'script' | 'frame' | 'image' = 'script', cause: string | null = 'tidio') =>
  stepAtTag(
    cause,
    gathered({
      services: [catalogueUse('tidio')],
      requests: [requestFact({ id: 'r1', type, url: 'https://code.tidio.co/a.js', serviceId: 'tidio', pageUrl: siteUrl })],
      banner: { banner: banner(), cmpName: null, cmpLoaded: null, payOrConsent: false },
    }),
    cmps.find(({ id }) => id === cmpId) ?? null,
  );

it.each<[string, ReturnType<typeof stepFor>, RegExp | null]>([
  ['CookieConsent', stepFor('vanilla-cookieconsent'), /^In CookieConsent .* das Skript von Tidio mit type="text\/plain"/],
  ['Klaro', stepFor('klaro'), /^In Klaro: .*data-name=/],
  ['a frame in Klaro', stepFor('klaro', 'frame'), /^In Klaro: Binden Sie den Rahmen .*data-src/],
  ['a picture, which carries no such attributes', stepFor('klaro', 'image'), null],
  ['a tool that knows services by its list', stepFor('usercentrics'), null],
  ['a tool that blocks by address', stepFor('complianz'), null],
  ['no tool that is known', stepFor('unknown'), null],
  ['no cause', stepFor('klaro', 'script', null), null],
])('the tag that a consent tool holds back by: %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step?.de).toMatch(expected);
});
