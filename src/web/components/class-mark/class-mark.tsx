import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReportClass } from '#contract/vocabulary.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './class-mark.module.css';

const icons = { Risk: IconAlertOctagon, Hint: IconAlertTriangle, Conform: IconCircleCheck, NoClassification: IconCircleDashed };

/** Order of the classes wherever they are listed. */
export const classOrder: readonly ReportClass[] = ['Risk', 'Hint', 'Conform', 'NoClassification'];

/** Class of a result: shape and word, colour only repeats them. */
export function ClassMark({ value, size = 'body' }: { value: ReportClass; size?: 'meta' | 'body' | 'large' }) {
  const { t } = useTranslation('report');
  const Icon = icons[value];
  return (
    <span className={`${classes.mark} ${classes[value]} ${classes[size]}`}>
      <Icon className={classes.icon} stroke={1.75} aria-hidden="true" />
      {t(`class.${value}`)}
    </span>
  );
}
