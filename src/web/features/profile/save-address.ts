import type { Address } from '#contract/api/account.ts';
import { addressSchema } from '#contract/api/account.ts';
import { problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';
import { callApi } from '../../lib/api.ts';
import { type AddressValues, addressFields, typedPhone } from './address-values.ts';

const fieldOf = sameFields<keyof AddressValues>(...addressFields);

/** Saves the billing address; `onSaved` gets it as the server keeps it. */
export async function saveAddress(
  values: AddressValues,
  onSaved: (address: Address) => void,
  signal: AbortSignal,
): Promise<Sent<keyof AddressValues>> {
  const checked = addressSchema.safeParse({
    ...values,
    phone: typedPhone(values.phone),
    vatId: values.vatId.replace(/\s/g, ''),
  });
  if (!checked.success) return { ok: false, problems: problemsOfIssues(checked.error.issues, fieldOf) };
  try {
    const { address } = await callApi('saveAddress', { body: checked.data, signal });
    onSaved(address ?? checked.data);
    return { ok: true };
  } catch (error) {
    return refusalOf(error, fieldOf);
  }
}
