import type { FingerprintKind } from '#evidence/device-reading.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { FingerprintFact } from '../facts/device-reading.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { CookieFact, StorageFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { type Notice, readNotice } from '../shared/notice/notice.ts';
import { accountPages } from '../shared/offer/account-pages.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { isConnectionOnly } from '../shared/services/initiator-chains.ts';
import { causeOfService, observeServices, type ServiceObservation } from '../shared/services/service-observations.ts';
import { trackerFinding } from '../shared/services/tracking.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { familyOf, wasWrittenIn } from '../shared/stored/stored-items.ts';
import { matchesOf, near, shortList, wholeWords } from '../shared/wording.ts';

/** Services sold to recognise devices. */
const recognition = new Set(['fingerprint', 'threatmetrix', 'iovation']);
/** Services against fraud in orders, which read the device for it. */
const fraudPrevention = new Set(['riskified', 'forter', 'signifyd']);

/** What the browser calls the interfaces, in any language. */
const interfaces: Record<FingerprintKind, string> = {
  canvas: 'Canvas',
  webgl: 'WebGL',
  audio: 'Web Audio',
  fonts: 'Fonts',
  screen: 'Screen',
  navigator: 'Navigator',
  webrtc: 'WebRTC',
  battery: 'Battery',
};

/** What to do; each step stands only where it fits. */
const steps = {
  de: {
    stop: 'Entfernen Sie das Skript, das die Merkmale ausliest, oder laden Sie es erst nach einer Einwilligung, die das Auslesen des Geräts und seinen Zweck nennt.',
    erase: 'Löschen Sie danach im Browser der Besucher, was das Skript dort gespeichert hat: {stored}.',
    restrict: 'Dient es der Betrugsabwehr, beschränken Sie es auf Anmeldung und Bestellvorgang.',
    describe: 'Beschreiben Sie das Verfahren in der Datenschutzerklärung, soweit noch nicht geschehen.',
    compare: 'Gleichen Sie mit der geänderten Einbindung ab, was die Datenschutzerklärung schon zum Fingerprinting sagt.',
  },
  en: {
    stop: 'Remove the script that reads the features, or load it only after a consent that names the reading of the device and its purpose.',
    erase: 'Afterwards, delete in the visitors’ browsers what the script has stored there: {stored}.',
    restrict: 'If it serves to prevent fraud, restrict it to login and ordering.',
    describe: 'Describe the method in the privacy notice unless that is done already.',
    compare: 'Bring what the privacy notice says on fingerprinting already into line with the changed embedding.',
  },
};
const ofServices = ['beforeConsent', 'afterReject', 'throughout'] as const;
const ofScripts = ['readings', 'readingsBesideRequests'] as const;
/** That the same script stores something, and that a value it stored is in its requests. */
const withStored = ['Stored', 'StoredSent'] as const;
const storing = ofScripts.flatMap((name) => withStored.map((ending) => `${name}${ending}`));
const situated: readonly string[] = [...ofServices, ...ofScripts, ...storing];
const situations = ['', 'Account', 'Told', 'AccountTold'] as const;

/** What one script reads. */
const readings = {
  de: {
    readings:
      'Ein Skript liest {when} mindestens {count|=eine Art|Arten} von Merkmalen aus ({kinds}), die zusammen ein Gerät erkennen lassen können: {script}',
    readingsBesideRequests:
      'Ein Skript liest {when} mindestens {count|=eine Art|Arten} von Merkmalen aus ({kinds}), die zusammen ein Gerät erkennen lassen können, und sendet auch Anfragen (an {hosts}): {script}',
  },
  en: {
    readings: 'A script reads at least {count|kind|kinds} of features {when} ({kinds}) that together can identify a device: {script}',
    readingsBesideRequests:
      'A script reads at least {count|kind|kinds} of features {when} ({kinds}) that together can identify a device, and also sends requests (to {hosts}): {script}',
  },
};
const keeps = {
  de: {
    Stored: '; dasselbe Skript speichert im Browser: {stored}',
    StoredSent: '; dasselbe Skript speichert im Browser: {stored}, und ein so gespeicherter Wert steht in Anfragen an {carriers}',
  },
  en: {
    Stored: '; the same script stores in the browser: {stored}',
    StoredSent: '; the same script stores in the browser: {stored}, and a value stored this way is in requests to {carriers}',
  },
};

/** The same sentence on sites with pages for login or ordering, and with a notice that tells of the method: their steps differ. */
function forEachSituation(sentences: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([name, sentence]) => situations.map((situation) => [`${name}${situation}`, sentence])),
  );
}

