import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Customer } from '#contract/api/customer.ts';
import { callApi } from './api.ts';
import { endOwedSession } from './owed-logout.ts';

/** Who uses the application: `false` = not known yet, `null` = nobody is logged in. */
export type CurrentUser = Customer | null | false;

export interface AuthState {
  user: CurrentUser;
  isFreeAccount: boolean;
  isPremiumAccount: boolean;
  hasPendingInvoiceOrder: boolean;
  userRequestComplete: boolean;
}

/** What the user is, from the answer to the customer request; `undefined` while it is under way. */
export function authState(answer: Customer | null | undefined): AuthState {
  return {
    user: answer === undefined ? false : answer,
    isFreeAccount: answer?.product === 'free',
    isPremiumAccount: answer?.product === 'premium',
    hasPendingInvoiceOrder: answer?.pendingInvoiceOrder ?? false,
    userRequestComplete: answer !== undefined,
  };
}

/** The customer request. When it fails, with 401 or otherwise, the answer is: nobody. */
export const customerQuery = queryOptions<Customer | null>({
  queryKey: ['customer'],
  queryFn: async ({ signal }) => {
    if (!(await endOwedSession(signal))) return null;
    return callApi('customer', { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The logged-in customer. */
export function useAuth(): AuthState {
  return authState(useQuery(customerQuery).data);
}
