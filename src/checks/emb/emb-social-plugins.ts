import type { Service } from '#knowledge/types.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { embedFinding, observeEmbeds, onlyConnected, withoutJointControl } from '../embed-observations.ts';
import { serviceItem, verdictOf } from '../items.ts';
import { unverified } from '../law.ts';
import { readNotice } from '../notice.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../passed-after-consent.ts';
import { momentOf, unconsentedStates } from '../unconsented-states.ts';

export default defineCheck({
  id: 'emb-social-plugins',
  area: 'emb',
  version: 2,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.fashionId, unverified('EuGH, 5.6.2018, C-210/16', 'CJEU, 5 Jun 2018, C-210/16'), consentLaw.tdddg25],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'attempts'],
  texts: {
    de: {
      title: 'Social-Media-Plugins und Feeds',
      explanation:
        'Ein Plugin überträgt schon beim Laden der Seite Daten an das Netzwerk, auch von Besuchern ohne Konto. § 25 Abs. 1 TDDDG verlangt dafür eine Einwilligung; wer das Plugin einbindet, ist mit dem Netzwerk gemeinsam verantwortlich (EuGH C-40/17 Fashion ID) und muss darüber nach Art. 26 DSGVO informieren.',
      confidenceReason: 'Es zählen geladene Plugins, keine Links; ein Sammeldienst für Feeds kann das Netzwerk dahinter verdecken.',
      howToFix:
        '1. Ersetzen Sie Plugins durch gewöhnliche Links auf Ihr Profil oder durch Schaltflächen, die erst beim Klick eine Verbindung aufbauen.\n2. Laden Sie Beiträge und Feeds erst nach der Einwilligung, oder zeigen Sie Bilder vom eigenen Server.\n3. Beschreiben Sie die gemeinsame Verantwortlichkeit in der Datenschutzerklärung, soweit das dort fehlt.',
      messages: {
        beforeConsent: '{service} lädt vor der Einwilligung',
        afterReject: '{service} lädt nach dem Ablehnen',
        throughout: '{service} lädt vor der Einwilligung und nach dem Ablehnen',
        disputed: '{service} lädt ohne Einwilligung; ob der Dienst eine braucht, ist umstritten',
        connectionOnly: 'Ohne Einwilligung besteht nur eine Verbindung zu {service}',
        files: 'Ohne Einwilligung laden von {service} Bilder oder andere Dateien, aber kein Skript ({count|=ein Aufruf|Aufrufe}; {hosts})',
        noJointControl:
          '{service} lädt nur mit Einwilligung; die Datenschutzerklärung nennt keine gemeinsame Verantwortlichkeit (Art. 26 DSGVO)',
        noticeUnread: 'Plugins laden nur mit Einwilligung; ob die Datenschutzerklärung Art. 26 DSGVO behandelt, ließ sich nicht lesen',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekanntes Plugin eines sozialen Netzwerks beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lud kein Plugin; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
      },
    },
    en: {
      title: 'Social plugins and feeds',
      explanation:
        'A plugin transmits data to the network as soon as the page loads, even of visitors without an account. Section 25(1) TDDDG requires consent for that; whoever embeds the plugin is jointly responsible with the network (CJEU C-40/17 Fashion ID) and has to inform about it under Art. 26 GDPR.',
      confidenceReason: 'Only plugins that were loaded count, not links; an aggregator of feeds may hide the network behind it.',
      howToFix:
        '1. Replace plugins by plain links to your profile or by buttons that connect only when clicked.\n2. Load posts and feeds only after consent, or show images from your own server.\n3. Describe the joint controllership in the privacy notice where that is missing there.',
      messages: {
        beforeConsent: '{service} loads before consent',
        afterReject: '{service} loads after rejection',
        throughout: '{service} loads before consent and after rejection',
        disputed: '{service} loads without consent; whether the service needs it is disputed',
        connectionOnly: 'Without consent there is only a connection to {service}',
        files: 'Without consent, images or other files load from {service}, but no script ({count|=one request|requests}; {hosts})',
        noJointControl: '{service} loads only with consent; the privacy notice does not mention joint controllership (Art. 26 GDPR)',
        noticeUnread: 'Plugins load only with consent; whether the privacy notice deals with Art. 26 GDPR could not be read',
        noneObserved: 'No known plugin of a social network was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No plugin loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const observed = observeEmbeds(facts, states, 'social');
    const rated = observed.map((observation) => {
      const { use, active } = observation;
      // Aggregators that pass content on from their own servers are told as disputed by the catalogue of services.
      const lesser = onlyConnected(observation)
        ? 'connectionOnly'
        : !active
          ? 'files'
          : use.service.consent === 'disputed'
            ? 'disputed'
            : null;
      return { isRisk: lesser === null, finding: embedFinding(lesser ?? momentOf(observation.states), observation, facts) };
    });
    const early = new Set(observed.map(({ use }) => use));
    const later = facts.services.filter((use) => use.service.category === 'social' && use.service.consent === 'yes' && !early.has(use));
    const { silent, unread } = withoutJointControl(later, readNotice(facts));
    const verdict = verdictOf({
      risks: rated.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
      hints: [...rated.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding), ...silent],
    });
    if (verdict) return verdict;
    if (unread.length > 0) return { class: 'NoClassification', message: 'noticeUnread', items: unread.map((use) => serviceItem(use)) };
    return complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope);
  },
});

function inScope({ category }: Service): boolean {
  return category === 'social';
}
