import { prepareText } from '../prepare-text.ts';
import { ownTopics, type Topic, type TopicStart, topicStart } from './topics.ts';
import { mendLines } from './torn-lines.ts';

/** One line of an imprint with what it is about. */
export interface ImprintLine {
  text: string;
  /** The line without the heading or label it begins with. */
  content: string;
  topic: Topic;
  /** A heading or label of a topic stands at its start. */
  start: TopicStart | null;
  /** An empty line precedes. */
  afterGap: boolean;
}

/** Longer lines are running text; they are cut so that no pattern meets more. */
const lineCap = 900;
/** Imprints have fewer lines than this, even beside a privacy notice. */
export const lineLimit = 4_000;

const label =
  'telefon|tel|fon|phone|telephone|mobil|mobile|handy|(?:tele)?fax|e-?mail|mail|internet|web|website|homepage|vertreten durch|vertretungsberechtigt[a-zß-ɏ]*|geschäftsführ(?:er|erin|ung)|geschäftsführer(?:innen|:innen)|managing directors?|inhaber(?:in)?|vorstand|aufsichtsrat[a-zß-ɏ]*|registergericht|register(?:nummer|-nr|nr)?|handelsregister(?:nummer|-nr|nr)?|vereinsregister(?:nummer|-nr|nr)?|amtsgericht|ust-?\\s?id[a-zß-ɏ]*(?:[-. ]{1,2}nr)?|umsatzsteuer-?\\s?id[a-zß-ɏ]*(?:[- ]nummer|[- ]nr)?(?: gemäß § ?27 ?a (?:UStG|Umsatzsteuergesetz))?|wirtschafts-?[a-zß-ɏ]*|steuernummer|steuer-nr|bankverbindung|iban|[a-zß-ɏ]{3,12}aufsicht|vorsitzende[rn]? des aufsichtsrate?s|berufsrechtliche regelungen?|aufsichtsbehörde|zuständige aufsichtsbehörde|zuständige kammer|berufsbezeichnung|vat(?: id| no| number)?|commercial register|umsatzsteuer-id|kontakt|verantwortlich(?:e[rn]?)? (?:für|nach|gem|i\\. ?s)[^:\\n]{2,70}';
/** Labels in the middle of a line: PDF files and careless templates know no line breaks. */
const innerLabel = new RegExp(`([^\\s/&(:])([ ,;–-]{1,4})(?=(?:${label})\\.? ?:)`, 'giu');
const joined = /(?:^|\s)(?:und|oder|and|or|sowie|bzw\.?|der|die|das|den|dieser?|dieses|zuständige|zuständiges|inhaltlich|unserer?|für)$/i;

function rawLines(text: string): { text: string; afterGap: boolean }[] {
  const result: { text: string; afterGap: boolean }[] = [];
  let afterGap = false;
  for (const written of text.split('\n')) {
    if (written.trim() === '') {
      afterGap = true;
      continue;
    }
    for (const part of splitLine(written)) {
      if (result.length >= lineLimit) return result;
      result.push({ text: part, afterGap });
      afterGap = false;
    }
  }
  return result;
}

/** "Muster · Beispiel · Partner" is the name of a firm. */
const partners =
  /(?:\p{Lu}[\p{L}-]{1,25} [|·•] ){1,5}(?:Partner|Kollegen|Rechtsanwälte|Steuerberater|Wirtschaftsprüfer|Architekten|Ingenieure|Notare)(?!\p{L}| ?:)/gu;
/** "Vorsitzender des Aufsichtsrats: Max Muster, Registergericht Köln HRB 1": what the firm says of itself goes on after its officers. */
const afterOthers =
  /((?:aufsichtsrat|beirat|prokur)[^\n]{3,160}?)[,;.] (?=(?:registergericht|amtsgericht|handelsregister|sitz der|HR ?[AB] ?\d|ust-?\s?id|umsatzsteuer-?id|tel[.:e]|e-?mail))/giu;
/** "Tel. 0123 456, info@muster.de. Die Aufsicht führt …": the sentence about somebody else begins a line of its own. */
const afterContact = /(@[\w.-]{3,60}|\d{3})\. (?=\p{Lu}[^.:\n]{0,60}(?:aufsicht|kammer|behörde)(?!\p{L}))/gu;
const dot = '\u0000';

