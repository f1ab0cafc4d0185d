import { expect, it } from 'vitest';
import { field, formFact, hostProbe, judge, siteHost, siteUrl, transport } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import check from './frm-transport.ts';

const id = 'none-p1-f1';
const noScript = { method: 'get', actionDeclared: true } as const;

const mail = { address: 'mailto:', host: '', serviceId: null, party: 'first' as const };
const cases: [string, Partial<FormFact>[], Outline][] = [
  ['HTTPS and POST', [{}], { class: 'Conform' }],
  [
    'page in clear text',
    [{ pageUrl: `http://${siteHost}/kontakt`, pageHttps: false }],
    { class: 'Risk', message: 'pageUnencrypted', cause: `https:${siteHost}`, refs: [id] },
  ],
  [
    'target in clear text',
    [{ action: 'http://mailer.partner.test/send', actionHttps: false }],
    { class: 'Risk', message: 'actionUnencrypted', cause: `form-transport:${id}` },
  ],
  ['GET with e-mail', [{ ...noScript }], { class: 'Risk', message: 'getWithPersonalData' }],
  ['GET with password', [{ ...noScript, kind: 'login', personalFields: ['password'] }], { class: 'Risk' }],
  ['GET with health data', [{ ...noScript, personalFields: ['health'] }], { class: 'Risk' }],
  ['GET with bank details', [{ ...noScript, personalFields: ['name', 'payment'] }], { class: 'Risk', message: 'getWithPersonalData' }],
  ['GET with name and phone', [{ ...noScript, personalFields: ['name', 'phone'] }], { class: 'Hint', message: 'getWithPersonalData' }],
  ['GET with a phone alone', [{ ...noScript, personalFields: ['phone'] }], { class: 'Conform' }],
  [
    'a postcode for the next branch',
    [{ method: 'get', actionDeclared: false, kind: 'other', personalFields: ['address'] }],
    { class: 'NotApplicable' },
  ],
  [
    'GET with a file',
    [{ ...noScript, personalFields: ['name'], fields: [field(), field({ name: 'f', type: 'file', label: 'Rezept hochladen' })] }],
    { class: 'Hint', message: 'getWithFile' },
  ],
  [
    'GET with a file and an address',
    [{ ...noScript, fields: [field({ type: 'email', label: 'E-Mail' }), field({ name: 'f', type: 'file', label: 'Datei' })] }],
    { class: 'Risk', message: 'getWithPersonalData' },
  ],
  ['GET with a name alone', [{ ...noScript, personalFields: ['name'] }], { class: 'Conform' }],
  ['mailto', [{ action: 'mailto:info@muster.test', actionHttps: null }], { class: 'Hint', message: 'mailto' }],
  ['mailto with GET', [{ ...noScript, action: 'mailto:info@muster.test', actionHttps: null }], { class: 'Hint', message: 'mailto' }],
  [
    'mailto that says so',
    [{ action: 'mailto:info@muster.test', actionHttps: null, text: 'Name E-Mail Mit „Senden“ öffnet sich Ihr E-Mail-Programm.' }],
    { class: 'Conform', message: 'mailtoAnnounced' },
  ],
  [
    'mailto that says so on a page in clear text',
    [{ pageHttps: false, pageUrl: `http://${siteHost}/`, action: 'mailto:a@muster.test', text: 'Es öffnet sich Ihr E-Mail-Programm.' }],
    { class: 'Risk', message: 'pageUnencrypted' },
  ],
  [
    'mailto that tells only afterwards',
    [{ action: 'mailto:info@muster.test', actionHttps: null, text: 'Danke! Ihr E-Mail-Programm öffnet sich jetzt.' }],
    { class: 'Hint', message: 'mailto' },
  ],
  ['target set by script', [{ actionDeclared: false, method: 'get' }], { class: 'NoClassification', message: 'byScript', refs: undefined }],
  [
    'entries written into the address of the next page by a script',
    [{ actionDeclared: false, method: 'get', scriptForwards: [`${siteUrl}danke`] }],
    { class: 'Hint', message: 'forwardedByScript' },
  ],
  ['a script for another form', [{ actionDeclared: true, method: 'post', scriptForwards: [`${siteUrl}danke`] }], { class: 'Conform' }],
  ['fields that are locked', [{ actionDeclared: false, method: 'get', locked: true }], { class: 'NoClassification', message: 'locked' }],
  [
    'one locked form beside another',
    [
      { actionDeclared: false, method: 'get', locked: true },
      { actionDeclared: false, method: 'get' },
    ],
    { class: 'NoClassification', message: 'byScript' },
  ],
  ['empty fragment as target', [{ ...noScript, action: `${siteUrl}kontakt#` }], { class: 'NoClassification', message: 'byScript' }],
  ['no target and POST: to the page itself', [{ actionDeclared: false, method: 'post' }], { class: 'Conform' }],
  ['empty fragment and POST: to the page itself', [{ action: `${siteUrl}kontakt#`, method: 'post' }], { class: 'Conform' }],
  ['fields without a form', [{ id: 'none-p1-loose-fields', actionDeclared: false }], { class: 'NoClassification', message: 'byScript' }],
  [
    'a group of fields without a form',
    [{ id: 'none-p1#loose-fields-1', actionDeclared: false }],
    { class: 'NoClassification', message: 'byScript' },
  ],
  [
    'fields without names',
    [{ actionDeclared: false, method: 'get', unnamed: true }],
    { class: 'NoClassification', message: 'byScriptUnnamed' },
  ],
  [
    'a target in the code of the page',
    [{ actionDeclared: false, method: 'get', scriptTargets: [{ ...mail, address: 'https://a.test/in', host: 'a.test', party: 'third' }] }],
    { class: 'NoClassification', message: 'byScriptTo' },
  ],
  [
    'the mail program, called by a script',
    [{ actionDeclared: false, method: 'get', scriptTargets: [mail] }],
    { class: 'Hint', message: 'mailtoByScript' },
  ],
  ...[
    'Nach dem Klick öffnet sich Ihr E-Mail-Programm mit Ihren Angaben.',
    'Ihre Angaben werden in Ihr Mailprogramm übernommen; Ihr Mailprogramm wird dazu geöffnet.',
    'Das Formular erstellt eine vorausgefüllte E-Mail.',
    'This form opens your email app.',
  ].map((text): [string, Partial<FormFact>[], Outline] => [
    text,
    [{ actionDeclared: false, method: 'get', scriptTargets: [mail], text: `Name E-Mail ${text}` }],
    { class: 'Conform', message: 'mailAnnounced' },
  ]),
  ...[
    'Vielen Dank! Ihr E-Mail-Programm öffnet sich jetzt.',
    'Falls sich das E-Mail-Programm nicht öffnet, rufen Sie an.',
    'Öffnen Sie Ihr E-Mail-Programm und schreiben Sie uns.',
  ].map((text): [string, Partial<FormFact>[], Outline] => [
    text,
    [{ actionDeclared: false, method: 'get', scriptTargets: [mail], text: `Name E-Mail ${text}` }],
    { class: 'Hint', message: 'mailtoByScript' },
  ]),
  [
    'the mail program for one of two forms',
    [
      { actionDeclared: false, method: 'get', scriptTargets: [mail] },
      { id: 'b', actionDeclared: false, method: 'get', scriptTargets: [mail] },
    ],
    { class: 'NoClassification', message: 'byScript' },
  ],
  ['javascript: as target', [{ action: 'javascript:void(0)', actionHttps: null }], { class: 'NoClassification' }],
  ['dialog', [{ method: 'dialog' }], { class: 'NoClassification' }],
  ['one form by script among good ones', [{}, { id: 'other', actionDeclared: false, method: 'get' }], { class: 'NoClassification' }],
  [
    'form by script on a page in clear text',
    [{ actionDeclared: false, pageHttps: false, pageUrl: `http://${siteHost}/` }],
    { class: 'Risk', message: 'pageUnencrypted' },
  ],
  [
    'a hint about another form stands beside a risk',
    [{ pageHttps: false }, { id: 'other', action: 'mailto:info@muster.test' }],
    { class: 'Risk', messages: ['pageUnencrypted', 'mailto'] },
  ],
  ['search box', [{ ...noScript, kind: 'search', personalFields: [] }], { class: 'NotApplicable', message: 'noForms' }],
  ['search box with a personal-looking field', [{ ...noScript, kind: 'search', personalFields: ['name'] }], { class: 'NotApplicable' }],
  ['no forms', [], { class: 'NotApplicable' }],
];

