import { plainText } from '../wording.ts';

const longestHeading = 80;
/** Behind a heading a sentence begins anew; a line that only breaks goes on in small letters. */
const begins = /^[\s„"(]*[\p{Lu}\d§]/u;

/** A sentence of a legal text without the headings that stand on lines of their own before it: lines end no sentence, so they stick to it. */
export function withoutHeading(sentence: string, text: string): string {
  const headings = text.split('\n').flatMap((line) => {
    const plain = plainText(line);
    return plain.length > 0 && plain.length <= longestHeading && !/[.!?;,–-]$/.test(plain) ? [`${plain} `] : [];
  });
  // The longest first: one may begin with the words of another.
  headings.sort((one, other) => other.length - one.length);
  let rest = sentence;
  for (let shed = true; shed; ) {
    const heading = headings.find((one) => rest.startsWith(one) && begins.test(rest.slice(one.length)));
    shed = heading !== undefined;
    rest = rest.slice(heading?.length ?? 0);
  }
  return rest;
}
