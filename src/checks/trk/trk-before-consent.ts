import { consentLaw } from '../consent-law.ts';
import { basicModeSteps, basicModeStepsWithContainer, hasContainer, sendsPingsOnly } from '../consent-mode-pings.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { requestItem, verdictOf } from '../items.ts';
import { numberedSteps, suffixed } from '../message-variants.ts';
import { disputedFixes, ownCountingMessages, screenVariant, withScreen } from '../own-counting.ts';
import { framedMessages, framedSteps, framesOf } from '../page-frames.ts';
import { pictureBesideScript, withPictureStep } from '../page-pictures.ts';
import { observeServices, type ServiceObservation, trackingCategories } from '../service-observations.ts';
import { consentItemsOf } from '../stored-items.ts';
import { identifiedPages, rateTracker, type TrackerRating, trackerFinding } from '../tracking.ts';
import { openByUnknownHosts, unknownHostsFixes, unknownHostsMessages } from '../unknown-hosts.ts';

const fix = {
  de: '1. Nehmen Sie den Aufruf des Dienstes, der ohne Bedingung lädt, aus der Vorlage (und aus dem Tag-Manager, falls Sie einen verwenden), und laden Sie ihn erst nach der Einwilligung.\n2. Binden Sie den Dienst im Einwilligungswerkzeug an eine Kategorie, die der Besucher erst auswählen muss (oder, wenn Ihr Banner keine hat, an die Zustimmung).\n3. Laden Sie die Seite in einem neuen Browserprofil, treffen Sie keine Auswahl und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint; die Adressen stehen bei den Belegen (Tag-Manager, Karten und Videos nutzen zum Teil dieselben Hosts).',
  en: '1. Take the call of the service that loads without a condition out of the template (and out of the tag manager if you use one), and load it only after consent.\n2. Tie the service in the consent tool to a category that the visitor has to choose first (or, if your banner has none, to consent).\n3. Load the page in a fresh browser profile, make no choice and verify that no request of this service appears any more; the addresses are in the evidence (tag managers, maps and videos use some of the same hosts).',
};

/** On a website that asks for no consent there is none to wait for, and nothing to tie a service to. */
const unaskedFix = {
  de: '1. Nehmen Sie den Aufruf von {service} aus der Vorlage, oder bauen Sie ein Einwilligungswerkzeug ein, das den Dienst sperrt, bis der Besucher zugestimmt hat{see:cmp-required-present}.\n2. Laden Sie die Seite in einem neuen Browserprofil, und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint, solange nicht zugestimmt ist; die Adressen stehen bei den Belegen (Tag-Manager, Karten und Videos nutzen zum Teil dieselben Hosts).',
  en: '1. Take the call of {service} out of the template, or install a consent tool that blocks the service until the visitor has agreed{see:cmp-required-present}.\n2. Load the page in a fresh browser profile and verify that no request of this service appears any more before consent is given; the addresses are in the evidence (tag managers, maps and videos use some of the same hosts).',
};

/** What runs; `moment` is told by whether the website asks for consent. */
const running = {
  de: (moment: string) => ({
    tracks: `{service} läuft ${moment} (Anfragen an {hosts})`,
    ...framedMessages({ tracks: `{service} läuft ${moment} (Anfragen an {hosts})` }, 'de'),
    tracksPicture: `{service} läuft ${moment} (Anfragen an {hosts}), auch als Bild von {picture}`,
    tracksPartly: `{service} läuft ${moment} auf {pageCount} Seiten (Anfragen an {hosts}); eine Kennung sendet der Dienst dabei nur auf {paths}. Ob er ohne Kennung und ohne Cookie eine Einwilligung braucht, ist umstritten`,
    signals: `Das Skript von {service} lädt ${moment} und sendet Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem ({hosts})`,
    ...withScreen({ disputed: `{service} läuft ${moment}; ob der Dienst eine braucht, ist umstritten` }, 'de'),
  }),
  en: (moment: string) => ({
    tracks: `{service} runs ${moment} (requests to {hosts})`,
    ...framedMessages({ tracks: `{service} runs ${moment} (requests to {hosts})` }, 'en'),
    tracksPicture: `{service} runs ${moment} (requests to {hosts}), also as an image from {picture}`,
    tracksPartly: `{service} runs ${moment} on {pageCount} pages (requests to {hosts}); only on {paths} the service sends an identifier. Whether it needs consent without identifier and cookie is disputed`,
    signals: `The script of {service} loads ${moment} and sends signals without visitor identifier (client ID); Google receives IP address and details of the device all the same ({hosts})`,
    ...withScreen({ disputed: `{service} runs ${moment}; whether the service needs it is disputed` }, 'en'),
  }),
};
function runningMessages(locale: 'de' | 'en'): Record<string, string> {
  const [asked, unasked] = locale === 'de' ? ['vor der Einwilligung', 'ohne Einwilligung'] : ['before consent', 'without consent'];
  const told = running[locale](asked);
  return { ...told, signalsContainer: told.signals, ...suffixed(running[locale](unasked), 'Unasked') };
}

