import { IconCircleCheck } from '@tabler/icons-react';
import type { ReportArea } from '#contract/report.ts';
import { Section } from '../../components/section/section.tsx';
import { Fold } from '../../components/show-more/fold.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './report.module.css';

/** Checks without anything conspicuous, folded: they ask for nothing. */
export function PassedSection({ areas }: { areas: readonly ReportArea[] }) {
  const { t } = useTranslation('report');
  const passed = areas.flatMap(({ findings }) => findings).filter((finding) => finding.class === 'Conform');
  if (passed.length === 0) return null;
  return (
    <Section id="ohne-auffaelligkeit" title={t('passed.title')} rule="quiet" tight>
      <Fold title={t('passed.checks', { count: passed.length })} note={t('passed.note')}>
        <ul className={classes.passed}>
          {passed.map(({ id, title }) => (
            <li key={id}>
              <IconCircleCheck stroke={1.75} aria-hidden="true" />
              {title}
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
