import type { ServiceCategory } from '#knowledge/types.ts';
import type { Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { suffixed } from '../../message-variants.ts';
import { quoted, shortList } from '../wording.ts';

/** Kinds of services that lay something over a page by themselves: a popup for a newsletter, the window or button of a chat. */
const laying: ReadonlySet<ServiceCategory> = new Set(['newsletter', 'chat']);

/** What else than the banner may lie over a link of a page without a choice, by its names; empty: nothing that was seen. */
export function othersLaidOver(pageUrl: string, { forms = [], services = [], requests = [] }: Partial<Facts>): string {
  const popups = forms.flatMap(({ overlay }) => (overlay?.pages.includes(pageUrl) ? [overlay] : []));
  const running = new Set(
    requests.filter((request) => request.pageUrl === pageUrl && request.states.includes('none')).map(({ serviceId }) => serviceId),
  );
  const names = services
    .filter(({ service }) => laying.has(service.category) && running.has(service.id))
    .map(({ service }) => service.name);
  const own = popups.flatMap(({ heading, provider }) => provider ?? (heading === '' ? [] : `„${quoted(heading)}“`));
  return shortList([...new Set([...own, ...names])]);
}

/** Ends the names of messages about links that something else than the banner may cover as well. */
export const orOthers = 'Others';

const texts: Record<Locale, { message: string; step: string }> = {
  de: {
    message: '. Ob das Banner darüberliegt oder etwas anderes, etwa ein Pop-up oder ein Chat ({others}), hat der Scan nicht unterschieden',
    step: 'Bleibt ein Link danach verdeckt, liegt etwas anderes darüber ({others}): Zeigen Sie das an anderer Stelle oder erst nach der Auswahl im Banner.',
  },
  en: {
    message: '. Whether the banner lies over it or something else, such as a popup or a chat ({others}), the scan did not distinguish',
    step: 'If a link stays covered after that, something else lies over it ({others}): show that elsewhere, or only after the choice in the banner.',
  },
};

/** The same messages where others may lie over the link. */
export function messagesOfOthers(messages: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return suffixed(Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, text + texts[locale].message])), orOthers);
}

/** Their steps. */
export function fixesOfOthers(fixes: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const told = Object.entries(fixes).map(([name, fix]) => [name, `${fix}\n${fix.split('\n').length + 1}. ${texts[locale].step}`]);
  return suffixed(Object.fromEntries(told), orOthers);
}
