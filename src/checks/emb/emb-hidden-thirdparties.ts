import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { verdictBeside } from '../items.ts';
import { isAskedFor } from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { brokenPromises } from '../shared/notice/broken-promises.ts';
import { nameIn, tellsLoading, tellsOtherwise } from '../shared/notice/told-connections.ts';
import { callerOf, callsOf, fileOf, messageFor } from '../shared/services/connection-forms.ts';
import { connectedMessages, connectionFixes, connectionMessages } from '../shared/services/connection-texts.ts';
import { embedFinding } from '../shared/services/embed-observations.ts';
import { initiatorChains } from '../shared/services/initiator-chains.ts';
import { libraryHosts } from '../shared/services/library-hosts.ts';
import { observeServices, type ServiceObservation, trackingCategories } from '../shared/services/service-observations.ts';
import { storingStrangers, strangerFixes, strangerMessages } from '../shared/services/storing-strangers.ts';
import { answersSearch } from '../shared/services/typed-search.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { openByUnknownHosts, unknownHostsFixes, unknownHostsMessages } from '../shared/services/unknown-hosts.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { doubtfulStorage } from '../shared/stored/widget-storage.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { shortList } from '../shared/wording.ts';

type ServiceOf = Facts['services'][number]['service'];

/** Kinds of service that have checks of their own; hosting, shop systems and consent tools are not hidden third parties either. */
const reportedElsewhere: ReadonlySet<ServiceCategory> = new Set([
  ...trackingCategories,
  'font',
  'video',
  'map',
  'captcha',
  'chat',
  'booking',
  'payment',
  'cmp',
  'hosting',
  'shop',
  'necessary',
]);

