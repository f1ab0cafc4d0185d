import type { Check } from '#checks/define-check.ts';

/** Version of a whole set of rules: date of its latest legal review and a fingerprint over ids and versions. */
export function ruleVersionOf(checks: readonly Check[]): string {
  const reviews = checks.flatMap(({ legalBasis }) => legalBasis.map(({ checked }) => checked));
  const latest = reviews.sort().at(-1) ?? '';
  const rules = checks.map(({ id, version }) => `${id}@${version}`).join('\n');
  return [latest, fingerprint(rules)].filter((part) => part !== '').join('-');
}

/** FNV-1a, 32 bit: enough to tell two sets of rules apart, and the same in browser and server. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
