import type { CustomerScanOrder } from '#contract/api/scan-order.ts';

type Settings = CustomerScanOrder['settings'];
/** What the form holds; '' = not given. Depth and tags are chosen by customers only. */
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
  depth: CustomerScanOrder['depth'];
  tags: readonly string[];
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
  depth: 'standard',
  tags: [],
};
