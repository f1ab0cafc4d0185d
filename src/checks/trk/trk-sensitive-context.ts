import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { verdictBeside } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { settled, statute, unverified } from '../shared/law/law.ts';
import { mostTellingFirst, tellingPages } from '../shared/offer/pharmacy-pages.ts';
import { countingOthers, leavesSite, momentOfCounting } from '../shared/services/counting-others.ts';
import { countingFixes, countingMessages } from '../shared/services/counting-texts.ts';
import { besideOthers, itemFindings, itemFixes, itemMessages } from '../shared/services/named-products.ts';
import { paymentsTold } from '../shared/services/payments-told.ts';
import { pharmacyFindings, pharmacyFixes, pharmacyMessages } from '../shared/services/pharmacy-findings.ts';
import { embedFixes, isSamePlayer, recognisingEmbeds } from '../shared/services/recognising-embeds.ts';
import { causeOfService, observeServices, type ServiceObservation } from '../shared/services/service-observations.ts';
import { legalKinds, rateTracker, trackerFindingWithStored } from '../shared/services/tracking.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { healthGoods } from '../shared/site/health-goods.ts';
import { isJobAddress } from '../shared/site/job-pages.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { isCertainlySensitive, isPharmacyShop } from '../shared/site/sensitive-site.ts';
import { healerInImprint, sensitiveSelfName } from '../shared/site/sensitive-topics.ts';
import { mentions, wholeWords } from '../shared/wording.ts';

/** Kinds that pass on who is interested in what. Counting visits without consent is judged elsewhere; with a general one, it is told here. */
const disclosing: ReadonlySet<ServiceCategory> = new Set(['marketing', 'social', 'session-replay']);

/** Words of an express consent to the use of specially protected data. */
const expressConsent = wholeWords(
  'gesundheits(?:daten|bezogene[a-zß-ɏ]*|angaben)|besondere[nr]?\\s+kategorien|sensib(?:le[nr]?|ler)\\s+daten|art(?:\\.|ikel)?\\s*9|health\\s+data|special\\s+categor(?:y|ies)|sensitive\\s+data',
);

/** Steps against a service that runs unasked. */
const unasked = {
  de: '1. Laden Sie {service} auf Seiten mit sensiblem Inhalt nicht (etwa {paths}).\n2. Oder holen Sie dafür eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO, die Art der Daten und den Empfänger nennt, und laden Sie den Dienst erst danach, auf Bestell- und Terminseiten gar nicht.\n3. Wenn die Einstufung nicht passt, geben Sie in den Einstellungen die zutreffende Branche an.',
  en: '1. Do not load {service} on pages with sensitive content (such as {paths}).\n2. Or obtain an explicit consent for it that names Art. 9 GDPR, the kind of data and the recipient, and load the service only after that, on ordering and appointment pages not at all.\n3. If the assessment does not fit, state the right industry in the settings.',
};

