import { withdrawalForm } from './pages.ts';
import { privacyNotice } from './privacy.ts';
import { type SquarespacePage, section, text } from './squarespace.ts';

const address = 'Judith Marlen Hagedorn<br>Stimmraum Akademie<br>Holbeinstraße 131<br>04229 Leipzig';

const imprint = `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>${address}</p>
<h2>Kontakt</h2><p>Telefon: 0341 55501738<br>E-Mail: <a href="mailto:hallo@stimmraum-akademie.test">hallo@stimmraum-akademie.test</a></p>
<h2>Umsatzsteuer</h2><p>Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG weise ich keine Umsatzsteuer aus. Eine Umsatzsteuer-Identifikationsnummer habe ich nicht.</p>
<h2>Angaben zur Berufshaftpflichtversicherung</h2><p>Pleiße Versicherungsverein a. G., Karl-Tauchnitz-Allee 90, 04107 Leipzig. Geltungsraum: Deutschland</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>Judith Marlen Hagedorn, Anschrift wie oben</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Meine E-Mail-Adresse steht oben.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<p class="small">Fotos: Judith Marlen Hagedorn, Tobias Renz Fotografie Leipzig</p>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1><p>Stand: Februar 2022</p>
<h2>§ 1 Geltung und Vertragspartnerin</h2><p>Diese Bedingungen gelten für alle Verträge über Onlinekurse, den Stimmclub und Einzelcoachings zwischen dir und Judith Marlen Hagedorn, Stimmraum Akademie, Holbeinstraße 131, 04229 Leipzig.</p>
<h2>§ 2 Vertragsschluss</h2><p>Die Darstellung auf der Website ist kein bindendes Angebot. Du bestellst über die Bestellseite von elopage mit der Schaltfläche „Zahlungspflichtig bestellen“; der Vertrag kommt mit der Bestätigung per E-Mail zustande. Den Vertragstext speichere ich, du bekommst ihn mit der Bestätigung.</p>
<h2>§ 3 Preise und Zahlung</h2><p>Alle Preise sind Endpreise. Bezahlen kannst du per Kreditkarte, PayPal, SEPA-Lastschrift oder Rechnung. Bei Ratenzahlung wird der Rest fällig, wenn du mit zwei Raten in Verzug bist.</p>
<h2>§ 4 Leistungen</h2><p>Die Kurse bestehen aus Filmen, Arbeitsblättern und der Korrektur der Aufnahmen, die du einreichst. Ein bestimmter Erfolg ist nicht geschuldet. Das Training ist keine Heilbehandlung.</p>
<h2>§ 5 Fernunterricht</h2><p>Das Fernunterrichtsschutzgesetz (FernUSG) findet keine Anwendung, da sich das Angebot an Unternehmer und Selbstständige richtet. Eine Zulassung der ZFU ist nicht erforderlich.</p>
<h2>§ 6 Stimmclub: Laufzeit und Kündigung</h2><p>Die Mindestlaufzeit beträgt drei Monate. Danach verlängert sich die Mitgliedschaft auf unbestimmte Zeit und kann zum Ende jedes Monats per E-Mail an hallo@stimmraum-akademie.test gekündigt werden.</p>
<h2>§ 7 Nutzungsrechte</h2><p>Die Inhalte darfst du nur für dich nutzen. Zugangsdaten dürfen nicht weitergegeben werden.</p>
<h2>§ 8 Haftung</h2><p>Ich hafte unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit; bei leichter Fahrlässigkeit nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren Schaden.</p>
<h2>§ 9 Widerrufsrecht</h2><p>Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht nach Maßgabe der <a href="/widerruf">Widerrufsbelehrung</a> zu.</p>
<h2>§ 10 Schluss</h2><p>Es gilt deutsches Recht. Zwingende Vorschriften des Staates, in dem du wohnst, bleiben unberührt.</p>`;

const withdrawal = `<h1>Widerrufsbelehrung</h1><h2>Widerrufsrecht</h2><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.</p>
<p>Um dein Widerrufsrecht auszuüben, musst du mich (Judith Marlen Hagedorn, Stimmraum Akademie, Holbeinstraße 131, 04229 Leipzig, Telefon 0341 55501738, hallo@stimmraum-akademie.test) mittels einer eindeutigen Erklärung (z. B. Brief oder E-Mail) über deinen Entschluss informieren. Du kannst auch das Formular unten auf dieser Seite oder das Muster-Widerrufsformular verwenden. Nutzt du das Formular auf dieser Seite, bestätige ich dir unverzüglich per E-Mail, dass und wann dein Widerruf eingegangen ist. Zur Wahrung der Frist reicht es, dass du die Mitteilung vor Ablauf der Frist absendest.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn du widerrufst, zahle ich dir alle Zahlungen unverzüglich und spätestens binnen vierzehn Tagen ab Eingang deines Widerrufs zurück, mit demselben Zahlungsmittel und ohne Entgelt. Hast du verlangt, dass ein Coaching während der Frist beginnt, so zahlst du den Anteil, der den bis dahin erbrachten Stunden entspricht.</p>
<h2>Besondere Hinweise</h2><p>Bei Einzelcoachings erlischt das Widerrufsrecht, wenn ich die Leistung vollständig erbracht habe und du vorher ausdrücklich zugestimmt und bestätigt hast, dass du es dadurch verlierst.</p><p>Bei digitalen Inhalten (Onlinekurse, Workbooks) erlischt das Widerrufsrecht mit dem Kauf, da der Zugang sofort freigeschaltet wird.</p>
<h2>Muster-Widerrufsformular</h2><p>(Wenn du den Vertrag widerrufen willst, fülle bitte dieses Formular aus und sende es zurück.)</p><p>An Judith Marlen Hagedorn, Stimmraum Akademie, Holbeinstraße 131, 04229 Leipzig, hallo@stimmraum-akademie.test:<br>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*) / den Kauf der folgenden Waren (*)<br>Bestellt am (*) / erhalten am (*)<br>Name des/der Verbraucher(s)<br>Anschrift des/der Verbraucher(s)<br>Unterschrift (nur bei Mitteilung auf Papier)<br>Datum<br>(*) Unzutreffendes streichen.</p>
<h2 id="vertrag-widerrufen">Vertrag widerrufen</h2><p>Hier kannst du deinen Widerruf direkt erklären.</p>`;

const page = (path: string, title: string, collectionId: string, content: string, rest = ''): SquarespacePage => ({
  path,
  title,
  description: `${title} der Stimmraum Akademie`,
  collectionId,
  content: section(`${text(content)}${rest}`),
});

/** Imprint, privacy notice, terms, right of withdrawal. */
export const legalPages: readonly SquarespacePage[] = [
  page('/impressum', 'Impressum', '60c2f20ce47a035d19c84ba7', imprint),
  page('/datenschutz', 'Datenschutzerklärung', '60c2f21de47a035d19c84bb8', privacyNotice),
  page('/agb', 'AGB', '60c2f22ee47a035d19c84bc9', terms),
  page('/widerruf', 'Widerrufsbelehrung', '60c2f23fe47a035d19c84bda', withdrawal, withdrawalForm),
];