it.each([
  ['https://', 'safe'],
  ['http://', 'safeOverHttps'],
])('where %s answers a call over HTTP, it says so beside its own result', (scheme, message) => {
  const http = { finalUrl: `${scheme}${siteHost}/`, redirects: [], status: 200 };
  const facts = { forms: [formFact()], transport: transport({ hosts: [hostProbe(siteHost, { http })] }) };
  expect(judge(check, facts)).toMatchObject({ class: 'Conform', message, params: { forms: 1, paths: '/kontakt' } });
});

it('quotes what a self-test asks and promises', () => {
  const text = 'Vier Fragen. Ihre Antworten werden nicht gespeichert. Wie oft trinken Sie Alkohol? Auswertung';
  const asked = [{ kind: null, topic: 'health', label: 'Wie oft trinken Sie Alkohol?', type: 'select', required: false }] as const;
  const form = formFact({ ...noScript, kind: 'other', personalFields: ['health'], asked, fields: [], text });
  expect(judge(check, { forms: [form], pages: [] })).toMatchObject({
    class: 'Risk',
    findings: [
      {
        message: 'getWithHealthPromised',
        params: { questions: 'Wie oft trinken Sie Alkohol?', promise: 'Ihre Antworten werden nicht gespeichert.' },
      },
    ],
  });
});

