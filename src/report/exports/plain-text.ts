/** What no file format takes or shows: controls beside tab and line end, halves of pairs, characters that are none. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;
/** Marks that turn text round or hide it. */
const turning = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Foreign text as every file may hold it: characters that are none become U+FFFD, every line end is `\n`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unwritable, '\ufffd');
}

/** The same on one line and without marks that turn or hide it, for what is published under somebody else's name. */
export function publishableText(text: string): string {
  return plainText(text)
    .replace(turning, '\ufffd')
    .replace(/[\t\n]+/g, ' ');
}
