import type { ServiceCategory } from '#knowledge/types.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import { embedFinding, onlyConnected } from '../embed-observations.ts';
import type { Facts } from '../facts.ts';
import { initiatorChains } from '../initiator-chains.ts';
import { verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { libraryHosts } from '../library-hosts.ts';
import { observeServices, type ServiceObservation, trackingCategories } from '../service-observations.ts';
import { momentOf, unconsentedStates } from '../unconsented-states.ts';
import { openByUnknownHosts, unknownHostsFixes, unknownHostsMessages } from '../unknown-hosts.ts';
import { doubtfulStorage } from '../widget-storage.ts';

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
  version: 5,
  weight: 2,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, statute('Art. 6 Abs. 1 lit. f, Art. 13 DSGVO', 'Art. 6(1)(f), Art. 13 GDPR')],
  needs: ['requests', 'services', 'cookies', 'storage', 'attempts'],
  wants: ['banner', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Sonstige Drittverbindungen (Gravatar, Emojis, CDN-Bilder)',
      explanation:
        'Jede Verbindung zu einem fremden Server übermittelt diesem die IP-Adresse und die besuchte Website; sie braucht eine Rechtsgrundlage und gehört in die Datenschutzerklärung (Art. 6 Abs. 1 lit. f, Art. 13 DSGVO). Fehler- und Leistungsmessung, die eine Kennung im Endgerät ablegt, fällt unter § 25 Abs. 1 TDDDG. Dienste mit einer eigenen Prüfung wertet nur diese.',
      confidenceReason:
        'Die Verbindung wird gemessen; wozu ein Server dient, sagen nur der Katalog bekannter Dienste und, bei Schriften und Meldungen, die Art der Anfragen.',
      howToFix:
        '1. Entfernen Sie Verbindungen, die niemand braucht, etwa zu Emoji-Bildern oder Avataren.\n2. Liefern Sie Bilder und Dateien vom eigenen Server aus.\n3. Betreiben Sie Fehlermessung ohne Kennung und Speicherung im Endgerät, oder holen Sie vorher eine Einwilligung ein.\n4. Beschreiben Sie verbleibende Dienste in der Datenschutzerklärung, soweit sie dort fehlen.',
      fixes: unknownHostsFixes.de,
      messages: {
        beforeConsent: '{service} speichert vor der Einwilligung eine Kennung im Endgerät',
        afterReject: '{service} speichert nach dem Ablehnen eine Kennung im Endgerät',
        throughout: '{service} speichert vor der Einwilligung und nach dem Ablehnen eine Kennung im Endgerät',
        connected: 'Seiten laden ohne Einwilligung Inhalte von {service} ({hosts})',
        connectionOnly: 'Ohne Einwilligung besteht nur eine Verbindung zu {service} ({hosts})',
        ...unknownHostsMessages('de', (what) => `Ohne Einwilligung gehen ${what} an`),
        bannerHost:
          '{host} wird ohne Einwilligung angesprochen; von dort kommt das Banner. Ob der Server auch anderen Zwecken dient, wurde nicht beurteilt',
        rejectNotExamined:
          'Vor der Einwilligung bestanden keine sonstigen Drittverbindungen; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Other third-party connections (Gravatar, emojis, CDN images)',
      explanation:
        'Each connection to someone else’s server transmits the IP address and the site visited; it needs a legal basis and belongs in the privacy notice (Art. 6(1)(f), Art. 13 GDPR). Error and performance measurement that places an identifier on the device falls under Section 25(1) TDDDG. Services that have a check of their own are judged only there.',
      confidenceReason:
        'The connection is measured; only the catalogue of known services and, for fonts and reports, the kind of the requests tell what a server is for.',
      howToFix:
        '1. Remove connections that nobody needs, for example to emoji images or avatars.\n2. Deliver images and files from your own server.\n3. Run error measurement without an identifier and without storing on the device, or ask for consent first.\n4. Describe the remaining services in the privacy notice where they are missing there.',
      fixes: unknownHostsFixes.en,
      messages: {
        beforeConsent: '{service} stores an identifier on the device before consent',
        afterReject: '{service} stores an identifier on the device after rejection',
        throughout: '{service} stores an identifier on the device before consent and after rejection',
        connected: 'Pages load content from {service} without consent ({hosts})',
        connectionOnly: 'Without consent there is only a connection to {service} ({hosts})',
        ...unknownHostsMessages('en', (what) => `Without consent, ${what} go to`),
        bannerHost:
          '{host} is contacted without consent; the banner comes from there. Whether the server has other purposes too was not judged',
        rejectNotExamined: 'There were no other third-party connections before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const observation of observeServices({ ...facts, requests: remaining(facts) }, states, isRemaining)) {
      const isRisk = observation.use.service.category === 'error-tracking' && identifies(observation, facts);
      if (isRisk) risks.push(embedFinding(momentOf(observation.states), observation, facts));
      else hints.push(embedFinding(onlyConnected(observation) ? 'connectionOnly' : 'connected', observation, facts));
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const open = openByUnknownHosts(facts, states);
    if (open) return open;
    return complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' };
  },
});

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
