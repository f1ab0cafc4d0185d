import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import { controlItem, formItem, pageItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { isComplete, isLastStep, namesAmount, tellsWhat } from '../shared/offer/last-step.ts';
import { orderHosts } from '../shared/offer/order-hosts.ts';
import { checkoutPath, type ReadShopPage, readShopPages, unvisitedCheckout, withoutOffer } from '../shared/offer/shop-offer.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const sufficient =
  /^\W*(?:jetzt\s+)?(?:verbindlich\s+(?:und\s+|&\s+)?)?(?:(?:zahlungs|kosten)pflichtig\s+(?:bestellen|buchen|kaufen|abonnieren|abschlie(?:ß|ss)en|mieten|reservieren|anmelden|beauftragen|erwerben|bezahlen|vereinbaren|best(?:ä|ae)tigen)|kaufen|vertrag\s+kostenpflichtig\s+abschlie(?:ß|ss)en|mit\s+[a-zß-ɏ-]{1,30}\s+(?:kaufen|bezahlen)|(?:zahlungs|kosten)pflichtige?\s+(?:bestellung|buchung|anmeldung|reservierung)(?:\s+(?:abschicken|absenden|aufgeben|abschlie(?:ß|ss)en))?|buy\s+now|order\s+with\s+obligation\s+to\s+pay|pay\s+now|place\s+(?:binding\s+)?order\s+and\s+pay)\W*$/iu;
const insufficient =
  /^\W*(?:jetzt\s+)?(?:bestellen|[a-zß-ɏ-]{3,30}\s+(?:jetzt\s+)?(?:bestellen|buchen)|(?:verbindliche\s+)?bestellung\s+(?:verbindlich\s+)?(?:abschicken|absenden|aufgeben|abschlie(?:ß|ss)en|best(?:ä|ae)tigen)|(?:[a-zß-ɏ-]{1,30}\s+)?abonnieren|abo(?:nnement)?\s+(?:bestellen|abschlie(?:ß|ss)en|starten)|subscribe|anmelden|buchen|(?:verbindlich|rechtsverbindlich)\s+(?:bestellen|buchen|anmelden|reservieren)|(?:verbindliche\s+)?(?:buchung|reservierung|anmeldung|auftrag|antrag)\s+(?:abschicken|absenden|erteilen|abschlie(?:ß|ss)en|best(?:ä|ae)tigen)|registrieren|best(?:ä|ae)tigen|abschlie(?:ß|ss)en|reservieren|absenden|abschicken|(?:(?:anbieter|tarif|vertrag)\s+)?wechseln|mitglied\s+werden|beitreten|(?:mitgliedschaft|tarif|vertrag)\s+(?:abschlie(?:ß|ss)en|beantragen|sichern|starten)|order|place\s+order|book|complete|confirm)\W*$/iu;
const intermediate =
  /^\W*(?:weiter|n(?:ä|ae)chster\s+schritt|continue|next|fortfahren|(?:weiter\s+)?zu[rm]?\s+[a-zß-ɏ\s]{1,40}|pr(?:ü|ue)fen)\W*$/iu;
/** A form to enquire beside the one that orders is no trial of what is ordered. */
const trial = wholeWords(
  '(?:kostenlos|gratis)\\s+(?:testen|ausprobieren)|probe(?:monat|abo|zeit|phase)|testphase|free\\s+trial|trial\\s+period|unverbindlich[a-zß-ɏ]*(?!\\s+(?:anfrag|angebot|beraten|beratung|termin))',
);

/** Whether the button that orders says that it costs. Nothing is ever put into a cart, so the last step is seen only where one page orders. */
export default defineCheck({
  id: 'shop-order-button',
  area: 'shop',
  version: 16,
  weight: 5,
  confidence: 'medium',
  legalBasis: [
    statute('§ 312j Abs. 2–4 BGB', 'Section 312j(2)–(4) BGB'),
    unverified('EuGH, 7.4.2022, C-249/21 Fuhrmann-2', 'CJEU, 7 Apr 2022, C-249/21 Fuhrmann-2'),
    unverified('EuGH, 30.5.2024, C-400/22 Conny', 'CJEU, 30 May 2024, C-400/22 Conny'),
  ],
  needs: ['shopPages', 'forms', 'pages', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'Bestellschaltfläche „zahlungspflichtig bestellen“',
      explanation:
        'Die Schaltfläche, mit der Verbraucher eine Bestellung abschließen, darf nach § 312j Abs. 3 BGB nur mit „zahlungspflichtig bestellen“ oder einer ebenso eindeutigen Formulierung beschriftet sein; es kommt allein auf diese Wörter an. Sonst kommt nach § 312j Abs. 4 BGB kein Vertrag zustande. Der Scan legt nichts in den Warenkorb und bestellt nichts; den letzten Schritt sieht er nur, wenn eine Seite ihn ohne Warenkorb zeigt.',
      confidenceReason: 'Der Scan legt nichts in den Warenkorb; ob eine Schaltfläche die letzte ist, lässt sich nicht immer erkennen.',
      howToFix:
        '1. Beschriften Sie die letzte Schaltfläche ausschließlich mit „zahlungspflichtig bestellen“, „kaufen“ oder „kostenpflichtig buchen“.\n2. Zeigen Sie die wesentlichen Angaben zu Ware, Preis und Laufzeit unmittelbar darüber (§ 312j Abs. 2 BGB).\n3. Prüfen Sie jede Zahlungsart: Auch Schaltflächen von Zahlungsdiensten, die die Bestellung auslösen, müssen eindeutig beschriftet sein.',
      fixes: {
        insufficient:
          '1. Beschriften Sie die Schaltfläche „{button}“ auf {pages} ausschließlich mit „zahlungspflichtig bestellen“, „kaufen“, bei Buchungen oder Abos „kostenpflichtig buchen“ oder „kostenpflichtig abonnieren“, oder ebenso eindeutig (§ 312j Abs. 3 BGB).\n2. Prüfen Sie, dass unmittelbar darüber steht, was gewählt ist, mit Gesamtpreis und, bei laufenden Verträgen, Laufzeit (§ 312j Abs. 2 BGB).',
        insufficientPriced:
          '1. Beschriften Sie die Schaltfläche „{button}“ auf {pages} ausschließlich mit „zahlungspflichtig bestellen“, „kaufen“, bei Buchungen oder Abos „kostenpflichtig buchen“ oder „kostenpflichtig abonnieren“, oder ebenso eindeutig (§ 312j Abs. 3 BGB).',
        mixed:
          '1. Beschriften Sie die Schaltfläche „{button}“ auf {pages} ausschließlich mit „zahlungspflichtig bestellen“, „kaufen“, bei Buchungen oder Abos „kostenpflichtig buchen“ oder „kostenpflichtig abonnieren“, oder ebenso eindeutig (§ 312j Abs. 3 BGB).\n2. Prüfen Sie, dass unmittelbar darüber steht, was gewählt ist, mit Gesamtpreis und, bei laufenden Verträgen, Laufzeit (§ 312j Abs. 2 BGB).',
        iconOnly:
          '1. Beschriften Sie die Schaltfläche auf {pages} ausschließlich mit „zahlungspflichtig bestellen“, „kaufen“, bei Buchungen oder Abos „kostenpflichtig buchen“ oder „kostenpflichtig abonnieren“, oder ebenso eindeutig (§ 312j Abs. 3 BGB).\n2. Prüfen Sie, dass unmittelbar darüber steht, was gewählt ist, mit Gesamtpreis und, bei laufenden Verträgen, Laufzeit (§ 312j Abs. 2 BGB).',
        notVisited:
          '1. Prüfen Sie die Beschriftung der letzten Schaltfläche: „zahlungspflichtig bestellen“ oder ebenso eindeutig.\n2. Prüfen Sie auch Schaltflächen von Zahlungsdiensten, die die Bestellung auslösen.',
        orderedElsewhere:
          '1. Prüfen Sie auf den Bestellseiten bei {hosts} die Beschriftung der letzten Schaltfläche: „zahlungspflichtig bestellen“ oder ebenso eindeutig.',
        notReached:
          '1. Prüfen Sie die Beschriftung der letzten Schaltfläche: „zahlungspflichtig bestellen“ oder ebenso eindeutig.\n2. Prüfen Sie auch Schaltflächen von Zahlungsdiensten, die die Bestellung auslösen.',
        stepUnclear:
          '1. Prüfen Sie die Beschriftung der letzten Schaltfläche: „zahlungspflichtig bestellen“ oder ebenso eindeutig.\n2. Prüfen Sie auch Schaltflächen von Zahlungsdiensten, die die Bestellung auslösen.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        insufficient: 'Die Bestellung wird auf {pages} mit „{button}“ abgeschlossen; dass sie kostet, sagt die Schaltfläche nicht',
        insufficientPriced: 'Die Bestellung wird auf {pages} mit „{button}“ abgeschlossen; dass sie kostet, sagt die Schaltfläche nicht',
        mixed: 'Die Schaltfläche „{button}“ auf {pages} vermischt die Bestellung mit anderem',
        iconOnly: 'Die Schaltfläche, die auf {pages} die Bestellung abschließt, trägt keinen Text',
        found: 'Auf {pages} wird mit „{button}“ bestellt',
        stepUnclear: 'Ob „{button}“ auf {pages} die Bestellung abschließt oder nur ein Zwischenschritt ist, war nicht zu erkennen',
        trial: 'Auf {pages} beginnt mit „{button}“ möglicherweise eine kostenlose Testphase; dafür gelten Besonderheiten',
        notVisited: 'Die Kasse ({path}) hat der Scan nicht aufgerufen; wie die Bestellung abgeschlossen wird, ist offen',
        orderedElsewhere:
          'Bestellt wird nicht auf der Website selbst, sondern bei {hosts}; wie die letzte Schaltfläche beschriftet ist, wurde dort nicht geprüft',
        notReached: 'Der letzte Schritt der Bestellung wurde nicht erreicht: Der Scan legt nichts in den Warenkorb',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Order button wording',
      explanation:
        'Under Section 312j(3) BGB, the button with which consumers complete an order may be labelled only “order with obligation to pay” or with an equally unambiguous wording; only these words count. Otherwise no contract is concluded under Section 312j(4) BGB. The scan puts nothing into the cart and orders nothing; it sees the last step only where a page shows it without a cart.',
      confidenceReason: 'The scan puts nothing into the cart; whether a button is the last one cannot always be told.',
      howToFix:
        '1. Label the last button only with “zahlungspflichtig bestellen”, “kaufen” or “kostenpflichtig buchen”.\n2. Show the essential information on product, price and duration right above it (Section 312j(2) BGB).\n3. Check each payment method: buttons of payment services that trigger the order must be labelled unambiguously, too.',
      fixes: {
        insufficient:
          '1. Label the button “{button}” on {pages} only with “zahlungspflichtig bestellen”, “kaufen”, for bookings or subscriptions “kostenpflichtig buchen” or “kostenpflichtig abonnieren”, or just as unambiguously (Section 312j(3) BGB).\n2. Check that right above it stands what was chosen, with the total price and, for continuing contracts, the duration (Section 312j(2) BGB).',
        insufficientPriced:
          '1. Label the button “{button}” on {pages} only with “zahlungspflichtig bestellen”, “kaufen”, for bookings or subscriptions “kostenpflichtig buchen” or “kostenpflichtig abonnieren”, or just as unambiguously (Section 312j(3) BGB).',
        mixed:
          '1. Label the button “{button}” on {pages} only with “zahlungspflichtig bestellen”, “kaufen”, for bookings or subscriptions “kostenpflichtig buchen” or “kostenpflichtig abonnieren”, or just as unambiguously (Section 312j(3) BGB).\n2. Check that right above it stands what was chosen, with the total price and, for continuing contracts, the duration (Section 312j(2) BGB).',
        iconOnly:
          '1. Label the button on {pages} only with “zahlungspflichtig bestellen”, “kaufen”, for bookings or subscriptions “kostenpflichtig buchen” or “kostenpflichtig abonnieren”, or just as unambiguously (Section 312j(3) BGB).\n2. Check that right above it stands what was chosen, with the total price and, for continuing contracts, the duration (Section 312j(2) BGB).',
        notVisited:
          '1. Check the label of the last button: “zahlungspflichtig bestellen” or just as unambiguous.\n2. Check buttons of payment services that trigger the order as well.',
        orderedElsewhere:
          '1. On the order pages at {hosts}, check the label of the last button: “zahlungspflichtig bestellen” or just as unambiguous.',
        notReached:
          '1. Check the label of the last button: “zahlungspflichtig bestellen” or just as unambiguous.\n2. Check buttons of payment services that trigger the order as well.',
        stepUnclear:
          '1. Check the label of the last button: “zahlungspflichtig bestellen” or just as unambiguous.\n2. Check buttons of payment services that trigger the order as well.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        insufficient: 'On {pages} the order is completed with “{button}”; the button does not say that it costs',
        insufficientPriced: 'On {pages} the order is completed with “{button}”; the button does not say that it costs',
        mixed: 'The button “{button}” on {pages} mixes the order with something else',
        iconOnly: 'The button that completes the order on {pages} carries no text',
        found: 'On {pages} one orders with “{button}”',
        stepUnclear: 'Whether “{button}” on {pages} completes the order or is only an intermediate step could not be told',
        trial: 'On {pages} a free trial period may begin with “{button}”; special rules apply to that',
        notVisited: 'The scan did not open the checkout ({path}); how the order is completed is open',
        orderedElsewhere:
          'Orders are not placed on the website itself but at {hosts}; how the last button is labelled there was not examined',
        notReached: 'The last step of the order was not reached: the scan puts nothing into the cart',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run({ shopPages, forms, pages, imprint, applicability }): Verdict {
    const none = withoutOffer({ applicability, imprint, pages });
    if (none) return none;
    const { read } = readShopPages({ shopPages, pages }, ['checkout']);
    const judged = forms.filter(isOrderForm).flatMap((form) => {
      const page = read.find(({ shop }) => shop.url === form.pageUrl) ?? null;
      const step = { page, form, button: plainText(form.submitText) };
      const on = pageAt(pages, form.pageUrl);
      const rating = rate(step, plainText((on?.text ?? '').slice(0, 200_000)), on);
      return rating ? { ...step, rating } : [];
    });
    const of = (rating: string) => judged.filter((step) => step.rating === rating);
    const verdict = verdictOf({
      risks: of('insufficient').map((step) => finding(tellsWhat(step.form) ? 'insufficientPriced' : 'insufficient', step)),
      hints: [...of('mixed').map((step) => finding('mixed', step)), ...of('iconOnly').map((step) => finding('iconOnly', step))],
    });
    if (verdict) return verdict;
    const [good] = of('found');
    if (good) return { class: 'Conform', message: 'found', params: finding('found', good).params! };
    const [open] = [...of('trial'), ...of('stepUnclear')];
    if (open) {
      const { params, items } = finding(open.rating, open);
      return { class: 'NoClassification', message: open.rating, params: params!, items };
    }
    const checkout = shopPages.some(({ kind }) => kind === 'checkout') ? null : unvisitedCheckout(pages);
    if (checkout !== null)
      return { class: 'NoClassification', message: 'notVisited', params: { path: checkoutPath(checkout) }, items: [pageItem(checkout)] };
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

interface Step {
  /** The checkout it stands on; null for an order form elsewhere. */
  page: ReadShopPage | null;
  form: FormFact;
  button: string;
}

/** A form that orders something for somebody: a subscription may ask for no more than an e-mail address. */
function isOrderForm({ kind, visible, personalFields }: FormFact): boolean {
  if (!visible || personalFields.length === 0) return false;
  if (kind === 'order') return true;
  const isOther = kind === 'login' || kind === 'search' || kind === 'newsletter' || kind === 'consent';
  return !isOther && personalFields.some((field) => field === 'address' || field === 'payment');
}

/**
 * Which message tells a step; `around` is the text of its page. A poor label is a fault only where a step is surely the last: sum, way of
 * payment and terms in one place.
 */
function rate({ page, form, button }: Step, around: string, on: PageFact | null): string | null {
  if (sufficient.test(button)) return 'found';
  const isWhole =
    isComplete(form, around, on?.headings ?? []) ||
    (page === null && on?.textComplete === true && isLastStep(around, namesAmount(around), form));
  if (page === null && !isWhole) return form.kind === 'order' ? 'stepUnclear' : null;
  if (mentions(around, trial)) return 'trial';
  const isLast = isWhole || (page !== null && isLastOf(page, form));
  if (intermediate.test(button) || !isLast) return 'stepUnclear';
  if (button === '') return 'iconOnly';
  if (insufficient.test(button)) return 'insufficient';
  return /bestell|kauf|buch|order|buy|book/i.test(button) ? 'mixed' : 'stepUnclear';
}

function isLastOf({ text, shop }: ReadShopPage, form: FormFact): boolean {
  return isLastStep(text, shop.prices.length > 0, form);
}

function finding(message: string, { page, form, button }: Step): Finding {
  return {
    message,
    params: { button: button || form.kind, pages: pathsOf([form.pageUrl]) },
    items: [controlItem(form.pageUrl, button || form.kind, page?.shop.states), formItem(form)],
    cause: 'order-button',
  };
}
