import { websiteTypes } from '#contract/scan-settings.ts';

/** Names of the kinds of operator; evaluated by the build, so that the schemas beside them stay out of the page. */
export const websiteTypeNames = Object.fromEntries(websiteTypes.map(({ id, de, en }) => [id, { de, en }])) as Record<
  (typeof websiteTypes)[number]['id'],
  Record<'de' | 'en', string>
>;
