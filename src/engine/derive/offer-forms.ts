import type { FormFact } from '#checks/facts/forms.ts';
import type { DerivedPage } from './pages.ts';
import { fold } from './personal-fields.ts';

/** An amount of money as offers write it. */
export const priceText =
  /(\d{1,3}(?:[.' ]\d{3}){0,3}|\d{1,6})(?:[,.](?:\d{2}|-)-?)? ?(?:€|EUR(?![A-Z])|Euro(?!\p{L})|CHF(?![A-Z]))|(?:€|EUR|CHF) ?\d{1,6}(?:[,.]\d{2})?/u;

/** An account with a password beside what it costs: a trial that ends in a contract is concluded by it, whatever its button says. */
export function opensPaidAccount({ kind, visible, fields, text }: FormFact): boolean {
  if (kind !== 'registration' || !visible || !fields.some(({ type }) => type === 'password')) return false;
  return [text, ...fields.flatMap(({ options }) => options)].some((words) => priceText.test(words.slice(0, 4_000)));
}

/** Orders by a button that says it costs. */
export function saysItCosts({ kind, visible, submitText }: FormFact): boolean {
  return kind === 'order' && visible && /(zahlungs|kosten)pflichtig|(^|[^a-z])kaufen|buy now|pay now/.test(fold(submitText));
}

/** Orders a subscription for money by what its button says. */
export function ordersSubscription(form: FormFact): boolean {
  return saysItCosts(form) && /(^|[^a-z])([a-z]+-)?abo(nnement)?s?([^a-z]|$)|abonnieren|mitgliedschaft/.test(fold(form.submitText));
}

const bindingLabel = /(^|[^a-z])verbindlich(e)? (anmelden|anmeldung|buchen|buchung|bestellen|bestellung|beauftragen)([^a-z]|$)/;

function asksHowToPay(fields: FormFact['fields']): boolean {
  return fields.some(({ name, label }) => /zahlungs(art|weise|methode)|zahlart|payment ?method/.test(fold(`${name} ${label}`)));
}

/** A form that binds by its button, on a page with a price: whether a contract against payment is concluded there, nobody can see. */
export function bindsAtPrice(pages: readonly DerivedPage[], forms: readonly FormFact[]): boolean {
  return forms.some(
    ({ visible, personalFields, submitText, pageUrl, fields }) =>
      visible &&
      personalFields.length > 0 &&
      (bindingLabel.test(fold(submitText)) || (asksHowToPay(fields) && /reservier|buch/.test(fold(submitText)))) &&
      pages.some(({ fact }) => fact.url === pageUrl && priceText.test(fact.text.slice(0, 60_000))),
  );
}

const bookLabel = /^\W*(jetzt |hier |gleich |platz |kurs |termin ){0,2}(buchen|anmelden)\W*$/;
const termsBind =
  /(anmeldung|buchung)(en)? (ist|sind|wird) (damit )?verbindlich|verbindliche (anmeldung|buchung)|(beitrag|gebuehr|preis|honorar|entgelt|rechnung)[a-z]* [^.!?]{0,60}(zu (be)?zahlen|faellig|ueberweis)/;

/**
 * A form that books at a price on a site whose terms say that booking binds or is to be paid: its button says neither. Whether consumers
 * conclude a contract there, nobody can see.
 */
export function booksUnderTerms(pages: readonly DerivedPage[], forms: readonly FormFact[]): boolean {
  const isBinding = pages.some(({ fact }) => fact.kind === 'terms' && termsBind.test(fold(fact.text.slice(0, 60_000))));
  return (
    isBinding &&
    forms.some(
      ({ visible, personalFields, submitText, pageUrl }) =>
        visible &&
        personalFields.includes('name') &&
        bookLabel.test(fold(submitText)) &&
        pages.some(({ fact }) => fact.url === pageUrl && priceText.test(fact.text.slice(0, 60_000))),
    )
  );
}

/** How far a price may stand before the button of its card. */
const besideButton = 120;

/**
 * An offer with its price and a button that leads to a form by which it is booked: a coaching of 210 €, a lesson, a tour. Neither page says
 * that this binds. Whether consumers conclude a contract there, nobody can see.
 */
export function booksAtListedPrice(pages: readonly DerivedPage[], forms: readonly FormFact[]): boolean {
  const booking = new Set(
    forms
      .filter(({ visible, personalFields, submitText }) => visible && personalFields.includes('name') && bookLabel.test(fold(submitText)))
      .map(({ pageUrl }) => placeOf(pageUrl)),
  );
  if (booking.size === 0) return false;
  return pages.some(
    ({ fact }) =>
      (fact.kind === 'start' || fact.kind === 'other') &&
      fact.links.some(
        ({ visible, area, text, href }) =>
          visible &&
          area === 'body' &&
          bookLabel.test(fold(text)) &&
          booking.has(placeOf(URL.parse(href, fact.url)?.href ?? '')) &&
          followsPrice(fact.text.slice(0, 60_000), text.trim()),
      ),
  );
}

/** What is booked stands in the query. */
function placeOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function followsPrice(text: string, label: string): boolean {
  for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + label.length)) {
    if (priceText.test(text.slice(Math.max(0, at - besideButton), at))) return true;
  }
  return false;
}

const orderHeading =
  /(^|[^a-z])((wert|geschenk)?-?gutschein(e|s)?|(eintritts|konzert|theater)?karten|tickets?)-?[ ]?(jetzt |hier |online )?(bestell|kauf)|(^|[^a-z])bestellformular([^a-z]|$)/;

/** A form under a heading that speaks of vouchers or tickets to be bought, or calls it the one to order with: its button says less. */
export function ordersByHeading(pages: readonly DerivedPage[], forms: readonly FormFact[]): boolean {
  return pages.some(
    ({ fact }) =>
      (fact.kind === 'start' || fact.kind === 'other') &&
      fact.headings.some((heading) => heading.length < 80 && orderHeading.test(fold(heading))) &&
      forms.some(
        ({ pageUrl, visible, kind, personalFields }) =>
          pageUrl === fact.url &&
          visible &&
          (kind === 'contact' || kind === 'other') &&
          personalFields.some((field) => field !== 'message'),
      ),
  );
}
