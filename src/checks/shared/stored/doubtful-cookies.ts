import type { ConsentState } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { isAskedFor } from '../banner/banner-declarations.ts';
import { deliversSite } from '../notice/unfit-grounds.ts';
import { isOrderStep } from '../offer/order-steps.ts';
import { isWantedBooking } from '../services/booking-pages.ts';
import { captchaSteps } from '../services/captcha-steps.ts';
import { pictureAt } from '../services/payment-pictures.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { pagesOfSetting } from './cookies-unasked.ts';
import { storedFindings } from './stored-findings.ts';
import { isForeign, kindOfCookie, kindOfStorage } from './stored-items.ts';

/**
 * What can be said of cookies and stored entries that may be necessary. `asked`: the banner itself asks for a consent. `unopened`: of a
 * chat that nobody opened. `unpaid`: of a payment service where nobody pays yet; `paying`: in cart and checkout alone. `identifier`: of an embed that gives visitors a lasting
 * identifier before they use it. `ownNetwork`: of the network or shop system that delivers the site. `captcha`: of what
 * protects a form, on the provider's own domain. `brought`: by the network in front of a service, with which it goes.
 */
type DoubtfulKind =
  | 'asked'
  | 'unopened'
  | 'unpaid'
  | 'paying'
  | 'identifier'
  | 'ownNetwork'
  | 'disputed'
  | 'technicalForeign'
  | 'technical'
  | 'captcha'
  | 'brought';
/** Of `unpaid`, what pictures set: the pixel that counts, or one to be seen, such as a button for donations. */
type DoubtfulMessage = DoubtfulKind | 'unpaidPixel' | 'unpaidPicture';
type Stored = CookieFact | StorageFact;
type Seen = Pick<Facts, 'services' | 'site'> & Partial<Pick<Facts, 'banner' | 'shopPages' | 'requests'>>;

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
      const setters = own.map(({ setBy }) => pictureAt(setBy));
      const ofPictures = kind === 'unpaid' && setters.every((setter) => setter !== null);
      const message = !ofPictures ? kind : setters.every((setter) => setter?.isPixel) ? 'unpaidPixel' : 'unpaidPicture';
      const files = shortList([...new Set(setters.flatMap((setter) => setter?.address ?? []))]);
      const used = own.flatMap((item) => pagesOfUse(item, services));
      const pages = pathsOf(kind === 'unpaid' ? unpaidPages(used, told, seen) : used);
      return { ...finding, message, params: { ...finding.params, ids, domains, files, pages } };
    });
  });
}

