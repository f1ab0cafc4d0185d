/** A certificate as presented. Dates ISO 8601 UTC. */
export interface CertificateEvidence {
  subject: string;
  issuer: string;
  altNames: string[];
  validFrom: string;
  validTo: string;
  keyBits: number;
  signatureAlgorithm: string;
  error: string | null;
}

/** Answers of plain HTTP and TLS clients, outside the browser. */
export interface TransportEvidence {
  /** Host names probed: the start host and its apex/www twin. */
  hosts: {
    host: string;
    resolves: boolean;
    https: {
      reachable: boolean;
      status: number | null;
      finalUrl: string | null;
      error: string | null;
      negotiated: string | null;
      cipher: string | null;
      certificate: CertificateEvidence | null;
      offers: Record<'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', boolean | null>;
      hsts: string | null;
    };
    http: {
      reachable: boolean;
      status: number | null;
      finalUrl: string | null;
      redirects: { url: string; status: number }[];
      error: string | null;
      setsCookie: boolean;
    };
  }[];
}

/** One decision of the egress gateway. Host and bytes only, never paths. */
export interface GatewayEntry {
  /** Milliseconds since the scan began. */
  time: number;
  /** Who asked: a consent state's browser context, `close` (the test of the banner's X), `withdrawal` (its test), or `probe` (our own clients). */
  client: string;
  host: string;
  port: number;
  verdict: 'allowed' | 'refused' | 'failed';
  /** `private-address`, `port`, `budget`, `unresolvable`, `browser-service`, `connect-refused`, `connect-timeout` … or null. */
  reason: string | null;
  /** CNAME chain in order, without the host itself. */
  cnames: string[];
  /** All addresses of the answer, and the one connected to. */
  addresses: string[];
  address: string | null;
  bytesUp: number;
  bytesDown: number;
  durationMs: number;
}
