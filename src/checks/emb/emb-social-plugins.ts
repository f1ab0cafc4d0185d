import type { Service } from '#knowledge/types.ts';
import { defineCheck } from '../define-check.ts';
import { serviceItem, verdictBeside } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { earlyStyleFixes, earlyStyleMessages, earlyStylesFinding } from '../shared/services/early-styles.ts';
import { embedFinding, observeEmbeds, onlyConnected, withoutJointControl } from '../shared/services/embed-observations.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { stoppedAsMixed, stoppedFixes, stoppedMessages } from '../shared/services/stopped-mixed.ts';
import { isAskedFeed } from '../shared/services/tracking.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { consentItemsWith } from '../shared/stored/stored-by-embed.ts';
import { shortList } from '../shared/wording.ts';

/** An aggregator of which the banner asks, and all that comes with it, by name or address. */
const asked = {
  de: ', obwohl das Banner dafür um eine Einwilligung bittet; Anfragen gehen an {hosts}',
  en: ', although the banner asks for consent to it; requests go to {hosts}',
};
const askedFix = {
  de: '1. {#tie,later} Laden Sie {service} ({pages}) erst nach der Zustimmung zum Eintrag, den Ihr Banner dafür schon hat: Das Skript darf nicht zusätzlich fest in der Seite stehen; was es von anderen holt, kommt dann auch erst danach. Der Platzhalter für den Inhalt darf bleiben.\n2. Oder zeigen Sie ausgewählte Bilder vom eigenen Server mit einem Link auf Ihr Profil.\n3. Bleibt der Baustein, beschreiben Sie in der Datenschutzerklärung {service} und die Netzwerke dahinter, mit denen Sie gemeinsam verantwortlich sein können (Art. 26 DSGVO), soweit das dort fehlt.',
  en: '1. {#tie,later} Load {service} ({pages}) only after agreement to the entry that your banner has for it already: the script must not stand in the page besides; what it fetches from others then comes only after that too. The placeholder for the content may stay.\n2. Or show selected pictures from your own server with a link to your profile.\n3. If the widget stays, describe in the privacy notice {service} and the networks behind it, with which you may be jointly responsible (Art. 26 GDPR), where that is missing there.',
};

/** What waits for consent already needs no waiting: left is what visitors are told. */
const laterFix = {
  de: '1. Beschreiben Sie {service} in der Datenschutzerklärung, soweit das dort fehlt: was nach der Einwilligung an das Netzwerk geht, und dass Sie dafür mit ihm gemeinsam verantwortlich sein können (Art. 26 DSGVO).\n2. Oder zeigen Sie die Inhalte nur vom eigenen Server, mit einem Link auf Ihr Profil; dann erhält das Netzwerk auch nach der Einwilligung nichts.',
  en: '1. Describe {service} in the privacy notice where that is missing there: what goes to the network after consent, and that you may be jointly responsible with it for that (Art. 26 GDPR).\n2. Or show the content only from your own server, with a link to your profile; then the network receives nothing after consent either.',
};

