import { z } from 'zod';
import { areaIdSchema, confidenceSchema } from '../vocabulary.ts';

const bilingualSchema = z.object({ de: z.string(), en: z.string() });

/** One basis in law of a check, with its standing and the day it was last looked at. */
export const checkBasisSchema = z.object({
  text: bilingualSchema,
  status: z
    .enum(['statute', 'settled', 'disputed', 'background'])
    .describe('Statute, firm case law, disputed reading, guidance or background'),
  checked: z.iso.date(),
});

/** What one check looks at, why, how, and what it may say. */
export const catalogueCheckSchema = z.object({
  id: z.string(),
  version: z.number().int().describe('Raised with each change of the rule'),
  weight: z.number().int().min(1).max(5),
  confidence: confidenceSchema,
  confidenceReason: bilingualSchema.describe('On what the confidence rests, or what may be misread'),
  mostSevere: z.enum(['Risk', 'Hint', 'NoClassification']).describe('The most severe class it may give'),
  limitsScore: z.boolean().describe('Core check: a risk limits the score of the whole site'),
  title: bilingualSchema,
  explanation: bilingualSchema.describe('Why it matters in law'),
  legalBasis: z.array(checkBasisSchema),
  volatile: bilingualSchema.extend({ since: z.iso.date() }).nullable().describe('Point of law that may move, with its date'),
  measuredBy: z.array(bilingualSchema.extend({ fact: z.string() })).describe('What it is judged by'),
  statements: z.array(bilingualSchema).describe('What it may say; `…` stands for what was seen'),
  howToFix: z.object({ de: z.array(z.string()), en: z.array(z.string()) }).describe('Steps'),
});

/** One area with its checks, in report order. */
export const catalogueAreaSchema = z.object({
  id: areaIdSchema,
  title: bilingualSchema,
  weight: z.number().int().describe('Share in the score; 0 = shown, not scored'),
  checks: z.array(catalogueCheckSchema),
});

/** `GET /api/free/dsgvo/check`: all checks in both languages. */
export const checkCatalogueSchema = z.object({
  ruleVersion: z.string().describe('As in a report: date of the latest legal review and fingerprint of all rule versions'),
  total: z.number().int(),
  areas: z.array(catalogueAreaSchema),
});

export type CheckBasis = z.infer<typeof checkBasisSchema>;
export type CatalogueCheck = z.infer<typeof catalogueCheckSchema>;
export type CatalogueArea = z.infer<typeof catalogueAreaSchema>;
export type CheckCatalogue = z.infer<typeof checkCatalogueSchema>;
