import type { LegalPageFact } from '#checks/facts.ts';

/** What a text shows itself to be. */
export type LegalContent = LegalPageFact['contentKind'];

/** Below this many characters nothing is stated. */
export const emptyBelow = 150;
/** Lines of a page that its sister pages do not show: without menu, footer and cookie notice. */
export function ownLines(text: string, others: readonly ReadonlySet<string>[]): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !others.some((lines) => lines.has(line.trim())))
    .join('\n');
}

const imprintSigns: readonly RegExp[] = [
  // Name of the provider, by legal form or by its label.
  /(?<![\p{L}\p{N}])(GmbH|gGmbH|UG \(haftungsbeschr|KGaA|OHG|PartG|eGbR|GbR|e\. ?K\.|e\. ?V\.|eG|Inhaber(in)?:|Betreiber(in)?:|Anbieter(in)?:|Diensteanbieter|vertreten durch|Geschäftsführ(er|erin|ung):|Körperschaft des öffentlichen Rechts|Stiftung|Ltd\.?|Inc\.|B\.V\.|represented by|managing directors?:|owner:|operator:)(?![\p{L}\p{N}])/iu,
  // Postcode and town, after a street or on a line of its own.
  /(?:^|[\n,;|•·(]|\d ?[a-z]?) ?(?:D-?|DE-?|A-?|AT-?|CH-?)?\d{4,5} [A-ZÄÖÜ][\p{L}.-]{2,}/mu,
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]|\{at\}|\(ät\)|\[ät\]) ?[\w-]{1,63}(?: ?(?:\.|\(dot\)|\[dot\]|\(punkt\)|\[punkt\]) ?[a-zäöü-]{2,63})+/i,
  /§ ?5 ?(abs\. ?1 ?)?(DDG|TMG|Digitale-Dienste-Gesetz|Telemediengesetz)|§ ?55 ?(abs\. ?\d ?)?RStV|§ ?18 ?(abs\. ?\d ?)?MStV|legal disclosure|information (according to|pursuant to|in accordance with) (§|section) ?5/i,
  /(?<![\p{L}\p{N}])(HR ?[AB]|VR|PR|GnR|GsR) ?(Nr\.? ?)?[:.]? ?\d{1,7}|(handels|vereins|partnerschafts|genossenschafts|gesellschafts|stiftungs)register|registergericht|register(nummer|eintrag)|commercial register|company (registration )?(number|no)/iu,
  /(?<![\p{L}\p{N}])DE ?\d{3} ?\d{3} ?\d{3}(?!\d)|ATU\d{8}|umsatzsteuer-?(identifikations|id)|ust\.?-? ?id|wirtschafts-?id|VAT[ -](ID|number|no|registration)/iu,
];
/** Only an imprint says this of itself. */
const imprintWording =
  /(?<![\p{L}])(impressum|anbieterkennzeichnung|angaben gemäß|imprint|legal (notice|disclosure)|site notice|§ ?5 ?(abs\. ?1 ?)?(DDG|TMG)|information (according|pursuant) to)(?![\p{L}])/iu;

const privacySigns: readonly (RegExp | ((text: string) => boolean))[] = [
  // Controller.
  /verantwortliche(r|n)? (im sinne|i\. ?s\. ?d|nach art|gemäß art|für die (daten)?verarbeitung|stelle)|verantwortliche(r|n)?( stelle)? ?(ist|:|\n)|(data )?controller( (is|within the meaning|in the sense|responsible|for)|:|\n)|responsible (party|body|entity)/i,
  // Purposes.
  /zweck(e|en|s)? (der |und rechtsgrundlagen? (der )?)?(daten)?verarbeitung|zu (folgenden|den nachstehenden|diesem|diesen|dem) zweck|verarbeitung dient|zwecke?:|zur (bearbeitung|abwicklung|bereitstellung|beantwortung)|um ihre anfrage|dient (der|dem|dazu)|purposes? of (the )?(data )?processing|for the (following )?purposes?|in order to (provide|process|respond|improve|answer)/i,
  // Rights: three of six named, and said to be those of the reader.
  (text) =>
    countMatches(text, rights) >= 3 &&
    /(recht(e)? auf|haben sie das recht|ihre rechte|betroffenenrechte|rechte der betroffenen|your rights|right to|right of access|you have the right)/i.test(
      text,
    ),
  // Storage period; a mere right to deletion is none.
  /speicherdauer|dauer der speicherung|aufbewahrungs(frist|pflicht|dauer)|löschfrist|nach (ablauf von )?\d{1,3} (stunden|tagen?|wochen|monaten?|jahren?)|gelöscht|solange .{0,60}erforderlich|retention|storage (period|duration)|stored for|deleted|erased|as long as .{0,60}necessary/i,
  // Art. 6 with a letter.
  /art(ikel|icle|\.)? ?6 ?(\(1\)|I|abs(atz|\.)? ?1|para(graph|\.)? ?1|1)? ?(s(atz|\.)? ?1 ?)?(uabs\.? ?1 ?)?(lit(\.|era)?|buchst(abe|\.)?|letter|point)? ?\(?[a-f]\)?(?![\p{L}])|§ ?6 (DSG-EKD|KDG)/iu,
];
const rights: readonly RegExp[] = [
  /auskunft|right of access|right to access|information about your/i,
  /berichtigung|rectif/i,
  /löschung|erasure|deletion/i,
  /einschränkung|restrict/i,
  /übertragbarkeit|portab/i,
  /widerspruch|widersprechen|right to object/i,
];

