import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n.tsx';
import { shortAddress, shortPath } from './evidence-columns.ts';
import classes from './evidence-table.module.css';

/** Who loaded whom, from the page to the request. */
export function InitiatorPath({ path }: { path: readonly string[] }) {
  const { t } = useTranslation('report');
  return (
    <ol className={classes.path} aria-label={t('evidence.path')}>
      {shortPath(path).map((address, index) => (
        <li key={address ?? 'left-out'}>
          {index > 0 && <IconArrowRight className={classes.arrow} stroke={1.75} aria-hidden="true" />}
          {address === null ? <span title={path.join(' → ')}>…</span> : <code title={address}>{withoutQuery(address)}</code>}
        </li>
      ))}
    </ol>
  );
}

function withoutQuery(address: string): string {
  return shortAddress(address).replace(/\?.*$/, '');
}
