import { expect, it } from 'vitest';
import { field, formFact, judge, legalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import check from './frm-forced-privacy-consent.ts';

const box = (label: string, part: Partial<FormFact['fields'][number]> = {}) =>
  field({ name: 'privacy', type: 'checkbox', label, required: true, ...part });
const form = (label: string, part: Partial<FormFact['fields'][number]> = {}): Partial<Facts> => ({
  forms: [formFact({ fields: [...formFact().fields, box(label, part)] })],
});
const hint = { class: 'Hint', message: 'forced' };
const blanket = { class: 'Hint', message: 'forcedBlanket' };
const fine = { class: 'Conform' };

const newsletterWith = (label: string): Partial<Facts> => ({
  forms: [
    formFact({
      kind: 'newsletter',
      submitText: 'Newsletter abonnieren',
      fields: [field({ name: 'email', type: 'email', label: 'E-Mail', required: true }), box(label)],
    }),
  ],
});

/** A mandatory box on terms that say this. */
const terms = (text: string, label = 'Ich akzeptiere die AGB', part: Partial<FormFact['fields'][number]> = {}): Partial<Facts> => ({
  forms: [formFact({ kind: 'registration', fields: [...formFact().fields, box(label, part)] })],
  pages: [pageFact(), pageFact({ url: `${siteUrl}agb`, kind: 'terms', title: 'AGB', text: `1. Anmeldung\n${text}\n9. Recht` })],
});

it('quotes a sentence on pictures to its end, for it is to be struck', () => {
  const sentence =
    'Mit der Anmeldung erklären sich die Teilnehmenden, bei Kindern die Sorgeberechtigten, damit einverstanden, dass in den Veranstaltungen Fotos und kurze Filme aufgenommen und im Programmheft, auf der Website und bei Instagram veröffentlicht werden.';
  expect(judge(check, terms(sentence))).toMatchObject({ findings: [{ params: { quote: sentence } }] });
});

/** An application with a mandatory box, and more that it asks. */
const applying = (label: string, part: Partial<FormFact['fields'][number]> = {}, ...more: string[]): Partial<Facts> => ({
  forms: [
    formFact({
      kind: 'application',
      submitText: 'Bewerbung abschicken',
      fields: [...formFact().fields, ...more.map((each) => field({ name: '', label: each })), box(label, part)],
    }),
  ],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ...[
    'Ich habe die Datenschutzhinweise gelesen und bin mit der Verarbeitung meiner Daten für das Bewerbungsverfahren einverstanden.*',
    'Ich willige ein, dass meine Bewerbungsunterlagen zur Bearbeitung meiner Bewerbung gespeichert werden.',
    'Ich stimme der elektronischen Verarbeitung meiner Daten zum Zweck der Personalauswahl zu.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `an application only with a consent: ${label}`,
    applying(label),
    { class: 'Hint', message: 'forcedApplicant' },
  ]),
  ...[
    'Ich habe die Datenschutzhinweise für Bewerbungen gelesen.',
    'Ich willige ein, dass meine Unterlagen auch für künftige Stellen zwölf Monate gespeichert werden.',
  ].map((label): [string, Partial<Facts>, Outline] => [`an application with another box: ${label}`, applying(label), fine]),
  [
    'a choice of applicants',
    applying('Ich willige ein, dass meine Unterlagen zur Bearbeitung gespeichert werden.', { required: false }),
    fine,
  ],
  [
    'a consent of applicants to all, though it asks for what Art. 9 protects',
    applying('Ich habe die Datenschutzerklärung gelesen und bin mit der Verarbeitung meiner Daten einverstanden.', {}, 'Konfession'),
    { class: 'Hint', message: 'forcedBlanketApplicant' },
  ],
  ...[
    'Ich möchte am Gewinnspiel teilnehmen, erhalte den Newsletter der Region und ihrer Partner und stimme der Datenschutzerklärung zu. *',
    'Ich stimme der Datenschutzerklärung zu und bin mit dem Erhalt von E-Mails zu Produkten der Muster AG einverstanden.*',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `advertising and the notice in one: ${label}`,
    form(label),
    { class: 'Hint', message: 'forcedWithAdvertising' },
  ]),
  [
    'the same where one signs up for the newsletter',
    newsletterWith('Ich möchte den Newsletter erhalten und stimme der Datenschutzerklärung zu.'),
    hint,
  ],
  [
    'mails about the order are no advertising',
    form('Ich stimme der Datenschutzerklärung zu und bin mit dem Erhalt von E-Mails zu meiner Anfrage einverstanden.'),
    hint,
  ],
  ...[
    'Den Datenschutzbestimmungen stimme ich hiermit ausdrücklich zu',
    'Die Datenschutzbestimmungen habe ich gelesen und bin mit ihnen einverstanden.*',
    'Datenschutz? Hab ich gelesen und bin einverstanden! (hier nachlesen)',
    'Dem Datenschutzhinweis stimme ich zu',
  ].map((label): [string, Partial<Facts>, Outline] => [`agreement in other words: ${label}`, form(label), hint]),
  ['a short answer under a heading', form('akzeptiert (lesen)', { group: 'Pflichtfeld Datenschutz*' }), hint],
  ['a short answer under another heading', form('akzeptiert (lesen)', { group: 'Hausordnung*' }), fine],
  ...[
    'Indem Sie auf „Absenden“ klicken, akzeptieren Sie unsere Datenschutzerklärung.',
    'Mit dem Senden Ihrer Nachricht erklären Sie sich mit unseren Datenschutzbestimmungen einverstanden.',
    'Mit der Registrierung akzeptierst du die AGB und die Datenschutzerklärung.',
    'By signing up you agree to our terms and privacy policy.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `agreement by sending: ${text}`,
    { forms: [formFact({ text: `Name ${text}` })] },
    { class: 'Hint', message: 'sendingNotice' },
  ]),
  ...[
    'Wenn Sie das Formular absenden, werden Ihre Angaben gemäß unserer Datenschutzerklärung verarbeitet.',
    'Mit dem Absenden akzeptieren Sie die AGB. Die Datenschutzerklärung finden Sie hier.',
    'Mit dem Absenden stimmen Sie der Datenschutzerklärung nicht zu; sie informiert nur.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `no agreement by sending: ${text}`,
    { forms: [formFact({ text: `Name ${text}` })] },
    fine,
  ]),
  ...[
    'Mit der Anmeldung erklären sich die Teilnehmenden damit einverstanden, dass Fotos aufgenommen und auf der Website veröffentlicht werden.',
    'Der Teilnehmer willigt ein, dass Foto- und Videoaufnahmen für Werbung genutzt werden.',
    'Participants agree that photos are taken and published on Instagram.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `pictures in the terms: ${text}`,
    terms(text),
    { class: 'Hint', message: 'termsPictures', cause: 'termsPictures:none-p1-f1' },
  ]),
  [
    'pictures in the terms of a course',
    terms('Wir dürfen Fotos der Gruppe veröffentlichen.', 'Ich habe die Teilnahmebedingungen gelesen'),
    { class: 'Hint' },
  ],
  ['pictures in terms that nobody has to accept', terms('Wir dürfen Fotos der Gruppe veröffentlichen.', 'AGB', { required: false }), fine],
  ['pictures in terms, the box on something else', terms('Wir dürfen Fotos der Gruppe veröffentlichen.', 'Ich bin volljährig'), fine],
  ...[
    'Fotos veröffentlichen wir nur, wenn Sie gesondert einwilligen und das nicht ablehnen.',
    'Der Kunde ist einverstanden, dass wir von ihm hochgeladene Bilder für den Druck verwenden.',
    'Der Eigentümer erlaubt, Fotos der Wohnung auf der Website zu zeigen.',
    'Filmen und Fotografieren sind nicht gestattet.',
  ].map((text): [string, Partial<Facts>, Outline] => [`no consent to pictures of people in the terms: ${text}`, terms(text), fine]),
  ['no box', {}, fine],
  [
    'a consent to being answered, against the notice',
    {
      ...form('Ich willige ein, dass meine Angaben zur Beantwortung meiner Anfrage gespeichert werden.'),
      privacy: legalPage({ kind: 'privacy', text: 'Kontaktformular\n\nIhre Anfrage beantworten wir nach Art. 6 Abs. 1 lit. f DSGVO.' }),
    },
    { class: 'Hint', message: 'contradicted', cause: 'form-privacy-consent:none-p1-f1' },
  ],
  [
    'agreement',
    form('Ich stimme der Datenschutzerklärung zu'),
    { ...hint, cause: 'form-privacy-consent:none-p1-f1', refs: ['none-p1-f1'] },
  ],
  [
    'a messenger group for all',
    form('Unser Kind darf in die WhatsApp-Gruppe der Konfis aufgenommen werden. (*)'),
    { class: 'Hint', message: 'forcedMessenger' },
  ],
  ['pictures of all', form('Fotos meines Kindes dürfen veröffentlicht werden'), { class: 'Hint', message: 'forcedPictures' }],
  ['a messenger group for whoever likes', form('Ich darf in die WhatsApp-Gruppe aufgenommen werden', { required: false }), fine],
  ...[
    'Ich bin einverstanden, dass die Stadtwerke vor Vertragsschluss bei der Creditreform Boniversum GmbH, Neuss, Auskunft über mein bisheriges Zahlungsverhalten und einen Wahrscheinlichkeitswert einholen. *',
    'Ich willige in die Bonitätsprüfung durch eine Auskunftei ein.',
    'Ich stimme der Einholung einer SCHUFA-Auskunft zu.',
    'Ich bin mit der Übermittlung meiner Daten an die CRIF GmbH zur Prüfung meiner Kreditwürdigkeit einverstanden.',
    'I agree to a credit check being obtained.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a credit check: ${label}`,
    form(label),
    { class: 'Hint', message: 'forcedCredit' },
  ]),
  ...['Wohnungsbewerbung', 'Selbstauskunft für Mietinteressenten'].map((title): [string, Partial<Facts>, Outline] => {
    const { forms } = form('Ich stimme der Einholung einer SCHUFA-Auskunft durch die Vermieterin zu.');
    return [
      `a credit check of people who look for a flat: ${title}`,
      { forms, pages: [pageFact({ url: forms![0]!.pageUrl, title, headings: [title] })] },
      { class: 'Hint', message: 'forcedCreditTenant' },
    ];
  }),
  ...[
    'Ich habe zur Kenntnis genommen, dass vor Vertragsschluss eine Bonitätsprüfung erfolgt.',
    'Ich möchte keine Bonitätsprüfung und zahle im Voraus.',
    'Ich bin mit Zahlung auf Rechnung einverstanden.',
  ].map((label): [string, Partial<Facts>, Outline] => [`no consent to a credit check: ${label}`, form(label), fine]),
  ['a credit check by choice', form('Ich willige in die Bonitätsprüfung durch eine Auskunftei ein.', { required: false }), fine],
  [
    'passing on data in an order',
    {
      forms: [
        formFact({ kind: 'order', fields: [box('Ich bin einverstanden, dass meine Daten an Partnerunternehmen weitergegeben werden.')] }),
      ],
    },
    { class: 'Hint', message: 'forcedSharing' },
  ],
  ['passing on data in an enquiry', form('Ich bin einverstanden, dass meine Daten an Partnerunternehmen weitergegeben werden.'), fine],
  ['acceptance', form('Ich akzeptiere die Datenschutzbestimmungen'), hint],
  ['with the terms', form('Ich akzeptiere die AGB und die Datenschutzerklärung *'), hint],
  ['in agreement', form('Ich bin mit der Datenschutzerklärung einverstanden'), hint],
  ['read and accepted', form('Ich habe die Datenschutzerklärung gelesen und akzeptiere diese'), hint],
  ['read and in agreement', form('Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden.'), hint],
  ['read and agreed to', form('Ja, ich habe die Datenschutzhinweise gelesen und stimme ihnen zu'), hint],
  ['English', form('I agree to the privacy policy'), hint],
  ['English with terms', form('I accept the terms of use and the privacy policy'), hint],
  ['marked with an asterisk only', form('Ich stimme der Datenschutzerklärung zu *', { required: false }), hint],
  ['taken note of', form('Ich habe die Datenschutzerklärung zur Kenntnis genommen'), fine],
  ['read', form('Ich habe die Datenschutzerklärung gelesen'), fine],
  [
    'consent to a use of data',
    form('Ich willige in die Verarbeitung meiner Angaben zur Kontaktaufnahme gemäß der Datenschutzerklärung ein'),
    fine,
  ],
  [
    'read, and consent to the processing as such',
    form('Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung meiner Daten ein.*', { required: false }),
    { ...blanket, cause: 'form-privacy-consent:none-p1-f1' },
  ],
  [
    'note taken, and consent to storing and processing',
    form(
      'Ich habe die Datenschutzhinweise zur Kenntnis genommen und stimme der Speicherung und Verarbeitung meiner personenbezogenen Daten zu',
    ),
    blanket,
  ],
  ['consent according to the notice', form('Ich willige in die Verarbeitung meiner Daten gemäß der Datenschutzerklärung ein'), blanket],
  [
    'in agreement with the processing',
    form('Mit der Verarbeitung meiner Daten gemäß der Datenschutzerklärung bin ich einverstanden'),
    hint,
  ],
  [
    'that they are processed',
    form('Ich erkläre mich einverstanden, dass meine Daten gemäß Datenschutzerklärung verarbeitet werden'),
    blanket,
  ],
  [
    'English consent to the processing as such',
    form('I have read the privacy policy and consent to the processing of my personal data'),
    blanket,
  ],
  [
    'consent to the processing, by choice',
    form('Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung meiner Daten ein', { required: false }),
    fine,
  ],
  [
    'consent for a pool of applicants',
    form('Ich habe die Datenschutzerklärung gelesen und willige in die Speicherung meiner Daten für den Bewerberpool ein'),
    fine,
  ],
  [
    'consent to health data beside the notice',
    form('Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung meiner Gesundheitsdaten ein'),
    fine,
  ],
  [
    'a sign-up for mails',
    {
      forms: [
        formFact({
          kind: 'newsletter',
          submitText: 'Newsletter abonnieren',
          fields: [
            field({ name: 'email', label: 'E-Mail', type: 'email', required: true }),
            box('Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung meiner Daten ein'),
          ],
        }),
      ],
    },
    fine,
  ],
  [
    'something ordered by post, with a box for a newsletter',
    {
      forms: [
        formFact({
          kind: 'newsletter',
          submitText: 'Katalog kostenlos bestellen',
          fields: [
            ...['Name', 'Straße und Hausnummer', 'PLZ und Ort'].map((label) => field({ name: label, label, required: true })),
            field({ name: 'news', label: 'Ja, ich möchte den Newsletter erhalten', type: 'checkbox' }),
            box('Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung meiner Daten ein'),
          ],
          text: 'Name Straße und Hausnummer PLZ und Ort Ja, ich möchte den Newsletter erhalten',
        }),
      ],
    },
    blanket,
  ],
  ...[
    'Ich willige in die Datenschutzerklärung ein.',
    'Ich willige hiermit in Ihre Datenschutzbestimmungen ein',
    'Ich habe die Datenschutzerklärung gelesen und willige ein.',
    'Einwilligung in die Datenschutzhinweise',
  ].map((label): [string, Partial<Facts>, Outline] => [`a consent to the notice: ${label}`, form(label), hint]),
  [
    'note taken, and consent to a use of data',
    form('Ich habe die Datenschutzerklärung zur Kenntnis genommen. Ich stimme zu, dass meine Angaben gespeichert werden.'),
    fine,
  ],
  ['health data', form('Ich stimme der Datenschutzerklärung und der Verarbeitung meiner Gesundheitsdaten zu'), fine],
  ...[
    'Ich habe die Datenschutzerklärung gelesen und akzeptiere, dass meine Angaben gespeichert und an Versicherer weitergegeben werden.',
    'Ich akzeptiere die Datenschutzerklärung und die Weitergabe meiner Daten an den Partner',
    'Mit der Datenschutzerklärung bin ich einverstanden. Meine Daten werden an Fachbetriebe übermittelt.',
    'I accept the privacy policy and my data being shared with insurers',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `one tick for the notice and for passing on: ${text}`,
    form(text),
    { class: 'Hint', message: 'forcedBundle' },
  ]),
  ...[
    'Ich habe die Datenschutzerklärung zur Kenntnis genommen. Meine Daten werden an Versicherer übermittelt.',
    'Ich willige ein, dass meine Daten an Versicherer weitergegeben werden. Hinweise in der Datenschutzerklärung',
    'Ich akzeptiere die Datenschutzerklärung. Meine Daten werden nicht weitergegeben.',
  ].map((text): [string, Partial<Facts>, Outline] => [`no such tick: ${text}`, form(text), fine]),
  [
    'not marked as mandatory',
    form('Ich stimme der Datenschutzerklärung zu', { required: false }),
    { class: 'NoClassification', message: 'requiredUnknown' },
  ],
  ['hidden box', form('Ich stimme der Datenschutzerklärung zu', { visible: false }), fine],
  [
    'unsupported language',
    {
      ...form('J’accepte la politique de confidentialité'),
      pages: [pageFact({ url: `${siteUrl}kontakt`, language: 'fr', text: 'Écrivez-nous' })],
    },
    { class: 'NoClassification', message: 'language' },
  ],
  [
    'sending taken for a consent',
    { forms: [formFact({ text: 'Mit dem Absenden erklären Sie sich damit einverstanden, dass wir die Angaben verarbeiten. Absenden' })] },
    { class: 'Hint', message: 'sending' },
  ],
  [
    'sending taken for a consent, in other words',
    { forms: [formFact({ text: 'Durch Absenden des Formulars willigen Sie in die Speicherung Ihrer Daten ein.' })] },
    { class: 'Hint', message: 'sending' },
  ],
  [
    'English sending',
    { forms: [formFact({ text: 'By submitting this form you agree to the processing of your data.' })] },
    { class: 'Hint', message: 'sending' },
  ],
  [
    'sending as consent to a use',
    { forms: [formFact({ text: 'Durch das Abschicken stimmen Sie zu, dass Ihre Angaben für die Antwort verwendet werden.' })] },
    { class: 'Hint', message: 'sending' },
  ],
  ['pictures by sending', { forms: [formFact({ text: 'Mit dem Absenden stimmen Sie der Nutzung der Bilder zu.' })] }, fine],
  [
    'a consent to whatever the notice says',
    form('Ich bin einverstanden, dass meine Daten zu den in der Datenschutzerklärung beschriebenen Zwecken erhoben und genutzt werden.'),
    blanket,
  ],
  [
    'a consent to one purpose',
    form('Ich bin einverstanden, dass meine Daten laut Datenschutzerklärung zur Terminvergabe genutzt werden.'),
    fine,
  ],
  [
    'a box whose words stand beside it',
    form('Beim Absenden erkläre ich meine Einwilligung. Die Datenschutzhinweise habe ich gelesen und akzeptiert.', {
      beside: true,
    } as object),
    hint,
  ],
  ['an offer by sending', { forms: [formFact({ text: 'Mit dem Absenden der Anmeldung geben Sie ein verbindliches Angebot ab.' })] }, fine],
  [
    'a mere note at sending',
    { forms: [formFact({ text: 'Mit dem Absenden verarbeiten wir Ihre Angaben, um zu antworten (Datenschutzerklärung).' })] },
    fine,
  ],
  [
    'a sign-up by sending',
    { forms: [formFact({ kind: 'newsletter', text: 'Mit dem Absenden willigen Sie in die Verarbeitung Ihrer Adresse ein.' })] },
    fine,
  ],
  [
    'a mandatory consent to advertising, told elsewhere',
    form('Ich habe die Datenschutzerklärung gelesen und willige ein, dass die Firma mich per E-Mail und Telefon über Angebote informiert.'),
    { class: 'Conform', message: 'advertisingBox' },
  ],
  ...[
    'Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden, dass die Firma mich telefonisch und per E-Mail über weitere Angebote informiert.',
    'Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben zur Terminvergabe verarbeitet werden und ich gelegentlich Angebote und Service-Erinnerungen per E-Mail erhalte. *',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `an agreement that is one to advertising, told elsewhere: ${label}`,
    form(label),
    { class: 'Conform', message: 'advertisingBox' },
  ]),
  ...[
    'Ich stimme der Datenschutzerklärung zu und bin damit einverstanden, dass mich das Autohaus zu Werbezwecken per Telefon kontaktiert. *',
    'Ich akzeptiere die Datenschutzbestimmungen und möchte Werbung per E-Mail erhalten.',
    'Mit der Datenschutzerklärung bin ich einverstanden; ich willige in Werbung per E-Mail ein.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `an agreement to both: ${label}`,
    form(label),
    { class: 'Hint', message: 'forcedWithAdvertising' },
  ]),
  ...[
    'Ich habe die Datenschutzbestimmungen zur Kenntnis genommen und die AGB gelesen und bin mit ihnen einverstanden.',
    'Ich akzeptiere die Allgemeinen Geschäftsbedingungen.*',
    'I accept the terms and conditions',
  ].flatMap((label): [string, Partial<Facts>, Outline][] => [
    [`terms for an enquiry: ${label}`, form(label), { class: 'Hint', message: 'forcedTerms' }],
    [`terms for a newsletter: ${label}`, newsletterWith(label), { class: 'Hint', message: 'forcedTermsNewsletter' }],
    [`terms for an order: ${label}`, { forms: [formFact({ kind: 'order', fields: [...formFact().fields, box(label)] })] }, fine],
    [`terms that need not be ticked: ${label}`, form(label.replace('*', ''), { required: false }), fine],
    [
      `terms for a booking: ${label}`,
      { forms: [formFact({ submitText: 'Unverbindlich reservieren', fields: [...formFact().fields, box(label)] })] },
      fine,
    ],
  ]),
  ['terms that are only read', form('Ich habe die AGB zur Kenntnis genommen.'), fine],
  ['rules of a contest', form('Ich akzeptiere die Teilnahmebedingungen.'), fine],
  [
    'an agreement beside a box for advertising of its own',
    form('Ich stimme der Datenschutzerklärung zu und erhalte eine Bestätigung per E-Mail.'),
    hint,
  ],
  ['no forms', { forms: [] }, { class: 'NotApplicable', message: 'noForms' }],
];

