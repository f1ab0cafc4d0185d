import type { PageFact } from '../../facts/pages.ts';
import { offerPages } from '../offer/shop-offer.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { countOf, furtherCount, namesNumber, staffPatterns } from './staff-words.ts';

/** How many people a page says work for its owner, with the sentence that says so. */
export interface StatedStaff {
  count: number;
  /** Whether these are all, by the page's own words; else there may be more: „zwölf Redakteure“, „über 30 Leute“. */
  isWhole: boolean;
  quote: string;
  url: string;
  /** Path of the page, for a sentence. */
  path: string;
}

const { people, staff } = staffPatterns;
/** A department or a place of several is not the whole. */
const whole = '(?!\\s+(?:im|in\\s+(?:der|den|unser[a-z]{0,2}|the|our)|on|auf|am|vor|für|for|at|of|von|aus|der|des)(?![a-zß-ɏ]))';
const our = '(?:unser(?:e[nmr]?)?|our)';
const business = '(?:team|mannschaft|belegschaft|betrieb|unternehmen|firma|praxis|kanzlei|agentur|crew|company|firm|practice)';
const partOfBusiness = '(?:[a-zß-ɏ-]{3,20}team|redaktion|werkstatt|küche|büro|studio|newsroom|workshop|office)';
const consistsOf = '(?:besteht\\s+aus|umfasst|zählt|aus|von|mit|hat|beschäftigt|consists\\s+of|comprises|numbers|has|of|employs)';
const teamOf = `team\\s+(?:von|aus|mit|of)\\s+${people}${whole}`;
const asTeam = `(?:mit\\s+(?:einem|unserem)|als|with\\s+(?:a|our)|as\\s+a)\\s+${teamOf}`;
/** What is done for the house every day; the past has other forms. */
const germanWork =
  'arbeiten|berichten|schreiben|recherchieren|kümmern|beraten|betreuen|begleiten|behandeln|versorgen|pflegen|planen|bauen|fertigen|entwickeln|gestalten|konstruieren|kochen|backen|sorgen|unterrichten|reparieren|montieren|installieren|bedienen|vertreten|produzieren|restaurieren';
const englishWork =
  'work|report|write|look\\s+after|take\\s+care|advise|support|build|develop|design|plan|make|cook|bake|care|serve|repair|install|teach|treat|represent';
const somewhere = '(?:\\s+(?:in|an|at|aus|across)\\s+[a-zß-ɏ-]{2,30}(?:\\s+(?:und|and|&)\\s+[a-zß-ɏ-]{2,30})?)';

/** What an owner calls the whole house; a workshop or an editorial office may be a part of one. */
const house =
  '(?:[a-zß-ɏ-]{0,30}(?:verlag|betrieb|unternehmen|firma|büro|kanzlei|praxis|agentur|manufaktur|hotel|brauerei|tischlerei|schreinerei|gärtnerei|bäckerei|weingut|autohaus|start-?up|gmbh)|(?:company|business|firm|agency|practice|publisher|publishing\\s+house|start-?up))';
const asHouse = `(?:eine?|an?)\\s+(?:[a-zß-ɏ-]{3,25},?\\s+){0,3}${house}(?:\\s+(?:in|aus|bei|from)\\s+[a-zß-ɏ-]{2,30})?\\s+(?:mit|von|of|with|employing)`;

