import type { TypedField } from '#evidence/forms.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { RequestType } from '#evidence/requests.ts';

/** First party = same registrable domain as the page. A first-party name that leads elsewhere by CNAME is `cloaked`. */
export type Party = 'first' | 'third' | 'cloaked';

/** One request with everything that follows from it. */
export interface RequestFact {
  /** Evidence id. */
  id: string;
  url: string;
  host: string;
  domain: string;
  type: RequestType;
  states: readonly ConsentState[];
  time: number;
  pageUrl: string;
  /** Which load of its page it belongs to; pages are loaded again after a choice. Missing in older results. */
  load?: string;
  /** Made in a frame that no request brought, so that a script or a template wrote what it shows. Missing in older results. */
  inWrittenFrame?: boolean;
  party: Party;
  serviceId: string | null;
  /** On whose servers the container runs that takes this request under a name of the site (Stape), where the service is another. */
  carrierId?: string;
  /** Evidence id of the request whose resource caused this one, or null (the page itself). */
  parentId: string | null;
  /** The nearest ancestor service that is not this one (a YouTube frame for its fonts), or null: the site itself causes it. */
  embeddedBy: string | null;
  status: number | null;
  failure: string | null;
  blockedReason: string | null;
  /** Frame is the page's own document or one of its own origin. */
  inOwnFrame: boolean;
  /** Goes to the host from whose frame the consent banner is shown. */
  servesBanner: boolean;
  serverCountry: string | null;
  serverIp: string | null;
  cnames: readonly string[];
  https: boolean;
  /** Names of parameters or fields that look like a visitor identifier (cid, _ga, fbp, uuid-like values). */
  identifiers: readonly string[];
  /** Names of those whose value was drawn anew with each page, so that they recognise nobody on the next; missing: none, and in older results. */
  fleeting?: readonly string[];
  /** Kinds of personal data found in address or body: `email`, `phone`, `session`, `typed-text`, each with the (masked) value. */
  personalData: readonly {
    kind: 'email' | 'phone' | 'session' | 'typed-text' | 'hashed-email';
    where: 'url' | 'body' | 'referer';
    masked: string;
  }[];
  /** Field into which the text was typed that this request carries; missing where it carries none, and in older results. */
  typedInto?: TypedField;
  /** Google `gcs` value (`G100` …) if the request carries one. */
  gcs: string | null;
  /**
   * An event for a tracker's server interface that the site's own server is told: the tracker, the name of the event, action or route,
   * the account, and whether the visitor's identifier goes along. Missing in older results and for other parties.
   */
  serverEvent?: { service: string; event: string; action: string; pixel: string | null; marksVisitor: boolean } | null;
  /** What a measuring request to others names of the product looked at: event, names of the fields, the first value. Missing: nothing, and in older results. */
  eventItem?: { event: string | null; fields: readonly string[]; value: string };
  /**
   * What address or body tell of the visit, beside the page that is read: the size of the screen ("sw=1366"), the language of the device,
   * a field for where the visitor came from. Missing: no page or nothing besides, and in older results.
   */
  visitReport?: { screen: string | null; language: boolean; referrer: boolean };
}
