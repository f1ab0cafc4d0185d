import { vatId } from '../../firm.ts';
import { privacyText } from './privacy-text.ts';
import { renderStorefront } from './storefront.ts';

const page = (path: string, title: string, main: string) =>
  renderStorefront({
    title,
    path,
    main: `<div class="cms-page"><div class="cms-block cms-block-text"><div class="cms-element-text"><h1>${title}</h1>${main}</div></div></div>`,
  });

const imprint = `<h2>Angaben gemäß § 5 TMG</h2><p>Lindwurm-Apotheke, Inhaberin Dr. Katharina Vossberg e. K.<br>Kirchgasse 9<br>91781 Weißenburg in Bayern</p>
<p>Telefon: 09141 / 555 013-0<br>Telefax: 09141 / 555 013-9<br>E-Mail: <a href="mailto:info@lindwurm-apotheke.test">info@lindwurm-apotheke.test</a></p>
<p>Handelsregister: Amtsgericht Ansbach, HRA 4187<br>Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: ${vatId('31840276')}</p>
<p>Gesetzliche Berufsbezeichnung: Apothekerin, verliehen in der Bundesrepublik Deutschland (Regierung von Unterfranken)<br>Zuständige Kammer: Bayerische Landesapothekerkammer, Maria-Theresia-Straße 28, 81675 München<br>Berufsrechtliche Regelungen: Apothekengesetz, Apothekenbetriebsordnung, Bundes-Apothekerordnung, Berufsordnung für Apothekerinnen und Apotheker in Bayern, abrufbar unter <a href="https://www.blak.de">www.blak.de</a></p>
<p>Aufsichtsbehörde und Behörde, die die Erlaubnis zum Betrieb der Apotheke und zum Versand von Arzneimitteln (§ 11a ApoG) erteilt hat: Landratsamt Weißenburg-Gunzenhausen, Bahnhofstraße 2, 91781 Weißenburg in Bayern</p>
<p>Berufshaftpflichtversicherung: Fränkische Heilberufe-Versicherung a. G., Nürnberg; räumlicher Geltungsbereich: Deutschland<br>LUCID-Registrierungsnummer: DE2907714385126</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>Dr. Katharina Vossberg, Anschrift wie oben</p>
<h2>Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr">https://ec.europa.eu/consumers/odr</a>. Unsere E-Mail-Adresse finden Sie oben. Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`;

const shipping = `<h2>Versandkosten</h2><p>Wir liefern innerhalb Deutschlands mit DHL. Die Versandkosten betragen 4,50 € je Bestellung (inkl. MwSt.); ab 49 € Warenwert und bei Einsendung eines Kassenrezepts liefern wir versandkostenfrei. Unser Botendienst in Weißenburg, Ellingen und Pleinfeld ist kostenlos.</p>
<h2>Lieferzeit</h2><p>1 bis 3 Werktage; kühlpflichtige Arzneimittel versenden wir montags bis mittwochs in Kühlverpackung. Die Beratung durch pharmazeutisches Personal ist telefonisch zu den Öffnungszeiten möglich.</p>
<h2>Zahlung</h2><p>PayPal, Vorkasse oder Rechnung (für Stammkunden). Zuzahlungen ziehen wir nach Absprache ein. Die Bestellung schließen Sie mit der Schaltfläche „Zahlungspflichtig bestellen“ ab.</p>`;

const cancellation = `<h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Lindwurm-Apotheke, Dr. Katharina Vossberg e. K., Kirchgasse 9, 91781 Weißenburg in Bayern, Telefon 09141 / 555 013-0, Telefax 09141 / 555 013-9, info@lindwurm-apotheke.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief, Telefax oder E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten einer anderen als der von uns angebotenen, günstigsten Standardlieferung), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.</p>
<h2>Ausschluss</h2><p>Das Widerrufsrecht besteht nicht bei Verträgen zur Lieferung von Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, von versiegelten Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde, und von Rezepturarzneimitteln, die für Sie angefertigt wurden (§ 312g Abs. 2 BGB).</p>
<h2>Muster-Widerrufsformular</h2><p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p><ul><li>An Lindwurm-Apotheke, Kirchgasse 9, 91781 Weißenburg in Bayern, info@lindwurm-apotheke.test:</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name und Anschrift des/der Verbraucher(s)</li><li>Unterschrift (nur bei Mitteilung auf Papier), Datum</li></ul><p>(*) Unzutreffendes streichen.</p>`;

const terms = `<h2>1. Geltungsbereich</h2><p>Für alle Bestellungen über unseren Online-Shop durch Verbraucher gelten die nachfolgenden AGB. Vertragspartnerin ist Dr. Katharina Vossberg e. K., Inhaberin der Lindwurm-Apotheke.</p>
<h2>2. Vertragsschluss</h2><p>Die Darstellung der Produkte ist kein rechtlich bindendes Angebot. Mit dem Anklicken der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Den Eingang bestätigen wir unmittelbar per E-Mail; der Vertrag kommt mit dem Versand der Ware zustande. Verschreibungspflichtige Arzneimittel geben wir nur nach Vorlage der Verschreibung ab. Haben wir pharmazeutische Bedenken, dürfen wir die Abgabe ablehnen.</p>
<h2>3. Preise und Versandkosten</h2><p>Alle Preise enthalten die gesetzliche Mehrwertsteuer. Hinzu kommen Versandkosten von 4,50 €, ab 49 € keine.</p>
<h2>4. Eigentumsvorbehalt</h2><p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>
<h2>5. Gewährleistung</h2><p>Es gilt das gesetzliche Mängelhaftungsrecht. Bei unmittelbar aus dem Großhandel zurückgerufenen Chargen informieren wir Sie telefonisch.</p>
<h2>6. Widerruf</h2><p>Verbrauchern steht ein Widerrufsrecht nach der <a href="/Widerrufsrecht/">Widerrufsbelehrung</a> zu.</p>
<h2>7. Vertragstext</h2><p>Wir speichern den Vertragstext und senden Ihnen die Bestelldaten und unsere AGB in Textform zu. Vertragssprache ist Deutsch.</p>`;

/** What law and contract ask for, by path. */
export const legalPages: Record<string, string> = {
  '/Impressum/': page('/Impressum/', 'Impressum', imprint),
  '/Datenschutz/': page('/Datenschutz/', 'Datenschutzerklärung', privacyText),
  '/AGB/': page('/AGB/', 'Allgemeine Geschäftsbedingungen', terms),
  '/Widerrufsrecht/': page('/Widerrufsrecht/', 'Widerrufsrecht', cancellation),
  '/Versand-und-Zahlung/': page('/Versand-und-Zahlung/', 'Versand und Zahlung', shipping),
};
