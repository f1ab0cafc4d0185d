import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import type { ImprintLine } from './passages.ts';
import { passageAt, statement } from './statement.ts';
import type { Topic } from './topics.ts';

const liquidation =
  /(?<!\p{L})(?:in (?:Liquidation|Abwicklung)|i\. ?L\.|i\.L(?!\p{L})|Liquidator(?:in|en)?|in liquidation|Abwickler(?:in)?)(?!\p{L})/u;
const inWords = /(?<!\p{L})in (?:[Ll]iquidation|Abwicklung)(?!\p{L})/u;
const capital =
  /(?<!\p{L})(?:Stammkapital|Grundkapital|Gezeichnetes Kapital|Haftungskapital|Kommanditkapital|Gesellschaftskapital|Kapital|[Ss]hare capital|[Cc]apital stock)(?!\p{L})[^\n]{0,140}/u;

const mentioned =
  /(?:berufs|vermögensschaden|betriebs)-?\s?haftpflicht|(?<![a-zß-ɏ])haftpflicht-?(?:versicher[a-zß-ɏ]*)? ?(?::|bei |besteht|ist )|(?:liability|indemnity) insur(?:ance|er)/iu;
/** Long enough for what the law says of the insurance before the insurer is named. */
const insuranceAtMost = 600;
const elsewhere: ReadonlySet<Topic> = new Set(['privacy', 'foreign', 'prose']);

/** That the company is being wound up, what capital it states, and its professional liability insurance. */
export function readCompanyState(lines: readonly ImprintLine[], own: readonly ImprintLine[]): ImprintElement[] {
  const found: ImprintElement[] = [];
  const told = own.filter(({ text }) => text.length < 300 && liquidation.test(text));
  // Words say it more plainly than the letters behind the name.
  const wound = told.find(({ text }) => inWords.test(text)) ?? told[0];
  if (wound) found.push(statement('liquidation', wound.text, wound.text));
  const stated = own.map(({ text }) => ({ text, match: capital.exec(text) })).find(({ match }) => match !== null && /\d/.test(match[0]));
  if (stated?.match) found.push(statement('capital', stated.match[0], stated.text));
  else {
    const label = own.findIndex(({ text }) => /^(?:Stammkapital|Grundkapital)\W*$/u.test(text));
    const value = label >= 0 ? own[label + 1]?.text : undefined;
    if (value && /\d/.test(value)) found.push(statement('capital', value, `${own[label]!.text} ${value}`));
  }
  const insured = lines.flatMap((line, index) => (line.start?.topic === 'insurance' ? [index] : []))[0];
  if (insured !== undefined && !/(?:bei|durch|ist)(?: de[rnm]| die)?:?$/iu.test(lines[insured]!.text)) {
    const line = lines[insured]!;
    // Name, address and area of cover often stand in paragraphs of their own.
    const block = [line.start!.rest];
    for (const below of lines.slice(insured + 1, insured + 9)) {
      if (below.topic !== 'insurance') break;
      block.push(below.text);
    }
    const value = block.filter((part) => part.trim() !== '').join(', ');
    if (/\p{L}{3}/u.test(value))
      found.push(statement('insurance', value, `${line.text} ${passageAt(lines, insured, '')}`, insuranceAtMost));
  } else {
    const at = lines.findIndex(({ text, topic }) => !elsewhere.has(topic) && mentioned.test(text) && text.length < 400);
    const mention = lines[at]?.text;
    // "… besteht bei der" goes on below.
    const whole = mention && /(?:bei|durch|ist)(?: de[rnm]| die)?:?$/iu.test(mention) ? `${mention} ${lines[at + 1]?.text ?? ''}` : mention;
    if (whole) found.push(statement('insurance', whole, whole, insuranceAtMost));
  }
  return found;
}
