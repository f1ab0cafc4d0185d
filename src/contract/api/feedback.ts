import { z } from 'zod';

/** `POST /api/user/dsgvo/customerfeedback`: how helpful a report was, or anything else the customer wants to say. */
export const customerFeedbackSchema = z
  .object({
    rating: z.number().int().min(1).max(5).nullable().describe('5 = very helpful; null = none given'),
    text: z.string().trim().max(2_000, 'feedback-too-long'),
    scan: z.uuid().nullable().describe('Scan whose report is rated'),
  })
  .refine(({ rating, text }) => rating !== null || text !== '', { error: 'required', path: ['text'] });

export type CustomerFeedback = z.output<typeof customerFeedbackSchema>;