/** Whether sites about health, belief, politics or distress pass on who visits them. */
export default defineCheck({
  id: 'trk-sensitive-context',
  area: 'trk',
  version: 17,
  weight: 5,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 9 DSGVO', 'Art. 9 GDPR'),
    settled('EuGH, 4.10.2024, C-21/23 Lindenapotheke', 'CJEU, 4 Oct 2024, C-21/23 Lindenapotheke'),
    settled('BGH, 27.3.2025, I ZR 222/19, I ZR 223/19', 'Federal Court of Justice, 27 Mar 2025, I ZR 222/19, I ZR 223/19'),
    unverified('EuGH, 1.8.2022, C-184/20 (abgeleitete Daten)', 'CJEU, 1 Aug 2022, C-184/20 (inferred data)'),
    consentLaw.tdddg25,
  ],
  needs: ['applicability', 'requests', 'services', 'cookies', 'storage', 'banner', 'pages', 'forms', 'site', 'attempts'],
  wants: ['shopPages', 'imprint'],
  stepPlaces: ['paths', 'ownHosts'],
  texts: {
    de: {
      title: 'Kein Tracking auf Seiten mit sensiblem Inhalt',
      explanation:
        'Wer eine Arztpraxis, eine Beratungsstelle oder eine Partei aufruft, gibt damit womöglich etwas über Gesundheit oder Überzeugung preis. Solche Daten schützt Art. 9 DSGVO besonders; schon Bestelldaten einer Apotheke sind Gesundheitsdaten (EuGH C-21/23, BGH I ZR 222/19). Werbe-, Social- und Statistikdienste dürfen sie nur mit ausdrücklicher Einwilligung erhalten; eine allgemeine Zustimmung im Banner genügt dafür nicht. Ob eine Website sensibel ist, beurteilt der Scan nach Branche, Titeln und Überschriften.',
      confidenceReason:
        'Der Dienst wird beobachtet; ob das Thema sensibel ist, folgt aus Branche und Texten, und das kann zu weit greifen.',
      howToFix:
        '1. Verzichten Sie auf sensiblen Seiten auf Werbe-, Social- und Aufzeichnungsdienste.\n2. Oder holen Sie eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO und die Art der Daten nennt, und laden Sie die Dienste erst danach, auf Bestell- und Terminseiten gar nicht.\n3. Wenn die Einstufung nicht passt, geben Sie in den Einstellungen die zutreffende Branche an.',
      fixes: {
        ...itemFixes.de,
        ...pharmacyFixes.de,
        beforeConsent: unasked.de,
        afterReject: unasked.de,
        throughout: unasked.de,
        saidNoExpressConsent: unasked.de,
        ...countingFixes.de,
        ...embedFixes.de,
        embedAccepted:
          '1. {#later} Laden Sie {embed} auf Seiten mit sensiblem Inhalt ({paths}) erst nach einem eigenen Klick auf einen Hinweis, der die Anbieter nennt und sagt, dass der Abruf etwas über Gesundheit oder Überzeugung verraten kann (Art. 9 DSGVO): Eine allgemeine Zustimmung im Banner genügt dafür nicht.\n2. {#replace} Oder zeigen Sie dort eigene Inhalte oder einen Link.',
        payment:
          '1. Laden Sie {service} erst im Warenkorb und in der Kasse, auf {paths} höchstens auf Klick.\n2. Prüfen Sie danach auf {paths}, dass keine Anfrage an {service} mehr die Adresse der Seite enthält.',
      },
      messages: {
        beforeConsent: '{service} erfährt vor der Einwilligung, wer die Website mit sensiblem Thema besucht (etwa {paths})',
        afterReject: '{service} erfährt nach dem Ablehnen, wer die Website mit sensiblem Thema besucht (etwa {paths})',
        throughout:
          '{service} erfährt vor der Einwilligung und nach dem Ablehnen, wer die Website mit sensiblem Thema besucht (etwa {paths})',
        ...pharmacyMessages.de,
        ...itemMessages.de,
        ...countingMessages.de,
        suspected: '{service} läuft ohne Einwilligung; einzelne Überschriften deuten auf ein sensibles Thema',
        examine:
          '{service} ist ohne Einwilligung auf einer Website mit sensiblem Thema eingebunden; ob Daten übertragen werden, ist zu prüfen',
        examineConnected:
          '{service} erhält ohne Einwilligung die IP-Adresse der Besucher einer Website mit sensiblem Thema (etwa {paths}); ob der Anbieter daraus auf einzelne Personen schließt, ist zu prüfen',
        noExpressConsent:
          '{service} läuft nach der Einwilligung (etwa {paths}); das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten',
        withEmbed: 'Mit {embed} lädt ohne Einwilligung auch {service} und erfährt, wer die Website mit sensiblem Thema besucht ({paths})',
        embedAccepted:
          'Mit {embed} lädt nach dem Zustimmen auch {service} und erfährt, wer die Website mit sensiblem Thema besucht ({paths}); das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten',
        examineWithEmbed:
          'Mit {embed} lädt ohne Einwilligung auch {service} ({paths}); ob die Website ein sensibles Thema hat und was der Dienst erfährt, ist zu prüfen',
        saidBeforeConsent: 'Vor der Einwilligung läuft {service} auf {paths}; mit „{word}“ deutet die Website auf ein sensibles Thema',
        saidAfterReject: 'Nach dem Ablehnen läuft {service} auf {paths}; mit „{word}“ deutet die Website auf ein sensibles Thema',
        saidThroughout:
          'Vor der Einwilligung und nach dem Ablehnen läuft {service} auf {paths}; mit „{word}“ deutet die Website auf ein sensibles Thema',
        saidNoExpressConsent:
          'Nach dem Zustimmen läuft {service} auf {paths}; mit „{word}“ deutet die Website auf ein sensibles Thema, und das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten',
        recognised:
          'Ohne Einwilligung speichert {service} auf {paths}, woran der Anbieter Besucher wiedererkennt ({names}); er erfährt so womöglich, wer sich für ein sensibles Thema interessiert (Art. 9 DSGVO)',
        payment:
          '{service} erfährt ohne Einwilligung die Adresse von {paths}, obwohl dort noch niemand bezahlt; die Website hat womöglich ein sensibles Thema',
        notSensitive: 'Weder Branche noch Überschriften deuten auf ein sensibles Thema',
        rejectNotExamined: 'Vor der Einwilligung lief kein solcher Dienst; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'No tracking on pages with sensitive content',
      explanation:
        'Whoever opens the site of a medical practice, a counselling centre or a party may reveal something about health or belief. Art. 9 GDPR specially protects such data; order data of a pharmacy are health data already (CJEU C-21/23, Federal Court of Justice I ZR 222/19). Advertising, social and statistics services may receive them only with explicit consent; a general acceptance in the banner is not enough for that. Whether a site is sensitive is judged by the scan from industry, titles and headings.',
      confidenceReason: 'The service is observed; whether the topic is sensitive follows from industry and texts, which may reach too far.',
      howToFix:
        '1. Do without advertising, social and recording services on sensitive pages.\n2. Or obtain an explicit consent that names Art. 9 GDPR and the kind of data, and load the services only after that, on ordering and appointment pages not at all.\n3. If the assessment does not fit, state the right industry in the settings.',
      fixes: {
        ...itemFixes.en,
        ...pharmacyFixes.en,
        beforeConsent: unasked.en,
        afterReject: unasked.en,
        throughout: unasked.en,
        saidNoExpressConsent: unasked.en,
        ...countingFixes.en,
        ...embedFixes.en,
        embedAccepted:
          '1. {#later} Load {embed} on pages with sensitive content ({paths}) only after a click of its own on a notice that names the providers and says that the call may reveal something about health or belief (Art. 9 GDPR): a general acceptance in the banner is not enough for that.\n2. {#replace} Or show content of your own or a link there.',
        payment:
          '1. Load {service} in cart and checkout only, on {paths} at most on a click.\n2. Then verify on {paths} that no request to {service} contains the address of the page any more.',
      },
      messages: {
        beforeConsent: '{service} learns before consent who visits the website with a sensitive topic (such as {paths})',
        afterReject: '{service} learns after rejection who visits the website with a sensitive topic (such as {paths})',
        throughout: '{service} learns before consent and after rejection who visits the website with a sensitive topic (such as {paths})',
        ...pharmacyMessages.en,
        ...itemMessages.en,
        ...countingMessages.en,
        suspected: '{service} runs without consent; single headings suggest a sensitive topic',
        examine:
          '{service} is embedded without consent on a website with a sensitive topic; whether data is transmitted has to be examined',
        examineConnected:
          '{service} receives without consent the IP address of the visitors of a website with a sensitive topic (such as {paths}); whether the provider infers single persons from it has to be examined',
        noExpressConsent:
          '{service} runs after consent (such as {paths}); the banner names neither Art. 9 GDPR nor specially protected data',
        withEmbed: 'With {embed}, {service} loads without consent too and learns who visits the website with a sensitive topic ({paths})',
        embedAccepted:
          'With {embed}, {service} loads after acceptance too and learns who visits the website with a sensitive topic ({paths}); the banner names neither Art. 9 GDPR nor specially protected data',
        examineWithEmbed:
          'With {embed}, {service} loads without consent too ({paths}); whether the website has a sensitive topic and what the service learns has to be examined',
        saidBeforeConsent: 'Before consent, {service} runs on {paths}; with “{word}” the website suggests a sensitive topic',
        saidAfterReject: 'After rejection, {service} runs on {paths}; with “{word}” the website suggests a sensitive topic',
        saidThroughout:
          'Before consent and after rejection, {service} runs on {paths}; with “{word}” the website suggests a sensitive topic',
        saidNoExpressConsent:
          'After acceptance, {service} runs on {paths}; with “{word}” the website suggests a sensitive topic, and the banner names neither Art. 9 GDPR nor specially protected data',
        recognised:
          'Without consent, {service} stores on {paths} by what its provider knows visitors again ({names}); it may so learn who is interested in a sensitive topic (Art. 9 GDPR)',
        payment:
          '{service} learns the address of {paths} without consent although nobody pays there yet; the website may have a sensitive topic',
        notSensitive: 'Neither industry nor headings suggest a sensitive topic',
        rejectNotExamined: 'No such service ran before consent; the state after rejection could not be examined',
      },
    },
  },
  run(seen) {
    // A shop of any kind may have goods for a condition: then only their pages count.
    const goods = seen.applicability.sensitive ? null : healthGoods(seen);
    if (!seen.applicability.sensitive && goods === null) return { class: 'NotApplicable', message: 'notSensitive' };
    // Whoever looks for a job tells nothing of a condition or a conviction.
    const facts = {
      ...seen,
      requests: seen.requests.filter(({ pageUrl }) => (goods === null ? !isJobAddress(pageUrl) : goods.urls.has(pageUrl))),
    };
    const { states, complete } = unconsentedStates(facts.attempts);
    const certain = isCertainlySensitive(facts);
    const ownName =
      certain || facts.applicability.settings.industry !== null
        ? null
        : (sensitiveSelfName(facts.pages) ?? healerInImprint(facts.imprint?.text ?? ''));
    const word = goods?.word ?? ownName;
    const kinds = tellingPages(facts);
    const legal = new Set(facts.pages.filter(({ kind }) => legalKinds.has(kind)).map(({ url }) => url));
    const early = observe(facts, states).flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      // A counter on the own server tells nobody else; a script that waits is judged by what it does with consent.
      if (!rating || rating.reason === 'selfHosted' || rating.reason === 'waiting') return [];
      const isRisk = rating.weight === 'risk' && certain;
      // Whatever a host of others is asked for, it learns the address of who asks.
      const light = observation.requests.some(({ party }) => party === 'third') ? 'examineConnected' : 'examine';
      const message = isRisk ? momentOf(observation.states) : rating.weight === 'risk' ? 'suspected' : light;
      const told = trackerFindingWithStored(message, observation, facts, states);
      const paths = pathsOf(
        mostTellingFirst(
          observation.requests.map(({ pageUrl }) => pageUrl),
          kinds,
        ),
      );
      const finding = { ...told, params: { ...told.params, paths } };
      return [
        {
          isRisk,
          finding:
            message === 'suspected' && word !== null ? said(momentOf(observation.states), finding, word, observation, facts) : finding,
        },
      ];
    });
    for (const observation of broughtByEmbeds(facts, states)) {
      const rating = rateTracker(observation, facts);
      if (!rating || !observation.active || observation.use.service.consent !== 'yes') continue;
      const isRisk = rating.weight === 'risk' && certain;
      const finding = trackerFindingWithStored(isRisk ? 'withEmbed' : 'examineWithEmbed', observation, facts, states);
      const cause = causeOfService(observation.use.service.id, facts.services);
      const embed = facts.services.find(({ service }) => service.id === cause)?.service.name ?? cause;
      const paths = pathsOf(
        mostTellingFirst(
          observation.requests.map(({ pageUrl }) => pageUrl),
          kinds,
        ),
      );
      early.push({ isRisk, finding: { ...finding, cause, params: { ...finding.params, embed, paths } } });
    }
    const told = new Set(early.flatMap(({ finding }) => finding.serviceIds ?? []));
    const text = facts.banner.banner?.text ?? '';
    const later = mentions(text, expressConsent)
      ? []
      : [...observe(facts, ['accept']), ...(goods === null ? [] : countingOthers(facts))].filter(
          (observation) => observation.active && !told.has(observation.use.service.id) && leavesSite(observation),
        );
    // What an embed brings along is told with it where the topic is beyond doubt: a video is asked for, the advertising behind it is not.
    const broughtLater =
      certain && !mentions(text, expressConsent)
        ? broughtByEmbeds(facts, ['accept']).filter(
            ({ use, active }) => active && use.service.consent === 'yes' && !told.has(use.service.id),
          )
        : [];
    const items = itemFindings(facts, { isPharmacy: isPharmacyShop(facts), isExpress: mentions(text, expressConsent) });
    // What tells a product is told with it; where only single words suggest a topic, counting after consent is left alone.
    const named = new Set([...items.risks, ...items.hints].map(({ cause }) => cause));
    const counting = certain && !mentions(text, expressConsent) ? countingOthers(facts) : [];
    const inPharmacy = isPharmacyShop(facts) ? pharmacyFindings({ later, counting, named, kinds }, facts) : [];
    const asFinding =
      (message: string) =>
      (observation: ServiceObservation): Finding =>
        trackerFindingWithStored(message, observation, facts, ['accept']);
    const onPages =
      (message: string) =>
      (observation: ServiceObservation): Finding => {
        const finding = asFinding(message)(observation);
        const urls = observation.requests.map(({ pageUrl }) => pageUrl);
        // Imprint and privacy notice say nothing of what their readers suffer from.
        const telling = urls.filter((url) => !legal.has(url));
        const paths = pathsOf(mostTellingFirst(telling.length > 0 ? telling : urls, kinds));
        return { ...finding, params: { ...finding.params, paths } };
      };
    const statistics = counting.filter(({ use }) => !named.has(use.service.id));
    const risks = [...early.filter(({ isRisk }) => isRisk).map(({ finding }) => finding), ...items.risks, ...inPharmacy];
    const ofServices = [
      ...early.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
      ...later.map((observation) => {
        const finding = onPages('noExpressConsent')(observation);
        return word === null ? finding : said('noExpressConsent', finding, word, observation, facts);
      }),
    ];
    const hints = [
      ...ofServices,
      ...besideOthers(items.hints, ofServices),
      ...broughtLater.map((observation): Finding => {
        const finding = onPages('embedAccepted')(observation);
        const cause = causeOfService(observation.use.service.id, facts.services);
        const embed = facts.services.find(({ service }) => service.id === cause)?.service.name ?? cause;
        return { ...finding, cause, params: { ...finding.params, embed } };
      }),
      ...statistics.map((observation) => onPages(`statistics${momentOfCounting(observation, facts, states)}`)(observation)),
      ...(goods === null ? recognisingEmbeds(facts, states) : []).filter(
        ({ cause }) => !early.some(({ finding }) => isSamePlayer(finding.cause, cause)),
      ),
      ...paymentsTold(facts, states, { kinds, isPharmacy: isPharmacyShop(facts) }),
    ];
    // The same service is told once, with what weighs most.
    const weighty = new Set(risks.map(({ serviceIds }) => serviceIds?.[0]));
    const beside = hints.filter(({ serviceIds }) => !weighty.has(serviceIds?.[0]));
    return verdictBeside(risks, beside) ?? (complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' });
  },
});

