import { expect, it } from 'vitest';
import { embedFact, formFact, judge, legalPage, noLegalPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { RecordingFact } from '../facts/device-reading.ts';
import type { FormFact, ScriptTarget } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import check from './frm-third-party-target.ts';

const to = (action: string, actionServiceId: string | null, part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [formFact({ action, actionServiceId, actionParty: 'third', ...part })],
});
const mailchimp = to('https://muster.us1.list-manage.com/subscribe/post', 'mailchimp');
const typeform = embedFact({ url: 'https://form.typeform.com/to/a', serviceId: 'typeform' });
const naming = (sentence: string) => {
  const page = legalPage({ kind: 'privacy' });
  return { privacy: { ...page, text: `${page.text}\n${sentence}` } };
};
const unreadable = { privacy: legalPage({ kind: 'privacy', text: '', failure: 'timeout' }) };
const recording = (part: Partial<RecordingFact>): RecordingFact => ({
  script: 'https://www.googletagmanager.com/gtm.js',
  serviceId: 'google-tag-manager',
  events: ['click'],
  typedTextSent: false,
  sentAfterTyping: true,
  states: ['accept'],
  pages: [`${siteUrl}kontakt`],
  requestIds: [],
  evidenceIds: [],
  ...part,
});
const illnesses: FormFact['asked'][number] = {
  kind: 'health',
  topic: 'health',
  label: 'Vorerkrankungen *',
  type: 'textarea',
  required: false,
};
const klaviyo = catalogueUse('klaviyo', ['none', 'accept'], { hosts: ['static.klaviyo.com'], pages: [`${siteUrl}kontakt`] });
const manager = { services: [catalogueUse('google-tag-manager')] };

/** A form without a target on a page whose code sends somewhere. */
const scripted = (...scriptTargets: ScriptTarget[]) => formFact({ actionDeclared: false, method: 'get', scriptTargets });

