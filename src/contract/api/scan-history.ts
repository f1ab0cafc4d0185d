import { z } from 'zod';
import { resultClassSchema, timestampSchema } from '../vocabulary.ts';

/** `GET /api/user/dsgvo/scan/{id}/history`: the scan among the finished scans of its website. */
export const scanHistorySchema = z.object({
  previous: z
    .object({
      identifier: z.uuid(),
      created: timestampSchema,
      newFindings: z.number().int().describe('Findings of classes Risk and Hint that the scan before did not have'),
      goneFindings: z.number().int(),
      complete: z.boolean().describe('Both scans examined everything; otherwise a finding may have come or gone only for that reason'),
    })
    .nullable()
    .describe('The finished scan of the website before this one'),
  since: z
    .record(z.string(), timestampSchema)
    .describe('By finding id: when the first of the uninterrupted row of scans was made that have it, this one included'),
  scans: z
    .array(
      z.object({ identifier: z.uuid(), created: timestampSchema, class: resultClassSchema.nullable(), score: z.number().int().nullable() }),
    )
    .max(50)
    .describe('Finished scans of the website, newest first, this one among them'),
});

export type ScanHistory = z.infer<typeof scanHistorySchema>;
