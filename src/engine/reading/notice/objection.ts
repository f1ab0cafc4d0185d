import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import { lowerCase } from '../lower-case.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { vendorNames } from './other-parties.ts';
import { phrase } from './phrase.ts';
import { stated } from './quote.ts';

const title = phrase`widerspruchsrecht\p{L}*|recht\s+(?:auf|zum|zu)\s+widerspruch|widerspruch\s+gegen\s+(?:die|eine)\s+(?:daten)?verarbeitung|widerspruch(?:smöglichkeit)?\s+(?:nach|gemäß|gem\.|gegen\s+direktwerbung)|recht,?\s+(?:der\s+verarbeitung\s+)?(?:\p{L}+\s+){0,4}zu\s+widersprechen|right\s+to\s+object|right\s+of\s+objection|widerspruch|objection`;
const otherTitle = phrase`werbe-?e?-?mails?|datenerfassung|cookies?|google|analytics|tracking|opt-?out|werbe-mails`;
const objecting = phrase`(?:widerspruch(?:srecht)?|widersprechen|to\s+object)`;
const grounds = phrase`besonderen\s+situation|art(?:\.|ikel|icle)?\s?21|direktwerbung|direct\s+marketing|particular\s+situation|widerspruchsrecht|besondere[nr]?\s+(?:situation|lage)|berechtigte\p{L}*\s+interesse\p{L}*|legitimate\s+interests?|(?:lit\.?|buchst(?:aben?|\.)?|letter|point)\s?\(?[e-g]\)?|§\s?(?:23|25)\s+(?:kdg|dsg-ekd)`;

/** Whether the right to object is set apart: by a heading, capitals, bold type, a frame or a paragraph of its own (Art. 21(4) GDPR). */
export function readObjectionHighlight({ sentences, emphasised }: NoticeText): NoticeItem[] {
  const found =
    sentences.find(
      (sentence, index) =>
        sentence.isHeading &&
        !isListedAlike(sentences, index) &&
        isObjectionTitle(sentence) &&
        isExplained(sentences, index) &&
        !isOneOfMany(sentences, sentence),
    ) ??
    sentences.find(isInCapitals) ??
    sentences.find(
      (_, index) =>
        !isListedAlike(sentences, index) &&
        !isItemOfRights(sentences, index) &&
        (isOwnParagraph(sentences, index) || isLastOfRights(sentences, index)),
    );
  if (found) return [stated('objectionHighlighted', found)];
  const others = emphasised.filter((passage) => anyRight.test(lowerCase(passage)));
  const labels = others.filter((passage) => !objecting.test(lowerCase(passage)));
  // A keyword in bold among the keywords of the other rights is one of a list.
  const bold =
    emphasised.find((passage) => isAboutObjecting(passage) && (labels.length < 2 || passage.length >= longestLabel)) ??
    (others.length === 0 ? emphasised.find(names) : undefined);
  return bold === undefined ? [] : [stated('objectionHighlighted', { text: bold })];
}

/** Bold about nothing but this right; among all rights in bold it is not set apart. */
function isAboutObjecting(passage: string): boolean {
  const low = lowerCase(passage);
  return objecting.test(low) && grounds.test(low) && !/auskunft|berichtigung|datenübertragbarkeit|rectification|erasure/.test(low);
}

/** Bold that names the right or says what may be objected to, where no other right is in bold. */
function names(passage: string): boolean {
  const low = lowerCase(passage);
  return low.length >= 40 && low.length < 400 && named.test(low) && !otherTitle.test(low) && !vendorNames.test(low);
}
const named = phrase`recht\s+auf\s+widerspruch|widerspruchsrecht|(?:speicherung|verarbeitung\p{L}*|nutzung|verwendung|daten)\s[^.]{0,120}?(?:widersprechen|widerspruch)|(?:widersprechen|widerspruch)[^.]{0,120}?(?:speicherung|verarbeitung\p{L}*|nutzung|verwendung|daten)|right\s+to\s+object`;

const longestLabel = 120;

/** A heading about nothing but the right to object. */
function isObjectionTitle({ low }: Sentence): boolean {
  return title.test(low) && !otherTitle.test(low) && !/auskunft|berichtigung|löschung|rectification|erasure/.test(low);
}

/** Under rights that each have their own heading, this one is not set apart. */
function isOneOfMany(sentences: readonly Sentence[], { low }: Sentence): boolean {
  if (!oneOfMany.test(low)) return false;
  return sentences.filter((sentence) => sentence.isHeading && otherRight.test(sentence.low)).length >= 3;
}
const oneOfMany = phrase`recht\s+auf\s+widerspruch`;
const otherRight = phrase`recht\s+auf\s+(?:auskunft|berichtigung|löschung|einschränkung|datenübertragbarkeit|bestätigung)`;

