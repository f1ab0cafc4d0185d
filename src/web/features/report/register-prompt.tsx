import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MonitorCounts } from '#contract/api/scan-reading.ts';
import { Section } from '../../components/section/section.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './register-prompt.module.css';

/** In place of tag and cookie monitor: how much they would show, and where an account is made. */
export function RegisterPrompt({ counts: { tagMonitor, cookieMonitor }, href }: { counts: MonitorCounts; href: string }) {
  const { t } = useTranslation('report');
  const { count } = useFormat();
  const figure = (name: 'hosts' | 'services' | 'undeclared' | 'entries' | 'thirdParty' | 'beforeConsent', value: number) => (
    <div>
      <dt>{t(`register.${name}`)}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
  return (
    <div className={classes.prompt}>
      <Section id="monitore" title={t('register.title')} tight>
        <p className={classes.text}>{t('register.text')}</p>
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
        <Button component={Link} to={href} variant="default">
          {t('register.button')}
        </Button>
      </Section>
    </div>
  );
}
