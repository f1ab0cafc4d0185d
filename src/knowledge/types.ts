/** What kind of work a service does for the site that embeds it. */
export type ServiceCategory =
  | 'necessary'
  | 'functional'
  | 'analytics'
  | 'marketing'
  | 'social'
  | 'video'
  | 'map'
  | 'font'
  | 'captcha'
  | 'cdn'
  | 'payment'
  | 'chat'
  | 'error-tracking'
  | 'cmp'
  | 'tag-manager'
  | 'session-replay'
  | 'ab-testing'
  | 'hosting'
  | 'newsletter'
  | 'shop'
  | 'booking'
  | 'audio'
  | 'unknown';

/** Whether § 25 Abs. 1 TDDDG asks for consent before the service may run. */
export type ConsentNeed = 'yes' | 'no' | 'disputed';

/** Where an entry comes from and when it was last looked at (ISO date). */
export interface Provenance {
  source: string;
  checked: string;
}

/** A company that offers services. `parent` and `euEntity` decide questions of third-country transfer. */
export interface Vendor extends Provenance {
  id: string;
  /** Name in common use and registered name. */
  name: string;
  legalName: string;
  /** Contract partner in the EU/EEA, or null. */
  euEntity: string | null;
  /**
   * Where post reaches the contract partner in the EU/EEA, or the company itself if it has none: street, postal code and town, at the
   * end the code of the country (ISO 3166-1 alpha-2). Only where it is known for sure.
   */
  postalAddress?: string;
  /** ISO 3166-1 alpha-2 of the seat, and of the parent that controls it. */
  country: string;
  parentCountry: string;
  parent: string | null;
  /** Its privacy notice, or its home page when the notice's address is not recorded. */
  privacyUrl: string;
  /** EU-US Data Privacy Framework as of `checked`; `unknown` is never read as certified. */
  dpf: 'active' | 'inactive' | 'not-listed' | 'not-applicable' | 'unknown';
}

/** A service that websites embed. Patterns are plain data; the first service whose pattern matches best wins. */
export interface Service extends Provenance {
  id: string;
  name: string;
  /** Where the name holds German words: what an English text calls the service. */
  nameEn?: string;
  vendor: string;
  category: ServiceCategory;
  consent: ConsentNeed;
  /** Why, in one German and one English sentence. */
  reason: { de: string; en: string };
  purpose: { de: string; en: string };
  /** Host names; a leading dot matches the domain and all below it. */
  hosts: string[];
  /**
   * Host + path regular expressions for services that share a host (matched against `host/path?query`, case-insensitive).
   * Anchored with `^` they name the host; beginning with `/` they hold on any host (self-hosted or proxied scripts).
   */
  urls: string[];
  /** Endings of CNAME targets that reveal the service behind a first-party name. Never of mere hosting: that is no cloaking. */
  cnames: string[];
  /** Global variables its script creates. */
  globals: string[];
  /** Names of its library in the npm registry, under which delivery networks serve it. */
  packages?: string[];
  /** Self-hosted or less intrusive alternatives. */
  alternatives: { de: string; en: string } | null;
  /** Names by which a privacy notice may call it, former names too; matched as whole words, case-insensitive. */
  aliases: string[];
  /** Service that usually loads this one; the finding belongs to the parent then. */
  loadedBy: string[];
  /** A tool that visitors call by its button (reading aloud, contrast): it can wait for that click, and whoever rejects needs it as well. */
  calledByClick?: true;
  /** Counts without keeping an IP address, by its maker, and has no setting for it: nobody has to look for one. */
  keepsNoAddress?: true;
  /** Services of the same vendor that report to the same address: the script that calls tells which one it is. */
  sharedWith?: string[];
  /** True for scripts usually served from the site's own host (Matomo, self-hosted counters). */
  selfHosted: boolean;
}

/** A cookie or storage key with known purpose. */
export interface CookieEntry extends Provenance {
  /** Exact name, or a pattern with `*` for a variable part. */
  name: string;
  /** Service id, or null when the entry belongs to the site's own software. */
  service: string | null;
  /** Extension or program of the site's own that the entry belongs to; of what needs consent and belongs to no service, always. */
  product?: string;
  category: 'necessary' | 'functional' | 'analytics' | 'marketing' | 'social' | 'security' | 'consent';
  purpose: { de: string; en: string };
  /** Documented lifetime in seconds, null for session. */
  lifetimeSeconds: number | null;
  kinds: ('cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB')[];
  /** Restrict to these host endings when the name alone is too common. */
  domains: string[];
}

