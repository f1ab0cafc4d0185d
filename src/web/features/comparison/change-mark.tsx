import { IconArrowsRightLeft, IconEyeOff, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ChangeKind, ChangeReason } from '#contract/comparison.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './change-table.module.css';

const icons = { new: IconPlus, gone: IconMinus, changed: IconArrowsRightLeft };

/** What became of a thing, by shape and word. What was not examined is never called gone. */
export function ChangeMark({
  kind,
  reason,
  plain = false,
}: {
  kind: ChangeKind;
  reason: ChangeReason /** Of a finding. */;
  plain?: boolean;
}) {
  const { t } = useTranslation('comparison');
  const Icon = reason === 'extent' ? IconEyeOff : icons[kind];
  const word =
    reason === 'extent' ? t(`kindOfExtent.${kind}`) : reason === 'rules' && !plain ? t(`kindOfRules.${kind}`) : t(`kind.${kind}`);
  return (
    <span className={classes.mark}>
      <Icon stroke={1.75} aria-hidden="true" />
      {word}
    </span>
  );
}
