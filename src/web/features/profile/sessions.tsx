import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Session } from '#contract/api/account.ts';
import { alertDialog, confirmDialog } from '../../components/dialog/dialogs.ts';
import { RequestState } from '../../components/request-state/request-state.tsx';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { leaveSession } from '../../lib/session.ts';
import classes from './profile.module.css';

const sessionsQuery = {
  queryKey: ['sessions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('sessions', { signal }),
  // Who looks wants to know how it is now.
  staleTime: 0,
};
const toldMs = 8_000;

/** Where the customer is logged in, and how to end that. */
export function Sessions() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  if (!data) return <RequestState error={error} onRetry={() => void refetch()} />;

  const tell = async (failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    // Whoever is not logged in any more hears of it elsewhere.
    if (failure.code !== 'not-logged-in') await alertDialog({ title: t('sessions.failed'), message: failure.message, type: 'error' });
  };
  const end = async ({ identifier, device }: Session) => {
    try {
      await callApi('endSession', { params: { id: identifier } });
      showSnackbar({ message: t('sessions.ended', { device: device ?? t('sessions.unknown') }), timeout: toldMs });
    } catch (failure) {
      // Over already, which is what was asked for.
      if (!(failure instanceof ApiError && failure.code === 'not-found')) await tell(failure);
    } finally {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    }
  };
  const endAll = async () => {
    const isSure = await confirmDialog({
      title: t('sessions.allTitle'),
      message: t('sessions.allMessage'),
      accept: t('sessions.all'),
    });
    if (!isSure) return;
    try {
      await callApi('endSessions');
      leaveSession(queryClient);
      showSnackbar({ message: t('sessions.allEnded') });
    } catch (failure) {
      await tell(failure);
    }
  };

  return (
    <>
      <ul className={classes.sessions}>
        {data.sessions.map((session) => (
          <SessionRow key={session.identifier} session={session} onEnd={() => void end(session)} />
        ))}
      </ul>
      <Button variant="default" onClick={() => void endAll()}>
        {t('sessions.all')}
      </Button>
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const { dateTime } = useFormat();
  const device = session.device ?? t('sessions.unknown');
  const since = dateTime(session.created);
  return (
    <li>
      <div>
        <p className={classes.device}>
          {device}
          {session.current && <span className={classes.here}>{t('sessions.current')}</span>}
        </p>
        <p className="meta">{t('sessions.times', { since, seen: dateTime(session.seen) })}</p>
      </div>
      {session.current ? (
        <Link to="/logout">{t('sessions.logout')}</Link>
      ) : (
        <button type="button" className={classes.linkButton} aria-label={t('sessions.endOf', { device, since })} onClick={onEnd}>
          {t('sessions.end')}
        </button>
      )}
    </li>
  );
}
