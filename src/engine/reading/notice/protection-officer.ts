import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import { hasAnyContact } from './contact-details.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { isAboutOthers } from './other-parties.ts';
import { phrase, placesOf } from './phrase.ts';
import { sentenceAt, stated } from './quote.ts';

const officer = phrase`(?:konzern-?)?daten-?schutz-?\s?beauftragte[rnsm]?(?:[/:*_·]?-?(?:in|r|n))?|datenschutzbeauftragung|beauftragte[rn]?\s+für\s+(?:den\s+)?datenschutz|örtlich\s+beauftragte[rn]?\s+für\s+(?:den\s+)?datenschutz|betriebliche[rn]?\s+datenschutz|dsb(?!\.\p{L}|@dsb\.gv)|data\s+(?:protection|privacy)\s+officer|dpo`;
/** Officers of an authority: they supervise, they are nobody's own. */
const authority = phrase`datenschutzbehörde\p{L}*|datenschutz-?aufsicht\p{L}*|dsb\.gv\.at|edöb|ekd|landes(?!geschäftsst|verband|verbänd|kirch|vorstand|gruppe|vereinig|büro)\p{L}*|bundes\p{L}*|länder|(?:des|eines|ihres|jeweiligen|zuständigen)\s+(?:bundes)?land(?:es)?|liste\s+(?:der|aller)|aufsichtsbehörde\p{L}*|(?:bayerische|hessische|hamburgische|berliner|sächsische|thüringer|eidgenössische|niedersächsische|brandenburgische)[rn]?|bfdi|lfdi|informationsfreiheit|supervisory|commissioner`;
const none = phrase`(?:kein(?:e[nrms]?)?|nicht|no|not)(?:\s+(?:gesetzlich|rechtlich|dazu))?(?:\s+\p{L}+){0,3}?\s+(?:verpflichtet|bestellt|benannt|bestellen|benennen|erforderlich|notwendig|ernannt|appointed|required|obliged)|(?:kein(?:e[nrs]?)?|no)\s+(?:eigene[nr]?\s+|betriebliche[nr]?\s+)?(?:datenschutz-?\s?beauftragte\p{L}*|data\s+protection\s+officer)|entfällt|(?:zu\s+klein|too\s+small)|(?:do|does)\s+not\s+(?:need|have)|von\s+der\s+pflicht`;
/** Who made the text praises itself below it. */
const byGenerator = phrase`(?:datenschutz\p{L}*|text|muster)\s[^\n]{0,60}?(?:generator|muster|erstellt|generiert)\p{L}*`;
const sameContact = phrase`(?:oben|o\.\s?g\.|obige[rn]?|vorgenannte[rn]?|genannte[rn]?|unsere[rn]?|dieser|der|gleichen|same|above)\s+(?:\p{L}+\s+)?(?:anschrift|adresse|kontaktdaten|address|postanschrift)|(?:mit\s+dem\s+)?zusatz|z\.\s?hd\.?|zu\s+händen|postalisch`;
/** "Einen Datenschutzbeauftragten müssen wir nicht benennen": the verb comes last. */
const denies = phrase`datenschutz-?\s?beauftragte\p{L}*(?:\s*:|\s+ist)\s+(?:nicht\s+(?:vorhanden|nötig)|kein\p{L}*|nein|none)|datenschutz-?\s?beauftragte\p{L}*\s[^.;]{0,60}?(?:müssen|brauchen|benötigen|haben)\s+(?:wir|ich)\s[^.;]{0,40}?(?:nicht|kein\p{L}*)|(?:müssen|brauchen|benötigen)\s+(?:wir|ich)\s[^.;]{0,40}?(?:nicht|kein\p{L}*)\s|(?:wir|ich)\s+(?:müssen|muss|brauchen|brauche|benötigen|benötige|haben|habe)\s+(?:\p{L}+\s+){0,3}?kein\p{L}*|(?:(?:benennungs|bestell(?:ungs)?|rechts)-?)?(?:pflicht|verpflichtung)[\s,][^.;]{0,140}?(?:nicht|keine)|kein\p{L}*\s+(?:(?:gesetzliche|rechtliche)\s+)?(?:(?:benennungs|bestell(?:ungs)?|rechts)-?)?(?:pflicht|verpflichtung)|no\s+(?:legal\s+)?(?:duty|obligation|requirement)|(?:voraussetzung|schwelle|schwellenwert)\p{L}*[\s,][^.;]{0,140}?nicht|nicht\s+(?:bestell|benenn|benann)\p{L}*|ist\s+(?:\p{L}+\s+){0,3}?nicht\s+(?:nötig|vorgeschrieben)`;
/** "Auch ohne Pflicht haben wir … benannt": no duty, yet there is one. */
const allTheSame = phrase`freiwillig\p{L}*|gleichwohl|dennoch|trotzdem|obwohl|auch\s+ohne|voluntar\p{L}*|nevertheless|although`;
const controller = phrase`verantwortlich\p{L}*|controller`;
/** A mailbox that is the officer's by its name. */
const ownMailbox = /(?:datenschutz|dsb|dpo|privacy)[a-z\d._-]{0,30}\s?(?:@|[([]\s?(?:at|ät)\s?[)\]])/iu;
const nextParty = phrase`aufsichtsbehörde\p{L}*|landesbeauftragte\p{L}*|supervisory\s+authority|beschwerde\p{L}*`;
const reach = 400;
/** A heading over another matter: the address under it is that of a host or of a firm written to. */
const otherMatter = phrase`hosting|hoster|webhosting|provider|server\p{L}*|server-?\s?log\p{L}*|logfiles?|zugriffsdaten|protokoll\p{L}*|cookies?|rechtsgrundlagen?|zwecke?|speicherdauer|empfänger\p{L}*|betroffenenrechte|(?:ihre|deine|eure)\s+rechte|newsletter\p{L}*|kontaktformular|datenerfassung|datenverarbeitung|allgemeine[sn]?|besuch|aufruf|bewerb\p{L}*|log\s+files?|your\s+rights|purposes?|legal\s+bas(?:is|es)`;

