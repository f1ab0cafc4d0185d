import { describe, expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import type { ConsentMark } from '#evidence/pages.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, pageSnapshot, pageVisit } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { derivePages } from './pages.ts';

const mark = (part: Partial<ConsentMark> = {}): ConsentMark => ({
  element: 'script',
  urls: ['https://video.test/player.js'],
  type: 'text/plain',
  attributes: { 'data-cookieconsent': 'marketing' },
  ...part,
});
const derive = (marks: Partial<Record<ConsentState, ConsentMark[]>>) => {
  const pages = (['none', 'accept'] as const).map((state) =>
    pageVisit({ state, snapshot: gathered(pageSnapshot(marks[state] ? { consentMarks: marks[state] } : {})) }),
  );
  return derivePages(createContext(evidence({ pages }), testDeps))[0]?.fact.consentMarks;
};

describe('marks for consent tools', () => {
  it('are one element whatever its type became after the choice', () => {
    expect(derive({ none: [mark()], accept: [mark({ type: 'text/javascript' })] })).toEqual([
      { ...mark(), serviceIds: ['video'], states: ['none', 'accept'], runsIn: ['accept'] },
    ]);
  });

  it.each<[string, Partial<ConsentMark>, ConsentState[]]>([
    ['a script without type runs', { type: null }, ['none']],
    ['a module runs', { type: 'module' }, ['none']],
    ['a script of another type waits', { type: 'as-oil' }, []],
    ['a frame is no script', { element: 'iframe', type: null }, ['none']],
  ])('%s', (_, part, runsIn) => {
    expect(derive({ none: [mark(part)] })?.[0]?.runsIn).toEqual(runsIn);
  });

  it('are two elements where the marks differ, and of no service where the address is of none', () => {
    const other = mark({ urls: ['https://www.muster.test/a.js'], attributes: { 'data-cookieconsent': 'necessary' } });
    expect(derive({ none: [mark(), other] })?.map(({ serviceIds }) => serviceIds)).toEqual([['video'], []]);
  });

  it('are none in archives of older scans', () => {
    expect(derive({})).toEqual([]);
  });
});
