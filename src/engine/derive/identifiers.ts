import { entryOf } from './entry-of.ts';
import type { Parameter } from './parameters.ts';
import { isPlaceholder, looksLikeIdentifier } from './value-entropy.ts';

/** Names that mean a visitor or device wherever they appear. */
const visitorNames = new Set(
  (
    'cid _cid clientid client-id _ga _gid _gcl_au uid user_id userid userhash visitorid visitor_id visitoruuid vid deviceid device_id did anonymousid anonymous_id ' +
    'anonid distinct_id $device_id $user_id amplitude_id ajs_anonymous_id fbp _fbp fbc _fbc muid guid uuid puid mid ecid mcmid fpid fpc _pk_id _id ' +
    'ttp _ttp ttclid gaid idfa hashed_email external_id sessionuuid visitor visitortoken ubid tluid xuid ssuid zuid buid suid profileid profile_id ' +
    'cookieid cookie_id browserid browser_id fingerprint visitorfingerprint hjid _hjid scid _scid _uetvid _uetsid vuid yuid ymuid client_uuid'
  ).split(' '),
);

/** Names whose random value belongs to the call, the build or the account, not to the visitor. */
const impersonalName =
  /^(v|ver|version|rev|hash|build|cb|cachebust\w*|_?rnd|rand|random|nonce|ord|z|t|ts|_t|time\w*|date|sig\w*|signature|integrity|token|csrf\w*|_token|key|api_?key|apikey|k|sitekey|site_?key|site_?id|account\w*|app_?id|project\w*|property\w*|tid|tag_?id|container\w*|id_?site|measurement\w*|pixel\w*|event_?id|eid|request_?id|req_?id|page_?id|page_?view\w*|pvid|pv_id|trace\w*|span\w*|sentry_key|settings_?id|cbid|state|code\w*|redirect\w*|url|uri|dl|dr|ref\w*|href|loc\w*|path|title|dt|gtm|gcd|gcs|tag_exp|tfd|_p|id|render|co|video\w*|list|channel\w*|consent\w*|gdpr\w*|tc_?string|tcf\w*|family|css|font\w*|policy|expires|x-amz-\w*|se|sp|sv|sr)$/i;

/** Parameters that look like a visitor identifier, by their name or by the randomness of their value. */
export function findIdentifiers(parameters: readonly Parameter[]): Parameter[] {
  return parameters.filter(({ name, value }) => {
    const lower = name.toLowerCase();
    const bare = /[[.](\w+)\]?$/.exec(lower)?.[1] ?? lower;
    if (visitorNames.has(lower) || visitorNames.has(bare)) return carriesVisitor(value);
    return value.length >= 8 && !impersonalName.test(lower) && looksLikeIdentifier(value);
  });
}

/** Shorter ones meet by chance. */
const shortestValue = 8;

/**
 * Tells values that belong to the site or its account from those of a visitor: each run has a fresh browser, so what two runs
 * send alike, or ask for in addresses, identifies nobody.
 */
export class ConstantValues {
  readonly #runs = new Map<string, Set<string>>();
  readonly #public = new Map<string, Set<string>>();

  /** A part of a path: the settings of a banner, the account of a widget. */
  notePublic(part: string, run: string): void {
    if (part.length >= shortestValue) entryOf(this.#public, part, () => new Set()).add(run);
  }

  note(host: string, { name, value }: Parameter, run: string): void {
    entryOf(this.#runs, `${host} ${name} ${value}`, () => new Set()).add(run);
  }

  has(host: string, { name, value }: Parameter): boolean {
    return (this.#runs.get(`${host} ${name} ${value}`)?.size ?? 0) > 1 || (this.#public.get(value)?.size ?? 0) > 1;
  }
}

const nobody =
  /^(undefined|unknown|unset|not[-_ ]?set|anonymous|anonymized|anonymised|anonym|default|guest|visitor|none|null|false|true|no[-_ ]?consent|opt[-_ ]?out|redacted|[0-]+)$/i;

/** So many pages with a value of their own each are no accident. */
const fewestViews = 3;
/** What is drawn by lot as such, also with the name of its kind in front (`$device:`). Longer or composed values may hide a lasting part. */
const drawn = /^(?:\$?[a-z]{1,12}:)?[0-9a-z-]{8,40}$/i;

/** Tells values that a script draws anew with each page: what no second page sends again recognises nobody there. */
export class ValuesOfOneView {
  readonly #pages = new Map<string, Map<string, Set<string>>>();

  note(host: string, { name, value }: Parameter, run: string, page: string): void {
    const values = entryOf(this.#pages, `${run} ${host} ${name}`, () => new Map<string, Set<string>>());
    entryOf(values, value, () => new Set()).add(page);
  }

  has(host: string, { name }: Parameter, run: string): boolean {
    const values = [...(this.#pages.get(`${run} ${host} ${name}`) ?? [])];
    const pages = new Set(values.flatMap(([, seenOn]) => [...seenOn]));
    return pages.size >= fewestViews && values.every(([value, seenOn]) => seenOn.size === 1 && drawn.test(value));
  }
}

/** A known name without a value, or with a mere switch, tells nobody apart. */
function carriesVisitor(value: string): boolean {
  return value.length >= 6 && !isPlaceholder(value) && !nobody.test(value);
}
