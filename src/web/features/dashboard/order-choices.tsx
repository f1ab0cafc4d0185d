import { Radio } from '@mantine/core';
import type { ScanAccount } from '#contract/api/account.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import type { ScanForm } from '../../components/scan-settings/use-scan-form.ts';
import { TagField } from '../../components/tags/tag-field.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './new-scan.module.css';

interface OrderChoicesProps extends Pick<ScanForm, 'values' | 'set' | 'problems'> {
  account: ScanAccount | null;
}

/** What only customers choose: how much is examined, with what is left of each, and tags. */
export function OrderChoices({ account, values, set, problems }: OrderChoicesProps) {
  const { t } = useTranslation('dashboard');
  const { problem } = useProblemTexts({ problems, failure: null });
  const left = { standard: account?.scansAvailable, premium: account?.premiumScansAvailable };
  return (
    <div className={classes.choices}>
      <Radio.Group
        label={t('newScan.depth')}
        value={values.depth}
        error={problem('depth')}
        onChange={(depth) => set('depth', depth as typeof values.depth)}
      >
        <div className={classes.depths}>
          {(['standard', 'premium'] as const).map((depth) => (
            <Radio
              key={depth}
              value={depth}
              disabled={left[depth] === 0 && values.depth !== depth}
              label={t(`newScan.${depth}`)}
              description={left[depth] === undefined ? undefined : t(`newScan.${depth}Left`, { count: left[depth] })}
            />
          ))}
        </div>
      </Radio.Group>
      <TagField label={t('newScan.tags')} value={values.tags} onChange={(tags) => set('tags', tags)} problem={problem('tags')} />
    </div>
  );
}
