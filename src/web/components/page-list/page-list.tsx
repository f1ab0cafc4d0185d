import { useTranslation } from '../../lib/i18n.tsx';
import { shortAddress } from '../evidence-table/evidence-columns.ts';
import { ShowMore } from '../show-more/show-more.tsx';
import classes from './page-list.module.css';

const pagesAtFirst = 5;

/** The pages on which something was found; many of them behind a button. */
export function PageList({ pages }: { pages: readonly string[] }) {
  const { t } = useTranslation('report');
  const items = (some: readonly string[]) => (
    <ul className={classes.pages}>
      {some.map((page) => (
        <li key={page}>
          <code>{shortAddress(page)}</code>
        </li>
      ))}
    </ul>
  );
  const rest = pages.slice(pagesAtFirst);
  return (
    <>
      {items(pages.slice(0, pagesAtFirst))}
      {rest.length > 0 && (
        <ShowMore label={t('more.entries', { count: rest.length })} lessLabel={t('more.less')}>
          {items(rest)}
        </ShowMore>
      )}
    </>
  );
}