/** A consent management platform and where its parts are. */
export interface Cmp extends Provenance {
  id: string;
  name: string;
  vendor: string | null;
  tcfId: number | null;
  /** Host endings of its script, globals and CSS selectors that reveal it. */
  hosts: string[];
  /** Folders on the site's own server from which a module of the shop or content system delivers its script. */
  ownPaths?: string[];
  globals: string[];
  selectors: string[];
  /** Cookie and storage names that hold the choice. */
  consentKeys: string[];
  accept: string[];
  reject: string[];
  settings: string[];
  save: string[];
  /** Its script comes from its provider alone: keys called alike on a site without it are those of a banner of the site's own. */
  providerOnly?: true;
  /** Markup that other platforms are built on: a mark of theirs goes before it. */
  library?: true;
  /** It asks and tells the choice, but holds back no script of the page. */
  blocksNothing?: true;
  /** It holds back what its own system embeds, but no code that somebody pastes into the pages. */
  holdsNoCode?: true;
  /** It holds back only what the source of the pages marks for it: to list a service in its configuration changes nothing about the tag. */
  byMarkup?: true;
  /** How to fix typical faults in this platform, one sentence. */
  hint: { de: string; en: string } | null;
  /** What it calls that which holds back a script that theme or plugins print. */
  blocker?: string;
  /** By what it deletes the cookies of a service when consent is withdrawn, a clause that names it: “in Klaro by …”. */
  deletes?: { de: string; en: string };
}

/** An adequacy decision of the European Commission. `partial` covers only what `scope` says; `dpf-only` only listed companies. */
export interface Adequacy {
  kind: 'full' | 'partial' | 'dpf-only';
  scope: { de: string; en: string };
  /** Number of the decision and day it was adopted (ISO date, or the year when the day is not recorded). */
  decision: string;
  adopted: string;
  /** Last day of validity (ISO date), or null. */
  expires: string | null;
}

/** A country or territory by ISO 3166-1 alpha-2; `XK` and the registry codes `EU` and `AP` included. */
export interface Country {
  code: string;
  name: { de: string; en: string };
  /** Part of the EU or the EEA, so no third country; null for codes that name no country. */
  eea: boolean | null;
  adequacy: Adequacy | null;
}

/** Software a website is made with: content management, shop, website builder, or a framework its pages are generated by. */
export interface System extends Provenance {
  id: string;
  name: string;
  kind: 'cms' | 'shop' | 'builder' | 'framework';
  /** System this one is a version or an extension of (WooCommerce of WordPress): it refines the other, never contradicts it. */
  partOf: string | null;
  /** Regular expressions on `<meta name="generator">`, case-insensitive. */
  generator: string[];
  /** Regular expressions on path and query of the site's own addresses. */
  paths: string[];
  /** Hosts that serve the pages of a builder or their files; a leading dot matches the domain and all below it. */
  hosts: string[];
  /** Global variables its scripts create. */
  globals: string[];
  /** Regular expressions on whole response headers of a page, written `name: value`, case-insensitive. */
  headers: string[];
  /** Names of cookies it sets; `*` stands for a variable part. */
  cookies: string[];
  /** Where in this system typical faults are fixed, one sentence; null when nothing is recorded. */
  hint: { de: string; en: string } | null;
}

/** Software whose version a site may show, with the versions its maker no longer keeps safe. */
export interface SoftwareSupport extends Provenance {
  id: string;
  name: string;
  /** `server`: web server or language; `cms`: system; `library`: script the browser runs. */
  kind: 'server' | 'cms' | 'library';
  /** Distributions repair old versions without changing their number: the number alone proves nothing then. */
  backported: boolean;
  /** Regular expressions whose first group is the version: on `<meta name="generator">`, on `name: value` headers, on path and query. */
  generator: string[];
  headers: string[];
  paths: string[];
  /** Version that every match without a group means, else null. */
  version: string | null;
  /** Branches without security fixes since (or from) a day (ISO date); a branch is the beginning of its versions. */
  ended: { branch: string; on: string }[];
  /** Lowest version of a living branch that holds all security fixes known on `checked`; of a library, whose branches are its major versions. */
  fixed: string[];
  /** Versions with a grave, publicly known and actually exploited vulnerability: from, and below the repaired one. */
  exploited: { from: string; below: string }[];
}

