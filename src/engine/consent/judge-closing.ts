import type { CloseTest, ConsentOutcome } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { percentDecoded } from '#knowledge/percent-decoded.ts';

/**
 * Whether closing the banner gave consent, when no platform says so itself: home-made banners store their choice in a cookie
 * or key, so what closing stored is compared with what accepting and rejecting stored. Pure.
 */
export function judgeClosing(
  closing: Gathered<CloseTest>,
  accept: ConsentOutcome | null,
  reject: ConsentOutcome | null,
): Gathered<CloseTest> {
  if (!closing.ok || !closing.data.present || closing.data.consentGiven !== null) return closing;
  const stored = (outcome: Pick<ConsentOutcome, 'proofs'> | null) =>
    new Set(
      (outcome?.proofs ?? [])
        .filter(({ kind }) => kind === 'consent-cookie' || kind === 'consent-storage')
        .map(({ kind, value }) => `${kind} ${withoutTime(value)}`),
    );
  const closed = stored(closing.data);
  if (closed.size === 0) return { ok: true, data: { ...closing.data, consentGiven: false } };
  const accepted = stored(accept);
  const rejected = stored(reject);
  const likeAccept = [...closed].filter((entry) => accepted.has(entry) && !rejected.has(entry));
  const likeReject = [...closed].filter((entry) => rejected.has(entry) && !accepted.has(entry));
  if (likeAccept.length > 0 && likeReject.length === 0)
    return { ok: true, data: { ...closing.data, consentGiven: true, message: likeAccept[0] ?? null } };
  if (likeReject.length > 0 && likeAccept.length === 0) return { ok: true, data: { ...closing.data, consentGiven: false } };
  const optional = flagsOf(closing.data, accept, reject);
  if (optional.length > 0 && (optional.every(Boolean) || !optional.some(Boolean)))
    return { ok: true, data: { ...closing.data, consentGiven: optional.every(Boolean) } };
  return closing;
}

type Stored = Pick<ConsentOutcome, 'proofs'>;

/**
 * What closing stored for the purposes in which accepting and rejecting differ, where the entry keeps one flag for each. Necessary
 * purposes are the same both times, and what neither knows decides nothing.
 */
function flagsOf(closed: Stored, accept: Stored | null, reject: Stored | null): boolean[] {
  const [given, refused] = [entriesOf(accept), entriesOf(reject)];
  return [...entriesOf(closed)].flatMap(([name, flags]) => {
    const [yes, no] = [given.get(name), refused.get(name)];
    return [...flags].flatMap(([purpose, flag]) => (yes?.get(purpose) === true && no?.get(purpose) === false ? [flag] : []));
  });
}

/** Flags by purpose of each stored entry, where its value is a list of them: JSON, or pairs like `stats:1|ads:0`. */
function entriesOf(outcome: Stored | null): Map<string, Map<string, boolean>> {
  const entries = new Map<string, Map<string, boolean>>();
  for (const { kind, value } of outcome?.proofs ?? []) {
    if (kind !== 'consent-cookie' && kind !== 'consent-storage') continue;
    const [, name = '', written = ''] = /^([^=]{1,200})=(.*)$/s.exec(value) ?? [];
    const flags = new Map<string, boolean>();
    // Read pair by pair, since proofs cut long values off.
    for (const [, purpose, flag] of percentDecoded(written.replace(/%[0-9a-f]?$/i, '')).matchAll(
      /["']?([a-z][\w.-]{0,60})["']?\s?[:=]\s?["']?(true|false|1|0|yes|no)\b/gi,
    ))
      flags.set(purpose!, /^(?:true|1|yes)$/i.test(flag!));
    if (flags.size > 0) entries.set(`${kind} ${name}`, flags);
  }
  return entries;
}

/** Stored choices often carry the moment or an id of the visit: long digit and hex runs say nothing about the choice. */
function withoutTime(value: string): string {
  return value.replace(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '#').replace(/[0-9a-f-]{16,}|\d{6,}/gi, '#');
}
