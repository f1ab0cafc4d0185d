import { z } from 'zod';
import { classCountsSchema } from '../report.ts';
import { resultClassSchema, timestampSchema } from '../vocabulary.ts';

/** A finding that the customer holds to be wrong. The report keeps it; the score beside it is told without it. */
export const disputeSchema = z.object({
  identifier: z.uuid(),
  findingId: z.string().describe('`findings[].id`'),
  reason: z.string(),
  created: timestampSchema,
});

/** `POST …/scan/{id}/dispute`. A finding that is disputed already gets the new reason. */
export const disputeInputSchema = z.object({
  findingId: z.string().min(1).max(300),
  reason: z.string().trim().min(1, 'required').max(2_000, 'reason-too-long'),
});

/** The result as it would be without the disputed findings. */
export const undisputedResultSchema = z.object({
  class: resultClassSchema,
  score: z.number().int().min(0).max(100).nullable(),
  counts: classCountsSchema,
  explanation: z.string().describe('Which rule gives this class, in one sentence in the language of the report'),
});

/** `GET …/scan/{id}/dispute`: disputes of a scan, oldest first. */
export const disputeListSchema = z.object({
  disputes: z.array(disputeSchema),
  without: undisputedResultSchema.nullable().describe('null = nothing is disputed'),
});

export type Dispute = z.infer<typeof disputeSchema>;
export type DisputeInput = z.output<typeof disputeInputSchema>;
export type DisputeList = z.infer<typeof disputeListSchema>;
export type UndisputedResult = z.infer<typeof undisputedResultSchema>;
