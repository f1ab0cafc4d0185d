import { z } from 'zod';
import { categorySchema, consentNeedSchema, statesSchema } from './vocabulary.ts';

/** One cookie or entry of web storage, merged over pages and states. */
export const cookieEntrySchema = z.object({
  name: z.string().describe('Cookie name, storage key, database or cache name, scope of a service worker'),
  exampleValue: z.string().describe('Cut and with personal data masked'),
  domain: z.string().describe('Cookie domain, or origin of web storage'),
  path: z.string().nullable(),
  type: z.enum(['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cacheStorage', 'serviceWorker']),
  lifetime: z.number().nullable().describe('Seconds, as kept by the browser; null = session, or unlimited for web storage'),
  declaredLifetime: z.number().nullable().describe('Seconds, as asked for by the site; null = session'),
  secure: z.boolean().nullable().describe('null for web storage'),
  sameSite: z.enum(['Strict', 'Lax', 'None']).nullable(),
  httpOnly: z.boolean().nullable().describe('null for web storage'),
  service: z.string().nullable(),
  serviceId: z.string().nullable(),
  category: categorySchema,
  consent: consentNeedSchema,
  purpose: z.string().nullable().describe('In the language of the report; null = unclassified'),
  purposeTexts: z.object({ de: z.string(), en: z.string() }).nullable().describe('The same in both languages'),
  party: z.enum(['first', 'third']),
  setBy: z.string().nullable().describe('Address of the script or resource that set it'),
  blockedReason: z.string().nullable().describe('Why the browser refused it, null = stored'),
  states: statesSchema,
  leftOverIn: statesSchema.describe('States in which it was only left over from before the choice'),
  pages: z.array(z.string()).describe('Addresses'),
});

/** Cookie monitor: cookies first, then web storage, each by domain and name. */
export const cookieMonitorSchema = z.object({ entries: z.array(cookieEntrySchema) });

export type CookieMonitorEntry = z.infer<typeof cookieEntrySchema>;
export type CookieMonitor = z.infer<typeof cookieMonitorSchema>;
