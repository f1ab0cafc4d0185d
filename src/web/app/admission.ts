import type { CurrentUser } from '../lib/customer.ts';
import { loginPath, returnPath } from '../lib/return-path.ts';

/** Who a page is for: `yes` needs a login, `no` does without, `visitor` has nothing to say to somebody who is logged in. */
export type PageAuth = 'yes' | 'no' | 'visitor';

/** Where somebody who may not see a page is sent; null = nowhere, or not yet known. */
export function sentTo(auth: PageAuth, user: CurrentUser, place: { pathname: string; search: string; hash: string }): string | null {
  if (user === false) return null;
  if (auth === 'yes' && user === null) return loginPath(place);
  if (auth === 'visitor' && user !== null) return returnPath(place.search);
  return null;
}
