import { withoutAppNames } from './app-names.ts';
import { isMostlyName, isSpelling, type NameKind, nameKind, writesLegalTexts } from './common-names.ts';
import { isOutOfUse, isSuccessor } from './doubtful-use.ts';
import { isKeptAtHome } from './kept-at-home.ts';
import { isAmongNetworks, isFile, isMessenger, lastAtOrBefore, mask, serviceAt } from './name-hits.ts';
import { type NameHit, NameIndex } from './name-index.ts';
import { isAddress, roleOfAddress } from './named-address.ts';
import {
  carriesMessages,
  hasArticle,
  isProcessor,
  isSourceOfText,
  type NamingContext,
  type NamingRole,
  roleOf,
  saysThatBuiltIn,
  speaksOfNetwork,
  speaksOfService,
} from './naming-context.ts';
import { nameMark } from './negation.ts';
import { joinLines, type NoticeLine, readLines } from './notice-lines.ts';
import { repeatsWhatWasSaid, speaksForItself, toldOfLabel } from './paragraph-sense.ts';
import { quotation } from './quotation.ts';
import { readOnce } from './read-once.ts';
import { rememberedRoles } from './remembered-roles.ts';
import { nextSentence, sentenceEnds } from './sentence-ends.ts';
import { bodyOf, buildsIn, deniesOtherUse, deniesSubject, namesOnly, onlyLeadsThere, speaksOfTool } from './service-headings.ts';
import { services } from './services.ts';
import { sharedMakerHits } from './shared-makers.ts';
import type { Service } from './types.ts';
import type { NameSurroundings } from './use-signs.ts';

/** Stands for all names but one. */
const otherMark = '◊';
/** So much of a sentence is read on either side of a name. */
const reach = 240;
/** A heading further up is that of another section. */
const linesToHeading = 40;

/** Built with the first text: most processes that load the catalogue read none. */
let index: NameIndex<Service> | null = null;
function allNames(): NameIndex<Service> {
  index ??= new NameIndex<Service>(
    services.flatMap((service) => service.aliases.map((alias) => ({ spelling: alias.normalize('NFC'), of: service }))),
  );
  return index;
}

/** A text made ready for reading: one line a paragraph, with the names of the catalogue in it. */
export interface TextReading {
  text: string;
  hits: readonly NameHit<Service>[];
  /** Those of them that share the word of their maker with another name: "Maps" in "Google Analytics, Maps". */
  shared: readonly NameHit<Service>[];
  /** What the text does with the name between two positions; null when the passage is no name there. */
  roleAt(start: number, end: number, kind: NameKind, spelling: string): NamingRole | null;
  /** Where the line around a position begins. */
  lineAt(position: number): number;
  /** Where the sentence around a position begins. */
  sentenceAt(position: number): number;
  /** What stands around a name, which is ¤ there; all other names are ◊. */
  surroundingsAt(start: number, end: number): NameSurroundings;
  /** The sentence around a position, at most 200 characters. */
  quoteAt(start: number, end: number): string;
}

/** Reads a text once for all names that are looked up in it: a scan asks for the same few dozen, notice, banner, labels, over and over. */
export const readText: (source: string) => TextReading = readOnce(createReading, 60);

