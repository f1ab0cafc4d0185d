import { nameMark } from './negation.ts';
import { namesOnly } from './service-headings.ts';

/** What a line of a notice says about the names in it before its own words are read. */
export type LineMode = 'used' | 'denied' | 'aside' | null;

/** One line of a notice; positions are those of the text. */
export interface NoticeLine {
  start: number;
  end: number;
  heading: boolean;
  /** Said by the heading or introduction above it. */
  mode: LineMode;
}

const bullet = /^\s*(?:[-–•·*▪◦‣✓✔❌✗x]\s|\d{1,2}[.)]\s|\([a-z\d]{1,2}\)\s)/u;
const openEnd =
  /(?:,|(?<![a-zß-ɏ])(?:und|oder|sowie|der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|keinen|von|vom|mit|auf|für|zu|zum|zur|im|in|wir|nicht|bei|durch|and|or|the|a|of|with|for|to|no|not|we|use))\s*$/iu;

/**
 * Makes one line of what a PDF or a narrow column broke in several: a hyphenated word, a line that cannot end there. Line breaks
 * become spaces; apart from mended words nothing moves.
 */
export function joinLines(text: string): string {
  const mended = text.replace(/(\p{Ll})-\n(?!(?:und|oder|bzw|and|or)(?!\p{L}))(?=\p{Ll})/gu, '$1');
  const lines = mended.split('\n');
  const [first = '', ...rest] = lines;
  const parts = [first];
  let previous = first;
  const isProse = proseLines(lines);
  for (const [index, line] of rest.entries()) {
    const goesOn = line !== '' && previous !== '' && !bullet.test(line) && continues(previous, line, isProse[index + 1]!);
    parts.push(goesOn ? ' ' : '\n', line);
    previous = goesOn ? `${previous.slice(-160)} ${line}` : line;
  }
  return parts.join('');
}

/** Which lines stand in a block that ends a sentence at or below them; the rows of a table do not. */
function proseLines(lines: readonly string[]): boolean[] {
  const isProse: boolean[] = [];
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]!;
    isProse[index] = line.trim() !== '' && (/[.!?:;]["“”)]?\s?$/.test(line.slice(-3)) || (isProse[index + 1] ?? false));
  }
  return isProse;
}

function continues(previous: string, line: string, isProse: boolean): boolean {
  if (/[.:!?;]\s?$/.test(previous.slice(-2))) return false;
  const { length } = previous;
  return /^\s?\p{Ll}/u.test(line) || openEnd.test(previous.slice(-20)) || (isProse && length >= 60 && length <= 160 && line.length > 25);
}

/** "Welche Dienste nutzen wir nicht?" heads the answer below it. */
const question =
  /^(?:\d{1,2}[.)] )?(?:welche[a-zß-ɏ]{0,2}|was|wo|wer|wie|warum|wozu|which|what|where|who|how|why)(?![a-zß-ɏ])[^.!?:;]{3,80}\?$/iu;

/** A heading says what its section is about: no end of sentence, few words. */
export function isHeading(line: string): boolean {
  const plain = line.trim();
  return (
    plain.length > 0 &&
    plain.length <= 90 &&
    (!/[.!?;,:]$/.test(plain) || question.test(plain)) &&
    plain.split(/\s+/).length <= 11 &&
    /\p{L}/u.test(plain)
  );
}

const presence =
  /(?:social[- ]?media|soziale[nr]?[- ](?:medien|netzwerke[n]?)|online)[- ]?(?:auftritt|präsenz|profil|kan[aä]l|seite|account|presence)|fanpage|auftritt[a-zß-ɏ]* (?:in|auf|bei) |unsere (?:social[- ]media[- ])?(?:profile|kanäle|auftritte|seiten)|präsenz[a-zß-ɏ]* in |our (?:social media )?(?:profiles|pages|channels|presence)|(?:netzwerken?|plattformen|medien|kanälen) (?:vertreten|aktiv|finden|präsent)/iu;
