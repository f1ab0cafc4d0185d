import { expect, it } from 'vitest';
import { narrowingOf } from './narrowed-withdrawal.ts';

it.each([
  ['Reduzierte Artikel und Unterwäsche sind vom Widerruf ausgeschlossen.', 'Reduced'],
  ['Für Sale-Artikel besteht kein Widerrufsrecht.', 'Reduced'],
  ['Das Widerrufsrecht gilt nicht für rabattierte Ware.', 'Reduced'],
  ['Discounted items are excluded from the right of withdrawal.', 'Reduced'],
  [
    'Bitte senden Sie die Ware nur mit allen Etiketten und in der Originalverpackung zurück, sonst können wir den Kaufpreis nicht erstatten.',
    'Condition',
  ],
  ['Rückgabe bitte nur in Originalverpackung.', 'Condition'],
  ['Retouren nur mit Originalbeleg.', 'Condition'],
  ['Rücksendungen werden nur in der Originalverpackung angenommen.', 'Condition'],
  ['Voraussetzung für den Widerruf ist, dass die Ware unbenutzt und originalverpackt ist.', 'Condition'],
  ['Das Widerrufsrecht besteht nicht bei handgefertigten Waren.', 'Handmade'],
  ['Unikate sind vom Widerruf ausgeschlossen.', 'Handmade'],
  ['Geöffnete Lebensmittel sind aus hygienischen Gründen generell vom Widerruf ausgeschlossen.', 'Opened'],
  ['Bademode ist vom Widerrufsrecht ausgenommen.', 'Opened'],
  ['Wir erstatten alle Zahlungen, ausgenommen die Versandkosten, unverzüglich.', 'Delivery'],
  ['Versandkosten werden nicht erstattet.', 'Delivery'],
  ['Nach einem Widerruf zahlen wir den Kaufpreis binnen 30 Tagen zurück und erstatten ihn auf demselben Weg.', 'Late'],
  ['Das Widerrufsrecht besteht nicht bei lebenden Pflanzen, da diese schnell verderben können.', 'Plants'],
  ['Topfpflanzen und Stauden sind vom Widerruf ausgeschlossen.', 'Plants'],
  ['Live plants are excluded from the right of withdrawal.', 'Plants'],
])('narrows: %s', (sentence, kind) => expect(narrowingOf(sentence)).toBe(kind));

it.each([
  'Das Widerrufsrecht besteht nicht bei Verträgen zur Lieferung von Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl oder Bestimmung durch den Verbraucher maßgeblich ist.',
  'Das Widerrufsrecht erlischt vorzeitig bei Verträgen zur Lieferung versiegelter Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung entfernt wurde.',
  'Bitte senden Sie die Ware nach Möglichkeit in der Originalverpackung zurück; das ist keine Voraussetzung für den Widerruf.',
  'Freiwilliges Rückgaberecht: Rückgabe nur in der Originalverpackung.',
  'Bitte senden Sie die Ware in der Originalverpackung mit allen Etiketten zurück.',
  'Reduzierte Ware ist vom Umtausch ausgeschlossen.',
  'Handgefertigte Waren nach Ihren Wünschen sind vom Widerruf ausgeschlossen.',
  'Wir haben alle Zahlungen, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten einer anderen Art der Lieferung als der günstigsten Standardlieferung), binnen vierzehn Tagen zurückzuzahlen.',
  'Sie haben die Waren binnen vierzehn Tagen zurückzusenden.',
  'Die Kosten der Rücksendung werden nicht erstattet.',
  'Freiwillig räumen wir Ihnen ein Rückgaberecht von 30 Tagen ein und erstatten den Kaufpreis.',
  'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser auf einen nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben.',
  'Das Widerrufsrecht besteht nicht bei Schnittblumen und anderen Pflanzen.',
  'Das Widerrufsrecht besteht nicht bei Pflanzen, die schnell verderben können.',
  'Ausgeschlossen ist der Widerruf für Pflanzen, sofern sie nach Ihren Wünschen zusammengestellt wurden.',
  'Für Pflanzen gilt das Widerrufsrecht wie für alle Waren.',
  'Das Widerrufsrecht besteht nicht bei Anlagen und Kläranlagen.',
  'Auch für reduzierte Artikel gilt das Widerrufsrecht.',
])('as the law does: %s', (sentence) => expect(narrowingOf(sentence)).toBeNull());