/** What is seen are signals of consent mode: they end where its basic form is used. The last step is that of any service. */
function signalFixes(locale: 'de' | 'en'): Record<string, string> {
  const verify = fix[locale].slice(fix[locale].lastIndexOf('\n'));
  return { signals: basicModeSteps[locale] + verify, signalsContainer: basicModeStepsWithContainer[locale] + verify };
}

function fixesIn(locale: 'de' | 'en'): Record<string, string> {
  const unasked = unaskedFix[locale];
  const verify = fix[locale].slice(fix[locale].lastIndexOf('\n') + 1).replace(/^\d+\. /, '');
  const framed = Object.entries(framedSteps[locale]).flatMap(([kind, step]) => {
    const told = numberedSteps([step, verify]);
    return [[`tracks${kind}`, told] as const, [`tracks${kind}Unasked`, told] as const];
  });
  return {
    ...unknownHostsFixes[locale],
    ...signalFixes(locale),
    ...Object.fromEntries(framed),
    tracksPicture: withPictureStep(fix[locale], locale),
    tracksUnasked: unasked,
    tracksPictureUnasked: withPictureStep(unasked, locale),
    tracksPartlyUnasked: unasked,
    signalsUnasked: unasked,
    ...disputedFixes('selfHosted', locale, true),
    ...disputedFixes('selfHosted', locale, false),
    ...disputedFixes('disputed', locale, false),
  };
}

