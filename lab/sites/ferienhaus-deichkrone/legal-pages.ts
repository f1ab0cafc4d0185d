import { type DiviPage, section, text } from './divi.ts';
import { house } from './house.ts';

const imprint: DiviPage = {
  id: 3,
  path: '/impressum/',
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Deichkrone Ferienhäuser GbR.',
  body: section(
    text(`<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>${house.firm}<br>${house.street}<br>${house.town}</p>
<p><strong>Vertreten durch die Gesellschafter:</strong><br>Wiebke Harms-Tjaden<br>Ubbo Tjaden</p>
<h2>Kontakt</h2><p>Telefon: ${house.phone}<br>E-Mail: <a href="mailto:${house.mail}">${house.mail}</a></p>
<h2>Umsatzsteuer</h2><p>Als Kleinunternehmer im Sinne von § 19 Abs. 1 UStG weisen wir keine Umsatzsteuer aus; eine Umsatzsteuer-Identifikationsnummer ist nicht vergeben. In das Gesellschaftsregister ist die GbR nicht eingetragen.</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Bildnachweis</h2><p>Alle Fotos und der Drohnenfilm: Ubbo Tjaden. Aufstieg der Drohne mit Kenntnisnachweis A2, Registrierungsnummer am Gerät.</p>
<p>Quelle: e-recht24.de</p>`),
  ),
};

const terms: DiviPage = {
  id: 55,
  path: '/mietbedingungen/',
  title: 'Mietbedingungen',
  description: 'Allgemeine Mietbedingungen für unsere Ferienhäuser.',
  body: section(
    text(`<h1>Mietbedingungen</h1><h2>§ 1 Vertragsschluss</h2><p>Ihre Buchung über das Buchungssystem, per E-Mail oder Telefon ist ein Angebot. Der Mietvertrag kommt mit unserer Buchungsbestätigung per E-Mail zustande. Vertragspartner ist die ${house.firm}, ${house.street}, ${house.town}.</p>
<h2>§ 2 Zahlung</h2><p>20 Prozent des Mietpreises sind innerhalb von sieben Tagen nach der Bestätigung fällig, der Rest 28 Tage vor Anreise, per Überweisung. Der Gästebeitrag wird vor Ort abgerechnet und an die Stadt Norden abgeführt.</p>
<h2>§ 3 Kein Widerrufsrecht</h2><p>Für Verträge über die Vermietung von Ferienhäusern zu einem bestimmten Zeitraum besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Es gelten die folgenden Regeln zum Rücktritt.</p>
<h2>§ 4 Rücktritt des Mieters</h2><p>Sie können jederzeit vor Anreise durch Erklärung in Textform zurücktreten. Wir berechnen dann bis 60 Tage vor Anreise 10 %, bis 30 Tage 50 %, danach 80 % des Mietpreises. Können wir das Haus anderweitig vermieten, entfällt der Betrag in dieser Höhe. Ihnen bleibt der Nachweis vorbehalten, dass uns kein oder ein geringerer Schaden entstanden ist.</p>
<h2>§ 5 Pflichten</h2><p>Bitte behandeln Sie Haus und Garten pfleglich und melden Sie Schäden gleich. Rauchen ist nur draußen erlaubt. Haustiere nur in Möwennest und Strandläufer und nach Absprache.</p>
<h2>§ 6 An- und Abreise</h2><p>Anreise ab 16 Uhr, Abreise bis 10 Uhr. Der Meldeschein ist vor der Anreise online oder bei der Ankunft auf Papier auszufüllen.</p>
<h2>§ 7 Haftung</h2><p>Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit. Im Übrigen haften wir nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden.</p>
<h2>§ 8 WLAN</h2><p>Das WLAN im Haus nutzen Sie auf eigene Verantwortung; Nutzungsdaten zeichnen wir nicht auf.</p><p>Stand: Januar 2026</p>`),
  ),
};

/** Imprint and conditions of letting. */
export const legalPages: readonly DiviPage[] = [imprint, terms];
