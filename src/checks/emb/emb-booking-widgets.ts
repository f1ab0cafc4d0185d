import { adequacyOf } from '#knowledge/country.ts';
import type { Service } from '#knowledge/types.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../embed-observations.ts';
import type { Facts, ServiceUse } from '../facts.ts';
import { serviceItem, verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { namesService, namesVendor, readNotice } from '../notice.ts';
import { isOrderStep } from '../order-steps.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../passed-after-consent.ts';
import type { ServiceObservation } from '../service-observations.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers.ts';
import { momentOf, unconsentedStates } from '../unconsented-states.ts';
import { doubtfulStorage } from '../widget-storage.ts';

/** Whether widgets for bookings, appointments and reviews wait for a click or consent. */
export default defineCheck({
  id: 'emb-booking-widgets',
  area: 'emb',
  version: 1,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25WithExceptions, statute('Art. 9, 28 DSGVO', 'Art. 9, 28 GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'shopPages', 'attempts'],
  texts: {
    de: {
      title: 'Buchungs-, Termin- und Bewertungs-Widgets',
      explanation:
        'Ein eingebettetes Widget überträgt schon beim Aufruf der Seite Daten an seinen Anbieter. Speichert es dabei im Endgerät, ohne dass der Besucher buchen oder Bewertungen lesen wollte, verlangt § 25 Abs. 1 TDDDG eine Einwilligung. Bei Arztterminen kann schon der Aufruf auf die Gesundheit schließen lassen (Art. 9 DSGVO); der Anbieter ist in der Regel Auftragsverarbeiter (Art. 28 DSGVO).',
      confidenceReason: 'Der Abruf wird gemessen; ob der Besucher das Widget dort ausdrücklich wünscht, hängt von der Seite ab.',
      howToFix:
        '1. Ersetzen Sie das Widget durch einen Link, oder laden Sie es erst, wenn der Besucher darauf klickt.\n2. Zeigen Sie Bewertungssiegel als Bild vom eigenen Server mit einem Link zum Profil.\n3. Prüfen Sie den Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung, soweit er dort fehlt.',
      messages: {
        beforeConsent: '{service} speichert vor der Einwilligung im Endgerät; der Empfänger sitzt außerhalb der EU',
        afterReject: '{service} speichert nach dem Ablehnen im Endgerät; der Empfänger sitzt außerhalb der EU',
        throughout: '{service} speichert vor der Einwilligung und nach dem Ablehnen im Endgerät; der Empfänger sitzt außerhalb der EU',
        stores: '{service} speichert ohne Einwilligung im Endgerät',
        thirdCountry: '{service} lädt ohne Einwilligung von einem Empfänger außerhalb der EU',
        notNamed: '{service} lädt ohne Einwilligung; die Datenschutzerklärung nennt den Dienst nicht',
        connectionOnly: 'Ohne Einwilligung besteht nur eine Verbindung zu {service}',
        noticeUnread: 'Ob die Datenschutzerklärung {service} nennt, ließ sich nicht lesen',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekanntes Buchungs-Widget beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lud kein solches Widget; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
      },
    },
    en: {
      title: 'Booking, appointment and review widgets',
      explanation:
        'An embedded widget transmits data to its provider as soon as the page is opened. If it stores on the device while the visitor wanted neither to book nor to read reviews, Section 25(1) TDDDG requires consent. With doctors’ appointments the visit alone may reveal something about health (Art. 9 GDPR); the provider is usually a processor (Art. 28 GDPR).',
      confidenceReason: 'The request is measured; whether the visitor expressly wants the widget there depends on the page.',
      howToFix:
        '1. Replace the widget by a link, or load it only when the visitor clicks on it.\n2. Show review seals as an image from your own server with a link to the profile.\n3. Check the data processing agreement and name the provider in the privacy notice where it is missing there.',
      messages: {
        beforeConsent: '{service} stores on the device before consent; the recipient is seated outside the EU',
        afterReject: '{service} stores on the device after rejection; the recipient is seated outside the EU',
        throughout: '{service} stores on the device before consent and after rejection; the recipient is seated outside the EU',
        stores: '{service} stores on the device without consent',
        thirdCountry: '{service} loads without consent from a recipient outside the EU',
        notNamed: '{service} loads without consent; the privacy notice does not name the service',
        connectionOnly: 'Without consent there is only a connection to {service}',
        noticeUnread: 'Whether the privacy notice names {service} could not be read',
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
    for (const observation of observeEmbeds(facts, states, 'booking')) {
      const { use } = observation;
      const told = (message: string) => embedFinding(message, observation, facts);
      const isNamed = namesService(notice.text, use) || namesVendor(notice.text, use);
      if (onlyConnected(observation)) hints.push(told('connectionOnly'));
      else if (stores(observation, facts)) {
        // A seal on the pages of an order may belong to the contract.
        const isRisk = isFarAway(use) && !onOrderStepsOnly(observation, facts);
        if (isRisk) risks.push(told(momentOf(observation.states)));
        else hints.push(told('stores'));
      } else if (isThirdCountry(countryOfRecipient(use)) === true) hints.push(told('thirdCountry'));
      else if (isNamed) continue;
      else if (notice.complete || notice.url === null) hints.push(told('notNamed'));
      else unread.push(use);
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const [first] = unread;
    if (first) {
      const items = unread.map((use) => serviceItem(use));
      return { class: 'NoClassification', message: 'noticeUnread', params: { service: first.service.name }, items };
    }
    return complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope);
  },
});

function stores({ use, companions, states }: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): boolean {
  const ids = new Set([use.service.id, ...companions.map(({ service }) => service.id)]);
  return doubtfulStorage(ids, facts, states).length > 0;
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
