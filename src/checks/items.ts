import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding, FindingItem, Verdict } from './define-check.ts';
import type { FormFact } from './facts/forms.ts';
import type { RequestFact } from './facts/requests.ts';
import type { ServiceUse } from './facts/services.ts';
import type { CookieFact, StorageFact } from './facts/stored.ts';

/** A request as evidence: its address, with time, kind and server country. */
export function requestItem(request: RequestFact, detail: FindingItem['detail'] = {}): FindingItem {
  const { id, url, states, time, type, serverCountry } = request;
  return { kind: 'request', ref: id, value: url, states, detail: { timeMs: time, type, serverCountry, ...detail } };
}

/** On how many pages requests were seen, for a piece of evidence that shows one of them for all. */
export function pageCount(requests: readonly RequestFact[]): number {
  return new Set(requests.map(({ pageUrl }) => pageUrl)).size;
}

/** A cookie as evidence: its name, with domain, lifetimes and who set it. */
export function cookieItem(cookie: CookieFact, detail: FindingItem['detail'] = {}): FindingItem {
  const { id, name, domain, states, lifetimeSeconds, declaredLifetimeSeconds, setBy } = cookie;
  return { kind: 'cookie', ref: id, value: name, states, detail: { domain, lifetimeSeconds, declaredLifetimeSeconds, setBy, ...detail } };
}

/** An entry of web storage as evidence: its key, with kind, origin and who set it. */
export function storageItem(entry: StorageFact, detail: FindingItem['detail'] = {}): FindingItem {
  const { id, key, kind, origin, states, setBy } = entry;
  return { kind: 'storage', ref: id, value: key, states, detail: { storage: kind, origin, setBy, ...detail } };
}

/** A service in use as evidence: its name, with vendor and the host that proves it. */
export function serviceItem(use: ServiceUse, detail: FindingItem['detail'] = {}): FindingItem {
  const { service, vendorName, hosts, states, pages } = use;
  return {
    kind: 'service',
    ref: service.id,
    value: service.name,
    states,
    detail: { vendor: vendorName, host: hosts[0] ?? null, pages: pages.length, ...detail },
  };
}

/** A page as evidence: its address. */
export function pageItem(url: string, states: readonly ConsentState[] = [], detail: FindingItem['detail'] = {}): FindingItem {
  return { kind: 'page', ref: url, value: url, states, detail };
}

/** A form as evidence: the page it is on and what its button says. */
export function formItem(form: FormFact, detail: FindingItem['detail'] = {}): FindingItem {
  const { id, pageUrl, submitText, kind } = form;
  return { kind: 'form', ref: id, value: pageUrl, states: [], detail: { form: kind, button: submitText, ...detail } };
}

/** A control (button, link, switch) as evidence: its label on the page with this address or evidence id. */
export function controlItem(
  ref: string,
  label: string,
  states: readonly ConsentState[] = [],
  detail: FindingItem['detail'] = {},
): FindingItem {
  return { kind: 'control', ref, value: label, states, detail };
}

/** A quoted text as evidence, with the page it is on. */
export function textItem(pageUrl: string, quote: string, detail: FindingItem['detail'] = {}): FindingItem {
  return { kind: 'text', ref: pageUrl, value: quote, states: [], detail };
}

/** The list when it has a first element, else null: findings and items must not be empty. */
export function atLeastOne<T>(list: readonly T[]): readonly [T, ...T[]] | null {
  const [first, ...rest] = list;
  return first === undefined ? null : [first, ...rest];
}

/**
 * The verdict for problems of two weights. A verdict has one class: with a risk the hints stay out, so that none of them is
 * shown as a risk. Null when there is no problem.
 */
export function verdictOf(found: { risks?: readonly Finding[]; hints?: readonly Finding[] }): Verdict | null {
  const risks = atLeastOne(found.risks ?? []);
  if (risks) return { class: 'Risk', findings: risks };
  const hints = atLeastOne(found.hints ?? []);
  return hints ? { class: 'Hint', findings: hints } : null;
}

/**
 * The same where what weighs less concerns another service or another sentence, and would be lost behind the risk: it is told beside it,
 * as the warning that it is, or as open.
 */
export function verdictBeside(risks: readonly Finding[], hints: readonly Finding[]): Verdict | null {
  return verdictOf(
    risks.length > 0 ? { risks: [...risks, ...hints.map((hint) => ({ ...hint, class: hint.class ?? ('Hint' as const) }))] } : { hints },
  );
}
