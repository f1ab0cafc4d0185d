import type { Finding } from '../../define-check.ts';
import type { Facts, FormFact, RequestFact } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { isEmbed, wasSent } from '../services/initiator-chains.ts';
import { causeOfService, trackingCategories } from '../services/service-observations.ts';
import { mentions, shortList, wholeWords } from '../wording.ts';
import { formPlace } from './visitor-forms.ts';

const mostServices = 10;

/** Steps for a search whose term stands in an address that services learn. */
export const searchFix = {
  de: '1. Nehmen Sie den Suchbegriff aus der Seitenadresse, die Sie an {services} melden (den Parameter in den Einstellungen des Dienstes ausschließen oder die gemeldete Adresse überschreiben).\n2. Soll der Dienst die Suche auswerten, sagen Sie das in der Datenschutzerklärung und, wo es eine gibt, in der Einwilligung.',
  en: '1. Take the search term out of the page address that you report to {services} (exclude the parameter in the settings of the service or overwrite the address reported).\n2. If the service is meant to evaluate searches, say so in the privacy notice and, where there is one, in the consent.',
};

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
  site,
  applicability,
}: Pick<Facts, 'forms' | 'services' | 'requests' | 'site' | 'applicability'>): Finding[] {
  const search = forms.find((form) => sendsByGet(form) && form.kind === 'search' && form.visible && takesWords(form));
  if (!search) return [];
  const embeds = new Set(services.filter(isEmbed).map(({ service }) => service.id));
  const reporting = new Set(
    requests.filter((request) => wasSent(request) && reports(request, site.domain)).map(({ serviceId }) => serviceId),
  );
  const shared = services.filter(({ service, hosts, active }) => {
    const observes = trackingCategories.has(service.category) && hosts.length > 0 && !service.selfHosted;
    // What a video brings along runs where the video is, which is no page of results.
    const cause = causeOfService(service.id, services);
    const runsBeside = cause === service.id || !embeds.has(cause);
    return observes && runsBeside && reporting.has(service.id) && (active.none || active.reject || active.accept);
  });
  // Who learns the address is the graver half; where nobody does, a delicate term still stands in logs and in the history.
  if (shared.length === 0) return applicability.sensitive ? [formFinding('searchSensitive', search, 'search-by-address')] : [];
  const early = shared.some(({ active }) => active.none || active.reject);
  const finding = formFinding(early ? 'searchShared' : 'searchSharedAccepted', search, 'search-by-address');
  return [
    {
      ...finding,
      params: {
        ...finding.params,
        services: shortList(
          shared.map(({ service }) => service.name),
          mostServices,
        ),
      },
    },
  ];
}
