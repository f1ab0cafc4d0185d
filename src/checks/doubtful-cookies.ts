import type { ConsentState } from '#evidence/evidence.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { isAskedFor } from './banner-declarations.ts';
import { pagesOfSetting, pathsOf } from './broken-promises.ts';
import type { Finding, Locale } from './define-check.ts';
import type { CookieFact, Facts, ServiceUse, StorageFact } from './facts.ts';
import { isOrderStep } from './order-steps.ts';
import { shortList, storedFindings } from './stored-findings.ts';
import { isForeign, kindOfCookie, kindOfStorage } from './stored-items.ts';
import { deliversSite } from './unfit-grounds.ts';

/**
 * What can be said of cookies and stored entries that may be necessary. `asked`: the banner itself asks for a consent. `unopened`: of a
 * chat that nobody opened. `unpaid`: of a payment service where nobody pays yet. `identifier`: of an embed that gives visitors a lasting
 * identifier before they use it. `ownNetwork`: of the network or shop system that delivers the site.
 */
type DoubtfulKind = 'asked' | 'unopened' | 'unpaid' | 'identifier' | 'ownNetwork' | 'disputed' | 'technicalForeign' | 'technical';
type Stored = CookieFact | StorageFact;
type Seen = Pick<Facts, 'services' | 'site'> & Partial<Pick<Facts, 'banner' | 'shopPages'>>;

/** What nobody has asked for yet is unneeded whatever else it may be good for; the others depend on what a single item does. */
export function isUnaskedKind(kind: DoubtfulKind): boolean {
  return kind === 'asked' || kind === 'unopened' || kind === 'unpaid' || kind === 'identifier';
}

/**
 * Findings on what was stored of which it is open or disputed whether it needs a consent, judged as the checks on embeds judge it. Where
 * nobody has asked for a service yet, all that it stored goes with it.
 */
export function doubtfulFindings(items: readonly Stored[], seen: Seen): Finding[] {
  const { services } = seen;
  const byKind = Map.groupBy(doubtfulItems(items, seen), ({ kind }) => kind);
  return [...byKind].flatMap(([kind, judged]) => {
    const group = judged.map(({ item }) => item);
    return storedFindings(kind, group, services).map((finding) => {
      const refs = new Set(finding.items.map(({ ref }) => ref));
      const own = group.filter(({ id }) => refs.has(id));
      const domains = shortList([...new Set(own.flatMap((item) => ('domain' in item ? item.domain.replace(/^\./, '') : [])))]);
      const told = new Set(own.map(({ serviceId }) => serviceId));
      const marks = items.filter((item) => told.has(item.serviceId) && isLastingIdentifier(item, seen));
      const ids = shortList([...new Set(marks.map((item) => ('name' in item ? item.name : item.key)))]);
      return { ...finding, params: { ...finding.params, ids, domains, pages: pathsOf(own.flatMap((item) => pagesOfUse(item, services))) } };
    });
  });
}

/** Each item in doubt with its kind. */
export function doubtfulItems<Item extends Stored>(items: readonly Item[], seen: Seen): { item: Item; kind: DoubtfulKind }[] {
  const judged = items.flatMap((item) => {
    const { serviceId } = item;
    const doubt = doubtOf(item, seen.site.domain);
    return doubt === null ? [] : [{ item, serviceId, isOpen: doubt !== 'free', kind: kindOfDoubt(item, doubt === 'technical', seen) }];
  });
  const marking = new Set(items.flatMap((item) => (isLastingIdentifier(item, seen) ? (item.serviceId ?? []) : [])));
  for (const one of judged) if (one.kind === 'disputed' && marking.has(one.serviceId!)) one.kind = 'identifier';
  const unasked = new Set(judged.flatMap(({ serviceId, isOpen, kind }) => (isOpen && isUnaskedKind(kind) ? `${kind} ${serviceId}` : [])));
  return judged.filter(({ serviceId, isOpen, kind }) => isOpen || unasked.has(`${kind} ${serviceId}`));
}

