import type { RequestFact } from '../../facts/requests.ts';
import { isConnectionOnly } from './initiator-chains.ts';

/** MD5 or SHA-256 of an e-mail address, as the addresses of Gravatar have it. */
const hashed = /\/avatar\/([0-9a-f]{32}|[0-9a-f]{64})(?![0-9a-z])/i;

/** What stands where there is no e-mail address: zeros, or the hash of an empty text. */
const nobody = /^(?:(.)\1+|d41d8cd98f00b204e9800998ecf8427e|e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855)$/i;

/**
 * Whether pictures of persons are fetched from Gravatar by a hash of their e-mail address: that is personal data of these persons, who
 * are not the visitor and for whom the visitor cannot consent. Pictures that stand for everybody carry none.
 */
export function sendsAddressHash(requests: readonly RequestFact[]): boolean {
  return requests.some((request) => {
    const hash =
      request.serviceId === 'gravatar' && !isConnectionOnly(request) ? hashed.exec(URL.parse(request.url)?.pathname ?? '')?.[1] : undefined;
    return hash !== undefined && !nobody.test(hash);
  });
}
