import type { LegalPageFact } from '#checks/facts/pages.ts';
import { isMenuEntry } from './furniture.ts';
import type { PageText } from './page-text.ts';

type LegalKind = LegalPageFact['kind'];

const names: Record<LegalKind, string> = {
  imprint:
    'impressum|imprint|(?:angaben|informationen) zum (?:diensteanbieter|anbieter|betreiber)|anbieterkennzeichnung|anbieterangaben|pflichtangaben|legal notice|legal disclosure|site notice|legal information|rechtliche (?:hinweise|angaben)|impressum und (?:rechtliche hinweise|anbieterkennzeichnung|haftungsausschluss)',
  privacy:
    'daten-?schutz(?:erklärung(?:en)?|hinweise?|bestimmungen|information(?:en)?|richtlinien?|policy|mitteilung)?|(?:(?:patienten|mandanten|kunden|bewerber|mitglieder|gäste|teilnehmer|eltern)-?)?(?:hinweise?|information(?:en)?|erklärung|unterrichtung|merkblatt) (?:zum|zur|über (?:den|die)) (?:datenschutz|datenverarbeitung|verarbeitung[^\\n]{0,60})|informationspflichten[^\\n]{0,60}|(?:pflicht)?informationen (?:nach|gemäß|gem\\.|laut) art(?:ikel|\\.)? ?1[234](?![0-9])[^\\n]{0,60}|schutz (?:ihrer|personenbezogener) daten|privacy(?: (?:policy|notice|statement|information))?|data (?:protection|privacy)(?: (?:policy|notice|statement|declaration|information))?',
  terms:
    'agbs?|allgemeine[nr]? (?:geschäfts|verkaufs|liefer|miet|nutzungs|teilnahme|vertrags|reise|einkaufs|auftrags)bedingungen|(?:nutzungs|geschäfts|teilnahme|miet|reise|bestell|buchungs|ticket|verkaufs|vertrags|auftrags)bedingungen|terms(?: (?:and|&) conditions| of (?:use|service|sale))?|general terms(?: and conditions)?',
  cancellation:
    '(?:ihr|das|dein) recht,? [^\\n]{0,40}(?:zu )?widerrufen|widerruf(?:s(?:belehrung|recht|formular))?|widerrufsbelehrung (?:und|&) (?:muster-?)?widerrufsformular|rücktritts(?:belehrung|recht|formular)|right of withdrawal|cancell?ation (?:policy|right)|withdrawal policy',
};
/** What titles add to the name: whose it is, what it rests on. */
const tail =
  '(?: ?(?:der|des|von|unsere[rs]|dieser|für|gemäß|gem\\.|laut|nach|zur?|zum|of|for|according|pursuant|\\(|stand|dieser|unserer|auf|im|mit)(?![a-zäöüß])[^\\n?!]*)?';
const each = <T>(make: (source: string) => T) =>
  Object.fromEntries(Object.entries(names).map(([kind, source]) => [kind, make(source)])) as Record<LegalKind, T>;
const whole = each((source) => new RegExp(`^(?:unsere? |our )?(?:${source})${tail}$`, 'i'));
const begins = each((source) => new RegExp(`^[\\s\\d.)§:•–—|>»#*-]{0,8}(?:${source})(?![a-zäöüß])`, 'i'));
const kinds = Object.keys(names) as LegalKind[];
/** What stands beside the name in headings like "Impressum & Kontakt". */
const company =
  /^(?:kontakt|contact|erstinformation(?:en)?|transparenz(?:erklärung|hinweise?)?|haftungsausschluss|disclaimer|cookies?(?:-richtlinie)?|(?:verbraucher|kunden)informationen?|nutzungshinweise|informationspflichten|(?:muster-?)?widerrufsformular|rechtliches|urheberrecht)(?: [^\n?!]*)?$/i;
