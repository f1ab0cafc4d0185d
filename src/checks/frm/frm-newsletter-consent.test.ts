import { expect, it } from 'vitest';
import { embedFact, field, formFact, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts, FormFact, PageFact } from '../facts.ts';
import check from './frm-newsletter-consent.ts';

const email = field({ name: 'email', label: 'E-Mail', type: 'email', required: true });
const box = (label: string, required: boolean) => field({ name: 'newsletter', type: 'checkbox', label, required });
const signUp = (text: string, part: Partial<FormFact> = {}, page: Partial<PageFact> = {}): Partial<Facts> => ({
  forms: [
    formFact({ kind: 'newsletter', personalFields: ['email'], pageUrl: siteUrl, text, submitText: 'Abonnieren', fields: [email], ...part }),
  ],
  pages: [pageFact({ text: `Muster GmbH ${text} Impressum Datenschutz`, ...page })],
});
const other = (kind: FormFact['kind'], label: string, required: boolean, text = 'Name E-Mail Bestellen'): Partial<Facts> => ({
  forms: [formFact({ kind, text, fields: [...formFact().fields, box(label, required)] })],
});
const full =
  'Newsletter: Tipps und Angebote der Muster GmbH. Abmeldung jederzeit möglich. Hinweise in der Datenschutzerklärung. E-Mail Abonnieren';

const bareSignUp = 'E-Mail Ja, ich will den Newsletter. Abbestellen jederzeit. Näheres in der Datenschutzerklärung. Abonnieren';

const condition = 'Ja, ich möchte den Newsletter erhalten. Ohne diese Zustimmung können wir den Katalog nicht bereitstellen.';

const joinBox = 'Ich möchte den Newsletter mit Neuheiten erhalten. Abmelden kann ich mich jederzeit. Es gilt die Datenschutzerklärung.';
const advertisingBox =
  'Ich habe die Datenschutzerklärung gelesen und willige ein, dass die Muster GmbH und ihre Partner mich per E-Mail, Telefon und WhatsApp über Angebote informieren. *';
