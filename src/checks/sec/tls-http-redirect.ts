import { defineCheck, type Finding, type FindingItem, type Locale } from '../define-check.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { cookieItem, verdictOf } from '../items.ts';
import { art32, tdddg19 } from '../shared/law/law.ts';
import { type HostProbe, hostItem, unencryptedCause } from '../shared/services/transport-hosts.ts';
import { isForeign } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

/**
 * What makes clear text a risk. Each set has a message of its own, so that it names only what was seen. Cookies without `Secure` by who
 * can set it: the site itself, Google’s script by a setting, the scripts of others not at all.
 */
type Personal = 'forms' | 'login' | 'cookies' | OpenCookies;
type OpenCookies = (typeof openKinds)[number];

const openKinds = ['ownCookies', 'googleCookies', 'foreignCookies'] as const;
const cookieSets: readonly (readonly Personal[])[] = [
  ['cookies'],
  ['ownCookies'],
  ['googleCookies'],
  ['foreignCookies'],
  ['ownCookies', 'googleCookies'],
  ['ownCookies', 'foreignCookies'],
  ['googleCookies', 'foreignCookies'],
  openKinds,
];
const personalSets: readonly (readonly Personal[])[] = [
  ['forms'],
  ['login'],
  ['forms', 'login'],
  ...cookieSets.flatMap((cookies): Personal[][] => [
    [...cookies],
    ['forms', ...cookies],
    ['login', ...cookies],
    ['forms', 'login', ...cookies],
  ]),
];

const personalWords: Readonly<Record<Locale, Readonly<Record<Exclude<Personal, OpenCookies>, string>>>> = {
  de: { forms: 'Formulare', login: 'eine Anmeldung', cookies: 'Cookies' },
  en: { forms: 'forms', login: 'a login', cookies: 'cookies' },
};
const openWords: Readonly<Record<Locale, Readonly<Record<OpenCookies | 'all', string>>>> = {
  de: {
    all: 'Cookies ohne „Secure“',
    ownCookies: 'eigene: {ownCookies}',
    googleCookies: 'vom Skript von Google Analytics: {googleCookies}',
    foreignCookies: 'von Skripten anderer Anbieter: {foreignCookies}',
  },
  en: {
    all: 'cookies without “Secure”',
    ownCookies: 'its own: {ownCookies}',
    googleCookies: 'by the script of Google Analytics: {googleCookies}',
    foreignCookies: 'by scripts of other providers: {foreignCookies}',
  },
};

const steps = {
  de: {
    redirect:
      '1. Richten Sie eine dauerhafte Weiterleitung (Status 301 oder 308) aller HTTP-Aufrufe von {host} auf HTTPS ein: im Webserver oder, wo der Anbieter ihn betreibt (Baukasten, gehosteter Shop), in dessen Einstellungen zu Domain und Zertifikat.\n2. Prüfen Sie die Adresse mit und ohne www.',
    ownCookies:
      'Setzen Sie diese Cookies mit „Secure“ (setzt sie der Baukasten oder Shop, bitten Sie seinen Anbieter darum): {ownCookies}. Ohne dieses Merkmal sendet der Browser sie auch mit dem HTTP-Aufruf, den die Weiterleitung erst umlenkt.',
    googleCookies:
      "Geben Sie dem Skript von Google Analytics cookie_flags: 'secure' mit (im Aufruf gtag('config', …) oder in den Konfigurationseinstellungen des Google-Tags), damit es auch diese Cookies mit „Secure“ setzt: {googleCookies}.",
    temporary: '1. Verwenden Sie für die Weiterleitung von {host} den Status 301 oder 308.',
    script: '1. Ersetzen Sie die Weiterleitung im Browser durch eine des Webservers (Status 301 oder 308).',
  },
  en: {
    redirect:
      '1. Set up a permanent redirect (status 301 or 308) of all HTTP calls of {host} to HTTPS: in the web server or, where the provider runs it (site builder, hosted shop), in its settings for domain and certificate.\n2. Test the address with and without www.',
    ownCookies:
      'Set these cookies with “Secure” (where the site builder or shop sets them, ask its provider): {ownCookies}. Without this flag the browser sends them with the HTTP call as well that the redirect has yet to divert.',
    googleCookies:
      "Give the script of Google Analytics cookie_flags: 'secure' (in the call gtag('config', …) or in the configuration settings of the Google tag), so that it sets these cookies with “Secure” as well: {googleCookies}.",
    temporary: '1. Use status 301 or 308 for the redirect of {host}.',
    script: '1. Replace the redirect in the browser by one of the web server (status 301 or 308).',
  },
} as const;

