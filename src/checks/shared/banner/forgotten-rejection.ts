import type { ConsentOutcome } from '#evidence/choice.ts';

/**
 * Whether the banner left when its button to reject was clicked, but is back when the page is loaded again, with nothing stored: the
 * visitor said no, and the website forgot it. What runs after that runs in spite of the refusal. Not so where anything read back says
 * that the choice was taken otherwise, or where it is not known what the click did.
 */
export function isRejectionForgotten({ state, performed, verified, method, proofs }: ConsentOutcome): boolean {
  const has = (kind: string, confirms: boolean) => proofs.some((proof) => proof.kind === kind && proof.confirms === confirms);
  return (
    state === 'reject' &&
    performed &&
    !verified &&
    (method === 'button' || method === 'only-necessary') &&
    has('banner-gone', true) &&
    has('banner-stays-gone', false) &&
    proofs.every(({ kind }) => kind === 'banner-gone' || kind === 'banner-stays-gone')
  );
}

/** Whether what a run shows after rejecting follows a refusal: it was read back, or given and forgotten by the website. */
export function wasRejected(reject: ConsentOutcome | null | undefined): boolean {
  return reject?.performed === true && (reject.verified || isRejectionForgotten(reject));
}