/** What the owner says of its whole staff. */
const ofAll = [
  `(?:wir\\s+sind|sind\\s+wir|we\\s+are)\\s+(?:(?:heute|inzwischen|weiterhin|now|today)\\s+)?${asHouse}\\s+${people}${whole}`,
  `(?:wir\\s+sind|sind\\s+wir|wir\\s+beschäftigen|beschäftigen\\s+wir|bei\\s+uns\\s+arbeiten|we\\s+are|we\\s+employ)\\s+${people}${whole}`,
  `${our}\\s+${business}\\s+${consistsOf}\\s+${people}${whole}`,
  `${our}\\s+${staff}${whole}`,
  `${our}\\s+${staffPatterns.headed}\\s+team`,
].map(wholeWords);
/** What it says of some of them: who belongs to a team, or does something. */
const ofSome = [
  `${our}\\s+(?:${business}|${partOfBusiness})\\s+(?:in|an|am)\\s+(?:[a-zß-ɏ-]+\\s+){1,4}${consistsOf}\\s+${people}`,
  `${our}\\s+${partOfBusiness}\\s+${consistsOf}\\s+${people}`,
  `in\\s+${our}\\s+(?:${business}|${partOfBusiness})\\s+arbeiten\\s+${people}`,
  `zu(?:m|\\s+unserem)\\s+team\\s+(?:gehören|zählen)\\s+${people}${whole}`,
  `${asTeam}[^.!?]{0,120}\\s(?:wir|we)`,
  `(?:wir|we)\\s(?:[^.!?]{0,80}\\s)?${asTeam}`,
  `mit\\s+${staff}\\s+(?:sind|gehören|zählen|betreuen|planen|bauen|fertigen|sorgen)\\s+wir`,
  `${staff}\\s+(?:arbeiten\\s+(?:heute\\s+|hier\\s+)?(?:bei|für)\\s+uns|work\\s+for\\s+us)`,
].map(wholeWords);
/** A sentence or line of its own, as pages about the owner have it. */
const line = new RegExp(`^${staffPatterns.line(somewhere)}[.!]?$`, 'iu');
/** Colleagues are those of whoever speaks, but may be some of them. */
const colleagues = new RegExp(`^${staffPatterns.colleagues}(?=$|[.!,;]|\\s+(?:und|sowie|&|and)\\s)`, 'iu');
/** „Seit 1961 reparieren wir Autos. 34 Mitarbeitende, 120 Fahrzeuge“: figures beside what the owner says of itself are its own. A sentence that begins with a number is not parted from the one before. */
const figures = new RegExp(`(?<=^|[a-zß-ɏ]{3}[.!] )${staffPatterns.staff}(?=[.!]?$|\\s?[,;|·])`, 'iu');
const speaksOfItself = wholeWords('wir|uns|unser(?:e[nmrs]?)?|we|us|our');
/** The beginning of a sentence that tells nothing of whose people they are: it counts where nobody else is meant. */
const workplace =
  '(?:in\\s+(?:der|unserer)\\s+(?:geschäftsstelle|verwaltung|praxis|kanzlei|agentur|zentrale|werkstatt|backstube|redaktion|gärtnerei|schule)|im\\s+(?:betrieb|haus|team|büro|laden|museum|verlag|hotel|salon)|(?:bei|für)\\s+uns|hier|in\\s+(?:the|our)\\s+(?:office|company|practice|workshop)|for\\s+us|here)';
const atWork = [
  `${people}\\s+(?:arbeiten|work)\\s+(?:heute\\s+|today\\s+)?${workplace}(?![a-zß-ɏ])`,
  `${staff}\\s+(?:${germanWork}|${englishWork})(?![a-zß-ɏ])`,
  `(?:ein|a)\\s+${teamOf}`,
].map((pattern) => new RegExp(`^${pattern}`, 'iu'));

/** Who is at work for the visitor works for the owner, wherever that stands. */
const forVisitor = [
  new RegExp(`^${staff}\\s+(?:${germanWork})\\s+(?:[^.!?\\s]{1,20}\\s+){0,6}(?:um|für)\\s+(?:sie|dich|euch)(?![a-zß-ɏ])`, 'iu'),
];

const aboutWords = '(?:about|ueber|%c3%bcber|unternehmen|company|firma|team|wir-sind|wer-wir)';
/** A page about the owner, or one below it: there a magazine may have its articles about others. */
const aboutOwner = new RegExp(`(?:^|[/_-])${aboutWords}(?:[/_.-]|$)`, 'iu');
const onlyAboutOwner = new RegExp(`(?:^|[/_-])${aboutWords}(?:[_.-][^/]{0,15})?/?$`, 'iu');
/** Whoever looks for people tells there of those who work for it already. */
const career =
  /(?:^|[/_-])(?:karriere|careers?|jobs?|stellen(?:angebote)?|offene-stellen|ausbildung|arbeiten-bei[a-z-]{0,30})(?:[/_.-]|$)/iu;
const colleaguesAtWork = new RegExp(`^${staffPatterns.colleagues}\\s+(?:${germanWork}|${englishWork})(?![a-zß-ɏ])`, 'iu');
const ownHeading = new RegExp(
  `^(?:(?:wir\\s+)?über\\s+uns|wer\\s+wir\\s+sind|das\\s+sind\\s+wir|(?:das\\s+|meet\\s+(?:the|our)\\s+)?team|${our}\\s+(?:${business}|${partOfBusiness}|people)|about\\s+us|who\\s+we\\s+are)[.:!]?$`,
  'iu',
);
/** Characters behind a heading that still belong to it, should the next one not be told. */
const longestPart = 1_500;

/** More of one occupation than this are as a rule those whom a platform brings together: “our 3,000 designers”. */
const mostOfOneJob = 500;

