import { describe, expect, it } from 'vitest';
import {
  applicability,
  cookieFact,
  field,
  formFact,
  judge,
  legalPage,
  pageFact,
  requestFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import check from './frm-sensitive-fields.ts';

const page = `${siteUrl}kontakt`;
const ask = (label: string, part: Partial<FormFact> = {}, type = 'text'): Partial<Facts> => ({
  forms: [formFact({ fields: [...formFact().fields, field({ name: 'x', label, type })], ...part })],
});
const explicit = { text: 'Ich willige ausdrücklich in die Verarbeitung meiner Gesundheitsdaten ein. Datenschutzerklärung' };
const analytics = (states: ('none' | 'reject' | 'accept')[], pages = [page]) => ({
  services: [catalogueUse('google-analytics', states, { pages })],
});
const application = (label: string, type = 'text', text = 'Bewerbung. Hinweise in der Datenschutzerklärung.') =>
  ask(label, { kind: 'application', text }, type);
const hint = (message: string) => ({ class: 'Hint', message });
const fine = { class: 'Conform' };

/** An application that asks for a denomination beside this box. */
const beside = (label: string): Partial<Facts> => ({
  forms: [
    formFact({
      kind: 'application',
      text: 'Bewerbung. Hinweise in der Datenschutzerklärung.',
      fields: [...formFact().fields, field({ name: 'x', label: 'Konfession' }), field({ name: 'y', label, type: 'checkbox' })],
    }),
  ],
});

it.each([
  ['Bewahren Sie meine Bewerbung bis zu 12 Monate für andere Stellen auf. Die Einwilligung kann ich widerrufen.', false],
  ['Ich willige ein, dass mein Foto auf der Website veröffentlicht wird.', false],
  ['Ich bin damit einverstanden, Werbung per E-Mail zu erhalten.', false],
  ['Ich willige in die Verarbeitung meiner Angaben ein.', true],
])('takes a box for what it says: %s', (label, isConsent) => {
  const result = judge(check, beside(label));
  const messages = 'findings' in result ? result.findings.map(({ message }) => message) : [];
  expect(messages.some((message) => message.startsWith('vagueConsent'))).toBe(isConsent);
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['ordinary form', {}, fine],
  ...[
    'Schicken Sie uns Policen, Rechnungen oder Arztberichte einfach als Foto über WhatsApp.',
    'Rezept per WhatsApp vorbestellen',
    'Senden Sie den Befund gern per Telegram an uns!',
    'Just send your prescription by WhatsApp.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `papers by messenger: ${text}`,
    { forms: [], pages: [pageFact({ text: `Willkommen.\n${text}\nImpressum` })] },
    { ...hint('papersByMessenger'), cause: 'papers-by-messenger' },
  ]),
  ...['Tierärztliche Praxisgemeinschaft Ohmtal', 'Kleintierpraxis am See', 'Tierklinik Nord', 'Vet clinic Berlin'].map(
    (title): [string, Partial<Facts>, Outline] => [
      `the prescriptions of animals: ${title}`,
      { forms: [], pages: [pageFact({ kind: 'start', title, text: 'Rezept per WhatsApp vorbestellen' })] },
      { class: 'NotApplicable', message: 'noForms' },
    ],
  ),
  ...['Hausarztpraxis am Markt', 'Apotheke am Tierpark', 'Praxis Wolf'].map((title): [string, Partial<Facts>, Outline] => [
    `the prescriptions of people: ${title}`,
    { forms: [], pages: [pageFact({ kind: 'start', title, text: 'Rezept per WhatsApp vorbestellen' })] },
    { ...hint('papersByMessenger'), cause: 'papers-by-messenger' },
  ]),
  ...[
    'Bitte schicken Sie uns keine Befunde per WhatsApp.',
    'Schreiben Sie uns per WhatsApp. Befunde nehmen wir in der Praxis entgegen.',
    'Unser Lieblingsrezept zum Kochen schicken wir per WhatsApp.',
    'Schicken Sie uns Fotos Ihrer Küche über WhatsApp.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `no papers by messenger: ${text}`,
    { forms: [], pages: [pageFact({ text })] },
    { class: 'NotApplicable', message: 'noForms' },
  ]),
  ...(
    [
      ['Schick uns Foto von Führerschein, Fahrerkarte und Führungszeugnis per WhatsApp.', 'record'],
      ['Send your CV and a criminal record certificate via WhatsApp.', 'record'],
      ['Am schnellsten geht es per WhatsApp, gern mit Foto von Zeugnis und Lebenslauf.', 'application'],
      ['Schickt eure Bewerbung gern über Instagram!', 'application'],
    ] as const
  ).map(([text, kind]): [string, Partial<Facts>, Outline] => [
    `${kind} by messenger: ${text}`,
    { forms: [], pages: [pageFact({ text })] },
    { ...hint(`${kind}ByMessenger`), cause: `papers-by-messenger:${kind}` },
  ]),
  ...[
    'Fragen zur Bewerbung? Schreiben Sie uns per WhatsApp.',
    'Lebenslauf und Zeugnisse bitte nicht per WhatsApp.',
    'Den Lebenslauf senden Sie uns per E-Mail.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `no documents by messenger: ${text}`,
    { forms: [], pages: [pageFact({ text })] },
    { class: 'NotApplicable', message: 'noForms' },
  ]),
  [
    'what the notice says of a messenger is no invitation',
    { forms: [], pages: [pageFact({ kind: 'privacy', text: 'Wer uns Befunde per WhatsApp schickt, nutzt einen Dienst von Meta.' })] },
    { class: 'NotApplicable', message: 'noForms' },
  ],
  [
    'a pharmacy: the supply of medicines may be the basis',
    { ...ask('Versichertennummer'), applicability: applicability({ settings: { ...applicability().settings, industry: 'pharmacy' } }) },
    hint('noExplicitConsentMedical'),
  ],
  ['health, no word on consent', ask('Symptome'), { ...hint('noExplicitConsent'), cause: 'form-special:none-p1-f1', refs: ['none-p1-f1'] }],
  [
    'health, though the notice says that none is asked for',
    {
      ...ask('Symptome', explicit),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Formulare\nBesondere Kategorien, insbesondere Gesundheitsdaten, erheben wir über diese Website nicht.',
      }),
    },
    { ...hint('deniedSpecial'), cause: 'privacy-notice:special-data' },
  ],
  [
    'a denomination, where the notice speaks of health alone',
    {
      ...ask('Konfession', explicit, 'select'),
      privacy: legalPage({ kind: 'privacy', text: 'Formulare\nWir erheben keine Gesundheitsdaten.' }),
    },
    fine,
  ],
  ['allergies in a reservation', ask('Allergien oder Unverträglichkeiten'), hint('noExplicitConsent')],
  ['allergies in English', ask('Food allergies'), hint('noExplicitConsent')],
  ['religion', ask('Konfession', {}, 'select'), hint('noExplicitConsent')],
  ['trade union', ask('Gewerkschaft'), hint('noExplicitConsent')],
  ['party', ask('Partei'), hint('noExplicitConsent')],
  ['the other party of a dispute', ask('Gegnerische Partei'), fine],
  ['origin', ask('Ethnische Herkunft'), hint('noExplicitConsent')],
  ['disability', ask('Schwerbehinderung'), hint('noExplicitConsent')],
  ['criminal record', ask('Vorstrafen'), hint('criminalRecord')],
  [
    'a pixel that waits for consent on this page and runs without it on another',
    {
      ...ask('Symptome'),
      services: [catalogueUse('google-analytics', ['none', 'accept'], { pages: [siteUrl, page] })],
      requests: [
        requestFact({ serviceId: 'google-analytics', party: 'third', states: ['none'], pageUrl: siteUrl }),
        requestFact({ serviceId: 'google-analytics', party: 'third', states: ['accept'], pageUrl: page }),
      ],
    },
    { class: 'Hint', messages: ['noExplicitConsent', 'alsoAfterConsent'] },
  ],
  [
    'a booking calendar that loads without consent is named beside the question',
    { ...ask('Symptome'), services: [catalogueUse('calendly', ['none', 'accept'], { pages: [page] })] },
    hint('trackedNoConsent'),
  ],
  ['a required field', ask('Symptome *'), hint('noExplicitConsentRequired')],
  [
    'a practice by its title',
    { ...ask('Symptome *'), pages: [pageFact({ title: 'Zahnarztpraxis Dr. Beispiel' })] },
    hint('noExplicitConsentRequiredMedical'),
  ],
  [
    'a practice by settings',
    { ...ask('Symptome'), applicability: applicability({ settings: { industry: 'medical' } }) },
    hint('noExplicitConsentMedical'),
  ],
  [
    'a self-test without a name, of a practice',
    {
      pages: [pageFact({ title: 'Zahnarztpraxis Dr. Beispiel' })],
      forms: [formFact({ kind: 'other', personalFields: ['health'], fields: [field({ label: 'Diagnose', type: 'radio' })], text: '' })],
    },
    hint('noExplicitConsentAnonymous'),
  ],
  [
    'the same test that asks where to send the result',
    {
      forms: [
        formFact({
          kind: 'other',
          personalFields: ['health', 'email'],
          fields: [field({ label: 'Diagnose', type: 'radio' }), field({ label: 'E-Mail', type: 'email' })],
          text: '',
        }),
      ],
    },
    hint('noExplicitConsent'),
  ],
  [
    'a form with nothing else',
    { forms: [formFact({ kind: 'other', personalFields: [], fields: [field({ label: 'Diagnose' })], text: '' })] },
    hint('noExplicitConsent'),
  ],
  [
    'a box that consents to something else',
    {
      forms: [
        formFact({
          fields: [
            ...formFact().fields,
            field({ label: 'Religion', required: true }),
            field({ type: 'checkbox', label: 'Ich willige ein, dass meine Angaben an Eigentümer weitergegeben werden.', required: true }),
          ],
        }),
      ],
    },
    hint('vagueConsent'),
  ],
  ...[
    'Leidet jemand im Haushalt an Allergien? Wenn ja, wer und woran?',
    'Gibt es Allergien in Ihrer Familie?',
    'Krankheiten der Haushaltsmitglieder',
    'Hat Ihre Ehefrau eine Behinderung?',
    'Does anyone in your household have allergies?',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `about others: ${label}`,
    ask(`${label} *`),
    hint('noExplicitConsentRequiredOthers'),
  ]),
  ['of one’s own child', ask('Hat Ihr Kind Allergien? *'), hint('noExplicitConsentRequired')],
  ['of who is cared for', ask('Pflegegrad Ihres Angehörigen im Haushalt'), hint('noExplicitConsentCared')],
  [
    'for who is to move in, by a contact person',
    {
      forms: [
        formFact({
          fields: [field({ name: 'd', label: 'Diagnosen' }), field({ name: 'r', label: 'Verhältnis (Tochter, Betreuer …)' })],
          text: 'Wer soll einziehen? Diagnosen Kurzzeitpflege Ihre Angaben als Ansprechperson Verhältnis (Tochter, Betreuer …)',
        }),
      ],
    },
    hint('noExplicitConsentCared'),
  ],
  [
    'by a contact person, without care',
    {
      forms: [
        formFact({
          fields: [field({ name: 'd', label: 'Diagnosen' }), field({ name: 'r', label: 'Ansprechperson im Notfall' })],
          text: 'Diagnosen Ansprechperson im Notfall',
        }),
      ],
    },
    hint('noExplicitConsent'),
  ],
  ...[
    'Erkrankungen, Operationen und Medikamente, von denen wir wissen müssen*',
    'Diagnosen und Medikamente *',
    'Illnesses or injuries *',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `demanded, and naming several matters: ${label}`,
    ask(label),
    { class: 'Risk', message: 'noExplicitConsentRequired' },
  ]),
  ['naming several matters by choice', ask('Erkrankungen, Operationen und Medikamente'), hint('noExplicitConsent')],
  ['demanded, of one matter', ask('Allergien *'), hint('noExplicitConsentRequired')],
  [
    'about others, asked by a practice',
    { ...ask('Krankheiten in Ihrer Familie'), applicability: applicability({ settings: { industry: 'medical' } }) },
    hint('noExplicitConsentMedical'),
  ],
  [
    'about oneself and about others',
    {
      forms: [
        formFact({
          fields: [field({ name: 'a', label: 'Ihre Allergien' }), field({ name: 'b', label: 'Krankheiten der Haushaltsmitglieder' })],
        }),
      ],
    },
    { class: 'Hint', messages: ['noExplicitConsentOthers', 'noExplicitConsent'] },
  ],
  [
    'religion and a criminal record',
    { forms: [formFact({ fields: [field({ name: 'r', label: 'Religion *' }), field({ name: 'v', label: 'Vorstrafen *' })] })] },
    { class: 'Hint', messages: ['noExplicitConsentRequired', 'criminalRecord'] },
  ],
  [
    'allergies by the placeholder',
    { forms: [formFact({ fields: [field({ label: 'Nachricht', type: 'textarea', placeholder: 'Wünsche oder Unverträglichkeiten' })] })] },
    hint('noExplicitConsentHinted'),
  ],
  ...[
    'Es handelt sich um eine meldepflichtige Krankheit nach §\u00a034 Infektionsschutzgesetz.',
    'Meldepflichtige Erkrankung (§ 34 Abs. 5 IfSG)',
    'Schwangerschaft nach § 15 MuSchG anzeigen',
    'Schwerbehinderung nach § 152 SGB IX',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a law in the label: ${label}`,
    ask(label),
    { class: 'Conform', message: 'consented' },
  ]),
  ['a law on data protection in the label', ask('Diagnose (§ 22 BDSG)'), hint('noExplicitConsent')],
  [
    'an authority by settings',
    { ...ask('Symptome *'), applicability: applicability({ settings: { legalForm: 'public-law' } }) },
    hint('noExplicitConsentRequiredPublic'),
  ],
  ...(
    [
      ['order', 'Anmeldung zum Malkurs der Volkshochschule', 'noExplicitConsentRequired'],
      ['order', 'Beglaubigung bestellen', 'noExplicitConsentRequiredPublic'],
      ['order', 'Anmeldung zum Integrationskurs der Volkshochschule', 'noExplicitConsentRequiredPublic'],
      ['contact', 'Anfrage an die Volkshochschule', 'noExplicitConsentRequiredPublic'],
    ] as const
  ).map(([kind, text, message]): [string, Partial<Facts>, Outline] => [
    `a public body, and a form to: ${text}`,
    {
      ...ask('Symptome *', { kind, text, submitText: text }),
      applicability: applicability({ settings: { legalForm: 'public-law' } }),
    },
    hint(message),
  ]),
  [
    'terms accepted are no consent to what is asked',
    ask('Symptome *', {
      asked: [
        { kind: 'health', topic: 'health', label: 'Symptome *', type: 'text', required: true },
        { kind: null, topic: null, label: 'Ich habe die AGB gelesen und bin einverstanden.', type: 'checkbox', required: true },
      ],
    }),
    hint('noExplicitConsentRequired'),
  ],
  ...['Gibt es Allergien bei Ihren Gästen?', 'Allergien der Mitreisenden', 'Allergies of your guests'].map(
    (label): [string, Partial<Facts>, Outline] => [`about guests: ${label}`, ask(label), hint('noExplicitConsentOthers')],
  ),
  ['about oneself as a guest', ask('Haben Sie Allergien?', { submitText: 'Für Gäste' }), hint('noExplicitConsent')],
  ['explicit consent', ask('Symptome', explicit), { class: 'Conform', message: 'consented' }],
  ['legal basis named', ask('Symptome', { text: 'Rechtsgrundlage ist Art. 9 Abs. 2 lit. h DSGVO' }), fine],
  [
    'explicit consent, but scripts of others',
    { ...ask('Symptome', explicit), requests: [requestFact({ url: 'https://widget.example.test/w.js', type: 'script', pageUrl: page })] },
    hint('thirdPartyScripts'),
  ],
  [
    'the consent tool is no such script',
    {
      ...ask('Symptome', explicit),
      services: [catalogueUse('cookiebot', ['none'], { pages: [page] })],
      requests: [requestFact({ url: 'https://consent.cookiebot.com/uc.js', type: 'script', pageUrl: page, serviceId: 'cookiebot' })],
    },
    fine,
  ],
  [
    'tracking without consent',
    bannerSite({ ...ask('Symptome', explicit), ...analytics(['none']) }),
    { class: 'Risk', message: 'tracked', cause: 'form-special:none-p1-f1' },
  ],
  [
    'recording after rejecting, beside a prescription',
    bannerSite({
      ...ask('Versichertennummer', explicit),
      services: [catalogueUse('microsoft-clarity', ['reject', 'accept'], { pages: [page] })],
    }),
    { class: 'Risk', message: 'tracked' },
  ],
  [
    'tracking after rejecting',
    bannerSite({ ...ask('Symptome'), ...analytics(['reject']) }),
    { class: 'Risk', message: 'trackedNoConsent' },
  ],
  [
    'tracking beside a required field of a practice',
    bannerSite({ ...ask('Symptome *'), ...analytics(['none']), applicability: applicability({ settings: { industry: 'medical' } }) }),
    { class: 'Risk', message: 'trackedNoConsentRequiredMedical' },
  ],
  [
    'tracking beside a consent to something else, and a criminal record',
    bannerSite({
      forms: [
        formFact({
          fields: [
            field({ name: 'r', label: 'Religion *' }),
            field({ name: 'v', label: 'Vorstrafen *' }),
            field({ name: 'c', type: 'checkbox', label: 'Ich willige ein, dass meine Angaben weitergegeben werden.' }),
          ],
        }),
      ],
      ...analytics(['none']),
    }),
    { class: 'Risk', messages: ['trackedVagueConsent', 'trackedRecord'] },
  ],
  [
    'tracking after accepting, and no word on consent',
    bannerSite({ ...ask('Symptome'), ...analytics(['accept']) }),
    { class: 'Hint', messages: ['noExplicitConsent', 'alsoAfterConsent'] },
  ],
  ['tracking after accepting', bannerSite({ ...ask('Symptome', explicit), ...analytics(['accept']) }), hint('trackedAfterConsent')],
  ['tracking on other pages only', bannerSite({ ...ask('Symptome', explicit), ...analytics(['none'], [siteUrl]) }), fine],
  [
    'counting on the own server',
    bannerSite({
      ...ask('Symptome', explicit),
      services: [catalogueUse('matomo', ['none'], { pages: [page], hosts: ['www.muster.test'] })],
    }),
    fine,
  ],
  ['tracking beside an ordinary form', bannerSite(analytics(['none'])), fine],
  ['application with date of birth', application('Geburtsdatum'), hint('application')],
  ['application with photo', application('Bewerbungsfoto', 'file'), hint('application')],
  ['application with marital status', application('Familienstand', 'select'), hint('application')],
  ['application with religion', application('Konfession'), hint('noExplicitConsentApplicant')],
  ...[
    'Besteht eine Schwangerschaft? (wegen Röntgen)',
    'Sind Sie schwanger?',
    'Voraussichtlicher Entbindungstermin',
    'Are you pregnant?',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `application: ${label}`,
    application(label),
    hint('noExplicitConsentApplicantPregnancy'),
  ]),
  ...['Impfstatus', 'Ihre Impfungen', 'Impfung gegen Hepatitis B'].map((label): [string, Partial<Facts>, Outline] => [
    `application: ${label}`,
    application(label),
    hint('noExplicitConsentApplicantVaccination'),
  ]),
  ['illness of an applicant', application('Chronische Erkrankungen'), hint('noExplicitConsentApplicant')],
  ['pregnancy of somebody else than an applicant', ask('Sind Sie schwanger?'), hint('noExplicitConsent')],
  ['application with documents and a note', application('Lebenslauf', 'file'), fine],
  [
    'application with documents without a note',
    {
      ...application('Lebenslauf', 'file', 'Bewerbung Name E-Mail Absenden'),
      pages: [pageFact({ url: page, kind: 'other', text: 'Bewerbung Name E-Mail Absenden Impressum' })],
    },
    { ...hint('upload'), cause: 'form-privacy:none-p1-f1' },
  ],
  [
    'application with documents, and advertising without consent',
    bannerSite({ ...application('Lebenslauf und Zeugnisse', 'file'), ...analytics(['none']) }),
    { class: 'Hint', messages: ['trackedUpload'], cause: 'google-analytics' },
  ],
  [
    'application with documents, and advertising after consent only',
    bannerSite({ ...application('Lebenslauf', 'file'), ...analytics(['accept']) }),
    fine,
  ],
  [
    'papers for a practice, and advertising without consent',
    bannerSite({
      ...ask('Unterlagen', {}, 'file'),
      ...analytics(['none']),
      applicability: applicability({ settings: { industry: 'medical' } }),
    }),
    { class: 'Hint', message: 'trackedUpload' },
  ],
  [
    'papers on health for a practice, and advertising without consent',
    bannerSite({
      ...ask('Befunde', {}, 'file'),
      ...analytics(['none']),
      applicability: applicability({ settings: { industry: 'medical' } }),
    }),
    { class: 'Risk', message: 'trackedNoConsentMedical' },
  ],
  ['a picture for a quote, and advertising without consent', bannerSite({ ...ask('Foto', {}, 'file'), ...analytics(['none']) }), fine],
  ['application with a disability', application('Schwerbehinderung'), hint('noExplicitConsent')],
  ['flat hunters are asked for a criminal record', ask('Vorstrafen', { text: 'Mieterselbstauskunft' }), hint('criminalRecordTenant')],
  [
    'flat hunters are asked for a criminal record, and advertising without consent',
    bannerSite({ ...ask('Vorstrafen', { text: 'Mieterselbstauskunft' }), ...analytics(['none']) }),
    { class: 'Risk', message: 'trackedRecordTenant' },
  ],
  [
    'flat hunters are asked for their religion',
    ask('Religionszugehörigkeit *', { text: 'Mieterselbstauskunft', submitText: 'Absenden' }),
    hint('noExplicitConsentRequiredTenant'),
  ],
  [
    'flat hunters by the headline of the page',
    { ...ask('Schwangerschaft'), pages: [pageFact({ url: page, kind: 'other', headings: ['Selbstauskunft für Mietinteressenten'] })] },
    hint('noExplicitConsentTenant'),
  ],
  [
    'flat hunters, and advertising without consent',
    bannerSite({ ...ask('Religion', { text: 'Mieterselbstauskunft' }), ...analytics(['none']) }),
    { class: 'Risk', message: 'trackedNoConsentTenant' },
  ],
  ['date of birth elsewhere is told by another check', ask('Geburtsdatum'), fine],
  ['hidden field', { forms: [formFact({ fields: [field({ label: 'Religion', visible: false })] })] }, fine],
  [
    'consent to the use of health data is no question',
    ask(
      'Ich willige in die Verarbeitung meiner Gesundheitsdaten zur Bearbeitung meiner Anfrage ein und kann das jederzeit widerrufen',
      {},
      'checkbox',
    ),
    fine,
  ],
  [
    'unsupported language',
    { ...ask('Santé'), pages: [pageFact({ url: page, language: 'fr', text: 'Écrivez-nous' })] },
    { class: 'NoClassification', message: 'language' },
  ],
  ['search', { forms: [formFact({ kind: 'search', personalFields: [] })] }, { class: 'NotApplicable', message: 'noForms' }],
];

/** Most cases are about the form alone. */
const privacy = legalPage({ kind: 'privacy', text: 'Gesundheitsdaten verarbeiten wir nach Art. 9 Abs. 2 lit. a DSGVO.' });

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, { privacy, ...facts })).toMatchObject(expected);
});

const parish = legalPage({
  kind: 'privacy',
  text: 'Wir verarbeiten Daten nach § 6 Nr. 2 DSG-EKD, besondere Kategorien nach § 13 Abs. 2 DSG-EKD.',
});
it.each<[string, Partial<Facts>, Outline]>([
  ['belonging to a church, asked by a church', ask('Konfession der Mutter', { kind: 'other' }), fine],
  ['of an applicant', application('Konfession'), { class: 'Hint' }],
  ['health, asked by a church', ask('Allergien', { kind: 'other' }), hint('noExplicitConsent')],
  [
    'several matters, demanded by a church',
    ask('Allergien, Krankheiten, Medikamente *', { kind: 'other' }),
    hint('noExplicitConsentRequired'),
  ],
  [
    'both',
    { forms: [formFact({ kind: 'other', fields: ['Konfession', 'Allergien (*)'].map((label) => field({ name: label, label })) })] },
    hint('noExplicitConsentRequired'),
  ],
])('church law: %s', (_, facts, expected) => {
  expect(outline(check, { ...facts, privacy: parish })).toMatchObject(expected);
});

it('tells which of several questions is mandatory', () => {
  const fields = ['Gewerkschaft', 'Allergien (*)'].map((label) => field({ name: label, label }));
  expect(judge(check, { forms: [formFact({ fields })], privacy })).toMatchObject({
    findings: [{ message: 'noExplicitConsentPartlyRequired', params: { fields: 'Gewerkschaft; Allergien', required: 'Allergien' } }],
  });
});

const noticeOf = (text: string, part: Partial<Facts> = {}): Partial<Facts> => {
  const pages = [
    pageFact({ url: page, kind: 'other', text: 'Kontakt' }),
    pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text }),
  ];
  return { privacy: legalPage({ kind: 'privacy', text }), pages, ...part };
};
const forms5 =
  '5. Terminbuchung\nIhre Angaben verarbeite ich nach Art. 6 Abs. 1 lit. b DSGVO. Teilen Sie mir im Chat nichts Gesundheitliches mit.';

it.each<[string, string, Partial<Facts>, string]>([
  ['neither such data nor an exception', forms5, {}, 'noExplicitConsentSilent'],
  ['the exception', 'Angaben zu Allergien: Art. 9 Abs. 2 lit. a DSGVO.', {}, 'noExplicitConsent'],
  ['the kind of data', 'Ihre Gesundheitsdaten nutzen wir zur Vorbereitung des Termins.', {}, 'noExplicitConsent'],
  ['not read', forms5, { privacy: legalPage({ kind: 'privacy', text: '', status: 500 }) }, 'noExplicitConsent'],
  [
    'a paper of its own for patients',
    forms5,
    {
      pages: [
        pageFact({ links: [{ text: 'Patienteninformation zum Datenschutz', href: '/patienten.pdf', area: 'body', visible: true }] }),
        pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text: forms5 }),
      ],
    },
    'noExplicitConsent',
  ],
])('what the notice says of it: %s', (_, text, part, message) => {
  expect(outline(check, { ...ask('Symptome'), ...noticeOf(text, part) })).toMatchObject(hint(message));
});

it('candidates are told what they may not be asked, not what the notice lacks', () => {
  expect(outline(check, { ...ask('Konfession *', { kind: 'application', text: 'Bewerbung' }), ...noticeOf(forms5) })).toMatchObject(
    hint('noExplicitConsentRequiredApplicant'),
  );
});

it('names the page of the form', () => {
  const result = judge(check, ask('Symptome'));
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ path: '/kontakt' });
});

it('shows all that a form asks as evidence, however many sentences tell of it', () => {
  const fields = [field({ name: 'r', label: 'Religion *' }), field({ name: 'v', label: 'Vorstrafen *' })];
  const verdict = judge(check, { forms: [formFact({ fields })] });
  const shown = 'findings' in verdict ? verdict.findings.map(({ items }) => items[0].detail?.['fields']) : [];
  expect(shown).toEqual(['Religion; Vorstrafen', 'Religion; Vorstrafen']);
});

it('names what loads early, what marks visitors beside it, and what waits for consent', () => {
  const verdict = judge(check, {
    ...ask('Symptome'),
    services: [
      catalogueUse('google-analytics', ['none'], { pages: [page] }),
      catalogueUse('crisp', ['none'], { pages: [page] }),
      catalogueUse('meta-pixel', ['accept'], { pages: [page] }),
    ],
    cookies: [cookieFact({ serviceId: 'crisp', party: 'third', idLike: true, needsConsent: null, category: null, pages: [page] })],
  });
  const [found] = 'findings' in verdict ? verdict.findings : [];
  expect(found?.params).toMatchObject({ alone: '', service: 'Google Analytics, Crisp', later: expect.stringContaining('Meta') });
});

it.each([
  ['a video alone waits for a click', ['vimeo'], { away: 'Vimeo', awayIds: '', never: '', clicks: '', plain: 1 }],
  ['counting stays away', ['google-analytics'], { away: 'Google Analytics', awayIds: 'google-analytics', never: 1, clicks: '', plain: 1 }],
  ['both', ['google-analytics', 'vimeo'], { away: 'Google Analytics', awayIds: 'google-analytics', never: 1, clicks: 'Vimeo', plain: '' }],
] as const)('%s', (_, ids, params) => {
  const services = ids.map((id) => catalogueUse(id, ['none', 'accept'], { pages: [page] }));
  const verdict = judge(check, { ...ask('Symptome'), services });
  expect('findings' in verdict && verdict.findings[0]?.params).toMatchObject(params);
});

describe('a questionnaire', () => {
  const questions = ['Krankheiten der letzten 5 Jahre', 'Welche Medikamente nehmen Sie?', 'Liegt eine HIV-Infektion vor?'];
  const box = (label: string) => field({ name: 'box', type: 'checkbox', label, required: true });
  const made = (labels: readonly string[], part: Partial<FormFact> = {}, more: FormFact['fields'] = []) => ({
    forms: [formFact({ fields: [...formFact().fields, ...labels.map((label) => field({ name: label, label })), ...more], ...part })],
  });
  const vague = box('Ich akzeptiere, dass meine Angaben gespeichert und an Partner weitergegeben werden.');

  it.each<[string, Partial<Facts>, Outline]>([
    ['with a consent that does not name it', made(questions, {}, [vague]), { class: 'Risk', message: 'vagueConsent' }],
    ['without any', made(questions), { class: 'Risk', message: 'noExplicitConsent' }],
    ['beside what loads early', { ...made(questions), ...analytics(['none']) }, { class: 'Risk', message: 'trackedNoConsent' }],
    ['two questions', made(questions.slice(1)), hint('noExplicitConsent')],
    ['one question three times', made(['Allergien', 'Allergien', 'Allergien']), hint('noExplicitConsent')],
    ['with express consent', made(questions, explicit), fine],
    [
      'of a practice',
      { ...made(questions), applicability: applicability({ settings: { ...applicability().settings, industry: 'medical' } }) },
      hint('noExplicitConsentMedical'),
    ],
  ])('%s', (_, facts, expected) => {
    expect(outline(check, { ...facts, privacy })).toMatchObject(expected);
  });

  it('tells who receives the answers', () => {
    const [finding] = findingsOf(judge(check, { ...made(questions, { builderServiceId: 'webflow' }, [vague]), privacy }));
    expect(finding).toMatchObject({ message: 'vagueConsentReceived', params: { receiver: 'Webflow', country: 'US', voluntary: 1 } });
    const [own] = findingsOf(judge(check, made(questions)));
    expect(own?.params).not.toHaveProperty('receiver');
    const steps = (message: string | undefined) => check.texts.de.fixes?.[message ?? '']?.split('\n').at(-1);
    expect(steps(finding?.message)).toContain('Die Antworten erhält {receiver}: Prüfen Sie');
    expect(steps(own?.message)).not.toContain('{receiver}');
  });

  it('tells required entries from voluntary ones', () => {
    const required = field({ name: 'r', label: 'Diagnosen', required: true });
    expect(findingsOf(judge(check, made(questions, {}, [required, vague])))[0]?.params).toMatchObject({ voluntary: '' });
  });

  it.each([
    ['Wir erstellen ein Angebot (Art. 6 Abs. 1 lit. b DSGVO). Datenschutzerklärung', 'Art. 6 Abs. 1 lit. b DSGVO', ''],
    ['Art. 6(1)(b) GDPR. Privacy notice', 'Art. 6(1)(b) GDPR', ''],
    ['Rechtsgrundlage ist Artikel 6 DSGVO.', 'Artikel 6 DSGVO', ''],
    ['Näheres in der Datenschutzerklärung, § 6 der AGB', '', 1],
  ])('says that no ordinary legal basis is enough: %s', (text, basis, noBasis) => {
    expect(findingsOf(judge(check, made(questions.slice(2), { text })))[0]?.params).toMatchObject({ basis, noBasis });
  });

  it('leaves out what a long question explains in brackets', () => {
    const long = 'Krankheiten, Beschwerden und Behandlungen der letzten 5 Jahre (Rücken, Gelenke, Herz, Haut)';
    const [finding] = findingsOf(judge(check, made([long, 'Medikamente (welche?)'])));
    expect(finding?.params?.fields).toBe('Krankheiten, Beschwerden und Behandlungen der letzten 5 Jahre; Medikamente (welche?)');
  });

  it.each([
    'Allergien, Unverträglichkeiten, Beeinträchtigungen und Krankheiten (bitte mit Namen des Kindes)',
    'Allergien, Unverträglichkeiten, Erkrankungen und Einschränkungen (je Teilnehmer angeben)',
  ])('keeps what says whom it is about: %s', (long) => {
    expect(findingsOf(judge(check, made([long])))[0]?.params?.fields).toBe(long);
  });
});

function findingsOf(verdict: ReturnType<typeof judge>) {
  return 'findings' in verdict ? verdict.findings : [];
}

describe('what an extension starts late', () => {
  const url = 'https://www.googletagmanager.com/gtag/js?id=AW-1';
  const delayer = requestFact({
    id: 'delayer',
    url: `${siteUrl}wp-content/plugins/flying-scripts/flying-scripts.min.js`,
    type: 'script',
    party: 'first',
    serviceId: null,
  });
  const tag = requestFact({
    id: 'tag',
    url,
    type: 'script',
    party: 'third',
    serviceId: 'google-ads',
    parentId: 'delayer',
    states: ['none'],
    pageUrl: siteUrl,
  });
  const ads = { services: [catalogueUse('google-ads', ['none'], { pages: [siteUrl] })] };

  it.each<[string, Partial<Facts>, Outline]>([
    ['and the page of the form holds', { requests: [delayer, tag], pages: [pageFact({ url: page, waiting: [url] })] }, { class: 'Risk' }],
    [
      'and was seen there only after accepting',
      {
        requests: [delayer, tag, { ...tag, id: 'later', states: ['accept'], pageUrl: page }],
        pages: [pageFact({ url: page, waiting: [url] })],
      },
      { class: 'Risk' },
    ],
    [
      'and another page holds',
      { requests: [delayer, tag], pages: [pageFact({ url: page }), pageFact({ waiting: [url] })] },
      { class: 'Hint' },
    ],
    [
      'what a banner holds back',
      { requests: [{ ...tag, parentId: null }], pages: [pageFact({ url: page, waiting: [url] })] },
      { class: 'Hint' },
    ],
  ])('%s', (_, facts, expected) => {
    expect(outline(check, { ...ask('Pflegegrad'), ...ads, ...facts })).toMatchObject(expected);
  });
});

describe('advertising that a video brings along', () => {
  const film = requestFact({ id: 'film', serviceId: 'youtube', party: 'third', states: ['accept'], pageUrl: page });
  const ad = requestFact({
    id: 'ad',
    serviceId: 'google-doubleclick',
    party: 'third',
    states: ['accept'],
    pageUrl: page,
    parentId: 'film',
  });
  const services = [
    catalogueUse('google-doubleclick', ['accept'], { pages: [page] }),
    catalogueUse('google-analytics', ['accept'], { pages: [page] }),
    catalogueUse('youtube', ['accept'], { pages: [page] }),
  ];
  const paramsOf = (requests: Facts['requests']) => {
    const verdict = judge(check, bannerSite({ ...ask('Symptome', explicit), services, requests }));
    return 'findings' in verdict ? verdict.findings[0].params : null;
  };

  it('comes and goes with it', () => {
    expect(paramsOf([film, ad])).toMatchObject({ service: 'YouTube, Google Analytics', away: 'Google Analytics', clicks: 'YouTube' });
  });

  it.each([
    ['the page itself', [film, { ...ad, parentId: null }]],
    ['both', [film, ad, { ...ad, id: 'ad2', parentId: null }]],
  ])('is named where it is loaded by %s', (_, requests) => {
    expect(paramsOf(requests)?.away).toMatch(/DoubleClick.*Google Analytics/);
  });
});

const school = ['Name der Schule', 'Anzahl der Kinder'];
it.each([
  ['a teacher names children', 'Allergien, Beeinträchtigungen (bitte mit Namen des Kindes)', school, 'noExplicitConsentOthers'],
  [
    'a club names participants',
    'Unverträglichkeiten der Teilnehmenden',
    ['Anzahl der Teilnehmer', 'Begleitpersonen'],
    'noExplicitConsentOthers',
  ],
  ['a host names guests', 'Allergien Ihrer Gäste', ['Anzahl der Gäste', 'Name der Gruppe'], 'noExplicitConsentOthers'],
  ['parents tell of their own child', 'Allergien des Kindes', [], 'noExplicitConsent'],
  ['a table for several', 'Haben Sie Allergien?', ['Anzahl der Personen'], 'noExplicitConsent'],
] as const)('knows whose health a form asks about: %s', (_, label, others, message) => {
  const fields = [...formFact().fields, ...[...others, label].map((each) => field({ name: each, label: each }))];
  const verdict = judge(check, { forms: [formFact({ fields, text: 'Anfrage. Hinweise in der Datenschutzerklärung.' })] });
  expect('findings' in verdict && verdict.findings.map((each) => each.message.replace('Silent', ''))).toEqual([message]);
});

describe('steps for what applicants are asked', () => {
  const asking = (...labels: string[]) => {
    const fields = [...formFact().fields, ...labels.map((label) => field({ name: label, label }))];
    const result = judge(check, { forms: [formFact({ kind: 'application', text: 'Bewerbung', fields })] });
    return 'findings' in result ? result.findings[0] : undefined;
  };
  const steps = (message: string) => check.texts.de.fixes?.[message] ?? '';

  it.each([
    ['pregnancy', 'Sind Sie schwanger?', ['ohne Ausnahme', '2 AZR 621/01'], ['§ 8 AGG', 'Lohnabrechnung']],
    ['vaccination', 'Impfstatus', ['§ 20 Abs. 9 IfSG', '§ 23a IfSG'], ['§ 8 AGG', 'Lohnabrechnung']],
    ['illness', 'Chronische Erkrankungen', ['§ 8 AGG', 'laufenden Streit'], ['2 AZR']],
  ])('%s', (_, label, said, unsaid) => {
    const text = steps(asking(label)!.message!).replaceAll('\u00a0', ' ');
    for (const each of said) expect(text).toContain(each);
    for (const each of unsaid) expect(text).not.toContain(each);
  });

  it.each([
    [['Chronische Erkrankungen'], { noPregnancy: 1, noVaccination: 1, noPayroll: 1, noReligion: 1 }],
    [['Schwerbehinderung', 'Chronische Erkrankungen'], { noPregnancy: 1, noVaccination: 1, noPayroll: '' }],
    [['Konfession', 'Sind Sie schwanger?', 'Impfstatus'], { noPregnancy: '', noVaccination: '', noPayroll: '', noReligion: '' }],
  ])('places for %s', (labels, params) => {
    expect(asking(...labels)).toMatchObject({ message: 'noExplicitConsentApplicant', params });
  });
});

describe('papers sent to those who treat nobody', () => {
  const site = (title: string) =>
    outline(
      check,
      bannerSite({
        ...ask('Foto, wenn es hilft', {}, 'file'),
        ...analytics(['none']),
        pages: [pageFact({ kind: 'start', title, headings: ['Klinik'] }), pageFact({ url: page, kind: 'other' })],
      }),
    ).message;

  it.each([
    'Tierklinik Wiesengrund',
    'Pferdeklinik am See',
    'Kleintierpraxis Dr. Meyer',
    'Praxis für Kleintiere',
    'Praxis Dr. Meyer, Tierärztin',
    'Handyklinik Kassel',
    'Animal clinic',
  ])('%s', (title) => {
    expect(site(title)).not.toBe('trackedUpload');
  });

  it.each(['Rosenklinik Bad Orb', 'Praxis Dr. Meyer', 'Heilpraktiker für Mensch und Tier, Tierheilpraxis'])('patients: %s', (title) => {
    expect(site(title)).toBe('trackedUpload');
  });
});

describe('a subject to choose', () => {
  const notice =
    'Datenschutzerklärung\nWir verarbeiten Ihre Angaben, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO). Wir löschen sie danach.';
  const choosing = (
    options: string[],
    label = 'Betreff',
    text = 'Ihre Nachricht an uns. Hinweise in der Datenschutzerklärung.',
    told = notice,
  ) => ({
    forms: [
      formFact({
        kind: 'contact',
        personalFields: ['email', 'message'],
        text,
        fields: [...formFact().fields, field({ name: 'x', label, type: 'select', options })],
      }),
    ],
    pages: [
      pageFact({ url: page, kind: 'other', text: `Kontakt\n${text}` }),
      pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text: told }),
    ],
    privacy: legalPage({ text: told }),
  });
  it.each<[string, ReturnType<typeof choosing>, object]>([
    ['illness', choosing(['Fragen zum Produkt', 'Verträglichkeit und Vorerkrankungen', 'Lieferung']), hint('subjectOfHealth')],
    [
      'medication, by another label',
      choosing(['Lieferung', 'Wechselwirkung mit Medikamenten', 'Sonstiges'], 'Ihr Anliegen'),
      hint('subjectOfHealth'),
    ],
    ['in English', choosing(['Delivery', 'Side effects', 'Other'], 'Subject'), hint('subjectOfHealth')],
    [
      'beside express consent to something else',
      choosing(
        ['Lieferung', 'Vorerkrankungen', 'Sonstiges'],
        'Betreff',
        undefined,
        `${notice} Ihre E-Mail-Adresse erhält der Paketdienst, wenn Sie ausdrücklich eingewilligt haben.`,
      ),
      hint('subjectOfHealth'),
    ],
    ['nothing of it', choosing(['Fragen zum Produkt', 'Lieferung']), fine],
    ['of animals', choosing(['Lieferung', 'Allergien beim Hund', 'Sonstiges']), fine],
    ['a course', choosing(['Kurs Allergien', 'Kurs Backen', 'Sonstiges']), fine],
    ['what somebody wants to buy', choosing(['Lieferung', 'Allergien', 'Sonstiges'], 'Produktgruppe'), fine],
    [
      'told at the form',
      choosing(['Lieferung', 'Vorerkrankungen'], 'Betreff', 'Bitte senden Sie uns keine Angaben zu Ihrer Gesundheit.'),
      fine,
    ],
    [
      'told in the notice',
      choosing(
        ['Lieferung', 'Vorerkrankungen', 'Sonstiges'],
        'Betreff',
        undefined,
        `${notice} Gesundheitsdaten verarbeiten wir mit Einwilligung.`,
      ),
      fine,
    ],
  ])('%s', (_, facts, expected) => {
    expect(outline(check, facts)).toMatchObject(expected);
  });
});

describe('a treatment to choose', () => {
  const notice =
    'Datenschutzerklärung\nWir verarbeiten Ihre Angaben, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO). Wir löschen sie danach.';
  const dentist = 'Dr. Ute Beispiel, Zahnärztin\nZuständige Kammer: Zahnärztekammer Nordrhein';
  const choosing = (
    chosen: readonly Partial<FormFact['fields'][number]>[],
    {
      imprint = dentist,
      text = 'Terminwunsch',
      told = notice,
      personalFields = ['name', 'phone'],
    }: { imprint?: string; text?: string; told?: string; personalFields?: FormFact['personalFields'] } = {},
  ) => ({
    forms: [
      formFact({
        kind: 'contact',
        personalFields,
        text,
        fields: [...formFact().fields, ...chosen.map((each) => field({ name: 'x', ...each }))],
      }),
    ],
    pages: [
      pageFact({ url: page, kind: 'other', text: `Termin\n${text}` }),
      pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text: told }),
    ],
    privacy: legalPage({ text: told }),
    imprint: legalPage({ kind: 'imprint', text: imprint }),
  });
  const select = (...options: string[]) => [{ label: 'Worum geht es?', type: 'select', options }];
  const radios = (...labels: string[]) => labels.map((label) => ({ label, type: 'radio' }));
  const reminder =
    'Ich bin damit einverstanden, dass die Praxis mich vor der nächsten Vorsorge telefonisch oder per SMS an meinen Termin erinnert.';
  const atForm = 'Ihre Gesundheitsdaten verarbeiten wir für die Behandlung.';
  it.each<[string, ReturnType<typeof choosing>, object]>([
    ['in a list', choosing(select('Kontrolle', 'Wurzelbehandlung', 'Schmerzen')), hint('chosenTreatment')],
    ['by radio buttons', choosing(radios('Prophylaxe', 'Implantat')), hint('chosenTreatment')],
    [
      'of a psychotherapist',
      choosing(select('Depression', 'Paartherapie'), { imprint: 'Kammer: Psychotherapeutenkammer Bayern' }),
      hint('chosenTreatment'),
    ],
    ['nothing of it', choosing(select('Termin absagen', 'Rechnung', 'Sonstiges')), fine],
    ['nobody to whom it belongs', choosing(select('Wurzelbehandlung'), { personalFields: ['message'] }), fine],
    ['where no healing profession asks', choosing(select('Wurzelbehandlung'), { imprint: 'Beispiel GmbH, Köln' }), fine],
    ['told at the form', choosing(select('Wurzelbehandlung'), { text: atForm }), fine],
    ['told in the notice', choosing(select('Wurzelbehandlung'), { told: `${notice} ${atForm} (Art. 9 Abs. 2 lit. h DSGVO)` }), fine],
    ['a long consent', choosing([{ type: 'checkbox', label: reminder }]), fine],
  ])('%s', (_, facts, expected) => {
    expect(outline(check, facts)).toMatchObject(expected);
  });
});

it('sends away the chat of the builder itself, which waits for no click', () => {
  const services = [catalogueUse('wix-chat', ['none', 'accept'], { pages: [page] })];
  const verdict = judge(check, { ...ask('Symptome'), services, applicability: applicability({ system: 'Wix' }) });
  expect('findings' in verdict && verdict.findings[0]?.params).toMatchObject({ never: 1, clicks: '' });
});

it('wants the addition out of a field for messages, not the field', () => {
  const fields = [...formFact().fields, field({ name: 'w', type: 'textarea', label: 'Wünsche (auch Allergien)', required: true })];
  const asked = [
    {
      kind: 'message' as const,
      topic: 'health' as const,
      label: 'Wünsche (auch Allergien)',
      hint: 'auch Allergien',
      type: 'textarea',
      required: true,
    },
  ];
  expect(judge(check, { forms: [formFact({ fields, asked })] })).toMatchObject({
    findings: [
      {
        message: 'noExplicitConsentHintedSilent',
        params: { fields: 'Wünsche (auch Allergien)', hintedField: 'Wünsche', hint: 'auch Allergien' },
      },
    ],
  });
});

it('names who else runs scripts where somebody writes of their health', () => {
  const asked = [{ kind: 'health' as const, topic: 'health' as const, label: 'Diagnosen', type: 'textarea', required: false }];
  const form = formFact({ asked, fields: [...formFact().fields, field({ name: 'd', type: 'textarea', label: 'Diagnosen' })] });
  const script = (serviceId: string | null, url: string) =>
    requestFact({ url, host: new URL(url).hostname, pageUrl: form.pageUrl, type: 'script', party: 'third', serviceId });
  const requests = [script('google-recaptcha', 'https://www.google.com/recaptcha/api.js'), script(null, 'https://vorlesen.test/r.js')];
  const services = [catalogueUse('google-recaptcha', ['none'], { pages: [form.pageUrl] })];
  expect(judge(check, { forms: [form], requests, services })).toMatchObject({
    findings: [{ message: 'noExplicitConsentSilent' }, { message: 'alsoCaptcha', params: { readers: 'Google reCAPTCHA, vorlesen.test' } }],
  });
});

it.each([
  ['public-law', 'Anmeldung zum Malkurs der Volkshochschule', true],
  ['gmbh', 'Anmeldung zum Malkurs der Volkshochschule', false],
] as const)('tells why a public body may ask for consent by one form and not by another: %s', (legalForm, text, isTold) => {
  const facts = {
    ...ask('Symptome *', { kind: 'order', text, submitText: text }),
    applicability: applicability({ settings: { legalForm } }),
  };
  expect(judge(check, facts)).toMatchObject({ findings: [{ params: { notBooked: isTold ? '.' : 1 } }] });
});
