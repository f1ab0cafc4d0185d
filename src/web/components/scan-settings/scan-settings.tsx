import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import type { Form } from '../form/use-form.ts';
import { scanChoices } from './scan-choices.at-build.ts';
import { legalAddresses, type ScanFormField, type ScanFormValues } from './scan-form-values.ts';
import classes from './scan-settings.module.css';
import { typedAddress } from './typed-address.ts';

interface ScanSettingsProps {
  values: ScanFormValues;
  set: Form<ScanFormValues>['set'];
  problem: (field: ScanFormField) => ReactNode;
}

/** What somebody may tell about the website, so that fewer checks stay open. */
export function ScanSettings({ values, set, problem }: ScanSettingsProps) {
  const { t, i18n } = useTranslation('scanForm');
  const locale = i18n.language;
  const options = (choices: readonly { id: string; de: string; en: string }[]) => [
    { value: '', label: t('settings.noAnswer') },
    ...choices.map((choice) => ({ value: choice.id, label: choice[locale] })),
  ];
  return (
    <div className={classes.settings}>
      <Radio.Group
        label={t('settings.websiteType')}
        value={values.websiteType}
        error={problem('websiteType')}
        onChange={(value) => set('websiteType', value as ScanFormValues['websiteType'])}
      >
        <div className={classes.choices}>
          {options(scanChoices.websiteTypes).map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.fields}>
        <NativeSelect
          label={t('settings.industry')}
          data={options(scanChoices.industries)}
          value={values.industry}
          error={problem('industry')}
          onChange={(event) => set('industry', event.currentTarget.value as ScanFormValues['industry'])}
        />
        <NativeSelect
          label={t('settings.legalForm')}
          data={options(scanChoices.legalForms)}
          value={values.legalForm}
          error={problem('legalForm')}
          onChange={(event) => set('legalForm', event.currentTarget.value as ScanFormValues['legalForm'])}
        />
      </div>
      <Checkbox.Group
        label={t('settings.purposes')}
        description={t('settings.purposesHelp')}
        value={values.purposes}
        error={problem('purposes')}
        onChange={(value) => set('purposes', value as ScanFormValues['purposes'])}
      >
        <div className={classes.purposes}>
          {scanChoices.purposes.map((choice) => (
            <Checkbox key={choice.id} value={choice.id} label={choice[locale]} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.fields}>
        {legalAddresses.map((field) => (
          <TextInput
            key={field}
            name={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            label={t(`settings.${field}`)}
            placeholder={t('settings.searched')}
            value={values[field]}
            error={problem(field)}
            onChange={(event) => set(field, event.currentTarget.value)}
            onBlur={() => set(field, typedAddress(values[field]))}
          />
        ))}
      </div>
    </div>
  );
}
