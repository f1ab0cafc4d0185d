import { vatId } from '../../firm.ts';
import { firm } from './firm.ts';
import { privacyBasics } from './privacy-basics.ts';
import { privacyServices } from './privacy-services.ts';
import type { WebflowPage } from './webflow.ts';

const rich = (inner: string) => `<section class="padding-section"><div class="text-rich-text w-richtext">${inner}</div></section>`;
const external = (address: string) => `<a href="${address}" target="_blank" rel="noopener">${address}</a>`;

const imprint = `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>${firm.name}<br/>${firm.street}<br/>${firm.town}</p><p>Vertreten durch den Geschäftsführer: ${firm.manager}</p>
<p>Telefon: <a href="tel:${firm.phoneLink}">${firm.phone}</a><br/>E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></p>
<p>Registergericht: Amtsgericht Ingolstadt<br/>Registernummer: HRB 11873</p><p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${vatId('35172946')}</p>
<h2>Berufsrechtliche Angaben</h2><p>Berufsbezeichnung: Elektrotechnikermeister, verliehen in der Bundesrepublik Deutschland<br/>Zuständige Kammer: Handwerkskammer für München und Oberbayern, Max-Joseph-Straße 4, 80333 München<br/>Berufsrechtliche Regelungen: Handwerksordnung (HwO), ${external('https://www.gesetze-im-internet.de/hwo/')}<br/>Eingetragen in das Installateurverzeichnis der Stadtwerke Ingolstadt Netze</p>
<h2>Berufshaftpflichtversicherung</h2><p>Altbayerische Versicherung AG, Theresienstraße 12, 80333 München. Geltungsbereich: Deutschland und Österreich</p>
<h2>Redaktionell verantwortlich nach § 18 Abs. 2 MStV</h2><p>${firm.manager}, Anschrift wie oben</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: ${external('https://ec.europa.eu/consumers/odr/')}. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>
<h2>Bildnachweis</h2><p>Eigene Aufnahmen; Dachansichten mit Zustimmung der Eigentümer</p>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1><p>Stand: Januar 2026</p>
<h2>§ 1 Geltung, Vertragsschluss</h2><p>(1) Diese Bedingungen gelten für Lieferung und Montage von Photovoltaikanlagen, Speichern und Ladeeinrichtungen. (2) Die Darstellung auf der Website und das Ergebnis des Solar-Rechners sind kein Angebot. Über die Website werden keine Verträge geschlossen. Der Vertrag kommt zustande, wenn Sie unser nach dem Ortstermin erstelltes Angebot in Textform annehmen.</p>
<h2>§ 2 Leistung</h2><p>Geschuldet sind Lieferung, Montage, Inbetriebnahme und Anmeldung beim Netzbetreiber nach dem Angebot. Ertragsprognosen sind unverbindlich.</p>
<h2>§ 3 Preise und Zahlung</h2><p>20 % bei Auftrag, 60 % bei Lieferung der Module, 20 % nach Inbetriebnahme. Für Anlagen nach § 12 Abs. 3 UStG gilt der Steuersatz von null Prozent.</p>
<h2>§ 4 Termine</h2><p>Termine sind verbindlich, wenn sie in Textform zugesagt sind.</p>
<h2>§ 5 Eigentumsvorbehalt</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p>
<h2>§ 6 Gewährleistung, Haftung</h2><p>Es gelten die gesetzlichen Rechte. Garantien der Hersteller bestehen daneben und schränken sie nicht ein.</p>
<h2>§ 7 Widerrufsbelehrung</h2><p>Verbraucher, die den Vertrag außerhalb von Geschäftsräumen oder im Fernabsatz schließen, haben das folgende Recht:</p><h3>Widerrufsrecht</h3><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${firm.name}, ${firm.street}, ${firm.town}, Telefon ${firm.phone}, E-Mail ${firm.email}) mittels einer eindeutigen Erklärung über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Frist absenden.</p><h3>Folgen des Widerrufs</h3><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen. Wir holen die Waren auf unsere Kosten ab.</p><h3>Muster-Widerrufsformular</h3><p>An ${firm.name}, ${firm.street}, ${firm.town}, ${firm.email}: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren / die Erbringung der folgenden Dienstleistung – Bestellt am / erhalten am – Name, Anschrift – Unterschrift (nur bei Mitteilung auf Papier) – Datum</p>
<h2>§ 8 Schlussbestimmungen</h2><p>Es gilt deutsches Recht. Zwingende Rechte des Staates, in dem Sie als Verbraucher leben, bleiben unberührt.</p>`;

const declaration = `<h1>Cookie-Erklärung</h1><div class="w-embed w-script"><script id="CookieDeclaration" src="https://consent.cookiebot.com/${firm.cookiebot}/cd.js" type="text/javascript" async></script></div>`;

const page = (path: string, number: number, title: string, body: string): WebflowPage => ({
  path,
  id: `65e8d2b9041c7fa3d95b07${number}`,
  title,
  description: `${title} der ${firm.name}`,
  body: rich(body),
});

/** Imprint, privacy notice, terms and the declaration of cookies. */
export const legalPages: readonly WebflowPage[] = [
  page('/impressum', 10, 'Impressum', imprint),
  page('/datenschutz', 11, 'Datenschutzerklärung', `${privacyBasics}\n${privacyServices}`),
  page('/agb', 12, 'AGB und Widerrufsbelehrung', terms),
  page('/cookie-erklaerung', 13, 'Cookie-Erklärung', declaration),
];
