import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import { readLegitimateInterest } from './legal-bases.ts';
import type { NoticeText, Section, Sentence } from './notice-text.ts';
import { isAboutRights, isDefinition } from './other-parties.ts';
import { part, phrase } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';

const tasks = part`(?:bearbeitung|beantwortung|abwicklung|durchführung|bereitstellung|erfüllung|sicherstellung|gewährleistung|analyse|auswertung|optimierung|auslieferung|anzeige|darstellung|anbahnung|begründung|zusendung|versendung|kontaktaufnahme|kommunikation|identifizierung|rechnungsstellung|zahlungsabwicklung|registrierung|verwaltung|abwehr|erkennung|absicherung|aufrechterhaltung|übertragung|reichweitenmessung|messung|personalisierung|prüfung|verbesserung|terminvereinbarung|wahrnehmung|öffentlichkeitsarbeit|information|werbung|direktwerbung|sicherheit|vorbereitung|\p{L}{3,20}(?:abwicklung|verwaltung|durchführung|erfüllung|bearbeitung|beantwortung)|reservierung|lieferung|betreuung|pflege|\p{L}{3,20}(?:analyse|auswertung|messung|optimierung|statistik)|statistik)`;
const purpose = phrase`zwecke?\s+(?:der\s+(?:daten)?verarbeitung\s+)?und\s+(?:\p{L}+\s+){0,2}?(?:interessen?|rechtsgrundlagen?)\s*:|(?:verarbeitungs|verwendungs)?zweck(?:e|en|s)?\s*(?::|(?:der|dieser|unserer|des|ist|sind|einer|eines|von|für)(?!\p{L}))|zum\s+zwecke?|zu\s+(?:folgenden|den\s+(?:nachstehenden|folgenden|genannten)|diesem|diesen|dem|den|reinen|statistischen|statistik)\s*-?zwecke?n?|um\s+(?:[^;:]{1,160}?\s)?(?:zu\s+(?!können)\p{L}+|\p{L}{2,}zu\p{L}+n)|(?:misst|messen|prüft|prüfen|zählt|zählen)(?:\s+\p{L}+){0,3},\s+(?:ob|wie)|(?:wir|ich)\s+(?:messen|messe|analysieren|analysiere|zählen|zähle|erkennen|erkenne|verwalten|verwalte|werten|werte)\s+(?:damit|dadurch|so|hiermit)|damit\s+(?:messen|analysieren|zählen|erkennen|verwalten|werten|zeigen|steuern)\s+wir|we\s+(?:use\s+it\s+to|thereby)\s+(?:measure|analy[sz]e|count)|damit\s+(?:(?:wir|ich|sie|du|ihr|er|es|man|die|der|das|unser\p{L}*|ihre?\p{L}*|dein\p{L}*|eure?\p{L}*|kein\p{L}*|nichts)\s+[^;:.]{3,160}|[^;:.]{3,160}?\s(?:können|kann))|(?:nur|ausschließlich|allein|lediglich)\s+(?:für|zur|zum|dazu|dafür)(?!\s+(?:den\s+zeitraum|die\s+dauer|kurze|eine\s+begrenzte))(?!\s+(?:den\s+zeitraum|die\s+dauer|kurze|eine\s+begrenzte))|(?:der|dem|zur|zum)\s+\p{L}+(?:\s+\p{L}+)?\s+dien(?:t|en)|dien(?:t|en)\s+(?:(?:uns|allein|nur|ausschließlich|lediglich|vor\s+allem|dabei)\s+)?(?:der|dem|dazu|zur|zum|ausschließlich|uns|insbesondere|vor)|(?:zur|für\s+(?:die|eine|den)|im\s+rahmen\s+der|zwecks)\s+(?:\p{L}+(?:n|r|s)\s+){0,2}${tasks}|zum\s+(?:versand|betrieb|schutz|nachweis|abschluss)|für\s+den\s+(?:versand|betrieb|fall|abschluss)|purposes?\s*(?::|of|is|are)|for\s+(?:the|this|these|that|statistical|security|marketing)\s+(?:following\s+)?purposes?|(?:in\s+order\s+)?to\s+(?:provide|process|respond|reply|improve|answer|help|detect|recogni[sz]e|save|allow|enable|handle|fulfil|send|deliver|operate|ensure|analy[sz]e|protect|secure|contact|manage|perform|show|display|run|keep\s+(?:the|our|a)|count|measure|organi[sz]e|carry\s+out|conduct|decide|prepare|prevent|fend|offer|ship|complete|verify|identify|understand|maintain|make)|serves?\s+(?:to|the)`;
/** Empty words that fit every site. */
const vague = phrase`(?:verbesserung|optimierung)\s+(?:unser(?:es|er)|des|dieser)\s+(?:angebot\p{L}*|services?|website|webseite|internetauftritt\p{L}*|online-?angebot\p{L}*|produkte)|um\s+(?:unser|dieses|das)\s+angebot\s+zu\s+verbessern|improve\s+our\s+(?:services?|website|offer\p{L}*)`;
/** Sentences about the notice, the law or the end of storage state no purpose of processing. */
const other = phrase`technische\s+und\s+organisatorische\s+ma(?:ß|ss)nahmen|erreichung\s+des\s+speicherungszwecke?s?|technical\s+and\s+organi[sz]ational\s+measures|(?:art|arten|art\s+und\s+weise),?\s+(?:und\s+|den\s+|dem\s+)?umfangs?\s+(?:und|sowie)\s+(?:\p{L}+\s+)?zwecke?n?|nature,?\s+scope\s+and\s+purposes?|art(?:ikel|\.)?\s?6\s+(?:ds-?gvo)?,?\s?insbesondere\s+zur\s+erfüllung|zwecke?\s+(?:dieser|der|unserer)\s+(?:\p{L}+\s+)?(?:datenschutz\p{L}*|erklärung|hinweise|information(?:en)?)(?=\s+(?:ist|sind))|zweck\s+(?:der\s+(?:speicherung|datenspeicherung)\s+)?(?:entfällt|wegfällt|nicht\s+mehr)|zweck(?:es|s)?\s+(?:entfällt|weg)|zwecke\s+(?:der|und)\s+mittel|purposes\s+and\s+means|zweckbindung|zwecken?\s+(?:der|für)\s+direktwerbung|geltendmachung,?\s+ausübung|cookies?\s+(?:[^\n.]{0,50}?\s)?(?:zu\s+)?(?:löschen|deaktivieren|blockieren|ablehnen)|diese[rn]?\s+datenschutz\p{L}*\s+(?:klärt|informiert|erläutert)|link|(?:failure|obliged|required|right|wish|necessary)\s+to\s+provide`;
const data = phrase`nachrichten?|postfach|telefonnummer|e-?mails?|\p{L}*aufzeichnung\p{L}*|aufnahmen?|daten|\p{L}*daten|verarbeit\p{L}*|erheb\p{L}*|erhoben|speicher\p{L}*|gespeichert|nutz(?:en|e|t)|genutzt|verwend\p{L}*|ip-adresse\p{L}*|cookies?|\p{L}*angaben|adresse|protokoll\p{L}*|zugriffe?|log\p{L}*|zweck\p{L}*|mess(?:en|e|ung\p{L}*)|zähl(?:en|e|t)|analys\p{L}*|betreib(?:en|e)|setzen|eingesetzt|rechtsgrundlagen?|legal\s+bas(?:is|es)|anfragen?|bewerb\p{L}*|\p{L}*akten?|unterlagen|data|information|process\p{L}*|collect\p{L}*|store[ds]?|use[ds]?|purposes?`;

