const cookieRows = [
  ['__cf_bm', 'taktwerk-software.test', 'Unterscheidung von Menschen und Programmen (Cloudflare, im Auftrag von HubSpot)', '30 Minuten'],
  ['_cfuvid', 'taktwerk-software.test', 'Begrenzung der Zahl der Anfragen (Cloudflare, im Auftrag von HubSpot)', 'Sitzung'],
  ['__hs_cookie_cat_pref', 'taktwerk-software.test', 'Merkt sich, welchen Gruppen Sie zugestimmt haben', '6 Monate'],
  ['__hs_opt_out', 'taktwerk-software.test', 'Verhindert, dass wir Sie erneut fragen', '6 Monate'],
  ['__hs_initial_opt_in', 'taktwerk-software.test', 'Merkt sich, dass das Fenster schon gezeigt wurde', '7 Tage'],
  ['__hstc', 'taktwerk-software.test', 'Statistik: erster, letzter und aktueller Besuch (nur mit Einwilligung)', '6 Monate'],
  ['hubspotutk', 'taktwerk-software.test', 'Statistik: Kennung des Besuchers (nur mit Einwilligung)', '6 Monate'],
  ['__hssc', 'taktwerk-software.test', 'Statistik: Zahl der Seiten in der Sitzung (nur mit Einwilligung)', '30 Minuten'],
  ['__hssrc', 'taktwerk-software.test', 'Statistik: erkennt einen Neustart des Browsers (nur mit Einwilligung)', 'Sitzung'],
  ['intercom-id-k3v8q2pz', 'taktwerk-software.test', 'Chat: Kennung des Besuchers', '9 Monate'],
  ['intercom-device-id-k3v8q2pz', 'taktwerk-software.test', 'Chat: Kennung des Geräts', '9 Monate'],
  ['intercom-session-k3v8q2pz', 'taktwerk-software.test', 'Chat: laufende Sitzung', '7 Tage'],
  [
    '__cf_bm, _cfuvid',
    'hsforms.com, hsforms.net, hubspot.com',
    'Abwehr automatischer Anfragen an Formular und Statistik',
    '30 Minuten bzw. Sitzung',
  ],
];

