import type { ConsentState } from '#evidence/gathered.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { RecordingFact } from '../facts/device-reading.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { pageItem, serviceItem, verdictBeside } from '../items.ts';
import { addedTo, suffixed } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { saysInputIsMasked } from '../shared/notice/masked-input.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined, trackersLoaded } from '../shared/services/passed-after-consent.ts';
import { onSensitivePages, pathOf } from '../shared/services/replay-pages.ts';
import { isReplay, recordingPages, recordingRequests, sentTyped } from '../shared/services/replay-recordings.ts';
import { recorderItem, unknownOf, unknownOnSensitivePages, unknownRecorders } from '../shared/services/replay-scripts.ts';
import { consentedFixes, consentedMessages, fixes, recordingMessages } from '../shared/services/replay-words.ts';
import { observationItems, observeServices } from '../shared/services/service-observations.ts';
import { rateTracker, trackerFinding } from '../shared/services/tracking.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { laterParams, waitingFix, waitingMessage } from '../shared/services/waiting-tracker.ts';
import { shortList } from '../shared/wording.ts';

/** Services that mask input in every mode, so that no setting remains for it; their own support says so. */
const maskingServices: ReadonlySet<string> = new Set(['microsoft-clarity']);

/** What is known of a service's masking; the steps depend on it. */
type Masking = '' | 'InputsMasked' | 'ToldMasked' | 'Typed';

const legible = {
  de: '; der zur Probe eingegebene Text stand lesbar in Anfragen an den Dienst',
  en: '; the text typed as a test was legible in requests to the service',
};

const serviceMessages = {
  de: {
    beforeConsent: '{service} läuft vor der Einwilligung; der Dienst zeichnet Sitzungen, Klicks oder Mausbewegungen auf',
    afterReject: '{service} läuft nach dem Ablehnen; der Dienst zeichnet Sitzungen, Klicks oder Mausbewegungen auf',
    throughout: '{service} läuft vor der Einwilligung und nach dem Ablehnen; der Dienst zeichnet Sitzungen, Klicks oder Mausbewegungen auf',
    onPassword: '{service} beobachtet {when} {recorded|=eine Seite|Seiten}, darunter {pages|=eine mit|mit} Passwortfeld ({addresses})',
    onPayment: '{service} beobachtet {when} {recorded|=eine Seite|Seiten}, darunter {pages|=eine mit|mit} Zahlungsfeld ({addresses})',
    onHealth:
      '{service} beobachtet {when} {recorded|=eine Seite|Seiten}, darunter {pages|=eine mit|mit} einer Frage nach der Gesundheit ({addresses})',
  },
  en: {
    beforeConsent: '{service} runs before consent; the service records sessions, clicks or mouse movements',
    afterReject: '{service} runs after rejection; the service records sessions, clicks or mouse movements',
    throughout: '{service} runs before consent and after rejection; the service records sessions, clicks or mouse movements',
    onPassword: '{service} observes {recorded|page|pages} {when}, among them {pages|=one with|with} a password field ({addresses})',
    onPayment: '{service} observes {recorded|page|pages} {when}, among them {pages|=one with|with} a payment field ({addresses})',
    onHealth: '{service} observes {recorded|page|pages} {when}, among them {pages|=one with|with} a question about health ({addresses})',
  },
};

const asking = {
  de: '; der Dienst beobachtet auch {pages|=eine Seite|Seiten} mit Feldern für Passwort, Zahlung oder Gesundheit ({addresses})',
  en: '; it also observes {pages|=one page|pages} with fields for password, payment or health ({addresses})',
};

/** Recording without consent, also on pages that have to be excluded. */
function sensitiveMessages(locale: 'de' | 'en'): Record<string, string> {
  const { beforeConsent, afterReject, throughout } = serviceMessages[locale];
  const moments = { beforeConsent, afterReject, throughout };
  const all = {
    ...moments,
    ...suffixed(moments, 'InputsMasked'),
    ...suffixed(moments, 'ToldMasked'),
    ...addedTo(moments, { Typed: legible[locale] }),
  };
  return addedTo(all, { Sensitive: asking[locale] });
}

