import { type KadencePage, row } from './kadence.ts';
import { studio } from './studio.ts';

const imprint = `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>${studio.owner}<br>${studio.name}<br>${studio.street}<br>${studio.town}</p>
<h2>Kontakt</h2><p>Telefon: ${studio.phone}<br>E-Mail: <a href="mailto:${studio.email}">${studio.email}</a></p>
<h2>Umsatzsteuer</h2><p>Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG wird keine Umsatzsteuer berechnet. Eine Umsatzsteuer-Identifikationsnummer ist nicht vergeben.</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>${studio.owner}, Anschrift wie oben</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse findest du oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1><h2>1. Geltung</h2><p>Diese Bedingungen gelten für Kurse, Zehnerkarten, Monatsabos und Gutscheine von ${studio.name}, Inhaberin ${studio.owner}, ${studio.street}, ${studio.town}.</p>
<h2>2. Vertragsschluss</h2><p>Kurse werden über Eversports, telefonisch oder vor Ort gebucht. Die Bestellung eines Gutscheins über die Kasse ist ein Angebot; der Vertrag kommt mit unserer Bestätigung per E-Mail zustande.</p>
<h2>3. Absage</h2><p>Einzelstunden kannst du bis sechs Stunden vor Beginn kostenfrei absagen. Fällt eine Stunde durch uns aus, schreiben wir sie gut.</p>
<h2>4. Laufzeit</h2><p>Das Monatsabo verlängert sich jeweils um einen Monat und ist jederzeit zum Monatsende kündbar, in Textform.</p>
<h2>5. Gutscheine</h2><p>Gutscheine gelten drei Jahre ab dem Ende des Jahres, in dem sie gekauft wurden. Sie sind übertragbar.</p>
<h2>6. Gesundheit und Haftung</h2><p>Yoga ersetzt keine ärztliche Behandlung. Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit, im Übrigen nur für die Verletzung wesentlicher Vertragspflichten.</p>`;

const withdrawal = `<h1>Widerrufsbelehrung</h1><h2>Widerrufsrecht</h2><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um dein Widerrufsrecht auszuüben, musst du uns (${studio.name}, ${studio.owner}, ${studio.street}, ${studio.town}, Telefon ${studio.phone}, E-Mail ${studio.email}) mittels einer eindeutigen Erklärung über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das Muster-Widerrufsformular oder die folgende Schaltfläche verwenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn du diesen Vertrag widerrufst, zahlen wir alle Zahlungen unverzüglich und spätestens binnen vierzehn Tagen ab dem Eingang deines Widerrufs zurück, mit demselben Zahlungsmittel und ohne Entgelt.</p>
<h2 id="online">Vertrag hier widerrufen</h2><form method="post" action="/widerruf/" class="yl-widerruf"><p><label>Name* <input type="text" name="name" required autocomplete="name"></label></p><p><label>Bestell- oder Kursnummer* <input type="text" name="vertrag" required></label></p><p><label>E-Mail für die Eingangsbestätigung* <input type="email" name="email" required autocomplete="email"></label></p><p><button type="submit" class="button">Widerruf bestätigen</button></p></form>
<h2>Muster-Widerrufsformular</h2><p>An ${studio.name}, ${studio.street}, ${studio.town}, ${studio.email}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*). Bestellt am (*)/erhalten am (*), Name, Anschrift, Unterschrift (nur bei Mitteilung auf Papier), Datum. (*) Unzutreffendes streichen.</p>
<p>Für Stunden, die an einem bestimmten Termin stattfinden, besteht nach § 312g Abs. 2 Nr. 9 BGB kein Widerrufsrecht.</p>`;

/** Imprint, terms, and withdrawal with the form of § 356a BGB. */
export const legalPages: readonly KadencePage[] = [
  { id: 41, path: '/impressum/', title: 'Impressum', body: row(imprint) },
  { id: 43, path: '/agb/', title: 'AGB', body: row(terms) },
  { id: 45, path: '/widerruf/', title: 'Widerrufsbelehrung', body: row(withdrawal) },
];
