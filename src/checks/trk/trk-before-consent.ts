import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { requestItem, verdictBeside } from '../items.ts';
import { numberedSteps, suffixed } from '../message-variants.ts';
import { canBeRefused, isAskedFor } from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { basicModeSteps, basicModeStepsWithContainer, hasContainer, sendsPingsOnly } from '../shared/services/consent-mode-pings.ts';
import { noTracker, noTrackerMessages } from '../shared/services/embedded-tracking.ts';
import {
  callsWhateverChosen,
  drawnMeasure,
  drawsAnew,
  isHeldToItsSetting,
  namesDrawn,
  platformMeasureFix,
  platformVerifyStep,
} from '../shared/services/fleeting-identifiers.ts';
import { limitedAdsFix, limitedAdsMessage } from '../shared/services/limited-ads.ts';
import {
  askedEnding,
  countingKind,
  countingKinds,
  disputedElsewhereSteps,
  disputedFixes,
  ownCountingMessages,
  withScreen,
} from '../shared/services/own-counting.ts';
import { ownMeasurementFixes, ownMeasurementMessages, ownMeasurements } from '../shared/services/own-measurement.ts';
import { observeServices, type ServiceObservation, trackingCategories } from '../shared/services/service-observations.ts';
import {
  identifiedPages,
  namesOf,
  ofAnyService,
  pagesOfStoring,
  rateTracker,
  type TrackerRating,
  trackerFinding,
  withPage,
} from '../shared/services/tracking.ts';
import { isOnlyUniversal, universalFix, universalMessage } from '../shared/services/universal-analytics.ts';
import { openByUnknownHosts, unknownHostsFixes, unknownHostsMessages } from '../shared/services/unknown-hosts.ts';
import { laterParams, waitingFix, waitingMessage } from '../shared/services/waiting-tracker.ts';
import { framedMessages, framedSteps, framesOf } from '../shared/site/page-frames.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { pictureBesideScript, withPictureStep } from '../shared/site/page-pictures.ts';
import { consentItemsOf } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const fix = {
  de: '1. {#call,template} Nehmen Sie den Aufruf des Dienstes, der ohne Bedingung lädt, aus der Vorlage (und aus dem Tag-Manager, falls Sie einen verwenden), und laden Sie ihn erst nach der Einwilligung.\n2. {#tie} Binden Sie den Dienst im Einwilligungswerkzeug an eine Kategorie, die der Besucher erst auswählen muss (oder, wenn Ihr Banner keine hat, an die Zustimmung).\n3. {#no-request} Laden Sie {page} in einem neuen Browserprofil, treffen Sie keine Auswahl, bewegen Sie die Maus, und prüfen Sie nach zehn Sekunden, dass keine Anfrage dieses Dienstes mehr erscheint; die Adressen stehen{google|= bei den Belegen (bei Google nutzen Tag-Manager, Karten und Videos zum Teil dieselben Hosts)|bei den Belegen}.',
  en: '1. {#call,template} Take the call of the service that loads without a condition out of the template (and out of the tag manager if you use one), and load it only after consent.\n2. {#tie} Tie the service in the consent tool to a category that the visitor has to choose first (or, if your banner has none, to consent).\n3. {#no-request} Load {page} in a fresh browser profile, make no choice, move the mouse, and verify after ten seconds that no request of this service appears any more; the addresses are{google|= in the evidence (at Google, tag managers, maps and videos use some of the same hosts)|in the evidence}.',
};

/** On a website that asks for no consent there is none to wait for, and nothing to tie a service to. */
const unaskedFix = {
  de: '1. {#template} Nehmen Sie den Aufruf von {service} aus der Vorlage, oder bauen Sie ein Einwilligungswerkzeug ein, das den Dienst sperrt, bis der Besucher zugestimmt hat{see:cmp-required-present}.\n2. {#no-request} Laden Sie {page} in einem neuen Browserprofil, bewegen Sie die Maus, und prüfen Sie nach zehn Sekunden, dass keine Anfrage dieses Dienstes mehr erscheint, solange nicht zugestimmt ist; die Adressen stehen{google|= bei den Belegen (bei Google nutzen Tag-Manager, Karten und Videos zum Teil dieselben Hosts)|bei den Belegen}.',
  en: '1. {#template} Take the call of {service} out of the template, or install a consent tool that blocks the service until the visitor has agreed{see:cmp-required-present}.\n2. {#no-request} Load {page} in a fresh browser profile, move the mouse, and verify after ten seconds that no request of this service appears any more before consent is given; the addresses are{google|= in the evidence (at Google, tag managers, maps and videos use some of the same hosts)|in the evidence}.',
};

