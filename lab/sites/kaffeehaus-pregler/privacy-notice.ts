import type { ShopPage } from './wordpress.ts';

const cookies: readonly (readonly [string, string, string, string])[] = [
  ['cookieyes-consent', 'Kaffeehaus Pregler', 'speichert deine Auswahl', '1 Jahr'],
  ['woocommerce_cart_hash, woocommerce_items_in_cart', 'Kaffeehaus Pregler', 'Warenkorb', 'Sitzung'],
  ['wp_woocommerce_session_*', 'Kaffeehaus Pregler', 'Warenkorb und Kasse', '2 Tage'],
  ['_ga, _ga_*', 'Google', 'Statistik (nur mit Einwilligung)', '2 Jahre'],
  ['_gcl_au', 'Google', 'Werbemessung (nur mit Einwilligung)', '90 Tage'],
  ['IDE, test_cookie', 'Google', 'Werbung (nur mit Einwilligung)', '13 Monate, 15 Minuten'],
  ['_fbp', 'Meta', 'Werbemessung (nur mit Einwilligung)', '90 Tage'],
  ['_hjSessionUser_*, _hjSession_*', 'Hotjar', 'Nutzungsanalyse (nur mit Einwilligung)', '1 Jahr, 30 Minuten'],
  ['__kla_id', 'Klaviyo', 'Newsletter-Formular und Wiedererkennung', '2 Jahre'],
];

