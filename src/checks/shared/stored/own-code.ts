import type { Locale } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { pathsOf } from '../site/page-paths.ts';
import { familyOfItem, listed } from './stored-places.ts';

type Stored = CookieFact | StorageFact;

/** Whether an entry of the site was written by code that stands in a page itself: there is no file, and no provider to be asked. */
export function isOfPageCode(item: Stored): boolean {
  if (item.party !== 'first' || item.setBy === null) return false;
  if ('name' in item && (item.setVia === 'header' || item.setVia === 'unknown')) return false;
  return item.pages.includes(item.setBy);
}

/** Words by which code calls the end of an offer, as parts of a name: `promo_deadline`, `offerCountdown`. */
const ofTime = /(?:^|[^a-z])(?:deadline|countdown|timer|expir(?:es?|y|ed|ation))(?:[^a-z]|$)/i;

/** Whether a name says that the entry holds a time that runs out. */
export function namesCountdown(item: Stored): boolean {
  const name = 'name' in item ? item.name : item.key;
  return ofTime.test(name.slice(0, 120).replace(/([a-z])([A-Z])/g, '$1_$2'));
}

/** What is told beside entries of unknown purpose that code of the pages wrote: `Own`, and `Timer` where names among them tell of a countdown. */
export const ownCodeClauses: Record<Locale, Record<'Own' | 'Timer', string>> = {
  de: {
    Own: '; geschrieben von Code, der in Ihren Seiten selbst steht, nicht von der Datei eines Anbieters: {own}, gefunden auf {ownPages}',
    Timer:
      '; geschrieben von Code, der in Ihren Seiten selbst steht, nicht von der Datei eines Anbieters: {own}, gefunden auf {ownPages}; dem Namen nach eine Frist oder ein Countdown: {timers}; ob die Zeit für jeden Besucher von vorn beginnt, war nicht zu sehen',
  },
  en: {
    Own: '; written by code that stands in your pages themselves, not by the file of a provider: {own}, found on {ownPages}',
    Timer:
      '; written by code that stands in your pages themselves, not by the file of a provider: {own}, found on {ownPages}; by its name a deadline or countdown: {timers}; whether the time starts anew for each visitor could not be seen',
  },
};

/** What to do about them; nobody else can say what own code is for. */
export const ownCodeSteps: Record<Locale, Record<'Own' | 'Timer', readonly string[]>> = {
  de: {
    Own: [
      'Suchen Sie im Quelltext dieser Seiten nach dem Namen ({own}): Der Code steht in der Vorlage, kommt von einer Erweiterung oder wurde dort eingefügt; wer ihn eingebaut hat, weiß, wozu er dient.',
    ],
    Timer: [
      'Suchen Sie im Quelltext dieser Seiten nach dem Namen ({own}): Der Code steht in der Vorlage, kommt von einer Erweiterung oder wurde dort eingefügt; wer ihn eingebaut hat, weiß, wozu er dient.',
      'Prüfen Sie in einem neuen Browserprofil und nach Ablauf der Zeit, ob die Frist echt ist ({timers}): Beginnt sie für jeden von vorn, ist die Angabe, ein Angebot gelte nur kurz, unzulässig (Nr. 7 des Anhangs zu § 3 Abs. 3 UWG); entfernen Sie sie dann. Eine echte Frist können Sie fest in die Seite schreiben, ohne etwas im Browser zu speichern.',
    ],
  },
  en: {
    Own: [
      'Search the source of these pages for the name ({own}): the code stands in the template, comes from an extension or was inserted there; whoever built it in knows what it is for.',
    ],
    Timer: [
      'Search the source of these pages for the name ({own}): the code stands in the template, comes from an extension or was inserted there; whoever built it in knows what it is for.',
      'Check in a fresh browser profile, and after the time has run out, whether the deadline is real ({timers}): if it starts anew for everybody, stating that an offer holds only for a short time is prohibited (no. 7 of the annex to Section 3(3) UWG); remove it then. A real deadline can be written into the page without storing anything in the browser.',
    ],
  },
};

/** The ending of the message and its params, by the entries that nobody describes. */
export function ownCodeOf(items: readonly Stored[]): { ending: '' | 'Own' | 'Timer'; params: Record<string, string> } {
  const own = items.filter(isOfPageCode);
  if (own.length === 0) return { ending: '', params: {} };
  const timers = own.filter(namesCountdown);
  const namesOf = (list: readonly Stored[]) => listed([...Map.groupBy(list, familyOfItem)]);
  return {
    ending: timers.length > 0 ? 'Timer' : 'Own',
    params: {
      own: namesOf(own),
      ownPages: pathsOf([...new Set(own.flatMap(({ pages }) => pages))]),
      ...(timers.length > 0 && { timers: namesOf(timers) }),
    },
  };
}