/** A feed or a widget is shown, not counted with: nobody has to justify a measurement, and it can wait for a click. */
const unaskedContentFix = {
  de: '1. {#later} Laden Sie {service} erst, wenn der Besucher darauf klickt: Davor steht ein Platzhalter, der Anbieter und Datenübertragung nennt. Oder zeigen Sie dort eigene Bilder oder einen Link.\n2. Soll der Inhalt sofort laden, halten Sie fest, warum Sie das ohne Einwilligung für zulässig halten, und beschreiben Sie den Dienst in der Datenschutzerklärung, soweit er dort fehlt.',
  en: '1. {#later} Load {service} only when the visitor clicks on it: before that, a placeholder names provider and transfer. Or show pictures of your own or a link there.\n2. If the content is to load at once, record why you hold that permissible without consent, and describe the service in the privacy notice where it is missing there.',
};

/** What runs; `moment` is told by whether the website asks for consent. */
const running = {
  de: (moment: string) => ({
    tracks: `{service} läuft ${moment} (Anfragen an {hosts})`,
    ...framedMessages({ tracks: `{service} läuft ${moment} (Anfragen an {hosts})` }, 'de'),
    waiting: waitingMessage('de', moment),
    limited: limitedAdsMessage('de', moment),
    universal: universalMessage('de', moment),
    tracksPicture: `{service} läuft ${moment} (Anfragen an {hosts}), auch als Bild von {picture}`,
    tracksPartly: `{service} läuft ${moment} auf {pageCount} Seiten (Anfragen an {hosts}); gespeichert wurde dabei {stored} ({storedPaths}), und auf {paths} ging eine Kennung mit. Ohne Speichern und Kennung wäre umstritten, ob der Dienst eine Einwilligung braucht`,
    tracksPlatform: `{service} läuft ${moment} (Anfragen an {hosts})`,
    drawn: `{service} läuft ${moment} (Anfragen an {hosts}); ${drawnMeasure.de}`,
    drawnPlatform: `{service} läuft ${moment} (Anfragen an {hosts}); ${drawnMeasure.de}`,
    signals: `Das Skript von {service} lädt ${moment}, liest Angaben aus dem Gerät aus und sendet Signale ohne Besucherkennung (Client-ID); diese Angaben und die IP-Adresse erhält Google trotzdem ({hosts})`,
    ...withScreen(
      {
        disputed: `{service} läuft ${moment}; ob der Dienst eine braucht, ist umstritten`,
        ownSignals: `{service} läuft ${moment} (Anfragen an {hosts}); gesehen wurden nur Signale ohne Besucherkennung, und nur für solche ist umstritten, ob sie eine brauchen`,
      },
      'de',
    ),
  }),
  en: (moment: string) => ({
    tracks: `{service} runs ${moment} (requests to {hosts})`,
    ...framedMessages({ tracks: `{service} runs ${moment} (requests to {hosts})` }, 'en'),
    waiting: waitingMessage('en', moment),
    limited: limitedAdsMessage('en', moment),
    universal: universalMessage('en', moment),
    tracksPicture: `{service} runs ${moment} (requests to {hosts}), also as an image from {picture}`,
    tracksPartly: `{service} runs ${moment} on {pageCount} pages (requests to {hosts}); stored with it was {stored} ({storedPaths}), and on {paths} an identifier was sent along. Without storing and identifier, the service’s need for consent would be disputed`,
    tracksPlatform: `{service} runs ${moment} (requests to {hosts})`,
    drawn: `{service} runs ${moment} (requests to {hosts}); ${drawnMeasure.en}`,
    drawnPlatform: `{service} runs ${moment} (requests to {hosts}); ${drawnMeasure.en}`,
    signals: `The script of {service} loads ${moment}, reads details of the device and sends signals without visitor identifier (client ID); Google receives these details and the IP address all the same ({hosts})`,
    ...withScreen(
      {
        disputed: `{service} runs ${moment}; whether the service needs it is disputed`,
        ownSignals: `{service} runs ${moment} (requests to {hosts}); only signals without visitor identifier were seen, and only for these the need for consent is disputed`,
      },
      'en',
    ),
  }),
};
function runningMessages(locale: 'de' | 'en'): Record<string, string> {
  const widget =
    locale === 'de'
      ? '{service} läuft ohne Einwilligung (Anfragen an {hosts}); ob der Dienst eine braucht, ist umstritten'
      : '{service} runs without consent (requests to {hosts}); whether the service needs it is disputed';
  const content = { disputedContentUnasked: widget, disputedOtherUnasked: widget };
  const [asked, unasked] = locale === 'de' ? ['vor der Einwilligung', 'ohne Einwilligung'] : ['before consent', 'without consent'];
  const told = running[locale](asked);
  const elsewhere = suffixed(Object.fromEntries(Object.entries(told).filter(([name]) => name.startsWith('disputed'))), 'Elsewhere');
  return { ...told, ...elsewhere, ...content, signalsContainer: told.signals, ...suffixed(running[locale](unasked), 'Unasked') };
}

