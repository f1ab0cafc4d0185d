import type { Service } from '#knowledge/types.ts';
import { defineCheck, type TextParams } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import { verdictBeside } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { isBackgroundVideo } from '../shared/services/background-video.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { earlyStyleFixes, earlyStyleMessages, earlyStylesFinding } from '../shared/services/early-styles.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../shared/services/embed-observations.ts';
import { isConnectionOnly } from '../shared/services/initiator-chains.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { isPreviewAddress } from '../shared/services/preview-address.ts';
import type { ServiceObservation } from '../shared/services/service-observations.ts';
import { stoppedAsMixed, stoppedFixes, stoppedMessages } from '../shared/services/stopped-mixed.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { consentItemsWith } from '../shared/stored/stored-by-embed.ts';
import { doubtfulStorage } from '../shared/stored/widget-storage.ts';
import { shortList } from '../shared/wording.ts';

/** Walks through rooms: no file on the own server replaces them. */
const tours: ReadonlySet<string> = new Set(['matterport', 'ogulo', 'kuula', '3dvista']);

/** What is said of a player. */
const played = {
  de: {
    beforeConsent: 'Der Player von {service} lädt vor der Einwilligung ({pages})',
    afterReject: 'Der Player von {service} lädt nach dem Ablehnen ({pages})',
    throughout: 'Der Player von {service} lädt vor der Einwilligung und nach dem Ablehnen ({pages})',
    reducedMode:
      'Der Player von {service} lädt ohne Einwilligung ({pages}); der Modus setzt weniger Cookies, speichert aber weiter im Endgerät',
  },
  en: {
    beforeConsent: 'The {service} player loads before consent ({pages})',
    afterReject: 'The {service} player loads after rejection ({pages})',
    throughout: 'The {service} player loads before consent and after rejection ({pages})',
    reducedMode: 'The {service} player loads without consent ({pages}); this mode sets fewer cookies but still stores on the device',
  },
};

/** The same where the player waits on other pages, and only its preview picture loads. */
function withPreviewPages(messages: Record<string, string>, ending: string): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([name, text]) => [`${name}Preview`, `${text}${ending}`]));
}

function tourFixes(steps: string): Record<string, string> {
  return { beforeConsentTour: steps, afterRejectTour: steps, throughoutTour: steps, disputedTour: steps };
}

