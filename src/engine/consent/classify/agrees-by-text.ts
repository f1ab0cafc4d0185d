import { normaliseLabel } from './label.ts';

const agreement =
  /\b(?:einverstanden|zustimm\w*|stimm(?:e|st|en|t)|zu stimmen|einwillig\w*|willig(?:e|st|en|t)|einzuwilligen|akzeptier\w*|agree\w*|accept\w*|consent\w*)\b/;
const denial = /\b(?:nicht|keine?[nrms]?|ohne|not|without|dont)\b/;
/** "Mit Klick auf diese Schaltfläche": the only one there is. */
const thisButton =
  /\b(?:klick\w*|click\w*|bestaetigung|bestaetigen) (?:(?:auf|on|of) )?(?:diese[nr]?|den|die|the|this|unten\w*) (?:button|schaltflaeche|knopf)\b/;

/**
 * Whether a banner says that a button which only acknowledges means consent: "Mit „OK, verstanden“ bist du damit einverstanden". Going on
 * to browse is no button, and what is denied is not said. Pure.
 */
export function agreesByText(label: string, text: string): boolean {
  const name = normaliseLabel(label);
  if (name === '') return false;
  return text
    .slice(0, 6_000)
    .split(/[.!?;](?=\s|$)/)
    .map(normaliseLabel)
    .some((sentence) => {
      const named = ` ${sentence} `.includes(` ${name} `) || thisButton.test(sentence);
      // The button's own label stands in the text too, behind the last sentence.
      const words = ` ${sentence} `.replace(` ${name} `, ' ');
      return named && agreement.test(words) && !denial.test(words);
    });
}
