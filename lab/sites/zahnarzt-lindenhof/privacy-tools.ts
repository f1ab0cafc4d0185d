import { text } from './elementor.ts';

const framework = (company: string) =>
  `Das Unternehmen ${company} ist nach dem „EU-US Data Privacy Framework“ (DPF) zertifiziert, einem Übereinkommen zwischen der Europäischen Union und den USA, das die Einhaltung europäischer Datenschutzstandards bei Datenverarbeitungen in den USA gewährleisten soll.`;

/** Sections 5 and 6 of the notice: analysis tools, plug-ins and tools. */
export const analysisAndTools = text(
  '<h2>5. Analyse-Tools und Werbung</h2><h3>Google Analytics</h3>',
  'Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Anbieter ist die Google Ireland Limited („Google“), Gordon House, Barrow Street, Dublin 4, Irland. Google Analytics ermöglicht es dem Websitebetreiber, das Verhalten der Besucher zu analysieren: Seitenaufrufe, Verweildauer, verwendete Betriebssysteme und Herkunft. Diese Daten werden in einer User-ID zusammengefasst und dem jeweiligen Endgerät zugeordnet.',
  'Die von Google erfassten Informationen werden in der Regel an einen Server von Google in den USA übertragen und dort gespeichert. Die Nutzung dieses Dienstes erfolgt auf Grundlage Ihrer Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TDDDG; die Einwilligung ist jederzeit widerrufbar. Die Speicherdauer auf Nutzer- und Ereignisebene beträgt zwei Monate.',
  `${framework('Google')} Wir haben mit Google einen Vertrag zur Auftragsverarbeitung abgeschlossen.`,
  '<h3>Matomo</h3>',
  'Außerdem nutzt diese Website den Open-Source-Webanalysedienst Matomo. Mit Matomo können wir auswerten, wann welche Seiten aufgerufen wurden und aus welcher Region die Besucher kommen. Wir erfassen dabei die gekürzte IP-Adresse, den Referrer, Browser und Betriebssystem. Matomo setzt die Cookies „_pk_id“ (13 Monate) und „_pk_ses“ (30 Minuten). Wir hosten Matomo ausschließlich auf unserem eigenen Webspace bei All-Inkl; Daten gehen nicht an Dritte.',
  'Die Nutzung erfolgt auf Grundlage Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Die Protokolldaten löschen wir nach 180 Tagen.',
  '<h2>6. Plugins und Tools</h2><h3>Google Fonts</h3>',
  'Diese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Google Fonts, die von Google bereitgestellt werden. Beim Aufruf einer Seite lädt Ihr Browser die benötigten Fonts in den Browsercache, um Texte und Schriftarten korrekt anzuzeigen. Dazu muss er Verbindung zu den Servern von Google aufnehmen; Google erfährt so, dass über Ihre IP-Adresse diese Website aufgerufen wurde.',
  'Die Nutzung von Google Fonts erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO. Der Websitebetreiber hat ein berechtigtes Interesse an der einheitlichen Darstellung des Schriftbildes. Unterstützt Ihr Browser Google Fonts nicht, wird eine Standardschrift Ihres Computers genutzt. Die Datenschutzerklärung von Google finden Sie unter policies.google.com/privacy.',
  framework('Google'),
  '<h3>Google Maps</h3>',
  'Diese Seite nutzt den Kartendienst Google Maps. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Wir binden die Karte so ein, dass sie erst nach Ihrer Einwilligung lädt. Dann wird Ihre IP-Adresse in der Regel an einen Server von Google in den USA übertragen und dort gespeichert; Google setzt das Cookie „NID“ (6 Monate). Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TDDDG; die Einwilligung ist jederzeit widerrufbar.',
  '<h3>Google reCAPTCHA</h3>',
  'Wir nutzen „Google reCAPTCHA“ (nachfolgend „reCAPTCHA“) in unserem Kontaktformular. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Mit reCAPTCHA soll überprüft werden, ob die Dateneingabe durch einen Menschen oder durch ein automatisiertes Programm erfolgt. Hierzu analysiert reCAPTCHA das Verhalten des Besuchers anhand verschiedener Merkmale (IP-Adresse, Verweildauer, Mausbewegungen). Diese Analyse beginnt automatisch und läuft vollständig im Hintergrund.',
  'Die Speicherung und Analyse der Daten erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO. Wir haben ein berechtigtes Interesse daran, unser Webangebot vor missbräuchlicher automatisierter Ausspähung und vor SPAM zu schützen. Sofern eine entsprechende Einwilligung abgefragt wurde, erfolgt die Verarbeitung ausschließlich auf Grundlage von Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TDDDG.',
  framework('Google'),
);
