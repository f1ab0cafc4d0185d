import { z } from 'zod';
import { scanSettingsInputSchema } from '../scan-settings.ts';
import { localeSchema } from '../vocabulary.ts';

/** Address of a website as a form takes it: http(s), at most 2,048 characters. Whether it may be scanned is decided on the server. */
export const websiteUrlSchema = z
  .string()
  .trim()
  .min(1, 'required')
  .max(2_048, 'url-too-long')
  .refine((url) => /^https?:\/\/./i.test(url) && URL.canParse(url), 'invalid-url');

/** The terms have to be accepted, not merely mentioned. */
export const acceptTermsSchema = z.literal(true, 'terms-not-accepted');

/** Section letters of a report, each at most once, in report order. */
export const configurationCodeSchema = z
  .string()
  .regex(/^[GMHDLSUPR]{1,9}$/, 'configuration-code-missing')
  .refine((code) => new Set(code).size === code.length, 'configuration-code-missing');

/** All sections, in report order. */
export const defaultConfigurationCode = 'GMHDLSUPR';

const common = {
  url: websiteUrlSchema,
  acceptTerms: acceptTermsSchema,
  settings: scanSettingsInputSchema.prefault({}),
  locale: localeSchema.default('de').describe('Language of the report’s texts'),
};

/** A visitor's instant scan: `POST /api/free/dsgvo/scan`. */
export const visitorScanOrderSchema = z.object({
  ...common,
  proofOfWork: z.string().max(8_192).describe('Answer to a challenge of `GET /api/free/dsgvo/challenge`, base64 of its JSON'),
});

/** A customer's scan: `POST /api/user/dsgvo/scan`. */
export const customerScanOrderSchema = z.object({
  ...common,
  depth: z.enum(['standard', 'premium']).default('standard'),
  configurationCode: configurationCodeSchema.default(defaultConfigurationCode),
  tags: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
});

/** Answer to an accepted order; the scan then waits or runs. */
export const scanAcceptedSchema = z.object({ identifier: z.uuid() });

/** Answer to a visitor: the secret is the only key to the scan and is told once. */
export const visitorScanAcceptedSchema = scanAcceptedSchema.extend({
  secret: z.string().describe('Send as `Authorization: Bearer …` to read the scan'),
  expires: z.iso.datetime().describe('When scan and report are deleted'),
});

export type VisitorScanOrder = z.infer<typeof visitorScanOrderSchema>;
export type VisitorScanOrderInput = z.input<typeof visitorScanOrderSchema>;
export type CustomerScanOrder = z.infer<typeof customerScanOrderSchema>;
export type VisitorScanAccepted = z.infer<typeof visitorScanAcceptedSchema>;
