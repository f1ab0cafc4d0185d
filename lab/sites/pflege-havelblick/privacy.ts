import { accounts } from './accounts.ts';
import { element, homePage } from './typo3.ts';

const general = [
  element(
    301,
    '1. Verantwortliche Stelle',
    'Verantwortlich im Sinne von Art. 4 Nr. 7 DSGVO ist die Havelblick Pflege gemeinnützige GmbH, Uferpromenade 18, 14542 Werder (Havel), Telefon 03327 555 18-0, info@pflege-havelblick.test, vertreten durch die Geschäftsführerin Cornelia Wernstedt.',
  ),
  element(
    302,
    '2. Externer Datenschutzbeauftragter',
    'Dipl.-Jur. Thorben Aschoff, c/o Märkische Datenschutzkontor GmbH, Kurfürstenstraße 71, 14467 Potsdam, Telefon 0331 555 27 30, dsb@maerkisches-datenschutzkontor.test. Das Kontor hat diese Erklärung erstellt; es ist nicht Betreiber dieser Website.',
  ),
  element(
    303,
    '3. Ihre Rechte',
    'Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art. 7 Abs. 3 DSGVO). <strong>Soweit wir Daten auf der Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, Widerspruch einlegen (Art. 21 DSGVO).</strong>',
    'Sie können sich bei einer Aufsichtsbehörde beschweren, insbesondere bei der Landesbeauftragten für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg, Stahnsdorfer Damm 77, 14532 Kleinmachnow. Eine automatisierte Entscheidungsfindung einschließlich Profiling findet nicht statt.',
  ),
  element(
    304,
    '4. Hosting und Protokolle',
    'Unsere Website liegt bei einem Hostinganbieter in Deutschland, mit dem wir einen Vertrag nach Art. 28 DSGVO geschlossen haben. Bei jedem Aufruf werden IP-Adresse, Zeitpunkt, Adresse der Seite, Referrer und Browserkennung protokolliert (Art. 6 Abs. 1 lit. f DSGVO; Interesse: sicherer Betrieb). Nach sieben Tagen werden die Protokolle gelöscht. Die Verbindung ist mit TLS verschlüsselt. Schriftarten sind lokal eingebunden; Google Fonts werden nicht von Servern von Google geladen.',
  ),
];

