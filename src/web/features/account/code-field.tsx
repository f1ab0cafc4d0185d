import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './account.module.css';

interface CodeFieldProps {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  problem?: ReactNode;
}

/** A code of an app or a mail. */
export function CodeField({ label, help, value, onChange, problem }: CodeFieldProps) {
  return (
    <TextInput
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      withAsterisk={false}
      className={classes.code}
      label={label}
      description={problem ? undefined : help}
      error={problem}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