export default defineCheck({
  id: 'trk-before-consent',
  area: 'trk',
  version: 11,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr6consent, consentLaw.edpbTracking, consentLaw.olgFrankfurt],
  needs: ['requests', 'services', 'cookies', 'storage'],
  wants: ['banner', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste vor der Einwilligung',
      explanation:
        'Analyse-, Werbe- und Aufzeichnungsdienste lesen in der Regel Informationen aus dem Endgerät. Das ist nach § 25 Abs. 1 TDDDG erst nach einer Einwilligung zulässig; für die anschließende Verarbeitung verlangen die Aufsichtsbehörden in der Regel ebenfalls eine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Auf Cookies kommt es nicht an. Umstritten ist das für bloßes Zählen auf dem eigenen Server, ohne Cookie und Kennung: Die Aufsichtsbehörde von Baden-Württemberg hält Auswertungen nach Art von Server-Protokollen ohne Einwilligung für möglich; nur solches Zählen wertet diese Prüfung deshalb nicht als Risiko.',
      confidenceReason: 'Es zählen Anfragen, die der Browser vor jeder Auswahl gesendet hat; den Dienst verrät ihre Adresse.',
      howToFix: fix.de,
      fixes: fixesIn('de'),
      messages: {
        none: '{when} wurde kein Dienst zur Messung oder Werbung beobachtet, den der Scanner kennt',
        ...runningMessages('de'),
        ...ownCountingMessages('de'),
        connectionOnly: '{when} besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        ...unknownHostsMessages('de', (what) => `Ohne Einwilligung gehen ${what} an`),
        bannerHost:
          '{host} wird vor der Auswahl angesprochen; von dort kommt das Banner. Ob der Server auch anderen Zwecken dient, wurde nicht beurteilt',
      },
    },
    en: {
      title: 'No tracking services before consent',
      explanation:
        'Analytics, advertising and recording services as a rule read information from the device. Under Section 25(1) TDDDG this is only permitted after consent; for the processing that follows, the supervisory authorities as a rule require consent too (Art. 6(1)(a) GDPR). Cookies are not required for that. It is disputed for mere counting on the own server, without cookie and identifier: the data protection authority of Baden-Württemberg holds analysis in the manner of server logs possible without consent; such counting alone is therefore no risk in this check.',
      confidenceReason: 'Only requests that the browser sent before any choice count; their address tells the service.',
      howToFix: fix.en,
      fixes: fixesIn('en'),
      messages: {
        none: '{when} no service for measuring or advertising that the scanner knows was observed',
        ...runningMessages('en'),
        ...ownCountingMessages('en'),
        connectionOnly: '{when} there is a connection to {service}, without a recognised visitor identifier and without script',
        ...unknownHostsMessages('en', (what) => `Without consent, ${what} go to`),
        bannerHost:
          '{host} is contacted before the choice; the banner comes from there. Whether the server has other purposes too was not judged',
      },
    },
  },
  run(facts) {
    const unasked = asksNothing(facts) ? 'Unasked' : '';
    const observed = observeServices(facts, ['none'], ({ category }) => trackingCategories.has(category));
    const rated = observed.flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const told = tell(rating.reason, observation, facts);
      // Without a banner, the tag manager waits for nothing either: its container needs no step of its own.
      const message = unasked === '' || told.message === 'connectionOnly' ? told.message : told.message.replace('Container', '') + unasked;
      return { weight: rating.weight, finding: { ...told, message } };
    });
    const verdict = verdictOf({
      risks: rated.filter(({ weight }) => weight === 'risk').map(({ finding }) => finding),
      hints: rated.filter(({ weight }) => weight === 'hint').map(({ finding }) => finding),
    });
    if (verdict) return verdict;
    return openByUnknownHosts(facts, ['none']) ?? { class: 'Conform', message: 'none' };
  },
});

/** Whether the website was seen to have no consent banner, and no tool that would show one elsewhere. */
function asksNothing({ banner }: Partial<Pick<Facts, 'banner'>>): boolean {
  return banner?.banner === null && banner.cmpLoaded === null;
}

/** The finding about one service, by what is known of it besides that it runs. */
function tell(
  reason: TrackerRating['reason'],
  observation: ServiceObservation,
  facts: Pick<Facts, 'cookies' | 'storage' | 'services' | 'requests'>,
): Finding {
  const { requests } = observation;
  const { id, consent } = observation.use.service;
  const finding = trackerFinding(reason, observation);
  if (reason === 'connectionOnly') return finding;
  if (reason === 'selfHosted' || reason === 'disputed') {
    const sent = screenVariant(id, requests);
    if (sent === null) return finding;
    // What reads the device is the reason of the dispute: it stands first in the evidence.
    const items = [requestItem(sent.request), ...finding.items.filter(({ ref }) => ref !== sent.request.id)] as const;
    return { ...finding, message: `${reason}${sent.ending}`, params: { ...finding.params, screen: sent.screen }, items };
  }
  const partly = consent === 'disputed' ? identifiedPages(requests) : null;
  if (partly) return { ...finding, message: 'tracksPartly', params: { ...finding.params, ...partly } };
  const written = consentItemsOf(id, facts, ['none']);
  if (written.cookies.length + written.storage.length === 0 && sendsPingsOnly(observation)) {
    return { ...finding, message: `signals${hasContainer(facts) ? 'Container' : ''}` };
  }
  const frames = framesOf(id, requests, facts);
  if (frames) return { ...finding, message: `tracks${frames.kind}`, params: { ...finding.params, ...frames.params } };
  const picture = pictureBesideScript(requests, id, facts.requests);
  return picture === null ? finding : { ...finding, message: 'tracksPicture', params: { ...finding.params, picture } };
}
