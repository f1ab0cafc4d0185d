import { companyIn } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';

const municipality =
  '(?:(?:landeshaupt|hanse|universitäts|kreis|bundes|markt)?stadt|(?:orts|verbands|samt|einheits|markt)?gemeinde|(?:land)?kreises?|landkreis|markt(?:es)?|flecken|landes|land|freistaate?s?|bundeslande?s?|freien und hansestadt|freie und hansestadt|bezirke?s?|landschaftsverbande?s?|zweckverbande?s?|schulverbande?s?|verwaltungsgemeinschaft)';
const adjectives = '(?:[a-zß-ɏ]{3,30}(?:e|en|er|es) ){0,3}';
/** What a sentence says its subject is: a part of a municipality or a Land, or an authority. */
const isPartOf = new RegExp(
  `(?<![a-zß-ɏ])(?:nicht ?-?(?:rechtsfähige|selbst(?:st)?ändige) (?:öffentliche )?anstalt(?![a-zß-ɏ])|(?:ist|sind) (?:als [^,.\\n]{0,60})?(?:ein|eine|kommunale|städtische|staatliche)(?: ${adjectives}| )(?:öffentliche (?:anstalt|einrichtung|schule)|(?:[a-zß-ɏ]{0,30}(?:behörde|dienststelle|einrichtung|schule|amt)|eigenbetrieb|regiebetrieb|anstalt|gymnasium) (?:in (?:der )?trägerschaft )?(?:der|des|von) ${adjectives}${municipality}(?![a-zß-ɏ])))`,
  'iu',
);
/** "Schulträger: Stadt Musterstadt", with the name on the same or the next line. */
const school =
  /^(?:öffentlicher |kommunaler )?(?:schul|sachaufwands|aufwands)träger(?:in)?(?: (?:der|unserer) (?:schule|grundschule|einrichtung))?(?: ist)?(?: (?:die|der|das))?\s?:?\s?/iu;
const municipal = new RegExp(`^(?:der |die |das )?${adjectives}${municipality} [a-zß-ɏ]{3}`, 'iu');

/** "Das Land Niedersachsen ist eine juristische Person des öffentlichen Rechts"; a chamber may be that of a profession. */
const isPublicPerson =
  /^(?:[^\n]{0,200}[.);] )?(?:die|das|der|wir,? die|unsere) (?![^.\n]{0,80}(?:kammer|vereinigung|rundfunk|aufsicht))[^.\n]{3,120} (?:ist|sind) (?:eine? |als )?(?:[a-zß-ɏ]{4,20} ){0,2}(?:juristische person|gebietskörperschaft|körperschaft|anstalt|stiftung|einrichtung|verwaltungsbehörde) (?:des )?öffentlichen rechts/iu;
/** "Vertreten durch: Land Niedersachsen", "Diensteanbieter: Freistaat Sachsen, dieser vertreten durch …" */
const bearer =
  /^(?:(?:rechts)?träger(?:in)?|dienste-?anbieter(?:in)?|dienstherr|vertreten durch|gesetzlich vertreten durch|verantwortlich(?:er)? träger)(?: (?:der einrichtung|ist))?\s?:?\s?(?:die |das |der |den )?(?=(?:land|freistaat|bundesland|freie (?:und )?hansestadt|stadt|gemeinde|landkreis|kreis|markt|bezirk|samtgemeinde|verbandsgemeinde|ortsgemeinde|landeshauptstadt|universitätsstadt) [a-zß-ɏ])/iu;

/** The line by which a body without a legal form of commercial law shows to be part of the state or of a municipality; null without one. */
export function publicBodyLine(lines: readonly ImprintLine[], own: readonly ImprintLine[]): string | null {
  const told = own.find(({ text }) => text.length <= 400 && (isPartOf.test(text) || isPublicPerson.test(text) || bearsItself(text)));
  if (told) return told.text;
  for (const [index, { text }] of lines.entries()) {
    const label = school.exec(text)?.[0];
    if (label === undefined) continue;
    const name = text.slice(label.length).trim() || (lines[index + 1]?.text ?? '');
    if (name.length <= 120 && municipal.test(name) && companyIn(name) === null)
      return text.length > label.length ? text : `${text} ${name}`;
  }
  return borne(lines);
}

function bearsItself(text: string): boolean {
  const lead = bearer.exec(text)?.[0];
  return lead !== undefined && companyIn(text.slice(lead.length)) === null && /^\S+ \p{Lu}/u.test(text.slice(lead.length));
}

/** The bearer below its label. */
function borne(lines: readonly ImprintLine[]): string | null {
  for (const [index, { text }] of lines.entries()) {
    const next = lines[index + 1]?.text ?? '';
    if (text.length < 40 && next.length <= 200 && bearsItself(`${text} ${next}`)) return `${text} ${next}`;
  }
  return null;
}
