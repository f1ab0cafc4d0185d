import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.tsx';
import { type ReportViewName, reportViews, viewSearch } from './report-views.ts';
import classes from './views.module.css';

/** Ways between the report and its views. */
export function ViewNavigation({ view }: { view: ReportViewName | null }) {
  const { t } = useTranslation('report');
  return (
    <nav className={classes.navigation} aria-label={t('view.label')}>
      <ul>
        {([null, ...reportViews] as const).map((own) => (
          <li key={own}>
            <Link to={{ search: viewSearch(own) }} aria-current={own === view ? 'page' : undefined}>
              {t(`view.${own ?? 'report'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
