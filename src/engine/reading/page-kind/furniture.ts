import type { PageText } from './page-text.ts';

/** Entries of menus and footers, the same on nearly every site. */
const menuEntry =
  /^[\s•|·>»›\-–+×✕☰]*(?:start(?:seite)?|home(?:page)?|aktuelles|news|blog|über uns|about(?: us)?|unternehmen|team|leistungen|services|produkte|products|shop|referenzen|galerie|gallery|preise|termine|karriere|jobs|kontakt|contact(?: us)?|anfahrt|impressum|imprint|legal notice|datenschutz(?:erklärung|hinweise?)?|privacy(?: policy| notice)?|agb|widerruf(?:srecht|sbelehrung)?|cookies?(?:[- ](?:einstellungen|richtlinie|settings|policy))?|sitemap|login|anmelden|registrieren|warenkorb|mein konto|suche?|search|menü?|menu|navigation|navigation überspringen|zum (?:haupt)?inhalt(?: springen)?|zur (?:haupt)?navigation(?: springen)?|skip to (?:main )?content|nach oben|back to top|zurück|weiter|schließen|close|drucken|teilen|newsletter|facebook|instagram|youtube|linkedin|xing|twitter|x|tiktok|pinterest|whatsapp|folgen sie uns|follow us|links|downloads?|presse|faq|hilfe|rechtliches|legal|de|en|deutsch|english|fr|barrierefreiheit(?:serklärung)?|mehr erfahren|öffnungszeiten|speisekarte|reservieren|wir über uns|angebote?|partner|verein|mitglied werden|spenden|schließen ×)[\s•|·>»›\-–+×✕]*$/iu;
const copyright = /^\s*(?:©|\(c\)|copyright)[^\n]{0,120}$|^[^\n]{0,100}(?:alle rechte vorbehalten|all rights reserved)\.?\s*$/iu;
const bannerControl =
  /^\s*(?:alle(?:s)? (?:cookies )?(?:akzeptieren|annehmen|zulassen|erlauben|ablehnen|auswählen|bestätigen)|akzeptieren|annehmen|ablehnen|zustimmen|einverstanden|verstanden|nur (?:notwendige|essenzielle|erforderliche|technisch notwendige)(?: cookies)?(?: akzeptieren| zulassen| erlauben)?|(?:cookie-?|individuelle |datenschutz-?)?(?:einstellungen|präferenzen)(?: (?:anpassen|ändern|verwalten|speichern|anzeigen))?|auswahl (?:speichern|bestätigen|erlauben|akzeptieren)|speichern|speichern & schließen|mehr (?:informationen|infos?|erfahren|anzeigen)|details(?: anzeigen| zeigen| einblenden)?|accept(?: all)?(?: cookies)?|allow all|reject(?: all)?|decline|deny|save(?: settings| preferences)?|manage (?:preferences|cookies|settings)|settings|ok|okay|show details|powered by [^\n]{1,40})\s*$/iu;
/** Groups of cookies: beside the buttons of a banner they belong to it, in a notice they are headings. */
const bannerGroup =
  /^\s*(?:(?:technisch )?notwendig(?:e cookies)?|essenziell|funktional|statistik(?:en)?|analyse|marketing|präferenzen|externe medien|komfort|necessary|statistics|preferences|essential|functional|analytics)\s*$/iu;
const bannerText = /cookies?|einwilligung|consent|tracking|privatsphäre|your privacy/iu;
const bannerTold =
  /(?:wir|diese (?:web)?(?:site|seite)|unsere (?:web)?(?:site|seite)|we|this (?:web)?site|our (?:web)?site)[^.!?\n]{0,60}(?:nutz|verwend|setz|benutz|use|store)[^.!?\n]{0,60}cookies?|cookies? (?:helfen|erleichtern|help)|wir (?:respektieren|schätzen) ihre privatsphäre|we value your privacy|mit der nutzung unserer dienste/iu;

