import { marketingAutomationIds } from '#knowledge/services.ts';
import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import { serviceItem, verdictBeside } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { namesService, readNotice } from '../shared/notice/notice.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { sendsPingsOnly } from '../shared/services/consent-mode-pings.ts';
import { limitedAdsFix, limitedAdsMessage } from '../shared/services/limited-ads.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined, trackersLoaded } from '../shared/services/passed-after-consent.ts';
import { observeServices } from '../shared/services/service-observations.ts';
import { rateTracker, trackerFindingWithStored } from '../shared/services/tracking.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { laterParams, waitingFix, waitingMessage } from '../shared/services/waiting-tracker.ts';
import { consentItemsOf } from '../shared/stored/stored-items.ts';

/** More advertising partners than this have to be listed one by one. */
const manyVendors = 20;
const metaPixel = 'meta-pixel';

/** Loading the script reads the device; whether the signals alone need consent is another question. */
const signals = {
  de: (moment: string) =>
    `Das Skript von {service} lädt ${moment}, liest Angaben aus dem Gerät aus und sendet Signale ohne Cookies und ohne Besucherkennung; umstritten ist nur, ob solche Signale für sich allein eine Einwilligung brauchen`,
  en: (moment: string) =>
    `The script of {service} loads ${moment}, reads details of the device and sends signals without cookies and without visitor identifier; disputed is only whether such signals by themselves need consent`,
};

