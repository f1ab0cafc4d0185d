import { vatId } from '../../firm.ts';
import { section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import { privacy } from './privacy.ts';
import type { AgencyPage } from './wordpress.ts';

const imprint = `<h1>Impressum</h1>
<h2>Angaben gemäß § 5 TMG</h2><p>${firm.name}<br>${firm.street}<br>${firm.town}</p>
<p>Handelsregister: HRB 208417<br>Registergericht: Amtsgericht Hannover</p>
<p><strong>Vertreten durch die Geschäftsführerin:</strong><br>Maren Stolzenau</p>
<h2>Kontakt</h2><p>Telefon: ${firm.phone}<br>E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></p>
<h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: ${vatId('90417265')}</p>
<h2>Aufsichtsbehörde</h2><p>Erlaubnis zur Arbeitnehmerüberlassung nach § 1 Abs. 1 AÜG, unbefristet, erteilt durch die<br>Agentur für Arbeit Kiel, Adolf-Westphal-Straße 2, 24143 Kiel</p>
<h2>Redaktionell verantwortlich</h2><p>Maren Stolzenau, Anschrift wie oben (§ 55 Abs. 2 RStV)</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener noreferrer">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`;

const applicants = `<h1>Datenschutzhinweise für Bewerberinnen und Bewerber</h1>
<p>Stand: September 2026. Diese Hinweise nach Art. 13 DSGVO gelten für alle Wege, auf denen Sie sich bei uns bewerben.</p>
<h2>Verantwortlich</h2><p>${firm.name}, ${firm.street}, ${firm.town}, ${firm.phone}, ${firm.jobsEmail}</p>
<h2>Datenschutzbeauftragte</h2><p>Rechtsanwältin Dr. Silke Hattendorf, Osterstraße 19, 31785 Hameln, dsb@kanzlei-hattendorf.test</p>
<h2>Welche Daten, wozu</h2><p>Name, Erreichbarkeit, Beruf, gewünschter Umfang, Lebenslauf und Urkunden brauchen wir, um über Ihre Einstellung zu entscheiden (Art. 6 Abs. 1 lit. b DSGVO, § 26 Abs. 1 BDSG, soweit anwendbar). Den Nachweis über den Masernschutz verlangen wir erst vor dem ersten Einsatz (§ 20 Abs. 9 IfSG, Art. 9 Abs. 2 lit. b DSGVO); das Führungszeugnis sehen wir ein und geben es zurück.</p>
<h2>Empfänger</h2><p>Unsere Personalabteilung. An ein Krankenhaus oder Heim geben wir ein Kurzprofil ohne Namen; den Namen erst nach Ihrer Zusage. Unser Hoster verarbeitet die Daten in unserem Auftrag in Deutschland. Eine Übermittlung in Drittländer findet nicht statt, außer Sie schreiben uns über WhatsApp.</p>
<h2>Wie lange</h2><p>Sechs Monate nach der Absage, wegen möglicher Ansprüche nach dem AGG. Im Bewerberpool, wenn Sie zugestimmt haben, 24 Monate; die Zustimmung können Sie jederzeit mit einer E-Mail an ${firm.jobsEmail} widerrufen.</p>
<h2>Müssen Sie die Daten angeben?</h2><p>Nein. Ohne Namen und eine Telefonnummer können wir Sie aber nicht zurückrufen. Eine automatisierte Entscheidung im Einzelfall gibt es nicht.</p>
<h2>Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit, Widerspruch (Art. 15 bis 21 DSGVO) und Beschwerde beim Landesbeauftragten für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover.</p>`;

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1>
<p>für Arbeitnehmerüberlassung und Personalvermittlung; sie gelten nur gegenüber Unternehmern (§ 14 BGB), juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen.</p>
<h2>§ 1 Vertragsschluss</h2><p>Der Überlassungsvertrag bedarf der Textform (§ 12 Abs. 1 AÜG). Die Überlassung wird darin ausdrücklich als solche bezeichnet, die Person vor Beginn benannt.</p>
<h2>§ 2 Höchstdauer, Gleichstellung</h2><p>Dieselbe Kraft wird höchstens 18 aufeinanderfolgende Monate überlassen. Der Entleiher teilt die Arbeitsbedingungen vergleichbarer Stammkräfte mit.</p>
<h2>§ 3 Abrechnung</h2><p>Abgerechnet wird wöchentlich nach unterschriebenem Tätigkeitsnachweis; Rechnungen sind nach 14 Tagen fällig.</p>
<h2>§ 4 Vermittlungshonorar</h2><p>Übernimmt der Entleiher eine überlassene Kraft, schuldet er in den ersten drei Monaten zwei Bruttomonatsgehälter, danach je Monat ein Zwölftel weniger.</p>
<h2>§ 5 Arbeitsschutz, Verschwiegenheit, Datenschutz</h2><p>Die Einweisung obliegt dem Entleiher. Überlassene Kräfte sind auf Vertraulichkeit und nach § 203 StGB verpflichtet. Daten unserer Beschäftigten verwendet der Entleiher nur für den Einsatz und löscht sie danach.</p>
<h2>§ 6 Gerichtsstand</h2><p>Gerichtsstand ist Hameln.</p>`;

const cookieRow = (name: string, life: string, purpose: string) => `<tr><td>${name}</td><td>${life}</td><td>${purpose}</td></tr>`;
const service = (name: string, kind: string, rows: readonly string[]) =>
  `<details class="cmplz-dropdown cmplz-service-desc"><summary class="cmplz-service-header"><div><h3>${name}</h3><p>${kind}</p></div></summary><table><thead><tr><th>Name</th><th>Ablaufdatum</th><th>Funktion</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;

const cookiePolicy = `<div id="cmplz-document" class="cmplz-document cookie-statement cmplz-document-eu"><h1>Cookie-Richtlinie (EU)</h1>
<p><i>Diese Cookie-Richtlinie wurde zuletzt am 14. Februar 2024 aktualisiert und gilt für Bürger und Einwohner mit ständigem Wohnsitz im Europäischen Wirtschaftsraum und der Schweiz.</i></p>
<h2>1. Einführung</h2><p>Unsere Website, ${firm.origin} (im folgenden: „Die Website“) verwendet Cookies und ähnliche Technologien (der Einfachheit halber werden all diese unter „Cookies“ zusammengefasst). Cookies werden außerdem von uns beauftragten Drittparteien platziert.</p>
<h2>2. Was sind Cookies?</h2><p>Ein Cookie ist eine einfache kleine Datei, die gemeinsam mit den Seiten einer Internetadresse versendet und vom Webbrowser auf dem PC oder einem anderen Gerät gespeichert werden kann.</p>
<h2>3. Platzierte Cookies</h2><div id="cmplz-cookies-overview">
${service('Complianz', 'Funktional', [cookieRow('cmplz_*', '365 Tage', 'Speichert die Einwilligungspräferenzen')])}
${service('Elementor', 'Statistik (anonym)', [cookieRow('elementor', 'dauerhaft', 'Zählt Seitenaufrufe im Browser')])}
${service('Google Analytics', 'Statistiken', [cookieRow('_ga', '2 Jahre', 'Zählt und verfolgt Seitenaufrufe'), cookieRow('_ga_*', '2 Jahre', 'Zählt und verfolgt Seitenaufrufe')])}
${service('Google Ads', 'Marketing', [cookieRow('_gcl_au', '90 Tage', 'Speichert und verfolgt Conversions')])}
${service('Facebook', 'Marketing', [cookieRow('_fbp', '3 Monate', 'Speichert und verfolgt Besuche über Websites hinweg')])}
${service('Google reCAPTCHA', 'Marketing', [cookieRow('rc::a', 'dauerhaft', 'Unterscheidet Menschen von Bots'), cookieRow('rc::c', 'Sitzung', 'Unterscheidet Menschen von Bots')])}
${service('Google Maps', 'Marketing', [cookieRow('NID', '6 Monate', 'Karte')])}
${service('softgarden', 'Marketing', [cookieRow('JSESSIONID', 'Sitzung', 'Stellenliste')])}
${service('Hotjar', 'Statistiken', [cookieRow('_hjSessionUser_*', '1 Jahr', 'Speichert eine eindeutige Benutzer-ID')])}
</div>
<h2>4. Zustimmung</h2><p>Wenn Sie unsere Website das erste Mal besuchen, zeigen wir Ihnen ein Pop-Up mit einer Erklärung über Cookies. Ihre Wahl ändern Sie hier:</p><div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"><button type="button" class="cmplz-btn cmplz-manage-consent">Zustimmung verwalten</button></div>
<h2>5. Ihre Rechte</h2><p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Widerspruch und Widerruf. Kontakt: ${firm.email}</p></div>`;

const page = (id: number, path: string, title: string, content: string): AgencyPage => ({
  id,
  path,
  title,
  description: `${title} der ${firm.name}`,
  body: section(text(content)),
});

/** Imprint, notices, terms and the plugin's cookie policy. */
export const legalPages: readonly AgencyPage[] = [
  page(3, '/datenschutzerklaerung/', 'Datenschutzerklärung', privacy),
  page(12, '/impressum/', 'Impressum', imprint),
  page(530, '/datenschutzhinweise-bewerber/', 'Datenschutzhinweise für Bewerber', applicants),
  page(71, '/agb/', 'AGB', terms),
  page(88, '/cookie-richtlinie-eu/', 'Cookie-Richtlinie (EU)', cookiePolicy),
];
