/**
 * Names of services that are ordinary words, surnames or technical terms as well. They stand for the service only as written here
 * and only where the words around them speak of a service.
 */
const ordinary = new Set([
  'Acuity',
  'Amplitude',
  'Billie',
  'Boomerang',
  'Braze',
  'Clarity',
  'Convert',
  'Content Pass',
  'Crisp',
  'Drift',
  'Duda',
  'Fathom',
  'Flourish',
  'Framer',
  'Heap',
  'Greenhouse',
  'HERE',
  'Hermes',
  'Intercom',
  'JOIN',
  'Juicer',
  'Ketch',
  'Klaro',
  'Launch',
  'Lightspeed',
  'Loom',
  'manitu',
  'METIS',
  'Miro',
  'Moat',
  'Munchkin',
  'Myra',
  'Nielsen',
  'Okta',
  'Photon',
  'Pirsch',
  'Plausible',
  'Prismic',
  'Pusher',
  'Samedi',
  'samedi',
  'Segment',
  'Sentry',
  'Shore',
  'solute',
  'SOFORT',
  'Stamen',
  'Steady',
  'Tally',
  'Umami',
  'Zoom',
]);

/** How names of cookies and settings go on behind that of a service. */
const identifier =
  /^[-_](?:enabled?|consent|cookies?|settings?|status|session|id|user|token|accepted|allowed|optin|opt-in|state|choice|preferences?|config)(?![a-zß-ɏ])/;

/** Of these, names that a notice hardly ever means otherwise, unless an article stands before them. */
const mostlyNames = new Set(['Acuity', 'Braze', 'Intercom', 'Klaro', 'Okta', 'Prismic', 'Sentry', 'Zoom']);

/** Written in lower case these are common terms ("live chat", "cookie script"); a capital in every word makes them names. */
const capitalised = new Set([
  'Carto',
  'Common Ninja',
  'Cookie-Script',
  'CookieScript',
  'Custom Audience',
  'Customer Alliance',
  'Discord',
  'Figma',
  'Host Europe',
  'HostEurope',
  'Improve Digital',
  'Independent Analytics',
  'Index Exchange',
  'LiveChat',
  'Mapp',
  'Media.net',
  'OneDrive',
  'Simple Analytics',
  'Secure Privacy',
  'Stripe',
  'Telegram',
  'Threads',
  'Trade Desk',
  'Turnstile',
  'Twitch',
  'Wix',
  'webReader',
]);

/**
 * Names of networks and companies that notices mention for many reasons. They stand for an embedded service only where the text
 * says that something of theirs is built in.
 */
const brands = new Set([
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'x corp',
  'xing',
  'pinterest',
  'tiktok',
  'threads',
  'reddit',
  'telegram',
  'discord',
  'tumblr',
  'flickr',
  'github',
  'vkontakte',
  'bluesky',
  'kununu',
  'airbnb',
]);

/** Companies that offer so much that their name alone tells no service. */
const companies = new Set([
  'google',
  'google ireland',
  'google inc',
  'google llc',
  'microsoft',
  'amazon',
  'amazon europe',
  'apple',
  'yandex',
]);

/** What makes another thing of a name it begins with: a bank, a fashion house, a ruling on somebody. */
const otherThings: ReadonlyMap<string, RegExp> = new Map([
  ['gls', /^[- ]?(?:(?:gemeinschafts|bio)?bank|treuhand|crowd|kreditkarte|(?:giro)?konto)/iu],
  ['hermes', /^[- ]?(?:(?:export)?kredit|bürgschaft|deckung|paris|agentur)/iu],
  ['schufa', /^[- ](?:urteil|entscheidung|beschluss|rechtsprechung|selbstauskunft|ruling|judgment)/iu],
  ['crif', /^[- ](?:urteil|entscheidung|ruling)/iu],
  ['zoom', /^-?(?:stufen?|faktor|funktion|level|taste|objektiv|effekt)/iu],
  ['ups', /^[- ]?(?:anlage|batterie|system|batter(?:y|ies)|power)/iu],
]);

/** Makers of legal texts, named below each text they wrote. */
const textMakers = new Set([
  'erecht24',
  'adsimple',
  'datareporter',
  'legalweb.io',
  'iubenda',
  'termly',
  'termsfeed',
  'freeprivacypolicy',
  'trusted shops',
  'händlerbund',
  'anwalt.de',
  'usercentrics',
  'onetrust',
]);

/** How much a name by itself tells: `service`, `brand` (something of theirs must be built in), `company` (nothing), `ordinary` word. */
export type NameKind = 'service' | 'ordinary' | 'brand' | 'company';

const kinds = new Map<string, NameKind>();

/** What kind of name a spelling of the catalogue is. */
export function nameKind(spelling: string): NameKind {
  let kind = kinds.get(spelling);
  if (!kind) {
    kind = kindOf(spelling);
    kinds.set(spelling, kind);
  }
  return kind;
}

function kindOf(spelling: string): NameKind {
  if (ordinary.has(spelling)) return 'ordinary';
  const lower = spelling.toLowerCase();
  return brands.has(lower) ? 'brand' : companies.has(lower) ? 'company' : 'service';
}

/** Whether a name that is an ordinary word as well needs no further sign that the service is meant. */
export function isMostlyName(spelling: string): boolean {
  return mostlyNames.has(spelling);
}

/** Whether somebody of this name writes legal texts for others. */
export function writesLegalTexts(spelling: string): boolean {
  return textMakers.has(spelling.toLowerCase());
}

/**
 * Whether a passage is a permissible spelling of the name: common words and short abbreviations are told by their capitals, and what
 * follows must not make another thing of it ("GLS Bank").
 */
export function isSpelling(spelling: string, written: string, genitive: boolean, after: string): boolean {
  if (otherThings.get(spelling.toLowerCase())?.test(after)) return false;
  // "bing-ads-enabled", "cookieyes-consent": the name of a cookie or a setting, which tells nobody of the service.
  if (/^[-_][a-z\d]/.test(after) && /\p{Lu}/u.test(spelling) && !/\p{Lu}/u.test(written) && identifier.test(after)) return false;
  if (ordinary.has(spelling)) return written === spelling && !genitive;
  // "AWS", "OSM", "3Q": as they are.
  if (spelling.length <= 4 && spelling === spelling.toUpperCase()) return written === spelling;
  if (genitive && spelling.length < 4) return false;
  if (capitalised.has(spelling) && /\p{Ll}\p{Lu}/u.test(spelling)) return written === spelling && !genitive;
  if (capitalised.has(spelling)) return !genitive && /^\p{Lu}/u.test(written) && initials(written) >= Math.min(2, initials(spelling));
  return true;
}

function initials(text: string): number {
  return text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
}
