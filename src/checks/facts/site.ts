import type { ScanSettings } from '#evidence/scan-run.ts';
import type { CertificateEvidence, TransportEvidence } from '#evidence/transport.ts';

/** What the site is, by settings first and by detection second (catalogue chapter 0.4). `null` = cannot be told. */
export interface ApplicabilityFact {
  settings: ScanSettings;
  isBusiness: boolean | null;
  isConsumerOffer: boolean | null;
  isShop: boolean | null;
  isSubscription: boolean | null;
  hasForms: boolean;
  hasLogin: boolean;
  sensitive: boolean;
  /** Why it was decided, in words of evidence: `cart-link`, `price`, `legal-form` … */
  signs: readonly string[];
  /** Detected system (`WordPress`, `Shopware` …) or null. */
  system: string | null;
}

/** A version of software that the site shows of itself. `id` is that of the catalogue of supported software. */
export interface SoftwareFact {
  id: string;
  name: string;
  version: string;
  /** Where it shows: `ref` is an evidence id (request) or a page address. */
  evidence: readonly { where: 'header' | 'generator' | 'address'; value: string; ref: string }[];
}

/** Certificate and protocol findings per probed host. */
export type TransportFact = TransportEvidence & { startHost: string; certificate: CertificateEvidence | null };
