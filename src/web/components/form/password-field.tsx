import { Input } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './password-field.module.css';
import { passwordLengths } from './password-length.at-build.ts';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** Tells password managers whether they fill in or suggest. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  problem?: ReactNode;
  /** Says while typing how many characters are missing. */
  withLength?: boolean;
}

/** A password with a button that shows it. */
export function PasswordField({ name, label, autoComplete, value, onChange, problem, withLength = false }: PasswordFieldProps) {
  const { t } = useTranslation('app');
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const missing = passwordLengths.min - value.length;
  const hint =
    value === ''
      ? t('password.length', { count: passwordLengths.min })
      : missing > 0
        ? t('password.missing', { count: missing })
        : t('password.longEnough');
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={withLength && !problem ? hint : undefined}
      error={problem}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.field}>
        <Input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          required
          className={classes.input}
          value={value}
          error={Boolean(problem)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.show}
          aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel', { label })}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </button>
      </div>
    </Input.Wrapper>
  );
}
