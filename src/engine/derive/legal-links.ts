import type { LegalPageFact } from '#checks/facts/pages.ts';
import { isDeadHref } from '#checks/shared/site/dead-href.ts';
import type { LinkEvidence } from '#evidence/pages.ts';
import { percentDecoded } from '#knowledge/percent-decoded.ts';
import { parseAddress } from './addresses.ts';

/** Kinds of legal pages. */
export type LegalKind = LegalPageFact['kind'];

const before = '(?<![a-z\\dß-ɏ])';
const after = '(?![a-z\\dß-ɏ])';
const word = (source: string) => new RegExp(`${before}(?:${source})${after}`, 'iu');

/** Chapter 2.1 of the legal catalogue, with boundaries that know umlauts. */
const textPatterns: Record<LegalKind, RegExp> = {
  imprint: word(
    'impressum|impress|anbieterkennzeichnung|rechtliche (?:hinweise|angaben|informationen)|pflichtangaben|imprint|legal (?:notice|disclosure|information|details)|site notice|mentions légales|note legali|aviso legal',
  ),
  privacy: word(
    'datenschutz(?:erkl(?:ä|ae)rung(?:en)?|hinweise?n?|bestimmungen|informationen|information|infos?|richtlinien?|policy)?|privatsph(?:ä|ae)re|daten-?schutz|privacy(?: (?:policy|notice|statement))?|data (?:protection|privacy)(?: (?:policy|notice|statement|declaration))?|dsgvo|dse',
  ),
  terms: word(
    'agbs?|allgemeine[nr]? (?:gesch(?:ä|ae)fts|verkaufs|liefer|miet|nutzungs)bedingungen|nutzungsbedingungen|gesch(?:ä|ae)ftsbedingungen|(?:miet|reise|bestell|buchungs|ticket|verkaufs|vertrags|auftrags)bedingungen|terms(?: (?:and|&) conditions| of (?:use|service|sale))?|t&cs?|gtc',
  ),
  cancellation: word(
    'widerruf(?:s(?:belehrung|recht|formular|hinweise?))?|rücktritts(?:belehrung|recht|formular)|(?<=^\\W{0,3}|agb\\W{1,5}(?:und )?)rücktritt(?=\\W{0,3}(?:und )?(?:agb|$))|right of withdrawal|cancell?ation (?:policy|right)|withdrawal (?:policy|right)',
  ),
};
/** The same words name controls that are no legal pages: consent settings, withdrawal of consent or contract. */
const otherMeaning: Record<LegalKind, RegExp | null> = {
  imprint: null,
  privacy:
    /(datenschutz|privatsph(ä|ae)re|privacy|data protection|data privacy)[- ]?(einstellungen|pr(ä|ae)ferenzen|settings|preferences|cent(er|re)|options|choices|auswahl|manager|tools?)|datenschutz(beauftragte|siegel|kongress|schulung|beratung|seminar)|your privacy choices/i,
  terms: null,
  cancellation: /versicherung|einwilligung|zustimmung|cookie|consent|vertr(a|ä)ge? (hier )?widerrufen|newsletter/i,
};
const pathPatterns: Record<LegalKind, RegExp> = {
  imprint:
    /\/(impressum|imprint|impress|anbieterkennzeichnung|legal-?notice|legal-?disclosure|site-?notice|impressum-datenschutz)(?=[/._?#-]|$)/i,
  privacy:
    /\/(daten-?schutz[a-zäöü_-]{0,30}|privacy(-?policy|-?notice|-?statement)?|data-?(protection|privacy)[a-z-]{0,20}|dsgvo|impressum-datenschutz)(?=[/._?#-]|$)/i,
  terms:
    /\/(agbs?|allgemeine-geschaeftsbedingungen|nutzungsbedingungen|terms(-and-conditions|-of-(use|service|sale))?|tos|gtc)(?=[/._?#-]|$)/i,
  cancellation:
    /\/(widerruf(s(belehrung|recht|formular))?|ruecktritts(belehrung|recht|formular)|cancell?ation-(policy|right)|right-of-withdrawal|withdrawal-policy)(?=[/._?#-]|$)/i,
};

/** Whether the text of a link promises this legal page. */
export function isLegalText(kind: LegalKind, text: string): boolean {
  const plain = text
    .slice(0, 200)
    .normalize('NFC')
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ');
  // Legal links are short; a sentence that mentions data protection is no promise.
  return plain.length <= 90 && textPatterns[kind].test(plain) && !otherMeaning[kind]?.test(plain);
}

/** Whether an address promises this legal page, whatever the link is called. */
export function isLegalAddress(kind: LegalKind, href: string): boolean {
  const address = parseAddress(href);
  return address !== null && pathPatterns[kind].test(percentDecoded(address.path)) && !otherMeaning[kind]?.test(address.path);
}

/** Links of a page that promise a legal page, the most reliable first: visible, short, in footer or header. */
export function legalLinks(kind: LegalKind, links: readonly LinkEvidence[]): LinkEvidence[] {
  return links
    .filter((link) => isLegalText(kind, link.text))
    .map((link, index) => ({
      link,
      index,
      rank: (link.visible ? 0 : 4) + (isDeadHref(link.href) ? 2 : 0) + (link.text.length > 40 ? 1 : 0),
    }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ link }) => link);
}
