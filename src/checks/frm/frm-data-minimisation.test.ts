import { describe, expect, it } from 'vitest';
import {
  applicability,
  field,
  formFact,
  imprintElements,
  judge,
  legalPage,
  link,
  pageFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import check from './frm-data-minimisation.ts';

const must = (label: string, part: Partial<FormFact['fields'][number]> = {}) =>
  field({ name: label.toLowerCase(), label, required: true, ...part });
const email = must('E-Mail', { type: 'email' });
const may = (label: string) => field({ name: label.toLowerCase(), label, required: false });
const newsletter = (fields: FormFact['fields'], part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [
    formFact({ kind: 'newsletter', personalFields: ['email'], text: 'Newsletter abonnieren', submitText: 'Abonnieren', fields, ...part }),
  ],
});
const contact = (fields: FormFact['fields'], part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [formFact({ fields: [...formFact().fields, ...fields], text: 'Schreiben Sie uns', ...part })],
});
const consumers = { applicability: applicability({ isConsumerOffer: true }) };
const other = formFact({ id: 'none-p1-f2', kind: 'other' });
const withdrawalUrl = `${siteUrl}widerruf`;
const contract = must('Bestellnummer');
/** A contact form beside the one behind “withdraw from the contract”, which has these fields. */
const withdrawal = (fields: FormFact['fields'], part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [
    formFact(),
    formFact({ id: 'none-p2-f1', kind: 'other', pageUrl: withdrawalUrl, submitText: 'Widerruf bestätigen', fields, ...part }),
  ],
  pages: [
    pageFact({ links: [link({ text: 'Vertrag widerrufen', href: withdrawalUrl })] }),
    pageFact({ url: withdrawalUrl, kind: 'other' }),
  ],
});
const joining = (fields: FormFact['fields'], part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [formFact({ kind: 'other', submitText: 'Anmeldung absenden', fields: [must('Vorname'), email, ...fields], ...part })],
});
const unjudged = { class: 'Conform', message: 'othersUnjudged' };
const toldThere = { class: 'Conform', message: 'withdrawalElsewhere' };
const fine = { class: 'Conform' };

const notice = (text: string): Partial<Facts> => ({
  ...contact([must('Geburtsdatum')]),
  pages: [pageFact(), pageFact({ url: `${siteUrl}datenschutz`, kind: 'privacy', text })],
});

/** A prize draw with these questions besides name and e-mail. */
const draw = (fields: FormFact['fields'], text = ''): Partial<Facts> => ({
  forms: [
    formFact({
      kind: 'other',
      text,
      submitText: 'Jetzt teilnehmen',
      pageUrl: `${siteUrl}gewinnspiel`,
      fields: [must('Name'), email, ...fields],
    }),
  ],
  pages: [pageFact(), pageFact({ url: `${siteUrl}gewinnspiel`, kind: 'other', title: 'Gewinnspiel', headings: ['Gewinnspiel'] })],
});

/** Guests who stay, with these questions besides. */
const guests = (fields: FormFact['fields']): Partial<Facts> =>
  contact([must('Anreise'), must('Abreise'), ...fields], { text: 'Für die Gästekarte', submitText: 'Meldeschein senden' });
const austrian: Partial<Facts> = {
  imprintElements: {
    ...imprintElements(),
    elements: imprintElements({ address: ['Dorf 1, 6020 Innsbruck'] }).elements.flatMap((each) =>
      each.kind === 'address' ? [{ ...each, country: 'AT' }] : each.kind === 'registerNumber' || each.kind === 'vatId' ? [] : [each],
    ),
  },
};