/** The lines of a page that are its own matter: without menu, footer and cookie notice, as far as they can be told. */
export function withoutFurniture(text: string, page: Pick<PageText, 'links' | 'buttons'>): string {
  const entries = page.links
    .filter(({ area, text: entry }) => area !== 'body' && isEntry(entry))
    .map(({ text: entry }) => entry.trim())
    .sort((a, b) => b.length - a.length);
  const exact = new Set([...entries, ...page.buttons.map(({ text: label }) => label.trim()).filter(isEntry)]);
  const lines = text.split('\n');
  const labels = page.buttons.map(({ text: label }) => label.trim()).filter((label) => label.length > 1);
  const isRow = (line: string) => isButtonRow(line, labels);
  const banner = bannerLines(lines, (line) => bannerControl.test(line) || isRow(line), isRow);
  return lines
    .filter((line, index) => {
      const plain = line.trim();
      return (
        plain !== '' &&
        !banner.has(index) &&
        !exact.has(plain) &&
        !menuEntry.test(plain) &&
        !copyright.test(plain) &&
        !isMenuRow(plain, entries)
      );
    })
    .join('\n');
}

/** Whether a line is nothing but an entry of menu or footer. */
export function isMenuEntry(line: string): boolean {
  return menuEntry.test(line) || copyright.test(line);
}

/** Addresses and numbers in a footer are links as well, but statements. */
function isEntry(text: string): boolean {
  return text.trim().length > 0 && text.length <= 60 && !/@|\d{3}/.test(text);
}

/** A whole menu on one line: nothing is left without its entries. */
function isMenuRow(line: string, entries: readonly string[]): boolean {
  if (line.length > 300) return false;
  let rest = line;
  let removed = 0;
  for (const entry of entries.slice(0, 80)) {
    if (!rest.includes(entry)) continue;
    rest = rest.replace(entry, ' ');
    removed++;
  }
  const words = rest.split(/[\s|•·>»/–-]+/).filter((word) => /\p{L}/u.test(word));
  if (removed >= 2 && words.length === 0) return true;
  const parts = line.split(/\s*[|•·»›]\s*|\s{2,}/).filter((part) => part !== '');
  if (parts.length >= 3 && parts.every((part) => menuEntry.test(part))) return true;
  const single = line.split(/\s+/);
  return single.length >= 3 && single.length <= 14 && single.every((word) => menuEntry.test(word));
}

/** Buttons side by side, whose labels a text holds without a space between them. */
function isButtonRow(line: string, labels: readonly string[]): boolean {
  if (line.length > 200) return false;
  let rest = line;
  for (const label of labels.slice(0, 60)) rest = rest.replace(label, ' ');
  return rest.length < line.length && rest.trim() === '';
}

const groupReach = 6;

/** Lines of a cookie notice: its buttons, and what stands right above them and speaks of cookies. */
function bannerLines(lines: readonly string[], isControl: (line: string) => boolean, isRow: (line: string) => boolean): Set<number> {
  const found = new Set<number>();
  const pressed = lines.flatMap((line, index) => (isControl(line) ? [index] : []));
  const controls = lines.flatMap((line, index) =>
    isControl(line) || (bannerGroup.test(line) && pressed.some((control) => Math.abs(control - index) <= groupReach)) ? [index] : [],
  );
  // A row holds several of them, unless its one label is all there is.
  const isOne =
    controls.length === 0 || (controls.length === 1 && (bannerControl.test(lines[controls[0]!]!) || !isRow(lines[controls[0]!]!)));
  if (isOne) {
    lines.forEach((line, index) => {
      if (line.length < 400 && bannerTold.test(line) && controls.some((control) => Math.abs(control - index) <= 2)) found.add(index);
    });
    for (const control of controls) if (found.has(control - 1) || found.has(control - 2)) found.add(control);
    return found;
  }
  for (const control of controls) {
    found.add(control);
    for (let above = control - 1; above >= Math.max(0, control - 6); above--) {
      const line = lines[above]!;
      if (line.trim() === '' || (line.length < 900 && (bannerText.test(line) || isControl(line)))) found.add(above);
      else break;
    }
  }
  return found;
}