it.each([
  ['Gesundheit', 'Welche Medikamente nehmen Sie?', 'forcedBundleSpecial'],
  ['Konfession', 'Religionszugehörigkeit', 'forcedBundleSpecial'],
  ['others', 'Allergien der Mitreisenden im Haushalt', 'forcedBundleOthers'],
  ['nothing protected', 'Automarke', 'forcedBundle'],
])('asks consent for more than passing on where a form asks for what Art. 9 protects: %s', (_, question, message) => {
  const label = 'Ich akzeptiere die Datenschutzerklärung und die Weitergabe meiner Daten an den Partner';
  const fields = [
    ...formFact().fields,
    field({ name: 'q', label: question }),
    field({ name: 'b', type: 'checkbox', label, required: true }),
  ];
  expect(outline(check, { forms: [formFact({ fields })] })).toMatchObject({ class: 'Hint', message });
});

it('reads hostile labels in time', () => {
  for (const words of ['willige in ', 'Verarbeitung der ', 'Verarbeitung meiner Daten ', 'stimme dass meine Daten und '])
    outline(check, form(`Datenschutzerklärung ${words.repeat(4_000)}`));
}, 2_000);

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['a note besides the box', 'Ihre Angaben verwenden wir, um zu antworten, siehe Datenschutzerklärung.', 1],
  ['nothing besides the box', '', ''],
])('knows whether something is there in the place of the box: %s', (_, note, noted) => {
  const label = 'Ich habe die Datenschutzerklärung gelesen und stimme der Verarbeitung meiner Daten zu.';
  const text = `Name E-Mail Nachricht ${note} ${label} Absenden`;
  const verdict = judge(check, {
    forms: [formFact({ fields: [...formFact().fields, box(label)], text })],
    pages: [pageFact({ url: `${siteUrl}kontakt`, text })],
  });
  expect('findings' in verdict && verdict.findings[0]).toMatchObject({ message: 'forcedBlanket', params: { noted } });
});
