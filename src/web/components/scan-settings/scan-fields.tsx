import { Button, Input } from '@mantine/core';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import { CheckField } from '../form/check-field.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useProblemTexts } from '../form/use-problem-texts.tsx';
import classes from './scan-fields.module.css';
import type { ScanFormField } from './scan-form-values.ts';
import { typedAddress } from './typed-address.ts';
import type { ScanForm } from './use-scan-form.ts';

const ScanSettings = lazy(async () => ({ default: (await import('./scan-settings.tsx')).ScanSettings }));

interface ScanFieldsProps {
  form: ScanForm;
  /** What else can be set, below the settings of the website. */
  more?: ReactNode;
}

/** Orders a scan: address, terms, optional settings, and what went wrong. */
export function ScanFields({ form, more }: ScanFieldsProps) {
  const { t } = useTranslation('scanForm');
  const { values, set } = form;
  const { problem, failureText } = useProblemTexts(form);
  return (
    <div className={classes.fields}>
      <Input.Wrapper
        id="url"
        label={t('url')}
        description={problem('url') ? undefined : t('urlHelp')}
        error={problem('url')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <div className={classes.ask}>
          <Input
            id="url"
            name="url"
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="off"
            spellCheck={false}
            required
            className={classes.url}
            placeholder={t('urlPlaceholder')}
            value={values.url}
            error={Boolean(form.problems.url)}
            onChange={(event) => set('url', event.currentTarget.value)}
            onBlur={() => set('url', typedAddress(values.url))}
          />
          <Button
            type="submit"
            className={classes.submit}
            aria-disabled={form.isSubmitting}
            rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t(form.isSubmitting ? 'submitting' : 'submit')}
          </Button>
        </div>
      </Input.Wrapper>
      <CheckField
        name="terms"
        required
        checked={values.acceptTerms}
        problem={problem('acceptTerms')}
        onChange={(checked) => set('acceptTerms', checked)}
        label={
          <span className="meta">
            <RichText
              text={t('terms')}
              marks={{
                agb: (text) => <Link to="/agb">{text}</Link>,
                datenschutz: (text) => <Link to="/datenschutz">{text}</Link>,
              }}
            />
          </span>
        }
      />
      <Settings form={form} problem={problem} more={more} />
      <FormFailure text={failureText ? `${t('failed')} ${failureText}` : null} />
    </div>
  );
}

function Settings({ form, problem, more }: ScanFieldsProps & { problem: (field: ScanFormField) => ReactNode }) {
  const { t } = useTranslation('scanForm');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={classes.settings}
      open={isOpen || undefined}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        <span>
          {t('settings.summary')} <span className={classes.optional}>{t('settings.optional')}</span>
        </span>
      </summary>
      {wasOpened && (
        <Suspense fallback={null}>
          <ScanSettings values={form.values} set={form.set} problem={problem} />
          {more}
        </Suspense>
      )}
    </details>
  );
}
