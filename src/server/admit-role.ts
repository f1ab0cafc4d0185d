import type { Customer, Role } from '#contract/api/customer.ts';
import { ApiError } from './api-error.ts';

/**
 * The customer, when a call for this role is open to them. Roles that reach into other people's business count only with a second
 * factor. Throws `not-logged-in`, `forbidden` or `second-factor-needed`.
 */
export function admitRole(customer: Customer | null, role: Role): Customer {
  if (customer === null) throw new ApiError('not-logged-in');
  if (!customer.roles.includes(role)) throw new ApiError('forbidden');
  if (role !== 'customer' && !customer.secondFactor) throw new ApiError('second-factor-needed');
  return customer;
}
