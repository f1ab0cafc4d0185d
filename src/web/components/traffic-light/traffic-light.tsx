import type { ReportClass } from '#contract/vocabulary.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './traffic-light.module.css';

/** The result on one glance: three shapes, one filled, and none while it is open. There is one on a page. */
export function TrafficLight({ value }: { value: ReportClass }) {
  const { t } = useTranslation('report');
  const shape = (of: ReportClass) => `${classes.shape} ${value === of ? classes[of] : ''}`;
  return (
    <span className={classes.light} role="img" aria-label={`${t('light')}: ${t(`class.${value}`)}`}>
      <svg viewBox="0 0 24 24" className={shape('Conform')} aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
      </svg>
      <svg viewBox="0 0 24 24" className={shape('Hint')} aria-hidden="true">
        <path d="M10.4 3.6 2.3 17.1a1.9 1.9 0 0 0 1.6 2.9h16.2a1.9 1.9 0 0 0 1.6-2.9L13.6 3.6a1.9 1.9 0 0 0-3.2 0Z" />
      </svg>
      <svg viewBox="0 0 24 24" className={shape('Risk')} aria-hidden="true">
        <path d="M8.5 3h7l5.5 5.5v7L15.5 21h-7L3 15.5v-7Z" />
      </svg>
    </span>
  );
}
