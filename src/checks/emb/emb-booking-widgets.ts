import type { ConsentState } from '#evidence/gathered.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { reviewIds } from '#knowledge/services.ts';
import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { requestItem, serviceItem, verdictBeside } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { namesService, namesVendor, readNotice } from '../shared/notice/notice.ts';
import { isOrderStep } from '../shared/offer/order-steps.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { isWantedBooking } from '../shared/services/booking-pages.ts';
import { earlyStyleFixes, earlyStyleMessages, earlyStylesFinding } from '../shared/services/early-styles.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../shared/services/embed-observations.ts';
import { wasSent } from '../shared/services/initiator-chains.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { passedIdentifiers } from '../shared/services/passed-identifiers.ts';
import type { ServiceObservation } from '../shared/services/service-observations.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { pagesOfSetting } from '../shared/stored/cookies-unasked.ts';
import { doubtfulStorage } from '../shared/stored/widget-storage.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { shortList } from '../shared/wording.ts';

/** What is said of a widget that loads or stores, whatever its kind. */
const observedMessages = {
  de: {
    beforeConsent:
      '{service} (auf: {paths}) speichert vor der Einwilligung im Endgerät; der Anbieter oder sein Konzern sitzt außerhalb der EU ({country})',
    afterReject:
      '{service} (auf: {paths}) speichert nach dem Ablehnen im Endgerät; der Anbieter oder sein Konzern sitzt außerhalb der EU ({country})',
    throughout:
      '{service} (auf: {paths}) speichert vor der Einwilligung und nach dem Ablehnen im Endgerät; der Anbieter oder sein Konzern sitzt außerhalb der EU ({country})',
    stores: '{service} (auf: {paths}) speichert ohne Einwilligung im Endgerät',
    passes:
      '{service} lädt ohne Einwilligung auf: {paths}; dabei wird die Kennung {passed} aus dem Endgerät gelesen und an den Dienst übergeben. Auch das Auslesen braucht eine Einwilligung; der Anbieter oder sein Konzern sitzt außerhalb der EU ({country})',
    thirdCountryStores:
      '{service} lädt ohne Einwilligung auf: {paths}, und speichert dort {names}; der Anbieter oder sein Konzern sitzt außerhalb der EU ({country})',
    thirdCountry:
      '{service} lädt ohne Einwilligung auf: {paths}; der Anbieter oder sein Konzern sitzt außerhalb der EU ({country}). Eine Speicherung im Endgerät, die eine Einwilligung braucht, wurde dabei nicht beobachtet',
    notNamed:
      '{service} lädt ohne Einwilligung auf: {paths}; die Datenschutzerklärung nennt den Dienst nicht. Eine Speicherung im Endgerät, die eine Einwilligung braucht, wurde dabei nicht beobachtet',
  },
  en: {
    beforeConsent:
      '{service} (on: {paths}) stores on the device before consent; the provider or its group is seated outside the EU ({country})',
    afterReject:
      '{service} (on: {paths}) stores on the device after rejection; the provider or its group is seated outside the EU ({country})',
    throughout:
      '{service} (on: {paths}) stores on the device before consent and after rejection; the provider or its group is seated outside the EU ({country})',
    stores: '{service} (on: {paths}) stores on the device without consent',
    passes:
      '{service} loads without consent on: {paths}; the identifier {passed} is read from the device and handed to the service. Reading it needs consent too; the provider or its group is seated outside the EU ({country})',
    thirdCountryStores:
      '{service} loads without consent on: {paths}, and stores {names} there; the provider or its group is seated outside the EU ({country})',
    thirdCountry:
      '{service} loads without consent on: {paths}; the provider or its group is seated outside the EU ({country}). Storing on the device that needs consent was not observed along with it',
    notNamed:
      '{service} loads without consent on: {paths}; the privacy notice does not name the service. Storing on the device that needs consent was not observed along with it',
  },
};
const health = {
  de: '. Wer dort einen Termin oder die Praxis sucht oder Angaben macht, kann damit etwas über seine Gesundheit mitteilen (Art. 9 DSGVO)',
  en: '. Whoever looks for an appointment or the practice there, or gives details, may disclose something about their health (Art. 9 GDPR)',
};
const kindMessages = {
  de: { ...addedTo(observedMessages.de, { '': '', Review: '', Joint: '', Health: health.de }) },
  en: { ...addedTo(observedMessages.en, { '': '', Review: '', Joint: '', Health: health.en }) },
};
const seal = {
  de: '1. {#replace} Ersetzen Sie das Widget durch einen Link zum Profil oder zu den Bewertungen (ein Siegel auch als Bild vom eigenen Server), oder laden Sie es erst nach einem Klick.',
  en: '1. {#replace} Replace the widget by a link to the profile or the reviews (a seal also by an image from your own server), or load it only after a click.',
};
const role = {
  de: '\n2. Klären Sie, ob der Anbieter im Auftrag (Art. 28 DSGVO), gemeinsam mit Ihnen (Art. 26 DSGVO) oder selbst verantwortlich ist, und nennen Sie ihn in der Datenschutzerklärung, soweit das dort fehlt.',
  en: '\n2. Clarify whether the provider is a processor (Art. 28 GDPR), a joint controller with you (Art. 26 GDPR) or a controller of its own, and name it in the privacy notice where that is missing.',
};
const joint = {
  de: '\n2. Prüfen Sie die Vereinbarung zur gemeinsamen Verantwortlichkeit mit {service} (Art. 26 DSGVO), und stellen Sie ihr Wesentliches in der Datenschutzerklärung bereit (Art. 26 Abs. 2 Satz 2 DSGVO), soweit es dort fehlt.',
  en: '\n2. Check the arrangement on joint controllership with {service} (Art. 26 GDPR) and make its essence available in the privacy notice (Art. 26(2) sentence 2 GDPR) where it is missing.',
};
const fixesOf = (locale: 'de' | 'en') =>
  Object.fromEntries(
    Object.keys(observedMessages[locale]).flatMap((name) => [
      [`${name}Review`, seal[locale] + role[locale]],
      [`${name}Joint`, seal[locale] + joint[locale]],
    ]),
  );
