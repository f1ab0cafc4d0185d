import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import { serviceItem, verdictBeside } from '../items.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { namesService, namesVendor, readNotice } from '../shared/notice/notice.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { chatSystem } from '../shared/services/chat-of-system.ts';
import { earlyStyleFixes, earlyStyleMessages, earlyStylesFinding } from '../shared/services/early-styles.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../shared/services/embed-observations.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { doubtfulStorage } from '../shared/stored/widget-storage.ts';

const storesMessages = {
  de: {
    beforeConsent: '{service} speichert vor der Einwilligung im Endgerät, ohne dass der Chat geöffnet wurde',
    afterReject: '{service} speichert nach dem Ablehnen im Endgerät, ohne dass der Chat geöffnet wurde',
    throughout: '{service} speichert vor der Einwilligung und nach dem Ablehnen im Endgerät, ohne dass der Chat geöffnet wurde',
    loaded:
      '{service} lädt ohne Einwilligung und ohne Klick; eine Speicherung im Endgerät, die eine Einwilligung braucht, wurde dabei nicht beobachtet',
  },
  en: {
    beforeConsent: '{service} stores on the device before consent although the chat was not opened',
    afterReject: '{service} stores on the device after rejection although the chat was not opened',
    throughout: '{service} stores on the device before consent and after rejection although the chat was not opened',
    loaded: '{service} loads without consent and without a click; no storage on the device that needs consent was observed with it',
  },
};

/** An app of the builder or shop system itself is put in by its settings, in no template and no frame of the content. */
const ofSystem = {
  de: 'Entfernen Sie {service} in {system} (App oder Einstellung), oder fragen Sie den Anbieter von {system}, wie der Chat erst nach der Einwilligung oder einem Klick lädt.',
  en: 'Remove {service} in {system} (app or setting), or ask the provider of {system} how the chat loads only after consent or a click.',
};
const brought = {
  de: '; der Chat gehört zu {system}, worauf die Website läuft',
  en: '; the chat belongs to {system}, on which the website runs',
};
const described = {
  de: 'Bleibt er, berichtigen Sie in der Datenschutzerklärung, was dann zu {service} nicht mehr stimmt.',
  en: 'If it stays, correct in the privacy notice what then is no longer true about {service}.',
};

/** Steps where the notice names the service already, and where the system of the website brings the chat along. */
function chatFixes(locale: Locale, whenDescribed: string, describe: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(storesMessages[locale]).flatMap((name) => [
      [`${name}Described`, whenDescribed],
      [`${name}OfSystem`, numberedSteps([ofSystem[locale], describe])],
      [`${name}DescribedOfSystem`, numberedSteps([ofSystem[locale], described[locale]])],
    ]),
  );
}

function chatMessages(locale: Locale, named: string): Record<string, string> {
  return addedTo(addedTo(storesMessages[locale], { '': '', Described: named }), { '': '', OfSystem: brought[locale] });
}

