import { consentLaw } from '../consent-law.ts';
import { basicModeSteps, basicModeStepsWithContainer, hasContainer, sendsPingsOnly } from '../consent-mode-pings.ts';
import { defineCheck } from '../define-check.ts';
import type { RequestFact } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { pictureBesideScript, withPictureStep } from '../page-pictures.ts';
import { observeServices, trackingCategories } from '../service-observations.ts';
import { pathsOf } from '../shop-offer.ts';
import { consentItemsOf } from '../stored-items.ts';
import { rateTracker, trackerFinding } from '../tracking.ts';
import { openByUnknownHosts, unknownHostsFixes, unknownHostsMessages } from '../unknown-hosts.ts';

const fix = {
  de: '1. Nehmen Sie den Aufruf des Dienstes, der ohne Bedingung lädt, aus der Vorlage (und aus dem Tag-Manager, falls Sie einen verwenden), und laden Sie ihn erst nach der Einwilligung.\n2. Binden Sie den Dienst im Einwilligungswerkzeug an eine Kategorie, die der Besucher erst auswählen muss (oder, wenn Ihr Banner keine hat, an die Zustimmung).\n3. Laden Sie die Seite in einem neuen Browserprofil, treffen Sie keine Auswahl und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint; die Adressen stehen bei den Belegen (Tag-Manager, Karten und Videos nutzen zum Teil dieselben Hosts).',
  en: '1. Take the call of the service that loads without a condition out of the template (and out of the tag manager if you use one), and load it only after consent.\n2. Tie the service in the consent tool to a category that the visitor has to choose first (or, if your banner has none, to consent).\n3. Load the page in a fresh browser profile, make no choice and verify that no request of this service appears any more; the addresses are in the evidence (tag managers, maps and videos use some of the same hosts).',
};

const signals = {
  de: 'Das Skript von {service} lädt vor der Einwilligung und sendet Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem ({hosts})',
  en: 'The script of {service} loads before consent and sends signals without visitor identifier (client ID); Google receives IP address and details of the device all the same ({hosts})',
};

/** What is seen are signals of consent mode: they end where its basic form is used. The last step is that of any service. */
function signalFixes(locale: 'de' | 'en'): Record<string, string> {
  const verify = fix[locale].slice(fix[locale].lastIndexOf('\n'));
  return { signals: basicModeSteps[locale] + verify, signalsContainer: basicModeStepsWithContainer[locale] + verify };
}