/** What somebody needs or does something for, in everyday words; read only where no section states a purpose. */
const everyday = phrase`(?:setz|verwend|nutz|speicher|verarbeit|brauch|benötig|erheb|lad)\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:dazu|dafür|hierfür|hierzu)|(?:brauch|benötig|erheb|verarbeit|verwend|nutz|speicher|prüf|erhäl|erhalt|bekomm|zeig|meld|wickel|verwalt|beobacht)\p{L}*\s[^\n]{0,120}?(?:für|zur|zum|um|damit|wegen)\s+\p{L}{3,}|(?:für|zur|zum|damit|wegen)\s+[^\n]{3,80}?\s(?:brauch|benötig|verarbeit|verwend|nutz|erheb|speicher|setz)\p{L}*|dafür\s+(?:brauchen|benötigen)|(?:hilft|helfen)\s+(?:uns|mir)\s+(?:\p{L}+\s+){0,2}?(?:zu\s+\p{L}+|bei|\p{L}{2,}zu\p{L}+n)|helps?\s+(?:us|me)\s+\p{L}+|(?:need|use|ask\s+for|process|keep)s?\s[^\n]{0,120}?(?:for|to|so\s+that)\s+\p{L}{3,}`;
const titled = phrase`(?:verarbeitungs)?zwecke?|wozu|wofür|warum|weshalb|purposes?|why`;

