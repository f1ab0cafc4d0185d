import type { PageFact } from '../../facts/pages.ts';
import { type Match, matchesOf, mentions, near, plainText, quoted, wholeWords } from '../wording.ts';
import { withoutHeading } from './legal-sentence.ts';
import { offerPages } from './shop-offer.ts';
import { price } from './unit-prices.ts';

const law = wholeWords('fern(?:unterrichts(?:schutz)?gesetz(?:es)?|usg)|distance\\s+learning\\s+(?:protection\\s+)?act');
const notApplied = wholeWords(
  'keine\\s+anwendung|nicht\\s+(?:anwendbar|anzuwenden|anwendung|einschlägig)|gilt\\s+(?:daher\\s+|somit\\s+|insoweit\\s+)?nicht|ausgeschlossen|fällt\\s+(?:[a-zß-ɏ]+\\s+){0,4}nicht|does\\s+not\\s+apply|not\\s+applicable',
);
const forBusinesses = wholeWords(
  'unternehmer(?:n|innen)?|selbst(?:st)?ändige[nr]?|gewerbetreibende[nr]?|freiberufler(?:n|innen)?|b2b|unternehmen|§\\s*14\\s+bgb|entrepreneurs?|businesses|traders?',
);
/** Admission by the Staatliche Zentralstelle für Fernunterricht, which gives a number. */
const admitted = wholeWords(
  'zfu-?\\s?(?:zulassung|zertifi)[a-zß-ɏ-]*|zulassungs-?(?:nummer|nr)|(?:staatlich\\s+)?zugelassener?\\s+(?:fernlehrgang|fernkurs)|durch\\s+die\\s+zfu\\s+zugelassen',
);
const course = wholeWords(
  '(?:online|video|fern|zertifikats)-?(?:kurse?|lehrgang|lehrgänge|ausbildung(?:en)?|akademie|programme?)|mentoring-?programme?|coaching-?programme?|online\\s+courses?',
);
/** The teacher looks whether something was learnt: tasks with an answer, tests, questions about what was taught. */
const control = wholeWords(
  '(?:persönliche|individuelle)[nrs]?\\s+(?:korrektur|rückmeldung|feedback|auswertung)|(?:einsende|haus|übungs)aufgaben?|korrigier(?:e|en|t)|lernerfolgskontrolle[n]?|abschluss(?:prüfung|test)|aufgaben?\\s+(?:[a-zß-ɏ]+\\s+){0,4}eingereicht|fragerunden?|q\\s?&\\s?a-?(?:calls?|runden?)|personal(?:ised)?\\s+feedback|assignments?',
);

/** A passage on distance teaching, and its page. */
export interface TeachingSign {
  url: string;
  quote: string;
}

/** The sentence by which terms put the law on distance teaching aside because they address businesses; null without one. */
export function setsTeachingLawAside(text: string): string | null {
  const sentences = text
    .slice(0, 200_000)
    .split(/\n|(?<=[a-zß-ɏ\d)][.!?])\s+/iu)
    .map(plainText);
  const found = sentences.find(
    (one) => one.length <= 600 && mentions(one, law) && mentions(one, notApplied) && mentions(one, forBusinesses),
  );
  return found === undefined ? null : quoted(withoutHeading(found, text));
}

/** What is sold as an online course with a look at what was learnt, on a site that tells no admission; null without such a page. */
export function courseWithoutAdmission(pages: readonly PageFact[]): TeachingSign | null {
  if (pages.some(({ text }) => mentions(plainText(text.slice(0, 200_000)), admitted))) return null;
  for (const { url, title, headings, text } of offerPages(pages)) {
    const plain = plainText(text.slice(0, 60_000));
    if (!mentions(plainText([title, ...headings].join('\n')), course) || !price.test(plain)) continue;
    const match = matchesOf(plain, control).find((one) => near(plain, one, course, 600) || mentions(plainText(title), course));
    if (match) return { url, quote: quoted(sentenceAround(plain, match)) };
  }
  return null;
}

function sentenceAround(text: string, { index, text: found }: Match): string {
  const before = text.slice(Math.max(0, index - 120), index);
  const after = text.slice(index + found.length, index + found.length + 80);
  return `${before.slice(before.search(/[^.!?:]*$/))}${found}${after.slice(0, after.search(/[.!?]|$/))}`.trim();
}