export default defineCheck({
  id: 'trk-ad-network',
  area: 'trk',
  version: 14,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.iabEurope, consentLaw.olgFrankfurtMicrosoft],
  needs: ['requests', 'services', 'cookies', 'storage', 'privacy', 'pages', 'attempts'],
  texts: {
    de: {
      title: 'Werbe-/Remarketing-Netzwerke nur mit Einwilligung',
      explanation:
        'Werbenetzwerke speichern in der Regel Kennungen im Endgerät und erkennen Besucher auf anderen Websites wieder. § 25 Abs. 1 TDDDG verlangt dafür eine Einwilligung; auch der Anbieter selbst haftet (OLG Frankfurt 6 U 192/23). Bei vielen Partnern muss der Besucher erfahren, wer seine Daten erhält.',
      confidenceReason: 'Erkannt werden Adressen bekannter Werbedienste; bei Werbeauktionen wechseln die Beteiligten von Besuch zu Besuch.',
      howToFix:
        '1. {#later} Laden Sie Werbe-Tags erst, nachdem der Besucher der Werbung zugestimmt hat.\n2. {#tie,tag-manager} Binden Sie jeden Werbe-Tag an die Einwilligung, auch im Tag-Manager, falls Sie einen verwenden, und testen Sie das Ablehnen.',
      fixes: {
        waiting: waitingFix.de,
        connectionBare: bareSteps.de,
        limited: limitedAdsFix.de,
        rejectNotExaminedInEmbedsBesidePixel:
          '1. {#later} Laden Sie die Inhalte, die den Werbedienst mitbringen, erst nach der Einwilligung; die Schritte stehen bei deren Prüfung{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}.',
        manyVendors:
          '1. Verringern Sie die Zahl der Partner, und führen Sie die übrigen in der Datenschutzerklärung einzeln auf; welche dort fehlen, zeigen die Belege.',
      },
      messages: {
        beforeConsent: '{service} läuft vor der Einwilligung',
        afterReject: '{service} läuft nach dem Ablehnen',
        throughout: '{service} läuft vor der Einwilligung und nach dem Ablehnen weiter',
        signalsBeforeConsent: signals.de('vor der Einwilligung'),
        signalsAfterReject: signals.de('nach dem Ablehnen'),
        signalsThroughout: signals.de('vor der Einwilligung und nach dem Ablehnen'),
        waiting: waitingMessage('de', 'ohne Einwilligung'),
        limited: limitedAdsMessage('de', 'ohne Einwilligung').replace(', fordert ohne Einwilligung aber', ', fordert aber'),
        disputed: '{service} läuft ohne Einwilligung; ob der Dienst eine braucht, ist umstritten',
        connectionOnly: 'Ohne Einwilligung besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        connectionBare: bareMessage('de', 'Ohne Einwilligung'),
        manyVendors: 'Nach dem Zustimmen erhalten {count} Werbedienste Daten; {missing} davon nennt die Datenschutzerklärung nicht',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekanntes Werbenetzwerk beobachtet',
        noneBesidePixel: 'Außer dem Meta-Pixel (eigene Prüfung) wurde auf den geprüften Seiten kein bekanntes Werbenetzwerk beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lief kein Werbenetzwerk; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...trackersLoaded.de,
        onlyInEmbedsBesidePixel:
          'Ohne Einwilligung lief außer dem Meta-Pixel (eigene Prüfung) nur, was eingebundene Inhalte mitbringen: {names}; gewertet wird das bei diesen Inhalten{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}',
        onlyAfterConsentBesidePixel:
          'Das Meta-Pixel lief ohne Einwilligung und wird für sich gewertet{see:trk-meta-pixel}; außer ihm luden Werbenetzwerke erst nach dem Zustimmen: {names}',
        rejectNotExaminedAcceptedBesidePixel:
          'Das Meta-Pixel lief vor der Auswahl und wird für sich gewertet{see:trk-meta-pixel}; außer ihm luden Werbenetzwerke nicht vor der Auswahl, aber nach dem Zustimmen: {names}. Der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        rejectNotExaminedInEmbedsBesidePixel:
          'Vor der Auswahl lief außer dem Meta-Pixel (eigene Prüfung) nur, was eingebundene Inhalte mitbringen: {names}; gewertet wird das bei diesen Inhalten{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}. Der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        rejectNotExaminedBesidePixel:
          'Außer dem Meta-Pixel (eigene Prüfung) wurde weder vor der Auswahl noch nach dem Zustimmen ein bekanntes Werbenetzwerk beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Ad/remarketing networks only with consent',
      explanation:
        'As a rule, advertising networks store identifiers on the device and recognise visitors on other websites. Section 25(1) TDDDG requires consent for that; the provider itself is liable as well (Higher Regional Court Frankfurt 6 U 192/23). With many partners, visitors have to learn who receives their data.',
      confidenceReason:
        'Addresses of known advertising services are recognised; in ad auctions the participants change from visit to visit.',
      howToFix:
        '1. {#later} Load advertising tags only after the visitor has agreed to advertising.\n2. {#tie,tag-manager} Tie every advertising tag to consent, in the tag manager too if you use one, and test rejecting.',
      fixes: {
        waiting: waitingFix.en,
        connectionBare: bareSteps.en,
        limited: limitedAdsFix.en,
        rejectNotExaminedInEmbedsBesidePixel:
          '1. {#later} Load the content that brings the advertising service along only after consent; its check tells the steps{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}.',
        manyVendors:
          '1. Reduce the number of partners, and list the remaining ones individually in the privacy notice; the evidence shows which are missing there.',
      },
      messages: {
        beforeConsent: '{service} runs before consent',
        afterReject: '{service} runs after rejection',
        throughout: '{service} runs before consent and keeps running after rejection',
        signalsBeforeConsent: signals.en('before consent'),
        signalsAfterReject: signals.en('after rejection'),
        signalsThroughout: signals.en('before consent and after rejection'),
        waiting: waitingMessage('en', 'without consent'),
        limited: limitedAdsMessage('en', 'without consent').replace(', but without consent asks', ', but asks'),
        disputed: '{service} runs without consent; whether the service needs it is disputed',
        connectionOnly: 'Without consent there is a connection to {service}, without a recognised visitor identifier and without script',
        connectionBare: bareMessage('en', 'Without consent'),
        manyVendors: 'After accepting, {count} advertising services receive data; the privacy notice does not name {missing} of them',
        noneObserved: 'No known advertising network was observed on the pages examined',
        noneBesidePixel: 'Apart from the Meta pixel (a check of its own), no known advertising network was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No advertising network ran before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...trackersLoaded.en,
        onlyInEmbedsBesidePixel:
          'Without consent, all that ran apart from the Meta pixel (a check of its own) is what embedded content brings along: {names}; it is rated with that content{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}',
        onlyAfterConsentBesidePixel:
          'The Meta pixel ran without consent and is rated by itself{see:trk-meta-pixel}; apart from it, advertising networks loaded only after accepting: {names}',
        rejectNotExaminedAcceptedBesidePixel:
          'The Meta pixel ran before the choice and is rated by itself{see:trk-meta-pixel}; apart from it, advertising networks did not load before the choice but after accepting: {names}. The state after rejection could not be examined',
        rejectNotExaminedInEmbedsBesidePixel:
          'Before the choice, all that ran apart from the Meta pixel (a check of its own) is what embedded content brings along: {names}; it is rated with that content{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}. The state after rejection could not be examined',
        rejectNotExaminedBesidePixel:
          'Apart from the Meta pixel (a check of its own), no known advertising network was observed before the choice or after accepting; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const observed = observeServices(facts, states, inScope);
    const rated = observed.flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const moment = momentOf(observation.states);
      const { cookies, storage } = consentItemsOf(observation.use.service.id, facts, states);
      const tracks = cookies.length + storage.length === 0 && sendsPingsOnly(observation) ? signalMessages[moment] : moment;
      const message = rating.reason === 'tracks' ? tracks : rating.reason === 'selfHosted' ? 'disputed' : rating.reason;
      const more = rating.reason === 'waiting' ? laterParams(observation, facts) : {};
      const finding = trackerFindingWithStored(message, observation, facts, states);
      // After a refusal, the check on refusals takes the same signals for disputed where nothing loads before the choice.
      const weight = message === 'signalsAfterReject' ? 'hint' : rating.weight;
      return { weight, finding: { ...finding, params: { ...finding.params, ...more } } };
    });
    const weighing = (weight: string) => rated.filter((own) => own.weight === weight).map(({ finding }) => finding);
    const verdict = verdictBeside(weighing('risk'), weighing('hint'));
    if (verdict) return verdict;

    const vendors = facts.services.filter(({ service, states: seen }) => service.category === 'marketing' && seen.includes('accept'));
    const notice = readNotice(facts);
    const [first, ...rest] =
      vendors.length > manyVendors && notice.complete ? vendors.filter((use) => !namesService(notice.text, use)) : [];
    if (first) {
      const params = { count: vendors.length, missing: rest.length + 1 };
      const items = [serviceItem(first), ...rest.map((use) => serviceItem(use))] as const;
      return { class: 'Hint', findings: [{ message: 'manyVendors', params, items, cause: 'ad-vendors' }] };
    }
    const clean = complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope);
    const pixel = facts.services.find(({ service }) => service.id === metaPixel);
    return pixel
      ? besidePixel(
          clean,
          states.some((state) => pixel.active[state]),
        )
      : clean;
  },
});

