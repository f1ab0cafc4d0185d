import type { CloseTest, ConsentOutcome, Gathered } from '#evidence/evidence.ts';

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
  return closing;
}

/** Stored choices often carry the moment or an id of the visit: long digit and hex runs say nothing about the choice. */
function withoutTime(value: string): string {
  return value.replace(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '#').replace(/[0-9a-f-]{16,}|\d{6,}/gi, '#');
}
