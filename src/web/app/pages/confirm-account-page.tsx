import { useParams } from 'react-router';
import { ConfirmAccount } from '../../features/account/confirm-account.tsx';

/** Target of the link in the mail after a registration. */
export function ConfirmAccountPage() {
  const { customeridentifier = '', token = '' } = useParams();
  return <ConfirmAccount customer={customeridentifier} token={token} />;
}
