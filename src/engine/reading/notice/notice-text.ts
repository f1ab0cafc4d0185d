import { lowerCase } from '../lower-case.ts';
import { prepareText } from '../prepare-text.ts';
import { phrase } from './phrase.ts';

/** Part of a notice under one heading; the first one may have none. */
export interface Section {
  /** In lower case. */
  heading: string;
  /** Whether it explains the rights of the persons concerned: what is listed there is what they may ask for, not what the site does. */
  aboutRights: boolean;
}

/** One sentence, list item or heading. `low` is `text` in lower case, character by character. */
export interface Sentence {
  text: string;
  low: string;
  /** Place in the text of the notice. */
  start: number;
  section: Section;
  isHeading: boolean;
  /** Whether it begins a line of the notice. */
  opensLine: boolean;
}

/** A privacy notice taken apart. `low` is `text` in lower case, character by character. */
export interface NoticeText {
  text: string;
  low: string;
  sentences: readonly Sentence[];
  /** Passages that the page sets apart by bold type or a frame. */
  emphasised: readonly string[];
}

const longestSentence = 1_200;

const rightsHeading = phrase`ihre\s+(?:datenschutz)?rechte|betroffenenrechte|was\s+(?:können|dürfen|kannst|darfst|könnt|dürft)\s+(?:sie|du|ihr)\s+(?:\p{L}+\s+)?(?:verlangen|fordern|tun|machen)|(?:was\s+)?(?:sie|du|ihr)\s+(?:\p{L}+\s+){0,2}(?:verlangen|fordern|tun)\s+(?:können|kannst|könnt|dürfen|darfst|dürft)|(?:sie|du|ihr)\s+(?:können|kannst|könnt|dürfen|dürft|darfst)\s+(?:verlangen|fordern)|(?:sie|du|ihr)\s+(?:haben|hast|habt)\s+(?:das\s+recht|rechte|folgende)|choices|what\s+you\s+can\s+(?:ask|do)|(?:welche|deine|eure|your|rechte?)\s+(?:rechte|rights|der\s+betroffenen|des\s+betroffenen|als\s+betroffene|aus\s+der|du|sie)|rechte?|auskunfts?\p{L}*|berichtigung\p{L}*|einschränkung\s+der\s+verarbeitung|(?:daten)?übertragbarkeit|widerspruchsrecht|beschwerde\p{L}*|rights?|data\s+subjects?`;
const noRightsHeading = phrase`rechtsgrundlagen?|rechtliche\s+grundlagen?|legal\s+bas(?:is|es)|zwecke?|speicherdauer|hosting|copyright|all\s+rights\s+reserved|alle\s+rechte\s+vorbehalten`;

/** Takes a notice apart into sentences under their headings. */
export function readNoticeText(source: string, emphasised: readonly string[] = []): NoticeText {
  const text = oneSpelling(source);
  const low = lowerCase(text);
  const sentences: Sentence[] = [];
  let section: Section = { heading: '', aboutRights: false };
  const lines = text.split('\n');
  let start = 0;
  lines.forEach((line, index) => {
    if (line !== '') {
      const isHeading = looksLikeHeading(line, lines, index);
      const afterHeading = sentences.at(-1)?.isHeading === true;
      if (isHeading) section = sectionOf(low.slice(start, start + line.length), section);
      for (const [from, to] of isHeading ? [[0, line.length] as const] : sentenceBounds(line)) {
        const at = start + from;
        const isRunIn = !isHeading && from === 0 && to < line.length && !afterHeading && looksLikeRunIn(line.slice(0, to));
        if (isRunIn) section = sectionOf(low.slice(at, start + to), section);
        sentences.push({
          text: line.slice(from, to),
          low: low.slice(at, start + to),
          start: at,
          section,
          isHeading: isHeading || isRunIn,
          opensLine: from === 0,
        });
      }
    }
    start += line.length + 1;
  });
  return { text, low, sentences, emphasised: emphasised.map(oneSpelling) };
}

const furtherRight = phrase`[^\n]{2,70}\szu\s+(?:lassen|erhalten|bekommen|verlangen|widersprechen|widerrufen|beschweren|erfahren)|art(?:\.|ikel|icle)?\s?(?:1[5-9]|2[0-2]|77)|(?:recht\s+auf\s+)?(?:auskunft|übertragung|datenübertragbarkeit|löschung|widerspruch|widerruf|berichtigung|einschränkung|beschwerde)\p{L}*`;

