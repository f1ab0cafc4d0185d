import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import { beginsWithName, hasContact } from './contact-details.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { isDefinition, vendorNames } from './other-parties.ts';
import { phrase, placesOf } from './phrase.ts';
import { sentenceAt, statedAt } from './quote.ts';

const role = phrase`(?:datenschutzrechtlich\s+|hauptsächlich\s+)?verantwortlich(?:e[rn]?|keit)?|verantworte[nt]?|wer\s+ist\s+(?:hier\s+|dafür\s+)?zuständig|zuständige\s+stelle|(?:daten)?verarbeitung\s+(?:bin|ist|sind)\s+(?:\p{L}+\s+){1,3}?zuständig|(?:daten)?verarbeitung\s+erfolgt\s+durch|zuständig(?=\s*(?:[.,:]|(?:ist|sind|bin)(?!\p{L})))|datenschutz-?verantwortliche[rn]?|wer\s+(?:verarbeitet|betreibt|speichert|nutzt)\s+(?:\p{L}+\s+){0,3}?(?:daten|forum|seite|website|shop|plattform|angebot)|verantwortung(?=\s*(?:\n|:))|zuständig\s+(?:im\s+sinne|für\s+(?:den\s+)?datenschutz)|namen?\s+und\s+(?:kontaktdaten|anschrift|adresse)(?!\s+(?:\p{L}+\s+){0,3}datenschutz-?\s?beauftragt)|wer\s+sind\s+wir|wer\s+(?:wir|ich)\s+(?:bin|sind)|wer\s+(?:steht|steckt)\s+(?:hinter|dahinter)|(?:an|wer\s+ist\s+(?:ihr|dein)\s+)ansprechpartner(?:in)?\s+(?:für|zum)\s+(?:den\s+)?datenschutz|verantwortungsträger|(?:data\s+)?controllers?|responsible\s+(?:party|body|entity|person|for)|(?:party|body|entity|institution)\s+responsible|dienste?anbieter|(?:seiten|website-?)?betreiber(?:in)?|(?:diese[rn]?|die|unsere?|meine?)\s+(?:web)?(?:site|seiten?|homepage|internet\p{L}*)\s+(?:betreibt|gehört|wird\s+betrieben\s+von|ist\s+ein\s+(?:angebot|projekt)\s+(?:der|des|von))|datenverarbeitung\s+durch|datenverarbeitende\s+stelle|who\s+we\s+are|who\s+is\s+responsible|in\s+charge\s+of|wer\s+ist\s+verantwortlich`;
/** Responsible, but for something else or together with somebody else. */
const otherRoleBefore = phrase`(?:inhaltlich|redaktionell|journalistisch|presserechtlich|nicht|allein|technisch|keine[rn]?|not|andere[rnms]?|another|dritter?|plattform\p{L}*|netzwerk\p{L}*)`;
/** Together with a network or a partner, unless the notice begins with those who run the site together. */
const together = phrase`gemeinsam|jointly|joint`;
const opening = 2_500;
/** What "zuständig" has to be about: authorities are competent too. */
const ofProcessing = phrase`(?:wir|ich|für)\s[^\n]{0,200}?(?:daten)?(?:verarbeitung|schutz|umgang|nutzung)\s+(?:ihrer|deiner|eurer|der|mit)\s[^\n]{0,40}?(?:daten|informationen)|für\s+(?:die\s+datenverarbeitung|den\s+datenschutz)|datenschutzrechtlich`;
const supervises = phrase`\p{L}*aufsicht\p{L}*|landesamt\p{L}*|landesbeauftragte\p{L}*|bundesbeauftragte\p{L}*|\p{L}*behörde\p{L}*|beschwer\p{L}*|datenschutz-?\s?beauftragte\p{L}*`;
const otherRoleAfter = phrase`(?:für\s+(?:den|die|diese|eigene|redaktionelle)\s+inhalte?n?(?!\s+(?:und|sowie)\s+(?:(?:die|für\s+die)\s+)?(?:datenverarbeitung|verarbeitung|datenschutz|den\s+datenschutz))|(?:nach|gemäß|i\.?\s?s\.?\s?(?:d\.?|v\.?)|im\s+sinne\s+(?:des|von))\s+(?:§(?![^\n]{0,20}\s(?:kdg|dsg|bdsg|kdr))|presse\p{L}*|abs\p{L}*)|for\s+(?:the\s+)?content)`;
/** Leads from the role to who has it. */
const introduces =
  /^[^\n]{0,220}?(?:(?<![a-zß-ɏ])(?:ist|sind|bin|lautet|is|are|durch|heißt)(?![a-zß-ɏ]):?\s|:\s?|\?\s|\n|\s-\s)(?:für\s+die\s+(?:daten)?verarbeitung\s+[^\n]{0,80}?(?:ist|:)\s?)?/iu;
