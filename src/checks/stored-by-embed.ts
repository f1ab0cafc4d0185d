import type { Finding } from './define-check.ts';
import type { CookieFact, Facts } from './facts.ts';
import { initiatorChains } from './initiator-chains.ts';
import { storedFindings } from './stored-findings.ts';

/**
 * Findings for each root cause, by the message `embedded` where all cookies of the cause came with one embed of another name
 * (a map that lets its vendor set a cookie). Params besides those of `storedFindings`: `embed`, `address` of the page.
 */
export function findingsByEmbed(
  messages: { alone: string; embedded: string },
  cookies: readonly CookieFact[],
  facts: Pick<Facts, 'services' | 'requests'>,
): Finding[] {
  const chains = initiatorChains(facts);
  const byId = new Map(cookies.map((cookie) => [cookie.id, cookie]));
  return storedFindings(messages.alone, cookies, facts.services).map((finding) => {
    const setters = finding.items.map(({ ref }) => facts.requests.find(({ url }) => url === byId.get(ref)?.setBy));
    const embeds = new Set(setters.map((request) => request && chains.embedAround(request)?.service));
    const [embed] = embeds;
    if (embeds.size !== 1 || !embed || embed.name === finding.params?.service) return finding;
    const address = new URL(setters[0]!.pageUrl).pathname;
    return { ...finding, message: messages.embedded, params: { ...finding.params, embed: embed.name, address } };
  });
}
