import { registrationSchema } from '#contract/api/account.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Problems, Sent } from '../../components/form/use-form.ts';
import { callApi } from '../../lib/api.ts';
import { proveWork } from '../../lib/proof-of-work.ts';

/** What the registration form holds; '' = not chosen. */
export interface RegistrationValues {
  email: string;
  password: string;
  websiteType: string;
  acceptTerms: boolean;
}
export type RegistrationField = keyof RegistrationValues;
/** A visitor's scan with its key. */
export interface ScanToTake {
  identifier: string;
  secret: string;
}

const schema = registrationSchema.omit({ proofOfWork: true });
const fieldOf = sameFields<RegistrationField>('email', 'password', 'websiteType', 'acceptTerms');

/** Checks the form with the contract's schema: the body to send, or what is wrong beside which field. */
export function prepareRegistration(values: RegistrationValues, locale: Locale, visitorScan?: ScanToTake) {
  const checked = schema.safeParse({ ...values, locale, visitorScan });
  if (checked.success) return { ok: true, registration: checked.data } as const;
  const problems: Problems<RegistrationField> = problemsOfIssues(checked.error.issues, fieldOf);
  return { ok: false, problems } as const;
}

/** Registers; success says nothing about whether the address was known. */
export async function register(
  values: RegistrationValues,
  { locale, visitorScan }: { locale: Locale; visitorScan?: ScanToTake },
  signal: AbortSignal,
): Promise<Sent<RegistrationField>> {
  const prepared = prepareRegistration(values, locale, visitorScan);
  if (!prepared.ok) return prepared;
  try {
    await callApi('register', { body: { ...prepared.registration, proofOfWork: await proveWork(signal) }, signal });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, fieldOf);
  }
}
