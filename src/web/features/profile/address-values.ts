import type { Address } from '#contract/api/account.ts';

/** What the address form holds; the country is always Germany. */
export type AddressValues = Omit<Address, 'country'>;

export const noAddress: AddressValues = {
  salutation: '',
  company: '',
  firstName: '',
  lastName: '',
  street: '',
  postcode: '',
  town: '',
  phone: '',
  vatId: '',
};
export const addressFields = Object.keys(noAddress) as readonly (keyof AddressValues)[];

/** The form's part of an address. */
export const addressValues = (address: Address | null): AddressValues =>
  address ? (Object.fromEntries(addressFields.map((field) => [field, address[field]])) as unknown as AddressValues) : noAddress;

/** Whether the form says something else than what is saved. */
export const isChanged = (values: AddressValues, saved: AddressValues): boolean =>
  addressFields.some((field) => values[field] !== saved[field]);

/** A phone number without what people write between its digits: `+49 (0)30 / 12-34` is `+49301234`. */
export const typedPhone = (text: string): string => text.replace('(0)', '').replace(/[\s/().-]/g, '');