/** Whether there is a data protection officer, and how to reach them (Art. 13(1)(b) GDPR). */
export function readProtectionOfficer(notice: NoticeText): NoticeItem[] {
  let named: NoticeItem | null = null;
  let denied: NoticeItem | null = null;
  for (const { index, end } of placesOf(notice.low, officer)) {
    const sentence = sentenceAt(notice, index);
    if (!sentence) continue;
    const inSentence = index - sentence.start;
    const before = sentence.low.slice(Math.max(0, inSentence - 70), inSentence);
    const after = sentence.low.slice(inSentence, inSentence + 90);
    if (authority.test(before) || authority.test(after) || byGenerator.test(sentence.low)) continue;
    if ((none.test(sentence.low) || denies.test(sentence.low)) && !allTheSame.test(sentence.low)) {
      if (!isAboutOthers(sentence)) denied ??= stated('dpoDenied', sentence, undefined, inSentence);
      continue;
    }
    if (isAboutOthers(sentence) && !/(?<!\p{L})(?:unser|our)/u.test(before)) continue;
    const low = notice.low.slice(end, end + reach);
    const below = sentence.isHeading ? denialUnder(notice, sentence) : null;
    if (below) {
      denied ??= stated('dpoDenied', below, undefined, denialIn(below));
      continue;
    }
    const ends = [low.search(nextParty), nextMatter(notice, sentence) - end].filter((until) => until >= 0);
    const block = notice.text.slice(end, end + Math.min(reach, ...ends));
    const item = stated('dpo', sentence, undefined, inSentence);
    const own = sentence.isHeading ? '' : sentence.text.slice(0, inSentence);
    // "Verantwortliche und Datenschutzbeauftragter": the first address below is that of the controller.
    if (sentence.isHeading && controller.test(sentence.low) && !ownMailbox.test(block)) {
      named ??= item;
      continue;
    }
    if (hasAnyContact(`\n${block}`) || hasAnyContact(own) || sameContact.test(block.slice(0, 200).toLowerCase())) {
      return [item, { ...item, kind: 'dpoContact' }];
    }
    named ??= item;
  }
  if (named) return [named];
  return denied ? [denied] : [];
}

const soon = 200;

/** The sentence right under a heading, or soon behind it, that says there is no officer; a long one may take its time for the reasons. */
function denialUnder({ sentences }: NoticeText, heading: Sentence): Sentence | null {
  const at = sentences.indexOf(heading);
  const end = heading.start + heading.text.length;
  const below = sentences.slice(at + 1, at + 4);
  const own = below.slice(0, below.some(({ isHeading }) => isHeading) ? below.findIndex(({ isHeading }) => isHeading) : below.length);
  const found = own.find(({ low, start }, index) => (index === 0 || start < end + soon) && (none.test(low) || denies.test(low)));
  return found === undefined || allTheSame.test(found.low) ? null : found;
}

/** Where a sentence says that there is none: a long one is quoted from around there. */
const denialIn = ({ low }: Sentence): number => Math.max(0, none.test(low) ? low.search(none) : low.search(denies));

/** Where the next heading over another matter begins; -1 where none follows soon. */
function nextMatter({ sentences }: NoticeText, { start }: Sentence): number {
  return sentences.find((other) => other.start > start && other.isHeading && otherMatter.test(other.low))?.start ?? -1;
}