/** Text in one spelling: NFC, no soft hyphens or zero-width characters, ordinary spaces and hyphens. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

function createReading(source: string): TextReading {
  const text = joinLines(normaliseText(source));
  const found = allNames().find(text, ({ spelling }, written, genitive, after) => isSpelling(spelling, written, genitive, after));
  const full = withoutAppNames(text, found);
  const shared = sharedMakerHits(text, full);
  const hits = shared.length === 0 ? full : [...full, ...shared].sort((a, b) => a.start - b.start);
  const lines = readLines(text, (start, end) => mask(text, hits, start, end));
  const sentences = lines.map((line) => ({ line, ends: null as readonly number[] | null }));

  const placeOf = (position: number) => {
    const index = lastAtOrBefore(lines, position);
    const entry = sentences[index];
    if (!entry) return null;
    entry.ends ??= sentenceEnds(text, entry.line);
    const ends = entry.ends;
    let from = entry.line.start;
    let to = entry.line.end;
    for (const end of ends) {
      if (end <= position) from = end;
      else {
        to = end;
        break;
      }
    }
    return { line: entry.line, index, from, to };
  };
  const contextOf = (
    start: number,
    end: number,
  ): (NamingContext & { line: NoticeLine; index: number; from: number; end: number; next: string }) | null => {
    const place = placeOf(start);
    if (!place) return null;
    // A name within a longer one ("Matomo" in "Matomo Cloud") is read where that one stands.
    const outer = hits[lastAtOrBefore(hits, start)];
    const [first, past] = outer && outer.start <= start && outer.end >= end ? [outer.start, outer.end] : [start, end];
    return {
      before: mask(text, hits, Math.max(place.from, first - reach), first),
      after: mask(text, hits, past, Math.min(Math.max(place.to, past), past + reach)),
      line: place.line,
      index: place.index,
      from: place.from,
      end: place.to,
      next: nextSentence(text, place.to, place.line.end),
    };
  };

  /** Ordinary words that are names in this text, as far as they are written like names. */
  const ordinary = [
    ...new Set(hits.filter(({ names }) => nameKind(names[0]!.spelling) === 'ordinary').map(({ start, end }) => text.slice(start, end))),
  ].filter((name) => /^\p{Lu}/u.test(name));
  const markOrdinary = (part: string): string => ordinary.reduce((marked, name) => marked.replaceAll(name, otherMark), part);
  /** The role of the last name that stands close before a sentence; `steps` keeps long chains of such sentences short. */
  let steps = 0;
  const roleBefore = (position: number): NamingRole | null => {
    if (steps >= 3) return null;
    steps++;
    for (let at = lastAtOrBefore(hits, position - 1); at >= 0 && position - hits[at]!.start < 400; at--) {
      const { start, end, names } = hits[at]!;
      const kind = nameKind(names[0]!.spelling);
      const role = kind === 'company' ? null : reading.roleAt(start, end, kind, names[0]!.spelling);
      if (role !== null && role !== 'company') return role;
    }
    return null;
  };

  const reading: TextReading = {
    text,
    hits,
    shared,
    roleAt: rememberedRoles((start, end, kind, spelling) => {
      const context = contextOf(start, end);
      if (!context) return null;
      if (!spelling.includes('.') && isAddress(text, start, end)) return roleOfAddress(text.slice(start, end), context);
      const answer = /\?\s*$/u.test(context.after) ? `${context.next} ${bodyOf(text, lines, context.index)}` : '';
      if (/^[\sA:]*(?:ja|yes|erst|nur|sobald|only)(?![a-zß-ɏ])(?! (?:noch )?geplant)/iu.test(answer)) return 'used';
      if (
        /^[\sA:]*(?:nein|no|nie|niemals|nicht|keineswegs|weder noch|never|not|beides nicht|keines von beiden|neither)(?![a-zß-ɏ])/iu.test(
          answer,
        )
      )
        return 'denied';
      if (writesLegalTexts(spelling) && isSourceOfText(context)) return 'aside';
      const alone =
        context.line.heading && namesOnly(mask(text, hits, context.line.start, start) + nameMark + mask(text, hits, end, context.line.end));
      const isItem =
        !alone &&
        !context.line.heading &&
        /^\s*[-–•·*▪]\s/u.test(text.slice(context.line.start, start)) &&
        text.slice(end, context.line.end).trim() === '';
      if (isItem && deniesSubject(bodyOf(text, lines, context.index))) return 'denied';
      const body = alone ? bodyOf(text, lines, context.index) : '';
      if (alone && isTakenBack(body, text.slice(start, end))) return 'mentioned';
      const means = isMostlyName(spelling) ? !hasArticle(context) : alone ? speaksOfTool.test(body) : speaksOfService(context);
      if (kind === 'ordinary' && !means) return null;
      if (repeatsWhatWasSaid(context.before, context.after)) {
        const same = roleBefore(start - context.before.length + context.before.search(/[^;,]*$/u));
        steps = 0;
        if (same === 'denied' || same === 'aside') return same;
      }
      if (/^\s*[✗✘❌🚫]\s*$/u.test(text.slice(context.line.start, start))) return 'denied';
      const service = serviceAt(hits, start);
      if (service && isFile(service) && isKeptAtHome(`${context.before}${nameMark}${context.after} ${context.next} ${body}`))
        return 'denied';
      const told = toldOfLabel(text.slice(context.line.start, start), mask(text, hits, end, Math.min(context.line.end, end + 260)));
      const [first = ''] = told.split(/(?<=[.!?])\s/, 1);
      const toldRole = told === '' ? null : roleOf({ before: '', after: ` ${first}` });
      if (toldRole === 'denied' || (told !== '' && (deniesSubject(told) || onlyLeadsThere(told)))) return 'denied';
      const again = first.indexOf(nameMark);
      const roleAgain = again < 0 ? null : roleOf({ before: first.slice(0, again), after: first.slice(again + 1) });
      const isElsewhere = (toldRole === 'aside' || toldRole === 'mentioned') && (roleAgain === 'aside' || roleAgain === 'mentioned');
      const read = isElsewhere ? 'mentioned' : roleOf(context);
      const stated = read === 'company' && holdsItsCompany(text.slice(start, end), context.after) ? 'named' : read;
      // "Dienste wie ¤ zeichnen Klicks auf. Wir nutzen solche Dienste nicht."
      const lastBefore = hits[lastAtOrBefore(hits, context.end + context.next.length - 1)];
      const speaksOfOthers = lastBefore !== undefined && lastBefore.start >= context.end;
      const isSubject = stated === 'named' || stated === 'mentioned' || stated === 'aside';
      const role =
        stated === 'denied' && partOfIt.test(context.before + nameMark + context.after.slice(0, 12))
          ? 'mentioned'
          : isSubject && !speaksOfOthers && deniesSubject(context.next)
            ? 'denied'
            : stated !== 'denied' && stated !== 'used' && areMereLinks.test(context.next)
              ? 'aside'
              : stated;
      if (role === 'aside' && kind === 'service' && isProcessor(context.after + context.next)) return 'named';
      if (service && isMessenger(service) && role !== 'denied' && context.line.mode === null && carriesMessages(context)) return 'used';
      if (role === 'denied' || role === 'aside') return role;
      if (
        (role === 'used' || role === 'named') &&
        !speaksOfOthers &&
        deniesOtherUse(`${context.before}${nameMark}${context.after}`, context.next)
      )
        return 'denied';
      if (kind === 'brand' && role === 'used' && speaksOfNetwork(context) && !saysThatBuiltIn(context)) return 'aside';
      const mode = context.line.mode;
      // "Nicht mehr verwendet: ¤, abgelöst durch ¤"
      if (mode === 'denied' && role === 'used' && isSuccessor(context.before, context.after)) return role;
      if (mode === 'denied' && speaksForItself(text.slice(context.line.start, context.from), text.slice(context.from, context.end)))
        return role;
      if (mode === 'denied' || mode === 'aside') {
        // A list of links or profiles may still say that one of them is built in.
        return mode === 'aside' && kind !== 'brand' && saysThatBuiltIn(context) ? role : mode;
      }
      const social = kind === 'brand' || isAmongNetworks(text, hits, start, end);
      if (alone && social && buildsIn(body)) return 'used';
      if (social && kind !== 'brand' && (alone || role === 'named' || role === 'mentioned') && mode !== 'used') return 'aside';
      if (alone && body === '' && context.index > 0 && context.line.end >= text.length) return 'aside';
      if (alone && onlyLeadsThere(body, true)) return 'aside';
      if (alone) return deniesSubject(body) ? 'denied' : kind === 'service' || kind === 'ordinary' ? 'headed' : role;
      return mode === 'used' && role === 'named' ? 'used' : role;
    }),
    lineAt: (position) => placeOf(position)?.line.start ?? position,
    sentenceAt: (position) => placeOf(position)?.from ?? position,
    surroundingsAt(start, end) {
      const context = contextOf(start, end);
      if (!context) return { sentence: '', next: '', heading: '', below: '' };
      const marked = (part: string) => markOrdinary(part.replaceAll(nameMark, otherMark));
      const next = mask(text, hits, context.end, context.end + context.next.length);
      const above = headingAbove(lines, context.index);
      const below = lines[context.index + 1];
      return {
        sentence: `${marked(context.before)}${nameMark}${marked(context.after)}`,
        next: marked(next),
        heading: above ? text.slice(above.start, above.end) : '',
        below: below ? text.slice(below.start, Math.min(below.end, below.start + reach)) : '',
      };
    },
    quoteAt(start, end) {
      const place = placeOf(start);
      if (!place) return '';
      const from = place.to - place.from <= 200 ? place.from : Math.max(place.from, start - Math.max(0, Math.min(90, 190 - (end - start))));
      return quotation(text, from, Math.max(from + 200, Math.min(end, from + 300)), start, end, place);
    },
  };
  return reading;
}

