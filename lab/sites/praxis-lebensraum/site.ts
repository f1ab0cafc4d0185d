import { json } from '../../answers.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomDigits, randomText, uuid } from '../../random.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { powrFeeds } from '../../third-parties/powr/hosts.ts';
import { wixMedia } from '../../third-parties/wix/hosts.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { practice } from './frame.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { portrait, room, woodPath } from './pictures.ts';
import { truth } from './truth.ts';

const address = '34.149.87.45';

wixMedia.publish(practice.media.portrait, portrait);
wixMedia.publish(practice.media.room, room);
wixMedia.publish(practice.media.path, woodPath);
powrFeeds.publish(practice.powrApp, {
  account: 'praxis.lebensraum.beispiel',
  captions: ['Drei Atemzüge', 'Nebel am Schauinsland', 'Was heute leicht war', 'Pause', 'Herbstlicht', 'Schritt für Schritt'],
});

function accessTokens({ cookies }: LabRequest): LabResponse {
  const strict = { secure: true, sameSite: 'None' } as const;
  const own = [
    setCookie('server-session-bind', uuid(), { ...strict, httpOnly: true }),
    setCookie('client-session-bind', uuid(), strict),
    setCookie('XSRF-TOKEN', `${Math.floor(Date.now() / 1000)}%7C${randomText(12)}`, strict),
    setCookie('hs', `-${randomDigits(9)}`, { ...strict, httpOnly: true }),
    setCookie('svSession', randomText(160), { ...strict, httpOnly: true, lifetimeSeconds: lifetimes.days(365), expires: true }),
  ];
  const body = {
    apps: { '13d21c63-b5ec-5912-8397-c3a5ddb27a97': { intId: 1042, instance: randomText(90) } },
    hs: Number(randomDigits(9)),
    visitorId: uuid(),
  };
  return json(body, cookies['svSession'] ? {} : { 'set-cookie': own });
}

const tags = {
  data: [
    {
      id: practice.analytics,
      name: 'google-tag',
      config: { type: 'GOOGLE_TAG', category: 'analytics', consentMode: true },
      loadOnce: true,
    },
  ],
};

/** A psychotherapist on Wix whose banner keeps back less than her notice says. */
export const praxisLebensraum: LabSite = {
  slug: 'praxis-lebensraum',
  url: `https://${practice.host}/`,
  about: {
    de: 'Psychotherapeutin auf Wix: Banner ohne Ablehnen auf der ersten Ebene, Analytics-Pings und YouTube vor jeder Wahl, Gesundheitsfrage beim Buchen.',
    en: 'A psychotherapist on Wix: a banner without reject on its first layer, Analytics pings and YouTube before any choice, health questions on booking.',
  },
  hosts: [
    siteHost({
      host: practice.host,
      address,
      cname: ['cdn1.wixdns.net', 'td-ccm-neg-87-45.wixdns.net'],
      hardened: false,
      headers: {
        'strict-transport-security': 'max-age=86400',
        'x-content-type-options': 'nosniff',
        'x-wix-request-id': '1763478093.6781204',
        server: 'Pepyaka',
        'set-cookie': 'ssr-caching=cache#desc=hit#varnish=hit_hit#dc#desc=fastly_g; Max-Age=60; Path=/',
      },
      pages: {
        ...contentPages,
        ...legalPages,
        '/_api/v1/access-tokens': accessTokens,
        [`/_api/tag-manager/api/v1/tags/sites/${practice.metaSiteId}`]: json(tags),
        '/_api/bookings-service/v2/bookings': json({ booking: { status: 'PENDING' } }),
      },
    }),
    apexHost(practice.domain, '185.230.63.107'),
  ],
  truth,
  choices: {
    reject: [
      { selector: '[data-hook="consent-banner-settings-button"]' },
      { selector: '[data-hook="consent-banner-settings-save-button"]' },
    ],
    accept: [{ selector: '[data-hook="consent-banner-apply-button"]' }],
  },
};
