import { expect, it } from 'vitest';
import { banner, embedFact, field, formFact, judge, legalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact, FramedFormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './frm-privacy-notice.ts';

const bare = 'Name E-Mail Nachricht Absenden';
const site = (form: Partial<FormFact> = {}, page: Partial<PageFact> = {}) => ({
  forms: [formFact({ text: bare, ...form })],
  pages: [
    pageFact(),
    pageFact({ url: `${siteUrl}kontakt`, kind: 'other', text: `Schreiben Sie uns. ${bare} Impressum Datenschutz`, ...page }),
  ],
});
const frame = embedFact({ url: 'https://form.typeform.com/to/a', serviceId: 'typeform' });

const framed = (form: Partial<FramedFormFact> = {}): FramedFormFact => ({
  ...formFact({ text: bare }),
  frameUrl: frame.url,
  frameServiceId: 'typeform',
  frameParty: 'third',
  ...form,
});

const noted = 'Informationen zum Umgang mit Ihren Daten finden Sie hier.';
const carrying = (text: string): Partial<Facts> => ({
  ...site(
    {
      carried: [
        { name: 'gclid', kind: 'click-id' },
        { name: 'form[Herkunft]', kind: 'referrer' },
      ],
    },
    { text: `${noted}\n${bare}\nImpressum` },
  ),
  privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }),
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['hidden inputs that the notice does not tell of', carrying('Wir freuen uns.'), { class: 'Hint', message: 'carriedUntold' }],
  ...[
    'Beim Absenden geht in verborgenen Feldern mit, über welche Anzeige Sie kamen.',
    'Mit dem Formular erhalten wir auch die Klick-ID der Anzeige.',
    'Referrer und UTM-Angaben speichern wir mit Ihrer Anfrage.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `hidden inputs, and the notice says: ${text}`,
    carrying(text),
    { class: 'Conform', message: 'told' },
  ]),
  ...[
    'Der Stadtplan wird erst nach einem Klick geladen; dabei geht Ihre IP-Adresse an den Anbieter. Näheres in unserer Datenschutzerklärung.',
    'Beim Abspielen der Videos werden Daten an Vimeo übertragen.\nMehr dazu in der Datenschutzerklärung.',
    'Der Chat öffnet sich in WhatsApp, es gelten die Datenschutzhinweise von Meta.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `what a sentence says of something else beside the form: ${text}`,
    site({}, { text: `${text}\n${bare}\nImpressum` }),
    { class: 'Hint', message: 'missing' },
  ]),
  [
    'a sentence on the form as well',
    site({}, { text: `Wie wir Daten aus Karte und Formular übertragen, erklärt die Datenschutzerklärung.\n${bare}\nImpressum` }),
    { class: 'Conform', message: 'told' },
  ],
  [
    'a referrer that the server logs',
    carrying('Der Server protokolliert IP-Adresse, Referrer URL und Uhrzeit der Serveranfrage.'),
    { class: 'Hint', message: 'carriedUntold' },
  ],
  ...[
    'Informationen zum Umgang mit Ihren Daten finden Sie hier.',
    'PS: So gehen wir mit Ihren Angaben um',
    'Wie wir mit Ihren personenbezogenen Daten verfahren, erfahren Sie auf dieser Seite.',
    'Wie wir mit Bewerberdaten umgehen: Datenschutzinformation für Bewerber:innen',
    'Weiteres regelt unsere Datenschutzerklärung.',
    'Ich habe die Datenschutzerkärung gelesen.',
    'Ich habe die Datenschutzerklrung gelesen.',
  ].map((line): [string, Partial<Facts>, Outline] => [
    `a note in other words: ${line}`,
    site({}, { text: `${line}\n${bare}\nImpressum` }),
    { class: 'Conform', message: 'told' },
  ]),
  [
    'a topic to choose',
    site({
      text: 'Name E-Mail Thema Datenschutz IT-Sicherheit Absenden',
      fields: [...formFact().fields, field({ type: 'select', label: 'Thema', options: ['Datenschutz', 'IT-Sicherheit'] })],
    }),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'the note of another form',
    {
      forms: [
        formFact({ id: 'none-p1-f1', text: `${bare} Näheres finden Sie in der Datenschutzerklärung.` }),
        formFact({ id: 'none-p1-f2', text: 'Name Telefon Rückruf', submitText: 'Rückruf' }),
      ],
      pages: [
        pageFact(),
        pageFact({
          url: `${siteUrl}kontakt`,
          kind: 'other',
          text: `${bare}\nNäheres finden Sie in der Datenschutzerklärung.\nName Telefon Rückruf`,
        }),
      ],
    },
    { class: 'Hint', message: 'missing', cause: 'form-privacy:none-p1-f2' },
  ],
  ['note in the form', {}, { class: 'Conform' }],
  ['only the link in the footer', site(), { class: 'Hint', message: 'missing', cause: 'form-privacy:none-p1-f1', refs: ['none-p1-f1'] }],
  [
    'footer with "Datenschutzerklärung" among its links',
    site({}, { text: `${bare} Impressum Datenschutzerklärung AGB` }),
    { class: 'Hint' },
  ],
  [
    'consent with purpose and withdrawal, without a link',
    site({
      text: 'Name E-Mail Ich bin einverstanden, dass meine Daten zum Zweck der Kontaktaufnahme gespeichert werden. Die Einwilligung kann ich jederzeit widerrufen. Senden',
    }),
    { class: 'Hint', message: 'linkMissing' },
  ],
  [
    'consent that names no purpose',
    site({ text: 'Name E-Mail Ich bin mit der Speicherung meiner Daten einverstanden. Senden' }, { text: '' }),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'an address that is called so',
    site({ text: 'Die Einwilligung kann ich jederzeit an datenschutz@muster.test widerrufen.' }, { text: '' }),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a headline with a verb above the links of the footer',
    site({}, { text: `${bare}\nSo finden Sie uns\nMehr lesen\nImpressum\nDatenschutz\nLogin` }),
    { class: 'Hint', message: 'missing' },
  ],
  ...[
    `Wir verschicken die Pfotenpost mit CleverReach, mehr dazu in der Datenschutzerklärung.\n${bare}\nImpressum`,
    `${bare}\nMit deiner Anforderung trägst du dich in meinen E-Mail-Verteiler ein. Abmeldung jederzeit möglich. Datenschutz\nKundenstimmen`,
    `${bare}\nIhre Nachricht beantwortet unser Büro. Datenschutzhinweise`,
    `Näheres: Datenschutzerklärung\n${bare}`,
    `Einzelheiten in der Datenschutzerklärung.\n${bare}`,
    `${bare}\nUnsubscribe at any time. Privacy policy`,
  ].map((text): [string, Partial<Facts>, Outline] => [
    `right at the form: ${text}`,
    site({}, { text }),
    { class: 'Conform', message: 'told' },
  ]),
  ...[
    `${bare}\n© 2026 Muster GmbH. Alle Rechte vorbehalten. Datenschutz`,
    `${bare}\nRufen Sie uns an. Wir sind gern für Sie da. Impressum Datenschutz`,
    `${bare}\nMontag bis Freitag von 8 bis 17 Uhr für Sie da. Datenschutz`,
    `${bare}\nAnmelden\nDatenschutz`,
    `${bare}\nNewsletter „Muster aktuell“\nViermal im Jahr. Abmeldung mit einem Klick. Hinweise zum Datenschutz\nE-Mail`,
    `${bare}\nAngebote und Tipps per E-Mail\nIch möchte den Newsletter erhalten. Näheres in der Datenschutzerklärung.\nE-Mail`,
    `${bare}\n· Am Markt 11 · 32105 Ort · 05222 1 | Impressum & Pflichtangaben | Hinweise zum Datenschutz`,
  ].map((text): [string, Partial<Facts>, Outline] => [
    `only the footer: ${text}`,
    site({}, { text }),
    { class: 'Hint', message: 'missing' },
  ]),
  ['a form of the site’s own beside one in a frame', { ...site(), embeds: [frame] }, { class: 'Hint', message: 'missing' }],
  [
    'a sentence over two lines of a form that runs over several',
    site(
      {},
      { text: 'Name\nE-Mail\nNachricht\nAbsenden\nHinweise zur Verarbeitung finden Sie in unserer Datenschutzerklärung.\nImpressum' },
    ),
    { class: 'Conform' },
  ],
  ...(
    [
      [
        'above',
        `Was mit Ihren Angaben geschieht\nVerantwortlich sind die Schule und der Träger. Wir brauchen die Pflichtangaben, um den Vertrag zu schließen (Art. 6 Abs. 1 Buchst. b DSGVO). Sie können Ihre Einwilligung jederzeit widerrufen. Alle Angaben werden ein Jahr danach gelöscht. Weiteres steht im Abschnitt der Datenschutzerklärung.\n${bare}\nImpressum\nDatenschutz`,
      ],
      [
        'above an introduction',
        `Datenschutz\nVerantwortlich ist die Praxis. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Wir löschen die Angaben nach sechs Monaten.\n${'Wir freuen uns auf Sie und Ihre Fragen. '.repeat(25)}\n${bare}\nImpressum`,
      ],
      [
        'below',
        `${bare}\n${'Unser Büro ist werktags besetzt. '.repeat(20)}\nHinweise zum Datenschutz\nZweck: Ihre Anfrage zu beantworten\nRechtsgrundlage: Art. 6 Abs. 1 lit. b DSGVO\nSpeicherdauer: sechs Monate\nImpressum`,
      ],
      [
        'in English',
        `Privacy\nThe controller is Example Ltd. The legal basis is Art. 6(1)(b) GDPR. We keep your data until the retention period ends.\n${'Write to us about anything. '.repeat(25)}\n${bare}`,
      ],
    ] as const
  ).map(([where, text]): [string, Partial<Facts>, Outline] => [
    `a box ${where}`,
    site({}, { text }),
    { class: 'Conform', message: 'told' },
  ]),
  [
    'a box above a form on the page of the notice itself',
    site(
      {},
      {
        kind: 'privacy',
        text: `Datenschutzerklärung\nVerantwortlich ist die Praxis. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Wir löschen alles.\n${'Mehr davon. '.repeat(60)}\n${bare}`,
      },
    ),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'data protection as a trade in the text above',
    site(
      {},
      { text: `Wir beraten zum Datenschutz und zur IT-Sicherheit.\n${'Unser Büro ist werktags besetzt. '.repeat(20)}\n${bare}\nImpressum` },
    ),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a feed in a frame',
    { forms: [], embeds: [{ ...frame, url: 'https://www.powr.io/instagram-feed/u/a', serviceId: 'powr' }] },
    { class: 'NotApplicable' },
  ],
  [
    'note right below the button',
    site({}, { text: `${bare} Hinweise zur Verarbeitung finden Sie in unserer Datenschutzerklärung. Impressum` }),
    { class: 'Conform' },
  ],
  [
    'the link of a banner whose sentence before it speaks of agreeing',
    site(
      {},
      { text: `${bare}\nDiese Website verwendet Cookies. Mit „Alle akzeptieren“ sind Sie damit einverstanden. Datenschutz\nImpressum` },
    ),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'the link below the button is called as one in the banner',
    {
      ...site({ kind: 'newsletter' }, { text: `${bare}\nMit deiner Anforderung trägst du dich in den Verteiler ein. Datenschutz` }),
      banner: {
        banner: banner({ text: 'Wir messen. Datenschutz Impressum Akzeptieren' }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'Conform', message: 'told' },
  ],
  [
    'the words of a banner that names no cookies',
    {
      ...site({}, { text: `${bare}\nWir messen die Nutzung. Näheres finden Sie in der Datenschutzerklärung.` }),
      banner: {
        banner: banner({ text: 'Wir messen die Nutzung. Näheres finden Sie in der Datenschutzerklärung. Alle akzeptieren' }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a sentence of the footer before a link on the same line',
    site({}, { text: `${bare}\nHier finden Sie uns. Datenschutz` }),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a headline before a sentence about the data',
    site({}, { text: `${bare}\nDatenschutz: siehe unten. Ihre Daten werden nur zur Beantwortung gespeichert.` }),
    { class: 'Conform', message: 'told' },
  ],
  ['note above the form', site({}, { text: `Bitte beachten Sie unsere Datenschutzhinweise. ${bare}` }), { class: 'Conform' }],
  ['note far away', site({}, { text: `Es gilt die Datenschutzerklärung. ${'Wir bauen Möbel. '.repeat(60)}${bare}` }), { class: 'Hint' }],
  [
    'label of a box',
    site({ fields: [field({ type: 'checkbox', label: 'Ich habe die Datenschutzerklärung zur Kenntnis genommen' })] }),
    { class: 'Conform' },
  ],
  ['note in English', site({ text: `${bare} See our privacy policy` }), { class: 'Conform' }],
  ['application', site({ kind: 'application' }), { class: 'Hint', message: 'missingApplication' }],
  ['order', site({ kind: 'order' }), { class: 'Hint', message: 'missingOrder' }],
  ['registration', site({ kind: 'registration' }), { class: 'Hint', message: 'missingRegistration' }],
  ['health data', site({ fields: [field({ label: 'Symptome' })] }), { class: 'Hint', message: 'missingHealth' }],
  [
    'what nobody who looks for a flat may be asked',
    site(
      { submitText: 'Selbstauskunft absenden', fields: [...formFact().fields, field({ label: 'Symptome' })] },
      { text: `Mieterselbstauskunft. ${bare}` },
    ),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'what applicants may never be asked',
    site({ kind: 'application', fields: [...formFact().fields, field({ label: 'Sind Sie schwanger?' })] }),
    { class: 'Hint', message: 'missingApplication' },
  ],
  [
    'health of applicants besides',
    site({ kind: 'application', fields: [...formFact().fields, field({ label: 'Chronische Erkrankungen' })] }),
    { class: 'Hint', message: 'missingHealth' },
  ],
  [
    'pregnancy of others',
    site({ fields: [...formFact().fields, field({ label: 'Sind Sie schwanger?' })] }),
    { class: 'Hint', message: 'missingHealth' },
  ],
  ['search', site({ kind: 'search', personalFields: [] }), { class: 'NotApplicable', message: 'noForms' }],
  ['login', site({ kind: 'login', personalFields: ['email', 'password'] }), { class: 'NotApplicable' }],
  ['a name to label a cup', site({ kind: 'other', personalFields: ['name'] }), { class: 'NotApplicable' }],
  ['name and address for an office', site({ kind: 'other', personalFields: ['name', 'address'] }), { class: 'Hint', message: 'missing' }],
  ['a postcode to find a branch', site({ kind: 'other', personalFields: ['address'] }), { class: 'NotApplicable' }],
  ['hidden form', site({ visible: false }), { class: 'NotApplicable' }],
  ['fields without a form', site({ text: '' }), { class: 'NoClassification', message: 'textUnknown' }],
  ['page cut off', site({}, { textComplete: false }), { class: 'NoClassification', message: 'textUnknown' }],
  ['unsupported language', site({}, { language: 'pl', text: bare }), { class: 'NoClassification', message: 'language' }],
  [
    'donation form in a frame beside forms that tell',
    { ...site({ text: `${bare} Datenschutzerklärung` }), embeds: [{ ...frame, serviceId: 'twingle' }] },
    { class: 'NoClassification', message: 'inFrame' },
  ],
  [
    'donation form in a frame with a note on the page',
    {
      forms: [],
      embeds: [{ ...frame, serviceId: 'twingle', pageUrl: `${siteUrl}kontakt` }],
      pages: site(
        {},
        { text: 'Jetzt spenden. Welche Daten dabei verarbeitet werden, lesen Sie in der Datenschutzerklärung. Impressum Datenschutz' },
      ).pages,
    },
    { class: 'NoClassification', message: 'inFrameNoted' },
  ],
  [
    'form in a frame beside the words of a banner and the links of the footer',
    {
      forms: [],
      embeds: [{ ...frame, pageUrl: `${siteUrl}kontakt` }],
      pages: site({}, { text: 'Wir setzen Cookies ein, mehr dazu finden Sie in der Datenschutzerklärung. Impressum Datenschutz' }).pages,
    },
    { class: 'NoClassification', message: 'inFrame' },
  ],
  ['form of another service in a frame', { forms: [], embeds: [frame] }, { class: 'NoClassification', message: 'inFrame' }],
  [
    'a form that was read in its frame',
    { forms: [], embeds: [frame], framedForms: [framed()], pages: site().pages },
    { class: 'Hint', message: 'missingFramed' },
  ],
  [
    'a form that tells within its frame',
    { forms: [], embeds: [frame], framedForms: [framed({ text: `${bare} Es gilt unsere Datenschutzerklärung.` })] },
    { class: 'Conform', message: 'told' },
  ],
  [
    'a form in a frame with a note beside it',
    {
      forms: [],
      embeds: [frame],
      framedForms: [framed()],
      pages: site({}, { text: `${bare} Welche Daten dabei verarbeitet werden, lesen Sie in der Datenschutzerklärung.` }).pages,
    },
    { class: 'Conform', message: 'told' },
  ],
  [
    'what a booking engine asks in its own name',
    { forms: [], embeds: [], framedForms: [framed({ frameServiceId: 'opentable', frameUrl: 'https://www.opentable.de/widget' })] },
    { class: 'NotApplicable', message: 'noForms' },
  ],
  ['a hidden frame', { forms: [], embeds: [{ ...frame, visible: false }] }, { class: 'NotApplicable' }],
];

it('quotes the note that it found', () => {
  const facts = site({ text: 'Name E-Mail. Es gilt unsere Datenschutzerklärung. Absenden' });
  expect(judge(check, facts)).toMatchObject({ params: { quote: 'Es gilt unsere Datenschutzerklärung.', path: '/kontakt' } });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('quotes the box, not the fields before it', () => {
  const box = 'Ich habe die Datenschutzerklärung gelesen';
  const fields = [field({ label: 'Ihr Name' }), field({ label: 'Telefon' }), field({ type: 'checkbox', label: `${box} *` })];
  const text = `Angaben als Ansprechperson Ihr Name * Verhältnis (Tochter …) Telefon * ${box} *`;
  expect(judge(check, site(formFact({ text, fields })))).toMatchObject({ params: { quote: box } });
});

it('quotes the note without the names of the fields before it', () => {
  const text = 'E-Mail * Passwort wiederholen * Dieses Formular ist geschützt; mehr in der Datenschutzerklärung.';
  const fields = ['E-Mail *', 'Passwort wiederholen *'].map((label) => field({ label }));
  expect(judge(check, site(formFact({ text, fields })))).toMatchObject({
    params: { quote: 'Dieses Formular ist geschützt; mehr in der Datenschutzerklärung.' },
  });
});

it.each([
  ['Datenschutzhinweise E-Mail-Adresse Anmelden', 'Datenschutzhinweise', ['E-Mail-Adresse'], 'Anmelden'],
  [
    'Ich stimme der Datenschutzerklärung zu.Unverbindlich anfragen',
    'Ich stimme der Datenschutzerklärung zu.',
    [],
    'Unverbindlich anfragen',
  ],
  ['Name des KindesTaufdatum Hinweise zum Datenschutz Anmelden', 'Hinweise zum Datenschutz', ['Name des Kindes', 'Taufdatum'], 'Anmelden'],
  ['Datenschutz: Wir löschen Ihre Daten.', 'Datenschutz: Wir löschen Ihre Daten.', ['E-Mail'], 'Daten'],
  [
    'Wie dürfen wir Sie ansprechen? Mitglieds- oder Abonnementnummer E-Mail-Adresse für unsere Antwort auf Ihre Anfrage Was wir mit Ihren Angaben tun, steht unter Datenschutz. Senden',
    'Was wir mit Ihren Angaben tun, steht unter Datenschutz.',
    ['Mitglieds- oder Abonnementnummer', 'E-Mail-Adresse für unsere Antwort auf Ihre Anfrage'],
    'Senden',
  ],
  [
    'Titel des Vortrags oder Thema Kurzfassung in höchstens fünfhundert Zeichen, ohne Formeln Thema und Daten geben wir nach unseren Hinweisen zum Datenschutz weiter. Senden',
    'Thema und Daten geben wir nach unseren Hinweisen zum Datenschutz weiter.',
    ['Titel des Vortrags oder Thema', 'Kurzfassung in höchstens fünfhundert Zeichen, ohne Formeln'],
    'Senden',
  ],
] as const)('quotes neither fields nor the button: %s', (text, quote, labels, submitText) => {
  const fields = labels.map((label) => field({ label }));
  expect(judge(check, site(formFact({ text, fields, submitText })))).toMatchObject({ params: { quote } });
});

it.each([
  'Was mit diesen Angaben geschieht, steht in der Datenschutzerklärung.',
  'Wie wir damit umgehen, beschreibt unsere Datenschutzerklärung.',
  'Zum Nachlesen: Die Datenschutzhinweise erläutern, was wir speichern.',
])('reads the sentence right behind a form: %s', (sentence) => {
  expect(outline(check, site({}, { text: `Schreiben Sie uns. ${bare}\n${sentence}\nImpressum\nAGB` }))).toMatchObject({ class: 'Conform' });
});

it('quotes no label of a trap for robots', () => {
  const trap = 'Bitte dieses Feld leer lassen';
  const fields = [field({ name: 'email', label: trap, type: 'email', visible: true })];
  const verdict = judge(check, { forms: [formFact({ fields, text: 'Reisepost per E-Mail. Abmelden jederzeit. Datenschutz' })] });
  expect(verdict).toMatchObject({ class: 'Conform', params: { quote: 'Datenschutz' } });
});

it('quotes the sentence with the notice, not the one with the legal basis', () => {
  const text = 'Wir verarbeiten Ihre Angaben für den Termin (Art. 6 Abs. 1 lit. b DSGVO). Mehr steht in der Datenschutzerklärung.';
  expect(judge(check, site({ text }))).toMatchObject({ params: { quote: 'Mehr steht in der Datenschutzerklärung.' } });
});
