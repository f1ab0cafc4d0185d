import { type CarriedData, foreignRequestsFrom, pagesWithFullReferrer, publishedEmails, visitorDataIn } from '../address-data.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { Facts, FormFact, RequestFact } from '../facts.ts';
import { wasSent } from '../initiator-chains.ts';
import { formItem, pageItem, requestItem, verdictOf } from '../items.ts';
import { unverified } from '../law.ts';
import { causeOfService, trackingCategories } from '../service-observations.ts';

/** Whether addresses carry personal data: of the site itself, of third parties, or by forms that write input into them. */
export default defineCheck({
  id: 'sec-personal-data-in-url',
  area: 'sec',
  version: 1,
  weight: 4,
  confidence: 'medium',
  legalBasis: [unverified('Art. 5 Abs. 1 lit. c, f, Art. 25, 32 DSGVO', 'Art. 5(1)(c), (f), Art. 25, 32 GDPR')],
  needs: ['requests', 'services', 'forms', 'pages', 'applicability', 'site'],
  texts: {
    de: {
      title: 'Keine personenbezogenen Daten in Adressen',
      explanation:
        'Adressen stehen in Protokollen, im Verlauf und im Referrer, den andere Anbieter erhalten. Stehen E-Mail-Adressen, Telefonnummern oder Sitzungskennungen darin, gelangen sie an Stellen, für die sie nicht bestimmt sind. Art. 5 Abs. 1 lit. c und f, Art. 25 und 32 DSGVO verlangen, das zu vermeiden.',
      confidenceReason:
        'Gesendete Adressen werden nach Mustern durchsucht; ein Wert kann nur so aussehen wie eine Telefonnummer oder Kennung.',
      howToFix:
        '1. Senden Sie Formulare mit der Methode POST.\n2. Entfernen Sie Personendaten und Sitzungskennungen aus Adressen und Weiterleitungen.\n3. Setzen Sie den Header „Referrer-Policy: strict-origin-when-cross-origin“.\n4. Prüfen Sie auch die Seiten nach dem Absenden eines Formulars; der Scan sendet keine Formulare ab.',
      messages: {
        emailToThird: 'Eine E-Mail-Adresse geht in der aufgerufenen Adresse (URL) an {host}',
        emailInReferrer: 'Eine E-Mail-Adresse geht im Referrer an {host}',
        emailInBoth: 'Eine E-Mail-Adresse geht in der aufgerufenen Adresse (URL) und im Referrer an {host}',
        phoneToThird: 'Eine Telefonnummer geht in der aufgerufenen Adresse (URL) an {host}',
        phoneInReferrer: 'Eine Telefonnummer geht im Referrer an {host}',
        phoneInBoth: 'Eine Telefonnummer geht in der aufgerufenen Adresse (URL) und im Referrer an {host}',
        sessionToThird: 'Eine Sitzungskennung der Website geht in der aufgerufenen Adresse (URL) an {host}',
        sessionInReferrer: 'Eine Sitzungskennung der Website geht im Referrer an {host}',
        sessionInBoth: 'Eine Sitzungskennung der Website geht in der aufgerufenen Adresse (URL) und im Referrer an {host}',
        typedToThird: 'Eingaben in ein Formularfeld gehen noch vor dem Absenden in der Adresse an {host}',
        ownAddress: 'Adressen der Website enthalten personenbezogene Daten oder Sitzungskennungen',
        getForm: 'Das Formular „{button}“ schreibt E-Mail-Adresse oder Passwort in die Adresse (Methode GET)',
        searchShared: 'Suchbegriffe aus „{button}“ stehen in der Adresse, die eingebundene Analyse- oder Werbedienste erfahren',
        searchSensitive: 'Suchbegriffe aus „{button}“ stehen auf einer Website mit sensiblem Thema in der Adresse',
        fullReferrer: 'Seiten mit sensiblem Thema teilen Dritten ihre volle Adresse mit (Referrer-Policy)',
        none: 'In den beobachteten Adressen wurden keine E-Mail-Adressen, Telefonnummern oder Sitzungskennungen erkannt; Formulare sendet der Scan nicht ab',
      },
    },
    en: {
      title: 'No personal data in URLs',
      explanation:
        'Addresses end up in logs, in the history and in the referrer that other providers receive. If they hold e-mail addresses, phone numbers or session ids, these reach places they are not meant for. Art. 5(1)(c) and (f), Art. 25 and 32 GDPR require that to be avoided.',
      confidenceReason: 'Addresses that were sent are searched for patterns; a value may merely look like a telephone number or an id.',
      howToFix:
        '1. Send forms with the POST method.\n2. Remove personal data and session ids from addresses and redirects.\n3. Set the header “Referrer-Policy: strict-origin-when-cross-origin”.\n4. Also examine the pages after a form was submitted; the scan submits no forms.',
      messages: {
        emailToThird: 'An e-mail address goes to {host} in the requested address (URL)',
        emailInReferrer: 'An e-mail address goes to {host} in the referrer',
        emailInBoth: 'An e-mail address goes to {host} in the requested address (URL) and in the referrer',
        phoneToThird: 'A phone number goes to {host} in the requested address (URL)',
        phoneInReferrer: 'A phone number goes to {host} in the referrer',
        phoneInBoth: 'A phone number goes to {host} in the requested address (URL) and in the referrer',
        sessionToThird: 'A session id of the website goes to {host} in the requested address (URL)',
        sessionInReferrer: 'A session id of the website goes to {host} in the referrer',
        sessionInBoth: 'A session id of the website goes to {host} in the requested address (URL) and in the referrer',
        typedToThird: 'Input in a form field goes to {host} in the address even before it is submitted',
        ownAddress: 'Addresses of the website contain personal data or session ids',
        getForm: 'The form “{button}” writes e-mail address or password into the address (GET method)',
        searchShared: 'Search terms from “{button}” are in the address, which embedded analytics or advertising services learn',
        searchSensitive: 'Search terms from “{button}” are in the address on a website with a sensitive topic',
        fullReferrer: 'Pages with a sensitive topic tell third parties their full address (Referrer-Policy)',
        none: 'No e-mail addresses, telephone numbers or session ids were recognised in the addresses observed; the scan submits no forms',
      },
    },
  },
  run(facts) {
    const published = publishedEmails(facts.pages);
    const carrying = facts.requests.filter(wasSent).flatMap((request) => {
      const data = visitorDataIn(request, published, facts.site.domain);
      return data.length > 0 ? [{ request, data }] : [];
    });
    const foreign = carrying.filter(({ request }) => request.party !== 'first');
    const own = carrying.filter(({ request }) => request.party === 'first');
    const verdict = verdictOf({
      risks: [
        ...foreignFindings(placed('email'), 'email', foreign, facts),
        ...foreignFindings(placed('phone'), 'phone', foreign, facts),
        ...foreignFindings(placed('session'), 'session', foreign, facts),
        ...facts.forms.filter(isTellingGetForm).map((form) => formFinding('getForm', form, `form-transport:${form.id}`)),
      ],
      hints: [
        ...foreignFindings(() => 'typedToThird', 'typed-text', foreign, facts),
        ...ownFinding(own),
        ...searchFindings(facts),
        ...referrerFinding(facts),
      ],
    });
    return verdict ?? { class: 'Conform', message: 'none' };
  },
});