const kindFixes = { de: fixesOf('de'), en: fixesOf('en') };

/** Practices and what patients fill in for them. */
const doctors: ReadonlySet<string> = new Set([
  'doctolib',
  'jameda',
  'dr-flex',
  'samedi',
  'clickdoc',
  'dubidoc',
  'doctena',
  'nelly',
  'medflex',
  'idana',
]);

/** What ends the name of a message: the kind of widget decides on its steps and on what is at stake. */
function kindOf({ id }: Service): 'Review' | 'Joint' | 'Health' | '' {
  // Trusted Shops states that it is a joint controller for its badge.
  if (id === 'trusted-shops') return 'Joint';
  if (reviewIds.has(id)) return 'Review';
  return doctors.has(id) ? 'Health' : '';
}

/** Whether widgets for bookings, appointments and reviews wait for a click or consent. */
export default defineCheck({
  id: 'emb-booking-widgets',
  area: 'emb',
  version: 15,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    consentLaw.tdddg25WithExceptions,
    statute('Art. 9 (bei Gesundheitsterminen), 13, 26, 28 DSGVO', 'Art. 9 (for health appointments), 13, 26, 28 GDPR'),
  ],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'shopPages', 'attempts'],
  wants: ['embeds'],
  texts: {
    de: {
      title: 'Buchungs-, Termin- und Bewertungs-Widgets',
      explanation:
        'Ein eingebettetes Widget überträgt schon beim Aufruf der Seite Daten an seinen Anbieter. Speichert es dabei im Endgerät, ohne dass der Besucher buchen oder Bewertungen lesen wollte, verlangt § 25 Abs. 1 TDDDG eine Einwilligung. Ob der Anbieter Auftragsverarbeiter (Art. 28 DSGVO), gemeinsam (Art. 26 DSGVO) oder selbst verantwortlich ist, hängt vom Dienst ab.',
      confidenceReason: 'Der Abruf wird gemessen; ob der Besucher das Widget dort ausdrücklich wünscht, hängt von der Seite ab.',
      howToFix:
        '1. {#replace} Ersetzen Sie das Widget durch einen Link, oder laden Sie es erst, wenn der Besucher darauf klickt.\n2. Klären Sie, ob der Anbieter im Auftrag (Art. 28 DSGVO), gemeinsam mit Ihnen (Art. 26 DSGVO) oder selbst verantwortlich ist; schließen Sie den Vertrag, den das verlangt, und nennen Sie den Anbieter in der Datenschutzerklärung, soweit das noch fehlt.',
      fixes: { connectionOnly: bareSteps.de, ...kindFixes.de, ...earlyStyleFixes.de },
      messages: {
        ...kindMessages.de,
        ...earlyStyleMessages.de,
        connectionOnly: bareMessage('de', 'Ohne Einwilligung'),
        noticeUnread: 'Ob die Datenschutzerklärung {service} nennt, ließ sich nicht lesen',
        inOrder:
          'Ohne Einwilligung geladen: {names}; eine Speicherung im Endgerät, die eine Einwilligung braucht, wurde dabei nicht beobachtet, und die Datenschutzerklärung nennt den Anbieter',
        inOrderAbroad:
          'Ohne Einwilligung geladen: {names}; eine Speicherung im Endgerät, die eine Einwilligung braucht, wurde dabei nicht beobachtet, und die Datenschutzerklärung nennt den Anbieter{see:tc-before-consent}',
        unknownFrame:
          'Auf {paths} zeigt die Website ohne Einwilligung {count|=einen fremden Rahmen, den|fremde Rahmen, die} der Scanner nicht kennt ({hosts}); ob das ein Buchungs-, Termin- oder Bewertungs-Widget ist, ist offen{see:emb-hidden-thirdparties}',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekanntes Buchungs-Widget beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lud kein solches Widget; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
      },
    },
    en: {
      title: 'Booking, appointment and review widgets',
      explanation:
        'An embedded widget transmits data to its provider as soon as the page is opened. If it stores on the device while the visitor wanted neither to book nor to read reviews, Section 25(1) TDDDG requires consent. Whether the provider is a processor (Art. 28 GDPR), a joint controller (Art. 26 GDPR) or a controller of its own depends on the service.',
      confidenceReason: 'The request is measured; whether the visitor expressly wants the widget there depends on the page.',
      howToFix:
        '1. {#replace} Replace the widget by a link, or load it only when the visitor clicks on it.\n2. Clarify whether the provider is a processor (Art. 28 GDPR), a joint controller with you (Art. 26 GDPR) or a controller of its own; conclude the agreement this requires and name the provider in the privacy notice where that is missing.',
      fixes: { connectionOnly: bareSteps.en, ...kindFixes.en, ...earlyStyleFixes.en },
      messages: {
        ...kindMessages.en,
        ...earlyStyleMessages.en,
        connectionOnly: bareMessage('en', 'Without consent'),
        noticeUnread: 'Whether the privacy notice names {service} could not be read',
        inOrder:
          'Loaded without consent: {names}; storing on the device that needs consent was not observed along with it, and the privacy notice names the provider',
        inOrderAbroad:
          'Loaded without consent: {names}; storing on the device that needs consent was not observed along with it, and the privacy notice names the provider{see:tc-before-consent}',
        unknownFrame:
          'On {paths} the website shows {count|=a third-party frame|third-party frames} without consent that the scanner does not know ({hosts}); whether it is a booking, appointment or review widget is open{see:emb-hidden-thirdparties}',
        noneObserved: 'No known booking widget was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No such widget loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const notice = readNotice(facts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const unread: ServiceUse[] = [];
    const inOrder: ServiceObservation[] = [];
    for (const observation of observeEmbeds(facts, states, 'booking')) {
      const { use } = observation;
      const passed = passedIdentifiers(observation, facts.cookies, states);
      const told = (message: string) => {
        const finding = embedFinding(message in observedMessages.de ? message + kindOf(use.service) : message, observation, facts);
        const paths = pathsOf([...new Set(observation.requests.map(({ pageUrl }) => pageUrl))]);
        const names = shortList(finding.items.flatMap(({ kind, value }) => (kind === 'cookie' || kind === 'storage' ? [value] : [])));
        return {
          ...finding,
          params: { ...finding.params, paths, names, passed: shortList(passed), country: countryOfRecipient(use) ?? '–' },
        };
      };
      const isNamed = namesService(notice.text, use) || namesVendor(notice.text, use);
      const styles = earlyStylesFinding(observation, facts);
      if (styles) hints.push(styles);
      else if (onlyConnected(observation)) hints.push(told('connectionOnly'));
      else if (stores(observation, facts)) {
        // A seal on the pages of an order may belong to the contract.
        const isRisk = isFarAway(use) && !onOrderStepsOnly(observation, facts);
        if (isRisk) risks.push(told(momentOf(observation.states)));
        else hints.push(told('stores'));
      } else if (passed.length > 0 && isFarAway(use)) risks.push(told('passes'));
      else if (isThirdCountry(countryOfRecipient(use)) === true) {
        const keeps = embedFinding('', observation, facts).items.some(({ kind }) => kind === 'cookie' || kind === 'storage');
        hints.push(told(keeps ? 'thirdCountryStores' : 'thirdCountry'));
      } else if (isNamed) inOrder.push(observation);
      else if (notice.complete || notice.url === null) hints.push(told('notNamed'));
      else unread.push(use);
    }
    const verdict = verdictBeside(risks, hints);
    if (verdict) return verdict;
    const [first] = unread;
    if (first) {
      const items = unread.map((use) => serviceItem(use));
      return { class: 'NoClassification', message: 'noticeUnread', params: { service: first.service.name }, items };
    }
    if (!complete) return openAfterReject(facts, inScope);
    const unknown = unknownFrames(facts, states);
    const [frame, ...others] = unknown;
    if (frame) {
      const params = {
        paths: pathsOf(unknown.map(({ pageUrl }) => pageUrl)),
        hosts: shortList([...new Set(unknown.map(({ host }) => host))]),
        count: unknown.length,
      };
      return {
        class: 'NoClassification',
        message: 'unknownFrame',
        params,
        items: [frame, ...others].slice(0, 15).map((each) => requestItem(each)),
      };
    }
    if (inOrder.length === 0) return passedAfterConsent(facts, inScope);
    // Servers of a provider from here that stand elsewhere are told by another check.
    const isAbroad = inOrder.some(({ requests }) => requests.some(({ serverCountry }) => isThirdCountry(serverCountry) === true));
    const params = { names: shortList(inOrder.map(({ use }) => use.service.name)) };
    return { class: 'Conform', message: isAbroad ? 'inOrderAbroad' : 'inOrder', params };
  },
});

