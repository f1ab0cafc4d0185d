import type { BlogPage } from './wordpress.ts';

const imprint: BlogPage = {
  path: '/impressum/',
  id: 3,
  title: 'Impressum',
  body: 'page-template-default page page-id-3 td-standard-pack',
  sidebar: false,
  main: `<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>Fernweh &amp; Butterbrot<br>Hanna Wiegand und Tobias Roloff GbR<br>Karl-Heine-Straße 412<br>04229 Leipzig</p><p>Vertreten durch die Gesellschafter Hanna Wiegand und Tobias Roloff</p><h2>Kontakt</h2><p>Telefon: +49 341 555 01 84<br>E-Mail: <a href="mailto:hallo@fernweh-magazin.test">hallo@fernweh-magazin.test</a></p><h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE355120947</p><h2>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h2><p>Hanna Wiegand, Karl-Heine-Straße 412, 04229 Leipzig</p><h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" rel="noopener" target="_blank">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse findest du oben.</p><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`,
};

const sections: readonly (readonly [string, string])[] = [
  [
    '1. Wer verantwortlich ist',
    'Hanna Wiegand und Tobias Roloff GbR, Karl-Heine-Straße 412, 04229 Leipzig, Telefon +49 341 555 01 84, E-Mail hallo@fernweh-magazin.test. Einen Datenschutzbeauftragten müssen wir nicht benennen.',
  ],
  [
    '2. Hosting und Server-Logfiles',
    'Wir hosten bei ALL-INKL.COM – Neue Medien Münnich, Hauptstraße 68, 02742 Friedersdorf. Der Server speichert IP-Adresse, Zeitpunkt, Browser und Referrer für 14 Tage. Grundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist der sichere Betrieb. Mit dem Anbieter besteht ein Vertrag über Auftragsverarbeitung.',
  ],
  [
    '3. Cookies und Einwilligung',
    'Wir nutzen die Einwilligungsverwaltung von Google („Datenschutz und Mitteilungen“, Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland), zertifiziert nach dem IAB TCF. Deine Entscheidung steht im Cookie FCCDCF (13 Monate), das Cookie FCNEC (1 Jahr) merkt sich, dass die Mitteilung angezeigt wurde. <strong>Ohne deine Einwilligung werden auf dieser Website keine Statistik- und Werbedienste geladen.</strong> Du kannst deine Entscheidung jederzeit über „Datenschutz- und Cookie-Einstellungen“ am Seitenende ändern. Grundlage: § 25 Abs. 2 TDDDG, Art. 6 Abs. 1 lit. c DSGVO.',
  ],
  [
    '4. Google AdSense',
    'Wir finanzieren uns mit Werbung über Google AdSense. Mit deiner Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG) setzt Google dafür Cookies wie __gads, __gpi, __eoi (bis 13 Monate) sowie IDE und test_cookie auf doubleclick.net. Lehnst du ab, zeigt Google „eingeschränkte Anzeigen“ ohne Cookies. Google LLC in den USA ist unter dem <strong>EU-US Privacy Shield</strong> zertifiziert, das ein angemessenes Datenschutzniveau garantiert.',
  ],
  [
    '5. Google Analytics',
    'Mit deiner Einwilligung nutzen wir Google Analytics 4 (Google Ireland Limited). Google Analytics wird <strong>erst geladen, nachdem du eingewilligt hast</strong>; vorher besteht keine Verbindung zu Google Analytics. Cookies: _ga und _ga_* (2 Jahre). Empfänger ist auch Google LLC in den USA, zertifiziert unter dem EU-US Data Privacy Framework. Die Daten löschen wir nach 14 Monaten.',
  ],
  [
    '6. Jetpack Stats',
    'Zur Reichweitenmessung nutzen wir Jetpack Stats von Aut O’Mattic A8C Ireland Ltd., Grand Canal Dock, 25 Herbert Pl, Dublin, D02 AY86, Irland (Mutter: Automattic Inc., USA, zertifiziert unter dem Data Privacy Framework). Gezählt werden Seitenaufrufe, Herkunft und Land. Grundlage ist unser berechtigtes Interesse an der Reichweite unserer Artikel (Art. 6 Abs. 1 lit. f DSGVO).',
  ],
  [
    '7. Schriften',
    'Wir verwenden die Schrift Roboto. Sie liegt auf unserem eigenen Server; beim Besuch unserer Seiten wird <strong>keine Verbindung zu Servern von Google Fonts</strong> aufgebaut.',
  ],
  [
    '8. GetYourGuide',
    'In Artikeln zeigen wir Touren von GetYourGuide (GetYourGuide Deutschland GmbH, Sonnenburger Straße 73, 10437 Berlin). Das Widget wird <strong>erst geladen, wenn du auf den Platzhalter klickst</strong>. Dabei setzt GetYourGuide Cookies, um Buchungen uns zuzuordnen. Grundlage: Art. 6 Abs. 1 lit. a DSGVO.',
  ],
  [
    '9. Affiliate-Links (Amazon, Booking.com, Awin)',
    'Mit * gekennzeichnete Links führen zu Amazon Europe Core S.à r.l. (Luxemburg), Booking.com B.V. (Niederlande) oder über die AWIN AG (Berlin) zu Partnershops. Erst wenn du einen Link anklickst, erfährt der Partner, dass du von uns kommst. Produktbilder von Amazon liegen auf unserem Server. Grundlage: Art. 6 Abs. 1 lit. f DSGVO.',
  ],
  [
    '10. Instagram und YouTube',
    'Beiträge von Instagram (Meta Platforms Ireland Ltd.) und Videos von YouTube (Google Ireland Limited) sind durch das Plugin „Embed Privacy“ ersetzt. Eine Verbindung entsteht erst, wenn du auf „Inhalt anzeigen“ klickst (Art. 6 Abs. 1 lit. a DSGVO). Willst du Inhalte immer sehen, merkt sich das Cookie embed-privacy das ein Jahr lang.',
  ],
  ['11. Teilen-Knöpfe', 'Wir nutzen Shariff. Die Knöpfe sind einfache Links; die Netzwerke erfahren erst etwas, wenn du einen anklickst.'],
  [
    '12. Kommentare',
    'Bei Kommentaren speichern wir Name, E-Mail-Adresse, Text und Zeitpunkt. IP-Adressen speichern wir nicht. <strong>Profilbilder von Gravatar haben wir abgeschaltet</strong>, deine E-Mail-Adresse wird auch nicht in verschlüsselter Form an Gravatar übermittelt. Grundlage: Art. 6 Abs. 1 lit. f DSGVO. Auf Wunsch merkt sich dein Browser Name und Adresse (Cookies comment_author_*, ein Jahr).',
  ],
  [
    '13. Newsletter und Freebie',
    'Für die Packliste und den Newsletter brauchen wir deine E-Mail-Adresse. Du bestätigst die Anmeldung per Double-Opt-in. Den Versand übernimmt die <strong>CleverReach GmbH &amp; Co. KG</strong>, Schafjückenweg 2, 26180 Rastede, mit Servern in Deutschland und Irland; eine Weitergabe in Drittländer findet nicht statt. Grundlage: Art. 6 Abs. 1 lit. a DSGVO. Abmelden kannst du dich in jeder E-Mail.',
  ],
  [
    '14. Gewinnspiele',
    'Bei Gewinnspielen verarbeiten wir Name, E-Mail-Adresse und deine Antwort, um die Aktion durchzuführen (Art. 6 Abs. 1 lit. b DSGVO). Für den Versand erhält der Partner die Anschrift der Gewinner. Vier Wochen nach der Auslosung löschen wir alles. Den Newsletter bekommst du nur, wenn du ihn ausdrücklich auswählst.',
  ],
  [
    '15. Kontakt und Zusammenarbeit',
    'Anfragen speichern wir, bis sie erledigt sind, längstens bis zum Ablauf gesetzlicher Fristen (Art. 6 Abs. 1 lit. b und f DSGVO). Gegen Spam hilft ein unsichtbares Feld auf unserem Server, kein fremder Dienst.',
  ],
  [
    '16. Deine Rechte',
    'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Eine Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen. <strong>Widerspruchsrecht:</strong> Gegen Verarbeitungen auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO kannst du jederzeit Widerspruch einlegen (Art. 21 DSGVO). Eine automatisierte Entscheidungsfindung findet nicht statt.',
  ],
  [
    '17. Beschwerderecht',
    'Du kannst dich bei einer Aufsichtsbehörde beschweren, für uns: Sächsische Datenschutz- und Transparenzbeauftragte, Maternistraße 17, 01067 Dresden.',
  ],
];

const anchor = (title: string) => (title.includes('Gewinnspiele') ? ' id="gewinnspiel"' : '');

const privacy: BlogPage = {
  path: '/datenschutz/',
  id: 5,
  title: 'Datenschutzerklärung',
  body: 'page-template-default page page-id-5 privacy-policy td-standard-pack',
  sidebar: false,
  main: `<h1>Datenschutzerklärung</h1><p>Hier steht, was mit deinen Daten passiert, wenn du bei uns liest. Stand: Oktober 2025</p>${sections.map(([title, text]) => `<h2${anchor(title)}>${title}</h2><p>${text}</p>`).join('\n')}`,
};

/** Imprint and privacy notice. */
export const legalPages: readonly BlogPage[] = [imprint, privacy];
