import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { phrase } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';

/** "Bewerbung" also means advertising: only words about persons and their papers count by themselves. */
const applications = phrase`bewerber(?:n|s|innen|in|daten|auswahl|verwaltung|management|portal|:innen|\*innen|_innen)?|bewerbungs(?:verfahren\p{L}*|prozess\p{L}*|unterlagen|daten|management\p{L}*|portal\p{L}*|formular\p{L}*|gespräch\p{L}*|zweck\p{L}*)|(?:ihre[rn]?|ihrer|deine[rn]?|online-?|initiativ-?|elektronische[nr]?|eingehende[nr]?|die|eine|jede|einer|als|auf)\s?bewerbung(?:en)?|bewerben\s+sie\s+sich|sie\s+sich\s+(?:\p{L}+\s+){0,6}?bewerben|bewerbungen|stellenbewerb\p{L}*|recruiting\p{L}*|job\s+applica(?:tions?|nts?)|applicants?|applications\s+(?:sent|received|submitted|are|by|for)|apply\s+(?:for\s+(?:a|an|one)\s+(?:\p{L}+\s+)?(?:job|position|vacancy)|to\s+work|with\s+us)|recruit(?:ment|ing)|your\s+application|application\s+documents`;
const other = phrase`bewerbung(?:en)?\s+(?:von|unserer|eigener|ähnlicher|der)\s+(?:\p{L}+\s+)?(?:produkte\p{L}*|waren|leistungen|dienst\p{L}*|angebot\p{L}*|veranstaltung\p{L}*)|keine\s+bewerbungen|web\s+application|software\s+application|bewerbung\s+und\s+verkauf`;
const processing = phrase`daten|unterlagen|(?:per|via|by)\s+(?:e-?)?mail|verarbeit\p{L}*|speicher\p{L}*|gelöscht|löschen|verfahren|e-?mail\p{L}*|beschäftigungs\p{L}*|einwillig\p{L}*|data|process\p{L}*|delet\p{L}*|stored?|employment`;

const title = phrase`(?:online-?)?stellenbewerb\p{L}*|applications?|stellenausschreibung\p{L}*|bewerb(?:ung|ungen|er|erinnen|ungsverfahren|erdaten|ende[nr]?)\p{L}*|karriere|stellenangebote\p{L}*|jobs|recruit\p{L}*|careers?|job\s+applica\p{L}*|applicants?`;

/** Whether the handling of job applications is described. */
export function readApplications(notice: NoticeText): NoticeItem[] {
  const found = sentenceWith(
    notice,
    applications,
    (sentence) =>
      sentence.isHeading ||
      other.test(sentence.low) ||
      sentence.low.length < 35 ||
      !(processing.test(sentence.low) || processing.test(following(notice, sentence))),
  );
  if (found) return [stated('applications', found.sentence, undefined, found.at)];
  const titled = sentenceUnder(notice, title, (sentence) => other.test(sentence.low) || isAdvertising(notice, sentence));
  return titled ? [stated('applications', titled)] : [];
}

const advertising = phrase`(?:meta-?\s?|facebook-?\s?)?pixels?|werbe\p{L}*|werbung\p{L}*|anzeigen\p{L}*|retargeting|remarketing|conversions?|tracking\p{L}*`;
const ofPersons = phrase`bewerb\p{L}*|unterlagen|lebenslauf\p{L}*|zeugnis\p{L}*|stellen?|beschäftigungs\p{L}*|arbeitsverhältnis\p{L}*|absage|applica\p{L}*|employment|jobs?`;

/** "12) Bewerbung, Facebook": a heading that means advertising, of which the section speaks alone. */
function isAdvertising({ sentences }: NoticeText, { section }: Sentence): boolean {
  const told = sentences.filter((sentence) => sentence.section === section && !sentence.isHeading);
  return told.some(({ low }) => advertising.test(low)) && !told.some(({ low }) => ofPersons.test(low));
}

/** What is said next in the same section. */
function following({ sentences }: NoticeText, sentence: Sentence): string {
  const next = sentences[sentences.indexOf(sentence) + 1];
  return next?.section === sentence.section ? next.low : '';
}
