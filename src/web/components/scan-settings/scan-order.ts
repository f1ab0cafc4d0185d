import { type VisitorScanOrderInput, visitorScanOrderSchema } from '#contract/api/scan-order.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { problemsByField } from '../form/form-problems.ts';
import type { Problems } from '../form/use-form.ts';
import { emptyScanForm, legalAddresses, type ScanFormField, type ScanFormValues } from './scan-form-values.ts';
import { typedAddress } from './typed-address.ts';

/** What every order says, a visitor's without the proof of work: that is computed when everything else is right. */
export type PreparedOrder = Omit<VisitorScanOrderInput, 'proofOfWork'>;

const schema = visitorScanOrderSchema.omit({ proofOfWork: true });

/** What the form holds as the body of an order. */
export function orderOf(values: ScanFormValues, locale: Locale): Record<keyof PreparedOrder, unknown> {
  const addresses = Object.fromEntries(legalAddresses.map((field) => [field, typedAddress(values[field]) || null]));
  return {
    url: typedAddress(values.url),
    acceptTerms: values.acceptTerms,
    settings: {
      websiteType: values.websiteType || null,
      industry: values.industry || null,
      legalForm: values.legalForm || null,
      purposes: values.purposes,
      ...addresses,
    },
    locale,
  };
}

const isField = (name: string): name is ScanFormField => Object.hasOwn(emptyScanForm, name);

/** Field of the form that a path of the order belongs to. */
export function fieldOfPath(path: string): ScanFormField | null {
  const name = path.replace(/^settings\./, '').split('.')[0]!;
  return isField(name) ? name : null;
}

/** Checks the form with the contract's schema: the body to send, or what is wrong beside which field. */
export function prepareOrder(
  values: ScanFormValues,
  locale: Locale,
): { ok: true; order: PreparedOrder } | { ok: false; problems: Problems<ScanFormField> } {
  const order = orderOf(values, locale);
  const checked = schema.safeParse(order);
  if (checked.success) return { ok: true, order: order as PreparedOrder };
  return {
    ok: false,
    problems: problemsByField(
      checked.error.issues.map((issue) => {
        const path = issue.path.join('.');
        // The schema of the legal addresses has no code of its own.
        return [path, path.startsWith('settings.url') ? 'additional-url-invalid' : issue.message];
      }),
      fieldOfPath,
    ),
  };
}
