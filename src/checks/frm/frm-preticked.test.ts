import { expect, it } from 'vitest';
import type { FieldEvidence } from '#evidence/forms.ts';
import { applicability, field, formFact, judge, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import check from './frm-preticked.ts';

const box = (label: string, part: Partial<FieldEvidence> = {}) => field({ name: 'box', label, type: 'checkbox', checked: true, ...part });
const form = (fields: FieldEvidence[], part: Partial<FormFact> = {}) => ({ forms: [formFact({ kind: 'order', fields, ...part })] });
const newsletter = 'Ja, ich möchte den Newsletter erhalten';
const french = { pages: [pageFact({ url: `${siteUrl}kontakt`, language: 'fr', text: 'Écrivez-nous un message' })] };

const cases: [string, Partial<Facts>, Outline][] = [
  ...[
    'Schicken Sie mir viermal im Jahr die Werkstattpost mit Holzgeschichten',
    'Gartenpost abonnieren',
    'Ja, ich möchte persönliche Empfehlungen und Gutscheine per E-Mail erhalten.',
    'Ich freue mich über exklusive Vorteile und Geburtstagsgutscheine per E-Mail oder SMS',
    'Das Verlagshaus darf mir schriftlich, telefonisch oder per E‑Mail weitere interessante Medienprodukte vorstellen.',
    'Ich stimme zu, andere Benachrichtigungen von Kranich SaaS GmbH zu erhalten.',
    'Der Bonusclub darf mein Einkaufsverhalten auswerten, um mir passende Vorteile zusammenzustellen.',
    'Unsere Handynummer darf in der WhatsApp-Gruppe der Mannschaft verwendet und an die anderen Eltern weitergegeben werden.',
    'Ja, haltet mich auf dem Laufenden',
    'Spielplan per E-Mail zusenden',
    'Send me product updates by email',
    'Monatsprogramm per Post erhalten',
    'Ja, ich möchte Produktneuigkeiten per E-Mail erhalten (Abmeldung jederzeit).',
    'Die Akademie darf mich telefonisch und per E-Mail über ihre Kurse beraten.',
    'Ich bin einverstanden, dass mir das Hotel regelmäßig Angebote per E-Mail schickt.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a consent by other words: ${label}`,
    form([box(label)], { kind: 'contact' }),
    { class: 'Risk' },
  ]),
  ...[
    'Meinen Namen, meine E-Mail-Adresse und meine Website in diesem Browser für die nächste Kommentierung speichern.',
    'Save my name and e-mail in this browser',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `what is to be done at the end: ${label}`,
    form([box(label)], { kind: 'comment' }),
    { class: 'Hint', message: 'perhaps' },
  ]),
  ...[
    'Bitte senden Sie mir Informationen zu diesen Produkten per Post',
    'Ich möchte den Gutschein per E-Mail erhalten',
    'Senden Sie mir den Elternbrief per E-Mail',
    'Ich möchte Einladungen zur Mitgliederversammlung per E-Mail erhalten',
    'Sie dürfen mich telefonisch über den Stand meiner Anfrage informieren',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `perhaps what the form is sent for: ${label}`,
    form([box(label)], { kind: 'contact' }),
    { class: 'Hint', message: 'perhaps' },
  ]),
  ...[
    'Ich bin einverstanden, dass mein Name und mein Ort auf dieser Seite veröffentlicht werden.',
    'Mein Name darf auf der Liste der Unterzeichner veröffentlicht werden',
    'Ich stimme der Veröffentlichung meiner Firma und meines Namens zu: Wir dürfen namentlich genannt werden.',
    'I agree that my name is published on this page',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `publication: ${label}`,
    form([box(label)], { kind: 'contact' }),
    { class: 'Risk', message: 'pretickedPublishing' },
  ]),
  [
    'agreement to what may need none',
    form([box('Ich bin einverstanden, dass Sie mich vor Ort anrufen')], { kind: 'contact' }),
    { class: 'Hint', message: 'perhapsAgreed' },
  ],
  ['a name that is not published', form([box('Mein Name soll nicht veröffentlicht werden')], { kind: 'contact' }), { class: 'Conform' }],
  ...['Ich möchte weitere Informationen erhalten', 'Ich möchte den Schutzbrief bestellen'].map(
    (label): [string, Partial<Facts>, Outline] => [
      `what the form is sent for: ${label}`,
      form([box(label)], { kind: 'contact' }),
      { class: 'Conform' },
    ],
  ),
  ...[
    'Ich möchte keine Informationen zu ähnlichen Produkten per E-Mail erhalten.',
    'Nein, ich will künftig keine Produktempfehlungen per E-Mail bekommen.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `turned down by a tick: ${label}`,
    form([box(label, { checked: false })]),
    { class: 'Hint', message: 'optOut' },
  ]),
  ...(
    [
      ['Ja, gerne', 'Dürfen wir Sie per E-Mail über unsere Angebote informieren?', true, 'Risk'],
      ['Ja, gerne', 'Dürfen wir Sie per E-Mail über unsere Angebote informieren?', false, 'Conform'],
      ['Nein, danke', 'Dürfen wir Sie per E-Mail über unsere Angebote informieren?', true, 'Conform'],
      ['Ja', 'Möchten Sie ein Frühstück?', true, 'Conform'],
      ['Ja', 'Sind Sie bereits Kunde mit Newsletter?', true, 'Conform'],
    ] as const
  ).map(([label, group, checked, expected]): [string, Partial<Facts>, Outline] => [
    `a radio button: ${group} ${label} ${checked}`,
    form([box(label, { type: 'radio', group, checked })], { kind: 'contact' }),
    { class: expected },
  ]),
  [
    'an account page that was linked and not visited',
    { pages: [pageFact({ links: [link({ text: 'Mein Konto', href: `${siteUrl}mein-konto/` })] })] },
    { class: 'Conform', message: 'noneTickedThere' },
  ],
  ['nothing ticked', form([box(newsletter, { checked: false })]), { class: 'Conform' }],
  [
    'newsletter',
    form([box(newsletter)]),
    { class: 'Risk', message: 'pretickedCustomers', cause: 'form-preticked:none-p1-f1', refs: ['none-p1-f1'] },
  ],
  [
    'advertising by e-mail and phone',
    form([box('Ja, bitte informieren Sie mich künftig per E-Mail und Telefon über Angebote.')]),
    { class: 'Risk', message: 'pretickedPhoneCustomers', cause: 'form-preticked:none-p1-f1' },
  ],
  ['newsletter where nothing is sold', form([box(newsletter)], { kind: 'contact' }), { class: 'Risk', message: 'preticked' }],
  ...[
    'Werbung erhalten Sie nur, wenn Sie das ausdrücklich ankreuzen.',
    'Den Newsletter bekommst du nur, wenn du ihn ausdrücklich auswählst.',
    'Newsletter senden wir ausschließlich mit Ihrer ausdrücklichen Einwilligung.',
    'We send advertising only if you tick the box.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `against the notice: ${text}`,
    { ...form([box(newsletter)], { kind: 'contact' }), privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Risk', message: 'pretickedDenied' },
  ]),
  ...[
    'Erst wenn Sie den Link in der Bestätigungs-E-Mail anklicken, erhalten Sie den Newsletter.',
    'Werbung erhalten Sie nur, wenn Sie das im Double-Opt-in-Verfahren ausdrücklich bestätigen.',
    'Werbung erhalten Sie nur mit Ihrer Einwilligung.',
    'Cookies setzen wir nur, wenn Sie das ausdrücklich auswählen.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `not against the notice: ${text}`,
    { ...form([box(newsletter)], { kind: 'contact' }), privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Risk', message: 'preticked' },
  ]),
  [
    'newsletter in a shop',
    { ...form([box(newsletter)], { kind: 'contact' }), applicability: applicability({ isShop: true }) },
    { class: 'Risk', message: 'pretickedCustomers' },
  ],
  [
    'a message is no call',
    form([box('Ja, informiert mich per E-Mail und WhatsApp über Angebote.')], { kind: 'contact' }),
    { class: 'Risk', message: 'preticked' },
  ],
  [
    'processing of a phone number',
    form([box('Ich stimme der Verarbeitung meiner Daten (Name, Telefon) zu')]),
    { class: 'Risk', message: 'pretickedOther' },
  ],
  [
    'pictures of a child',
    form([box('Fotos und Videos unseres Kindes dürfen auf der Website und auf Instagram erscheinen.')], { kind: 'other' }),
    { class: 'Risk', message: 'pretickedPictures' },
  ],
  [
    'group of a messenger',
    form([box('Mein Kind darf in die WhatsApp-Gruppe aufgenommen werden')]),
    { class: 'Risk', message: 'pretickedOther' },
  ],
  [
    'passing on',
    form([box('Unsere Telefonnummer darf an andere Eltern weitergegeben werden')]),
    { class: 'Risk', message: 'pretickedSharing' },
  ],
  ...[
    'Bitte nehmen Sie mich in Ihren Bewerberpool auf und informieren Sie mich zwei Jahre lang über freie Stellen.',
    'Nehmen Sie mich in Ihre Interessentenliste auf',
    'Informieren Sie mich künftig über freie Plätze',
    'Wir speichern die Angaben für den nächsten Kurs. Ich kann das jederzeit per E-Mail widerrufen.',
    'Foto auf der Vereinstafel (jederzeit widerrufbar)',
    'Please add me to your talent pool',
    'Bitte nehmen Sie meine Bewerbung für 24 Monate in den Bewerberpool auf.',
    'Nehmt meine Unterlagen in eure Kartei auf',
    'Bitte bewahren Sie meine Bewerbungsunterlagen auch nach einer Absage ein Jahr auf',
    'Meine Daten dürfen für spätere Stellen gespeichert werden',
    'Keep my application on file. I may withdraw this at any time.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a consent in other words: ${label}`,
    form([box(label)], { kind: 'application' }),
    { class: 'Risk', message: 'pretickedOther' },
  ]),
  ...[
    'Ja, laden Sie mich zu Ihren Hausmessen ein',
    'Schreibt mir gern, wenn ihr wieder ein Klassentreffen macht: Ihr dürft mich anschreiben',
    'Mein Name darf auf der Spendertafel genannt werden',
    'Sie dürfen meine Bewertung mit Namen abdrucken',
    'Bitte verständigen Sie mich auch über spätere Termine',
    'You may contact me for further research',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `perhaps a consent: ${label}`,
    form([box(label)], { kind: 'contact' }),
    { class: 'Hint', message: 'perhaps', cause: 'form-preticked:none-p1-f1' },
  ]),
  [
    'perhaps a consent, left empty',
    form([box('Mein Name darf auf der Spendertafel genannt werden', { checked: false })]),
    { class: 'Conform' },
  ],
  [
    'perhaps a consent beside a plain one',
    form([box('Mein Name darf auf der Spendertafel genannt werden'), box(newsletter)]),
    { class: 'Risk', message: 'pretickedCustomers' },
  ],
  ...[
    'Kopie der Nachricht an mich senden',
    'Ich möchte die Rechnung per E-Mail erhalten',
    'Mein Name soll nicht genannt werden',
    'Ich habe die AGB gelesen und stimme ihnen zu',
    'Ja, senden Sie mir eine Bestätigung',
    'Mit Frühstück',
    'Bitte rufen Sie mich zurück',
    'Bitte informieren Sie mich, sobald mein Gerät repariert ist',
    'Ich nehme an der Führung teil',
    'Sie können Ihren Vertrag innerhalb von 14 Tagen widerrufen',
  ].map((label): [string, Partial<Facts>, Outline] => [`no consent: ${label}`, form([box(label)]), { class: 'Conform' }]),
  ['passing on refused', form([box('Unsere Telefonnummer darf nicht an andere Eltern weitergegeben werden')]), { class: 'Conform' }],
  ['pictures refused', form([box('Fotos meines Kindes dürfen nicht veröffentlicht werden')]), { class: 'Conform' }],
  ['a permission that is about no data', form([box('Mein Kind darf allein nach Hause gehen')]), { class: 'Conform' }],
  ...[
    'Ja, ich möchte den Deichbrief erhalten',
    'Ich möchte zusätzlich die Sonnenpost bekommen',
    'Ich möchte unsere Dorf-News kostenlos abonnieren',
    'Ja, ich möchte die „Post vom Büro“ per E-Mail erhalten (Abmeldung jederzeit möglich).',
    'Bitte schickt mir Geschichten aus der Werkstatt per Mail, abbestellen geht immer.',
    'Ich möchte das „Blatt“ per E-Mail bekommen',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `newsletter by its own name: ${label}`,
    form([box(label)]),
    { class: 'Risk', message: 'pretickedCustomers' },
  ]),
  ...[
    'Ich möchte die Unterlagen per Briefpost erhalten',
    'Ich möchte die Bestätigungsmail erhalten',
    'Ich möchte den Schlüsselbrief abholen',
    'Ich möchte Rechnungen künftig per E-Mail erhalten (jederzeit abbestellbar)',
  ].map((label): [string, Partial<Facts>, Outline] => [`no newsletter: ${label}`, form([box(label)]), { class: 'Conform' }]),
  ['a bare yes under the question', form([box('Ja', { group: 'Newsletter' })]), { class: 'Risk', message: 'pretickedCustomers' }],
  ['a bare yes under another question', form([box('Ja', { group: 'Frühstück' })]), { class: 'Conform' }],
  ['newsletter in one word', form([box('Newsletter')]), { class: 'Risk' }],
  ['advertising', form([box('Ich bin mit der Zusendung von Werbung einverstanden')]), { class: 'Risk' }],
  [
    'passing on to partners',
    form([box('Ich stimme der Weitergabe meiner Daten an Partnerunternehmen zu')]),
    { class: 'Risk', message: 'pretickedSharing' },
  ],
  [
    'passing on to whom nobody names',
    form([box('Der Verein darf meine Angaben an befreundete Vereine weitergeben, damit diese mich ansprechen können.')]),
    { class: 'Risk', message: 'pretickedSharing' },
  ],
  ['profiling', form([box('Ich willige in die Profilbildung ein')]), { class: 'Risk' }],
  ['consent to processing', form([box('Ich stimme der Verarbeitung meiner Daten zu')]), { class: 'Risk' }],
  ['English', form([box('Keep me informed about offers and news')]), { class: 'Risk' }],
  [
    'styled box whose label is visible',
    form([box(newsletter, { visible: false })], { text: `E-Mail ${newsletter} Absenden` }),
    { class: 'Risk' },
  ],
  ['hidden box without visible label', form([box(newsletter, { visible: false })], { text: 'E-Mail Absenden' }), { class: 'Conform' }],
  ['opt-out', form([box('Ich möchte keine Werbung erhalten', { checked: false })]), { class: 'Hint', message: 'optOut' }],
  ['opt-out that is ticked presumes nothing', form([box('Ich möchte keinen Newsletter erhalten')]), { class: 'Conform' }],
  ['opt-out in English', form([box('Please do not send me marketing e-mails', { checked: false })]), { class: 'Hint' }],
  ['stay signed in', form([box('Angemeldet bleiben')]), { class: 'Conform' }],
  ['billing address equals delivery address', form([box('Rechnungsadresse entspricht der Lieferadresse')]), { class: 'Conform' }],
  ['an ordinary choice', form([box('Angebot anfordern')]), { class: 'Conform' }],
  ['switches of a consent dialog', form([box('Marketing')], { kind: 'consent', personalFields: [] }), { class: 'NotApplicable' }],
  [
    'switches of a dialog not recognised as one',
    form([box('Marketing')], { kind: 'other', personalFields: [], text: 'Cookie-Einstellungen Marketing' }),
    { class: 'NotApplicable' },
  ],
  ['a radio button is no box', form([box(newsletter, { type: 'radio' })]), { class: 'Conform' }],
  [
    'ticked in an unsupported language',
    { ...form([box('Recevoir la lettre')]), ...french },
    { class: 'NoClassification', message: 'unknownLanguage' },
  ],
  [
    'nothing ticked in an unsupported language',
    { ...form([box('Recevoir la lettre', { checked: false })]), ...french },
    { class: 'Conform' },
  ],
  ['no forms', { forms: [] }, { class: 'NotApplicable', message: 'noForms' }],
];

