import { z } from 'zod';
import { consentStateSchema, resultClassSchema, statesSchema, timestampSchema } from './vocabulary.ts';

/** One of the two scans that are compared. */
export const comparedScanSchema = z.object({
  identifier: z.uuid(),
  url: z.string(),
  created: timestampSchema,
  class: resultClassSchema,
  score: z.number().int().min(0).max(100).nullable(),
  complete: z.boolean().describe('Every state and every planned page was examined'),
  statesExamined: statesSchema.describe('Consent states that could be examined'),
  ruleVersion: z.string(),
  engineVersion: z.string(),
});

/**
 * Why something differs: the site itself, other rules or knowledge of ours, or another extent of the scan (a state or page that one of
 * the two did not examine).
 */
export const changeReasonSchema = z.enum(['site', 'rules', 'extent']);

/** What became of a finding, host or cookie between the earlier and the later scan. */
export const changeKindSchema = z.enum(['new', 'gone', 'changed']);

/** A finding of class Risk or Hint that came, went or changed. `before` and `after` are null where there is none. */
export const findingChangeSchema = z.object({
  kind: changeKindSchema,
  reason: changeReasonSchema,
  findingId: z.string().describe('`findings[].id`, the same in both scans'),
  checkId: z.string(),
  title: z.string(),
  statement: z.string().describe('What was seen: of the later scan, of the earlier one for `gone`'),
  before: resultClassSchema.nullable(),
  after: resultClassSchema.nullable().describe('Class in the later scan; Conform or NoClassification for what is gone, null = not judged'),
});

/**
 * A host that was contacted in only one of the scans or in other consent states, or that was assigned to another service; one entry
 * for each of its services.
 */
export const hostChangeSchema = z.object({
  kind: changeKindSchema,
  reason: changeReasonSchema,
  host: z.string(),
  service: z.string().nullable(),
  party: z.enum(['first', 'third', 'cloaked']),
  before: z.array(consentStateSchema).describe('Consent states in the earlier scan'),
  after: z.array(consentStateSchema).describe('Consent states in the later scan'),
});

/** A cookie or storage entry that was there in only one of the scans, in other consent states, or with another lifetime. */
export const cookieChangeSchema = z.object({
  kind: changeKindSchema,
  reason: changeReasonSchema,
  name: z.string(),
  domain: z.string(),
  type: z.string(),
  service: z.string().nullable(),
  before: z.array(consentStateSchema),
  after: z.array(consentStateSchema),
  lifetimeBefore: z.number().nullable().describe('Seconds as declared; null = session or not there'),
  lifetimeAfter: z.number().nullable().describe('Seconds as declared; null = session or not there'),
});

/** `GET /api/user/dsgvo/scan/{id}/comparison/{other}`: two scans of one website, the earlier one as `before`. */
export const comparisonSchema = z.object({
  host: z.string(),
  before: comparedScanSchema,
  after: comparedScanSchema,
  sameRules: z.boolean().describe('Both were judged by the same rules and knowledge'),
  findings: z.array(findingChangeSchema),
  unchangedFindings: z.number().int().describe('Findings of classes Risk and Hint that both have'),
  hosts: z.array(hostChangeSchema),
  cookies: z.array(cookieChangeSchema),
});

export type Comparison = z.infer<typeof comparisonSchema>;
export type FindingChange = z.infer<typeof findingChangeSchema>;
export type HostChange = z.infer<typeof hostChangeSchema>;
export type CookieChange = z.infer<typeof cookieChangeSchema>;
export type ChangeReason = z.infer<typeof changeReasonSchema>;
export type ChangeKind = z.infer<typeof changeKindSchema>;
export type ComparedScan = z.infer<typeof comparedScanSchema>;
