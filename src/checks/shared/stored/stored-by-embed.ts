import type { ConsentState } from '#evidence/gathered.ts';
import type { Service } from '#knowledge/types.ts';
import type { Finding } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { initiatorChains, isEmbed, wasSent } from '../services/initiator-chains.ts';
import { frameAround } from '../site/page-frames.ts';
import { withOtherSetters } from './other-setters.ts';
import { servedFinding } from './set-by-server.ts';
import { storedFindings } from './stored-findings.ts';
import { wasWrittenIn } from './stored-items.ts';

type Stored = CookieFact | StorageFact;
type Observed = Pick<Facts, 'services' | 'requests'>;

/** How to load later what a site places in its pages as a frame: no script of its own is there to be blocked. */
export const frameStep = {
  de: '1. {#later} Laden Sie den Rahmen (iframe) von {service} erst nach der Einwilligung, etwa mit einem Vorschaubild oder Hinweis bis dahin.',
  en: '1. {#later} Load the frame (iframe) of {service} only after consent, for example with a preview image or a notice until then.',
};
/** The same for an embed that lets another service store something. */
export const embedStep = {
  de: '1. {#later} Laden Sie die Einbindung von {embed} (iframe oder Skript) erst nach der Einwilligung, etwa mit einem Vorschaubild oder Hinweis bis dahin.',
  en: '1. {#later} Load the embed of {embed} (iframe or script) only after consent, for example with a preview image or a notice until then.',
};

/**
 * Findings for each root cause of cookies written in the state, by the message `embedded` where all cookies of the cause came with
 * one embed of another name (a map that lets its vendor set a cookie): what settles it is that embed, which then is the cause; and by
 * `framed` where the cause is itself an embed placed as a frame; `alone` again as `servedFinding` ends it. Each again with `Shared` where other services can set them too.
 * Params besides those of `storedFindings` and `withOtherSetters`: with `embedded`, `embed` and `address` of the page.
 */
export function findingsByEmbed(
  messages: { alone: string; embedded: string; framed: string },
  cookies: readonly CookieFact[],
  facts: Observed,
  state: ConsentState,
): Finding[] {
  const embedded = embeddedFindings(messages.embedded, cookies, facts);
  const complete = withOtherSetters(facts, state);
  const byOrigin = (finding: Finding) =>
    embedded(finding) ?? servedFinding(finding, cookies, facts.requests) ?? framedFinding(finding, messages.framed, facts, cookies);
  return storedFindings(messages.alone, cookies, facts.services).map((finding) => complete(byOrigin(finding), cookies));
}

/**
 * Makes findings whose items all came with one embed of another name into findings on that embed, under the message; null for others.
 * Params besides those of `storedFindings`: `embed` and `address` of the page.
 */
export function embeddedFindings(message: string, items: readonly Stored[], facts: Observed): (finding: Finding) => Finding | null {
  const originOf = originsOf(items, facts);
  return (finding) => {
    const origin = originOf(finding);
    if (origin === null) return null;
    const { embed, address } = origin;
    // The entry stays readable elsewhere; what has to be changed are the pages with the embed.
    const pages = facts.services.find(({ service }) => service.id === embed.id)?.pages.length ?? 1;
    const [first, ...rest] = finding.items.map((item) => ({ ...item, detail: { ...item.detail, pages } }));
    const params = { ...finding.params, embed: embed.name, address };
    return { ...finding, message, params, items: [first!, ...rest], cause: embed.id };
  };
}

/** Findings as `storedFindings` makes them, `service` being the embed and its page where all items of the cause came with that. */
export function findingsByOrigin(message: string, items: readonly Stored[], facts: Observed): Finding[] {
  const originOf = originsOf(items, facts);
  return storedFindings(message, items, facts.services).map((finding) => {
    const origin = originOf(finding);
    return origin === null ? finding : { ...finding, params: { ...finding.params, service: `${origin.embed.name}, ${origin.address}` } };
  });
}

/** Cookies and entries that need consent and were written in one of the states by a service or by what came with its embed. */
export function consentItemsWith(
  serviceId: string,
  facts: Observed & Pick<Facts, 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): readonly Stored[] {
  const chains = initiatorChains(facts);
  const cookies = facts.cookies.filter((cookie) => states.some((state) => wasWrittenIn(cookie, state)));
  const entries = facts.storage.filter((entry) => states.some((state) => entry.states.includes(state)));
  return [...cookies, ...entries].filter((item) => {
    if (item.needsConsent !== 'yes') return false;
    if (item.serviceId === serviceId) return true;
    const setter = item.setBy === null ? undefined : facts.requests.find(({ url }) => url === item.setBy);
    return setter !== undefined && chains.embedAround(setter)?.service.id === serviceId;
  });
}

/** The one embed of another name with which all items of a finding came, and the page of the first; null without one. */
function originsOf(items: readonly Stored[], facts: Observed): (finding: Finding) => { embed: Service; address: string } | null {
  const chains = initiatorChains(facts);
  const byId = new Map(items.map((item) => [item.id, item]));
  return ({ items: shown, params }) => {
    const setters = shown.map(({ ref }) => facts.requests.find(({ url }) => url === byId.get(ref)?.setBy));
    const embeds = new Set(setters.map((request) => request && chains.embedAround(request)?.service));
    const [embed] = embeds;
    if (embeds.size !== 1 || !embed || embed.name === params?.service) return null;
    return { embed, address: new URL(setters[0]!.pageUrl).pathname };
  };
}

/**
 * The finding under another message where its cause is an embed that the site itself places as a frame. What lies under the domain of
 * the site was written by a script in its pages, which goes on writing without the frame; and a frame that a script of the service
 * makes is held back with that script.
 */
export function framedFinding(finding: Finding, message: string, { services, requests }: Observed, items: readonly Stored[] = []): Finding {
  const own = requests.filter((request) => request.serviceId === finding.cause && wasSent(request));
  const scripts = new Set(own.filter(({ type }) => type === 'script').map(({ id }) => id));
  const hasFrame = own.some(({ type, parentId }) => type === 'frame' && (parentId === null || !scripts.has(parentId)));
  const early = own.filter(({ states }) => states.some((state) => state !== 'accept'));
  const framed = early.filter((request) => frameAround(request, { requests })?.serviceId === finding.cause);
  const isPlaced = services.some((use) => use.service.id === finding.cause && (isEmbed(use) || framed.length === early.length));
  const shown = new Set(finding.items.map(({ ref }) => ref));
  // A form under a name of the site sets its cookies by its own answers, not by a script in the pages.
  const inFrames = new Set<string | null>(framed.map(({ url }) => url));
  const isOutside = items.some(({ id, party, setBy }) => shown.has(id) && party === 'first' && !inFrames.has(setBy));
  return isPlaced && hasFrame && !isOutside ? { ...finding, message } : finding;
}
