import type { ImprintSigns } from './imprint-signs.ts';
import type { OtherMatters } from './other-matters.ts';
import type { PageText } from './page-text.ts';
import type { PrivacySigns } from './privacy-signs.ts';

/** A heading that is nothing but the name of a notice; "Datenschutz-Team" and "Datenschutz am Fenster" are others. */
const name =
  /^\W*(?:(?:unsere?|hinweise?|informationen|erklärung) (?:(?:zum|zur|über den) )?)?(?:datenschutz(?:erklärung|hinweise?|bestimmungen|information(?:en)?|richtlinien?)?|privatsphäre|privacy(?: policy| notice| statement)?)\W*$/iu;
const sentence = /[^.!?\n]{30,}[.!](?=\s|$)/u;
const invitation = /[^.!?\n]{0,200}newsletter[^.!?\n]{0,200}[.!]?/giu;
/** What even the shortest notices say. */
const promised: readonly RegExp[] = [
  /schutz (?:ihrer|deiner|eurer|der) (?:[a-zß-ɏ]+ )?(?:daten|privatsphäre)|(?:ihre|deine) (?:[a-zß-ɏ]+ )?daten (?:sind|bleiben|behandeln)/iu,
  /(?:nur|ohne|soweit|kein[a-zß-ɏ]*|freiwillig[a-zß-ɏ]*)(?![a-zß-ɏ])[^.!?\n]{0,80}(?:erhoben|angabe|erfasst|gespeichert|verarbeitet|weitergegeben)(?![a-zß-ɏ])/iu,
  /(?:speicher|erheb|sammel|erfass)[a-zß-ɏ]*(?: [a-zß-ɏ]+){0,3} (?:nichts|keine[rn]?)(?![a-zß-ɏ])|nicht an dritte/iu,
  /kamera|videoüberwach/iu,
  /(?:datenübertragung|übertragung)[^.!?\n]{0,60}(?:sicherheitslücken|verschlüssel|ssl|tls)|(?:cookies?)(?![a-zß-ɏ])[^.!?\n]{0,80}(?:deaktivieren|ablehnen|löschen|verhindern)/iu,
];

/** A notice of a few sentences under its own name: poor, but what the site has to say on data. */
export function isPlainNotice(text: string, page: PageText, privacy: PrivacySigns, imprint: ImprintSigns, other: OtherMatters): boolean {
  if (text.length >= 900 || imprint.specific >= 2 || other.notFound || other.locked) return false;
  if (other.advice + other.jobs + other.statutes > 0 || other.consentSettings > 1 || !sentence.test(text.replace(invitation, '')))
    return false;
  const said = privacy.parts + privacy.topics + privacy.everyday + promised.filter((pattern) => pattern.test(text)).length;
  const names = [...page.title.split(/\s[|–—·•»>-]\s|\s?\|\s?/), ...page.headings.slice(0, 3), ...text.split('\n').slice(0, 2)];
  return said >= 2 && names.some((heading) => name.test(heading));
}