const article =
  /^(?:(?:(?:die|der|das|wir|ich|bin|sind|unser[a-zß-ɏ]*|the|us|we|firma|unternehmen|im\s+folgenden|folgendes?|hier|ist)(?![a-zß-ɏ])|:|,|-|»|")[\s:,]*){0,4}/iu;
/** Where the description of the controller ends and somebody else begins. */
const nextParty = phrase`datenschutz-?\s?beauftragte\p{L}*|data\s+protection\s+officer|aufsichtsbehörde\p{L}*|landesbeauftragte\p{L}*|supervisory\s+authority|beschwerde\p{L}*|hosting|hoster|webhoster|auftragsverarbeiter|vertreter(?:in)?\s+in\s+der\s+(?:eu|union)`;
/** Somebody else who answers for what they do. */
const byThemselves = phrase`selbst|eigenständig\p{L}*|eigenverantwortlich|jeweilig\p{L}*|nutzer\p{L}*|themselves|itself|respective|einrichtung|verlinkt\p{L}*`;
const reach = 600;

/** Who is responsible for the processing, and how to reach them (Art. 13(1)(a) GDPR). */
export function readController(notice: NoticeText): NoticeItem[] {
  let named: NoticeItem | null = null;
  for (const { index, end, text } of placesOf(notice.low, role)) {
    const sentence = sentenceAt(notice, index);
    const before = notice.low.slice(Math.max(sentence?.start ?? 0, index - 26), index);
    const after = notice.low.slice(end, end + 60);
    // "… entnehmen Sie dem Abschnitt ‚Verantwortliche Stelle‘": the title of another section.
    if (/["„“'‚«»]$/.test(before)) continue;
    if (!sentence || otherRoleBefore.test(before) || startsSoon(after.search(otherRoleAfter))) continue;
    if (text === 'zuständig' && (!ofProcessing.test(sentence.low) || supervises.test(sentence.low))) continue;
    if (together.test(before) && !introducesBoth(notice, sentence)) continue;
    if (
      isDefinition(sentence, role) ||
      isSectionOfOthers(sentence.section.heading) ||
      sentence.section.aboutRights ||
      isAboutContents(sentence.low)
    )
      continue;
    const isOperator = /betreib|gehört|angebot|projekt|dienste?anbieter/.test(text);
    // A heading may name the officer as well: what counts is what stands under it.
    const from = sentence.isHeading ? sentence.start + sentence.text.length : end;
    const block = ownBlock(notice, from, isOperator && !sentence.isHeading);
    const name =
      nameAfter(ownSentence(block, sentence, from)) ??
      (sentence.opensLine && sentence.start === index ? nameInRow(block) : null) ??
      (isOperator ? apposition(block) : nameBefore(notice, sentence.start, index));
    const reference = referenceOf(sentence, notice, index);
    if (reference) {
      const item = statedAt('controller', notice, sentence.start);
      // "… ist die Muster GmbH (siehe Impressum), info@muster.test": the reference stands beside what it could be read from.
      if (reference === 'with contact' || (name !== null && hasContact(`\n${sentence.text}`)))
        return [item, { ...item, kind: 'controllerContact' }];
      named ??= item;
      continue;
    }
    if (name === null || vendorNames.test(name.slice(0, 80).toLowerCase()) || /impressum|imprint/i.test(name.slice(0, 60))) {
      if (!isOperator && isNamedJustBefore(sentence, notice)) {
        const item = statedAt('controller', notice, sentence.start);
        return [item, { ...item, kind: 'controllerContact' }];
      }
      continue;
    }
    const contact = hasContact(`\n${block}`) || hasContact(notice.text.slice(sentence.start, index));
    const item = statedAt('controller', notice, sentence.start);
    if (contact) return [item, { ...item, kind: 'controllerContact' }];
    if (beginsWithName(name)) named ??= item;
  }
  return named ? [named] : [];
}

/** "Gemeinsam Verantwortliche": a heading near the beginning with an address right under it, and nobody's platform. */
function introducesBoth({ text }: NoticeText, { isHeading, start, text: title }: Sentence): boolean {
  const below = text.slice(start + title.length, start + title.length + 400);
  return isHeading && start < opening && hasContact(below) && !vendorNames.test(below.slice(0, 150).toLowerCase());
}

/** "Verantwortlicher | Praxis Kern, Am Markt 3, 12345 Ort": the cells of a row, with an address in the same line. */
function nameInRow(block: string): string | null {
  const row = block.split('\n')[0]!.trim();
  return /^(?:für die [a-z]+ )?\p{Lu}/u.test(row) && hasContact(`\n${row}`) ? row : null;
}

/** "Der Betreiber dieser Seiten, Studio Sonne, Hauptstr. 3, 12345 Ort, …": named in passing, with an address. */
function apposition(block: string): string | null {
  const name = /^(?:\s(?:dieser|dieses|der|des|unserer|of\sthis)\s[a-zß-ɏ-]+)?,\s(?=\p{Lu})/iu.exec(block);
  const rest = name === null ? '' : block.slice(name[0].length);
  return rest !== '' && hasContact(`\n${rest.slice(0, 260)}`) ? rest : null;
}

const elsewhere = /(?:im|siehe|laut|vgl\.?) impressum|(?:in|see) (?:the|our) (?:imprint|legal notice)/;
const above =
  /(?:oben|vorstehend|zuvor)\p{L}* (?:genannt|aufgeführt|bezeichnet)|(?:oben|vor)\s?stehend|(?:named|mentioned|stated) above|above-mentioned/u;
const ourselves =
  /(?:^|[^\p{L}])(?:wir sind|sind wir|ich bin|bin ich|we are|i am)(?: \p{L}+){0,4} (?:verantwort|zuständig|responsible|der verantwort|die verantwort|the controller)|(?:^|[^\p{L}])(?:are|am) (?:the|responsible)/u;

/** The controller may be told elsewhere: in the imprint, further up, or in the sentence before ("Wir sind verantwortlich."). */
function referenceOf({ low, start }: Sentence, { text }: NoticeText, index: number): 'named' | 'with contact' | null {
  const isAbove = above.test(low) || ourselves.test(low);
  if (isAbove && hasContact(text.slice(Math.max(0, start - reach), index))) return 'with contact';
  return above.test(low) || elsewhere.test(low) ? 'named' : null;
}

/** "Verein e. V., Weg 1, post@verein.test. Der Verein ist verantwortlich.": who it is stands in the lines right above, with an e-mail. */
function isNamedJustBefore({ low, start, section }: Sentence, { text, sentences }: NoticeText): boolean {
  if (low.length > 160 || byThemselves.test(low) || vendorNames.test(low)) return false;
  const before = text.slice(Math.max(0, start - 260), start);
  const opening = sentences.find((sentence) => sentence.section === section)?.start ?? start;
  return /@|\((?:at|ät)\)|\[(?:at|ät)\]/.test(before) && !vendorNames.test(before.toLowerCase()) && opening < 2_000;
}

/** What follows the role up to where another party is described; an operator in running text is introduced in the same line. */
function ownBlock({ text, low }: NoticeText, from: number, inLine: boolean): string {
  const block = low.slice(from, from + reach);
  const ends = [block.search(nextParty), inLine ? block.indexOf('\n') : -1].filter((end) => end >= 0);
  return text.slice(from, from + Math.min(reach, ...ends));
}

/** A full sentence names who it is about; a heading or an opening colon leads on to the next lines. */
function ownSentence(block: string, { text, start, isHeading }: Sentence, from: number): string {
  return isHeading ? `\n${block}` : !/[.!?]["“”)]?\s*$/.test(text) ? block : block.slice(0, Math.max(0, start + text.length - from));
}

/** The passage that says who it is, or null: "Verantwortlicher … ist die Muster GmbH". */
function nameAfter(block: string): string | null {
  let rest = block;
  // The words that lead to the name may come twice: a heading, and a sentence under it.
  for (let tries = 0; tries < 3; tries += 1) {
    const lead = introduces.exec(rest);
    if (!lead) return null;
    rest = rest.slice(lead[0].length);
    const name = rest.replace(article, '');
    if (beginsWithName(name) || hasContact(`\n${name.slice(0, 220)}`)) return name;
  }
  return null;
}

/** "Wir, die Muster GmbH, sind verantwortlich …": the name comes first in the sentence. */
function nameBefore({ text }: NoticeText, sentenceStart: number, index: number): string | null {
  const said = text.slice(Math.max(sentenceStart, index - 300), index);
  const before = said.replace(/^für [^,.]{3,90}? (?:ist|sind|bin) /i, '').replace(article, '');
  return before.length > 4 && beginsWithName(before) ? before : null;
}

const others = phrase`hosting|hoster|webhost\p{L}*|provider|cdn|newsletter\p{L}*|zahlung\p{L}*|plug-?ins?|tools?|drittanbieter\p{L}*|analyse\p{L}*`;

function isSectionOfOthers(heading: string): boolean {
  return others.test(heading) || vendorNames.test(heading);
}

/** Liability for contents and links is another responsibility. */
function isAboutContents(low: string): boolean {
  return /inhalte?n?(?![\p{L}])|contents?(?![\p{L}])/u.test(low) && !/daten|dsgvo|data|gdpr/.test(low);
}

function startsSoon(position: number): boolean {
  return position >= 0 && position <= 3;
}
