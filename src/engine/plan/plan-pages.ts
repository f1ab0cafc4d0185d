import type { LinkEvidence } from '#evidence/pages.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import type { PlannedPage } from '../visit/visit-page.ts';
import { leadsToWithdrawal, legalKindOfLink } from './legal-links.ts';

/**
 * Files and actions that are no pages: following them downloads, logs out or fills a cart. Parts that a shop's scripts fetch into a
 * dialog (Shopware's `/cookie/offcanvas`) are links as well, for those who open them.
 */
const notAPage =
  /\.(pdf|zip|jpe?g|png|gif|webp|svg|avif|mp[34]|docx?|xlsx?|pptx?|ics|vcf|xml|rss|json|exe|dmg|apk|csv|txt)$|\/(wp-admin|wp-login|logout|abmelden|signout|feed|offcanvas|wp-json|admin-ajax)(\/|$|\.)|[?&](add-to-cart|add_to_cart|remove|delete|logout|action(?!=(?:show|view|anzeigen)(?:&|$))|replytocom|print|share|sort|order|filter|orderby)=/i;

/** Links that do something rather than show something: following them would fill a cart, log out or delete. */
const actionText =
  /in den warenkorb|zum warenkorb hinzu|jetzt kaufen|^\W{0,3}(?:(?:jetzt|online|hier|sofort|direkt|gleich|bequem|einfach|kosten(?:los|frei|pflichtig)|zahlungspflichtig|(?:un)?verbindlich|vor|nach) ?){0,4}bestellen|(?:artikel|produkt|ware)n? bestellen|abmelden|ausloggen|logout|log out|sign out|löschen|entfernen|add to cart|buy now|unsubscribe|abbestellen/iu;

/**
 * Buttons of a banner that are links: the address itself stores the choice, for the whole state that follows it. Told by the parameter,
 * or by the words of a choice on a link that only adds parameters to the page it stands on.
 */
const choiceParameter =
  /[?&](?:rCH|(?:accept|allow|reject|deny|decline|set|disable|enable)[-_]?(?:all[-_]?)?(?:cookies?|consent|tracking)|cookies?[-_]?(?:consent|choice|ok|hint|accept(?:ed)?|reject(?:ed)?|allow(?:ed)?|optin|optout|opt-in|opt-out)|consent|opt[-_]?(?:in|out))(?:=|&|$)/i;
const choiceText =
  /^\W{0,3}(?:(?:ja|nein|ok|okay|alle[sn]?|nur|cookies?|ich|einverstanden)[ ,]{1,2}){0,3}(?:einverstanden|verstanden|ok|okay|akzeptieren?|annehmen|zulassen|erlauben|zustimmen|stimme zu|ablehnen|lehne ab|verweigern|notwendige|essenzielle|accept|allow|agree|got it|reject|decline|deny|refuse)(?: cookies?| alle?| all)?\W{0,3}$/iu;

/** Pages that shops owe by law besides the legal texts: what they hold is judged, so they come before everything else. */
const dutyText =
  /vertr[aä]ge?\b.{0,20}(?:widerruf|kündig)|widerruf.{0,20}\bvertr|(?:abo|mitgliedschaft)\b.{0,20}kündig|kündigungs(?:button|formular)|widerrufs(?:button|formular)|(?:withdraw|cancel)\b.{0,20}\bcontract/iu;

/** The page of the withdrawal function stands beside the instruction on withdrawal. */
const withdrawalText = /vertr[aä]ge?\b.{0,20}widerruf|widerruf.{0,20}\bvertr|widerrufs(?:button|formular)|withdraw\b.{0,20}\bcontract/iu;

/** A list of cookies on a page of its own belongs to the privacy notice. */
const cookieListText =
  /^cookie[- ]?(?:s|richtlinien?|erklärung|hinweise?|informationen|policy|policies|notice|declaration|liste|list)(?: \([^)]{1,12}\))?$/iu;

/** Forms, maps and what guards them stand on these pages; a menu with much else may come before them. */
const contactText = /^(?:kontakt|contact)(?![a-zß-ɏ-])/iu;

/** Links to forms in which visitors leave data: by what they say, or where they lead. */
const formText =
  /(?<![a-zß-ɏ])(?:(?:termin|tisch|zimmer|kurs|platz)[a-zß-ɏ]*(?: online)? (?:buchen|vereinbaren|anfragen|reservieren)|(?:termin|online-?)(?:buchung|anfrage|vereinbarung|reservierung)|(?:jetzt |online |hier )?(?:buchen|reservieren|anfragen|bewerben)|(?:buchungs|anfrage|kontakt|anmelde|bewerbungs|bestell)formular|anfrage (?:senden|stellen)|angebot (?:anfordern|einholen)|rückruf[a-zß-ɏ]*|(?:jetzt |online )?spenden|spendenformular|(?:jetzt )?mitglied werden|anmeldung (?:zu[rm]|für) [a-zß-ɏ ]{1,40}|newsletter(?:-?anmeldung| (?:abonnieren|anmelden|bestellen))?$|vorbestell(?:en|ung)|[a-zß-ɏ]{3,40} (?:online )?(?:vor)?bestellen|donate|book (?:now|online|an appointment)|request a (?:quote|callback)|apply now|enquir[a-z]+|inquir[a-z]+)(?![a-zß-ɏ])/iu;
