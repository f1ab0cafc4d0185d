import type { CookieFact } from '../../facts/stored.ts';

/** Names under which server platforms and shops keep a login or a session. */
const platformNames =
  /^(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|\.ASPXAUTH|ASPSESSIONID[A-Z]{0,12}|\.AspNetCore\.(?:Session|Cookies|Identity\.[A-Za-z]{1,40})|laravel_session|[a-z0-9_-]{1,40}_session|connect\.sid|ci_session|rack\.session|_session_id|sessionid|sitzung(?:s?[-_]?(?:id|kennung))?|session|session-\d{0,3}|sid|CFID|CFTOKEN|CAKEPHP|GXsid_.{1,64}|eSIdAdm|(?:__Secure-)?next-auth\.session-token|S?SESS[0-9a-f]{20,64}|wordpress_(?:logged_in|sec)_.{0,64}|wp_woocommerce_session_.{0,64}|fe_typo_user|be_typo_user|JTLSHOP|XTCsid|MODsid|OCSESSID|zenid|PrestaShop-.{0,64}|CraftSessionId|dwsid|frontend|adminhtml|remember_(?:web_.{1,64}|token|me)|REMEMBERME|(?:access|auth|refresh|id)[-_]?token|jwt|auth)$/i;
/** Words that make a session likely without proving it. */
const sessionWords = /(?:^|[^a-z])(?:sess(?:ion)?(?:id)?|sid|token|auth|login|jwt)(?:$|[^a-z])|sess(?:ion)?id$/i;
/** Tokens that scripts have to read and that log nobody in. */
const forgeryTokens = /csrf|xsrf|antiforgery|requestverification|nonce/i;
/** What the catalogue of cookies says of one that keeps a session or a login of the site, as builders and hosted shops call theirs. */
const sessionPurpose = /^(?:(?:Hält|Führt) .*(?:Sitzung|Anmeldung)|Erkennt .*(?:Anmeldung|angemeldet))/;
const trackingCategories: ReadonlySet<CookieFact['category']> = new Set(['analytics', 'marketing', 'social', 'consent']);

/**
 * How surely a cookie carries a session: by a known name, by the purpose it is known for, by a telling name or value, as token against
 * forgery, or not at all.
 */
export type SessionKind = 'known' | 'purpose' | 'likely' | 'forgery' | null;

/** Tells whether a first-party cookie carries a session or login; whoever has its value is taken for the visitor. */
export function sessionKindOf(cookie: CookieFact): SessionKind {
  const { name, party, category, lifetimeSeconds, idLike, httpOnly, serviceId, purpose, blockedReason, setVia } = cookie;
  if (party !== 'first' || blockedReason !== null || trackingCategories.has(category)) return null;
  if (forgeryTokens.test(name)) return 'forgery';
  // A word that a script notes down logs nobody in, whatever it is called.
  if (!idLike && (setVia === 'document.cookie' || setVia === 'cookieStore')) return null;
  // What a service measures by its own name is no login of the site.
  if (platformNames.test(name)) return serviceId === null || category === 'necessary' ? 'known' : null;
  if (category === 'necessary' && purpose !== null && sessionPurpose.test(purpose.de)) return 'purpose';
  if (serviceId !== null) return null;
  if (sessionWords.test(name) && idLike) return 'likely';
  // Random, gone with the browser and out of reach for scripts: that is how servers keep sessions.
  return idLike && httpOnly && lifetimeSeconds === null ? 'likely' : null;
}