/**
 * Whether the visitor has not yet asked for what the item serves, going by its service, the banner and the pages. That a provider keeps
 * which privacy rules hold is no matter of the banner.
 */
export function isUnaskedFor(item: Stored, seen: Seen): boolean {
  const doubt = doubtOf(item, seen.site.domain);
  if (doubt === null) return false;
  const kind = kindOfDoubt(item, doubt === 'technical', seen);
  return item.category === 'consent' ? kind === 'unpaid' : isUnaskedKind(kind);
}

/** `free`: needs no consent by itself; null: nothing that could be in doubt. */
function doubtOf(item: Stored, siteDomain: string): 'disputed' | 'technical' | 'free' | null {
  const kind = 'name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain);
  // What visitors chose here lies under the domain of the site and is in no doubt.
  if (item.serviceId === null || (item.category === 'consent' && item.party === 'first')) return null;
  if (kind === 'free') return item.category === 'security' ? 'technical' : 'free';
  return kind === 'disputed' || kind === 'technical' ? kind : null;
}

function kindOfDoubt(item: Stored, technical: boolean, seen: Seen): DoubtfulKind {
  const { services, site, banner, shopPages = [] } = seen;
  const use = services.find(({ service }) => service.id === item.serviceId);
  // The network in front of a site is no service that its pages ask for.
  const category = use?.service.category ?? (item.serviceId === null ? undefined : serviceOf(item.serviceId)?.category);
  if (use && banner?.banner && isAskedFor(use, banner.banner)) return 'asked';
  if (category === 'chat' && !technical) return 'unopened';
  const pages = pagesOfUse(item, services);
  if (category === 'payment' && pages.length > 0 && pages.every((page) => !isOrderStep(page, shopPages))) return 'unpaid';
  // The shop itself cannot wait for a consent; what can is what it fetches from other domains.
  const delivers = category !== undefined && deliversSite.has(category);
  if (!technical && !delivers) return isLastingIdentifier(item, seen) ? 'identifier' : 'disputed';
  if (item.party === 'third') return 'technicalForeign';
  if (category === 'shop' && !isForeign(item.setBy, site.domain)) return 'ownNetwork';
  const byHeader = 'name' in item && item.setVia === 'header' && !isForeign(item.setBy, site.domain);
  return byHeader && (category === 'cdn' || category === 'hosting') ? 'ownNetwork' : 'technical';
}

/** Embeds that a page shows without anybody having asked for them; chats, payment and protection have words of their own. */
const shownUnasked: ReadonlySet<ServiceCategory | undefined> = new Set(['booking', 'functional', 'newsletter', 'audio', 'video', 'map']);
const daySeconds = 86_400;

/**
 * Whether an embed by this item knows a visitor again at the next visit. Whatever else may be necessary to show it, that is not: nothing
 * is disputed about it.
 */
function isLastingIdentifier(item: Stored, { services, site }: Seen): boolean {
  const category = services.find(({ service }) => service.id === item.serviceId)?.service.category;
  if (!shownUnasked.has(category) || !item.idLike || item.category === 'security' || item.category === 'consent') return false;
  const lasts = 'name' in item ? (item.lifetimeSeconds ?? 0) > daySeconds : item.kind === 'localStorage' || item.kind === 'indexedDB';
  return lasts && item.needsConsent !== 'no' && (item.party === 'third' || isForeign(item.setBy, site.domain));
}

/** Pages on which it was stored, as far as that is known: an entry stays readable on pages that do not use its service. */
function pagesOfUse(item: Stored, services: readonly ServiceUse[]): readonly string[] {
  const pages = pagesOfSetting(item);
  const use = services.find(({ service }) => service.id === item.serviceId);
  const used = use ? pages.filter((page) => use.pages.includes(page)) : [];
  return used.length > 0 ? used : pages;
}

