import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { mentions, quoted, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';

const union = '(?:eu|ewr|eea|europäischen\\s+(?:union|wirtschaftsraum(?:e?s)?)|european\\s+(?:union|economic\\s+area))';
/** Words for countries outside the EU or the EEA. */
export const abroad = wholeWords(
  `dritt-?(?:land|länder[n]?|landes|staat(?:en|es)?)|(?:außerhalb|ausserhalb|outside)\\s+(?:of\\s+)?(?:der\\s+|des\\s+|the\\s+)?(?:${union}|europas)|usa|third\\s+countr(?:y|ies)`,
);
/** Words for data going somewhere. */
export const transfer = wholeWords(
  '(?:daten)?(?:übermittlung(?:en)?|übertragung|transfers?)|übermittelt|übermitteln|überträgt|übertragen|weitergabe|weitergegeben|(?:geben|gebe|gibt)\\s+(?:(?:wir|ich|sie)\\s+)?(?:[a-zß-ɏ]+\\s+){0,4}?weiter|gelangen|fließen|gesendet|sendet|transferred|sent',
);
/** Words that turn a statement on a transfer round. */
export const negation = wholeWords('keine(?:rlei)?|nichts?|niemals|no|not|never');
const within = wholeWords(
  `(?:ausschließlich|ausschliesslich|nur|exclusively|only)\\s[a-zß-ɏ\\s]{0,60}?(?:innerhalb|in|within|inside)\\s+(?:der\\s+|des\\s+|the\\s+)?(?:${union}|deutschland|germany|europa)`,
);
const kept = wholeWords('gespeichert|verarbeitet|verarbeitung|speicherung|gehostet|stored|processed|hosted');
/** Conditions and reservations: what is denied only for the rest, in part or with an exception, is no denial. */
const reserved = wholeWords(
  'wenn|sofern|soweit|falls|ohne|außer|es\\s+sei\\s+denn|darüber\\s+hinaus|im\\s+übrigen|ansonsten|weitere[nrms]?|grundsätzlich|regel|ausgenommen|ausnahme|ausgeschlossen|kann|können|könnte|möglich|in\\s+denen|vollständige?n?|ungekürzte?n?|gekürzte?n?|zuvor|unless|except|otherwise|without|further|may|could|if|ruled\\s+out',
);
/** A longer sentence says more than one thing. */
const longest = 600;

/** Whether a sentence denies transfers without reserve: "Eine Übermittlung in Drittländer findet nicht statt", "ausschließlich auf Servern innerhalb der EU gespeichert". */
export function deniesTransfer(sentence: string): boolean {
  if (sentence.length > longest || sentence.endsWith('?') || mentions(sentence, reserved)) return false;
  return sentence
    .split(/[;,:–]/)
    .some(
      (part) =>
        (mentions(part, abroad) && mentions(part, transfer) && mentions(part, negation)) ||
        (mentions(part, within) && mentions(part, kept) && !mentions(part, negation)),
    );
}

/** The sentence by which the notice denies that data of this very service leave the EEA, quoted; null: it does not. */
export function deniedTransferOf({ privacy }: Pick<Facts, 'privacy'>, { service }: ServiceUse): string | null {
  const found = sentencesOf(privacy.text).find(({ about, text }) => about.has(service.id) && deniesTransfer(text));
  return found ? quoted(found.text) : null;
}
