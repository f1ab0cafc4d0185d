import { expect, it } from 'vitest';
import { misread, type NoticeCase, statementsIn } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'purpose with Zweck',
    'Kontaktformular\nZweck der Verarbeitung ist die Beantwortung Ihrer Anfrage mit den Daten aus dem Formular.',
    ['purposes'],
  ],
  ['purpose with um … zu', 'Kontakt\nWir verwenden Ihre Angaben, um Ihre Anfrage zu beantworten.', ['purposes']],
  ['purpose of one who uses a service', 'Statistik\nIch nutze etracker, um zu sehen, welche Seiten gelesen werden.', ['purposes']],
  ['purpose of a measurement', 'Hosting\nDer Anbieter speichert Protokolle und misst, ob die Seite fehlerfrei lädt.', ['purposes']],
  ['purpose of a hyphenated kind', 'Wir verarbeiten Ihre Daten zur Abwicklung Ihrer Bestellung.', ['purposes']],
  ...[
    'Zur Produktanalyse betreiben wir PostHog auf eigenen Servern.',
    'Wir messen damit den Erfolg unserer Anzeigen.',
    'Damit zählen wir die Besuche unserer Seiten.',
    'Wir nutzen Matomo zur Reichweitenanalyse.',
    'Google Analytics hilft uns zu verstehen, wie Besucher unsere Seiten nutzen.',
    'HubSpot helps us understand how visitors use our site.',
    'Rechtsgrundlage: Art. 6 Abs. 1 lit. b DSGVO zur Abwicklung der Zahlung.',
  ].map((text): NoticeCase => [text, `Statistik\n${text}`, ['purposes']]),
  ['a basis alone', 'Zahlung\nRechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.', ['legalBases'], ['purposes']],
  ['empty words only', 'Wir verarbeiten Ihre Daten zur Verbesserung unseres Angebots.', [], ['purposes']],
  [
    'purposes one may ask about',
    'Ihre Rechte\nSie haben das Recht auf Auskunft über die Zwecke der Verarbeitung und die Empfänger.',
    ['rightAccess'],
    ['purposes', 'recipients'],
  ],
];

/** Where a notice has one section or says everything in nouns. */
it.each([
  ['one paragraph', 'Wir nutzen Ihre Angaben, um Ihnen zu antworten. Protokolle (IP-Adresse) dienen der Abwehr von Angriffen.', 2],
  ['items behind their labels', 'Daten und Zweck: Kontaktdaten zur Angebotserstellung; Protokolle zur Abwehr von Angriffen', 2],
  [
    'a table',
    'Übersicht\nVerarbeitung Zweck Rechtsgrundlage\nProtokolle Fehlersuche Art. 6 I 1 f DSGVO\nFormular Antwort Art. 6 I 1 b DSGVO',
    2,
  ],
  [
    'nouns under their heading',
    'Zweck und Grundlage\nZimmerreservierung und Gästebetreuung (Art. 6 Abs. 1 lit. b DSGVO), Meldeschein (lit. c)',
    2,
  ],
  [
    'an interest in another section',
    'Kontakt\nDaten speichern wir zum Zweck der Beantwortung Ihrer Anfrage.\nBesuch\nDies geschieht auf Basis unseres berechtigten Interesses an der Stabilität.',
    2,
  ],
  [
    'an interest without the ground',
    'Kontakt\nDaten speichern wir zwecks Beantwortung der Anfrage.\nKarte\nDie Nutzung erfolgt im Interesse einer leichten Auffindbarkeit.',
    2,
  ],
  [
    'a way out',
    'Kontakt\nDaten speichern wir zwecks Beantwortung der Anfrage.\nStatistik\nKlicken Sie hier, um Cookies zu deaktivieren.',
    1,
  ],
  [
    'a formula for maps',
    'Kontakt\nDaten speichern wir zwecks Beantwortung der Anfrage.\nKarte\nDie Nutzung erfolgt im Interesse einer ansprechenden Darstellung unserer Online-Angebote.',
    1,
  ],
  ['one purpose', 'Kontakt\nWir nutzen Ihre Angaben, um Ihnen zu antworten. Wir geben sie nicht weiter.', 1],
  [
    'sentences under their heading',
    'Warum wir Daten erheben\nWir nehmen Ihre Rechte ernst, sehr ernst und immer wieder ganz besonders.',
    1,
  ],
])('purposes told in short: %s', (_, text, count) => {
  expect(statementsIn(text).filter(({ kind }) => kind === 'purposes')).toHaveLength(count);
});

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

const visit = 'Besuch der Website\nBeim Aufruf werden IP-Adresse und Browser verarbeitet, um die Seite auszuliefern.';

/** How many sections state a purpose: where the first is certain, the others are read generously. */
it.each([
  ['nothing more', 'Impressum\nMuster GmbH, Gasse 3, 12345 Ort.', 1],
  ['empty words', 'Statistik\nDaten verarbeiten wir zur Verbesserung unseres Angebots.', 1],
  ['what a visitor may do', 'Statistik\nSie können die Erfassung verhindern, indem Sie ein Plugin installieren.', 1],
  ['a formula', 'Karte\nZur Nutzung der Funktionen ist es notwendig, Ihre IP-Adresse zu speichern.', 1],
  ['rights only', 'Ihre Rechte\nSie haben das Recht auf Auskunft über die Zwecke der Verarbeitung.', 1],
  ['column of a table', 'Cookies\nName Anbieter Zweck Dauer\n_ga Google Statistik 2 Jahre', 2],
  ['table with tabs', 'Cookies\nCookie\tVerwendungszweck\tLaufzeit\n_ga\tStatistik\t2 Jahre', 2],
  ['to show something', 'Trusted Shops\nWir zeigen das Trustbadge der Trusted Shops SE, um unser Gütesiegel darzustellen.', 2],
  ['success of advertisements', 'Meta Pixel\nMit deiner Einwilligung messen wir mit dem Meta Pixel den Erfolg unserer Anzeigen.', 2],
  ['what is seen', 'Google Analytics\nWir sehen, welche Seiten besucht werden.', 2],
  ['a newsletter', 'Newsletter\nDen Newsletter versenden wir mit Klaviyo.', 2],
  ['an order', 'Bestellung\nFür deine Bestellung verarbeiten wir Name und Anschrift.', 2],
  ['payments', 'Zahlung\nZahlungen wickelt Mollie ab.', 2],
])('sections with a purpose: %s', (_, text, count) => {
  expect(statementsIn(`${visit}\n${text}`).filter(({ kind }) => kind === 'purposes')).toHaveLength(count);
});
