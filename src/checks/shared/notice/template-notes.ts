import type { Finding } from '../../define-check.ts';
import { atLeastOne, textItem } from '../../items.ts';
import { quoted, sentencesIn } from '../wording.ts';
import { authorRequest } from './author-requests.ts';

const own = '(?:diese[rs]?|dieser|unsere|this|our)';
const textWord =
  '(?:datenschutz(?:erklärung|hinweise?|information(?:en)?)|erklärung|vorlage|muster(?:text)?|text(?:e|baustein[e]?)?|dokument|entwurf|generator|privacy\\s+(?:policy|notice)|notice|template|document)';
const template =
  '(?:vorlage|mustervorlage|muster|mustertext|beispieltext|platzhalter(?:text)?|entwurf|grundgerüst|template|draft|sample|placeholder)';
const goingLive =
  '(?:vor\\s+(?:de[mr]|dem|ihrem|ihrer)?\\s*(?:livegang|live-gang|live-?schaltung|go-?live|launch|veröffentlichung|online-?stellung)|bevor\\s+(?:sie|du)\\s[^.!?]{0,60}(?:veröffentlich|online|live)|before\\s+(?:going\\s+live|publish(?:ing)?|publication|(?:the\\s+)?launch))';
const toOwner = '(?:(?:website|webseiten?|seiten|shop)-?)?(?:betreiber(?:in)?|inhaber(?:in)?|administrator(?:in)?|admin)';

/** Sentences that speak to whoever was to finish the text, not to visitors. */
const notes: readonly RegExp[] = [
  // "Diese Datenschutzerklärung ist eine anpassbare Vorlage."
  `${own}\\s+${textWord}\\s+(?:ist|dient|bildet|is)\\s+(?:(?:nur|lediglich|bloß|noch|zunächst|derzeit|aktuell|only|just|als|as)\\s+){0,3}(?:eine?|a)?\\s*(?:[a-zß-ɏ-]+\\s+){0,2}${template}`,
  `(?:dies|es|hierbei|this)\\s+(?:ist|handelt\\s+(?:es\\s+)?sich|is)\\s+(?:(?:nur|lediglich|noch|um|only|just)\\s+){0,3}(?:eine?n?|a)\\s+(?:[a-zß-ɏ-]+\\s+){0,2}${template}`,
  // "Hinweis für den Betreiber: …"
  `(?:hinweis|anmerkung|notiz|note)\\s+(?:für|an|to|for)\\s+(?:(?:den|die|das|the)\\s+)?(?:${toOwner}|(?:site|website|shop)\\s+owners?|entwickler|redaktion)`,
  `(?:muss|müssen|sollte|sollten|ist|sind|bitte|must|should|please)(?![a-zß-ɏ])[^.!?]{0,120}(?<![a-zß-ɏ])${goingLive}`,
  `${goingLive}(?![a-zß-ɏ])[^.!?]{0,120}(?<![a-zß-ɏ])(?:prüfen|ergänzen|anpassen|ausfüllen|ersetzen|überprüfen|verifizieren|klären|eintragen|geprüft|ergänzt|angepasst|ausgefüllt|check|adapt|review|replace|complete)`,
  // "Sie ersetzt keine Rechtsberatung" of the text itself; a law firm says that of its articles.
  `(?:${own}\\s+${textWord}|^sie|^er|^es)\\s+(?:ersetzt|stellt|does\\s+not\\s+(?:replace|constitute))\\s[^.!?]{0,40}(?:rechtsberatung|legal\\s+advice)`,
  // "Dieser Abschnitt muss erweitert werden, sobald …"
  `(?:diese[rs]?\\s+(?:abschnitt|absatz|punkt|text|passage|erklärung|datenschutzerklärung)|die\\s+datenschutzerklärung)\\s+(?:muss|ist|sollte)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:erweitert|ergänzt|angepasst|gelöscht|entfernt|zu\\s+(?:erweitern|ergänzen|löschen|entfernen|streichen))[^.!?]{0,20},?\\s+(?:sobald|wenn|falls|sofern)`,
  `(?:nicht\\s*zutreffendes|unzutreffendes)\\s+(?:bitte\\s+)?(?:streichen|löschen|entfernen)`,
  `(?:diesen\\s+(?:abschnitt|absatz|teil|satz)|this\\s+(?:section|paragraph))\\s+(?:bitte\\s+)?(?:nur\\s+)?(?:löschen|streichen|entfernen|einfügen|verwenden|aufnehmen|delete|remove)|(?:delete|remove)\\s+this\\s+(?:section|paragraph)\\s+if`,
  `(?:löschen|streichen|entfernen)\\s+sie\\s+(?:bitte\\s+)?diesen\\s+(?:abschnitt|absatz|teil|hinweis|satz)`,
  `bitte\\s+(?:passen|ergänzen|ersetzen)\\s+sie\\s+(?:hier|an\\s+dieser\\s+stelle|diese[nrs]?\\s+(?:text|vorlage|muster|abschnitt|angaben|erklärung|datenschutzerklärung))`,
  // "Bitte ergänzen Sie die vollständigen Impressumsangaben entsprechend Ihrem Anbieter."
  `(?:bitte\\s+(?:noch\\s+)?)?(?:ergänzen|vervollständigen|ersetzen)\\s+sie\\s+(?:(?:bitte|hier|noch)\\s+){0,2}(?:die|das|diese[nrs]?|ihre?)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?(?:impressums?(?:-?angaben)?|pflichtangaben|anbieterkennzeichnung|datenschutzerklärung|datenschutzhinweise|vollständigen\\s+angaben)`,
  `please\\s+(?:add|complete|replace|adapt)\\s+(?:(?:the|this|your)\\s+)(?:[a-z]+\\s+){0,2}?(?:imprint|legal\\s+notice|privacy\\s+(?:policy|notice)|provider\\s+details)`,
].map((pattern) => new RegExp(`(?<![a-zß-ɏ])(?:${pattern})`, 'iu'));

