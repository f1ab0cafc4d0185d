import { useId, useState } from 'react';
import { FieldProblem } from '../../../components/form/field-problem.tsx';
import { showSnackbar } from '../../../components/snackbar/snackbars.ts';
import { callApi } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';
import { WorkDialog, WritingField } from './work-dialog.tsx';

/** Best first. */
const ratings = { best: 5, good: 4, fair: 3, poor: 2, worst: 1 } as const;
const toldMs = 6_000;

/** Asks how helpful a report is. One of rating and text is enough. */
export function RatingDialog({ identifier, onClose }: { identifier: string; onClose: () => void }) {
  const { t } = useTranslation('reportWork');
  const id = useId();
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const check = (form: HTMLFormElement) => {
    const isEmpty = rating === null && text.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) form.querySelector('input')?.focus();
    return !isEmpty;
  };
  const send = async () => {
    await callApi('customerFeedback', { body: { rating, text: text.trim(), scan: identifier } });
    onClose();
    showSnackbar({ message: t('rating.thanks'), timeout: toldMs });
  };
  return (
    <WorkDialog
      title={t('rating.title')}
      submitLabel={t('rating.submit')}
      savingLabel={t('rating.sending')}
      check={check}
      onSave={send}
      onClose={onClose}
    >
      <fieldset className={classes.ratings} aria-describedby={isMissing ? `${id}-missing` : undefined}>
        <legend>{t('rating.question')}</legend>
        {(Object.entries(ratings) as [keyof typeof ratings, number][]).map(([word, value]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-rating`}
              value={value}
              checked={rating === value}
              onChange={() => {
                setIsMissing(false);
                setRating(value);
              }}
            />
            <span>
              {value} – {t(`rating.word.${word}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <div id={`${id}-missing`} role="alert">
        {isMissing && <FieldProblem text={t('rating.missing')} />}
      </div>
      <WritingField
        label={t('rating.text')}
        help={t('rating.help')}
        value={text}
        onChange={(value) => {
          setIsMissing(false);
          setText(value);
        }}
      />
    </WorkDialog>
  );
}
