/** Text with its percent codes resolved; as it stands where they are none: addresses and stored values of strangers hold lone `%`. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Escaped bytes of characters beyond ASCII, as addresses carry them. */
const escapedBytes = /(?:%[89A-F][\dA-F])+/gi;
const isWritten = /^[\p{L}\p{M}]+$/u;

/**
 * Addresses within a text as a browser shows them: `/datenschutzerklärung` for `/datenschutzerkl%C3%A4rung`. Letters alone, so that what
 * separates the parts of an address stays escaped and nothing invisible gets into a sentence.
 */
export function withLetters(text: string): string {
  if (!text.includes('%')) return text;
  const shown = text.replace(escapedBytes, (bytes) => {
    const decoded = percentDecoded(bytes);
    return decoded !== bytes && isWritten.test(decoded) ? decoded : bytes;
  });
  // A mark that stands over an unescaped letter joins it.
  return shown === text ? text : shown.normalize('NFC');
}
