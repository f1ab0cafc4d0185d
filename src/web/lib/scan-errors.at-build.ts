import { scanErrorTexts } from '#contract/scan-error.ts';

/** What happened when a scan failed, in a few words; evaluated by the build, so that the schemas beside it stay out of the page. */
export const scanErrors = Object.fromEntries(
  Object.entries(scanErrorTexts).map(([code, { de, en }]) => [code, { de: de.happened, en: en.happened }]),
) as Record<keyof typeof scanErrorTexts, Record<'de' | 'en', string>>;
