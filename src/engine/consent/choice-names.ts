import { findCmp } from '#knowledge/find-cmp.ts';
import { findCookie } from '#knowledge/find-cookie.ts';

/** A cookie or key of web storage as it stands after a choice. */
interface StoredEntry {
  kind: 'cookie' | 'localStorage';
  name: string;
  value: string;
  /** The cookie's domain, or the host of the page. */
  domain: string;
  /** Host of the page that asked. */
  page: string;
}

/** Words of names under which banners keep the choice. A "cookie" at the end of another word is any cookie: "bcookie", "testcookie". */
const consentName =
  /consent|gdpr|dsgvo|optanon|borlabs|klaro|orejime|tarteaucitron|usercentrics|^uc_|didomi|privacy|datenschutz|^cc_|einwillig|zustimm|tracking.?(?:opt|allow)|(?:^|[^a-z])cmp(?![a-z]*id)|(?:^|[^a-z]|accept|allow|agree|decline|deny|reject|eu|use|show|hide|no)cookies?(?!.?test)/i;
const camelCookie = /[a-z]Cookies?(?![a-z])/;
const choiceName = /hinweis|notice|banner|accept|akzept|agree|allow|erlaub|wahl|choice|opt.?(?:in|out)|(?:^|[^a-z])ok(?:[^a-z]|$)/i;

/** What home-made banners store under names of their own: one word for the choice. */
const choiceWord =
  /^"?(?:all|alle[sn]?|keine?|none|accept\w*|reject\w*|den(?:y|ied)|declined?|allow(?:ed)?|granted|refused?|dismiss(?:ed)?|necessary|essential|technical|notwendig\w*|essen[zt]iell?|minimal|akzeptiert|zugestimmt|abgelehnt|erlaubt|verweigert)"?$/i;
/** Counters and sessions have these too. */
const flag = /^"?(?:yes|no|ja|nein|oui|non|on|off|0|1|true|false)"?$/i;

/**
 * Whether an entry keeps the choice made in the banner. What the catalogue knows to serve something else does not, whatever it is
 * called; what nobody knows has to say it by its name, or on the site's own domain by its value. Pure.
 */
export function keepsChoice({ kind, name, value, domain, page }: StoredEntry): boolean {
  if (findCmp({ consentKey: name })) return true;
  const host = domain.replace(/^\./, '');
  const entry = findCookie(name, kind, host) ?? (kind === 'localStorage' ? findCookie(name, 'sessionStorage', host) : null);
  if (entry) return entry.category === 'consent';
  if (consentName.test(name) || camelCookie.test(name)) return true;
  if (page !== host && !page.endsWith(`.${host}`)) return false;
  const words = value.trim();
  return choiceWord.test(words) || (choiceName.test(name) && flag.test(words));
}
