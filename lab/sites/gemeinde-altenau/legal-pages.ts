import { privacyNotice } from './privacy-notice.ts';
import { element, list, type TypoPage } from './template.ts';

const imprint: TypoPage = {
  uid: 27,
  path: '/impressum',
  title: 'Impressum',
  main: `${element(
    271,
    'Herausgeberin',
    'Gemeinde Altenau<br>Marktplatz 1<br>35339 Altenau',
    'Telefon: 06638 555 01-00<br>Telefax: 06638 555 01-99<br>E-Mail: rathaus@gemeinde-altenau.test',
    'Die Gemeinde Altenau ist eine Körperschaft des öffentlichen Rechts. Sie wird vertreten durch den Gemeindevorstand, dieser durch Bürgermeisterin Heike Rüdiger und den Ersten Beigeordneten Volker Stumpf.',
  )}${element(272, 'Zuständige Aufsichtsbehörde', 'Der Landrat des Landkreises Ohmtal, Kommunalaufsicht, Schlossgasse 12, 35339 Ohmstadt')}${element(
    273,
    'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    'Jörg Dietz, Hauptamt, Anschrift wie oben',
  )}${element(274, 'Technische Umsetzung', 'Kommunale Datenzentrale Ohmtal, Anstalt des öffentlichen Rechts, Industriestraße 4, 35339 Ohmstadt')}${element(
    275,
    'Urheberrecht und Verweise',
    'Texte und Bilder dürfen für private Zwecke verwendet werden, wenn die Quelle genannt ist. Kartendaten stammen von OpenStreetMap und stehen unter der Open Database License. Für fremde Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich.',
  )}${element(276, 'Elektronische Kommunikation', 'Rechtsverbindliche Erklärungen nehmen wir über das besondere Behördenpostfach der Gemeinde entgegen. Einfache E-Mails wahren die Schriftform nicht.')}`,
};

const accessibility: TypoPage = {
  uid: 31,
  path: '/barrierefreiheit',
  title: 'Erklärung zur Barrierefreiheit',
  main: `${element(
    311,
    null,
    'Die Gemeinde Altenau ist als öffentliche Stelle im Sinne der Richtlinie (EU) 2016/2102 bemüht, ihre Website im Einklang mit § 14 des Hessischen Behinderten-Gleichstellungsgesetzes (HessBGG) und der Hessischen Verordnung über barrierefreie Informationstechnik (BITV HE) barrierefrei zugänglich zu machen. Diese Erklärung gilt für www.gemeinde-altenau.test.',
  )}${element(
    312,
    'Stand der Vereinbarkeit mit den Anforderungen',
    'Die Website ist mit der BITV HE teilweise vereinbar. Grundlage ist eine Selbstbewertung vom 3. März 2026 anhand der EN 301 549.',
  )}${element(
    313,
    'Nicht barrierefreie Inhalte',
    list(
      'Die Karte auf der Seite „Kontakt und Anfahrt“ lässt sich nicht vollständig mit der Tastatur bedienen. Der Weg ist daneben in Worten beschrieben.',
      'Ältere Satzungen liegen als eingescannte PDF-Dateien vor. Wir ersetzen sie bis Ende 2027 (unverhältnismäßige Belastung).',
      'Das Wetterfenster auf der Startseite hat zu geringe Kontraste.',
    ),
  )}<div id="leichte-sprache">${element(314, 'Leichte Sprache', 'Das ist die Internet-Seite von der Gemeinde Altenau. Sie finden hier: Nachrichten, Adressen und Formulare. Brauchen Sie Hilfe? Rufen Sie uns an: 06638 555 01-00.')}</div>${element(
    315,
    'Rückmeldung und Kontakt',
    'Sind Ihnen Mängel aufgefallen? Bitte schreiben Sie an barrierefrei@gemeinde-altenau.test oder rufen Sie unter 06638 555 01-10 an. Ansprechpartner ist Jörg Dietz. Wir antworten innerhalb von zwei Wochen.',
  )}${element(
    316,
    'Durchsetzungsverfahren',
    'Haben wir nicht oder nicht zufriedenstellend geantwortet, können Sie sich an die Durchsetzungs- und Überwachungsstelle Barrierefreie Informationstechnik beim Regierungspräsidium Gießen wenden: Landgraf-Philipp-Platz 1–7, 35390 Gießen, Telefon 0641 303-0.',
    'Diese Erklärung wurde am 3. März 2026 erstellt und zuletzt am 14. Oktober 2026 überprüft.',
  )}`,
};

const privacy: TypoPage = { uid: 29, path: '/datenschutz', title: 'Datenschutz', main: privacyNotice };

/** Imprint, privacy notice and accessibility statement. */
export const legalPages: readonly TypoPage[] = [imprint, privacy, accessibility];
