import type { Service } from '#knowledge/types.ts';

/** Services that host forms, surveys, applications or sign-ups for others. */
const builders: ReadonlySet<string> = new Set([
  'zoho',
  'typeform',
  'jotform',
  'formstack',
  'tally',
  'surveymonkey',
  'qualtrics',
  'perspective',
  'heyflow',
  'powr-forms',
  'airtable',
  'google-docs-embed',
  'personio',
  'softgarden',
  'join-com',
  'churchdesk',
  'trustmary',
]);

/** Whether visitors of a site leave data in forms of this service: form builders, applicant portals, newsletter services. */
export function isFormService({ id, category }: Service): boolean {
  return builders.has(id) || category === 'newsletter';
}

const donations: ReadonlySet<string> = new Set(['fundraisingbox', 'twingle', 'raisenow', 'altruja', 'betterplace']);

/** Whether a service takes donations in a form of its own. */
export function isDonationService({ id }: Service): boolean {
  return donations.has(id);
}
