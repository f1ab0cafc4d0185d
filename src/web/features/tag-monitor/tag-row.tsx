import { IconAlertCircle, IconChevronDown, IconLockOpen } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import type { TagRow } from '#contract/tag-monitor.ts';
import { shownHost } from '../../components/request-graph/request-tree.ts';
import { useStateWords } from '../../components/request-graph/use-state-words.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { TagDetails } from './tag-details.tsx';
import { sortIds } from './tag-filters.ts';
import classes from './tag-table.module.css';

/** A host with its service; what else is known of it is folded below. */
export const TagTableRow = memo(function TagTableRow({ row, country }: { row: TagRow; country: (code: string) => string }) {
  const { t } = useTranslation('tagMonitor');
  const { count } = useFormat();
  const stateWords = useStateWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { serverCountry: code } = row;
  return (
    <>
      <tr className={open ? classes.opened : undefined}>
        <th scope="row" className={classes.host}>
          <button
            type="button"
            className={classes.open}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden="true" />
            <code>{shownHost(row.host)}</code>
          </button>
          {row.party !== 'third' && <span className={classes.party}>{t(`party.${row.party}`)}</span>}
        </th>
        <td data-label={t('table.country')}>{code ? t('table.countryOf', { name: country(code), code }) : <Nothing />}</td>
        <td data-label={t('table.https')}>
          {row.https ? (
            t('table.yes')
          ) : (
            <strong className={classes.mark}>
              <IconLockOpen className={classes.icon} size={16} stroke={1.75} aria-hidden="true" />
              {t('table.no')}
            </strong>
          )}
        </td>
        <td data-label={t('table.service')}>{row.service === null ? <Nothing /> : <bdi>{row.service}</bdi>}</td>
        <td data-label={t('table.policy')}>
          {row.privacyPolicyMatch === 'notFound' ? (
            <strong className={classes.mark}>
              <IconAlertCircle className={classes.icon} size={16} stroke={1.75} aria-hidden="true" />
              {t('table.policyMatch.notFound')}
            </strong>
          ) : row.privacyPolicyMatch === 'found' ? (
            t('table.policyMatch.found')
          ) : (
            <span className={classes.quiet}>{t('table.policyMatch.noRule')}</span>
          )}
        </td>
        <td data-label={t('table.cloaking')}>
          {row.cnameCloaking ? <strong>{t('table.yes')}</strong> : <span className={classes.quiet}>{t('table.no')}</span>}
        </td>
        <td data-label={t('table.states')}>{stateWords(row.states)}</td>
        <td data-label={t('table.requests')} className={classes.number}>
          {count(row.requests)}
        </td>
        <td data-label={t('table.pages')} className={classes.number}>
          {count(row.pages.length)}
        </td>
      </tr>
      {open && (
        <tr className={classes.details} id={id}>
          <td colSpan={sortIds.length}>
            <TagDetails row={row} country={country} />
          </td>
        </tr>
      )}
    </>
  );
});

const Nothing = () => <span className={classes.quiet}>–</span>;