/** Frames of others that visitors see without consent and of which the catalogue does not know what they show, each once. */
function unknownFrames(
  { requests, embeds = [] }: Pick<Facts, 'requests'> & Partial<Pick<Facts, 'embeds'>>,
  states: readonly ConsentState[],
): RequestFact[] {
  const seen = embeds.filter(({ kind, visible, serviceId }) => kind === 'iframe' && visible && serviceId === null);
  const shown = new Set(seen.map(({ host, pageUrl }) => `${host} ${pageUrl}`));
  const frames = requests.filter(
    (request) =>
      request.type === 'frame' &&
      request.party === 'third' &&
      request.serviceId === null &&
      request.embeddedBy === null &&
      !request.servesBanner &&
      wasSent(request) &&
      shown.has(`${request.host} ${request.pageUrl}`) &&
      states.some((state) => request.states.includes(state)),
  );
  return [...new Map(frames.map((request) => [`${request.host} ${request.pageUrl}`, request])).values()];
}

function stores({ use, companions, states }: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): boolean {
  const ids = new Set([use.service.id, ...companions.map(({ service }) => service.id)]);
  // The session of an engine on a page for booking is what the visitor came for.
  return doubtfulStorage(ids, facts, states).some((item) => isFarAway(use) || !isWantedBooking(item, use.service, pagesOfSetting(item)));
}

/** Seated in a country without an adequacy decision for all recipients, or run by such a company. */
function isFarAway(use: ServiceUse): boolean {
  const country = countryOfRecipient(use);
  return country !== null && ['partial', 'dpf-only', 'none'].includes(adequacyOf(country).level);
}

function onOrderStepsOnly({ requests }: ServiceObservation, { shopPages }: Pick<Facts, 'shopPages'>): boolean {
  return requests.every(({ pageUrl }) => isOrderStep(pageUrl, shopPages));
}

function inScope({ category }: Service): boolean {
  return category === 'booking';
}
