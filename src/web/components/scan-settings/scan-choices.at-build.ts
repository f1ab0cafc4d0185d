import { industries, legalForms, purposes, websiteTypes } from '#contract/scan-settings.ts';

/** What the scan settings offer to choose from; evaluated by the build, so that the schemas beside it stay out of the page. */
export const scanChoices = { websiteTypes, industries, legalForms, purposes };
