import { element, list } from './template.ts';

const optOut =
  'https://statistik.gemeinde-altenau.test/index.php?module=CoreAdminHome&amp;action=optOutJS&amp;divId=matomo-opt-out&amp;language=de&amp;showIntro=1';

/** The privacy notice of a public body: Art. 6 (1) e with state law, a data protection officer of the authority. It leaves the weather window out. */
export const privacyNotice = [
  element(
    290,
    null,
    'Mit diesen Hinweisen informieren wir Sie nach Art. 13 und 14 der Datenschutz-Grundverordnung (DSGVO) darüber, welche personenbezogenen Daten die Gemeinde Altenau verarbeitet, wenn Sie diese Website besuchen oder uns darüber schreiben.',
  ),
  element(
    291,
    'Verantwortliche Stelle',
    'Gemeinde Altenau, der Gemeindevorstand<br>Marktplatz 1, 35339 Altenau<br>Telefon 06638 555 01-00<br>E-Mail rathaus@gemeinde-altenau.test',
    '<h3>Behördliche Datenschutzbeauftragte</h3>',
    'Gemeinde Altenau, Behördliche Datenschutzbeauftragte, Marktplatz 1, 35339 Altenau<br>Telefon 06638 555 01-15<br>E-Mail datenschutz@gemeinde-altenau.test',
  ),
  element(
    292,
    'Besuch der Website: Protokolldaten',
    'Bei jedem Aufruf speichert der Webserver Datum und Uhrzeit, die aufgerufene Adresse, die übertragene Datenmenge, den Statuscode, Browser und Betriebssystem sowie die IP-Adresse. Wir brauchen diese Daten, um die Seiten auszuliefern und Angriffe zu erkennen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e und Abs. 3 DSGVO in Verbindung mit § 3 Abs. 1 des Hessischen Datenschutz- und Informationsfreiheitsgesetzes (HDSIG). Nach sieben Tagen werden die IP-Adressen gelöscht.',
    'Die Website betreibt in unserem Auftrag die Kommunale Datenzentrale Ohmtal (Anstalt des öffentlichen Rechts), Industriestraße 4, 35339 Ohmstadt, auf Servern in Deutschland. Ein Vertrag nach Art. 28 DSGVO liegt vor. Weitere Empfänger gibt es nur, soweit sie unten genannt sind.',
    'Die Übertragung ist mit TLS verschlüsselt. Schriften liegen auf unserem eigenen Server.',
  ),
  element(
    293,
    'Cookies',
    'Beim Lesen dieser Website werden keine Cookies gesetzt. Deshalb sehen Sie auch kein Einwilligungsfenster. Zwei Ausnahmen gibt es, beide nur auf Ihre Handlung hin:',
    '<table class="contenttable"><thead><tr><th scope="col">Cookie</th><th scope="col">Zweck</th><th scope="col">Dauer</th></tr></thead><tbody><tr><td>fe_typo_user</td><td>hält nach dem Absenden des Formulars „Bürgeranliegen online“ Ihre Sitzung zusammen</td><td>bis zum Schließen des Browsers</td></tr><tr><td>mtm_consent_removed</td><td>merkt sich Ihren Widerspruch gegen die Besuchszählung</td><td>30 Jahre</td></tr></tbody></table>',
    'Beide Cookies sind unbedingt erforderlich, damit wir den von Ihnen gewünschten Dienst erbringen können (§ 25 Abs. 2 Nr. 2 TDDDG).',
  ),
  element(
    294,
    'Formular „Bürgeranliegen online“ und E-Mail',
    'Wir verarbeiten Ihre Angaben, um Ihr Anliegen zu prüfen und zu beantworten. Pflichtangaben sind nur Anliegen, Name, E-Mail-Adresse und Nachricht. Je nach Anliegen können Sie freiwillig weitere Angaben machen, etwa zu Einkommen, Bankverbindung oder zum Kind.',
    'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 3 Abs. 1 HDSIG und dem jeweiligen Fachrecht, zum Beispiel § 46 StVO beim Parkausweis, § 90 SGB VIII bei Kita-Gebühren oder der Hessischen Gemeindeordnung. Gesundheitsdaten und die Religionszugehörigkeit verarbeiten wir nur mit Ihrer ausdrücklichen Einwilligung nach Art. 9 Abs. 2 Buchst. a DSGVO; Sie können sie jederzeit für die Zukunft widerrufen.',
    'Ihre Angaben erhält das zuständige Amt. Andere Behörden bekommen sie nur, wenn ein Gesetz es erlaubt. Wir löschen Formulardaten auf dem Webserver nach 30 Tagen; in der Akte bleiben sie so lange, wie es der Aktenplan und die Aufbewahrungsfristen vorsehen, in der Regel zehn Jahre.',
  ),
  element(
    295,
    'Besuchszählung mit Matomo',
    'Um unser Angebot zu verbessern, zählen wir Besuche mit der freien Software Matomo. Sie läuft auf dem Server statistik.gemeinde-altenau.test der Gemeinde; Daten gehen nicht an Dritte. Matomo arbeitet ohne Cookies. Erfasst werden die aufgerufene Seite, die zuvor besuchte Seite, Uhrzeit, Browser, Bildschirmauflösung und die um zwei Bytes gekürzte IP-Adresse. Besuche an verschiedenen Tagen können wir nicht verknüpfen.',
    'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 3 Abs. 1 HDSIG (bürgerfreundliche Öffentlichkeitsarbeit). Einzelne Aufrufe löschen wir nach 90 Tagen, danach bleiben nur Summen.',
    '<h3>Ihr Widerspruch</h3>',
    'Sie können der Zählung hier widersprechen:',
    `<div id="matomo-opt-out"></div><script src="${optOut}"></script>`,
  ),
  element(
    296,
    'Karte von OpenStreetMap',
    'Auf der Seite „Kontakt und Anfahrt“ zeigen wir eine Karte. Das Programm dafür (Leaflet) liegt auf unserem Server, die Kartenbilder lädt Ihr Browser von tile.openstreetmap.org. Betreiberin ist die OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, Vereinigtes Königreich. Sie erfährt dabei Ihre IP-Adresse, den Browser und dass die Anfrage von unserer Website kommt. Cookies werden nicht gesetzt.',
    'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 3 Abs. 1 HDSIG: Wir wollen, dass Sie das Rathaus finden. Für das Vereinigte Königreich gibt es einen Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO). Die Stiftung liefert die Bilder über ein weltweites Netz von Servern aus und löscht Zugriffsdaten nach eigenen Angaben spätestens nach 180 Tagen.',
  ),
  element(
    297,
    'Ihre Rechte',
    'Sie haben nach der DSGVO folgende Rechte:',
    list(
      'Auskunft über die zu Ihnen gespeicherten Daten (Art. 15)',
      'Berichtigung unrichtiger Daten (Art. 16)',
      'Löschung (Art. 17) und Einschränkung der Verarbeitung (Art. 18)',
      'Datenübertragbarkeit, soweit die Verarbeitung auf Ihrer Einwilligung beruht (Art. 20)',
      '<strong>Widerspruch (Art. 21): Aus Gründen, die sich aus Ihrer besonderen Situation ergeben, können Sie der Verarbeitung jederzeit widersprechen, die auf Art. 6 Abs. 1 Buchst. e DSGVO beruht.</strong>',
      'Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3)',
    ),
    'Sie sind nicht verpflichtet, uns über diese Website Daten bereitzustellen. Ohne die Pflichtangaben können wir ein Anliegen aber nicht auf diesem Weg bearbeiten. Eine automatisierte Entscheidung oder ein Profiling findet nicht statt.',
    'Sie können sich bei der Aufsichtsbehörde beschweren: Der Hessische Beauftragte für Datenschutz und Informationsfreiheit, Gustav-Stresemann-Ring 1, 65189 Wiesbaden, Telefon 0611 1408-0.',
    'Stand: Oktober 2026',
  ),
].join('');
