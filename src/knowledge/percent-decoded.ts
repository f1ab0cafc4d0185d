/** Text with its percent codes resolved; as it stands where they are none: addresses and stored values of strangers hold lone `%`. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
