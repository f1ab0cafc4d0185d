import type { NoticeItem, NoticeItemKind } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';

const longest = 200;

/** A statement with the sentence that makes it; the quote is cut around the place `at` of the sentence. */
export function stated(kind: NoticeItemKind, sentence: Pick<Sentence, 'text'>, value?: string, at = 0): NoticeItem {
  const quote = cut(sentence.text, at);
  return { kind, value: value ?? quote, quote };
}

/** A statement made at a place of the notice, over the borders of sentences. */
export function statedAt(kind: NoticeItemKind, { text }: NoticeText, from: number, value?: string): NoticeItem {
  const quote = text
    .slice(from, from + longest)
    .replace(/\s+/g, ' ')
    .trim();
  return { kind, value: value ?? quote, quote };
}

/** The first sentence that `pattern` matches and `unless` does not. */
export function sentenceWith(
  { sentences }: NoticeText,
  pattern: RegExp,
  unless: (sentence: Sentence) => boolean = () => false,
): { sentence: Sentence; at: number } | null {
  for (const sentence of sentences) {
    const at = sentence.low.search(pattern);
    if (at >= 0 && !unless(sentence)) return { sentence, at };
  }
  return null;
}

const shortestSection = 40;
/** Items of a list may look like headings. */
const listItem = /^(?:[a-z]\)|[-•*–]) /;

/**
 * What is said first under a heading that `title` matches. A heading in a table of contents has nothing under it; `unless` takes
 * out sentences that say the contrary.
 */
export function sentenceUnder(
  { sentences }: NoticeText,
  title: RegExp,
  unless: (sentence: Sentence) => boolean = () => false,
  least = shortestSection,
): Sentence | null {
  for (const [index, { isHeading, low, text: title0 }] of sentences.entries()) {
    if (!isHeading || !title.test(low)) continue;
    const isItem = (sentence: Sentence) => listItem.test(sentence.text) && !listItem.test(title0);
    const end = sentences.findIndex((sentence, at) => at > index && sentence.isHeading && !isItem(sentence));
    const body = sentences.slice(index + 1, end < 0 ? undefined : end);
    const length = body.reduce((sum, { text }) => sum + text.length, 0);
    if (length >= least && !body.some(unless)) return body[0]!;
  }
  return null;
}

function cut(text: string, at: number): string {
  const from = text.length <= longest ? 0 : Math.max(0, Math.min(at - 60, text.length - longest));
  const start = from === 0 ? 0 : from + text.slice(from, from + 30).search(/\s/) + 1;
  return text.slice(start, from + longest).trim();
}

/** The sentence in which a place of the notice lies. */
export function sentenceAt({ sentences }: NoticeText, place: number): Sentence | null {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start <= place) low = middle + 1;
    else high = middle;
  }
  return sentences[low - 1] ?? null;
}
