import { accounts } from './accounts.ts';
import type { ShopPage } from './oxid.ts';

const hidden = (controller: string, action: string) =>
  `<div class="hidden"><input type="hidden" name="stoken" value="9A4F31C0"><input type="hidden" name="lang" value="0"><input type="hidden" name="cl" value="${controller}"><input type="hidden" name="fnc" value="${action}"></div>`;

const field = (id: string, label: string, attributes = 'type="text" required') =>
  `<div class="form-floating mb-3"><label for="${id}">${label}</label><input id="${id}" name="editval[${id}]" class="form-control" ${attributes}></div>`;

const insurers = [
  'AOK Bayern',
  'Barmer',
  'DAK-Gesundheit',
  'Techniker Krankenkasse',
  'SBK',
  'andere gesetzliche Kasse',
  'privat versichert',
];

const prescription: ShopPage = {
  path: '/Rezept-einloesen/',
  title: 'Rezept einlösen',
  description: 'Rezept fotografieren oder E-Rezept-Code eingeben, wir rechnen mit Ihrer Krankenkasse ab.',
  cl: 'content',
  content: `<h1 class="page-header">Rezept einlösen</h1>
<p>Fotografieren Sie Ihr Rezept oder geben Sie den Code Ihres E-Rezepts ein. Wir klären die Kostenübernahme mit Ihrer Krankenkasse und melden uns innerhalb eines Werktags.</p>
<form id="rezept" class="card" action="${accounts.origin}/index.php?" method="post" enctype="multipart/form-data">${hidden('vogt_prescription', 'upload')}
${field('vorname', 'Vorname')}${field('nachname', 'Nachname')}${field('geburtsdatum', 'Geburtsdatum', 'type="date" required')}
${field('telefon', 'Telefon für Rückfragen', 'type="tel"')}${field('email', 'E-Mail-Adresse', 'type="email" required')}
<div class="mb-3"><label for="krankenkasse">Krankenkasse</label><select id="krankenkasse" name="editval[krankenkasse]" class="form-control">${insurers.map((name) => `<option>${name}</option>`).join('')}</select></div>
${field('versichertennummer', 'Versichertennummer (steht auf der Gesundheitskarte)', 'type="text" pattern="[A-Z][0-9]{9}" required')}
${field('erezept', 'Zugangscode des E-Rezepts (wenn vorhanden)', 'type="text"')}
<div class="mb-3"><label for="datei">Foto oder Scan des Rezepts (JPG, PNG oder PDF, höchstens 10 MB)</label><input id="datei" type="file" name="rezept" accept="image/jpeg,image/png,application/pdf"></div>
<div class="datenschutz"><h2 class="h5">Datenschutz in Kürze</h2><p>Verantwortlich ist die Sanitätshaus Vogt GmbH & Co. KG. Ihr Rezept und die Angaben zur Versicherung sind Gesundheitsdaten. Wir verarbeiten sie nur, um Sie zu versorgen und mit Ihrer Krankenkasse abzurechnen, übertragen sie verschlüsselt und geben sie außer an die Krankenkasse und unser Abrechnungszentrum an niemanden weiter. Einzelheiten: <a href="/Datenschutz/#rezept">Datenschutzerklärung, Abschnitt Rezept</a>.</p></div>
<div class="form-check mb-3"><input type="checkbox" class="form-check-input" id="einwilligung" name="editval[einwilligung]" value="1" required> <label for="einwilligung">Ich willige ausdrücklich ein, dass Sanitätshaus Vogt meine Gesundheitsdaten aus dem Rezept verarbeitet und der angegebenen Krankenkasse übermittelt. Die Einwilligung kann ich jederzeit für die Zukunft widerrufen, etwa per E-Mail an datenschutz@sanitaetshaus-vogt.test.</label></div>
<button type="submit" class="btn btn-primary">Rezept übermitteln</button></form>`,
};