/**
 * A sentence that asks whoever was to finish a page for more: "Bitte ergänzen Sie die vollständigen Angaben". Wider than the notes above: it is
 * looked for on pages of which it is not yet known what they are, and quoted to nobody.
 */
export const asksAuthor =
  /(?<![a-zß-ɏ])bitte (?:noch )?(?:ergänzen|vervollständigen|passen|ersetzen|prüfen|füllen) (?:sie|du)?(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:ergänzen|vervollständigen|ersetzen) sie (?:bitte |hier |noch ){0,2}(?:die|diese[nrs]?|ihre)(?![a-zß-ɏ])|(?<![a-zß-ɏ])please (?:add|complete|replace|adapt|fill in)(?![a-zß-ɏ])/iu;

/** What visitors hand in is looked at before it appears, and what "we" look at is no task of the reader. */
const ofVisitors =
  /(?<![a-zß-ɏ])(?:wir|ich|uns|we|us|[a-zß-ɏ]*(?:kommentar|bewertung|beitr[aä]g|rezension|foto|bild|inserat|anzeige|zitat)[a-zß-ɏ]*|comments?|reviews|photos?|pictures?|posts?)(?![a-zß-ɏ])/iu;
const datedNote = new RegExp(goingLive, 'iu');

/** What the suggestions of WordPress are headed with until somebody edits them. */
const suggestion = /(?<![a-zß-ɏ])(?:vorgeschlagener\s+text|suggested\s+text)\s?:/giu;

/** One note is one fault, whichever checks of the imprint meet it. */
export const imprintNoteCause = 'imprint:template-note';

/** What a published notice still says to its author. */
export interface TemplateNotes {
  /** Each sentence once, in the order of the text. */
  sentences: readonly string[];
  /** Labels of suggestions, as WordPress puts them over each section. */
  suggestions: { count: number; quote: string } | null;
}

/** Reads such notes off the text of a notice, line by line: what a note says goes to the end of its sentence. */
export function templateNotes(text: string): TemplateNotes {
  const sentences = text
    .split('\n')
    .flatMap((line) => unbroken(sentencesIn(line)))
    .filter((sentence) => sentence.length < 600 && (notes.some((note) => note.test(sentence)) || authorRequest(sentence) !== null))
    .filter((sentence) => !(datedNote.test(sentence) && ofVisitors.test(sentence)));
  const labels = [...text.matchAll(suggestion)];
  const [first] = labels;
  return {
    sentences: [...new Set(sentences)].map((sentence) => quoted(sentence)),
    suggestions: first ? { count: labels.length, quote: quoted(first[0]) } : null,
  };
}

/** So many of them are quoted in one sentence of a report, and are its evidence. */
const mostQuoted = 8;
const longestQuoted = 90;

/** What a finding says of the notes of a page, one or several, and the passages that prove it; null without any. */
export function toldNotes(
  url: string,
  notes: readonly string[],
): (Pick<Finding, 'message' | 'items'> & { params: { quote: string; count: number } }) | null {
  const items = atLeastOne(notes.slice(0, mostQuoted).map((note) => textItem(url, note)));
  const params = { quote: quotedNotes(notes), count: notes.length };
  return items && { message: notes.length > 1 ? 'templateNotes' : 'templateNote', params, items };
}

/** One note in full, or several side by side, each shortened. */
function quotedNotes(notes: readonly string[]): string {
  if (notes.length < 2) return notes[0] ?? '';
  const short = notes.slice(0, mostQuoted).map(shortened);
  return `${short.join(' / ')}${notes.length > mostQuoted ? ' / …' : ''}`;
}

/** From the request on, where there is one: what stands before it in the sentence is not what is to be done. */
function shortened(note: string): string {
  const told = note.length > longestQuoted ? (authorRequest(note) ?? note) : note;
  return told.length > longestQuoted ? `${told.slice(0, longestQuoted).replace(/\s+\S*$/, '')} …` : told;
}

/** "(Name, ggf. USt-ID)": an abbreviation before a capital ends no sentence. */
function unbroken(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && /(?<![a-zß-ɏ])(?:ggf|etc|bzw|z\. ?b|inkl|evtl|e\. ?g)\.$/iu.test(last))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}
