import { z } from 'zod';
import { changeReasonSchema } from '../comparison.ts';
import { resultClassSchema, timestampSchema } from '../vocabulary.ts';

/** Since when a finding is there. */
export const findingSinceSchema = z.object({
  created: timestampSchema.describe('When the first of the uninterrupted row of scans was made that have it'),
  reason: changeReasonSchema
    .nullable()
    .describe(
      'Why the scan before lacks it; by `rules` and `extent` it may be there for longer; null = no scan before examined everything',
    ),
});

/** `GET /api/user/dsgvo/scan/{id}/history`: the scan among the finished scans of its website. */
export const scanHistorySchema = z.object({
  previous: z
    .object({
      identifier: z.uuid(),
      created: timestampSchema,
      newFindings: z.number().int().describe('Findings of classes Risk and Hint that came by the site itself'),
      goneFindings: z.number().int().describe('Those that went by the site itself'),
      newByRules: z.number().int().describe('Those that came only by other rules or knowledge of ours'),
      goneByRules: z.number().int().describe('Those that went only by other rules or knowledge of ours'),
      incomparable: z.number().int().describe('Those that only one of the scans has and the other one did not look for'),
      complete: z.boolean().describe('Both scans examined everything'),
    })
    .nullable()
    .describe('The finished scan of the website before this one'),
  since: z
    .record(z.string(), findingSinceSchema)
    .describe('By finding id: since when it is there. A scan that lacks it only by its rules or extent interrupts nothing'),
  scans: z
    .array(
      z.object({ identifier: z.uuid(), created: timestampSchema, class: resultClassSchema.nullable(), score: z.number().int().nullable() }),
    )
    .max(50)
    .describe('Finished scans of the website, newest first, this one among them'),
});

export type ScanHistory = z.infer<typeof scanHistorySchema>;
