import { TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import type { CallAnswer } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { loadSubmit } from './load-submit.ts';
import classes from './profile.module.css';
import { inGroups, modulesPath } from './qr-drawing.ts';

interface ScanSecretProps {
  started: CallAnswer<'startTotp'>;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret of the second factor for the authenticator app, as a picture and to type, and the code that proves it arrived. */
export function ScanSecret({ started: { secret, uri }, onConfirmed, onCancel }: ScanSecretProps) {
  const { t } = useTranslation('profile');
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => element.current?.focus(), []);
  const form = useForm({ code: '' }, async (values) => {
    const { confirmSecondFactor } = await loadSubmit();
    return confirmSecondFactor(values, onConfirmed);
  });
  const { problem, failureText } = useProblemTexts(form);
  return (
    <div className={classes.steps}>
      <QrCode text={uri} label={t('secondFactor.qr')} />
      <form className={classes.form} noValidate onSubmit={form.submit}>
        <p>
          {t('secondFactor.type')}
          <code className={classes.secret}>{inGroups(secret)}</code>
        </p>
        <TextInput
          ref={element}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          label={t('secondFactor.code')}
          description={problem('code') ? undefined : t('secondFactor.codeHelp')}
          error={problem('code')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={form.values.code}
          onChange={(event) => form.set('code', event.currentTarget.value)}
        />
        <FormFailure text={failureText ? `${t('secondFactor.startFailed')} ${failureText}` : null} />
        <div className={classes.actions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('secondFactor.confirm')} busyLabel={t('working')} />
          <button type="button" className={classes.linkButton} onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Dark on white in both schemes: many apps read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 3 });
    return { size, path: modulesPath(data) };
  }, [text]);
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
