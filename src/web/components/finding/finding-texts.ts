/** The numbered lines of a remedy, without their numbers. */
export function fixSteps(howToFix: string): string[] {
  return howToFix
    .split('\n')
    .map((line) => line.replace(/^\s*\d+\.\s*/, '').trim())
    .filter(Boolean);
}

/** A legal basis as its name and what it says or how binding it is, if that is told. */
export function lawParts(basis: string): { name: string; note: string | null } {
  // A colon within brackets belongs to the remark.
  const colon = /^([^(]+?|[^(]+\([^()]*\)[^(]*?): (.+)$/.exec(basis);
  if (colon) return { name: keepTogether(colon[1]!), note: keepTogether(colon[2]!) };
  const bracket = /^(.+?) \((.+)\)$/.exec(basis);
  return bracket ? { name: keepTogether(bracket[1]!), note: keepTogether(bracket[2]!) } : { name: keepTogether(basis), note: null };
}

/** No line may end between „§“, „Art.“ or „Abs.“ and its number. */
export function keepTogether(text: string): string {
  return text.replace(/(§§?|\b(?:Art|Abs|Nr|lit|Rn|Satz|Para|No)\.?) (?=[\da-z])/g, '$1\u00a0');
}

/** A sentence as a heading: without its full stop. */
export function asHeading(sentence: string): string {
  return keepTogether(sentence).replace(/([^.…])\.$/, '$1');
}

/** A step below a heading that names what it is about: without that name in front. */
export function withoutSubject(step: string, subject: string): string {
  if (!step.startsWith(subject)) return step;
  const rest = /^(?::| –) (.+)$/su.exec(step.slice(subject.length))?.[1];
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : step;
}
