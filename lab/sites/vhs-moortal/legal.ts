import { textElement, type VhsPage } from './contao.ts';

const imprint: VhsPage = {
  id: 12,
  alias: 'impressum',
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Volkshochschule Moortal.',
  main: `<h1>Impressum</h1>
${textElement(`<h2>Angaben gemäß § 5 TMG</h2>
<p>Zweckverband Volkshochschule Moortal<br>Kanalstraße 12<br>27799 Hagenmoor</p>
<p>Telefon: 04487 9205-0<br>Telefax: 04487 9205-29<br>E-Mail: <a href="mailto:info@vhs-moortal.test">info@vhs-moortal.test</a></p>
<p>Der Zweckverband Volkshochschule Moortal ist eine Körperschaft des öffentlichen Rechts nach dem Niedersächsischen Gesetz über die kommunale Zusammenarbeit (NKomZG). Er wird gesetzlich vertreten durch die Verbandsgeschäftsführerin Dr. Frauke Behnsen.</p>
<p>Verbandsmitglieder: Stadt Hagenmoor, Gemeinde Wiesbrok, Samtgemeinde Torfhusen. Vorsitz der Verbandsversammlung: Bürgermeister Enno Harbers.</p>
<p>Aufsicht: Landkreis Moorland als Kommunalaufsicht, Am Schlossgraben 1, 27798 Nordermoor</p>
<p>Die Leistungen der Volkshochschule sind nach § 4 Nr. 22 Buchst. a UStG von der Umsatzsteuer befreit; eine Umsatzsteuer-Identifikationsnummer ist nicht erteilt.</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2>
<p>Dr. Frauke Behnsen, Anschrift wie oben</p>
<h2>Streitbeilegung</h2>
<p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noreferrer noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben. Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.</p>
<h2>Bildnachweis</h2><p>Alle Bilder: vhs Moortal. Umsetzung: Kontor Nordlicht, Agentur für Contao, Bremen.</p>`)}`,
};

const terms: VhsPage = {
  id: 14,
  alias: 'agb',
  title: 'Allgemeine Teilnahmebedingungen',
  description: 'Bedingungen für die Teilnahme an Kursen der vhs Moortal.',
  main: `<h1>Allgemeine Teilnahmebedingungen</h1>
${textElement(`<p>Stand: 1. August 2023</p>
<h2>1. Allgemeines</h2><p>Diese Bedingungen gelten für alle Veranstaltungen der Volkshochschule Moortal (vhs), auch für solche, die online stattfinden. Das Rechtsverhältnis ist privatrechtlich.</p>
<h2>2. Anmeldung</h2><p>Mit dem Absenden der Online-Anmeldung geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn wir die Anmeldung per E-Mail bestätigen. Minderjährige melden ihre Sorgeberechtigten an; ab 16 Jahren genügt deren Zustimmung in Textform.</p>
<h2>3. Entgelt</h2><p>Das Entgelt wird zum Kursbeginn fällig. Wer am Lastschriftverfahren teilnimmt, erhält die Vorabankündigung mindestens fünf Kalendertage vor dem Einzug.</p>
<h2>4. Rücktritt und Ausfall</h2><p>Bis zehn Tage vor Kursbeginn können Sie kostenfrei zurücktreten, danach nur mit ärztlichem Attest. Fällt der Kurs aus, erstatten wir das Entgelt.</p>
<h2>5. Haftung</h2><p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit, im Übrigen nur für vertragstypische, vorhersehbare Schäden aus der Verletzung wesentlicher Pflichten.</p>
<h2>6. Bild und Ton</h2><p>Mit der Anmeldung erklären sich die Teilnehmenden, bei Kindern die Sorgeberechtigten, damit einverstanden, dass in den Veranstaltungen Fotos und kurze Filme aufgenommen und im Programmheft, auf der Website und bei Instagram veröffentlicht werden. Wer das nicht möchte, teilt es der Kursleitung vor Beginn mit.</p>
<h2>7. Datenschutz</h2><p>Wie wir Daten verarbeiten, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<h2 id="widerruf">8. Widerrufsbelehrung</h2><p><strong>Widerrufsrecht:</strong> Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Volkshochschule Moortal, Kanalstraße 12, 27799 Hagenmoor, Telefon 04487 9205-0, info@vhs-moortal.test) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren. Sie können dafür auch die Funktion „<a href="/vertrag-widerrufen">Vertrag widerrufen</a>“ auf unserer Website nutzen; wir bestätigen Ihnen den Eingang dann unverzüglich per E-Mail. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Frist absenden.</p><p><strong>Folgen des Widerrufs:</strong> Wir zahlen alle Zahlungen unverzüglich und spätestens binnen vierzehn Tagen zurück. Haben Sie verlangt, dass der Kurs während der Widerrufsfrist beginnen soll, so zahlen Sie einen angemessenen Betrag für die bis dahin erbrachten Leistungen.</p>`)}`,
};

const accessibility: VhsPage = {
  id: 15,
  alias: 'barrierefreiheit',
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Erklärung nach § 9b des Niedersächsischen Behindertengleichstellungsgesetzes.',
  main: `<h1>Erklärung zur Barrierefreiheit</h1>
${textElement(`<p>Die Volkshochschule Moortal ist als öffentliche Stelle bemüht, ihre Website im Einklang mit § 9a des Niedersächsischen Behindertengleichstellungsgesetzes (NBGG) barrierefrei zugänglich zu machen. Diese Erklärung gilt für www.vhs-moortal.test.</p>
<h2>Stand der Vereinbarkeit</h2><p>Die Website ist mit den Anforderungen der EN 301 549 teilweise vereinbar. Nicht barrierefrei sind: ältere PDF-Programmhefte, die Untertitel einzelner Videos, die Tabelle der Kurssuche auf kleinen Bildschirmen.</p>
<h2>Eye-Able</h2><p>Über das Symbol am rechten Rand können Sie Schriftgröße, Kontrast und weitere Einstellungen anpassen. Das Hilfsmittel ersetzt keine barrierefreie Gestaltung, wir arbeiten daran weiter.</p>
<h2>Rückmeldung und Kontakt</h2><p>Mängel melden Sie bitte an <a href="mailto:barrierefrei@vhs-moortal.test">barrierefrei@vhs-moortal.test</a> oder unter Telefon 04487 9205-14. Wir antworten innerhalb eines Monats.</p>
<h2>Schlichtungsverfahren</h2><p>Bleibt die Antwort aus oder hilft sie nicht, können Sie sich an die Schlichtungsstelle bei der Landesbeauftragten für Menschen mit Behinderungen wenden: Hannah-Arendt-Platz 2, 30159 Hannover. Das Verfahren ist kostenlos.</p>
<p>Diese Erklärung wurde am 14. September 2020 erstellt und beruht auf einer Selbstbewertung.</p>`)}`,
};

/** Imprint, terms and the declaration that public bodies owe. */
export const legalPages: readonly VhsPage[] = [imprint, terms, accessibility];
