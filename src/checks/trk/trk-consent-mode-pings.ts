import { serviceOf } from '#knowledge/find-service.ts';
import { defineCheck } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import { pageCount, requestItem, verdictBeside } from '../items.ts';
import { addedTo, suffixed } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { basicModeSteps, basicModeStepsWithContainer, hasContainer } from '../shared/services/consent-mode-pings.ts';
import { identifiesVisitor, isAnalyticsHit, isDeniedPing, isFreshEachPage, isGoogleTag } from '../shared/services/google-requests.ts';
import { initiatorChains, wasSent } from '../shared/services/initiator-chains.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const verified = {
  de: '\n3. Prüfen Sie, dass ohne Einwilligung keine Anfrage mit gcs=G100 entsteht.',
  en: '\n3. Verify that no request with gcs=G100 comes about without consent.',
};
const fix = { de: basicModeSteps.de + verified.de, en: basicModeSteps.en + verified.en };
const fixWithContainer = { de: basicModeStepsWithContainer.de + verified.de, en: basicModeStepsWithContainer.en + verified.en };

/** Not “Google signals”: that is a product of its own, which banners offer by that name. */
const identified = {
  de: {
    identifiedBeforeConsent:
      'Signale des Consent Mode von {service} (Anfragen an {hosts}) enthalten vor der Einwilligung eine Kennung, obwohl „abgelehnt“ gemeldet wird',
    identifiedAfterReject: 'Signale des Consent Mode von {service} (Anfragen an {hosts}) enthalten nach dem Ablehnen eine Kennung',
    identifiedThroughout:
      'Signale des Consent Mode von {service} (Anfragen an {hosts}) enthalten vor der Einwilligung und nach dem Ablehnen eine Kennung',
  },
  en: {
    identifiedBeforeConsent:
      'Consent mode signals of {service} (requests to {hosts}) contain an identifier before consent although “denied” is reported',
    identifiedAfterReject: 'Consent mode signals of {service} (requests to {hosts}) contain an identifier after rejection',
    identifiedThroughout:
      'Consent mode signals of {service} (requests to {hosts}) contain an identifier before consent and after rejection',
  },
};
const fresh = {
  de: ' (cid, auf jeder geprüften Seite eine andere)',
  en: ' (cid, another on each page examined)',
};

const findingMessages = {
  de: {
    ...identified.de,
    ...addedTo(identified.de, { Fresh: fresh.de }),
    withCookie: '{service} meldet „abgelehnt“ und setzt trotzdem Cookies',
    beforeConsent:
      'Google erhält vor der Einwilligung von {service} Signale ohne Besucherkennung (Client-ID), aber mit IP-Adresse und Angaben zum Gerät (Consent Mode, Anfragen an {hosts}); ob solche Signale allein ohne Einwilligung zulässig sind, ist umstritten',
    afterReject:
      'Google erhält nach dem Ablehnen von {service} Signale ohne Besucherkennung (Client-ID), aber mit IP-Adresse und Angaben zum Gerät (Consent Mode, Anfragen an {hosts}); ob solche Signale allein ohne Einwilligung zulässig sind, ist umstritten',
    throughout:
      'Google erhält vor der Einwilligung und nach dem Ablehnen von {service} Signale ohne Besucherkennung (Client-ID), aber mit IP-Adresse und Angaben zum Gerät (Consent Mode, Anfragen an {hosts}); ob solche Signale allein ohne Einwilligung zulässig sind, ist umstritten',
  },
  en: {
    ...identified.en,
    ...addedTo(identified.en, { Fresh: fresh.en }),
    withCookie: '{service} reports “denied” and sets cookies nevertheless',
    beforeConsent:
      'Google receives signals of {service} without visitor identifier (client ID) before consent, but with IP address and details of the device (consent mode, requests to {hosts}); whether such signals by themselves are permitted without consent is disputed',
    afterReject:
      'Google receives signals of {service} without visitor identifier (client ID) after rejection, but with IP address and details of the device (consent mode, requests to {hosts}); whether such signals by themselves are permitted without consent is disputed',
    throughout:
      'Google receives signals of {service} without visitor identifier (client ID) before consent and after rejection, but with IP address and details of the device (consent mode, requests to {hosts}); whether such signals by themselves are permitted without consent is disputed',
  },
};

