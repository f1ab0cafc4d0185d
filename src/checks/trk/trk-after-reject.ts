import { consentLaw } from '../consent-law.ts';
import { sendsPingsOnly } from '../consent-mode-pings.ts';
import { defineCheck } from '../define-check.ts';
import type { ServiceUse } from '../facts.ts';
import { requestItem, verdictOf } from '../items.ts';
import { observeServices, trackingCategories } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { consentItemsOf } from '../stored-items.ts';
import { rateTracker, type TrackerRating, trackerFinding, unknownHosts, unknownHostsFix } from '../tracking.ts';

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
        'Tracking ist nur mit Einwilligung zulässig; wer ablehnt, hat keine erteilt. Läuft ein Dienst trotzdem, fehlt die Einwilligung (§ 25 Abs. 1 TDDDG, Art. 4 Nr. 11 DSGVO). Ob auch Signale ohne Besucherkennung sie brauchen, ist umstritten.',
      confidenceReason: 'Es zählen Anfragen nach dem Klick auf Ablehnen, und nur, wenn nachweislich gespeichert war, dass abgelehnt wurde.',
      howToFix:
        '1. Prüfen Sie, ob der Dienst im Einwilligungswerkzeug als „notwendig“ geführt wird oder dort fehlt, und ordnen Sie ihn einer abwählbaren Kategorie zu.\n2. Verwenden Sie einen Tag-Manager, binden Sie dessen Auslöser an den Einwilligungsstatus.\n3. Lehnen Sie in einem neuen Browserprofil ab, rufen Sie eine zweite Seite auf und prüfen Sie, dass keine Anfrage mehr an die genannten Hosts geht.',
      fixes: { unknownHosts: unknownHostsFix.de },
      messages: {
        none: 'Nach dem Ablehnen wurde kein Dienst zur Messung oder Werbung beobachtet, den der Scanner kennt',
        tracks: '{service} läuft nach dem Ablehnen weiter (Anfragen an {hosts})',
        starts: '{service} startet nach dem Ablehnen (Anfragen an {hosts})',
        disputed: '{service} läuft nach dem Ablehnen weiter (Anfragen an {hosts}); ob der Dienst eine Einwilligung braucht, ist umstritten',
        startsDisputed:
          '{service} startet nach dem Ablehnen (Anfragen an {hosts}); ob der Dienst eine Einwilligung braucht, ist umstritten',
        selfHosted: '{service} zählt Besuche nach dem Ablehnen auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde',
        connectionOnly: 'Nach dem Ablehnen besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        pingsOnly:
          '{service} sendet nach dem Ablehnen Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem (Consent Mode, Anfragen an {hosts})',
        unknownHosts:
          'Nach dem Ablehnen gehen Anfragen an fremde Server, deren Zweck nicht bekannt ist ({hosts}); ob einer davon das Einwilligungswerkzeug ist, ist von Hand zu prüfen',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No tracking services after rejection',
      explanation:
        'Tracking is only permitted with consent; a visitor who rejects has given none. If a service runs nevertheless, consent is missing (Section 25(1) TDDDG, Art. 4(11) GDPR). Whether signals without visitor identifier need it too is disputed.',
      confidenceReason: 'Only requests after the click on reject count, and only if the rejection is proven to have been stored.',
      howToFix:
        '1. Check whether the service is listed as “necessary” in the consent tool or missing there, and assign it to a category that can be refused.\n2. If you use a tag manager, tie its triggers to the consent status.\n3. Reject in a fresh browser profile, open a second page and verify that no request goes to the hosts named here any more.',
      fixes: { unknownHosts: unknownHostsFix.en },
      messages: {
        none: 'After rejecting, no service for measuring or advertising that the scanner knows was observed',
        tracks: '{service} keeps running after rejection (requests to {hosts})',
        starts: '{service} starts after rejection (requests to {hosts})',
        disputed: '{service} keeps running after rejection (requests to {hosts}); whether the service needs consent is disputed',
        startsDisputed: '{service} starts after rejection (requests to {hosts}); whether the service needs consent is disputed',
        selfHosted: '{service} counts visits after rejection on the site’s own server, without any cookie observed',
        connectionOnly: 'After rejection there is a connection to {service}, without a recognised visitor identifier and without script',
        pingsOnly:
          '{service} sends signals without visitor identifier (client ID) after rejection; Google receives IP address and details of the device all the same (consent mode, requests to {hosts})',
        unknownHosts:
          'After rejection, requests go to third-party servers of unknown purpose ({hosts}); whether one of them is the consent tool has to be examined by hand',
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
    if (unknown.length === 0) return { class: 'Conform', message: 'none' };
    const params = { hosts: shortList(unknown.map(({ host }) => host)) };
    return { class: 'NoClassification', message: 'unknownHosts', params, items: unknown.map((request) => requestItem(request)) };
  },
});

/** What did not run before the choice cannot go on running. */
function messageOf({ reason }: TrackerRating, { active }: ServiceUse): string {
  if (active.none || (reason !== 'tracks' && reason !== 'disputed')) return reason;
  return reason === 'tracks' ? 'starts' : 'startsDisputed';
}
