/** A longer word is cut all the same: addresses, and texts without spaces. */
const longestWord = 40;

/**
 * The part of a text from `from` to `to` as a quotation: cut between words, never within what stands from `keptFrom` to `keptTo`, and with
 * an ellipsis where text was left out on a side of it.
 */
export function quotation(
  text: string,
  from: number,
  to: number,
  keptFrom: number,
  keptTo: number,
  whole = { from: 0, to: text.length },
): string {
  let start = Math.max(from, whole.from);
  let end = Math.min(to, whole.to);
  if (start > whole.from && /\S\S/.test(text.slice(start - 1, start + 1))) {
    const space = text.slice(start, Math.min(keptFrom, start + longestWord)).search(/\s/);
    if (space >= 0) start += space + 1;
    else if (keptFrom - start < longestWord) start = Math.min(keptFrom, end);
  }
  if (end < whole.to && /\S\S/.test(text.slice(end - 1, end + 1))) {
    const tail = text.slice(Math.max(keptTo, end - longestWord), end);
    const space = /\s\S*$/.exec(tail);
    if (space) end -= tail.length - space.index;
  }
  return `${start > whole.from ? '…' : ''}${text.slice(start, end).trim()}${end < whole.to ? '…' : ''}`;
}