/** The notice: careful, current, and with one sentence that is not true. */
export const privacyNotice: ShopPage = {
  path: '/datenschutz/',
  id: 36,
  title: 'Datenschutzerklärung',
  description: 'Wie das Kaffeehaus Pregler mit deinen Daten umgeht.',
  bodyClass: 'privacy-policy',
  content: `<article class="page type-page hentry"><h1 class="entry-title">Datenschutzerklärung</h1><div class="entry-content">
<h2>1. Verantwortlicher</h2><p>Kaffeehaus Pregler e.K., Inhaber Matthias Pregler, Jakoberwallstraße 27, 86153 Augsburg, Telefon 0821 555 01 44, bohne@kaffeehaus-pregler.test. Ein Datenschutzbeauftragter ist bei uns nicht zu benennen.</p>
<h2>2. Besuch des Shops</h2><p>Unser Shop liegt bei der Raidboxes GmbH, Hafenstraße 32, 48153 Münster. Beim Aufruf werden IP-Adresse, Zeitpunkt, Seite und Browser verarbeitet, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Protokolle löschen wir nach 14 Tagen. Mit Raidboxes besteht ein Vertrag nach Art. 28 DSGVO. Schriften liegen auf unserem eigenen Server.</p>
<h2>3. Einwilligung und Cookies</h2><p>Cookies, die der Shop nicht braucht, setzen wir auf Grundlage deiner Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Notwendige Cookies beruhen auf § 25 Abs. 2 Nr. 2 TDDDG. Deine Auswahl verwaltet das Plugin CookieYes auf unserem Server; sie wird nicht an CookieYes übertragen. Ändern oder widerrufen kannst du sie jederzeit über das runde Symbol unten links.</p>
<table><thead><tr><th>Name</th><th>Anbieter</th><th>Zweck</th><th>Dauer</th></tr></thead><tbody>${cookies.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>
<h2>4. Google Analytics und Google Ads</h2><p>Mit deiner Einwilligung nutzen wir Google Analytics 4 und Google Ads der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Wir sehen, welche Seiten besucht werden und ob eine Anzeige zu einer Bestellung führt. Vor deiner Einwilligung werden keinerlei Daten an Google übertragen. Nutzungsdaten löschen wir nach 2 Monaten. Google LLC in den USA ist nach dem EU-US Data Privacy Framework zertifiziert (Art. 45 DSGVO).</p>
<h2>5. Meta Pixel und Conversions API</h2><p>Mit deiner Einwilligung (Art. 6 Abs. 1 lit. a DSGVO) messen wir mit dem Meta Pixel der Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland, den Erfolg unserer Anzeigen auf Facebook und Instagram. Ereignisse übermitteln wir auch von unserem Server aus (Conversions API). Für die Erhebung und Übermittlung sind wir mit Meta gemeinsam verantwortlich (Art. 26 DSGVO). Meta Platforms, Inc. ist nach dem EU-US Data Privacy Framework zertifiziert. Speicherdauer bei Meta: bis zu zwei Jahre.</p>
<h2>6. Hotjar</h2><p>Mit deiner Einwilligung zeichnet Hotjar (Hotjar Ltd., Dragonara Business Centre, St Julian’s STJ 3141, Malta) Mausbewegungen, Klicks und Scrollverhalten auf. Eingaben in Formularfelder werden unkenntlich gemacht. Aufzeichnungen werden nach 365 Tagen gelöscht.</p>
<h2>7. Newsletter</h2><p>Den Newsletter versenden wir mit Klaviyo (Klaviyo, Inc., 125 Summer Street, Boston, MA 02110, USA). Du bekommst ihn erst, wenn du die Bestätigungs-E-Mail anklickst (Double-Opt-in, Art. 6 Abs. 1 lit. a DSGVO). Das Anmeldefenster und die Auswertung von Öffnungen und Klicks stammen ebenfalls von Klaviyo. Klaviyo ist nach dem EU-US Data Privacy Framework zertifiziert. Abmelden kannst du dich über den Link in jeder E-Mail; danach löschen wir deine Adresse aus dem Verteiler.</p>
<h2>8. Trusted Shops</h2><p>Wir zeigen das Trustbadge der Trusted Shops SE, Subbelrather Straße 15c, 50823 Köln, um unser Gütesiegel und Bewertungen darzustellen (Art. 6 Abs. 1 lit. f DSGVO, Interesse an vertrauenswürdigem Einkauf). Beim Abruf wird deine IP-Adresse übertragen und anonymisiert; es werden keine Cookies gesetzt. Wir sind mit Trusted Shops gemeinsam verantwortlich.</p>
<h2>9. Bestellung, Kundenkonto, Zahlung</h2><p>Für deine Bestellung verarbeiten wir Name, Anschrift, E-Mail-Adresse und Zahlungsart (Art. 6 Abs. 1 lit. b DSGVO). Rechnungen bewahren wir acht Jahre auf (§ 147 AO). Ein Kundenkonto ist freiwillig und wird auf deinen Wunsch gelöscht. Pakete bringt die DHL Paket GmbH, Sträßchensweg 10, 53113 Bonn; sie erhält deine Anschrift. Zahlungen wickelt Mollie B.V., Keizersgracht 126, 1015 CW Amsterdam, Niederlande, ab; das Skript von Mollie lädt nur an der Kasse.</p>
<h2 id="karte">10. Karte der Packstationen</h2><p>Die Karte unter „Versand &amp; Zahlung“ kommt von Google Maps. Sie lädt erst, wenn du auf „Karte laden“ klickst (Art. 6 Abs. 1 lit. a DSGVO).</p>
<h2>11. Bewertungen</h2><p>Wenn du einen Artikel bewertest, veröffentlichen wir deinen Namen und deinen Text (Art. 6 Abs. 1 lit. a DSGVO) bis zu deinem Widerruf.</p>
<h2>12. Deine Rechte</h2><p>Du hast das Recht auf Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Datenübertragbarkeit (Art. 20) und Widerspruch (Art. 21 DSGVO). Einwilligungen kannst du jederzeit mit Wirkung für die Zukunft widerrufen (Art. 7 Abs. 3 DSGVO). Beschweren kannst du dich beim Bayerischen Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach. Du musst uns keine Daten geben; ohne Anschrift können wir aber nicht liefern. Automatisierte Entscheidungen treffen wir nicht.</p>
<p>Stand: März 2026</p></div></article>`,
};
