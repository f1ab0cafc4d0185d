import type { Facts, ServiceUse } from './facts.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import { quoted } from './wording.ts';

const abroad =
  '(?:dritt-?(?:land|l[äa]nder[n]?|landes|staat(?:en|es)?)|(?:länder[n]?|staaten)?\\s*(?:außerhalb|ausserhalb)\\s+(?:der\\s+(?:eu|europäischen\\s+union)|des\\s+(?:ewr|europäischen\\s+wirtschaftsraum(?:e?s)?)|europas)|usa|third\\s+countr(?:y|ies)|outside\\s+(?:of\\s+)?(?:the\\s+)?(?:eu|eea|european\\s+(?:union|economic\\s+area))(?![a-z]))';
const transfer =
  '(?:übermittlung|übermittelt|übermitteln|übertragung|übertragen|weitergabe|transfer|transferred|datentransfer|gelangen|fließen|sent)';
/** "Eine Übermittlung in Drittländer findet nicht statt", "Es werden keine Daten in die USA übertragen". */
const denials: readonly RegExp[] = [
  new RegExp(
    `(?<![a-zäöüß])(?:eine\\s+|a\\s+)?(?:daten)?${transfer}[^.;]{0,60}?${abroad}[^.;]{0,80}?(?<![a-zäöüß])(?:nicht|not)(?![a-zäöüß])`,
    'iu',
  ),
  new RegExp(`(?<![a-zäöüß])(?:keine(?:rlei)?|no)\\s[^.;]{0,60}?${transfer}[^.;]{0,60}?${abroad}`, 'iu'),
  new RegExp(`(?<![a-zäöüß])(?:keine(?:rlei)?|nicht|not?|never)\\s[^.;]{0,80}?${abroad}[^.;]{0,60}?${transfer}`, 'iu'),
  /(?<![a-zäöüß])(?:ausschließlich|ausschliesslich|nur|exclusively|only)\s+(?:[a-zäöüß]+\s+){0,4}?(?:servern?|rechenzentren|rechenzentrum|servers|data\s+cent(?:er|re)s?)?\s*(?:innerhalb|in|within|inside)\s+(?:der\s+|des\s+|the\s+)?(?:eu|ewr|eea|europäischen\s+(?:union|wirtschaftsraum(?:e?s)?)|european\s+(?:union|economic\s+area)|deutschland|germany|europa)(?![a-zäöüß])[^.]{0,80}?(?:gespeichert|verarbeitet|verarbeitung|speicherung|gehostet|übertragen|übermittelt|stored|processed|hosted)/iu,
];
/** Conditions and reservations: what is denied only for the rest, or with an exception, is no denial. */
const reserved =
  /(?<![a-zäöüß])(?:wenn|sofern|soweit|falls|ohne|außer|es\s+sei\s+denn|darüber\s+hinaus|im\s+übrigen|ansonsten|weitere[nrms]?|grundsätzlich|regel|ausgenommen|ausnahme[a-zäöüß]*|ausgeschlossen|mit\s+ausnahme|kann|können|könnte|möglich|in\s+denen|vollständig[a-zäöüß]*|ungekürzt[a-zäöüß]*|gekürzt[a-zäöüß]*|zuvor|unless|except|otherwise|without|further|may|could|ruled\s+out)(?![a-zäöüß])/iu;

function isDenial({ text }: NoticeSentence): boolean {
  return !reserved.test(text) && !text.endsWith('?') && denials.some((pattern) => pattern.test(text));
}

/** The sentence by which the notice denies that data of this very service leave the EEA, quoted; null: it does not. */
export function deniedTransferOf({ privacy }: Pick<Facts, 'privacy'>, { service }: ServiceUse): string | null {
  const found = sentencesOf(privacy.text).find((sentence) => sentence.about.has(service.id) && isDenial(sentence));
  return found ? quoted(found.text) : null;
}
