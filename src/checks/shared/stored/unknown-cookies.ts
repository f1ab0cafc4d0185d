import type { Locale, Verdict } from '../../define-check.ts';
import type { FingerprintFact } from '../../facts/device-reading.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';
import { namesEntry } from '../notice/declared-cookies.ts';
import { shortList } from '../wording.ts';
import { storedItem } from './stored-findings.ts';
import { familyOf, nameOfFamily } from './stored-items.ts';
import { actsOf, storeOnAct, unaskedItems } from './unasked-items.ts';

const longestScript = 80;
const mostNames = 12;

/** Examples that a reader knows, with the law. */
const needed = {
  de: 'für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Anmeldung, Auswahl im Banner, ein Warenkorb, in den etwas gelegt wurde; § 25 Abs. 2 Nr. 2 TDDDG)',
  en: 'is strictly necessary for the service expressly asked for (such as login, choice in the banner, a cart into which something was put; Section 25(2) no. 2 TDDDG)',
};
const looking = {
  de: {
    unknown: `Klären Sie den Zweck von {names}; was ${needed.de}, kann bleiben.`,
    described: `Prüfen Sie den Zweck von {names}: Was nur dem dient, was die Datenschutzerklärung sagt, und ${needed.de}, kann bleiben.`,
    mixed: `Klären Sie den Zweck von {unknown}, und prüfen Sie, ob zu {described} stimmt, was die Datenschutzerklärung sagt; was ${needed.de}, kann bleiben.`,
  },
  en: {
    unknown: `Find out the purpose of {names}; what ${needed.en} may stay.`,
    described: `Check the purpose of {names}: what only serves what the privacy notice says and ${needed.en} may stay.`,
    mixed: `Find out the purpose of {unknown}, and check whether what the privacy notice says of {described} is right; what ${needed.en} may stay.`,
  },
};
/** What to do with the rest; a site cannot hold back a cookie of another server, only what comes from there. */
export const onlyAfterConsent = {
  de: {
    own: 'Was nicht erforderlich ist, lassen Sie weg oder speichern Sie erst nach einer Einwilligung.',
    foreign:
      'Was nicht erforderlich ist, lassen Sie weg oder speichern Sie erst nach einer Einwilligung; bei Cookies fremder Server laden Sie erst dann, was von dort kommt.',
  },
  en: {
    own: 'What is not necessary, leave out or store only after a consent.',
    foreign:
      'What is not necessary, leave out or store only after a consent; for cookies of third-party servers, load only then what comes from there.',
  },
};

/**
 * Trials of a script that reads features of the device, deleted at once: what is to be done about that script settles them, so nobody
 * has to look for their purpose.
 */
const trials = {
  de: {
    step: 'Entfernen Sie das Skript {scripts}, oder laden Sie es erst nach der Einwilligung{see:trk-fingerprinting}. Damit entfällt auch {trials}; prüfen Sie das danach.',
    alone: ' vom Skript {scripts}, das auch Merkmale des Geräts ausliest, und gleich wieder gelöscht: {trials}{see:trk-fingerprinting}',
    besides:
      '; außerdem vom Skript {scripts}, das auch Merkmale des Geräts ausliest, und gleich wieder gelöscht: {trials}{see:trk-fingerprinting}',
  },
  en: {
    step: 'Remove the script {scripts}, or load it only after consent{see:trk-fingerprinting}. With that {trials} goes as well; check it afterwards.',
    alone: ' by the script {scripts}, which also reads features of the device, and deleted again at once: {trials}{see:trk-fingerprinting}',
    besides:
      '; besides, by the script {scripts}, which also reads features of the device, and deleted again at once: {trials}{see:trk-fingerprinting}',
  },
};

/** Set on mere opening under a name that tells of an act of the visitor, as when a cart is filled. */
const unasked = {
  de: {
    told: '; schon beim Aufruf der Startseite, ohne dass {acts}: {unasked}',
    step: 'Prüfen Sie, ob es für {unasked} noch einen anderen Zweck gibt; was auch dafür nicht erforderlich ist, lassen Sie weg oder speichern Sie erst nach einer Einwilligung.',
  },
  en: {
    told: '; already when the start page was opened, before {acts}: {unasked}',
    step: 'Check whether there is another purpose for {unasked}; what is not necessary for that either, leave out or store only after a consent.',
  },
};

function fixesOf(locale: Locale): Record<string, string> {
  const { own, foreign } = onlyAfterConsent[locale];
  const onAct = storeOnAct[locale];
  const fixes = Object.entries(looking[locale]).flatMap(([kind, step]): [string, readonly string[]][] => [
    [kind, [step, own]],
    [`${kind}Foreign`, [step, foreign]],
    [`${kind}Unasked`, [onAct, step, own]],
    [`${kind}ForeignUnasked`, [onAct, step, foreign]],
    [`${kind}AllUnasked`, [onAct, unasked[locale].step]],
  ]);
  const withTrials = fixes.map(([name, steps]): [string, readonly string[]] => [`${name}Trials`, [trials[locale].step, ...steps]]);
  const all = [...fixes, ...withTrials, ['trials', [trials[locale].step]] as const];
  return Object.fromEntries(all.map(([name, steps]) => [name, numberedSteps(steps)]));
}

