import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding, type Locale, type Verdict } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, requestItem, serviceItem, verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { isFormService } from '../shared/forms/form-services.ts';
import { dataForms } from '../shared/forms/visitor-forms.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { namesService, readNotice } from '../shared/notice/notice.ts';
import { publishedEmails, publishedPhones } from '../shared/services/address-data.ts';
import { pagesCarrying } from '../shared/services/carried-data.ts';
import { isEmbed, wasSent } from '../shared/services/initiator-chains.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { mentions, shortList, wholeWords } from '../shared/wording.ts';

/** Services whose very purpose is to recognise a person across websites by a hashed address. */
const identityServices = new Set(['liveramp', 'id5', 'uid2', 'utiq', 'zeotap']);
/** Parameters in which advertising scripts pass on hashed customer data. A digest alone is often the name of a file. */
const matchingNames =
  /^(?:em|ph|fn|ln|db|ge|ct|st|zp|external_id|hem|ud\[(?:em|ph|fn|ln|db|ge|ct|st|zp)\]|user_data(?:\[\w{2,20}\]|\.\w{2,20})?|sha256_(?:email|phone)\w{0,20}|pd\[em\])$/i;
const digest = /^[0-9a-f]{64}$/i;
/** An address in plain, which networks take as well. */
const plainNames = /^(?:cd|ud|pd|user_data)\[(?:em|email)\]$/i;
/** Google's enhanced conversions: a version, then name and hash. `tv.1~em` or `tv.1` alone says that nothing was found. */
const enhancedConversion = /^tv\.1~(?:\w{2,4}\.[^~]{0,80}~){0,12}(?:em|pn|fn\d?|ln\d?)\.[\w-]{20,}/;

/** Words by which a notice explains such matching. */
const explained = wholeWords(
  'erweiterte[rnsm]?\\s+(?:abgleich|conversions?|conversion-tracking)|enhanced\\s+conversions?|advanced\\s+matching|customer\\s+match|custom\\s+audiences?|kundenlisten?|kundenabgleich|gehasht[a-zß-ɏ]*|hashwert[a-zß-ɏ]*|hash-?verfahren|hashed|pseudonymisierte[rn]?\\s+e-?mail-?adressen?',
);

/** An address in plain is a slip in a template rather than a setting of the network. */
function plainFix(locale: Locale, second: string): string {
  return locale === 'de'
    ? `1. Entfernen Sie das Bild oder den Aufruf, der den Parameter ({fields}) sendet, aus der Vorlage der Seite.\n2. ${second}\n3. Wollen Sie den Dienst weiter nutzen, laden Sie ihn erst nach der Einwilligung und ohne diesen Parameter.`
    : `1. Remove the image or the call that sends the parameter ({fields}) from the template of the page.\n2. ${second}\n3. If you want to go on using the service, load it only after consent and without this parameter.`;
}
/** Of pages that the scan did not open nothing is known; `Paged`: it has seen such data in addresses. */
const plainSteps = {
  de: {
    '': 'Prüfen Sie, ob Seiten, die der Scan nicht aufruft, Angaben von Besuchern in Adressen schreiben, etwa Bestellbestätigung und Konto.',
    Paged:
      'Nehmen Sie die Angaben auch aus der Adresse von {pages} heraus: Was dort eingebunden ist, kann sie mit der Adresse der Seite erhalten{see:sec-personal-data-in-url}.',
  },
  en: {
    '': 'Check whether pages that the scan does not open write details of visitors into addresses, such as order confirmation and account.',
    Paged:
      'Take the details out of the address of {pages} as well: what is embedded there can receive them with the address of the page{see:sec-personal-data-in-url}.',
  },
};
const plain = {
  de: {
    plainBeforeConsent: 'Vor der Einwilligung wird eine E-Mail-Adresse im Klartext gesendet (Empfänger: {service}, Parameter: {fields})',
    plainAfterReject: 'Nach dem Ablehnen wird eine E-Mail-Adresse im Klartext gesendet (Empfänger: {service}, Parameter: {fields})',
    plainThroughout:
      'Vor der Einwilligung und nach dem Ablehnen wird eine E-Mail-Adresse im Klartext gesendet (Empfänger: {service}, Parameter: {fields})',
    plainUnknownRecipient:
      'Ohne Einwilligung geht eine E-Mail-Adresse im Klartext an einen unbekannten Empfänger: {service} (Parameter {fields})',
  },
  en: {
    plainBeforeConsent: 'An e-mail address goes to {service} in plain text before consent (parameter {fields})',
    plainAfterReject: 'An e-mail address goes to {service} in plain text after rejection (parameter {fields})',
    plainThroughout: 'An e-mail address goes to {service} in plain text before consent and after rejection (parameter {fields})',
    plainUnknownRecipient: 'An e-mail address goes to an unknown recipient in plain text without consent: {service} (parameter {fields})',
  },
};

