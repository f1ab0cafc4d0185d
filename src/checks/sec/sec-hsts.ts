import { defineCheck, type FindingItem, type Verdict } from '../define-check.ts';
import { addedTo, suffixed } from '../message-variants.ts';
import { stateOfTheArt } from '../shared/law/security-law.ts';
import { loadedOverHttps, startPage, startProbe } from '../shared/services/transport-hosts.ts';
import { byFixedHeaders, hostOfFixedHeaders } from '../shared/site/fixed-headers.ts';
import { isRunByProvider, runBySystem } from '../shared/site/hosted-system.ts';

/** 180 days: below that a browser forgets the order between two visits. */
const leastSeconds = 15_552_000;

/** Top-level domains that browsers know to be encrypted throughout. */
const preloadedDomains = new Set(
  'app bank boo channel chrome dad day dev esq fly foo gle gmail google hangout hotmail ing insurance meet meme mov new nexus page phd play prof rsvp search youtube zip'.split(
    ' ',
  ),
);

/** What may be wrong with the header; where the provider runs the server, told with a step of its own. */
const lacks = {
  de: {
    missing: '{host} sendet keinen Header „Strict-Transport-Security“',
    short: '{host} sendet „Strict-Transport-Security“ mit einer kurzen Frist ({seconds} Sekunden)',
    off: '{host} schaltet HSTS ab („max-age=0“)',
    unreadable: '{host} sendet „Strict-Transport-Security“ ohne lesbare Frist',
  },
  en: {
    missing: '{host} sends no “Strict-Transport-Security” header',
    short: '{host} sends “Strict-Transport-Security” with a short period ({seconds} seconds)',
    off: '{host} turns HSTS off (“max-age=0”)',
    unreadable: '{host} sends “Strict-Transport-Security” without a readable period',
  },
};

/** The same step for all that the provider has to put right; where HSTS is on already, its period is all there is to ask for. */
function hostedFixes(step: string, short: string): Record<string, string> {
  return suffixed({ ...Object.fromEntries(Object.keys(lacks.de).map((name) => [name, step])), short }, 'Hosted');
}

/** The sentence names the site by its own host. */
const atFixedHeaders = {
  de: { Fixed: byFixedHeaders.de.Fixed.replace('{host}', '{server}') },
  en: { Fixed: byFixedHeaders.en.Fixed.replace('{host}', '{server}') },
};
/** Nobody can set the header there; what the host does offer is to send visitors on to HTTPS. */
const fixedStep = {
  de: '1. Schalten Sie bei {server} in den Einstellungen des Repositorys unter „Pages“ „Enforce HTTPS“ ein, falls noch nicht geschehen: Dann werden Aufrufe über HTTP umgeleitet.\n2. HSTS selbst geht nur über ein vorgeschaltetes CDN oder bei einem anderen Hoster. Wollen Sie das nicht, ist sonst nichts zu tun.',
  en: '1. At {server}, turn on “Enforce HTTPS” in the settings of the repository under “Pages”, unless that is done: then calls over HTTP are redirected.\n2. HSTS itself takes a CDN in front or another host. If you do not want that, there is nothing else to do.',
};
const fixedFixes = {
  de: Object.fromEntries(Object.keys(lacks.de).map((name) => [`${name}Fixed`, fixedStep.de])),
  en: Object.fromEntries(Object.keys(lacks.de).map((name) => [`${name}Fixed`, fixedStep.en])),
};