const cases: [string, Partial<Facts>, Outline][] = [
  ['own server', {}, { class: 'Conform' }],
  [
    'the builder whose script sends the form, not named',
    { forms: [formFact({ method: 'get', actionDeclared: false, builderServiceId: 'webflow' })] },
    { class: 'Risk', message: 'notNamed', cause: 'webflow' },
  ],
  [
    'the builder whose script sends the form, named',
    {
      forms: [formFact({ method: 'get', actionDeclared: false, builderServiceId: 'webflow' })],
      ...naming('Unsere Formulare überträgt Webflow auf Grundlage der Standardvertragsklauseln.'),
    },
    { class: 'Conform', message: 'named' },
  ],
  [
    'a script of nobody known',
    { forms: [formFact({ method: 'get', actionDeclared: false })] },
    { class: 'NoClassification', message: 'byScript' },
  ],
  ['a service in a third country, not named', mailchimp, { class: 'Risk', message: 'notNamed', cause: 'mailchimp', refs: ['none-p1-f1'] }],
  [
    'named without a basis for the transfer',
    { ...mailchimp, ...naming('Den Newsletter versenden wir mit Mailchimp.') },
    { class: 'Hint', message: 'noTransferBasis' },
  ],
  [
    'named with a basis for the transfer',
    { ...mailchimp, ...naming('Den Newsletter versenden wir mit Mailchimp auf Grundlage der Standardvertragsklauseln.') },
    { class: 'Conform' },
  ],
  ['no notice at all', { ...mailchimp, privacy: noLegalPage('privacy') }, { class: 'Hint', message: 'notNamed' }],
  ['notice not readable', { ...mailchimp, ...unreadable }, { class: 'NoClassification', message: 'noticeUnread' }],
  [
    'host in the EU of a vendor outside',
    to('https://forms-eu1.hubspot.com/submit', 'hubspot-forms'),
    { class: 'Hint', message: 'notNamed', cause: 'hubspot-forms' },
  ],
  ['European service, not named', { embeds: [typeform] }, { class: 'Hint', message: 'europeanNotNamed', cause: 'typeform' }],
  ['European service, named', { embeds: [typeform], ...naming('Umfragen führen wir mit Typeform durch.') }, { class: 'Conform' }],
  ['frame without any form of the site', { forms: [], embeds: [typeform] }, { class: 'Hint', message: 'europeanNotNamed' }],
  [
    'a feed of a service that has forms too',
    { forms: [], embeds: [{ ...typeform, url: 'https://www.powr.io/instagram-feed/u/a', serviceId: 'powr' }], services: [] },
    { class: 'NotApplicable' },
  ],
  [
    'a form of that service, not named',
    { forms: [], embeds: [{ ...typeform, url: 'https://www.powr.io/form-builder/u/a', host: 'www.powr.io', serviceId: 'powr' }] },
    { class: 'Risk', message: 'notNamed', cause: 'powr' },
  ],
  [
    'a list of vacancies in a frame',
    { forms: [], embeds: [{ ...typeform, url: 'https://muster.jobs.personio.de/', serviceId: 'personio' }] },
    { class: 'NotApplicable' },
  ],
  ['hidden frame', { embeds: [{ ...typeform, visible: false }] }, { class: 'Conform' }],
  [
    'form drawn by a script',
    { services: [catalogueUse('hubspot-forms', ['accept'], { hosts: ['js.hsforms.net'] })] },
    { class: 'Risk', message: 'notNamed', cause: 'hubspot-forms' },
  ],
  [
    'the script of a mailing service beside a form of the site itself',
    { services: [klaviyo] },
    { class: 'Hint', message: 'scriptMayTake', cause: 'klaviyo' },
  ],
  [
    'the script of a mailing service that the notice names',
    { services: [klaviyo], ...naming('Den Newsletter versenden wir mit Klaviyo.') },
    { class: 'Conform' },
  ],
  [
    'the script of a mailing service and a form that a script sends',
    { services: [klaviyo], forms: [formFact({ method: 'get', actionDeclared: false })] },
    { class: 'Risk', message: 'notNamed', cause: 'klaviyo' },
  ],
  [
    'the script of a mailing service and its popup',
    { services: [klaviyo], forms: [formFact({ overlay: { heading: '10 %', pages: [siteUrl], provider: 'Klaviyo' } })] },
    { class: 'Risk', message: 'notNamed', cause: 'klaviyo' },
  ],
  ['the script of a mailing service without any form', { services: [klaviyo], forms: [] }, { class: 'NotApplicable' }],
  [
    'unknown host',
    to('https://portal.partner.test/send', null),
    { class: 'Hint', message: 'unknownHost', cause: 'form-target:portal.partner.test' },
  ],
  [
    'unknown host named by its company with a basis for the transfer',
    {
      ...to('https://app.loops.so/api/newsletter-form/a', null),
      ...naming('Den Newsletter versenden wir mit Loops (Astrodon Inc., San Francisco, USA; Standardvertragsklauseln).'),
    },
    { class: 'Conform', message: 'named' },
  ],
  [
    'unknown host named by its company in the EU',
    { ...to('https://forms.rapidmailer.test/a', null), ...naming('Empfänger ist die Rapidmailer GmbH, Freiburg, Deutschland.') },
    { class: 'Conform', message: 'named' },
  ],
  [
    'unknown host named without a basis',
    { ...to('https://app.loops.so/api', null), ...naming('Den Newsletter versenden wir mit Loops (Astrodon Inc., San Francisco, USA).') },
    { class: 'Hint', message: 'unknownHostNamed' },
  ],
  [
    'a word that is no company',
    { ...to('https://app.loops.so/api', null), ...naming('Loops nennt man Schleifen. Standardvertragsklauseln gelten.') },
    { class: 'Hint', message: 'unknownHost' },
  ],
  ['e-mail program', to('mailto:info@muster.test', null), { class: 'Conform' }],
  [
    'search at a third party',
    to('https://www.google.com/search', 'google-platform', { kind: 'search', personalFields: [] }),
    { class: 'NotApplicable' },
  ],
  [
    'login at a third party',
    to('https://portal.partner.test/login', null, { kind: 'login' }),
    { class: 'NotApplicable', message: 'noForms' },
  ],
  [
    'tag manager that listens to fields',
    { ...manager, recordings: [recording({ events: ['input', 'submit'] })] },
    { class: 'Hint', message: 'listenerTagManagerSent', cause: 'google-tag-manager' },
  ],
  [
    'recorder that listens to fields',
    { services: [catalogueUse('hotjar')], recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })] },
    { class: 'Hint', message: 'listenerSent', cause: 'hotjar' },
  ],
  [
    'recorder of whose masking the notice tells',
    {
      ...naming('Hotjar zeichnet Sitzungen auf; Eingaben in Formularfelder werden maskiert.'),
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerMaskedSent', cause: 'hotjar' },
  ],
  ...[
    'Eingaben in Felder werden unkenntlich gemacht.',
    'Formulareingaben werden dabei geschwärzt.',
    'Eingaben in Formularen werden durch Sternchen ersetzt.',
    'Form entries are always hidden.',
  ].map((said): [string, Partial<Facts>, Outline] => [
    `recorder of which the notice says: ${said}`,
    {
      ...naming(`Hotjar zeichnet Sitzungen auf. ${said}`),
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerMaskedSent', cause: 'hotjar' },
  ]),
  [
    'recorder of which the notice says that not all is masked',
    {
      ...naming('Hotjar zeichnet Sitzungen auf; Eingaben werden nicht maskiert, Ihre IP-Adresse wird maskiert.'),
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerSent' },
  ],
  [
    'a recorder on a page that asks about health: masking is no way out',
    {
      ...naming('Hotjar zeichnet Sitzungen auf; Eingaben in Formularfelder werden maskiert.'),
      forms: [formFact({ personalFields: ['email', 'health'] })],
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerOnHealthSent', cause: 'hotjar' },
  ],
  [
    'a tag manager on a page that asks for a password',
    {
      ...manager,
      forms: [formFact({ kind: 'registration', personalFields: ['email', 'password'] })],
      recordings: [recording({ events: ['input', 'mutation'] })],
    },
    { class: 'Hint', message: 'listenerTagManagerSent' },
  ],
  [
    'typed text seen in a request',
    { ...manager, recordings: [recording({ typedTextSent: true })] },
    { class: 'Hint', message: 'typedTextSent' },
  ],
  [
    'a recorder of an unknown third party listens',
    {
      recordings: [recording({ serviceId: null, script: 'https://collect.fremd.test/r.js', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerSent', cause: 'https://collect.fremd.test/r.js' },
  ],
  [
    'a recorder that runs without consent has to wait for it first',
    {
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'], states: ['none'] })],
    },
    { class: 'Hint', message: 'listenerSentEarly', cause: 'hotjar' },
  ],
  [
    'a recorder that sent nothing after the test input',
    {
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'], sentAfterTyping: false })],
    },
    { class: 'Hint', message: 'listenerSilent', cause: 'hotjar' },
  ],
  [
    'a recorder on pages where nothing was typed',
    {
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'], sentAfterTyping: null })],
    },
    { class: 'Hint', message: 'listenerUnseen', cause: 'hotjar' },
  ],
  [
    'a recorder that sent the text from a page that asks about health, named as the form words it',
    {
      forms: [formFact({ personalFields: ['email', 'health'], asked: [illnesses] })],
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'], typedTextSent: true })],
    },
    { class: 'Hint', message: 'typedTextSentOnHealth', cause: 'hotjar' },
  ],
  [
    'a recorder on a page that asks for several grave things',
    {
      forms: [formFact({ personalFields: ['email', 'health', 'payment'] })],
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerWithHealthSent', cause: 'hotjar' },
  ],
  [
    'several grave things, none of them health',
    {
      forms: [formFact({ personalFields: ['email', 'password', 'payment'] })],
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
    },
    { class: 'Hint', message: 'listenerOnSeveralSent', cause: 'hotjar' },
  ],
  [
    'a recorder that sent the text from a page that asks about health among others',
    {
      forms: [formFact({ personalFields: ['email', 'health', 'payment'] })],
      services: [catalogueUse('hotjar')],
      recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'], typedTextSent: true })],
    },
    { class: 'Hint', message: 'typedTextSentWithHealth', cause: 'hotjar' },
  ],
  [
    'a recorder of the site itself is no third party',
    { recordings: [recording({ serviceId: null, script: `${siteUrl}js/r.js`, events: ['input', 'mousemove'] })] },
    { class: 'Conform' },
  ],
  ['listening to clicks only', { ...manager, recordings: [recording({})] }, { class: 'Conform' }],
  [
    'listening on a page without a form',
    { ...manager, recordings: [recording({ events: ['input'], pages: [siteUrl] })] },
    { class: 'Conform' },
  ],
  [
    'a recorder that was not seen to listen',
    { services: [catalogueUse('microsoft-clarity', ['none'], { pages: [`${siteUrl}kontakt`] })] },
    { class: 'Conform', message: 'recorded' },
  ],
  [
    'a frame for donations that the notice does not name',
    { embeds: [embedFact({ url: 'https://spenden.twingle.de/verein/tw1', serviceId: 'twingle' })] },
    { class: 'Hint', message: 'europeanNotNamed', cause: 'twingle' },
  ],
  [
    'a frame for donations that the notice names',
    {
      ...naming('Spenden nimmt für uns twingle entgegen.'),
      embeds: [embedFact({ url: 'https://spenden.twingle.de/verein/tw1', serviceId: 'twingle' })],
    },
    { class: 'Conform', message: 'named' },
  ],
  ...(
    [
      ['twingle', {}, { class: 'Hint', message: 'europeanNotNamed', cause: 'twingle' }],
      ['twingle', { personalFields: [] }, { class: 'NotApplicable' }],
      ['youtube', {}, { class: 'NotApplicable' }],
      [null, {}, { class: 'NotApplicable' }],
    ] as const
  ).map(([frameServiceId, form, expected]): [string, Partial<Facts>, Outline] => [
    `a form read in a frame that a placeholder opens: ${frameServiceId} ${Object.keys(form).join()}`,
    {
      forms: [],
      framedForms: [
        {
          ...formFact({ personalFields: ['name', 'email'], ...form }),
          frameUrl: 'https://geben.beispiel.test/a',
          frameServiceId,
          frameParty: 'third',
        },
      ],
    },
    expected,
  ]),
  ['sent by a script', { forms: [formFact({ actionDeclared: false, method: 'get' })] }, { class: 'NoClassification', message: 'byScript' }],
  [
    'fields without a form',
    { forms: [formFact({ id: `form:${siteUrl}kontakt#loose-fields`, actionDeclared: false })] },
    { class: 'NoClassification', message: 'byScript' },
  ],
  [
    'fields without a form, around a button of their own',
    { forms: [formFact({ id: `form:${siteUrl}kontakt#loose-fields-2`, actionDeclared: false })] },
    { class: 'NoClassification', message: 'byScript' },
  ],
  [
    'fields without names',
    { forms: [formFact({ actionDeclared: false, method: 'get', unnamed: true })] },
    { class: 'NoClassification', message: 'byScriptUnnamed' },
  ],
  [
    'a service in the code of the page that the notice does not name',
    { forms: [scripted({ address: 'https://formspree.io/f/x', host: 'formspree.io', serviceId: 'formspree', party: 'third' })] },
    { class: 'Hint', message: 'scriptTo', cause: 'formspree' },
  ],
  [
    'one that the notice names',
    {
      ...naming('Anfragen nimmt für uns Formspree entgegen.'),
      forms: [scripted({ address: 'https://formspree.io/f/x', host: 'formspree.io', serviceId: 'formspree', party: 'third' })],
    },
    { class: 'NoClassification', message: 'byScriptToNamed' },
  ],
  [
    'an automation that no catalogue knows',
    { forms: [scripted({ address: 'https://hook.eu1.make.com/a', host: 'hook.eu1.make.com', serviceId: null, party: 'third' })] },
    { class: 'Hint', message: 'scriptTo', cause: 'form-target:hook.eu1.make.com' },
  ],
  [
    'an automation that the notice names',
    {
      ...naming('Ihre Anfrage geht an unseren Make-Webhook.'),
      forms: [scripted({ address: 'https://hook.eu1.make.com/a', host: 'hook.eu1.make.com', serviceId: null, party: 'third' })],
    },
    { class: 'NoClassification', message: 'byScriptToNamed' },
  ],
  [
    'a messenger, by a form that would post to its own page',
    {
      forms: [
        { ...scripted({ address: 'https://wa.me/', host: 'wa.me', serviceId: 'whatsapp', party: 'third' }), method: 'post' as const },
      ],
    },
    { class: 'Hint', message: 'scriptToMessenger', cause: 'whatsapp' },
  ],
  [
    'its own server by a script',
    { forms: [scripted({ address: `${siteUrl}api/kontakt`, host: 'www.muster.test', serviceId: null, party: 'first' })] },
    { class: 'NoClassification', message: 'byScriptTo' },
  ],
  [
    'one whose fields are locked',
    {
      forms: [
        {
          ...scripted({ address: 'https://formspree.io/f/x', host: 'formspree.io', serviceId: 'formspree', party: 'third' }),
          locked: true as const,
        },
      ],
    },
    { class: 'NoClassification', message: 'locked' },
  ],
  [
    'the mail program by a script',
    { forms: [scripted({ address: 'mailto:', host: '', serviceId: null, party: 'first' })] },
    { class: 'Conform', message: 'byMail' },
  ],
  [
    'the mail program for one of two forms',
    {
      forms: [
        scripted({ address: 'mailto:', host: '', serviceId: null, party: 'first' }),
        formFact({ id: 'b', actionDeclared: false, method: 'get' }),
      ],
    },
    { class: 'NoClassification', message: 'byScript' },
  ],
  ['posts to its own page', { forms: [formFact({ actionDeclared: false })] }, { class: 'Conform' }],
  ['no forms', { forms: [] }, { class: 'NotApplicable', message: 'noForms' }],
];

it('names what is asked for on the recorded pages as the form words it', () => {
  const facts = {
    forms: [formFact({ personalFields: ['email', 'health'], asked: [illnesses] })],
    services: [catalogueUse('hotjar')],
    recordings: [recording({ serviceId: 'hotjar', events: ['input', 'mousemove'] })],
  };
  expect(judge(check, facts)).toMatchObject({ findings: [{ params: { paths: '/kontakt', sensitive: '/kontakt: Vorerkrankungen' } }] });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('wants health data erased whether needed or not, and passwords as any other input', () => {
  const { fixes } = check.texts.de;
  for (const kind of ['OnHealth', 'WithHealth']) expect(fixes?.[`typedTextSent${kind}`]).toContain('Art. 17 Abs. 1 lit. d');
  for (const kind of ['', 'OnPassword', 'OnPayment', 'OnSeveral']) expect(fixes?.[`typedTextSent${kind}`]).not.toContain('Art. 17');
});
