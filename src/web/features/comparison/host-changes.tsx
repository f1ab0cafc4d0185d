import type { HostChange } from '#contract/comparison.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from './change-table.module.css';
import { ChangeTable } from './change-table.tsx';
import { SeenStates } from './seen-states.tsx';
import { ShortName } from './short-name.tsx';

/** Hosts and services that came, went, or are contacted in other states. */
export function HostChanges({ changes }: { changes: readonly HostChange[] }) {
  const { t } = useTranslation('comparison');
  return (
    <ChangeTable
      label={t('hosts.title')}
      rows={changes}
      keyOf={({ host, service, kind }) => JSON.stringify([host, service, kind])}
      mark={({ kind, reason }) => <ChangeMark kind={kind} reason={reason} />}
      columns={[
        {
          label: t('hosts.host'),
          className: classes.name,
          cell: ({ host, party }) => (
            <>
              <ShortName name={host} />
              {party !== 'third' && <span className={classes.about}>{t(`hosts.party.${party}`)}</span>}
            </>
          ),
        },
        { label: t('hosts.service'), className: classes.service, cell: ({ service }) => <bdi>{service ?? t('hosts.unknown')}</bdi> },
        { label: t('states.title'), className: classes.states, cell: (change) => <SeenStates change={change} /> },
      ]}
    />
  );
}
