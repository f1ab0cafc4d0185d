import type { NoticeItem } from '#checks/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { phrase } from './phrase.ts';
import { sentenceWith, stated } from './quote.ts';

const withdrawal = phrase`(?:einwilligung|zustimmung|einverständnis)\p{L}*[^.]{0,160}?(?:widerruf\p{L}*|zurücknehmen|zurückziehen|zurückzuziehen|zurückgezogen|zu\s+widerrufen)|widerruf(?:en|s(?:recht)?|lich|bar)?\s[^.]{0,100}?(?:einwilligung|zustimmung|einverständnis)\p{L}*|einwilligungswiderruf|(?:withdraw\p{L}*|revoke\p{L}*|revocation)\s[^.]{0,100}?consent\p{L}*|consent\p{L}*\s[^.]{0,120}?(?:withdraw|revoke|revocable|withdrawn|revoked)\p{L}*|widerruf\s+mit\s+wirkung\s+für\s+die\s+zukunft`;
/** "Until you withdraw your consent" measures a time; the withdrawal of a contract is another right. */
const otherTalk = phrase`(?:widerrufsbelehrung|kaufvertrag\p{L}*|diesen\s+vertrag|ware|waren|rücksendung|vierzehn\s+tagen?|fourteen\s+days)`;
const merelyUntil = /^(?:[^.]{0,160})(?:bis|until)(?: zum| zur| sie| you)? [^.]{0,60}(?:widerruf|withdraw|revok)/u;
const right = phrase`jederzeit|recht|können|any\s+time|right|may|can|wirkung\s+für\s+die\s+zukunft|effect\s+for\s+the\s+future`;
const way = phrase`e-?mail\p{L}*|formlose?|mitteilung|nachricht|schriftlich|postalisch|per\s+post|brief|link|klick\p{L}*|anklicken|cookie-?\s?(?:einstellungen|symbol|banner)|(?:datenschutz|consent)-?\s?einstellungen|einwilligungs\p{L}*(?:tool|manager|einstellungen|verwaltung)|einstellungen|schaltfläche|button|banner|abmelde\p{L}*|abmeldung|kontaktdaten|kontaktmöglichkeit\p{L}*|anschrift|adresse|telefon\p{L}*|fußzeile|footer|click\p{L}*|settings|unsubscribe|contact(?:ing)?|message|writing|notify\p{L}*|inform\p{L}*|gegenüber\s+uns|uns\s+gegenüber|an\s+uns|fingerabdruck`;

/** The right to withdraw consent; the value quotes the way to do so and is empty when none is named (Art. 13(2)(c) GDPR). */
export function readWithdrawal(notice: NoticeText): NoticeItem[] {
  const isOther = (sentence: Sentence) =>
    otherTalk.test(sentence.low) ||
    (merelyUntil.test(sentence.low) && !right.test(sentence.low)) ||
    sentence.section.heading.includes('widerrufsbelehrung');
  const body = sentenceWith(notice, withdrawal, (sentence) => isOther(sentence) || sentence.isHeading);
  const found = body ?? sentenceWith(notice, withdrawal, isOther);
  if (!found) return [];
  return [stated('withdrawal', found.sentence, wayOf(notice, isOther), found.at)];
}

/** The first sentence about withdrawing, or the one after it, that tells how. */
function wayOf({ sentences }: NoticeText, isOther: (sentence: Sentence) => boolean): string {
  for (const [index, sentence] of sentences.entries()) {
    if (!withdrawal.test(sentence.low) || isOther(sentence)) continue;
    for (const candidate of [sentence, ...sentences.slice(index + 1, index + 4)]) {
      const match = way.exec(candidate.low);
      if (match) return candidate.text.slice(Math.max(0, match.index - 60), match.index + 100).trim();
    }
  }
  return '';
}
