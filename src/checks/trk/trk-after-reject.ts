import { consentLaw } from '../consent-law.ts';
import { sendsPingsOnly } from '../consent-mode-pings.ts';
import { defineCheck } from '../define-check.ts';
import type { ServiceUse } from '../facts.ts';
import { requestItem, verdictOf } from '../items.ts';
import { observeServices, trackingCategories } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { consentItemsOf } from '../stored-items.ts';
import { rateTracker, type TrackerRating, trackerFinding, unknownHosts } from '../tracking.ts';

export default defineCheck({
  id: 'trk-after-reject',
  area: 'trk',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and7],
  needs: ['requests', 'services', 'cookies', 'storage', 'rejected'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste nach Ablehnung',
      explanation:
        'Tracking ist nur mit Einwilligung zulässig; wer ablehnt, hat keine erteilt. Läuft ein Dienst trotzdem, fehlt die Einwilligung (§ 25 Abs. 1 TDDDG, Art. 4 Nr. 11 DSGVO); für diesen Dienst bleibt die Ablehnung ohne Wirkung.',
      confidenceReason: 'Es zählen Anfragen nach dem Klick auf Ablehnen, und nur, wenn nachweislich gespeichert war, dass abgelehnt wurde.',
      howToFix:
        '1. Prüfen Sie, ob der Dienst im Einwilligungswerkzeug als „notwendig“ geführt wird oder dort fehlt, und ordnen Sie ihn einer abwählbaren Kategorie zu.\n2. Verwenden Sie einen Tag-Manager, binden Sie dessen Auslöser an den Einwilligungsstatus.\n3. Lehnen Sie in einem neuen Browserprofil ab, rufen Sie eine zweite Seite auf und prüfen Sie, dass keine Anfrage mehr an die genannten Hosts geht.',
      messages: {
        tracks: '{service} läuft nach dem Ablehnen weiter',
        starts: '{service} startet nach dem Ablehnen',
        disputed: '{service} läuft nach dem Ablehnen weiter; ob der Dienst eine Einwilligung braucht, ist umstritten',
        startsDisputed: '{service} startet nach dem Ablehnen; ob der Dienst eine Einwilligung braucht, ist umstritten',
        selfHosted: '{service} zählt Besuche nach dem Ablehnen auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde',
        connectionOnly: 'Nach dem Ablehnen besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        pingsOnly:
          '{service} sendet nach dem Ablehnen Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem (Consent Mode)',
        unknownHosts: 'Nach dem Ablehnen werden Dritt-Hosts angesprochen, deren Zweck nicht bekannt ist: {hosts}',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No tracking services after rejection',
      explanation:
        'Tracking is only permitted with consent; a visitor who rejects has given none. If a service runs nevertheless, consent is missing (Section 25(1) TDDDG, Art. 4(11) GDPR); for this service the rejection has no effect.',
      confidenceReason: 'Only requests after the click on reject count, and only if the rejection is proven to have been stored.',
      howToFix:
        '1. Check whether the service is listed as “necessary” in the consent tool or missing there, and assign it to a category that can be refused.\n2. If you use a tag manager, tie its triggers to the consent status.\n3. Reject in a fresh browser profile, open a second page and verify that no request goes to the hosts named here any more.',
      messages: {
        tracks: '{service} keeps running after rejection',
        starts: '{service} starts after rejection',
        disputed: '{service} keeps running after rejection; whether the service needs consent is disputed',
        startsDisputed: '{service} starts after rejection; whether the service needs consent is disputed',
        selfHosted: '{service} counts visits after rejection on the site’s own server, without any cookie observed',
        connectionOnly: 'After rejection there is a connection to {service}, without a recognised visitor identifier and without script',
        pingsOnly:
          '{service} sends signals without visitor identifier (client ID) after rejection; Google receives IP address and details of the device all the same (consent mode)',
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
      const finding = trackerFinding(pingsOnly ? 'pingsOnly' : messageOf(rating, observation.use), observation);
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

/** What did not run before the choice cannot go on running. */
function messageOf({ reason }: TrackerRating, { active }: ServiceUse): string {
  if (active.none || (reason !== 'tracks' && reason !== 'disputed')) return reason;
  return reason === 'tracks' ? 'starts' : 'startsDisputed';
}
