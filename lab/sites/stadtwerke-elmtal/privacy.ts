import { type NeosDocument, text } from './neos.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const body = [
  '<h1>Datenschutzerklärung</h1><p>Stand: September 2025</p>',
  text(
    '1. Wer verantwortlich ist',
    'Stadtwerke Elmtal GmbH, Mühlengraben 12, 38156 Elmtal, Telefon 05306 555-0, service@stadtwerke-elmtal.test, vertreten durch die Geschäftsführerin Dr.-Ing. Birte Sandvoß.',
    'Unseren Datenschutzbeauftragten Henning Oelkers erreichen Sie unter der gleichen Anschrift mit dem Zusatz „Datenschutzbeauftragter – persönlich“ oder unter datenschutz@stadtwerke-elmtal.test.',
  ),
  text(
    '2. Aufruf der Website',
    'Unser Webserver verarbeitet IP-Adresse, Zeitpunkt, aufgerufene Adresse, Statuscode, Datenmenge, Referrer und Browserkennung, um die Seiten auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO; unser Interesse ist der sichere Betrieb). Die Protokolle löschen wir nach 14 Tagen. Server und Wartung stellt die Okerdata GmbH, Braunschweig, als Auftragsverarbeiterin nach Art. 28 DSGVO.',
  ),
  text(
    '3. Cookies und Einwilligung',
    'Was nicht unbedingt erforderlich ist, geschieht nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Sie geben sie im Fenster „Ihre Privatsphäre bei den Stadtwerken“ und widerrufen sie jederzeit mit Wirkung für die Zukunft über „Datenschutz-Einstellungen“ am Ende jeder Seite. Das Fenster (Klaro, quelloffen) läuft auf unserem Server.',
    `<table><thead><tr><th>Cookie</th><th>Zweck</th><th>Speicherdauer</th><th>Grundlage</th></tr></thead><tbody>${row('swe_einwilligung', 'merkt sich Ihre Auswahl', '6 Monate', '§ 25 Abs. 2 Nr. 2 TDDDG')}${row('Neos_Flow_Session', 'Sitzung auf Seiten mit Formular, Schutz vor fremden Absendungen', 'Ende der Sitzung', '§ 25 Abs. 2 Nr. 2 TDDDG')}${row('_pk_id*', 'Matomo: unterscheidet Besuche', '13 Monate', 'Einwilligung')}${row('_pk_ses*', 'Matomo: laufender Besuch', '30 Minuten', 'Einwilligung')}${row('uslk_umm_*', 'Userlike: ordnet Sie einem Gespräch zu', '1 Jahr', 'Einwilligung')}${row('ReadSpeakerSettings', 'ReadSpeaker: Ihre Einstellungen, erst wenn Sie auf „Vorlesen“ klicken', '4 Tage', '§ 25 Abs. 2 Nr. 2 TDDDG')}</tbody></table>`,
  ),
  text(
    '4. Statistik mit Matomo',
    'Wir werten mit Matomo aus, welche Seiten besucht werden. Die Software läuft auf unserem eigenen Server statistik.stadtwerke-elmtal.test in Braunschweig; die letzten beiden Bytes der IP-Adresse werden vor dem Speichern entfernt. Rohdaten löschen wir nach 180 Tagen. Rechtsgrundlage ist Ihre Einwilligung. Solange Sie nicht eingewilligt haben, findet keine Zählung statt: Matomo wird dann nicht ausgeführt und überträgt nichts.',
  ),
  '<a id="tarifrechner"></a>',
  text(
    '5. Tarifrechner',
    'Auf der Seite „Tarifrechner“ bindet ein Auftragsverarbeiter, die epilot GmbH, Im Mediapark 8a, 50670 Köln, den von Ihnen aufgerufenen Rechner ein. Verarbeitet werden IP-Adresse, Browserdaten und Ihre Eingaben (Postleitzahl, Verbrauch). Das ist nötig, um den ausdrücklich gewünschten Dienst zu erbringen und Ihren Vertrag anzubahnen (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. b DSGVO). Der Rechner legt auf Ihrem Gerät nichts ab und misst Ihr Verhalten nicht; weitere Dienstleister sind außer der Amazon Web Services EMEA SARL (Rechenzentrum Frankfurt am Main) nicht beteiligt. Die Eingaben werden nach 24 Stunden gelöscht.',
  ),
  '<a id="vertrag"></a>',
  text(
    '6. Vertragsabschluss',
    'Für Ihren Liefervertrag verarbeiten wir Namen, Anschrift, E-Mail-Adresse, Zählernummer, Vorversorger und, bei Lastschrift, Ihre Bankverbindung (Art. 6 Abs. 1 lit. b DSGVO). Geburtsdatum und Telefonnummer sind freiwillige Angaben; die Telefonnummer nutzen wir nur für Rückfragen. Ohne die als Pflichtfeld gekennzeichneten Daten können wir keinen Vertrag schließen.',
    'Empfänger sind der Netz- und der Messstellenbetreiber, der bisherige Lieferant, unser Abrechnungsdienstleister (Harzer Energieabrechnung GmbH, Goslar) und Ihre Bank. Vertrags- und Rechnungsdaten bewahren wir acht Jahre (Buchungsbelege, § 147 AO) oder sechs Jahre (Handelsbriefe, § 257 HGB) auf, im Übrigen bis zum Ablauf der Verjährung drei Jahre nach Vertragsende. Anfragen, aus denen kein Vertrag wird, löschen wir nach sechs Monaten.',
  ),
  '<a id="formulare"></a>',
  text(
    '7. Zählerstand, Kündigung, Widerruf und Kontakt',
    'Ihre Angaben in diesen Formularen verarbeiten wir, um Ihr Anliegen zu erledigen (Art. 6 Abs. 1 lit. b und c DSGVO). Zählerstände gehören zur Abrechnung und werden acht Jahre aufbewahrt, übrige Anfragen löschen wir zwei Jahre nach Erledigung.',
    'Alle Formulare schützt Friendly Captcha der Friendly Captcha GmbH, Am Anger 3–5, 82237 Wörthsee, vor automatischen Eingaben. Ihr Browser löst dazu eine Rechenaufgabe, die er von eu-api.friendlycaptcha.eu abruft; IP-Adressen werden nur als Streuwert verarbeitet, Cookies nicht gesetzt (Art. 6 Abs. 1 lit. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG).',
  ),
  '<a id="newsletter"></a>',
  text(
    '8. Newsletter',
    'Mit Ihrer Einwilligung senden wir Ihnen „Elmtal aktuell“. Sie bestätigen die Anmeldung über einen Link in einer E-Mail; Zeitpunkt und IP-Adresse der Anmeldung speichern wir als Nachweis. Versand durch die rapidmail GmbH, Wentzingerstraße 21, 79106 Freiburg, als Auftragsverarbeiterin; Öffnungen und Klicks werden nicht gemessen. Ihre Adresse löschen wir nach der Abmeldung, den Nachweis drei Jahre später. Eine Verbindung zu rapidmail entsteht erst beim Absenden.',
  ),
  text(
    '9. Chat mit Userlike',
    'Mit Ihrer Einwilligung laden wir den Chat der Userlike UG (haftungsbeschränkt), Probsteigasse 44–46, 50670 Köln. Verarbeitet werden IP-Adresse, besuchte Seiten, Ihre Nachrichten und eine Kennung (Cookie und Web-Speicher uslk_umm_*). Die Programmdateien kommen aus Rechenzentren von Amazon Web Services in Irland. Gespräche löschen wir nach 90 Tagen.',
  ),
  text(
    '10. Vorlesen mit ReadSpeaker',
    'Damit Sie sich Seiten vorlesen lassen können, laden wir ein Skript der ReadSpeaker GmbH, Am Sommerfeld 7, 86825 Bad Wörishofen, von cdn-eu.readspeaker.com; dabei wird Ihre IP-Adresse übertragen, nicht aber gespeichert. Gelesen wird erst, wenn Sie auf „Vorlesen“ klicken. Wir kommen damit unserer Pflicht zur Barrierefreiheit nach (Art. 6 Abs. 1 lit. c und f DSGVO, BFSG). ReadSpeaker ist Auftragsverarbeiterin.',
  ),
  text(
    '11. YouTube und Google Maps',
    'Videos (youtube-nocookie.com) und den Lageplan der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, laden wir erst, wenn Sie im Platzhalter oder in den Einstellungen zustimmen. Google erhält dann Ihre IP-Adresse, kann Cookies und Web-Speicher nutzen und Daten an die Google LLC in den USA übermitteln; diese ist nach dem EU-US Data Privacy Framework zertifiziert (Art. 45 DSGVO). Die Speicherdauer bestimmt Google: Cookie NID sechs Monate, Kennungen im Web-Speicher von YouTube bis zur Löschung, DoubleClick-Cookie IDE 13 Monate. Näheres: <a href="https://policies.google.com/privacy?hl=de">policies.google.com/privacy</a>.',
  ),
  '<a id="bewerbung"></a>',
  text(
    '12. Bewerbung und Stellenangebote',
    'Unsere Stellen zeigen wir mit softgarden e-recruiting GmbH, Tauentzienstraße 14, 10789 Berlin (Auftragsverarbeiterin, Sitzungscookie JSESSIONID). Die Liste wird erst geladen, nachdem Sie dem Dienst softgarden zugestimmt haben. Bewerbungsdaten verarbeiten wir nach Art. 6 Abs. 1 lit. b DSGVO und § 26 BDSG und löschen sie sechs Monate nach der Absage.',
  ),
  text(
    '13. Ihre Rechte',
    'Sie haben das Recht auf Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18) und Datenübertragbarkeit (Art. 20 DSGVO). Einwilligungen können Sie jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3).',
    '<p><strong>Widerspruch (Art. 21 DSGVO):</strong> Verarbeitungen aufgrund berechtigter Interessen können Sie aus Gründen Ihrer besonderen Situation widersprechen, Direktwerbung jederzeit ohne Begründung.</p>',
    'Beschweren können Sie sich bei jeder Aufsichtsbehörde, für uns zuständig: Der Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover, poststelle@lfd.niedersachsen.de.',
    'Entscheidungen, die ausschließlich auf automatisierter Verarbeitung beruhen, einschließlich Profiling (Art. 22 DSGVO), treffen wir nicht.',
  ),
].join('');

/** The privacy notice: nearly complete, and in four places not what the site does. */
export const privacyPage: NeosDocument = {
  path: '/datenschutz',
  title: 'Datenschutzerklärung',
  description: 'Wie die Stadtwerke Elmtal mit Ihren Daten umgehen.',
  body,
};
