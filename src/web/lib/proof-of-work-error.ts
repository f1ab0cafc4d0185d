/** Why there is no proof: the browser lacks the computation on an insecure page, or it failed. */
export class ProofOfWorkError extends Error {
  override name = 'ProofOfWorkError';
  readonly reason: 'insecure-page' | 'failed';

  constructor(reason: ProofOfWorkError['reason']) {
    super(`proof of work: ${reason}`);
    this.reason = reason;
  }
}
