import { consentLaw } from '../consent-law.ts';
import { sendsPingsOnly } from '../consent-mode-pings.ts';
import { defineCheck } from '../define-check.ts';
import { requestItem, verdictOf } from '../items.ts';
import { observeServices, trackingCategories } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { consentItemsOf } from '../stored-items.ts';
import { rateTracker, trackerFinding, unknownHosts, unknownHostsFix } from '../tracking.ts';

export default defineCheck({
  id: 'trk-before-consent',
  area: 'trk',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr6consent, consentLaw.edpbTracking, consentLaw.olgFrankfurt],
  needs: ['requests', 'services', 'cookies', 'storage'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste vor der Einwilligung',
      explanation:
        'Analyse-, Werbe- und Aufzeichnungsdienste lesen Informationen aus dem Endgerät. Das ist nach § 25 Abs. 1 TDDDG erst nach einer Einwilligung zulässig; für die anschließende Verarbeitung verlangen die Aufsichtsbehörden in der Regel ebenfalls eine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Auf Cookies kommt es nicht an.',
      confidenceReason: 'Es zählen Anfragen, die der Browser vor jeder Auswahl gesendet hat; den Dienst verrät ihre Adresse.',
      howToFix:
        '1. Entfernen Sie den Aufruf des Dienstes aus der Vorlage (und aus dem Tag-Manager, falls Sie einen verwenden), soweit er ohne Bedingung lädt.\n2. Binden Sie den Dienst im Einwilligungswerkzeug an eine Kategorie, die der Besucher erst auswählen muss.\n3. Laden Sie die Seite in einem neuen Browserprofil, treffen Sie keine Auswahl und prüfen Sie, dass keine Anfrage mehr an die genannten Hosts geht.',
      fixes: { unknownHosts: unknownHostsFix.de },
      messages: {
        none: 'Vor der Auswahl wurde kein Dienst zur Messung oder Werbung beobachtet, den der Scanner kennt',
        tracks: '{service} läuft vor der Einwilligung (Anfragen an {hosts})',
        signals:
          'Das Skript von {service} lädt vor der Einwilligung und sendet Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem ({hosts})',
        disputed: '{service} läuft vor der Einwilligung; ob der Dienst eine braucht, ist umstritten',
        selfHosted: '{service} zählt Besuche vor der Einwilligung auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde',
        connectionOnly: 'Vor der Einwilligung besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        unknownHosts:
          'Ohne Einwilligung gehen Anfragen an fremde Server, deren Zweck nicht bekannt ist ({hosts}); ob einer davon das Einwilligungswerkzeug ist, ist von Hand zu prüfen',
      },
    },
    en: {
      title: 'No tracking services before consent',
      explanation:
        'Analytics, advertising and recording services read information from the device. Under Section 25(1) TDDDG this is only permitted after consent; for the processing that follows, the supervisory authorities as a rule require consent too (Art. 6(1)(a) GDPR). Cookies are not required for that.',
      confidenceReason: 'Only requests that the browser sent before any choice count; their address tells the service.',
      howToFix:
        '1. Remove the call of the service from the template (and from the tag manager if you use one) where it loads without a condition.\n2. Tie the service in the consent tool to a category that the visitor has to choose first.\n3. Load the page in a fresh browser profile, make no choice and verify that no request goes to the hosts named here any more.',
      fixes: { unknownHosts: unknownHostsFix.en },
      messages: {
        none: 'Before the choice, no service for measuring or advertising that the scanner knows was observed',
        tracks: '{service} runs before consent (requests to {hosts})',
        signals:
          'The script of {service} loads before consent and sends signals without visitor identifier (client ID); Google receives IP address and details of the device all the same ({hosts})',
        disputed: '{service} runs before consent; whether the service needs it is disputed',
        selfHosted: '{service} counts visits before consent on the site’s own server, without any cookie observed',
        connectionOnly: 'Before consent there is a connection to {service}, without a recognised visitor identifier and without script',
        unknownHosts:
          'Without consent, requests go to third-party servers of unknown purpose ({hosts}); whether one of them is the consent tool has to be examined by hand',
      },
    },
  },
  run(facts) {
    const observed = observeServices(facts, ['none'], ({ category }) => trackingCategories.has(category));
    const rated = observed.flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const written = consentItemsOf(observation.use.service.id, facts, ['none']);
      const signalsOnly =
        rating.reason === 'tracks' && written.cookies.length + written.storage.length === 0 && sendsPingsOnly(observation);
      return { weight: rating.weight, finding: trackerFinding(signalsOnly ? 'signals' : rating.reason, observation) };
    });
    const verdict = verdictOf({
      risks: rated.filter(({ weight }) => weight === 'risk').map(({ finding }) => finding),
      hints: rated.filter(({ weight }) => weight === 'hint').map(({ finding }) => finding),
    });
    if (verdict) return verdict;
    const unknown = unknownHosts(facts, ['none']);
    if (unknown.length === 0) return { class: 'Conform', message: 'none' };
    const params = { hosts: shortList(unknown.map(({ host }) => host)) };
    return { class: 'NoClassification', message: 'unknownHosts', params, items: unknown.map((request) => requestItem(request)) };
  },
});
