import type { QueryClient } from '@tanstack/react-query';
import type { Customer } from '#contract/api/customer.ts';
import { customerQuery } from './customer.ts';
import { endSession, oweLogout } from './owed-logout.ts';

/** What tabs of one browser tell one another. */
export type SessionChange = 'logged-in' | 'logged-out';

let opened: BroadcastChannel | null = null;
/** One for the page: a second one would hear what the first one says. */
const channel = () => {
  opened ??= new BroadcastChannel('session');
  return opened;
};

/** Hears what another tab did. */
export function onOtherTab(listener: (change: SessionChange) => void): () => void {
  const heard = ({ data }: MessageEvent<SessionChange>) => listener(data);
  channel().addEventListener('message', heard);
  return () => channel().removeEventListener('message', heard);
}

/** Throws away everything that belongs to whoever was logged in; the installation's settings stay. */
function forgetServerState(queryClient: QueryClient): void {
  const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'configuration';
  // What is still under way must not arrive afterwards.
  void queryClient.cancelQueries({ predicate: isPersonal });
  queryClient.removeQueries({ predicate: (query) => isPersonal(query) && query.queryKey[0] !== customerQuery.queryKey[0] });
  queryClient.getMutationCache().clear();
}

/** Shows this tab as one where nobody is logged in. */
export function showLoggedOut(queryClient: QueryClient): void {
  forgetServerState(queryClient);
  queryClient.setQueryData(customerQuery.queryKey, null);
}

/** Finds out who is logged in now, after nothing is left of whoever was before. */
export async function showLoggedIn(queryClient: QueryClient): Promise<Customer | null> {
  forgetServerState(queryClient);
  return queryClient.fetchQuery({ ...customerQuery, staleTime: 0 });
}

/** After the server opened a session: loads the customer, here and in the other tabs. Null: the browser keeps no cookie. */
export async function beginSession(queryClient: QueryClient): Promise<Customer | null> {
  oweLogout(false);
  const customer = await showLoggedIn(queryClient);
  if (customer) channel().postMessage('logged-in' satisfies SessionChange);
  return customer;
}

/** After the server ended the session: nobody is logged in any more, here and in the other tabs. */
export function leaveSession(queryClient: QueryClient): void {
  showLoggedOut(queryClient);
  channel().postMessage('logged-out' satisfies SessionChange);
}

/** Logs out, also when the server cannot be told; then it answers false, and the next page load tells it. */
export function logOut(queryClient: QueryClient): Promise<boolean> {
  // Before the call: whatever becomes of it, and however long it takes, nothing stays on the screen.
  leaveSession(queryClient);
  return endSession();
}
