import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MonitorCounts } from '#contract/api/scan-reading.ts';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { MonitorFigures } from './monitor-figures.tsx';
import classes from './register-prompt.module.css';

/** In place of tag and cookie monitor: how much they would show, and where an account is made. */
export function RegisterPrompt({ counts, href }: { counts: MonitorCounts; href: string }) {
  const { t } = useTranslation('report');
  return (
    <div className={classes.prompt}>
      <Section id="monitore" title={t('register.title')} tight>
        <p className={classes.text}>{t('register.text')}</p>
        <MonitorFigures counts={counts} />
        <Button component={Link} to={href} variant="default">
          {t('register.button')}
        </Button>
      </Section>
    </div>
  );
}
