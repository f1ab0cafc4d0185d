import type { Service } from '#knowledge/types.ts';

/** Services that host forms, surveys, applications or sign-ups for others. */
const builders: ReadonlySet<string> = new Set([
  'zoho',
  'typeform',
  'jotform',
  'formspree',
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

/**
 * Services that show other things as well (feeds, lists of vacancies, documents, reviews), with the addresses at which they show a form.
 * One that is no builder of forms takes them only there.
 */
const formAddresses: Readonly<Record<string, RegExp>> = {
  powr: /\/(?:[a-z-]*forms?[a-z-]*|survey|poll|quiz|mailing-list|popup|booking)(?:[/?#]|$)/i,
  'google-docs-embed': /\/forms\//i,
  airtable: /\/form(?:[/?#]|$)/i,
  zoho: /form|survey|recruit|apply/i,
  personio: /\/job\/\d+|\/apply/i,
  softgarden: /appl(?:y|ication)|bewerb/i,
  'join-com': /\/apply|bewerb/i,
  churchdesk: /form|contribut|registration|signup|spende|donat/i,
  trustmary: /form|survey|feedback/i,
  pardot: /\/l\/\d+\//,
  hubspot: /^https:\/\/(?:share|forms|[a-z0-9]+\.share)\.hsforms\.com\//i,
};

/** Whether a frame of a service at this address shows a form; what only may be one is none. */
export function takesFormsAt(service: Service, url: string): boolean {
  const addresses = formAddresses[service.id];
  return addresses ? addresses.test(url) : isFormService(service);
}

/** Whether a script of the service is there to draw a form: of those that draw other things too, it does not tell. */
export function drawsForms(service: Service): boolean {
  return isFormService(service) && !(service.id in formAddresses);
}

/** Whether visitors of a site leave data in forms of this service: form builders, applicant portals, newsletter services. */
export function isFormService({ id, category }: Service): boolean {
  return builders.has(id) || category === 'newsletter';
}

const donations: ReadonlySet<string> = new Set(['fundraisingbox', 'twingle', 'raisenow', 'altruja', 'betterplace']);

/** Whether a service takes donations in a form of its own. */
export function isDonationService({ id }: Service): boolean {
  return donations.has(id);
}
