import { registrableDomain } from '#knowledge/registrable-domain.ts';
import { defineCheck, type Locale, type Verdict } from '../define-check.ts';
import type { FingerprintFact } from '../facts/device-reading.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { CookieFact, StorageFact } from '../facts/stored.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { namesEntry } from '../shared/notice/declared-cookies.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { ownCodeClauses, ownCodeOf, ownCodeSteps } from '../shared/stored/own-code.ts';
import { isOfUnknownServer } from '../shared/stored/server-sessions.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { familyOf, isOfTyping, nameOfFamily, wasStored } from '../shared/stored/stored-items.ts';
import { familyOfItem, listed, mostNames, ownHostOf, scriptsOf } from '../shared/stored/stored-places.ts';
import { actsOf, storeOnAct, unaskedItems } from '../shared/stored/unasked-items.ts';
import { onlyAfterConsent } from '../shared/stored/unknown-cookies.ts';
import { shortList } from '../shared/wording.ts';

/** Caches and service workers hold files under names of the site's choice: no catalogue could know them. */
const unnamedKinds = new Set<StorageFact['kind']>(['cacheStorage', 'serviceWorker']);

const clarify = {
  de: `1. Klären Sie mit Ihrem Entwickler oder dem Anbieter, wozu diese Einträge dienen und wie lange sie bleiben (wer ein Cookie gesetzt hat und mit welcher Laufzeit, steht, soweit bekannt, bei den Belegen): {unknown}.\n2. Nennen Sie beides in der Datenschutzerklärung und, falls das Banner Cookies auflistet, auch dort. ${onlyAfterConsent.de.own}\n3. Entfernen Sie, was niemand mehr braucht.`,
  en: `1. Ask your developer or the provider what these entries are for and how long they stay (who set a cookie and with which lifetime is in the evidence, as far as known): {unknown}.\n2. Name both in the privacy notice and, if the banner lists cookies, there too. ${onlyAfterConsent.en.own}\n3. Remove what nobody needs any more.`,
};
const confirm = {
  de: `1. Prüfen Sie, ob stimmt, was die Datenschutzerklärung dazu sagt: {described}. Was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), kann dann bleiben.\n2. ${onlyAfterConsent.de.own}`,
  en: `1. Check whether what the privacy notice says of it is right: {described}. What is strictly necessary for the service expressly asked for (Section 25(2) no. 2 TDDDG) may then stay.\n2. ${onlyAfterConsent.en.own}`,
};
const confirmAccepted = {
  de: '1. Prüfen Sie, ob stimmt, was die Datenschutzerklärung dazu sagt: {described}. Wenn ja, ist nichts zu tun; sonst berichtigen Sie sie.',
  en: '1. Check whether what the privacy notice says of it is right: {described}. If so, there is nothing to do; otherwise correct it.',
};
const mixed = {
  de: `${clarify.de}\n4. Prüfen Sie, ob stimmt, was die Datenschutzerklärung zu diesen sagt: {described}.`,
  en: `${clarify.en}\n4. Check whether what the privacy notice says of these is right: {described}.`,
};

const messages = {
  de: {
    unknown: 'Zu {count|=einem Eintrag|Einträgen} im Browser kennt der Scanner den Zweck nicht: {unknown}',
    described:
      '{count|=Ein Eintrag im Browser ist|Einträge im Browser sind} dem Scanner unbekannt, aber in der Datenschutzerklärung genannt: {described}',
    describedAccepted:
      'Erst nach dem Zustimmen gespeichert, dem Scanner unbekannt, aber in der Datenschutzerklärung genannt ({count|=ein Eintrag|Einträge}): {described}',
    partlyDescribed:
      'Dem Scanner sind {count|=ein Eintrag|Einträge} im Browser unbekannt; in der Datenschutzerklärung genannt: {described}; dort nicht genannt: {unknown}',
  },
  en: {
    unknown: 'The scanner does not know the purpose of {count|entry|entries} in the browser: {unknown}',
    described:
      '{count|=One entry in the browser is|entries in the browser are} unknown to the scanner but named in the privacy notice: {described}',
    describedAccepted:
      'Stored only after accepting, unknown to the scanner but named in the privacy notice ({count|entry|entries}): {described}',
    partlyDescribed:
      'Unknown to the scanner are {count|entry|entries} in the browser; named in the privacy notice: {described}; not named there: {unknown}',
  },
};
const deletedOnly = {
  de: 'Zu allem, was im Browser liegen blieb, ist der Zweck bekannt; dem Scanner unbekannt, aber gleich wieder gelöscht: {deleted}',
  en: 'Of all that stayed in the browser the purpose is known; unknown to the scanner but deleted at once: {deleted}',
};
/** What is no part of the count: told beside whatever was found, so that nothing in the browser goes unmentioned. */
const beside = {
  de: {
    Sent: '; an Server von Diensten mitgesendet: {sent}',
    Unasked: '; schon beim Aufruf der Startseite gespeichert, ohne dass {acts}: {unasked}',
    Deleted: '; ebenfalls unbekannt, aber gleich wieder gelöscht: {deleted}',
    Kept: '; nicht geprüft wurde, was {keptCount|=ein Zwischenspeicher oder Service Worker enthält|Zwischenspeicher und Service Worker enthalten} (in Klammern, soweit bekannt, das Skript, das anlegt oder registriert, nicht die Datei des Service Workers): {kept}',
    Read: '; außerdem gespeichert vom Skript {scripts}, das auch Merkmale des Geräts ausliest: {read}{see:trk-fingerprinting}',
  },
  en: {
    Sent: '; sent along to servers of services: {sent}',
    Unasked: '; stored already when the start page was opened, before {acts}: {unasked}',
    Deleted: '; unknown as well, but deleted at once: {deleted}',
    Kept: '; what {keptCount|=one cache or service worker holds|caches and service workers hold} was not examined (in brackets, as far as known, the script that creates or registers, not the file of the service worker): {kept}',
    Read: '; besides, stored by the script {scripts}, which also reads features of the device: {read}{see:trk-fingerprinting}',
  },
};

