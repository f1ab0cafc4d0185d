import type { ReportPage } from '#contract/report.ts';
import { Section } from '../../components/section/section.tsx';
import { Fold } from '../../components/show-more/fold.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { placeOn } from './place-on.ts';
import classes from './report.module.css';

const legalKinds = ['imprint', 'privacy', 'terms', 'cancellation'] as const;

/** Legal pages that were found, or not, and the other pages of the visit. */
export function PagesSection({ pages, complete, site }: { pages: readonly ReportPage[]; complete: boolean; site: string }) {
  const { t } = useTranslation('report');
  const others = pages.filter(({ kind }) => kind === 'start' || kind === 'other');
  return (
    <Section id="seiten" title={t('pages.title')} tight note={<p>{t('pages.note')}</p>}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('pages.what')}</th>
            <th scope="col">{t('pages.address')}</th>
          </tr>
        </thead>
        <tbody>
          {legalKinds.map((kind) => {
            const found = pages.filter((page) => page.kind === kind);
            return (
              <tr key={kind}>
                <th scope="row">{t(`pages.kind.${kind}`)}</th>
                <td>
                  {/* Without a scan to the end nothing says that there is none. */}
                  {found.length === 0 && <span className={classes.small}>{t(complete ? 'pages.notFound' : 'pages.unknown')}</span>}
                  {found.map((page) => (
                    <Address key={page.url} page={page} site={site} />
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {others.length > 0 && (
        <Fold title={t('pages.others', { count: others.length })}>
          <ul className={classes.list}>
            {others.map((page) => (
              <li key={page.url}>
                <Address page={page} site={site} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Section>
  );
}

function Address({ page: { url, title, status }, site }: { page: ReportPage; site: string }) {
  return (
    <span className={classes.address}>
      <code title={url}>{placeOn(site, url)}</code>
      <span className={classes.small}>{status !== null && status >= 400 ? `HTTP ${status}` : title}</span>
    </span>
  );
}