const appointment: ShopPage = {
  path: '/Termin-buchen/',
  title: 'Termin buchen',
  description: 'Termine für Anmessen und Anprobe in Rosenheim online buchen.',
  cl: 'content',
  content: `<h1 class="page-header">Termin buchen</h1><p>Anmessen dauert zwanzig Minuten, eine Fußdruckmessung dreißig. Kompressionsstrümpfe messen wir bitte vormittags an, solange die Beine schlank sind.</p>
<p>Die Buchung läuft über den Terminkalender der Terminland GmbH, der für uns im Auftrag auf Servern in Deutschland arbeitet. Lieber am Telefon? 08031 555 04 70.</p>
<iframe src="https://www.terminland.de/sanitaetshaus-vogt/?m=41877&amp;css=1" title="Online-Terminbuchung" width="100%" height="560" frameborder="0"></iframe>`,
};

const withdraw: ShopPage = {
  path: '/Vertrag-widerrufen/',
  title: 'Vertrag widerrufen',
  description: 'Widerruf online erklären.',
  cl: 'content',
  content: `<h1 class="page-header">Vertrag widerrufen</h1><p>Hier können Sie einen im Shop geschlossenen Vertrag widerrufen. Den Eingang bestätigen wir sofort per E-Mail.</p>
<form class="card" action="${accounts.origin}/index.php?" method="post">${hidden('vogt_withdrawal', 'send')}${field('name', 'Name')}${field('bestellnummer', 'Bestellnummer')}${field('email', 'E-Mail-Adresse für die Bestätigung', 'type="email" required')}<p class="small">Wir verwenden die Angaben nur, um Ihren Widerruf zu bearbeiten (<a href="/Datenschutz/">Datenschutzerklärung</a>).</p><button type="submit" class="btn btn-primary">Widerruf bestätigen</button></form>`,
};

const accessibility: ShopPage = {
  path: '/Barrierefreiheit/',
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Informationen nach § 14 und Anlage 3 BFSG.',
  cl: 'content',
  content: `<h1 class="page-header">Erklärung zur Barrierefreiheit</h1><p>Diese Erklärung nach § 14 und Anlage 3 Nr. 1 des Barrierefreiheitsstärkungsgesetzes (BFSG) gilt für den Onlineshop www.sanitaetshaus-vogt.test.</p>
<h2 class="h4">Unsere Dienstleistung</h2><p>Im Shop können Sie Hilfsmittel auswählen, in den Warenkorb legen und bestellen, Rezepte übermitteln und Termine buchen.</p>
<h2 class="h4">Stand der Anforderungen</h2><p>Der Shop richtet sich nach EN 301 549 und WCAG 2.1, Stufe AA. Er lässt sich mit der Tastatur bedienen, Texte lassen sich auf 200 % vergrößern, Bilder von Artikeln haben Beschreibungen. Noch nicht barrierefrei sind ältere Anleitungen im PDF-Format und der Kalender zur Terminbuchung; Termine vergeben wir deshalb auch telefonisch.</p>
<h2 class="h4">Rückmeldung</h2><p>Barrieren melden Sie bitte an barrierefreiheit@sanitaetshaus-vogt.test oder 08031 555 04 70.</p>
<h2 class="h4">Zuständige Marktüberwachungsbehörde</h2><p>Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg</p><p>Erstellt am 12. Juni 2025</p>`,
};

const shipping: ShopPage = {
  path: '/Versand-und-Zahlung/',
  title: 'Versand und Zahlung',
  description: 'Versandkosten, Lieferzeiten und Zahlungsarten.',
  cl: 'content',
  content: `<h1 class="page-header">Versand und Zahlung</h1><p>Wir liefern mit DHL innerhalb Deutschlands für 4,90 €, ab 49 € versandkostenfrei, neutral verpackt. Lieferzeit: zwei bis drei Werktage.</p><h2 class="h4">Zahlungsarten</h2><ul><li>PayPal</li><li>Klarna Rechnung und Ratenkauf</li><li>Vorkasse</li><li>Barzahlung bei Abholung</li></ul>`,
};

const basket: ShopPage = {
  path: '/warenkorb/',
  title: 'Warenkorb',
  description: 'Ihr Warenkorb.',
  cl: 'basket',
  content: `<h1 class="page-header">Warenkorb</h1><div class="alert alert-info">Artikel, die Sie in den Warenkorb legen, merken wir uns bis zum Ende Ihres Besuchs.</div><p><a class="btn btn-primary" href="/">Weiter einkaufen</a></p>`,
};

/** Forms, booking and information around the shop. */
export const servicePages: readonly ShopPage[] = [prescription, appointment, withdraw, accessibility, shipping, basket];
