import { accounts } from './accounts.ts';
import { clinicPage, element } from './typo3.ts';

const services = [
  element(
    305,
    '5. Besuchsstatistik mit Matomo',
    `Wir werten die Nutzung unserer Website mit der freien Software Matomo aus, die wir auf einem eigenen Server unter ${accounts.statistics} betreiben. Es werden keine Daten an Dritte weitergegeben. Ohne Ihre Einwilligung arbeitet Matomo ohne Cookies und ohne Auslesen von Eigenschaften Ihres Geräts; die IP-Adresse wird um zwei Bytes gekürzt, bevor sie gespeichert wird. Rechtsgrundlage ist unser berechtigtes Interesse an einer bedarfsgerechten Website (Art. 6 Abs. 1 lit. f DSGVO). Inhalte, die Sie in Formulare eingeben, werden nicht ausgewertet.`,
    'Erlauben Sie im Cookie-Fenster „Statistik“, setzt Matomo zusätzlich die Cookies _pk_id (13 Monate) und _pk_ses (30 Minuten). Rechtsgrundlage sind dann Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TTDSG. Die Rohdaten löschen wir nach 180 Tagen.',
    'Sie können der Auswertung hier widersprechen:',
    `<div id="matomo-opt-out"></div><script src="https://${accounts.statistics}/index.php?module=CoreAdminHome&amp;action=optOutJS&amp;divId=matomo-opt-out&amp;language=de&amp;showIntro=1"></script>`,
  ),
  element(
    306,
    '6. Filme (Vimeo)',
    'Für Filme nutzen wir den Dienst Vimeo der Vimeo.com, Inc., 330 West 34th Street, New York, USA. Ein Film wird erst geladen, nachdem Sie eingewilligt haben, entweder im Cookie-Fenster („Externe Inhalte“) oder mit einem Klick auf den Platzhalter. Dann erfährt Vimeo Ihre IP-Adresse, die aufgerufene Seite und technische Angaben zu Ihrem Browser und kann Cookies setzen (vuid, zwei Jahre). Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO. Mit Vimeo bestehen Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 lit. c DSGVO). Die Einwilligung können Sie jederzeit über „Cookie-Einstellungen“ widerrufen.',
  ),
  element(
    307,
    '7. Google Maps',
    'Auf der Seite Besucherinfos zeigen wir nach Ihrer Einwilligung eine Karte der Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA. Google ist unter dem EU-US Privacy Shield zertifiziert und bietet damit eine Garantie, das europäische Datenschutzrecht einzuhalten (https://www.privacyshield.gov/participant?id=a2zt000000001L5AAI). Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO.',
  ),
  element(
    308,
    '8. Google reCAPTCHA',
    'Zum Schutz unserer Formulare vor automatisierten Eingaben setzen wir Google reCAPTCHA ein. Der Dienst prüft anhand des Verhaltens, ob die Eingabe von einem Menschen stammt. Rechtsgrundlagen sind Art. 6 Abs. 1 lit. f DSGVO und § 15 Abs. 3 TMG.',
  ),
  element(
    309,
    '9. Anfragen zur Aufnahme',
    'Im Aufnahmeformular verarbeiten wir Ihre Kontaktdaten, Ihr Geburtsdatum, den Kostenträger und, soweit Sie sie mitteilen, Diagnosen und Befunde. Dies sind Gesundheitsdaten. Rechtsgrundlagen sind Art. 6 Abs. 1 lit. b und Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO in Verbindung mit § 22 Abs. 1 Nr. 1 lit. b BDSG. Die Übertragung ist verschlüsselt. Die Angaben liegen in einem geschützten Bereich unseres Servers, werden einmal täglich in das Klinikinformationssystem übernommen und danach auf dem Webserver gelöscht. Kommt es nicht zur Aufnahme, löschen wir nach drei Monaten; bei einer Behandlung gilt die Aufbewahrungsfrist von zehn Jahren (§ 630f Abs. 3 BGB). Das Formular verwendet das Sitzungs-Cookie fe_typo_user, das nach § 25 Abs. 2 Nr. 2 TTDSG unbedingt erforderlich ist.',
  ),
  element(
    310,
    '10. Chat',
    'Der Chat „Patientenservice“ wird erst geladen, wenn Sie auf „Chat starten“ klicken. Anbieter ist die Userlike UG (haftungsbeschränkt), Probsteigasse 44–46, 50670 Köln, als unser Auftragsverarbeiter. Dann werden Ihre IP-Adresse und der Verlauf verarbeitet und ein Cookie (uslk_umm_*, ein Jahr) gesetzt. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Verläufe löschen wir nach 30 Tagen.',
  ),
  element(
    311,
    '11. Newsletter',
    'Das Rosentalblatt versenden wir mit rapidmail (rapidmail GmbH, Wentzingerstraße 21, 79106 Freiburg), mit der ein Vertrag nach Art. 28 DSGVO besteht. Wir verwenden das Double-Opt-in-Verfahren und speichern dazu E-Mail-Adresse, Zeitpunkt und IP-Adresse der Anmeldung und der Bestätigung. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 UWG). Öffnungen und Klicks werten wir nicht aus. Nach der Abmeldung löschen wir Ihre Adresse, den Nachweis der Einwilligung nach drei Jahren.',
  ),
  element(
    312,
    '12. Bewerbungen',
    'Unsere Stellen zeigen wir mit dem Bewerbungsportal der BITE GmbH, Magirus-Deutz-Straße 16, 89077 Ulm, als Auftragsverarbeiter. Beim Aufruf der Seite Karriere wird die Liste von Servern der BITE GmbH in Deutschland geladen; dafür wird Ihre IP-Adresse übertragen, Cookies werden nicht gesetzt. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser Interesse ist eine stets aktuelle Stellenliste. Bewerbungsdaten verarbeiten wir nach Art. 6 Abs. 1 lit. b DSGVO und löschen sie sechs Monate nach Abschluss des Verfahrens.',
  ),
  element(
    313,
    '13. Visuelle Hilfe (Eye-Able)',
    'Damit auch Menschen mit Einschränkungen unsere Seiten nutzen können, binden wir Eye-Able der Web Inclusion GmbH, Gartenstraße 12c, 97276 Margetshöchheim, ein. Die nötigen Dateien werden von Servern in Deutschland geladen; dabei wird Ihre IP-Adresse übertragen, aber nicht gespeichert. Cookies werden nicht gesetzt. Nur wenn Sie Einstellungen vornehmen, werden diese im lokalen Speicher Ihres Browsers abgelegt (§ 25 Abs. 2 Nr. 2 TTDSG). Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO. Ein Vertrag zur Auftragsverarbeitung ist geschlossen.',
  ),
];