/** German privacy notice: complete, but for two services that nobody told the author about. */
export const privacyGerman = `<h1>Datenschutzerklärung</h1><p>Stand: September 2026</p>
<h2>1. Verantwortlicher</h2><p>Taktwerk Software GmbH &amp; Co. KG, Girlitzweg 30, 50829 Köln, Telefon +49 221 4710 1740, E-Mail <a href="mailto:info@taktwerk-software.test">info@taktwerk-software.test</a>.</p>
<h2>2. Datenschutzbeauftragte</h2><p>Unsere Datenschutzbeauftragte ist Rechtsanwältin Carla Wittgens, erreichbar unter <a href="mailto:datenschutz@taktwerk-software.test">datenschutz@taktwerk-software.test</a> oder unter unserer Anschrift mit dem Zusatz „Datenschutz – vertraulich“.</p>
<h2>3. Aufruf der Website und Hosting</h2><p>Diese Website wird mit dem Content-Hub der HubSpot Ireland Limited, Ground Floor, Two Dockland Central, Guild Street, Dublin 1, Irland, betrieben; die Daten liegen im Rechenzentrum Frankfurt am Main. Beim Aufruf werden IP-Adresse, Datum und Uhrzeit, aufgerufene Seite, Menge der übertragenen Daten, Browser und Betriebssystem sowie die zuvor besuchte Seite verarbeitet. Zweck ist die sichere und störungsfreie Auslieferung; Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO, unser berechtigtes Interesse ist eben diese Sicherheit. Die Protokolle werden nach 30 Tagen gelöscht. Mit HubSpot besteht ein Vertrag zur Auftragsverarbeitung nach Art. 28 DSGVO.</p>
<p>HubSpot schaltet das Netz der Cloudflare, Inc. (101 Townsend St., San Francisco, USA) vor. Es setzt die Cookies __cf_bm und _cfuvid, die Angriffe durch Programme abwehren. Sie sind unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).</p>
<h2>4. Einwilligung und Widerruf</h2><p>Beim ersten Besuch fragen wir, ob wir Statistik einsetzen dürfen. Ihre Entscheidung speichern wir mit den unten genannten Cookies (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. c DSGVO). Sie können sie jederzeit mit Wirkung für die Zukunft ändern oder widerrufen: Klicken Sie dazu am Ende jeder Seite auf „Cookie-Einstellungen“. Die Skripte des Fensters kommen von js-eu1.hs-banner.com (HubSpot).</p>
<h2>5. Statistik mit HubSpot</h2><p>Wenn Sie zustimmen, misst HubSpot, welche Seiten Sie besuchen, wie lange Sie bleiben und woher Sie kommen. Haben Sie ein Formular ausgefüllt, werden diese Angaben mit Ihrem Kontakt verknüpft, damit unser Vertrieb weiß, wofür Sie sich interessieren. Rechtsgrundlagen sind § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 lit. a DSGVO. Die Daten werden nach 13 Monaten gelöscht. Empfänger ist HubSpot als Auftragsverarbeiter; ein Zugriff der Muttergesellschaft HubSpot, Inc. (USA) ist möglich. Sie ist nach dem EU-US Data Privacy Framework zertifiziert (Angemessenheitsbeschluss der Kommission vom 10. Juli 2023), ergänzend gelten Standardvertragsklauseln.</p>
<h2>6. Formulare</h2><p>Das Formular „Demo anfordern“ wird von HubSpot bereitgestellt (js-eu1.hsforms.net, forms-eu1.hsforms.com). Schon beim Aufruf der Seite erhält HubSpot Ihre IP-Adresse, und das vorgeschaltete Netz setzt die Cookies __cf_bm und _cfuvid. Ihre Eingaben (Name, E-Mail-Adresse, Unternehmen, freiwillig Telefonnummer, Betriebsgröße und Nachricht) verwenden wir, um die Vorführung zu vereinbaren. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, bei Ansprechpartnern von Unternehmen lit. f. Pflichtfelder sind mit einem Stern versehen; ohne sie können wir uns nicht melden. Kommt kein Vertrag zustande, löschen wir die Daten nach zwölf Monaten.</p>
<h2>7. Rundbrief</h2><p>Wenn Sie im Formular das Kästchen für den Rundbrief ankreuzen, schicken wir Ihnen zuerst eine E-Mail zur Bestätigung. Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO. Abmelden können Sie sich über den Link am Ende jeder Ausgabe; danach löschen wir Ihre Adresse, den Nachweis der Anmeldung nach drei Jahren.</p>
<h2>8. Chat mit Intercom</h2><p>Unten rechts erreichen Sie uns über den Chat von Intercom R&amp;D Unlimited Company, 2nd Floor, Stephen Court, 18–21 Saint Stephen’s Green, Dublin 2, Irland. Verarbeitet werden IP-Adresse, Browser, besuchte Seiten, eine Kennung und was Sie schreiben. Wir stützen dies auf Art. 6 Abs. 1 lit. f DSGVO; unser Interesse ist, Fragen schnell zu beantworten. Gespräche werden nach neun Monaten gelöscht. Die Daten liegen in Dublin, ein Zugriff der Intercom, Inc. (USA) ist möglich; sie ist nach dem EU-US Data Privacy Framework zertifiziert.</p>
<h2>9. Kontakt per E-Mail und Telefon</h2><p>Was Sie uns mitteilen, verarbeiten wir, um zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO), und löschen es, sobald die Angelegenheit erledigt ist, Handelsbriefe nach sechs Jahren (§ 257 HGB).</p>
<h2>10. Cookies im Überblick</h2><table><thead><tr><th>Name</th><th>Gesetzt für</th><th>Zweck</th><th>Dauer</th></tr></thead><tbody>${cookieRows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>
<h2>11. Empfänger</h2><p>Außer den genannten Dienstleistern erhält niemand Ihre Daten, es sei denn, wir sind gesetzlich dazu verpflichtet. Eine automatisierte Entscheidung einschließlich Profiling nach Art. 22 DSGVO findet nicht statt. Sie sind weder gesetzlich noch vertraglich verpflichtet, uns Daten bereitzustellen.</p>
<h2>12. Ihre Rechte</h2><p>Sie haben das Recht auf Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20 DSGVO). Eine Einwilligung können Sie jederzeit widerrufen (Art. 7 Abs. 3); die Rechtmäßigkeit der bis dahin erfolgten Verarbeitung bleibt unberührt.</p>
<p><strong>Widerspruchsrecht nach Art. 21 DSGVO: Soweit wir Daten auf Grundlage von Art. 6 Abs. 1 lit. f verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Der Verarbeitung für Direktwerbung können Sie ohne Gründe widersprechen.</strong></p>
<p>Sie können sich bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist die Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf.</p>`;
