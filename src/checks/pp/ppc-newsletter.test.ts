import { expect, it } from 'vitest';
import {
  applicability,
  field,
  formFact,
  judge,
  legalPage,
  noLegalPage,
  noticeItem,
  noticeItems,
  pageFact,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-newsletter.ts';

const form = { forms: [formFact({ kind: 'newsletter' })] };

const cases: [string, Partial<Facts>, Outline][] = [
  ['described with sender', form, { class: 'Conform' }],
  [
    'described with a sender whose forms are not there',
    {
      forms: [formFact({ kind: 'newsletter', action: 'https://www.example.org/?action=mailpoet_subscription_form' })],
      noticeServices: { used: [{ serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' }], notUsed: [], complete: true },
    },
    { class: 'Conform', message: 'otherSender' },
  ],
  [
    'described with the sender in use and another beside it',
    {
      forms: [
        formFact({
          kind: 'newsletter',
          actionParty: 'third',
          actionServiceId: 'cleverreach',
          action: 'https://seu2.cleverreach.com/f/1/wcs/',
        }),
      ],
      privacy: legalPage({ kind: 'privacy', text: 'Den Newsletter versendet CleverReach für uns. Wir nutzen Mailchimp.' }),
      noticeServices: {
        used: [
          { serviceId: 'cleverreach', quote: 'Den Newsletter versendet CleverReach.' },
          { serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' },
        ],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Conform', message: 'otherBeside' },
  ],
  [
    'described with the sender that has the forms',
    { ...form, noticeServices: { used: [{ serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' }], notUsed: [], complete: true } },
    { class: 'Conform' },
  ],
  [
    'described without sender',
    { ...form, noticeItems: noticeItems({ items: [noticeItem('newsletter', '')] }) },
    { class: 'Hint', message: 'noSender', cause: 'privacy-notice:newsletter' },
  ],
  [
    'form and nothing said',
    { ...form, noticeItems: noticeItems({ without: ['newsletter'] }) },
    { class: 'Risk', message: 'missing', refs: ['none-p1-f1'] },
  ],
  [
    'form that nobody sees',
    { forms: [formFact({ kind: 'newsletter', visible: false })], noticeItems: noticeItems({ without: ['newsletter'] }) },
    { class: 'NotApplicable', message: 'noNewsletter' },
  ],
  [
    'only the settings say so',
    { noticeItems: noticeItems({ without: ['newsletter'] }), applicability: applicability({ settings: { purposes: ['newsletter'] } }) },
    { class: 'Hint', message: 'announced' },
  ],
  ...(
    [
      ['Wir verschicken den Newsletter selbst von unserem Server.', 'toldOtherwise'],
      ['Der Newsletter wird über unseren eigenen Mailserver versendet. Den Rundbrief versenden wir ohne Dienstleister.', 'toldOtherwise'],
      ['Unseren Newsletter versendet Mailchimp für uns.', undefined],
      ['Den Newsletter können Sie selbst abbestellen, der Versand endet dann.', undefined],
      ['Wir verschicken Pakete selbst.', undefined],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a service in the notice, and at the form: ${text}`,
    {
      ...form,
      pages: [pageFact({ url: formFact().pageUrl, text })],
      noticeServices: { used: [{ serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' }], notUsed: [], complete: true },
    },
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message, cause: 'privacy-notice:newsletter' },
  ]),
  ...(
    [
      ['Newsletter\nDie Anmeldung erfolgt im Double-Opt-in-Verfahren. Bis zur Abmeldung speichern wir die Adresse.', 'noSenderOnly'],
      ['Newsletter\nDie Anmeldung erfolgt im Double-Opt-in-Verfahren.', 'noSender'],
      ['Kontakt\nDouble-Opt-in und Abmeldung gibt es auch hier.\nNewsletter\nWir senden Ihnen Angebote.', 'noSender'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `without sender, and told: ${text}`,
    { ...form, noticeItems: noticeItems({ items: [noticeItem('newsletter', '')] }), privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Hint', message },
  ]),
  ...(
    [
      ['Wir verschicken den Newsletter selbst von unserem Server.', 'toldOtherwise'],
      ['Der Newsletter wird über unseren eigenen Mailserver versendet. Den Rundbrief versenden wir ohne Dienstleister.', 'toldOtherwise'],
      ['Unseren Newsletter versendet Mailchimp für uns.', undefined],
      ['Den Newsletter können Sie selbst abbestellen, der Versand endet dann.', undefined],
      ['Wir verschicken Pakete selbst.', undefined],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a service in the notice, and at the form: ${text}`,
    {
      ...form,
      pages: [pageFact({ url: formFact().pageUrl, text })],
      noticeServices: { used: [{ serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' }], notUsed: [], complete: true },
    },
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message, cause: 'privacy-notice:newsletter' },
  ]),
  ...(
    [
      ['Newsletter\nDie Anmeldung erfolgt im Double-Opt-in-Verfahren. Bis zur Abmeldung speichern wir die Adresse.', 'noSenderOnly'],
      ['Newsletter\nDie Anmeldung erfolgt im Double-Opt-in-Verfahren.', 'noSender'],
      ['Kontakt\nDouble-Opt-in und Abmeldung gibt es auch hier.\nNewsletter\nWir senden Ihnen Angebote.', 'noSender'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `without sender, and told: ${text}`,
    { ...form, noticeItems: noticeItems({ items: [noticeItem('newsletter', '')] }), privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Hint', message },
  ]),
  ...(
    [
      ['Ich möchte den Newsletter mit Reiseangeboten erhalten.', 'Kontakt', { class: 'Risk', message: 'missingBox' }],
      ['Ich möchte den Newsletter erhalten.', 'Werbung versenden wir nur mit Einwilligung.', { class: 'Risk', message: 'missingBox' }],
      ['Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.', 'Kontakt', { class: 'Hint', message: 'missingBox' }],
      ['Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.', 'Werbung versenden wir nur mit Einwilligung.', { class: 'Conform' }],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Widerspruchsrecht gegen Direktwerbung\nGegen Direktwerbung können Sie Widerspruch einlegen.',
        { class: 'Hint', message: 'missingBox' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Der Übersendung von nicht ausdrücklich angeforderter Werbung per E-Mail wird widersprochen.',
        { class: 'Hint', message: 'missingBox' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Werbung schicken wir nur denen, die das gewünscht haben.',
        { class: 'Hint', message: 'barelyTold' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Werbung schicken wir nur denen, die das gewünscht haben. Abmelden können Sie sich jederzeit.',
        { class: 'Conform' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Bewerbung\nIhre Bewerbung senden Sie uns per E-Mail; Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.',
        { class: 'Hint', message: 'missingBox' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Mit Ihrer Einwilligung setzen wir Cookies, um Werbung zu messen.',
        { class: 'Hint', message: 'missingBox' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Meta-Pixel\nDen Meta-Pixel nutzen wir mit Ihrer Einwilligung. Sie erhalten dadurch passende Werbung.',
        { class: 'Hint', message: 'missingBox' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Den Katalog senden wir Ihnen im Folgejahr mit der Post; berechtigtes Interesse ist die Werbung (Art. 6 Abs. 1 lit. f DSGVO).',
        { class: 'Hint', message: 'missingBox' },
      ],
      [
        'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten.',
        'Für ähnliche Waren senden wir Bestandskunden Werbung; dem können Sie jederzeit widersprechen (§ 7 Abs. 3 UWG).',
        { class: 'Conform' },
      ],
      [
        'Ich willige ein, dass Haus Wiesental mich per E-Mail und Telefon über Angebote informiert.',
        'Kontakt\nWir bearbeiten damit Ihre Anfrage.',
        { class: 'Hint', message: 'missingBox' },
      ],
      ['Ich willige ein, dass Haus Wiesental mich telefonisch über Angebote informiert.', 'Kontakt', { class: 'NotApplicable' }],
      ['Ich möchte den Werkstattbrief mit neuen Stücken per E-Mail erhalten.', 'Kontakt', { class: 'Risk', message: 'missingBox' }],
      ['Ich möchte den Kostenvoranschlag per Brief erhalten.', 'Kontakt', { class: 'NotApplicable', message: 'noNewsletter' }],
      ['Ich habe die Datenschutzerklärung gelesen.', 'Kontakt', { class: 'NotApplicable', message: 'noNewsletter' }],
    ] as const
  ).map(([label, text, expected]): [string, Partial<Facts>, Outline] => [
    `box in another form (${label}), notice: ${text}`,
    {
      forms: [formFact({ fields: [field({ type: 'checkbox', label })] })],
      noticeItems: noticeItems({ without: ['newsletter'] }),
      privacy: legalPage({ kind: 'privacy', text }),
    },
    expected,
  ]),
  ...(
    [
      ['Mit der Registrierung erhalten Sie regelmäßig unseren Newsletter.', { class: 'Risk', message: 'missingBox' }],
      ['Sie erhalten von uns nicht regelmäßig einen Newsletter.', { class: 'NotApplicable', message: 'noNewsletter' }],
    ] as const
  ).map(([text, expected]): [string, Partial<Facts>, Outline] => [
    `a sentence above the button: ${text}`,
    { forms: [formFact({ text })], noticeItems: noticeItems({ without: ['newsletter'] }) },
    expected,
  ]),
  ['none', {}, { class: 'NotApplicable', message: 'noNewsletter' }],
  [
    'text not whole',
    { ...form, noticeItems: noticeItems({ without: ['newsletter'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { ...form, noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('quotes the end of a box that tells of the enquiry first', () => {
  const label =
    'Ich habe die Hinweise zum Datenschutz gelesen und bin damit einverstanden, dass Haus Wiesental mich per E-Mail, per SMS und telefonisch zu meiner Anfrage sowie über weitere Angebote und freie Plätze informiert.';
  const facts = {
    forms: [formFact({ fields: [field({ type: 'checkbox', label })] })],
    noticeItems: noticeItems({ without: ['newsletter'] }),
    privacy: legalPage({ kind: 'privacy', text: 'Kontakt' }),
  };
  expect(judge(check, facts)).toMatchObject({ findings: [{ params: { label: expect.stringContaining('weitere Angebote') } }] });
});

it.each([
  ['missingBox', /^1\. Soweit Sie solche Nachrichten senden, .*Kästchen/],
  ['barelyTold', /^1\. Soweit Sie solche Nachrichten senden, .*Kästchen/],
])('a box that asks for more than a newsletter: %s', (message, step) => {
  expect(check.texts.de.fixes?.[message]).toMatch(step);
});