function observe(facts: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]): readonly ServiceObservation[] {
  return observeServices(facts, states, ({ category }) => disclosing.has(category));
}

/** Embeds whose checks report what comes along; who learns of the visit matters here all the same. */
const quietEmbeds: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'captcha']);

function broughtByEmbeds({ requests, services }: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]) {
  const embeds = new Set(services.filter(({ service }) => quietEmbeds.has(service.category)).map(({ service }) => service.id));
  const others = services.filter(({ service }) => !embeds.has(service.id));
  const brought = others.filter(({ service }) => embeds.has(causeOfService(service.id, services)));
  return observe({ requests, services: others }, states).filter(({ use }) => brought.includes(use));
}

/** The same where only the site's own words tell its topic: they are quoted, with the pages on which the service runs. */
function said(
  message: string,
  finding: Finding,
  word: string,
  { requests }: ServiceObservation,
  facts: Pick<Facts, 'pages' | 'forms'>,
): Finding {
  const own = new Set(facts.pages.filter(({ kind }) => kind === 'other').map(({ url }) => url));
  const urls = requests.map(({ pageUrl }) => pageUrl);
  const telling = urls.filter((url) => own.has(url));
  const name = `said${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return {
    ...finding,
    message: name,
    params: { ...finding.params, word, paths: pathsOf(mostTellingFirst(telling.length > 0 ? telling : urls, tellingPages(facts))) },
  };
}
