import { Button, Input } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { FieldProblem } from '../../../components/form/field-problem.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { showSnackbar } from '../../../components/snackbar/snackbars.ts';
import { callApi } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';

/** Best first. */
const ratings = { best: 5, good: 4, fair: 3, poor: 2, worst: 1 } as const;
/** Longest text, a bound of the contract. */
const longest = 2_000;
const toldMs = 6_000;

/** Asks how helpful a report is. One of rating and text is enough. */
export function RatingDialog({ identifier, onClose }: { identifier: string; onClose: () => void }) {
  const { t } = useTranslation('reportWork');
  const id = useId();
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const isEmpty = rating === null && text.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return event.currentTarget.querySelector('input')?.focus();
    setIsSending(true);
    setFailure(null);
    try {
      await callApi('customerFeedback', { body: { rating, text: text.trim(), scan: identifier } });
      onClose();
      showSnackbar({ message: t('rating.thanks'), timeout: toldMs });
    } catch (error) {
      setFailure((error as Error).message);
      setIsSending(false);
    }
  };
  return (
    <FormDialog title={t('rating.title')} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void send(event)}>
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
        <Input.Wrapper
          id={id}
          label={t('rating.text')}
          description={t('rating.help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        >
          <Input
            id={id}
            component="textarea"
            rows={4}
            maxLength={longest}
            className={classes.writing}
            value={text}
            onChange={(event) => {
              setIsMissing(false);
              setText(event.currentTarget.value);
            }}
          />
        </Input.Wrapper>
        <FormFailure text={failure} />
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={isSending}>
            {t(isSending ? 'rating.sending' : 'rating.submit')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
