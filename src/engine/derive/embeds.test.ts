import { describe, expect, it } from 'vitest';
import type { EmbedEvidence } from '#evidence/pages.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, pageSnapshot, pageVisit } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { deriveEmbeds } from './embeds.ts';
import { derivePages } from './pages.ts';

const embed = (url: string, overrides: Partial<EmbedEvidence> = {}): EmbedEvidence => ({
  kind: 'iframe',
  url,
  visible: true,
  rect: { x: 0, y: 0, width: 1, height: 1 },
  integrity: false,
  ...overrides,
});
const derive = (none: EmbedEvidence[], accept: EmbedEvidence[] = []) => {
  const visit = (state: 'none' | 'accept', embeds: EmbedEvidence[]) => pageVisit({ state, snapshot: gathered(pageSnapshot({ embeds })) });
  const context = createContext(evidence({ pages: [visit('none', none), visit('accept', accept)] }), testDeps);
  return deriveEmbeds(derivePages(context), context);
};

describe('deriveEmbeds', () => {
  it('merges states of one embed and tells whose it is', () => {
    expect(
      derive([embed('https://video.test/e', { visible: false })], [embed('https://video.test/e'), embed('https://maps.test/m')]),
    ).toEqual([
      {
        kind: 'iframe',
        url: 'https://video.test/e',
        host: 'video.test',
        pageUrl: 'https://www.muster.test/',
        states: ['none', 'accept'],
        serviceId: 'video',
        visible: true,
        integrity: false,
      },
      {
        kind: 'iframe',
        url: 'https://maps.test/m',
        host: 'maps.test',
        pageUrl: 'https://www.muster.test/',
        states: ['accept'],
        serviceId: 'maps',
        visible: true,
        integrity: false,
      },
    ]);
  });

  it('leaves out the site’s own files and what is no address', () => {
    expect(derive([embed('https://cdn.muster.test/v'), embed('about:blank'), embed('javascript:0')])).toEqual([]);
    expect(derive([embed('https://www.muster.test/counter.js', { kind: 'script' })])).toMatchObject([{ serviceId: 'counter' }]);
  });
});
