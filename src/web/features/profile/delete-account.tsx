import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FieldProblem } from '../../components/form/field-problem.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { callApi } from '../../lib/api.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { leaveSession } from '../../lib/session.ts';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import classes from './profile.module.css';
import { ProfilePart } from './profile-frame.tsx';

/** Says what goes and what stays, and deletes the account after a typed word and the password. */
export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const { gone } = useTexts('profile').remove;
  const [isUntyped, setIsUntyped] = useState(false);
  const leave = useLeave();
  const form = useForm({ word: '', password: '' }, async ({ word, password }) => {
    const { reauthenticated } = await loadSubmit();
    const isTyped = word.trim().toLocaleUpperCase() === t('remove.word').toLocaleUpperCase();
    setIsUntyped(!isTyped);
    // Told by the form's own words, the field being no part of the contract.
    if (!isTyped) return { ok: false };
    // Not broken off when the page is left: what was confirmed is carried out, and has to be followed by logging out.
    const sent = await reauthenticated({ password }, (body) => callApi('deleteAccount', { body }).then(() => undefined));
    if (sent.ok) {
      leave();
      showSnackbar({ message: t('remove.done') });
    }
    return sent;
  });
  const { problem, failureText } = useProblemTexts(form);
  return (
    <ProfilePart id="delete" title={t('remove.title')} lead={t('remove.lead')}>
      <ul className={classes.list}>
        {Object.values(gone).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={classes.text}>{t('remove.kept')}</p>
      <form className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
        <TextInput
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          withAsterisk={false}
          label={t('remove.type', { word: t('remove.word') })}
          error={isUntyped ? <FieldProblem text={t('remove.untyped', { word: t('remove.word') })} /> : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={form.values.word}
          onChange={(event) => {
            setIsUntyped(false);
            form.set('word', event.currentTarget.value);
          }}
        />
        <PasswordField
          name="password"
          label={t('yourPassword')}
          autoComplete="current-password"
          value={form.values.password}
          onChange={(password) => form.set('password', password)}
          problem={problem('password')}
        />
        <FormFailure text={failureText ? `${t('remove.failed')} ${failureText}` : null} />
        <div className={classes.actions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('remove.submit')} busyLabel={t('remove.submitting')} plain />
        </div>
      </form>
    </ProfilePart>
  );
}

/** Goes to the home page and only then forgets who was here: before, this page would send to the login. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isGone = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isGone.current) leaveSession(queryClient);
    },
    [queryClient],
  );
  return () => {
    isGone.current = true;
    void navigate('/', { replace: true });
  };
}