function fixesOf({ stop, erase, restrict, describe, compare }: (typeof steps)['de']): Record<string, string> {
  return Object.fromEntries(
    situated.flatMap((name) => {
      const first = storing.includes(name) ? [stop, erase] : [stop];
      return [
        [name, numberedSteps([...first, describe])],
        [`${name}Account`, numberedSteps([...first, restrict, describe])],
        [`${name}Told`, numberedSteps([...first, compare])],
        [`${name}AccountTold`, numberedSteps([...first, restrict, compare])],
      ];
    }),
  );
}

const method = wholeWords(
  '(?:browser-?|device-?|geräte-?|canvas-?)?fingerprint(?:ing|s|js)?|(?:geräte|browser)-?fingerabdr(?:uck|ücke)[a-z]*',
);
/** That it works without cookies is no denial. */
const denial = wholeWords('nicht|kein(?:e[nmrs]?)?|no|not|never|(?:ohne|without)\\s+(?:[a-zß-ɏ]+-?)?fingerprint[a-z]*');

/** Whether the notice tells of such recognition as something that is done. */
function tellsOfMethod({ text }: Notice): boolean {
  return matchesOf(text, method).some((match) => !near(text, match, denial, 60));
}

/** Whether devices are recognised by what they reveal of themselves. */
export default defineCheck({
  id: 'trk-fingerprinting',
  area: 'trk',
  version: 4,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    consentLaw.tdddg25,
    consentLaw.edpbTracking,
    unverified('Artikel-29-Gruppe, Stellungnahme 9/2014 (WP 224)', 'Article 29 Working Party, Opinion 9/2014 (WP 224)'),
  ],
  needs: ['requests', 'services', 'fingerprints', 'pages', 'forms', 'attempts'],
  wants: ['privacy', 'cookies', 'storage'],
  texts: {
    de: {
      title: 'Geräte-Fingerprinting nur mit Einwilligung',
      explanation:
        'Ein Fingerprint setzt sich aus Merkmalen des Geräts zusammen, etwa Grafikkarte (Canvas, WebGL), Audioausgabe (Web Audio), Schriften (Fonts), Bildschirm (Screen) und Browserangaben (Navigator), und erkennt es ohne Cookie wieder. Auch das ist ein Zugriff auf das Endgerät, für den § 25 Abs. 1 TDDDG eine Einwilligung verlangt. Zur Betrugsabwehr im Bestellvorgang kann er unbedingt erforderlich sein.',
      confidenceReason: 'Gemessen wird, was ein Skript vom Gerät liest; ob und wohin es das Ergebnis sendet, wird nicht verfolgt.',
      howToFix:
        '1. Entfernen Sie das Skript, das die Merkmale ausliest, oder laden Sie es erst nach einer Einwilligung, die das Auslesen des Geräts und seinen Zweck nennt.\n2. Dient es der Betrugsabwehr, beschränken Sie es auf Anmeldung und Bestellvorgang.\n3. Beschreiben Sie das Verfahren in der Datenschutzerklärung, soweit noch nicht geschehen.',
      fixes: { ...fixesOf(steps.de), connectionBare: bareSteps.de },
      messages: {
        ...forEachSituation({
          beforeConsent: '{service} erkennt Geräte vor der Einwilligung wieder, auch außerhalb von Anmeldung und Bestellung',
          afterReject: '{service} erkennt Geräte nach dem Ablehnen wieder, auch außerhalb von Anmeldung und Bestellung',
          throughout:
            '{service} erkennt Geräte vor der Einwilligung und nach dem Ablehnen wieder, auch außerhalb von Anmeldung und Bestellung',
          ...readings.de,
          ...addedTo(readings.de, keeps.de),
        }),
        fraudPrevention: '{service} läuft ohne Einwilligung zur Betrugsabwehr; beschränken Sie den Dienst auf Anmeldung und Bestellung',
        connectionOnly: 'Ohne Einwilligung besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        connectionBare: bareMessage('de', 'Ohne Einwilligung'),
        rejectNotExamined:
          'Vor der Einwilligung wurde kein Fingerprinting beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Device fingerprinting only with consent',
      explanation:
        'A fingerprint is composed of features of the device, such as graphics card (Canvas, WebGL), audio output (Web Audio), fonts (Fonts), screen (Screen) and details of the browser (Navigator), and recognises it without any cookie. That too is access to the device for which Section 25(1) TDDDG requires consent. To prevent fraud in the ordering process it can be strictly necessary.',
      confidenceReason: 'What a script reads from the device is measured; whether and where it sends the result is not traced.',
      howToFix:
        '1. Remove the script that reads the features, or load it only after a consent that names the reading of the device and its purpose.\n2. If it serves to prevent fraud, restrict it to login and ordering.\n3. Describe the method in the privacy notice unless that is done already.',
      fixes: { ...fixesOf(steps.en), connectionBare: bareSteps.en },
      messages: {
        ...forEachSituation({
          beforeConsent: '{service} recognises devices before consent, outside login and ordering too',
          afterReject: '{service} recognises devices after rejection, outside login and ordering too',
          throughout: '{service} recognises devices before consent and after rejection, outside login and ordering too',
          ...readings.en,
          ...addedTo(readings.en, keeps.en),
        }),
        fraudPrevention: '{service} runs without consent to prevent fraud; restrict the service to login and ordering',
        connectionOnly: 'Without consent there is a connection to {service}, without a recognised visitor identifier and without script',
        connectionBare: bareMessage('en', 'Without consent'),
        rejectNotExamined: 'No fingerprinting was observed before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const guarded = accountPages(facts);
    const told = facts.privacy !== undefined && tellsOfMethod(readNotice({ privacy: facts.privacy, pages: facts.pages }));
    const situation = `${guarded.size > 0 ? 'Account' : ''}${told ? 'Told' : ''}`;
    const situatedFinding = (finding: Finding): Finding =>
      situated.includes(finding.message) ? { ...finding, message: `${finding.message}${situation}` } : finding;
    const observed = observeServices(facts, states, ({ id }) => recognition.has(id) || fraudPrevention.has(id)).map((observation) => {
      const message = messageOf(observation, guarded);
      return {
        isRisk: !/^(?:fraudPrevention|connectionOnly|connectionBare)$/.test(message),
        finding: situatedFinding(trackerFinding(message, observation)),
      };
    });
    const reported = new Set(observed.flatMap(({ finding }) => finding.serviceIds ?? []));
    const readings = facts.fingerprints.filter(
      (fact) =>
        states.some((state) => fact.states.includes(state)) &&
        !(fact.serviceId !== null && (reported.has(fact.serviceId) || isProtective(fact.serviceId, facts.services))),
    );
    const verdict = verdictOf({
      risks: observed.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
      hints: [
        ...observed.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
        ...readings.map((fact) => situatedFinding(readingFinding(fact, facts, states))),
      ],
    });
    return verdict ?? (complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' });
  },
});

function messageOf({ use, requests, active, states }: ServiceObservation, guarded: ReadonlySet<string>): string {
  if (requests.every(isConnectionOnly)) return 'connectionBare';
  if (!active) return 'connectionOnly';
  const outside = requests.some(({ pageUrl }) => !guarded.has(pageUrl));
  return recognition.has(use.service.id) && outside ? momentOf(states) : 'fraudPrevention';
}

/** Captchas, payment and consent tools read the device for what they are there for, and have checks of their own. */
function isProtective(serviceId: string, services: readonly ServiceUse[]): boolean {
  const category = services.find(({ service }) => service.id === serviceId)?.service.category;
  return category === 'captcha' || category === 'payment' || category === 'cmp' || category === 'map' || category === 'video';
}

/** Readings alone are never more than a hint: what the script makes of them cannot be seen. */
function readingFinding(
  fact: FingerprintFact,
  { requests, services, cookies = [], storage = [] }: Pick<Facts, 'requests' | 'services'> & Partial<Pick<Facts, 'cookies' | 'storage'>>,
  states: readonly ConsentState[],
): Finding {
  const script = fact.script ?? fact.pages[0] ?? '';
  const seen = states.filter((state) => fact.states.includes(state));
  const detail = { kinds: fact.kinds.join(', '), apis: fact.apis.slice(0, 12).join(', '), pages: fact.pages.length };
  const item = { kind: 'request', ref: fact.evidenceIds[0] ?? script, value: script, states: seen, detail } as const;
  const hosts = hostsCalledBy(script, requests);
  const stored = storedBy(script, { cookies, storage }, seen);
  const carriers = stored.length === 0 ? [] : carriersOf(stored, script, requests);
  const ending = stored.length === 0 ? '' : carriers.length === 0 ? 'Stored' : 'StoredSent';
  const cause = fact.serviceId === null ? script : causeOfService(fact.serviceId, services);
  return {
    message: `${hosts.length > 0 ? 'readingsBesideRequests' : 'readings'}${ending}`,
    params: {
      script,
      count: fact.kinds.length,
      kinds: fact.kinds.map((kind) => interfaces[kind]).join(', '),
      hosts: shortList(hosts),
      stored: shortList([...new Set(stored.map((entry) => familyOf('name' in entry ? entry.name : entry.key)))]),
      carriers: shortList(carriers),
    },
    items: [item, ...stored.slice(0, 10).map(storedItem)],
    cause,
    ...(fact.serviceId === null ? {} : { serviceIds: [fact.serviceId] }),
  };
}

/** What the script itself wrote into the browser and nobody knows to be free of consent. */
function storedBy(
  script: string,
  { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): readonly (CookieFact | StorageFact)[] {
  const isOwn = ({ setBy, needsConsent, category }: CookieFact | StorageFact) =>
    setBy === script && needsConsent !== 'no' && category !== 'consent';
  return [
    ...cookies.filter((cookie) => isOwn(cookie) && cookie.kept && states.some((state) => wasWrittenIn(cookie, state))),
    ...storage.filter((entry) => isOwn(entry) && states.some((state) => entry.states.includes(state))),
  ];
}

/** Shorter values, such as a number or a word, are found in many an address by chance. */
const shortestValue = 8;

/** Hosts whose addresses, called by the script, carry a value that it stored. */
function carriersOf(stored: readonly (CookieFact | StorageFact)[], script: string, requests: readonly RequestFact[]): string[] {
  const values = stored.map(({ exampleValue }) => exampleValue).filter((value) => value.length >= shortestValue);
  const ids = idsOf(script, requests);
  const carrying = requests.filter(
    ({ parentId, url }) =>
      parentId !== null && ids.has(parentId) && values.some((value) => url.includes(value) || url.includes(encodeURIComponent(value))),
  );
  return [...new Set(carrying.map(({ host }) => host))];
}

function idsOf(script: string, requests: readonly RequestFact[]): ReadonlySet<string> {
  return new Set(requests.filter(({ url }) => url === script).map(({ id }) => id));
}

/** Hosts to which a script itself sent data. What it loads (scripts, pictures) is left out. */
function hostsCalledBy(script: string, requests: readonly RequestFact[]): string[] {
  const ids = idsOf(script, requests);
  const sent = requests.filter(
    ({ parentId, type }) => parentId !== null && ids.has(parentId) && /^(?:xhr|fetch|beacon|websocket)$/.test(type),
  );
  return [...new Set(sent.map(({ host }) => host))];
}
