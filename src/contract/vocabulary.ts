import { z } from 'zod';

/** Languages every text exists in; German is the default. */
export const localeSchema = z.enum(['de', 'en']);
export type Locale = z.infer<typeof localeSchema>;

/** What the simulated visitor did in the banner: nothing, rejected all, accepted all. Report order. */
export const consentStateSchema = z.enum(['none', 'reject', 'accept']);

/** The four classes of a result, shown as OK, Risiko, Warnung, noch offen. */
export const resultClassSchema = z.enum(['Conform', 'Risk', 'Hint', 'NoClassification']);
export type ReportClass = z.infer<typeof resultClassSchema>;

/** How surely the measurement shows what the check says. */
export const confidenceSchema = z.enum(['high', 'medium', 'low']);

/** Areas of the legal catalogue, in report order. */
export const areaIdSchema = z.enum(['sec', 'imp', 'pp', 'ck', 'trk', 'cmp', 'tc', 'emb', 'frm', 'shop', 'a11y']);
export type ReportAreaId = z.infer<typeof areaIdSchema>;

/** Kind of a page within the plan of a scan. */
export const pageKindSchema = z.enum(['start', 'imprint', 'privacy', 'terms', 'cancellation', 'other']);

/** Life of a scan. `done` may still be incomplete; `completeness` says what was not examined. */
export const scanStateSchema = z.enum(['queued', 'running', 'done', 'failed']);

/** Consent states in which a thing was seen; after `reject` and `accept` only once that choice took effect. */
export const statesSchema = z.array(consentStateSchema).describe('Consent states in which it was seen');

/** Point in time, ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime().describe('ISO 8601, UTC');

/** Country as ISO 3166-1 alpha-2, or null when unknown. */
export const countrySchema = z.string().length(2).nullable().describe('ISO 3166-1 alpha-2, null = unknown');

/** Service category as in the catalogue of services. */
export const categorySchema = z.string().nullable().describe('Category of the service catalogue, null = unknown');

/** Whether § 25 TDDDG asks for consent; null = unknown service. */
export const consentNeedSchema = z.enum(['yes', 'no', 'disputed']).nullable();
