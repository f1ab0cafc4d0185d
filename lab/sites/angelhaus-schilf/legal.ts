import { vatId } from '../../firm.ts';
import type { ShopPage } from './gambio.ts';
import { paths } from './shop.ts';

const imprint: ShopPage = {
  path: paths.imprint,
  title: 'Impressum',
  type: 'page-shop-content',
  main: `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>Angelhaus Schilf GmbH &amp; Co. KG<br>Am Hafenbecken 14<br>17192 Waren (Müritz)<br>Deutschland</p>
<p>Telefon: 03991 555 01-40<br>Telefax: 03991 555 01-49<br>E-Mail: moin@angelhaus-schilf.test</p>
<p>Registergericht: Amtsgericht Neubrandenburg<br>Registernummer: HRA 2371</p>
<p>Persönlich haftende Gesellschafterin: Schilf Verwaltungs-GmbH, Waren (Müritz), Amtsgericht Neubrandenburg, HRB 7719, vertreten durch die Geschäftsführer Torsten Schilf und Anja Schilf-Wendland</p>
<p>Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: ${vatId('39911402')}</p>
<p>LUCID-Registrierungsnummer: DE3390417725518<br>BattG-/BattDG-Registrierung: BattReg.-Nr. DE 77410295</p>
<h2>Verbraucherschlichtung</h2><p>Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.</p>
<h2>Verantwortlich nach § 18 Abs. 2 MStV</h2><p>Anja Schilf-Wendland, Anschrift wie oben</p>
<h2 id="barrierefreiheit">Erklärung zur Barrierefreiheit</h2><p>Unser Onlineshop fällt unter das Barrierefreiheitsstärkungsgesetz (BFSG). Er ist weitgehend mit der EN 301 549 (WCAG 2.1 AA) vereinbar. Einige ältere Produktbilder haben noch keine Beschreibung; wir lesen sie Ihnen am Telefon gern vor. Barrieren melden Sie bitte an barrierefrei@angelhaus-schilf.test. Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg.</p>`,
};

const terms: ShopPage = {
  path: paths.terms,
  title: 'Allgemeine Geschäftsbedingungen',
  type: 'page-shop-content',
  main: `<h1>Allgemeine Geschäftsbedingungen mit Kundeninformationen</h1>
<h2>1) Geltungsbereich</h2><p>1.1 Diese AGB der Angelhaus Schilf GmbH &amp; Co. KG (nachfolgend „Verkäufer“) gelten für alle Verträge über die Lieferung von Waren, die ein Verbraucher oder Unternehmer (nachfolgend „Kunde“) mit dem Verkäufer hinsichtlich der im Onlineshop dargestellten Waren abschließt. Der Einbeziehung eigener Bedingungen des Kunden wird widersprochen, es sei denn, es ist etwas anderes vereinbart.</p>
<h2>2) Vertragsschluss</h2><p>2.1 Die Produktbeschreibungen im Onlineshop stellen keine verbindlichen Angebote dar, sondern dienen zur Abgabe eines verbindlichen Angebots durch den Kunden.</p><p>2.2 Der Kunde gibt sein Angebot ab, indem er den elektronischen Bestellprozess durchläuft und „Zahlungspflichtig bestellen“ anklickt. Eingabefehler kann er zuvor auf der Bestellseite erkennen und mit Tastatur und Maus berichtigen.</p><p>2.3 Der Verkäufer nimmt das Angebot innerhalb von fünf Tagen durch Auftragsbestätigung, Lieferung oder Zahlungsaufforderung an. Der Vertragstext wird gespeichert und dem Kunden nach der Bestellung per E-Mail übermittelt. Vertragssprache ist Deutsch.</p>
<h2>3) Widerrufsrecht</h2><p>Verbrauchern steht grundsätzlich ein Widerrufsrecht zu. Näheres in der <a href="${paths.cancellation}">Widerrufsbelehrung</a>.</p>
<h2>4) Preise und Zahlung</h2><p>Die Preise sind Gesamtpreise und enthalten die Umsatzsteuer. Versandkosten werden gesondert angegeben. Zahlung: PayPal, Klarna, Amazon Pay, Vorkasse.</p>
<h2>5) Jugendschutz</h2><p>Messer, deren Abgabe Beschränkungen unterliegt, geben wir nur an Personen ab, die das 18. Lebensjahr vollendet haben. Der Zusteller prüft das Alter bei der Übergabe anhand eines Ausweises.</p>
<h2>6) Eigentumsvorbehalt, Mängelhaftung</h2><p>Die Ware bleibt bis zur vollständigen Zahlung Eigentum des Verkäufers. Es gilt die gesetzliche Mängelhaftung.</p>
<h2>7) Bewertungen bei Trusted Shops</h2><p>Bewertungen unseres Shops sammelt die Trusted Shops SE. Nur wer bei uns gekauft hat, erhält eine Einladung; positive wie negative Bewertungen werden veröffentlicht.</p>
<h2>8) Anwendbares Recht</h2><p>Es gilt das Recht der Bundesrepublik Deutschland ohne das UN-Kaufrecht. Bei Verbrauchern gilt dies nur, soweit nicht der Schutz zwingender Vorschriften des Staates ihres gewöhnlichen Aufenthalts entzogen wird.</p>
<h2>9) Alternative Streitbeilegung</h2><p>Die EU-Kommission stellt im Internet unter folgendem Link eine Plattform zur Online-Streitbeilegung bereit: <a href="https://ec.europa.eu/consumers/odr" rel="noopener" target="_blank">https://ec.europa.eu/consumers/odr</a>. Diese Plattform dient als Anlaufstelle zur außergerichtlichen Beilegung von Streitigkeiten aus Online-Kaufverträgen. Der Verkäufer ist zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle weder verpflichtet noch bereit.</p>`,
};