function splitLine(line: string): string[] {
  const chunks = line.length <= lineCap ? [line] : (line.match(new RegExp(`.{1,${lineCap}}(?:\\s|$)|.{1,${lineCap}}`, 'gu')) ?? []);
  return chunks
    .flatMap((chunk) => {
      const broken = chunk
        .replace(partners, (names) => names.replace(/[|·•]/gu, dot))
        .replace(/\|(at|ät|@)\|/giu, '($1)')
        .replace(/ ?[|¦•●◦▪■♦] ?| · | ?\/\/ (?!www)/g, '\n')
        .replace(afterOthers, '$1\n')
        .replace(afterContact, '$1\n')
        .replace(innerLabel, (match, before: string, _gap: string, offset: number, whole: string) =>
          joined.test(whole.slice(Math.max(0, offset - 20), offset + 1)) ? match : `${before}\n`,
        );
      return broken.replaceAll(dot, '·').split('\n');
    })
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const postcode = /(?<![\p{L}\p{N}])(?:\p{Lu}{1,3} ?[-–] ?)?\d{4,5} \p{Lu}\p{L}/u;
const contactLabel =
  /^(?:tel|fon|phone|fax|mobil|handy|e-?mail|mail|internet|web|www|t:|m:|f:|@|☎|✆|📞|✉|[\w.+-]{1,64} ?(?:@|\(at\)|\[at\])|[+(]{0,2}0[\d ()/.–-]{6,20}$)/iu;
/** A sentence about somebody else within a block about the provider. */
const aboutOthers =
  /schlichtungsstelle|streitbeilegung|streitschlichtung|ec\.europa\.eu|beauftragte[rn]? ?:|datenschutzbeauftrag|registerstelle|(?<![a-zß-ɏ])dank (?:gilt|geht|gebührt|an)|aufsichtsbehörde für (?:den )?datenschutz|gehostet (?:bei|von)|(?:realisiert|umgesetzt|gestaltet|programmiert|erstellt) (?:von|durch|by)|webdesign (?:by|von)|powered by|made by|designed by/iu;

/** Blocks that name somebody else in a line or two. */
const named: ReadonlySet<Topic> = new Set(['aside', 'authority', 'media', 'profession']);

/** A sentence that names the chamber, with its address. */
const membership = /(?:mitglied|zugelassen|angehör)[^\n]{0,80}(?:kammer(?![a-zß-ɏ]|gesetz)|(?<![a-zß-ɏ])(?:IHK|HWK|WK[OÖ])(?![a-zß-ɏ]))/iu;

/** The name of a chamber or authority, and no label. */
const bodyName = /^(?:[a-zß-ɏ]*kammer|industrie- und handelskammer|behörde für)(?: [^:\n]{3,80})$/iu;

/** Somebody whose address follows on the line, once the provider's own is known. */
const otherBody =
  /(?:kammer|behörde|aufsicht|[a-zß-ɏ]ämter|(?:landes|bundes|gesundheits|gewerbe|ordnungs|veterinär|jugend|finanz)amt|ministerium|präsidium|regierung|verwaltungsamt|schlichtung[a-zß-ɏ]*|ombuds[a-zß-ɏ]*|beauftragte[rn]?|versicherung[a-zß-ɏ]*|[a-zß-ɏ]{3}anstalt|prüfungsverband|dachverband|spitzenverband)(?![a-zß-ɏ])[^\n]{0,140}(?<!\d)\d{5} \p{Lu}/iu;

/** Lines of the imprint within the text of a page, each with its topic. `combined`: a privacy notice shares the page. */
export function readPassages(text: string, combined: boolean, headings: readonly string[] = []): ImprintLine[] {
  const titles = new Set(headings.map((heading) => prepareText(heading)));
  const lines = mendLines(rawLines(text)).map((line) => {
    const start = topicOf(line.text);
    // A heading as long as a label with its value has its value below.
    return { ...line, start: start && (line.text.endsWith(':') || titles.has(line.text)) ? { ...start, rest: '' } : start };
  });
  return withTopics(lines.slice(firstOf(lines)), combined);
}

function topicOf(text: string): TopicStart | null {
  // Headings and labels are short; a long line without a colon is running text that mentions the words.
  const start = topicStart(text);
  if (text.length <= 220 || text.slice(0, 130).includes(':')) return start;
  // An imprint may be one paragraph: who answers for the site, and where.
  return (start?.topic === 'provider' || start?.topic === 'editorial') && postcode.test(text.slice(0, 300)) ? start : null;
}

/** Menus name the imprint before it begins: it begins at the title that an address follows. */
function firstOf(lines: readonly { text: string; start: TopicStart | null }[]): number {
  const titles = lines.flatMap(({ start }, index) => (start?.isTitle ? [index] : []));
  const followed = titles.find((from, place) => {
    const to = Math.min(titles[place + 1] ?? lines.length, from + 45);
    return lines.slice(from, to).some(({ text }) => postcode.test(text));
  });
  // The title before "Angaben gemäß § 5" belongs to it.
  if (followed === undefined) return 0;
  return titles.find((from) => from < followed && followed - from <= 2) ?? followed;
}

/** "Konzept & Umsetzung" on a line of its own: whose the address below is hangs on what else is announced. */
function isBareCredit({ topic, rest }: TopicStart): boolean {
  return topic === 'foreign' && rest === '';
}

/** Where a label announces the provider with its address ("Betreiber der Website"), which is nobody's who stands above; -1: nowhere. */
function announcedAt(lines: readonly { text: string; start: TopicStart | null }[]): number {
  return lines.findLastIndex(
    ({ start }, index) =>
      start?.topic === 'provider' && !start.isTitle && !start.weak && lines.slice(index, index + 7).some(({ text }) => postcode.test(text)),
  );
}

function withTopics(lines: readonly { text: string; afterGap: boolean; start: TopicStart | null }[], combined: boolean): ImprintLine[] {
  let topic: Topic = 'provider';
  let own: Topic = 'provider';
  let inline = false;
  const seen = new Set<Topic>();
  let isAddressed = false;
  let isBlockAddressed = false;
  // Name and address of somebody else stand on one line: what follows need not be theirs.
  let isWhole = false;
  let isReached = false;
  let isOwnCompany = false;
  let isOthersCompany = false;
  const announced = announcedAt(lines);
  return lines.map((line, index) => {
    const { text, afterGap } = line;
    let start = line.start;
    if (start?.late && !isAddressed && !text.endsWith(':') && !(isBareCredit(start) && announced > index)) start = null;
    // Chambers and authorities have sites of their own.
    if (start !== null && !isAddressed && bodyName.test(text)) start = null;
    if (start?.topic === 'privacy' && !isFollowedByProse(lines, index)) start = null;
    if (start !== null && continues(topic, start, afterGap, combined, seen)) start = null;
    // The number of the agency's company below its address, where the provider is none.
    if (start?.topic === 'register' && isOthersCompany && !isOwnCompany && !afterGap && ofTrade.test(text)) start = null;
    if (start !== null) {
      topic = start.topic;
      inline = start.rest !== '';
      isBlockAddressed = false;
      isOthersCompany = false;
      isWhole = postcode.test(start.rest);
      seen.add(topic);
      if (ownTopics.has(topic)) own = topic;
    } else if (inline && afterGap && topic !== 'privacy' && topic !== 'prose') {
      topic = own;
      inline = false;
    } else if (named.has(topic) && (!isBlockAddressed || (inline && isWhole && !isReached)) && contactLabel.test(text)) {
      // The number of an authority follows its address; without one it is the provider's again.
      topic = own;
      inline = false;
    }
    // The only address of the page is the provider's, after the mere name of an authority too.
    if (start === null && named.has(topic) && inline && !isWhole && !isAddressed && isOnlyAddress(lines, index)) {
      topic = own;
      inline = false;
    }
    if (company.test(text)) {
      isOwnCompany ||= ownTopics.has(topic);
      isOthersCompany ||= topic === 'foreign';
    }
    const isSecond = isAddressed;
    if (postcode.test(text)) {
      isBlockAddressed = true;
      isAddressed ||= ownTopics.has(topic) || topic === 'editorial';
    }
    if (ownTopics.has(topic) && contactLabel.test(text)) isReached = true;
    const about = ownTopics.has(topic) ? (saidOfOthers(text, isSecond) ?? topic) : topic;
    return { text, content: start === null ? text : start.rest, topic: about, start, afterGap };
  });
}

const company = /(?<!\p{L})(?:g?GmbH|mbH|UG|AG|SE|KGaA|KG|OHG|e\. ?K(?:fm|fr)?\.?|eingetragene[rn]? kauf(?:mann|frau))(?!\p{L})/u;
/** Numbers that only companies and merchants have. */
const ofTrade = /(?<![a-zß-ɏ])HR[ -]?[AB]?(?![a-zß-ɏ])|handelsregister/iu;

/** Whether the address that begins at a line has no other after it. */
function isOnlyAddress(lines: readonly { text: string }[], index: number): boolean {
  const at = [index, index + 1].find((place) => postcode.test(lines[place]?.text ?? ''));
  return at !== undefined && !lines.slice(at + 1).some(({ text }) => postcode.test(text));
}

/** What a line within a block about the provider says of somebody else; null for most. */
function saidOfOthers(text: string, isSecond: boolean): Topic | null {
  if (aboutOthers.test(text)) return 'foreign';
  return membership.test(text) || (isSecond && otherBody.test(text)) ? 'profession' : null;
}

/** Whether a label belongs to the block it stands in, although it could begin one of its own. */
function continues(topic: Topic, start: TopicStart, afterGap: boolean, combined: boolean, seen: ReadonlySet<Topic>): boolean {
  if (start.isTitle) return false;
  const isLabel = start.rest !== '';
  if (topic === 'privacy') return combined || !['register', 'tax', 'editorial', 'profession', 'insurance'].includes(start.topic);
  if (ownTopics.has(topic) || topic === 'prose' || topic === 'aside') return false;
  // "Anschrift:" of an authority, an insurer or an agency.
  if (start.weak) return isLabel || !afterGap;
  // What the provider has not told yet is more likely its own than an agency's.
  return topic === 'foreign' && isLabel && !afterGap && ownTopics.has(start.topic) && seen.has(start.topic);
}

/** A privacy notice, and not the word in a menu. */
function isFollowedByProse(lines: readonly { text: string }[], index: number): boolean {
  return lines.slice(index + 1, index + 7).some(({ text }) => text.length >= 90);
}
