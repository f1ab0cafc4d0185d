import { vatId } from '../../firm.ts';
import { bakery } from './bakery.ts';
import type { BuilderPage } from './cm4all.ts';
import { privacy } from './privacy.ts';

const imprint = `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>${bakery.name}<br>Inhaber: ${bakery.owner}, Bäckermeister<br>${bakery.street}<br>${bakery.town}</p>
<h2>Kontakt</h2><p>Telefon: ${bakery.phone}<br>Telefax: 03601 55583-9<br>E-Mail: <a href="mailto:${bakery.email}">${bakery.email}</a></p>
<h2>Registereintrag</h2><p>Eintragung im Handelsregister<br>Registergericht: Amtsgericht Jena<br>Registernummer: HRA 409 518</p>
<h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: ${vatId('29471806')}</p>
<h2>Kammer und Aufsicht</h2><p>Eingetragen in die Handwerksrolle der Handwerkskammer Erfurt, Fischmarkt 13, 99084 Erfurt. Lebensmittelüberwachung: Landratsamt Unstrut-Hainich-Kreis, Lindenbühl 28, 99974 Mühlhausen.</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>${bakery.owner}, Anschrift wie oben</p>
<h2>Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum. Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Haftung für Inhalte</h2><p>Als Diensteanbieter sind wir gemäß § 7 Abs. 1 TMG für eigene Inhalte auf diesen Seiten nach den allgemeinen Gesetzen verantwortlich.</p><p>Quelle: <a href="https://www.e-recht24.de/impressum-generator.html" target="_blank" rel="noopener">e-recht24.de</a></p>`;

const terms = `<h1>Bestellbedingungen für Torten</h1>
<h2>1. Mit wem Sie den Vertrag schließen</h2><p>${bakery.name}, Inhaber ${bakery.owner}, ${bakery.street}, ${bakery.town}. Diese Allgemeinen Geschäftsbedingungen gelten für Torten, die über unsere Webseite, am Telefon oder in der Filiale vorbestellt werden.</p>
<h2>2. Wie der Vertrag zustande kommt</h2><p>Das Formular ist eine unverbindliche Anfrage. Wir rufen Sie innerhalb eines Werktags an und besprechen Größe, Geschmack und Preis. Erst wenn wir uns am Telefon einig sind, ist der Vertrag geschlossen. Vertragssprache ist Deutsch.</p>
<h2>3. Preise und Bezahlung</h2><p>Alle Preise sind Endpreise mit Mehrwertsteuer. Sie zahlen bei der Abholung, bar oder mit der Girocard. Eine Bezahlung im Internet gibt es bei uns nicht.</p>
<h2>4. Abholung</h2><p>Ihre Torte liegt am vereinbarten Tag ab 9 Uhr in der gewählten Filiale bereit. Wir liefern nicht.</p>
<h2>5. Absagen und Widerruf</h2><p>Bis zwei Tage vor der Abholung können Sie kostenlos absagen, ein Anruf genügt. Ein gesetzliches Widerrufsrecht besteht nicht, weil wir die Torten nach Ihren Wünschen anfertigen und sie schnell verderben (§ 312g Abs. 2 Nr. 1 und 2 BGB).</p>
<h2>6. Wenn etwas nicht stimmt</h2><p>Es gilt das gesetzliche Mängelhaftungsrecht. Bitte melden Sie sich möglichst am selben Tag.</p><p>Stand: Februar 2025</p>`;

/** Imprint, terms of ordering, privacy notice. */
export const legalPages: readonly BuilderPage[] = [
  {
    id: '1846304',
    path: '/Bestellbedingungen/',
    name: 'Bestellbedingungen',
    under: '/Torten-bestellen/',
    title: 'Bestellbedingungen (AGB) | Backhaus Thalmann',
    description: 'Was gilt, wenn Sie eine Torte vorbestellen.',
    body: terms,
  },
  {
    id: '1846308',
    path: '/Impressum/',
    name: 'Impressum',
    title: 'Impressum | Backhaus Thalmann',
    description: 'Anbieterkennzeichnung.',
    body: imprint,
  },
  {
    id: '1846309',
    path: '/Datenschutz/',
    name: 'Datenschutz',
    title: 'Datenschutzerklärung | Backhaus Thalmann',
    description: 'Wie wir mit Ihren Daten umgehen.',
    body: privacy,
  },
];
