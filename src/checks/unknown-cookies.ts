import { namesEntry } from './declared-cookies.ts';
import type { Verdict } from './define-check.ts';
import type { CookieFact } from './facts.ts';
import { shortList, storedItem } from './stored-findings.ts';
import { familyOf } from './stored-items.ts';

const longestScript = 80;

const clarify = {
  de: '1. Klären Sie den Zweck von {names}; was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG), kann bleiben.\n2. Setzen Sie alles andere erst nach der Einwilligung.',
  en: '1. Find out the purpose of {names}; what is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG) may stay.\n2. Set everything else only after consent.',
};
const confirm = {
  de: '1. Prüfen Sie, ob {names} nur dem dient, was die Datenschutzerklärung sagt, und für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG); wenn ja, ist nichts zu tun.\n2. Wenn nicht, setzen Sie es erst nach der Einwilligung.',
  en: '1. Check whether {names} only serves what the privacy notice says and is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG); if so, there is nothing to do.\n2. If not, set it only after consent.',
};

/** What to do about cookies of unknown purpose, by the messages of `unknownCookiesVerdict`. */
export const unknownCookieFixes = {
  de: { unknown: clarify.de, unknownOfScript: clarify.de, described: confirm.de, describedOfScript: confirm.de },
  en: { unknown: clarify.en, unknownOfScript: clarify.en, described: confirm.en, describedOfScript: confirm.en },
};

/** The verdict on cookies of unknown purpose: whether the text of the notice names all of them, and the scripts that set them where all are known. */
export function unknownCookiesVerdict(cookies: readonly CookieFact[], notice: string): Verdict {
  const told = cookies.every((cookie) => namesEntry(notice, cookie)) ? 'described' : 'unknown';
  const scripts = cookies.map(scriptOf);
  const isKnown = scripts.every((script) => script !== null);
  const names = shortList([...Map.groupBy(cookies, ({ name }) => familyOf(name)).keys()]);
  return {
    class: 'NoClassification',
    message: isKnown ? `${told}OfScript` : told,
    params: { names, ...(isKnown ? { scripts: shortList([...new Set(scripts)], 2) } : {}) },
    items: cookies.map(storedItem),
  };
}

/** Address of the script that set a cookie, without its parameters; null where a server, a page itself or nobody known set it. */
function scriptOf({ setBy, setVia, domain, pages }: CookieFact): string | null {
  if (setVia === 'header' || setVia === 'unknown' || setBy === null || pages.includes(setBy) || !URL.canParse(setBy)) return null;
  const { host, pathname, protocol } = new URL(setBy);
  if (!/^https?:$/.test(protocol) || !/\.[cm]?js$|\/js\b/.test(pathname)) return null;
  const isOwn = host === domain.replace(/^\./, '');
  const address = isOwn ? pathname : host + pathname;
  return address.length > longestScript ? null : address;
}