export default defineCheck({
  id: 'emb-video',
  area: 'emb',
  version: 15,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.fashionId, consentLaw.dskGuidance, consentLaw.lfdiFaq],
  needs: ['requests', 'services', 'cookies', 'storage', 'attempts'],
  wants: ['transport'],
  texts: {
    de: {
      title: 'Videos (YouTube, Vimeo …) erst nach Einwilligung',
      explanation:
        'Ein eingebetteter Player überträgt schon beim Laden Daten an den Videodienst und speichert im Endgerät; dafür verlangt § 25 Abs. 1 TDDDG eine Einwilligung. Wer den Player einbindet, ist für diese Übertragung mitverantwortlich (EuGH C-40/17). Auch die „nocookie“-Adresse von YouTube legt Kennungen im Web-Speicher ab.',
      confidenceReason: 'Gemessen wird, was ohne Einwilligung lädt; Player, Vorschaubild und bloße Verbindung werden unterschieden.',
      howToFix:
        '1. {#replace} Zeigen Sie statt des Players ein Vorschaubild vom eigenen Server.\n2. {#later} Laden Sie den Player erst, wenn der Besucher darauf klickt und der Übertragung zustimmt (Zwei-Klick-Lösung), oder nach der Einwilligung im Banner.\n3. Ist es ein kurzes Video, können Sie es stattdessen als Datei vom eigenen Server ausliefern.',
      fixes: {
        connectionOnly: bareSteps.de,
        ...stoppedFixes.de,
        ...earlyStyleFixes.de,
        thumbnail:
          '1. {#own-files} Legen Sie das Vorschaubild auf den eigenen Server ({pages}); der Player wartet schon und kann bleiben, wie er ist.',
        ...backgroundFixes(
          '1. {#other-way} Liefern Sie das Hintergrundvideo als Datei aus (Element <video> ohne Ton, mit Standbild), vom eigenen Server oder dem Speicher Ihres Baukastens; dafür braucht es keinen Player von {service}.\n2. {#other-way} Oder ersetzen Sie es durch ein Bild.',
        ),
        ...tourFixes(
          '1. {#replace} Zeigen Sie statt des Rundgangs ein Vorschaubild vom eigenen Server, oder verlinken Sie ihn.\n2. {#later} Laden Sie ihn erst, wenn der Besucher darauf klickt und der Übertragung zustimmt (Zwei-Klick-Lösung), oder nach der Einwilligung im Banner.',
        ),
      },
      messages: {
        beforeConsentTour: 'Der Rundgang von {service} lädt vor der Einwilligung ({pages})',
        afterRejectTour: 'Der Rundgang von {service} lädt nach dem Ablehnen ({pages})',
        throughoutTour: 'Der Rundgang von {service} lädt vor der Einwilligung und nach dem Ablehnen ({pages})',
        disputedTour: 'Der Rundgang von {service} lädt ohne Einwilligung ({pages}); ob er eine braucht, ist umstritten',
        beforeConsentBackground: 'Ein Hintergrundvideo im Player von {service} lädt vor der Einwilligung ({pages})',
        afterRejectBackground: 'Ein Hintergrundvideo im Player von {service} lädt nach dem Ablehnen ({pages})',
        throughoutBackground: 'Ein Hintergrundvideo im Player von {service} lädt vor der Einwilligung und nach dem Ablehnen ({pages})',
        ...played.de,
        reducedModeBackground:
          'Ein Hintergrundvideo im Player von {service} lädt ohne Einwilligung ({pages}); der Modus setzt weniger Cookies, speichert aber weiter im Endgerät',
        disputed: '{service} lädt ohne Einwilligung ({pages}); ob der Dienst eine braucht, ist umstritten',
        disputedStoring:
          'Der Player von {service} lädt ohne Einwilligung ({pages}) und speichert dabei im Endgerät: {stored}; dafür braucht es eine Einwilligung, soweit das nicht unbedingt erforderlich ist (§ 25 TDDDG)',
        thumbnail: 'Ein Vorschaubild kommt ohne Einwilligung von {service} ({pages}); der Player lädt nicht',
        ...withPreviewPages(played.de, '; auf {previews} lädt nur ein Vorschaubild von {previewHost}'),
        scriptOnly: 'Ein Skript von {service} lädt ohne Einwilligung; der Player lädt nicht',
        ...earlyStyleMessages.de,
        connectionOnly: bareMessage('de', 'Ohne Einwilligung'),
        noneObserved: 'Auf den geprüften Seiten wurde kein bekannter Videodienst beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung wurde kein Video geladen; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...stoppedMessages.de,
      },
    },
    en: {
      title: 'Videos only after consent',
      explanation:
        'An embedded player transmits data to the video service and stores on the device as soon as it loads; Section 25(1) TDDDG requires consent for that. Whoever embeds the player is jointly responsible for this transmission (CJEU C-40/17). YouTube’s “nocookie” address places identifiers in web storage too.',
      confidenceReason: 'What loads without consent is measured; player, preview picture and mere connection are told apart.',
      howToFix:
        '1. {#replace} Show a preview image from your own server instead of the player.\n2. {#later} Load the player only when the visitor clicks on it and agrees to the transmission (two-click solution), or after consent in the banner.\n3. A short video can be delivered as a file from your own server instead.',
      fixes: {
        connectionOnly: bareSteps.en,
        ...stoppedFixes.en,
        ...earlyStyleFixes.en,
        thumbnail: '1. {#own-files} Put the preview image on your own server ({pages}); the player waits already and may stay as it is.',
        ...backgroundFixes(
          '1. {#other-way} Deliver the background video as a file (element <video> without sound, with a still image) from your own server or the storage of your site builder; it needs no player of {service}.\n2. {#other-way} Or replace it by an image.',
        ),
        ...tourFixes(
          '1. {#replace} Show a preview image from your own server instead of the tour, or link to it.\n2. {#later} Load it only when the visitor clicks on it and agrees to the transmission (two-click solution), or after consent in the banner.',
        ),
      },
      messages: {
        beforeConsentTour: 'The {service} tour loads before consent ({pages})',
        afterRejectTour: 'The {service} tour loads after rejection ({pages})',
        throughoutTour: 'The {service} tour loads before consent and after rejection ({pages})',
        disputedTour: 'The {service} tour loads without consent ({pages}); whether it needs it is disputed',
        beforeConsentBackground: 'A background video in the player of {service} loads before consent ({pages})',
        afterRejectBackground: 'A background video in the player of {service} loads after rejection ({pages})',
        throughoutBackground: 'A background video in the player of {service} loads before consent and after rejection ({pages})',
        ...played.en,
        reducedModeBackground:
          'A background video in the {service} player loads without consent ({pages}); this mode sets fewer cookies but still stores on the device',
        disputed: '{service} loads without consent ({pages}); whether the service needs it is disputed',
        disputedStoring:
          'The {service} player loads without consent ({pages}) and stores on the device: {stored}; that needs consent as far as it is not strictly necessary (Section 25 TDDDG)',
        thumbnail: 'A preview image comes from {service} without consent ({pages}); the player does not load',
        ...withPreviewPages(played.en, '; on {previews} only a preview image loads from {previewHost}'),
        scriptOnly: 'A script of {service} loads without consent; the player does not load',
        ...earlyStyleMessages.en,
        connectionOnly: bareMessage('en', 'Without consent'),
        noneObserved: 'No known video service was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No video was loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...stoppedMessages.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const rated = observeEmbeds(facts, states, 'video').map((observation) => {
      const styles = earlyStylesFinding(observation, facts);
      if (styles) return { isRisk: false, finding: styles };
      const message = rate(observation, facts);
      const isRisk = message === 'player';
      const told = isRisk ? momentOf(observation.states) : message;
      const isTour = tours.has(observation.use.service.id) && (isRisk || told === 'disputed');
      const isBackground =
        (isRisk || told === 'reducedMode') &&
        isBackgroundVideo(observation.requests.filter(({ serviceId }) => serviceId === observation.use.service.id));
      const previews = told in played.de ? previewsApart(observation) : [];
      // What is stored with the player is no longer a matter of its mere loading, though the checks on it may leave open what it is for.
      const stored = told === 'disputed' && !isTour ? storedWith(observation, facts) : [];
      const kind = isTour ? 'Tour' : isBackground ? 'Background' : previews.length > 0 ? 'Preview' : '';
      const storing = stored.length > 0 ? 'Storing' : '';
      const finding = embedFinding(`${told}${kind}${storing}`, observation, facts);
      const apart = new Set(previews.map(({ pageUrl }) => pageUrl));
      const pages = pathsOf(observation.requests.flatMap(({ pageUrl }) => (apart.has(pageUrl) ? [] : pageUrl)));
      const more: TextParams =
        kind === 'Preview' ? { previews: pathsOf([...apart]), previewHost: previews[0]!.host } : { stored: shortList(stored) };
      return { isRisk, finding: { ...finding, params: { ...finding.params, pages, ...more } } };
    });
    return (
      verdictBeside(
        rated.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
        rated.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
      ) ??
      stoppedAsMixed(facts, inScope) ??
      (complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope))
    );
  },
});

