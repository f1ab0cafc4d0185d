import { z } from 'zod';
import { websiteTypes } from '../scan-settings.ts';
import { localeSchema, timestampSchema } from '../vocabulary.ts';
import { acceptTermsSchema } from './scan-order.ts';

/** Shortest and longest password. Length is the only rule on composition; common passwords are refused on the server. */
export const passwordLength = { min: 12, max: 200 } as const;

/** An e-mail address as a person types it; kept and compared in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'email-invalid')
  .refine((email) => z.email().safeParse(email).success, 'email-invalid');

/** A password somebody chooses. */
export const newPasswordSchema = z
  .string()
  .min(1, 'required')
  .min(passwordLength.min, 'password-too-short')
  .max(passwordLength.max, 'password-too-long');

/** A password somebody claims to know. */
export const givenPasswordSchema = z.string().min(1, 'required').max(1_000);

const websiteTypeSchema = z.enum(websiteTypes.map(({ id }) => id) as [(typeof websiteTypes)[number]['id']], 'required');
const proofOfWork = z.string().max(8_192).describe('Answer to a challenge of `GET /api/free/dsgvo/challenge`, base64 of its JSON');

/** `POST /api/free/dsgvo/customer`. */
export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  websiteType: websiteTypeSchema,
  acceptTerms: acceptTermsSchema,
  locale: localeSchema.default('de').describe('Language of mails'),
  proofOfWork,
  visitorScan: z
    .object({ identifier: z.uuid(), secret: z.string().max(200) })
    .optional()
    .describe('Instant scan that moves into the account once it is confirmed'),
});

/** `POST /api/free/auth/login`. */
export const loginSchema = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  code: z.string().trim().max(40).optional().describe('Second factor: six digits of the authenticator, or a recovery code'),
});

/** `POST /api/free/dsgvo/passwordreset/init`. */
export const passwordResetInitSchema = z.object({ email: emailSchema, locale: localeSchema.default('de') });
/** `POST /api/free/dsgvo/passwordreset`. */
export const passwordResetSchema = z.object({
  token: z.string().trim().min(1, 'reset-code-invalid').max(100, 'reset-code-invalid').describe('Token of the link or typed code'),
  password: newPasswordSchema,
});
/** `POST /api/user/auth/user/password`. */
export const passwordChangeSchema = z.object({ password: givenPasswordSchema.describe('The present one'), newPassword: newPasswordSchema });
/** Confirms who is there before something that cannot be undone. */
export const reauthenticationSchema = z.object({ password: givenPasswordSchema });

/** One login of the customer. */
export const sessionSchema = z.object({
  identifier: z.string(),
  current: z.boolean(),
  created: timestampSchema,
  seen: timestampSchema,
  expires: timestampSchema,
  device: z.string().nullable().describe('Browser and system in words, null = unknown'),
});
export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });

/** A second factor that was begun; it counts once a code of it was confirmed. */
export const totpStartSchema = z.object({
  secret: z.string().describe('Base32, for typing'),
  uri: z.string().describe('otpauth: address for the QR code'),
});
export const totpConfirmSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'second-factor-invalid'),
});
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).describe('Told once; each is good for one login') });

/** Postal address for invoices. */
export const addressSchema = z.object({
  salutation: z.enum(['Frau', 'Herr', '']).default(''),
  company: z.string().trim().max(120).default(''),
  firstName: z.string().trim().min(1, 'required').max(80),
  lastName: z.string().trim().min(1, 'required').max(80),
  street: z.string().trim().min(1, 'required').max(120),
  postcode: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\d{5}$/, 'postcode-invalid'),
  town: z.string().trim().min(1, 'required').max(80),
  country: z.literal('DE').default('DE'),
  phone: z
    .string()
    .trim()
    .regex(/^(\+49\d{4,14})?$/, 'phone-invalid')
    .default(''),
  vatId: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(DE\d{9})?$/, 'vat-id-invalid')
    .default(''),
});
export const addressAnswerSchema = z.object({ address: addressSchema.nullable() });

/** What an account may still do: `GET /api/user/dsgvo/scanaccount/details`. */
export const scanAccountSchema = z.object({
  scansAvailable: z.number().int(),
  premiumScansAvailable: z.number().int(),
  scansPerMonth: z.number().int(),
  bookingPlanDetails: z
    .array(z.object({ type: z.enum(['free', 'premium']), scans: z.number().int(), dueDate: timestampSchema }))
    .describe('What is charged up next; the first entry comes first'),
  scanCounter: z.object({ nextChargeUpType: z.enum(['free', 'premium']), nextChargeUp: timestampSchema }),
});

export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type Address = z.infer<typeof addressSchema>;
export type ScanAccount = z.infer<typeof scanAccountSchema>;
