import type { WebflowPage } from './webflow.ts';

const richText = (...blocks: readonly string[]) =>
  `<section class="padding-section"><div class="rich-text w-richtext">${blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('')}</div></section>`;
const h2 = (words: string) => `<h2>${words}</h2>`;
const h3 = (words: string) => `<h3>${words}</h3>`;

const imprint = richText(
  '<h1>Impressum</h1>',
  'Angaben gemäß § 5 DDG',
  'Flowdesk Labs UG<br/>Ritterstraße 12, Aufgang 3<br/>10969 Berlin<br/>Deutschland',
  'Vertreten durch die Geschäftsführerin: Jule Brandstäter',
  'E-Mail: hello@flowdesk.test<br/>Live-Chat auf dieser Website (Mo–Fr, 9–17 Uhr, Antwort meist binnen einer Stunde)',
  'Registergericht: Amtsgericht Charlottenburg (Berlin)<br/>Registernummer: HRB 261874 B',
  'Umsatzsteuer-Identifikationsnummer: DE 361 204 857',
  'Verantwortlich im Sinne des § 18 Abs. 2 MStV: Jule Brandstäter, Anschrift wie oben',
  'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil; unser Angebot richtet sich nur an Unternehmen.',
);

const notice = richText(
  '<h1>Datenschutzerklärung</h1>',
  h2('Präambel'),
  'Mit dieser Erklärung möchten wir Sie darüber aufklären, welche Arten Ihrer personenbezogenen Daten (kurz „Daten“) wir zu welchen Zwecken und in welchem Umfang im Rahmen unserer Website verarbeiten. Stand: 4. Februar 2026',
  h2('Verantwortlicher'),
  'Flowdesk Labs UG, vertreten durch Jule Brandstäter, Ritterstraße 12, 10969 Berlin, E-Mail: privacy@flowdesk.test. Eine Pflicht, einen Datenschutzbeauftragten zu benennen, besteht für uns nicht.',
  h2('Maßgebliche Rechtsgrundlagen'),
  'Einwilligung (Art. 6 Abs. 1 S. 1 lit. a DSGVO), Vertragserfüllung und vorvertragliche Anfragen (lit. b), rechtliche Verpflichtung (lit. c) und berechtigte Interessen (lit. f). Für den Zugriff auf Ihr Endgerät gilt § 25 TDDDG.',
  h2('Internationale Datentransfers'),
  'Sofern wir Daten in Drittländer übermitteln, geschieht dies auf Grundlage des Angemessenheitsbeschlusses zum EU-US Data Privacy Framework (DPF) oder von Standardvertragsklauseln der Kommission. Eine Liste der zertifizierten Unternehmen finden Sie unter https://www.dataprivacyframework.gov/.',
  h2('Speicherdauer'),
  'Wir löschen Daten, sobald die Einwilligung widerrufen ist oder keine weitere Grundlage besteht. Handels- und steuerrechtliche Fristen (sechs, acht oder zehn Jahre) bleiben unberührt. Anfragen ohne Vertrag löschen wir nach zwölf Monaten.',
  h2('Rechte der betroffenen Personen'),
  '<strong>Widerspruchsrecht: Sie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit gegen eine Verarbeitung aufgrund von Art. 6 Abs. 1 lit. e oder f DSGVO Widerspruch einzulegen, ebenso jederzeit gegen Direktwerbung.</strong>',
  'Außerdem haben Sie das Recht auf Widerruf erteilter Einwilligungen, auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit.',
  h2('Bereitstellung des Onlineangebots'),
  'Unsere Website wird von Webflow, Inc., 398 11th Street, San Francisco, CA 94103, USA, gehostet und über deren Netz (cdn.prod.website-files.com, Amazon CloudFront) ausgeliefert. Dabei werden IP-Adresse, Zeitpunkt, abgerufene Seite und Browser verarbeitet (berechtigte Interessen). Mit Webflow besteht ein Auftragsverarbeitungsvertrag; Webflow ist nach dem DPF zertifiziert. Auch die Formulare der Website werden bei Webflow verarbeitet.',
  'Schriftarten binden wir lokal von unserem eigenen Server ein; Daten werden dabei nicht an Dritte übermittelt.',
  h2('Einsatz von Cookies'),
  'Ihre Auswahl speichern wir mit dem quelloffenen Werkzeug „Cookie Consent“ von Finsweet im Cookie <code>fs-cc</code> für 120 Tage. Das Skript laden wir vom Netz jsDelivr (Prospect One sp. z o.o., Królewska 65A, 30-081 Kraków, Polen). Sie können Ihre Auswahl jederzeit über den Knopf links unten ändern.',
  h2('Webanalyse'),
  h3('PostHog'),
  'Zur Produktanalyse betreiben wir PostHog unter e.flowdesk.test auf unserer eigenen Infrastruktur. Es werden keine Cookies gesetzt und keine personenbezogenen Daten gespeichert; Dritte haben keinen Zugriff. Rechtsgrundlage: berechtigte Interessen.',
  h3('Hotjar'),
  'Hotjar Ltd., Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville St Julian’s STJ 3141, Malta, zeichnet mit Ihrer Einwilligung Mausbewegungen, Klicks und Scrollverhalten auf; Eingaben werden maskiert. Cookies: <code>_hjSessionUser_5127734</code> (1 Jahr), <code>_hjSession_5127734</code> (30 Minuten). Aufzeichnungen werden nach 365 Tagen gelöscht.',
  h2('Onlinemarketing'),
  h3('LinkedIn Insight Tag'),
  'LinkedIn Ireland Unlimited Company, Wilton Place, Dublin 2, Irland. Wir messen damit den Erfolg unserer Anzeigen, ausschließlich nachdem Sie „Marketing“ zugelassen haben. Cookies bei linkedin.com: <code>bcookie</code> (1 Jahr), <code>li_sugr</code> (90 Tage), <code>lidc</code> (1 Tag), <code>UserMatchHistory</code> (30 Tage); Web-Speicher <code>li_adsId</code>. Die LinkedIn Corporation (USA) ist nach dem DPF zertifiziert. Rechtsgrundlage: Einwilligung.',
  h2('Kommunikation und Termine'),
  h3('Intercom'),
  'Der Messenger stammt von Intercom R&D Unlimited Company, 124 St Stephen’s Green, Dublin 2, Irland; die Daten liegen in der europäischen Region. Cookies: <code>intercom-id-k3v9dmqp</code> und <code>intercom-device-id-k3v9dmqp</code> (9 Monate), <code>intercom-session-k3v9dmqp</code> (7 Tage). Rechtsgrundlage: Einwilligung.',
  h3('Calendly'),
  'Termine buchen Sie über Calendly, LLC, 115 E Main St, Ste A1B, Buford, GA 30518, USA (DPF-zertifiziert). Der Kalender wird erst mit Ihrer Einwilligung geladen; Cookies: <code>_calendly_session</code> (21 Tage), <code>__cf_bm</code> (30 Minuten), <code>_cfuvid</code> (Sitzung).',
  h3('Newsletter'),
  'Unseren Newsletter versenden wir mit Loops (Astrodon Inc., San Francisco, USA; Standardvertragsklauseln) auf Grundlage Ihrer Einwilligung. Nach der Anmeldung erhalten Sie eine E-Mail, in der Sie die Anmeldung bestätigen (Double-Opt-in). Abmelden können Sie sich mit dem Link am Ende jeder Ausgabe.',
  h2('Videos'),
  'Hintergrundvideos binden wir von Vimeo ein (Vimeo.com, Inc., 330 West 34th Street, New York, NY 10001, USA, DPF-zertifiziert). Wir haben die Option „Do Not Track“ eingeschaltet, sodass Vimeo keine Cookies setzt und kein Nutzungsverhalten erfasst. Rechtsgrundlage: berechtigte Interessen an einer ansprechenden Darstellung.',
  h2('Präsenzen in sozialen Netzwerken'),
  'Wir unterhalten ein Profil bei LinkedIn und sind für die Statistik („Page Insights“) gemeinsam mit LinkedIn Ireland verantwortlich.',
);

/** Imprint and privacy notice: German only. */
export const legalPages: readonly WebflowPage[] = [
  {
    path: '/impressum',
    id: '66b2f0a94d1e7c83f5a2c97a',
    language: 'de',
    title: 'Impressum – flowdesk',
    description: 'Impressum',
    body: imprint,
  },
  {
    path: '/datenschutz',
    id: '66b2f0a94d1e7c83f5a2c97c',
    language: 'de',
    title: 'Datenschutzerklärung – flowdesk',
    description: 'Datenschutzerklärung',
    body: notice,
  },
];