const cancellation: ShopPage = {
  path: paths.cancellation,
  title: 'Widerrufsrecht & Muster-Widerrufsformular',
  type: 'page-shop-content',
  main: `<h1>Widerrufsbelehrung</h1><h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Angelhaus Schilf GmbH &amp; Co. KG, Am Hafenbecken 14, 17192 Waren (Müritz), Tel.: 03991 555 01-40, E-Mail: widerruf@angelhaus-schilf.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online ausüben: <a class="btn" href="${paths.withdrawal}">Vertrag widerrufen</a>. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich eine Eingangsbestätigung per E-Mail, mit dem Inhalt der Erklärung sowie Datum und Uhrzeit ihres Eingangs.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; in keinem Fall werden Ihnen Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben.</p><p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen an uns zurückzusenden oder zu übergeben. Sie tragen die unmittelbaren Kosten der Rücksendung. Sie müssen für einen etwaigen Wertverlust nur aufkommen, wenn er auf einen zur Prüfung der Beschaffenheit nicht notwendigen Umgang zurückzuführen ist.</p>
<h2>Ausschluss des Widerrufsrechts</h2><p>Das Widerrufsrecht besteht nicht bei Waren, die schnell verderben können (lebende Köder: Tauwürmer, Maden, Bienenmaden), und bei Ruten, die wir nach Ihrer Angabe wickeln.</p>
<h2 id="formular">Muster-Widerrufsformular</h2><p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden es zurück.)</p><p>An Angelhaus Schilf GmbH &amp; Co. KG, Am Hafenbecken 14, 17192 Waren (Müritz), widerruf@angelhaus-schilf.test<br>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)<br>Bestellt am (*) / erhalten am (*)<br>Name des/der Verbraucher(s)<br>Anschrift des/der Verbraucher(s)<br>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)<br>Datum<br>(*) Unzutreffendes streichen</p>`,
};

const shipping: ShopPage = {
  path: paths.shipping,
  title: 'Liefer- und Versandkosten',
  type: 'page-shop-content',
  main: `<h1>Liefer- und Versandkosten</h1><p>Wir liefern nach Deutschland und Österreich mit DHL. Deutschland 4,90 EUR, ab 75 EUR frei; Österreich 12,90 EUR. Ruten ab 1,20 m Transportlänge: Sperrgut 9,90 EUR. Messer: 7,90 EUR mit Alterssichtprüfung durch DHL.</p>
<p>Die Lieferzeit beträgt im Inland 2–4 Tage nach Vertragsschluss, bei Vorkasse nach dem Zeitpunkt Ihrer Zahlungsanweisung. Lebende Köder verschicken wir nur montags bis mittwochs.</p><p>Damit DHL Sie über die Zustellung benachrichtigen kann, geben wir Ihre E-Mail-Adresse nur weiter, wenn Sie das im Bestellvorgang ankreuzen.</p>`,
};

const batteries: ShopPage = {
  path: paths.batteries,
  title: 'Batterieentsorgung',
  type: 'page-shop-content',
  main: `<h1>Hinweise zur Batterieentsorgung</h1><p>Im Zusammenhang mit dem Vertrieb von Batterien (Bissanzeiger, Kopflampen, Echolote) sind wir verpflichtet, Sie auf Folgendes hinzuweisen: Sie sind zur Rückgabe gebrauchter Batterien als Endnutzer gesetzlich verpflichtet. Sie können Altbatterien, die wir als Neubatterien im Sortiment führen oder geführt haben, unentgeltlich an unserem Versandlager (Am Hafenbecken 14, 17192 Waren) zurückgeben.</p><p>Die durchgekreuzte Mülltonne bedeutet, dass die Batterie nicht in den Hausmüll gegeben werden darf. Pb: mehr als 0,004 Masseprozent Blei; Cd: mehr als 0,002 Masseprozent Cadmium; Hg: mehr als 0,0005 Masseprozent Quecksilber.</p>`,
};

/** Imprint, terms, instructions on withdrawal, shipping and batteries. */
export const legalPages: readonly ShopPage[] = [imprint, terms, cancellation, shipping, batteries];