const formPath =
  /(?:^|[/_-])(?:booking(?:-form)?|buchung(?:sformular)?|buchen|book-online|reserv(?:ierung|ieren|ation)|(?:[a-z]{1,20}-?)?anfragen?|enquiry|inquiry|[a-z]{0,20}formular|contact-form|bewerben|bewerbung|(?:online-?)?spenden|donate|mitglied-?werden|termin-?(?:buchung|vereinbarung|vereinbaren)|newsletter(?:-?anmeldung)?|vorbestell(?:en|ung)|[a-z]{3,30}-(?:vor)?bestell(?:en|ung)|appointments?|rueckruf)(?:[/_.-]|$)/i;

/** Forms whose fields are delicate, or that open an account: by what their link says, or where it leads. */
const delicateText =
  /(?<![a-zß-ɏ])(?:(?:e-?)?rezepte?(?: online)? (?:einlösen|einreichen|hochladen|anfordern|bestellen|vorbestellen|senden)|(?:folge)?rezept(?:anforderung|bestellung|service|upload)|krankmeldung(?:en)?|(?:kind )?krank ?melden|entschuldigungsformular|anamnese(?:bogen|fragebogen)|(?:online-?|initiativ)?bewerbung(?: einreichen)?|(?:jetzt |online |initiativ )?bewerben|schaden(?:s?meldung| (?:online )?melden)|hinweisgeber[a-zß-ɏ]*|hinweis(?:e)? (?:ab)?geben|(?:online-?|schul|kita-?)anmeldung|patientenaufnahme|mitgliedsantrag|beitrittserklärung|aufnahmeantrag|upload (?:a |your )?prescription|apply (?:now|here)|report (?:an )?(?:absence|incident))(?![a-zß-ɏ])/iu;
const delicatePath =
  /(?:^|[/_-])(?:(?:e-?)?rezept-?(?:einloesen|einreichen|hochladen|bestellen|bestellung|anforderung|upload)|krankmeldung(?:en)?|krank-?melden|anamnese(?:bogen)?|(?:initiativ|online)-?bewerbung|schaden(?:s?meldung|-melden)|hinweisgeber[a-z]{0,20}|(?:online|schul|kita)-?anmeldung|mitgliedsantrag|beitrittserklaerung|aufnahmeantrag|prescription)(?:[/_.-]|$)/i;
const accountText =
  /^\W{0,3}(?:(?:zu |zum )?(?:mein|ihr|dein|neues)? ?(?:kunden)?konto(?: (?:anlegen|erstellen|eröffnen))?|(?:jetzt |neu )?registrieren|registrierung|my account|create (?:an )?account|sign up|register)\W{0,3}$/iu;
const accountPath =
  /(?:^|[/_-])(?:(?:mein-?|kunden-?)?konto|(?:my-?)?account|regist(?:er|rier(?:en|ung)|ration)|konto-?(?:anlegen|eroeffnen)|sign-?up)(?:[/_.-]|$)/i;

/** The way to the checkout, by what it is called: systems serve it from one script, told by a parameter, too. */
const checkoutText =
  /^\W{0,3}(?:weiter |direkt |jetzt |ohne umweg |schnell )?(?:zur kasse(?: gehen)?|(?:proceed to )?checkout|als gast (?:bestellen|fortfahren|kaufen))\W{0,3}$/iu;
const checkoutPath = /(?:^|\/)(?:kasse|checkout|bestellabschluss)(?:[/.]|$)/i;

/** What is sold, by where it lies: one such page tells how, and a menu with much else may come before it. Overviews come with the menu. */
const productPath =
  /(?:^|\/)(?:produkte?|products?|artikel|shop|store|item|gutscheine?)\/(?!(?:category|kategorie|tag|page|seite|marke|brand)(?:\/|$))[^/]{3,}\/?$/i;

/** Without something in it a cart shows little; it comes after pages with forms and products, unless there is room for all. */
const cartPath =
  /(?:^|\/)(?:warenkorb|cart|basket|einkaufswagen|shopping-(?:cart|bag)|wunschliste|wishlist|merkzettel)(?:\.[a-z]{3,4})?\/?$/i;

