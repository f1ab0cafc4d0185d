import { domain, origin } from './accounts.ts';
import { privacyNotice } from './privacy-notice.ts';
import type { SitePage } from './wordpress.ts';

const imprint: SitePage = {
  path: '/impressum/',
  id: 3,
  title: 'Impressum – Lena Wirth Coaching',
  description: 'Impressum und Anbieterkennzeichnung.',
  content: `<section class="thrv_wrapper legal"><h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Lena Wirth<br>Lena Wirth Coaching (Einzelunternehmen)<br>Wiehrestraße 41 a<br>79102 Freiburg im Breisgau<br>Deutschland</p>
<h2>Kontakt</h2><p>Telefon: <a href="tel:+4976155501934">+49 761 555 01934</a><br>E-Mail: <a href="mailto:hallo@${domain}">hallo@${domain}</a></p>
<h2>Umsatzsteuer</h2><p>Kleinunternehmerin nach § 19 UStG. Es wird keine Umsatzsteuer ausgewiesen; eine Umsatzsteuer-Identifikationsnummer besteht nicht.</p>
<h2>Berufshaftpflicht</h2><p>Versicherung für Coaches und Trainerinnen, Rheinland-Assekuranz Beispiel AG, 50667 Köln; räumlicher Geltungsbereich: Deutschland, Österreich und Schweiz.</p>
<h2>Redaktionell verantwortlich (§ 18 Abs. 2 MStV)</h2><p>Lena Wirth, Anschrift wie oben.</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Meine E-Mail-Adresse findest du oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Bilder</h2><p>Eigene Zeichnungen. Fotos der Kundinnen und Kunden mit deren Einverständnis.</p></section>`,
};

const privacy: SitePage = {
  path: '/datenschutz/',
  id: 5,
  title: 'Datenschutzerklärung – Lena Wirth Coaching',
  description: `Wie Daten auf ${origin.replace('https://', '')} verarbeitet werden.`,
  content: privacyNotice,
};

/** Imprint and privacy notice. */
export const legalPages: readonly SitePage[] = [imprint, privacy];
