import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { Facts, RequestFact } from '../facts.ts';
import { identifiesVisitor, isAnalyticsHit, isDeniedPing } from '../google-requests.ts';
import { wasSent } from '../initiator-chains.ts';
import { cookieItem, requestItem, verdictOf } from '../items.ts';
import { observeServices, trackingCategories } from '../service-observations.ts';
import { sessionKindOf } from '../session-cookies.ts';
import { rateTracker, trackerFinding } from '../tracking.ts';
import { momentOf, unconsentedStates } from '../unconsented-states.ts';

/** Endings of alias targets under which server-side tag containers run, beside much else. Stape and its like are services. */
const containerHosting = /(?:^|\.)(?:run\.app|appspot\.com|googlehosted\.com|a\.run\.app|azurecontainerapps\.io|awsapprunner\.com)$/;
const mostSessions = 5;

/** Whether a name of the site leads to a company that follows visitors. */
export default defineCheck({
  id: 'trk-cname-cloaking',
  area: 'trk',
  version: 1,
  weight: 4,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr5fairness, consentLaw.edpbTracking],
  needs: ['requests', 'services', 'cookies', 'storage', 'site', 'attempts'],
  texts: {
    de: {
      title: 'Kein verdecktes Tracking über eigene Subdomain (CNAME)',
      explanation:
        'Eine Subdomain der Website kann im Namenssystem auf den Server eines Tracking-Anbieters zeigen. Für den Besucher sieht der Dienst dann wie ein Teil der Website aus, und Schutzfunktionen der Browser greifen nicht. An der Einwilligungspflicht nach § 25 Abs. 1 TDDDG ändert das nichts; die Verarbeitung muss zudem durchschaubar sein (Art. 5 Abs. 1 lit. a DSGVO).',
      confidenceReason: 'Das Ziel der Subdomain steht im Namenssystem; auch gewöhnliches Hosting nutzt solche Verweise.',
      howToFix:
        '1. Nehmen Sie den Dienst mit seinem Anbieter in Banner und Datenschutzerklärung auf, soweit er dort fehlt.\n2. Laden Sie ihn erst nach der Einwilligung, auch wenn er über die eigene Subdomain läuft.\n3. Beschränken Sie Sitzungs-Cookies auf den Host, der sie braucht, damit die Subdomain sie nicht erhält.\n4. Entfernen Sie den CNAME-Eintrag, wenn der Dienst nicht mehr gebraucht wird.',
      messages: {
        beforeConsent: '{service} läuft vor der Einwilligung verdeckt über {hosts}',
        afterReject: '{service} läuft nach dem Ablehnen verdeckt über {hosts}',
        throughout: '{service} läuft vor der Einwilligung und nach dem Ablehnen verdeckt über {hosts}',
        examine: '{service} ist ohne Einwilligung verdeckt über {hosts} eingebunden; ob der Dienst eine braucht, ist umstritten oder offen',
        withConsent: '{service} läuft nach der Einwilligung verdeckt über {hosts}',
        serverSide: '{host} führt zu einem Server, wie er für serverseitiges Tracking genutzt wird ({target}); der Zweck ist zu klären',
        notResolved: 'Wohin diese Subdomains im Namenssystem führen, war nicht festzustellen: {hosts}',
        rejectNotExamined: 'Vor der Einwilligung lief nichts verdeckt; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'No cloaked tracking via own sub-domain',
      explanation:
        'A sub-domain of the website can point to the server of a tracking company in the name system. To the visitor the service then looks like a part of the website, and protections of browsers do not work. That changes nothing about the need for consent under Section 25(1) TDDDG; the processing has to be transparent too (Art. 5(1)(a) GDPR).',
      confidenceReason: 'The target of the sub-domain stands in the name system; ordinary hosting uses such aliases, too.',
      howToFix:
        '1. Include the service with its provider in banner and privacy notice where it is missing there.\n2. Load it only after consent, even if it runs through your own sub-domain.\n3. Restrict session cookies to the host that needs them, so that the sub-domain does not receive them.\n4. Remove the CNAME record if the service is no longer needed.',
      messages: {
        beforeConsent: '{service} runs cloaked through {hosts} before consent',
        afterReject: '{service} runs cloaked through {hosts} after rejection',
        throughout: '{service} runs cloaked through {hosts} before consent and after rejection',
        examine: '{service} is embedded cloaked through {hosts} without consent; whether the service needs it is disputed or open',
        withConsent: '{service} runs cloaked through {hosts} after consent',
        serverSide: '{host} leads to a server of the kind used for server-side tracking ({target}); its purpose has to be clarified',
        notResolved: 'Where these sub-domains lead in the name system could not be established: {hosts}',
        rejectNotExamined: 'Nothing ran cloaked before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const cloaked = { ...facts, requests: facts.requests.filter(({ party }) => party === 'cloaked') };
    const follows = ({ category }: { category: string }) =>
      category === 'tag-manager' || (trackingCategories as ReadonlySet<string>).has(category);
    const early = observeServices(cloaked, states, follows).flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const isRisk = rating.weight === 'risk';
      const finding = withSessions(
        trackerFinding(isRisk ? momentOf(observation.states) : 'examine', observation),
        observation.requests,
        facts,
      );
      return [{ isRisk, finding }];
    });
    const told = new Set(early.flatMap(({ finding }) => finding.serviceIds ?? []));
    const later = observeServices(cloaked, ['accept'], follows)
      .filter(({ use }) => !told.has(use.service.id))
      .map((observation) => withSessions(trackerFinding('withConsent', observation), observation.requests, facts));
    const containers = containerFindings(facts, states);
    const verdict = verdictOf({
      risks: [...early.filter(({ isRisk }) => isRisk).map(({ finding }) => finding), ...containers.risks],
      hints: [...early.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding), ...later, ...containers.hints],
    });
    if (verdict) return verdict;
    const unresolved = unresolvedHosts(facts);
    const items = unresolved.map((request) => requestItem(request));
    if (unresolved.length > 0) {
      return { class: 'NoClassification', message: 'notResolved', params: { hosts: unresolved.map(({ host }) => host).join(', ') }, items };
    }
    return complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' };
  },
});

