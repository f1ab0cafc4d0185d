import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.tsx';
import { logOut } from '../../lib/session.ts';
import { AccountPage } from './account-page.tsx';

/** Logs out as soon as it is shown, and says whether the server knows. */
export function LoggedOut() {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [isTold, setIsTold] = useState(true);
  useEffect(() => {
    void logOut(queryClient).then(setIsTold);
  }, [queryClient]);
  return (
    <div role="status">
      <AccountPage title={t('logout.title')} lead={isTold ? t('logout.lead') : t('logout.untold')}>
        <Button component={Link} to="/login" variant="default">
          {t('logout.again')}
        </Button>
      </AccountPage>
    </div>
  );
}
