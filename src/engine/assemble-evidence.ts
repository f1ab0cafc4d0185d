import type { ConsentOutcome } from '#evidence/choice.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { type ConsentState, consentStates, type Gathered } from '#evidence/gathered.ts';
import type { ScanRun } from '#evidence/scan-run.ts';
import { judgeClosing } from './consent/judge-closing.ts';
import { withProvenControl } from './consent/proven-withdrawal.ts';
import { bareConnections } from './gather/bare-connections.ts';
import { addAddresses, nameRefusals } from './gather/gateway-knowledge.ts';
import type { ScanEnvironment } from './scan-environment.ts';
import type { ScanOrder } from './scan-order.ts';
import { engineVersion } from './version.ts';
import type { StateResult } from './visit/state-result.ts';

/** What is known of a run before anything was observed. */
export interface RunFacts {
  identifier: string;
  order: ScanOrder;
  createdAt: Date;
  startUrl: string;
  errors: ScanRun['errors'];
}

/** The order of the report's chapters unless a customer chooses another. */
const configurationCode = 'GMHDLSUPR';

/** Brings the states' streams together into the evidence of one scan. States that never ran say so. */
export async function assembleEvidence(
  run: RunFacts,
  environment: ScanEnvironment | null,
  results: readonly StateResult[],
): Promise<Evidence> {
  const byState = new Map(results.map((result) => [result.state, result]));
  const missing = { ok: false, reason: 'not-performed', message: run.errors[0]?.code ?? 'not examined' } as const;
  const collect = <T>(read: (result: StateResult) => Gathered<T>): Record<ConsentState, Gathered<T>> =>
    Object.fromEntries(consentStates.map((state) => [state, byState.has(state) ? read(byState.get(state)!) : missing])) as Record<
      ConsentState,
      Gathered<T>
    >;
  const none = byState.get('none');
  const withdrawalTest = none?.withdrawalTest ?? missing;
  const { browser } = environment ?? {};
  const evidence: Evidence = {
    run: {
      identifier: run.identifier,
      url: run.startUrl,
      finalUrl: none?.visits[0]?.finalUrl ?? run.startUrl,
      createdAt: run.createdAt.toISOString(),
      finishedAt: new Date().toISOString(),
      settings: run.order.settings,
      configurationCode,
      maxPages: run.order.maxPages,
      engineVersion,
      browser: {
        product: browser?.product ?? '',
        userAgent: browser?.userAgent ?? '',
        sandboxed: environment?.sandboxed ?? false,
        source: browser?.binary.source ?? 'installed',
        viewport: environment?.viewport ?? { width: 0, height: 0 },
        language: 'de-DE',
      },
      errors: run.errors,
    },
    transport: environment ? await environment.transport : missing,
    pages: results.flatMap((result) => result.visits),
    requests: collect((result) => result.recorder.requests.collect()),
    cookieEvents: collect((result) => result.recorder.cookieEvents.collect()),
    jars: collect((result) => result.recorder.jars.collect()),
    storage: collect((result) => result.recorder.storage.collect()),
    fingerprints: collect((result) => result.recorder.fingerprints.collect()),
    recordings: collect((result) => result.recorder.recordings.collect()),
    banners: collect((result) => result.banner),
    consent: { reject: byState.get('reject')?.outcome ?? missing, accept: byState.get('accept')?.outcome ?? missing },
    closeTest: judgeClosing(none?.closeTest ?? missing, outcomeOf(byState.get('accept')), outcomeOf(byState.get('reject'))),
    withdrawal: withProvenControl(byState.get('accept')?.withdrawal ?? missing, withdrawalTest, 'accept-p1'),
    withdrawalTest,
    tcf: collect((result) => result.recorder.signals.tcf()),
    consentMode: collect((result) => result.recorder.signals.consentMode()),
    gateway: environment?.gateway.entries() ?? [],
  };
  for (const state of consentStates) {
    const requests = evidence.requests[state];
    const recorder = byState.get(state)?.recorder;
    if (!requests.ok || !environment || !recorder) continue;
    const offsetMs = recorder.startedAt - run.createdAt.getTime();
    requests.data.push(
      ...bareConnections({
        state,
        log: evidence.gateway,
        requests: requests.data,
        visits: byState.get(state)?.visits ?? [],
        choiceTime: recorder.choiceTime,
        offsetMs,
        startUrl: evidence.run.finalUrl,
      }),
    );
    nameRefusals(requests.data, evidence.gateway);
    addAddresses(requests.data, evidence.gateway);
  }
  dropRepeatedTexts(evidence);
  return evidence;
}

function outcomeOf(result: StateResult | undefined): ConsentOutcome | null {
  return result?.outcome?.ok ? result.outcome.data : null;
}

/** Texts of reject and accept are kept only where they differ from state none. */
function dropRepeatedTexts(evidence: Evidence): void {
  const texts = new Map<string, string>();
  for (const visit of evidence.pages) {
    if (!visit.snapshot.ok) continue;
    if (visit.state === 'none') texts.set(visit.url, visit.snapshot.data.text);
    else if (texts.get(visit.url) === visit.snapshot.data.text) visit.snapshot.data.text = '';
  }
}
