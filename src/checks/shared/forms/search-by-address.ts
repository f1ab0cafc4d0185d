import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { isEmbed, wasSent } from '../services/initiator-chains.ts';
import { causeOfService, trackingCategories } from '../services/service-observations.ts';
import { mentions, shortList, wholeWords } from '../wording.ts';
import { formPlace } from './visitor-forms.ts';

const mostServices = 10;
/** Of so few pages a single one is too large a share to tell anything. */
const fewPages = 5;
/** Services that are told the address of the page, and let it be told otherwise. */
const settable: ReadonlySet<ServiceCategory> = new Set(['analytics', 'session-replay', 'ab-testing']);

const measureStep = {
  de: 'Nehmen Sie den Suchbegriff aus der Seitenadresse, die Sie an {measuring} melden (den Parameter in den Einstellungen des Dienstes ausschließen oder die gemeldete Adresse überschreiben); geht beides nicht, laden Sie den Dienst auf der Trefferseite nicht.',
  en: 'Take the search term out of the page address that you report to {measuring} (exclude the parameter in the settings of the service or overwrite the address reported); if neither is possible, do not load the service on the page of results.',
};
/** Tags for advertising read the address by themselves; none of them has a setting for it. */
const otherStep = {
  de: 'Laden Sie auf der Trefferseite nicht, was dort von sich aus die Adresse erfährt: {others}; es genügt eine Bedingung in der Vorlage, in der Erweiterung oder im Tag-Manager.',
  en: 'Do not load on the page of results what learns its address by itself: {others}; a condition in the template, in the extension or in the tag manager is enough.',
};
const tellStep = {
  de: 'Soll ein Dienst die Suche auswerten, sagen Sie das in der Datenschutzerklärung und, wo es eine gibt, in der Einwilligung.',
  en: 'If a service is meant to evaluate searches, say so in the privacy notice and, where there is one, in the consent.',
};

/** Steps for a search whose term stands in an address that services learn, by the kinds of these services. */
export const searchFixes = (['de', 'en'] as const).map((locale) => ({
  '': numberedSteps([measureStep[locale], tellStep[locale]]),
  Others: numberedSteps([otherStep[locale], tellStep[locale]]),
  Mixed: numberedSteps([measureStep[locale], otherStep[locale], tellStep[locale]]),
}));

/** Whether a form writes what is entered into the address. */
export function sendsByGet({ method, actionDeclared, action, kind }: FormFact): boolean {
  return method === 'get' && actionDeclared && /^https?:/i.test(action) && !action.endsWith('#') && kind !== 'consent';
}

/** A finding about a form, with the place and the target it shows. */
export function formFinding(message: string, form: FormFact, cause: string): Finding {
  const items = [formItem(form, { action: form.action, method: form.method, fields: form.personalFields.join(', ') })] as const;
  return { message, params: formPlace(form), items, cause };
}

/** A script alone reads the address if it likes; what the scan saw is that nobody was told anything but where it loads. */
function reports({ type, url }: RequestFact, domain: string): boolean {
  return (type !== 'script' && type !== 'stylesheet') || (URL.parse(url)?.search ?? '').includes(domain);
}

const wordFields: ReadonlySet<string> = new Set(['search', 'text', 'textarea']);
const dayOf = wholeWords(
  'datum|tag|anreise|abreise|abholung|rückgabe|abfahrt|rückfahrt|von|bis|check-?(?:in|out)|date|from|to|pick-?up|return',
);

/** Whether words can be typed into a form: a choice of places and days by „Suchen“ holds no term. */
function takesWords({ fields }: FormFact): boolean {
  return fields.some(({ type, label, name }) => wordFields.has(type) && (type === 'search' || !mentions(`${label} ${name}`, dayOf)));
}

/** A search by address is ordinary; it matters where somebody else reads the address, or where the search itself tells much. */
export function searchFindings({
  forms,
  services,
  requests,
  pages,
  site,
  applicability,
}: Pick<Facts, 'forms' | 'services' | 'requests' | 'pages' | 'site' | 'applicability'>): Finding[] {
  const search = forms.find((form) => sendsByGet(form) && form.kind === 'search' && form.visible && takesWords(form));
  if (!search) return [];
  // What counts one article lies on no page of results: that is made of what all pages have.
  const visited = new Set(pages.map(({ url }) => url)).size;
  const embeds = new Set(services.filter(isEmbed).map(({ service }) => service.id));
  const reporting = new Set(
    requests.filter((request) => wasSent(request) && reports(request, site.domain)).map(({ serviceId }) => serviceId),
  );
  const shared = services.filter(({ service, hosts, active, pages: own }) => {
    const observes = trackingCategories.has(service.category) && hosts.length > 0 && !service.selfHosted;
    // What a video brings along runs where the video is, which is no page of results.
    const cause = causeOfService(service.id, services);
    const runsBeside = cause === service.id || !embeds.has(cause);
    const isEverywhere = visited < fewPages || 2 * own.length >= visited;
    return observes && runsBeside && isEverywhere && reporting.has(service.id) && (active.none || active.reject || active.accept);
  });
  // Who learns the address is the graver half; where nobody does, a delicate term still stands in logs and in the history.
  if (shared.length === 0) return applicability.sensitive ? [formFinding('searchSensitive', search, 'search-by-address')] : [];
  const early = shared.some(({ active }) => active.none || active.reject);
  const named = (list: typeof shared) =>
    shortList(
      list.map(({ service }) => service.name),
      mostServices,
    );
  const measuring = shared.filter(({ service }) => settable.has(service.category));
  const others = shared.filter(({ service }) => !settable.has(service.category));
  const kind = others.length === 0 ? '' : measuring.length === 0 ? 'Others' : 'Mixed';
  const finding = formFinding(`${early ? 'searchShared' : 'searchSharedAccepted'}${kind}`, search, 'search-by-address');
  const params = { ...finding.params, services: named(shared), measuring: named(measuring), others: named(others) };
  return [{ ...finding, params }];
}
