import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem?: ReactNode;
  help?: string;
}

/** The address by which an account is known; password managers take it for the user's name. */
export function EmailField({ value, onChange, problem, help }: EmailFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextInput
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      required
      withAsterisk={false}
      label={t('email')}
      description={problem ? undefined : help}
      error={problem}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