/** Shape of an address: pages of one template look alike. Digits and long slugs are variable parts. */
export function templateOf(url: URL): string {
  const segments = url.pathname.split('/').filter(Boolean);
  const shape = segments.map((segment, index) => {
    if (/\d/.test(segment)) return '#';
    // The last part of a deep path names one thing among many.
    if (index > 0 && index === segments.length - 1) return '*';
    return segment.toLowerCase();
  });
  return `/${shape.join('/')}${url.search ? `?${[...url.searchParams.keys()].sort().join('&')}` : ''}`;
}

/** Address without fragment and tracking parameters, for telling pages apart. Null when it is none of the site's. */
export function pageAddress(href: string, base: URL): URL | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const bare = (host: string) => host.replace(/^www\./, '');
  if (bare(url.hostname) !== bare(base.hostname)) return null;
  url.hash = /^#!?\//.test(url.hash) ? url.hash : '';
  for (const name of [...url.searchParams.keys()]) if (/^(utm_|gclid|fbclid|msclkid|mc_)/i.test(name)) url.searchParams.delete(name);
  return url;
}

/** What the plan is made from. */
export interface PlanInput {
  startUrl: string;
  links: readonly LinkEvidence[];
  settings: ScanSettings;
  /** Further pages beside start and legal pages. */
  maxPages: number;
}

const kinds = ['imprint', 'privacy', 'terms', 'cancellation'] as const;
const givenUrl = {
  imprint: 'urlImprint',
  privacy: 'urlDPN',
  terms: 'urlTermsAndConditions',
  cancellation: 'urlCancellationPolicy',
} as const;

/**
 * Pages to visit after the start page: legal pages, then one of each template before a second of any, those with forms first. The
 * same links give the same plan. Pure.
 */
export function planPages({ startUrl, links, settings, maxPages }: PlanInput): PlannedPage[] {
  const base = new URL(startUrl);
  const plan: PlannedPage[] = [];
  const taken = new Set<string>([addressKey(base)]);
  const add = (url: URL, kind: PlannedPage['kind']): boolean => {
    if (taken.has(addressKey(url))) return false;
    taken.add(addressKey(url));
    plan.push({ url: url.href, kind });
    return true;
  };
  for (const kind of kinds) {
    const given = settings[givenUrl[kind]];
    if (given) {
      add(new URL(given, base), kind);
      continue;
    }
    const candidates = links
      .filter((link) => legalKindOfLink(link) === kind)
      // The most telling link: visible, in the footer, with a short text.
      .sort(
        (a, b) =>
          Number(leadsToWithdrawal(a)) - Number(leadsToWithdrawal(b)) ||
          Number(b.visible) - Number(a.visible) ||
          Number(b.area === 'footer') - Number(a.area === 'footer') ||
          (a.text.length || 99) - (b.text.length || 99),
      );
    for (const link of candidates) {
      const url = legalAddress(link.href, base);
      if (url && (taken.has(addressKey(url)) || add(url, kind))) break;
    }
  }
  const pageOf = (link: LinkEvidence): URL | null => {
    const url = pageOfLink(link, base);
    return url !== null && !taken.has(addressKey(url)) ? url : null;
  };
  const having = (pattern: RegExp) => links.filter(({ text }) => pattern.test(text.trim()));
  // Like the legal pages they take none of the places of others.
  for (const pattern of [cookieListText, withdrawalText]) {
    const page = having(pattern).flatMap((link) => pageOf(link) ?? [])[0];
    if (page) add(page, 'other');
  }
  const byTemplate = new Map<string, URL[]>();
  const leading = (text: RegExp, path: RegExp) => links.filter((link) => leadsTo(link, base, text, path));
  const isCart = ({ href }: LinkEvidence) => isCartAddress(pageAddress(href, base));
  const account = leading(accountText, accountPath);
  const menu = links.filter((link) => link.area === 'header' && link.visible && !isCart(link) && !account.includes(link));
  const inOrder = [
    ...having(dutyText),
    ...leading(delicateText, delicatePath),
    ...having(contactText),
    ...leading(formText, formPath),
    ...links.filter((link) => productPath.test(pageAddress(link.href, base)?.pathname ?? '') && !isCart(link)).slice(0, 1),
    ...(isCatalogue(menu, base) ? [] : menu),
    ...account.slice(0, 1),
    ...links.filter((link) => !isCart(link)),
    ...links,
  ];
  for (const link of inOrder) {
    const url = pageOf(link);
    if (!url) continue;
    const template = templateOf(url);
    const list = byTemplate.get(template);
    if (!list) byTemplate.set(template, [url]);
    else if (!list.some((known) => addressKey(known) === addressKey(url))) list.push(url);
  }
  const queues = [...byTemplate.values()];
  let further = 0;
  for (let round = 0; further < maxPages && queues.some((queue) => queue.length > round); round++) {
    for (const queue of queues) {
      const url = queue[round];
      if (url && further < maxPages && add(url, 'other')) further++;
    }
  }
  return plan;
}