/** As many as a reader goes through one by one. */
const mostCookies = 8;

type Seen = Pick<Facts, 'transport' | 'requests' | 'cookies' | 'applicability' | 'site'>;

/** Whether every call over HTTP ends on HTTPS, asked with a plain client: browsers upgrade addresses themselves. */
export default defineCheck({
  id: 'tls-http-redirect',
  area: 'sec',
  version: 4,
  weight: 3,
  confidence: 'high',
  legalBasis: [art32, tdddg19],
  needs: ['transport', 'requests', 'cookies', 'applicability', 'site'],
  texts: {
    de: {
      title: 'Automatische Weiterleitung von HTTP auf HTTPS',
      explanation:
        'Art. 32 Abs. 1 lit. a DSGVO nennt die Verschlüsselung personenbezogener Daten als Maßnahme; § 19 Abs. 4 TDDDG nennt als Vorkehrung insbesondere ein als sicher anerkanntes Verschlüsselungsverfahren. Wird die Website auch über HTTP ausgeliefert, gehen Eingaben, Cookies und aufgerufene Adressen im Klartext durch das Netz. Eine dauerhafte Weiterleitung führt Besucher auch bei alten Links und eingetippten Adressen auf die verschlüsselte Fassung.',
      confidenceReason:
        'Gefragt wird mit einem einfachen Programm, nicht im Browser, weil Browser Adressen von selbst auf HTTPS umstellen.',
      howToFix:
        '1. Richten Sie im Webserver für alle Hostnamen eine Weiterleitung aller HTTP-Aufrufe auf HTTPS ein.\n2. Verwenden Sie den Status 301 oder 308 statt 302 oder 307.\n3. Ersetzen Sie Weiterleitungen per Meta-Tag oder JavaScript durch die Weiterleitung im Webserver.\n4. Prüfen Sie die Adresse mit und ohne www.',
      fixes: fixesIn('de'),
      messages: {
        ...clearTextMessages('de'),
        clearText: '{host} liefert die Website über HTTP unverschlüsselt aus',
        scriptRedirect: '{host} leitet erst im Browser (Meta-Tag oder JavaScript) auf HTTPS weiter',
        temporary: '{host} leitet nur vorläufig auf HTTPS weiter (Status {status})',
        redirects: 'http:// leitet auf https:// weiter ({hosts})',
        noClearText: 'Kein geprüfter Host liefert Inhalte über HTTP aus',
        notKnown: 'Ob {host} von HTTP auf HTTPS weiterleitet, ließ sich nicht feststellen ({reason})',
      },
    },
    en: {
      title: 'HTTP redirects to HTTPS',
      explanation:
        'Art. 32(1)(a) GDPR names the encryption of personal data as a measure; Section 19(4) TDDDG names as a precaution in particular an encryption method recognised as secure. If the site is delivered over HTTP as well, input, cookies and requested addresses pass through the network in clear text. A permanent redirect takes visitors to the encrypted version even from old links and typed addresses.',
      confidenceReason: 'A plain client asks, not the browser, because browsers switch addresses to HTTPS by themselves.',
      howToFix:
        '1. Set up a redirect of all HTTP calls to HTTPS in the web server, for all host names.\n2. Use status 301 or 308 instead of 302 or 307.\n3. Replace redirects by meta tag or JavaScript with the redirect in the web server.\n4. Test the address with and without www.',
      fixes: fixesIn('en'),
      messages: {
        ...clearTextMessages('en'),
        clearText: '{host} delivers the site unencrypted over HTTP',
        scriptRedirect: '{host} redirects to HTTPS only in the browser (meta tag or JavaScript)',
        temporary: '{host} redirects to HTTPS only temporarily (status {status})',
        redirects: 'http:// redirects to https:// ({hosts})',
        noClearText: 'None of the hosts probed delivers content over HTTP',
        notKnown: 'Whether {host} redirects from HTTP to HTTPS could not be established ({reason})',
      },
    },
  },
  run(seen) {
    const hosts = seen.transport.hosts.filter(({ resolves }) => resolves);
    const answers = hosts.map((probe) => ({ probe, answer: answerOf(probe, seen) }));
    const found = (wanted: 'risk' | 'hint'): Finding[] =>
      answers.flatMap(({ probe, answer }) =>
        answer.kind === wanted
          ? [
              {
                message: answer.message,
                params: { host: probe.host, status: answer.status, ...openParams(seen) },
                items: [itemOf(probe), ...(wanted === 'risk' ? settableItems(seen) : [])],
                cause: unencryptedCause(probe.host),
              },
            ]
          : [],
      );
    const verdict = verdictOf({ risks: found('risk'), hints: found('hint') });
    if (verdict) return verdict;
    const open = answers.find(({ answer }) => answer.kind === 'open');
    if (open?.answer.kind === 'open' || hosts.length === 0) {
      const reason = open?.answer.kind === 'open' ? open.answer.reason : 'unresolvable';
      return { class: 'NoClassification', message: 'notKnown', params: { host: open?.probe.host ?? seen.transport.startHost, reason } };
    }
    const redirected = answers.filter(({ answer }) => answer.kind === 'redirected').map(({ probe }) => probe.host);
    return redirected.length === 0
      ? { class: 'Conform', message: 'noClearText' }
      : { class: 'Conform', message: 'redirects', params: { hosts: redirected.join(', ') } };
  },
});