/** Services whose need is disputed; `Elsewhere` after the name: counters on servers of others that the banner does not offer. */
const disputedNames = countingKinds.map((kind) => `disputed${kind}`);

/** What is seen are signals of consent mode: they end where its basic form is used. The last step is that of any service. */
function signalFixes(locale: 'de' | 'en'): Record<string, string> {
  const verify = fix[locale].slice(fix[locale].lastIndexOf('\n'));
  return { signals: basicModeSteps[locale] + verify, signalsContainer: basicModeStepsWithContainer[locale] + verify };
}

function fixesIn(locale: 'de' | 'en'): Record<string, string> {
  const unasked = unaskedFix[locale];
  const lastOf = (steps: string) => steps.slice(steps.lastIndexOf('\n') + 1).replace(/^\d+\. /, '');
  const framed = Object.entries(framedSteps[locale]).flatMap(([kind, step]) => {
    return [
      [`tracks${kind}`, numberedSteps([step, lastOf(fix[locale])])] as const,
      [`tracks${kind}Unasked`, numberedSteps([step, lastOf(unasked)])] as const,
    ];
  });
  return {
    ...unknownHostsFixes[locale],
    ...signalFixes(locale),
    waiting: waitingFix[locale],
    waitingUnasked: unasked,
    limited: limitedAdsFix[locale],
    limitedUnasked: limitedAdsFix[locale],
    universal: universalFix[locale],
    universalUnasked: universalFix[locale],
    ...Object.fromEntries(
      ['tracks', 'tracksPartly', 'drawn', ...disputedNames, ...countingKinds.map((kind) => `ownSignals${kind}`)].map((name) => [
        name,
        fix[locale],
      ]),
    ),
    ...Object.fromEntries(framed),
    ...Object.fromEntries(countingKinds.map((kind) => [`disputed${kind}Elsewhere`, disputedElsewhereSteps(locale, kind)])),
    tracksPicture: withPictureStep(fix[locale], locale),
    tracksUnasked: unasked,
    tracksPlatformUnasked: unasked,
    tracksPictureUnasked: withPictureStep(unasked, locale),
    tracksPartlyUnasked: unasked,
    signalsUnasked: unasked,
    ...ownMeasurementFixes(locale),
    ...disputedFixes('selfHosted', locale, true),
    ...disputedFixes('selfHosted', locale, false),
    ...disputedFixes('disputed', locale, false),
    ...Object.fromEntries(countingKinds.map((kind) => [`ownSignals${kind}Unasked`, unasked])),
    drawnUnasked: unasked,
    connectionOnly: fix[locale],
    connectionBare: bareSteps[locale],
    tracksPlatform: fix[locale].replace(/(?<=\n3\. )[^\n]*$/, () => platformVerifyStep[locale]),
    drawnPlatform: platformMeasureFix[locale],
    drawnPlatformUnasked: platformMeasureFix[locale],
    disputedContentUnasked: unaskedContentFix[locale],
    disputedOtherUnasked: unasked,
  };
}