const services = [
  element(
    305,
    '5. Cookies und Einwilligung',
    'Ihre Entscheidung speichern wir im Cookie „CookieConsent“ für ein Jahr (§ 25 Abs. 2 Nr. 2 TTDSG, Art. 6 Abs. 1 lit. c DSGVO). Das Formular „Platzanfrage“ setzt für die Dauer der Sitzung das Cookie „fe_typo_user“. <button type="button" class="linkish" data-cookieman-show>Cookie-Einstellungen ändern</button>',
  ),
  element(
    306,
    '6. Matomo',
    `Mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TTDSG) nutzen wir Matomo auf unserer eigenen Adresse ${accounts.statistics}. Wir haben Matomo so eingestellt, dass keine Cookies gesetzt werden; Ihre IP-Adresse wird um zwei Bytes gekürzt. Die Daten werden nach 180 Tagen gelöscht und nicht an Dritte weitergegeben. Google Analytics setzen wir seit dem Relaunch im Jahr 2021 nicht mehr ein.`,
  ),
  element(
    307,
    '7. Google Maps',
    'Auf der Seite Standorte binden wir nach Ihrem Klick Karten des Dienstes Google Maps der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, ein. Daten können an Google LLC in den USA übertragen werden; Google ist unter dem EU-US Privacy Shield zertifiziert. Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO.',
  ),
  element(
    308,
    '8. Barrierefreiheit: ReadSpeaker und Eye-Able',
    'Unsere Seiten können Sie sich vorlesen lassen. Anbieter ist die ReadSpeaker GmbH, Am Sommerfeld 7, 86825 Bad Wörishofen, als Auftragsverarbeiterin. Eine Verbindung zu ReadSpeaker wird erst aufgebaut, wenn Sie auf „Vorlesen“ klicken; dann werden Ihre IP-Adresse und die Adresse der Seite übertragen und für vier Tage das Cookie „ReadSpeakerSettings“ gesetzt. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO, unser Interesse ist der barrierefreie Zugang.',
    'Kontrast und Schriftgröße können Sie mit Eye-Able der Web Inclusion GmbH, Gartenstraße 12c, 97276 Margetshöchheim, anpassen. Die Einstellungen werden lokal in Ihrem Browser gespeichert.',
  ),
  element(
    309,
    '9. Filme (YouTube)',
    'Filme binden wir über YouTube im erweiterten Datenschutzmodus ein, aber erst nach Ihrem Klick auf das Vorschaubild, das auf unserem eigenen Server liegt. Mit dem Klick willigen Sie ein (Art. 6 Abs. 1 lit. a, Art. 49 Abs. 1 lit. a DSGVO), dass Google Ireland Limited Ihre IP-Adresse und Gerätedaten erhält, auch in den USA. YouTube legt Kennungen im lokalen Speicher ab. Widerrufen können Sie, indem Sie die Seite neu laden und den Film nicht erneut starten.',
  ),
  element(
    310,
    '10. Platzanfrage und Kontakt',
    'Die Angaben im Formular „Platzanfrage“ verarbeiten wir, um Ihnen einen Platz anbieten zu können (Art. 6 Abs. 1 lit. b DSGVO). Empfänger sind die Einrichtungsleitung und das Belegungsmanagement. Kommt kein Vertrag zustande, löschen wir die Anfrage nach sechs Monaten; stehen Sie auf der Warteliste, fragen wir einmal im Jahr nach. Vor automatisierten Eingaben schützt ausschließlich ein unsichtbares Feld; ein Captcha eines Drittanbieters verwenden wir nicht. Wenn Sie für Angehörige anfragen, informieren Sie diese bitte über diese Erklärung.',
  ),
  element(
    311,
    '11. Bewerbungen',
    'Sie können sich per Post, per E-Mail oder mit unserer Schnellbewerbung bewerben. Rechtsgrundlage ist § 26 Abs. 1 BDSG. Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten, mit Ihrer Einwilligung bleiben Sie zwei Jahre in unserem Bewerberpool. Wenn Sie uns über WhatsApp (WhatsApp Ireland Limited, Dublin) schreiben, verarbeiten wir Ihre Rufnummer für den Rückruf und löschen den Verlauf nach 14 Tagen.',
  ),
  element(
    312,
    '12. Spenden',
    'Für Spenden verarbeiten wir die Angaben auf dem Kontoauszug und bewahren sie zehn Jahre auf (Art. 6 Abs. 1 lit. c DSGVO, § 147 AO).',
  ),
  element(
    313,
    '13. Hinweisgebersystem',
    'Für Meldungen nach dem Hinweisgeberschutzgesetz verweisen wir auf die Plattform eines externen Anbieters, der unser Auftragsverarbeiter ist. Meldungen sind ohne Namen möglich. Es handelt sich um einen Link; beim Aufruf unserer Seiten werden keine Daten übertragen. Rechtsgrundlage ist Art. 6 Abs. 1 lit. c DSGVO in Verbindung mit § 10 HinSchG. Meldungen werden drei Jahre nach Abschluss gelöscht.',
  ),
  element(
    314,
    '14. Soziale Netzwerke',
    'Wir verlinken auf unsere Seiten bei Facebook und Instagram. Social Plugins wie den „Gefällt mir“-Button setzen wir nicht ein. Für die Seitenstatistik („Insights“) sind wir mit der Meta Platforms Ireland Limited gemeinsam verantwortlich (Art. 26 DSGVO).',
  ),
  '<div id="c315" class="frame"><p class="small">Stand: März 2022</p></div>',
];

/** Privacy notice of an external officer: good in its general part, behind the site in its services. */
export const privacy = homePage({
  id: 31,
  title: 'Datenschutzerklärung',
  description: 'Informationen nach Art. 13 und 14 DSGVO.',
  path: '/datenschutz',
  content: [...general, ...services].join('\n'),
});
