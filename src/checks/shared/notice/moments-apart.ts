import type { Locale } from '../../define-check.ts';
import { addedTo } from '../../message-variants.ts';
import type { BrokenPromise } from './refuted-promise.ts';

/** Added where not every cookie was set at all the moments of which the sentence tells: one service stops on rejection, another goes on. */
const apart: Record<Locale, Record<string, string>> = {
  de: {
    '': '',
    Early: '; davon nur vor der Auswahl: {early}',
    Late: '; davon nur nach dem Ablehnen: {late}',
    EarlyLate: '; davon nur vor der Auswahl: {early}, nur nach dem Ablehnen: {late}',
  },
  en: {
    '': '',
    Early: '; of these only before the choice: {early}',
    Late: '; of these only after rejecting: {late}',
    EarlyLate: '; of these only before the choice: {early}, only after rejecting: {late}',
  },
};
const nothing = Object.fromEntries(Object.keys(apart.de).map((moment) => [moment, '']));

/** The texts on a sentence about all other cookies. */
function ofAllCookies(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith('untrueSiteBefore')));
}

/** What is told of a sentence about all other cookies, with what was set at one moment alone. */
export function momentMessages(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return addedTo(ofAllCookies(texts), apart[locale]);
}

/** What to do about it: the same at any moment. */
export function momentSteps(steps: Readonly<Record<string, string>>): Record<string, string> {
  return addedTo(ofAllCookies(steps), nothing);
}

/** How the message of a promise ends whose cookies were not all set at the same moments. */
export function momentsOf({ apart: moments }: BrokenPromise): string {
  return `${moments?.early ? 'Early' : ''}${moments?.late ? 'Late' : ''}`;
}
