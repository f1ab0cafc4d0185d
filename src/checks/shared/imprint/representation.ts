import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import type { ImprintElement } from './imprint-elements.ts';

const office = wholeWords(
  'geschäftsführ[a-zß-ɏ]+|vertreten\\s+durch|vertretungsberechtigt[a-zß-ɏ]*|vorst(?:and|ände)[a-zß-ɏ]*|vorsitzende[rn]?|inhaber(?:in)?|gesellschafter[a-zß-ɏ]*|komplementär[a-zß-ɏ]*|partner|managing\\s+directors?|represented\\s+by|director|board',
);
const acting = wholeWords('vertreten|vertret(?:ung|er|erin|ungsberechtigt[a-zß-ɏ]*)|represented\\s+by');
/** An organ and nobody in it: "Vertreten durch: den Vorstand", "Der Verein wird durch den Vorstand vertreten." */
const organ =
  /^(?:(?:gesetzlich(?:e[rn]?)?\s+|rechtlich\s+)?(?:vertret(?:en\s+durch|ung|er)|vertretungsberechtigt(?:e[rs]?(?:\s+(?:organ|personen))?)?)|(?:der|die)\s+(?:verein|verband|gesellschaft|genossenschaft|stiftung)\s+wird\s+(?:gesetzlich\s+)?(?:durch|von))\s*:?\s*(?:durch\s+)?(?:(?:den|der|die|das|ihren?|seinen?|unseren?)\s+)?(?:gesamt|vereins|geschäftsführenden?\s+)?-?(?:vorstand(?:es|s)?|geschäftsführung|vorstandschaft)(?:\s+(?:nach|gemäß|gem\.|im\s+sinne(?:\s+(?:des|von))?|i\.\s?s\.\s?(?:d\.|v\.))\s*§\s*26(?:\s+abs\.?\s*\d)?\s+bgb)?(?:\s+vertreten)?\s*[.;]?$/iu;
/** What begins another statement of an imprint, so that no name followed before it. */
const nextStatement =
  /^(?:kontakt|telefon|tel\.?|fon|fax|telefax|e-?mail|mail|mobil|registe|eintrag|eingetragen|vereinsregister|handelsregister|amtsgericht|umsatz|ust|steuer|redaktion|verantwort|inhaltlich|haftung|anschrift|adresse|postanschrift|internet|web|bank|iban|spenden|streit|verbraucher|online-|eu-|urheber|copyright|bild|foto|datenschutz|aufsicht|finanzamt|sitz|zweck|satzung|gemeinnützig)/iu;

/** The line that speaks of an office, the one on representation before any other; null without one. */
export function officeLine(text: string): string | null {
  const told = officeLines(text);
  const line = told.find((one) => mentions(one, acting)) ?? told[0];
  return line === undefined ? null : quoted(line, 140);
}

/**
 * The line in which an imprint names the organ that represents its provider and no person: what follows is another statement, and no other
 * line speaks of an office. Null as soon as a name could stand there that was not recognised.
 */
export function organAlone(text: string): string | null {
  const lines = plainLines(text);
  const at = lines.findIndex((line) => organ.test(line.slice(0, 200)));
  const next = lines[at + 1] ?? '';
  if (at < 0 || (next !== '' && !nextStatement.test(next))) return null;
  // Another line on an office may head names that were not recognised; an address of the board says nothing.
  return officeLines(text).some((line) => line !== lines[at] && !line.includes('@')) ? null : quoted(lines[at]!, 140);
}

const managing = /(?<![a-zß-ɏ])geschäftsführ(?:er(?:in)?|ung)(?![a-zß-ɏ])|(?<![a-z])managing director(?![a-z])/iu;
/** Bodies that have managing directors without being companies of the commercial register. */
const bodies =
  /verband|verein|bund|kammer|innung|werk|stiftung|institut|amt|schule|zentrum|kreis|forum|netzwerk|gemeinde|stadt|land|kirche|tourist|marketing|akademie|klinik|fonds|initiative|genossenschaft/iu;

/**
 * The managing director of an imprint that names no company: the name of the provider is that of a business which bears the surname of this
 * person. Null where a body could stand behind the name, or an owner is named too.
 */
export function loneManager(names: readonly ImprintElement[], persons: readonly ImprintElement[]): ImprintElement | null {
  const [manager] = persons;
  if (!manager || persons.length > 1 || !managing.test(manager.quote) || /inhaber|inh\./iu.test(manager.quote)) return null;
  const surname = manager.value.split(' ').at(-1)!;
  const isOwnName = names.some(({ value }) => value.split(/[^\p{L}-]+/u).includes(surname));
  return isOwnName && !names.some(({ value }) => bodies.test(value)) ? manager : null;
}

function officeLines(text: string): string[] {
  return plainLines(text).filter((line) => mentions(line, office));
}

function plainLines(text: string): string[] {
  return text
    .slice(0, 50_000)
    .split('\n')
    .flatMap((line) => plainText(line).trim() || []);
}
