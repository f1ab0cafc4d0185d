import type { NoticeSentence } from './notice-passages.ts';
import { negated } from './promise-words.ts';

const ofLinks =
  /(?<![a-zäöüß])(?:verweis(?:e[ns]?)?|(?:hyper|text)?links?|verlink(?:ung(?:en)?|t|en)|profil(?:e[ns]?)?|auftritte?[ns]?|(?:kanal|kanäle[n]?)|fanpage[ns]?|icons?|symbole?[ns]?)(?![a-zäöüß])/iu;
const ofEmbed =
  /(?<![a-zäöüß])(?:binde[nt]?|eingebunden[a-zäöüß]*|einbindung|einbinden|eingebettet[a-zäöüß]*|betten|einbetten|plug-?ins?|integrier(?:t|en)|embed(?:ded|s)?)(?![a-zäöüß])/iu;

/**
 * "Im Fuß der Seite finden Sie nur Verweise; Daten fließen erst, wenn Sie diese anklicken", where another sentence tells that the service
 * is embedded too: then it speaks of the links alone, and what the embed does refutes nothing.
 */
export function isOfLinksAlone({ text, names, about }: NoticeSentence, sentences: readonly NoticeSentence[]): boolean {
  if (names > 0 || about.size === 0 || !ofLinks.test(text)) return false;
  return sentences.some(
    (other) =>
      [...other.about].some((id) => about.has(id)) && ofEmbed.test(other.text) && !negated.test(other.text) && !ofLinks.test(other.text),
  );
}
