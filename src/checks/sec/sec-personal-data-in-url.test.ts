import { expect, it } from 'vitest';
import { applicability, embedFact, field, formFact, judge, link, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { type Call, traffic } from '../../../test/factories/traffic.ts';
import type { FormFact } from '../facts/forms.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import { publishedEmails } from '../shared/services/address-data.ts';
import check from './sec-personal-data-in-url.ts';

type Data = RequestFact['personalData'][number];
const piece = (kind: Data['kind'], masked: string, where: Data['where'] = 'url'): Data => ({ kind, where, masked });
const email = piece('email', 'e***@kunde.test');
const session = piece('session', 'PHPSESSID=abc***');
const analytics = (data: Data, url = 'https://www.google-analytics.com/g/collect?dl=x', part: Partial<Call> = {}) =>
  traffic({ service: 'google-analytics', url, personalData: [data], ...part });
const unknown = (data: Data, url = 'https://stats.fremd.test/p') => traffic({ url, personalData: [data] });
const own = (data: Data) => ({ requests: [requestFact({ id: 'own', url: `${siteUrl}danke`, personalData: [data] })] });
const calendar = 'https://calendar.google.com/calendar/embed?src=gs.termine%40gmail.com&ctz=Europe%2FBerlin';
const encodedCalendar = 'https://calendar.google.com/calendar/embed?wkst=2&src=bXVzaWtzY2h1bGUudG9ubGVpdGVyQGdtYWlsLmNvbQ&color=%23039BE5';
const repeating = 'https://formular.fremd.test/f?mail=eva%40kunde.test';
const search = (part: Partial<FormFact> = {}): Partial<Facts> => ({
  forms: [
    formFact({
      kind: 'search',
      method: 'get',
      action: `${siteUrl}suche`,
      submitText: 'Suchen',
      personalFields: [],
      fields: [field({ name: 'q' })],
      ...part,
    }),
  ],
});
const searchField = { name: 'q', label: 'Suchbegriff', type: 'search', search: true };
const typedInto = (typed: NonNullable<RequestFact['typedInto']>, service?: string): Partial<Facts> => {
  const facts = service ? analytics(piece('typed-text', 'spu***')) : unknown(piece('typed-text', 'spu***'));
  return { ...facts, requests: facts.requests?.map((request) => ({ ...request, typedInto: typed })) ?? [] };
};
const sensitive = { applicability: applicability({ sensitive: true }) };

/** A page that links to another, from which an advertiser is told the address. */
const linked = (href: string, told = `${siteUrl}aufnahme`, part: Partial<Facts> = sensitive): Partial<Facts> => ({
  ...part,
  ...traffic({
    service: 'google-analytics',
    url: `https://www.google-analytics.com/g/collect?url=${encodeURIComponent(told)}`,
    pageUrl: `${siteUrl}aufnahme`,
  }),
  pages: [pageFact({ links: [link({ text: 'Anfragen', href })] }), pageFact({ url: `${siteUrl}aufnahme`, kind: 'other' })],
});
const illness = { class: 'Hint', message: 'linkedIllness' };

const cases: [string, Partial<Facts>, Outline][] = [
  ...[
    '?indikation=depression-angst',
    '?grund=krebserkrankung',
    '?diagnose=F32',
    '?anliegen=alkohol-medikamente',
    '/?beschwerden=R%C3%BCcken',
  ].map((query): [string, Partial<Facts>, Outline] => [
    `a link that tells the illness: ${query}`,
    linked(`${siteUrl}aufnahme${query}`),
    illness,
  ]),
  ['by the name of the parameter, whatever the site', linked(`${siteUrl}aufnahme?diagnose=burnout`, undefined, {}), illness],
  ...['?filter=schmerzen', '?utm_campaign=depression', '?kategorie=allergie', '?anliegen=42', '?ort=leiden', ''].map(
    (query): [string, Partial<Facts>, Outline] => [
      `a link that tells none: ${query}`,
      linked(`${siteUrl}aufnahme${query}`),
      { class: 'Conform' },
    ],
  ),
  ['a value that would tell on another site', linked(`${siteUrl}aufnahme?anliegen=depression`, undefined, {}), { class: 'Conform' }],
  ['a page from which nobody is told the address', linked(`${siteUrl}aufnahme?diagnose=F32`, siteUrl), { class: 'Conform' }],
  ['a link to another page', linked(`${siteUrl}kontakt?diagnose=F32`), { class: 'Conform' }],
  ['nothing', {}, { class: 'Conform', message: 'none' }],
  ['e-mail address to a service', analytics(email), { class: 'Risk', message: 'emailToThird', cause: 'google-analytics', refs: ['r1'] }],
  [
    'e-mail address in the referrer',
    unknown(piece('email', 'e***@kunde.test', 'referer')),
    { class: 'Risk', message: 'emailInReferrer', cause: 'fremd.test' },
  ],
  [
    'e-mail address in the address of the page that a service reports',
    {
      requests: [
        requestFact({ id: 'page', type: 'document', url: `${siteUrl}status?mail=eva@kunde.test`, personalData: [email] }),
        ...(analytics(email).requests ?? []).map((request) => ({ ...request, pageUrl: `${siteUrl}status?mail=eva@kunde.test#x` })),
      ],
    },
    { class: 'Risk', message: 'emailFromPage', messages: ['emailFromPage'] },
  ],
  ['phone number', unknown(piece('phone', '+49***11')), { class: 'Risk', message: 'phoneToThird' }],
  [
    'the number of the company, handed to a widget that calls it',
    { ...unknown(piece('phone', '+49***11')), pages: [pageFact({ links: [link({ href: 'tel:+49761123411' })] })] },
    { class: 'Conform' },
  ],
  [
    'session id of the site passed on',
    analytics(session, 'https://www.google-analytics.com/g/collect?dl=https%3A%2F%2Fwww.muster.test%2F%3FPHPSESSID%3Dabc123'),
    { class: 'Risk', message: 'sessionToThird' },
  ],
  ['session id in the referrer', unknown(piece('session', 'PHPSESSID=abc***', 'referer')), { class: 'Risk', message: 'sessionInReferrer' }],
  [
    'session id of the third party itself',
    unknown(piece('session', 'JSESSIONID=abc***'), 'https://buchung.fremd.test/x?JSESSIONID=abc123'),
    { class: 'Conform' },
  ],
  ['e-mail address in the body is no address', unknown(piece('email', 'e***@kunde.test', 'body')), { class: 'Conform' }],
  ['hashed campaign id', unknown(piece('hashed-email', 'em=1234…')), { class: 'Conform' }],
  ['typed text before submitting', unknown(piece('typed-text', 'spu***')), { class: 'Hint', message: 'typedToThird' }],
  ['typed into the search for suggestions', typedInto(searchField), { class: 'Conform', message: 'searchSuggestions' }],
  [
    'typed into the search and heard by a tracker',
    typedInto(searchField, 'google-analytics'),
    { class: 'Hint', message: 'typedFieldToThird' },
  ],
  [
    'typed into the search of a sensitive site',
    { ...typedInto(searchField), ...sensitive },
    { class: 'Hint', message: 'typedFieldToThird' },
  ],
  [
    'typed into another field',
    typedInto({ name: 'strasse', label: 'Straße *', type: 'text', search: false }),
    { class: 'Hint', message: 'typedFieldToThird' },
  ],
  ['own address with an e-mail address', own(email), { class: 'Hint', message: 'ownAddress', cause: 'data-in-address' }],
  ['own address with a session id', own(session), { class: 'Hint', message: 'ownAddress' }],
  [
    'published contact address',
    { ...unknown(piece('email', 'i***@muster.test')), pages: [pageFact({ text: 'Schreiben Sie an info@muster.test.' })] },
    { class: 'Conform' },
  ],
  [
    'published by a mailto link',
    { ...unknown(piece('email', 'i***@muster.test')), pages: [pageFact({ links: [link({ href: 'mailto:info@muster.test' })] })] },
    { class: 'Conform' },
  ],
  [
    'a calendar of the site in a frame, and what the frame sends itself',
    {
      ...traffic(
        { url: calendar, type: 'frame', personalData: [piece('email', 'g***@gmail.com')] },
        { url: 'https://clients6.google.com/x', type: 'fetch', inOwnFrame: false, personalData: [piece('email', 'g***@gmail.com')] },
        { url: 'https://calendar.google.com/y', inOwnFrame: false, personalData: [piece('email', 'g***@gmail.com', 'referer')] },
      ),
      embeds: [embedFact({ url: calendar })],
    },
    { class: 'Conform' },
  ],
  [
    'a calendar of the site in a frame, its address in base64',
    {
      ...traffic({ url: encodedCalendar, type: 'frame', personalData: [piece('email', 'm***@gmail.com')] }),
      embeds: [embedFact({ url: encodedCalendar })],
    },
    { class: 'Conform' },
  ],
  [
    'another address than the one in the frame',
    {
      ...traffic({ url: encodedCalendar, type: 'frame', personalData: [piece('email', 'k***@kunde.test')] }),
      embeds: [embedFact({ url: encodedCalendar })],
    },
    { class: 'Risk' },
  ],
  [
    'a calendar that the site links to',
    {
      ...unknown(piece('email', 'g***@gmail.com')),
      pages: [pageFact({ links: [link({ href: 'https://calendar.google.com/calendar/ical/gs.termine%40gmail.com/public/basic.ics' })] })],
    },
    { class: 'Conform' },
  ],
  ['id of a calendar', unknown(piece('email', 'c***@group.calendar.google.com')), { class: 'Conform' }],
  [
    'a frame that only repeats the address of its page',
    {
      ...traffic({ url: repeating, type: 'frame', pageUrl: `${siteUrl}?mail=eva@kunde.test`, personalData: [email] }),
      embeds: [embedFact({ url: repeating, pageUrl: `${siteUrl}?mail=eva@kunde.test` })],
    },
    { class: 'Risk' },
  ],
  [
    'an image with an address is no frame of the site',
    { ...unknown(email), embeds: [embedFact({ kind: 'image', url: repeating })] },
    { class: 'Risk' },
  ],
  [
    'referrer of a foreign frame to itself',
    traffic({ url: 'https://fremd.test/x', inOwnFrame: false, personalData: [piece('session', 'PHPSESSID=abc***', 'referer')] }),
    { class: 'Conform' },
  ],
  [
    'referrer of the page to a foreign frame',
    traffic({
      url: 'https://fremd.test/x',
      type: 'frame',
      inOwnFrame: false,
      personalData: [piece('email', 'e***@kunde.test', 'referer')],
    }),
    { class: 'Risk' },
  ],
  [
    'stopped by the browser',
    traffic({ url: 'https://stats.fremd.test/p', personalData: [email], blockedReason: 'csp' }),
    { class: 'Conform' },
  ],
  [
    'form by GET with e-mail address: one cause with the transport',
    { forms: [formFact({ method: 'get' })] },
    { class: 'Risk', message: 'getForm', cause: 'form-transport:none-p1-f1' },
  ],
  [
    'form by GET with a password',
    { forms: [formFact({ method: 'get', personalFields: ['password'] })] },
    { class: 'Risk', message: 'getForm' },
  ],
  [
    'form by GET with name and number',
    { forms: [formFact({ method: 'get', personalFields: ['name', 'phone'] })] },
    { class: 'Hint', message: 'getForm' },
  ],
  ['filter by GET', { forms: [formFact({ method: 'get', personalFields: ['birthdate', 'address', 'phone'] })] }, { class: 'Conform' }],
  ['form by GET without such fields', { forms: [formFact({ method: 'get', personalFields: ['name'] })] }, { class: 'Conform' }],
  ['form whose target a script sets', { forms: [formFact({ method: 'get', actionDeclared: false })] }, { class: 'Conform' }],
  ['search by address', search(), { class: 'Conform' }],
  [
    'search by address, address read by a service',
    { ...search(), ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch' }) },
    { class: 'Hint', message: 'searchShared' },
  ],
  ...(
    [
      [[field({ name: 'station', type: 'select' }), field({ name: 'von', type: 'date' })], 'Conform'],
      [[field({ name: 'anreise', label: 'Anreise', type: 'text' }), field({ name: 'gaeste', type: 'number' })], 'Conform'],
      [[field({ name: 'ziel', label: 'Wohin?', type: 'text' }), field({ name: 'von', label: 'Von', type: 'date' })], 'Hint'],
      [[field({ name: 'datum', label: 'Suche', type: 'search' })], 'Hint'],
    ] as const
  ).map(([fields, level]): [string, Partial<Facts>, Outline] => [
    `a search with ${fields.map(({ name }) => name).join(', ')}, address read by a service`,
    {
      ...search({ fields }),
      ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch' }),
    },
    { class: level },
  ]),
  [
    'search by address, address read by a service after accepting',
    {
      ...search(),
      ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch', states: ['accept'] }),
    },
    { class: 'Hint', message: 'searchSharedAccepted' },
  ],
  [
    'search by address, address read by a tag that lets nothing be set',
    { ...search(), ...traffic({ service: 'pinterest-tag', url: 'https://ct.pinterest.com/v3/?event=init', type: 'image' }) },
    { class: 'Hint', message: 'searchSharedOthers' },
  ],
  [
    'search by address, address read by both kinds',
    {
      ...search(),
      ...traffic(
        { service: 'pinterest-tag', url: 'https://ct.pinterest.com/v3/?event=init', type: 'image', states: ['accept'] },
        { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch', states: ['accept'] },
      ),
    },
    { class: 'Hint', message: 'searchSharedAcceptedMixed' },
  ],
  [
    'search by address, beside a pixel of one article',
    {
      ...search(),
      ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch' }),
      pages: ['', 'a', 'b', 'c', 'd', 'e'].map((path) => pageFact({ url: `${siteUrl}${path}` })),
    },
    { class: 'Conform' },
  ],
  [
    'search by address, beside a script that reports nothing',
    { ...search(), ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/analytics.js', type: 'script' }) },
    { class: 'Conform' },
  ],
  [
    'search by address, read only by what a video brings along on its page',
    {
      ...search(),
      ...traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
        { service: 'google-doubleclick', url: 'https://googleads.g.doubleclick.net/pagead/id', embeddedBy: 'youtube' },
      ),
    },
    { class: 'Conform' },
  ],
  [
    'search on a sensitive site that tells services the address',
    {
      ...search(),
      ...sensitive,
      ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch' }),
    },
    { class: 'Hint', message: 'searchShared' },
  ],
  ['search on a sensitive site', { ...search(), ...sensitive }, { class: 'Hint', message: 'searchSensitive' }],
  ['hidden search', { ...search({ visible: false }), ...sensitive }, { class: 'Conform' }],
  [
    'full referrer on a sensitive site',
    {
      ...sensitive,
      ...traffic({ url: 'https://fonts.fremd.test/a.css' }),
      pages: [pageFact({ headers: { 'referrer-policy': 'unsafe-url' } })],
    },
    { class: 'Hint', message: 'fullReferrer', cause: 'referrer-policy' },
  ],
  [
    'the last policy counts',
    {
      ...sensitive,
      ...traffic({ url: 'https://fonts.fremd.test/a.css' }),
      pages: [pageFact({ headers: { 'referrer-policy': 'unsafe-url, same-origin' } })],
    },
    { class: 'Conform' },
  ],
  [
    'full referrer elsewhere',
    { ...traffic({ url: 'https://fonts.fremd.test/a.css' }), pages: [pageFact({ headers: { 'referrer-policy': 'unsafe-url' } })] },
    { class: 'Conform' },
  ],
];

const status = `${siteUrl}status?nr=4711&mail=eva%40kunde.test`;
const fromStatus: Partial<Facts> = {
  requests: [
    requestFact({ id: 'page', type: 'document', url: status, pageUrl: status, personalData: [email] }),
    ...(analytics(email).requests ?? []).map((request) => ({ ...request, pageUrl: status })),
  ],
};

it.each([
  [
    'parameter, and the link that leads there',
    { ...fromStatus, pages: [pageFact({ links: [link({ text: 'Bestellstatus', href: status })] })] },
    { message: 'emailFromLinkedPage', params: { page: '/status?mail=e***@kunde.test', link: 'Bestellstatus', linking: '/' } },
  ],
  ['parameter without a link', fromStatus, { message: 'emailFromPage', params: { page: '/status?mail=e***@kunde.test' } }],
  [
    'parameter of the request, and the page it is sent from',
    analytics(email, 'https://www.google-analytics.com/g/collect?v=2&cd[email]=eva@kunde.test'),
    { message: 'emailAsParameter', params: { target: 'www.google-analytics.com/g/collect?cd[email]=e***@kunde.test', pages: '/' } },
  ],
  [
    'session in an address of the site',
    { requests: [requestFact({ url: `${siteUrl}danke?PHPSESSID=abc123def`, personalData: [session] })] },
    { message: 'ownAddress', params: { addresses: '/danke?PHPSESSID=***' } },
  ],
] as [string, Partial<Facts>, object][])('names where the data stands: %s', (_, facts, expected) => {
  const result = judge(check, facts);
  expect('findings' in result && result.findings[0]).toMatchObject(expected);
});

it('tells the way by a parameter and the way with the address of the page apart', () => {
  const image = analytics(email, 'https://www.google-analytics.com/g/collect?cd[email]=eva@kunde.test').requests ?? [];
  const address = `https://www.google-analytics.com/g/collect?dl=${encodeURIComponent(status)}`;
  const [page, report] = fromStatus.requests ?? [];
  const requests = [
    page!,
    ...image.map((request) => ({ ...request, id: 'image' })),
    // On the page whose address says the same, the image is still a way of its own.
    ...image.map((request) => ({ ...request, id: 'image-there', pageUrl: status })),
    { ...report!, id: 'report', url: address },
  ];
  const result = judge(check, { ...analytics(email), requests });
  expect('findings' in result && result.findings.map(({ message, cause, items }) => [message, cause, items.map(({ ref }) => ref)])).toEqual(
    [
      ['emailAsParameter', 'google-analytics', ['image', 'image-there']],
      ['emailFromPage', 'google-analytics', ['report']],
    ],
  );
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['all that the form asks', {}, 'Name, E-Mail, Telefon, Geburtsdatum, Passwort'],
  ['kinds where it shows no question', { fields: [], asked: [] }, 'email, password'],
] as const)('names what a form by GET writes into the address: %s', (_, part, fields) => {
  const asked = [
    field({ label: 'Name' }),
    field({ name: 'email', label: 'E-Mail *', type: 'email' }),
    field({ name: 'phone', label: 'Telefon', type: 'tel' }),
    field({ name: 'birthdate', label: 'Geburtsdatum' }),
    field({ name: 'password', label: 'Passwort', type: 'password' }),
    field({ name: 'plan', label: 'Tarif', type: 'select' }),
    field({ name: '', label: 'Handynummer', type: 'tel' }),
  ];
  const result = judge(check, { forms: [formFact({ method: 'get', personalFields: ['email', 'password'], fields: asked, ...part })] });
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ button: 'Absenden', fields });
});

it('reads published addresses from hostile texts in one pass', () => {
  const texts = ['a@'.repeat(50_000), 'a.'.repeat(50_000), '@'.repeat(100_000), `x@${'a-'.repeat(50_000)}`];
  for (const text of texts) expect(publishedEmails([pageFact({ text })]).size).toBe(0);
});

it('names who learns the address of which page, without what a foreign frame loads', () => {
  const headers = { 'referrer-policy': 'unsafe-url' };
  const other = `${siteUrl}hilfe`;
  const foreign = (id: string, host: string, part: Partial<RequestFact>) =>
    requestFact({ id, url: `https://${host}/a`, host, domain: host, party: 'third', ...part });
  const verdict = judge(check, {
    applicability: applicability({ sensitive: true }),
    pages: [pageFact({ headers }), pageFact({ url: other, headers })],
    requests: [
      foreign('r1', 'widget.test', {}),
      foreign('r2', 'widget.test', { pageUrl: other }),
      foreign('r3', 'player.test', { pageUrl: other, type: 'frame', inOwnFrame: false }),
      foreign('r4', 'files.test', { pageUrl: other, type: 'script', inOwnFrame: false }),
    ],
  });
  expect('findings' in verdict && verdict.findings[0]?.params?.places).toBe('/: widget.test; /hilfe: player.test, widget.test');
});