/** A list of rights, one a line, looks like one heading after the other. */
function sectionOf(heading: string, before: Section): Section {
  const isRight = rightsHeading.test(heading) || (before.aboutRights && heading.length < 80 && furtherRight.test(heading));
  return { heading, aboutRights: isRight && !noRightsHeading.test(heading) };
}

/** The prepared text with plain dashes, quotes and no empty lines; lines that a PDF broke are whole again. */
function oneSpelling(source: string): string {
  return prepareText(source)
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/(\p{Ll})-\n(?!und |oder )(?=\p{Ll}{3})/gu, '$1')
    .replace(/\n(?<=[^\n]{40}[^.:;!?\n]\n)(?=\p{Ll}{2})/gu, ' ');
}

/** "Ihre Rechte. Sie können …": a title on the line of its text, without a verb unless it asks. */
function looksLikeRunIn(opening: string): boolean {
  const title = opening.trim();
  if (title.length > 60 || title.length < 5 || !/^[\p{Lu}\d]/u.test(title) || /[@:]|\d{3}/.test(title)) return false;
  const words = title.toLowerCase().split(' ');
  if (title.endsWith('?') || /^(?:wie|was|wer|wo|wozu|wofür|warum|wann|how|what|who|why) /i.test(title)) return words.length <= 10;
  return words.length <= 5 && title.endsWith('.') && !words.some((word) => verbs.has(word.replace(/\W+$/, '')));
}

/** Words that make a short sentence say something. */
const verbs = new Set(
  'ist sind bin wird werden wurde wurden hat haben habe kann können darf dürfen muss müssen gibt gilt gelten setzen nutzen verwenden speichern löschen geben erheben erfolgt findet verzichten nicht kein keine keinen nein ja wir ich sie du ihr is are was has have can may do does we you i no not none'.split(
    ' ',
  ),
);

const numbered = /^(?:§ ?\d{1,2}|[IVX]{1,5}\.|[A-Za-z0-9]{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?) ?/u;

/** "Zweck: Angebote und Aufträge": a statement behind its label. */
const labelled =
  /^(?:Daten und )?(?:(?:Verarbeitungs)?Zwecke?|Rechtsgrundlagen?|Empfänger|Speicherdauer|Dauer|Löschung|Löschfristen?|(?:Ihre )?Rechte|Widerspruch|Beschwerde|Bereitstellung|Drittl[aä]nd[a-zß-ɏ]*|(?:Berechtigtes )?Interesse)(?: (?:und|der|nach|gegen) [^:\n]{3,30})?: \p{L}[^\n]{8,}/u;

/** A short line that begins like a title, ends without a stop and has a longer or contact line under it. */
function looksLikeHeading(line: string, lines: readonly string[], index: number): boolean {
  if (line.length > 110 || index === lines.length - 1) return false;
  const title = line.replace(numbered, '').replace(/^(?:[-–•*✓►»#]+ ?)/u, '');
  if (!/^[\p{Lu}\d"„“»(]/u.test(title) || /[.,;]$/.test(title) || /[@]|\d{4,}|https?:|www\./.test(title)) return false;
  if (/^(?:tel|telefon|fax|e-?mail|phone|web|internet)\b/i.test(title)) return false;
  if (labelled.test(title)) return false;
  return title.split(' ').length <= 13 && /\p{L}{3}/u.test(title);
}

/** Words whose stop ends no sentence. */
const abbreviation =
  /(?:^|[^a-zß-ɏ])(?:[a-zß-ɏ]|abs|abschn|art|ass|ausg|bsp|bspw|bst|buchst|bzgl|bzw|ca|corp|co|dipl|dr|etc|ev|evang|evtl|ff|gem|ggf|grds|hrsg|i|inc|inkl|insb|inh|jur|kath|lit|ltd|max|med|mind|nr|no|prof|sec|sog|st|[a-zß-ɏ]{0,20}str|tel|uabs|usw|vgl|vs|zzgl|zb|evt|\d{1,2})\.$/iu;

function sentenceBounds(line: string): [number, number][] {
  const bounds: [number, number][] = [];
  let from = 0;
  const cut = (to: number) => {
    for (let at = from; at < to; at += longestSentence) bounds.push([at, Math.min(to, at + longestSentence)]);
    from = to;
  };
  for (const stop of line.matchAll(/[.!?]["“”»)]? (?=[\p{Lu}\d"„“»(])/gu)) {
    const end = stop.index + stop[0].length;
    if (stop[0][0] === '.' && abbreviation.test(line.slice(Math.max(from, stop.index - 9), stop.index + 1))) continue;
    cut(end);
  }
  cut(line.length);
  return bounds;
}
