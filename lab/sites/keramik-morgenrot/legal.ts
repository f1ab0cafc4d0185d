import { privacyText } from './privacy-text.ts';
import { origin, type ShopPage } from './wordpress.ts';

const imprint = `<h1>Impressum</h1>
<h2>Angaben gemäß § 5 DDG</h2>
<p>Keramik Morgenrot<br>Inhaberin: Friederike Albers-Thoma<br>Mühlgasse 7<br>86911 Dießen am Ammersee</p>
<h3>Kontakt</h3><p>Telefon: 08807 555 31 40<br>E-Mail: <a href="mailto:hallo@keramik-morgenrot.test">hallo@keramik-morgenrot.test</a></p>
<h3>Umsatzsteuer-Identifikationsnummer</h3><p>gemäß § 27a Umsatzsteuergesetz: DE 287 455 019</p>
<h3>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h3><p>Friederike Albers-Thoma, Anschrift wie oben</p>
<h3>EU-Streitschlichtung</h3><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse findest du oben im Impressum.</p>
<h3>Verbraucherstreitbeilegung</h3><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h3>Bildnachweis</h3><p>Alle Zeichnungen: Keramik Morgenrot</p>`;

const cancellation = `<h1>Widerrufsbelehrung</h1>
<h2>Widerrufsrecht</h2><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen hast bzw. hat.</p>
<p>Um dein Widerrufsrecht auszuüben, musst du uns (Keramik Morgenrot, Friederike Albers-Thoma, Mühlgasse 7, 86911 Dießen am Ammersee, Telefon 08807 555 31 40, hallo@keramik-morgenrot.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Du kannst den Widerruf auch online über die Funktion <a href="${origin}/vertrag-widerrufen/">„Vertrag widerrufen“</a> erklären; wir bestätigen dir den Eingang dann unverzüglich per E-Mail.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis du den Nachweis erbracht hast, dass du die Waren zurückgesandt hast. Du trägst die unmittelbaren Kosten der Rücksendung.</p>
<h2>Ausschluss</h2><p>Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung deine individuelle Auswahl maßgeblich ist, etwa Stücke mit eingeritztem Namen.</p>
<h2>Muster-Widerrufsformular</h2><p>An Keramik Morgenrot, Mühlgasse 7, 86911 Dießen am Ammersee, hallo@keramik-morgenrot.test: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) · Bestellt am (*)/erhalten am (*) · Name · Anschrift · Unterschrift (nur bei Mitteilung auf Papier) · Datum. (*) Unzutreffendes streichen.</p>`;

const withdrawal = `<h1>Vertrag widerrufen</h1><p>Hier kannst du einen Kauf in unserem Shop widerrufen. Wir brauchen nur, was nötig ist, um deine Bestellung zu finden.</p><form method="post" action="${origin}/vertrag-widerrufen/" class="wc-gzd-withdrawal-form"><p class="form-row"><label for="w_name">Name</label><input type="text" id="w_name" name="name" autocomplete="name" required></p><p class="form-row"><label for="w_order">Bestellnummer</label><input type="text" id="w_order" name="order" required></p><p class="form-row"><label for="w_mail">E-Mail-Adresse für die Eingangsbestätigung</label><input type="email" id="w_mail" name="email" autocomplete="email" required></p><p>Hinweise dazu, wie wir die Angaben verarbeiten, stehen in der <a href="${origin}/datenschutz/">Datenschutzerklärung</a>.</p><button type="submit" class="button">Widerruf bestätigen</button></form>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1><h2>1. Geltung</h2><p>Diese Bedingungen gelten für alle Käufe in diesem Shop. Vertragspartnerin ist Friederike Albers-Thoma, Keramik Morgenrot, Mühlgasse 7, 86911 Dießen am Ammersee.</p><h2>2. Vertragsschluss</h2><p>Die Darstellung der Stücke ist noch kein Angebot. Mit dem Knopf „Zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab; davor kannst du alle Eingaben in der Übersicht prüfen und ändern. Wir nehmen es an, indem wir dir binnen zwei Tagen eine Auftragsbestätigung per E-Mail senden. Den Vertragstext speichern wir und schicken ihn dir zu.</p><h2>3. Preise und Versand</h2><p>Alle Preise enthalten die gesetzliche Umsatzsteuer. Versandkosten stehen unter <a href="${origin}/versand-zahlung/">Versand &amp; Zahlung</a>.</p><h2>4. Zahlung</h2><p>PayPal, Klarna (Rechnung, Ratenkauf) oder Vorkasse.</p><h2>5. Eigentumsvorbehalt, Gewährleistung</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Es gilt das gesetzliche Mängelhaftungsrecht. Leichte Unterschiede in Form und Glasur gehören zur Handarbeit.</p><h2>6. Widerruf</h2><p>Verbraucher haben ein <a href="${origin}/widerrufsbelehrung/">Widerrufsrecht</a>.</p>`;

const shipping =
  '<h1>Versand &amp; Zahlung</h1><p>Wir liefern nach Deutschland und Österreich mit DHL. Deutschland 5,90 €, ab 80 € frei; Österreich 9,80 €. Pakete polstern wir mit Stroh und Papier.</p><p>Zahlen kannst du mit PayPal, Klarna oder per Vorkasse. Bei Vorkasse nennen wir die Bankverbindung in der Auftragsbestätigung.</p>';

const page = (path: string, title: string, id: number, content: string): ShopPage => ({
  path,
  title,
  bodyClass: `wp-singular page-template-default page page-id-${id}`,
  content: `<article class="entry content-bg single-entry post-${id} page type-page status-publish"><div class="entry-content-wrap">${content}</div></article>`,
});

/** Imprint, notice, terms and what else the law asks of a shop. */
export const legalPages: readonly ShopPage[] = [
  page('/impressum/', 'Impressum', 30, imprint),
  page('/datenschutz/', 'Datenschutzerklärung', 3, privacyText),
  page('/agb/', 'AGB', 31, terms),
  page('/widerrufsbelehrung/', 'Widerrufsbelehrung', 32, cancellation),
  page('/vertrag-widerrufen/', 'Vertrag widerrufen', 34, withdrawal),
  page('/versand-zahlung/', 'Versand & Zahlung', 33, shipping),
];
