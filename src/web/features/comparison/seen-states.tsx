import type { ChangeKind, ComparedScan } from '#contract/comparison.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './change-table.module.css';

interface SeenStatesProps {
  change: { kind: ChangeKind; before: ComparedScan['statesExamined']; after: ComparedScan['statesExamined'] };
}

/** The consent states in which a thing is seen, and those before where they were others. */
export function SeenStates({ change: { kind, before, after } }: SeenStatesProps) {
  const { t } = useTranslation('comparison');
  const words = (states: ComparedScan['statesExamined']) => {
    if (states.length === 0) return t('states.none');
    return states.length === 3 ? t('states.all') : states.map((state) => t(`states.of.${state}`)).join(', ');
  };
  const [was, is] = [words(before), words(after)];
  if (kind === 'gone') return t('was', { value: was });
  return (
    <>
      {is}
      {kind === 'changed' && was !== is && <span className={classes.about}>{t('was', { value: was })}</span>}
    </>
  );
}
