import type { ConsentState } from '#evidence/evidence.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { settled, statute, unverified } from '../shared/law/law.ts';
import { accountPages } from '../shared/offer/account-pages.ts';
import { pathsOf } from '../shared/offer/shop-offer.ts';
import { itemFindings, itemFixes, itemMessages } from '../shared/services/named-products.ts';
import { recognisingEmbeds } from '../shared/services/recognising-embeds.ts';
import { causeOfService, observeServices, type ServiceObservation } from '../shared/services/service-observations.ts';
import { rateTracker, trackerFindingWithStored } from '../shared/services/tracking.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { sensitiveHost, sensitiveSelfName, sensitiveTopics } from '../shared/site/sensitive-topics.ts';
import { mentions, wholeWords } from '../shared/wording.ts';

/** Kinds that pass on who is interested in what. Counting visits without consent is judged elsewhere; with a general one, it is told here. */
const disclosing: ReadonlySet<ServiceCategory> = new Set(['marketing', 'social', 'session-replay']);

/** Industries whose every page says something about its visitors. */
const sensitiveIndustries = new Set(['medical', 'health-services', 'pharmacy', 'church-welfare']);
const sensitiveForms = new Set(['political-party', 'church-body']);
/** Industries of which only a part does, with the words that show it. */
const partlySensitive: Record<string, RegExp> = {
  legal: wholeWords(
    'straf(?:recht|verteidig)[a-zß-ɏ]*|familienrecht[a-zß-ɏ]*|scheidung[a-zß-ɏ]*|insolvenz[a-zß-ɏ]*|schuldner[a-zß-ɏ]*|opferrecht[a-zß-ɏ]*',
  ),
  'politics-ngo': wholeWords(
    'partei|kreisverband|ortsverband|landesverband|fraktion|gewerkschaft[a-zß-ɏ]*|beratungsstelle[a-zß-ɏ]*|selbsthilfe[a-zß-ɏ]*|betroffene[nr]?',
  ),
};
const pharmacy = wholeWords('[a-zß-ɏ]*apotheken?|pharmacy');

/** Words of an express consent to the use of specially protected data. */
const expressConsent = wholeWords(
  'gesundheits(?:daten|bezogene[a-zß-ɏ]*|angaben)|besondere[nr]?\\s+kategorien|sensib(?:le[nr]?|ler)\\s+daten|art(?:\\.|ikel)?\\s*9|health\\s+data|special\\s+categor(?:y|ies)|sensitive\\s+data',
);