const linking =
  /^[\W\d]*(?:externe |weiterführende |nützliche |hinweise? zu )*(?:links?|verlinkung[a-zß-ɏ]*|hyperlinks?)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:links?|verlinken|verlinkung[a-zß-ɏ]*|verlinkt)(?![a-zß-ɏ])[^.!?]{0,60}:?\s*$/iu;
/** Links that earn money belong to a network, which is in use. */
const paidLinks = /affiliate|(?:partner|werbe|provisions)-?links?|sponsored|gesponsert/iu;
const optingOut = /opt-?out|widerspruchsmöglichkeit|deaktivier|widerspruch gegen|browser-?(?:add-?on|plug-?in)|how to (?:disable|object)/iu;
/** A right of visitors by its name says nothing about the services below it. */
const right =
  /^[^a-zß-ɏ]{0,12}(?:(?:das|ihr|ein|the|your) )?(?:recht(?:,| (?:auf|zu|zur|zum)(?![a-zß-ɏ]))|widerspruchsrecht|widerrufsrecht|right (?:to|of)(?![a-z])|widerspruch gegen (?:[a-zß-ɏ]+ ){0,4}(?:(?:daten)?verarbeitung|direktwerbung|werbe-?(?:e-?)?mails))/iu;
/** "Recht auf Widerspruch gegen das Tracking durch folgende Dienste": a right that leads to services. */
const rightAgainstTools = /dienst|anbieter|cookie|tracking|tool|analyse|statistik|opt-?out|service|provider/iu;
const denying =
  /(?<![a-zß-ɏ])(?:(?:weggelassen|ausgelassen|rausgelassen|vermieden|verbannt|abgeschafft|rausgeworfen|entfernt|abgelehnt)(?: haben| wurden?| ist| sind)?:?$|nicht (?:mehr )?(?:dabei|vorhanden|eingesetzte?r?|verwendete?r?|genutzte?r?|benutzte?r?|eingebundene?r?|ein|im einsatz|nutzen|verwenden|einsetzen|einbinden)|(?:verzichten|verzicht)(?: [a-zß-ɏ]+){0,6} auf|auf (?:[a-zß-ɏ]+ ){0,6}verzichten wir|keine(?:n|r|s)? (?:der |dieser |von )?(?:[a-zß-ɏ]+ ){0,4}(?:dienste?n?|tools?|tracker[a-zß-ɏ]*|werkzeuge|anbieter|plug-?ins?)|früher (?:eingesetzte?|verwendete?|genutzte?)|ehemalige|(?:welche|was|which|what)[^?]{0,40} (?:nicht|not)(?: [a-zß-ɏ]+){0,2}\?|auf (?:die|welche) (?:wir|ich)(?: [a-zß-ɏ]+){0,3} verzichten?|(?:hier|seite|website) nicht finden|(?:abgeschaltete|ausgeschaltete|deaktivierte|entfernte|gekündigte|stillgelegte|abgelöste|inaktive|frühere|geplante|former|previous|planned|inactive)[rn]? (?:[a-zß-ɏ]*dienste?|tools?|anbieter|werkzeuge|programme|plug-?ins?|dienstleister|empfänger|auftragsverarbeiter|services|processors|providers)|(?:do not|don't|not) (?:use|used)|no longer (?:use|used|in use)|formerly used)(?![a-zß-ɏ])/iu;
const using =
  /(?<![a-zß-ɏ])(?:(?:folgende[a-zß-ɏ]?|nachstehende[a-zß-ɏ]?|diese) (?:[a-zß-ɏ]+ ){0,4}(?:ein|genutzt|verwendet|eingesetzt|eingebunden|zum einsatz)|(?:nutzen|verwenden|setzen|binden|laden)(?: [a-zß-ɏ]+){0,6} folgende[a-zß-ɏ]?|(?:we use|uses?)(?: [a-zß-ɏ]+){0,4} following|eingesetzte (?:dienste|tools|cookies)|(?:following|these)(?: [a-zß-ɏ]+){0,4} (?:are used|is used|in use))(?![a-zß-ɏ])/iu;

/** What a heading or the introduction of a list says about all that stands below it. */
export function modeOf(line: string): LineMode {
  if (denying.test(line) && !/einwillig|zustimm|consent|ohne ihre/i.test(line)) return 'denied';
  if (presence.test(line) || (linking.test(line) && !paidLinks.test(line))) return 'aside';
  if (optingOut.test(line)) return 'aside';
  return using.test(line) ? 'used' : null;
}

const linkEntry =
  /^(?:(?:an)?hören|abonnieren|listen|subscribe|folgen|folgt|follow|rss|impressum|imprint|datenschutz|privacy|agb|kontakt|contact|sitemap)(?![a-zß-ɏ])/iu;

/** "Hören: Spotify · Deezer · RSS", "YouTube | Impressum | AGB": a row of links without a sentence. */
function isLinkRow(line: string): boolean {
  if (line.length > 160) return false;
  const parts = line.split(/\s*[|·•:]\s*/).filter((part) => part !== '');
  return parts.length > 2 && parts.every((part) => part.length <= 30) && parts.some((part) => linkEntry.test(part));
}

/** The number of a section of its own: "5. Google Maps", "5 Google Maps"; "5.1 Google Maps" stands within one. */
function sectionNumber(line: string): number | null {
  const number = /^(\d{1,2})(?:[.)]\s?|\s)\p{L}/u.exec(line)?.[1];
  return number === undefined ? null : Number(number);
}

/** The lines of a joined text with what stands above them. `masked` gives a passage with the names of services marked. */
export function readLines(text: string, masked: (start: number, end: number) => string): NoticeLine[] {
  const lines: NoticeLine[] = [];
  let section: LineMode = null;
  let list: LineMode = null;
  let inList = false;
  let start = 0;
  let blank = false;
  let underHeading = false;
  let lastNumber: number | null = null;
  /** The number of the section after the one in which something was said of what stands below; null once another number came. */
  let nextNumber: number | null = null;
  const written = text.split('\n');
  for (const [index, line] of written.entries()) {
    const end = start + line.length;
    const plain = line.trim();
    if (plain === '') {
      blank = true;
      start = end + 1;
      continue;
    }
    if (list !== null && inList && (blank || plain.length > 240 || (/[.!?]$/.test(plain) && plain.length > 100))) list = null;
    const introduces = /:$/.test(plain);
    const number = sectionNumber(plain);
    if (number !== null) {
      lastNumber = number;
      if (number === nextNumber) section = list = null;
      nextNumber = null;
    }
    const before: LineMode = list ?? section;
    const heading = isHeading(plain) && !bullet.test(plain.replace(/^\d{1,2}[.)]\s/, ''));
    if (introduces) {
      list = modeOf(plain.slice(-300));
      inList = false;
      lines.push({ start, end, heading: false, mode: section });
    } else {
      // The head of a table right below its title opens no section.
      const isTableHead = section !== null && underHeading && !blank && (written[index + 1] ?? '') !== '';
      if (heading && list === null && !isTableHead) section = sectionMode(plain, masked(start, end), section);
      else if (list !== null) inList = true;
      lines.push({ start, end, heading: heading && list === null, mode: isLinkRow(plain) ? 'aside' : (list ?? section) });
    }
    if ((list ?? section) !== before) nextNumber = lastNumber === null ? null : lastNumber + 1;
    underHeading = heading && !introduces;
    blank = false;
    start = end + 1;
  }
  return lines;
}

/** A heading that merely speaks of using promises nothing about each name below; one that denies a name speaks of that alone. */
function sectionMode(plain: string, masked: string, before: LineMode): LineMode {
  if (namesOnly(masked)) return before;
  if (right.test(plain) && !masked.includes(nameMark) && !rightAgainstTools.test(plain)) return null;
  const mode = modeOf(plain);
  return mode === 'used' || (mode === 'denied' && masked.includes(nameMark)) ? null : mode;
}
