import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ScanHistory } from '#contract/api/scan-history.ts';
import type { ComparedScan } from '#contract/comparison.ts';
import { Fold } from '../../components/show-more/fold.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { useScanHistory } from '../../lib/scan-history.ts';
import classes from './comparison.module.css';

interface OtherScansProps {
  before: ComparedScan;
  after: ComparedScan;
  onChosen: (one: string, other: string) => void;
}

type Choice = ScanHistory['scans'][number];

/** The website's scans, two of which can be chosen. */
export function OtherScans({ before, after, onChosen }: OtherScansProps) {
  const { t } = useTranslation('comparison');
  const { t: reportText } = useTranslation('report');
  const { dateTime } = useFormat();
  const history = useScanHistory(after.identifier);
  const [one, setOne] = useState(before.identifier);
  const [other, setOther] = useState(after.identifier);
  const [isSame, setIsSame] = useState(false);
  if (!history) return null;
  // The two that are shown may be older than all that are offered.
  const scans = [
    ...history.scans,
    ...[after, before].filter((scan) => !history.scans.some(({ identifier }) => identifier === scan.identifier)),
  ];
  const label = ({ created, class: resultClass, score }: Choice) => {
    const values = { time: dateTime(created), result: reportText(`class.${resultClass ?? 'NoClassification'}`) };
    return score === null ? t('choice.optionWithout', values) : t('choice.option', { ...values, score });
  };
  const options = scans.map((scan) => ({ value: scan.identifier, label: label(scan) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSame(one === other);
    if (one !== other) onChosen(one, other);
  };
  return (
    <div className={classes.choice}>
      {scans.length < 2 ? (
        <p className="meta">{t('choice.single')}</p>
      ) : (
        <Fold title={t('choice.title')}>
          <form onSubmit={submit}>
            <NativeSelect label={t('choice.one')} value={one} data={options} onChange={(event) => setOne(event.currentTarget.value)} />
            <NativeSelect
              label={t('choice.other')}
              value={other}
              data={options}
              error={isSame && one === other ? t('choice.same') : null}
              onChange={(event) => setOther(event.currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {t('choice.submit')}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}
