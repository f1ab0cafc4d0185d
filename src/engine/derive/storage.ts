import type { StorageFact } from '#checks/facts/stored.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { StorageEvidence } from '#evidence/stored.ts';
import { hostOf } from './addresses.ts';
import { classifiedByValue } from './attribution-value.ts';
import { classify } from './classification.ts';
import { sortStates } from './consent-states.ts';
import { answerableScript, type DeriveContext } from './context.ts';
import { isVisitorValue } from './cookies.ts';
import { entryOf } from './entry-of.ts';
import { isWrittenOnInput } from './written-on-input.ts';

/** More characters than a script writes to try whether the browser stores anything. */
const trialLength = 20;

/**
 * Web storage merged over pages and runs, in order of first appearance; without what a script writes to try whether anything can be
 * stored, and removes again.
 */
export function deriveStorage(context: DeriveContext): StorageFact[] {
  const found = new Map<string, { first: StorageEvidence; states: Set<ConsentState>; seen: StorageEvidence[] }>();
  for (const state of consentStates) {
    const gathered = context.evidence.storage[state];
    if (!gathered.ok) continue;
    for (const entry of gathered.data) {
      const states = context.runs.statesOf(state, entry.afterChoice);
      if (states.length === 0) continue;
      const known = entryOf(found, `${entry.kind}\n${entry.origin}\n${entry.key}`, () => ({
        first: entry,
        states: new Set<ConsentState>(),
        seen: [],
      }));
      known.seen.push(entry);
      for (const counted of states) known.states.add(counted);
    }
  }
  const lookedInto = new Set(context.evidence.pages.filter(({ snapshot }) => snapshot.ok).map(({ id }) => id));
  const lasting = [...found.values()].filter(({ seen }) => !isTrial(seen, lookedInto));
  return lasting.map(({ first, states, seen }) => {
    const host = hostOf(first.origin);
    const value = seen.find((entry) => entry.value !== '')?.value ?? '';
    // A snapshot shows that an entry is there; only the hook saw who wrote it.
    const written = seen.find((entry) => entry.stack.length > 0);
    const setBy = written ? answerableScript(written.stack, context) : null;
    const origin = context.parties.isOwn(host, context.pageUrlOf(first.pageId)) ? null : context.serviceAt(`${first.origin}/`);
    const values = new Map(seen.filter((entry) => entry.value !== '').map((entry) => [entry.state, entry.value]));
    const idLike = isVisitorValue(value, [...values.values()]);
    const isFirst = context.parties.isOwn(host, context.pageUrlOf(first.pageId));
    const setter = (setBy === null ? null : context.serviceAt(setBy)) ?? origin;
    return {
      id: `${first.kind}:${first.origin}:${first.key}`,
      kind: first.kind,
      key: first.key,
      exampleValue: value,
      origin: first.origin,
      states: sortStates(states),
      party: isFirst ? 'first' : 'third',
      ...classifiedByValue(classify(first.key, first.kind, host, setter, context), {
        // Caches and workers are called by addresses.
        name: first.kind === 'cacheStorage' || first.kind === 'serviceWorker' ? '' : first.key,
        value,
        setBy,
        isFirst,
        ofContainer: setter?.category === 'tag-manager',
      }),
      setBy,
      idLike,
      ...(isWrittenOnInput(seen) ? { onInput: true } : {}),
      pages: [...new Set(seen.map((entry) => context.pageUrlOf(entry.pageId)))],
    };
  });
}

/**
 * Whether the pages saw the same few characters come and go; a look may catch what another tab is about to remove. A page that was not
 * looked into says neither that they went nor that they stayed: the others tell, and where there is no other, nobody knows.
 */
function isTrial(seen: readonly StorageEvidence[], lookedInto: ReadonlySet<string>): boolean {
  const values = new Set(seen.map(({ value }) => value));
  const [value = ''] = values;
  if (values.size !== 1 || value === '' || value.length > trialLength) return false;
  if (!seen.every(({ kind }) => kind.endsWith('Storage'))) return false;
  const looked = seen.filter(({ pageId }) => pageId !== null && lookedInto.has(pageId));
  return looked.length > 0 && looked.filter(({ present }) => present).length * 4 <= looked.length;
}
