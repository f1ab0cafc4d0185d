import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import { art32, guidance, statute, tdddg19 } from '../shared/law/law.ts';
import {
  type HostProbe,
  hostItem,
  isPrivateSite,
  lacksHttps,
  loadedOverHttps,
  refusesHandshake,
  startProbe,
  twinProbe,
  unencryptedCause,
} from '../shared/services/transport-hosts.ts';

/** Whether the site is delivered over HTTPS at all. */
export default defineCheck({
  id: 'tls-https-available',
  area: 'sec',
  version: 3,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    art32,
    statute('Art. 5 Abs. 1 lit. f DSGVO', 'Art. 5(1)(f) GDPR'),
    statute('§ 19 Abs. 1 Nr. 2 TDDDG', 'Section 19(1) no. 2 TDDDG'),
    tdddg19,
    guidance('BSI TR-02102-2', 'BSI TR-02102-2'),
  ],
  needs: ['transport', 'site'],
  wants: ['applicability'],
  texts: {
    de: {
      title: 'Website über HTTPS erreichbar',
      explanation:
        'Wer personenbezogene Daten verarbeitet, muss sie nach Art. 32 Abs. 1 lit. a und Art. 5 Abs. 1 lit. f DSGVO angemessen schützen; die Verschlüsselung der Übertragung ist ausdrücklich genannt. Für geschäftsmäßig angebotene digitale Dienste verlangt § 19 Abs. 4 TDDDG, soweit technisch möglich und wirtschaftlich zumutbar, Vorkehrungen zum Schutz und nennt insbesondere ein als sicher anerkanntes Verschlüsselungsverfahren. Schon der Aufruf einer Seite überträgt personenbezogene Daten, etwa die IP-Adresse und die aufgerufene Adresse.',
      confidenceReason:
        'Gemessen mit einer eigenen TLS-Verbindung und im Browser; antwortet der Server nicht oder sperrt er den Scanner, bleibt es offen.',
      howToFix:
        "1. Richten Sie für alle Hostnamen der Website (mit und ohne www) ein TLS-Zertifikat ein, zum Beispiel von Let's Encrypt.\n2. Liefern Sie die gesamte Website nur noch über HTTPS aus.\n3. Entfernen Sie Weiterleitungen, die von HTTPS auf HTTP zurückführen.\n4. Aktivieren Sie die automatische Verlängerung des Zertifikats.",
      messages: {
        noHttps: '{host} ist nicht über HTTPS erreichbar: Auf Port 443 nimmt kein Dienst Verbindungen an',
        noHandshake: '{host} ist nicht über HTTPS erreichbar: Der Server bricht jeden TLS-Verbindungsaufbau ab',
        downgrade: '{host} leitet von HTTPS auf unverschlüsseltes HTTP zurück',
        oneHostOnly: 'HTTPS funktioniert nur unter {working}, nicht unter {broken}',
        certificateError: '{host} antwortet über HTTPS, das Zertifikat ist aber fehlerhaft',
        unreachable: 'Ob {host} über HTTPS erreichbar ist, ließ sich nicht feststellen: Der Server antwortete nicht ({error})',
        blocked: '{host} antwortet über HTTPS, auf den Scan allerdings mit Status {status}; die Startseite selbst war nicht zu sehen',
        notFollowed:
          'Ob die Startseite über HTTPS ausgeliefert wird, ließ sich nicht feststellen: Die Weiterleitungen führten zu keiner Seite',
        available: 'Die Website antwortet über HTTPS ({host})',
        notProbed: 'Der Host der Startseite wurde nicht geprüft',
      },
    },
    en: {
      title: 'Site reachable over HTTPS',
      explanation:
        'Whoever processes personal data has to protect them adequately under Art. 32(1)(a) and Art. 5(1)(f) GDPR; encryption in transit is named expressly. For digital services offered in the course of business, Section 19(4) TDDDG asks, as far as technically possible and economically reasonable, for protective precautions and names in particular an encryption method recognised as secure. Merely opening a page transmits personal data such as the IP address and the address requested.',
      confidenceReason:
        'Measured with a separate TLS connection and in the browser; if the server stays silent or bars the scanner, it remains open.',
      howToFix:
        "1. Set up a TLS certificate for all host names of the site (with and without www), for example from Let's Encrypt.\n2. Deliver the whole site over HTTPS only.\n3. Remove redirects that lead from HTTPS back to HTTP.\n4. Turn on automatic renewal of the certificate.",
      fixes: {
        blocked:
          '1. Temporarily admit the public IP address of the scanner in your bot protection, and scan again. Neither certificate nor redirect needs a change for that.',
      },
      messages: {
        noHttps: '{host} cannot be reached over HTTPS: no service accepts connections on port 443',
        noHandshake: '{host} cannot be reached over HTTPS: the server aborts every TLS handshake',
        downgrade: '{host} redirects from HTTPS back to unencrypted HTTP',
        oneHostOnly: 'HTTPS works only at {working}, not at {broken}',
        certificateError: '{host} answers over HTTPS, but its certificate is faulty',
        unreachable: 'Whether {host} can be reached over HTTPS could not be established: the server did not answer ({error})',
        blocked: '{host} answers over HTTPS, but to the scan with status {status}; the start page itself could not be seen',
        notFollowed: 'Whether the start page is delivered over HTTPS could not be established: the redirects led to no page',
        available: 'The site answers over HTTPS ({host})',
        notProbed: 'The host of the start page was not probed',
      },
    },
  },
  run({ transport, site, applicability }): Verdict {
    const start = startProbe(transport);
    if (!start) return { class: 'NoClassification', message: 'notProbed' };
    const twin = twinProbe(transport);
    const { host, https } = start;
    const cause = unencryptedCause(host);

    const problem = missingHttps(start, loadedOverHttps(site));
    if (problem) {
      if (twin && works(twin)) return { class: 'Hint', findings: [oneHostOnly(twin, start)] };
      // What kind of site it is, a site that turns the scan away does not tell.
      const lowered = applicability === undefined || (isPrivateSite(applicability) && !applicability.hasForms);
      const finding: Finding = { message: problem, params: { host }, items: [hostItem(start, 'https')], cause };
      return { class: lowered ? 'Hint' : 'Risk', findings: [finding] };
    }
    if (https.certificate?.error && !loadedOverHttps(site)) {
      const finding: Finding = {
        message: 'certificateError',
        params: { host },
        items: [hostItem(start, 'https')],
        cause: `certificate:${host}`,
      };
      return { class: 'Hint', findings: [finding] };
    }
    if (!loadedOverHttps(site)) {
      if (!https.reachable) return { class: 'NoClassification', message: 'unreachable', params: { host, error: https.error ?? 'timeout' } };
      // A bot wall may answer our plain client where the browser passes, and the other way round: no status ≥ 400 is a fault.
      if (https.finalUrl === null || (https.status ?? 400) >= 400) {
        return https.finalUrl === null || https.status === null
          ? { class: 'NoClassification', message: 'notFollowed' }
          : { class: 'NoClassification', message: 'blocked', params: { host, status: https.status } };
      }
    }
    return twin && fails(twin)
      ? { class: 'Hint', findings: [oneHostOnly(start, twin)] }
      : { class: 'Conform', message: 'available', params: { host } };
  },
});

function missingHttps(probe: HostProbe, loaded: boolean): 'noHttps' | 'noHandshake' | 'downgrade' | null {
  if (probe.https.finalUrl?.startsWith('http:')) return 'downgrade';
  if (loaded) return null;
  if (lacksHttps(probe)) return 'noHttps';
  return refusesHandshake(probe) ? 'noHandshake' : null;
}

function works({ https }: HostProbe): boolean {
  return https.reachable && (https.status ?? 400) < 400 && https.finalUrl?.startsWith('https:') === true && !https.certificate?.error;
}

function fails(probe: HostProbe): boolean {
  return missingHttps(probe, false) !== null || (probe.https.reachable && !!probe.https.certificate?.error);
}

function oneHostOnly(working: HostProbe, broken: HostProbe): Finding {
  return {
    message: 'oneHostOnly',
    params: { working: working.host, broken: broken.host },
    items: [hostItem(broken, 'https', { certificateError: broken.https.certificate?.error ?? null })],
    cause: unencryptedCause(broken.host),
  };
}