/** Whether the server orders browsers to use HTTPS only from the second visit on. */
export default defineCheck({
  id: 'sec-hsts',
  area: 'sec',
  version: 5,
  weight: 1,
  confidence: 'high',
  legalBasis: [stateOfTheArt],
  needs: ['site', 'transport', 'pages'],
  wants: ['applicability'],
  texts: {
    de: {
      title: 'HSTS aktiviert',
      explanation:
        'Der Antwort-Header „Strict-Transport-Security“ weist Browser an, die Website nur noch verschlüsselt aufzurufen. Ohne ihn lassen sich auch spätere Aufrufe über HTTP abfangen; den allerersten schützt er nicht. Art. 32 Abs. 1 DSGVO verlangt dem Risiko angemessene Maßnahmen unter Berücksichtigung des Stands der Technik, nennt diesen Header aber nicht; er ist eine Empfehlung.',
      confidenceReason:
        'Gelesen wird der Header in der Antwort des Servers; Domains, die Browser immer verschlüsselt aufrufen, brauchen keinen.',
      howToFix:
        '1. Setzen Sie im Webserver oder CDN den Header „Strict-Transport-Security: max-age=31536000“.\n2. Prüfen Sie, ob alle Subdomains HTTPS anbieten.\n3. Ergänzen Sie erst danach „includeSubDomains“.',
      fixes: {
        ...fixedFixes.de,
        ...hostedFixes(
          '1. Bei {system} stellt der Anbieter die Antwort-Header ein. Sehen Sie dort nach, ob sich HSTS einschalten lässt; sonst bitten Sie ihn um „Strict-Transport-Security: max-age=31536000“.',
          '1. HSTS ist eingeschaltet; die Frist legt der Anbieter von {system} fest. Empfehlung: Bitten Sie ihn um „max-age=31536000“. Ändert er sie nicht, ist bei Ihnen nichts zu tun.',
        ),
      },
      messages: {
        ...lacks.de,
        ...addedTo(lacks.de, runBySystem.de),
        ...addedTo(lacks.de, atFixedHeaders.de),
        enabled: '{host} sendet „Strict-Transport-Security“ mit ausreichender Frist',
        preloaded: 'Browser rufen Domains mit der Endung .{ending} immer verschlüsselt auf; ein Header ist nicht nötig',
        noHttps: 'Die Website wird nicht über HTTPS ausgeliefert',
        notLoaded: 'Die Startseite ließ sich nicht über HTTPS laden',
      },
    },
    en: {
      title: 'HSTS enabled',
      explanation:
        'The response header “Strict-Transport-Security” tells browsers to open the website encrypted only. Without it, later calls over HTTP can be intercepted as well; the very first one it does not protect. Art. 32(1) GDPR asks for measures appropriate to the risk, taking into account the state of the art, but does not name this header; it is a recommendation.',
      confidenceReason: 'The header is read from the server’s answer; domains that browsers always call encrypted need none.',
      howToFix:
        '1. Set the header “Strict-Transport-Security: max-age=31536000” in the web server or CDN.\n2. Check whether all sub-domains offer HTTPS.\n3. Add “includeSubDomains” only after that.',
      fixes: {
        ...fixedFixes.en,
        ...hostedFixes(
          '1. With {system}, the provider sets the response headers. Look there whether HSTS can be turned on; otherwise ask the provider for “Strict-Transport-Security: max-age=31536000”.',
          '1. HSTS is on; the provider of {system} sets its period. Recommendation: ask the provider for “max-age=31536000”. If it is not changed, there is nothing for you to do.',
        ),
      },
      messages: {
        ...lacks.en,
        ...addedTo(lacks.en, runBySystem.en),
        ...addedTo(lacks.en, atFixedHeaders.en),
        enabled: '{host} sends “Strict-Transport-Security” with a sufficient period',
        preloaded: 'Browsers always open domains ending in .{ending} encrypted; no header is needed',
        noHttps: 'The website is not delivered over HTTPS',
        notLoaded: 'The start page could not be loaded over HTTPS',
      },
    },
  },
  run({ site, transport, pages, applicability }): Verdict {
    const start = startPage(pages);
    if (start && start.failure === null && start.url.startsWith('http:')) return { class: 'NotApplicable', message: 'noHttps' };
    if (!start || !loadedOverHttps(site)) return { class: 'NoClassification', message: 'notLoaded' };
    const host = URL.parse(start.url)?.hostname ?? site.host;
    const ending = host.split('.').at(-1) ?? '';
    if (preloadedDomains.has(ending)) return { class: 'Conform', message: 'preloaded', params: { ending } };

    const probe = startProbe(transport);
    // A cache of the browser may answer without headers; our own client asked the server itself.
    const value = start.headers['strict-transport-security'] ?? (probe?.host === host ? probe.https.hsts : null) ?? null;
    const seconds = value === null ? null : maxAgeOf(value);
    if (seconds !== null && seconds >= leastSeconds) return { class: 'Conform', message: 'enabled', params: { host } };
    const lack = value === null ? 'missing' : seconds === null ? 'unreadable' : seconds === 0 ? 'off' : 'short';
    const system = applicability?.system;
    const isHosted = isRunByProvider(system);
    const server = isHosted ? null : hostOfFixedHeaders(start);
    const items: readonly [FindingItem] = [
      { kind: 'header', ref: start.url, value: value ?? 'Strict-Transport-Security', states: [], detail: { sent: value !== null } },
    ];
    return {
      class: 'Hint',
      findings: [
        {
          message: `${lack}${isHosted ? 'Hosted' : server === null ? '' : 'Fixed'}`,
          params: { host, seconds: seconds ?? 0, ...(isHosted && { system }), ...(server !== null && { server }) },
          items,
          cause: `hsts:${host}`,
        },
      ],
    };
  },
});

/** Seconds of the first `max-age`, or null. */
function maxAgeOf(value: string): number | null {
  const digits = /(?:^|;)\s{0,20}max-age\s{0,20}=\s{0,20}"?(\d{1,12})/i.exec(value.slice(0, 1_000))?.[1];
  return digits === undefined ? null : Number(digits);
}
