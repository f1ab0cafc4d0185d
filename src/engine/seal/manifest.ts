import { z } from 'zod';

/** Archives of another version are refused: their evidence means something else. */
export const formatVersion = 1;
/** Name of the manifest within the archive. */
export const manifestName = 'manifest.json';

/** What the archive says about itself: which scan it is, who made it when and with what, and a hash for each file. */
export const manifestSchema = z.object({
  format: z.literal('spurenleser-evidence'),
  version: z.number().int(),
  /** Absent in archives from before the package was meant for third parties. */
  identifier: z.string().optional(),
  url: z.string().optional(),
  createdAt: z.string(),
  sealedAt: z.string(),
  engineVersion: z.string(),
  ruleVersion: z.string(),
  browser: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