export default defineCheck({
  id: 'trk-before-consent',
  area: 'trk',
  version: 28,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr6consent, consentLaw.edpbTracking, consentLaw.olgFrankfurt],
  needs: ['requests', 'services', 'cookies', 'storage'],
  wants: ['banner', 'privacy', 'pages'],
  stepPlaces: ['google'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste vor der Einwilligung',
      explanation:
        'Analyse-, Werbe- und Aufzeichnungsdienste lesen in der Regel Informationen aus dem Endgerät. Das ist nach § 25 Abs. 1 TDDDG erst nach einer Einwilligung zulässig; für die anschließende Verarbeitung verlangen die Aufsichtsbehörden in der Regel ebenfalls eine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Auf Cookies kommt es nicht an. Umstritten ist das für bloßes Zählen ohne Cookie und Kennung: Auf dem eigenen Server hält die Aufsichtsbehörde von Baden-Württemberg Auswertungen nach Art von Server-Protokollen ohne Einwilligung für möglich; für Dienste auf fremden Servern gilt das nicht ohne Weiteres. Was umstritten ist, wertet diese Prüfung nicht als Risiko.',
      confidenceReason: 'Es zählen Anfragen, die der Browser vor jeder Auswahl gesendet hat; den Dienst verrät ihre Adresse.',
      howToFix: ofAnyService(fix.de).replace('{page}', 'eine Seite mit dem Dienst'),
      fixes: fixesIn('de'),
      messages: {
        ...noTrackerMessages('de', '{when}', { cookies: 'ck-before-consent', storage: 'ck-storage-before-consent' }),
        ...runningMessages('de'),
        ...ownCountingMessages('de'),
        ...ownMeasurementMessages('de', { asked: 'Vor der Einwilligung', unasked: 'Ohne Einwilligung' }),
        connectionOnly: '{when} besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        connectionBare: bareMessage('de', '{when}'),
        ...unknownHostsMessages('de', (what) => `Ohne Einwilligung gehen ${what} an`),
        bannerHost:
          '{host} wird vor der Auswahl angesprochen; von dort kommt das Banner. Ob der Server auch anderen Zwecken dient, wurde nicht beurteilt',
      },
    },
    en: {
      title: 'No tracking services before consent',
      explanation:
        'Analytics, advertising and recording services as a rule read information from the device. Under Section 25(1) TDDDG this is only permitted after consent; for the processing that follows, the supervisory authorities as a rule require consent too (Art. 6(1)(a) GDPR). Cookies are not required for that. It is disputed for mere counting without cookie and identifier: on the own server, the data protection authority of Baden-Württemberg holds analysis in the manner of server logs possible without consent; that does not simply extend to services on servers of others. What is disputed is no risk in this check.',
      confidenceReason: 'Only requests that the browser sent before any choice count; their address tells the service.',
      howToFix: ofAnyService(fix.en).replace('{page}', 'a page with the service'),
      fixes: fixesIn('en'),
      messages: {
        ...noTrackerMessages('en', '{when}', { cookies: 'ck-before-consent', storage: 'ck-storage-before-consent' }),
        ...runningMessages('en'),
        ...ownCountingMessages('en'),
        ...ownMeasurementMessages('en', { asked: 'Before consent', unasked: 'Without consent' }),
        connectionOnly: '{when} there is a connection to {service}, without a recognised visitor identifier and without script',
        connectionBare: bareMessage('en', '{when}'),
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
      const banner = facts.banner?.banner ?? null;
      const isOffered = banner !== null && (isAskedFor(observation.use, banner) || canBeRefused(banner, observation.use));
      const isAsked = /^selfHosted/.test(told.message) && banner !== null && isAskedFor(observation.use, banner);
      // What the banner offers is to wait for it; of the rest nobody is told unconditionally to tie what is disputed.
      const isCounter = observation.use.service.category === 'analytics';
      const isElsewhere = isCounter && unasked === '' && !isOffered && disputedNames.some((name) => name === told.message);
      const ending = isAsked ? askedEnding(observation.use.service.id, facts) : isElsewhere ? 'Elsewhere' : unasked;
      const { category } = observation.use.service;
      if (told.message === 'disputed' && ending === 'Unasked' && category !== 'analytics') {
        const message = category === 'social' ? 'disputedContentUnasked' : 'disputedOtherUnasked';
        return { weight: rating.weight, finding: withPage({ ...told, message }, observation, facts) };
      }
      const message = ending === '' || /^connection/.test(told.message) ? told.message : told.message.replace('Container', '') + ending;
      return { weight: rating.weight, finding: withPage({ ...told, message }, observation, facts) };
    });
    const weighing = (weight: string) => rated.filter((own) => own.weight === weight).map(({ finding }) => finding);
    const measured = ownMeasurements(facts, 'none', { unasked: unasked !== '' });
    const verdict = verdictBeside(weighing('risk'), [...weighing('hint'), ...measured]);
    if (verdict) return verdict;
    const open = openByUnknownHosts(facts, ['none']);
    if (open) return open;
    return noTracker(facts, 'none');
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
  // The need of the service itself is settled there; disputed is that of its signals without identifier.
  const told = reason === 'disputed' && consent === 'yes' ? 'ownSignals' : reason;
  const finding = trackerFinding(told, observation);
  if (reason === 'disputed' && drawsAnew(observation))
    return {
      ...finding,
      message: isHeldToItsSetting(observation, facts) ? 'drawnPlatform' : 'drawn',
      params: { ...finding.params, drawn: shortList(namesDrawn(observation), 3) },
    };
  if (reason === 'waiting') return { ...finding, params: { ...finding.params, ...laterParams(observation, facts) } };
  if (reason === 'connectionOnly' || reason === 'connectionBare' || reason === 'limited') return finding;
  if (reason === 'selfHosted' || reason === 'disputed') {
    if (observation.use.service.category !== 'analytics') return finding;
    const { sent, ending } = countingKind(observation.use.service, requests);
    if (sent === null) return { ...finding, message: `${told}${ending}` };
    // What reads the device is the reason of the dispute: it stands first in the evidence.
    const items = [requestItem(sent.request), ...finding.items.filter(({ ref }) => ref !== sent.request.id)] as const;
    return { ...finding, message: `${told}${ending}`, params: { ...finding.params, screen: sent.screen }, items };
  }
  if (id === 'google-analytics' && isOnlyUniversal(requests)) return { ...finding, message: 'universal' };
  const partly = consent === 'disputed' ? identifiedPages(requests) : null;
  const written = consentItemsOf(id, facts, ['none']);
  if (partly && written.cookies.length + written.storage.length > 0)
    return {
      ...finding,
      message: 'tracksPartly',
      params: { ...finding.params, ...partly, stored: namesOf(written), storedPaths: pathsOf(pagesOfStoring(written)) },
    };
  if (written.cookies.length + written.storage.length === 0 && sendsPingsOnly(observation)) {
    return { ...finding, message: `signals${hasContainer(facts) ? 'Container' : ''}` };
  }
  const own = facts.requests.filter(({ serviceId }) => serviceId === id);
  if (callsWhateverChosen(observation.use, own)) return { ...finding, message: 'tracksPlatform' };
  const frames = framesOf(id, requests, facts);
  if (frames) return { ...finding, message: `tracks${frames.kind}`, params: { ...finding.params, ...frames.params } };
  const picture = pictureBesideScript(requests, id, facts.requests);
  return picture === null ? finding : { ...finding, message: 'tracksPicture', params: { ...finding.params, picture } };
}
