import { vatId } from '../../firm.ts';
import type { ShopPage } from './ceres.ts';
import { paths } from './shop.ts';

const address = 'Wollstube Karolin e.K.<br>Inhaberin: Karolin Ahrendsen<br>Neutorstraße 58<br>26721 Emden<br>Deutschland';
const odr =
  'Plattform der EU-Kommission zur Online-Streitbeilegung: <a href="https://ec.europa.eu/consumers/odr" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr</a>.';

const imprint: ShopPage = {
  path: paths.imprint,
  title: 'Impressum',
  type: 'page-legal-disclosure',
  main: `<h1>Impressum</h1><h2>Gesetzliche Anbieterkennung nach § 5 TMG</h2><p>${address}</p><p>Telefon: 04921 555 27-0<br>Telefax: 04921 555 27-9<br>E-Mail: <a href="mailto:moin@wollstube-karolin.test">moin@wollstube-karolin.test</a></p>
<p>Eingetragen im Handelsregister des Amtsgerichts Aurich<br>Handelsregisternummer: HRA 204187<br>USt-IdNr.: ${vatId('31847520')}</p>
<p>Verantwortlich für redaktionelle Inhalte nach § 18 Abs. 2 MStV: Karolin Ahrendsen, Anschrift wie oben.</p>
<h2>Alternative Streitbeilegung</h2><p>${odr}</p><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>`,
};

const terms: ShopPage = {
  path: paths.terms,
  title: 'Allgemeine Geschäftsbedingungen',
  type: 'page-gtc',
  main: `<h1>Allgemeine Geschäftsbedingungen und Kundeninformationen</h1>
<h2>§ 1 Geltungsbereich</h2><p>Diese Bedingungen gelten für Verträge, die Sie mit der Wollstube Karolin e.K. (Inhaberin Karolin Ahrendsen, Neutorstraße 58, 26721 Emden) über www.wollstube-karolin.test schließen. Abweichende Bedingungen werden nicht Vertragsbestandteil.</p>
<h2>§ 2 Zustandekommen des Vertrages</h2><p>Mit dem Einstellen des Produkts unterbreiten wir ein verbindliches Angebot. Über „Zur Kasse“ geben Sie Ihre Daten sowie Zahlungs- und Versandart ein; zuletzt werden die Bestelldaten als Übersicht angezeigt und können geändert werden. Mit „Zahlungspflichtig bestellen“ nehmen Sie das Angebot an. Wir speichern den Vertragstext und senden ihn Ihnen per E-Mail. Vertragssprache ist Deutsch.</p>
<h2>§ 3 Preise, Versand, Lieferung</h2><p>Alle Preise enthalten die gesetzliche Mehrwertsteuer; hinzu kommen die <a href="${paths.shipping}">Versandkosten</a>. Die Lieferzeit steht beim Artikel. Gefahrübergang bei Verbrauchern mit Übergabe.</p>
<h2>§ 4 Zahlung</h2><p>PayPal, Kreditkarte und Rechnung über Mollie B.V., Vorkasse. Bei Vorkasse ist der Betrag binnen sieben Tagen fällig.</p>
<h2>§ 5 Eigentumsvorbehalt, Gewährleistung</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Es bestehen die gesetzlichen Mängelhaftungsrechte. Farbabweichungen zwischen Färbepartien sind kein Mangel, soweit auf die Partienummer hingewiesen wurde.</p>
<h2>§ 6 Barrierefreiheit</h2><p>Unser Shop erfüllt die Anforderungen des Barrierefreiheitsstärkungsgesetzes nach unserer Prüfung vom 12. Mai 2026 überwiegend: Tastaturbedienung, Kontraste und Alternativtexte sind umgesetzt, in einzelnen älteren Anleitungen (PDF) noch nicht. Hinweise: moin@wollstube-karolin.test. Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.</p>
<h2>§ 7 Streitbeilegung, anwendbares Recht</h2><p>${odr} Es gilt deutsches Recht; zwingender Verbraucherschutz des Aufenthaltsstaats bleibt unberührt.</p>`,
};

const cancellation: ShopPage = {
  path: paths.cancellation,
  title: 'Widerrufsrecht',
  type: 'page-cancellation-rights',
  main: `<h1>Widerrufsbelehrung</h1><h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Wollstube Karolin e.K., Neutorstraße 58, 26721 Emden, Telefon: 04921 555 27-0, E-Mail: moin@wollstube-karolin.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte <a href="${paths.form}">Muster-Widerrufsformular</a> verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Frist absenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten einer anderen als der günstigsten Standardlieferung), unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder Sie die Absendung nachgewiesen haben. Sie haben die Waren binnen vierzehn Tagen zurückzusenden und tragen die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen zur Prüfung nicht notwendigen Umgang zurückzuführen ist.</p>
<h2>Ausschluss</h2><p>Das Widerrufsrecht besteht nicht bei Waren, die nach Kundenspezifikation angefertigt werden; dazu gehört zugeschnittene Meterware.</p>`,
};

const form: ShopPage = {
  path: paths.form,
  title: 'Widerrufsformular',
  type: 'page-cancellation-form',
  main: `<h1>Muster-Widerrufsformular</h1><p>(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p><p>An Wollstube Karolin e.K., Neutorstraße 58, 26721 Emden, moin@wollstube-karolin.test:</p><ul><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name und Anschrift des/der Verbraucher(s)</li><li>Unterschrift (nur bei Mitteilung auf Papier), Datum</li></ul><p>(*) Unzutreffendes streichen.</p>`,
};

const shipping: ShopPage = {
  path: paths.shipping,
  title: 'Versandkosten und Zahlung',
  type: 'page-content',
  main: `<h1>Versandkosten und Zahlung</h1><table class="table"><thead><tr><th>Land</th><th>Versand mit DHL</th><th>Lieferzeit</th></tr></thead><tbody><tr><td>Deutschland</td><td>5,00 €, ab 59 € frei</td><td>2–4 Werktage</td></tr><tr><td>Österreich, Niederlande</td><td>9,90 €</td><td>3–6 Werktage</td></tr><tr><td>Schweiz</td><td>16,90 €, zzgl. Zoll</td><td>5–9 Werktage</td></tr></tbody></table>
<h2>Zahlung</h2><p>PayPal, Kreditkarte, Rechnung mit Klarna (über Mollie), Vorkasse. Keine Aufschläge.</p>
<h2 id="bewertungen">So prüfen wir Bewertungen</h2><p>Die Bewertungen stammen von ShopVote. Bewerten kann nur, wer bei uns gekauft hat: Der Link wird nach der Lieferung mit der Auftragsnummer verschickt, ShopVote gleicht sie ab. Wir veröffentlichen positive wie negative Bewertungen und belohnen keine.</p>`,
};

/** Imprint, terms, right of withdrawal, model form, shipping. */
export const legalPages: readonly ShopPage[] = [imprint, terms, cancellation, form, shipping];
