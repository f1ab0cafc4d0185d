import { z } from 'zod';
import { categorySchema, consentNeedSchema, countrySchema, statesSchema } from './vocabulary.ts';

/** Whether the privacy notice names the service: yes, no, or no rule says how it would be named. */
export const privacyPolicyMatchSchema = z.enum(['found', 'notFound', 'noRule']);

/** One host the browser was told to contact, merged over pages and states. */
export const tagRowSchema = z.object({
  host: z.string(),
  party: z.enum(['first', 'third', 'cloaked']).describe('`cloaked`: own name that leads to another company by CNAME'),
  serverCountry: countrySchema,
  serverIp: z.string().nullable().describe('Real address from the gateway, null = nothing was sent'),
  https: z.boolean().describe('Every request to it was encrypted'),
  service: z.string().nullable().describe('Name in the catalogue, null = unknown'),
  serviceId: z.string().nullable(),
  category: categorySchema,
  consent: consentNeedSchema,
  vendor: z.string().nullable(),
  vendorCountry: countrySchema,
  privacyPolicyMatch: privacyPolicyMatchSchema,
  cnameCloaking: z.object({ target: z.string(), vendor: z.string().nullable() }).nullable(),
  states: statesSchema,
  requests: z.number().int().describe('Over all states'),
  pages: z.array(z.string()).describe('Addresses'),
});

/** A service that the privacy notice says is in use. */
export const noticeServiceSchema = z.object({
  serviceId: z.string(),
  service: z.string().describe('Name in the catalogue'),
  vendor: z.string().nullable(),
  category: categorySchema,
  quote: z.string().describe('Passage of the notice that names it'),
  seen: z.boolean().describe('It, or another service of the same kind from the same vendor, left a trace in some state'),
  visible: z.boolean().describe('A scan could see it; mailing, payment or hosting work where no scan looks'),
});

/** What the privacy notice says about services. */
export const tagNoticeSchema = z.object({
  complete: z.boolean().describe('The notice was read completely and in a language that is understood'),
  services: z.array(noticeServiceSchema).describe('In the order in which the notice names them'),
});

/** Tag monitor: own host first, then the others by name. */
export const tagMonitorSchema = z.object({
  rows: z.array(tagRowSchema),
  notice: tagNoticeSchema.optional().describe('Absent when there was nothing to compare, and in older scans'),
});

export type TagRow = z.infer<typeof tagRowSchema>;
export type TagNotice = z.infer<typeof tagNoticeSchema>;
export type TagMonitor = z.infer<typeof tagMonitorSchema>;