/** Own sub-domains on hosting for containers. One that takes measuring hits with an identifier is a tracker, whatever its name. */
function containerFindings(facts: Pick<Facts, 'requests' | 'site'>, states: readonly string[]): { risks: Finding[]; hints: Finding[] } {
  const found: { risks: Finding[]; hints: Finding[] } = { risks: [], hints: [] };
  for (const [host, group] of Map.groupBy(ownSubdomainRequests(facts), (request) => request.host)) {
    const target = group[0]!.cnames.findLast((name) => containerHosting.test(name));
    // Pictures and style sheets come from hosting like any other.
    const active = group.filter(({ type }) => /^(?:script|xhr|fetch|beacon|websocket|eventsource)$/.test(type));
    if (target === undefined || active.length === 0) continue;
    const hits = active.filter(
      (request) =>
        isAnalyticsHit(request) &&
        identifiesVisitor(request) &&
        !isDeniedPing(request) &&
        states.some((state) => (request.states as readonly string[]).includes(state)),
    );
    const items = (hits.length > 0 ? hits : active).slice(0, 10).map((request) => requestItem(request, { cname: target }));
    const seen = hits.flatMap(({ states: at }) => at).filter((state) => states.includes(state));
    const rest = { items: [items[0]!, ...items.slice(1)] as const, params: { host, target, service: 'Google Analytics', hosts: host } };
    if (hits.length > 0)
      found.risks.push({ ...rest, message: momentOf(seen), cause: 'google-analytics', serviceIds: ['google-analytics'] });
    else found.hints.push({ ...rest, message: 'serverSide', cause: host });
  }
  return found;
}

/** Requests to the site's own names other than those its pages come from. */
function ownSubdomainRequests({ requests, site }: Pick<Facts, 'requests' | 'site'>): RequestFact[] {
  const pageHosts = new Set([site.host, site.domain, ...requests.map(({ pageUrl }) => URL.parse(pageUrl)?.hostname ?? '')]);
  return requests.filter(
    (request) => request.party === 'first' && request.domain === site.domain && !pageHosts.has(request.host) && wasSent(request),
  );
}

/** Own sub-domains of which nothing is known: they never answered. */
function unresolvedHosts(facts: Pick<Facts, 'requests' | 'site'>): RequestFact[] {
  return [...Map.groupBy(ownSubdomainRequests(facts), ({ host }) => host).values()]
    .filter((group) => group.every(({ cnames, serverIp, status }) => cnames.length === 0 && serverIp === null && status === null))
    .map(([first]) => first!);
}

/** Session cookies for the whole domain reach the cloaked server as well: whoever reads them there can take over the session. */
function withSessions(finding: Finding, requests: readonly RequestFact[], { cookies }: Pick<Facts, 'cookies'>): Finding {
  const hosts = requests.map(({ host }) => host);
  const leaking = cookies.filter((cookie) => {
    const domain = cookie.domain.replace(/^\./, '');
    return (
      cookie.domain.startsWith('.') &&
      sessionKindOf(cookie) === 'known' &&
      hosts.some((host) => host === domain || host.endsWith(`.${domain}`))
    );
  });
  const items = leaking.slice(0, mostSessions).map((cookie): FindingItem => cookieItem(cookie, { sentToCloakedHost: true }));
  return { ...finding, items: [...finding.items, ...items] };
}
