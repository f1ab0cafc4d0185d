import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Registration, type VisitorScanToTake } from '../../features/account/registration.tsx';
import { rememberedScan, rememberScan } from '../visitor-scan.ts';

function scanToTake(): VisitorScanToTake | null {
  const scan = rememberedScan();
  if (!scan || !URL.canParse(scan.url)) return null;
  return { identifier: scan.identifier, secret: scan.secret, host: new URL(scan.url).host };
}

/** Registration; the scan of this tab comes along. */
export function RegistrationPage() {
  const navigate = useNavigate();
  const [visitorScan] = useState(scanToTake);
  const proceed = (email: string) => {
    const scan = rememberedScan();
    if (visitorScan && scan) rememberScan({ ...scan, isMoving: true });
    void navigate('/registrationconfirmation', { state: { email } });
  };
  return <Registration visitorScan={visitorScan} onRegistered={proceed} />;
}
