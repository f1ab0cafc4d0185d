import type { ShopPage } from './magento.ts';

const type = (name: string) => `cms-${name} cms-page-view page-layout-1column`;

const imprint: ShopPage = {
  path: '/impressum',
  title: 'Impressum',
  type: type('impressum'),
  crumbs: ['Impressum'],
  main: `<h1 class="page-title">Impressum</h1><p>Angaben gemäß § 5 DDG</p>
<p><strong>Werkzeug Falkner GmbH &amp; Co. KG</strong><br>Hastener Straße 118<br>42855 Remscheid<br>Deutschland</p>
<p>Telefon: +49 2191 555 04-40<br>E-Mail: service@werkzeug-falkner.test</p>
<h2>Vertretung</h2><p>Die Gesellschaft wird vertreten durch die persönlich haftende Gesellschafterin Falkner Verwaltungs-GmbH, Remscheid (Amtsgericht Wuppertal, HRB 30418), diese durch die Geschäftsführer Dipl.-Kff. Birgit Falkner und Jens Overath.</p>
<h2>Register</h2><p>Amtsgericht Wuppertal, HRA 24907</p><h2>Umsatzsteuer</h2><p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE318845207</p>
<h2>Produktverantwortung</h2><p>WEEE-Reg.-Nr. DE 41827735 · Batterien: BattReg.-Nr. DE 88213446 · LUCID: DE2847710935264</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Verantwortlich für redaktionelle Inhalte (§ 18 Abs. 2 MStV)</h2><p>Birgit Falkner, Anschrift wie oben</p>
<h2 id="barrierefreiheit">Barrierefreiheit</h2><p>Unser Onlineshop ist eine Dienstleistung im elektronischen Geschäftsverkehr nach dem Barrierefreiheitsstärkungsgesetz. Er folgt der EN 301 549 (WCAG 2.1, Stufe AA). Der Bestellvorgang ist mit Tastatur und Screenreader geprüft (Mai 2026); ältere PDF-Datenblätter sind noch nicht barrierefrei, wir schicken deren Inhalt auf Wunsch als Text. Hinweise an barrierefrei@werkzeug-falkner.test. Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg.</p>`,
};

