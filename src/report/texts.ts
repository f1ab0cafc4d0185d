import type { Locale } from '#contract/vocabulary.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import type { ReportTexts } from './texts/report-texts.ts';

/** The report's own texts in both languages. */
export const reportTexts: Record<Locale, ReportTexts> = { de, en };
