import { isHeading } from '#knowledge/notice-lines.ts';
import { sentenceAt, sentenceEndsIn } from '#knowledge/sentence-ends.ts';
import { readText } from '#knowledge/text-reading.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { type Match, matchesOf, mentions, plainText, precededBy, quoted, wholeWords } from '../wording.ts';

const tools = '(?:tools?|diensten?|programme?n?|software|technologien|services?|technologies)';
/** How a notice names a kind of service without naming the service. */
const groups: Partial<Record<ServiceCategory, RegExp>> = {
  analytics: wholeWords(`(?:web-?)?(?:analyse|analytics?|statistik|tracking|reichweitenmess[a-zß-ɏ]*)[\\s-]?${tools}`),
  'session-replay': wholeWords(`(?:web-?)?(?:analyse|analytics?|tracking|heatmap)[\\s-]?${tools}`),
  'ab-testing': wholeWords(`(?:web-?)?(?:analyse|analytics?|test(?:ing)?|optimierungs)[\\s-]?${tools}`),
  marketing: wholeWords(`(?:marketing|werbe|tracking|retargeting|remarketing|advertising)[\\s-]?(?:${tools}|netzwerken?|networks?)`),
  social: wholeWords('social[\\s-]?media[\\s-]?(?:plugins?|dienste?n?|plug-ins?)'),
  video: wholeWords('(?:eingebettete\\s+videos?|video-?(?:dienste?n?|plattformen?)|embedded\\s+videos?)'),
  map: wholeWords('(?:kartendienste?n?|online-?karten|map\\s+services?)'),
  font: wholeWords('(?:web-?fonts?|web-?schriften|schrift(?:arten)?dienste?n?|font\\s+services?)'),
  captcha: wholeWords('captchas?(?:-dienste?n?)?'),
  chat: wholeWords('(?:live-?)?chat-?(?:dienste?n?|tools?|services?)'),
  cdn: wholeWords('content[\\s-]delivery[\\s-]net(?:work|zwerke?)s?|CDNs?'),
  payment: wholeWords('zahlungs(?:dienst(?:leister|e)?n?|anbietern?)|payment\\s+(?:providers?|services?)'),
};
const negation = wholeWords('kein(?:e|en|er|erlei)?|nicht|ohne|verzicht[a-zß-ɏ]*|frei|meiden|no|not|none|without|refrain|abstain|avoid');
const deniedAfter = wholeWords(
  'nicht(?!\\s+(?:ohne|nur|vor|bevor|zusammen))|not(?!\\s+(?:without|only|before|until))|kein(?:e[nrms]?)?\\s+(?:einsatz|verwendung)',
);
/**
 * The words by which the notice, line by line, names a kind of service; "we use no analytics tools" names none. Generators put headings
 * ("Analyse-Tools und Tools von Drittanbietern") over whatever services they were asked for: one tells of no further service.
 */
export function groupNamed(notice: string, category: ServiceCategory): string | null {
  const pattern = groups[category];
  if (pattern === undefined) return null;
  const text = plainText(withoutHeadings(notice));
  const match =
    pattern &&
    matchesOf(text, pattern).find(
      (found) =>
        !isPartOfAddress(text, found) &&
        !isOnlyManaged(text, found) &&
        !isStockPhrase(text, found) &&
        !namesMember(text, found) &&
        !isOfMember(text, found) &&
        !precededBy(text, found, negation, 60) &&
        !isDenied(text, found),
    );
  return match?.text ?? null;
}

/** "Das geschieht vor allem mit sogenannten Analyseprogrammen": how generators open every notice, whatever the site uses. */
function isStockPhrase(text: string, { index }: Match): boolean {
  return /(?<![a-zß-ɏ])(?:so[\s-]?genannten?|diesen|dieser)\s{1,3}$/iu.test(text.slice(Math.max(0, index - 20), index));
}

