import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { part, phrase, placesOf } from './phrase.ts';
import { stated } from './quote.ts';

const names = part`(?:bundesbeauftragte[rn]?|landesbeauftragte[rn]?|(?:hessische|hamburgische|berliner|sächsische|thüringer|bayerische|niedersächsische|bremische)[rn]?\s+(?:beauftragte|datenschutzbeauftragte|landesbeauftragte|datenschutz\p{L}*|transparenzbeauftragte)[rn]?|beauftragte[rn]?\s+für\s+(?:den\s+)?datenschutz|diözesan-?\s?datenschutzbeauftragte[rn]?|datenschutzbeauftragte[rn]?\s+(?:der|des)\s+(?:\p{L}+\s+){0,2}?(?:diözesen?|\p{L}{0,6}bistums?|ekd)|(?:landes|bundes)datenschutzbeauftragte[rn]?|datenschutzbeauftragte[rn]?\s+(?:des\s+(?:bundes)?land\p{L}*|des\s+bundes)|bayerische[sn]?\s+landesamt\p{L}*\s+für\s+datenschutz\p{L}*|lfd(?=\s+\p{L})|baylda|baylfd|bfdi|lfdi|hmbbfdi|hbdi|blnbdi|bln\s+bdi|ldi\s+(?:nrw|nordrhein\p{L}*)|unabhängige[sn]?\s+(?:landes)?(?:datenschutz)?zentrum\p{L}*|uld|tlfdi|sdtb|datenschutzaufsicht\p{L}*|katholische[sn]?\s+datenschutzzentrum\p{L}*|kdsa|bfd[\s-]?ekd|österreichische[n]?\s+datenschutzbehörde|eidgenössische[nr]?\s+(?:datenschutz-?\s?und\s+öffentlichkeits|öffentlichkeits-?\s?und\s+datenschutz)beauftragte[nr]?|edöb|fdpic|(?:kantonale[nr]?|städtische[nr]?)\s+(?:beauftragte[nr]?\s+für\s+(?:den\s+)?datenschutz|datenschutzbeauftragte[nr]?)|rundfunkdatenschutzbeauftragte\p{L}*|information\s+commissioner\p{L}*|(?:state|federal|berlin|hamburg|bavarian|saxon)\s+commissioner\p{L}*|commissioner\s+for\s+data\s+protection|autoriteit\s+persoonsgegevens|cnil|data\s+protection\s+(?:commission|authority|commissioner)\p{L}*)`;
const authority = phrase`(?:datenschutz-?\s?)?aufsichts-?\s?(?:behörde|stelle)n?|datenschutz-?\s?behörden?|kontrollstelle|${names}|supervisory\s+(?:authority|authorities|body)|data\s+protection\s+authorit(?:y|ies)|(?:zuständige[rn]?\s+)?behörde`;
const named = phrase`${names}`;
const complaint = phrase`beschwer\p{L}*|unzufrieden|beanstand\p{L}*|beschwerderecht\p{L}*|complaint?s?|complain|claims?|eingabe|anrufung|anzeige\s+(?:zu\s+)?(?:erstatte|einreiche|mache)\p{L}*|(?:erstatte|mache)\p{L}*\s+(?:\p{L}+\s+){0,6}?anzeige|file\s+a\s+report`;
const article = phrase`art(?:\.|ikel|icle)?\s?77`;
const turning = phrase`(?:sich|dich|euch)\s[^\n]{0,240}?(?:wenden|melden)|melden\s+(?:sie\s+sich|können\s+sie\s+sich)|wenden\s+sie\s+sich|wende\s+dich|anrufen|einschalten|hilft|anlaufstelle|(?:steht|stehen)\s[^\n]{0,80}?\soffen|turn\s+to|contact|approach|write\s+to`;
/** "Ihnen steht der Weg zur Aufsichtsbehörde offen." */
const wayOpen = phrase`weg\s+(?:zur|zu\s+(?:einer|der))\s+(?:zuständigen\s+)?(?:datenschutz-?\s?)?aufsichtsbehörde`;
/** What somebody turns to an authority for, where no word of complaining falls. */
const wronged = phrase`rechtswidrig\p{L}*|unrechtmäßig\p{L}*|verletz\p{L}*|versto(?:ß|ss)\p{L}*|verstö(?:ß|ss)\p{L}*|falsch\p{L}*|glaub\p{L}*|mein(?:en|st|t|ung)|ansicht|auffassung|(?:nicht|un)\s?(?:\p{L}+\s+)?zufrieden\p{L}*|zufriedenheit|probleme?n?|unlawful\p{L}*|infring\p{L}*|violat\p{L}*|unhappy|dissatisfied|not\s+satisfied|believe|concerns?`;
/** Authorities that supervise something else. */
const otherAuthority = phrase`gewerbeaufsicht\p{L}*|gewerbeamt\p{L}*|ordnungsamt\p{L}*|rechtsanwaltskammer|ärztekammer|zahnärztekammer|handwerkskammer|ihk|industrie-\s?und\s+handelskammer|bafin|bundesnetzagentur|gesundheitsamt|bauaufsicht\p{L}*|verbraucherschlichtung\p{L}*|schlichtungsstelle\p{L}*|online-streitbeilegung|heimaufsicht\p{L}*|fachaufsicht\p{L}*|dienstaufsicht\p{L}*|medienanstalt`;