/** After the other rights, in a paragraph of its own. */
function isLastOfRights(sentences: readonly Sentence[], index: number): boolean {
  const { low, opensLine, isHeading, section, start } = sentences[index]!;
  if (isHeading || !opensLine || !section.aboutRights || !objecting.test(low) || anyRight.test(low)) return false;
  const end = sentences.findIndex((sentence, at) => at > index && sentence.opensLine);
  const paragraph = sentences
    .slice(index, end < 0 ? undefined : end)
    .map((sentence) => sentence.low)
    .join(' ');
  if (paragraph.length < 60 || !grounds.test(paragraph)) return false;
  return sentences.some((other) => other.section === section && other.start < start && anyRight.test(other.low));
}
const anyRight = phrase`auskunft|berichtig\p{L}*|löschung|löschen|datenübertragbarkeit|access|rectif\p{L}*|erasure|beschwer\p{L}*`;

/** What follows a heading explains it; in a bare list the next right follows at once. */
function isExplained(sentences: readonly Sentence[], index: number): boolean {
  const next = sentences[index + 1];
  if (next === undefined || next.isHeading) return false;
  // The last of a bare list of rights has under it what follows the list.
  const before = sentences[index - 1];
  if (before?.isHeading && anyRight.test(before.low) && before.text.length < longestLabel) {
    const end = sentences.findIndex((sentence, at) => at > index && sentence.isHeading);
    return sentences.slice(index + 1, end < 0 ? index + 6 : end).some(({ low }) => objecting.test(low));
  }
  return next.low.length >= 60 || objecting.test(next.low);
}

/** "Recht auf Widerspruch (Art. 21 DSGVO): …", "• Auskunft – …", or nothing but the name. */
const labelled =
  /^(?:[-•*·–✓]|\d{1,2}[.)]|[a-z]\))?\s?(?:(?:ihr |das )?recht (?:auf|zum|zur) |right (?:to|of) )?(?<right>\p{L}+)(?: (?!haben|können|stehen|steht|besteht)\p{L}+){0,4}(?: \([^()]{3,40}\))?\s?(?::|-|$)/u;
const otherLabel =
  /^(?:auskunft|berichtig|lösch|einschränk|datenübertrag|übertragbar|beschwer|widerruf|access|rectif|erasure|restrict|portab|complain)/;

/** "Widerspruchsrecht – Sie haben das Recht …" between "Datenübertragbarkeit – …" and "Beschwerde – …": one of a list in which each right begins alike. */
function isListedAlike(sentences: readonly Sentence[], index: number): boolean {
  const rightOf = (low: string) => labelled.exec(low)?.groups?.['right'] ?? '';
  if (!/^(?:widerspr|object)/.test(rightOf(sentences[index]!.low))) return false;
  const opening = sentences.filter(({ opensLine }) => opensLine);
  const at = opening.indexOf(sentences[index]!);
  return [opening[at - 1], opening[at + 1]].some((line) => line !== undefined && otherLabel.test(rightOf(line.low)));
}

/** "Auskunft über …", "Löschung nach …", "Widerspruch gegen …": one line of a list in which each begins with its right, bold or not. */
function isItemOfRights(sentences: readonly Sentence[], index: number): boolean {
  const firstOf = (low: string) =>
    /^(?:[-•*·–✓]|\d{1,2}[.)]|[a-z]\))?\s?(?:(?:ihr |das )?recht (?:auf|zum|zur) )?(?<right>\p{L}+)/u.exec(low)?.groups?.['right'] ?? '';
  if (!/^(?:widerspruch(?!s)|objection)/.test(firstOf(sentences[index]!.low))) return false;
  const opening = sentences.filter(({ opensLine }) => opensLine);
  const at = opening.indexOf(sentences[index]!);
  const isItem = (line: Sentence | undefined) => line !== undefined && line.text.length < 200 && otherLabel.test(firstOf(line.low));
  return [opening[at - 2], opening[at - 1], opening[at + 1], opening[at + 2]].filter(isItem).length >= 2;
}

function isInCapitals({ text, low }: Sentence): boolean {
  if (!objecting.test(low) || text.length < 60) return false;
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  return upper > (text.match(/\p{Ll}/gu)?.length ?? 0) * 2;
}

const furtherRight = phrase`auskunft|berichtig\p{L}*|löschung|datenübertragbarkeit|einschränkung|rectif\p{L}*|erasure|portability`;
const furtherRights = new RegExp(furtherRight.source, `${furtherRight.flags.replace('g', '')}g`);

/** A paragraph that begins with the right to object and explains it. */
function isOwnParagraph(sentences: readonly Sentence[], index: number): boolean {
  const { low, opensLine, isHeading } = sentences[index]!;
  const next = sentences.findIndex((sentence, at) => at > index && sentence.opensLine);
  const rest = sentences.slice(index + 1, next < 0 ? undefined : next);
  // Before the other rights in the same lines it is not set apart.
  if (rest.filter((sentence) => furtherRight.test(sentence.low)).length >= 2) return false;
  if (rest.some((sentence) => (sentence.low.match(furtherRights)?.length ?? 0) >= 3)) return false;
  if (isHeading || !opensLine || low.length < 80 || !grounds.test(low)) return false;
  const place = low.search(objecting);
  if (place < 0 || /auskunft|berichtigung|datenübertragbarkeit|rectification/.test(low.slice(0, place))) return false;
  return (
    place < 45 ||
    /^(?:\W*hinweis|sie haben (?:ferner |außerdem |zudem )?das recht, aus gründen|soweit|sofern|wenn|you have the right to object|werden ihre)/.test(
      low,
    )
  );
}
