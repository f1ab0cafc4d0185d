import { namesEntry } from './declared-cookies.ts';
import type { Verdict } from './define-check.ts';
import type { CookieFact } from './facts.ts';
import { shortList, storedItem } from './stored-findings.ts';
import { familyOf } from './stored-items.ts';

const longestScript = 80;
const mostNames = 8;

/** Examples that a reader knows, with the law. */
const needed = {
  de: 'für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG)',
  en: 'is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG)',
};
/** What to do with the rest; a site cannot hold back a cookie of another server, only what comes from there. */
export const onlyAfterConsent = {
  de: 'Was nicht erforderlich ist, lassen Sie weg oder speichern Sie erst nach einer Einwilligung; bei Cookies fremder Server laden Sie erst dann, was von dort kommt.',
  en: 'What is not necessary, leave out or store only after a consent; for cookies of third-party servers, load only then what comes from there.',
};
const clarify = {
  de: `1. Klären Sie den Zweck von {names}; was ${needed.de}, kann bleiben.\n2. ${onlyAfterConsent.de}`,
  en: `1. Find out the purpose of {names}; what ${needed.en} may stay.\n2. ${onlyAfterConsent.en}`,
};
const confirm = {
  de: `1. Prüfen Sie den Zweck von {names}: Was nur dem dient, was die Datenschutzerklärung sagt, und ${needed.de}, kann bleiben.\n2. ${onlyAfterConsent.de}`,
  en: `1. Check the purpose of {names}: what only serves what the privacy notice says and ${needed.en} may stay.\n2. ${onlyAfterConsent.en}`,
};
const mixed = {
  de: `1. Klären Sie den Zweck von {unknown}, und prüfen Sie, ob zu {described} stimmt, was die Datenschutzerklärung sagt; was ${needed.de}, kann bleiben.\n2. ${onlyAfterConsent.de}`,
  en: `1. Find out the purpose of {unknown}, and check whether what the privacy notice says of {described} is right; what ${needed.en} may stay.\n2. ${onlyAfterConsent.en}`,
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
  const params = { names: shortList(familiesOf(cookies), mostNames), script };
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
    mostNames,
  );
}

/** Address of the script that set a cookie, without its parameters; null where a server, a page itself or nobody known set it. */
function scriptOf({ setBy, setVia, domain, pages }: CookieFact): string | null {
  return setVia === 'header' || setVia === 'unknown' ? null : scriptAddress(setBy, domain.replace(/^\./, ''), pages);
}

/** The same for anything that was stored: `/a.js` for a script of the host itself, else with its host. */
export function scriptAddress(setBy: string | null, ownHost: string, pages: readonly string[]): string | null {
  if (setBy === null || pages.includes(setBy) || !URL.canParse(setBy)) return null;
  const { host, pathname, protocol } = new URL(setBy);
  if (!/^https?:$/.test(protocol) || !/\.[cm]?js$|\/js\b/.test(pathname)) return null;
  const isOwn = host === ownHost;
  const address = isOwn ? pathname : host + pathname;
  return address.length > longestScript ? null : address;
}
