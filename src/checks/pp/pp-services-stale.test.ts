import { expect, it } from 'vitest';
import { cookieFact, legalPage, link, noLegalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './pp-services-stale.ts';

const url = `${siteUrl}datenschutz`;
const named = (...ids: string[]) => ({
  noticeServices: { used: ids.map((serviceId) => ({ serviceId, quote: `Wir nutzen ${serviceId}` })), notUsed: [], complete: true },
});
const three = named('google-analytics', 'hotjar', 'meta-pixel');
const saying = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['nothing described', {}, { class: 'Conform' }],
  ['three services not seen', three, { class: 'Hint', message: 'notSeen', cause: 'privacy-notice:stale-services', refs: [url, url, url] }],
  ['two services not seen', named('google-analytics', 'hotjar'), { class: 'Conform' }],
  ['one of three seen', { ...three, services: [catalogueUse('hotjar')] }, { class: 'Conform' }],
  ['one of three seen by its cookie', { ...three, cookies: [cookieFact({ serviceId: 'hotjar' })] }, { class: 'Conform' }],
  [
    'the processor of another service',
    {
      noticeServices: {
        used: [{ serviceId: 'cloudflare', quote: 'Calendly setzt über ihren Dienstleister Cloudflare die Cookies __cf_bm und _cfuvid.' }],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'the name of the company behind a service in use',
    { ...named('usercentrics'), services: [catalogueUse('cookiebot')] },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'the provider of a provider',
    {
      noticeServices: {
        used: [
          { serviceId: 'cloudflare', quote: 'Calendly setzt die Cookies über ihren Dienstleister Cloudflare zur Abwehr von Robotern.' },
        ],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'a messenger to which a page links',
    { ...named('whatsapp', 'google-analytics', 'hotjar'), pages: [pageFact({ links: [link({ href: 'https://wa.me/49301234' })] })] },
    { class: 'Conform', message: 'fewUnseen' },
  ],
  [
    'links of the notice are no use',
    {
      ...named('whatsapp', 'google-analytics', 'hotjar'),
      pages: [pageFact({ links: [link({ href: url })] }), pageFact({ url, links: [link({ href: 'https://www.whatsapp.com/legal' })] })],
    },
    { class: 'Hint', message: 'notSeen' },
  ],
  [
    'a tag manager whose container comes from a server of the site',
    {
      ...named('google-tag-manager', 'hotjar', 'meta-pixel'),
      cookies: [cookieFact({ name: 'FPID', serviceId: 'google-analytics' })],
    },
    { class: 'Conform', message: 'fewUnseen' },
  ],
  ['work off the site', named('mailchimp', 'cleverreach'), { class: 'Conform', message: 'allSeen' }],
  ['payments and donations, no page missing', named('paypal', 'twingle'), { class: 'Conform', message: 'elsewhere' }],
  [
    'a donation form on a page that was not visited',
    { ...named('twingle'), pages: [pageFact({ links: [link({ href: `${siteUrl}spenden` })] })] },
    { class: 'Conform', message: 'elsewhereUnvisited' },
  ],
  ['a donation form that was seen', { ...named('twingle'), services: [catalogueUse('twingle')] }, { class: 'Conform', message: 'allSeen' }],
  [
    'not enough pages',
    { ...three, pages: [pageFact({ links: [link({ href: `${siteUrl}angebot` }), link({ href: `${siteUrl}team` })] })] },
    { class: 'NoClassification', message: 'fewPages' },
  ],
  [
    'dead service',
    saying('Wir nutzen die +1-Schaltfläche von Google+ auf unseren Seiten.'),
    { class: 'Hint', message: 'dead', cause: 'privacy-notice:dead-services' },
  ],
  [
    'a plugin of a network whose other product is in use, beside an old name',
    {
      ...saying('Wir setzen Google AdWords ein.'),
      noticeServices: {
        used: [
          { serviceId: 'facebook-plugins', quote: 'Auf unseren Seiten sind Plugins des Netzwerks Facebook (Like-Button) integriert.' },
        ],
        notUsed: [],
        complete: true,
      },
      services: [catalogueUse('instagram')],
    },
    { class: 'Hint', message: 'deadUnseen' },
  ],
  [
    'the sentence on one that is gone names another service by a part of its name',
    {
      ...saying('Wir setzen Google Universal Analytics ein.'),
      noticeServices: {
        used: [{ serviceId: 'google-analytics', quote: 'Wir setzen Google Universal Analytics ein.' }],
        notUsed: [],
        complete: true,
      },
      services: [catalogueUse('instagram')],
    },
    { class: 'Hint', message: 'dead' },
  ],
  ['a profile in a network', named('instagram'), { class: 'Conform', message: 'allSeen' }],
  ['old name', saying('Wir setzen Google AdWords ein.'), { class: 'Hint', message: 'dead' }],
  ['old name marked as such', saying('Wir setzen Google Ads (früher Google AdWords) ein.'), { class: 'Conform' }],
  ['said to be gone', saying('Google+ wurde eingestellt.'), { class: 'Conform' }],
  ['living product of the same name', saying('Wir setzen Piwik PRO ein.'), { class: 'Conform' }],
  ['no notice', { ...three, privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  [
    'notice not read',
    { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
