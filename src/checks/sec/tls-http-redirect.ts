import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { art32, tdddg19 } from '../law.ts';
import { type HostProbe, hostItem, unencryptedCause } from '../transport-hosts.ts';

type Seen = Pick<Facts, 'transport' | 'requests' | 'cookies' | 'applicability' | 'site'>;

/** Whether every call over HTTP ends on HTTPS, asked with a plain client: browsers upgrade addresses themselves. */
export default defineCheck({
  id: 'tls-http-redirect',
  area: 'sec',
  version: 1,
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
      messages: {
        clearTextWithData:
          '{host} liefert die Website über HTTP unverschlüsselt aus, obwohl sie Formulare, eine Anmeldung oder Cookies verwendet',
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
      messages: {
        clearTextWithData: '{host} delivers the site unencrypted over HTTP although it uses forms, a login or cookies',
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
                params: { host: probe.host, status: answer.status },
                items: [itemOf(probe)],
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
  const personal = hasForms || hasLogin || http.setsCookie || seen.cookies.some(({ party }) => party === 'first');
  return personal ? { kind: 'risk', message: 'clearTextWithData', status } : { kind: 'hint', message: 'clearText', status };
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
