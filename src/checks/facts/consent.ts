import type { ConsentProof, TcfEvidence } from '#evidence/choice.ts';

/** What the core segment of a TC string says, in the field names of its specification. Times ISO 8601 in UTC. */
export interface TcContent {
  created: string;
  lastUpdated: string;
  /** Two letters, `?` for what is none. */
  consentLanguage: string;
  consentScreen: number;
  vendorListVersion: number;
  /** Two letters, `?` for what is none. */
  publisherCountry: string;
  isServiceSpecific: boolean;
  /** Numbers from 1. */
  specialFeatures: readonly number[];
  purposesConsent: readonly number[];
  purposesLegitimateInterest: readonly number[];
  /** Numbers of the first 500 vendors with consent. */
  vendorsConsent: readonly number[];
}

/** TC string with its bits counted. */
export interface TcfFact extends TcfEvidence {
  decodes: boolean;
  purposeConsents: number;
  vendorConsents: number;
  /** Numbers of the purposes for which a legitimate interest is claimed and not objected to. */
  purposeLegitimateInterests: readonly number[];
  /** Null = no string, or none that can be read. */
  content: TcContent | null;
}

/** On which of the pages visited after a choice the banner asked again. Addresses. */
export interface PromptFact {
  state: 'reject' | 'accept';
  examined: readonly string[];
  shownOn: readonly string[];
}

/** What taking back a consent changed on the start page. */
export interface WithdrawalFact {
  /** Label of the control that was used. */
  control: string;
  /** The rejection was read back and nothing contradicts it. */
  confirmed: boolean;
  /** All that was read back after the withdrawal, with the start page loaded again. */
  proofs: readonly ConsentProof[];
  /** Services that need consent, or may: contacted with it, and after its withdrawal; with an address of the latter, else of the former. */
  services: readonly { id: string; name: string; disputed: boolean; before: boolean; after: boolean; url: string }[];
  /** Hosts of third parties that no service of the catalogue stands behind, contacted with consent. */
  hosts: readonly { host: string; after: boolean; url: string }[];
  /** Cookie with its value that says yes, as accepting stored it, unchanged after the withdrawal; null: none such. */
  keptChoice: string | null;
  /** Cookies that need consent and lay in the browser with it; `rewritten`: with another value or end after the withdrawal. */
  cookies: readonly {
    name: string;
    domain: string;
    party: 'first' | 'third';
    serviceId: string | null;
    remains: boolean;
    rewritten?: boolean;
  }[];
}
