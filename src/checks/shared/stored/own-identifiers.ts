import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { optionalSwitchOf } from '../banner/listed-cookies.ts';
import { namesEntry } from '../notice/declared-cookies.ts';
import { storedFindings } from './stored-findings.ts';
import { isForeign } from './stored-items.ts';

const daySeconds = 86_400;
/** What names like these hold is as a rule needed to deliver the pages safely, or is a choice that was made. */
const mayBeNeeded = /sess|sid(?![a-z])|csrf|xsrf|token|nonce|auth|login|cart|basket|consent|cookie|banner|challenge|captcha/i;

/**
 * Cookies of unknown purpose by which a script of the site itself could know the visitor again on another day, and of which the privacy
 * notice says nothing: whoever examines the site asks about these first.
 */
export function ownIdentifiers(unknown: readonly CookieFact[], notice: string): CookieFact[] {
  return unknown.filter(
    (cookie) =>
      cookie.party === 'first' &&
      cookie.idLike &&
      (cookie.lifetimeSeconds ?? 0) > daySeconds &&
      (cookie.setVia === 'document.cookie' || cookie.setVia === 'cookieStore') &&
      !mayBeNeeded.test(cookie.name.slice(0, 100)) &&
      !namesEntry(notice, cookie),
  );
}

/** The same in the local storage, where nothing ends by itself. Of a session storage that ends with the visit, and of what a page writes inline, less is known. */
export function ownStoredIdentifiers(unknown: readonly StorageFact[], notice: string, siteDomain: string): StorageFact[] {
  return unknown.filter(
    (entry) =>
      entry.kind === 'localStorage' &&
      entry.party === 'first' &&
      entry.idLike &&
      entry.setBy !== null &&
      !isForeign(entry.setBy, siteDomain) &&
      !mayBeNeeded.test(entry.key.slice(0, 100)) &&
      !namesEntry(notice, entry),
  );
}

/** What is said of such an entry, and what to do about it. */
export const ownEntryTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Code der Website legt {when} im Local Storage ohne Ablauf {count|=einen Wert|Werte} unbekannten Zwecks ab, an {count|=dem|denen} sich ein Besucher wiedererkennen lässt: {names}; die Datenschutzerklärung nennt {count|=ihn|sie} nicht',
    fix: '1. Klären Sie mit dem, der das Skript geschrieben hat (siehe Belege), wozu {names} dient. Dient es dem Messen, Testen oder der Werbung, legen Sie es erst nach der Zustimmung dazu an, oder lassen Sie es weg.\n2. Bleiben ohne Zustimmung darf nur, was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG); auch dafür genügt meist ein Wert ohne Kennung im Session Storage, der mit dem Besuch endet.\n3. Nennen Sie, was bleibt, mit Zweck und Dauer in der Datenschutzerklärung.',
  },
  en: {
    message:
      'Code of the website keeps {count|value|values} of unknown purpose in local storage {when}, without any end, by which a visitor can be recognised: {names}; the privacy notice does not name {count|=it|them}',
    fix: '1. Find out from whoever wrote the script (see the evidence) what {names} is for. If it serves measuring, testing or advertising, create it only after consent to that, or leave it out.\n2. Without consent only that may stay which is strictly necessary for the service expressly asked for (Section 25(2) no. 2 TDDDG); even for that a value without an identifier in session storage, which ends with the visit, is mostly enough.\n3. Name what stays with purpose and duration in the privacy notice.',
  },
};

/** Findings on cookies of unknown purpose: what the banner's list files under a switch that can be refused, and own identifiers. */
export function unknownCookieFindings(
  unknown: readonly CookieFact[],
  { services, notice, banner }: { services: readonly ServiceUse[]; notice: string; banner: BannerEvidence | null },
): Finding[] {
  const switches = new Map(unknown.map((cookie) => [cookie, banner === null ? null : optionalSwitchOf(cookie, banner)]));
  const byLabel = Map.groupBy(
    unknown.filter((cookie) => switches.get(cookie) !== null),
    (cookie) => switches.get(cookie)!,
  );
  const filed = [...byLabel].flatMap(([label, cookies]) =>
    storedFindings('filedOptional', cookies, services).map((finding) => ({ ...finding, params: { ...finding.params, label } })),
  );
  const own = ownIdentifiers(
    unknown.filter((cookie) => switches.get(cookie) === null),
    notice,
  );
  const identifying = storedFindings('ownIdentifier', own, services).map((finding) => {
    const refs = new Set(finding.items.map(({ ref }) => ref));
    const days = Math.max(...own.filter(({ id }) => refs.has(id)).map(({ lifetimeSeconds }) => (lifetimeSeconds ?? 0) / daySeconds));
    return { ...finding, params: { ...finding.params, days: Math.round(days) } };
  });
  return [...filed, ...identifying];
}