const terms = `<h1 class="page-title">Allgemeine Geschäftsbedingungen und Widerrufsbelehrung</h1><p>Stand: März 2024</p>
<h2>1. Geltung</h2><p>Diese Bedingungen gelten für alle Bestellungen im Onlineshop der Werkzeug Falkner GmbH &amp; Co. KG, Hastener Straße 118, 42855 Remscheid, durch Verbraucher (§ 13 BGB) und Unternehmer (§ 14 BGB). Abweichende Bedingungen von Unternehmern gelten nicht.</p>
<h2>2. Vertragsschluss</h2><p>Die Darstellung im Shop ist kein Angebot, sondern eine Einladung zur Bestellung. Mit dem Klick auf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Zuvor können Sie alle Eingaben prüfen und mit den Schaltflächen des Browsers oder im Formular ändern. Den Eingang bestätigen wir sofort per E-Mail; der Vertrag kommt mit der Auftragsbestätigung, spätestens mit der Auslieferung zustande. Vertragssprache ist Deutsch. Wir speichern den Vertragstext und senden ihn Ihnen per E-Mail; im Kundenkonto können Sie frühere Bestellungen ansehen.</p>
<h2>3. Preise</h2><p>Die Preise enthalten die gesetzliche Mehrwertsteuer. Angemeldeten Unternehmern zeigen wir Nettopreise.</p>
<h2 id="versand">4. Versand und Zahlung</h2><p>Wir liefern nach Deutschland (5,90 €, ab 79 € frei) und Österreich (11,90 €). Die Lieferzeit steht beim Artikel; sie beginnt bei Vorkasse am Tag nach der Zahlungsanweisung, sonst am Tag nach Vertragsschluss. Zahlung: PayPal, Klarna, Kreditkarte, Lastschrift, Vorkasse, für freigeschaltete Unternehmer Rechnung mit 30 Tagen Ziel.</p>
<h2>5. Eigentumsvorbehalt</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Für Unternehmer gilt ein verlängerter Eigentumsvorbehalt.</p>
<h2>6. Mängelhaftung</h2><p>Es gilt das gesetzliche Mängelhaftungsrecht. Gegenüber Unternehmern beträgt die Verjährung für neue Ware ein Jahr; bei gebrauchter Ware ist sie ausgeschlossen. Ausgenommen sind Schäden an Leben, Körper und Gesundheit sowie Vorsatz und grobe Fahrlässigkeit.</p>
<h2 id="bewertungen">7. Bewertungen</h2><p>Bewertungen sammelt die Trusted Shops SE nach einem Kauf. Es bewertet nur, wer bestellt hat; veröffentlicht werden positive und negative Stimmen. Der Durchschnitt beruht auf den letzten zwölf Monaten.</p>
<h2>8. Altgeräte und Batterien</h2><p>Beim Kauf eines Elektrogeräts nehmen wir ein gleichartiges Altgerät unentgeltlich zurück, kleine Geräte bis 25 cm auch ohne Kauf. Altbatterien gehören nicht in den Hausmüll; Sie können sie kostenlos bei uns abgeben oder an uns senden. Die durchgestrichene Tonne bedeutet getrennte Sammlung, Cd, Hg und Pb bezeichnen Cadmium, Quecksilber und Blei. Löschen Sie Ihre Daten auf Altgeräten selbst.</p>
<h2>9. Streitbeilegung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit, die Sie unter <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a> finden. Unsere E-Mail-Adresse lautet service@werkzeug-falkner.test. Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.</p>
<h2>10. Schluss</h2><p>Es gilt deutsches Recht ohne das UN-Kaufrecht; zwingendes Verbraucherrecht Ihres Wohnsitzstaates bleibt unberührt. Gerichtsstand für Kaufleute ist Remscheid.</p>`;

const withdrawal = `<h1 id="widerrufsrecht">Widerrufsbelehrung für Verbraucher</h1><h2>Widerrufsrecht</h2>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Werkzeug Falkner GmbH &amp; Co. KG, Hastener Straße 118, 42855 Remscheid, Telefon +49 2191 555 04-40, E-Mail: retoure@werkzeug-falkner.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; Entgelte berechnen wir dafür nicht. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist absenden. Sie tragen die unmittelbaren Kosten der Rücksendung. Für einen etwaigen Wertverlust müssen Sie nur aufkommen, wenn er auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendigen Umgang zurückzuführen ist.</p>
<p>Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl maßgeblich ist (z. B. gravierte Messwerkzeuge).</p>
<p><strong>Einfacher geht es im Kundenkonto:</strong> Angemeldete Kunden können unter „Meine Bestellungen“ ein Rücksendeetikett anfordern.</p>
<h2>Muster-Widerrufsformular</h2><p>(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p><p>An Werkzeug Falkner GmbH &amp; Co. KG, Hastener Straße 118, 42855 Remscheid, retoure@werkzeug-falkner.test:<br>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)<br>Bestellt am (*)/erhalten am (*)<br>Name des/der Verbraucher(s)<br>Anschrift des/der Verbraucher(s)<br>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)<br>Datum<br>(*) Unzutreffendes streichen.</p>`;

/** Imprint, and terms with the instructions on withdrawal as they were before 19 June 2026. */
export const legalPages: readonly ShopPage[] = [
  imprint,
  {
    path: '/agb-und-widerruf',
    title: 'AGB und Widerrufsbelehrung',
    type: type('agb-und-widerruf'),
    crumbs: ['AGB und Widerrufsbelehrung'],
    main: terms + withdrawal,
  },
];
