import type { CookieChange } from '#contract/comparison.ts';
import { lifetimeText } from '../../components/evidence-table/lifetime-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from './change-table.module.css';
import { ChangeTable } from './change-table.tsx';
import { SeenStates } from './seen-states.tsx';
import { ShortName } from './short-name.tsx';

/** Cookies and storage entries that came, went, or have other states or lifetimes. */
export function CookieChanges({ changes }: { changes: readonly CookieChange[] }) {
  const { t } = useTranslation('comparison');
  const types: Readonly<Record<string, string>> = useTexts('comparison').cookies.type;
  return (
    <ChangeTable
      label={t('cookies.title')}
      rows={changes}
      keyOf={({ type, domain, name, kind }) => JSON.stringify([type, domain, name, kind])}
      mark={({ kind, reason }) => <ChangeMark kind={kind} reason={reason} />}
      columns={[
        {
          label: t('cookies.name'),
          className: classes.name,
          cell: ({ name, domain, type, service }) => (
            <>
              <ShortName name={name} />
              <span className={classes.about}>
                {types[type] ?? type} · <ShortName name={domain} />
                {service !== null && (
                  <>
                    {' · '}
                    <bdi>{service}</bdi>
                  </>
                )}
              </span>
            </>
          ),
        },
        { label: t('states.title'), className: classes.states, cell: (change) => <SeenStates change={change} /> },
        { label: t('cookies.lifetime'), className: classes.lifetime, cell: (change) => <Lifetime change={change} /> },
      ]}
    />
  );
}

/** How long a cookie is kept, and how long before where that differs. Entries of web storage have no lifetime. */
function Lifetime({ change: { kind, type, lifetimeBefore, lifetimeAfter } }: { change: CookieChange }) {
  const { t } = useTranslation('comparison');
  const { t: reportText } = useTranslation('report');
  const format = useFormat();
  if (type !== 'cookie') return '–';
  const words = (seconds: number | null) => (seconds === null ? t('cookies.session') : lifetimeText(seconds, reportText, format));
  const [was, is] = [words(lifetimeBefore), words(lifetimeAfter)];
  if (kind === 'gone') return t('was', { value: was });
  return (
    <>
      {is}
      {kind === 'changed' && was !== is && <span className={classes.about}>{t('was', { value: was })}</span>}
    </>
  );
}