export default defineCheck({
  id: 'trk-consent-mode-pings',
  area: 'trk',
  version: 8,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.edpbTracking, consentLaw.dskGuidance],
  needs: ['requests', 'services', 'cookies', 'attempts'],
  texts: {
    de: {
      title: 'Google Consent Mode: keine „Pings“ ohne Einwilligung',
      explanation:
        'Im erweiterten Consent Mode sendet Google auch ohne Einwilligung Signale mit IP-Adresse und Gerätedaten. Ob das nach § 25 Abs. 1 TDDDG zulässig ist, ist umstritten. Enthalten die Signale eine Kennung oder wird ein Cookie gesetzt, fehlt die nötige Einwilligung. Rechtlich gilt vor der Auswahl und nach dem Ablehnen dasselbe. Das Laden des Skripts vor der Auswahl wird gesondert gewertet; Signale ohne Kennung und ohne Cookie wertet der Bericht wegen der offenen Rechtsfrage nur als Warnung.',
      confidenceReason: 'Ob „abgelehnt“ gemeldet wird, steht im Aufruf selbst; eine Kennung wird an bekannten Parametern erkannt.',
      howToFix: fix.de,
      fixes: Object.fromEntries(Object.keys(findingMessages.de).map((name) => [`${name}Container`, fixWithContainer.de])),
      messages: {
        ...findingMessages.de,
        ...suffixed(findingMessages.de, 'Container'),
        rejectNotExamined:
          'Vor der Einwilligung gab es keine Aufrufe an Google, die eine Ablehnung melden (Consent Mode); der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        rejectNotExaminedMeasured:
          'Vor der Einwilligung gab es keine Aufrufe an Google, die eine Ablehnung melden (Consent Mode); die Messaufrufe ohne diese Meldung bewertet die Prüfung „Google Analytics nur mit Einwilligung“. Der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        noGoogleTags: 'Es wurden keine Google-Tags gefunden',
      },
    },
    en: {
      title: 'Google Consent Mode: no pings without consent',
      explanation:
        'In advanced consent mode Google sends signals with IP address and device data even without consent. Whether Section 25(1) TDDDG permits such signals by themselves is disputed. If the signals contain an identifier or a cookie is set, the necessary consent is missing. In law, the same holds before the choice and after rejection. That the script loads before the choice is judged separately; signals without identifier and without cookie are only a warning in the report because the question of law is open.',
      confidenceReason: 'Whether “denied” is reported stands in the call itself; an identifier is recognised by known parameters.',
      howToFix: fix.en,
      fixes: Object.fromEntries(Object.keys(findingMessages.en).map((name) => [`${name}Container`, fixWithContainer.en])),
      messages: {
        ...findingMessages.en,
        ...suffixed(findingMessages.en, 'Container'),
        rejectNotExamined:
          'Before consent there were no calls to Google that report a refusal (consent mode); the state after rejection could not be examined',
        rejectNotExaminedMeasured:
          'Before consent there were no calls to Google that report a refusal (consent mode); the check “Google Analytics only with consent” judges the measuring calls without that report. The state after rejection could not be examined',
        noGoogleTags: 'No Google tags were found',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const chains = initiatorChains(facts);
    const pings = facts.requests.filter(
      (request) =>
        wasSent(request) && isDeniedPing(request) && states.some((state) => request.states.includes(state)) && !chains.embedAround(request),
    );
    const container = hasContainer(facts) ? 'Container' : '';
    const groups = Map.groupBy(pings, ({ serviceId }) => serviceId ?? 'google-analytics');
    const found = [...groups].map(([cause, group]) => {
      const identified = group.filter(identifiesVisitor);
      const shown = identified.length > 0 ? identified : group;
      const seen = states.filter((state) => shown.some((request) => request.states.includes(state)));
      const cookies = facts.cookies.filter(
        (cookie) => cookie.serviceId === cause && cookie.needsConsent === 'yes' && seen.some((state) => wasWrittenIn(cookie, state)),
      );
      const moment = momentOf(seen);
      const isRisk = identified.length > 0 || cookies.length > 0;
      const each = cookies.length === 0 && isFreshEachPage(identified) ? 'Fresh' : '';
      const message = identified.length > 0 ? identifiedMessages[moment] + each : cookies.length > 0 ? 'withCookie' : moment;
      const items = [...pingItems(shown), ...cookies.slice(0, 5).map(storedItem)] as const;
      return {
        isRisk,
        finding: {
          message: message + container,
          params: {
            service: serviceOf(cause)?.name ?? 'Google',
            hosts: shortList([...new Set(shown.map(({ host }) => host))]),
            count: group.length,
          },
          items,
          cause,
          serviceIds: [cause],
        },
      };
    });
    const told = (risky: boolean) => found.filter(({ isRisk }) => isRisk === risky).map(({ finding }) => finding);
    const verdict = verdictBeside(told(true), told(false));
    if (verdict) return verdict;
    if (!complete) {
      const measured = facts.requests.some(
        (request) =>
          wasSent(request) &&
          isAnalyticsHit(request) &&
          !chains.embedAround(request) &&
          states.some((state) => request.states.includes(state)),
      );
      return { class: 'NoClassification', message: measured ? 'rejectNotExaminedMeasured' : 'rejectNotExamined' };
    }
    const tagged = facts.requests.some((request) => isGoogleTag(request) && !chains.embedAround(request));
    return tagged ? { class: 'Conform' } : { class: 'NotApplicable', message: 'noGoogleTags' };
  },
});

const identifiedMessages = {
  beforeConsent: 'identifiedBeforeConsent',
  afterReject: 'identifiedAfterReject',
  throughout: 'identifiedThroughout',
} as const;

function pingItems(pings: readonly RequestFact[]) {
  const pages = pageCount(pings);
  const [first, ...rest] = pings.map((request) =>
    requestItem(request, { pages, gcs: request.gcs, identifiers: request.identifiers.join(', ') || null }),
  );
  return [first!, ...rest.slice(0, 9)] as const;
}