const termsSigns: readonly RegExp[] = [
  /allgemeine[nr]? (geschäfts|verkaufs|liefer|miet|nutzungs|teilnahme)bedingungen|terms (and|&) conditions|terms of (use|service|sale)/i,
  /geltungsbereich|scope of application/i,
  /vertragsschluss|zustandekommen des vertrag|conclusion of (the )?contract/i,
  /lieferbedingungen|lieferung und|zahlungsbedingungen|preise und zahlung|delivery|payment terms/i,
  /gewährleistung|mängelhaftung|haftung(sbeschränkung)?|warranty|liability/i,
  /gerichtsstand|anwendbares recht|governing law|jurisdiction|salvatorische|schlussbestimmungen/i,
];
const cancellationSigns: readonly RegExp[] = [
  /widerrufsbelehrung|widerrufsrecht|right of withdrawal|cancellation (policy|right)/i,
  /(vierzehn|14) tage|fourteen days|14 days/i,
  /folgen des widerrufs|effects of withdrawal|consequences of (the )?withdrawal/i,
  /muster-?widerrufsformular|withdrawal form/i,
];

const placeholderText =
  /lorem ipsum|dolor sit amet|hier (text|ihr(en)? text|inhalt) (einfügen|eingeben|einsetzen)|text (folgt|einfügen)|platzhalter(text)?|insert (your )?text here|your text here|\[text\]|beispieltext|dummy ?text|blindtext/i;
const bracketField =
  /[[{<]{1,2} ?(ihr(e|en)?|name|vor- ?und nachname|firma|firmenname|straße|anschrift|adresse|plz|ort|e-?mail|telefon(nummer)?|your|company|street|address|phone|insert|bitte|hier)[^\]}>\n]{0,40}[\]}>]{1,2}/gi;
const underConstruction =
  /(kommt|folgt|wird) (später|in kürze|bald|demnächst|noch)|(^|\n) ?(später|in kürze|coming soon|demnächst|in arbeit|in bearbeitung|under construction|im aufbau|tba|todo|n\/a) ?[.!…]*($|\n)|wird (derzeit|gerade|momentan|zurzeit) (überarbeitet|erstellt|aktualisiert)|hier entsteht|currently being (written|updated)/i;

/**
 * What a legal text shows itself to be, whatever its page is called. `own` is the text without what all pages share; `whole` is
 * asked only when nothing of its own is left, because some sites carry the imprint in their footer.
 */
export function recogniseLegalText(own: string, whole: string, headings: readonly string[], expected: LegalPageFact['kind']): LegalContent {
  const kind = recognise(own, headings, expected);
  if (kind !== 'empty' && kind !== 'other') return kind;
  if (whole.length > own.length) {
    const shared = recognise(whole, headings, expected);
    if (shared === expected) return shared;
  }
  return kind;
}

function recognise(text: string, headings: readonly string[], expected: LegalPageFact['kind']): LegalContent {
  if (isPlaceholder(text)) return 'placeholder';
  const imprint = countMatches(text, imprintSigns);
  const privacy = privacySigns.filter((sign) => (typeof sign === 'function' ? sign(text) : sign.test(text))).length;
  // Short texts can be complete imprints, but never complete notices.
  if (text.length < emptyBelow && imprint < 2) return 'empty';
  const saysImprint = imprintWording.test(text) || headings.some((heading) => imprintWording.test(heading));
  if (privacy >= 3) {
    // Each notice names the controller with address and e-mail; an imprint says besides that it is one, by heading or register.
    const isImprint =
      saysImprint &&
      imprint >= 3 &&
      (headings.some((heading) => /^\W{0,3}(impressum|imprint|anbieterkennzeichnung|legal notice|angaben gemäß)/i.test(heading)) ||
        /§ ?5 ?(abs\. ?1 ?)?(DDG|TMG)/i.test(text));
    return isImprint ? 'combined' : 'privacy';
  }
  const terms = countMatches(text, termsSigns);
  const cancellation = countMatches(text, cancellationSigns);
  if (expected === 'cancellation' && cancellation >= 2) return 'cancellation';
  if (expected === 'terms' && terms >= 3) return 'terms';
  if (imprint >= 2 && (expected === 'imprint' || (saysImprint && imprint >= 3))) return 'imprint';
  if (cancellation >= 3) return 'cancellation';
  if (terms >= 4) return 'terms';
  return 'other';
}

/** Text that somebody meant to replace: Latin filler, fields in brackets, "coming soon". */
export function isPlaceholder(text: string): boolean {
  if (placeholderText.test(text)) return true;
  if (text.length < 600 && underConstruction.test(text)) return true;
  const fields = text.match(bracketField)?.length ?? 0;
  // One forgotten bracket in a long, complete text is a slip, not a placeholder.
  return fields >= 3 || (fields >= 1 && text.length < 1_200);
}

function countMatches(text: string, patterns: readonly RegExp[]): number {
  return patterns.filter((pattern) => pattern.test(text)).length;
}
