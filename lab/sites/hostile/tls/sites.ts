import type { LabService } from '../../../types.ts';
import { hostileSite, shortPage } from '../hostile-site.ts';

const faults: [slug: string, service: LabService, de: string, en: string, error: string][] = [
  ['tls-expired', 'https-expired', 'Ein abgelaufenes Zertifikat.', 'A certificate that has expired.', 'tls-broken'],
  ['tls-self-signed', 'https-self-signed', 'Ein selbst unterschriebenes Zertifikat.', 'A certificate that signs itself.', 'tls-broken'],
  ['tls-wrong-host', 'https-wrong-host', 'Ein Zertifikat für einen anderen Namen.', 'A certificate for another name.', 'tls-broken'],
  ['tls-untrusted', 'https-untrusted', 'Ein Zertifikat einer unbekannten Stelle.', 'A certificate of an unknown authority.', 'tls-broken'],
  ['tls-ancient', 'https-tls10', 'Nur TLS 1.0 und 1.1.', 'TLS 1.0 and 1.1 only.', 'tls-broken'],
  ['tls-reset', 'https-reset', 'Die Verbindung bricht während der Aushandlung ab.', 'The connection is reset in the handshake.', 'network'],
];

/** Sites whose encryption is broken. */
export const tlsSites = faults.map(([slug, service, de, en, error]) =>
  hostileSite({ slug, de, en, error, serves: ['http', service], pages: { '/': shortPage('Hinter dem Zertifikat', '') } }),
);
