import { z } from 'zod';
import { scanErrorCodeSchema } from './scan-error.ts';
import {
  areaIdSchema,
  confidenceSchema,
  consentStateSchema,
  localeSchema,
  pageKindSchema,
  resultClassSchema,
  scanStateSchema,
  statesSchema,
  timestampSchema,
} from './vocabulary.ts';

/** Settings given with the order of a scan; null or empty = not given. */
export const scanSettingsSchema = z.object({
  websiteType: z.enum(['privateer', 'company', 'society', 'liberalprofession']).nullable(),
  industry: z.string().nullable(),
  legalForm: z.string().nullable(),
  purposes: z.array(z.string()),
  urlImprint: z.string().nullable(),
  urlDPN: z.string().nullable().describe('Address of the privacy notice'),
  urlTermsAndConditions: z.string().nullable(),
  urlCancellationPolicy: z.string().nullable(),
});

/** The browser that looked, enough to repeat and to doubt the scan. */
export const reportBrowserSchema = z.object({
  product: z.string().describe('Name and version'),
  userAgent: z.string(),
  sandboxed: z.boolean(),
  viewport: z.object({ width: z.number(), height: z.number() }).describe('CSS pixels'),
  language: z.string(),
});

/** One consent state: whether it was examined, and if not, why. Unexamined states are never shown as empty. */
export const stateCompletenessSchema = z.object({
  state: consentStateSchema,
  examined: z.boolean(),
  reason: z.string().nullable().describe('Stable code why it was not examined or what limits it (`no-banner`, `no-reject`, `timeout` …)'),
  message: z.string().nullable().describe('The reason as a sentence in the language of the report'),
  pagesPlanned: z.number().int(),
  pagesReached: z.number().int(),
});

/** What was examined and what was not. */
export const completenessSchema = z.object({
  complete: z.boolean().describe('Every state and every planned page was examined'),
  states: z.array(stateCompletenessSchema).length(3),
  pages: z.object({
    planned: z.number().int().describe('Distinct pages of the plan'),
    reached: z.number().int().describe('Pages examined in at least one state'),
    failures: z.array(z.object({ url: z.string(), states: statesSchema, reason: z.string(), message: z.string() })),
  }),
});

/** A thing that failed as a whole, in the language of the report. */
export const reportErrorSchema = z.object({
  code: scanErrorCodeSchema,
  state: consentStateSchema.nullable(),
  message: z.string(),
});

/** Number of checks in each class. Checks that do not apply are not counted. */
export const classCountsSchema = z.object({
  Conform: z.number().int(),
  Risk: z.number().int(),
  Hint: z.number().int(),
  NoClassification: z.number().int(),
});

/** One of at most three next steps, the most effective first. */
export const topActionSchema = z.object({
  checkId: z.string(),
  findingId: z.string().describe('Finding that proves it, `findings[].id`'),
  class: resultClassSchema,
  subject: z.string().optional().describe('What it is about: services by name, else the area; absent in older scans'),
  title: z.string().describe('What to do: first step of the fix, imperative'),
  statement: z.string().describe('What was seen'),
  effect: z.string().describe('What it settles, as a sentence'),
  settles: z.number().int().describe('Findings with the same root cause'),
  pages: z.number().int().describe('Pages concerned'),
});

/** One consent state in figures, over all pages and after the choice; null = not examined, never zero. */
export const stateFiguresSchema = z.object({
  state: consentStateSchema,
  examined: z.boolean(),
  requests: z.number().int().nullable(),
  thirdPartyHosts: z.number().int().nullable(),
  trackers: z.number().int().nullable().describe('Services that need consent'),
  cookies: z.number().int().nullable(),
  storage: z.number().int().nullable().describe('Entries of web storage'),
});

/** The result on one glance: traffic light first, number second. */
export const summarySchema = z.object({
  class: resultClassSchema,
  sentence: z.string().describe('The finding that weighs most, in one sentence'),
  leadFindingId: z
    .string()
    .nullable()
    .optional()
    .describe('Finding that the sentence speaks of, `findings[].id`; null = of none; absent in older scans'),
  explanation: z.string().describe('Which rule gave this class and what limits the score, in one sentence'),
  score: z.number().int().min(0).max(100).nullable().describe('0–100, null = too little could be classified'),
  provisional: z.boolean().describe('Coverage below 60 %, or a state could not be examined'),
  cap: z
    .object({ limit: z.number().int(), checkIds: z.array(z.string()) })
    .nullable()
    .describe('Upper limit set by core breaches'),
  coverage: z.number().min(0).max(1).describe('Classified weight ÷ applicable weight'),
  counts: classCountsSchema,
  states: z.array(stateFiguresSchema).length(3),
  topActions: z.array(topActionSchema).max(3),
});