/** Whether an address is that of a cart or a list of wishes. */
export function isCartAddress(url: URL | null): boolean {
  return url !== null && cartPath.test(url.pathname);
}

/** A menu with more pages lists a catalogue; a shorter one shows what the site holds, and comes before the door to an account. */
const mostMenuPages = 10;

function isCatalogue(menu: readonly LinkEvidence[], base: URL): boolean {
  return new Set(menu.flatMap((link) => pageOfLink(link, base)?.href ?? [])).size > mostMenuPages;
}

/** Forms that only show on the second step are visited as far as the plan has left room, one of each template and no more than these. */
const mostFurtherForms = 3;

/**
 * Pages with forms that no link of the start page led to: `links` of the pages `plan` visited. The first checkout among them takes none of
 * the places of others: some open without a cart, and what stands on them is owed by law. Pure.
 */
export function planFurtherForms({ startUrl, links, maxPages }: Omit<PlanInput, 'settings'>, plan: readonly PlannedPage[]): PlannedPage[] {
  const base = new URL(startUrl);
  const known = [base, ...plan.map(({ url }) => new URL(url, base))];
  const taken = new Set(known.map(addressKey));
  const templates = new Set(known.map(templateOf));
  const room = Math.min(mostFurtherForms, maxPages - plan.filter(({ kind }) => kind === 'other').length);
  const further: PlannedPage[] = [];
  const add = (url: URL) => {
    taken.add(addressKey(url));
    templates.add(templateOf(url));
    further.push({ url: url.href, kind: 'other' });
  };
  const unvisited = (link: LinkEvidence) => {
    const url = legalKindOfLink(link) === null ? pageOfLink(link, base) : null;
    return url === null || taken.has(addressKey(url)) ? null : url;
  };
  const hasCheckout = known.some((url) => checkoutPath.test(url.pathname) && !isCartAddress(url));
  const checkout = links.flatMap((link) => (leadsToCheckout(link, base) ? (unvisited(link) ?? []) : []))[0];
  if (checkout && !hasCheckout && maxPages > 0) add(checkout);
  const most = room + further.length;
  for (const link of links) {
    if (further.length >= most) break;
    const url = leadsToForm(link, base) ? unvisited(link) : null;
    if (url && !templates.has(templateOf(url))) add(url);
  }
  return further;
}

/** The page of the site a link shows; null for files, other hosts, and what does something rather than show it. */
export function pageOfLink(link: LinkEvidence, base: URL): URL | null {
  const { href, text } = link;
  const url = pageAddress(href, base);
  const isPage =
    url !== null &&
    !isChoice(link, url, base) &&
    !actionText.test(text) &&
    !notAPage.test(url.pathname) &&
    !notAPage.test(url.pathname + url.search) &&
    url.href.length <= 2_048;
  return isPage ? url : null;
}

function isChoice({ text, area }: LinkEvidence, url: URL, base: URL): boolean {
  if (choiceParameter.test(url.search)) return true;
  const isOwnPage = url.pathname === base.pathname;
  return area === 'banner' && (choiceText.test(text.trim()) || (isOwnPage && url.search !== base.search));
}

function leadsToForm(link: LinkEvidence, base: URL): boolean {
  return leadsTo(link, base, delicateText, delicatePath) || leadsTo(link, base, formText, formPath) || leadsToCheckout(link, base);
}

/** The cart of some systems lies under the address of the checkout. */
function leadsToCheckout(link: LinkEvidence, base: URL): boolean {
  return leadsTo(link, base, checkoutText, checkoutPath) && !isCartAddress(pageAddress(link.href, base));
}

function leadsTo({ href, text }: LinkEvidence, base: URL, label: RegExp, address: RegExp): boolean {
  const path = pageAddress(href, base)?.pathname;
  return path !== undefined && (address.test(path) || (text.length <= 60 && label.test(text.trim())));
}

/** Legal pages may lie on another host (a company's central imprint) and may be PDF documents. */
function legalAddress(href: string, base: URL): URL | null {
  if (/^(#|javascript:|mailto:|tel:|\s*$)/i.test(href)) return null;
  try {
    const url = new URL(href, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    if (!/^#!?\//.test(url.hash)) url.hash = '';
    return url;
  } catch {
    return null;
  }
}

/** What tells two addresses of pages apart. */
export function addressKey(url: URL): string {
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/(index\.(html?|php))?$/, '')}${url.search}${url.hash}`.toLowerCase();
}