/** Address, name and the box alone. */
const plainSignUp = (above: string, part: Partial<FormFact> = {}) =>
  signUp(
    `E-Mail Vorname ${joinBox}`,
    { submitText: 'Anmelden', fields: [email, field({ name: 'vorname', label: 'Vorname' }), box(joinBox, true)], ...part },
    { text: `${above}\nE-Mail Vorname ${joinBox} Anmelden` },
  );

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'the box of a form that is there for the newsletter alone',
    plainSignUp('Newsletter\nEinmal im Monat neue Leuchten'),
    { class: 'Conform' },
  ],
  [
    'the same box where people register for a talk',
    plainSignUp('Webinar am 5. Mai\nAnmeldung'),
    { class: 'Hint', message: 'coupledElsewhere' },
  ],
  ['advertising as a condition', other('contact', advertisingBox, true, 'Probefahrt'), { class: 'Hint', message: 'advertisingElsewhere' }],
  ['advertising as a condition of an order', other('order', advertisingBox, true), { class: 'Risk', message: 'advertising' }],
  ['advertising by choice', other('contact', advertisingBox.replace(' *', ''), false, 'Probefahrt'), { class: 'NotApplicable' }],
  ['offers that are asked for', other('contact', advertisingBox, true, 'Suchauftrag anlegen'), { class: 'NotApplicable' }],
  ['a box that is the condition for something else', other('contact', condition, true), { class: 'Hint', message: 'coupledElsewhere' }],
  ['a box that turns the newsletter down', other('contact', 'Ich möchte keinen Newsletter', true), { class: 'Conform' }],
  ['all that one needs to know', signUp(full), { class: 'Conform' }],
  [
    'information above the form',
    signUp('E-Mail Abonnieren', {}, { text: `Newsletter. ${full.slice(0, 120)} E-Mail Abonnieren Impressum` }),
    { class: 'Conform' },
  ],
  ...[
    'Post aus der Werkstatt\nVier- bis sechsmal im Jahr erzählen wir, was aus dem Ofen kommt.',
    'Jeden Dienstag, was im Dorf passiert',
    'Einmal im Monat frisch vom Feld in Ihr Postfach.',
    'Alles, was uns auf dem Hof gerade so beschäftigt.',
  ].map((above): [string, Partial<Facts>, Outline] => [
    `content right above the form: ${above}`,
    signUp(bareSignUp, {}, { text: `${above}\n${bareSignUp}` }),
    { class: 'Conform' },
  ]),
  ...['Montag bis Freitag sind wir von 9 bis 17 Uhr für Sie da.', 'Newsletter', 'Bleiben Sie dran!'].map(
    (above): [string, Partial<Facts>, Outline] => [
      `no content above the form: ${above}`,
      signUp(bareSignUp, {}, { text: `${above}\n${bareSignUp}` }),
      { class: 'Hint', message: 'noContent' },
    ],
  ),
  [
    'nothing but a field',
    signUp('Newsletter E-Mail Abonnieren'),
    { class: 'Hint', message: 'nothingSaid', cause: 'form-newsletter:none-p1-f1' },
  ],
  [
    'only the confirmation mail',
    signUp('Newsletter mit Angeboten. Sie erhalten eine Bestätigungs-E-Mail. E-Mail Abonnieren'),
    { class: 'Hint', message: 'noUnsubscribe' },
  ],
  [
    'no content',
    signUp('Newsletter. Abmeldung jederzeit möglich. Siehe Datenschutzerklärung. E-Mail Abonnieren'),
    { class: 'Hint', message: 'noContent' },
  ],
  [
    'no privacy note is the same problem as at any form',
    signUp('Newsletter mit Angeboten. Abmeldung jederzeit möglich. E-Mail Abonnieren'),
    { class: 'Hint', message: 'noPrivacyNote', cause: 'form-privacy:none-p1-f1' },
  ],
  [
    'withdrawal from a purchase in the footer says nothing about the newsletter',
    signUp(
      'Newsletter mit Angeboten. E-Mail Abonnieren',
      {},
      {
        text: 'Newsletter mit Angeboten. E-Mail Abonnieren Impressum AGB Widerrufsbelehrung Vertrag widerrufen',
      },
    ),
    { class: 'Hint', message: 'nothingSaid' },
  ],
  [
    'consent that can be withdrawn',
    signUp('Newsletter mit Angeboten. Die Einwilligung können Sie widerrufen. Siehe Datenschutzerklärung. E-Mail Abonnieren'),
    { class: 'Conform' },
  ],
  [
    'words around a form that has none of its own',
    signUp('', { near: 'Product news, once a month', submitText: 'Subscribe' }, { text: 'Product news, once a month', language: 'en' }),
    { class: 'Hint', message: 'nothingSaid' },
  ],
  ['text unknown', signUp('', { text: '' }), { class: 'NoClassification', message: 'textUnknown' }],
  [
    'unsupported language',
    signUp('Infolettre E-mail', {}, { language: 'fr', text: 'Infolettre E-mail' }),
    { class: 'NoClassification', message: 'textUnknown' },
  ],
  [
    'voluntary box that says nothing more',
    other('order', 'Ja, ich möchte den Newsletter erhalten', false),
    { class: 'Hint', message: 'boxNothingSaid', cause: 'form-newsletter:none-p1-f1' },
  ],
  [
    'voluntary box that tells how to unsubscribe',
    other('order', 'Ja, ich möchte den Newsletter erhalten. Abmelden kann ich mich jederzeit.', false),
    { class: 'Conform', message: 'boxes' },
  ],
  [
    'voluntary box with the confirmation mail only',
    other('contact', 'Newsletter abonnieren (Sie erhalten eine Bestätigungs-E-Mail)', false),
    { class: 'Hint', message: 'boxNoUnsubscribe' },
  ],
  [
    'voluntary box with a sentence below it',
    other('contact', 'Newsletter abonnieren', false, 'Name E-Mail Newsletter abonnieren Sie können sich jederzeit abmelden. Senden'),
    { class: 'Conform', message: 'boxes' },
  ],
  [
    'withdrawal from the contract above the box says nothing about the newsletter',
    other('order', 'Newsletter abonnieren', false, 'Den Vertrag können Sie widerrufen. Name Newsletter abonnieren Bestellen'),
    { class: 'Hint', message: 'boxNothingSaid' },
  ],
  [
    'box in an unread language',
    {
      ...other('order', 'Newsletter', false),
      pages: [pageFact({ url: formFact().pageUrl, kind: 'other', language: 'fr', text: 'Infolettre E-mail' })],
    },
    { class: 'NoClassification', message: 'textUnknown' },
  ],
  ['mandatory box in an order', other('order', 'Ja, ich möchte den Newsletter erhalten *', true), { class: 'Risk', message: 'coupled' }],
  ['terms and newsletter in one', other('order', 'Ich akzeptiere die AGB und den Newsletter', true), { class: 'Risk', message: 'coupled' }],
  ['mandatory box for an account', other('registration', 'Newsletter abonnieren', true), { class: 'Risk' }],
  [
    'mandatory box in a contest',
    other('contact', 'Newsletter abonnieren', true, 'Gewinnspiel: Machen Sie mit. Name E-Mail Teilnehmen'),
    { class: 'Risk', message: 'coupled' },
  ],
  [
    'contest entered by subscribing',
    signUp('Gewinnspiel und Newsletter. E-Mail Teilnehmen', { fields: [email, box('Ich abonniere den Newsletter', true)] }),
    { class: 'Risk', message: 'coupled' },
  ],
  [
    'mandatory box in a contact form',
    other('contact', 'Newsletter abonnieren', true, 'Name E-Mail'),
    { class: 'Hint', message: 'coupledElsewhere' },
  ],
  [
    'mandatory box of the sign-up itself',
    signUp(full, { fields: [email, box('Ich möchte den Newsletter erhalten', true)] }),
    { class: 'Conform' },
  ],
  ['a box to refuse', other('order', 'Ich möchte keinen Newsletter', true), { class: 'Conform' }],
  ['mandatory e-mail is in order', signUp(full), { class: 'Conform' }],
  ['no newsletter', {}, { class: 'NotApplicable', message: 'noNewsletter' }],
  [
    'link to a newsletter service',
    { pages: [pageFact({ links: [link({ text: 'Newsletter', href: 'https://muster.us1.list-manage.com/subscribe' })] })] },
    { class: 'NoClassification', message: 'external' },
  ],
  [
    'frame of a newsletter service',
    { embeds: [embedFact({ url: 'https://sibforms.com/serve/a', serviceId: 'brevo' })] },
    { class: 'NoClassification', message: 'external' },
  ],
  [
    'link to a page that was not visited',
    { pages: [pageFact({ links: [link({ text: 'Zum Newsletter', href: `${siteUrl}newsletter` })] })] },
    { class: 'NoClassification', message: 'notSeen' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