/** One piece of evidence. */
export const findingItemSchema = z.object({
  kind: z.enum(['request', 'cookie', 'storage', 'page', 'form', 'control', 'text', 'certificate', 'header', 'service']),
  ref: z.string().describe('Evidence id in the archive, or a page address'),
  value: z.string().describe('Host, cookie name, quoted text, address'),
  states: statesSchema,
  page: z.string().nullable().describe('Address of the page where it was seen first'),
  path: z.array(z.string()).describe('Initiator chain from the page to the thing; empty when unknown'),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).describe('Further figures by name'),
});

/** One result of one check. A check with several root causes has several findings. Passed and open checks appear too. */
export const findingSchema = z.object({
  id: z.string().describe('`<checkId>` or `<checkId>:<cause>`; the same in each scan of the same site'),
  checkId: z.string(),
  ruleVersion: z.number().int(),
  class: resultClassSchema,
  confidence: confidenceSchema,
  confidenceReason: z
    .string()
    .optional()
    .describe('On what the confidence of this check rests, or what may be misread; absent in older scans'),
  weight: z.number().int().min(1).max(5),
  title: z.string().describe('Name of the check'),
  statement: z.string().describe('What was seen, or why it is open'),
  explanation: z.string(),
  howToFix: z.string(),
  legalBasis: z.array(z.string()),
  volatile: z.string().nullable().describe('Point of law that may move, with its date'),
  cause: z.string().nullable().describe('Root cause: service id, cookie name, form id …; null for passed and open checks'),
  countedBy: z.string().nullable().describe('Check under which this root cause counts in the score; null = this one'),
  items: z.array(findingItemSchema),
});

/** One area of the catalogue. */
export const areaSchema = z.object({
  id: areaIdSchema,
  title: z.string(),
  class: resultClassSchema,
  applicable: z.number().int().describe('Checks that apply; 0 = nothing of this area applies to the site'),
  notApplicable: z.number().int(),
  coverage: z.number().min(0).max(1).nullable(),
  counts: classCountsSchema,
  findings: z.array(findingSchema),
});

/** One page of the plan over all states. */
export const reportPageSchema = z.object({
  url: z.string(),
  kind: pageKindSchema,
  status: z.number().int().nullable(),
  title: z.string(),
  failure: z.string().nullable(),
  states: statesSchema,
  screenshots: z.array(z.object({ state: consentStateSchema, file: z.string() })),
});

/** The report: texts are in it, in one language, so that an old report never changes. */
export const reportSchema = z.object({
  identifier: z.string(),
  locale: localeSchema,
  url: z.string().describe('As ordered'),
  finalUrl: z.string().describe('After redirects'),
  scanState: scanStateSchema,
  created: timestampSchema,
  finished: timestampSchema.nullable(),
  settings: scanSettingsSchema,
  configurationCode: z.string().describe('Section letters in report order, `GMHDLSUPR` by default'),
  ruleVersion: z.string().describe('Date of the latest legal review and fingerprint of all rule versions'),
  engineVersion: z.string(),
  evidenceSha256: z
    .string()
    .optional()
    .describe('SHA-256 of the manifest of the evidence package; absent when none was kept, in the package itself, and in older scans'),
  browser: reportBrowserSchema,
  completeness: completenessSchema,
  errors: z.array(reportErrorSchema),
  summary: summarySchema,
  areas: z.array(areaSchema),
  pages: z.array(reportPageSchema),
});

export type Report = z.infer<typeof reportSchema>;
export type ReportArea = z.infer<typeof areaSchema>;
export type ReportFinding = z.infer<typeof findingSchema>;
export type ReportFindingItem = z.infer<typeof findingItemSchema>;
export type ReportSummary = z.infer<typeof summarySchema>;
export type ReportCompleteness = z.infer<typeof completenessSchema>;
export type StateCompleteness = z.infer<typeof stateCompletenessSchema>;
export type StateFigures = z.infer<typeof stateFiguresSchema>;
export type TopAction = z.infer<typeof topActionSchema>;
export type ClassCounts = z.infer<typeof classCountsSchema>;
export type ReportPage = z.infer<typeof reportPageSchema>;
export type ReportError = z.infer<typeof reportErrorSchema>;