const purpose = {
  de: '1. Stellen Sie fest, wozu diese Cookies dienen: {names}; schützen sie nur vor Missbrauch oder verteilen sie die Last, halten Sie das fest.',
  en: '1. Find out what these cookies are for: {names}; if they only protect against abuse or balance load, put that on record.',
};

/** What to do about them, by their kinds. */
export const doubtfulFixes: Record<Locale, Record<DoubtfulKind, string>> = {
  de: {
    asked:
      '1. Laden Sie {service} erst nach der Einwilligung, um die Ihr Banner dafür bittet; ordnen Sie dazu im Einwilligungswerkzeug das Skript oder den Rahmen dem Eintrag für {service} zu, damit beides bis dahin gesperrt bleibt.',
    unopened:
      '1. Laden Sie {service} erst, wenn der Besucher den Chat öffnet oder eingewilligt hat: Solange niemand chatten will, ist nicht unbedingt erforderlich: {names}.',
    unpaid:
      '1. Laden Sie {service} dort erst auf einen Klick hin, etwa auf eine Schaltfläche zum Bezahlen, oder nach der Einwilligung ({pages}): Unbedingt erforderlich kann, was der Dienst speichert, nur sein, wo jemand bezahlen will, also in Warenkorb und Kasse.',
    identifier:
      '1. Ersetzen Sie {service} durch einen Link, oder laden Sie es erst auf einen Klick hin oder nach der Einwilligung: Eine Kennung, die den Besuch überdauert ({ids}), ist nicht unbedingt erforderlich, solange niemand das Angebot benutzt (§ 25 Abs. 1 und 2 TDDDG).',
    ownNetwork:
      '1. Zurückzuhalten ist hier nichts, denn {service} liefert die Website selbst aus. Halten Sie fest, wozu diese Cookies dienen, und nennen Sie sie in der Datenschutzerklärung mit Zweck und Laufzeit, soweit das dort fehlt: {names}.\n2. Schalten Sie die Funktion, die sie setzt (etwa die Erkennung von Bots), in der Verwaltung von {service} ab, wenn Sie sie nicht brauchen.',
    disputed:
      '1. Laden Sie {service} vorsichtshalber erst nach der Einwilligung, oder halten Sie fest, warum diese Cookies unbedingt erforderlich sind: {names}.',
    technicalForeign: `${purpose.de}\n2. Sonst laden Sie, was von {domains} kommt, erst auf einen Klick hin oder nach der Einwilligung; damit entfallen auch diese Cookies. Ein Formular oder einen Kalender, deretwegen jemand die Seite öffnet, binden Sie besser an den Klick: Wer im Banner ablehnt, hätte sie sonst nicht.`,
    technical: `${purpose.de}\n2. Dienen sie auch anderen Zwecken, laden Sie {service} erst nach der Einwilligung.`,
  },
  en: {
    asked:
      '1. Load {service} only after the consent for which your banner asks; to that end, assign its script or frame in the consent tool to the entry for {service}, so that both stay blocked until then.',
    unopened:
      '1. Load {service} only when the visitor opens the chat or has consented: as long as nobody wants to chat, this is not strictly necessary: {names}.',
    unpaid:
      '1. Load {service} there only on a click, for instance on a button for paying, or after consent ({pages}): what the service stores can be strictly necessary only where somebody wants to pay, that is in cart and checkout.',
    identifier:
      '1. Replace {service} by a link, or load it only on a click or after consent: an identifier that outlasts the visit ({ids}) is not strictly necessary as long as nobody uses the offer (Section 25(1) and (2) TDDDG).',
    ownNetwork:
      '1. There is nothing to hold back here, as {service} delivers the website itself. Put on record what these cookies are for, and name them in the privacy notice with purpose and lifetime as far as that is missing there: {names}.\n2. Switch off the function that sets them (such as bot detection) in the administration of {service} if you do not need it.',
    disputed:
      '1. To be on the safe side, load {service} only after consent, or put on record why these cookies are strictly necessary: {names}.',
    technicalForeign: `${purpose.en}\n2. Otherwise load what comes from {domains} only on a click or after consent; with that, these cookies go as well. A form or calendar for which somebody opens the page is better tied to the click: whoever rejects in the banner would not have it otherwise.`,
    technical: `${purpose.en}\n2. If they serve other purposes too, load {service} only after consent.`,
  },
};