/** A network that answers visitors from many places in the name of a site, so that an address says nothing about the server behind. */
export interface DeliveryNetwork extends Provenance {
  id: string;
  name: string;
  /** Vendor id of the company that runs it. */
  vendor: string;
  /** Endings of CNAME targets. */
  cnames: string[];
  /** Regular expressions on whole response headers, written `name: value`, case-insensitive. */
  headers: string[];
  /** Published address ranges (CIDR). */
  networks: string[];
  /**
   * Of a host that keeps the site itself, files or programs, and so has the contract: whether its customer chooses the region of the
   * servers. Missing: what it delivers may come from somewhere behind it, or it builds the site too.
   */
  keeps?: 'everywhere' | 'region';
  /** Ids of networks that such a host puts in front by itself. */
  behind?: string[];
}

/**
 * What a fault is about, so that its fix can be told for a product: `loading` is running without consent, `stopping` how a service
 * that runs is ended by its own call when consent is withdrawn, `page-code` where the code of a single page is kept, `own-code` how a site's
 * own script asks a platform whether there is consent.
 */
export type FixTopic =
  | 'loading'
  | 'stopping'
  | 'cookieless'
  | 'lifetime'
  | 'single-pages'
  | 'page-code'
  | 'own-code'
  | 'fonts'
  | 'reject'
  | 'preselection'
  | 'withdrawal'
  | 'withdrawal-clicks'
  | 'granularity'
  | 'legal-links'
  | 'banner-text'
  | 'legal-pages'
  | 'contract-pages';

/** How a service comes into a page: by a script, in a frame, as a picture, or as another mere file (style sheet, font). */
export type LoadedForm = 'script' | 'frame' | 'image' | 'file';

/** Where in a product a kind of fault is put right, one step. A platform's or system's own `hint` says it for `loading`. */
export interface ProductFix extends Provenance {
  kind: 'cmp' | 'system' | 'service';
  /** Id of the platform, system, tag manager or service. */
  product: string;
  topic: FixTopic;
  /** Only for what comes into the page in one of these forms; missing: in any but a mere file. */
  forms?: readonly LoadedForm[];
  /** Sets up a banner: only where the site shows none. */
  withoutBanner?: true;
  /** Only where the script stands in the page itself, not in a file that loads it; goes before the same without. */
  pasted?: true;
  /** Only for these services, in any form unless `forms` says which; goes before steps for any service. */
  services?: readonly string[];
  /** Not where one of these consent platforms is in use, whose own rules hold back what this step is about. */
  exceptCmps?: readonly string[];
  /** Only for services of these kinds; goes before steps for any service. */
  categories?: readonly ServiceCategory[];
  /** Only where all that loads are files of these names. */
  files?: readonly string[];
  /** Only where all that is stored has a name that begins with one of these. */
  stored?: readonly string[];
  /** There is no other way in this product, or the step names it: general steps to tie, delay or replace the service are left out. */
  only?: true;
  /** The step names all that is done in the system's own consent tool and templates: general steps to tie or enter the service there, or to take its call out of a template, are left out. */
  ownTool?: true;
  /** `{service}` is its name; `{category}` the usual one in a platform that sorts by statistics and marketing, `{purpose}` where it calls statistics “analytics”; `{rule}` a pattern for the address of a frame, `{pages}` where it stands. */
  text: { de: string; en: string };
  /** The step where the banner shows under which name (`{name}`) the service is set up there. */
  named?: { de: string; en: string };
  /** The step where the banner offers to reject already: then nothing is left to be switched on for that. */
  offered?: { de: string; en: string };
  /** The step of a tag manager where consent mode denies by default already. */
  withDefaults?: { de: string; en: string };
  /** The same where the banner was seen to report a consent type (`{type}`) that fits the service. */
  withType?: { de: string; en: string };
  /** The step where the script of the platform that blocks by itself (its address has this part) is embedded already, and let the service pass. */
  withBlocker?: { address: string; de: string; en: string };
}
