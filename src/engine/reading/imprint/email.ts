import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import { percentDecoded } from '#knowledge/percent-decoded.ts';
import type { OwnLink } from './own-links.ts';
import type { ImprintLine } from './passages.ts';

const open = '[\\[({<|«_*~/=#"\'„“”‚‘’-]{1,2}';
const close = '[\\])}>|»_*~/=#"\'“”‘’-]{1,2}';
/** `(at)`, `[ät]`, `-at-`, `{klammeraffe}` */
const bracketedAt = new RegExp(
  ` ?${open} ?(?:[aäe@＠]{1,2}[dt]{0,3}(?:[- ](?:zeichen|sign))?|a t|klammeraffe|klammeräffchen|affenschwanz|affe|bei) ?${close} ?`,
  'giu',
);
/** `(dot)`, `[punkt]` */
const bracketedDot = new RegExp(` ?${open} ?(?:dot|punkt|pkt|point|\\.) ?${close} ?`, 'giu');
const spelledAt = /(?<=[a-z\dß-ɏ]) (?:at|ät|aet|klammeraffe) (?=[a-z\dß-ɏ])/giu;
const spelledDot = /(?<=[a-z\dß-ɏ]) (?:dot|punkt) (?=[a-z\dß-ɏ])/giu;
/** Spaces within an address: around the sign, before a dot, before a well-known ending. */
const spacedAt = /(?<=[\p{L}\p{N}]) ?[@＠] ?(?=[\p{L}\p{N}])/gu;
const spacedDot = /(?<=[a-z\dß-ɏ])(?: \. ?|\. (?=(?:de|com|net|org|eu|info|at|ch|io)(?![a-z\dß-ɏ]))| \.(?=[a-zß-ɏ]))/giu;

const address =
  /(?<![a-zß-ɏ\d._%+-])([a-z\dß-ɏ][a-zß-ɏ\d._%+'-]{0,63})@((?:[a-z\dß-ɏ](?:[a-zß-ɏ\d-]{0,61}[a-z\dß-ɏ])?\.){1,5}(?:[a-z]{2,24}|xn--[a-z0-9-]{2,30}))(?![a-z\dß-ɏ]|-[a-zß-ɏ])/giu;
/** `infoATfirma.de` */
const gluedAt = /(?<=(?<![\p{L}\p{N}._%+-])[a-z0-9][a-z0-9._-]{1,63})AT(?=[a-z0-9-]{2,62}\.[a-z]{2,10}(?![\p{L}\p{N}]))/gu;
const reversed = /(?<![a-z\dß-ɏ])(ed|moc|ten|gro|ue|ofni|ta|hc|zib|oi|elpmaxe)\.([a-zß-ɏ\d.-]{2,60})@([a-zß-ɏ\d._-]{1,60})/giu;
const mailLabel = /(?<![a-zß-ɏ])e-?mail|(?<![a-zß-ɏ])mail(?![a-zß-ɏ])|kontakt|contact|✉|elektronische post/iu;
const words = new Set(['us', 'me', 'sie', 'uns', 'look', 'available', 'found', 'located', 'office', 'online', 'website', 'web', 'www']);
/** Addresses of arbitration boards, authorities for data protection and photo agencies: never the provider's own. */
const foreignHost =
  /(?:^|\.)(?:verbraucher-schlichter\.de|ec\.europa\.eu|schlichtungsstelle[\w-]*\.\w+|universalschlichtungsstelle\.de|s-d-r\.org|datenschutz(?:zentrum)?[\w-]*\.(?:de|bayern\.de|rlp\.de)|example\.(?:com|org))$/i;

/** E-mail addresses in one line, disguises undone, in lower case. */
export function emailsIn(line: string): string[] {
  const text = decodeEntities(line.slice(0, 1_000));
  // Read from the back, ".ed" cannot be a name: only then is the order of letters reversed.
  const mirrored = [...text.matchAll(reversed)].map(([whole]) => mirror(whole).toLowerCase());
  return mirrored.length > 0 ? mirrored : addressesIn(undisguise(text));
}

/** `info (at) firma (punkt) de` as `info@firma.de`. Plain words mean a sign only where nothing else makes sense. */
function undisguise(text: string): string {
  const signed = text.replace(bracketedAt, '@').replace(gluedAt, '@').replace(spacedAt, '@');
  const isSpelled = !signed.includes('@') && / (?:at|ät|aet|klammeraffe) /iu.test(signed);
  if (!signed.includes('@') && !isSpelled) return signed;
  const dotted = signed.replace(bracketedDot, '.').replace(spacedDot, '.');
  const plain = dotted.replace(spelledDot, '.');
  if (!isSpelled) return plain;
  const mailed = plain.replace(spelledAt, '@');
  const isAlone = /^\S+@\S+$/.test(mailed.trim());
  const [found] = addressesIn(mailed);
  const user = found?.split('@')[0];
  return found && !words.has(user!) && (plain !== dotted || dotted !== signed || isAlone || mailLabel.test(text)) ? mailed : text;
}

function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [whole, , host] of text.matchAll(address)) {
    const value = whole.toLowerCase().replace(/^'/, '');
    if (/\.(?:png|jpe?g|gif|svg|webp|js|css|html?|php)$/.test(value) || /@www\./.test(value) || foreignHost.test(host!)) continue;
    found.add(value);
  }
  return [...found];
}

/** Decodes an address that Cloudflare hid: the first byte is the key of all others. */
export function decodeProtected(href: string): string | null {
  const hex = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{6,400})/i.exec(href)?.[1];
  if (!hex) return null;
  const bytes = hex.match(/../g)!.map((byte) => Number.parseInt(byte, 16));
  const plain = String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ bytes[0]!));
  return emailsIn(plain)[0] ?? null;
}