/** What stored something and reads features of the device: what is to be done about it settles its entries. */
const readOnly = {
  de: 'Dem Scanner unbekannt, aber gespeichert vom Skript {scripts}, das auch Merkmale des Geräts ausliest: {read}{see:trk-fingerprinting}',
  en: 'Unknown to the scanner but stored by the script {scripts}, which also reads features of the device: {read}{see:trk-fingerprinting}',
};
const besideSteps = {
  de: {
    Sent: 'Setzen Sie Cookies, die keine andere Subdomain braucht, ohne das Attribut „Domain“: Dann sendet der Browser sie nicht mehr an diese Server mit: {sent}.',
    Read: 'Zu {read}: Entfernen Sie das Skript {scripts}, oder laden Sie es erst nach der Einwilligung, und löschen Sie, was es gespeichert hat{see:trk-fingerprinting}.',
    Kept: 'Sehen Sie nach, was Zwischenspeicher und Service Worker hier halten und tun, und vergleichen Sie es mit der Datenschutzerklärung: {kept}. Was nicht erforderlich ist, lassen Sie weg oder speichern Sie erst nach einer Einwilligung.',
  },
  en: {
    Sent: 'Set cookies that no other subdomain needs without the attribute “Domain”: then the browser no longer sends them along to these servers: {sent}.',
    Read: 'On {read}: remove the script {scripts}, or load it only after consent, and delete what it has stored{see:trk-fingerprinting}.',
    Kept: 'Look at what caches and service workers hold and do here, and compare it with the privacy notice: {kept}. What is not necessary, leave out or store only after a consent.',
  },
};

/** What may be told besides, in the order in which it is told; the reference of the last ends the sentence. */
const endings = ['', 'Own', 'Timer']
  .flatMap((code) => ['', 'Sent', 'Unasked', 'SentUnasked'].map((begun) => code + begun))
  .flatMap((begun) => ['', 'Deleted', 'Kept', 'DeletedKept'].flatMap((ending) => [begun + ending, `${begun}${ending}Read`]));

/** What was stored only after accepting was not there when the start page was opened; of what the notice describes nobody has to look for the code. */
function isPossible(message: string): boolean {
  return !/^(?:describedAccepted.*Unasked|described(?:Accepted)?(?:Own|Timer))/.test(message);
}

/** Steps by the names of messages and of what is told besides them: some of that needs steps of its own. */
function fixesIn(locale: Locale, texts: Record<string, string>): Record<string, string> {
  const { Sent, Read, Kept } = besideSteps[locale];
  const withSteps = (fix: string, ending: string) => {
    const sooner = ending.includes('Unasked') ? [storeOnAct[locale]] : [];
    const more = [
      ...(ending.startsWith('Timer') ? ownCodeSteps[locale].Timer : ending.startsWith('Own') ? ownCodeSteps[locale].Own : []),
      ...(ending.includes('Sent') ? [Sent] : []),
      ...(ending.endsWith('Read') ? [Read] : []),
      ...(ending.includes('Kept') ? [Kept] : []),
    ];
    return numberedSteps([...sooner, ...fix.split('\n').map((line) => line.replace(/^\d+\. /, '')), ...more]);
  };
  const fixes = Object.entries(texts).flatMap(([name, fix]) =>
    endings.map((ending) => [`${name}${ending}`, withSteps(fix, ending)] as const).filter(([message]) => isPossible(message)),
  );
  const alone = ['', 'Deleted', 'Kept', 'DeletedKept'].map((ending) => [`readOnly${ending}`, withSteps(`1. ${Read}`, ending)]);
  return Object.fromEntries([...fixes, ...alone]);
}