export default defineCheck({
  id: 'trk-session-replay',
  area: 'trk',
  version: 16,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25,
    consentLaw.gdpr6consent,
    unverified('Art. 5, 25, 35 DSGVO', 'Art. 5, 25, 35 GDPR'),
    statute('Art. 9 DSGVO (bei Gesundheitsangaben)', 'Art. 9 GDPR (for health data)'),
  ],
  needs: ['requests', 'services', 'cookies', 'storage', 'recordings', 'forms', 'attempts'],
  wants: ['privacy', 'pages'],
  texts: {
    de: {
      title: 'Sitzungsaufzeichnung/Heatmaps nur mit Einwilligung',
      explanation:
        'Aufzeichnungsdienste halten Mausbewegungen, Klicks und Eingaben einzelner Besucher fest. § 25 Abs. 1 TDDDG verlangt dafür eine Einwilligung, auch wenn der Dienst auf dem eigenen Server läuft; die Aufzeichnung selbst stützt sich in der Regel ebenfalls nur auf eine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Eingaben in Formularfelder sind zu maskieren, Seiten mit Passwort-, Zahlungs- oder Gesundheitsdaten auszunehmen (Art. 5, 25 DSGVO); Gesundheitsangaben schützt Art. 9 DSGVO besonders.',
      confidenceReason: 'Erkannt werden der Dienst und das Verhalten des Skripts; ob Felder maskiert werden, ist nicht immer zu sehen.',
      howToFix:
        '1. {#tie} Beenden Sie jede Aufzeichnung, die ohne Einwilligung läuft; binden Sie sie im Einwilligungswerkzeug an die Zustimmung.\n2. Nehmen Sie Eingaben in Formularfelder von der Aufzeichnung aus.',
      fixes: { ...fixes.de, ...consentedFixes('de'), waiting: waitingFix.de, connectionBare: bareSteps.de },
      messages: {
        ...serviceMessages.de,
        ...suffixed(serviceMessages.de, 'InputsMasked'),
        ...suffixed(serviceMessages.de, 'ToldMasked'),
        ...addedTo(serviceMessages.de, { Typed: legible.de }),
        ...sensitiveMessages('de'),
        ...consentedMessages('de'),
        waiting: waitingMessage('de', 'ohne Einwilligung'),
        disputed: '{service} läuft ohne Einwilligung; ob der Dienst eine braucht, ist umstritten',
        connectionOnly: 'Ohne Einwilligung besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        connectionBare: bareMessage('de', 'Ohne Einwilligung'),
        ...recordingMessages({
          head: { own: 'Das Skript {script} der Website zeichnet', unknown: 'Das Skript {script} zeichnet' },
          deed: ' {when} auf: Es beobachtet {recorded|=eine Seite|Seiten} (Ereignisse: {events})',
          fields: {
            onPassword: ', darunter {pages|=eine mit|mit} Passwortfeld ({addresses})',
            onPayment: ', darunter {pages|=eine mit|mit} Zahlungsfeld ({addresses})',
            onHealth: ', darunter {pages|=eine mit|mit} einer Frage nach der Gesundheit ({addresses})',
          },
          sender: '; Anfragen an {hosts} sendet {sender}',
          typed: '; der zur Probe eingegebene Text stand lesbar darin',
        }),
        noneObserved: 'Auf den geprüften Seiten wurde keine Sitzungsaufzeichnung beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        ...rejectNotExamined.de,
        ...trackersLoaded.de,
        rejectNotExamined: 'Vor der Einwilligung wurde nicht aufgezeichnet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Session replay/heat maps only with consent',
      explanation:
        'Recording services capture mouse movements, clicks and input of individual visitors. Section 25(1) TDDDG requires consent for that, even if the service runs on the site’s own server; the recording itself as a rule can rest only on consent too (Art. 6(1)(a) GDPR). Input into form fields has to be masked, and pages with passwords, payment or health data have to be excluded (Art. 5, 25 GDPR); health data have special protection under Art. 9 GDPR.',
      confidenceReason: 'The service and the behaviour of the script are recognised; whether fields are masked cannot always be seen.',
      howToFix:
        '1. {#tie} End every recording that runs without consent; tie it to consent in the consent tool.\n2. Exclude input into form fields from recording.',
      fixes: { ...fixes.en, ...consentedFixes('en'), waiting: waitingFix.en, connectionBare: bareSteps.en },
      messages: {
        ...serviceMessages.en,
        ...suffixed(serviceMessages.en, 'InputsMasked'),
        ...suffixed(serviceMessages.en, 'ToldMasked'),
        ...addedTo(serviceMessages.en, { Typed: legible.en }),
        ...sensitiveMessages('en'),
        ...consentedMessages('en'),
        waiting: waitingMessage('en', 'without consent'),
        disputed: '{service} runs without consent; whether the service needs it is disputed',
        connectionOnly: 'Without consent there is a connection to {service}, without a recognised visitor identifier and without script',
        connectionBare: bareMessage('en', 'Without consent'),
        ...recordingMessages({
          head: { own: 'The site’s script {script} records', unknown: 'The script {script} records' },
          deed: ' {when}: it observes {recorded|page|pages} (events: {events})',
          fields: {
            onPassword: ', among them {pages|=one with|with} a password field ({addresses})',
            onPayment: ', among them {pages|=one with|with} a payment field ({addresses})',
            onHealth: ', among them {pages|=one with|with} a question about health ({addresses})',
          },
          sender: '; requests to {hosts} are sent by {sender}',
          typed: '; the text typed as a test was legible in them',
        }),
        noneObserved: 'No session recording was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        ...rejectNotExamined.en,
        ...trackersLoaded.en,
        rejectNotExamined: 'Nothing was recorded before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const recorded = facts.recordings.filter(isReplay);
    const recorders = recordersOf(facts, recorded);
    const notice = facts.privacy && facts.pages ? readNotice({ privacy: facts.privacy, pages: facts.pages }) : null;
    const maskingBy = (use: ServiceUse, seen: readonly ConsentState[]): Masking => {
      const own = facts.recordings.filter(({ serviceId }) => serviceId === use.service.id);
      if (own.some((recording) => sentTyped(recording, facts, seen))) return 'Typed';
      if (maskingServices.has(use.service.id)) return 'InputsMasked';
      return notice !== null && saysInputIsMasked(notice, use) ? 'ToldMasked' : '';
    };
    const without = observeServices(facts, states, ({ id }) => recorders.has(id)).flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      const { service } = observation.use;
      if (rating?.reason === 'waiting') {
        const finding = trackerFinding('waiting', observation);
        return [{ isRisk: false, finding: { ...finding, params: { ...finding.params, ...laterParams(observation, facts) } } }];
      }
      const behaves = recorded.some(
        ({ serviceId, states: seen }) => serviceId === service.id && states.some((state) => seen.includes(state)),
      );
      // Recording on the own server is recording all the same.
      const isRisk = rating?.weight === 'risk' || (rating?.reason === 'selfHosted' && (service.consent === 'yes' || behaves));
      if (!rating) return [];
      const message = isRisk ? momentOf(observation.states) : rating.reason === 'selfHosted' ? 'disputed' : rating.reason;
      const told = trackerFinding(maskedName(message, maskingBy(observation.use, observation.states)), observation);
      const recorder = recorded.find(({ serviceId, script }) => serviceId === service.id && script !== null);
      const known = told.items.some(({ value }) => value === recorder?.script);
      const shown = recorder ? recorderItem(recorder) : sentRecording(service.id, facts, states);
      const finding: Finding = shown && !known ? { ...told, items: [shown, ...told.items] } : told;
      return { isRisk, finding: isRisk ? withSensitivePages(finding, observation.use, facts, recorded) : finding };
    });
    const reported = new Set(without.flatMap(({ finding }) => finding.serviceIds ?? []));
    const sensitive = [...recorders.values()]
      .filter(({ service }) => !reported.has(service.id))
      .flatMap((use) => sensitivePages(use, facts, recorded, maskingBy(use, use.states)));
    const risks = [
      ...without.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
      ...sensitive,
      ...unknownOf(facts, recorded).flatMap((recording) => unknownOnSensitivePages(recording, facts, states)),
    ];
    const told = new Set([...reported, ...risks.map(({ cause }) => cause)]);
    const verdict = verdictBeside(risks, [
      ...without.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
      ...unknownRecorders(facts, recorded, states).filter(({ cause }) => !told.has(cause)),
      ...[...recorders.values()]
        .filter(({ service }) => !told.has(service.id))
        .flatMap((use) => maskingOf(use, facts, maskingBy(use, use.states), complete)),
    ]);
    if (verdict) return verdict;
    const inScope = ({ id }: { id: string }) => recorders.has(id);
    // Scripts of no known service may have recorded after accepting.
    if (recorders.size === 0 && recorded.length > 0)
      return complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' };
    return complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope);
  },
});