export default defineCheck({
  id: 'emb-social-plugins',
  area: 'emb',
  version: 12,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.fashionId, unverified('EuGH, 5.6.2018, C-210/16', 'CJEU, 5 Jun 2018, C-210/16'), consentLaw.tdddg25],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'attempts'],
  wants: ['banner', 'transport'],
  texts: {
    de: {
      title: 'Social-Media-Plugins und Feeds',
      explanation:
        'Ein Plugin überträgt schon beim Laden der Seite Daten an das Netzwerk, auch von Besuchern ohne Konto. § 25 Abs. 1 TDDDG verlangt dafür eine Einwilligung; wer das Plugin einbindet, ist mit dem Netzwerk gemeinsam verantwortlich (EuGH C-40/17 Fashion ID) und muss darüber nach Art. 26 DSGVO informieren.',
      confidenceReason: 'Es zählen geladene Plugins, keine Links; ein Sammeldienst für Feeds kann das Netzwerk dahinter verdecken.',
      howToFix:
        '1. {#replace} Ersetzen Sie Plugins durch gewöhnliche Links auf Ihr Profil oder durch Schaltflächen, die erst beim Klick eine Verbindung aufbauen.\n2. {#later} Laden Sie Beiträge und Feeds erst nach der Einwilligung, oder zeigen Sie Bilder vom eigenen Server.\n3. Beschreiben Sie die gemeinsame Verantwortlichkeit in der Datenschutzerklärung, soweit das dort fehlt.',
      fixes: {
        connectionOnly: bareSteps.de,
        ...stoppedFixes.de,
        ...earlyStyleFixes.de,
        beforeConsentAsked: askedFix.de,
        afterRejectAsked: askedFix.de,
        throughoutAsked: askedFix.de,
        noJointControl: laterFix.de,
        noJointControlAccepted: laterFix.de,
        disputedBringing:
          '1. Entfernen Sie den Baustein von {service} ({pages}), oder laden Sie ihn erst auf einen Klick hin oder nach der Einwilligung; was er von {brought} holt, kommt dann auch erst danach.\n2. Oder zeigen Sie ausgewählte Bilder vom eigenen Server mit einem Link auf Ihr Profil.\n3. Bleibt der Baustein, beschreiben Sie in der Datenschutzerklärung {service} und die Netzwerke dahinter, mit denen Sie gemeinsam verantwortlich sein können (Art. 26 DSGVO), soweit das dort fehlt.',
      },
      messages: {
        beforeConsent: '{service} lädt vor der Einwilligung ({pages})',
        afterReject: '{service} lädt nach dem Ablehnen ({pages})',
        throughout: '{service} lädt vor der Einwilligung und nach dem Ablehnen ({pages})',
        beforeConsentAsked: `{service} lädt vor der Einwilligung ({pages})${asked.de}`,
        afterRejectAsked: `{service} lädt nach dem Ablehnen ({pages})${asked.de}`,
        throughoutAsked: `{service} lädt vor der Einwilligung und nach dem Ablehnen ({pages})${asked.de}`,
        disputed: '{service} lädt ohne Einwilligung ({pages}); ob der Dienst eine braucht, ist umstritten',
        disputedBringing:
          '{service} lädt ohne Einwilligung ({pages}) und bindet dabei Inhalte ein, die unmittelbar von anderen kommen ({brought}); ob der Sammeldienst selbst eine Einwilligung braucht, ist umstritten, die Netzwerke dahinter erhalten die IP-Adresse in jedem Fall',
        ...earlyStyleMessages.de,
        connectionOnly: bareMessage('de', 'Ohne Einwilligung'),
        files: 'Ohne Einwilligung laden von {service} Bilder oder andere Dateien, aber kein Skript ({hosts}; {pages})',
        noJointControl:
          '{service} lädt nur mit Einwilligung; die Datenschutzerklärung nennt keine gemeinsame Verantwortlichkeit (Art. 26 DSGVO)',
        noJointControlAccepted:
          '{service} lädt nach dem Zustimmen (was nach dem Ablehnen lädt, ließ sich nicht prüfen); die Datenschutzerklärung nennt keine gemeinsame Verantwortlichkeit (Art. 26 DSGVO)',
        noticeUnreadAccepted:
          'Plugins laden nach dem Zustimmen (was nach dem Ablehnen lädt, ließ sich nicht prüfen); ob die Datenschutzerklärung Art. 26 DSGVO behandelt, ließ sich nicht lesen',
        noticeUnread: 'Plugins laden nur mit Einwilligung; ob die Datenschutzerklärung Art. 26 DSGVO behandelt, ließ sich nicht lesen',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekanntes Plugin eines sozialen Netzwerks beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lud kein Plugin; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...stoppedMessages.de,
      },
    },
    en: {
      title: 'Social plugins and feeds',
      explanation:
        'A plugin transmits data to the network as soon as the page loads, even of visitors without an account. Section 25(1) TDDDG requires consent for that; whoever embeds the plugin is jointly responsible with the network (CJEU C-40/17 Fashion ID) and has to inform about it under Art. 26 GDPR.',
      confidenceReason: 'Only plugins that were loaded count, not links; an aggregator of feeds may hide the network behind it.',
      howToFix:
        '1. {#replace} Replace plugins by plain links to your profile or by buttons that connect only when clicked.\n2. {#later} Load posts and feeds only after consent, or show images from your own server.\n3. Describe the joint controllership in the privacy notice where that is missing there.',
      fixes: {
        connectionOnly: bareSteps.en,
        ...stoppedFixes.en,
        ...earlyStyleFixes.en,
        beforeConsentAsked: askedFix.en,
        afterRejectAsked: askedFix.en,
        throughoutAsked: askedFix.en,
        noJointControl: laterFix.en,
        noJointControlAccepted: laterFix.en,
        disputedBringing:
          '1. Remove the widget of {service} ({pages}), or load it only on a click or after consent; what it fetches from {brought} then comes only after that too.\n2. Or show selected pictures from your own server with a link to your profile.\n3. If the widget stays, describe in the privacy notice {service} and the networks behind it, with which you may be jointly responsible (Art. 26 GDPR), where that is missing there.',
      },
      messages: {
        beforeConsent: '{service} loads before consent ({pages})',
        afterReject: '{service} loads after rejection ({pages})',
        throughout: '{service} loads before consent and after rejection ({pages})',
        beforeConsentAsked: `{service} loads before consent ({pages})${asked.en}`,
        afterRejectAsked: `{service} loads after rejection ({pages})${asked.en}`,
        throughoutAsked: `{service} loads before consent and after rejection ({pages})${asked.en}`,
        disputed: '{service} loads without consent ({pages}); whether the service needs it is disputed',
        disputedBringing:
          '{service} loads without consent ({pages}) and embeds content that comes directly from others ({brought}); whether the aggregator itself needs consent is disputed, the networks behind it receive the IP address in any case',
        ...earlyStyleMessages.en,
        connectionOnly: bareMessage('en', 'Without consent'),
        files: 'Without consent, images or other files load from {service}, but no script ({hosts}; {pages})',
        noJointControl: '{service} loads only with consent; the privacy notice does not mention joint controllership (Art. 26 GDPR)',
        noJointControlAccepted:
          '{service} loads after accepting (what loads after rejection could not be examined); the privacy notice does not mention joint controllership (Art. 26 GDPR)',
        noticeUnreadAccepted:
          'Plugins load after accepting (what loads after rejection could not be examined); whether the privacy notice deals with Art. 26 GDPR could not be read',
        noticeUnread: 'Plugins load only with consent; whether the privacy notice deals with Art. 26 GDPR could not be read',
        noneObserved: 'No known plugin of a social network was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No plugin loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...stoppedMessages.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const observed = observeEmbeds(facts, states, 'social');
    const rated = observed.map((observation) => {
      const styles = earlyStylesFinding(observation, facts);
      if (styles) return { isRisk: false, finding: styles };
      const { use, active, requests } = observation;
      const brought = observation.companions.filter(({ service }) => inScope(service)).map(({ service }) => service.name);
      const isAsked = isAskedFeed(observation, facts);
      const isDisputed =
        !isAsked && use.service.consent === 'disputed' && consentItemsWith(use.service.id, facts, observation.states).length === 0;
      // Aggregators that pass content on from their own servers are told as disputed by the catalogue of services.
      const lesser = onlyConnected(observation)
        ? 'connectionOnly'
        : !active
          ? 'files'
          : isDisputed
            ? `disputed${brought.length > 0 ? 'Bringing' : ''}`
            : null;
      const finding = embedFinding(lesser ?? `${momentOf(observation.states)}${isAsked ? 'Asked' : ''}`, observation, facts);
      const pages = pathsOf(requests.flatMap(({ pageUrl }) => pageUrl ?? []));
      return { isRisk: lesser === null, finding: { ...finding, params: { ...finding.params, pages, brought: shortList(brought) } } };
    });
    const early = new Set(observed.map(({ use }) => use));
    // What a feed brings along without consent is told with the feed.
    const later = facts.services.filter(
      (use) => inScope(use.service) && use.service.consent === 'yes' && !early.has(use) && use.states.every((state) => state === 'accept'),
    );
    // Where rejecting could not be tried, nobody knows whether they load with consent alone.
    const ending = complete ? '' : 'Accepted';
    const { silent, unread } = withoutJointControl(later, readNotice(facts));
    const verdict = verdictBeside(
      rated.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
      [
        ...rated.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
        ...silent.map((finding) => ({ ...finding, message: finding.message + ending })),
      ],
    );
    if (verdict) return verdict;
    if (unread.length > 0)
      return { class: 'NoClassification', message: `noticeUnread${ending}`, items: unread.map((use) => serviceItem(use)) };
    return stoppedAsMixed(facts, inScope) ?? (complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope));
  },
});

function inScope({ category }: Service): boolean {
  return category === 'social';
}