cases.push(
  ['advertising by what is sent', form([box('Spielplan per E-Mail zusenden')]), { class: 'Risk', message: 'pretickedCustomers' }],
  [
    'calls about what is offered',
    form([box('Die Akademie darf mich telefonisch über ihre Kurse beraten. Widerruf jederzeit möglich.')], { kind: 'other' }),
    { class: 'Risk', message: 'pretickedPhone' },
  ],
);

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['asks for an address', [field({ name: 'email', label: 'E-Mail', type: 'email' })], ''],
  ['asks for a number alone', [field({ name: 'tel', label: 'Telefon', type: 'tel' })], 1],
])('knows whether an e-mail can have confirmed it: %s', (_, asked, noMail) => {
  const box = field({ type: 'checkbox', label: 'Ja, halten Sie mich per E-Mail über Angebote auf dem Laufenden.', checked: true });
  const verdict = judge(check, { forms: [formFact({ fields: [...asked, box] })] });
  expect('findings' in verdict && verdict.findings[0]?.params).toMatchObject({ noMail });
});

it.each([
  ['Ja, ich möchte Angebote Ihrer Partner per E-Mail erhalten.', ''],
  ['Ja, ich möchte Angebote der Muster GmbH per E-Mail erhalten.', 1],
])('wants partners named in the new box: %s', (label, named) => {
  const fields = [...formFact().fields, field({ name: 'ad', type: 'checkbox', label, checked: true })];
  const verdict = judge(check, { forms: [formFact({ fields })] });
  expect('findings' in verdict && verdict.findings[0]?.params).toMatchObject({ named });
});
