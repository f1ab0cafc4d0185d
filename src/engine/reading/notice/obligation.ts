import type { NoticeItem } from '#checks/notice-items.ts';
import type { NoticeText } from './notice-text.ts';
import { phrase } from './phrase.ts';
import { sentenceWith, stated } from './quote.ts';

const obligation = phrase`(?:weder\s+)?(?:gesetzlich|vertraglich)\s+(?:(?:oder|noch|und|bzw\.)\s+(?:vertraglich|gesetzlich)\s+)?(?:vorgeschrieben|vorgegeben|verpflichtend)|(?:gesetzliche[nr]?|vertragliche[nr]?)\s+(?:(?:oder|noch|und)\s+(?:vertragliche[nr]?|gesetzliche[nr]?)\s+)?(?:pflicht|verpflichtung|vorschrift)\s+zur\s+(?:bereitstellung|angabe)|(?:pflicht|verpflichtung)\s+zur\s+(?:bereitstellung|angabe)|bereitstellung\s[^\n]{0,120}?(?:erforderlich|freiwillig|verpflicht\p{L}*|vorgeschrieben|notwendig|pflicht)|(?:nicht|keine[rn]?|is|are)\s+(?:[^\n]{0,30}\s)?verpflichtet[^\n]{0,100}?(?:daten|angaben)[^\n]{0,60}?(?:bereitzustellen|anzugeben|zu\s+(?:geben|machen|überlassen|übermitteln)|mitzuteilen)|verpflichtung,?[^\n]{0,60}?(?:daten|angaben)\s+(?:bereitzustellen|anzugeben)|(?:angaben?|angabe\s+(?:von|ihrer|ihres|der|des|weiterer)[^\n]{0,60}?|eingaben?|daten|nennung|mitteilung)\s+(?:\p{L}+\s+){0,5}?(?:ist|sind|erfolgt|erfolgen)\s+(?:\p{L}+\s+){0,3}?freiwillig|freiwillige?r?n?\s+(?:angaben?|bereitstellung)|(?:pflichtfeld|pflichtangabe|mussfeld)\p{L}*|(?:ohne|werden)\s+diese[rn]?\s+(?:daten|angaben)[^\n]{0,100}?(?:nicht\s+(?:möglich|bearbeit\p{L}*|beantwort\p{L}*|abschließen|schließen|durchführen|erbringen)|können\s+wir)|nichtbereitstellung|nicht-bereitstellung|wenn\s+sie\s+[^\n]{0,60}nicht\s+(?:angeben|bereitstellen)|(?:statutory|contractual|legal)\s+(?:(?:or|nor)\s+(?:a\s+)?(?:contractual|statutory)\s+)?(?:requirement|obligation)|(?:obliged|required)\s+to\s+provide|provision\s+of\s+(?:the\s+|your\s+|this\s+)?(?:personal\s+)?data\s[^\n]{0,80}?(?:voluntary|required|mandatory|necessary)|(?:mandatory|required)\s+fields?|providing\s+(?:your|this|the|personal)\s[^\n]{0,60}?(?:voluntary|necessary|required|mandatory)|failure\s+to\s+provide`;
/** Consent and notifications of authorities are another matter. */
const other = phrase`(?:ihre\s+|die\s+)?(?:einwilligung|zustimmung|teilnahme)\s[^\n]{0,40}freiwillig|verarbeitung\s+(?:ist\s+)?(?:zur\s+erfüllung|gesetzlich\s+vorgeschrieben)|löschung\s+gesetzlich`;

/** Whether data has to be given, and what happens if not (Art. 13(2)(e) GDPR). */
export function readObligation(notice: NoticeText): NoticeItem[] {
  const found = sentenceWith(notice, obligation, ({ low }) => other.test(low) || /aufbewahrung|cookie/.test(low));
  return found ? [stated('obligation', found.sentence, undefined, found.at)] : [];
}
