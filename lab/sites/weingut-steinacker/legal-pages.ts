import type { PageAnswer } from '../../site-host.ts';
import { privacyText } from './privacy-text.ts';
import { renderStorefront } from './storefront.ts';
import { termsText } from './terms-text.ts';

const page = (path: string, title: string, main: string) =>
  renderStorefront({
    title: `${title} | Weingut Steinacker`,
    controller: 'navigation',
    action: 'index',
    path,
    main: `<div class="cms-page"><div class="cms-block cms-block-text"><div class="cms-element-text"><h1>${title}</h1>${main}</div></div></div>`,
  });

const imprint = `<p><strong>Weingut Steinacker KG</strong><br>Osthofener Straße 41<br>67593 Westhofen<br>Deutschland</p>
<p>Telefon: 06244 / 555 017<br>E-Mail: <a href="mailto:hof@weingut-steinacker.test">hof@weingut-steinacker.test</a></p>
<p>Vertreten durch den persönlich haftenden Gesellschafter Johannes Steinacker</p>
<p>Registergericht: Amtsgericht Mainz<br>Registernummer: HRA 41973</p>
<p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: DE 298 407 116</p>
<p>Öko-Kontrollstelle: ABCERT AG, DE-ÖKO-006<br>Betriebsnummer der Weinbaukartei: 4 907 618<br>LUCID-Registrierungsnummer (Verpackungsregister): DE4471902836615</p>
<p>Redaktionell verantwortlich: Jule Steinacker, Anschrift wie oben</p>
<h2>Streitbeilegung</h2><p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`;

const shipping = `<h2>Liefergebiet und Versandkosten</h2><p>Wir liefern ausschließlich innerhalb Deutschlands. Alle genannten Kosten enthalten die gesetzliche Mehrwertsteuer.</p>
<table><thead><tr><th>Bestellmenge</th><th>Versandkosten</th></tr></thead><tbody><tr><td>1 bis 11 Flaschen</td><td>6,90 € je Bestellung</td></tr><tr><td>ab 12 Flaschen</td><td>versandkostenfrei</td></tr></tbody></table>
<p>Auf deutsche Inseln liefern wir mit einem Zuschlag von 8,00 €. Ein Probierpaket zählt als sechs Flaschen.</p>
<h2>Lieferzeit</h2><p>Vorrätige Weine sind innerhalb von 2 bis 4 Werktagen bei Ihnen. Bei Vorkasse beginnt die Frist am Tag nach Ihrer Überweisung, sonst am Tag nach der Bestellung. Bei Hitze über 30 °C verschieben wir den Versand nach Rücksprache.</p>
<h2>Jugendschutz</h2><p>DHL übergibt die Sendung nur an volljährige Personen und prüft das Alter an der Haustür (Alterssichtprüfung 18+).</p>
<h2>Zahlung</h2><p>Rechnung (zahlbar in 14 Tagen), Vorkasse oder PayPal. Bei Rechnungskauf prüfen wir Ihre Bonität nicht.</p>`;

const model = `<h2>Muster-Widerrufsformular</h2><p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
<ul><li>An Weingut Steinacker KG, Osthofener Straße 41, 67593 Westhofen, hof@weingut-steinacker.test:</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul><p>(*) Unzutreffendes streichen.</p>`;

const instruction = `<h2>Widerrufsbelehrung</h2><h3>Widerrufsrecht</h3><p>Verbraucher haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Weingut Steinacker KG, Osthofener Straße 41, 67593 Westhofen, Telefon 06244 / 555 017, hof@weingut-steinacker.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Sie können Ihr Widerrufsrecht auch online unter <a href="/Vertrag-widerrufen/">https://www.weingut-steinacker.test/Vertrag-widerrufen/</a> ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit der Widerrufserklärung.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h3>Folgen des Widerrufs</h3><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden oder zu übergeben. Wir tragen die Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>${model}`;

const field = (name: string, label: string, type: string, required: boolean) =>
  `<label class="form-label" for="withdrawal-${name}">${label}${required ? '*' : ''}</label><input class="form-control" id="withdrawal-${name}" type="${type}" name="${name}"${required ? ' required="required"' : ''}>`;

const withdraw = `<p>Hier können Sie einen im Shop geschlossenen Vertrag widerrufen, ganz oder teilweise, ohne Anmeldung und ohne Angabe von Gründen. Ihre Rechte erklärt die <a href="/Widerrufsrecht/">Widerrufsbelehrung</a>.</p>
<form class="card" action="/Vertrag-widerrufen/bestaetigt" method="post">${field('name', 'Ihr Name', 'text', true)}${field('order', 'Bestellnummer oder Bestelldatum', 'text', true)}${field('email', 'E-Mail-Adresse für die Eingangsbestätigung', 'email', true)}${field('items', 'Nur einzelne Positionen? Welche?', 'text', false)}
<input type="text" name="shopware_surname_confirm" class="d-none" aria-hidden="true" tabindex="-1" autocomplete="off"><p class="form-text">Wir verwenden die Angaben nur, um den Widerruf abzuwickeln. <a href="/Datenschutz/">Datenschutz</a></p><button class="btn btn-primary" type="submit">Widerruf bestätigen</button></form>`;

const withdrawn = `<div class="alert alert-success">Ihr Widerruf ist bei uns eingegangen. Die Eingangsbestätigung mit Inhalt, Datum und Uhrzeit ist per E-Mail an Sie unterwegs.</div>`;

/** What the law and the contract ask for, by path. */
export const legalPages: Record<string, PageAnswer> = {
  '/Impressum/': page('/Impressum/', 'Impressum', imprint),
  '/Datenschutz/': page('/Datenschutz/', 'Datenschutz', privacyText),
  '/AGB/': page('/AGB/', 'Allgemeine Geschäftsbedingungen', termsText),
  '/Versand-und-Zahlung/': page('/Versand-und-Zahlung/', 'Versand und Zahlung', shipping),
  '/Widerrufsrecht/': page('/Widerrufsrecht/', 'Widerrufsrecht', instruction),
  '/Vertrag-widerrufen/': page('/Vertrag-widerrufen/', 'Vertrag widerrufen', withdraw),
  '/Vertrag-widerrufen/bestaetigt': page('/Vertrag-widerrufen/bestaetigt', 'Widerruf eingegangen', withdrawn),
};
