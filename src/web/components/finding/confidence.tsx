import type { ReportFinding } from '#contract/report.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './finding.module.css';

const bars = { low: 1, medium: 2, high: 3 };

/** How surely the measurement shows what the check says: three bars and a word. */
export function Confidence({ value }: { value: ReportFinding['confidence'] }) {
  const { t } = useTranslation('report');
  return (
    <span className={classes.confidence}>
      <svg viewBox="0 0 19 11" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect key={bar} x={bar * 7 + 0.5} y={0.5} width={4} height={10} className={bar < bars[value] ? classes.on : classes.off} />
        ))}
      </svg>
      {t(`finding.confidenceOf.${value}`)}
    </span>
  );
}
