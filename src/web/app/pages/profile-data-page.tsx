import { OwnData } from '../../features/profile/own-data.tsx';

/** Profile: taking the data along, and leaving. */
export function ProfileDataPage() {
  return <OwnData />;
}
