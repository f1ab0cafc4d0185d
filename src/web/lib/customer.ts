import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#contract/api/customer.ts';
import { callApi } from './api.ts';

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

/** The logged-in customer. A request that fails, with 401 or otherwise, means: nobody. */
export function useAuth(): AuthState {
  const { data } = useQuery({
    queryKey: ['customer'],
    queryFn: ({ signal }) =>
      callApi('customer', { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return authState(data);
}
