import type { Locale, Verdict } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { scriptOfChoice } from '../banner/consent-tool-origin.ts';
import { frameAround } from '../site/page-frames.ts';
import { pathsOf } from '../site/page-paths.ts';
import { familyOf, wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { isConnectionOnly } from './initiator-chains.ts';
import { firmNamedLike, namingClauses, namingOf, noticeAtHand, type ServerNaming, serverParams } from './named-servers.ts';
import { unknownHosts } from './tracking.ts';
import {
  type RoleEnding,
  roleClauses,
  roleEnding,
  roleEndings,
  roleItems,
  roleParams,
  roleSteps,
  rolesAlone,
  rolesOf,
} from './unknown-server-roles.ts';

type Observed = Pick<Facts, 'requests' | 'services' | 'cookies' | 'storage'> & Partial<Pick<Facts, 'banner' | 'privacy' | 'pages'>>;

const purpose: Record<Locale, string> = {
  de: ' {count|=einen fremden Server, dessen|fremde Server, deren} Zweck dem Scanner nicht bekannt ist ({domains|=|Domains: }{hosts})',
  en: ' {count|=a third-party server|third-party servers} of a purpose unknown to the scanner ({domains|=|domains: }{hosts})',
};
/**
 * First steps about unknown servers, by what the notice says of them. Their list may be shortened: all of them are in the evidence.
 * Params: those of `serverParams`, and `named`.
 */
export const lookingAtServers: Record<Locale, Record<ServerNaming['kind'], readonly string[]>> = {
  de: {
    '': ['Stellen Sie für jeden Server in den Belegen fest, wer dahintersteht und wozu Ihre Website dort anfragt ({hosts}).'],
    Named: ['Prüfen Sie für jeden Server in den Belegen, ob stimmt, was die Datenschutzerklärung zu Anbieter und Zweck sagt ({hosts}).'],
    PartlyNamed: [
      'Prüfen Sie, ob stimmt, was die Datenschutzerklärung zu Anbieter und Zweck sagt: {named}.',
      'Stellen Sie fest, wer hinter den übrigen steht und wozu Ihre Website dort anfragt.',
    ],
  },
  en: {
    '': ['Find out for each server in the evidence who is behind it and what your website requests there ({hosts}).'],
    Named: ['Check for each server in the evidence whether what the privacy notice says about provider and purpose is true ({hosts}).'],
    PartlyNamed: [
      'Check whether what the privacy notice says about provider and purpose is true: {named}.',
      'Find out who is behind the others and what your website requests there.',
    ],
  },
};
/** Where it names no server, but the company that is called like all of them. */
const ofFirm: Record<Locale, Record<'told' | 'step', string>> = {
  de: {
    told: '; die Datenschutzerklärung nennt „{firm}“, dem Namen nach den Betreiber',
    step: 'Prüfen Sie, ob „{firm}“ die Server in den Belegen betreibt ({hosts}) und ob stimmt, was die Datenschutzerklärung dazu sagt, auch zu weiteren Empfängern und zum Speichern im Endgerät.',
  },
  en: {
    told: '; the privacy notice names “{firm}”, by the name their operator',
    step: 'Check whether “{firm}” runs the servers in the evidence ({hosts}) and whether what the privacy notice says of it is true, also on further recipients and on storing on the device.',
  },
};
/** One of the hosts may be that of the consent tool. */
const ofTool: Record<Locale, string> = {
  de: 'Gehört ein Server zu Ihrem Einwilligungswerkzeug und holt nur die Auswahl ein, ist für ihn hier nichts zu tun.',
  en: 'If a server belongs to your consent tool and only obtains the choice, there is nothing to do for it here.',
};
const consequence: Record<Locale, string> = {
  de: 'Speichert oder liest ein Anbieter etwas im Endgerät, ohne dass der ausdrücklich gewünschte Dienst es unbedingt erfordert, oder misst er das Verhalten der Besucher, laden Sie ihn erst nach der Einwilligung oder einem Klick, liefern Sie den Inhalt vom eigenen Server aus oder entfernen Sie die Einbindung.',
  en: 'If a provider stores or reads something on the device without the service expressly asked for strictly needing it, or measures what visitors do, load it only after consent or a click, deliver the content from your own server or remove the embed.',
};
/** Where the servers were seen to store something, only its need is open. */
const storing: Record<Locale, Record<'told' | 'step', string>> = {
  de: {
    told: '; von dort im Endgerät gespeichert ({storing}): {stored}{see:ck-unclassified}',
    step: 'Ist das, was von dort im Endgerät gespeichert wird ({storing}: {stored}), für den ausdrücklich gewünschten Dienst nicht unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), laden Sie den Inhalt von dort erst nach der Einwilligung oder einem Klick, liefern Sie ihn vom eigenen Server aus oder entfernen Sie die Einbindung{see:ck-unclassified}. Dasselbe gilt, wenn ein Anbieter darüber hinaus etwas im Endgerät speichert oder liest oder das Verhalten der Besucher misst.',
  },
  en: {
    told: '; stored on the device from there ({storing}): {stored}{see:ck-unclassified}',
    step: 'If what is stored on the device from there ({storing}: {stored}) is not strictly necessary for the service expressly asked for (Section 25(2) no. 2 TDDDG), load the content from there only after consent or a click, deliver it from your own server or remove the embed{see:ck-unclassified}. The same holds if a provider stores or reads anything else on the device or measures what visitors do.',
  },
};
const otherwise: Record<Locale, Record<'missing' | 'there', string>> = {
  de: {
    missing:
      'Sonst genügen in der Regel eine Rechtsgrundlage (etwa Art. 6 Abs. 1 lit. f DSGVO), ein Vertrag zur Auftragsverarbeitung, wenn der Anbieter in Ihrem Auftrag handelt, und die Angabe in der Datenschutzerklärung.',
    there:
      'Sonst genügen neben dem Abschnitt in der Datenschutzerklärung in der Regel eine Rechtsgrundlage (etwa Art. 6 Abs. 1 lit. f DSGVO) und, wenn der Anbieter in Ihrem Auftrag handelt, ein Vertrag zur Auftragsverarbeitung.',
  },
  en: {
    missing:
      'Otherwise a legal basis (such as Art. 6(1)(f) GDPR), a data processing agreement if the provider acts on your behalf, and the mention in the privacy notice suffice as a rule.',
    there:
      'Otherwise, beside the section in the privacy notice, a legal basis (such as Art. 6(1)(f) GDPR) and, if the provider acts on your behalf, a data processing agreement suffice as a rule.',
  },
};
const bannerHost: Record<Locale, string> = {
  de: '1. Prüfen Sie, ob {host} nur die Auswahl einholt und speichert; dann ist hier nichts zu tun.\n2. Dient der Server auch anderen Zwecken, schalten Sie diese beim Anbieter ab, lassen Sie sie erst nach der Einwilligung zu, oder wechseln Sie das Einwilligungswerkzeug.',
  en: '1. Check whether {host} only obtains and stores the choice; then there is nothing to do here.\n2. If the server has other purposes too, switch them off with the provider, allow them only after consent, or change the consent tool.',
};

/** Where all of them come with one frame in the pages: what is to be looked at is that content. */
const framed: Record<Locale, string> = {
  de: '; eingebunden im Rahmen (iframe) von {frameHost} auf {framePaths}',
  en: '; embedded in the frame (iframe) from {frameHost} on {framePaths}',
};

/** Words for what goes to the servers, and roles of servers told beside them: with these, the words hold for both. */
const ways: readonly { connected: '' | 'Connected'; roles: RoleEnding }[] = [
  { connected: '', roles: '' },
  ...roleEndings.map((roles) => ({ connected: 'Connected' as const, roles })),
];
const endings = (['', 'Named', 'PartlyNamed', 'Firm'] as const).flatMap((kind) =>
  ways.flatMap(({ connected, roles }) =>
    ['', 'Tool'].flatMap((tool) =>
      ['', 'Stored'].flatMap((stored) =>
        ['', 'Framed'].map((frame) => ({
          kind,
          connected,
          tool,
          stored,
          frame,
          roles,
          name: `${kind}${connected}${tool}${frame}${stored}${roles}`,
        })),
      ),
    ),
  ),
);

/** Roles that may be all there is. */
const someRoles = roleEndings.filter((roles): roles is Exclude<RoleEnding, ''> => roles !== '');

function fixesOf(locale: Locale): Record<string, string> {
  const fixes = endings.map(({ kind, tool, stored, roles, name }) => {
    const rest = [
      stored === '' ? consequence[locale] : storing[locale].step,
      otherwise[locale][kind === 'Named' || kind === 'Firm' ? 'there' : 'missing'],
    ];
    const looking = kind === 'Firm' ? [ofFirm[locale].step] : lookingAtServers[locale][kind];
    const steps = [...looking, ...(tool === '' ? [] : [ofTool[locale]]), ...rest, ...roleSteps(locale, roles)];
    return [`unknownHosts${name}`, numberedSteps(steps)];
  });
  const ofRoles = someRoles.map((roles) => [`only${roles}`, numberedSteps(roleSteps(locale, roles))]);
  return { ...Object.fromEntries([...fixes, ...ofRoles]), bannerHost: bannerHost[locale] };
}

/** Fixes for what `openByUnknownHosts` tells. */
export const unknownHostsFixes: Record<Locale, Record<string, string>> = { de: fixesOf('de'), en: fixesOf('en') };

/** Words for what goes to the servers; with `Connected`, some were only connected to. */
const traffic: Record<Locale, Record<'' | 'Connected', string>> = {
  de: { '': 'Anfragen', Connected: 'Anfragen oder Verbindungen' },
  en: { '': 'requests', Connected: 'requests or connections' },
};

/** What `openByUnknownHosts` tells of unknown hosts; `lead` tells when something goes to them and ends before their number. */
export function unknownHostsMessages(locale: Locale, lead: (what: string) => string): Record<string, string> {
  const clauses = roleClauses(locale);
  const messages = endings.map(({ kind, connected, stored, frame, roles, name }) => [
    `unknownHosts${name}`,
    `${lead(traffic[locale][connected])}${purpose[locale]}${kind === 'Firm' ? ofFirm[locale].told : namingClauses[locale][kind]}${frame === '' ? '' : framed[locale]}${stored === '' ? '' : storing[locale].told}${clauses[roles]}`,
  ]);
  const alone = rolesAlone(locale);
  const ofRoles = someRoles.map((roles) => [`only${roles}`, `${lead(traffic[locale][''])}${alone[roles]}`]);
  return Object.fromEntries([...messages, ...ofRoles]);
}

/**
 * Open because of hosts that no catalogue knows: `unknownHosts`, ending with what the notice says of them, with `Connected` where
 * some were only connected to or roles are told, with `Tool` where one of them may be that of the consent tool, with `Stored` where some were seen to
 * store something of unknown purpose, with `Framed` where they all come with one frame, and with the roles of those whose purpose their requests show; `only` with these roles where
 * there is no other. The host that shows the banner is told only where it is the only one.
 */
export function openByUnknownHosts(facts: Observed, states: Parameters<typeof unknownHosts>[1]): Verdict | null {
  const unknown = unknownHosts(facts, states);
  const others = unknown.filter(({ servesBanner }) => !servesBanner);
  const hosts = others.length > 0 ? others : unknown;
  const [first] = hosts;
  if (!first) return null;
  if (first.servesBanner)
    return { class: 'NoClassification', message: 'bannerHost', params: { host: first.host }, items: [requestItem(first)] };
  const roles = rolesOf(hosts, facts);
  const { rest } = roles;
  const ending = roleEnding(roles);
  const reports = rest.flatMap((request) => reportTo(request, facts, states) ?? []);
  const items = [...[...rest, ...reports].map((request) => requestItem(request)), ...roleItems(roles)];
  if (rest.length === 0) return { class: 'NoClassification', message: `only${ending}`, params: roleParams(roles), items };
  const notice = noticeAtHand(facts);
  const { kind, named } = namingOf(rest, notice);
  const firms = rest.map((request) => firmNamedLike(notice.text, request));
  const ofFirms = kind === '' && firms.every((firm) => firm !== null) ? [...new Set(firms)] : [];
  const params = { ...serverParams(rest), firm: shortList(ofFirms), named: serverParams(named).hosts, ...roleParams(roles) };
  const connected = ending !== '' || rest.some(({ host }) => onlyConnectedTo(host, facts, states)) ? 'Connected' : '';
  const tool = others.length === unknown.length && mayHoldTool(facts) ? 'Tool' : '';
  const { entries, storing: from } = storedFrom(rest, facts, states);
  const stored = entries.length > 0 ? 'Stored' : '';
  const frame = frameOfAll(rest, facts);
  const seen = { storing: shortList(from), stored: shortList(entries) };
  return {
    class: 'NoClassification',
    message: `unknownHosts${ofFirms.length > 0 ? 'Firm' : kind}${connected}${tool}${frame ? 'Framed' : ''}${stored}${ending}`,
    params: { ...params, ...frame, ...(stored !== '' && seen) },
    items,
  };
}

/** The frame of a page in which all of them come about, or null. Requests of known services in it are not asked. */
function frameOfAll(hosts: readonly RequestFact[], facts: Pick<Facts, 'requests'>): { frameHost: string; framePaths: string } | null {
  const frames = hosts.map((request) => frameAround(request, facts));
  const [first] = frames;
  if (!first || frames.some((frame) => frame?.host !== first.host)) return null;
  return { frameHost: first.host, framePaths: pathsOf(frames.flatMap((frame) => frame?.pageUrl ?? [])) };
}

/** What of unknown purpose the hosts were seen to store in one of the states, and which of them did: as the check that lists entries does, without caches. */
function storedFrom(
  hosts: readonly RequestFact[],
  { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>,
  states: Parameters<typeof unknownHosts>[1],
): { entries: string[]; storing: string[] } {
  const isUnknown = (item: CookieFact | StorageFact) => item.category === null && item.needsConsent === null;
  const written = [
    ...cookies.filter(
      (cookie) => cookie.kept && wasStored(cookie) && isUnknown(cookie) && states.some((state) => wasWrittenIn(cookie, state)),
    ),
    ...storage.filter(
      (entry) =>
        !/^(?:cacheStorage|serviceWorker)$/.test(entry.kind) && isUnknown(entry) && states.some((state) => entry.states.includes(state)),
    ),
  ];
  const setterOf = ({ setBy }: CookieFact | StorageFact) => (setBy !== null && URL.canParse(setBy) ? new URL(setBy).host : null);
  const found = written.flatMap((item) => {
    const setter = setterOf(item);
    return hosts.some(({ host }) => host === setter) ? [{ setter: setter!, name: familyOf('name' in item ? item.name : item.key) }] : [];
  });
  return { entries: [...new Set(found.map(({ name }) => name))], storing: [...new Set(found.map(({ setter }) => setter))] };
}

/** The first event that was reported to the host of a request, besides that one: what it gets shows what it is for. */
function reportTo(first: RequestFact, { requests }: Observed, states: Parameters<typeof unknownHosts>[1]): RequestFact | undefined {
  return requests.find(
    ({ id, host, type, identifiers, states: seen }) =>
      id !== first.id &&
      host === first.host &&
      (type === 'beacon' || identifiers.length > 0) &&
      states.some((state) => seen.includes(state)),
  );
}

function onlyConnectedTo(host: string, { requests }: Observed, states: Parameters<typeof unknownHosts>[1]): boolean {
  return requests.every(
    (request) => request.host !== host || !states.some((state) => request.states.includes(state)) || isConnectionOnly(request),
  );
}

/** Whether there may be a consent tool that came from an unknown host: not where it is known whence it came. */
function mayHoldTool(facts: Observed): boolean {
  if (facts.banner && facts.banner.banner === null && facts.banner.cmpLoaded === null) return false;
  return facts.services.every(({ service }) => service.category !== 'cmp') && !('own' in (scriptOfChoice(facts) ?? {}));
}