/** Whether pages connect to third parties that hardly anybody notices: avatars, images, error trackers, uptime beacons. */
export default defineCheck({
  id: 'emb-hidden-thirdparties',
  area: 'emb',
  version: 24,
  weight: 2,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, statute('Art. 6 Abs. 1, Art. 13 DSGVO', 'Art. 6(1), Art. 13 GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'attempts'],
  wants: ['banner', 'privacy', 'pages', 'policyMatches', 'forms', 'site', 'shopPages'],
  texts: {
    de: {
      title: 'Sonstige Drittverbindungen (Gravatar, Emojis, CDN-Bilder)',
      explanation:
        'Jede Verbindung zu einem fremden Server übermittelt diesem die IP-Adresse und die besuchte Website; sie braucht eine Rechtsgrundlage und gehört in die Datenschutzerklärung (Art. 6 Abs. 1, Art. 13 DSGVO). Unter § 25 Abs. 1 TDDDG fällt sie nur, wenn im Endgerät etwas gespeichert oder ausgelesen wird, wie bei einer Fehlermessung mit Kennung. Dienste mit einer eigenen Prüfung wertet nur diese.',
      confidenceReason:
        'Die Verbindung wird gemessen; wozu ein Server dient, sagen nur der Katalog bekannter Dienste und, bei Schriften und Meldungen, die Art der Anfragen.',
      howToFix:
        '1. {#own-embed} Entfernen Sie Verbindungen, die niemand braucht, etwa zu Emoji-Bildern oder Avataren.\n2. {#own-embed} Liefern Sie Bilder und Dateien vom eigenen Server aus.\n3. {#own-embed} Betreiben Sie Fehlermessung ohne Kennung und Speicherung im Endgerät, oder holen Sie vorher eine Einwilligung ein.\n4. Beschreiben Sie verbleibende Dienste in der Datenschutzerklärung, soweit sie dort fehlen.',
      fixes: { ...unknownHostsFixes.de, ...strangerFixes.de, ...connectionFixes.de },
      messages: {
        beforeConsent: '{service} speichert vor der Einwilligung eine Kennung im Endgerät',
        afterReject: '{service} speichert nach dem Ablehnen eine Kennung im Endgerät',
        throughout: '{service} speichert vor der Einwilligung und nach dem Ablehnen eine Kennung im Endgerät',
        ...connectionMessages.de,
        ...strangerMessages.de,
        connectionOnly: 'Ohne Einwilligung besteht nur eine Verbindung zu {service} ({hosts})',
        ...unknownHostsMessages('de', (what) => `Ohne Einwilligung gehen ${what} an`),
        bannerHost:
          '{host} wird ohne Einwilligung angesprochen; von dort kommt das Banner. Ob der Server auch anderen Zwecken dient, wurde nicht beurteilt',
        toldFiles:
          'Ohne Einwilligung laden Bilder oder Dateien von {names}; der Anbieter sitzt im Europäischen Wirtschaftsraum, im Endgerät gespeichert wurde dabei nichts, und die Datenschutzerklärung sagt, dass der Dienst lädt',
        rejectNotExamined:
          'Vor der Einwilligung bestanden keine sonstigen Drittverbindungen; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Other third-party connections (Gravatar, emojis, CDN images)',
      explanation:
        'Each connection to someone else’s server transmits the IP address and the site visited; it needs a legal basis and belongs in the privacy notice (Art. 6(1), Art. 13 GDPR). It falls under Section 25(1) TDDDG only where something is stored on or read from the device, as by error measurement with an identifier. Services that have a check of their own are judged only there.',
      confidenceReason:
        'The connection is measured; only the catalogue of known services and, for fonts and reports, the kind of the requests tell what a server is for.',
      howToFix:
        '1. {#own-embed} Remove connections that nobody needs, for example to emoji images or avatars.\n2. {#own-embed} Deliver images and files from your own server.\n3. {#own-embed} Run error measurement without an identifier and without storing on the device, or ask for consent first.\n4. Describe the remaining services in the privacy notice where they are missing there.',
      fixes: { ...unknownHostsFixes.en, ...strangerFixes.en, ...connectionFixes.en },
      messages: {
        beforeConsent: '{service} stores an identifier on the device before consent',
        afterReject: '{service} stores an identifier on the device after rejection',
        throughout: '{service} stores an identifier on the device before consent and after rejection',
        ...connectionMessages.en,
        ...strangerMessages.en,
        connectionOnly: 'Without consent there is only a connection to {service} ({hosts})',
        ...unknownHostsMessages('en', (what) => `Without consent, ${what} go to`),
        bannerHost:
          '{host} is contacted without consent; the banner comes from there. Whether the server has other purposes too was not judged',
        toldFiles:
          'Without consent, images or files load from {names}; the provider is seated in the European Economic Area, nothing was stored on the device with it, and the privacy notice says that the service loads',
        rejectNotExamined: 'There were no other third-party connections before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const inOrder: string[] = [];
    const { privacy, site } = facts;
    const { banner = null } = facts.banner ?? {};
    const broken = privacy && site ? brokenPromises(privacy.text, { ...facts, site }) : [];
    for (const observed of observeServices({ ...facts, requests: remaining(facts) }, states, isRemaining)) {
      const observation = withoutTyping(observed);
      const isRisk = observation.use.service.category === 'error-tracking' && identifies(observation, facts);
      if (isRisk) risks.push(embedFinding(momentOf(observation.states), observation, facts));
      else {
        const form = messageFor(observation, facts.forms ?? []);
        const caller = form === 'connectedCalls' ? callerOf(observation, facts.requests) : null;
        const base =
          (form === 'connectedScripts' || form === 'connectedCalls') && answersSearch(observed.use, observed.requests)
            ? 'connectedSearch'
            : caller === null
              ? form
              : `${form}In`;
        const isNamed = facts.policyMatches?.some(({ serviceId, match }) => serviceId === observation.use.service.id && match === 'found');
        const stored = shortList([
          ...new Set(embedFinding('', observation, facts).items.flatMap(({ kind, value }) => (kind === 'cookie' ? [value] : []))),
        ]);
        const message = base + (stored !== '' && `${base}Setting` in connectedMessages.de ? 'Setting' : '');
        const untrue = broken.find(({ use }) => use?.service.id === observation.use.service.id)?.quote;
        const ending = !(message in connectedMessages.de)
          ? ''
          : untrue !== undefined
            ? 'Untrue'
            : banner !== null && !aside.has(base) && isAskedFor(observation.use, banner)
              ? 'Asked'
              : !isNamed
                ? ''
                : tellsLoading(facts, observation.use) || tellsOtherwise(facts, observation.use, form)
                  ? 'Told'
                  : 'Described';
        const finding = embedFinding(`${message}${ending}`, observation, facts);
        // Nothing is hidden or left to mend where a picture comes from a disclosed provider nearby and the device is left alone.
        if (onlyFiles.has(message) && ending === 'Told' && isNearAndStoresNothing(observation, finding)) {
          inOrder.push(observation.use.service.name);
          continue;
        }
        const paths = pathsOf([...new Set(observation.requests.map(({ pageUrl }) => pageUrl))]);
        hints.push({
          ...finding,
          params: {
            ...finding.params,
            paths,
            file: fileOf(observation) ?? '',
            calls: shortList(callsOf(observation), 2),
            script: caller ?? '',
            stored,
            quote: untrue ?? '',
            named: nameIn(facts, observation.use),
          },
        });
      }
    }
    const strangers = storingStrangers(facts, states);
    hints.push(...strangers);
    const open = openByUnknownHosts(facts, states);
    const verdict =
      risks.length + hints.length === 0 ? null : verdictBeside(risks, [...hints, ...(strangers.length > 0 ? [] : besideKnown(open))]);
    if (verdict) return verdict;
    if (open) return open;
    if (!complete) return { class: 'NoClassification', message: 'rejectNotExamined' };
    return inOrder.length === 0 ? { class: 'Conform' } : { class: 'Conform', message: 'toldFiles', params: { names: shortList(inOrder) } };
  },
});

/** What visitors who reject would lack, or cannot agree to for others: a choice in the banner is no remedy there. */
const aside: ReadonlySet<string> = new Set(['connectedForm', 'connectedFormScript', 'connectedSearch', 'connectedAvatars']);

/** Unknown servers would be lost behind a known service; a banner's own, or what only reports errors, is not worth that. */
function besideKnown(open: Verdict | null): Finding[] {
  if (open?.class !== 'NoClassification' || !open.message.startsWith('unknownHosts')) return [];
  const [first, ...rest] = open.items ?? [];
  return first === undefined ? [] : [{ message: open.message, params: open.params ?? {}, items: [first, ...rest], cause: 'unknown-hosts' }];
}

/** Messages on what is only shown. */
const onlyFiles: ReadonlySet<string> = new Set(['connectedFiles', 'connectedImage']);

/** Seated within the European Economic Area, as its group is, with nothing stored on the device. */
function isNearAndStoresNothing({ use }: ServiceObservation, { items }: Finding): boolean {
  return isThirdCountry(countryOfRecipient(use)) === false && items.every(({ kind }) => kind !== 'cookie' && kind !== 'storage');
}

/** Without what only the typing of the scan has caused, where the service did more than answer that. */
function withoutTyping(observation: ServiceObservation): ServiceObservation {
  const requests = observation.requests.filter(({ typedInto }) => typedInto === undefined);
  return requests.some(({ serviceId }) => serviceId === observation.use.service.id) ? { ...observation, requests } : observation;
}

function isRemaining({ category, consent, id, selfHosted }: ServiceOf): boolean {
  return !reportedElsewhere.has(category) && consent !== 'no' && !selfHosted && !libraryHosts.has(id) && id !== 'google-tag-manager';
}

/** Requests to other parties that no service with a check of its own made or brought along. */
function remaining(facts: Pick<Facts, 'requests' | 'services'>): Facts['requests'] {
  const chains = initiatorChains(facts);
  const uses = new Map(facts.services.map((use) => [use.service.id, use]));
  return facts.requests.filter((request) => {
    const own = request.serviceId === null ? undefined : uses.get(request.serviceId);
    // The site's own files come along with the chain, so that what they load is told apart.
    if (!own) return true;
    if (request.party === 'first' || !isRemaining(own.service)) return false;
    return chains.ancestorsOf(request).every(({ service }) => !reportedElsewhere.has(service.category));
  });
}

/** An error tracker that remembers the visitor on the device. Keys in addresses belong to the site's account. */
function identifies({ use, companions, states }: ServiceObservation, facts: Pick<Facts, 'cookies' | 'storage'>): boolean {
  return doubtfulStorage(new Set([use.service.id, ...companions.map(({ service }) => service.id)]), facts, states).length > 0;
}
