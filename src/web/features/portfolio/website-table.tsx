import type { Website } from '#contract/api/portfolio.ts';
import table from '../../components/table/table.module.css';
import { useTranslation } from '../../lib/i18n.tsx';
import { WebsiteRow } from './website-row.tsx';
import classes from './website-table.module.css';

/** One row a website; on small screens each row is a card. */
export function WebsiteTable({ websites }: { websites: readonly Website[] }) {
  const { t } = useTranslation('portfolio');
  return (
    <table className={`${table.table} ${classes.websites}`} aria-labelledby="websites-title">
      <thead>
        <tr>
          <th scope="col">{t('list.website')}</th>
          <th scope="col">{t('list.result')}</th>
          <th scope="col" className={classes.number}>
            {t('list.score')}
          </th>
          <th scope="col" className={classes.number}>
            {t('list.change')}
          </th>
          <th scope="col">{t('list.latest')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {websites.map((website) => (
          <WebsiteRow key={website.identifier} website={website} />
        ))}
      </tbody>
    </table>
  );
}
