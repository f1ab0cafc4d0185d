/** Names and towns are told by their capitals: in German every third word begins with one, in English every sixth. */
const fewCapitals = 0.03;
const enoughWords = 12;

/** Abbreviations that have capitals of their own. */
const written = new Map(
  'GmbH mbH gGmbH UG AG SE KG KGaA OHG GbR eGbR eG mbB PartG HRA HRB VR GnR PR GsR USt IdNr'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
/** Words that stand small between those of a name. */
const small = new Set(
  'und oder der die das des dem den von vom zu zur zum für mit bei in im am an auf aus nach gemäß durch ist sind wird wurde nicht sowie and of the for by to at'.split(
    ' ',
  ),
);
const word = /(?<![\p{L}\p{N}@._/-])(?!www\.|https?:|\p{L}[\p{L}\p{N}._-]{0,64}@)\p{Ll}[\p{L}]*/gu;

/**
 * A text that is written in small letters throughout, as designers like it, with capitals where patterns for names and streets look
 * for them; any other as it is.
 */
export function withCapitals(text: string): string {
  const words = text.match(/(?<!\p{L})\p{L}{2}/gu)?.length ?? 0;
  // A heading in capitals throughout says nothing of the words below.
  const capitals = text.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu)?.length ?? 0;
  if (words < enoughWords || capitals > words * fewCapitals) return text;
  return text
    .replace(word, (found) => written.get(found) ?? (small.has(found) ? found : found.charAt(0).toUpperCase() + found.slice(1)))
    .replace(/(?<!\p{L})[Ee]\. ?([kv])\./gu, (_, letter: string) => `e.${letter.toUpperCase()}.`);
}
