import { FormFailure } from '../../components/form/form-failure.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import classes from './account.module.css';
import { CodeField } from './code-field.tsx';
import { loadSubmit } from './load-submit.ts';
import { OutboxNote } from './outbox-note.tsx';
import { useFirstField } from './use-first-field.ts';

interface ResetCodeStepProps {
  email: string;
  onValid: (code: string) => void;
  /** Leads back to the first step. */
  onAgain: () => void;
}

/** Step 2: the code of the mail, for whoever reads the mail on another device. */
export function ResetCodeStep({ email, onValid, onAgain }: ResetCodeStepProps) {
  const { t } = useTranslation('account');
  const element = useFirstField();
  const form = useForm({ code: '' }, async (values, signal) => {
    const { checkResetCode } = await loadSubmit();
    const sent = await checkResetCode(values, signal);
    if (sent.ok) onValid(values.code.trim());
    return sent;
  });
  const { problem, failureText } = useProblemTexts(form);
  const again = (text: string) => (
    <button type="button" className={classes.linkButton} onClick={onAgain}>
      {text}
    </button>
  );
  return (
    <Section id="reset-code" title={t('reset.code.section')} note={<p>{t('reset.step', { step: 2 })}</p>}>
      <form ref={element} className={classes.form} noValidate onSubmit={form.submit}>
        <p>
          <RichText text={t('reset.code.text')} marks={{ email: () => <strong className={classes.address}>{email}</strong> }} />
        </p>
        <CodeField
          label={t('reset.code.label')}
          help={t('reset.code.help')}
          value={form.values.code}
          onChange={(code) => form.set('code', code)}
          problem={problem('code')}
        />
        <FormFailure text={failureText ? `${t('reset.code.failed')} ${failureText}` : null} />
        <div className={classes.actions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('reset.code.submit')} busyLabel={t('reset.code.submitting')} />
        </div>
        <p className="meta">
          <RichText text={t('reset.code.again')} marks={{ again }} />
        </p>
        <OutboxNote />
      </form>
    </Section>
  );
}
