import { sentenceEnds } from '#knowledge/sentence-ends.ts';

/** A line of a notice without markup. */
export interface Line {
  text: string;
  heading: boolean;
}

/** The sentences of a notice by the companies of which they speak. */
export interface PassageReading {
  /**
   * What stands within `reach` characters of each place that names a company, without what is said of other companies, and without
   * those sentences of nobody in particular that match `unless`.
   */
  about(company: string, reach: number, unless?: RegExp): string[];
}

interface Passage {
  text: string;
  start: number;
  /** Companies it names itself. */
  named: ReadonlySet<string>;
  /** Companies of which it speaks; empty: of nobody in particular. */
  of: ReadonlySet<string>;
}

/** "5. Speicherdauer", "IV. Hosting": such a heading ends the section above it, one without a number may be part of that. */
const numbered = /^(?:§\s?)?(?:\d{1,2}|[IVX]{1,5})[.)]?\s/;
const mostPlaces = 60;

/**
 * Reads whom each sentence is about: those it names, else the one named last in its section or by the heading. `ownersIn` finds the
 * companies named in a sentence.
 */
export function readPassages(lines: readonly Line[], ownersIn: (sentence: string) => ReadonlySet<string>): PassageReading {
  const passages: Passage[] = [];
  let headed: ReadonlySet<string> = new Set();
  let latest: ReadonlySet<string> = new Set();
  let offset = 0;
  for (const { text, heading } of lines) {
    let from = 0;
    for (const to of [...sentenceEnds(text, { start: 0, end: text.length, heading, mode: null }), text.length]) {
      const sentence = text.slice(from, to);
      const named = ownersIn(sentence);
      if (heading && (named.size > 0 || numbered.test(text))) {
        headed = named;
        latest = named;
      } else if (named.size > 0) latest = named;
      passages.push({ text: sentence, start: offset + from, named, of: named.size > 0 ? named : new Set([...headed, ...latest]) });
      from = to;
    }
    offset += text.length + 1;
  }
  return {
    about(company, reach, unless) {
      const own = passages.filter(({ of, text }) => (of.size === 0 ? !unless?.test(text) : of.has(company)));
      const places = own.filter(({ named }) => named.has(company)).slice(0, mostPlaces);
      return places.map((place) =>
        own
          .filter(({ start, text }) => start + text.length >= place.start - reach && start <= place.start + place.text.length + reach)
          .map(({ text }) => text)
          .join(' '),
      );
    },
  };
}
