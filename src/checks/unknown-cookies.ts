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

const mixed = {
  de: '1. Klären Sie den Zweck von {unknown}; was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG), kann bleiben.\n2. Prüfen Sie, ob {described} nur dem dient, was die Datenschutzerklärung sagt, und ebenso unbedingt erforderlich ist.\n3. Setzen Sie alles andere erst nach der Einwilligung.',
  en: '1. Find out the purpose of {unknown}; what is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG) may stay.\n2. Check whether {described} only serves what the privacy notice says and is strictly necessary in the same way.\n3. Set everything else only after consent.',
};

/** What to do about cookies of unknown purpose, by the messages of `unknownCookiesVerdict`. */
export const unknownCookieFixes = {
  de: { unknown: clarify.de, unknownOfScript: clarify.de, described: confirm.de, describedOfScript: confirm.de, mixed: mixed.de },
  en: { unknown: clarify.en, unknownOfScript: clarify.en, described: confirm.en, describedOfScript: confirm.en, mixed: mixed.en },
};

/** What is said of them; `lead` tells when they were set. */
export const unknownCookieMessages = {
  de: (lead: string) => ({
    unknown: `${lead}, dem Scanner aber unbekannt: {names}`,
    unknownOfScript: `${lead}, dem Scanner aber unbekannt: {names} (gesetzt von {script})`,
    described: `${lead}, dem Scanner unbekannt, aber in der Datenschutzerklärung genannt: {names}`,
    describedOfScript: `${lead}, dem Scanner unbekannt, aber in der Datenschutzerklärung genannt: {names} (gesetzt von {script})`,
    mixed: `${lead}, dem Scanner aber unbekannt: {unknown}; ihm ebenfalls unbekannt, aber in der Datenschutzerklärung genannt: {described}`,
  }),
  en: (lead: string) => ({
    unknown: `${lead} but unknown to the scanner: {names}`,
    unknownOfScript: `${lead} but unknown to the scanner: {names} (set by {script})`,
    described: `${lead}, unknown to the scanner but named in the privacy notice: {names}`,
    describedOfScript: `${lead}, unknown to the scanner but named in the privacy notice: {names} (set by {script})`,
    mixed: `${lead} but unknown to the scanner: {unknown}; likewise unknown to it but named in the privacy notice: {described}`,
  }),
};

/** The verdict on cookies of unknown purpose: which of them the text of the notice names, and the script that sets each where it is known. */
export function unknownCookiesVerdict(cookies: readonly CookieFact[], notice: string): Verdict {
  const items = cookies.map(storedItem);
  const described = cookies.filter((cookie) => namesEntry(notice, cookie));
  const unknown = cookies.filter((cookie) => !described.includes(cookie));
  if (described.length > 0 && unknown.length > 0) {
    const params = { unknown: withScripts(unknown), described: withScripts(described) };
    return { class: 'NoClassification', message: 'mixed', params, items };
  }
  const told = unknown.length === 0 ? 'described' : 'unknown';
  const [script = null, ...others] = new Set(cookies.map(scriptOf));
  if (script === null || others.length > 0)
    return { class: 'NoClassification', message: told, params: { names: withScripts(cookies) }, items };
  const params = { names: shortList(familiesOf(cookies)), script };
  return { class: 'NoClassification', message: `${told}OfScript`, params, items };
}

function familiesOf(cookies: readonly CookieFact[]): string[] {
  return [...Map.groupBy(cookies, ({ name }) => familyOf(name)).keys()];
}

/** Names, each with the script that sets it: `name (/a.js)`. */
function withScripts(cookies: readonly CookieFact[]): string {
  const byFamily = [...Map.groupBy(cookies, ({ name }) => familyOf(name))];
  return shortList(
    byFamily.map(([family, group]) => {
      const script = group.map(scriptOf).find((address) => address !== null);
      return script === undefined ? family : `${family} (${script})`;
    }),
  );
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