/** Whether chat and messenger widgets wait until the visitor opens them or agrees. The scan never opens one. */
export default defineCheck({
  id: 'emb-chat',
  area: 'emb',
  version: 9,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25WithExceptions, statute('Art. 13, 28 DSGVO', 'Art. 13, 28 GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'attempts'],
  wants: ['applicability'],
  texts: {
    de: {
      title: 'Chat- und Messenger-Widgets',
      explanation:
        'Ein Chat-Widget, das beim Laden der Seite eine Kennung im Endgerät ablegt, braucht nach § 25 Abs. 1 TDDDG eine Einwilligung, solange der Besucher den Chat nicht geöffnet hat. Erst mit dem Öffnen kann der Dienst ausdrücklich gewünscht sein (§ 25 Abs. 2 Nr. 2 TDDDG). Der Anbieter ist in der Datenschutzerklärung zu nennen.',
      confidenceReason: 'Der Scan öffnet den Chat nie; was lädt und gespeichert wird, geschieht ohne Zutun des Besuchers.',
      howToFix:
        '1. {#replace} Zeigen Sie zunächst nur eine eigene Schaltfläche und laden Sie das Widget erst, wenn der Besucher darauf klickt, oder nach der Einwilligung im Banner.\n2. Schließen Sie mit dem Anbieter einen Vertrag zur Auftragsverarbeitung, falls noch nicht geschehen.\n3. Beschreiben Sie den Chat mit Anbieter, Zweck und Speicherdauer in der Datenschutzerklärung, soweit das dort fehlt.',
      fixes: {
        connectionOnly: bareSteps.de,
        ...earlyStyleFixes.de,
        ...chatFixes(
          'de',
          '1. {#replace} Zeigen Sie zunächst nur eine eigene Schaltfläche und laden Sie das Widget erst, wenn der Besucher darauf klickt, oder nach der Einwilligung im Banner.\n2. Prüfen Sie, ob stimmt, was die Datenschutzerklärung zu {service} sagt, wenn der Chat erst dann lädt.',
          'Bleibt er, beschreiben Sie den Chat mit Anbieter, Zweck und Speicherdauer in der Datenschutzerklärung.',
        ),
      },
      messages: {
        ...chatMessages('de', '; die Datenschutzerklärung nennt den Dienst'),
        ...earlyStyleMessages.de,
        connectionOnly: bareMessage('de', 'Ohne Einwilligung'),
        notNamed: '{service} läuft nach der Einwilligung; die Datenschutzerklärung nennt den Dienst nicht',
        noticeUnread: 'Ob die Datenschutzerklärung den Chat-Dienst nennt, ließ sich nicht lesen',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekannter Chat-Dienst beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lud kein Chat-Widget; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
      },
    },
    en: {
      title: 'Chat and messenger widgets',
      explanation:
        'A chat widget that places an identifier on the device when the page loads needs consent under Section 25(1) TDDDG as long as the visitor has not opened the chat. Only with opening can the service be expressly requested (Section 25(2) no. 2 TDDDG). The provider has to be named in the privacy notice.',
      confidenceReason: 'The scan never opens the chat; what loads and is stored happens without the visitor’s doing.',
      howToFix:
        '1. {#replace} Show only a button of your own at first and load the widget when the visitor clicks on it, or after consent in the banner.\n2. Conclude a data processing agreement with the provider if you have none yet.\n3. Describe the chat with provider, purpose and storage period in the privacy notice where that is missing there.',
      fixes: {
        connectionOnly: bareSteps.en,
        ...earlyStyleFixes.en,
        ...chatFixes(
          'en',
          '1. {#replace} Show only a button of your own at first and load the widget when the visitor clicks on it, or after consent in the banner.\n2. Check whether what the privacy notice says about {service} is right once the chat loads only then.',
          'If it stays, describe the chat with provider, purpose and storage period in the privacy notice.',
        ),
      },
      messages: {
        ...chatMessages('en', '; the privacy notice names the service'),
        ...earlyStyleMessages.en,
        connectionOnly: bareMessage('en', 'Without consent'),
        notNamed: '{service} runs after consent; the privacy notice does not name the service',
        noticeUnread: 'Whether the privacy notice names the chat service could not be read',
        noneObserved: 'No known chat service was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No chat widget loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const observed = observeEmbeds(facts, states, 'chat').filter(({ requests }) => requests.some(({ party }) => party !== 'first'));
    const notice = readNotice(facts);
    const rated = observed.map((observation) => {
      const styles = earlyStylesFinding(observation, facts);
      if (styles) return { isRisk: false, finding: styles };
      const ids = new Set([observation.use.service.id, ...observation.companions.map(({ service }) => service.id)]);
      const stored = doubtfulStorage(ids, facts, observation.states);
      const isRisk = stored.length > 0;
      const lesser = onlyConnected(observation) ? 'connectionOnly' : 'loaded';
      const message = isRisk ? momentOf(observation.states) : lesser;
      const ending = message in storesMessages.de && namesService(notice.text, observation.use) ? 'Described' : '';
      const system = message in storesMessages.de ? chatSystem(observation.use, facts.applicability?.system) : null;
      if (system === null) return { isRisk, finding: embedFinding(message + ending, observation, facts) };
      const finding = embedFinding(`${message}${ending}OfSystem`, observation, facts);
      return { isRisk, finding: { ...finding, params: { ...finding.params, system } } };
    });

    const early = new Set(observed.map(({ use }) => use.service.id));
    const unnamed = facts.services.filter(
      (use) =>
        use.service.category === 'chat' &&
        use.states.includes('accept') &&
        !early.has(use.service.id) &&
        use.embeddedBy === null &&
        !namesService(notice.text, use) &&
        !namesVendor(notice.text, use),
    );
    const notNamed: Finding[] = unnamed.map((use) => ({
      message: 'notNamed',
      params: { service: use.service.name },
      items: [serviceItem(use)],
      cause: use.service.id,
      serviceIds: [use.service.id],
    }));
    const verdict = verdictBeside(
      rated.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
      [...rated.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding), ...(notice.complete ? notNamed : [])],
    );
    if (verdict) return verdict;
    if (unnamed.length > 0 && notice.url !== null) {
      return { class: 'NoClassification', message: 'noticeUnread', items: unnamed.map((use) => serviceItem(use)) };
    }
    return complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope);
  },
});

function inScope({ category }: Service): boolean {
  return category === 'chat';
}