/** Verbs that say what is done, and so what for. Read only to refute that but one section states a purpose. */
const ourVerbs = part`(?:sehen|erfahren|messen|prüfen|zählen|zeigen|erkennen|versenden|verschicken|liefern|beantworten|bearbeiten|verhindern|schützen|ermöglichen|werten|veröffentlichen|wickeln|stellen|organisieren|vereinbaren)`;
const doing = phrase`(?:wir|ich)\s+${ourVerbs}|${ourVerbs}\s+(?:wir|ich)|(?:misst|zählt|wickelt|zeichnet|veröffentlicht|versendet|verschickt|ermöglicht)(?=\s+\p{L})|(?:measures|records|sends|delivers)(?=\s+\p{L})`;
/** What a widespread model text says of a map: that it works, not what for. */
const formula = phrase`zur\s+nutzung\s+der\s+funktionen|interesse\s+einer\s+ansprechenden\s+darstellung\s+unserer\s+online-?angebote(?!\s+und)`;
/** The head of a table of cookies or services with a column for the purpose. */
const column = phrase`(?:verwendungs|verarbeitungs)?zwecke?|purposes?`;
const columns = phrase`rechtsgrundlagen?|empfänger|löschung|verarbeitung\p{L}*|legal\s+bas(?:is|es)|recipients?|name|cookies?|anbieter|dienst|dauer|laufzeit|speicherdauer|gültigkeit|provider|service|duration|lifetime|expiry`;

/** What data is processed for, one statement for each section that says so (Art. 13(1)(c) GDPR). */
export function readPurposes(notice: NoticeText): NoticeItem[] {
  const { sentences } = notice;
  const isOther = (sentence: Sentence) =>
    sentence.isHeading || isAboutRights(sentence) || isDefinition(sentence) || other.test(sentence.low);
  const found = new Map<Section, NoticeItem>();
  sentences.forEach((sentence, index) => {
    if (found.has(sentence.section) || isOther(sentence)) return;
    const at = sentence.low.search(purpose);
    const { low } = sentence;
    if (at < 0 || !(data.test(low) || data.test(sentences[index - 1]?.low ?? ''))) return;
    if (vague.test(low) && !purpose.test(low.replace(new RegExp(vague.source, 'g'), ' ').replace(/dien(?:t|en) (?:der|zur|dem)/g, ' ')))
      return;
    found.set(sentence.section, stated('purposes', sentence, undefined, at));
  });
  if (found.size > 1) return [...found.values()];
  if (found.size === 1) return [...found.values(), ...furtherPurposes(notice, found, isOther)];
  const rows = tableRows(sentences);
  if (rows.length > 0) return rows.map((row) => stated('purposes', row));
  const nouns = sentenceUnder(notice, titled);
  const second = nouns ? secondListed(nouns, true) : null;
  if (nouns && second) return [stated('purposes', nouns), second];
  // An interest that outweighs is what the data is processed for.
  const [interest] = readLegitimateInterest(notice);
  if (interest) return [{ ...interest, kind: 'purposes' }];
  const under =
    sentenceUnder(notice, titled) ?? sentenceWith(notice, everyday, (sentence) => isOther(sentence) || vague.test(sentence.low))?.sentence;
  return under ? [stated('purposes', under)] : [];
}

