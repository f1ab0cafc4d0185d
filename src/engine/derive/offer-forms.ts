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
