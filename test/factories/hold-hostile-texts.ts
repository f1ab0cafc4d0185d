import { describe, expect, it } from 'vitest';
import { growthOf, mostGrowth } from './growth.ts';
import { hostileTexts } from './hostile-texts.ts';
import { factReaders, hostileFacts, textReaders } from './text-readers.ts';

const [short, long] = [20_000, 100_000];

const shortTexts = new Map(hostileTexts(short).map(({ name, text }) => [name, text]));
const all = hostileTexts(long).map(({ name, text }) => ({ name, text, part: shortTexts.get(name)! }));

/** Measures every other hostile text, from the first or the second on, by all readers and checks: two files share the work of both cores. */
export function holdHostileTexts(from: 0 | 1): void {
  const cases = all.filter((_, index) => index % 2 === from);
  describe('hostile texts are read in time that grows with their length', { timeout: 300_000 }, () => {
    it('covers readers and checks', () => {
      expect(textReaders.length).toBeGreaterThan(25);
      expect(factReaders.length).toBeGreaterThan(100);
      expect(cases.every(({ text }) => text.length === long)).toBe(true);
    });

    it.each(cases)('$name: by every reader of texts', ({ text, part }) => {
      const grown = textReaders.map(({ name, read }) => ({
        name,
        growth: growthOf(
          () => read(part),
          () => read(text),
        ),
      }));
      expect(grown.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
    });

    it.each(cases)('$name: by every check, on a site that shows it everywhere', ({ text, part }) => {
      const [few, many] = [hostileFacts(part), hostileFacts(text)];
      const grown = factReaders.map(({ name, read }) => ({
        name,
        growth: growthOf(
          () => read(few),
          () => read(many),
        ),
      }));
      expect(grown.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
    });
  });
}