function messageOf(personal: readonly Personal[]): string {
  return `clearTextWith${personal.map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}`).join('')}`;
}

function clearTextMessages(locale: Locale): Record<string, string> {
  const list = new Intl.ListFormat(locale === 'de' ? 'de' : 'en-GB', { type: 'conjunction' });
  return Object.fromEntries(
    personalSets.map((personal) => {
      const words = list.format(wordsFor(locale, personal));
      const message =
        locale === 'de'
          ? `{host} liefert die Website über HTTP unverschlüsselt aus, obwohl sie ${words} verwendet`
          : `{host} delivers the site unencrypted over HTTP although it uses ${words}`;
      return [messageOf(personal), message];
    }),
  );
}

function wordsFor(locale: Locale, personal: readonly Personal[]): string[] {
  const open = personal.filter(isOpen).map((part) => openWords[locale][part]);
  const others = personal.flatMap((part) => (isOpen(part) ? [] : [personalWords[locale][part]]));
  return open.length === 0 ? others : [...others, `${openWords[locale].all} (${open.join('; ')})`];
}

function isOpen(part: Personal): part is OpenCookies {
  return openKinds.some((kind) => kind === part);
}

function fixesIn(locale: Locale): Record<string, string> {
  const { redirect, ownCookies, googleCookies, temporary, script } = steps[locale];
  const plain = [...personalSets, []].map((personal) => {
    const secured = [
      ...(personal.includes('ownCookies') ? [ownCookies] : []),
      ...(personal.includes('googleCookies') ? [googleCookies] : []),
    ];
    const numbered = secured.map((step, index) => `${index + 3}. ${step}`);
    return [personal.length === 0 ? 'clearText' : messageOf(personal), [redirect, ...numbered].join('\n')];
  });
  return { ...Object.fromEntries(plain), temporary, scriptRedirect: script };
}

type Answer =
  | { kind: 'risk' | 'hint'; message: string; status: number }
  | { kind: 'redirected' | 'closed' }
  | { kind: 'open'; reason: string };

function answerOf(probe: HostProbe, seen: Seen): Answer {
  const { http, https } = probe;
  if (!http.reachable) {
    const closed = http.error === 'connect-refused' || http.error === 'connect-timeout';
    return closed && https.reachable ? { kind: 'closed' } : { kind: 'open', reason: http.error ?? 'timeout' };
  }
  const lastClear = http.redirects.findLast(({ url }) => url.startsWith('http:'));
  const movedToHttps = http.finalUrl?.startsWith('https:') || http.redirects.some(({ url }) => url.startsWith('https:'));
  if (movedToHttps && !http.finalUrl?.startsWith('http:')) {
    const status = lastClear?.status ?? 0;
    return [302, 303, 307].includes(status) ? { kind: 'hint', message: 'temporary', status } : { kind: 'redirected' };
  }
  if (http.finalUrl === null) return { kind: 'open', reason: 'redirects' };
  const status = http.status ?? 0;
  if (status >= 400 || status === 0) return { kind: 'open', reason: `HTTP ${status}` };
  if (redirectedInBrowser(probe.host, seen)) return { kind: 'hint', message: 'scriptRedirect', status };
  const { hasForms, hasLogin } = seen.applicability;
  const personal: Personal[] = [
    ...(hasForms ? (['forms'] as const) : []),
    ...(hasLogin ? (['login'] as const) : []),
    ...cookiesOf(probe, seen),
  ];
  return personal.length > 0 ? { kind: 'risk', message: messageOf(personal), status } : { kind: 'hint', message: 'clearText', status };
}

/** Cookies without `Secure` go over such a connection; the others still show that the site keeps something about its visitors. */
function cookiesOf({ http }: HostProbe, seen: Seen): Personal[] {
  const open = openCookies(seen);
  if (open.size > 0) return openKinds.filter((kind) => open.has(kind));
  return http.setsCookie || seen.cookies.some(({ party }) => party === 'first') ? ['cookies'] : [];
}

/** Cookies of the site’s own domain without `Secure`, by who can set it. */
function openCookies({ cookies, site }: Pick<Seen, 'cookies' | 'site'>): Map<OpenCookies, CookieFact[]> {
  const open = cookies.filter(({ party, secure, blockedReason }) => party === 'first' && !secure && blockedReason === null);
  return Map.groupBy(open, ({ serviceId, setBy, setVia }): OpenCookies => {
    if (serviceId === 'google-analytics') return 'googleCookies';
    return serviceId !== null || (setVia !== 'header' && isForeign(setBy, site.domain)) ? 'foreignCookies' : 'ownCookies';
  });
}

/** Cookies that the site can set otherwise, as evidence. */
function settableItems(seen: Seen): FindingItem[] {
  const open = openCookies(seen);
  return openKinds
    .filter((kind) => kind !== 'foreignCookies')
    .flatMap((kind) => (open.get(kind) ?? []).slice(0, mostCookies))
    .map((cookie) => cookieItem(cookie, { secure: cookie.secure }));
}

function openParams(seen: Seen): Record<string, string> {
  return Object.fromEntries(
    [...openCookies(seen)].map(([kind, cookies]) => [kind, shortList([...new Set(cookies.map(({ name }) => name))], mostCookies)]),
  );
}

/** The browser got a document in clear text and still ended on HTTPS. An upgrade by the browser itself leaves no such document. */
function redirectedInBrowser(host: string, { requests, site }: Seen): boolean {
  return (
    site.https &&
    requests.some(
      (request) => request.type === 'document' && request.host === host && request.url.startsWith('http:') && request.status === 200,
    )
  );
}

function itemOf(probe: HostProbe) {
  return hostItem(probe, 'http', {
    finalUrl: probe.http.finalUrl,
    redirects: probe.http.redirects.map(({ status }) => status).join(', ') || null,
  });
}
