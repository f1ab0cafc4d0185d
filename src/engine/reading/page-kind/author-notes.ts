import { asksAuthor } from '#checks/shared/notice/template-notes.ts';
import { imprintSigns } from './imprint-signs.ts';
import { privacySigns } from './privacy-signs.ts';

const longestNote = 400;

/**
 * A legal page without the one sentence that speaks to its author, where what is left states what such a page is for; null where it
 * does not, or where more than one sentence is of that kind.
 */
export function withoutAuthorNote(text: string, expected: string | null): string | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u).filter((sentence) => asksAuthor.test(sentence));
  const [sentence] = sentences;
  if (sentence === undefined || sentences.length > 1 || sentence.length > longestNote) return null;
  const rest = text.replace(sentence, '');
  return (expected !== 'privacy' && statesImprint(rest)) || (expected !== 'imprint' && statesNotice(rest)) ? rest : null;
}

const mail = /[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]) ?[\w-]{1,63}\.[a-z]{2,}/iu;
const phone = /(?:tel(?:efon)?|phone|fon|mobil)[a-z]{0,10}\.?:? ?[+(]? ?\d[\d\s()/.–-]{5,}/iu;

/** How to reach the provider in two ways, or an address besides, below words of an imprint. */
function statesImprint(text: string): boolean {
  const { core, specific } = imprintSigns(text);
  return specific >= 1 && core >= 1 && (core >= 2 || (mail.test(text) && phone.test(text)));
}

/** Who is responsible and can be reached, and two more of purposes, rights, storage and legal basis. */
function statesNotice(text: string): boolean {
  const { parts, controller } = privacySigns(text);
  return controller && parts >= 3;
}
