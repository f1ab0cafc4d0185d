import { expect, it } from 'vitest';
import { bodyIn, companiesIn } from './legal-form.ts';
import { personNames } from './person-name.ts';

it.each([
  ['Muster Holzbau GmbH', ['Muster Holzbau GmbH|gmbh']],
  ['Muster GmbH & Co. KG', ['Muster GmbH & Co. KG|gmbh-co-kg']],
  ['Muster UG (haftungsbeschränkt) & Co. KG', ['Muster UG (haftungsbeschränkt) & Co. KG|ug-co-kg']],
  ['Beispiel SE & Co. KGaA', ['Beispiel SE & Co. KGaA|kgaa']],
  ['Diese Website wird betrieben von der Muster GmbH', ['Muster GmbH|gmbh']],
  ['Müller, Meier & Partner Rechtsanwälte PartG mbB', ['Müller, Meier & Partner Rechtsanwälte PartG mbB|partg']],
  ['Beispiel Partnerschaftsgesellschaft von Rechtsanwälten mbB', ['Beispiel Partnerschaftsgesellschaft von Rechtsanwälten mbB|partg']],
  ['AG Hamburg', []],
  ['HRB 123 AG Köln', []],
  ['Registergericht AG', []],
  ['Muster AG', ['Muster AG|ag']],
  ['Muster SE', ['Muster SE|se']],
  ['TSV Beispiel 1909 e. V.', ['TSV Beispiel 1909 e. V.|ev']],
  ['Verein der Freunde des Museums e.V.', ['Verein der Freunde des Museums e.V.|ev']],
  ['GbR Anna & Max Muster', ['GbR Anna & Max Muster|gbr']],
  ['Muster eGbR', ['Muster eGbR|egbr']],
  ['Wohnungsgenossenschaft Muster eG', ['Wohnungsgenossenschaft Muster eG|eg']],
  ['Blumen Muster e.K.', ['Blumen Muster e.K.|ek']],
  ['Muster gGmbH', ['Muster gGmbH|ggmbh']],
  ['Beispiel Ltd.', ['Beispiel Ltd.|foreign-company']],
  ['Musterstraße 1, 12345 Ort, Muster GmbH', ['Muster GmbH|gmbh']],
  ['© 2026 Muster GmbH', ['Muster GmbH|gmbh']],
  ['Muster Bau GmbH i. L.', ['Muster Bau GmbH i. L.|gmbh']],
  ['Muster KG, vertreten durch die Muster Verwaltungs GmbH', ['Muster KG|kg', 'Muster Verwaltungs GmbH|gmbh']],
  ['Die SE der Grundschule', []],
  ['Kantwerk gmbh', ['Kantwerk gmbh|gmbh']],
  ['Kantwerk Gmbh', ['Kantwerk Gmbh|gmbh']],
  ['KANTWERK GMBH', ['KANTWERK GMBH|gmbh']],
  ['Kantwerk gmbh & co. kg', ['Kantwerk gmbh & co. kg|gmbh-co-kg']],
  ['Kantwerk ug (haftungsbeschränkt)', ['Kantwerk ug (haftungsbeschränkt)|ug']],
  ['Kantwerk UG (Haftungsbeschränkt)', ['Kantwerk UG (Haftungsbeschränkt)|ug']],
  ['Kantwerk gbr', ['Kantwerk gbr|gbr']],
  ['Kantwerk Gbr', ['Kantwerk Gbr|gbr']],
  ['Kantwerk ohg', ['Kantwerk ohg|ohg']],
  ['Petra Kant e.k.', ['Petra Kant e.k.|ek']],
  ['Petra Kant E.K.', ['Petra Kant E.K.|ek']],
  ['Kantfreunde Beispielstadt e.v.', ['Kantfreunde Beispielstadt e.v.|ev']],
  ['Gasthof Kant e.U.', ['Gasthof Kant e.U.|sole-trader']],
  ['Kant Adria j.d.o.o.', ['Kant Adria j.d.o.o.|foreign-company']],
  ['Kant Praha s. r. o.', ['Kant Praha s. r. o.|foreign-company']],
  ['Rabenkauf (Handelsname von Kant Media B.V.)', ['Kant Media B.V.|foreign-company']],
  ['Rabenkauf ist eine Marke der Kantwerk GmbH', ['Kantwerk GmbH|gmbh']],
  ['Rabenkauf, eine Eigenmarke von Kantwerk GmbH', ['Kantwerk GmbH|gmbh']],
  ['info@kantwerk-gmbh.test', []],
  ['www.kantwerk-gmbh.de', []],
  ['kantwerk.gmbh', []],
  ['Pfarrer E. K. Schmidt', []],
  ['3 kg Mehl und Zucker', []],
])('%s', (text, expected) => {
  expect(companiesIn(text).map(({ name, form }) => `${name}|${form}`)).toEqual(expected);
});

it.each([
  ['Gemeinde Musterdorf', 'public-law'],
  ['Ev. Kirchengemeinde St. Marien', 'church-body'],
  ['SPD-Ortsverein Musterstadt', 'political-party'],
  ['Stiftung Musterhilfe', 'foundation'],
  ['Max Muster', null],
])('%s', (text, expected) => {
  expect(bodyIn(text)).toBe(expected);
});

it.each([
  ['Max Muster', ['Max Muster']],
  ['Dr. Max Muster und Prof. Dr. Anna Beispiel', ['Max Muster', 'Anna Beispiel']],
  ['Max Muster (Vorsitzender), Erika Beispiel (Kassenwartin)', ['Max Muster', 'Erika Beispiel']],
  ['1. Vorsitzender: Max Muster', ['Max Muster']],
  ['Max von Muster', ['Max von Muster']],
  ['Jan van der Beispiel', ['Jan van der Beispiel']],
  ['Dipl.-Ing. (FH) Hans-Peter Müller-Lüdenscheidt', ['Hans-Peter Müller-Lüdenscheidt']],
  ['Geschäftsführerin Dr. med. Eva Beispiel, Max Muster', ['Eva Beispiel', 'Max Muster']],
  ['Max Muster, Vorsitzender', ['Max Muster']],
  ['Max Muster, LL.M.', ['Max Muster']],
  ['Stellvertretender Vorsitzender Max Muster', ['Max Muster']],
  ['Hans M. Beispiel', ['Hans M. Beispiel']],
  ['M. Beispiel', ['M. Beispiel']],
  ["Sean O'Beispiel", ["Sean O'Beispiel"]],
  ['Şükrü Öztürk-Yılmaz', ['Şükrü Öztürk-Yılmaz']],
  ['Vertretungsberechtigter Vorstand', []],
  ['Salon Schick', []],
  ['Amtsgericht Hamburg', []],
])('%s', (text, expected) => {
  expect(personNames(text)).toEqual(expected);
});