const insured = [must('Familienstand'), must('Geburtsdatum'), must('Versichertennummer')];
const cases: [string, Partial<Facts>, Outline][] = [
  [
    'a colleague who is recommended',
    {
      forms: [
        formFact({
          kind: 'other',
          submitText: 'Empfehlung absenden',
          text: 'Kollegin empfehlen, 500 € Prämie',
          fields: [must('Ihr Name'), email, must('Handynummer der Kollegin', { type: 'tel' })],
        }),
      ],
    },
    { class: 'Hint', message: 'referral' },
  ],
  [
    'of whom a home is to care for, with a heading on insurance',
    contact(insured, { text: 'Pflege und Versicherung Familienstand Geburtsdatum Versichertennummer' }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'a binding sign-up that its source calls a contact form',
    {
      forms: [
        formFact({
          fields: [must('Kursnummer'), must('Name'), must('Straße und Hausnummer'), must('PLZ und Ort')],
          personalFields: ['name', 'address'],
          text: 'Kursnummer Name Straße und Hausnummer PLZ und Ort',
          submitText: 'Verbindlich anmelden (gebührenpflichtig)',
        }),
      ],
    },
    fine,
  ],
  [
    'a reason below the question',
    contact([must('Straße und Hausnummer'), may('Wunsch')], {
      text: 'Straße und Hausnummer für den Gebührenbescheid Wunsch',
    }),
    fine,
  ],
  [
    'no reason below the question',
    contact([must('Straße und Hausnummer'), may('Wunsch')], { text: 'Straße und Hausnummer für Rückfragen Wunsch' }),
    { class: 'Hint' },
  ],
  ['of patients', { ...contact(insured.slice(1)), applicability: applicability({ settings: { industry: 'medical' } }) }, fine],
  ['marital status for an insurance', contact([must('Familienstand')], { text: 'Angebot zur Haftpflichtversicherung' }), fine],
  ...[
    'Fahrschule Muster. Unverbindlich vormerken',
    'Führerscheinklassen AM und A1',
    'Sportbootführerschein See: Anmeldung',
    'Gleitschirm-Schnupperkurs',
    'Jägerprüfung, Lehrgang im Herbst',
    'Sachkundeprüfung nach § 34a GewO',
  ].map((text): [string, Partial<Facts>, Outline] => [`date of birth: ${text}`, contact([must('Geburtsdatum')], { text }), fine]),
  [
    'date of birth where a class can be chosen',
    contact([must('Geburtsdatum'), must('Klasse', { type: 'select', options: ['B', 'BF17', 'AM'] })]),
    fine,
  ],
  [
    'date of birth: class of energy',
    contact([must('Geburtsdatum')], { text: 'Haus mit Klasse B besichtigen' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  ...[
    ['20 Minuten am Telefon, ohne Verpflichtung', fine],
    ['Die Beratung findet telefonisch statt', fine],
    ['Sie erreichen uns Montag bis Freitag am Telefon', { class: 'Hint', message: 'extra' }],
  ].map(([text, expected]): [string, Partial<Facts>, Outline] => [
    `a phone number where the page says: ${text}`,
    {
      ...contact([must('E-Mail', { type: 'email' }), must('Handynummer', { type: 'tel' })]),
      pages: [pageFact({ url: `${siteUrl}kontakt`, title: 'Anfrage', headings: [], text: text as string })],
    },
    expected as Outline,
  ]),
  ['year of birth is no date', contact([must('Geburtsjahr')]), { class: 'Hint', message: 'extra' }],
  ['age is no date', contact([must('Alter')]), { class: 'Hint', message: 'extra' }],
  ...(
    [
      ['Konfession', 'Anmeldung zur Geburt', '§ 6 Abs. 1 KDG, § 15 KDG', { class: 'Hint', message: 'extra' }],
      ['Konfession', 'Anmeldung zur Taufe', '§ 6 Abs. 1 KDG, § 15 KDG', fine],
      ['Religionszugehörigkeit', 'Kursanfrage', '§ 6 Nr. 2 DSG-EKD, § 17 DSG-EKD', { class: 'Hint', message: 'extra' }],
      ['Konfession', 'Anmeldung zur Geburt', 'Art. 6 DSGVO, Art. 13 DSGVO', fine],
    ] as const
  ).map(([label, heading, laws, expected]): [string, Partial<Facts>, Outline] => [
    `${label} demanded, ${heading}, ${laws}`,
    {
      ...contact([must(label, { type: 'select', options: ['römisch-katholisch', 'evangelisch'] })], { pageUrl: `${siteUrl}anmeldung` }),
      pages: [pageFact(), pageFact({ url: `${siteUrl}anmeldung`, kind: 'other', title: heading, headings: [heading] })],
      privacy: legalPage({ kind: 'privacy', text: `Wir verarbeiten Daten nach ${laws}.` }),
    },
    expected,
  ]),
  ['a postcode with its reason in the label', contact([must('Postleitzahl* (für die Planung des Aufmaßes)')]), fine],
  ['an address with a reason that is none', contact([must('Anschrift (für Werbung)')]), { class: 'Hint' }],
  ['date or year of birth', contact([must('Geburtsdatum, Alter')]), { class: 'Risk', message: 'birthdate' }],
  ...[
    { title: 'Risikovoranfrage zur Berufsunfähigkeit | Muster & Söhne', headings: ['Erst fragen, dann beantragen'] },
    { title: 'Angebot', headings: ['Ihre Zahnzusatzversicherung'] },
    { title: 'Rentenrechner', headings: [] },
  ].map((head): [string, Partial<Facts>, Outline] => [
    `an insurance is priced by age and work: ${head.title}`,
    { ...contact([must('Geburtsdatum'), must('Beruf')]), pages: [pageFact({ url: `${siteUrl}kontakt`, ...head })] },
    fine,
  ]),
  [
    'an insurance in the name of the site alone',
    {
      ...contact([must('Geburtsdatum')]),
      pages: [pageFact({ url: `${siteUrl}kontakt`, title: 'Newsletter und Kontakt | Muster Versicherungsmuseum', headings: ['Kontakt'] })],
    },
    { class: 'Risk', message: 'birthdate' },
  ],
  ['place of birth is no date', contact([must('Geburtsort')]), { class: 'Hint', message: 'extra' }],
  ...[
    'Wir erheben Name, Geburtsdatum und Anschrift für den Antrag bei der Fahrerlaubnisbehörde.',
    'Das Geburtsdatum brauchen wir, um das Mindestalter zu prüfen.',
    'Ihr Geburtsdatum verlangen wir, um Verwechslungen auszuschließen.',
    'Wir brauchen deinen Namen, dein Geburtsdatum (damit du in die richtige Gruppe kommst) und deine E-Mail.',
    'Das Geburtsdatum brauchen wir, damit wir die Pferde passend einteilen.',
  ].map((text): [string, Partial<Facts>, Outline] => [`the notice gives the reason: ${text}`, notice(text), fine]),
  ...[
    'Wir verarbeiten Name, Geburtsdatum und E-Mail, um Ihre Anfrage zu bearbeiten.',
    'Wir brauchen Ihr Geburtsdatum (um Ihre Anfrage zu bearbeiten).',
    'Das Geburtsdatum speichern wir, damit wir zum Geburtstag gratulieren können.',
    'Das Geburtsdatum können Sie freiwillig angeben, etwa zur Altersprüfung.',
    'Von Beschäftigten verarbeiten wir das Geburtsdatum für die Sozialversicherung.',
    'Wir erheben das Geburtsdatum. Die zuständige Behörde nennen wir unten.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `the notice gives none: ${text}`,
    notice(text),
    { class: 'Risk', message: 'birthdate' },
  ]),
  ['name, e-mail and message', {}, fine],
  [
    'a shop whose checkout was not seen',
    { applicability: applicability({ isShop: true }) },
    { class: 'Conform', message: 'checkoutUnseen' },
  ],
  ['a form that serves another purpose', { forms: [formFact(), other] }, { class: 'Conform', message: 'othersUnjudged' }],
  [
    'a form that serves another purpose in a shop',
    { forms: [formFact(), other], applicability: applicability({ isShop: true }) },
    { class: 'Conform', message: 'checkoutUnseenOthersUnjudged' },
  ],
  ['position demanded for a catalogue', contact([must('Position')]), { class: 'Hint', message: 'extra' }],
  [
    'a first name for the newsletter beside the income in another form',
    {
      forms: [
        ...newsletter([email, must('Vorname')]).forms!,
        ...contact([must('Wie viel verdienst du derzeit netto im Monat?', { type: 'select' })], { id: 'none-p1-f2' }).forms!,
      ],
    },
    { class: 'Risk', messages: ['newsletter', 'extra'] },
  ],
  ['position offered', contact([may('Position')]), fine],
  ['a position of the order is no rank', contact([must('Position im Leistungsverzeichnis')]), fine],
  [
    'insured how, for a free call',
    contact([must('Wie sind Sie krankenversichert?')], { text: 'Kostenfreies Erstgespräch, 15 Minuten. Termin' }),
    { class: 'Hint', message: 'extra' },
  ],
  ['insured how, for an enquiry', contact([must('Krankenkasse')]), { class: 'Hint', message: 'extra' }],
  ...['Aufenthaltstitel hochladen', 'Foto Ihres Personalausweises', 'Copy of your residence permit'].map(
    (label): [string, Partial<Facts>, Outline] => [
      `copies of papers for an appointment: ${label}`,
      contact([must(label, { type: 'file' })], { text: 'Termin zur Beratung', submitText: 'Termin anfragen' }),
      { class: 'Risk', message: 'extraDocument' },
    ],
  ),
  [
    'residence status and origin for an appointment',
    contact([must('Aufenthaltsstatus'), must('Herkunftsland'), must('In Deutschland seit')], { submitText: 'Termin anfragen' }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'date of birth for an appointment with nobody who treats patients',
    contact([must('Geburtsdatum')], { text: 'Termin vereinbaren', submitText: 'Termin anfragen' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  [
    'date of birth for an appointment in a practice',
    {
      ...contact([must('Geburtsdatum')], { text: 'Termin vereinbaren', submitText: 'Termin anfragen' }),
      applicability: applicability({ settings: { industry: 'medical' } }),
    },
    fine,
  ],
  ...[
    'Staatsangehörigkeit (für die Statistik)',
    'Familienstand (nur zu statistischen Zwecken)',
    'Nationality (for statistical purposes)',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `what serves statistics, in an order: ${label}`,
    contact([must(label)], { kind: 'order', submitText: 'Zahlungspflichtig anmelden' }),
    { class: 'Hint', message: 'extra' },
  ]),
  ...['Staatsangehörigkeit (für die Statistik nach § 5 HStatG)', 'Statistik-Kurs', 'Titel der Statistik'].map(
    (label): [string, Partial<Facts>, Outline] => [
      `statistics by law or as the matter: ${label}`,
      contact([must(label)], { kind: 'order', submitText: 'Zahlungspflichtig anmelden' }),
      fine,
    ],
  ),
  [
    'what guests owe by statute, and a passport of all of them',
    guests([must('Geburtsdatum'), must('Straße'), must('PLZ, Wohnort'), must('Staatsangehörigkeit'), must('Reisepassnummer')]),
    { class: 'Hint', message: 'extraGuests' },
  ],
  ['what guests owe by statute alone', guests([must('1. Gast: Geburtsdatum'), must('PLZ, Wohnort')]), fine],
  [
    'what guests owe in Austria',
    { ...guests([must('Geburtsdatum'), must('Staatsangehörigkeit'), must('Reisepassnummer')]), ...austrian },
    fine,
  ],
  [
    'the same questions where nobody stays',
    contact([must('Geburtsdatum'), must('Reisepassnummer')], { submitText: 'Angebot zur Gästekarte' }),
    { class: 'Risk', message: 'birthdateAndMoreDocument' },
  ],
  ...[
    'Kinder zahlen nichts; deshalb brauchen wir die Geburtsdaten aller Reisenden.',
    'Das Geburtsdatum erheben wir nach § 4 der Satzung.',
    'We need the date of birth because children pay less.',
  ].map((reason): [string, Partial<Facts>, Outline] => [
    `a reason told at the form: ${reason}`,
    contact([must('Geburtsdatum')], { text: `Anfrage. ${reason}` }),
    fine,
  ]),
  ...[
    'Das Geburtsdatum brauchen wir, weil wir Ihnen zum Geburtstag gern gratulieren und einen Gutschein schicken.',
    'Name * Geburtsdatum * Was wünschen Sie? * Deshalb fragen wir nach Ihrem Thema.',
    'Deshalb antworten wir schnell. Bitte geben Sie Ihr Geburtsdatum an.',
  ].map((reason): [string, Partial<Facts>, Outline] => [
    `no reason told at the form: ${reason}`,
    contact([must('Geburtsdatum')], { text: `Anfrage. ${reason}` }),
    { class: 'Risk', message: 'birthdate' },
  ]),
  ['telephone of who takes part in a prize draw', draw([must('Telefon', { type: 'tel' })]), { class: 'Hint', message: 'extra' }],
  ['address of who takes part in a prize draw', draw([must('Straße'), must('PLZ')]), fine],
  ['telephone for who wins by a call', draw([must('Telefon', { type: 'tel' })], 'Gewinner werden telefonisch benachrichtigt.'), fine],
  ['date of birth with an age limit of the prize draw', draw([must('Geburtsdatum')], 'Teilnahme ab 18 Jahren.'), fine],
  ['insured how, for an appointment', contact([must('Krankenversicherung')], { text: 'Termin in der Sprechstunde' }), fine],
  [
    'insured how, at a broker',
    { ...contact([must('Krankenversicherung')]), applicability: applicability({ settings: { industry: 'insurance-broker' } }) },
    fine,
  ],
  ['withdrawal: what the law allows', withdrawal([must('Ihr Name'), contract, email]), { class: 'Conform', messages: [] }],
  ['withdrawal: nothing marked', withdrawal([may('Ihr Name'), may('Bestellnummer'), may('E-Mail')]), { class: 'Conform', messages: [] }],
  ['withdrawal: reason not demanded', withdrawal([must('Ihr Name'), contract, email, may('Grund')]), { class: 'Conform', messages: [] }],
  ['withdrawal: reason demanded', withdrawal([must('Ihr Name'), contract, email, must('Grund')]), toldThere],
  ['withdrawal: reason marked by an asterisk', withdrawal([must('Ihr Name'), contract, email, may('Grund *')]), toldThere],
  ['withdrawal: phone beside the e-mail', withdrawal([must('Ihr Name'), contract, email, must('Telefon')]), toldThere],
  [
    'withdrawal: date of birth in what is taken for a contact form',
    withdrawal([must('Ihr Name'), contract, email, must('Geburtsdatum')], { kind: 'contact' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  ['withdrawal: no link names it', { ...withdrawal([must('Ihr Name'), contract, email]), pages: [pageFact()] }, unjudged],
  ['registration: what it needs', joining([must('Geburtsdatum'), must('Telefon'), must('Anschrift')]), fine],
  ['registration: occupation', joining([must('Beruf *')]), { class: 'Hint', message: 'registration' }],
  ['registration: employer in a union', joining([must('Arbeitgeber *')], { text: 'Mitglied der Gewerkschaft werden' }), fine],
  ['registration: denomination', joining([must('Konfession *')]), { class: 'Hint', message: 'registration' }],
  ['registration: denomination in a congregation', joining([must('Konfession *')], { text: 'Anmeldung zur Konfirmation' }), fine],
  ['order: nationality', contact([must('Staatsangehörigkeit')], { kind: 'order' }), { class: 'Hint' }],
  ['order: nationality for a visa', contact([must('Staatsangehörigkeit')], { kind: 'order', text: 'Reise mit Visum' }), fine],
  ['order: nationality with a reason', contact([must('Staatsangehörigkeit (für die Einreise)')], { kind: 'order' }), fine],
  [
    'a printed guide: date of birth and number, not the address',
    contact([must('Straße'), must('Geburtsdatum'), must('E-Mail', { type: 'email' }), must('Telefon', { type: 'tel' })], {
      kind: 'other',
      submitText: 'Studienführer anfordern',
    }),
    { class: 'Risk', message: 'birthdateAndMore' },
  ],
  ['a printed guide: address alone', contact([must('Straße')], { kind: 'other', submitText: 'Kursprogramm bestellen' }), fine],
  ['registration: place of birth', joining([must('Geburtsort (*)')]), { class: 'Hint', message: 'registration' }],
  ['registration: school and class', joining([must('Schule und Klasse (*)')]), { class: 'Hint', message: 'registration' }],
  ['registration: place of birth by choice', joining([may('Geburtsort')]), fine],
  ['registration: a certificate', joining([must('Geburtsurkunde', { type: 'file' })]), { class: 'Hint', message: 'registrationPapers' }],
  [
    'registration: both parents and a certificate',
    joining([must('Name der Mutter'), must('Name des Vaters'), must('Taufurkunde', { type: 'file' })]),
    { class: 'Hint', message: 'registrationPapersParents' },
  ],
  ['registration: one parent', joining([must('Name der Mutter')]), fine],
  [
    'registration: the number of a child besides that of its parents',
    joining([must('Handynummer des Kindes'), must('Telefon für Notfälle')]),
    { class: 'Hint', message: 'registration' },
  ],
  ['registration: only the number of a child', joining([must('Handynummer des Kindes')]), fine],
  [
    'registration at a school',
    { ...joining([must('Geburtsort')]), pages: [pageFact({ title: 'Grundschule am Markt' })] },
    { class: 'NoClassification', message: 'unjudged' },
  ],
  ...(
    [
      ['a place in the afternoon', 'Betreuungsvertrag. Erziehungsberechtigte', [must('Geburtsdatum'), must('Telefon')]],
      ['holidays', 'Anmeldung Ferienbetreuung', [must('Geburtsdatum'), must('Telefon für Notfälle')]],
      ['a nursery', 'Kita-Platz. Name des Kindes', [must('Geburtsdatum (Pflichtfeld)'), must('Mobil')]],
    ] as const
  ).map(([name, text, asked]): [string, Partial<Facts>, Outline] => [
    `childcare: ${name}`,
    { forms: [formFact({ kind: 'order', text, fields: [must('Name'), email, ...asked] })] },
    { class: 'Conform', messages: [] },
  ]),
  ...[
    'Telefon für Notfälle',
    'Notfallnummer (Telefon)',
    'Handy für die Spedition',
    'Telefon (falls der Kurs ausfällt)',
    'Phone for the driver',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a number with its reason: ${label}`,
    contact([email, must(label, { type: 'tel' })]),
    fine,
  ]),
  ...['Telefon für Rückfragen', 'Telefon zur Kontaktaufnahme', 'Telefonnummer für Angebote', 'Telefon', 'Telefon (Pflichtfeld)'].map(
    (label): [string, Partial<Facts>, Outline] => [
      `a number without a reason: ${label}`,
      contact([email, must(label, { type: 'tel' })]),
      { class: 'Hint', message: 'extra' },
    ],
  ),
  ['date of birth with its reason', contact([must('Geburtsdatum (zur Berechnung des Beitrags)')]), fine],
  [
    'a call back from an insurer',
    contact([must('Geburtsdatum')], { text: 'Worum geht es? Kfz-Versicherung', submitText: 'Rückruf anfordern' }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'a call back, with the reason at the field',
    contact([must('Geburtsdatum (damit wir Ihren Vertrag finden)')], { text: 'Kfz-Versicherung', submitText: 'Rückruf anfordern' }),
    fine,
  ],
  [
    'a call back of a practice',
    {
      ...contact([must('Geburtsdatum')], { text: 'Praxis', submitText: 'Rückruf anfordern' }),
      applicability: applicability({ settings: { industry: 'medical' } }),
    },
    fine,
  ],
  [
    'a call back from anybody else',
    contact([must('Geburtsdatum')], { submitText: 'Rückruf anfordern' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  [
    'a party of a child',
    contact([must('Name und Geburtsdatum des Kindes')], { pageUrl: `${siteUrl}kindergeburtstag`, submitText: 'Anfragen' }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'a first lesson of a child',
    contact([must('Name des Kindes'), must('Geburtsdatum')], { pageUrl: `${siteUrl}probestunde` }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'illnesses before a treatment',
    contact([must('Geburtsdatum'), must('Welche Krankheiten haben Sie?'), must('Welche Medikamente nehmen Sie?')], {
      text: 'Anamnese vor der ersten Behandlung',
    }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'illnesses before a trial class',
    contact([must('Geburtsdatum'), must('Welche Krankheiten haben Sie?'), must('Sind Sie schwanger?')], { text: 'Probekurs' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  ['one question on allergies', contact([must('Geburtsdatum'), must('Allergien')]), { class: 'Risk', message: 'birthdate' }],
  ...(
    [
      ['a place in a nursery', { submitText: 'Absenden' }, [must('Familienstand'), must('Beruf und Arbeitgeber')], 'doubtful'],
      ['helpers', { submitText: 'Eintragen' }, [must('Geburtsdatum')], 'doubtful'],
      ['a nationality', { submitText: 'Absenden' }, [must('Staatsangehörigkeit')], 'doubtful'],
      ['the same optional', { submitText: 'Absenden' }, [may('Familienstand')], null],
      ['a reason at the field', { submitText: 'Absenden' }, [must('Familienstand (für die Beitragsberechnung)')], null],
      ['what somebody works as, for a training', { submitText: 'Absenden', text: 'Zur Weiterbildung' }, [must('Beruf')], null],
      ['a registry office', { submitText: 'Absenden', pageUrl: `${siteUrl}standesamt` }, [must('Familienstand')], null],
      ['an insurance', { submitText: 'Absenden', pageUrl: `${siteUrl}versicherung` }, [must('Familienstand')], null],
      [
        'a host',
        { submitText: 'Absenden', text: 'Nach § 30 Bundesmeldegesetz' },
        [must('Geburtsdatum'), must('Staatsangehörigkeit')],
        null,
      ],
      ['a visa', { submitText: 'Absenden', text: 'Wir besorgen Ihr Visum.' }, [must('Staatsangehörigkeit')], null],
    ] as const
  ).map(([name, part, fields, message]): [string, Partial<Facts>, Outline] => [
    `a form of unknown purpose: ${name}`,
    { forms: [formFact({ kind: 'other', fields: [must('Name'), email, ...fields], ...part })] },
    message ? { class: 'Hint', message } : { class: 'NoClassification', message: 'unjudged' },
  ]),
  [
    'illnesses demanded beside a plain form',
    {
      forms: [
        formFact(),
        formFact({ id: 'none-p2-f1', pageUrl: `${siteUrl}mitglied`, fields: [...formFact().fields, must('Krankheiten und Allergien')] }),
      ],
    },
    unjudged,
  ],
  ['illnesses demanded in the only form', contact([must('Krankheiten und Allergien')]), { class: 'NoClassification', message: 'unjudged' }],
  ['illnesses that may be told', contact([may('Krankheiten und Allergien')]), fine],
  ['date of birth of a child', contact([must('Geburtsdatum des Kindes')]), fine],
  ['date of birth for congratulations', contact([must('Geburtsdatum (für Geburtstagsgrüße)')]), { class: 'Risk', message: 'birthdate' }],
  ...(
    [
      ['Derzeitiges Bruttogehalt*', 'applicationPay'],
      ['Aktuelles Jahresgehalt', 'applicationPay'],
      ['Current annual salary', 'applicationPay'],
    ] as const
  ).map(([label, message]): [string, Partial<Facts>, Outline] => [
    `application: ${label}`,
    contact([must(label)], { kind: 'application' }),
    { class: 'Hint', message },
  ]),
  ...['Gewünschtes Bruttogehalt', 'Gehaltsvorstellung', 'Jahresgehalt'].map((label): [string, Partial<Facts>, Outline] => [
    `application: ${label}`,
    contact([must(label)], { kind: 'application' }),
    fine,
  ]),
  ['application: present pay by choice', contact([may('Derzeitiges Bruttogehalt')], { kind: 'application' }), fine],
  ['a form of an unknown purpose alone', { forms: [other] }, { class: 'NoClassification', message: 'unjudged' }],
  [
    'the number of a driving licence',
    contact([must('Führerscheinnummer'), must('Geburtsdatum')]),
    { class: 'Risk', message: 'birthdateAndMoreDocument' },
  ],
  ['the number of a driving licence alone', contact([must('Führerscheinnummer')]), { class: 'Hint', message: 'extraDocument' }],
  ['newsletter: e-mail', newsletter([email]), fine],
  ['newsletter: optional name', newsletter([email, may('Vorname')]), fine],
  [
    'newsletter: required name',
    newsletter([email, must('Name')]),
    { class: 'Risk', message: 'newsletter', cause: 'form-fields:none-p1-f1', refs: ['none-p1-f1'] },
  ],
  ['newsletter: required date of birth', newsletter([email, must('Geburtsdatum')]), { class: 'Risk', message: 'newsletter' }],
  ['newsletter: required phone', newsletter([email, must('Telefon')]), { class: 'Risk', message: 'newsletter' }],
  ['newsletter: required company of a firm', newsletter([email, must('Firma')]), fine],
  ['newsletter: required company of a shop', { ...newsletter([email, must('Firma')]), ...consumers }, { class: 'Hint', message: 'extra' }],
  ['newsletter by WhatsApp', newsletter([email, must('Telefon')], { text: 'Newsletter per WhatsApp' }), fine],
  [
    'a sign-up for an event with a box for the newsletter is no newsletter form',
    newsletter([email, must('Vorname'), must('Nachname'), must('Straße'), field({ type: 'checkbox', label: 'Newsletter' })], {
      text: 'Anmeldung zum Tag der offenen Tür Newsletter',
      submitText: 'Anmelden',
    }),
    fine,
  ],
  ['contact: required date of birth', contact([must('Geburtsdatum')]), { class: 'Risk', message: 'birthdate' }],
  [
    'contact: date of birth and more',
    contact([must('Geburtsdatum'), must('Telefon'), must('Nettoeinkommen'), must('Beruf und Arbeitgeber')]),
    { class: 'Risk', messages: ['birthdateAndMore'] },
  ],
  [
    'flat hunters: means and papers',
    contact([must('Geburtsdatum'), must('Nettoeinkommen'), must('SCHUFA-Auskunft (Datenkopie)', { type: 'file' })], {
      text: 'Mieterselbstauskunft',
    }),
    { class: 'Risk', messages: ['birthdateAndMoreTenantPapers'] },
  ],
  [
    'flat hunters: means alone, by the headline of the page',
    {
      ...contact([must('Nettoeinkommen')]),
      pages: [pageFact({ url: formFact().pageUrl, kind: 'other', headings: ['Bewerbung um eine Mietwohnung'] })],
    },
    { class: 'Hint', message: 'extraTenant' },
  ],
  [
    'flat hunters: a second way to reach them is to be made optional',
    contact([must('Geburtsdatum'), must('Nettoeinkommen'), must('Telefon'), must('Telefonnummer des bisherigen Vermieters')], {
      text: 'Mieterselbstauskunft',
    }),
    { class: 'Risk', messages: ['birthdateAndMoreTenantReachable'] },
  ],
  [
    'flat hunters: address and means without a date of birth',
    contact([must('Nettoeinkommen'), must('Straße und Hausnummer'), must('Kopie des Personalausweises', { type: 'file' })], {
      text: 'Mieterselbstauskunft',
    }),
    { class: 'Hint', message: 'extraTenantPapersReachable' },
  ],
  [
    'a phone number beside a text on self-disclosure',
    contact([must('Telefon')], { text: 'Fragen zur Mieterselbstauskunft?' }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'contact: who assures that all is right is not insured',
    contact([must('Geburtsdatum')], { text: 'Ich versichere die Richtigkeit meiner Angaben.' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  ['contact: date of birth for an insurance', contact([must('Geburtsdatum')], { text: 'Krankenversicherung vergleichen' }), fine],
  ['cancelling: date of birth', contact([must('Geburtsdatum')], { submitText: 'Jetzt kündigen' }), fine],
  ['contact: number or date of birth', contact([must('Mitgliedsnummer oder Geburtsdatum')]), fine],
  ['order: date of birth for a membership', contact([must('Geburtsdatum')], { kind: 'order', text: 'Mitgliedschaft PUNKT' }), fine],
  ['contact: a copy of the identity card', contact([must('Kopie des Personalausweises')]), { class: 'Hint', message: 'extraDocument' }],
  ...['Nettoeinkommen', 'SCHUFA-Auskunft', 'Staatsangehörigkeit', 'Familienstand', 'IBAN'].map(
    (label): [string, Partial<Facts>, Outline] => [
      `contact: required ${label}`,
      contact([must(label)]),
      { class: 'Hint', message: 'extra' },
    ],
  ),
  ['contact: ages of children for a stay', contact([must('Alter der Kinder')], { text: 'Zimmer anfragen' }), fine],
  [
    'contact: earnings asked in a question',
    contact([must('Wie viel verdienst du derzeit netto im Monat? *', { type: 'select' })]),
    { class: 'Hint', message: 'extra' },
  ],
  ['contact: optional income', contact([may('Nettoeinkommen')]), fine],
  ['contact: income for a loan', contact([must('Nettoeinkommen')], { text: 'Baufinanzierung anfragen' }), fine],
  ['contact: bank details for a refund', contact([must('IBAN')], { text: 'Erstattung beantragen' }), fine],
  ['contact: date of birth with an age limit', contact([must('Geburtsdatum')], { text: 'Teilnahme ab 18 Jahren' }), fine],
  [
    'contact: date of birth at a doctor’s',
    { ...contact([must('Geburtsdatum')]), applicability: applicability({ settings: { industry: 'medical' } }) },
    fine,
  ],
  ['contact: required phone beside the e-mail', contact([must('Telefon')]), { class: 'Hint', message: 'extra' }],
  ['contact: phone marked by an asterisk', contact([field({ name: 'tel', label: 'Telefon *' })]), { class: 'Hint', message: 'extra' }],
  ['contact: optional phone', contact([may('Telefon')]), fine],
  ['contact: call back', contact([must('Telefon')], { text: 'Rückruf vereinbaren' }), fine],
  [
    'contact: phone instead of e-mail',
    { forms: [formFact({ fields: [must('Name'), must('Telefon'), must('Nachricht', { type: 'textarea' })] })] },
    fine,
  ],
  ['contact: required address', contact([must('Straße')]), { class: 'Hint', message: 'extra' }],
  ['contact: address of a new client', contact([must('Straße')], { submitText: 'Anmeldebogen senden' }), fine],
  ['contact: address of a new patient', contact([must('Straße')], { text: 'Neupatienten-Aufnahme: Bitte vor dem Termin ausfüllen' }), fine],
  [
    'contact: address for the treatment',
    contact([must('Anschrift')], { text: 'Ihre Angaben brauchen wir für den Behandlungsvertrag.' }),
    fine,
  ],
  ['contact: address for a recall', contact([must('Straße')], { text: 'Anmeldung zum Rückruf' }), { class: 'Hint', message: 'extra' }],
  ['contact: address for a catalogue', contact([must('Straße')], { text: 'Katalog per Post anfordern' }), fine],
  ['contact: required company, business only', contact([must('Firma')]), fine],
  ['contact: required company, consumers', { ...contact([must('Firma')]), ...consumers }, { class: 'Hint', message: 'extra' }],
  ['order: address and name', contact([must('Straße')], { kind: 'order' }), fine],
  ['order: required phone', contact([must('Telefon')], { kind: 'order' }), { class: 'Hint', message: 'extra' }],
  ['order: required date of birth', contact([must('Geburtsdatum')], { kind: 'order' }), { class: 'Hint', message: 'extra' }],
  ['comment: name and e-mail', contact([], { kind: 'comment' }), fine],
  ['salutation is told elsewhere', contact([must('Anrede', { type: 'select' })]), fine],
  ['hidden field', contact([must('Geburtsdatum', { visible: false })]), fine],
  ['trap for robots', contact([must('Telefon', { name: 'honeypot_phone' })]), fine],
  [
    'application: required date of birth',
    contact([must('Geburtsdatum')], { kind: 'application' }),
    { class: 'Hint', message: 'application' },
  ],
  ...['Stelle: Rezeption (m/w/d)', 'Sie vereinbaren Termine mit Patienten', 'Wir sind eine Versicherung'].map(
    (text): [string, Partial<Facts>, Outline] => [
      `application: date of birth beside the duties of the post (${text})`,
      contact([must('Geburtsdatum')], { kind: 'application', text }),
      { class: 'Hint', message: 'application' },
    ],
  ),
  [
    'contact: a post at the reception is no prescription',
    contact([must('Geburtsdatum')], { text: 'Rezeption' }),
    { class: 'Risk', message: 'birthdate' },
  ],
  [
    'telephone number for a call that another page offers',
    {
      ...contact([email, must('Telefon', { type: 'tel' })], { submitText: 'Jetzt buchen', pageUrl: `${siteUrl}booking?service=a` }),
      pages: [
        pageFact({
          text: 'Erstgespräch, 15 Min., telefonisch',
          links: [link({ text: 'Buchen', area: 'body', href: `${siteUrl}booking?service=a` })],
        }),
        pageFact({ url: `${siteUrl}booking?service=a`, kind: 'other' }),
      ],
    },
    fine,
  ],
  [
    'telephone number for an enquiry, whatever another page says of calls',
    {
      ...contact([email, must('Telefon', { type: 'tel' })]),
      pages: [pageFact({ text: 'Wir sind telefonisch erreichbar', links: [link({ text: 'Kontakt', href: `${siteUrl}kontakt` })] })],
    },
    { class: 'Hint', message: 'extra' },
  ],
  [
    'application: all that an employer need not know',
    contact([must('Geburtsdatum'), must('Familienstand'), must('Staatsangehörigkeit'), must('Bewerbungsfoto', { type: 'file' })], {
      kind: 'application',
    }),
    { class: 'Hint', messages: ['applicationPhotoNationality'] },
  ],
  [
    'application: photo',
    contact([must('Passfoto', { type: 'file' })], { kind: 'application' }),
    { class: 'Hint', message: 'applicationPhoto' },
  ],
  [
    'application: nationality',
    contact([must('Nationalität')], { kind: 'application' }),
    { class: 'Hint', message: 'applicationNationality' },
  ],
  ['application: asked, not demanded', contact([may('Geburtsdatum'), may('Familienstand')], { kind: 'application' }), fine],
  [
    'application: address, phone, salary and documents',
    contact([must('Straße'), must('Telefon'), must('Gehaltsvorstellung'), must('Lebenslauf', { type: 'file' })], { kind: 'application' }),
    fine,
  ],
  [
    'application: date of birth with an age limit',
    contact([must('Geburtsdatum')], { kind: 'application', text: 'Nur für Personen über 18' }),
    fine,
  ],
  ...['Wie sind Sie auf uns aufmerksam geworden?', 'Woher kennen Sie uns? *', 'How did you hear about us?'].map(
    (label): [string, Partial<Facts>, Outline] => [`contact: ${label}`, contact([must(label, { type: 'select' })]), { class: 'Hint' }],
  ),
  ['contact: how somebody heard of us, not demanded', contact([may('Wie sind Sie auf uns aufmerksam geworden?')]), fine],
  [
    'contact: address, and a box for advertising about offers',
    contact([must('Straße'), field({ type: 'checkbox', name: 'werbung', label: 'Bitte informieren Sie mich künftig über Angebote.' })], {
      text: 'Schreiben Sie uns Straße Bitte informieren Sie mich künftig über Angebote.',
    }),
    { class: 'Hint', message: 'extra' },
  ],
  [
    'contact: address, and a box for the reason',
    contact([must('Straße'), field({ type: 'checkbox', name: 'angebot', label: 'Ich möchte ein Angebot' })], {
      text: 'Schreiben Sie uns Straße Ich möchte ein Angebot',
    }),
    fine,
  ],
  [
    'nothing marked as mandatory',
    { forms: [formFact({ fields: [may('Name'), may('E-Mail'), may('Telefon'), field({ type: 'textarea', label: 'Nachricht' })] })] },
    { class: 'NoClassification', message: 'requiredUnknown' },
  ],
  ['nothing marked, nothing in excess', newsletter([field({ type: 'email', label: 'E-Mail' })]), fine],
  ['search', { forms: [formFact({ kind: 'search', personalFields: [] })] }, { class: 'NotApplicable', message: 'noForms' }],
  ['login', { forms: [formFact({ kind: 'login', personalFields: ['email', 'password'] })] }, { class: 'NotApplicable' }],
];

it('quotes a question without the mark that a template glues to it', () => {
  const verdict = judge(check, contact([must('GeburtsdatumPflichtfeld *')]));
  expect(verdict).toMatchObject({ findings: [{ params: { fields: 'Geburtsdatum' } }] });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('tells flat hunters’ own number apart from what is to be removed', () => {
  const fields = [must('Geburtsdatum'), must('Nettoeinkommen'), must('Telefon'), must('Telefonnummer des bisherigen Vermieters')];
  const verdict = judge(check, contact(fields, { text: 'Mieterselbstauskunft' }));
  expect(verdict).toMatchObject({
    findings: [
      { params: { birthdate: 'Geburtsdatum', others: 'Nettoeinkommen, Telefonnummer des bisherigen Vermieters', reachable: 'Telefon' } },
    ],
  });
});

it('names children and plans of whoever has to tell the income, not the address for a visit', () => {
  const fields = [
    must('Kinder im Haushalt (Vornamen und Alter) Pflichtfeld', { name: 'kinder' }),
    must('Ist Nachwuchs geplant? *'),
    must('Anschrift'),
    must('Telefon'),
    must('Nettoeinkommen *'),
  ];
  expect(judge(check, contact(fields, { text: 'Selbstauskunft zur Tiervermittlung mit Vorkontrolle' }))).toMatchObject({
    class: 'Hint',
    findings: [{ message: 'extra', params: { fields: 'Kinder im Haushalt (Vornamen und Alter), Ist Nachwuchs geplant?, Nettoeinkommen' } }],
  });
});

describe('newsletters', () => {
  const birthdate = must('Geburtsdatum', { type: 'date' });
  const cleverreach = { actionParty: 'third', actionServiceId: 'cleverreach', action: 'https://seu2.cleverreach.com/f/1/wcs/' } as const;
  const ofIndustry = (industry: 'pharmacy' | 'finance') => ({
    applicability: applicability({ settings: { ...applicability().settings, industry } }),
  });
  const risk = { class: 'Risk', message: 'newsletter' };

  it.each<[string, Partial<Facts>, Outline]>([
    ['a date of birth', newsletter([email, birthdate]), risk],
    ['of a pharmacy', { ...newsletter([email, birthdate]), ...ofIndustry('pharmacy') }, risk],
    ['of a bank', { ...newsletter([email, birthdate]), ...ofIndustry('finance') }, risk],
    ['with words of its trade', newsletter([email, birthdate], { text: 'Newsletter: Tipps rund ums Rezept, Termine' }), risk],
    ['known by its target alone', newsletter([email, birthdate], { text: 'Lindwurms Post', submitText: 'Anmelden', ...cleverreach }), risk],
    ['voluntary', newsletter([email, may('Geburtsdatum')]), fine],
    ['with an age limit', newsletter([email, birthdate], { text: 'Newsletter ab 18 Jahren' }), fine],
    ['with a reason', newsletter([email, must('Geburtsdatum (nur für Altersnachweis benötigt)')]), fine],
    [
      'a first name where only the target tells it',
      newsletter([email, must('Vorname')], { text: 'Hol dir den Plan als PDF', submitText: 'Her damit', ...cleverreach }),
      { class: 'Hint' },
    ],
  ])('%s', (_, facts, expected) => {
    expect(outline(check, facts)).toMatchObject(expected);
  });
});

const passport = must('Nummer des Personalausweises oder Reisepasses');
const order = (fields: FormFact['fields'], part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [formFact({ kind: 'order', submitText: 'Buchen', fields: [...formFact().fields, ...fields], text: 'Ihre Buchung', ...part })],
});
const address = must('Straße und Hausnummer');
const byPost = (submitText: string, more: FormFact['fields']): Partial<Facts> => ({
  forms: [
    formFact({
      kind: 'newsletter',
      submitText,
      text: 'Bestellen Sie jetzt',
      fields: [must('Name'), address, must('Telefon', { type: 'tel' }), may('Bemerkung'), ...more],
    }),
  ],
});
const news = field({ name: 'news', label: 'Ja, ich möchte den Newsletter erhalten', type: 'checkbox' });
const list = must('Teilnehmerliste mit Namen und Geburtsdaten (xlsx, pdf) *', { type: 'file' });
const group = [must('Name der Schule *', { autocomplete: 'organization' }), must('Anzahl der Kinder *'), must('Begleitpersonen')];

describe('orders, groups and what comes by post', () => {
  it.each([
    ['a passport for a journey by bus', order([passport]), { class: 'Hint', message: 'extraDocument' }],
    ['a copy of an identity card', order([must('Ausweiskopie', { type: 'file' })]), { class: 'Hint', message: 'extraDocument' }],
    ['a passport for a cruise', order([passport], { text: 'Kreuzfahrt: Die Reederei braucht Ihre Angaben.' }), fine],
    ['an identity card for something lent', order([passport], { text: 'Lastenrad-Verleih, Kaution 50 €' }), fine],
    ['a passport with its reason', order([must('Reisepassnummer (für das Visum)')]), fine],
    ['a passport as may be', order([may('Reisepassnummer')]), fine],
    ['a driving licence', order([must('Führerscheinnummer')]), fine],
    ['a telephone number for a catalogue', byPost('Katalog kostenlos bestellen', [news]), { class: 'Hint', message: 'extra' }],
    ['a telephone number for a brochure', byPost('Infomaterial anfordern', [news]), { class: 'Hint', message: 'extra' }],
    ['a telephone number as the only way', byPost('Termin anfragen', [news]), fine],
    ['a list of a class', contact([...group, list]), { class: 'Hint', message: 'extraList' }],
    ['a list of guests for an order', order([must('Gästeliste', { type: 'file' })]), { class: 'Hint', message: 'extraList' }],
    ['a list as may be', contact([...group, field({ name: 'list', label: 'Teilnehmerliste', type: 'file' })]), fine],
    ['which class comes, and how many', { ...contact(group), ...consumers }, fine],
    ['a plan to upload', contact([must('Grundriss der Wohnung', { type: 'file' })]), fine],
    ['a firm of one who asks for themselves', { ...contact([must('Firma')]), ...consumers }, { class: 'Hint', message: 'extra' }],
  ] as [string, Partial<Facts>, Outline][])('%s', (_, facts, expected) => {
    expect(outline(check, facts)).toMatchObject(expected);
  });
});

describe('forms that hand out, invite and sift', () => {
  const extra = { class: 'Hint', message: 'extra' };
  const on = (heading: string, submitText: string, fields: FormFact['fields'], part: Partial<FormFact> = {}): Partial<Facts> => ({
    forms: [formFact(), formFact({ id: 'f2', kind: 'other', pageUrl: `${siteUrl}seite`, submitText, text: heading, fields, ...part })],
    pages: [
      pageFact(),
      pageFact({ url: `${siteUrl}seite`, kind: 'other', title: heading, headings: [heading], text: part.text ?? heading }),
    ],
  });
  const phone = must('Telefon', { type: 'tel' });
  const born = must('Geburtsdatum');
  const street = must('Straße');

  it.each<[string, Partial<Facts>, Outline]>([
    ['a file', on('Whitepaper', 'Kostenlos herunterladen', [email, must('Unternehmen'), phone]), { class: 'Hint', message: 'extra' }],
    ['a file by its page', on('Checkliste zum Download', 'Absenden', [email, phone]), { class: 'Hint', message: 'extra' }],
    ['a file for an address', on('Whitepaper', 'Whitepaper anfordern', [must('Vorname'), email]), fine],
    ['a study to take part in', on('Studie', 'An der Studie teilnehmen', [email, phone]), unjudged],
    ['a catalogue by post', on('Katalog', 'Katalog zusenden', [must('Name'), street]), fine],
    ['an offer by e-mail', on('Angebot per E-Mail erhalten', 'Angebot anfordern', [must('Name'), email, phone]), extra],
    ['an offer by e-mail, says the button', on('Ökostrom', 'Stromangebot per E-Mail anfordern', [must('Name'), email, phone]), extra],
    ['documents by e-mail', on('Unterlagen per E-Mail', 'Unterlagen anfordern', [email, phone, news]), extra],
    ['an offer by e-mail, the number as may be', on('Angebot per E-Mail erhalten', 'Angebot anfordern', [email, may('Telefon')]), fine],
    ['an offer that is worked out', on('Angebot per E-Mail erhalten', 'Angebot anfordern', [email, phone, must('Dachfläche')]), unjudged],
    ['an offer, nobody says how', on('Angebot', 'Angebot anfordern', [must('Name'), email, phone]), unjudged],
    ['something else beside it', on('Angebot per E-Mail erhalten', 'Teilnehmen', [email, phone]), unjudged],
    [
      'a catalogue and a date of birth',
      on('Katalog', 'Prospekt anfordern', [must('Name'), street, born]),
      { class: 'Risk', message: 'birthdate' },
    ],
    [
      'a telephone number for brochures, which the head of the page names',
      on('Prospekte bestellen', 'Bestellen', [must('Name'), street, phone]),
      { class: 'Hint', message: 'extra' },
    ],
    [
      'the same with a date of birth',
      on('Infomaterial anfordern', 'Absenden', [must('Name'), street, phone, born]),
      { class: 'Risk', message: 'birthdateAndMore' },
    ],
    ['brochures for an address alone', on('Katalog kostenlos bestellen', 'Senden', [must('Name'), street]), fine],
    ['a page that only has a catalogue', on('Unser Katalog', 'Absenden', [must('Name'), street, phone]), unjudged],
    ['a talk', on('Anmeldung zum Infoabend', 'Anmelden', [must('Name'), email, born, phone]), { class: 'Hint', message: 'registration' }],
    ['a webinar on bills', on('Webinar: E-Rechnung', 'Jetzt anmelden', [email, phone]), { class: 'Hint', message: 'registration' }],
    ['a webinar by its button', on('Webinar', 'Platz im Webinar sichern', [email, phone]), { class: 'Hint', message: 'registration' }],
    ['a talk for who comes', on('Anmeldung zum Vortrag', 'Anmelden', [must('Name'), email]), fine],
    ['a priced seminar', on('Anmeldung zur Tagung', 'Anmelden', [email, street], { text: 'Die Rechnung kommt per Post' }), fine],
    ['a holiday camp', { ...contact([must('Name des Kindes'), born], { text: 'Ferienfreizeit Name des Kindes Geburtsdatum' }) }, fine],
    ['a club', on('Anmeldung im Verein', 'Anmelden', [must('Name'), email, born, street]), fine],
    [
      'a draw that calls itself no draw',
      on('Mitmachen und Brett gewinnen', 'Teilnehmen', [email, phone], { text: 'Es gelten die Teilnahmebedingungen.' }),
      { class: 'Hint', message: 'extra' },
    ],
    [
      'a self-disclosure before the viewing',
      on('Mieterselbstauskunft', 'Senden', [must('Name'), born, must('Monatliches Nettoeinkommen')], {
        text: 'Bitte vor der Besichtigung ausfüllen',
      }),
      { class: 'Hint', message: 'extraTenant' },
    ],
    ['a self-disclosure later', on('Mieterselbstauskunft', 'Senden', [must('Name'), born, must('Nettoeinkommen')]), fine],
    ['marital status of tenants', on('Mieterselbstauskunft', 'Senden', [must('Familienstand')]), { class: 'Hint', message: 'extraTenant' }],
  ])('%s', (_, facts, expected) => {
    expect(outline(check, facts)).toMatchObject(expected);
  });
});

it('leaves what a form for withdrawals demands to the check on it, beside what another form demands', () => {
  const facts = withdrawal([must('Ihr Name'), contract, email, must('Grund')]);
  const found = judge(check, { ...facts, forms: [...contact([must('Position')]).forms!, ...facts.forms!.slice(1)] });
  expect(found).toMatchObject({ class: 'Hint', findings: [{ message: 'extra', params: { open: '', noOpen: 1, noWithdrawal: '' } }] });
});
