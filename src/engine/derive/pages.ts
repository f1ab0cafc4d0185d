import type { PageFact } from '#checks/facts/pages.ts';
import { type ConsentState, consentStates, type GatherFailure } from '#evidence/gathered.ts';
import type { PageFailure, PageSnapshot, PageVisit } from '#evidence/pages.ts';
import { readCap } from '../reading/prepare-text.ts';
import { pageKey, parseAddress } from './addresses.ts';
import { deriveConsentMarks } from './consent-marks.ts';
import { sortStates } from './consent-states.ts';
import type { DeriveContext } from './context.ts';
import { entryOf } from './entry-of.ts';

/** A page with the snapshot its facts come from. */
export interface DerivedPage {
  fact: PageFact;
  snapshot: PageSnapshot | null;
  visits: readonly PageVisit[];
}

/** Visited pages, one for each address, in the order of the plan. */
export function derivePages(context: DeriveContext): DerivedPage[] {
  const byAddress = new Map<string, PageVisit[]>();
  for (const state of consentStates) {
    for (const visit of context.evidence.pages) {
      if (visit.state !== state) continue;
      entryOf(byAddress, pageKey(visit.url), () => []).push(visit);
    }
  }
  return [...byAddress.values()].map((visits) => mergePage(visits, context)).filter((page) => page !== null);
}

function mergePage(visits: readonly PageVisit[], context: DeriveContext): DerivedPage | null {
  const states = new Set<ConsentState>(visits.flatMap((visit) => [...context.statesOfVisit(visit)]));
  // A page seen only in a run whose choice failed shows nothing about any state.
  if (states.size === 0) return null;
  // One state may fail where another succeeds: the page is known then.
  const best =
    visits.find((visit) => visit.failure === null && visit.snapshot.ok) ?? visits.find((visit) => visit.failure === null) ?? visits[0]!;
  const snapshot = best.snapshot.ok ? best.snapshot.data : null;
  // Texts equal to that of state none are stored once.
  const texts = visits.flatMap((visit) => (visit.snapshot.ok && visit.snapshot.data.text !== '' ? [visit.snapshot.data] : []));
  const text = snapshot?.text ? snapshot : texts[0];
  const mimeType = best.mimeType ?? best.headers['content-type'] ?? '';
  const fact: PageFact = {
    url: best.finalUrl || best.url,
    kind: best.kind,
    title: snapshot?.title ?? '',
    language: snapshot?.language ?? '',
    status: best.status,
    failure: best.failure ?? (best.snapshot.ok ? null : unread(best.snapshot.reason)),
    states: sortStates(states),
    text: text?.text ?? '',
    textComplete: text !== undefined && !text.textTruncated && text.text.length <= readCap && !best.notes.includes('partial-load'),
    headings: snapshot?.headings ?? [],
    emphasised: snapshot?.emphasised ?? [],
    ...(snapshot?.pictures && { pictures: snapshot.pictures }),
    waiting: [...new Set(visits.flatMap((visit) => (visit.snapshot.ok ? (visit.snapshot.data.waitingEmbeds ?? []) : [])))],
    consentMarks: deriveConsentMarks(visits, context),
    links: snapshot?.links ?? [],
    buttons: snapshot?.buttons ?? [],
    headers: best.headers,
    isPdf:
      /^application\/(x-)?pdf\b/i.test(mimeType) ||
      (best.failure === 'download' && /\.pdf$/i.test(parseAddress(best.finalUrl)?.path ?? '')),
  };
  return { fact, snapshot, visits };
}

/** A page that opened but could not be read counts as not examined: nothing on it may be called missing. */
function unread(reason: GatherFailure): PageFailure {
  return reason === 'crashed' ? 'crashed' : 'unresponsive';
}