/** Each item in doubt with its kind; what the network in front of a service sets goes by the service. */
export function doubtfulItems<Item extends Stored>(items: readonly Item[], seen: Seen): { item: Item; kind: DoubtfulKind }[] {
  const judged = items.flatMap((stored) => {
    const bringer = bringerOf(stored, seen);
    const item = bringer === null ? stored : { ...stored, serviceId: bringer };
    const { serviceId } = item;
    const doubt = doubtOf(item, seen.site.domain);
    if (doubt === null || isWantedBooking(item, serviceOf(serviceId ?? '') ?? undefined, pagesOfUse(item, seen.services))) return [];
    const own = kindOfDoubt(item, doubt === 'technical', seen);
    const kind = bringer !== null && own === 'technicalForeign' ? 'brought' : own;
    // The session of a foreign service may be necessary for it; where the banner asks for the service, it is not asked for yet.
    const asksFirst = kind === 'asked' && item.party === 'third' && item.category !== 'consent';
    return [{ item, serviceId, isOpen: doubt !== 'free' || asksFirst, kind }];
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

/**
 * The service whose answers let the network in front of it set the item: it is the one that the site loads, and can hold back. What pays
 * or delivers the site is held back by other rules.
 */
function bringerOf({ serviceId, party, setBy, category }: Stored, { services, requests = [] }: Seen): string | null {
  const isOfNetwork = serviceId !== null && services.every(({ service }) => service.id !== serviceId || service.category === 'cdn');
  if (!isOfNetwork || party !== 'third' || category !== 'security') return null;
  const id = requests.find(({ url }) => url === setBy)?.serviceId;
  const service = services.find((use) => use.service.id === id)?.service;
  if (!service || service.consent === 'no' || service.category === 'payment' || deliversSite.has(service.category)) return null;
  return service.id;
}

/** `free`: needs no consent by itself; null: nothing that could be in doubt. */
function doubtOf(item: Stored, siteDomain: string): 'disputed' | 'technical' | 'free' | null {
  const kind = 'name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain);
  // What visitors chose here lies under the domain of the site and is in no doubt.
  if (item.serviceId === null || (item.category === 'consent' && item.party === 'first')) return null;
  if (kind === 'free') return item.category === 'security' || isSessionOfEmbed(item) ? 'technical' : 'free';
  return kind === 'disputed' || kind === 'technical' ? kind : null;
}

/**
 * A cookie that an embed keeps its session in, on the domain of its provider: necessary for the embed, which nobody may have asked for. What
 * pays, protects or keeps a choice has rules of its own.
 */
function isSessionOfEmbed(item: Stored): boolean {
  const service = item.serviceId === null ? null : serviceOf(item.serviceId);
  return (
    'name' in item &&
    item.party === 'third' &&
    item.category === 'necessary' &&
    service?.consent !== 'no' &&
    shownUnasked.has(service?.category)
  );
}

function kindOfDoubt(item: Stored, technical: boolean, seen: Seen): DoubtfulKind {
  const { services, site, banner, shopPages = [] } = seen;
  const use = services.find(({ service }) => service.id === item.serviceId);
  // The network in front of a site is no service that its pages ask for.
  const category = use?.service.category ?? (item.serviceId === null ? undefined : serviceOf(item.serviceId)?.category);
  if (use && banner?.banner && isAskedFor(use, banner.banner)) return 'asked';
  if (category === 'chat' && !technical) return 'unopened';
  const pages = pagesOfUse(item, services);
  if (category === 'payment' && pages.length > 0) {
    if (pages.some((page) => !isOrderStep(page, shopPages))) return 'unpaid';
    if (!technical) return 'paying';
  }
  // The shop itself cannot wait for a consent; what can is what it fetches from other domains.
  const delivers = category !== undefined && deliversSite.has(category);
  if (!technical && !delivers) return isLastingIdentifier(item, seen) ? 'identifier' : 'disputed';
  if (item.party === 'third') return category === 'captcha' ? 'captcha' : 'technicalForeign';
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
  if (
    !shownUnasked.has(category) ||
    !(item.idLike || isCalledIdentifier(item)) ||
    item.category === 'security' ||
    item.category === 'consent'
  )
    return false;
  const lasts = 'name' in item ? (item.lifetimeSeconds ?? 0) > daySeconds : item.kind === 'localStorage' || item.kind === 'indexedDB';
  return lasts && item.needsConsent !== 'no' && (item.party === 'third' || isForeign(item.setBy, site.domain));
}

/** Names that say whom the value stands for; it may be in letters alone, which look like a word. */
const identifierName =
  /(?:^|[-_.])(?:visitor|client|device|browser|guest|anon(?:ymous)?|partner|affiliate)[-_.]?(?:uu|gu)?id$|(?:visitor|client|device|browser|guest|anonymous|partner|affiliate)U?U?Id$/;

/** A name that says it of itself needs no long value. */
const uniqueIdName = /(?:^|[-_.])(?:uu|gu)id$/i;

function isCalledIdentifier(item: Stored): boolean {
  const name = 'name' in item ? item.name : item.key;
  if (uniqueIdName.test(name) && item.exampleValue.length >= 8) return true;
  return item.exampleValue.length >= 12 && (identifierName.test(name) || identifierName.test(name.toLowerCase()));
}

/** Pages on which it was stored, as far as that is known: an entry stays readable on pages that do not use its service. */
function pagesOfUse(item: Stored, services: readonly ServiceUse[]): readonly string[] {
  const pages = pagesOfSetting(item);
  const use = services.find(({ service }) => service.id === item.serviceId);
  const used = use ? pages.filter((page) => use.pages.includes(page)) : [];
  return used.length > 0 ? used : pages;
}

/** Where a payment service loads though nobody pays there: what the first of these pages stores is not stored anew on the next. */
function unpaidPages(used: readonly string[], services: ReadonlySet<string | null>, { requests = [], shopPages = [] }: Seen): string[] {
  const loading = requests.filter(({ serviceId, states }) => services.has(serviceId) && states.some((state) => state !== 'accept'));
  const early = (pages: readonly string[]) => [...new Set(pages)].filter((page) => !isOrderStep(page, shopPages));
  return early([...used, ...loading.map(({ pageUrl }) => pageUrl)]);
}

const purpose = {
  de: '1. Stellen Sie beim Anbieter fest, ob diese Cookies, wie meist, nur vor Missbrauch schützen, die Last verteilen oder eine Sitzung halten: {names}. Wenn ja, dürfen sie ohne Einwilligung nur dort gesetzt werden, wo der Besucher den Dienst ausdrücklich nutzen will (§ 25 Abs. 2 Nr. 2 TDDDG), nicht schon auf jeder Seite; halten Sie das fest.',
  en: '1. Find out from the provider whether these cookies, as is usual, only protect against abuse, balance load or keep a session: {names}. If so, without consent they may be set only where the visitor expressly wants to use the service (Section 25(2) no. 2 TDDDG), not on every page already; put that on record.',
};

/** What to do about them, by their kinds. */
export const doubtfulFixes: Record<Locale, Record<DoubtfulMessage, string>> = {
  de: {
    asked:
      '1. {#later} Laden Sie {service} erst nach der Einwilligung, um die Ihr Banner dafür bittet; ordnen Sie dazu im Einwilligungswerkzeug das Skript oder den Rahmen dem Eintrag für {service} zu, damit beides bis dahin gesperrt bleibt.',
    unopened:
      '1. {#later} Laden Sie {service} erst, wenn der Besucher den Chat öffnet oder eingewilligt hat: Solange niemand chatten will, ist nicht unbedingt erforderlich: {names}.',
    unpaid:
      '1. Lassen Sie {service} auf {pages} nicht schon beim Aufruf laden: Schalten Sie dort ab, was der Dienst zeigt (Express-Schaltfläche, Ratenhinweis), oder laden Sie ihn erst auf einen Klick hin; wo ein Formular zugleich die Kasse ist, mit dessen Ausfüllen. Binden Sie ihn nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt: Unbedingt erforderlich kann, was der Dienst speichert, nur sein, wo jemand bezahlen will, also in Warenkorb und Kasse.',
    paying:
      '1. {#later} Laden Sie {service} auch in Warenkorb und Kasse erst, wenn der Besucher diese Zahlungsart wählt, oder halten Sie fest, warum diese Einträge dort unbedingt erforderlich sind: {names}. Binden Sie den Dienst nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.',
    unpaidPixel:
      '1. Löschen Sie auf {pages} die Zeile mit dem Zählpixel {files}; weitere Bilder von {service}, etwa die Schaltfläche, liefern Sie vom eigenen Server aus. Formular und Link zu {service} funktionieren ohne diese Abrufe weiter.',
    unpaidPicture: '1. Liefern Sie {files} auf {pages} vom eigenen Server aus; Formular und Link zu {service} funktionieren damit weiter.',
    identifier:
      '1. {#replace} Ersetzen Sie {service} durch einen Link, oder laden Sie es erst auf einen Klick hin oder nach der Einwilligung: Eine Kennung, die den Besuch überdauert ({ids}), ist nicht unbedingt erforderlich, solange niemand das Angebot benutzt (§ 25 Abs. 1 und 2 TDDDG).',
    ownNetwork:
      '1. Zurückzuhalten ist hier nichts, denn {service} liefert die Website selbst aus. Halten Sie fest, wozu diese Cookies dienen, und nennen Sie sie in der Datenschutzerklärung mit Zweck und Laufzeit, soweit das dort fehlt: {names}.\n2. Schalten Sie die Funktion, die sie setzt (etwa die Erkennung von Bots), in der Verwaltung von {service} ab, wenn Sie sie nicht brauchen.',
    disputed:
      '1. {#later} Laden Sie {service} vorsichtshalber erst nach der Einwilligung, oder halten Sie fest, warum diese Cookies unbedingt erforderlich sind: {names}.',
    technicalForeign: `${purpose.de}\n2. Sonst laden Sie, was von {domains} kommt, erst auf einen Klick hin oder nach der Einwilligung; damit entfallen auch diese Cookies. Ein Formular oder einen Kalender, deretwegen jemand die Seite öffnet, binden Sie besser an den Klick: Wer im Banner ablehnt, hätte sie sonst nicht.`,
    brought:
      '1. {#later} Laden Sie {service} erst auf einen Klick hin oder nach der Einwilligung, oder verzichten Sie darauf; damit entfallen auch diese Cookies: {names}.',
    captcha: `1. ${captchaSteps.de.replace}\n2. ${captchaSteps.de.later}`,
    technical: `${purpose.de}\n2. Dienen sie auch anderen Zwecken, laden Sie {service} erst nach der Einwilligung oder, wo Besucher den Dienst brauchen (etwa zum Bezahlen), erst mit dem Klick oder Formular dafür.`,
  },
  en: {
    asked:
      '1. {#later} Load {service} only after the consent for which your banner asks; to that end, assign its script or frame in the consent tool to the entry for {service}, so that both stay blocked until then.',
    unopened:
      '1. {#later} Load {service} only when the visitor opens the chat or has consented: as long as nobody wants to chat, this is not strictly necessary: {names}.',
    unpaid:
      '1. Do not let {service} load on {pages} as soon as they open: turn off there what the service shows (express button, instalment notice), or load it only on a click; where a form is the checkout, when it is filled in. Do not tie it to the banner, or whoever rejects could not pay: what the service stores can be strictly necessary only where somebody wants to pay, that is in cart and checkout.',
    paying:
      '1. {#later} In cart and checkout too, load {service} only when the visitor chooses this way of paying, or put on record why these entries are strictly necessary there: {names}. Do not tie the service to the banner, or whoever rejects could not pay.',
    unpaidPixel:
      '1. Delete the line with the counting pixel {files} on {pages}; deliver other images of {service}, such as the button, from your own server. Form and link to {service} go on working without these requests.',
    unpaidPicture: '1. Deliver {files} on {pages} from your own server; form and link to {service} go on working with that.',
    identifier:
      '1. {#replace} Replace {service} by a link, or load it only on a click or after consent: an identifier that outlasts the visit ({ids}) is not strictly necessary as long as nobody uses the offer (Section 25(1) and (2) TDDDG).',
    ownNetwork:
      '1. There is nothing to hold back here, as {service} delivers the website itself. Put on record what these cookies are for, and name them in the privacy notice with purpose and lifetime as far as that is missing there: {names}.\n2. Switch off the function that sets them (such as bot detection) in the administration of {service} if you do not need it.',
    disputed:
      '1. {#later} To be on the safe side, load {service} only after consent, or put on record why these cookies are strictly necessary: {names}.',
    technicalForeign: `${purpose.en}\n2. Otherwise load what comes from {domains} only on a click or after consent; with that, these cookies go as well. A form or calendar for which somebody opens the page is better tied to the click: whoever rejects in the banner would not have it otherwise.`,
    brought: '1. {#later} Load {service} only on a click or after consent, or do without it; with that, these cookies go as well: {names}.',
    captcha: `1. ${captchaSteps.en.replace}\n2. ${captchaSteps.en.later}`,
    technical: `${purpose.en}\n2. If they serve other purposes too, load {service} only after consent or, where visitors need the service (to pay, for example), only with the click or form for it.`,
  },
};

const moments: Record<Locale, Record<Exclude<ConsentState, 'accept'>, string>> = {
  de: { none: 'ohne Einwilligung', reject: 'nach dem Ablehnen' },
  en: { none: 'without consent', reject: 'after rejection' },
};

/** What is said of them, by their kinds; `state`: when they were set. */
export function doubtfulMessages(locale: Locale, state: Exclude<ConsentState, 'accept'>): Record<DoubtfulMessage, string> {
  const when = moments[locale][state];
  return locale === 'de'
    ? {
        asked: `{service} setzt ${when} {count|=ein Cookie|Cookies}, obwohl das Banner dafür um eine Einwilligung bittet: {names}`,
        unopened: `{service} setzt ${when} {count|=ein Cookie|Cookies}, ohne dass der Besucher den Chat geöffnet hat: {names}`,
        unpaid: `{service} setzt ${when} {count|=ein Cookie|Cookies}, wo noch niemand bezahlt ({pages}): {names}`,
        paying: `{service} setzt ${when} {count|=ein Cookie|Cookies} in Warenkorb oder Kasse ({pages}), noch bevor jemand diese Zahlungsart wählt; ob eine Einwilligung nötig ist, ist umstritten: {names}`,
        unpaidPixel: `{service} setzt ${when} durch ein Zählpixel ({files}; {pages}) {count|=ein Cookie|Cookies}, wo noch niemand bezahlt: {names}`,
        unpaidPicture: `{service} setzt ${when} durch ein Bild ({files}; {pages}) {count|=ein Cookie|Cookies}, wo noch niemand bezahlt: {names}`,
        identifier: `{service} setzt ${when} {count|=ein Cookie|Cookies}, bevor jemand das Angebot benutzt: {names}; den Besuch überdauert die Kennung {ids}`,
        ownNetwork: `{service}, worüber die Website ausgeliefert wird, setzt ${when} {count|=ein technisches Cookie|technische Cookies}, bitte Zweck prüfen: {names} ({domains})`,
        disputed: `{service} setzt ${when} {count|=ein Cookie|Cookies}; ob eine Einwilligung nötig ist, ist umstritten: {names}`,
        technicalForeign: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service}; {domains})`,
        brought: `{service} bringt ${when} {count|=ein technisches Cookie|technische Cookies} mit: {names} ({domains})`,
        captcha: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service})`,
        technical: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service})`,
      }
    : {
        asked: `{service} sets {count|cookie|cookies} ${when}, although the banner asks for a consent to it: {names}`,
        unopened: `{service} sets {count|cookie|cookies} ${when}, without the visitor having opened the chat: {names}`,
        unpaid: `{service} sets {count|cookie|cookies} ${when} where nobody is paying yet ({pages}): {names}`,
        paying: `{service} sets {count|cookie|cookies} ${when} in cart or checkout ({pages}), before anybody chooses this way of paying; whether consent is needed is disputed: {names}`,
        unpaidPixel: `{service} sets {count|cookie|cookies} ${when} by a counting pixel ({files}; {pages}) where nobody is paying yet: {names}`,
        unpaidPicture: `{service} sets {count|cookie|cookies} ${when} by an image ({files}; {pages}) where nobody is paying yet: {names}`,
        identifier: `{service} sets {count|cookie|cookies} ${when} before anybody uses the offer: {names}; the identifier {ids} outlasts the visit`,
        ownNetwork: `{service}, through which the website is delivered, sets {count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({domains})`,
        disputed: `{service} sets {count|cookie|cookies} ${when}; whether consent is needed is disputed: {names}`,
        technicalForeign: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service}; {domains})`,
        brought: `{service} brings along {count|technical cookie|technical cookies} ${when}: {names} ({domains})`,
        captcha: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service})`,
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
    paying:
      '{service} schreibt {when} in Warenkorb oder Kasse ({pages}) in den Web-Speicher, noch bevor jemand diese Zahlungsart wählt; ob eine Einwilligung nötig ist, ist umstritten: {names}',
    unpaid: '{service} schreibt {when} in den Web-Speicher, wo noch niemand bezahlt ({pages}): {names}',
  },
  en: {
    asked: '{service} writes to web storage {when}, although the banner asks for a consent to it: {names}',
    unopened: '{service} writes to web storage {when}, without the visitor having opened the chat: {names}',
    identifier: '{service} writes to web storage {when} before anybody uses the offer: {names}; the identifier {ids} outlasts the visit',
    paying:
      '{service} writes to web storage {when} in cart or checkout ({pages}), before anybody chooses this way of paying; whether consent is needed is disputed: {names}',
    unpaid: '{service} writes to web storage {when} where nobody is paying yet ({pages}): {names}',
  },
};
