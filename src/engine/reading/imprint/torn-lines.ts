import { townAt } from './town.ts';

interface Line {
  text: string;
  afterGap: boolean;
}

const codeLabel = /^(?:plz|postleitzahl|zip(?: ?code)?|postal code)\W*$/iu;
const townLabel = /^(?:(?:wohn)?ort|stadt|city|town|gemeinde)\W*$/iu;
const numberLabel = /^haus-?(?:nr|nummer)\W*$/iu;
const bareCode = /^(?:(?:plz|postleitzahl|zip(?: ?code)?|postal code) ?: ?)?((?:DE? ?[-–] ?)?\d{5}),?$/iu;
const bareTown = /^(?:(?:(?:wohn)?ort|stadt|city|town|gemeinde) ?: ?)?(?=[a-zß-ɏ])([^:@\d]{2,50})$/iu;
const bareNumber = /^(?:haus-?(?:nr\.?|nummer) ?: ?)?(\d{1,4} ?[a-z]?),?$/iu;
const openUg = /(?<!\p{L})(?:UG|Unternehmergesellschaft)$/u;
const liability = /^\(?haftungs-?beschr(?:ä|ae)nkt\)?/iu;
const openStreet = /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer)$/iu;

/** Puts together what elements, tables and forms tear apart: postcode and town, street and house number, a UG and its suffix. */
export function mendLines(lines: readonly Line[]): Line[] {
  const mended: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = mended.at(-1);
    const next = lines[index + 1]?.text ?? '';
    const code = above && bareCode.exec(above.text)?.[1];
    const town = code ? bareTown.exec(line.text)?.[1] : undefined;
    const number = above && openStreet.test(above.text) ? bareNumber.exec(line.text)?.[1] : undefined;
    if (
      (codeLabel.test(line.text) && bareCode.test(next)) ||
      (code && townLabel.test(line.text)) ||
      (numberLabel.test(line.text) && bareNumber.test(next))
    )
      continue;
    if (code && town && !townLabel.test(line.text) && townAt(town) !== null) above.text = `${code} ${town}`;
    else if (number && /^\D{0,20}\d{4,5}(?!\d)/u.test(next)) above!.text += ` ${number}`;
    else if (above && openUg.test(above.text) && liability.test(line.text)) above.text += ` ${line.text}`;
    else mended.push({ ...line });
  }
  return mended;
}
