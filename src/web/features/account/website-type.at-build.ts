import { websiteTypes } from '#contract/scan-settings.ts';

/** Kinds of operator to choose from; evaluated by the build, so that the schemas beside them stay out of the page. */
export const websiteTypeChoices = websiteTypes;