/** Services that record by their kind, and measuring services seen to record. */
function recordersOf(
  { services, requests }: Pick<Facts, 'services' | 'requests'>,
  recorded: readonly RecordingFact[],
): Map<string, ServiceUse> {
  const uses = services.filter(
    ({ service }) =>
      service.category === 'session-replay' ||
      (service.category === 'analytics' &&
        (recorded.some(({ serviceId }) => serviceId === service.id) || recordingRequests(service.id, requests).length > 0)),
  );
  return new Map(uses.map((use) => [use.service.id, use]));
}

/** The request by which a measuring service is known to record, where none of its scripts was heard listening. */
function sentRecording(id: string, { requests }: Pick<Facts, 'requests'>, states: readonly ConsentState[]): FindingItem | undefined {
  const own = recordingRequests(id, requests).filter((request) => states.some((state) => request.states.includes(state)));
  return own.length > 0 ? observationItems({ requests: own.slice(0, 1) })[0] : undefined;
}

/** The message whose steps on input fit what is known of the masking. */
function maskedName(message: string, masking: Masking): string {
  return message in serviceMessages.de || message === 'maskingUnknown' ? `${message}${masking}` : message;
}

function sensitivePages(
  use: ServiceUse,
  facts: Pick<Facts, 'forms' | 'requests'>,
  recorded: readonly RecordingFact[],
  masking: Masking,
): Finding[] {
  const pages = recordingPages(use.service.id, recorded, facts);
  const { id, name } = use.service;
  return onSensitivePages(pages, use.states, facts).map(({ params, message, ...found }) => ({
    ...found,
    message: maskedName(message, masking),
    params: { ...params, service: name },
    cause: id,
    serviceIds: [id],
  }));
}

