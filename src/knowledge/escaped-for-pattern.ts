/** A name as a regular expression reads it literally. */
export function escapedForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