/** What was, will be, may be or is wished for says nothing of today; neither do others' staff, nor who works on their own account. */
const elsewhen = wholeWords(
  'bald|künftig|zukünftig|ziel|wollen|möchten|werden|suchen|sucht|gesucht|bewerb[a-zß-ɏ]*|m/w/d|früher|damals|einst|nicht|kein[a-z]{0,2}|wenn|falls|sobald|ab|bis|geschult[a-z]*|kunden|zusammen(?!\\s+sind\\s+wir(?!\\s+mit(?![a-zß-ɏ])))|kooperi[a-z]*|freie[nrms]?|freiberuflich[a-z]*|ehrenamtlich[a-z]*|externe[nr]?|partner(?:betrieb|firm|unternehm|kanzlei|prax|werkst)[a-zß-ɏ]*|netzwerk[a-z]*|soon|will|aim|goal|once|were|not|if|when|until|hiring|clients|customers|freelance[a-z]*|volunteers?|external|network',
);

/**
 * How many people work for the owner by its own words on its pages: all of them where a page tells that, else the most that are told
 * of some. Null where none say so, or they contradict each other.
 */
export function statedStaff(pages: readonly PageFact[]): StatedStaff | null {
  const found = offerPages(pages).flatMap((page) => sentencesOf(page).flatMap((sentence) => statementIn(sentence, page) ?? []));
  const [all, ...others] = found.filter(({ isWhole }) => isWhole);
  const [most = null] = found.filter(({ isWhole }) => !isWhole).sort((a, b) => b.count - a.count);
  if (all === undefined) return most;
  const isContradicted = others.some(({ count }) => count !== all.count) || (most !== null && most.count > all.count);
  return isContradicted ? null : all;
}

function statementIn({ text, about, besideOwn }: Sentence, page: PageFact): StatedStaff | null {
  if (text.length > 240 || !namesNumber(text) || mentions(text, elsewhen)) return null;
  const told = firstOf(ofAll, text) ?? (about === null ? null : line.exec(text));
  const isCareer = career.test(legalPath(page));
  const tellsOfOwner = about !== null || page.kind === 'start' || isCareer;
  const toldOfSome = told
    ? null
    : (firstOf(ofSome, text) ??
      (about === 'alone' ? firstOf(atWork, text) : null) ??
      (tellsOfOwner ? (colleagues.exec(text) ?? (isCareer ? colleaguesAtWork.exec(text) : null) ?? firstOf(forVisitor, text)) : null));
  const figured = told === null && toldOfSome === null && tellsOfOwner && besideOwn ? figures.exec(text) : null;
  const match = told ?? toldOfSome ?? figured;
  const { number = '', more, job } = match?.groups ?? {};
  const count = countOf(number);
  if (match === null || count === null || (job !== undefined && count > mostOfOneJob)) return null;
  const isWhole = told !== null && more === undefined && job === undefined && !furtherCount.test(text.slice(match.index + match[0].length));
  // The figures stand for themselves, whatever sentence is before them.
  const quote = text.slice(figured?.index ?? 0).replace(/[.!]$/, '');
  return { count, isWhole, quote, url: page.url, path: legalPath(page) };
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

interface Sentence {
  text: string;
  /** Where it stands: on a page about the owner or below it, or where nobody else is told of. */
  about: 'below' | 'alone' | null;
  /** The owner speaks of itself in the same paragraph. */
  besideOwn: boolean;
}

/** Lines stay apart: a heading has no full stop. A number behind a semicolon begins a statement of its own. An abbreviation before a number ends no sentence. What others say is left out. */
function sentencesOf(page: PageFact): Sentence[] {
  const path = legalPath(page);
  const ofPage = onlyAboutOwner.test(path) ? 'alone' : aboutOwner.test(path) ? 'below' : null;
  const headings = new Set(page.headings.map((heading) => plainText(heading).toLowerCase()));
  let left = 0;
  return page.text
    .slice(0, 60_000)
    .split('\n')
    .flatMap((raw): Sentence[] => {
      const text = plainText(raw).replace(/[‐‑]/g, '-');
      const isHeading = headings.has(text.toLowerCase());
      left = isHeading ? (ownHeading.test(text) ? longestPart : 0) : left - text.length;
      const about = left > 0 ? 'alone' : ofPage;
      const own = text.replace(speech, ' ');
      const besideOwn = mentions(own, speaksOfItself);
      return own
        .split(/(?<=[.!?])(?<!(?<!\p{L})(?:Dr|Prof|Dipl|Ing|med|jur|St|Nr)\.)\s(?=[A-ZÄÖÜ])|;\s(?=\d)/u)
        .map((sentence) => ({ text: sentence, about, besideOwn }));
    })
    .filter(({ text }) => /\d|[a-z]{3}/i.test(text));
}

/** A name in quotation marks is short; whole sentences are somebody's words, a customer's or those of whom an article is about. */
const speech = /„[^„“”"]{25,400}[“”"]|“[^“”]{25,400}”|»[^»«]{25,400}«|«[^»«]{25,400}»|"[^"]{25,400}"/g;