function messagesIn(locale: Locale): Record<string, string> {
  const { Sent, Unasked, Deleted, Kept, Read } = beside[locale];
  const stayed = { Deleted, Kept, DeletedKept: Deleted + Kept };
  const alone = { readOnly: readOnly[locale] };
  const coded = { ...messages[locale], ...addedTo(messages[locale], ownCodeClauses[locale]) };
  const begun = { ...coded, ...addedTo(coded, { Sent, Unasked, SentUnasked: Sent + Unasked }) };
  const each = { ...begun, ...addedTo(begun, stayed) };
  const all = { ...each, ...addedTo(each, { Read }) };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => isPossible(name))),
    ...alone,
    ...addedTo(alone, stayed),
    deletedOnly: deletedOnly[locale],
    deletedOnlyKept: deletedOnly[locale] + Kept,
  };
}

export default defineCheck({
  id: 'ck-unclassified',
  area: 'ck',
  version: 9,
  weight: 1,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25],
  needs: ['cookies', 'storage', 'privacy', 'pages'],
  wants: ['fingerprints', 'requests', 'services', 'site'],
  texts: {
    de: {
      title: 'Zweck aller Cookies und Speicherobjekte bekannt',
      explanation:
        'Ob ein Cookie oder Speichereintrag eine Einwilligung braucht, hängt von seinem Zweck ab (§ 25 Abs. 1, 2 TDDDG). Einträge, die der Scanner nicht kennt, lassen sich nicht einstufen; sie sind weder als unbedenklich noch als Problem gewertet. Zwischenspeicher (Cache Storage) und Service Worker halten Dateien unter frei gewählten Namen und zählen hier nicht, auch nicht Cookies, die gleich nach dem Setzen gelöscht werden, und Einträge, die eine Seite erst anlegt, wenn jemand in ein Formular tippt (etwa ein Entwurf). Ein verbreiteter Name wie PHPSESSID sagt nur bei der eigenen Website, wozu ein Cookie dient; setzt es ein fremder Server, dessen Betreiber der Scanner nicht kennt, gilt der Zweck als unbekannt.',
      confidenceReason: 'Was gespeichert wird, ist gemessen; als unbekannt gilt, was in keiner Liste bekannter Einträge steht.',
      howToFix: clarify.de,
      fixes: fixesIn('de', {
        unknown: clarify.de,
        described: confirm.de,
        describedAccepted: confirmAccepted.de,
        partlyDescribed: mixed.de,
      }),
      messages: {
        ...messagesIn('de'),
        unnamedOnly: `Zu Cookies und Einträgen im Web-Speicher wurde keine Auffälligkeit festgestellt${beside.de.Kept}`,
      },
    },
    en: {
      title: 'Purpose of all cookies and storage known',
      explanation:
        'Whether a cookie or storage entry needs consent depends on its purpose (Section 25(1), (2) TDDDG). Entries the scanner does not know cannot be classified; they count neither as harmless nor as a problem. Cache storage and service workers hold files under names of the site’s choice and do not count here, nor do cookies that are deleted right after they were set, and entries that a page creates only when somebody types into a form (such as a draft). A common name such as PHPSESSID tells only on the website itself what a cookie is for; where a third-party server sets it whose operator the scanner does not know, its purpose counts as unknown.',
      confidenceReason: 'What is stored is measured; an entry counts as unknown if no list of known entries names it.',
      howToFix: clarify.en,
      fixes: fixesIn('en', {
        unknown: clarify.en,
        described: confirm.en,
        describedAccepted: confirmAccepted.en,
        partlyDescribed: mixed.en,
      }),
      messages: {
        ...messagesIn('en'),
        unnamedOnly: `Nothing conspicuous was found about cookies and entries of web storage${beside.en.Kept}`,
      },
    },
  },
  run({ cookies, storage, privacy, pages, fingerprints = [], requests = [], services = [], site }): Verdict {
    const isUnknown = (item: CookieFact | StorageFact) =>
      (item.category === null && item.needsConsent === null) || isOfUnknownServer(item, site?.domain);
    const readers = readersWithout(fingerprints);
    const isRead = ({ setBy }: CookieFact | StorageFact) => setBy !== null && readers.has(setBy);
    const all = [
      ...cookies.filter((cookie) => wasStored(cookie) && cookie.kept && isUnknown(cookie)),
      ...storage.filter((entry) => !unnamedKinds.has(entry.kind) && isUnknown(entry) && !isOfTyping(entry)),
    ];
    const unknown = all.filter((item) => !isRead(item));
    const read = all.filter(isRead);
    const families = Map.groupBy(unknown, familyOfItem);
    const deleted = cookies.filter((cookie) => wasStored(cookie) && !cookie.kept && isUnknown(cookie));
    const gone = [...Map.groupBy(deleted, ({ name }) => familyOf(name))];
    const held = [
      ...Map.groupBy(
        storage.filter(({ kind }) => unnamedKinds.has(kind)),
        ({ kind, key }) => `${kind} ${key}`,
      ).values(),
    ];
    const besides = {
      ...(read.length > 0 ? { read: listed([...Map.groupBy(read, familyOfItem)]), scripts: scriptsOf(read) } : {}),
      ...(gone.length > 0 ? { deleted: listed(gone) } : {}),
      ...(held.length > 0 ? { kept: listed(held.map((group) => [group[0]!.key, group])), keptCount: held.length } : {}),
    };
    const alsoHeld = held.length > 0 ? 'Kept' : '';
    const items = [...families].map(([family, group]) => ({ ...storedItem(group[0]!), value: nameOfFamily(family, group) }));
    const readItems = read.map(storedItem);
    if (families.size === 0 && read.length > 0) {
      const message = `readOnly${gone.length > 0 ? 'Deleted' : ''}${alsoHeld}`;
      return { class: 'NoClassification', message, params: besides, items: readItems };
    }
    if (families.size === 0) {
      if (gone.length > 0) return { class: 'Conform', message: `deletedOnly${alsoHeld}`, params: besides };
      return held.length > 0 ? { class: 'Conform', message: 'unnamedOnly', params: besides } : { class: 'Conform' };
    }
    const { text } = readNotice({ privacy, pages });
    // What the notice says of a session of the site says nothing of that of another server under the same name.
    const isTold = (item: CookieFact | StorageFact) =>
      namesEntry(text, item) &&
      (!isOfUnknownServer(item, site?.domain) || text.toLowerCase().includes(registrableDomain(ownHostOf(item)).toLowerCase()));
    const { told = [], untold = [] } = Object.groupBy(families, ([, group]) => (group.every(isTold) ? 'told' : 'untold'));
    const sent = sentAlong(unknown, requests, services);
    const early = site === undefined ? [] : unaskedItems(unknown, site);
    const code = ownCodeOf(untold.flatMap(([, group]) => group));
    const params = {
      ...code.params,
      count: families.size,
      // Without this parameter the report gives no advice: what the notice describes needs no entry there.
      ...(untold.length > 0 ? { unknown: listed(untold) } : {}),
      ...(told.length > 0 ? { described: listed(told) } : {}),
      ...(sent.length > 0 ? { sent: shortList(sent, mostNames) } : {}),
      ...(early.length > 0 ? { unasked: listed([...Map.groupBy(early, familyOfItem)]), acts: actsOf(early) } : {}),
      ...besides,
    };
    const isAccepted = unknown.every(({ states }) => states.every((state) => state === 'accept'));
    const described = isAccepted ? 'describedAccepted' : 'described';
    const message = told.length === 0 ? 'unknown' : untold.length === 0 ? described : 'partlyDescribed';
    const ending = `${code.ending}${sent.length > 0 ? 'Sent' : ''}${early.length > 0 ? 'Unasked' : ''}${gone.length > 0 ? 'Deleted' : ''}${alsoHeld}${read.length > 0 ? 'Read' : ''}`;
    return { class: 'NoClassification', message: `${message}${ending}`, params, items: [...items, ...readItems] };
  },
});

/** First-party cookies of the domain that the browser sent to servers of known services too: `name (service, host)`. */
function sentAlong(
  unknown: readonly (CookieFact | StorageFact)[],
  requests: readonly RequestFact[],
  services: readonly ServiceUse[],
): string[] {
  const names = new Map(services.map(({ service }) => [service.id, service.name]));
  const cookies = unknown.flatMap((item) => ('name' in item && item.party === 'first' && item.idLike ? [item] : []));
  const told = cookies.flatMap((cookie) => {
    const domain = ownHostOf(cookie);
    return requests
      .filter(({ host, serviceId, identifiers }) => serviceId !== null && identifiers.includes(cookie.name) && host.endsWith(`.${domain}`))
      .map(({ host, serviceId }) => `${familyOf(cookie.name)} (${names.get(serviceId!) ?? serviceId}, ${host})`);
  });
  return [...new Set(told)];
}

/** Scripts of no known service that read features of the device without consent: the check on fingerprinting objects to them. */
function readersWithout(fingerprints: readonly FingerprintFact[]): ReadonlySet<string> {
  const objected = fingerprints.filter(({ serviceId, states }) => serviceId === null && states.some((state) => state !== 'accept'));
  return new Set(objected.flatMap(({ script }) => script ?? []));
}
