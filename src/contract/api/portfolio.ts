import { z } from 'zod';
import { scanErrorCodeSchema } from '../scan-error.ts';
import { resultClassSchema, timestampSchema } from '../vocabulary.ts';
import { scanListEntrySchema } from './scan-reading.ts';

/** After so many days without a finished scan a website is overdue. */
export const overdueDays = 30;

/** A website of the customer with what its last scans say. */
export const websiteSchema = z.object({
  identifier: z.uuid(),
  url: z.string(),
  host: z.string(),
  latest: scanListEntrySchema.nullable().describe('Newest finished scan'),
  running: z.uuid().nullable().describe('A scan that waits or runs'),
  change: z
    .object({ newFindings: z.number().int(), goneFindings: z.number().int(), score: z.number().int().nullable() })
    .nullable()
    .describe('Since the finished scan before: findings that came and went, difference of the scores'),
  overdue: z.boolean(),
  blocked: scanErrorCodeSchema.nullable().describe('Why the newest scan could not examine the site'),
  scans: z.number().int(),
});

export const websiteListQuerySchema = z.object({
  sort: z.enum(['risk', 'change', 'host', 'latest']).default('risk'),
  search: z.string().trim().max(200).optional(),
  service: z.string().max(80).optional().describe('Only websites whose newest finished scan saw this service'),
});
export const websiteListSchema = z.object({
  websites: z.array(websiteSchema),
  total: z.number().int().describe('Websites of the portfolio, whatever the filters'),
});

/** Services seen on the customer's websites, for the question which of them use one. */
export const usedServicesSchema = z.object({
  services: z.array(z.object({ id: z.string(), name: z.string(), websites: z.number().int() })),
});

/** `POST /api/user/dsgvo/website/import`: a CSV file, one address a line, at most 500. */
export const importSchema = z.object({ csv: z.string().max(200_000, 'import-too-large') });
export const importReportSchema = z.object({
  added: z.number().int(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      outcome: z.enum(['added', 'known', 'repeated', 'invalid-url', 'blocked-target', 'too-many']),
    }),
  ),
});

/** Finished scans of one website, oldest first, at most 50. */
export const trendSchema = z.object({
  points: z.array(
    z.object({
      identifier: z.uuid(),
      created: timestampSchema,
      class: resultClassSchema.nullable(),
      score: z.number().int().nullable(),
      risks: z.number().int(),
      hints: z.number().int(),
    }),
  ),
});

export type Website = z.infer<typeof websiteSchema>;
export type WebsiteListQuery = z.output<typeof websiteListQuerySchema>;
export type WebsiteList = z.infer<typeof websiteListSchema>;
export type UsedServices = z.infer<typeof usedServicesSchema>;
export type ImportReport = z.infer<typeof importReportSchema>;
export type Trend = z.infer<typeof trendSchema>;
