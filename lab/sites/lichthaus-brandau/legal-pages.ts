import type { NovaPage } from './nova.ts';
import { privacyPage } from './privacy.ts';

const imprint = `<h1>Impressum</h1>
<p><strong>Angaben gemäß § 5 TMG</strong></p>
<p>Lichthaus Brandau GmbH &amp; Co. KG<br>Neunkircher Straße 18<br>64397 Modautal<br>Deutschland</p>
<p>Telefon: 06254 555 09 70<br>E-Mail: service@lichthaus-brandau.test</p>
<p>Registergericht: Amtsgericht Darmstadt<br>Registernummer: HRA 85917</p>
<p>Persönlich haftende Gesellschafterin: Brandau Verwaltungs-GmbH, Sitz Modautal, Amtsgericht Darmstadt, HRB 96204<br>Diese vertreten durch die Geschäftsführer: Silke Trautwein-Brandau, Jens Trautwein</p>
<p>Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE 815 904 372<br>WEEE-Reg.-Nr.: DE 48102936<br>LUCID-Registrierungsnummer: DE3390471855203</p>
<p>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV: Silke Trautwein-Brandau, Anschrift wie oben</p>
<h2>Streitbeilegung</h2>
<p>Plattform der EU-Kommission zur Online-Streitbeilegung: <a href="https://ec.europa.eu/consumers/odr" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr</a></p>
<p>Wir sind zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle weder verpflichtet noch bereit.</p>
<p>Mitglied der Initiative „Fairness im Handel“. Bilder: eigene Aufnahmen.</p>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1>
<h2>§ 1 Geltungsbereich</h2><p>Diese Bedingungen gelten für alle Verträge, die Verbraucher oder Unternehmer mit der Lichthaus Brandau GmbH &amp; Co. KG über diesen Shop schließen.</p>
<h2>§ 2 Vertragsschluss</h2><p>Die Darstellung der Waren ist kein bindendes Angebot. Mit dem Button „zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung innerhalb von drei Tagen bestätigen. Wir speichern den Vertragstext; Vertragssprache ist Deutsch.</p>
<h2>§ 3 Preise und Zahlung</h2><p>Alle Preise enthalten die Umsatzsteuer. Sie zahlen per PayPal, SEPA-Lastschrift, Rechnung oder Vorkasse.</p>
<h2>§ 4 Lieferung</h2><p>Geliefert wird innerhalb Deutschlands und nach Österreich. Selbstabholung in Brandau ist nach Absprache möglich.</p>
<h2>§ 5 Eigentumsvorbehalt, Gewährleistung</h2><p>Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum. Es gilt das gesetzliche Mängelhaftungsrecht.</p>
<h2>§ 6 Altgeräte und Leuchtmittel</h2><p>Altleuchten und Leuchtmittel nehmen wir nach den Vorschriften des ElektroG unentgeltlich zurück.</p>
<h2>§ 7 Streitbeilegung</h2><p>Die EU-Kommission stellt eine Plattform zur Online-Streitbeilegung bereit: https://ec.europa.eu/consumers/odr.</p>`;

const cancellation = `<h1>Widerrufsbelehrung und Widerrufsformular</h1>
<h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Lichthaus Brandau GmbH &amp; Co. KG, Neunkircher Straße 18, 64397 Modautal, Telefon 06254 555 09 70, service@lichthaus-brandau.test) mittels einer eindeutigen Erklärung (z. B. Brief oder E-Mail) über Ihren Entschluss informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten, unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen. Sie haben die Waren binnen vierzehn Tagen an uns zurückzusenden. Die unmittelbaren Kosten der Rücksendung tragen wir.</p>
<p>Das Widerrufsrecht besteht nicht bei Leuchten, die nach Ihren Angaben gefertigt wurden.</p>
<h2>Muster-Widerrufsformular</h2><p>An Lichthaus Brandau GmbH &amp; Co. KG, Neunkircher Straße 18, 64397 Modautal: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) … Bestellt am (*)/erhalten am (*) … Name, Anschrift, Datum, Unterschrift (nur bei Mitteilung auf Papier). (*) Unzutreffendes streichen.</p>`;

const shipping = `<h1>Versandinformationen</h1><table><tr><th>Ziel</th><th>Kosten</th><th>Dauer</th></tr><tr><td>Deutschland, Paket</td><td>5,90 €, ab 150 € frei</td><td>3–4 Werktage</td></tr><tr><td>Deutschland, Spedition</td><td>39,00 €</td><td>8–10 Werktage</td></tr><tr><td>Österreich, Paket</td><td>12,90 €</td><td>4–6 Werktage</td></tr></table>`;

/** Pages the law asks for. */
export const legalPages: readonly NovaPage[] = [
  { path: '/Impressum', type: 27, title: 'Impressum', content: imprint },
  privacyPage,
  { path: '/AGB', type: 31, title: 'AGB', content: terms },
  { path: '/WRB', type: 31, title: 'Widerrufsrecht', content: cancellation },
  { path: '/Versandinformationen', type: 31, title: 'Versandinformationen', content: shipping },
];
