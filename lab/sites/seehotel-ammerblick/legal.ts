import { vatId } from '../../firm.ts';
import { accounts, textElement, typo3Page } from './typo3-page.ts';

/** The imprint, as it was written years ago: § 5 TMG, § 55 RStV and the platform for online disputes that is gone. */
export const imprint = typo3Page({
  id: 31,
  path: '/impressum',
  title: 'Impressum',
  description: 'Impressum des Seehotels Ammerblick.',
  content: [
    textElement(
      291,
      'Impressum',
      'Angaben gemäß § 5 TMG',
      'Seehotel Ammerblick Betriebs GmbH<br>Seestraße 21<br>86911 Dießen am Ammersee',
      'Telefon: +49 8807 555 02 10<br>E-Mail: empfang@seehotel-ammerblick.test',
      'Geschäftsführer: Korbinian Thalhammer, Vroni Thalhammer-Loy',
      `Registergericht: Amtsgericht Augsburg<br>Registernummer: HRB 34417<br>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${vatId('31408826')}`,
    ),
    textElement(292, 'Inhaltlich verantwortlich gemäß § 55 Abs. 2 RStV', 'Vroni Thalhammer-Loy, Anschrift wie oben'),
    textElement(
      293,
      'Online-Streitbeilegung',
      'Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit, die Sie unter <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noreferrer">https://ec.europa.eu/consumers/odr/</a> finden. Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.',
    ),
    textElement(294, 'Bildnachweis', 'Alle Bilder: Seehotel Ammerblick. Kartenausschnitt: eigene Zeichnung.'),
  ].join('\n'),
});