/** The address a link writes to, or null. */
export function linkedEmail(href: string): string | null {
  if (!/^mailto:/i.test(href)) return decodeProtected(href);
  const address = percentDecoded(href.slice(7).split('?')[0]!);
  return emailsIn(address)[0] ?? null;
}

const brokenOff = /(?:@|\(at\)|\[at\])\s*$/iu;
const goesOn = /^(?:@|\(at\)|\[at\])/iu;
/** Words for whoever else an imprint has to do with. */
const others =
  /agentur|webmaster|techni[a-zß-ɏ]+|presse|bilder|fotos?(?![a-zß-ɏ])|fotograf|erstellt|realisier|umsetzung|gestaltung|design|hosting|support|baukasten|kanzlei|rechtsanw|schlicht|beschwerde|behörde|beauftragte|sparkasse|bank(?![a-zß-ɏ])|versicherung/iu;

/** E-mail addresses of the provider: in its own lines and behind its own links. */
export function readEmails(own: readonly ImprintLine[], links: readonly OwnLink[]): ImprintElement[] {
  const found = new Map<string, string>();
  for (const [index, { text }] of own.entries()) {
    const next = own[index + 1];
    // A label on one line, a broken address over two.
    const addresses = emailsIn(text);
    for (const address of addresses) if (!found.has(address) && !isOfOthers(address, text, found)) found.set(address, text);
    if (addresses.length === 0 && next && !next.afterGap && (brokenOff.test(text) || goesOn.test(next.text))) {
      const whole = `${text}${next.text}${brokenOff.test(next.text) ? (own[index + 2]?.text ?? '') : ''}`;
      for (const address of emailsIn(whole)) if (!found.has(address)) found.set(address, whole);
    }
  }
  for (const { href, quote } of links) {
    const address = linkedEmail(href);
    if (address !== null && !found.has(address) && !isOfOthers(address, quote, found)) found.set(address, quote || address);
  }
  return [...found].map(([value, quote]) => ({ kind: 'email', value, quote: quote.slice(0, 200) }));
}

/** Whether a further address on another host belongs to somebody the line speaks of. */
function isOfOthers(address: string, line: string, found: ReadonlyMap<string, string>): boolean {
  const host = address.split('@')[1];
  const hosts = [...found.keys()].map((known) => known.split('@')[1]);
  return hosts.length > 0 && !hosts.includes(host) && others.test(line);
}

function mirror(text: string): string {
  return [...text].reverse().join('');
}

const entities: Record<string, string> = { commat: '@', period: '.', nbsp: ' ', amp: '&', lowbar: '_', hyphen: '-' };

function decodeEntities(text: string): string {
  return text
    .replace(/&#(x[0-9a-f]{1,4}|\d{1,5});/gi, (_, code: string) =>
      String.fromCodePoint(code.startsWith('x') || code.startsWith('X') ? Number.parseInt(code.slice(1), 16) : Number(code)),
    )
    .replace(/&(commat|period|nbsp|amp|lowbar|hyphen);/gi, (_, name: string) => entities[name.toLowerCase()]!);
}
