import { describe, expect, it } from 'vitest';
import type { FieldEvidence } from '#evidence/forms.ts';
import { fieldEvidence } from '../../../test/factories/evidence.ts';
import { askedFields, hasTrap } from './asked-fields.ts';

const ask = (part: Parameters<typeof fieldEvidence>[0]) => askedFields([fieldEvidence(part)])[0];

describe('askedFields', () => {
  const yesNo = (name: string, answers = ['ja', 'nein']) => answers.map((label) => fieldEvidence({ type: 'radio', name, label }));

  it.each([
    [
      'between a label and the answers',
      'tx_x[field][a12]',
      'Telefon Schwerbehinderung (für 10 % Ermäßigung) ja nein IBAN*',
      'Schwerbehinderung (für 10 % Ermäßigung)',
      'health',
    ],
    ['by the name where the text does not show it', 'form[schwerbehinderung]', 'Telefon', 'Schwerbehinderung', 'health'],
    ['by the label without either', 'x1', '', 'ja', null],
    ['no passage', 'x1', `Telefon ${'Wir freuen uns auf Sie. '.repeat(8)} ja nein`, 'ja', null],
    ['of no topic', 'x1', 'Telefon Haben Sie schon bestellt?* ja nein', 'Haben Sie schon bestellt?', null],
  ])('a question whose answers alone are labels: %s', (_, name, text, label, topic) => {
    const fields = [fieldEvidence({ type: 'tel', name: 'tel', label: 'Telefon' }), ...yesNo(name)];
    expect(askedFields(fields, text)[1]).toMatchObject({ label, topic });
  });

  it('leaves answers that say something', () => {
    const fields = [fieldEvidence({ type: 'tel', name: 'tel', label: 'Telefon' }), ...yesNo('x1', ['Hund', 'Katze'])];
    expect(askedFields(fields, 'Telefon Tier Hund Katze')[1]).toMatchObject({ label: 'Hund' });
  });

  const boxes = (group: string, ...labels: string[]) =>
    askedFields(labels.map((label) => fieldEvidence({ type: 'checkbox', name: 'x', label, group })));

  it.each([
    ['Welche Beschwerden kennst du?', ['Häufige Heiserkeit', 'Kloßgefühl', 'Operation an Kehlkopf oder Schilddrüse']],
    ['Bitte ankreuzen', ['Diabetes oder andere Erkrankung', 'Nichts davon']],
    ['Vorerkrankungen', ['Herz', 'Rücken']],
  ])('is one question on health: %s', (group, labels) => {
    expect(boxes(group, ...labels)).toMatchObject([{ topic: 'health', label: group, type: 'checkbox' }]);
  });

  it.each([
    ['Wofür brauchst du deine Stimme?', ['Vorträge', 'Gesang']],
    ['Art der Anfrage', ['Beschwerde', 'Lob']],
    ['Krankheiten', ['Ich willige ein, dass Sie meine Gesundheitsdaten verarbeiten', 'Ich bin einverstanden']],
  ])('leaves boxes as they are: %s', (group, labels) => {
    expect(boxes(group, ...labels).map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['Foto des Rezepts (JPG, PDF)', 'health'],
    ['Ärztlicher Befund', 'health'],
    ['Krankmeldung hochladen', 'health'],
    ['Upload prescription', 'health'],
    ['Gutachten des Medizinischen Dienstes (PDF)', 'health'],
    ['Pflegegradbescheid', 'health'],
    ['Sehtest (PDF oder Foto)', 'health'],
    ['Hörtest-Ergebnis', 'health'],
    ['Ärztliche Bescheinigung der Fahreignung', 'health'],
    ['Augenärztliches Gutachten', 'health'],
    ['Impfnachweis des Kindes', 'health'],
    ['Eye test certificate', 'health'],
    ['Bescheinigung der Erste-Hilfe-Schulung', null],
    ['Testergebnis Deutsch B1', null],
    ['Gutachten zum Gebäude', null],
    ['Ihr Lieblingsrezept zum Backen', null],
    ['Foto des Schadens', null],
  ])('file %s: %s', (label, topic) => {
    expect(ask({ label, type: 'file' })?.topic).toBe(topic);
  });

  it.each([
    ...[
      'Psychotherapeutische oder psychiatrische Behandlungen der letzten 10 Jahre',
      'Stationäre Aufenthalte und Operationen der letzten 10 Jahre',
      'Liegt eine HIV-Infektion vor?',
      'Rauchen Sie?',
      'Errechneter Geburtstermin (freiwillig)',
      'Voraussichtlicher Entbindungstermin',
      'Unter welchen Schmerzen leiden Sie?',
      'Waren Sie in den letzten fünf Jahren in ärztlicher Behandlung?',
      'Ich nutze einen Rollstuhl',
      'Ich trage eine Sehhilfe',
      'Brille oder Kontaktlinsen nötig?',
      'Gebärdensprachdolmetschung',
      'Blutverdünner oder Bluter?',
      'Raucher/in?',
      'Wurden Sie bei dem Unfall verletzt?',
      'Welche Verletzungen haben Sie?',
      'Diabetes',
      'Haben Sie Allergien gegen Katzen?',
      'Gibt es Tierhaarallergien im Haushalt?',
      'Anmerkungen (Hund, Allergien, späte Anreise)',
    ].map((label) => [label, 'health']),
    ...['Konfession der Eltern: ev./kath.', 'Bekenntnis'].map((label) => [label, 'religion']),
    ['In welchen Parteien waren Sie Mitglied?', 'politics'],
    ['Weitere Parteien im Haus', null],
    ['ver.di-Mitglied', 'union'],
    ...[
      'Welche Beschwerde möchten Sie einreichen?',
      'Welche Symptome zeigt Ihr Fahrzeug?',
      'Fehlerdiagnose',
      'Verletzung der Aufsichtspflicht',
      'Urheberrechtsverletzungen melden',
      'Vorerkrankungen des Tieres',
      'Nimmt Ihr Hund Medikamente?',
      'Rollstuhlgerechtes Zimmer',
      'Raucher',
      'Nichtraucherzimmer',
      'Gewicht des Pakets in kg',
      'Operations Manager',
      'Raucherzimmer',
      'Geburtsdatum',
      'Voraussichtlicher Liefertermin',
    ].map((label) => [label, null]),
  ])('%s asks for %s', (label, topic) => {
    expect(ask({ label: label! })?.topic).toBe(topic);
  });

  it.each([
    ...[
      'Wie viel verdienst du derzeit netto im Monat? *',
      'Nettoeinkommen',
      'Was verdienen Sie?',
      'Jahresbrutto',
      'How much do you earn?',
    ].map((label) => [label, 'income']),
    ['Monatliches Nettoeinkommen des Haushalts Pflichtfeld', 'income'],
    ...['Wie viele Kunden bedienen Sie?', 'Verdienter Bonus der Karte', 'Nettopreis', 'Was möchtest du erreichen?'].map((label) => [
      label,
      null,
    ]),
    ...['Kinderwunsch', 'Ist weiterer Nachwuchs geplant? *', 'Planen Sie in nächster Zeit Nachwuchs?'].map((label) => [label, 'family']),
    ...[
      'Kinder im Haushalt (Vornamen und Alter) Pflichtfeld',
      'Weitere Erwachsene im Haushalt (Namen)',
      'Name des Ehepartners',
      'Alter der Kinder',
    ].map((label) => [label, 'other-persons']),
    ...['Name des Kindes', 'Vorname', 'Alter', 'Geburtsdatum des Kindes', 'Ansprechpartner (Name)'].map((label) => [label, null]),
  ])('%s: %s', (label, topic) => {
    expect(ask({ label: label! })?.topic).toBe(topic);
  });

  it.each([
    [
      { label: 'E-Mail *', type: 'email' },
      { kind: 'email', required: true },
    ],
    [
      { label: 'Telefon (freiwillig)', required: true },
      { kind: 'phone', required: false },
    ],
    [{ label: 'Telefon (Pflichtfeld)' }, { kind: 'phone', required: true }],
    [{ name: 'companyName' }, { kind: 'company' }],
    [{ label: 'Firma' }, { kind: 'company' }],
    [{ label: 'Unternehmen *' }, { kind: 'company', required: true }],
    [{ autocomplete: 'organization', label: 'Arbeitgeber' }, { kind: 'company' }],
    [{ label: 'Anrede', type: 'select' }, { kind: 'salutation' }],
    [{ label: 'Lebenslauf', type: 'file' }, { kind: 'file' }],
    [{ label: 'Gibt es Allergien oder Unverträglichkeiten?' }, { topic: 'health' }],
    [{ label: 'Allergies' }, { topic: 'health' }],
    [{ label: 'Vorerkrankungen', type: 'textarea' }, { topic: 'health' }],
    [{ label: 'Grad der Schwerbehinderung' }, { topic: 'health' }],
    [{ label: 'Nachricht (z. B. Rollstuhlplatz)', type: 'textarea' }, { topic: null }],
    [{ label: 'Bemerkung (etwa Rollstuhlplätze, Anreise mit Bus)', type: 'textarea' }, { topic: null }],
    [{ label: 'Nachricht (z. B. Rollstuhlplatz, Allergien)', type: 'textarea' }, { topic: 'health' }],
    [{ label: 'Sind Sie Rollstuhlfahrer?', type: 'textarea' }, { topic: 'health' }],
    [{ label: 'Rollstuhlplatz nötig (z. B. wegen Behinderung)' }, { topic: 'health' }],
    [{ label: 'Konfession', type: 'select' }, { topic: 'religion' }],
    [{ label: 'Gewerkschaftsmitgliedschaft' }, { topic: 'union' }],
    [{ label: 'Partei' }, { topic: 'politics' }],
    [{ label: 'Gegnerische Partei' }, { topic: null }],
    [{ label: 'Name der anderen Partei', name: 'partei2' }, { topic: null }],
    [{ label: '', name: 'partei' }, { topic: 'politics' }],
    [{ label: 'Herkunft' }, { topic: 'origin' }],
    [{ label: 'Herkunftsland der Ware' }, { topic: null }],
    [{ label: 'Vorstrafen' }, { topic: 'criminal-record' }],
    [{ label: 'Familienstand', type: 'select' }, { topic: 'marital-status' }],
    [
      { label: 'Bewerbungsfoto', type: 'file' },
      { topic: 'photo', kind: 'file' },
    ],
    [{ label: 'Sind Sie Mitglied in einem Mieterverein oder einer Partei?' }, { topic: 'politics' }],
    [{ label: 'Läuft gegen Sie ein Ermittlungsverfahren?' }, { topic: 'criminal-record' }],
    [
      { label: 'Kopie des Personalausweises', type: 'file' },
      { topic: 'identity-document', kind: 'file' },
    ],
    [{ label: 'SCHUFA-Auskunft', type: 'file' }, { topic: 'credit' }],
    [{ label: 'Monatliches Nettoeinkommen (€)' }, { topic: 'income' }],
    [{ label: 'Herkunft Pflichtfeld' }, { topic: 'origin', required: true }],
    [{ label: 'Beruflicher Stand *' }, { topic: 'occupation' }],
    [{ label: 'Personalausweisnummer' }, { topic: 'identity-document' }],
    [{ label: 'Gehaltsvorstellung' }, { topic: null }],
    [{ label: 'Staatsangehörigkeit' }, { topic: 'nationality' }],
    [{ label: 'Aufenthaltsstatus*', type: 'select' }, { topic: 'nationality' }],
    [{ label: 'Herkunftsland *' }, { topic: 'nationality' }],
    [
      { label: 'Foto Ihres Aufenthaltstitels (Vorder- und Rückseite)', type: 'file' },
      { topic: 'identity-document', kind: 'file' },
    ],
    [{ label: 'Dauer des Aufenthalts' }, { topic: null }],
    [{ label: 'Beruf und Arbeitgeber' }, { topic: 'occupation' }],
    [{ label: 'Berufshaftpflicht' }, { topic: null }],
    [
      { label: 'Nachricht *', type: 'textarea', placeholder: 'Besondere Wünsche oder Unverträglichkeiten' },
      { topic: 'health', label: 'Nachricht * (Besondere Wünsche oder Unverträglichkeiten)' },
    ],
    [
      { label: 'Nachricht', type: 'textarea', placeholder: 'Ihre Wünsche' },
      { topic: null, label: 'Nachricht' },
    ],
    [{ label: 'Krankenkasse' }, { topic: null }],
    [{ label: 'Versichertennummer (steht auf der Gesundheitskarte)' }, { topic: 'health' }],
    [{ label: 'Krankenversicherten-Nr.' }, { topic: 'health' }],
    [{ label: 'KVNR' }, { topic: 'health' }],
    [{ label: 'Zugangscode des E-Rezepts' }, { topic: 'health' }],
    [{ label: 'Ärztliche Verordnung', type: 'file' }, { topic: 'health' }],
    [{ label: 'Versicherungsnummer Ihrer Kfz-Police' }, { topic: null }],
    [{ label: 'Foto vom Rezept Ihres Kuchens', type: 'file' }, { topic: null }],
    [{ label: 'Verordnung (EU) 2016/679 gelesen' }, { topic: null }],
    [{ label: 'Grund Ihrer Beschwerde' }, { topic: null }],
    [{ label: 'Gesundheit und Wellness', type: 'checkbox' }, { topic: null }],
  ])('%o', (part, expected) => {
    expect(ask(part)).toMatchObject(expected);
  });

  it.each([
    ['Führerscheinnummer', 'identity-document'],
    ['Führerschein-Nr.', 'identity-document'],
    ['Nummer Ihres Führerscheins', 'identity-document'],
    ['Führerschein hochladen', 'identity-document'],
    ['Steuer-ID', 'identity-document'],
    ['Driving licence number', 'identity-document'],
    ['Führerscheinklasse', null],
    ['Führerschein vorhanden?', null],
    ['Umsatzsteuer-ID', null],
    ['Kompassnummer', null],
    ['Vehicle id number', null],
  ])('number of a document: %s', (label, topic) => {
    expect(ask({ label })).toMatchObject({ topic });
  });

  it('asks nobody what nobody sees', () => {
    expect(ask({ visible: false, label: 'E-Mail' })).toBeUndefined();
    expect(ask({ name: 'honeypot' })).toBeUndefined();
    expect(ask({ label: 'Bitte nicht ausfüllen' })).toBeUndefined();
    expect(ask({ type: 'hidden', label: 'Religion' })).toBeUndefined();
  });

  it.each([
    [{ name: 'tx_powermail_pi1[field][__hp]', visible: false }, true],
    [{ name: 'website', label: 'Diese Angaben nicht ausfüllen!', visible: false }, true],
    [{ name: '_gotcha', visible: false }, true],
    [{ label: 'Leave this field blank' }, true],
    [{ name: 'honeypot', type: 'hidden' }, false],
    [{ name: 'website', label: 'Website', visible: false }, false],
    [{ name: 'php_version' }, false],
  ])('knows a trap for robots: %j', (part, expected) => {
    expect(hasTrap([fieldEvidence({ label: 'E-Mail' }), fieldEvidence(part)])).toBe(expected);
  });

  it('takes the statement of a consent for no question about health', () => {
    const label =
      'Ich willige ausdrücklich ein, dass meine Gesundheitsdaten zur Bearbeitung meiner Anfrage verarbeitet werden. Die Einwilligung kann ich widerrufen.';
    expect(ask({ type: 'checkbox', label })?.topic).toBeNull();
  });

  it.each<[string, string[], string | null]>([
    ['PG (falls vorhanden)', ['–', 'Pflegegrad 1', 'Pflegegrad 2', 'Pflegegrad 3'], 'health'],
    ['Status', ['Bitte wählen', 'Schwerbehinderung', 'keine'], 'health'],
    ['Kategorie', ['Allergie', 'Diabetes-Erkrankung'], 'health'],
    ['Wer zahlt?', ['ich selbst', 'Arbeitgeber', 'Behinderung im Haushalt'], null],
    ['Kurs', ['Schwangerschaftsyoga', 'Impfung und Reise'], null],
    ['Ihr Anliegen', ['Impfung', 'Allergietest'], null],
    ['Etage', ['EG', '1. OG'], null],
  ])('reads the answers of a list to choose from: %s', (label, options, topic) => {
    expect(ask({ type: 'select', label, options })?.topic).toBe(topic);
  });

  it('shows the answer that tells what a short label means', () => {
    expect(ask({ type: 'select', label: 'PG *', options: ['–', 'Pflegegrad 1', 'Pflegegrad 2'] })?.label).toBe('PG: Pflegegrad 1 …');
    expect(ask({ type: 'text', label: 'PG', options: [] })?.label).toBe('PG');
  });

  it('counts radio buttons of one name once', () => {
    const radio = (label: string) => fieldEvidence({ type: 'radio', name: 'konfession', label });
    expect(askedFields([radio('evangelisch'), radio('katholisch')])).toMatchObject([{ topic: 'religion' }]);
  });
});

it('asks for nothing by a consent', () => {
  const label = 'Ich willige ausdrücklich in die Verarbeitung meiner Gesundheitsdaten ein.';
  expect(ask({ label, type: 'checkbox' })?.topic).toBeNull();
});

describe('forms about animals and things', () => {
  const topics = (...labels: string[]) =>
    askedFields(labels.map((label) => fieldEvidence({ label, name: label }))).map(({ topic }) => topic);

  it.each([
    ['what ails the animal', ['Tierart', 'Symptome'], [null, null]],
    ['what ails a plant', ['Welche Pflanze ist betroffen?', 'Welche Krankheit vermuten Sie?'], [null, null]],
    ['what ails who drives', ['Fahrzeugmodell', 'Welche Symptome haben Sie?'], [null, 'health']],
    ['what ails the car', ['Kilometerstand', 'Symptome'], [null, null]],
    ['what ails who keeps the animal', ['Hunderasse', 'Haben Sie eine Allergie?'], [null, 'health']],
    ['what ails a rider', ['Rasse', 'Name des Kindes', 'Vorerkrankungen'], [null, null, 'health']],
    ['guests who bring a dog', ['Reisen Sie mit Hund?', 'Allergien'], [null, 'health']],
  ])('%s', (_, labels, expected) => {
    expect(topics(...labels)).toEqual(expected);
  });
});

describe('whom somebody would like to meet', () => {
  const radios = (group: string, ...labels: string[]) =>
    askedFields(labels.map((label) => fieldEvidence({ type: 'radio', name: group, label, group })));

  it('is a matter of sexual orientation', () => {
    expect(radios('Ich suche', 'einen Mann', 'eine Frau')).toMatchObject([{ topic: 'sexuality', label: 'Ich suche: einen Mann …' }]);
    expect(ask({ label: 'Ich suche', type: 'select', options: ['Frauen', 'Männer', 'beides'] })?.topic).toBe('sexuality');
  });

  it('is told by who somebody is', () => {
    expect(ask({ label: 'Ich bin', type: 'select', options: ['lesbisch', 'schwul', 'Angehörige*r'] })?.topic).toBe('sexuality');
  });

  it.each([
    ['Ich bin', 'ein Mann', 'eine Frau'],
    ['Anrede', 'Frau', 'Herr'],
    ['Ich suche', 'ein Haus', 'eine Wohnung'],
  ])('is not: %s', (group, ...labels) => {
    expect(radios(group, ...labels)[0]?.topic).toBeNull();
  });
});

it.each<[string, Partial<FieldEvidence>, string | undefined]>([
  [
    'in brackets',
    { type: 'textarea', label: 'Ihre Wünsche (auch Allergien und Unverträglichkeiten) *' },
    'auch Allergien und Unverträglichkeiten',
  ],
  ['in the empty field', { type: 'textarea', label: 'Nachricht', placeholder: 'Personenzahl, Allergien …' }, 'Personenzahl, Allergien …'],
  ['in the question itself', { type: 'textarea', label: 'Allergien (bitte alle nennen)' }, undefined],
  ['of a question of its own', { type: 'textarea', label: 'Vorgeschichte', placeholder: 'Krankheiten, Medikamente' }, undefined],
  ['of nothing that is protected', { type: 'textarea', label: 'Nachricht (bitte mit Bestellnummer)' }, undefined],
])('tells the addition that alone asks for what is protected: %s', (_, part, hint) => {
  expect(askedFields([fieldEvidence(part)])[0]?.hint).toBe(hint);
});
