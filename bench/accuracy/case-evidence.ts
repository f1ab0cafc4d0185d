import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import type { PageSnapshot, PageVisit } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { JarCookie, JarSnapshot } from '#evidence/stored.ts';
import { requestEvidence } from '../../test/factories/evidence.ts';
import type { CaseCookie, CasePage, CaseRequest, VerdictCase } from './verdict-cases.ts';

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '');

/** The evidence of a clean site as it would be with the pages, requests and cookies of a case. `snapshots`: its pages by path. */
export function caseEvidence(clean: Evidence, verdictCase: VerdictCase, snapshots: ReadonlyMap<string, PageSnapshot>): Evidence {
  const evidence = structuredClone(clean);
  Object.assign(evidence.run.settings, verdictCase.settings);
  const brings = (kind: CasePage['kind']) => verdictCase.pages.some((page) => page.kind === kind);
  // The notice of a case knows nothing of what the clean site loads with consent.
  if (brings('privacy')) removeOthers(evidence);
  // Nor is the controller it names the provider of the clean site.
  if (brings('privacy') && !brings('imprint')) evidence.pages = evidence.pages.filter(({ kind }) => kind !== 'imprint');
  verdictCase.pages.forEach((page, index) => {
    putPage(evidence, page, snapshots.get(page.path)!, index);
  });
  linkAsStart(evidence, snapshots);
  for (const request of verdictCase.requests ?? []) putRequest(evidence, request);
  for (const cookie of verdictCase.cookies ?? []) putCookie(evidence, cookie);
  return evidence;
}

/** What the start page of a case links to, every page of its website links to: head and foot are the same on all. */
function linkAsStart(evidence: Evidence, snapshots: ReadonlyMap<string, PageSnapshot>): void {
  const start = snapshots.get('/');
  const own = new Set(snapshots.values());
  for (const { snapshot } of start ? evidence.pages : []) {
    if (!snapshot.ok || own.has(snapshot.data)) continue;
    const known = new Set(snapshot.data.links.map(({ href }) => href));
    snapshot.data.links.push(...start!.links.filter(({ href }) => !known.has(href)));
  }
}

/** Takes away what others than the site itself send and set. */
function removeOthers(evidence: Evidence): void {
  const { host } = new URL(evidence.run.finalUrl);
  for (const state of consentStates) {
    const requests = requestsOf(evidence, state);
    const others = requests.filter(({ url }) => new URL(url).host !== host);
    requests.splice(0, requests.length, ...requests.filter((request) => !others.includes(request)));
    if (others.length === 0) continue;
    for (const jar of jarsOf(evidence, state)) jar.cookies.splice(0);
    const events = evidence.cookieEvents[state];
    if (events.ok) events.data.splice(0);
  }
}

/** Puts a page in the place of the one of its kind or path, or beside the others. */
function putPage(evidence: Evidence, { path, kind }: CasePage, data: PageSnapshot, index: number): void {
  const snapshot = { ok: true, data } as const;
  const isReplaced = (visit: PageVisit) => (kind === 'other' ? pathOf(visit.finalUrl) === path.replace(/\/$/, '') : visit.kind === kind);
  for (const state of consentStates) {
    const visits = evidence.pages.filter((visit) => visit.state === state);
    const there = visits.find(isReplaced);
    if (there) {
      there.snapshot = snapshot;
      continue;
    }
    const like = visits.find((visit) => visit.kind === 'other')!;
    const url = new URL(path, evidence.run.finalUrl).href;
    const id = `${state}-p${50 + index}`;
    evidence.pages.push({ ...structuredClone(like), id, kind, url, finalUrl: url, snapshot });
    const requests = requestsOf(evidence, state);
    const document = requests.find(({ pageId, type }) => pageId === like.id && type === 'document')!;
    requests.push({ ...structuredClone(document), id: `${document.id}-${index}`, pageId: id, url });
  }
}

function requestsOf(evidence: Evidence, state: PageVisit['state']): RequestEvidence[] {
  const gathered = evidence.requests[state];
  if (!gathered.ok) throw new Error(`the clean site has no requests in the state ${state}`);
  return gathered.data;
}

function jarsOf(evidence: Evidence, state: PageVisit['state']): JarSnapshot[] {
  const gathered = evidence.jars[state];
  if (!gathered.ok) throw new Error(`the clean site has no jar in the state ${state}`);
  return gathered.data;
}

function putRequest(evidence: Evidence, { url, type = 'script', page = '/', states = [...consentStates] }: CaseRequest): void {
  for (const state of states) {
    const visits = evidence.pages.filter((visit) => visit.state === state);
    const visit = visits.find(({ finalUrl }) => pathOf(finalUrl) === page.replace(/\/$/, '')) ?? visits[0]!;
    const chosen = choiceTime(evidence, state);
    requestsOf(evidence, state).push(
      requestEvidence({
        state,
        pageId: visit.id,
        url,
        type,
        time: chosen === null ? visit.startTime + 400 : chosen + 900,
        afterChoice: chosen !== null,
        initiator: { kind: 'parser', url: visit.finalUrl, line: 10, stack: [] },
        frame: { id: 'main', url: visit.finalUrl, parentId: null },
      }),
    );
  }
}

function choiceTime({ consent }: Evidence, state: PageVisit['state']): number | null {
  const outcome = state === 'none' ? null : consent[state];
  return outcome?.ok ? outcome.data.time : null;
}

function putCookie(evidence: Evidence, { name, value = 'a1b2c3d4e5f60718', domain, days, states = [...consentStates] }: CaseCookie): void {
  const cookie: JarCookie = {
    name,
    value,
    domain: domain ?? `.${new URL(evidence.run.finalUrl).hostname}`,
    path: '/',
    expires: days === undefined ? null : Math.floor(Date.parse(evidence.run.finishedAt) / 1_000 + days * 86_400),
    secure: true,
    httpOnly: false,
    sameSite: 'Lax',
    partitionKey: null,
  };
  for (const state of states) {
    // What is set only after a choice is not there before it.
    for (const jar of jarsOf(evidence, state)) if (jar.moment !== 'before-choice' || states.includes('none')) jar.cookies.push(cookie);
  }
}
