import { vatId } from '../../firm.ts';
import { section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import { privacyNotice } from './privacy.ts';
import type { MoverPage } from './wordpress.ts';

const imprint = `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>Umzüge Bergfeld e.K.<br>Inhaber: Stefan Bergfeld<br>Uellendahler Straße 417<br>42109 Wuppertal</p>
<p>Handelsregister: HRA 26418<br>Registergericht: Amtsgericht Wuppertal</p>
<h2>Kontakt</h2><p>Telefon: ${firm.phone}<br>E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></p>
<h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br>${vatId('31840652')}</p>
<h2>Aufsichtsbehörde</h2><p>Erlaubnis für den gewerblichen Güterkraftverkehr nach § 3 GüKG, erteilt von der Stadt Wuppertal, Straßenverkehrsamt, Müngstener Straße 10, 42285 Wuppertal</p>
<h2>Redaktionell verantwortlich</h2><p>Stefan Bergfeld, Anschrift wie oben</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>An Verfahren vor einer Verbraucherschlichtungsstelle nach dem VSBG nehmen wir nicht teil. Als Mitglied der AMÖ stellen wir uns aber der Einigungsstelle des Verbandes (AMÖ, Schulstraße 53, 65795 Hattersheim), die Streit zwischen Kunden und Möbelspediteuren kostenlos schlichtet.</p>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1><p>Stand: Januar 2025</p>
<h2>1. Geltung</h2><p>Diese Bedingungen gelten für Umzüge und Transporte, die Umzüge Bergfeld e.K., Inhaber Stefan Bergfeld, Uellendahler Straße 417, 42109 Wuppertal, ausführt. Ergänzend gelten die §§ 451 ff. HGB.</p>
<h2>2. Angebot und Vertrag</h2><p>Eine Anfrage über die Website ist unverbindlich. Der Vertrag kommt zustande, wenn Sie unser schriftliches Angebot mit festem Umzugstermin in Textform annehmen.</p>
<h2>3. Preise und Zahlung</h2><p>Festpreise gelten für den besichtigten oder auf Fotos gezeigten Umfang. Zahlung vor Beendigung der Ablieferung in bar, per Karte oder vorab per Überweisung.</p>
<h2>4. Mitwirkung</h2><p>Sie sorgen dafür, dass elektrische Geräte abgeklemmt und Kartons verschlossen sind. Halteverbote beantragen wir, wenn das vereinbart ist.</p>
<h2>5. Stornierung</h2><p>Kündigen Sie den Vertrag, können wir nach § 415 Abs. 2 HGB ein Drittel der vereinbarten Fracht verlangen.</p>
<h2>6. Haftung</h2><p>Wir haften bis 620 Euro je Kubikmeter Laderaum (§ 451e HGB). Offensichtliche Schäden zeigen Sie am Tag nach der Ablieferung an, verdeckte innerhalb von 14 Tagen (§ 451f HGB).</p>
<h2>7. Kein Widerrufsrecht</h2><p>Der Umzugsvertrag hat die Beförderung von Waren zu einem bestimmten Termin zum Gegenstand. Ein Widerrufsrecht besteht deshalb auch dann nicht, wenn er aus der Ferne oder außerhalb von Geschäftsräumen geschlossen wurde (§ 312g Abs. 2 Nr. 9 BGB).</p>
<h2>8. Gerichtsstand</h2><p>Für Kaufleute ist Gerichtsstand Wuppertal. Es gilt deutsches Recht; zwingender Verbraucherschutz bleibt unberührt.</p>`;

/** Imprint, privacy notice and terms. */
export const legalPages: readonly MoverPage[] = [
  { id: 40, path: '/impressum/', title: 'Impressum', description: 'Anbieterkennzeichnung.', body: section(text(imprint)) },
  {
    id: 3,
    path: '/datenschutzerklaerung/',
    title: 'Datenschutzerklärung',
    description: 'Hinweise zum Datenschutz.',
    body: section(text(privacyNotice)),
  },
  { id: 42, path: '/agb/', title: 'AGB', description: 'Bedingungen für Umzüge.', body: section(text(terms)) },
];