/** "YouTube (Google Ireland Ltd)", "Meta-Pixel Meta Platforms Ireland Ltd": the product first, then whose it is. */
function holdsItsCompany(name: string, after: string): boolean {
  if (name.includes('(')) return true;
  const [first = '', ...rest] = name.split(/[\s-]/);
  return rest.length > 0 && after.startsWith(` ${first} `);
}

/** "Die Statistik von ¤ haben wir ausgeschaltet", "¤'s advertising features": a part that is off says nothing of the whole. */
const partOfIt =
  /(?<![a-zß-ɏ])[a-zß-ɏ]{0,14}(?:statistik|analyse|tracking|werbe|marketing|chat|formular|zusatz|kommentar|newsletter|karten)[a-zß-ɏ-]{0,20} (?:von|in|bei|aus) ¤|(?<![a-zß-ɏ])in ¤ (?:eingebaute|enthaltene|integrierte|vorhandene)|¤-eigene|ohne ¤ (?:geht|funktioniert|klappt) (?:es|das)|von ¤ (?:angebotene|bereitgestellte|mitgelieferte|eingebaute)|¤ for ¤|¤'s [a-z]/iu;

/** "Sie finden hier Symbole von ¤. Dabei handelt es sich um bloße Verlinkungen." */
const areMereLinks =
  /^\s*(?:dabei|hierbei|es|das|dies|diese)(?: (?:handelt es sich|handelt sich|sind|ist))(?: [a-zß-ɏ]+){0,3} (?:um |lediglich |nur |ausschließlich |bloß )(?:[a-zß-ɏ]+ ){0,3}(?:verlinkungen|verlinkung|(?:hyper)?links?|verweise?)(?![a-zß-ɏ])/iu;

/** "Google Analytics" as a heading, and "Google Analytics haben wir entfernt" below it. */
function isTakenBack(body: string, name: string): boolean {
  const [first = ''] = body.split(/(?<=[.!?])\s/, 1);
  const at = first.indexOf(name);
  return at >= 0 && isOutOfUse(first.slice(0, at), first.slice(at + name.length));
}

/** The heading of the section in which a line stands; a line is not its own heading. */
function headingAbove(lines: readonly NoticeLine[], index: number): NoticeLine | undefined {
  return lines.slice(Math.max(0, index - linesToHeading), index).findLast(({ heading }) => heading);
}