const paged = {
  de: { Paged: '; Angaben von Besuchern stehen außerdem in der Adresse von Seiten der Website: {pages}' },
  en: { Paged: '; besides, details of visitors stand in the address of pages of the website: {pages}' },
};

function plainFixes(locale: Locale): Record<string, string> {
  const names = Object.keys(plain[locale]);
  return Object.fromEntries(
    Object.entries(plainSteps[locale]).flatMap(([suffix, step]) => names.map((name) => [name + suffix, plainFix(locale, step)])),
  );
}

/** Whether customer data is matched with advertising partners, hashed or plain. */
export default defineCheck({
  id: 'trk-user-data-matching',
  area: 'trk',
  version: 8,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    unverified('Art. 6, 13 DSGVO', 'Art. 6, 13 GDPR'),
    unverified(
      'BayVGH, 26.9.2018, 5 CS 18.1157 (Custom Audience)',
      'Bavarian Higher Administrative Court, 26 Sep 2018, 5 CS 18.1157 (Custom Audience)',
    ),
    consentLaw.tdddg25,
  ],
  needs: ['requests', 'services', 'forms', 'privacy', 'pages', 'attempts'],
  texts: {
    de: {
      title: 'Kein Abgleich (gehashter) Kundendaten mit Werbepartnern ohne Einwilligung',
      explanation:
        'Beim „erweiterten Abgleich“ gehen E-Mail-Adresse, Telefonnummer oder Name an Werbepartner, meist als Hashwert. Ein Hashwert ist nicht anonym: Der Partner vergleicht ihn mit den Werten seiner eigenen Kunden. Dafür braucht es eine gesonderte Einwilligung und eine Erläuterung (Art. 6, 13 DSGVO).',
      confidenceReason:
        'Gesucht wird nach bekannten Parametern; was beim Ausfüllen oder Absenden eines Formulars geschieht, sieht der Scan nicht.',
      howToFix:
        '1. Schalten Sie den erweiterten Abgleich in den Einstellungen des Dienstes ab (und im Tag-Manager, falls Sie einen verwenden), auch die automatische Erkennung von Formularfeldern.\n2. Wenn Sie ihn nutzen: Holen Sie eine gesonderte Einwilligung ein, die ihn nennt.\n3. Erläutern Sie in der Datenschutzerklärung Daten, Verfahren und Empfänger, soweit noch nicht geschehen.',
      fixes: {
        ...plainFixes('de'),
        afterSubmitAnalytics:
          '1. Prüfen Sie in der Verwaltung von Google Analytics, ob die Erfassung von Nutzern bereitgestellter Daten eingeschaltet ist, auch ihre automatische Erkennung, und schalten Sie sie aus.\n2. Wenn Sie sie nutzen: Holen Sie eine gesonderte Einwilligung ein, die sie nennt, und erläutern Sie sie in der Datenschutzerklärung, soweit noch nicht geschehen.',
        afterSubmit:
          '1. Prüfen Sie in den Einstellungen ({services}), ob ein Abgleich mit Kundendaten eingeschaltet ist (je nach Dienst „erweiterter Abgleich“, „erweiterte Conversions“ oder „von Nutzern bereitgestellte Daten“ genannt), auch die automatische Erkennung von Formularfeldern, und schalten Sie ihn aus.\n2. Wenn Sie den Abgleich nutzen: Holen Sie eine gesonderte Einwilligung ein, die ihn nennt, und erläutern Sie ihn in der Datenschutzerklärung, soweit noch nicht geschehen.',
        unknownAccepted:
          '1. Klären Sie, wozu {service} diese Angaben erhält: {fields}.\n2. Sollen sie mit Kundendaten abgeglichen werden, holen Sie dafür eine gesonderte Einwilligung ein und nennen Sie Daten, Zweck und Empfänger in der Datenschutzerklärung; sonst nehmen Sie sie aus der Übertragung.',
        plainNotExplained:
          '1. Entfernen Sie den Parameter ({fields}) oder das Bild, das ihn sendet, aus der Vorlage der Seite.\n2. Wenn Sie die Adresse übermitteln wollen: Holen Sie eine gesonderte Einwilligung ein und nennen Sie Daten, Zweck und Empfänger in der Datenschutzerklärung.',
      },
      messages: {
        ...plain.de,
        ...addedTo(plain.de, paged.de),
        plainNotExplained:
          'Nach der Einwilligung wird eine E-Mail-Adresse im Klartext gesendet (Empfänger: {service}, Parameter: {fields}); einen Abgleich von Kundendaten erläutert die Datenschutzerklärung nicht',
        beforeConsent: '{service} erhält vor der Einwilligung Kundendaten zum Abgleich ({fields})',
        afterReject: '{service} erhält nach dem Ablehnen Kundendaten zum Abgleich ({fields})',
        throughout: '{service} erhält vor der Einwilligung und nach dem Ablehnen Kundendaten zum Abgleich ({fields})',
        identityService: '{service} gleicht Besucher ohne Einwilligung über Websites hinweg ab',
        unknownRecipient:
          'Ein unbekannter Empfänger erhält ohne Einwilligung Werte, die wie gehashte Kundendaten aussehen: {service} ({fields})',
        notExplained: '{service} erhält nach der Einwilligung Kundendaten zum Abgleich; die Datenschutzerklärung erläutert das nicht',
        noticeUnread: 'Ob die Datenschutzerklärung den Abgleich mit {service} erläutert, ließ sich nicht lesen',
        afterSubmitAnalytics:
          'Beobachtet wurde kein Abgleich durch Google Analytics; einen, der beim Ausfüllen oder Absenden eines Formulars einsetzt, sieht der Scan nicht',
        afterSubmit:
          'Beobachtet wurde kein Abgleich ({services}); einen, der beim Ausfüllen oder Absenden eines Formulars einsetzt, sieht der Scan nicht',
        unknownAccepted:
          'Nach dem Zustimmen erhält {service} Angaben, wie sie zum Abgleich dienen ({fields}); ob dort Werbepartner abgleichen, ist dem Scanner nicht bekannt',
        embeddedOnly:
          'Ein Abgleich von Kundendaten wurde nicht beobachtet. Werbepartner kommen hier nur mit eingebetteten Inhalten: {services}; was diese abgleichen, stellt die Website nicht ein',
        rejectNotExamined: 'Vor der Einwilligung wurde kein Abgleich beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        noAds: 'Es wurden keine Dienste von Werbepartnern beobachtet',
      },
    },
    en: {
      title: 'No matching of (hashed) customer data with ad partners without consent',
      explanation:
        'With “advanced matching”, e-mail address, phone number or name go to advertising partners, mostly as a hash. A hash is not anonymous: the partner compares it with the values of its own customers. That needs a separate consent and an explanation (Art. 6, 13 GDPR).',
      confidenceReason: 'Known parameters are looked for; the scan does not see what happens when a form is filled in or sent.',
      howToFix:
        '1. Turn off advanced matching in the settings of the service (and in the tag manager if you use one), the automatic detection of form fields included.\n2. If you use it: obtain a separate consent that names it.\n3. Explain data, method and recipients in the privacy notice unless that is done already.',
      fixes: {
        ...plainFixes('en'),
        afterSubmitAnalytics:
          '1. Check in the administration of Google Analytics whether the collection of user-provided data is switched on, its automatic detection included, and switch it off.\n2. If you use it: obtain a separate consent that names it, and explain it in the privacy notice unless that is done already.',
        afterSubmit:
          '1. Check in the settings ({services}) whether a matching of customer data is switched on (called “advanced matching”, “enhanced conversions” or “user-provided data”, depending on the service), the automatic detection of form fields included, and switch it off.\n2. If you use the matching: obtain a separate consent that names it, and explain it in the privacy notice unless that is done already.',
        unknownAccepted:
          '1. Find out what {service} receives these details for: {fields}.\n2. If they are to be matched with customer data, obtain a separate consent for it and name data, purpose and recipient in the privacy notice; otherwise take them out of the transmission.',
        plainNotExplained:
          '1. Remove the parameter ({fields}) or the image that sends it from the template of the page.\n2. If you want to transmit the address: obtain a separate consent and name data, purpose and recipient in the privacy notice.',
      },
      messages: {
        ...plain.en,
        ...addedTo(plain.en, paged.en),
        plainNotExplained:
          'An e-mail address goes to {service} in plain text after consent (parameter {fields}); the privacy notice does not explain any matching of customer data',
        beforeConsent: '{service} receives customer data for matching before consent ({fields})',
        afterReject: '{service} receives customer data for matching after rejection ({fields})',
        throughout: '{service} receives customer data for matching before consent and after rejection ({fields})',
        identityService: '{service} matches visitors across websites without consent',
        unknownRecipient: 'An unknown recipient receives values without consent that look like hashed customer data: {service} ({fields})',
        notExplained: '{service} receives customer data for matching after consent; the privacy notice does not explain that',
        noticeUnread: 'Whether the privacy notice explains the matching with {service} could not be read',
        afterSubmitAnalytics:
          'No matching by Google Analytics was observed; the scan does not see one that begins when a form is filled in or submitted',
        afterSubmit: 'No matching was observed ({services}); the scan does not see one that begins when a form is filled in or submitted',
        unknownAccepted:
          'After accepting, {service} receives details as they are used for matching ({fields}); whether advertising partners match there is not known to the scanner',
        embeddedOnly:
          'No matching of customer data was observed. Advertising partners come here only with embedded content: {services}; the website does not set what they match',
        rejectNotExamined: 'No matching was observed before consent; the state after rejection could not be examined',
        noAds: 'No services of advertising partners were observed',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const uses = new Map(facts.services.map((use) => [use.service.id, use]));
    const partners = facts.services.filter(isPartner);
    // Scripts of networks read what a page says of the company in structured data, and send it along.
    const published = new Set([...publishedEmails(facts.pages), ...publishedPhones(facts.pages)]);
    const matched = facts.requests.filter(wasSent).flatMap((request): Matched[] => {
      const fields = fieldsIn(request, published);
      const use = request.serviceId === null ? undefined : uses.get(request.serviceId);
      const isForeign = request.party !== 'first' && (use === undefined ? request.serviceId === null : isPartner(use));
      return fields.length > 0 && isForeign ? [{ request, fields, isPlain: fields.every((name) => isPlain(request, name)), use }] : [];
    });
    if (partners.length === 0 && matched.length === 0) return { class: 'NotApplicable', message: 'noAds' };

    const early = matched.filter(({ request }) => states.some((state) => request.states.includes(state)));
    const identity = partners.filter(({ service, active }) => identityServices.has(service.id) && states.some((state) => active[state]));
    const verdict = verdictOf({
      risks: [
        ...earlyFindings(
          early.filter(({ use }) => use !== undefined),
          states,
          facts.services,
        ),
        ...identity
          .filter(({ service }) => !early.some(({ use }) => use?.service.id === service.id))
          .map((use) => identityFinding(use, facts.services)),
      ],
      hints: earlyFindings(
        early.filter(({ use }) => use === undefined),
        states,
        facts.services,
      ),
    });
    if (verdict) return withPages(verdict, pagesCarrying(facts.requests, publishedEmails(facts.pages)));

    const later = matched.find(({ request, use }) => use !== undefined && request.states.includes('accept'));
    if (later?.use) {
      const notice = readNotice(facts);
      const isExplained = mentions(notice.text, explained) && namesService(notice.text, later.use);
      const params = { service: later.use.service.name };
      if (!isExplained && notice.url !== null && !notice.complete) return { class: 'NoClassification', message: 'noticeUnread', params };
      const [finding] = isExplained ? [] : groupFindings('notExplained', matched, facts.services);
      if (finding) return { class: 'Hint', findings: [finding] };
    }
    // Addresses in plain text stand in much that an unknown server gets; values made for matching do not.
    const stranger = matched.find(
      ({ request, use, fields }) =>
        use === undefined && request.states.includes('accept') && fields.some((name) => name !== 'email' && name !== 'phone'),
    );
    if (stranger) {
      const params = { service: stranger.request.host, fields: stranger.fields.join(', ') };
      return { class: 'NoClassification', message: 'unknownAccepted', params, items: [requestItem(stranger.request)] };
    }
    if (partners.length === 0) return { class: 'NotApplicable', message: 'noAds' };
    const unsubmitted: Verdict = dataForms(facts.forms).length > 0 ? openUntilSubmit(partners, facts.services) : { class: 'Conform' };
    // What a form would send is open with and without a rejection, and can be looked up at once.
    return complete || unsubmitted.class === 'NoClassification' ? unsubmitted : { class: 'NoClassification', message: 'rejectNotExamined' };
  },
});

/** Who could match what a form gathers. What an embed brings along the site cannot set, and a tag manager only passes data on. */
function openUntilSubmit(partners: readonly ServiceUse[], services: readonly ServiceUse[]): Verdict {
  const roots = new Map(services.map((use) => [use.service.id, use]));
  const own = partners.filter(({ service }) => {
    const root = roots.get(causeOfService(service.id, services));
    // What runs in a form or funnel that the operator has set up there is theirs to set, too.
    return root === undefined || !isEmbed(root) || (root.service.id !== service.id && isFormService(root.service));
  });
  const direct = own.filter(({ service }) => service.category !== 'tag-manager');
  if (own.length === 0)
    return { class: 'Conform', message: 'embeddedOnly', params: { services: shortList(partners.map(({ service }) => service.name)) } };
  const named = direct.length > 0 ? direct : own;
  if (named.length === 1 && named[0]!.service.id === 'google-analytics')
    return { class: 'NoClassification', message: 'afterSubmitAnalytics' };
  return {
    class: 'NoClassification',
    message: 'afterSubmit',
    params: {
      services: shortList(
        named.map(({ service }) => service.name),
        6,
      ),
    },
  };
}

/** Names the pages in whose addresses such data stands, where an address in plain is sent. */
function withPages<Told extends Verdict>(verdict: Told, pages: readonly string[]): Told {
  if (pages.length === 0 || !('findings' in verdict)) return verdict;
  const findings = verdict.findings.map((finding) =>
    finding.message in plain.de
      ? { ...finding, message: `${finding.message}Paged`, params: { ...finding.params, pages: shortList(pages) } }
      : finding,
  );
  return { ...verdict, findings };
}

interface Matched {
  request: RequestFact;
  fields: readonly string[];
  /** Nothing but an e-mail address as it is typed. */
  isPlain: boolean;
  use: ServiceUse | undefined;
}

/** Advertising networks; tag managers and the measuring service of one of them pass data on to them. */
const partnerCategories: ReadonlySet<ServiceCategory> = new Set(['marketing', 'social']);

function isPartner({ service }: ServiceUse): boolean {
  const isNetwork = partnerCategories.has(service.category) && !service.selfHosted;
  return isNetwork || service.category === 'tag-manager' || service.id === 'google-analytics';
}

/** Names of the parameters that carry customer data, or the kinds of what was found in the body. */
function fieldsIn({ url, personalData }: RequestFact, published: ReadonlySet<string>): string[] {
  const parameters = URL.canParse(url) ? [...new URL(url).searchParams] : [];
  const named = parameters.filter(([name, value]) =>
    matchingNames.test(name)
      ? digest.test(value) || enhancedConversion.test(value.slice(0, 2_000))
      : plainNames.test(name) && /.@./.test(value),
  );
  const carried = personalData.filter(
    ({ kind, where, masked }) =>
      kind === 'hashed-email' || (where === 'body' && (kind === 'email' || kind === 'phone') && !published.has(masked.toLowerCase())),
  );
  return [...new Set([...named.map(([name]) => name), ...carried.map(({ kind }) => kind)])];
}

function isPlain({ url }: RequestFact, name: string): boolean {
  if (!plainNames.test(name) || !URL.canParse(url)) return false;
  return new URL(url).searchParams.getAll(name).every((value) => value.includes('@'));
}

function earlyFindings(matched: readonly Matched[], states: readonly ConsentState[], services: readonly ServiceUse[]): Finding[] {
  return [...groupsOf(matched, services)].map(([, group]) => {
    const seen = states.filter((state) => group.some(({ request }) => request.states.includes(state)));
    return groupFindings(group[0]!.use ? momentOf(seen) : 'unknownRecipient', group, services)[0]!;
  });
}

function groupsOf(matched: readonly Matched[], services: readonly ServiceUse[]): Map<string, Matched[]> {
  return Map.groupBy(matched, ({ request, use }) => (use ? causeOfService(use.service.id, services) : request.domain));
}

function groupFindings(message: string, matched: readonly Matched[], services: readonly ServiceUse[]): Finding[] {
  return [...groupsOf(matched, services)].flatMap(([cause, group]) => {
    const items = atLeastOne(group.slice(0, 10).map(({ request, fields }) => requestItem(request, { fields: fields.join(', ') })));
    const { use, request } = group[0]!;
    const told = group.every((entry) => entry.isPlain) ? (`plain${message.charAt(0).toUpperCase()}${message.slice(1)}` as const) : message;
    const params = { service: use?.service.name ?? request.host, fields: [...new Set(group.flatMap(({ fields }) => fields))].join(', ') };
    return items ? [{ message: told, params, items, cause, ...(use ? { serviceIds: [use.service.id] } : {}) }] : [];
  });
}

function identityFinding(use: ServiceUse, services: Facts['services']): Finding {
  const { id, name } = use.service;
  return {
    message: 'identityService',
    params: { service: name },
    items: [serviceItem(use)],
    cause: causeOfService(id, services),
    serviceIds: [id],
  };
}