const moments: Record<Locale, Record<Exclude<ConsentState, 'accept'>, string>> = {
  de: { none: 'ohne Einwilligung', reject: 'nach dem Ablehnen' },
  en: { none: 'without consent', reject: 'after rejection' },
};

/** What is said of them, by their kinds; `state`: when they were set. */
export function doubtfulMessages(locale: Locale, state: Exclude<ConsentState, 'accept'>): Record<DoubtfulKind, string> {
  const when = moments[locale][state];
  return locale === 'de'
    ? {
        asked: `{service} setzt ${when} {count|=ein Cookie|Cookies}, obwohl das Banner dafür um eine Einwilligung bittet: {names}`,
        unopened: `{service} setzt ${when} {count|=ein Cookie|Cookies}, ohne dass der Besucher den Chat geöffnet hat: {names}`,
        unpaid: `{service} setzt ${when} {count|=ein Cookie|Cookies}, wo noch niemand bezahlt ({pages}): {names}`,
        identifier: `{service} setzt ${when} {count|=ein Cookie|Cookies}, bevor jemand das Angebot benutzt: {names}; den Besuch überdauert die Kennung {ids}`,
        ownNetwork: `{service}, worüber die Website ausgeliefert wird, setzt ${when} {count|=ein technisches Cookie|technische Cookies}, bitte Zweck prüfen: {names} ({domains})`,
        disputed: `{service} setzt ${when} {count|=ein Cookie|Cookies}; ob eine Einwilligung nötig ist, ist umstritten: {names}`,
        technicalForeign: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service}; {domains})`,
        technical: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service})`,
      }
    : {
        asked: `{service} sets {count|cookie|cookies} ${when}, although the banner asks for a consent to it: {names}`,
        unopened: `{service} sets {count|cookie|cookies} ${when}, without the visitor having opened the chat: {names}`,
        unpaid: `{service} sets {count|cookie|cookies} ${when} where nobody is paying yet ({pages}): {names}`,
        identifier: `{service} sets {count|cookie|cookies} ${when} before anybody uses the offer: {names}; the identifier {ids} outlasts the visit`,
        ownNetwork: `{service}, through which the website is delivered, sets {count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({domains})`,
        disputed: `{service} sets {count|cookie|cookies} ${when}; whether consent is needed is disputed: {names}`,
        technicalForeign: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service}; {domains})`,
        technical: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service})`,
      };
}

/** What is said of entries of web storage that nobody has asked for yet. */
export const doubtfulEntryMessages: Record<Locale, Record<string, string>> = {
  de: {
    asked: '{service} schreibt {when} in den Web-Speicher, obwohl das Banner dafür um eine Einwilligung bittet: {names}',
    unopened: '{service} schreibt {when} in den Web-Speicher, ohne dass der Besucher den Chat geöffnet hat: {names}',
    identifier:
      '{service} schreibt {when} in den Web-Speicher, bevor jemand das Angebot benutzt: {names}; den Besuch überdauert die Kennung {ids}',
    unpaid: '{service} schreibt {when} in den Web-Speicher, wo noch niemand bezahlt ({pages}): {names}',
  },
  en: {
    asked: '{service} writes to web storage {when}, although the banner asks for a consent to it: {names}',
    unopened: '{service} writes to web storage {when}, without the visitor having opened the chat: {names}',
    identifier: '{service} writes to web storage {when} before anybody uses the offer: {names}; the identifier {ids} outlasts the visit',
    unpaid: '{service} writes to web storage {when} where nobody is paying yet ({pages}): {names}',
  },
};