it('names each form with its page, and where its entries would go', () => {
  const forms = [
    formFact({ ...noScript, action: `${siteUrl}danke?x=1` }),
    formFact({ id: 'b', ...noScript, pageUrl: `${siteUrl}registrieren`, submitText: 'Registrieren', action: `${siteUrl}konto` }),
  ];
  const result = judge(check, { forms });
  expect('findings' in result && result.findings.map(({ params }) => params)).toMatchObject([
    { button: 'Absenden', path: '/kontakt', target: `${siteUrl}danke` },
    { button: 'Registrieren', path: '/registrieren', target: `${siteUrl}konto` },
  ]);
  const byScript = judge(check, { forms: forms.map((form) => ({ ...form, actionDeclared: false, method: 'get' as const })) });
  expect(byScript).toMatchObject({ message: 'byScript', params: { count: 2, names: 'Absenden (/kontakt), Registrieren (/registrieren)' } });
});

it.each(cases)('%s', (_, forms, expected) => {
  expect(outline(check, { forms: forms.map((form) => formFact(form)) })).toMatchObject(expected);
});

it('trusts the script of a builder that is known, and says so', () => {
  const sent = { ...noScript, actionDeclared: false, method: 'get' as const };
  const built = formFact({ ...sent, builderServiceId: 'webflow' });
  expect(judge(check, { forms: [built] })).toMatchObject({
    class: 'Conform',
    message: 'safeByBuilder',
    params: { byBuilder: 1, builder: 'Webflow' },
  });
  const other = formFact({ ...sent, id: 'b' });
  expect(judge(check, { forms: [built, other] })).toMatchObject({ class: 'NoClassification', message: 'byScript', params: { count: 1 } });
  expect(judge(check, { forms: [{ ...built, pageHttps: false }] })).toMatchObject({ class: 'Risk' });
});

it('says of each form sent by a script what to look at once', () => {
  for (const { fixes = {} } of Object.values(check.texts))
    for (const message of ['byScript', 'byScriptUnnamed', 'byScriptTo']) expect(fixes[message]).toMatch(/Netzwerk|Network/);
});
