import { z } from 'zod';
import { areaIdSchema, timestampSchema } from '../vocabulary.ts';

/** A word that sorts scans. */
export const tagSchema = z.string().trim().min(1, 'required').max(40, 'tag-too-long');
/** `POST …/scan/{id}/tag`: all tags the scan shall have. */
export const tagValuesSchema = z.object({ values: z.array(tagSchema).max(20, 'too-many-tags') });
export const tagSearchSchema = z.object({ searchTerm: z.string().trim().max(40).default('') });
export const tagListSchema = z.object({ tags: z.array(z.string()) });

/** A remark on one area of a scan. */
export const scanCommentSchema = z.object({
  identifier: z.uuid(),
  area: areaIdSchema,
  text: z.string(),
  created: timestampSchema,
  changed: timestampSchema,
});
export const scanCommentListSchema = z.object({
  active: z.boolean().describe('Whether comments are switched on for this scan; only Professional accounts can'),
  scanComments: z.array(scanCommentSchema),
});
/** One comment an area: the same area again replaces it. */
export const scanCommentInputSchema = z.object({
  area: areaIdSchema,
  text: z.string().trim().min(1, 'required').max(4_000, 'comment-too-long'),
});
export const commentActivationSchema = z.object({ active: z.boolean() });

export type ScanComment = z.infer<typeof scanCommentSchema>;
export type ScanCommentInput = z.output<typeof scanCommentInputSchema>;
export type ScanCommentList = z.infer<typeof scanCommentListSchema>;
