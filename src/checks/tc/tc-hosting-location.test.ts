import { expect, it } from 'vitest';
import { applicability, legalPage, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import check from './tc-hosting-location.ts';

const served = (part: Partial<RequestFact>): Partial<Facts> => ({
  requests: [requestFact({ id: 'doc', url: siteUrl, type: 'document', ...part })],
});
const cloudflare = served({ serverIp: '104.18.2.3', serverCountry: 'US' });
const pages = served({ serverIp: '185.199.109.153', serverCountry: 'US' });
const notice = (text: string): Partial<Facts> => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const onShopify: Partial<Facts> = { applicability: applicability({ system: 'Shopify' }) };

const cases: [string, Partial<Facts>, Outline][] = [
  ['Germany', {}, { class: 'Conform', message: 'inside' }],
  ['Switzerland', served({ serverCountry: 'CH' }), { class: 'Conform' }],
  [
    'India',
    served({ serverCountry: 'IN', serverIp: '103.1.1.1' }),
    { class: 'Hint', message: 'outside', refs: ['doc'], cause: 'hosting:www.muster.test' },
  ],
  ['USA', served({ serverCountry: 'US', serverIp: '3.5.6.7' }), { class: 'Hint', message: 'unitedStates' }],
  [
    'platform of a provider behind a CDN, which the notice names',
    { ...cloudflare, ...onShopify, ...notice('Unser Shop läuft auf Shopify (Shopify International Limited, Dublin).') },
    { class: 'NoClassification', message: 'originHiddenHosted' },
  ],
  [
    'platform of a provider behind a CDN, notice silent',
    { ...cloudflare, ...onShopify },
    { class: 'Hint', message: 'networkNotNamedHosted' },
  ],
  [
    'platform that delivers itself, notice silent',
    { ...served({ serverIp: '198.185.159.144', serverCountry: 'US' }), applicability: applicability({ system: 'Squarespace' }) },
    { class: 'Hint', message: 'platformNotNamed' },
  ],
  [
    'platform of a provider in the USA',
    { ...served({ serverCountry: 'US', serverIp: '3.5.6.7' }), ...onShopify },
    { class: 'Hint', message: 'unitedStatesHosted' },
  ],
  [
    'platform of a provider in a country without decision',
    { ...served({ serverCountry: 'IN', serverIp: '103.1.1.1' }), ...onShopify },
    { class: 'Hint', message: 'outsideHosted' },
  ],
  [
    'system on a server of the owner',
    { ...cloudflare, applicability: applicability({ system: 'WordPress' }) },
    { class: 'Hint', message: 'networkNotNamed' },
  ],
  ['CDN of a US company, notice silent', cloudflare, { class: 'Hint', message: 'networkNotNamed' }],
  // The edge answers from Frankfurt, whatever its address says.
  [
    'CDN named in the notice without a basis',
    { ...cloudflare, ...notice('Wir nutzen Cloudflare als Content Delivery Network.') },
    { class: 'Hint', message: 'networkBasisMissing' },
  ],
  [
    'CDN named in the notice by its company nearby',
    { ...cloudflare, ...notice('Wir nutzen das Netz der Cloudflare Germany GmbH, München.') },
    { class: 'NoClassification', message: 'originHiddenNamed' },
  ],
  [
    'CDN named in the notice with a basis',
    { ...cloudflare, ...notice('Wir nutzen Cloudflare. Cloudflare ist unter dem EU-US Data Privacy Framework zertifiziert.') },
    { class: 'NoClassification', message: 'originHiddenNamed' },
  ],
  ['host of files, notice silent', pages, { class: 'Hint', message: 'hostNotNamedListed', cause: 'hosting:www.muster.test' }],
  [
    'the network behind such a host is his',
    { ...pages, pages: [pageFact({ headers: { 'x-served-by': 'cache-fra-1' } })] },
    { class: 'Hint', message: 'hostNotNamedListed' },
  ],
  [
    'host of files, notice not readable',
    { ...pages, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'NoClassification', message: 'hostUnread' },
  ],
  ...(
    [
      ['Unser Hoster ist GitHub Pages (GitHub, Inc., San Francisco, USA).', 'Hint', 'hostBasisMissingListed'],
      ['Die Website liegt bei GitHub Pages.', 'Hint', 'hostBothMissingListed'],
      ['Die Website liegt bei GitHub Pages. GitHub hat mit uns Standardvertragsklauseln vereinbart.', 'Hint', 'hostCountryMissingListed'],
      ['Gehostet wird bei GitHub, Inc., USA. Grundlage der Übermittlung ist das EU-US Data Privacy Framework.', 'Conform', 'hostTold'],
      ['Gehostet wird bei GitHub Inc., USA; es gelten die Standardvertragsklauseln der EU-Kommission.', 'Conform', 'hostTold'],
      // What is told of one company holds for no other.
      [
        'Die Website liegt bei GitHub Pages (USA).\nKarten\nWir nutzen Mapbox, Inc. (USA); die Übermittlung dorthin beruht auf Standardvertragsklauseln.',
        'Hint',
        'hostBasisMissingListed',
      ],
      [
        'Gehostet wird bei GitHub, Inc. (USA). Alle Übermittlungen in die USA beruhen auf dem Data Privacy Framework.',
        'Conform',
        'hostTold',
      ],
    ] as const
  ).map(([text, verdict, message]): [string, Partial<Facts>, Outline] => [
    text,
    { ...pages, ...notice(text) },
    { class: verdict, message },
  ]),
  ...(
    [
      ['Die Website läuft bei Render.', 'Hint', 'hostBothMissingRegion'],
      [
        'Die Website läuft bei Render (Render Services, Inc., USA); Grundlage ist das Data Privacy Framework.',
        'NoClassification',
        'hostStatusUnknown',
      ],
      ['Die Website läuft bei Render (Render Services, Inc., USA); Grundlage sind Standardvertragsklauseln.', 'Conform', 'hostTold'],
    ] as const
  ).map(([text, verdict, message]): [string, Partial<Facts>, Outline] => [
    text,
    { ...served({ serverCountry: 'US', serverIp: '216.24.57.7' }), ...notice(text) },
    { class: verdict, message },
  ]),
  [
    'platform by its alias, named in the notice',
    {
      ...served({ serverCountry: 'US', serverIp: '199.60.103.31', cnames: ['145.group41.sites.hscoscdn-eu1.net'] }),
      ...notice('Wir hosten bei HubSpot Ireland Limited, Dublin.'),
    },
    { class: 'NoClassification', message: 'originHiddenNamed' },
  ],
  [
    'platform behind the network of somebody else, one of them named',
    {
      ...served({ serverCountry: 'US', serverIp: '104.18.2.3', cnames: ['145.group41.sites.hscoscdn-eu1.net'] }),
      ...notice('Wir hosten bei HubSpot Ireland Limited, Dublin.'),
    },
    { class: 'NoClassification', message: 'originHidden' },
  ],
  [
    'platform behind the network of somebody else, both named',
    {
      ...served({ serverCountry: 'US', serverIp: '104.18.2.3', cnames: ['145.group41.sites.hscoscdn-eu1.net'] }),
      ...notice('Wir hosten bei HubSpot Ireland Limited, Dublin. HubSpot schaltet das Netz der Cloudflare, Inc. vor.'),
    },
    { class: 'NoClassification', message: 'originHiddenNamed' },
  ],
  [
    'platform by its headers',
    { ...served({ serverCountry: 'US', serverIp: '3.5.6.7' }), pages: [pageFact({ headers: { 'x-powered-by': 'HubSpot' } })] },
    { class: 'Hint', message: 'networkNotNamed' },
  ],
  [
    'USA, hosting company named in the notice',
    {
      ...served({ serverCountry: 'US', serverIp: '3.5.6.7' }),
      noticeServices: { used: [{ serviceId: 'wix', quote: 'Wir hosten bei IONOS' }], notUsed: [], complete: true },
    },
    { class: 'Hint', message: 'unitedStatesNamed' },
  ],
  [
    'USA, host of files named in the passage on hosting',
    { ...served({ serverCountry: 'US', serverIp: '3.5.6.7' }), ...notice('Gehostet wird diese Website bei Netlify.') },
    { class: 'Hint', message: 'unitedStatesNamed' },
  ],
  [
    'CDN, notice not readable',
    { ...cloudflare, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'NoClassification', message: 'originHidden' },
  ],
  [
    'CDN by its headers',
    { pages: [pageFact({ headers: { server: 'cloudflare', 'cf-ray': '8f1-FRA' } })] },
    { class: 'Hint', message: 'networkNotNamed' },
  ],
  ['CDN by its alias', served({ serverCountry: 'DE', cnames: ['www.muster.test.edgekey.net'] }), { class: 'Hint' }],
  [
    'European CDN hides the origin too',
    { pages: [pageFact({ headers: { server: 'BunnyCDN-DE1-752' } })] },
    { class: 'NoClassification', message: 'originHidden' },
  ],
  ['country unknown', served({ serverCountry: null }), { class: 'NoClassification', message: 'unknown' }],
  ['registry code', served({ serverCountry: 'EU' }), { class: 'NoClassification', message: 'unknown' }],
  ['no address', served({ serverIp: null }), { class: 'NoClassification', message: 'unknown' }],
  [
    'the final document counts, not the redirect before it',
    {
      requests: [
        requestFact({ id: 'redirect', url: 'https://muster.test/', type: 'document', serverCountry: 'US', serverIp: '3.5.6.7' }),
        requestFact({ id: 'doc', url: siteUrl, type: 'document' }),
      ],
    },
    { class: 'Conform' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
