import type { Service } from '#knowledge/types.ts';
import { defineCheck } from '../define-check.ts';
import { verdictBeside } from '../items.ts';
import { isAskedFor } from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { namesService, readNotice } from '../shared/notice/notice.ts';
import { meansOtherOperator } from '../shared/notice/other-operator.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { earlyStyleFixes, earlyStyleMessages, earlyStylesFinding } from '../shared/services/early-styles.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../shared/services/embed-observations.ts';
import { isConnectionOnly } from '../shared/services/initiator-chains.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import type { ServiceObservation } from '../shared/services/service-observations.ts';
import { stoppedAsMixed, stoppedFixes, stoppedMessages } from '../shared/services/stopped-mixed.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { shortList } from '../shared/wording.ts';

/** OpenStreetMap, whichever of its associations answers. */
const openStreetMap: ReadonlySet<string> = new Set(['openstreetmap', 'openstreetmap-de', 'openstreetmap-fr', 'umap-de']);

export default defineCheck({
  id: 'emb-maps',
  area: 'emb',
  version: 12,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, statute('Art. 6, 44 DSGVO', 'Art. 6, 44 GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'attempts'],
  wants: ['transport', 'banner'],
  texts: {
    de: {
      title: 'Karten erst nach Einwilligung',
      explanation:
        'Eingebettete Karten führen meist Skripte des Kartendienstes aus und übertragen IP-Adresse und Gerätedaten, oft in die USA; § 25 Abs. 1 TDDDG verlangt dafür eine Einwilligung. Umstritten ist das für Karten, die nichts im Endgerät speichern oder auslesen, wie oft die von OpenStreetMap. Ein bloßes Kartenbild überträgt die IP-Adresse und die besuchte Website; das braucht eine Rechtsgrundlage (Art. 6 DSGVO), und ein berechtigtes Interesse ist fraglich, wo ein Bild vom eigenen Server genügt.',
      confidenceReason: 'Es zählen geladene Karten und Kartenbilder; ein Link zu einem Kartendienst zählt nicht.',
      howToFix:
        '1. {#replace} Ersetzen Sie die Karte durch ein Bild vom eigenen Server mit einem Link „Route planen“.\n2. {#later} Oder laden Sie sie erst nach einem Klick, mit dem der Besucher der Übertragung zustimmt.',
      fixes: {
        connectionOnly: bareSteps.de,
        askedFor:
          '1. {#later} Laden Sie die Karte erst, wenn der Besucher ihr im Banner oder mit einem Klick auf einen Platzhalter zugestimmt hat; oder nehmen Sie den Dienst aus dem Banner, wenn er nach Ihrer Prüfung keine Einwilligung braucht.\n2. {#replace} Oder ersetzen Sie die Karte durch ein Bild vom eigenen Server mit einem Link „Route planen“.',
        ...stoppedFixes.de,
        ...earlyStyleFixes.de,
        ...imageFixes(
          '1. {#replace} Ersetzen Sie das Bild durch eines auf dem eigenen Server mit einem Link „Route planen“, etwa eine eigene Skizze oder einen Ausschnitt aus OpenStreetMap mit Angabe der Quelle. Ein Bild von {service} selbst abzulegen erlauben dessen Bedingungen oft nicht.\n2. {#later} Oder laden Sie es erst nach einem Klick, mit dem der Besucher der Übertragung zustimmt.',
        ),
      },
      messages: {
        beforeConsentImage: 'Das Kartenbild von {service} auf {pages} lädt ohne Einwilligung',
        afterRejectImage: 'Das Kartenbild von {service} auf {pages} lädt nach dem Ablehnen',
        throughoutImage: 'Das Kartenbild von {service} auf {pages} lädt ohne Einwilligung, auch nach dem Ablehnen',
        beforeConsent: 'Die Karte von {service} auf {pages} lädt ohne Einwilligung',
        afterReject: 'Die Karte von {service} auf {pages} lädt nach dem Ablehnen',
        throughout: 'Die Karte von {service} auf {pages} lädt ohne Einwilligung, auch nach dem Ablehnen',
        askedFor:
          'Die Karte von {service} lädt {when} auf {pages}, obwohl das Banner den Dienst zur Wahl stellt; wer die Einwilligung selbst abfragt, muss auf sie warten',
        disputed: 'Die Karte von {service} auf {pages} lädt ohne Einwilligung; ob sie eine braucht, ist umstritten',
        notMentionedMap:
          'Die Karte von {service} ({hosts}) lädt auf {pages} ohne Einwilligung; die Datenschutzerklärung nennt den Dienst nicht',
        notMentioned: 'Kartenbilder von {service} laden auf {pages} ohne Einwilligung; die Datenschutzerklärung nennt den Dienst nicht',
        ...earlyStyleMessages.de,
        connectionOnly: bareMessage('de', 'Ohne Einwilligung'),
        noticeUnread:
          'Kartenbilder von OpenStreetMap laden ohne Einwilligung; ob die Datenschutzerklärung den Dienst nennt, ließ sich nicht lesen',
        told: 'Ohne Einwilligung geladen: {names} ({pages}); die Datenschutzerklärung nennt den Dienst. Empfehlung: Zeigen Sie ein Bild vom eigenen Server, oder laden Sie die Karte auf einen Klick',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekannter Kartendienst beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung wurde keine Karte geladen; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...stoppedMessages.de,
      },
    },
    en: {
      title: 'Maps only after consent',
      explanation:
        'Embedded maps mostly run scripts of the map service and transmit IP address and device data, often to the USA; Section 25(1) TDDDG requires consent for that. This is disputed for maps that store or read nothing on the device, as is often so with those of OpenStreetMap. A mere map image transmits the IP address and the site visited; that needs a legal basis (Art. 6 GDPR), and a legitimate interest is doubtful where an image from your own server is enough.',
      confidenceReason: 'Only maps and map tiles that were loaded count; a link to a map service does not.',
      howToFix:
        '1. {#replace} Replace the map by an image from your own server with a link “Plan route”.\n2. {#later} Or load it only after a click by which the visitor agrees to the transmission.',
      fixes: {
        connectionOnly: bareSteps.en,
        askedFor:
          '1. {#later} Load the map only when the visitor has agreed to it in the banner or by a click on a placeholder; or take the service out of the banner if by your assessment it needs no consent.\n2. {#replace} Or replace the map by an image from your own server with a link “Plan route”.',
        ...stoppedFixes.en,
        ...earlyStyleFixes.en,
        ...imageFixes(
          '1. {#replace} Replace the image by one on your own server with a link “Plan route”, such as a sketch of your own or a section of OpenStreetMap with the source stated. The terms of {service} often do not permit storing its image yourself.\n2. {#later} Or load it only after a click by which the visitor agrees to the transmission.',
        ),
      },
      messages: {
        beforeConsentImage: 'The map image of {service} on {pages} loads without consent',
        afterRejectImage: 'The map image of {service} on {pages} loads after rejection',
        throughoutImage: 'The map image of {service} on {pages} loads without consent, after rejection too',
        beforeConsent: 'The {service} map on {pages} loads without consent',
        afterReject: 'The {service} map on {pages} loads after rejection',
        throughout: 'The {service} map on {pages} loads without consent, after rejection too',
        askedFor:
          'The map of {service} loads on {pages} {when} although the banner offers the service as a choice; whoever asks for consent has to wait for it',
        disputed: 'The {service} map on {pages} loads without consent; whether it needs it is disputed',
        notMentionedMap: 'The map of {service} ({hosts}) loads on {pages} without consent; the privacy notice does not name the service',
        notMentioned: 'Map images of {service} load on {pages} without consent; the privacy notice does not name the service',
        ...earlyStyleMessages.en,
        connectionOnly: bareMessage('en', 'Without consent'),
        noticeUnread: 'Map images of OpenStreetMap load without consent; whether the privacy notice names the service could not be read',
        told: 'Loaded without consent: {names} ({pages}); the privacy notice names the service. Recommendation: show an image from your own server, or load the map on a click',
        noneObserved: 'No known map service was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No map was loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...stoppedMessages.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const notice = readNotice(facts);
    const observed = observeEmbeds(facts, states, 'map');
    // Tiles from the United Kingdom, which is adequate, are in order once the notice tells of them.
    const isTold = ({ use }: (typeof observed)[number]) =>
      openStreetMap.has(use.service.id) && namesService(notice.text, use) && !meansOtherOperator(notice.text, use);
    const isUnread = ({ use }: (typeof observed)[number]) =>
      openStreetMap.has(use.service.id) && notice.url !== null && !notice.complete && !namesService(notice.text, use);
    const { banner = null } = facts.banner ?? {};
    const isAsked = ({ use }: (typeof observed)[number]) => banner !== null && isAskedFor(use, banner);
    const rated = observed
      .filter((observation) => isAsked(observation) || (!isTold(observation) && !isUnread(observation)))
      .map((observation) => {
        const styles = earlyStylesFinding(observation, facts);
        if (styles) return { isRisk: false, finding: styles };
        const { service } = observation.use;
        const lesser = onlyConnected(observation)
          ? 'connectionOnly'
          : isAsked(observation)
            ? 'askedFor'
            : openStreetMap.has(service.id)
              ? bringsScripts(observation)
                ? 'notMentionedMap'
                : 'notMentioned'
              : 'disputed';
        const isRisk = service.consent === 'yes' && lesser !== 'connectionOnly';
        const message = `${momentOf(observation.states)}${isImage(observation) ? 'Image' : ''}`;
        const finding = embedFinding(isRisk ? message : lesser, observation, facts);
        const pages = pathsOf(observation.requests.flatMap(({ pageUrl }) => pageUrl ?? []));
        const hosts = shortList([...new Set(observation.requests.map(({ host }) => host))]);
        return { isRisk, finding: { ...finding, params: { ...finding.params, pages, hosts } } };
      });
    const verdict = verdictBeside(
      rated.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
      rated.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
    );
    if (verdict) return verdict;
    if (observed.some(isUnread)) return { class: 'NoClassification', message: 'noticeUnread' };
    const stopped = stoppedAsMixed(facts, inScope);
    const told = observed.filter(isTold);
    if (!stopped && complete && told.length > 0) {
      const names = shortList([...new Set(told.map(({ use }) => use.service.name))]);
      const pages = pathsOf(told.flatMap(({ requests }) => requests.flatMap(({ pageUrl }) => pageUrl ?? [])));
      return { class: 'Conform', message: 'told', params: { names, pages } };
    }
    return stopped ?? (complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope));
  },
});

/** A picture of a map runs nothing in the browser, and what replaces it is another picture. */
function isImage({ use, requests }: ServiceObservation): boolean {
  const own = requests.filter((request) => request.serviceId === use.service.id && !isConnectionOnly(request));
  return own.length > 0 && own.every(({ type }) => type === 'image');
}

/** A map in a frame or by a script of the service, not tiles that a script of the site puts together. */
function bringsScripts({ use, requests }: ServiceObservation): boolean {
  return requests.some(
    ({ serviceId, type }) => serviceId === use.service.id && (type === 'frame' || type === 'document' || type === 'script'),
  );
}

function imageFixes(steps: string): Record<string, string> {
  return { beforeConsentImage: steps, afterRejectImage: steps, throughoutImage: steps };
}

function inScope({ category }: Service): boolean {
  return category === 'map';
}
