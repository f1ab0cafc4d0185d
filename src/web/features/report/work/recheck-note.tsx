import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n.tsx';
import type { RecheckOutcome } from './recheck-outcome.ts';
import classes from './work.module.css';

/** Says what became of the finding that this scan was started for. */
export function RecheckNote({ outcome: { title, says, reason }, isAlone }: { outcome: RecheckOutcome; isAlone: boolean }) {
  const { t } = useTranslation('reportWork');
  return (
    <div className={classes.rechecked}>
      <IconInfoCircle stroke={1.75} aria-hidden="true" />
      <div>
        {/* Within its card the finding has its name already. */}
        {isAlone && title && <p className={classes.mark}>{title}</p>}
        <p>
          {t(`recheck.says.${says}`)} {reason}
        </p>
      </div>
    </div>
  );
}