/** Whether sites about health, belief, politics or distress pass on who visits them. */
export default defineCheck({
  id: 'trk-sensitive-context',
  area: 'trk',
  version: 6,
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
  texts: {
    de: {
      title: 'Kein Tracking auf Seiten mit sensiblem Inhalt',
      explanation:
        'Wer eine Arztpraxis, eine Beratungsstelle oder eine Partei aufruft, gibt damit womöglich etwas über Gesundheit oder Überzeugung preis. Solche Daten schützt Art. 9 DSGVO besonders; schon Bestelldaten einer Apotheke sind Gesundheitsdaten (EuGH C-21/23, BGH I ZR 222/19). Werbe-, Social- und Statistikdienste dürfen sie nur mit ausdrücklicher Einwilligung erhalten; eine allgemeine Zustimmung im Banner genügt dafür nicht. Ob eine Website sensibel ist, beurteilt der Scan nach Branche, Titeln und Überschriften.',
      confidenceReason:
        'Der Dienst wird beobachtet; ob das Thema sensibel ist, folgt aus Branche und Texten, und das kann zu weit greifen.',
      howToFix:
        '1. Verzichten Sie auf sensiblen Seiten auf Werbe-, Social- und Aufzeichnungsdienste.\n2. Wenn das nicht geht: Holen Sie eine ausdrückliche Einwilligung ein, die Art. 9 und die Art der Daten nennt.\n3. Laden Sie die Dienste erst danach und nicht auf Bestell- und Terminseiten.\n4. Geben Sie in den Einstellungen die zutreffende Branche an, wenn die Einstufung nicht passt.',
      fixes: {
        ...itemFixes.de,
        statistics:
          '1. Holen Sie für {service} eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO und die Art der Daten nennt, oder lassen Sie den Dienst auf den Seiten mit sensiblem Inhalt weg ({paths}).\n2. Wollen Sie weiter zählen, genügt oft eine Messung auf dem eigenen Server, ohne Cookie und Kennung.',
        recognised:
          '1. Entweder laden Sie {service} auf {paths} erst auf einen Klick hin, vor dem ausdrücklich steht, wer dadurch was erfährt, oder Sie zeigen den Inhalt vom eigenen Server.\n2. Prüfen Sie danach in einem neuen Browserprofil, dass dort ohne Klick nicht mehr gespeichert wird: {names}.',
        payment:
          '1. Laden Sie {service} erst im Warenkorb und in der Kasse, auf {paths} höchstens auf Klick.\n2. Prüfen Sie danach auf {paths}, dass keine Anfrage an {service} mehr die Adresse der Seite enthält.',
      },
      messages: {
        beforeConsent: '{service} erfährt vor der Einwilligung, wer die Website mit sensiblem Thema besucht',
        afterReject: '{service} erfährt nach dem Ablehnen, wer die Website mit sensiblem Thema besucht',
        throughout: '{service} erfährt vor der Einwilligung und nach dem Ablehnen, wer die Website mit sensiblem Thema besucht',
        pharmacyOrder:
          '{service} läuft auf Bestell- und Kontoseiten einer Apotheke ({paths}), ohne dass eine ausdrückliche Einwilligung zu erkennen ist',
        ...itemMessages.de,
        statistics:
          '{service} wertet nach dem Zustimmen aus, wer die Website mit sensiblem Thema besucht, mit Adresse oder Titel der Seiten ({paths}); das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten',
        suspected: '{service} läuft ohne Einwilligung; einzelne Überschriften deuten auf ein sensibles Thema',
        examine:
          '{service} ist ohne Einwilligung auf einer Website mit sensiblem Thema eingebunden; ob Daten übertragen werden, ist zu prüfen',
        noExpressConsent: '{service} läuft nach der Einwilligung; das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten',
        withEmbed: 'Mit {embed} lädt ohne Einwilligung auch {service} und erfährt, wer die Website mit sensiblem Thema besucht ({paths})',
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
        '1. Do without advertising, social and recording services on sensitive pages.\n2. If that is not possible: obtain an explicit consent that names Art. 9 and the kind of data.\n3. Load the services only after that, and not on ordering and appointment pages.\n4. State the right industry in the settings if the assessment does not fit.',
      fixes: {
        ...itemFixes.en,
        statistics:
          '1. Obtain for {service} an explicit consent that names Art. 9 GDPR and the kind of data, or leave the service out on the pages with sensitive content ({paths}).\n2. If you want to go on counting, a measurement on your own server without cookie and identifier is often enough.',
        recognised:
          '1. Either load {service} on {paths} only on a click before which it expressly says who learns what by it, or show the content from your own server.\n2. Then verify in a fresh browser profile that this is no longer stored there without a click: {names}.',
        payment:
          '1. Load {service} in cart and checkout only, on {paths} at most on a click.\n2. Then verify on {paths} that no request to {service} contains the address of the page any more.',
      },
      messages: {
        beforeConsent: '{service} learns before consent who visits the website with a sensitive topic',
        afterReject: '{service} learns after rejection who visits the website with a sensitive topic',
        throughout: '{service} learns before consent and after rejection who visits the website with a sensitive topic',
        pharmacyOrder:
          '{service} runs on ordering and account pages of a pharmacy ({paths}) without an explicit consent being recognisable',
        ...itemMessages.en,
        statistics:
          '{service} evaluates after acceptance who visits the website with a sensitive topic, with address or title of the pages ({paths}); the banner names neither Art. 9 GDPR nor specially protected data',
        suspected: '{service} runs without consent; single headings suggest a sensitive topic',
        examine:
          '{service} is embedded without consent on a website with a sensitive topic; whether data is transmitted has to be examined',
        noExpressConsent: '{service} runs after consent; the banner names neither Art. 9 GDPR nor specially protected data',
        withEmbed: 'With {embed}, {service} loads without consent too and learns who visits the website with a sensitive topic ({paths})',
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
  run(facts) {
    if (!facts.applicability.sensitive) return { class: 'NotApplicable', message: 'notSensitive' };
    const { states, complete } = unconsentedStates(facts.attempts);
    const certain = isCertainlySensitive(facts);
    const word = certain || facts.applicability.settings.industry !== null ? null : sensitiveSelfName(facts.pages);
    const early = observe(facts, states).flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      // A counter on the own server tells nobody else; a script that waits is judged by what it does with consent.
      if (!rating || rating.reason === 'selfHosted' || rating.reason === 'waiting') return [];
      const isRisk = rating.weight === 'risk' && certain;
      const message = isRisk ? momentOf(observation.states) : rating.weight === 'risk' ? 'suspected' : 'examine';
      const finding = trackerFindingWithStored(message, observation, facts, states);
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
      const paths = pathsOf(observation.requests.map(({ pageUrl }) => pageUrl));
      early.push({ isRisk, finding: { ...finding, cause, params: { ...finding.params, embed, paths } } });
    }
    const told = new Set(early.flatMap(({ finding }) => finding.serviceIds ?? []));
    const text = facts.banner.banner?.text ?? '';
    const later = mentions(text, expressConsent)
      ? []
      : observe(facts, ['accept']).filter(
          (observation) => observation.active && !told.has(observation.use.service.id) && leavesSite(observation),
        );
    const ordering = orderPagesOfPharmacy(facts);
    const items = itemFindings(facts, { isPharmacy: isPharmacyShop(facts), isExpress: mentions(text, expressConsent) });
    const onOrders = later.flatMap((observation) => {
      const requests = observation.requests.filter(({ pageUrl }) => ordering.has(pageUrl));
      return requests.length > 0 ? [{ ...observation, requests }] : [];
    });
    const asFinding =
      (message: string) =>
      (observation: ServiceObservation): Finding =>
        trackerFindingWithStored(message, observation, facts, ['accept']);
    const onPages =
      (message: string) =>
      (observation: ServiceObservation): Finding => {
        const finding = asFinding(message)(observation);
        const paths = pathsOf([...new Set(observation.requests.map(({ pageUrl }) => pageUrl))]);
        return { ...finding, params: { ...finding.params, paths } };
      };
    // What tells a product is told with it; where only single words suggest a topic, counting after consent is left alone.
    const named = new Set([...items.risks, ...items.hints].map(({ cause }) => cause));
    const statistics =
      certain && !mentions(text, expressConsent) ? countingOthers(facts).filter(({ use }) => !named.has(use.service.id)) : [];
    return (
      verdictOf({
        risks: [
          ...early.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
          ...items.risks,
          ...onOrders.map(onPages('pharmacyOrder')),
        ],
        hints: [
          ...early.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding),
          ...later.map((observation) => {
            const finding = asFinding('noExpressConsent')(observation);
            return word === null ? finding : said('noExpressConsent', finding, word, observation, facts);
          }),
          ...items.hints,
          ...statistics.map(onPages('statistics')),
          ...recognisingEmbeds(facts, states).filter(({ cause }) => !early.some(({ finding }) => finding.cause === cause)),
          ...paymentsTold(facts, states),
        ],
      }) ?? (complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' })
    );
  },
});

function observe(facts: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]): readonly ServiceObservation[] {
  return observeServices(facts, states, ({ category }) => disclosing.has(category));
}

/** Statistics run by others that are told after accepting which pages a visitor reads. */
function countingOthers(facts: Pick<Facts, 'requests' | 'services'>): ServiceObservation[] {
  const counting = observeServices(facts, ['accept'], ({ category, consent }) => category === 'analytics' && consent === 'yes');
  return counting.flatMap((observation) => {
    const requests = observation.requests.filter((request) => request.serviceId === observation.use.service.id && tellsPage(request));
    return observation.active && leavesSite(observation) && requests.length > 0 ? [{ ...observation, requests }] : [];
  });
}

/** Embeds whose checks report what comes along; who learns of the visit matters here all the same. */
const quietEmbeds: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'captcha']);

