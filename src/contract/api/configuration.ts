import { z } from 'zod';

const line = z.string().max(300);

/** Who runs this installation, as the footer pages print it. Empty fields are left out there. */
export const operatorSchema = z.object({
  name: line,
  representedBy: line,
  street: line,
  town: line.describe('Postcode and town'),
  country: line,
  phone: line,
  email: line,
  register: line.describe('Court and number'),
  vatId: line,
  privacyContact: line.describe('Address of the data-protection officer or contact'),
  supervisoryAuthority: line,
});

/** `GET /api/free/configuration`: what the app has to know before it draws. */
export const publicConfigurationSchema = z.object({
  product: z.string().describe('Name of the product: page title, header, mails'),
  slug: z.string(),
  version: z.string(),
  operator: operatorSchema,
  evaluation: z.boolean().describe('`npm start` on one machine: example sites can be scanned without Internet'),
  examples: z.array(z.object({ url: z.string(), de: z.string(), en: z.string() })).describe('Addresses to try, in evaluation mode'),
  visitorRetentionDays: z.number().int(),
  visitorPages: z.number().int().describe('Further pages of an instant scan'),
  checks: z.object({ total: z.number().int(), areas: z.number().int() }),
});

export type Operator = z.infer<typeof operatorSchema>;
export type PublicConfiguration = z.infer<typeof publicConfigurationSchema>;