/** Names of what a service stored before anyone watched or agreed. */
function storedWith({ use, states }: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): string[] {
  const items = doubtfulStorage(new Set([use.service.id]), facts, states);
  return [...new Set(items.map((item) => ('name' in item ? item.name : item.key)))];
}

/** What of a video service loaded: `player`, or the message of a lesser finding. */
function rate(observation: ServiceObservation, facts: Pick<Facts, 'requests' | 'services' | 'cookies' | 'storage'>): string {
  const { use, requests, states } = observation;
  const own = requests.filter(({ serviceId }) => serviceId === use.service.id);
  const types = new Set(own.map(({ type }) => type));
  if (onlyConnected(observation)) return 'connectionOnly';
  const stores = consentItemsWith(use.service.id, facts, states).length > 0;
  const storesOrPlays = stores || types.has('media') || own.some(({ identifiers }) => identifiers.length > 0);
  const isPlayer = types.has('frame') || types.has('document');
  if (isPlayer && isReducedMode(observation)) return 'reducedMode';
  // What is disputed is the mere loading; an identifier that was stored with it settles that.
  if (use.service.consent === 'disputed' && !stores) return 'disputed';
  // Script-based players (Wistia) have no frame; a script that neither plays nor stores is only the way to one.
  if (isPlayer || (types.has('script') && storesOrPlays)) return 'player';
  return types.has('script') ? 'scriptOnly' : 'thumbnail';
}

/** Requests of pages on which nothing but preview pictures loads, where more loads on others. */
function previewsApart({ requests }: ServiceObservation): readonly RequestFact[] {
  const byPage = [
    ...Map.groupBy(
      requests.filter((request) => !isConnectionOnly(request)),
      ({ pageUrl }) => pageUrl,
    ).values(),
  ];
  const waiting = byPage.filter((own) => own.every(({ type, url }) => type === 'image' && isPreviewAddress(url)));
  return waiting.length < byPage.length ? waiting.flat() : [];
}

function backgroundFixes(steps: string): Record<string, string> {
  return { reducedModeBackground: steps, beforeConsentBackground: steps, afterRejectBackground: steps, throughoutBackground: steps };
}

function isReducedMode({ requests }: ServiceObservation): boolean {
  const frames = requests.filter(({ type }) => type === 'frame' || type === 'document');
  return frames.length > 0 && frames.every(({ host }) => /(?:^|\.)youtube-nocookie\.com$/.test(host));
}

function inScope({ category }: Service): boolean {
  return category === 'video';
}
