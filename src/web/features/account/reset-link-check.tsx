import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { AccountPage } from './account-page.tsx';

interface ResetLinkCheckProps {
  token: string;
  onValid: () => void;
  /** Leads to the first step. */
  onAgain: () => void;
}

/** Finds out whether the link of the mail is still good, before anybody thinks of a password. */
export function ResetLinkCheck({ token, onValid, onAgain }: ResetLinkCheckProps) {
  const { t } = useTranslation('account');
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => callApi('validatePasswordReset', { params: { token }, signal }),
    gcTime: 0,
  });
  useEffect(() => {
    if (isSuccess) onValid();
  }, [isSuccess, onValid]);
  if (!error) return <AccountPage title={t('reset.title')} lead={<span role="status">{t('reset.checking')}</span>} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <div role="status">
        <AccountPage title={t('reset.invalidTitle')} lead={t('reset.invalidText')}>
          <Button onClick={onAgain}>{t('reset.again')}</Button>
        </AccountPage>
      </div>
    );
  }
  return (
    <div role="status">
      <AccountPage title={t('reset.uncheckedTitle')} lead={error.message}>
        <Button variant="default" onClick={() => void refetch()}>
          {t('reset.retry')}
        </Button>
      </AccountPage>
    </div>
  );
}
