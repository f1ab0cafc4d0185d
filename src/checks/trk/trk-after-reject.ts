import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { identifiesVisitor, isAnalyticsScript, isDeniedPing, isTagManagerScript } from '../google-requests.ts';
import { requestItem, verdictOf } from '../items.ts';
import { observeServices, type ServiceObservation, trackingCategories } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { consentItemsOf } from '../stored-items.ts';
import { rateTracker, trackerFinding, unknownHosts } from '../tracking.ts';

export default defineCheck({
  id: 'trk-after-reject',
  area: 'trk',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr7withdrawal],
  needs: ['requests', 'services', 'cookies', 'storage', 'rejected'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste nach Ablehnung',
      explanation:
        'Lehnt ein Besucher ab, fehlt die Einwilligung, die § 25 Abs. 1 TDDDG für Tracking verlangt. Läuft ein Dienst trotzdem weiter, ist das Banner ohne Wirkung; Ablehnen und Widerruf müssen so einfach wirken wie das Zustimmen (Art. 7 Abs. 3 DSGVO).',
      confidenceReason: 'Es zählen Anfragen nach dem Klick auf Ablehnen, und nur, wenn nachweislich gespeichert war, dass abgelehnt wurde.',
      howToFix:
        '1. Prüfen Sie, ob der Dienst im Einwilligungswerkzeug als „notwendig“ geführt wird oder dort fehlt, und ordnen Sie ihn einer abwählbaren Kategorie zu.\n2. Binden Sie die Auslöser im Tag-Manager an den Einwilligungsstatus.\n3. Lehnen Sie in einem neuen Browserprofil ab, rufen Sie eine zweite Seite auf und prüfen Sie, dass keine Anfrage mehr an die genannten Hosts geht.',
      messages: {
        tracks: '{service} läuft nach dem Ablehnen weiter',
        disputed: '{service} läuft nach dem Ablehnen weiter; ob der Dienst eine Einwilligung braucht, ist umstritten',
        selfHosted: '{service} zählt Besuche nach dem Ablehnen auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde',
        connectionOnly: 'Nach dem Ablehnen besteht eine Verbindung zu {service}, ohne Kennung und ohne Skript',
        pingsOnly: '{service} sendet nach dem Ablehnen Signale ohne Kennung (Consent Mode)',
        unknownHosts: 'Nach dem Ablehnen werden Dritt-Hosts angesprochen, deren Zweck nicht bekannt ist: {hosts}',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No tracking services after rejection',
      explanation:
        'When a visitor rejects, the consent that Section 25(1) TDDDG requires for tracking is missing. If a service keeps running, the banner has no effect; rejecting and withdrawing must work as easily as accepting (Art. 7(3) GDPR).',
      confidenceReason: 'Only requests after the click on reject count, and only if the rejection is proven to have been stored.',
      howToFix:
        '1. Check whether the service is listed as “necessary” in the consent tool or missing there, and assign it to a category that can be refused.\n2. Tie the triggers in the tag manager to the consent status.\n3. Reject in a fresh browser profile, open a second page and verify that no request goes to the hosts named here any more.',
      messages: {
        tracks: '{service} keeps running after rejection',
        disputed: '{service} keeps running after rejection; whether the service needs consent is disputed',
        selfHosted: '{service} counts visits after rejection on the site’s own server, without any cookie observed',
        connectionOnly: 'After rejection there is a connection to {service}, without identifier and without script',
        pingsOnly: '{service} sends signals without identifier after rejection (consent mode)',
        unknownHosts: 'After rejection, third-party hosts of unknown purpose are contacted: {hosts}',
        noBanner: 'No consent banner was found, so there is nothing to reject',
      },
    },
  },
  run(facts) {
    if (facts.rejected.method === 'no-banner') return { class: 'NotApplicable', message: 'noBanner' };
    const observed = observeServices(facts, ['reject'], ({ category }) => trackingCategories.has(category));
    const rated = observed.flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const written = consentItemsOf(observation.use.service.id, facts, ['reject']);
      const pingsOnly = sendsPingsOnly(observation) && written.cookies.length + written.storage.length === 0;
      const finding = trackerFinding(pingsOnly ? 'pingsOnly' : rating.reason, observation);
      return { weight: pingsOnly ? 'hint' : rating.weight, finding };
    });
    const verdict = verdictOf({
      risks: rated.filter(({ weight }) => weight === 'risk').map(({ finding }) => finding),
      hints: rated.filter(({ weight }) => weight === 'hint').map(({ finding }) => finding),
    });
    if (verdict) return verdict;
    const unknown = unknownHosts(facts, ['reject']);
    if (unknown.length === 0) return { class: 'Conform' };
    const params = { hosts: shortList(unknown.map(({ host }) => host)) };
    return { class: 'NoClassification', message: 'unknownHosts', params, items: unknown.map((request) => requestItem(request)) };
  },
});

/** Whether all a Google service did was to load its script and to send pings that say “denied” and name nobody. */
function sendsPingsOnly({ requests }: ServiceObservation): boolean {
  const hits = requests.filter((request) => !isAnalyticsScript(request) && !isTagManagerScript(request) && !isTagScript(request.url));
  return hits.length > 0 && hits.every((request) => isDeniedPing(request) && !identifiesVisitor(request));
}

function isTagScript(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.endsWith('/gtag/js');
}
