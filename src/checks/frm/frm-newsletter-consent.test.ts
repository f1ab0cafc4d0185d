import { expect, it } from 'vitest';
import { embedFact, field, formFact, judge, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
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
/** The same of nobody else, by choice. */
const ownAdvertising = () => advertisingBox.replace(' *', '').replace(' und ihre Partner', '').trim();
const advertisingBox =
  'Ich habe die Datenschutzerklärung gelesen und willige ein, dass die Muster GmbH und ihre Partner mich per E-Mail, Telefon und WhatsApp über Angebote informieren. *';
/** Address, name and the box alone. */
const plainSignUp = (above: string, part: Partial<FormFact> = {}) =>
  signUp(
    `E-Mail Vorname ${joinBox}`,
    { submitText: 'Anmelden', fields: [email, field({ name: 'vorname', label: 'Vorname' }), box(joinBox, true)], ...part },
    { text: `${above}\nE-Mail Vorname ${joinBox} Anmelden` },
  );

const popup = (text: string, provider?: string): Partial<Facts> =>
  signUp(
    text,
    {
      submitText: 'Gutschein holen',
      overlay: { heading: '10 € geschenkt!', pages: [siteUrl, `${siteUrl}sofas`], ...(provider && { provider }) },
    },
    { text: `Newsletter mit Neuheiten. Abmeldung jederzeit. Datenschutzerklärung lesen Sie hier.\n${text}` },
  );

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'advertising joined with the enquiry itself',
    other(
      'contact',
      'Ich willige ein, dass meine Angaben zur Bearbeitung meiner Anfrage gespeichert werden und dass ich per E-Mail über Angebote informiert werde.',
      true,
    ),
    { class: 'Hint', message: 'advertisingElsewhereJoined' },
  ],
  ...[
    'Ja, schickt mir Neuigkeiten und Angebote per E-Mail',
    'Schicken Sie mir per E-Mail Neuigkeiten aus der Werkstatt',
    'Sendet uns per Mail eure Tipps',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a newsletter by what it brings: ${label}`,
    other('registration', label, false),
    { class: 'Hint', message: 'boxNothingSaid' },
  ]),
  ...['Bitte schicken Sie mir das Angebot per E-Mail', 'Schicken Sie mir Infos zur Ferienwohnung per E-Mail'].map(
    (label): [string, Partial<Facts>, Outline] => [`asked for once: ${label}`, other('contact', label, false), { class: 'NotApplicable' }],
  ),
  ...[
    'Mit Absenden des Formulars nehmen wir Sie auch in unseren E-Mail-Verteiler für Neuigkeiten auf.',
    'Mit Ihrer Registrierung abonnieren Sie gleichzeitig unsere Kundeninformationen per E-Mail.',
    'Mit der Teilnahme erklären Sie sich bereit, künftig unseren Newsletter zu erhalten.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `signed up by a click: ${text}`,
    { forms: [formFact({ kind: 'contact', text: `Name E-Mail ${text} Absenden` })] },
    { class: 'Hint', message: 'clickConsent' },
  ]),
  [
    'not signed up by a click',
    { forms: [formFact({ kind: 'contact', text: 'Mit Ihrer Anfrage melden wir Sie nicht zum Newsletter an. Absenden' })] },
    { class: 'NotApplicable' },
  ],
  [
    'a customer who is told of similar goods',
    { forms: [formFact({ kind: 'order', text: 'Mit Ihrer Buchung bestellen Sie den Newsletter. Widerspruch jederzeit.' })] },
    { class: 'NotApplicable' },
  ],
  [
    'a newsletter in the footer of a contest',
    signUp(
      `${full} Ja, ich möchte den Newsletter erhalten.`,
      {
        pageUrl: `${siteUrl}gewinnspiel`,
        fields: [email, box('Ja, ich möchte den Newsletter erhalten.', true)],
      },
      { url: `${siteUrl}gewinnspiel`, title: 'Gewinnspiel' },
    ),
    { class: 'Conform' },
  ],
  [
    'a contest by its page',
    {
      forms: [
        formFact({
          kind: 'other',
          pageUrl: `${siteUrl}gewinnspiel`,
          text: 'Name E-Mail',
          fields: [email, box('Ich bin einverstanden, dass mir das Hotel regelmäßig Angebote per E-Mail schickt.', true)],
        }),
      ],
      pages: [pageFact(), pageFact({ url: `${siteUrl}gewinnspiel`, kind: 'other' })],
    },
    { class: 'Risk', message: 'advertisingAlone' },
  ],
  ...[
    'Kein Spam. Du kriegst gleich eine Mail von mir: Klick auf den Link darin. Wenn es dir zu viel wird, trägst du dich mit einem Klick wieder aus.',
    'Sie wollen die Tipps nicht mehr bekommen? Eine Mail genügt.',
    'Melden Sie sich mit einem Klick wieder ab.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `leaving in other words: ${text}`,
    signUp(`Newsletter: Tipps und Termine. ${text} Es gilt die Datenschutzerklärung. E-Mail Abonnieren`),
    { class: 'Conform' },
  ]),
  [
    'a box that is ticked already',
    {
      forms: [
        formFact({
          kind: 'contact',
          text: `Name E-Mail ${joinBox}`,
          fields: [...formFact().fields, field({ name: 'newsletter', type: 'checkbox', label: joinBox, checked: true })],
        }),
      ],
    },
    { class: 'NoClassification', message: 'boxesTicked' },
  ],
  [
    'a box that is ticked already, beside a sign-up that says all',
    {
      ...signUp(full),
      forms: [
        ...signUp(full).forms!,
        formFact({
          id: 'none-p1-f2',
          kind: 'order',
          text: `Name E-Mail ${joinBox}`,
          fields: [...formFact().fields, field({ name: 'newsletter', type: 'checkbox', label: joinBox, checked: true })],
        }),
      ],
    },
    { class: 'NoClassification', message: 'unremarkableTicked' },
  ],
  [
    'a popup says for itself what the page says of another sign-up, and whose offers it means',
    popup('10 € geschenkt! Mit dem Klick erhältst du Angebote von uns und unseren Partnern aus der Wohnbranche. Gutschein holen'),
    { class: 'Hint', messages: ['partnersPopup', 'nothingSaidPopup'] },
  ],
  [
    'a popup of a known provider',
    popup('10 € geschenkt! Mit dem Klick erhältst du regelmäßig Angebote. Gutschein holen', 'Klaviyo'),
    { class: 'Hint', messages: ['nothingSaidPopupOf'] },
  ],
  ['a popup that says all', popup(`10 € geschenkt! ${full}`), { class: 'Conform' }],
  ...[
    'Infos und Rabatte ausgewählter Partner.',
    'Wir und unsere Werbepartner informieren Sie per E-Mail.',
    'Ich möchte den Rundbrief und Angebote von Partnern erhalten.',
    'Offers from selected partners.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `unnamed partners: ${text}`,
    signUp(`${full} ${text}`),
    { class: 'Hint', messages: ['partners'] },
  ]),
  ...['Wir geben nichts an unsere Partner für Werbung weiter, keine Sorge.', 'Unser Versandpartner verarbeitet die Adresse.'].map(
    (text): [string, Partial<Facts>, Outline] => [`no advertising of partners: ${text}`, signUp(`${full} ${text}`), { class: 'Conform' }],
  ),
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
  ...[
    'Ja, ich möchte den Newsletter und Angebote Ihrer Partner (Reiseversicherung) erhalten. Abmeldung jederzeit möglich.',
    'Newsletter mit Angeboten ausgewählter Partner erhalten, jederzeit abbestellbar',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a box for unnamed partners: ${label}`,
    { ...other('order', label, false, `Name ${label} Absenden`), pages: [pageFact({ url: `${siteUrl}kontakt`, text: label })] },
    { class: 'Hint', messages: ['boxPartners'] },
  ]),
  ...[
    'Ja, ich möchte den Newsletter mit Angeboten unseres Partners Nordkamm GmbH erhalten. Abmeldung jederzeit möglich.',
    'Ja, ich möchte den Newsletter erhalten. Abmeldung jederzeit möglich. Unser Versandpartner ist CleverReach.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `a box for nobody unknown: ${label}`,
    { ...other('order', label, false, `Name ${label} Absenden`), pages: [pageFact({ url: `${siteUrl}kontakt`, text: label })] },
    { class: 'Conform' },
  ]),
  [
    'advertising as a condition',
    other('contact', advertisingBox, true, 'Probefahrt'),
    { class: 'Hint', message: 'advertisingElsewherePartners' },
  ],
  ['advertising as a condition of an order', other('order', advertisingBox, true), { class: 'Risk', message: 'advertisingPartners' }],
  [
    'advertising of the owner as a condition of an order, with a word on the notice',
    other('order', 'Ich habe die Datenschutzerklärung gelesen und willige ein, dass mich die Muster GmbH über Angebote informiert', true),
    { class: 'Risk', message: 'advertising' },
  ],
  [
    'advertising of the owner alone as a condition of an order',
    other('order', 'Die Muster GmbH darf mich über Angebote informieren', true),
    { class: 'Risk', message: 'advertisingAlone' },
  ],
  ...(
    [
      [
        'Mit Klick auf „Angebote anfordern“ willige ich ein, dass mich die Muster GmbH und bis zu drei Fachpartner per Telefon und E-Mail kontaktieren.',
        'Risk',
        'clickConsentPartners',
      ],
      ['Durch das Absenden stimmen Sie zu, dass unsere Partner Sie telefonisch informieren.', 'Risk', 'clickConsentPartners'],
      ['By submitting you agree that our partners may contact you by phone.', 'Risk', 'clickConsentPartners'],
      ['Mit dem Absenden erklären Sie sich einverstanden, dass wir Sie über Angebote informieren.', 'Hint', 'clickConsent'],
    ] as const
  ).map(([text, verdict, message]): [string, Partial<Facts>, Outline] => [
    `a consent by clicking: ${text}`,
    { forms: [formFact({ kind: 'contact', text: `Weiß ich nicht Name E-Mail ${text}Zurück` })] },
    { class: verdict, message },
  ]),
  ...[
    'Mit Klick auf „Senden“ stimme ich den Nutzungsbedingungen zu.',
    'Mit dem Absenden willigen Sie nicht in Werbung ein; unsere Partner erhalten keine Daten.',
    'Mit Klick auf „Senden“ stimmen Sie zu, dass unsere Partner, die Muster Bau GmbH und die Beispiel AG, Sie anrufen.',
    'Unsere Partner kontaktieren Sie per Telefon.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `no consent to advertising by clicking: ${text}`,
    { forms: [formFact({ kind: 'contact', text: `Name E-Mail ${text}` })] },
    { class: 'NotApplicable', message: 'noNewsletter' },
  ]),
  [
    'a banner below that speaks of withdrawing',
    {
      ...signUp('Newsletter: Bands, Vorverkauf E-Mail'),
      pages: [
        pageFact({
          text: 'Impressum\nNewsletter: Bands, Vorverkauf E-Mail\nWir nutzen Cookies und ähnliche Techniken.\nIhre Zustimmung können Sie jederzeit widerrufen, siehe Datenschutzerklärung.',
        }),
      ],
    },
    { class: 'Hint', message: 'nothingSaid' },
  ],
  [
    'advertising by choice, with the right to withdraw',
    other('contact', `${ownAdvertising()} Das kann ich jederzeit widerrufen.`, false, 'Probefahrt'),
    { class: 'NotApplicable' },
  ],
  ['advertising by choice', other('contact', ownAdvertising(), false, 'Probefahrt'), { class: 'Hint', message: 'adNoWithdrawal' }],
  ...[
    'Ja, ich möchte telefonisch und per E-Mail über Angebote von Hallwachs & Brügge und deren Partnern informiert werden.',
    'Ich willige ein, dass Sie und ausgewählte Partner mich zu Werbezwecken anrufen. Widerruf jederzeit möglich.',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `advertising of unnamed partners by choice: ${label}`,
    other('contact', label, false, 'Rückruf anfordern'),
    { class: 'Hint', message: 'adPartners' },
  ]),
  [
    'no advertising: offers that somebody asks for',
    other('contact', 'Ich möchte ein Angebot erhalten.', false, 'Anfragen'),
    { class: 'NotApplicable' },
  ],
  ['offers that are asked for', other('contact', advertisingBox, true, 'Suchauftrag anlegen'), { class: 'NotApplicable' }],
  ['a box that is the condition for something else', other('contact', condition, true), { class: 'Hint', message: 'coupledElsewhere' }],
  ['a box that turns the newsletter down', other('contact', 'Ich möchte keinen Newsletter', true), { class: 'Conform' }],
  ...(
    [
      [
        'Mit deiner Anforderung trägst du dich in meinen E-Mail-Verteiler ein und erhältst Tipps und Angebote von mir und ausgewählten Partnern.',
        'freebiePartners',
      ],
      ['Mit dem Download melden Sie sich gleichzeitig zu unserem Newsletter an.', 'freebie'],
      ['Sie erhalten zusätzlich regelmäßig unseren Newsletter.', 'freebie'],
      ['Danach kommst du in meinen E-Mail-Verteiler mit neuen Tipps.', 'freebie'],
      ['By requesting it you also subscribe to our newsletter.', 'freebie'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `a gift for the address: ${sentence}`,
    signUp(
      'Vorname E-Mail',
      { submitText: 'Ja, ich will den Guide für 0 €' },
      { text: `Sieben Tipps\nVorname E-Mail\n${sentence} Abmeldung jederzeit möglich. Datenschutz\nSchon 300-mal geladen` },
    ),
    { class: 'Hint', message },
  ]),
  [
    'a gift without the newsletter',
    signUp(
      'Vorname E-Mail',
      { submitText: 'Guide anfordern' },
      { text: 'Sieben Tipps\nVorname E-Mail\nSie kommen damit nicht in unseren Verteiler. Abmeldung von E-Mails jederzeit. Datenschutz' },
    ),
    { class: 'Conform' },
  ],
  [
    'the exchange told on the button',
    signUp(
      'Vorname E-Mail',
      { submitText: 'Guide und Newsletter anfordern' },
      {
        text: 'Sieben Tipps\nVorname E-Mail\nSie tragen sich in unseren Newsletter ein. Abmeldung jederzeit. Mehr dazu in der Datenschutzerklärung.',
      },
    ),
    { class: 'Conform' },
  ],
  [
    'how often it comes tells what it is',
    signUp('Sonntagspost: eine Frage pro Woche E-Mail. Jederzeit abbestellbar. Datenschutzhinweise'),
    { class: 'Conform' },
  ],
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
  [
    'terms and newsletter in one',
    other('order', 'Ich akzeptiere die AGB und den Newsletter', true),
    { class: 'Risk', message: 'coupledJoined' },
  ],
  [
    'newsletter and privacy notice in one, in an enquiry',
    other('contact', 'Ich möchte den Newsletter erhalten und stimme der Datenschutzerklärung zu.', true),
    { class: 'Hint', message: 'coupledJoinedElsewhere' },
  ],
  [
    'the same with partners nobody names',
    other('contact', 'Ich erhalte den Newsletter der Region und ihrer Partner und stimme der Datenschutzerklärung zu. *', true),
    { class: 'Hint', message: 'coupledJoinedElsewherePartners' },
  ],
  ...[
    'Ich abonniere den Newsletter und darf von Ihnen auch per Telefon beraten werden. *',
    'Newsletter per E-Mail und Anrufe des Vertriebs erlauben',
  ].map((label): [string, Partial<Facts>, Outline] => [
    `newsletter and calls in one: ${label}`,
    other('contact', label, true),
    { class: 'Hint', message: 'coupledCallsElsewhere' },
  ]),
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
    'an entry in the table of contents of the notice',
    {
      pages: [
        pageFact(),
        pageFact({ kind: 'privacy', url: `${siteUrl}ds`, links: [link({ text: 'Newsletter', href: `${siteUrl}ds#m17` })] }),
      ],
    },
    { class: 'NotApplicable', message: 'noNewsletter' },
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

it('names a popup by its button, its head and its pages', () => {
  const result = judge(check, { ...popup('10 € geschenkt! Trag dich ein.'), embeds: [] });
  expect('findings' in result && result.findings[0]?.params).toMatchObject({
    button: 'Gutschein holen (Popup: 10 € geschenkt!)',
    path: '/, /sofas',
  });
});

it.each([
  ['a gift', 'Hol dir den Aufwärmplan als PDF', 'Her mit dem Plan!', 'activecampaign-forms', 'unsaid'],
  ['a gift, in English', 'Get the checklist', 'Download', 'mailchimp', 'unsaid'],
  ['a word of mails', 'Hol dir den Plan und bleib auf dem Laufenden', 'Her damit', 'cleverreach', 'nothingSaid'],
  ['a newsletter', 'Newsletter', 'Abonnieren', 'cleverreach', 'nothingSaid'],
  ['a gift, without a service for newsletters', 'Hol dir den Plan als PDF', 'Her damit', 'webinarjam', 'unsaidGift'],
  ['a gift by its button', 'Tragt euch ein', 'Checkliste holen', 'squarespace', 'unsaidGift'],
  ['a gift with a word of mails', 'Checkliste holen und Neuigkeiten bekommen', 'Her damit', 'squarespace', 'nothingSaid'],
  ['a letter that comes again and again', 'Belegpost: einmal im Monat die Checkliste', 'Eintragen', 'squarespace', 'nothingSaid'],
  ['the same at a service for newsletters', 'Die Bienenpost, alle zwei Wochen', 'Eintragen', 'cleverreach', 'nothingSaid'],
  ['the same in English', 'Get the checklist once a month', 'Join', 'mailchimp', 'nothingSaid'],
  ['no gift', 'Tragt euch ein', 'Her damit', 'squarespace', 'nothingSaid'],
])('tells of a sign-up that nothing at the form speaks of: %s', (_, text, submitText, actionServiceId, message) => {
  const facts = signUp(text, { submitText, actionParty: 'third', actionServiceId, action: 'https://mails.test/subscribe' });
  expect(outline(check, facts)).toMatchObject({ class: 'Hint', message });
});

it.each<[string, string, Parameters<typeof link>[0][], string]>([
  ['the menu', 'Start\nNewsletter\nHol dir mein E-Book für 0 €\nE-Mail', [{ text: 'Newsletter', area: 'header' }], 'unsaid'],
  ['the footer', 'Hol dir mein E-Book für 0 €\nE-Mail\nNewsletter', [{ text: 'Newsletter', area: 'footer' }], 'unsaid'],
  ['a heading too', 'Newsletter\nNewsletter\nDein E-Book für 0 €\nE-Mail', [{ text: 'Newsletter', area: 'header' }], 'nothingSaid'],
  ['a heading alone', 'Newsletter\nDein E-Book für 0 €\nE-Mail', [], 'nothingSaid'],
  ['a link in the text', 'Newsletter\nDein E-Book für 0 €\nE-Mail', [{ text: 'Newsletter', area: 'body' }], 'nothingSaid'],
])('takes the word for it in %s as what it is', (_, text, links, message) => {
  const facts = signUp('E-Mail', {
    submitText: 'E-Book schicken',
    actionParty: 'third',
    actionServiceId: 'brevo',
    action: 'https://x.test/s',
  });
  const pages = [pageFact({ text, links: links.map((each) => link(each)) })];
  expect(outline(check, { ...facts, pages })).toMatchObject({ class: 'Hint', message });
});

const channels =
  'willige ich ein, dass mich die Sonnenschein Energie und Haustechnik GmbH und bis zu drei Fachpartner aus ihrem Netzwerk zu Photovoltaik, Speicher, Wärmepumpe, Wallbox, Dämmung und Stromtarifen per Telefon, E-Mail und WhatsApp kontaktieren.';
it.each([
  ['to its end', '', ''],
  [
    'with the partners who get the data for it',
    ' Meine Angaben werden dazu an die Partner weitergegeben.',
    ' Meine Angaben werden dazu an die Partner weitergegeben.',
  ],
  ['without what comes after', ' Es gilt die Datenschutzerklärung.', ''],
  ['without a promise', ' Ihre Daten werden nicht weitergegeben.', ''],
])('quotes a consent by clicking %s', (_, after, told) => {
  const verdict = judge(check, { forms: [formFact({ kind: 'contact', text: `Name Mit dem Absenden ${channels}${after}` })] });
  expect(verdict).toMatchObject({ findings: [{ params: { label: `Mit dem Absenden ${channels}${told}` } }] });
});

it.each<[string, string, Partial<FormFact>, string]>([
  [
    'the label of the field above the box',
    'Rabatt sichern! Ihre Mailadresse * Ich will Post und Aktionen von Partnern bekommen. Los',
    {
      fields: [
        field({ name: 'm', type: 'email', label: 'Ihre Mailadresse *' }),
        box('Ich will Post und Aktionen von Partnern bekommen.', false),
      ],
    },
    'Ich will Post und Aktionen von Partnern bekommen.',
  ],
  [
    'the labels of two fields before a sentence of its own',
    'Vorname E-Mail: Sie erhalten Angebote unserer Werbepartner. Los',
    { fields: [field({ name: 'v', label: 'Vorname' }), field({ name: 'm', type: 'email', label: 'E-Mail:' })] },
    'Sie erhalten Angebote unserer Werbepartner.',
  ],
  [
    'the heading above it',
    'Bleiben Sie dran Ihre Mailadresse Sie erhalten Aktionen von uns und unseren Partnern. Los',
    { fields: [field({ name: 'm', type: 'email', label: 'Ihre Mailadresse' })] },
    'Sie erhalten Aktionen von uns und unseren Partnern.',
  ],
  [
    'a word with which it begins, and which is a label too',
    'Name E-Mail Name und Adresse nutzen auch unsere Partner für Werbung. Los',
    { fields: [field({ name: 'n', label: 'Name' }), email] },
    'Name und Adresse nutzen auch unsere Partner für Werbung.',
  ],
  [
    'no word of the sentence itself',
    'E-Mail-Werbung unserer Partner erhalten Sie monatlich. E-Mail Los',
    { fields: [email] },
    'E-Mail-Werbung unserer Partner erhalten Sie monatlich.',
  ],
])('quotes who advertises without %s', (_, text, part, quote) => {
  const verdict = judge(check, signUp(text, part, { text: text.replace(/ (?=Sie erhalten)/, '\n') }));
  expect('findings' in verdict && verdict.findings[0].params?.['quote']).toBe(quote);
});