/** Loaded too early all the same, but what is seen is less than an advertising network does as a rule. */
const signalMessages = {
  beforeConsent: 'signalsBeforeConsent',
  afterReject: 'signalsAfterReject',
  throughout: 'signalsThroughout',
} as const;

/** The Meta pixel has a check of its own; what writes to known contacts is tracking, but no network. */
function inScope({ category, id }: Service): boolean {
  return category === 'marketing' && id !== metaPixel && !marketingAutomationIds.has(id);
}

/** What is said of the others has to name the pixel that ran without consent. */
const withPixel: ReadonlySet<string> = new Set([
  'onlyInEmbeds',
  'onlyAfterConsent',
  'rejectNotExaminedInEmbeds',
  'rejectNotExaminedAccepted',
]);

/** Everybody counts the pixel among the advertising networks: that none was seen holds only beside it. */
function besidePixel(verdict: Verdict, ranToo: boolean): Verdict {
  if (ranToo && (verdict.class === 'Conform' || verdict.class === 'NoClassification') && withPixel.has(verdict.message ?? ''))
    return { ...verdict, message: `${verdict.message}BesidePixel` };
  if (verdict.class === 'Conform' && verdict.message === 'noneObserved') return { class: 'Conform', message: 'noneBesidePixel' };
  if (verdict.class === 'NoClassification' && verdict.message === 'rejectNotExaminedNone')
    return { class: 'NoClassification', message: 'rejectNotExaminedBesidePixel' };
  return verdict;
}