/** The privacy notice: careful about what was planned, silent about the rating widget, the camera and applications. */
export const privacy = typo3Page({
  id: 32,
  path: '/datenschutz',
  title: 'Datenschutz',
  description: 'Datenschutzerklärung des Seehotels Ammerblick.',
  content: [
    '<h1>Datenschutzerklärung</h1>',
    textElement(
      301,
      '1. Verantwortlicher',
      'Verantwortlich für die Verarbeitung Ihrer Daten auf dieser Website ist die Seehotel Ammerblick Betriebs GmbH, Seestraße 21, 86911 Dießen am Ammersee, Telefon +49 8807 555 02 10, E-Mail empfang@seehotel-ammerblick.test.',
    ),
    textElement(
      302,
      '2. Datenschutzbeauftragter',
      'Unseren Datenschutzbeauftragten erreichen Sie unter der genannten Anschrift mit dem Zusatz „Datenschutzbeauftragter“ oder unter datenschutz@seehotel-ammerblick.test.',
    ),
    textElement(
      303,
      '3. Hosting und Server-Protokolle',
      'Diese Website liegt bei der Mittwald CM Service GmbH & Co. KG, Königsberger Straße 4–6, 32339 Espelkamp, mit der wir einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO) haben. Beim Aufruf werden IP-Adresse, Zeitpunkt, aufgerufene Seite, übertragene Datenmenge, Browser und Betriebssystem protokolliert und nach 14 Tagen gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO; unser Interesse ist der sichere und störungsfreie Betrieb. Schriften liefern wir von unserem eigenen Server aus, eine Verbindung zu Google Fonts entsteht dabei nicht.',
    ),
    textElement(
      304,
      '4. Cookies und Einwilligung',
      'Technisch notwendig sind das Cookie <em>fe_typo_user</em> unserer Software TYPO3, das auf Seiten mit Formularen für die Dauer der Sitzung gesetzt wird, und das Cookie <em>CookieConsent</em>, das Ihre Entscheidung ein Jahr lang speichert (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 Buchst. c und f DSGVO).',
      'Ihre Einwilligungen verwalten wir mit Cookiebot der Usercentrics A/S, Havnegade 39, 1058 Kopenhagen, Dänemark. Cookiebot protokolliert Ihre gekürzte IP-Adresse, Zeitpunkt, Browser, Adresse der Seite, eine zufällige Kennung und Ihre Auswahl. Alles Weitere geschieht nur mit Ihrer Einwilligung nach § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 Buchst. a DSGVO. Sie können sie jederzeit mit Wirkung für die Zukunft <a href="javascript:void Cookiebot.renew()">ändern oder widerrufen</a>, auch über „Cookie-Einstellungen“ am Ende jeder Seite.',
    ),
    textElement(
      305,
      '5. Anfragen und Buchungen',
      'Was Sie uns im Anfrageformular, per E-Mail oder am Telefon mitteilen, verarbeiten wir, um Ihnen ein Angebot zu machen und den Beherbergungsvertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Anfragen ohne Buchung löschen wir nach sechs Monaten; Buchungsunterlagen bewahren wir nach § 147 AO und § 257 HGB acht beziehungsweise zehn Jahre auf. Meldescheine ausländischer Gäste heben wir nach § 30 Abs. 4 BMG ein Jahr auf.',
    ),
    textElement(
      306,
      '6. Online-Buchung (DIRS21)',
      'Das Buchungssystem auf der Seite „Zimmer &amp; Preise“ und hinter „Jetzt buchen“ betreibt in unserem Auftrag die TourOnline AG (DIRS21), Borsigstraße 26, 73249 Wernau. Beim Öffnen werden Ihre IP-Adresse und ein Sitzungs-Cookie (<em>ASP.NET_SessionId</em>) verarbeitet, ohne das keine Buchung möglich ist (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 Buchst. b DSGVO). Gutscheine verkauft die Idea Creation GmbH (E-GUMA), Zürich, in ihrem eigenen Shop, zu dem wir nur verlinken; für die Schweiz besteht ein Angemessenheitsbeschluss.',
    ),
    textElement(
      307,
      '7. Google Analytics 4',
      'Mit Ihrer Einwilligung nutzen wir Google Analytics 4 der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland, um zu verstehen, welche Seiten gelesen werden. Verarbeitet werden eine Kennung in den Cookies <em>_ga</em> und <em>_ga_4MR8BL1CK2</em> (zwei Jahre), aufgerufene Seiten, Verweildauer, ungefährer Ort und Angaben zu Gerät und Browser. Google Analytics wird erst geladen, nachdem Sie eingewilligt haben; ohne Einwilligung werden keine Daten an Google übertragen. Auswertungsdaten löschen wir nach 14 Monaten. Mit Google haben wir einen Vertrag nach Art. 28 DSGVO. Daten können an die Google LLC in den USA gelangen; sie ist nach dem EU-US Data Privacy Framework zertifiziert (Angemessenheitsbeschluss vom 10. Juli 2023, Art. 45 DSGVO).',
    ),
    textElement(
      308,
      '8. Google Maps',
      'Die Karte auf der Seite „Lage &amp; Webcam“ stammt von Google Ireland Limited und wird erst geladen, wenn Sie auf „Karte laden“ klicken oder Marketing-Cookies zulassen (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Google erhält dann Ihre IP-Adresse und setzt das Cookie <em>NID</em> (sechs Monate); auch Schriften lädt Google dabei nach. Für die Übermittlung in die USA gilt das unter 7. Gesagte.',
    ),
    textElement(
      309,
      '9. Tischreservierung und Bewertungen',
      'Tische reservieren Sie über die resmio GmbH, Berlin, unseren Auftragsverarbeiter. Das Formular wird erst nach Ihrem Klick geladen; dabei wird das Cookie <em>csrftoken</em> (ein Jahr) zum Schutz vor gefälschten Eingaben gesetzt. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.',
      'Das Bewertungssiegel der HolidayCheck AG, Bahnweg 8, 8598 Bottighofen, Schweiz, laden wir nur mit Ihrer Einwilligung in Marketing-Cookies. HolidayCheck erfährt dann Ihre IP-Adresse und welche Seite Sie aufgerufen haben. Für die Schweiz gilt ein Angemessenheitsbeschluss der EU-Kommission.',
    ),
    textElement(
      310,
      '10. Newsletter',
      'Unseren Newsletter versenden wir mit der CleverReach GmbH & Co. KG, CRASH Building, Schafjückenweg 2, 26180 Rastede, als Auftragsverarbeiterin. Nach der Anmeldung erhalten Sie eine E-Mail mit einem Bestätigungslink (Double-Opt-in). Wir speichern Ihre E-Mail-Adresse, IP-Adresse und die Zeitpunkte von Anmeldung und Bestätigung, um die Einwilligung nachweisen zu können. Öffnungen und Klicks werten wir nicht aus. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 7 Abs. 2 Nr. 2 UWG); abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. Danach bleibt der Nachweis drei Jahre gesperrt gespeichert.',
    ),
    textElement(
      311,
      '11. Soziale Netzwerke',
      'Zu unseren Auftritten bei Instagram und Facebook führen einfache Links. Daten fließen erst, wenn Sie ihnen folgen. Für die Seitenstatistik dort sind wir mit der Meta Platforms Ireland Limited gemeinsam verantwortlich (Art. 26 DSGVO).',
    ),
    textElement(
      312,
      '12. Ihre Rechte',
      'Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Erteilte Einwilligungen können Sie jederzeit widerrufen (Art. 7 Abs. 3); die Rechtmäßigkeit der Verarbeitung bis dahin bleibt unberührt. <strong>Der Verarbeitung auf Grundlage berechtigter Interessen können Sie aus Gründen Ihrer besonderen Situation widersprechen (Art. 21 DSGVO).</strong>',
      'Beschweren können Sie sich bei einer Datenschutzaufsichtsbehörde, für uns beim Bayerischen Landesamt für Datenschutzaufsicht (BayLDA), Promenade 18, 91522 Ansbach. Sie sind nicht verpflichtet, uns Daten zu geben; ohne die gekennzeichneten Angaben können wir Anfragen aber nicht bearbeiten. Automatisierte Entscheidungen im Einzelfall einschließlich Profiling finden nicht statt.',
    ),
    `<div id="c320" class="frame frame-type-html"><h2>Liste der Cookies</h2><script id="CookieDeclaration" src="https://consent.cookiebot.com/${accounts.group}/cd.js" type="text/javascript" async></script></div>`,
    '<p class="small">Stand: März 2025</p>',
  ].join('\n'),
});
