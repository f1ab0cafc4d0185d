/** Text in lower case, every letter at its place: those that would become two ("İ") stay as they are. */
export function lowerCase(text: string): string {
  const low = text.toLowerCase();
  if (low.length === text.length) return low;
  return text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
}
