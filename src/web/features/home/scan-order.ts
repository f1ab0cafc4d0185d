import { errorText } from '#contract/api/error.ts';
import { type VisitorScanOrderInput, visitorScanOrderSchema } from '#contract/api/scan-order.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { emptyScanForm, legalAddresses, type Problem, type Problems, type ScanFormField, type ScanFormValues } from './scan-form-values.ts';
import { typedAddress } from './typed-address.ts';

/** The order without the proof of work, which is computed when everything else is right. */
export type PreparedOrder = Omit<VisitorScanOrderInput, 'proofOfWork'>;

const schema = visitorScanOrderSchema.omit({ proofOfWork: true });
const generalText = errorText('request-failed', 'en');

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

/** The sentence for a code; for an unknown one the sentence that came with it, or the general one. */
export function problemOf(code: string, message?: string): Problem {
  if (message !== undefined && errorText(code, 'en') === generalText && code !== 'request-failed') return { de: message, en: message };
  return { de: errorText(code, 'de'), en: errorText(code, 'en') };
}

const isField = (name: string): name is ScanFormField => Object.hasOwn(emptyScanForm, name);

/** Sorts errors by field of the form; what belongs to none is left over. */
export function problemsByField(errors: Iterable<readonly [path: string, code: string, message?: string]>): Problems {
  const problems: Problems = {};
  for (const [path, code, message] of errors) {
    const name = path.replace(/^settings\./, '').split('.')[0]!;
    if (isField(name)) problems[name] ??= problemOf(code, message);
  }
  return problems;
}

/** Checks the form with the contract's schema: the body to send, or what is wrong beside which field. */
export function prepareOrder(
  values: ScanFormValues,
  locale: Locale,
): { ok: true; order: PreparedOrder } | { ok: false; problems: Problems } {
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
    ),
  };
}
