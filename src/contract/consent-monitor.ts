import { z } from 'zod';
import { consentStateSchema, timestampSchema } from './vocabulary.ts';

/** One control of the banner, with what is needed to compare prominence. */
export const bannerButtonSchema = z.object({
  role: z.enum(['accept', 'reject', 'settings', 'save', 'close', 'acknowledge', 'pay', 'other']),
  text: z.string(),
  layer: z.number().int().describe('1 = first layer'),
  element: z.enum(['button', 'link', 'text']),
  inViewport: z.boolean(),
  size: z.object({ width: z.number(), height: z.number() }).describe('CSS pixels'),
  position: z.object({ x: z.number(), y: z.number() }).describe('CSS pixels from the top left of the viewport'),
  fontSize: z.number().describe('CSS pixels'),
  fontWeight: z.number(),
  color: z.string(),
  background: z.string(),
  contrast: z.number().describe('Text to its background, WCAG ratio 1–21'),
  surfaceContrast: z.number().describe('Control to the surface around it, WCAG ratio 1–21'),
});

/** A category or vendor switch before the visitor touched it. */
export const bannerToggleSchema = z.object({
  label: z.string(),
  layer: z.number().int(),
  checked: z.boolean(),
  disabled: z.boolean(),
  legitimateInterest: z.boolean(),
});

/** The banner as a visitor sees it. `examined: false` = could not be told; then nothing here says there is none. */
export const bannerSchema = z.object({
  examined: z.boolean(),
  visible: z.boolean(),
  seenAfterMs: z.number().nullable(),
  blocksPage: z.boolean().nullable(),
  text: z.string(),
  firstLayer: z.object({ accept: z.boolean(), reject: z.boolean(), settings: z.boolean() }),
  buttons: z.array(bannerButtonSchema),
  toggles: z.array(bannerToggleSchema),
});

/** What came of the attempt to reject or to accept, and how its effect was read back. */
export const choiceSchema = z.object({
  performed: z.boolean(),
  verified: z.boolean().describe('The effect was read back; a click alone is no result'),
  layer: z.number().int().nullable().describe('Layer of the decisive control'),
  method: z
    .string()
    .describe('`button`, `only-necessary`, `cmp-api` … or why not: `no-banner`, `no-reject`, `pay-or-consent`, `failed`, `not-examined`'),
  clicks: z.number().int(),
  message: z.string().nullable(),
  steps: z.array(z.object({ layer: z.number().int(), action: z.string(), text: z.string(), screenshot: z.string().nullable() })),
  proofs: z.array(z.object({ kind: z.string(), value: z.string(), confirms: z.boolean() })),
});

/** IAB TCF as the page's own interface answered. */
export const tcfSchema = z.object({
  state: consentStateSchema,
  moment: z.enum(['before-choice', 'after-choice']),
  cmpId: z.number().int().nullable(),
  cmpVersion: z.number().int().nullable(),
  gdprApplies: z.boolean().nullable(),
  eventStatus: z.string().nullable(),
  policyVersion: z.number().int().nullable(),
  tcString: z.string().nullable(),
  decodes: z.boolean(),
  purposeConsents: z.number().int(),
  vendorConsents: z.number().int(),
  purposeLegitimateInterests: z.number().int(),
  content: z
    .object({
      created: timestampSchema,
      lastUpdated: timestampSchema,
      consentLanguage: z.string().describe('Two letters'),
      consentScreen: z.number().int(),
      vendorListVersion: z.number().int(),
      publisherCountry: z.string().describe('Two letters'),
      isServiceSpecific: z.boolean(),
      specialFeatures: z.array(z.number().int()).describe('Numbers of the special features opted in to'),
      purposesConsent: z.array(z.number().int()).describe('Numbers of the purposes, from 1'),
      purposesLegitimateInterest: z.array(z.number().int()),
      vendorsConsent: z.array(z.number().int()).max(500).describe('The first 500 vendor numbers with consent'),
    })
    .nullable()
    .describe('Decoded core segment of the string; null = there is none that can be read'),
});

/** One Google Consent Mode command. */
export const consentModeSchema = z.object({
  state: consentStateSchema,
  timeMs: z.number().describe('Since the state began'),
  command: z.enum(['default', 'update']),
  values: z.record(z.string(), z.string()),
});

/** Consent monitor: banner, choices, their proofs. */
export const consentMonitorSchema = z.object({
  cmp: z.object({ name: z.string().nullable(), vendor: z.string().nullable(), tcfId: z.number().int().nullable() }),
  banner: bannerSchema,
  withdrawal: z.object({
    examined: z.boolean(),
    found: z.boolean(),
    controls: z.array(
      z.object({ page: z.string(), kind: z.enum(['link', 'button', 'floating']), text: z.string(), reopensBanner: z.boolean().nullable() }),
    ),
  }),
  close: z.object({ examined: z.boolean(), present: z.boolean(), consentGiven: z.boolean().nullable() }),
  reject: choiceSchema,
  accept: choiceSchema,
  tcf: z.array(tcfSchema),
  consentMode: z.array(consentModeSchema),
  screenshots: z.array(z.object({ state: consentStateSchema, moment: z.enum(['banner', 'step', 'page']), file: z.string() })),
});

export type ConsentMonitor = z.infer<typeof consentMonitorSchema>;
export type Choice = z.infer<typeof choiceSchema>;
export type BannerButton = z.infer<typeof bannerButtonSchema>;
