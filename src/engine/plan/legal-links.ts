import type { LinkEvidence } from '#evidence/pages.ts';

/** Legal pages the scanner looks for. */
export type LegalKind = 'imprint' | 'privacy' | 'terms' | 'cancellation';

/** Words end at anything that is no letter: `\b` knows no umlauts. */
const word = (source: string) => new RegExp(`(?<![a-z\\dß-ɏ])(?:${source})(?![a-z\\dß-ɏ])`, 'iu');

const texts: Record<LegalKind, RegExp> = {
  imprint: word('impressum|anbieterkennzeichnung|imprint|legal notice|legal disclosure|site notice|mentions légales'),
  privacy: word(
    'datenschutz(?:erklärung|erklaerung|hinweise?|bestimmungen|informationen|information|richtlinie|verordnung)?|privatsphäre|privacy(?: policy| notice| statement)?|data (?:protection|privacy)(?: policy| notice)?',
  ),
  terms: word(
    'agb|agbs|allgemeine[nr]? (?:geschäfts|verkaufs|liefer|miet|nutzungs)bedingungen|geschäftsbedingungen|(?:nutzungs|miet|reise|bestell|buchungs|ticket|verkaufs|vertrags|auftrags)bedingungen|terms(?: (?:and|&) conditions| of (?:use|service|sale))?|gtc',
  ),
  cancellation: word(
    'widerrufsbelehrung|widerrufsrecht|rücktritts(?:belehrung|recht|formular)|widerruf|right of withdrawal|withdrawal|cancellation (?:policy|right)',
  ),
};

const addresses: Record<LegalKind, RegExp> = {
  imprint: /(^|[/_-])(impressum|imprint|anbieterkennzeichnung|legal-?notice|site-?notice)([/_.?-]|$)/i,
  privacy: /(^|[/_-])(datenschutz[a-z]*|privacy([-_]?(policy|notice|statement))?|dsgvo|data-?protection|privatsphaere)([/_.?-]|$)/i,
  terms:
    /(^|[/_-])(agb|terms([-_](and[-_]conditions|of[-_](use|service)))?|(?:nutzungs|geschaefts|miet|reise|bestell|buchungs|ticket|verkaufs|vertrags|auftrags)bedingungen)([/_.?-]|$)/i,
  // The page of the withdrawal function is no instruction on withdrawal.
  cancellation: /(^|[/_-])(?<!vertr(?:a|ae|ä)ge?-(?:hier-)?)(widerruf[a-z]*|withdrawal|cancellation-?(policy|right)?)([/_.?-]|$)/i,
};

/** Controls of the consent banner carry the same words; they lead to no page. */
const settingsText = /einstellung|settings|präferenz|preferences|einwilligung|zustimmung|consent|cookie/i;

/** Kind of legal page a link leads to, by its text first and its address second; null for all other links. */
export function legalKindOfLink(link: Pick<LinkEvidence, 'text' | 'href'>): LegalKind | null {
  const { text } = link;
  if (text.length > 0 && text.length <= 80) {
    if (texts.imprint.test(text)) return 'imprint';
    if (texts.privacy.test(text) && !settingsText.test(text)) return 'privacy';
    if (texts.terms.test(text)) return 'terms';
    if (texts.cancellation.test(text)) return 'cancellation';
  }
  if (/^(#|javascript:|mailto:|tel:)/i.test(link.href)) return null;
  let path: string;
  try {
    const url = new URL(link.href);
    path = url.pathname + url.search + (/^#!?\//.test(url.hash) ? url.hash.replace(/^#!?/, '') : '');
  } catch {
    return null;
  }
  for (const kind of ['imprint', 'privacy', 'terms', 'cancellation'] as const) if (addresses[kind].test(path)) return kind;
  return null;
}

/** Words of the control of the withdrawal function. */
const withdraws = word(
  '(?:vertr[aä]ge?|kauf|bestellung|hier|jetzt)[^.]{0,30} widerrufen|widerruf(?: hier)? (?:erklären|absenden)|withdraw (?:here|from[^.]{0,30} contract)',
);

/** Whether a link leads to the withdrawal function: the instruction may stand on the same page, but a link that names it leads there more surely. */
export function leadsToWithdrawal({ text }: Pick<LinkEvidence, 'text'>): boolean {
  return withdraws.test(text);
}

/** Addresses worth a try when no link leads to a legal page. */
export const knownPaths: Record<'imprint' | 'privacy', readonly string[]> = {
  imprint: ['/impressum', '/impressum/', '/impressum.html', '/impressum.php', '/imprint', '/legal-notice', '/anbieterkennzeichnung'],
  privacy: [
    '/datenschutz',
    '/datenschutz/',
    '/datenschutz.html',
    '/datenschutzerklaerung',
    '/datenschutzerklaerung/',
    '/privacy',
    '/privacy-policy',
  ],
};
