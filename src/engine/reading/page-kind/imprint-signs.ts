import { countMatches } from './page-text.ts';

/** Who, where and how to reach: what any imprint holds. */
const core: readonly RegExp[] = [
  // Name of the provider, by legal form or by its label.
  /(?<![a-z\dß-ɏ])(GmbH|gGmbH|mbH|UG \(haftungsbeschr|KGaA|OHG|PartG|PartGmbB|eGbR|GbR|e\. ?K(fm|fr)?\.|e\. ?V\.|eG|eGen|AG|SE|KdöR|Inhaber(in)?:?|Betreiber(in)?:|Anbieter(in)?:|Herausgeber(in)?:?|Leitung:|Leiter(in)?:|Vorsitz:|Diensteanbieter(in)?|vertreten durch|Vertretungsberechtigt|Geschäftsführ(er|erin|ung):|Körperschaft des öffentlichen Rechts|Anstalt des öffentlichen Rechts|Stiftung|Verein|Ltd\.?|Inc\.|B\.V\.|S\.A\.|represented by|managing directors?:?|owner:|operator:|publisher:|V\. ?i\. ?S\. ?d\. ?P)(?![a-z\dß-ɏ])/iu,
  // Postcode and town, after a street or on a line of its own; a post box; an English address.
  /(?:^|[\n,;|•·(/–-]|\d ?[a-z]?|:) ?(?:D ?-? ?|DE ?-? ?|A ?-? ?|AT ?-? ?|CH ?-? ?)?\d{4,5} [A-ZÄÖÜ][\p{L}.-]{2,}|(?<!\p{L})\p{Lu}\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer) \d{1,4}|\d{1,4},? [A-Z]\p{L}{2,20} (?:Street|Road|Avenue|Lane|Square)/mu,
  // E-mail, also in disguise, or a telephone number.
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]|\{at\}|\(ät\)|\[ät\]|\(a\)|<at>| at | ät )\s?[\w-]{1,63}(?: ?(?:\.|\(dot\)|\[dot\]|\(punkt\)|\[punkt\]| punkt | dot ) ?[a-zäöü-]{2,63})+|(?<![a-zß-ɏ])(?:tel(?:efon)?|phone|fon|mobil|☎|📞|t)\.?(?: ?(?:nr\.?|nummer|number))? ?[:.]? ?(?:\+|\()? ?\d[\d\s()/.+–-]{5,}|\+49 ?[\d(]/iu,
];
/** What hardly anything but an imprint says. */
const specific: readonly RegExp[] = [
  /§ ?5 ?(abs\. ?1 ?)?(?:des )?(DDG|TMG|Digitale-Dienste-Gesetz|Telemediengesetz)|§ ?55 ?(abs\. ?\d ?)?(?:des )?(RStV|Rundfunkstaatsvertrag)|§ ?18 ?(abs\. ?\d ?)?(?:des )?(MStV|Medienstaatsvertrag)|§ ?(?:25|24) ?(?:abs\. ?\d ?)?Medieng|§ ?5 ?(abs\. ?1 ?)?ECG|legal disclosure|information (according to|pursuant to|in accordance with|as required by|provided according to) (§|section|sec\.) ?5/iu,
  /(?<![a-z\dß-ɏ])(HR ?[AB]|VR|PR|GnR|GsR|FN) ?(?:Nr\.? ?|:|Nummer )? ?\d{1,7}|(handels|vereins|partnerschafts|genossenschafts|gesellschafts|stiftungs)register(?:nummer|eintrag|gericht)?|registergericht|register(nummer|eintrag)|commercial register|register court|company (registration )?(number|no)/iu,
  /(?<![a-z\dß-ɏ])DE ?\d{3} ?\d{3} ?\d{3}(?!\d)|ATU ?\d{8}|umsatzsteuer-?(identifikations|id)|ust\.?-? ?id|wirtschafts-?id|VAT[ -](ID|number|no|registration|reg)|steuernummer/iu,
  /vertretungsberechtigt|vertreten durch|geschäftsführer(?:in)?(?: ?:|[a-zß-ɏ]{0,2} (?:ist|sind))|geschäftsführung:|(?:vorstand|vorsitzende[rn]?|inhaber(?:in)?|komplementär(?:in)?|represented by|managing directors?|owner) ?:/iu,
  /(?:inhaltlich |redaktionell |journalistisch )?verantwortlich(?:e[rn]?)? (?:für den inhalt|für die inhalte|i\. ?s\. ?d\. ?(?:§|p)|im sinne (?:des |der |von )?(?:presse|§)|nach §|gemäß §)|v\. ?i\. ?s\. ?d\. ?p|responsible for (?:the )?content|presserechtlich|redaktionell verantwortlich/iu,
  /aufsichtsbehörde ?:|zuständige (?:aufsichts|kammer|berufs)|berufsbezeichnung|berufsrechtliche|(?:ärzte|rechtsanwalts|handwerks|steuerberater|architekten|apotheker|notar|industrie- und handels)kammer|berufshaftpflicht|supervisory authority:|professional title/iu,
  /haftung für (?:inhalte|links)|haftungsausschluss|verbraucherstreitbeilegung|streitschlichtung|verbraucherschlichtung|urheberrecht\n|liability for (?:content|links)|dispute resolution/iu,
];
/** Whose address stands there: not the owner's, but that of those who made the page or the pictures. */
const credit =
  /^\s*(?:konzept|idee|design|gestaltung|layout|web-?design|umsetzung|technische umsetzung|programmierung|realisierung|realisation|entwicklung|erstellung|website von|hosting|webhosting|fotos?|fotografie|photos?|bild(?:er|nachweise?|quellen?|rechte|material)?|grafik|texte?|icons?|photography|credits|made by|powered by|created by)(?:[ ,&/]+(?:und |and )?[a-zß-ɏ-]{3,20}){0,4} ?[:\n]/iu;

const personAlone = /^\s*\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}\s*$/u;

/** What of an imprint a text holds. */
export interface ImprintSigns {
  /** Of name, address and contact. */
  core: number;
  /** Of statute, register, tax number, representation, editor, authority and disclaimers. */
  specific: number;
}

/** Looks for the statements of an imprint. */
export function imprintSigns(text: string): ImprintSigns {
  const own = withoutCredits(text);
  return { core: countMatches(own, core), specific: countMatches(own, specific) };
}

/** Whether a text says where its provider is and how to reach it. */
export function reachSigns(text: string): { address: boolean; contact: boolean } {
  const own = withoutCredits(text);
  return { address: core[1]!.test(own), contact: core[2]!.test(own) };
}

/** Drops paragraphs that name agencies and photographers: a heading of that kind with the few lines below it. */
function withoutCredits(text: string): string {
  let skip = 0;
  return text
    .split('\n')
    .filter((line, index, lines) => {
      // "Lina Overbeck / Fotografie": what somebody does, not who made the pictures.
      const isTrade = !line.includes(':') && personAlone.test(lines[index - 1] ?? '');
      if (credit.test(`${line}\n`) && line.length < 200 && !isTrade) {
        // "Design: Agency GmbH" on one line, or a heading above the agency's address.
        skip = /:\s*$|^[^:]*$/.test(line) ? 5 : 1;
      }
      if (skip > 0 && index > 0 && lines[index - 1]?.trim() === '') skip = 0;
      return skip-- <= 0;
    })
    .join('\n');
}
