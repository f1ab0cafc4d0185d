import { defineCheck, type Finding } from '../define-check.ts';
import { art32, guidance } from '../shared/law/law.ts';
import { type HostProbe, hostItem, lacksHttps, startProbe, unencryptedCause } from '../shared/services/transport-hosts.ts';

/** Which TLS versions the server accepts, by one handshake for each. */
export default defineCheck({
  id: 'tls-protocol-version',
  area: 'sec',
  version: 2,
  weight: 3,
  confidence: 'high',
  legalBasis: [art32, guidance('BSI TR-02102-2: TLS 1.2 und 1.3', 'BSI TR-02102-2: TLS 1.2 and 1.3')],
  needs: ['transport'],
  texts: {
    de: {
      title: 'Aktuelle TLS-Version',
      explanation:
        'Art. 32 Abs. 1 DSGVO verlangt dem Risiko angemessene Maßnahmen unter Berücksichtigung des Stands der Technik. Als Stand der Technik gelten nach der Technischen Richtlinie BSI TR-02102-2 die Versionen TLS 1.2 und TLS 1.3 mit Forward Secrecy; sie ist eine Empfehlung, kein Gesetz. Geprüft wird der Server, der Besuchern antwortet: Bei einem CDN ist das dessen Endpunkt, nicht der Server dahinter.',
      confidenceReason: 'Jede Version wird einzeln angeboten; steht ein CDN davor, zeigt das dessen Server und nicht den dahinter.',
      howToFix:
        '1. Schalten Sie TLS 1.0 und TLS 1.1 im Webserver ab; falls Sie ein CDN einsetzen, auch dort.\n2. Aktivieren Sie TLS 1.2 und TLS 1.3.\n3. Lassen Sie nur Verfahren mit Forward Secrecy zu (ECDHE).\n4. Falls Sie ein CDN einsetzen, prüfen Sie auch dessen Verbindung zum eigenen Server.',
      fixes: {
        oldAccepted:
          '1. Schalten Sie {versions} im Webserver ab; falls Sie ein CDN einsetzen, auch dort.\n2. Lassen Sie TLS 1.2 und neuer eingeschaltet.\n3. Falls Sie ein CDN einsetzen, prüfen Sie auch dessen Verbindung zum eigenen Server.',
        bothAccepted:
          '1. Schalten Sie TLS 1.0 und TLS 1.1 im Webserver ab; falls Sie ein CDN einsetzen, auch dort.\n2. Lassen Sie TLS 1.2 und neuer eingeschaltet.\n3. Falls Sie ein CDN einsetzen, prüfen Sie auch dessen Verbindung zum eigenen Server.',
        noForwardSecrecy:
          '1. Lassen Sie nur Verfahren mit Forward Secrecy zu (ECDHE).\n2. Falls Sie ein CDN einsetzen, prüfen Sie auch dessen Verbindung zum eigenen Server.',
      },
      messages: {
        onlyOld: '{host} bietet nur veraltete Verschlüsselung an ({versions})',
        oldAccepted: '{host} nimmt neben aktuellen Versionen noch {versions} an',
        bothAccepted: '{host} nimmt neben aktuellen Versionen noch TLS 1.0 und TLS 1.1 an',
        noForwardSecrecy: '{host} verschlüsselt ohne Forward Secrecy ({cipher})',
        modern: 'Der Server, der unter {host} antwortet (bei einem CDN dessen Endpunkt), nimmt nur TLS 1.2 oder neuer an',
        notProbed: 'Welche TLS-Versionen {host} annimmt, ließ sich nicht feststellen',
        noHttps: 'Die Website bietet kein HTTPS an; eine TLS-Version gibt es daher nicht',
      },
    },
    en: {
      title: 'Up-to-date TLS version',
      explanation:
        'Art. 32(1) GDPR asks for measures appropriate to the risk, taking into account the state of the art. According to the technical guideline BSI TR-02102-2, that is TLS 1.2 and TLS 1.3 with forward secrecy; it is a recommendation, not a statute. The server that answers visitors is examined: with a CDN that is its edge, not the server behind it.',
      confidenceReason: 'Each version is offered in a handshake of its own; behind a CDN this shows its server, not the one behind it.',
      howToFix:
        '1. Turn off TLS 1.0 and TLS 1.1 in the web server and, if you use one, in the CDN.\n2. Turn on TLS 1.2 and TLS 1.3.\n3. Allow only cipher suites with forward secrecy (ECDHE).\n4. If you use a CDN, also check its connection to your own server.',
      fixes: {
        oldAccepted:
          '1. Turn off {versions} in the web server and, if you use one, in the CDN.\n2. Leave TLS 1.2 and newer turned on.\n3. If you use a CDN, also check its connection to your own server.',
        bothAccepted:
          '1. Turn off TLS 1.0 and TLS 1.1 in the web server and, if you use one, in the CDN.\n2. Leave TLS 1.2 and newer turned on.\n3. If you use a CDN, also check its connection to your own server.',
        noForwardSecrecy:
          '1. Allow only cipher suites with forward secrecy (ECDHE).\n2. If you use a CDN, also check its connection to your own server.',
      },
      messages: {
        onlyOld: '{host} offers only outdated encryption ({versions})',
        oldAccepted: '{host} still accepts {versions} beside current versions',
        bothAccepted: '{host} still accepts TLS 1.0 and TLS 1.1 beside current versions',
        noForwardSecrecy: '{host} encrypts without forward secrecy ({cipher})',
        modern: 'The server that answers at {host} (with a CDN, its edge) accepts only TLS 1.2 or newer',
        notProbed: 'Which TLS versions {host} accepts could not be established',
        noHttps: 'The site does not offer HTTPS, so there is no TLS version',
      },
    },
  },
  run({ transport }) {
    const start = startProbe(transport);
    const host = transport.startHost;
    if (!start) return { class: 'NoClassification', message: 'notProbed', params: { host } };
    if (lacksHttps(start)) return { class: 'NotApplicable', message: 'noHttps' };

    const { offers, negotiated, cipher } = start.https;
    const modern = offers['TLSv1.2'] === true || offers['TLSv1.3'] === true || negotiated === 'TLSv1.2' || negotiated === 'TLSv1.3';
    const notModern = offers['TLSv1.2'] === false && offers['TLSv1.3'] === false;
    const versions = [offers.TLSv1 && 'TLS 1.0', offers['TLSv1.1'] && 'TLS 1.1'].filter(Boolean).join(', ');
    const finding = (message: string, params: Finding['params'], cause: string): Finding => ({
      message,
      params: { host, ...params },
      items: [hostItem(start, 'https', { accepted: accepted(start), negotiated, cipher })],
      cause,
    });

    // Current clients cannot connect at all then: one problem with `tls-https-available`.
    if (versions && notModern && !modern) return { class: 'Risk', findings: [finding('onlyOld', { versions }, unencryptedCause(host))] };
    if (!modern) return { class: 'NoClassification', message: 'notProbed', params: { host } };
    const hints: Finding[] = [];
    if (versions) hints.push(finding(offers.TLSv1 && offers['TLSv1.1'] ? 'bothAccepted' : 'oldAccepted', { versions }, `tls:${host}`));
    if (cipher && !hasForwardSecrecy(negotiated, cipher)) hints.push(finding('noForwardSecrecy', { cipher }, `tls:${host}`));
    const [first, ...rest] = hints;
    if (first) return { class: 'Hint', findings: [first, ...rest] };
    if (offers.TLSv1 === null || offers['TLSv1.1'] === null) return { class: 'NoClassification', message: 'notProbed', params: { host } };
    return { class: 'Conform', message: 'modern', params: { host } };
  },
});

function hasForwardSecrecy(negotiated: string | null, cipher: string): boolean {
  return negotiated === 'TLSv1.3' || /(^|_)(EC)?DHE[-_]/.test(cipher);
}

function accepted({ https: { offers } }: HostProbe): string {
  return Object.entries(offers)
    .filter(([, offered]) => offered)
    .map(([version]) => version)
    .join(', ');
}