function broughtByEmbeds({ requests, services }: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]) {
  const embeds = new Set(services.filter(({ service }) => quietEmbeds.has(service.category)).map(({ service }) => service.id));
  const others = services.filter(({ service }) => !embeds.has(service.id));
  const brought = others.filter(({ service }) => embeds.has(causeOfService(service.id, services)));
  return observe({ requests, services: others }, states).filter(({ use }) => brought.includes(use));
}

function leavesSite({ use, requests }: ServiceObservation): boolean {
  return !use.service.selfHosted || requests.some(({ party }) => party !== 'first');
}

/** The same where only the site's own words tell its topic: they are quoted, with the pages on which the service runs. */
function said(message: string, finding: Finding, word: string, { requests }: ServiceObservation, facts: Pick<Facts, 'pages'>): Finding {
  const own = new Set(facts.pages.filter(({ kind }) => kind === 'other').map(({ url }) => url));
  const urls = requests.map(({ pageUrl }) => pageUrl);
  const telling = urls.filter((url) => own.has(url));
  const name = `said${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return { ...finding, message: name, params: { ...finding.params, word, paths: pathsOf(telling.length > 0 ? telling : urls) } };
}

/** Payment services that are told the address of a page on which nobody pays. */
function paymentsTold(
  facts: Pick<Facts, 'requests' | 'services' | 'pages' | 'forms' | 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): Finding[] {
  const paying = accountPages(facts);
  return observeServices(facts, states, ({ category }) => category === 'payment').flatMap((observation) => {
    const requests = observation.requests.filter((request) => !paying.has(request.pageUrl) && tellsPage(request));
    if (requests.length === 0) return [];
    const finding = trackerFindingWithStored('payment', { ...observation, requests }, facts, states);
    return [{ ...finding, params: { ...finding.params, paths: pathsOf(requests.map(({ pageUrl }) => pageUrl)) } }];
  });
}

/** Whether the address of a request to somebody else holds the path of the page it was made from; the start page's says nothing. */
function tellsPage({ url, pageUrl, party }: Facts['requests'][number]): boolean {
  const path = URL.parse(pageUrl)?.pathname ?? '/';
  return (
    party !== 'first' && path.length > 3 && (url.includes(encodeURIComponent(path)) || url.split('?').slice(1).join('?').includes(path))
  );
}

/** By the settings, or because the site's own name or title says so. A word in a single heading is too little for a risk. */
function isCertainlySensitive({ applicability: { settings }, pages, site }: Pick<Facts, 'applicability' | 'pages' | 'site'>): boolean {
  const { industry, legalForm } = settings;
  if (legalForm !== null && sensitiveForms.has(legalForm)) return true;
  if (industry !== null && sensitiveIndustries.has(industry)) return true;
  const part = industry === null ? undefined : partlySensitive[industry];
  if (part)
    return pages.some(({ title, headings }) => [title, ...headings.slice(0, 60)].some((line) => mentions(line.slice(0, 300), part)));
  return sensitiveTopics.test(startPage(pages)?.title.slice(0, 300) ?? '') || sensitiveHost.test(site.host);
}

function orderPagesOfPharmacy(facts: Pick<Facts, 'applicability' | 'pages' | 'forms' | 'site'>): ReadonlySet<string> {
  return isPharmacyShop(facts) ? accountPages(facts) : new Set();
}

function isPharmacyShop(facts: Pick<Facts, 'applicability' | 'pages' | 'site'>): boolean {
  const { settings, isShop } = facts.applicability;
  const isPharmacy =
    settings.industry === 'pharmacy' ||
    (settings.industry === null &&
      (mentions(startPage(facts.pages)?.title.slice(0, 300) ?? '', pharmacy) || facts.site.host.includes('apotheke')));
  return isPharmacy && isShop === true;
}
