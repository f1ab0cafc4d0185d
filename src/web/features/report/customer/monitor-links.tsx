import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MonitorCounts } from '#contract/api/scan-reading.ts';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { Section } from '../../../components/section/section.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import { type ReportViewName, viewSearch } from './report-views.ts';
import classes from './views.module.css';

/** The monitors with their figures, each leading to its view. */
export function MonitorLinks({ counts, consentMonitor }: { counts: MonitorCounts; consentMonitor: ConsentMonitor | null }) {
  const { t } = useTranslation('report');
  const { count } = useFormat();
  const { tagMonitor, cookieMonitor } = counts;
  const outcome = ({ performed, verified }: ConsentMonitor['reject']) =>
    t(verified ? 'monitor.verified' : performed ? 'monitor.unverified' : 'monitor.notDone');
  return (
    <Section id="monitore" title={t('monitor.title')} tight>
      <div className={classes.monitors}>
        <Monitor
          view="tags"
          figures={[
            [t('register.hosts'), count(tagMonitor.hosts)],
            [t('register.services'), count(tagMonitor.services)],
            [t('register.undeclared'), count(tagMonitor.undeclared)],
          ]}
        />
        <Monitor
          view="cookies"
          figures={[
            [t('register.entries'), count(cookieMonitor.entries)],
            [t('register.thirdParty'), count(cookieMonitor.thirdParty)],
            [t('register.beforeConsent'), count(cookieMonitor.beforeConsent)],
          ]}
        />
        <Monitor
          view="consent"
          figures={
            consentMonitor
              ? [
                  [t('monitor.platform'), consentMonitor.cmp.name ?? t(consentMonitor.banner.visible ? 'monitor.unknown' : 'monitor.none')],
                  [t('consent.reject'), outcome(consentMonitor.reject)],
                  [t('consent.accept'), outcome(consentMonitor.accept)],
                ]
              : []
          }
        />
      </div>
    </Section>
  );
}

function Monitor({ view, figures }: { view: ReportViewName; figures: readonly [term: string, value: ReactNode][] }) {
  const { t } = useTranslation('report');
  return (
    <section aria-labelledby={`monitor-${view}`}>
      <h3 id={`monitor-${view}`}>{t(`view.${view}`)}</h3>
      {figures.length > 0 && (
        <dl>
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Link className={classes.more} to={{ search: viewSearch(view) }}>
        {t(`monitor.open.${view}`)}
      </Link>
    </section>
  );
}
