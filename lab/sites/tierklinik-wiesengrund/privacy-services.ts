import { block } from './kirby.ts';

/** What the notice says of measuring, feeds and media: part of it true, part of it of the site before. */
export const measuringAndMedia: readonly string[] = [
  block(
    '6. Cookies und Dienste',
    'Unsere Einwilligung verwalten wir mit dem quelloffenen Programm CookieConsent, das auf unserem Server liegt. Ihre Wahl speichert das Cookie cc_cookie für 182 Tage. Über „Cookie-Einstellungen“ am Fuß jeder Seite können Sie sie ändern oder widerrufen.',
    '<h3>Matomo</h3>',
    'Diese Website benutzt den Open-Source-Webanalysedienst Matomo. Mit Hilfe von Matomo sind wir in der Lage, Daten über die Nutzung unserer Website zu erfassen. Wir hosten Matomo ausschließlich auf unserem eigenen Server, sodass alle Analysedaten bei uns verbleiben und nicht weitergegeben werden. Die Nutzung erfolgt erst nach Ihrer Einwilligung auf Grundlage von Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TTDSG. IP-Adressen werden vor der Speicherung gekürzt. Cookies: _pk_id (13 Monate), _pk_ses (30 Minuten).',
    '<h3>Google Analytics</h3>',
    'Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Anbieter ist die Google Ireland Limited („Google“), Gordon House, Barrow Street, Dublin 4, Irland. Google Analytics ermöglicht es dem Websitebetreiber, das Verhalten der Websitebesucher zu analysieren. Die Datenübertragung in die USA wird auf die Standardvertragsklauseln der EU-Kommission gestützt; Google LLC ist zudem unter dem EU-US Privacy Shield zertifiziert. Die Nutzung erfolgt auf Grundlage Ihrer Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TTDSG.',
    '<h3>Facebook-Plugins (Like-Button)</h3>',
    'Auf dieser Website sind Plugins des sozialen Netzwerks Facebook integriert. Anbieter ist die Meta Platforms Ireland Limited, 4 Grand Canal Square, Dublin 2, Irland. Die Plugins erkennen Sie am „Like-Button“. Wenn Sie die Website besuchen, wird über das Plugin eine direkte Verbindung zwischen Ihrem Browser und dem Facebook-Server hergestellt.',
    '<h3>Google Fonts (lokales Hosting)</h3>',
    'Diese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Google Fonts, die von Google bereitgestellt werden. Die Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.',
    '<h3>Google-Bewertungen und Instagram</h3>',
    'Bewertungen, die bei Google abgegeben wurden, und Beiträge unseres Profils bei Instagram rufen wir einmal täglich über eine Schnittstelle ab und speichern sie auf unserem Server. Beim Besuch unserer Seite entsteht keine Verbindung zu Google oder Meta. Rechtsgrundlage ist unser berechtigtes Interesse an der Darstellung unserer Klinik (Art. 6 Abs. 1 lit. f DSGVO).',
  ),
  `<div id="youtube">${block('', '<h3>YouTube mit erweitertem Datenschutz</h3>', 'Diese Website bindet Videos der YouTube ein. Betreiber ist die Google Ireland Limited. Das Video wird erst geladen, nachdem Sie im Platzhalter oder in den Cookie-Einstellungen zugestimmt haben; vorher erhält Google keine Daten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TTDSG. Google kann Daten in den USA verarbeiten und ist nach dem EU-US Data Privacy Framework zertifiziert.')}</div>`,
  `<div id="maps">${block('', '<h3>Google Maps</h3>', 'Auf der Kontaktseite zeigen wir nach Ihrer Zustimmung eine Karte von Google Maps (Google Ireland Limited). Dabei wird Ihre IP-Adresse an Google übertragen und in der Regel in den USA gespeichert; es kann das Cookie NID gesetzt werden (sechs Monate). Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TTDSG.')}</div>`,
  block(
    '',
    '<h3>petsXL</h3>',
    'Für die Vereinbarung von Terminen verlinken wir das Portal petsXL der VetZ GmbH, Sattlerstraße 40, 30916 Isernhagen. Erst wenn Sie dem Link folgen, werden Daten dorthin übertragen.',
    '<h3>WhatsApp</h3>',
    'Sie können uns über WhatsApp (WhatsApp Ireland Limited, Dublin) schreiben. Eine Verbindung entsteht erst, wenn Sie den Link anklicken. Bitte senden Sie uns darüber keine Befunde.',
  ),
];
