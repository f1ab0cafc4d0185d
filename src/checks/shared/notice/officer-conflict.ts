import type { Facts } from '../../facts.ts';
import { plainText, quoted } from '../wording.ts';

/** Behind the word for the officer, so far his name and function are read. */
const reach = 160;
const officer = /(?<![a-zß-ɏ])(?:datenschutz-?\s?beauftragte[rnsm]?(?:[/:*_·]?-?in)?|data\s+protection\s+officer)(?![a-zß-ɏ])/giu;
/** From here on it is about somebody else. */
const nextParty =
  /(?<![a-zß-ɏ])(?:verantwortlich[a-zß-ɏ]*|vertreten|vertretungsberechtigt[a-zß-ɏ]*|aufsichtsbehörde[a-zß-ɏ]*|landesbeauftragte[a-zß-ɏ]*|controller|represented|supervisory)(?![a-zß-ɏ])/iu;
/** A company behind the word is where the officer is to be reached, or whose officer he is: a person behind it may be its manager. */
const company = /(?<![a-zß-ɏ])(?:gmbh|mbh|ag|ug|kg|ohg|gbr|e\.\s?k|e\.\s?v|eg|se|inc|ltd|llc|inh(?:aber)?[.:])(?![a-zß-ɏ])/iu;
const lead =
  '(?:(?:[Aa]lleinige[rn]?|[Gg]eschäftsführende[rn]?)\\s+)?(?:[Gg]eschäfts(?:führer|leiter)(?:in)?|[Ii]nhaber(?:in)?|[Gg]esellschafter(?:in)?|[Vv]orstand(?:svorsitzende[rn]?|smitglied)?|[Vv]orsitzende[rn]?|CEO|[Mm]anaging\\s+[Dd]irector|[Oo]wner)(?![a-zß-ɏ])';
const name = "(?:\\p{Lu}[\\p{L}.’'-]*\\s+){1,4}\\p{Lu}[\\p{L}’'-]+";
/** Names are told from other words by their capitals: "Henning Detmers, Geschäftsführer", "Eva Lux (Inhaberin)"; whom the officer reports to is nobody's function. */
const inFunction = new RegExp(
  `${name}\\s?[,(–-]\\s?(?:(?:unser|zugleich|auch|our)e?\\s+)?${lead}(?!\\s+(?:der|des|von|bei|of|at)\\s)`,
  'u',
);
const isHimself = new RegExp(`^\\s+(?:ist|is)\\s+(?:(?:unser|der|die|our|the)e?\\s+)?${lead}`, 'u');
const title = /^(?:(?:herrn?|frau|mr|ms|mrs|dr|prof|dipl|ing|med|mag|ra)\.?(?:-[a-zß-ɏ]+\.?)?\s+)+/iu;

/**
 * The words by which a notice names as data protection officer whoever leads the business, by his function or because the imprint names
 * him as its representative; null: nobody like that.
 */
export function leadingOfficer(notice: string, elements: Facts['imprintElements']['elements']): string | null {
  const text = plainText(notice);
  const leaders = elements
    .filter(({ kind }) => kind === 'representative')
    .map(({ value }) => value.replace(title, '').trim())
    .filter((value) => value.includes(' '));
  for (const { index, 0: word } of text.matchAll(officer)) {
    const after = text.slice(index + word.length, index + word.length + reach).split(nextParty)[0]!;
    const behind = after.slice(0, at(after.search(company), after.length));
    // A heading is followed by the word in its sentence.
    if (behind.search(officer) >= 0) continue;
    const lower = behind.toLowerCase();
    const leader = leaders.find((one) => lower.includes(one.toLowerCase()));
    const told = isHimself.exec(behind) ?? inFunction.exec(behind);
    if (leader === undefined && told === null) continue;
    const end = Math.max(
      leader === undefined ? 0 : lower.indexOf(leader.toLowerCase()) + leader.length,
      told ? told.index + told[0].length : 0,
    );
    return quoted(text.slice(index, index + word.length + end));
  }
  return null;
}

function at(found: number, otherwise: number): number {
  return found < 0 ? otherwise : found;
}
