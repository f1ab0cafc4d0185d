import { Button, Input } from '@mantine/core';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { VisitorScanAccepted } from '#contract/api/scan-order.ts';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import { Examples } from './examples.tsx';
import classes from './scan-form.module.css';
import type { ScanFormField } from './scan-form-values.ts';
import { typedAddress } from './typed-address.ts';
import { type ScanForm as Form, useScanForm } from './use-scan-form.ts';

const ScanSettings = lazy(async () => ({ default: (await import('./scan-settings.tsx')).ScanSettings }));

/** Orders an instant scan: address, terms, optional settings. */
export function ScanForm({ onStarted }: { onStarted: (scan: VisitorScanAccepted, url: string) => void }) {
  const { t } = useTranslation('home');
  const form = useScanForm(onStarted);
  const { values, set } = form;
  const { problem, failureText } = useProblemTexts(form);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} onFocus={form.prepare}>
      <Input.Wrapper
        id="url"
        label={t('form.url')}
        description={problem('url') ? undefined : t('form.urlHelp')}
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
            placeholder={t('form.urlPlaceholder')}
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
            {t(form.isSubmitting ? 'form.submitting' : 'form.submit')}
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
              text={t('form.terms')}
              marks={{
                agb: (text) => <Link to="/agb">{text}</Link>,
                datenschutz: (text) => <Link to="/datenschutz">{text}</Link>,
              }}
            />
          </span>
        }
      />
      <Settings form={form} problem={problem} />
      <FormFailure text={failureText ? `${t('form.failed')} ${failureText}` : null} />
      <Examples onChoose={(url) => set('url', url)} />
    </form>
  );
}

function Settings({ form, problem }: { form: Form; problem: (field: ScanFormField) => React.ReactNode }) {
  const { t } = useTranslation('home');
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
        </Suspense>
      )}
    </details>
  );
}