/** Privacy notice: long and careful, with parts that time has overtaken. */
export const privacy = clinicPage({
  id: 31,
  title: 'Datenschutzerklärung',
  description: 'Wie die Klinik Rosental mit personenbezogenen Daten umgeht.',
  path: '/datenschutz',
  content: [
    element(
      301,
      '1. Verantwortlicher und Datenschutzbeauftragte',
      'Verantwortlich im Sinne des Art. 4 Nr. 7 DSGVO ist die Klinik Rosental gemeinnützige GmbH, Rosentalweg 12, 36364 Bad Salzschlirf, Telefon 06648 555 90-0, info@klinik-rosental.test.',
      'Unsere Datenschutzbeauftragte ist Rechtsanwältin Dr. Henrike Vollmers, Kanzlei Vollmers &amp; Tietze, Am Peterstor 4, 36037 Fulda, Telefon 0661 555 71 20, <a href="mailto:datenschutz@klinik-rosental.test">datenschutz@klinik-rosental.test</a>. Sie unterliegt der Verschwiegenheit; Sie können sich vertraulich an sie wenden.',
    ),
    element(
      302,
      '2. Unser Grundsatz',
      'Wer unsere Seiten liest, sucht oft Rat in einer schwierigen Lage. Schon dass jemand eine bestimmte Seite aufruft, kann etwas über seine Gesundheit verraten. Wir verwenden deshalb keine Werbe-Cookies, geben keine Nutzungsdaten an Werbenetzwerke weiter und binden Inhalte Dritter nur mit Ihrer Einwilligung ein, soweit im Folgenden nichts anderes gesagt ist.',
    ),
    element(
      303,
      '3. Hosting und Protokolle',
      'Unsere Website liegt auf Servern der Hetzner Online GmbH, Industriestraße 25, 91710 Gunzenhausen, mit der ein Vertrag nach Art. 28 DSGVO besteht. Bei jedem Aufruf werden IP-Adresse, Zeitpunkt, aufgerufene Adresse, übertragene Menge und Browserkennung protokolliert und nach sieben Tagen gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; wir haben ein berechtigtes Interesse am sicheren Betrieb. Schriften liegen auf unserem eigenen Server.',
    ),
    element(
      304,
      '4. Cookies und Einwilligung',
      'Ihre Auswahl im Cookie-Fenster speichern wir im Cookie cookie_optin (ein Jahr) und im lokalen Speicher (SgCookieOptin.lastPreferences). Zum Nachweis nach Art. 7 Abs. 1 DSGVO halten wir Zeitpunkt und Auswahl unter einer zufälligen Kennung fest. Notwendige Cookies setzen wir auf Grundlage von § 25 Abs. 2 Nr. 2 TTDSG, alle anderen nur nach Einwilligung gemäß § 25 Abs. 1 TTDSG. Sie können Ihre Auswahl jederzeit mit Wirkung für die Zukunft ändern: <a href="#" data-cookie-settings>Cookie-Einstellungen öffnen</a>.',
    ),
    ...services,
    element(
      314,
      '14. Soziale Netzwerke und andere Links',
      'Wir verlinken auf unsere Auftritte bei Facebook und Instagram, auf klinikbewertungen.de und auf die Terminbuchung der samedi GmbH. Es handelt sich um einfache Links; Daten fließen erst, wenn Sie ihnen folgen. Das Siegel von klinikbewertungen.de ist eine Bilddatei auf unserem Server.',
    ),
    element(
      315,
      '15. Ihre Rechte',
      '<ul><li>Auskunft (Art. 15 DSGVO)</li><li>Berichtigung (Art. 16 DSGVO)</li><li>Löschung (Art. 17 DSGVO)</li><li>Einschränkung der Verarbeitung (Art. 18 DSGVO)</li><li>Datenübertragbarkeit (Art. 20 DSGVO)</li><li>Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)</li></ul>',
      '<p><strong>Widerspruchsrecht (Art. 21 DSGVO):</strong> Soweit wir Daten auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen.</p>',
      'Sie können sich bei einer Aufsichtsbehörde beschweren, etwa beim Hessischen Beauftragten für Datenschutz und Informationsfreiheit, Gustav-Stresemann-Ring 1, 65189 Wiesbaden. Eine Pflicht zur Bereitstellung von Daten besteht nicht; ohne die Pflichtangaben können wir eine Aufnahmeanfrage nicht bearbeiten. Automatisierte Entscheidungen im Einzelfall einschließlich Profiling finden nicht statt.',
    ),
    element(316, '', '<p class="small">Stand: März 2023 (Abschnitte 5 und 10 bis 13), im Übrigen Mai 2019</p>'),
  ].join('\n'),
});
