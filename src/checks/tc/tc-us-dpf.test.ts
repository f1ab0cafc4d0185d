import { expect, it, vi } from 'vitest';
import { US_DPF_VALID } from '#knowledge/country.ts';
import { judge, legalPage, noLegalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse, traffic } from '../../../test/factories/traffic.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import check from './tc-us-dpf.ts';

const request = { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' } as const;
const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
const framework = notice('Google ist nach dem EU-US Data Privacy Framework zertifiziert.');
/** One US recipient with this status, and a notice. */
const site = (use: Partial<ServiceUse>, part: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    ...traffic(request),
    services: [catalogueUse('google-analytics', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'active', ...use })],
    ...part,
  });
const on = (createdAt: string) => ({ site: { url: '', finalUrl: '', host: '', domain: 'muster.test', https: true, createdAt } });

/** Fonts fetched from Google although the notice says otherwise. */
const fonts = (words: string): Partial<Facts> =>
  bannerSite({
    ...traffic({ service: 'google-fonts', url: 'https://fonts.googleapis.com/css?a', type: 'stylesheet' }),
    services: [catalogueUse('google-fonts', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'active' })],
    privacy: notice(words),
    policyMatches: [{ serviceId: 'google-fonts', match: 'notFound', inBannerOnly: false }],
  });

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'listed and named, and the Privacy Shield beside it',
    site(
      {},
      {
        privacy: legalPage({
          kind: 'privacy',
          text: `${privacyText}\nGoogle Analytics\nWir nutzen Google Analytics. Google hat sich dem Privacy Shield unterworfen.\nGoogle Maps\nGoogle ist nach dem Data Privacy Framework zertifiziert.`,
        }),
      },
    ),
    { class: 'Conform', message: 'listedShield' },
  ],
  ['listed and named in the notice', site({}, { privacy: framework }), { class: 'Conform', message: 'listedAsOf' }],
  ['listed, notice names neither', site({}), { class: 'Hint', message: 'noBasis', cause: 'google-analytics', refs: ['r1'] }],
  [
    'listed, notice still relies on Privacy Shield',
    site({}, { privacy: notice('Google hat sich dem Privacy Shield unterworfen.') }),
    { class: 'Hint', message: 'shieldVendorOnly' },
  ],
  [
    'listed, its own section still relies on Privacy Shield',
    site({}, { privacy: notice('Wir nutzen Google Analytics. Google hat sich dem Privacy Shield unterworfen.') }),
    { class: 'Hint', message: 'shieldNamed' },
  ],
  ...(
    [
      [
        'Wir nutzen Google Analytics. Die Übermittlung stützt Google auf Standardvertragsklauseln sowie auf das EU-US-Privacy-Shield.',
        'shieldBesideGuarantee',
      ],
      [
        'Wir nutzen Google Analytics. Google hat sich dem Privacy Shield unterworfen; zudem bestehen Standardvertragsklauseln (Art. 46 DSGVO).',
        'shieldBesideGuarantee',
      ],
      [
        'Wir nutzen Google Analytics. Google hat sich dem Privacy Shield unterworfen.\nChat\nMit HubSpot, Inc. bestehen Standardvertragsklauseln.',
        'shieldNamed',
      ],
      ['Google hat sich dem Privacy Shield unterworfen; mit Google bestehen Standardvertragsklauseln.', 'shieldVendorOnly'],
    ] as const
  ).map(([words, message]): [string, Partial<Facts>, Outline] => [
    `listed, the Privacy Shield: ${words}`,
    site({}, { privacy: notice(words) }),
    { class: 'Hint', message },
  ]),
  [
    'listed, notice names the service only',
    site({}, { privacy: notice('Wir nutzen Google Analytics.') }),
    { class: 'Hint', message: 'notNamed' },
  ],
  ...['Mit Google bestehen Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO).', 'Google stützt die Übermittlung auf SCC.'].map(
    (words): [string, Partial<Facts>, Outline] => [
      `listed, notice names clauses instead: ${words}`,
      site({}, { privacy: notice(`Wir nutzen Google Analytics. ${words}`) }),
      { class: 'Conform', message: 'listedClauses' },
    ],
  ),
  [
    'listed, notice names clauses for all',
    site(
      {},
      {
        privacy: notice(
          'Wir nutzen Google Analytics.\nÜbermittlungen\nMit allen Dienstleistern in den USA gelten Standardvertragsklauseln.',
        ),
      },
    ),
    { class: 'Conform', message: 'listedClauses' },
  ],
  [
    'listed, the notice gives another seat and the decision on that country',
    site(
      { vendorName: 'OneTrust' },
      {
        privacy: notice(
          'Google Analytics von OneTrust Technology Limited, London, Vereinigtes Königreich; für das Vereinigte Königreich besteht ein Angemessenheitsbeschluss der Europäischen Kommission.\nChat mit HubSpot\nHubSpot, Inc. ist nach dem DPF zertifiziert.',
        ),
      },
    ),
    { class: 'Conform', message: 'listedClauses' },
  ],
  [
    'listed, the notice gives a seat in the EU, where a decision says nothing of the USA',
    site(
      { vendorName: 'OneTrust' },
      {
        privacy: notice(
          'Google Analytics von OneTrust Limited, Dublin, Irland; für Irland braucht es keinen Angemessenheitsbeschluss.\nChat mit HubSpot\nHubSpot, Inc. ist nach dem DPF zertifiziert.',
        ),
      },
    ),
    { class: 'Hint' },
  ],
  [
    'status unknown, the notice gives another seat and the decision on that country',
    site(
      { dpf: 'unknown', vendorName: 'Tidio' },
      {
        privacy: notice(
          'Google Analytics von Tidio LLC, 220C Blythe Road, London, Vereinigtes Königreich; für Tidio gilt der Angemessenheitsbeschluss.',
        ),
      },
    ),
    { class: 'NoClassification', message: 'otherSeat' },
  ],
  [
    'listed, vendor named in another matter only',
    site(
      {},
      {
        privacy: notice('Wir sind bei Google zu finden.'),
        policyMatches: [{ serviceId: 'google-analytics', match: 'notFound', inBannerOnly: false }],
      },
    ),
    { class: 'Hint', message: 'undescribed' },
  ],
  ...[
    'Google Fonts (lokales Hosting)\nDie Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.',
    'Google Fonts (lokales Hosting)\nEine Verbindung zu Servern von Google findet nicht statt.\nHubSpot\nHubSpot, Inc. ist nach dem Data Privacy Framework zertifiziert.',
  ].map((words): [string, Partial<Facts>, Outline] => [
    `said to be local only: ${words}`,
    fonts(words),
    { class: 'Hint', message: 'saidOtherwise', cause: 'google-fonts' },
  ]),
  ['fonts of which the notice says nothing', fonts('Wir sind bei Google zu finden.'), { class: 'Hint', message: 'undescribedFiles' }],
  [
    'Privacy Shield stands with another service',
    site({}, { privacy: notice('Newsletter: Mailchimp hat sich dem Privacy Shield unterworfen.') }),
    { class: 'Hint', message: 'noBasis' },
  ],
  [
    'Privacy Shield stands right behind it, of another company',
    site(
      {},
      {
        privacy: notice(
          'Google Analytics\nWir nutzen Google Analytics.\nNewsletter\nWir nutzen Mailchimp. Mailchimp nimmt am Privacy Shield teil.',
        ),
        noticeServices: { used: [{ serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' }], notUsed: [], complete: true },
      },
    ),
    { class: 'Hint', message: 'notNamed' },
  ],
  [
    'Privacy Shield stands in the section of another service of the same company',
    site(
      {},
      {
        privacy: notice(
          '7. Google Maps\nDiese Seite nutzt Google Maps.\nGoogle ist unter dem Privacy Shield zertifiziert.\n8. Google Analytics\nDiese Seite nutzt Google Analytics zur Messung.',
        ),
      },
    ),
    { class: 'Hint', message: 'notNamed' },
  ],
  [
    'status of one unknown beside one that is listed and not named',
    bannerSite({
      ...traffic(request, { service: 'font-awesome', url: 'https://kit.fontawesome.com/a.js' }),
      services: [
        catalogueUse('google-analytics', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'active' }),
        catalogueUse('font-awesome', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'unknown' }),
      ],
    }),
    { class: 'Hint', messages: ['noBasis', 'statusUnknownFiles'] },
  ],
  [
    'status of two unknown, the framework named with one of them',
    bannerSite({
      ...traffic(request, { service: 'font-awesome', url: 'https://kit.fontawesome.com/a.js' }),
      services: [
        catalogueUse('google-analytics', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'unknown' }),
        catalogueUse('font-awesome', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'unknown' }),
      ],
      privacy: framework,
    }),
    { class: 'NoClassification', messages: ['statusUnknown'] },
  ],
  ['listed, no notice', site({}, { privacy: noLegalPage('privacy') }), { class: 'NoClassification', message: 'noticeMissing' }],
  [
    'listed, page of the notice empty',
    site({}, { privacy: legalPage({ kind: 'privacy', contentKind: 'empty', text: '' }) }),
    { class: 'NoClassification', message: 'noticeMissing' },
  ],
  [
    'not on the list, no notice',
    site({ dpf: 'not-listed' }, { privacy: noLegalPage('privacy') }),
    { class: 'Risk', message: 'notCertifiedNoNotice' },
  ],
  [
    'listed, notice not readable',
    site({}, { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  ['contract with the Irish subsidiary, parent in the USA', site({ vendorCountry: 'IE' }), { class: 'Hint', message: 'noBasis' }],
  ['not on the list', site({ dpf: 'not-listed' }), { class: 'Risk', message: 'notCertified', cause: 'google-analytics' }],
  ['inactive', site({ dpf: 'inactive' }, { privacy: framework }), { class: 'Risk', message: 'notCertified' }],
  [
    'not on the list, clauses named',
    site({ dpf: 'not-listed' }, { privacy: notice('Es gelten Standardvertragsklauseln.') }),
    { class: 'Hint', message: 'notCertifiedWithGuarantee' },
  ],
  [
    'not on the list, notice not readable',
    site({ dpf: 'not-listed' }, { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification' },
  ],
  [
    'status unknown is never read as certified',
    site({ dpf: 'unknown' }, { privacy: framework }),
    { class: 'NoClassification', message: 'statusUnknownNamed' },
  ],
  [
    'status unknown, framework named in general',
    site({ dpf: 'unknown' }, { privacy: notice('Soweit Unternehmen in den USA nach dem DPF zertifiziert sind, gilt der Beschluss.') }),
    { class: 'NoClassification', message: 'statusUnknownGeneral' },
  ],
  [
    'status unknown, framework named for another company',
    site({ dpf: 'unknown' }, { privacy: notice('HubSpot, Inc. ist nach dem Data Privacy Framework zertifiziert.') }),
    { class: 'NoClassification', message: 'statusUnknown' },
  ],
  [
    'status unknown, binding corporate rules named beside the company, framework for another',
    site(
      { dpf: 'unknown' },
      {
        privacy: notice(
          'Google gibt Daten in die USA weiter und stützt das auf verbindliche interne Datenschutzvorschriften.\nHubSpot, Inc. ist nach dem DPF zertifiziert.',
        ),
      },
    ),
    { class: 'NoClassification', message: 'guaranteeNamed' },
  ],
  ...(
    [
      [
        'Google stützt Übermittlungen in Drittländer auf Art. 47 DSGVO.\nHubSpot, Inc. (USA) ist nach dem DPF zertifiziert.',
        'guaranteeWithoutCountry',
      ],
      [
        '8. HubSpot\nDaten gelangen zu HubSpot in die USA (DPF).\n9. Google\nWir nutzen Google Analytics (Irland). Garantie: verbindliche interne Vorschriften.\n10. Hubspot\nUSA, DPF.',
        'guaranteeWithoutCountry',
      ],
      ['Google stützt das auf Standardvertragsklauseln. Der Status-Bericht ist aus-führlich.', 'guaranteeWithoutCountry'],
      [
        'Google Analytics\nGrundlage sind Standardvertragsklauseln mit Google.\nDrittland\nDaten gelangen in die Vereinigten Staaten.',
        'guaranteeNamed',
      ],
      ['Google, ein US-amerikanischer Anbieter, hat mit uns Standardvertragsklauseln vereinbart.', 'guaranteeNamed'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `country of the guarantee: ${text}`,
    site(
      { dpf: 'unknown' },
      {
        privacy: notice(text),
        noticeServices: { used: [{ serviceId: 'hubspot', quote: 'HubSpot' }], notUsed: [], complete: true },
      },
    ),
    { class: 'NoClassification', message },
  ]),
  [
    'listed, framework named for another company only, service described',
    site({}, { privacy: notice('Wir nutzen Google Analytics.\nChat mit HubSpot\nHubSpot, Inc. ist nach dem DPF zertifiziert.') }),
    { class: 'Hint', message: 'namedElsewhere' },
  ],
  [
    'listed, framework named for another company only, service not described',
    site({}, { privacy: notice('HubSpot, Inc. ist nach dem Data Privacy Framework zertifiziert.') }),
    { class: 'Hint', message: 'undescribedElsewhere' },
  ],
  [
    'not on the list, clauses named for another company only',
    site(
      { dpf: 'not-listed' },
      { privacy: notice('Mit der Mailbude, Inc. haben wir Standardvertragsklauseln vereinbart; Mailbude Inc. sitzt in den USA.') },
    ),
    { class: 'Hint', message: 'notCertifiedGuaranteeElsewhere' },
  ],
  [
    'list looked at 91 days ago',
    site({}, { privacy: framework, ...on('2027-02-21T00:00:00.000Z') }),
    { class: 'NoClassification', message: 'statusOldNamed' },
  ],
  ['list looked at 80 days ago', site({}, { privacy: framework, ...on('2027-02-09T00:00:00.000Z') }), { class: 'Conform' }],
  [
    'own server: nobody receives anything',
    site({}, { requests: traffic({ ...request, url: 'https://www.muster.test/a.js', party: 'first' }).requests }),
    { class: 'NotApplicable' },
  ],
  [
    'recipient in Germany',
    site({ vendorCountry: 'DE', parentCountry: 'DE', dpf: 'not-applicable' }),
    { class: 'NotApplicable', message: 'noRecipients' },
  ],
  ['no services', bannerSite(), { class: 'NotApplicable', message: 'noRecipients' }],
  [
    'what a US embed brings along from the USA is told once',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
        { service: 'google-doubleclick', url: 'https://static.doubleclick.net/a.js', parentId: 'r1', embeddedBy: 'youtube' },
      ),
    ),
    { class: 'Hint', messages: ['noBasis'], cause: 'youtube' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('turns into a risk for all when the framework falls', () => {
  vi.spyOn(US_DPF_VALID, 'valid', 'get').mockReturnValue(false);
  expect(outline(check, site({}, { privacy: framework }))).toMatchObject({ class: 'Risk', message: 'frameworkInvalid' });
  vi.restoreAllMocks();
});

it('names the company, not its product, where the company bears another name', () => {
  const facts = bannerSite({
    ...traffic({ service: 'font-awesome', url: 'https://kit.fontawesome.com/a.js' }),
    services: [catalogueUse('font-awesome', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'unknown' })],
  });
  expect(judge(check, facts)).toMatchObject({ params: { vendors: 'Fonticons, Inc.' } });
});

it('leaves open by itself what is unknown of one recipient beside a warning for another', () => {
  const facts = bannerSite({
    ...traffic(request, { service: 'font-awesome', url: 'https://kit.fontawesome.com/a.js' }),
    services: [
      catalogueUse('google-analytics', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'active' }),
      catalogueUse('font-awesome', undefined, { vendorCountry: 'US', parentCountry: 'US', dpf: 'unknown' }),
    ],
  });
  expect(judge(check, facts)).toMatchObject({
    class: 'Hint',
    findings: [{ message: 'noBasis' }, { message: 'statusUnknownFiles', class: 'NoClassification' }],
  });
});

it('takes the framework of a network for nothing that the project behind it may rest on', () => {
  const facts = bannerSite(traffic({ service: 'unpkg', url: 'https://unpkg.com/a@1.0.0/a.js' }));
  expect(judge(check, facts)).toMatchObject({
    class: 'NoClassification',
    message: 'statusUnknownFiles',
    params: { vendors: expect.stringContaining('unpkg') },
  });
});