/** The right to complain to a data protection authority; the value names the authority when the notice does (Art. 13(2)(d) GDPR). */
export function readComplaint({ sentences }: NoticeText): NoticeItem[] {
  const found =
    sentences.find((sentence) => article.test(sentence.low) && !sentence.isHeading) ??
    sentences.find((sentence) => isComplaint(sentence) && !sentence.isHeading) ??
    sentences.find((_, index) => splitInTwo(sentences, index)) ??
    sentences.find((sentence) => article.test(sentence.low) || isComplaint(sentence));
  if (!found) return namedAuthority(sentences);
  const at = sentences.indexOf(found);
  // Elsewhere officers of the site bear such names too: what stands at the right itself comes first.
  const name = authorityOf(sentences.slice(at, at + 5)) ?? authorityOf(sentences) ?? found.text.slice(0, 200);
  return [stated('complaint', found, name, Math.max(0, found.low.search(complaint)))];
}

function isComplaint({ low, section }: Sentence): boolean {
  if (otherAuthority.test(low) && !/datenschutz/.test(low)) return false;
  if (wayOpen.test(low) || (named.test(low) && turning.test(low))) return true;
  if (authority.test(low) && turning.test(low) && wronged.test(low)) return true;
  return (
    authority.test(low) && (complaint.test(low) || (complaint.test(section.heading) && /wenden|zuständig|contact|competent/.test(low)))
  );
}

/** "Sie haben ein Beschwerderecht." and then "Zuständig ist die Landesbeauftragte …". */
function splitInTwo(sentences: readonly Sentence[], index: number): boolean {
  const { low, isHeading } = sentences[index]!;
  if (!complaint.test(low) || otherAuthority.test(low)) return false;
  const following = sentences.slice(index + 1, index + 4).map((next) => next.low);
  return (
    (isHeading || /recht|right|dürfen|darfst|können|kannst|könnt|may|can/.test(low)) &&
    following.some((next) => authority.test(next) && !(otherAuthority.test(next) && !/datenschutz/.test(next)))
  );
}

/** "Zuständige Aufsichtsbehörde: BayLDA, …": named, yet not that one may complain there. */
function namedAuthority(sentences: readonly Sentence[]): NoticeItem[] {
  const found = sentences.find(({ low, isHeading }, index) => {
    const isTitled =
      sentences[index - 1]?.isHeading === true && /aufsichtsbehörde|datenschutzaufsicht|supervisory/.test(sentences[index - 1]!.low);
    return !isHeading && named.test(low) && (isTitled || authority.test(low.replace(named, ' ')) || /zuständig|competent/.test(low));
  });
  return found ? [stated('complaintAuthority', found, authorityOf(sentences) ?? undefined, Math.max(0, found.low.search(named)))] : [];
}

/** "Bei der Datenschutzaufsicht": what kind of authority, not which. */
const unnamed =
  /^(?:datenschutzaufsicht\S*|data protection (?:authority|authorities))(?=[\s]*(?:[.,;:)]|$|beschwer|zu\s|wenden|to\s|(?:eigener|ihrer|deiner) wahl|of your choice))/;

function authorityOf(sentences: readonly Sentence[]): string | null {
  const found = sentences.flatMap(({ low, text }) => {
    // "… die zuständige Datenschutzaufsichtsbehörde: Landesamt für …": the kind comes before the name.
    return placesOf(low, named).map(({ index }) => ({
      isUnnamed: unnamed.test(low.slice(index)),
      name: text
        .slice(index, index + 120)
        .split('\n')[0]!
        .trim(),
    }));
  });
  return (found.find(({ isUnnamed }) => !isUnnamed) ?? found[0])?.name ?? null;
}
