import type { VisitorScanOrderInput } from '#contract/api/scan-order.ts';

type Settings = NonNullable<VisitorScanOrderInput['settings']>;
/** What the form holds; '' = not given. */
export interface ScanFormValues {
  url: string;
  acceptTerms: boolean;
  websiteType: NonNullable<Settings['websiteType']> | '';
  industry: NonNullable<Settings['industry']> | '';
  legalForm: NonNullable<Settings['legalForm']> | '';
  purposes: NonNullable<Settings['purposes']>;
  urlImprint: string;
  urlDPN: string;
  urlTermsAndConditions: string;
  urlCancellationPolicy: string;
}
export type ScanFormField = keyof ScanFormValues;

/** Addresses of legal pages the form asks for, in its order. */
export const legalAddresses = ['urlImprint', 'urlDPN', 'urlTermsAndConditions', 'urlCancellationPolicy'] as const;

export const emptyScanForm: ScanFormValues = {
  url: '',
  acceptTerms: false,
  websiteType: '',
  industry: '',
  legalForm: '',
  purposes: [],
  urlImprint: '',
  urlDPN: '',
  urlTermsAndConditions: '',
  urlCancellationPolicy: '',
};