type Message = 'filedOptional' | 'ownIdentifier';

const moments: Record<Locale, Record<Exclude<ConsentState, 'accept'>, string>> = {
  de: { none: 'vor der Zustimmung', reject: 'nach dem Ablehnen' },
  en: { none: 'before consent', reject: 'after rejection' },
};

/** What is said of them. */
export function unknownFindingMessages(locale: Locale, state: Exclude<ConsentState, 'accept'>): Record<Message, string> {
  const when = moments[locale][state];
  return locale === 'de'
    ? {
        filedOptional: `Das Banner führt {names} unter „{label}“ als abwählbar auf; gesetzt wird {count|=das Cookie|die Cookies} trotzdem ${when}`,
        ownIdentifier: `Code der Website setzt ${when} {count|=ein Cookie|Cookies} unbekannten Zwecks mit einem Wert, an dem sich ein Besucher bis zu {days|Tag|Tage} lang wiedererkennen lässt: {names}; die Datenschutzerklärung nennt {count|=es|sie} nicht`,
      }
    : {
        filedOptional: `The banner lists {names} under “{label}” as something that can be refused; {count|=the cookie is|the cookies are} set ${when} all the same`,
        ownIdentifier: `Code of the website sets {count|cookie|cookies} of unknown purpose ${when} with a value by which a visitor can be recognised for up to {days|day|days}: {names}; the privacy notice does not name {count|=it|them}`,
      };
}

/** What to do about them. */
export const unknownFindingFixes: Record<Locale, Record<Message, string>> = {
  de: {
    filedOptional:
      '1. {#later} Setzen Sie {names} erst, wenn der Besucher „{label}“ zugestimmt hat, wie es Ihr Banner verspricht: Die Liste allein hält das Skript nicht zurück, das es setzt (siehe Belege).\n2. Ist es für den gewünschten Dienst unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), führen Sie es im Banner stattdessen unter dem Notwendigen, und halten Sie den Grund fest.\n3. Löschen Sie die Cookies im Browser, laden Sie die Seite neu, und prüfen Sie, dass {names} ohne Zustimmung fehlt.',
    ownIdentifier:
      '1. Klären Sie mit dem, der das Skript geschrieben hat (siehe Belege), wozu {names} dient. Dient es dem Messen, Testen oder der Werbung, setzen Sie es erst nach der Zustimmung dazu, oder lassen Sie es weg.\n2. Bleiben ohne Zustimmung darf nur, was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG); auch dafür genügt meist ein Wert ohne Kennung, der mit dem Besuch endet.\n3. Nennen Sie, was bleibt, mit Zweck und Dauer in der Datenschutzerklärung und, wo das Banner Cookies auflistet, auch dort.',
  },
  en: {
    filedOptional:
      '1. {#later} Set {names} only once the visitor has agreed to “{label}”, as your banner promises: the list alone does not hold back the script that sets it (see the evidence).\n2. If it is strictly necessary for the service asked for (Section 25(2) no. 2 TDDDG), list it among the necessary in the banner instead, and put the reason on record.\n3. Delete the cookies in the browser, reload the page and check that {names} is absent without consent.',
    ownIdentifier:
      '1. Find out from whoever wrote the script (see the evidence) what {names} is for. If it serves measuring, testing or advertising, set it only after consent to that, or leave it out.\n2. Without consent only that may stay which is strictly necessary for the service expressly asked for (Section 25(2) no. 2 TDDDG); even for that a value without an identifier that ends with the visit is mostly enough.\n3. Name what stays with purpose and duration in the privacy notice and, where the banner lists cookies, there too.',
  },
};
