import type { MonitorCounts } from '#contract/api/scan-reading.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './register-prompt.module.css';

/** How much stands in tag and cookie monitor. */
export function MonitorFigures({ counts: { tagMonitor, cookieMonitor } }: { counts: MonitorCounts }) {
  const { t } = useTranslation('report');
  const { count } = useFormat();
  const figure = (name: 'hosts' | 'services' | 'undeclared' | 'entries' | 'thirdParty' | 'beforeConsent', value: number) => (
    <div>
      <dt>{t(`register.${name}`)}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
  return (
    <div className={classes.monitors}>
      <section aria-labelledby="tag-monitor">
        <h3 id="tag-monitor">{t('register.tag')}</h3>
        <dl>
          {figure('hosts', tagMonitor.hosts)}
          {figure('services', tagMonitor.services)}
          {figure('undeclared', tagMonitor.undeclared)}
        </dl>
      </section>
      <section aria-labelledby="cookie-monitor">
        <h3 id="cookie-monitor">{t('register.cookie')}</h3>
        <dl>
          {figure('entries', cookieMonitor.entries)}
          {figure('thirdParty', cookieMonitor.thirdParty)}
          {figure('beforeConsent', cookieMonitor.beforeConsent)}
        </dl>
      </section>
    </div>
  );
}
