import { defineCheck, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { formItem, pageItem } from '../items.ts';
import { guidance, statute, unverified } from '../shared/law/law.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { orderHosts } from '../shared/offer/order-hosts.ts';
import { isOrderStep } from '../shared/offer/order-steps.ts';
import {
  checkoutPath,
  offerPages,
  onShopPages,
  type ReadShopPage,
  readShopPages,
  unvisitedCheckout,
  withoutOffer,
} from '../shared/offer/shop-offer.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { type Match, matchesOf, mentions, near, plainText, quoted, wholeWords } from '../shared/wording.ts';

const guest = wholeWords(
  'als\\s+gast(?:\\s+[a-zß-ɏ]+)?|gast(?:bestellung|zugang|konto|kauf|checkout)[a-zß-ɏ]*|ohne\\s+(?:kunden|benutzer)?-?(?:konto|registrierung|anmeldung|account)\\s*(?:bestellen|kaufen|fortfahren|einkaufen|weiter)?|(?:keine|ohne)\\s+registrierung(?:\\s+(?:nötig|erforderlich|notwendig))?|guest\\s+(?:checkout|order)|(?:checkout|order|continue)\\s+as\\s+(?:a\\s+)?guest|without\\s+(?:an?\\s+)?(?:account|registration|registering)',
);

/** Guests of a hotel and courses without registration are no checkout. */
const ordering = wholeWords(
  'bestell[a-zß-ɏ]*|(?:ein)?kauf[a-zß-ɏ]*|gast(?:bestellung|kauf|checkout)[a-zß-ɏ]*|warenkorb|kasse|fortfahren|check-?\\s?out|order[a-z]*|purchase|buy|cart|continue',
);
const longestQuote = 90;
const sentenceReach = 200;
const denied = wholeWords('nicht|leider|not');
/** What can be done without an account besides ordering: to end a contract, to read a newsletter, to follow a parcel. */
const otherMatters = wholeWords(
  'widerruf[a-zß-ɏ]*|(?:ge)?kündig[a-zß-ɏ]*|newsletters?[a-zß-ɏ]*|abmeld[a-zß-ɏ]*|retoure[a-zß-ɏ]*|rücksend[a-zß-ɏ]*|zurücksend[a-zß-ɏ]*|umtausch[a-zß-ɏ]*|reklam[a-zß-ɏ]*|bestell(?:status|verfolgung|übersicht)|sendungs[a-zß-ɏ]*|merkzettel[a-zß-ɏ]*|wunsch(?:liste|zettel)[a-zß-ɏ]*|bewert[a-zß-ɏ]*|withdraw[a-z]*|cancel[a-z]*|unsubscrib[a-z]*|returns?|returning|refund[a-z]*|track[a-z]*|order\\s+status|wish\\s?list|reviews?',
);
const otherAddress = /widerruf|k(?:ü|ue|%c3%bc)ndig|newsletter|retoure|r(?:ü|ue|%c3%bc)cksend|withdraw|cancel|returns?(?=[-_/.?#]|$)/i;

const loginDemanded =
  /(?<![a-z\dß-ɏ])(?:melden\s+sie\s+sich\s+(?:bitte\s+)?an|bitte\s+(?:anmelden|einloggen|registrieren)|loggen\s+sie\s+sich\s+(?:bitte\s+)?ein|registrieren\s+sie\s+sich|(?:please\s+)?(?:log|sign)\s+in)[^.]{0,80}(?:bestell|kauf|kasse|order|check\s?out|purchase)/iu;

/** Whether one can order without an account. Nothing is put into a cart, so many checkouts stay unseen. */
export default defineCheck({
  id: 'shop-guest-checkout',
  area: 'shop',
  version: 12,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 5 Abs. 1 lit. c, Art. 25 DSGVO', 'Art. 5(1)(c), Art. 25 GDPR'),
    guidance('DSK, Beschluss zum Gastzugang, 24.3.2022', 'DSK, resolution on guest access, 24 Mar 2022'),
    unverified('OLG Hamburg, 27.2.2025, 5 U 30/24', 'Higher Regional Court Hamburg, 27 Feb 2025, 5 U 30/24'),
  ],
  volatile: {
    de: 'Das OLG Hamburg (27.2.2025, 5 U 30/24) hielt ein verpflichtendes Konto auf einem großen Marktplatz für zulässig; die Datenschutzbehörden verlangen in der Regel einen Gastzugang.',
    en: 'The Higher Regional Court Hamburg (27 Feb 2025, 5 U 30/24) held a mandatory account on a large marketplace to be lawful; data protection authorities usually demand guest access.',
    since: '2026-11-21',
  },
  needs: ['shopPages', 'forms', 'pages', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'Bestellung als Gast möglich',
      explanation:
        'Ein dauerhaftes Kundenkonto ist für eine einzelne Bestellung in der Regel nicht erforderlich; die Datenschutzkonferenz verlangt deshalb einen Gastzugang (Art. 5 Abs. 1 lit. c, Art. 25 DSGVO). Abonnements, digitale Bibliotheken und geschlossene Gruppen können ein Konto rechtfertigen. Der Scan legt nichts in den Warenkorb und sieht die Kasse daher nicht in jedem Shop.',
      confidenceReason: 'Der Scan legt nichts in den Warenkorb; die Wahl, als Gast zu bestellen, kann erst danach erscheinen.',
      howToFix:
        '1. Schalten Sie in Ihrem Shopsystem die Bestellung als Gast frei.\n2. Bieten Sie das Kundenkonto an der Kasse als freiwillige Möglichkeit an.\n3. Ist ein Konto ausnahmsweise nötig, erklären Sie den Grund bei der Registrierung.',
      fixes: {
        accountPlausible: '1. Erklären Sie bei der Registrierung, wofür das Konto nötig ist.',
        orderedElsewhere:
          '1. Prüfen Sie auf den Bestellseiten bei {hosts}, ob man ohne dauerhaftes Kundenkonto bestellen kann.\n2. Ist ein Konto nötig, etwa für den Zugang zu Kurs oder Mitgliedschaft, erklären Sie den Grund.',
        notReached:
          '1. Prüfen Sie selbst, ob man ohne dauerhaftes Kundenkonto bestellen kann.\n2. Ist ein Konto nötig, etwa für ein Abonnement, erklären Sie den Grund bei der Registrierung.',
        formUnclear:
          '1. Prüfen Sie, ob mit der Bestellung ein Kundenkonto entsteht.\n2. Ist es nötig, etwa für ein Abonnement, erklären Sie den Grund am Formular; sonst machen Sie es freiwillig.',
        notVisited:
          '1. Prüfen Sie selbst, ob man ohne dauerhaftes Kundenkonto bestellen kann.\n2. Ist ein Konto nötig, etwa für ein Abonnement, erklären Sie den Grund bei der Registrierung.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        offered: 'Auf {pages} steht „{quote}“; ob die Bestellung so bis zum Ende möglich ist, prüft der Scan nicht',
        offeredUnvisited: 'Auf {pages} steht „{quote}“; die Kasse wurde nicht besucht',
        noPassword: 'Das Bestellformular auf {pages} verlangt kein Passwort',
        optionalAccount: 'Auf {pages} ist das Kundenkonto eine Wahl („{quote}“)',
        formUnclear: 'Das Bestellformular auf {pages} verlangt kein Passwort; ob mit der Bestellung ein Kundenkonto entsteht, ist offen',
        accountRequired: 'An der Kasse ({pages}) geht es nur mit Anmeldung oder neuem Kundenkonto weiter',
        accountPlausible: 'Das Angebot (Abonnement, digitale Inhalte oder Marktplatz) kann ein Kundenkonto rechtfertigen',
        unread: 'Die Kasse ließ sich nicht vollständig lesen',
        notVisited: 'Die Kasse ({path}) hat der Scan nicht aufgerufen; ob man als Gast bestellen kann, ist offen',
        orderedElsewhere:
          'Bestellt wird nicht auf der Website selbst, sondern bei {hosts}; ob man dort als Gast bestellen kann, wurde nicht geprüft',
        notReached: 'Auf den geprüften Seiten wurde keine Kasse gefunden, die sich beurteilen ließe; der Scan legt nichts in den Warenkorb',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Guest checkout possible',
      explanation:
        'A permanent customer account is usually not necessary for a single order; the German data protection authorities therefore demand guest access (Art. 5(1)(c), Art. 25 GDPR). Subscriptions, digital libraries and closed groups may justify an account. The scan puts nothing into the cart and therefore does not see the checkout of every shop.',
      confidenceReason: 'The scan puts nothing into the cart; the choice to order as a guest may appear only after that.',
      howToFix:
        '1. Enable guest orders in your shop system.\n2. Offer the customer account at checkout as a voluntary option.\n3. If an account is exceptionally necessary, explain the reason at registration.',
      fixes: {
        accountPlausible: '1. Explain at registration what the account is needed for.',
        orderedElsewhere:
          '1. On the order pages at {hosts}, check whether one can order without a permanent customer account.\n2. If an account is necessary, for instance for the access to a course or membership, explain the reason.',
        notReached:
          '1. Check yourself whether one can order without a permanent customer account.\n2. If an account is necessary, for instance for a subscription, explain the reason at registration.',
        formUnclear:
          '1. Check whether the order creates a customer account.\n2. If it is necessary, for instance for a subscription, explain the reason at the form; otherwise make it voluntary.',
        notVisited:
          '1. Check yourself whether one can order without a permanent customer account.\n2. If an account is necessary, for instance for a subscription, explain the reason at registration.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        offered: '{pages} says “{quote}”; whether the order can be completed that way is not examined',
        offeredUnvisited: '{pages} says “{quote}”; the checkout was not visited',
        noPassword: 'The order form on {pages} asks for no password',
        optionalAccount: 'On {pages} the customer account is a choice (“{quote}”)',
        formUnclear: 'The order form on {pages} asks for no password; whether the order creates a customer account is open',
        accountRequired: 'At checkout ({pages}) one can go on only with a login or a new customer account',
        accountPlausible: 'The offer (subscription, digital content or marketplace) may justify a customer account',
        unread: 'The checkout could not be read completely',
        notVisited: 'The scan did not open the checkout ({path}); whether one can order as a guest is open',
        orderedElsewhere:
          'Orders are not placed on the website itself but at {hosts}; whether one can order there as a guest was not examined',
        notReached: 'No checkout that could be judged was found on the pages examined; the scan puts nothing into the cart',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run(facts): Verdict {
    const { applicability, imprint, pages, forms, shopPages } = facts;
    const none = withoutOffer({ applicability, imprint, pages });
    if (none) return none;
    const { read, unread } = readShopPages(facts, ['checkout']);
    const places = offerPages(pages).filter(({ url }) => !isOtherMatter(url));
    const offers = [true, false].flatMap((isStep) =>
      places.filter(({ url }) => isOrderStep(url, shopPages) === isStep).flatMap((page) => guestOffer(page, isStep) ?? []),
    );
    const offer = offers.find(({ url }) => read.some(({ shop }) => shop.url === url)) ?? offers[0];
    if (offer) {
      const message = read.length > 0 ? 'offered' : 'offeredUnvisited';
      return { class: 'Conform', message, params: { pages: pathsOf([offer.url]), quote: offer.quote } };
    }
    const open = shopPages.find(({ url, kind }) => kind === 'checkout' && ordersWithoutPassword(url, forms));
    if (open) return { class: 'Conform', message: 'noPassword', params: { pages: pathsOf([open.url]) } };

    const optional = optionalAccount(forms, shopPages);
    if (optional)
      return { class: 'Conform', message: 'optionalAccount', params: { pages: pathsOf([optional.url]), quote: optional.quote } };

    const closed = read.filter((page) => isClosed(page, forms));
    if (closed.length > 0) {
      if (mayNeedAccount(applicability)) return { class: 'NoClassification', message: 'accountPlausible' };
      const [finding, ...rest] = onShopPages('accountRequired', 'guest-checkout', closed);
      if (finding) return { class: 'Hint', findings: [finding, ...rest] };
    }
    if (unread.length > 0)
      return { class: 'NoClassification', message: 'unread', items: unread.map(({ url, states }) => pageItem(url, states)) };
    const checkout = shopPages.some(({ kind }) => kind === 'checkout') ? null : unvisitedCheckout(pages);
    if (checkout !== null)
      return { class: 'NoClassification', message: 'notVisited', params: { path: checkoutPath(checkout) }, items: [pageItem(checkout)] };
    const form = forms.find(isOpenOrderForm);
    if (form) {
      const params = { pages: pathsOf([form.pageUrl]) };
      return { class: 'NoClassification', message: 'formUnclear', params, items: [formItem(form)] };
    }
    const elsewhere = orderHosts(applicability, { pages, shopPages, forms });
    if (elsewhere)
      return { class: 'NoClassification', message: 'orderedElsewhere', params: { hosts: elsewhere.hosts }, items: elsewhere.items };
    return {
      class: 'NoClassification',
      message: 'notReached',
      items: shopPages.slice(0, 5).map(({ url, states }) => pageItem(url, states)),
    };
  },
});

/** Where a page offers an order without an account, in its own words. In a cart or checkout it needs no word of ordering beside it. */
function guestOffer({ url, text, links, buttons }: PageFact, isStep: boolean): { url: string; quote: string } | null {
  const labels = [...links, ...buttons].filter(({ visible }) => visible).map((control) => plainText(control.text));
  const lines = text.slice(0, 200_000).split(/\n+/).map(plainText).join('\n');
  for (const plain of [...labels, lines]) {
    for (const match of matchesOf(plain, guest)) {
      const sentence = sentenceAround(plain, match);
      if (mentions(sentence, otherMatters) || near(plain, match, denied, 25)) continue;
      if (isStep || near(plain, match, ordering, 60))
        return { url, quote: sentence.length <= longestQuote ? sentence : plainText(match.text) };
    }
  }
  return null;
}

function sentenceAround(text: string, { index, text: { length } }: Match): string {
  const before = text.slice(Math.max(0, index - sentenceReach), index);
  const after = text.slice(index + length, index + length + sentenceReach);
  const inside = text.slice(index, index + length);
  return plainText(before.slice(before.search(/[^.!?\n]*$/)) + inside + after.slice(0, after.search(/[.!?\n]|$/)));
}

function isOtherMatter(url: string): boolean {
  return otherAddress.test(URL.parse(url)?.pathname ?? '');
}

/** A form that orders, wherever it stands, and asks for no password. */
function isOpenOrderForm({ kind, visible, asked, personalFields, pageUrl }: FormFact): boolean {
  // What only puts something into the cart asks for nothing about the person.
  return (
    kind === 'order' &&
    visible &&
    personalFields.length > 0 &&
    !isOtherMatter(pageUrl) &&
    !asked.some((question) => question.kind === 'password')
  );
}

/** A form at checkout that asks where to deliver, and for no password that must be given. */
function ordersWithoutPassword(url: string, forms: Facts['forms']): boolean {
  return forms.some(
    ({ pageUrl, visible, personalFields, asked }) =>
      pageUrl === url &&
      visible &&
      personalFields.includes('address') &&
      !asked.some(({ kind, required }) => kind === 'password' && required),
  );
}

const opensAccount = wholeWords(
  '(?:kunden|benutzer|nutzer)?-?konto[a-zß-ɏ]*\\s+(?:[a-zß-ɏ]+\\s+)?(?:anlegen|erstellen|eröffnen|einrichten|speichern)|(?:kunden|benutzer)?konto\\s+\\(optional\\)|als\\s+(?:stamm)?kund(?:e|in)\\s+registrieren|(?:mich|dauerhaft)\\s+registrieren|create\\s+(?:an\\s+|a\\s+customer\\s+)?account|register\\s+as\\s+a\\s+customer',
);

/** A box at checkout by which whoever orders may open an account, or leave it. */
function optionalAccount(forms: Facts['forms'], shopPages: Facts['shopPages']): { url: string; quote: string } | null {
  for (const { pageUrl, visible, kind, fields } of forms) {
    if (!visible || isOtherMatter(pageUrl) || !(kind === 'order' || isOrderStep(pageUrl, shopPages))) continue;
    const box = fields.find((field) => field.type === 'checkbox' && !field.required && mentions(plainText(field.label), opensAccount));
    if (box) return { url: pageUrl, quote: quoted(plainText(box.label)) };
  }
  return null;
}

/** Nothing but a login or a registration, or the demand for one. */
function isClosed({ shop, text }: ReadShopPage, forms: Facts['forms']): boolean {
  const own = forms.filter(
    ({ pageUrl, visible, kind }) => pageUrl === shop.url && visible && kind !== 'search' && kind !== 'newsletter' && kind !== 'consent',
  );
  const asksForAccount = ({ kind, fields }: FormFact) =>
    kind === 'login' || kind === 'registration' || fields.some(({ type, required, visible }) => type === 'password' && required && visible);
  return own.length > 0 ? own.every(asksForAccount) : loginDemanded.test(text);
}

function mayNeedAccount({ settings, isSubscription }: Facts['applicability']): boolean {
  return (
    isSubscription === true ||
    settings.purposes.some((purpose) => ['subscription', 'digital-content', 'marketplace', 'members-area', 'community'].includes(purpose))
  );
}