export default defineCheck({
  id: 'trk-before-consent',
  area: 'trk',
  version: 7,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr6consent, consentLaw.edpbTracking, consentLaw.olgFrankfurt],
  needs: ['requests', 'services', 'cookies', 'storage'],
  wants: ['banner', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste vor der Einwilligung',
      explanation:
        'Analyse-, Werbe- und Aufzeichnungsdienste lesen Informationen aus dem Endgerät. Das ist nach § 25 Abs. 1 TDDDG erst nach einer Einwilligung zulässig; für die anschließende Verarbeitung verlangen die Aufsichtsbehörden in der Regel ebenfalls eine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Auf Cookies kommt es nicht an.',
      confidenceReason: 'Es zählen Anfragen, die der Browser vor jeder Auswahl gesendet hat; den Dienst verrät ihre Adresse.',
      howToFix: fix.de,
      fixes: { ...unknownHostsFixes.de, ...signalFixes('de'), tracksPicture: withPictureStep(fix.de, 'de') },
      messages: {
        none: '{when} wurde kein Dienst zur Messung oder Werbung beobachtet, den der Scanner kennt',
        tracks: '{service} läuft vor der Einwilligung (Anfragen an {hosts})',
        tracksPicture: '{service} läuft vor der Einwilligung (Anfragen an {hosts}), auch als Bild von {picture}',
        tracksPartly:
          '{service} läuft vor der Einwilligung auf {pageCount} Seiten (Anfragen an {hosts}); eine Kennung sendet der Dienst dabei nur auf {paths}. Ob er ohne Kennung und ohne Cookie eine Einwilligung braucht, ist umstritten',
        signals: signals.de,
        signalsContainer: signals.de,
        disputed: '{service} läuft vor der Einwilligung; ob der Dienst eine braucht, ist umstritten',
        selfHosted: '{service} zählt Besuche vor der Einwilligung auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde',
        connectionOnly: 'Vor der Einwilligung besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        ...unknownHostsMessages('de', (what) => `Ohne Einwilligung gehen ${what} an`),
        bannerHost:
          '{host} wird vor der Auswahl angesprochen; von dort kommt das Banner. Ob der Server auch anderen Zwecken dient, wurde nicht beurteilt',
      },
    },
    en: {
      title: 'No tracking services before consent',
      explanation:
        'Analytics, advertising and recording services read information from the device. Under Section 25(1) TDDDG this is only permitted after consent; for the processing that follows, the supervisory authorities as a rule require consent too (Art. 6(1)(a) GDPR). Cookies are not required for that.',
      confidenceReason: 'Only requests that the browser sent before any choice count; their address tells the service.',
      howToFix: fix.en,
      fixes: { ...unknownHostsFixes.en, ...signalFixes('en'), tracksPicture: withPictureStep(fix.en, 'en') },
      messages: {
        none: '{when} no service for measuring or advertising that the scanner knows was observed',
        tracks: '{service} runs before consent (requests to {hosts})',
        tracksPicture: '{service} runs before consent (requests to {hosts}), also as an image from {picture}',
        tracksPartly:
          '{service} runs before consent on {pageCount} pages (requests to {hosts}); only on {paths} the service sends an identifier. Whether it needs consent without identifier and cookie is disputed',
        signals: signals.en,
        signalsContainer: signals.en,
        disputed: '{service} runs before consent; whether the service needs it is disputed',
        selfHosted: '{service} counts visits before consent on the site’s own server, without any cookie observed',
        connectionOnly: 'Before consent there is a connection to {service}, without a recognised visitor identifier and without script',
        ...unknownHostsMessages('en', (what) => `Without consent, ${what} go to`),
        bannerHost:
          '{host} is contacted before the choice; the banner comes from there. Whether the server has other purposes too was not judged',
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
      const picture = rating.reason === 'tracks' ? pictureBesideScript(observation.requests, observation.use.service.id) : null;
      const partly =
        rating.reason === 'tracks' && observation.use.service.consent === 'disputed' ? identifiedPages(observation.requests) : null;
      if (partly) {
        const told = trackerFinding('tracksPartly', observation);
        return { weight: rating.weight, finding: { ...told, params: { ...told.params, ...partly } } };
      }
      const finding = trackerFinding(signalsOnly ? `signals${hasContainer(facts) ? 'Container' : ''}` : rating.reason, observation);
      if (signalsOnly || picture === null) return { weight: rating.weight, finding };
      return { weight: rating.weight, finding: { ...finding, message: 'tracksPicture', params: { ...finding.params, picture } } };
    });
    const verdict = verdictOf({
      risks: rated.filter(({ weight }) => weight === 'risk').map(({ finding }) => finding),
      hints: rated.filter(({ weight }) => weight === 'hint').map(({ finding }) => finding),
    });
    if (verdict) return verdict;
    return openByUnknownHosts(facts, ['none']) ?? { class: 'Conform', message: 'none' };
  },
});

const mostPaths = 3;

/** The few pages on which requests carry an identifier, where the service runs on others without one; null: on all, or on none. */
function identifiedPages(requests: readonly RequestFact[]): { pageCount: number; paths: string } | null {
  const pages = new Set(requests.map(({ pageUrl }) => pageUrl));
  const telling = new Set(requests.filter(({ identifiers }) => identifiers.length > 0).map(({ pageUrl }) => pageUrl));
  if (telling.size === 0 || telling.size === pages.size || telling.size > mostPaths) return null;
  return { pageCount: pages.size, paths: pathsOf([...telling]) };
}
