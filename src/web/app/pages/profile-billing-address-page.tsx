import { BillingAddress } from '../../features/profile/billing-address.tsx';

/** Profile: the address for invoices. */
export function ProfileBillingAddressPage() {
  return <BillingAddress />;
}