type Carrying = readonly { request: RequestFact; data: readonly CarriedData[] }[];

/** The message that says where the data was seen. */
function placed(kind: 'email' | 'phone' | 'session'): (places: ReadonlySet<string>) => string {
  return (places) => `${kind}${!places.has('referer') ? 'ToThird' : places.has('url') ? 'InBoth' : 'InReferrer'}`;
}

/** One finding for each company that receives data of this kind. */
function foreignFindings(
  messageOf: (places: ReadonlySet<string>) => string,
  kind: CarriedData['kind'],
  carrying: Carrying,
  { services }: Pick<Facts, 'services'>,
): Finding[] {
  const receiving = carrying.filter(({ data }) => data.some((piece) => piece.kind === kind));
  const causeOf = ({ serviceId, domain }: RequestFact) => (serviceId === null ? domain : causeOfService(serviceId, services));
  return [...Map.groupBy(receiving, ({ request }) => causeOf(request))].map(([cause, group]) => {
    const [first, ...rest] = itemsOf(group);
    const { host, serviceId } = group[0]!.request;
    const places = group.flatMap(({ data }) => data.filter((piece) => piece.kind === kind).map(({ where }) => where));
    const message = messageOf(new Set(places));
    return { message, params: { host }, items: [first!, ...rest], cause, ...(serviceId === null ? {} : { serviceIds: [serviceId] }) };
  });
}

function ownFinding(carrying: Carrying): Finding[] {
  const [first, ...rest] = itemsOf(carrying);
  return first ? [{ message: 'ownAddress', items: [first, ...rest], cause: 'data-in-address' }] : [];
}

function itemsOf(carrying: Carrying): FindingItem[] {
  return carrying.slice(0, 15).map(({ request, data }) =>
    requestItem(request, {
      kinds: data.map(({ kind }) => kind).join(', '),
      where: data[0]?.where ?? null,
      masked: data.map(({ masked }) => masked).join(', '),
    }),
  );
}

function isGet({ method, actionDeclared, action, kind }: FormFact): boolean {
  return method === 'get' && actionDeclared && /^https?:/i.test(action) && !action.endsWith('#') && kind !== 'consent';
}

function isTellingGetForm(form: FormFact): boolean {
  return isGet(form) && form.kind !== 'search' && form.personalFields.some((field) => field === 'email' || field === 'password');
}

function formFinding(message: string, form: FormFact, cause: string): Finding {
  const items = [formItem(form, { action: form.action, method: form.method, fields: form.personalFields.join(', ') })] as const;
  return { message, params: { button: form.submitText || form.kind }, items, cause };
}

/** A search by address is ordinary; it matters where somebody else reads the address, or where the search itself tells much. */
function searchFindings({ forms, services, applicability }: Pick<Facts, 'forms' | 'services' | 'applicability'>): Finding[] {
  const search = forms.find((form) => isGet(form) && form.kind === 'search' && form.visible);
  if (!search) return [];
  if (applicability.sensitive) return [formFinding('searchSensitive', search, 'search-by-address')];
  const isShared = services.some(({ service, hosts, active }) => {
    const observes = trackingCategories.has(service.category) && hosts.length > 0 && !service.selfHosted;
    return observes && (active.none || active.reject || active.accept);
  });
  return isShared ? [formFinding('searchShared', search, 'search-by-address')] : [];
}

function referrerFinding(facts: Pick<Facts, 'pages' | 'requests' | 'applicability'>): Finding[] {
  if (!facts.applicability.sensitive) return [];
  const pages = pagesWithFullReferrer(facts.pages).filter((page) => foreignRequestsFrom([page], facts).length > 0);
  const [first, ...rest] = pages
    .slice(0, 15)
    .map(({ url, states, headers }) => pageItem(url, states, { policy: headers['referrer-policy'] ?? null }));
  return first ? [{ message: 'fullReferrer', items: [first, ...rest], cause: 'referrer-policy' }] : [];
}
