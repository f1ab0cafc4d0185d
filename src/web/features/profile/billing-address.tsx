import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#contract/api/account.ts';
import { useUnsavedWork } from '../../components/dialog/use-unsaved-work.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { RequestState } from '../../components/request-state/request-state.tsx';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { type AddressValues, addressFields, addressValues, isChanged } from './address-values.ts';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import classes from './profile.module.css';
import { ProfileFrame, ProfilePart } from './profile-frame.tsx';

const addressQuery = {
  queryKey: ['address'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('address', { signal }),
};
const toldMs = 8_000;

/** Page with the address for invoices. */
export function BillingAddress() {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useQuery(addressQuery);
  return (
    <ProfileFrame page="billingAddress">
      <ProfilePart id="address" title={t('address.title')} lead={t('address.lead')}>
        {data ? <AddressForm start={data.address} /> : <RequestState error={error} onRetry={() => void refetch()} />}
      </ProfilePart>
    </ProfileFrame>
  );
}

const inputs = {
  company: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  street: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  town: { autoComplete: 'address-level2' },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  vatId: { autoComplete: 'off' },
} as const;
const required: ReadonlySet<string> = new Set(['firstName', 'lastName', 'street', 'postcode', 'town']);
const helped = { company: 'address.optional', phone: 'address.phoneHelp', vatId: 'address.vatIdHelp' } as const;

function AddressForm({ start }: { start: Address | null }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(() => addressValues(start));
  const form = useForm<AddressValues>(saved, async (values, signal) => {
    const { saveAddress } = await loadSubmit();
    const keep = (address: Address) => {
      const kept = addressValues(address);
      setSaved(kept);
      for (const field of addressFields) form.set(field, kept[field]);
      queryClient.setQueryData(addressQuery.queryKey, { address });
      showSnackbar({ message: t('address.saved'), timeout: toldMs });
    };
    return saveAddress(values, keep, signal);
  });
  const { values, set } = form;
  useUnsavedWork(isChanged(values, saved));
  const { problem, failureText } = useProblemTexts(form);
  const field = (name: keyof typeof inputs) => (
    <TextInput
      name={name}
      {...inputs[name]}
      label={t(`address.${name}`)}
      required={required.has(name)}
      withAsterisk={false}
      description={!problem(name) && name in helped ? t(helped[name as keyof typeof helped]) : undefined}
      error={problem(name)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={values[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  );
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
      <div className={classes.pair}>
        <NativeSelect
          name="salutation"
          label={t('address.salutation')}
          data={[
            { value: '', label: t('address.salutations.none') },
            { value: 'Frau', label: t('address.salutations.Frau') },
            { value: 'Herr', label: t('address.salutations.Herr') },
          ]}
          value={values.salutation}
          error={problem('salutation')}
          onChange={(event) => set('salutation', event.currentTarget.value as AddressValues['salutation'])}
        />
      </div>
      {field('company')}
      <div className={classes.pair}>
        {field('firstName')}
        {field('lastName')}
      </div>
      {field('street')}
      <div className={classes.place}>
        {field('postcode')}
        {field('town')}
      </div>
      <p className="meta">{t('address.country')}</p>
      {field('phone')}
      {field('vatId')}
      <FormFailure text={failureText ? `${t('address.failed')} ${failureText}` : null} />
      <div className={classes.actions}>
        <SubmitButton isSubmitting={form.isSubmitting} label={t('address.submit')} busyLabel={t('saving')} />
      </div>
    </form>
  );
}