const statute =
  /^[\s\d.)]{0,6}\(?(?:angaben|informationen|information)(?: zum anbieter)? (?:gemäß|gem\.|nach|laut|according|pursuant|in accordance)[^\n]*(?:§|section|ddg|tmg|digitale-dienste)/i;
/** "Impressum: Erika Beispiel, Lindenweg 4a, …" on one line. */
const inline = /^(?:impressum|imprint|anbieterkennzeichnung|legal notice)\s?[:–—|·-]\s?[^\n?]{30,}$/i;
const crumbs =
  /(?:start(?:seite)?|home|sie sind hier|you are here)\s?(?:[:>»/›|→-]{1,2}\s?){1,2}(?:[^\n>»/›|→]{1,30}[>»/›|→]\s?){0,2}([^\n>»/›|→]{3,60})$/i;

/** Pages with a name of their own that hold an address as well. */
const elsewhere =
  /^[\s\d.–-]*(?:erklärung zur barrierefreiheit|barrierefreiheit(?:serklärung)?|accessibility statement|hinweisgeber[a-zß-ɏ]*|über uns|about us|wir über uns|unser team|das team|presse(?:kontakt|mitteilung[a-zß-ɏ]*)?|pressemitteilung|cookie-?(?:richtlinie|policy)|(?:zahlung|versand|lieferung)(?: (?:und|&) (?:zahlung|versand|lieferung|zahlungsarten))?|mediadaten|standorte?|filialen|ansprechpartner(?:in|innen)?|datenschutzbeauftragte[rn]?|unser datenschutzbeauftragter|häufige fragen|faq|spenden|mitglied werden)(?![a-zß-ɏ])/iu;

/** Whether a line is, or begins with, the name of a privacy notice. */
export function beginsNotice(line: string): boolean {
  return line.length < 120 && (begins.privacy.test(line) || whole.privacy.test(line.trim()));
}

/** Where a text is called a legal page by title, heading or crumb trail. */
export interface Designations {
  /** The whole page is called so, by its title or first heading. */
  page: ReadonlySet<LegalKind>;
  /** By its title or first heading it is a page of another kind. */
  elsewhere: boolean;
  /** Where in the text a heading of this kind has its section, as positions. */
  sections: Readonly<Record<LegalKind, readonly number[]>>;
}

/** What a page calls itself, and where. A line that only belongs to a menu is no heading. */
export function designationsOf(text: string, { title, headings, links }: Pick<PageText, 'title' | 'headings' | 'links'>): Designations {
  const page = new Set<LegalKind>();
  const sections: Record<LegalKind, number[]> = { imprint: [], privacy: [], terms: [], cancellation: [] };
  for (const piece of title.split(/\s[|–—·•»>-]\s|\s?\|\s?/)) for (const kind of namedBy(piece)) page.add(kind);
  const first = headings
    .map((heading) => heading.trim())
    .filter((heading) => heading !== '')
    .slice(0, 3);
  for (const heading of first) for (const kind of namedBy(heading)) page.add(kind);

  const lines = text.split('\n');
  const entries = menuEntriesOnly(lines, links, headings);
  let isElsewhere = elsewhere.test(title.trim()) || elsewhere.test(first[0] ?? '');
  let position = 0;
  let content = 0;
  for (const [index, line] of lines.entries()) {
    const plain = line.trim();
    if (plain.length > 0 && plain.length <= 400) {
      if (content < 60 && elsewhere.test(plain) && hasSection(lines, index)) isElsewhere = true;
      const crumb = crumbs.exec(plain)?.[1];
      const called = new Set([...(entries.has(plain.toLowerCase()) ? [] : namedBy(plain)), ...(crumb === undefined ? [] : namedBy(crumb))]);
      if (statute.test(plain) || inline.test(plain)) called.add('imprint');
      if (called.size > 0 && (inline.test(plain) || (hasSection(lines, index) && !leadsIntoOther(called, lines, index)))) {
        for (const kind of called) {
          sections[kind].push(position);
          // A clause that is called so names no page.
          if (content < 250 && !/^\W*(?:§ ?\d|[2-9]\d?[.)])/u.test(plain)) page.add(kind);
        }
      }
    }
    if (!isMenuEntry(line)) content += line.length;
    position += line.length + 1;
  }
  // Text of a file has no lines to speak of; a notice of one line begins with its name.
  const beginning = text.trimStart().slice(0, 300);
  for (const kind of kinds) {
    if (begins[kind].test(beginning) && !/^[^\n]{0,80}\?/.test(beginning) && hasText(beginning)) {
      page.add(kind);
      if (sections[kind].length === 0) sections[kind].push(0);
    }
  }
  return { page, elsewhere: isElsewhere, sections };
}

/** Kinds of legal page that a heading names, if it says nothing else. */
function namedBy(heading: string): LegalKind[] {
  const plain = heading
    .replace(/^[\s\d.)§:•–—|>»#*-]+|[\s:.–-]+$/g, '')
    // Cells and anchors repeat the name of the page.
    .replace(/^(.{4,40}) \1$/i, '$1');
  if (plain === '' || plain.length > 160) return [];
  const found = kinds.filter((kind) => whole[kind].test(plain));
  if (found.length > 0) return found;
  // "Wer wir sind (Impressum)".
  const bracketed = /^[^(]{3,80}\(([^()]{4,40})\)$/.exec(plain)?.[1];
  if (bracketed !== undefined) return kinds.filter((kind) => whole[kind].test(bracketed));
  const parts = plain.split(/\s?(?:,|&|\/|\+)\s?|\s(?:und|and|sowie|[|–—-])\s/i).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 5) return [];
  const named = parts.map((part) => kinds.filter((kind) => whole[kind].test(part)));
  return parts.every((part, index) => named[index]!.length > 0 || company.test(part)) ? named.flat() : [];
}

/** Lines that occur no more often than a link in menu or footer that is called the same. */
function menuEntriesOnly(lines: readonly string[], links: PageText['links'], headings: readonly string[]): Set<string> {
  const count = (texts: Iterable<string>) => {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
  };
  const plain = (text: string) => text.trim().toLowerCase();
  const shown = count(lines.filter((line) => line.length <= 60).map(plain));
  const linked = count(links.filter(({ area, visible }) => visible && area !== 'body').map(({ text }) => plain(text)));
  const titles = new Set(headings.map(plain));
  return new Set([...linked].filter(([text, times]) => !titles.has(text) && (shown.get(text) ?? 0) <= times).map(([text]) => text));
}

/** The last entry of a menu, right above the heading of a page of another kind. */
function leadsIntoOther(called: ReadonlySet<LegalKind>, lines: readonly string[], index: number): boolean {
  const next = namedBy(
    lines
      .slice(index + 1)
      .find((line) => line.trim() !== '')
      ?.trim() ?? '',
  );
  return next.length > 0 && !next.some((kind) => called.has(kind));
}

/** Below a heading stands text, not the next entry of a menu. */
function hasSection(lines: readonly string[], index: number): boolean {
  for (const line of lines.slice(index + 1, index + 5)) {
    if (line.trim() === '') continue;
    return !isMenuEntry(line) || /kontakt|contact/i.test(line);
  }
  return false;
}

/** "Impressum: Muster GmbH, …": the name is followed by what it announces. */
function hasText(beginning: string): boolean {
  return beginning.length > 60 && !isMenuEntry(beginning.split('\n')[1] ?? 'text');
}
