import type { ConsentState } from '#evidence/evidence.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts, RecordingFact, ServiceUse } from '../facts.ts';
import { atLeastOne, pageItem, serviceItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { isReplay } from '../replay-recordings.ts';
import { fixes, sensitiveMessages } from '../replay-words.ts';
import { observeServices } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { rateTracker, trackerFinding } from '../tracking.ts';
import { type Moment, momentOf, unconsentedStates } from '../unconsented-states.ts';

const sensitiveFields = [
  ['password', 'onPassword'],
  ['payment', 'onPayment'],
  ['health', 'onHealth'],
] as const;

export default defineCheck({
  id: 'trk-session-replay',
  area: 'trk',
  version: 1,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25,
    consentLaw.gdpr6consent,
    unverified('Art. 5, 25, 35 DSGVO', 'Art. 5, 25, 35 GDPR'),
    statute('Art. 9 DSGVO (bei Gesundheitsangaben)', 'Art. 9 GDPR (for health data)'),
  ],
  needs: ['requests', 'services', 'cookies', 'storage', 'recordings', 'forms', 'attempts'],
  texts: {
    de: {
      title: 'Sitzungsaufzeichnung/Heatmaps nur mit Einwilligung',
      explanation:
        'Aufzeichnungsdienste halten Mausbewegungen, Klicks und Eingaben einzelner Besucher fest. § 25 Abs. 1 TDDDG verlangt dafür eine Einwilligung, auch wenn der Dienst auf dem eigenen Server läuft; die Aufzeichnung selbst stützt sich in der Regel ebenfalls nur auf eine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Eingaben in Formularfelder sind zu maskieren, Seiten mit Passwort-, Zahlungs- oder Gesundheitsdaten auszunehmen (Art. 5, 25 DSGVO); Gesundheitsangaben schützt Art. 9 DSGVO besonders.',
      confidenceReason: 'Erkannt werden der Dienst und das Verhalten des Skripts; ob Felder maskiert werden, ist nicht immer zu sehen.',
      howToFix:
        '1. Beenden Sie jede Aufzeichnung, die ohne Einwilligung läuft; binden Sie sie im Einwilligungswerkzeug an die Zustimmung.\n2. Nehmen Sie Eingaben in Formularfelder von der Aufzeichnung aus.',
      fixes: fixes.de,
      messages: {
        beforeConsent: '{service} zeichnet vor der Einwilligung auf',
        afterReject: '{service} zeichnet nach dem Ablehnen auf',
        throughout: '{service} zeichnet vor der Einwilligung und nach dem Ablehnen auf',
        onPassword: '{service} zeichnet auf {pages|Seite|Seiten} mit Passwortfeld auf: {addresses}',
        onPayment: '{service} zeichnet auf {pages|Seite|Seiten} mit Zahlungsfeld auf: {addresses}',
        onHealth: '{service} zeichnet auf {pages|Seite|Seiten} auf, wo ein Feld nach der Gesundheit fragt: {addresses}',
        typedTextSent: '{service} läuft nur mit Einwilligung, überträgt aber Text aus Formularfeldern vor dem Absenden',
        maskingUnknown: '{service} läuft nur mit Einwilligung; ob Formularfelder maskiert werden, war nicht zu erkennen',
        disputed: '{service} läuft ohne Einwilligung; ob der Dienst eine braucht, ist umstritten',
        connectionOnly: 'Ohne Einwilligung besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        unknownBeforeConsent: 'Ein Skript beobachtet vor der Einwilligung Mausbewegungen oder Seitenänderungen und sendet sie: {script}',
        unknownAfterReject: 'Ein Skript beobachtet nach dem Ablehnen Mausbewegungen oder Seitenänderungen und sendet sie: {script}',
        unknownThroughout:
          'Ein Skript beobachtet vor der Einwilligung und nach dem Ablehnen Mausbewegungen oder Seitenänderungen und sendet sie: {script}',
        ownBeforeConsent:
          'Ein Skript der Website selbst zeichnet vor der Einwilligung auf (Mausbewegungen oder Seitenänderungen): {script}',
        ownAfterReject: 'Ein Skript der Website selbst zeichnet nach dem Ablehnen auf (Mausbewegungen oder Seitenänderungen): {script}',
        ownThroughout:
          'Ein Skript der Website selbst zeichnet vor der Einwilligung und nach dem Ablehnen auf (Mausbewegungen oder Seitenänderungen): {script}',
        ...sensitiveMessages({
          head: { own: 'Das Skript {script} der Website zeichnet', unknown: 'Das Skript {script} zeichnet' },
          moments: {
            BeforeConsent: ' vor der Einwilligung',
            AfterReject: ' nach dem Ablehnen',
            Throughout: ' vor der Einwilligung und nach dem Ablehnen',
            WithConsent: ' nach dem Zustimmen',
          },
          fields: {
            onPassword: ' auf {pages|Seite|Seiten} mit Passwortfeld auf: {addresses}',
            onPayment: ' auf {pages|Seite|Seiten} mit Zahlungsfeld auf: {addresses}',
            onHealth: ' auf {pages|Seite|Seiten} auf, wo ein Feld nach der Gesundheit fragt: {addresses}',
          },
        }),
        rejectNotExamined: 'Vor der Einwilligung wurde nicht aufgezeichnet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Session replay/heat maps only with consent',
      explanation:
        'Recording services capture mouse movements, clicks and input of individual visitors. Section 25(1) TDDDG requires consent for that, even if the service runs on the site’s own server; the recording itself as a rule can rest only on consent too (Art. 6(1)(a) GDPR). Input into form fields has to be masked, and pages with passwords, payment or health data have to be excluded (Art. 5, 25 GDPR); health data have special protection under Art. 9 GDPR.',
      confidenceReason: 'The service and the behaviour of the script are recognised; whether fields are masked cannot always be seen.',
      howToFix:
        '1. End every recording that runs without consent; tie it to consent in the consent tool.\n2. Exclude input into form fields from recording.',
      fixes: fixes.en,
      messages: {
        beforeConsent: '{service} records before consent',
        afterReject: '{service} records after rejection',
        throughout: '{service} records before consent and after rejection',
        onPassword: '{service} records on {pages|page|pages} with a password field: {addresses}',
        onPayment: '{service} records on {pages|page|pages} with a payment field: {addresses}',
        onHealth: '{service} records on {pages|page|pages} where a field asks about health: {addresses}',
        typedTextSent: '{service} runs only with consent, but transmits text from form fields before they are submitted',
        maskingUnknown: '{service} runs only with consent; whether form fields are masked could not be recognised',
        disputed: '{service} runs without consent; whether the service needs it is disputed',
        connectionOnly: 'Without consent there is a connection to {service}, without a recognised visitor identifier and without script',
        unknownBeforeConsent: 'A script observes mouse movements or page changes before consent and sends them: {script}',
        unknownAfterReject: 'A script observes mouse movements or page changes after rejection and sends them: {script}',
        unknownThroughout: 'A script observes mouse movements or page changes before consent and after rejection and sends them: {script}',
        ownBeforeConsent: 'A script of the site itself records before consent (mouse movements or page changes): {script}',
        ownAfterReject: 'A script of the site itself records after rejection (mouse movements or page changes): {script}',
        ownThroughout: 'A script of the site itself records before consent and after rejection (mouse movements or page changes): {script}',
        ...sensitiveMessages({
          head: { own: 'The site’s script {script} records', unknown: 'The script {script} records' },
          moments: {
            BeforeConsent: ' before consent',
            AfterReject: ' after rejection',
            Throughout: ' before consent and after rejection',
            WithConsent: ' after accepting',
          },
          fields: {
            onPassword: ' on {pages|page|pages} with a password field: {addresses}',
            onPayment: ' on {pages|page|pages} with a payment field: {addresses}',
            onHealth: ' on {pages|page|pages} where a field asks about health: {addresses}',
          },
        }),
        rejectNotExamined: 'Nothing was recorded before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const recorded = facts.recordings.filter(isReplay);
    const recorders = recordersOf(facts, recorded);
    const without = observeServices(facts, states, ({ id }) => recorders.has(id)).flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      const { service } = observation.use;
      const behaves = recorded.some(
        ({ serviceId, states: seen }) => serviceId === service.id && states.some((state) => seen.includes(state)),
      );
      // Recording on the own server is recording all the same.
      const isRisk = rating?.weight === 'risk' || (rating?.reason === 'selfHosted' && (service.consent === 'yes' || behaves));
      if (!rating) return [];
      const message = isRisk ? momentOf(observation.states) : rating.reason === 'selfHosted' ? 'disputed' : rating.reason;
      return { isRisk, finding: trackerFinding(message, observation) };
    });
    const reported = new Set(without.flatMap(({ finding }) => finding.serviceIds ?? []));
    const sensitive = [...recorders.values()]
      .filter(({ service }) => !reported.has(service.id))
      .flatMap((use) => sensitivePages(use, facts, recorded));
    const verdict = verdictOf({
      risks: [
        ...without.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
        ...sensitive,
        ...unknownOf(facts, recorded).flatMap((recording) => unknownOnSensitivePages(recording, facts, states)),
      ],
      hints: [
        ...without.map(({ finding }) => finding),
        ...unknownRecorders(facts, recorded, states),
        ...[...recorders.values()].filter(({ service }) => !reported.has(service.id)).flatMap((use) => maskingOf(use, facts)),
      ],
    });
    return verdict ?? (complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' });
  },
});

/** Services that record by their kind, and measuring services seen to record. */
function recordersOf({ services }: Pick<Facts, 'services'>, recorded: readonly RecordingFact[]): Map<string, ServiceUse> {
  const uses = services.filter(
    ({ service }) =>
      service.category === 'session-replay' ||
      (service.category === 'analytics' && recorded.some(({ serviceId }) => serviceId === service.id)),
  );
  return new Map(uses.map((use) => [use.service.id, use]));
}

function sensitivePages(use: ServiceUse, facts: Pick<Facts, 'forms'>, recorded: readonly RecordingFact[]): Finding[] {
  const pages = recorded.filter(({ serviceId }) => serviceId === use.service.id).flatMap((recording) => recording.pages);
  const { id, name } = use.service;
  return onSensitivePages(pages, use.states, facts, name).map((found) => ({ ...found, cause: id, serviceIds: [id] }));
}

/** Recording such a page is a risk with any service, known or not: the fields are what counts. */
function unknownOnSensitivePages(recording: RecordingFact, facts: Pick<Facts, 'forms'>, without: readonly ConsentState[]): Finding[] {
  const { pages, states } = recording;
  const seen = without.filter((state) => states.includes(state));
  const moment = seen.length > 0 ? suffixOf(momentOf(seen)) : 'WithConsent';
  const { whose, script, address } = sourceOf(recording);
  return onSensitivePages(pages, states, facts, script).map(({ message, params, items }) => ({
    message: `${message}${whose === 'own' ? 'Own' : 'Unknown'}${moment}`,
    params: { ...params, script },
    items,
    cause: address,
  }));
}

/** Whose script records, and how it is named: by its path on the site's own host, else by its address. */
function sourceOf({ script, pages }: RecordingFact): { whose: 'own' | 'unknown'; script: string; address: string } {
  const address = script ?? pages[0] ?? '';
  const isOwn = pages.some((page) => URL.canParse(page) && URL.canParse(address) && new URL(page).host === new URL(address).host);
  return isOwn ? { whose: 'own', script: pathOf(address), address } : { whose: 'unknown', script: address, address };
}

function suffixOf(moment: Moment): Capitalize<Moment> {
  return ({ beforeConsent: 'BeforeConsent', afterReject: 'AfterReject', throughout: 'Throughout' } as const)[moment];
}

/** The pages among those recorded that ask for a password, payment or health data: one entry for each kind that was seen. */
function onSensitivePages(
  pages: readonly string[],
  states: readonly ConsentState[],
  { forms }: Pick<Facts, 'forms'>,
  service: string,
): Pick<Finding, 'message' | 'params' | 'items'>[] {
  return sensitiveFields.flatMap(([field, message]) => {
    const asking = forms.filter(({ pageUrl, personalFields }) => pages.includes(pageUrl) && personalFields.includes(field));
    const urls = [...new Set(asking.map(({ pageUrl }) => pageUrl))];
    const items = atLeastOne(urls.map((url) => pageItem(url, states)));
    return items ? [{ message, params: { service, pages: urls.length, addresses: shortList(urls.map(pathOf)) }, items }] : [];
  });
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** With consent: whether typed text left the page, or whether recording was observed at all. */
function maskingOf(use: ServiceUse, { recordings }: Pick<Facts, 'recordings'>): Finding[] {
  if (!use.states.includes('accept')) return [];
  const own = recordings.filter(({ serviceId }) => serviceId === use.service.id);
  if (own.length > 0 && !own.some(({ typedTextSent }) => typedTextSent)) return [];
  const message = own.length > 0 ? 'typedTextSent' : 'maskingUnknown';
  return [
    { message, params: { service: use.service.name }, items: [serviceItem(use)], cause: use.service.id, serviceIds: [use.service.id] },
  ];
}

/** Recordings by scripts of no known service. */
function unknownOf({ services }: Pick<Facts, 'services'>, recorded: readonly RecordingFact[]): RecordingFact[] {
  const known = new Set(services.map(({ service }) => service.id));
  return recorded.filter(({ serviceId }) => serviceId === null || !known.has(serviceId));
}

/** That a script of no known service runs without consent is never more than a hint. */
function unknownRecorders(facts: Pick<Facts, 'services'>, recorded: readonly RecordingFact[], states: readonly ConsentState[]): Finding[] {
  return unknownOf(facts, recorded)
    .filter(({ states: seen }) => states.some((state) => seen.includes(state)))
    .map((recording) => {
      const { evidenceIds, states: seen, events } = recording;
      const { whose, script, address } = sourceOf(recording);
      const moment = suffixOf(momentOf(states.filter((state) => seen.includes(state))));
      const item = {
        kind: 'request',
        ref: evidenceIds[0] ?? address,
        value: address,
        states: seen,
        detail: { events: events.join(', ') },
      } as const;
      return { message: `${whose}${moment}`, params: { script }, items: [item], cause: address };
    });
}
