import type { CertificateEvidence } from '#evidence/transport.ts';
import { defineCheck, type Finding, type FindingItem, type TextParams, type Verdict } from '../define-check.ts';
import { art32, tdddg19 } from '../shared/law/law.ts';
import { lacksHttps, loadedOverHttps, startProbe } from '../shared/services/transport-hosts.ts';

const dayMs = 86_400_000;

/** Issuers of products that open TLS on the way: what they present is not the site's certificate. */
const interception =
  /zscaler|forti(?:net|gate)|sophos|kaspersky|avast|bitdefender|eset ssl|mitmproxy|charles proxy|blue ?coat|netskope|palo alto|umbrella|mcafee web|barracuda|check point|fiddler|portswigger|squid/i;

const selfSigned = new Set(['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN']);
const chainIncomplete = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);

/** Whether the start host's certificate is trusted, matches and lasts; checked by a client that, unlike browsers, repairs no chain. */
export default defineCheck({
  id: 'tls-certificate-valid',
  area: 'sec',
  version: 1,
  weight: 4,
  confidence: 'high',
  legalBasis: [art32, tdddg19],
  needs: ['transport', 'site'],
  texts: {
    de: {
      title: 'Zertifikat gültig und passend',
      explanation:
        'Die in Art. 32 Abs. 1 lit. a DSGVO und § 19 Abs. 4 TDDDG genannte Verschlüsselung schützt nur, wenn das Zertifikat gültig ist und zum Hostnamen passt. Ist es abgelaufen, selbst signiert oder für einen anderen Namen ausgestellt, zeigen Browser eine Warnseite. Besucher können dann nicht erkennen, ob sie mit dem echten Server verbunden sind.',
      confidenceReason:
        'Geprüft wird das Zertifikat, das der Server selbst vorlegt; anders als ein Browser ergänzt das Programm keine fehlende Kette.',
      howToFix:
        '1. Erneuern Sie das Zertifikat bei einer Zertifizierungsstelle, der die Browser vertrauen.\n2. Nehmen Sie alle genutzten Hostnamen auf, auch die Fassung mit und ohne www.\n3. Liefern Sie die vollständige Kette mit den Zwischenzertifikaten aus.\n4. Aktivieren Sie die automatische Verlängerung und überwachen Sie das Ablaufdatum.',
      messages: {
        expired: 'Das Zertifikat von {host} ist abgelaufen',
        notYetValid: 'Das Zertifikat von {host} ist noch nicht gültig',
        selfSigned: 'Das Zertifikat von {host} ist selbst signiert oder stammt von einer Stelle, der Browser nicht vertrauen',
        wrongHost: 'Das Zertifikat ist nicht für {host} ausgestellt',
        untrusted: 'Die Zertifikatskette von {host} lässt sich nicht bis zu einer vertrauenswürdigen Stelle prüfen ({code})',
        incompleteChain:
          '{host} liefert die Zertifikatskette unvollständig aus: Der Browser ergänzt sie, andere Programme brechen die Verbindung ab',
        expiresSoon: 'Das Zertifikat von {host} läuft in {days|=einem Tag|Tagen} ab',
        expiresNow: 'Das Zertifikat von {host} läuft innerhalb von 48 Stunden ab',
        weak: 'Das Zertifikat von {host} verwendet ein veraltetes Verfahren ({algorithm}, Schlüssel {bits} Bit)',
        intercepted:
          'Zwischen Scanner und {host} hat ein Prüf-Proxy die Verschlüsselung aufgebrochen; das Zertifikat der Website war nicht sichtbar',
        aborted: 'Der TLS-Verbindungsaufbau mit {host} wurde abgebrochen; ein Zertifikat war nicht zu sehen',
        unreadable: 'Die Gültigkeitsdauer des Zertifikats von {host} ließ sich nicht lesen',
        noHttps: 'Die Website bietet kein HTTPS an; ein Zertifikat gibt es daher nicht',
        valid: 'Das Zertifikat von {host} ist gültig und passt; es gilt noch {days|=einen Tag|Tage}',
      },
    },
    en: {
      title: 'Certificate valid and matching',
      explanation:
        'The encryption named in Art. 32(1)(a) GDPR and Section 19(4) TDDDG protects only if the certificate is valid and matches the host name. If it has expired, is self-signed or was issued for another name, browsers show a warning page. Visitors then cannot tell whether they are connected to the real server.',
      confidenceReason:
        'What is verified is the certificate the server itself presents; unlike a browser, the client completes no missing chain.',
      howToFix:
        '1. Renew the certificate with a certificate authority that browsers trust.\n2. Include all host names in use, with and without www.\n3. Deliver the complete chain with its intermediate certificates.\n4. Turn on automatic renewal and monitor the expiry date.',
      messages: {
        expired: 'The certificate of {host} has expired',
        notYetValid: 'The certificate of {host} is not valid yet',
        selfSigned: 'The certificate of {host} is self-signed or comes from an authority that browsers do not trust',
        wrongHost: 'The certificate was not issued for {host}',
        untrusted: 'The certificate chain of {host} cannot be verified up to a trusted authority ({code})',
        incompleteChain: '{host} delivers an incomplete certificate chain: the browser completes it, other programs abort the connection',
        expiresSoon: 'The certificate of {host} expires in {days|day|days}',
        expiresNow: 'The certificate of {host} expires within 48 hours',
        weak: 'The certificate of {host} uses an outdated method ({algorithm}, key of {bits} bits)',
        intercepted: 'A proxy between the scanner and {host} opened the encryption; the certificate of the site could not be seen',
        aborted: 'The TLS handshake with {host} was aborted; no certificate could be seen',
        unreadable: 'The validity period of the certificate of {host} could not be read',
        noHttps: 'The site does not offer HTTPS, so there is no certificate',
        valid: 'The certificate of {host} is valid and matches; it is valid for another {days|day|days}',
      },
    },
  },
  run({ transport, site }) {
    const { certificate, startHost: host } = transport;
    const start = startProbe(transport);
    if (!certificate) {
      return start && lacksHttps(start)
        ? { class: 'NotApplicable', message: 'noHttps' }
        : { class: 'NoClassification', message: 'aborted', params: { host } };
    }
    const items = [itemOf(host, certificate)] as const;
    if (certificate.error && interception.test(certificate.issuer)) {
      return { class: 'NoClassification', message: 'intercepted', params: { host }, items };
    }
    const conclude = (level: 'Risk' | 'Hint', message: string, params: TextParams = {}): Verdict => {
      const finding: Finding = { message, params: { host, ...params }, items, cause: `certificate:${host}` };
      return { class: level, findings: [finding] };
    };

    const now = Date.parse(site.createdAt);
    const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
    if (certificate.error === 'CERT_HAS_EXPIRED' || to < now) return conclude('Risk', 'expired');
    if (certificate.error === 'CERT_NOT_YET_VALID' || from > now) return conclude('Risk', 'notYetValid');
    if (certificate.error === 'ERR_TLS_CERT_ALTNAME_INVALID') return conclude('Risk', 'wrongHost');
    if (certificate.error && selfSigned.has(certificate.error)) return conclude('Risk', 'selfSigned');
    if (certificate.error && chainIncomplete.has(certificate.error) && loadedOverHttps(site)) return conclude('Hint', 'incompleteChain');
    if (certificate.error) return conclude('Risk', 'untrusted', { code: certificate.error });

    const days = Math.floor((to - now) / dayMs);
    if (Number.isNaN(days) || Number.isNaN(from)) return { class: 'NoClassification', message: 'unreadable', params: { host }, items };
    if (isWeak(certificate)) return conclude('Hint', 'weak', { algorithm: certificate.signatureAlgorithm, bits: certificate.keyBits });
    if (days <= warningDays((to - from) / dayMs))
      return days < 2 ? conclude('Hint', 'expiresNow') : conclude('Hint', 'expiresSoon', { days });
    return { class: 'Conform', message: 'valid', params: { host, days } };
  },
});

/** Short-lived certificates are renewed late by design: a warning at 14 days would never end for them. */
function warningDays(lifetimeDays: number): number {
  return lifetimeDays <= 47 ? Math.min(7, lifetimeDays / 3) : 14;
}

/** SHA-1 or MD5, or an RSA key under 2048 bits. Elliptic-curve keys end at 521 bits and are strong. */
function isWeak({ signatureAlgorithm, keyBits }: CertificateEvidence): boolean {
  return /sha-?1(?!\d)|md5/i.test(signatureAlgorithm) || (keyBits > 600 && keyBits < 2048);
}

function itemOf(host: string, certificate: CertificateEvidence): FindingItem {
  const { subject, issuer, altNames, validFrom, validTo, error } = certificate;
  return {
    kind: 'certificate',
    ref: `https://${host}/`,
    value: subject || host,
    states: [],
    detail: { issuer, altNames: altNames.join(', '), validFrom, validTo, error },
  };
}