/** "Das Content Delivery Network Amazon CloudFront", "das Webanalyse-Tool Matomo": the one that follows by name, not the kind. */
function namesMember(text: string, { text: words, index }: Match): boolean {
  const after = text.slice(index + words.length, index + words.length + 60);
  const [first] = /^[\s„"“'(]{1,3}\p{Lu}/u.test(after) ? readText(after).hits : [];
  return first !== undefined && first.start <= nextWord;
}

/** "Font Awesome CDN:", "Cloudflare-CDN": the one that stands right before by name, not the kind. */
function isOfMember(text: string, { index }: Match): boolean {
  const before = text.slice(Math.max(0, index - nameReach), index);
  const { text: read, hits } = readText(before);
  const last = hits.at(-1);
  return last !== undefined && /^[\s"“”'-]{0,2}$/u.test(read.slice(last.end));
}

const nameReach = 40;

/** Up to here a name may have its maker in front: "Amazon CloudFront". */
const nextWord = 14;

/** "Er dient der Verwaltung von Tracking-Tools": said of a tag manager, which receives nothing for them. */
function isOnlyManaged(text: string, found: Match): boolean {
  return precededBy(text, found, managed, 50);
}

const managed = wholeWords(
  'verwalt(?:ung|en|et)|einbind(?:ung|en)|ausspiel(?:ung|en|t)|steuer(?:ung|n|t)|auslös(?:en|t)|tag-?manage[a-zß-ɏ]*|manag(?:e|es|ing|ement)',
);

/** The notice without lines that head a section; what a sentence with a colon introduces is a list. */
function withoutHeadings(notice: string): string {
  let introduced = false;
  const kept = notice.split('\n').filter((line) => {
    if (line.trim() === '') return true;
    const heads = isHeading(line) && !mentions(line, embeds);
    if (!heads) introduced = /:\s*$/u.test(line);
    return !heads || introduced;
  });
  return kept.join('\n');
}

/** "Ein Captcha eines Drittanbieters verwenden wir nicht": turned round by what follows in its part of the sentence. */
function isDenied(text: string, { text: words, index }: Match): boolean {
  const rest = /^[^.,;:!?]{0,100}/u.exec(text.slice(index + words.length))?.[0] ?? '';
  return mentions(rest, deniedAfter);
}

/** "cdn.prod.website-files.com" and "/cdn/" name an address, no kind of service. */
function isPartOfAddress(text: string, { text: words, index }: Match): boolean {
  return (
    /[\w-]\.$|[/@_]$/u.test(text.slice(Math.max(0, index - 2), index)) ||
    /^(?:[/@_]|-?[\w-]*\.[a-z\d])/iu.test(text.slice(index + words.length))
  );
}

const embeds = wholeWords(
  '(?:verwende|nutze|setze|binde|lade)(?:n|t)?|verwendet|genutzt|eingesetzt|eingebunden|geladen|lädt|verzicht[a-zß-ɏ]*|einsatz|used?|embed(?:ded)?|load(?:ed)?',
);

/** Denials of these are held against all services of the kind (`site-denials.ts`). */
const deniedElsewhere: ReadonlySet<ServiceCategory> = new Set(['analytics', 'session-replay', 'ab-testing', 'marketing']);

/** The sentence by which a notice denies a kind of service as such: "Ein Captcha eines Drittanbieters verwenden wir nicht"; null: none. */
export function denialOfGroup(text: string, category: ServiceCategory): string | null {
  const pattern = groups[category];
  if (pattern === undefined || deniedElsewhere.has(category)) return null;
  const matches = matchesOf(text, pattern);
  const ends = matches.length > 0 ? sentenceEndsIn(text) : [];
  for (const found of matches) {
    if (isPartOfAddress(text, found)) continue;
    const sentence = sentenceAt(text, found.index, ends).sentence.trim();
    // "… ein Captcha verwenden wir nicht": what another part of the sentence says is another matter.
    const clause = sentence.split(/[;:]/).find((part) => part.includes(found.text)) ?? sentence;
    const isPlain = mentions(clause, embeds) && !mentions(clause, conditional) && clause.length < 200;
    if (isPlain && (isDenied(text, found) || mentions(clause, deniesIt(found.text)))) return quoted(clause.trim());
  }
  return null;
}

const conditional = wholeWords(
  'wenn|sofern|soweit|falls|solange|bevor|ohne|vor|erst|nur|einwilligung|zustimmung|selbst|derzeit\\s+noch|if|unless|until|before|without|only|consent',
);

/** "Wir setzen keinen Captcha-Dienst ein", "kein externes Captcha": right before the word, of a third party or of all. */
function deniesIt(word: string): RegExp {
  const named = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return wholeWords(`(?:kein(?:e[nrms]?|erlei)?|no)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?${named}`);
}
