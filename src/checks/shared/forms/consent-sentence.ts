import { mentions, plainText, wholeWords } from '../wording.ts';
import type { FormText } from './visitor-forms.ts';

const agrees = wholeWords(
  '(?:einverstanden|einwillig[a-zß-ɏ]*|willige|stimme)|(?:erteile|gebe)\\s+[^.]{0,40}(?:einwilligung|zustimmung)|i\\s+(?:hereby\\s+)?(?:agree|consent)',
);
const data = wholeWords('daten|angaben|eingaben|data|information');
const purpose = wholeWords(
  'zwecks?|zwecken?|(?:zur|für\\s+die)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:kontaktaufnahme|bearbeitung|beantwortung|rückmeldung|anmeldung|buchung)|(?:for\\s+the\\s+purpose|in\\s+order\\s+to|to\\s+(?:answer|handle|contact))',
);
const withdrawal = wholeWords('widerruf[a-zß-ɏ]*|widerrufen|withdraw[a-z]*|revoke[d]?');
/** Consent to cookies or to advertising is another matter. */
const others = /cookie|newsletter|werbung|alle akzeptieren|accept all/i;

/** Consent right at a form that says for what the data are and that it can be withdrawn, by its first sentence; null: none. */
export function consentSentence({ inside, before, after }: Pick<FormText, 'inside' | 'before' | 'after'>): string | null {
  for (const line of [inside, before, after].flatMap((text) => text.split('\n'))) {
    const sentences = line.split(/(?<=[.!?])\s+/).map(plainText);
    const index = sentences.findIndex((each) => [agrees, data, purpose].every((words) => mentions(each, words)) && !others.test(each));
    if (index < 0) continue;
    if (sentences.slice(index, index + 3).some((each) => mentions(each, withdrawal))) return sentences[index]!;
  }
  return null;
}