/** The pages that the service has to keep off, with consent too, told beside its recording without. */
function withSensitivePages(
  finding: Finding,
  use: ServiceUse,
  facts: Pick<Facts, 'forms' | 'requests'>,
  recorded: readonly RecordingFact[],
): Finding {
  const pages = recordingPages(use.service.id, recorded, facts);
  const seen = [...new Set(onSensitivePages(pages, use.states, facts).flatMap(({ items }) => items.map(({ value }) => value)))];
  if (seen.length === 0) return finding;
  const params = { ...finding.params, pages: seen.length, addresses: shortList(seen.map(pathOf)) };
  const [first, ...rest] = finding.items;
  return {
    ...finding,
    message: `${finding.message}Sensitive`,
    params,
    items: [first, ...rest, ...seen.map((url) => pageItem(url, use.states))],
  };
}

/** With consent: whether typed text left the page, or whether recording was observed at all. */
function maskingOf(use: ServiceUse, { recordings }: Pick<Facts, 'recordings'>, masking: Masking, complete: boolean): Finding[] {
  if (!use.states.includes('accept')) return [];
  const own = recordings.filter(({ serviceId }) => serviceId === use.service.id);
  if (own.length > 0 && !own.some(({ typedTextSent }) => typedTextSent)) return [];
  const message = (own.length > 0 ? 'typedTextSent' : maskedName('maskingUnknown', masking)) + (complete ? '' : 'Accepted');
  return [
    { message, params: { service: use.service.name }, items: [serviceItem(use)], cause: use.service.id, serviceIds: [use.service.id] },
  ];
}
