import { IconChevronDown } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Format } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { EntryDetails } from './entry-details.tsx';
import type { EntryFilters } from './entry-filters.ts';
import classes from './entry-table.module.css';
import { categoryWords, lifetimeWords, shortName, stateWords } from './entry-words.ts';
import { declaredInstead, lifetimeOf } from './lifetime.ts';

interface EntryRowProps {
  entry: CookieMonitorEntry;
  grouping: EntryFilters['group'];
  /** Made once for the table: formats of a language are slow to make. */
  format: Format;
}

/** One cookie or storage entry; its name opens the rest of what is known about it. */
export const EntryRow = memo(function EntryRow({ entry, grouping, format }: EntryRowProps) {
  const { t } = useTranslation('cookieMonitor');
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = shortName(entry.name);
  const states = stateWords(entry, t);
  const declared = declaredInstead(entry);
  const flag = (value: boolean | null) => (value === null ? <None says={t('notApplicable')} /> : t(value ? 'yes' : 'no'));
  return (
    <>
      <tr>
        <th scope="row" className={classes.name}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t('detail.open', { name })}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown stroke={1.75} aria-hidden="true" />
            <code>{name}</code>
          </button>
          {entry.exampleValue !== '' && <code className={classes.value}>{entry.exampleValue}</code>}
        </th>
        <td className={classes.wide} data-label={t('column.domain')}>
          <code>{shortName(entry.domain)}</code>
        </td>
        <td data-label={t('column.type')}>{t(`type.${entry.type}`)}</td>
        <td className={classes.double} data-label={t('column.lifetime')}>
          {lifetimeWords(lifetimeOf(entry), t, format)}
          {declared && <span className={classes.second}>{t('lifetime.declared', { lifetime: lifetimeWords(declared, t, format) })}</span>}
          {entry.blockedReason !== null && <strong className={classes.blocked}>{t('blocked')}</strong>}
        </td>
        <td data-label={t('column.secure')}>{flag(entry.secure)}</td>
        <td data-label={t('column.sameSite')}>
          {entry.sameSite ?? <None says={t(entry.type === 'cookie' ? 'notSet' : 'notApplicable')} />}
        </td>
        <td data-label={t('column.httpOnly')}>{flag(entry.httpOnly)}</td>
        <td className={classes.wide} data-label={t('column.service')}>
          <Service entry={entry} grouping={grouping} />
        </td>
        <td data-label={t('column.party')}>{t(`party.${entry.party}`)}</td>
        <td className={classes.double} data-label={t('column.states')}>
          {states.seen}
          {states.left && <span className={classes.second}>{states.left}</span>}
        </td>
      </tr>
      {open && (
        <tr className={classes.details} id={id}>
          <td colSpan={10}>
            <EntryDetails entry={entry} format={format} />
          </td>
        </tr>
      )}
    </>
  );
});

/** A dash for the eye, words for the ear. */
function None({ says }: { says: string }) {
  return (
    <>
      <span className={classes.none} aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{says}</span>
    </>
  );
}

function Service({ entry, grouping }: Omit<EntryRowProps, 'format'>) {
  const { t, i18n } = useTranslation('cookieMonitor');
  const { service, category, purposeTexts, consent } = entry;
  const about = [...(grouping === 'category' ? [] : [categoryWords(entry, t)]), t(`consent.${consent ?? 'unknown'}`)];
  return (
    <>
      {service !== null && grouping !== 'service' && <span className={classes.service}>{service}</span>}
      {category === null ? (
        <span className={classes.unclassified}>{t('unclassified')}</span>
      ) : (
        <>
          {purposeTexts && <span className={classes.purpose}>{purposeTexts[i18n.language]}</span>}
          <span className={classes.second}>{about.join(' · ')}</span>
        </>
      )}
    </>
  );
}