/** Sections besides the one found that tell what is done in words of their own, or in a table: a claim that there is none rests on these. */
function furtherPurposes(
  { sentences }: NoticeText,
  found: ReadonlyMap<Section, NoticeItem>,
  isOther: (sentence: Sentence) => boolean,
): NoticeItem[] {
  const further = new Map<Section, NoticeItem>();
  for (const sentence of sentences) {
    const { low, section } = sentence;
    const isTable = isTableHead(sentence);
    const isGround = sentence.isHeading && articleSix.test(low);
    const isNone = !isTable && ((isOther(sentence) && !isGround) || vague.test(low) || formula.test(low));
    if (found.has(section) || further.has(section) || isNone) continue;
    const at = isTable ? 0 : told(low);
    if (at !== undefined) further.set(section, stated('purposes', sentence, undefined, at));
  }
  return further.size > 0 ? [...further.values()] : furtherLines(sentences, found, isOther);
}

/** "a) Zur Erfüllung von Verträgen (Art. 6 Abs. 1 lit. b DSGVO)": an item of a list, short as a heading. */
const articleSix = phrase`art(?:ikel|icle|\.)?\s?6`;
const interest = phrase`(?:berechtigte\p{L}*|legitimate)\s+(?:interessen?s?|interests?)\s+(?:an|am|in|ist|liegt|besteht|is)|im\s+interesse\s+(?:einer|eines|unserer|unseres|an)`;
const told = (low: string) => [purpose, everyday, doing, interest].map((pattern) => low.search(pattern)).find((index) => index >= 0);

/** Of a notice without headings, or in its section on nothing but purposes, each sentence is what elsewhere a section is. */
function furtherLines(
  sentences: readonly Sentence[],
  found: ReadonlyMap<Section, NoticeItem>,
  isOther: (sentence: Sentence) => boolean,
): NoticeItem[] {
  const lengthOf = (some: readonly Sentence[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  for (const [section, { quote }] of found) {
    const own = sentences.filter((sentence) => sentence.section === section);
    const isTitled = titled.test(section.heading);
    if (!isTitled && lengthOf(own) < lengthOf(sentences) / 2) continue;
    const first = own.findIndex(({ text }) => text.includes(quote));
    const other = own.find(
      (sentence, index) => index !== first && !isOther(sentence) && !vague.test(sentence.low) && told(sentence.low) !== undefined,
    );
    if (other) return [stated('purposes', other, undefined, told(other.low))];
    const second = own[first] ? secondListed(own[first], isTitled) : null;
    if (second) return [second];
  }
  return [];
}

/** "Zwecke: Angebote und Aufträge; Abwehr von Angriffen": the second purpose that one line lists in nouns. */
function secondListed({ text, low }: Sentence, isTitled: boolean): NoticeItem | null {
  const from = isTitled ? 0 : low.search(label);
  if (from < 0 || vague.test(low) || inSentences.test(low)) return null;
  const stop = low.slice(from).search(/[,;]\s(?=\p{L}{4})|\s(?:und|and)\s(?=\p{L}{4})/u);
  return stop < 0 ? null : stated('purposes', { text: text.slice(from + stop + 1) });
}
const inSentences = phrase`wir|ich|sie|du|ihr|we|you|i`;
const label = phrase`(?:daten\s+und\s+)?(?:verarbeitungs)?zwecke?(?:\s+und\s+\p{L}+)?\s*:|purposes?\s*:`;

/** The rows under a table's head that has a column for the purpose. */
function tableRows(sentences: readonly Sentence[]): Sentence[] {
  const head = sentences.findIndex(isTableHead);
  return head < 0 ? [] : sentences.slice(head + 1, head + 3).filter(({ low }) => articleSix.test(low));
}

/** A row of short words looks like a heading and begins a section. */
function isTableHead({ low }: Sentence): boolean {
  return low.length < 120 && !low.endsWith('.') && column.test(low) && columns.test(low);
}