/** What to do about cookies of unknown purpose, by the messages of `unknownCookiesVerdict`. */
export const unknownCookieFixes: Record<Locale, Record<string, string>> = { de: fixesOf('de'), en: fixesOf('en') };

const told: Record<Locale, Record<keyof (typeof looking)['de'], string>> = {
  de: {
    unknown: ', dem Scanner aber unbekannt: {names}',
    described: ', dem Scanner unbekannt, aber in der Datenschutzerklärung genannt: {names}',
    mixed: ', dem Scanner aber unbekannt: {unknown}; ihm ebenfalls unbekannt, aber in der Datenschutzerklärung genannt: {described}',
  },
  en: {
    unknown: ' but unknown to the scanner: {names}',
    described: ', unknown to the scanner but named in the privacy notice: {names}',
    mixed: ' but unknown to the scanner: {unknown}; likewise unknown to it but named in the privacy notice: {described}',
  },
};

/** What is said of them; `lead` tells when they were set. `Foreign`: cookies of third-party servers are among them. */
export function unknownCookieMessages(locale: Locale, lead: string): Record<string, string> {
  const { alone, besides } = trials[locale];
  const { told: early } = unasked[locale];
  const messages = Object.fromEntries(
    Object.entries(told[locale]).flatMap(([kind, text]) => [
      [kind, lead + text],
      [`${kind}Foreign`, lead + text],
      [`${kind}Unasked`, lead + text + early],
      [`${kind}ForeignUnasked`, lead + text + early],
      [`${kind}AllUnasked`, lead + text + early],
    ]),
  );
  return { ...messages, ...addedTo(messages, { Trials: besides }), trials: lead + alone };
}

/**
 * The verdict on cookies of unknown purpose: which of them the text of the notice names, and the server or script that sets each.
 * `fingerprints`: the readings of devices that the report objects to.
 */
export function unknownCookiesVerdict(
  cookies: readonly CookieFact[],
  { notice, fingerprints, site }: { notice: string; fingerprints: readonly FingerprintFact[]; site: Facts['site'] },
): Verdict {
  const items = cookies.map(storedItem);
  const readers = new Set(fingerprints.flatMap(({ script, serviceId }) => (script !== null && serviceId === null ? [script] : [])));
  const isTrial = ({ setBy, kept }: CookieFact) => !kept && setBy !== null && readers.has(setBy);
  const { tried = [], other = [] } = Object.groupBy(cookies, (cookie) => (isTrial(cookie) ? 'tried' : 'other'));
  const ofTrials = tried.length > 0 && {
    scripts: shortList([...new Set(tried.map((cookie) => scriptAddress(cookie.setBy, bareDomain(cookie), cookie.pages) ?? cookie.setBy!))]),
    trials: shortList([...new Set(tried.map(({ name }) => familyOf(name)))], mostNames),
  };
  if (ofTrials && other.length === 0) return { class: 'NoClassification', message: 'trials', params: ofTrials, items };
  const described = other.filter((cookie) => namesEntry(notice, cookie));
  const unknown = other.filter((cookie) => !described.includes(cookie));
  const kind = described.length > 0 && unknown.length > 0 ? 'mixed' : unknown.length === 0 ? 'described' : 'unknown';
  const names: Record<string, string> =
    kind === 'mixed' ? { unknown: withSetters(unknown), described: withSetters(described) } : { names: withSetters(other) };
  const early = unaskedItems(other, site);
  const ofEarly = early.length > 0 && { unasked: withSetters(early), acts: actsOf(early) };
  const foreign = other.some(({ party }) => party === 'third') ? 'Foreign' : '';
  const asked = early.length === 0 ? '' : early.length === other.length ? 'AllUnasked' : 'Unasked';
  const message = `${kind}${foreign}${asked}${ofTrials ? 'Trials' : ''}`;
  return { class: 'NoClassification', message, params: { ...names, ...ofEarly, ...ofTrials }, items };
}

/** Names, each with the foreign server or the script that sets it: `name (host)`, `name (/a.js)`. */
function withSetters(cookies: readonly CookieFact[]): string {
  const byFamily = [...Map.groupBy(cookies, ({ name }) => familyOf(name))];
  return shortList(
    byFamily.map(([family, group]) => {
      const [setter] = group.flatMap((cookie) => (cookie.party === 'third' ? bareDomain(cookie) : (scriptOf(cookie) ?? [])));
      const name = nameOfFamily(family, group);
      return setter === undefined ? name : `${name} (${setter})`;
    }),
    mostNames,
  );
}

function bareDomain({ domain }: CookieFact): string {
  return domain.replace(/^\./, '');
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
