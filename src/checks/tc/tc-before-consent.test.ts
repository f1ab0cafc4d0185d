import { expect, it, vi } from 'vitest';
import { US_DPF_VALID } from '#knowledge/country.ts';
import { applicability, cookieFact, formFact, legalPage, requestFact, siteUrl, storageFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, catalogueUse, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import check from './tc-before-consent.ts';

const call: Call = { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', states: ['none'] };
/** One recipient with this seat and status, called in state none. */
const site = (use: Partial<ServiceUse>, part: Partial<Call> = {}, rest: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    ...traffic({ ...call, ...part }),
    services: [catalogueUse(part.service ?? 'google-analytics', part.states ?? ['none'], { dpf: 'not-applicable', ...use })],
    ...rest,
  });
const american = (dpf: ServiceUse['dpf']): Partial<ServiceUse> => ({ vendorCountry: 'US', parentCountry: 'US', dpf });
const namedInNotice = {
  noticeServices: { used: ['meta-pixel', 'vercel', 'hotjar'].map((serviceId) => ({ serviceId, quote: '' })), notUsed: [], complete: true },
};
const german = { vendorCountry: 'DE', parentCountry: 'DE' };
const indian = { vendorCountry: 'IN', parentCountry: 'IN' };
const notice = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const unreadable = { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) };

const madeWith = (system: string) => ({ applicability: applicability({ system }) });

const widgetStyles: Call = {
  service: 'calendly',
  url: 'https://assets.calendly.com/assets/external/widget.css',
  type: 'stylesheet',
  states: ['none'],
};

const cases: [string, Partial<Facts>, Outline][] = [
  ['no recipients', bannerSite(), { class: 'Conform', message: 'noneAbroad' }],
  [
    'no recipients but whoever keeps the site',
    bannerSite({ requests: [requestFact({ id: 'doc', url: siteUrl, type: 'document', serverCountry: 'US', serverIp: '3.5.6.7' })] }),
    { class: 'Conform', message: 'noneAbroadHosted' },
  ],
  ['German company', site(german, { serverCountry: 'DE' }), { class: 'Conform' }],
  ['Japanese company', site({ vendorCountry: 'JP', parentCountry: 'JP' }, { serverCountry: 'JP' }), { class: 'Conform' }],
  [
    'US company not on the list',
    site(american('not-listed')),
    { class: 'Risk', message: 'notListed', cause: 'google-analytics', refs: ['r1'] },
  ],
  ['US company no longer on the list', site(american('inactive')), { class: 'Risk', message: 'notListed' }],
  ['not on the list, after rejecting', site(american('not-listed'), { states: ['reject'] }), { class: 'Risk' }],
  ['not on the list, after accepting', site(american('not-listed'), { states: ['accept'] }), { class: 'Conform' }],
  [
    'not on the list, clauses named',
    site(american('not-listed'), {}, notice('Es gelten Standardvertragsklauseln.')),
    { class: 'Hint', message: 'withGuaranteeGeneral' },
  ],
  [
    'not on the list, clauses named for whom the notice describes',
    site(american('not-listed'), {}, notice('Wir nutzen Google Analytics. Mit Google haben wir Standardvertragsklauseln geschlossen.')),
    { class: 'Hint', message: 'withGuarantee' },
  ],
  [
    'not on the list, clauses named for all transfers to its country',
    site(american('not-listed'), {}, notice('Übermittlungen in die USA stützen wir auf Standardvertragsklauseln.')),
    { class: 'Hint', message: 'withGuarantee' },
  ],
  [
    'not on the list, notice not readable',
    site(american('not-listed'), {}, unreadable),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  ['on the list', site(american('active')), { class: 'Hint', message: 'listed' }],
  [
    'on the list, signals that say “denied” alone',
    site(american('active'), { url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G100', gcs: 'G100' }),
    { class: 'Hint', message: 'listedSignals' },
  ],
  [
    'on the list, limited advertisements and no others',
    bannerSite(
      traffic({ service: 'google-adsense', url: 'https://pagead2.googlesyndication.com/pagead/ads?client=ca-1&ltd=1', states: ['reject'] }),
    ),
    { class: 'Hint', message: 'listedLimited' },
  ],
  [
    'on the list, advertisements of any kind',
    bannerSite(
      traffic({ service: 'google-adsense', url: 'https://pagead2.googlesyndication.com/pagead/ads?client=ca-1', states: ['reject'] }),
    ),
    { class: 'Hint', message: 'listed' },
  ],
  [
    'on the list, signals with consent given',
    site(american('active'), { url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G111', gcs: 'G111' }),
    { class: 'Hint', message: 'listed' },
  ],
  [
    'on the list, a measurement of errors that stores nothing',
    bannerSite(traffic({ service: 'new-relic', url: 'https://bam.nr-data.net/1/a', states: ['none'] })),
    { class: 'Hint', message: 'listedMeasurement' },
  ],
  ...(
    [
      ['https://www.paypal.com/de_DE/i/scr/pixel.gif', 'serverInUsaPixel'],
      ['https://www.paypalobjects.com/de_DE/i/btn/btn_donate_LG.gif', 'serverInUsa'],
    ] as const
  ).map(([url, message]): [string, Partial<Facts>, Outline] => [
    `a picture of a payment service: ${url}`,
    bannerSite(traffic({ service: 'paypal', url, type: 'image', states: ['none'], serverCountry: 'US', serverIp: '3.5.6.7' })),
    { class: 'Hint', message },
  ]),
  [
    'on the list, with clauses beside it in the notice',
    site(american('active'), {}, notice('Google Analytics: Grundlage der Übermittlung in die USA sind Standardvertragsklauseln.')),
    { class: 'Hint', message: 'listedNamed' },
  ],
  [
    'on the list, with clauses beside another recipient',
    site(american('active'), {}, notice('Intercom R&D; an die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln.')),
    { class: 'Hint', message: 'listed' },
  ],
  [
    'on the list, which the notice names',
    site(american('active'), {}, notice('Data Privacy Framework')),
    { class: 'Hint', message: 'listedNamed' },
  ],
  ...(
    [
      ['youtube', 'https://i.ytimg.com/vi/a/hqdefault.jpg', [], 'listedPictures'],
      ['youtube', 'https://i.ytimg.com/vi/a/hqdefault.jpg', ['id'], 'listed'],
      ['meta-pixel', 'https://www.facebook.com/tr/?id=1', [], 'listed'],
    ] as const
  ).map(([service, url, identifiers, message]): [string, Partial<Facts>, Outline] => [
    `a picture alone: ${url} (${identifiers.length})`,
    site(american('active'), { service, url, type: 'image', identifiers: [...identifiers] }),
    { class: 'Hint', message },
  ]),
  [
    'German company, server in the USA, which the notice explains',
    site(
      german,
      { serverCountry: 'US', serverIp: '3.5.6.7' },
      notice('Google Analytics übermittelt in die USA; es gelten Standardvertragsklauseln.'),
    ),
    { class: 'Hint', message: 'serverInUsaCountingExplained' },
  ],
  // The basis told of another recipient, close by, explains nothing of this one.
  ...(
    [
      'Google Analytics stammt von einer Firma in Köln. Meta Platforms, Inc. in den USA ist nach dem Data Privacy Framework zertifiziert.',
      'Vercel Inc. (USA) betreibt die Website. Bilder kommen aus Google Analytics.\nVercel ist nach dem Data Privacy Framework zertifiziert.',
      'Google Analytics\nWir zählen Besuche.\nHotjar\nHotjar übermittelt in die USA; es gelten Standardvertragsklauseln.',
    ] as const
  ).map((text): [string, Partial<Facts>, Outline] => [
    `German company, server in the USA: ${text}`,
    site(german, { serverCountry: 'US', serverIp: '3.5.6.7' }, { ...notice(text), ...namedInNotice }),
    { class: 'Hint', message: 'serverInUsaCounting' },
  ]),
  ['Irish subsidiary, parent on the list', site({ ...american('active'), vendorCountry: 'IE' }), { class: 'Hint', message: 'listed' }],
  [
    'Irish subsidiary, parent not on the list',
    site({ ...american('not-listed'), vendorCountry: 'IE' }),
    { class: 'Hint', message: 'parentOnly' },
  ],
  ['status unknown, consent missing whatever it is', site(american('unknown')), { class: 'Hint', messages: ['listedPerhaps'] }],
  [
    'status unknown, the notice names clauses beside the service',
    site(american('unknown'), {}, { ...notice('Google Analytics: Mit Google bestehen Standardvertragsklauseln.'), ...namedInNotice }),
    { class: 'Hint', messages: ['listedPerhapsCovered'] },
  ],
  [
    'status unknown, seated by the notice where a decision holds',
    site(
      american('unknown'),
      {},
      {
        ...notice('Google Analytics (Google Analytics Ltd., 8 King Street, London, Vereinigtes Königreich; Angemessenheitsbeschluss).'),
        ...namedInNotice,
      },
    ),
    { class: 'Hint', messages: ['listedPerhapsElsewhere'] },
  ],
  [
    'status unknown, need for consent disputed',
    site(american('unknown'), { service: 'font-awesome', url: 'https://kit.fontawesome.com/a.js' }),
    { class: 'NoClassification', message: 'ownerUnknown' },
  ],
  [
    'status unknown and need for consent disputed, beside one that is listed',
    bannerSite({
      ...traffic(call, { service: 'font-awesome', url: 'https://kit.fontawesome.com/a.js', states: ['none'] }),
      services: [
        catalogueUse('google-analytics', ['none'], american('active')),
        catalogueUse('font-awesome', ['none'], american('unknown')),
      ],
    }),
    { class: 'Hint', messages: ['listed', 'listedFilesPerhaps'] },
  ],
  ['Indian company served from there', site(indian, { serverCountry: 'IN' }), { class: 'Risk', message: 'noAdequacy' }],
  ['Indian company served from Germany', site(indian, { serverCountry: 'DE' }), { class: 'Hint', message: 'parentOnly' }],
  [
    'Russian company',
    site({ vendorCountry: 'RU', parentCountry: 'RU' }, { serverCountry: 'DE' }),
    { class: 'Risk', message: 'noAdequacy' },
  ],
  [
    'another country in the address that the notice tells',
    site(
      { vendorCountry: 'AM', parentCountry: 'AM' },
      { service: 'elfsight', url: 'https://elfsightcdn.com/a.js', serverCountry: 'DE' },
      notice('Elfsight LLC, Andorra la Vella, Andorra, liefert Bilder.'),
    ),
    { class: 'Hint', message: 'parentOnlyStated' },
  ],
  [
    'not on the list, clauses named for another recipient alone',
    site(american('not-listed'), {}, notice('Die Intercom, Inc. (USA) stützt sich auf Standardvertragsklauseln.')),
    { class: 'Hint', message: 'withGuaranteeElsewhere' },
  ],
  ['connection only', site(american('not-listed'), { type: 'preconnect' }), { class: 'Hint', message: 'connectionOnly' }],
  ['connection only, on the list', site(american('active'), { type: 'preconnect' }), { class: 'Hint', message: 'connectionOnly' }],
  [
    'connection only, of which nothing is known',
    site(american('unknown'), { type: 'preconnect' }),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['connection only, from here', site(german, { type: 'preconnect', serverCountry: 'DE' }), { class: 'Conform' }],
  // Addresses geolocate wrongly: the company decides.
  [
    'German company, server in the USA',
    site(german, { serverCountry: 'US', serverIp: '3.5.6.7' }),
    { class: 'Hint', message: 'serverInUsaCounting' },
  ],
  ...(['plausible', 'framer-events', 'simple-analytics'] as const).map((service): [string, Partial<Facts>, Outline] => [
    `company in the EEA whose counting is disputed, server in the USA: ${service}`,
    site(german, { service, url: 'https://zaehler.test/script.js', type: 'script', serverCountry: 'US', serverIp: '3.5.6.7' }),
    { class: 'Hint', message: 'serverInUsaCounted' },
  ]),
  [
    'an embedded shop, which visitors who reject need as well',
    site(american('unknown'), { service: 'ecwid', url: 'https://app.ecwid.com/script.js', type: 'script' }),
    { class: 'Conform' },
  ],
  [
    'an embedded shop of a company not on the list',
    site(american('not-listed'), { service: 'ecwid', url: 'https://app.ecwid.com/script.js', type: 'script' }),
    { class: 'Risk', message: 'notListed' },
  ],
  ...(['image', 'stylesheet', 'frame'] as const).map((type): [string, Partial<Facts>, Outline] => [
    `${type} of a German company from a server in the USA`,
    site(german, { serverCountry: 'US', serverIp: '3.5.6.7', type }),
    { class: 'Hint', message: type === 'frame' ? 'serverInUsaFrame' : 'serverInUsa' },
  ]),
  [
    'tracker that a frame of another service brings',
    bannerSite(
      traffic(
        { service: 'perspective', url: 'https://a.perspectivefunnel.com/', type: 'frame', states: ['none'] },
        {
          service: 'meta-pixel',
          url: 'https://www.facebook.com/tr/',
          type: 'image',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'perspective',
        },
      ),
    ),
    { class: 'Hint', messages: ['listedBroughtTracking'] },
  ],
  ['German company behind a delivery network', site(german, { serverCountry: 'US', serverIp: '104.18.2.3' }), { class: 'Conform' }],
  [
    'German company behind a delivery network by name',
    site(german, { serverCountry: 'US', serverIp: '3.5.6.7', cnames: ['x.cloudfront.net'] }),
    { class: 'Conform' },
  ],
  [
    'seat unknown',
    site({ vendorCountry: null, parentCountry: null, dpf: 'unknown' }),
    { class: 'NoClassification', message: 'ownerUnknown' },
  ],
  [
    'unknown host',
    bannerSite(traffic({ url: 'https://x.fremd.test/a.js', states: ['none'] })),
    { class: 'NoClassification', message: 'hostUnknownPlaced' },
  ],
  [
    'unknown host that the notice names',
    bannerSite({ ...traffic({ url: 'https://x.fremd.test/a.js', states: ['none'] }), ...notice('Bilder der Fremd GmbH (fremd.test)') }),
    { class: 'NoClassification', message: 'hostUnknownNamedPlaced' },
  ],
  [
    'unknown host whose seat the notice tells by its town',
    bannerSite({ ...traffic({ url: 'https://x.fremd.test/a.js', states: ['none'] }), ...notice('Fremd GmbH, Bremen (fremd.test)') }),
    { class: 'NoClassification', message: 'hostUnknownSeatedPlaced' },
  ],
  [
    'unknown host that shows the banner',
    bannerSite(traffic({ url: 'https://x.fremd.test/a.js', states: ['none'], servesBanner: true })),
    { class: 'NoClassification', message: 'bannerHostPlaced' },
  ],
  [
    'company in the EEA whose parent may or may not be on the list, server in the USA',
    site({ vendorCountry: 'LU', parentCountry: 'US', dpf: 'unknown' }, { serverCountry: 'US', serverIp: '3.5.6.7' }),
    { class: 'Hint', message: 'serverInUsaCounting' },
  ],
  [
    'company in the EEA whose parent may or may not be on the list, server in the EEA',
    site({ vendorCountry: 'LU', parentCountry: 'US', dpf: 'unknown' }, { serverCountry: 'IE' }),
    { class: 'NoClassification' },
  ],
  [
    'Irish company of a Chinese group',
    site({ vendorCountry: 'IE', parentCountry: 'CN' }, { serverCountry: 'NL' }),
    { class: 'Risk', message: 'noAdequacyGroup' },
  ],
  [
    'Irish company of a Chinese group, clauses named',
    site({ vendorCountry: 'IE', parentCountry: 'CN' }, {}, notice('Es gelten Standardvertragsklauseln.')),
    { class: 'Hint', message: 'withGuaranteeGeneralGroup' },
  ],
  [
    'form that the visitor came for',
    site(american('active'), { service: 'hubspot-forms', url: 'https://js.hsforms.net/forms/v2.js' }),
    { class: 'Hint', message: 'listedForm' },
  ],
  ...(
    [
      ['its sign-up is on the page', 'webinarjam', 'listedForm'],
      ['the form of the page sends elsewhere', 'mailchimp', 'listedDisputed'],
    ] as const
  ).map(([name, actionServiceId, message]): [string, Partial<Facts>, Outline] => [
    `service for webinars: ${name}`,
    site(
      american('active'),
      { service: 'webinarjam', url: 'https://event.webinarjam.com/register/a' },
      { forms: [formFact({ pageUrl: siteUrl, actionParty: 'third', actionServiceId })] },
    ),
    { class: 'Hint', message },
  ]),
  [
    'form that stores something besides',
    site(
      american('active'),
      { service: 'hubspot-forms', url: 'https://js.hsforms.net/forms/v2.js' },
      {
        cookies: [
          cookieFact({ name: 'hs_id', serviceId: 'hubspot-forms', category: 'marketing', needsConsent: 'disputed', states: ['none'] }),
        ],
      },
    ),
    { class: 'Hint', message: 'listedStoring' },
  ],
  [
    'calendar that keeps a session although nobody books',
    site(
      american('active'),
      { service: 'calendly', url: 'https://calendly.com/api/booking' },
      {
        cookies: [
          cookieFact({ name: '_calendly_session', serviceId: 'calendly', category: 'necessary', needsConsent: 'no', states: ['none'] }),
        ],
      },
    ),
    { class: 'Hint', message: 'listedStoring' },
  ],
  [
    'calendar that keeps only what wards off bots',
    site(
      american('active'),
      { service: 'calendly', url: 'https://calendly.com/api/booking' },
      { cookies: [cookieFact({ name: '__cf_bm', serviceId: 'calendly', category: 'security', needsConsent: 'no', states: ['none'] })] },
    ),
    { class: 'Hint', message: 'listedDisputed' },
  ],
  [
    'protection against bots is no matter of consent',
    site(
      american('active'),
      { service: 'hubspot-forms', url: 'https://js.hsforms.net/forms/v2.js' },
      {
        cookies: [cookieFact({ name: '__cf_bm', serviceId: 'hubspot-forms', category: 'security', states: ['none'] })],
      },
    ),
    { class: 'Hint', message: 'listedForm' },
  ],
  [
    'network whose pictures a feed brings',
    bannerSite(
      traffic(
        { service: 'elfsight', url: 'https://static.elfsight.com/platform/platform.js', states: ['none'] },
        {
          service: 'instagram',
          url: 'https://scontent.cdninstagram.com/a.jpg',
          type: 'image',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'elfsight',
        },
      ),
    ),
    { class: 'Hint', messages: ['parentOnly', 'listedBrought'] },
  ],
  ['style sheet of a widget from abroad', bannerSite(traffic(widgetStyles)), { class: 'Conform', message: 'noneAbroadStyles' }],
  [
    'style sheet of a widget from abroad, rejecting not possible',
    noRejectSite(traffic(widgetStyles)),
    { class: 'NoClassification', message: 'noneAbroadStylesRejectNotExamined' },
  ],
  [
    'style sheet of a widget from abroad beside the builder of the site',
    bannerSite({
      ...traffic(widgetStyles, {
        service: 'webflow',
        url: 'https://cdn.prod.website-files.com/a.css',
        type: 'stylesheet',
        states: ['none'],
      }),
      ...madeWith('Webflow'),
    }),
    { class: 'Conform', message: 'exceptNecessaryStyles' },
  ],
  [
    'style sheet of a widget from Germany',
    bannerSite(traffic({ ...widgetStyles, service: 'dr-flex', url: 'https://dr-flex.de/embed.css' })),
    { class: 'Conform', message: 'noneAbroad' },
  ],
  [
    'the builder with which the site is made',
    site(
      american('active'),
      { service: 'webflow', url: 'https://cdn.prod.website-files.com/a.css', type: 'stylesheet' },
      madeWith('Webflow'),
    ),
    { class: 'Conform', message: 'exceptNecessary' },
  ],
  [
    'the platform on which the shop runs',
    site(american('active'), { service: 'shopify', url: 'https://cdn.shopify.com/a.js' }, madeWith('Shopify')),
    { class: 'Conform', message: 'exceptNecessary' },
  ],
  [
    'the European platform of the shop, whose servers answer from abroad',
    site(
      german,
      { service: 'plentymarkets', url: 'https://cdn02.plentymarkets.com/a.js', serverCountry: 'US', serverIp: '3.5.6.7' },
      madeWith('PlentyONE (plentymarkets)'),
    ),
    { class: 'Conform', message: 'serverAbroad' },
  ],
  [
    'the same platform on a site made otherwise',
    site(
      german,
      { service: 'plentymarkets', url: 'https://cdn02.plentymarkets.com/a.js', serverCountry: 'US', serverIp: '3.5.6.7' },
      madeWith('WordPress'),
    ),
    { class: 'Hint' },
  ],
  [
    'files from another builder',
    site(
      american('active'),
      { service: 'webflow', url: 'https://cdn.prod.website-files.com/a.css', type: 'stylesheet' },
      madeWith('WordPress'),
    ),
    { class: 'Hint' },
  ],
  [
    'the builder where it recognises visitors',
    site(
      american('active'),
      { service: 'wix', url: 'https://static.parastorage.com/a.js' },
      {
        ...madeWith('Wix'),
        cookies: [cookieFact({ name: 'x', serviceId: 'wix', needsConsent: 'yes', category: 'marketing', states: ['none'] })],
      },
    ),
    { class: 'Hint' },
  ],
  [
    'analytics of the same platform',
    site(american('active'), { service: 'shopify-analytics', url: 'https://monorail-edge.shopifysvc.com/a' }, madeWith('Shopify')),
    { class: 'Hint' },
  ],
  [
    'mere files of a company on the list',
    bannerSite(traffic({ service: 'google-fonts', url: 'https://fonts.googleapis.com/css2', states: ['none'] })),
    { class: 'Hint', message: 'listedFiles' },
  ],
  [
    'files that the pages and an embed load',
    bannerSite(
      traffic(
        { service: 'google-fonts', url: 'https://fonts.googleapis.com/css2', states: ['none'] },
        { service: 'google-maps', url: 'https://www.google.com/maps/embed', type: 'frame', states: ['none'] },
        {
          service: 'google-fonts',
          url: 'https://fonts.gstatic.com/a.woff2',
          type: 'font',
          states: ['none'],
          parentId: 'r2',
          embeddedBy: 'google-maps',
          inOwnFrame: false,
        },
      ),
    ),
    { class: 'Hint', messages: ['listedMixedFiles', 'listed'] },
  ],
  [
    'files that a consent tool loads, not the pages',
    bannerSite(
      traffic(
        { service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js', states: ['none'] },
        { service: 'google-fonts', url: 'https://fonts.googleapis.com/css2', states: ['none'], parentId: 'r1' },
      ),
    ),
    { class: 'Hint', messages: ['listedStartedFiles'] },
  ],
  [
    'scripts of a payment service that answers from abroad: tied to the banner, nobody who rejects could pay',
    bannerSite(
      traffic({ service: 'paypal', url: 'https://www.paypal.com/sdk/js', states: ['none'], serverCountry: 'US', serverIp: '3.5.6.7' }),
    ),
    { class: 'Hint', message: 'serverInUsaPayment' },
  ],
  [
    'a font that only its vendor may deliver',
    site(american('active'), { service: 'adobe-fonts', url: 'https://use.typekit.net/a.css' }),
    { class: 'Hint', message: 'listedServedOnly' },
  ],
  [
    'a payment service, which is not to wait for the banner',
    site(american('active'), { service: 'stripe', url: 'https://js.stripe.com/v3/' }),
    { class: 'Hint', message: 'listedPayment' },
  ],
  [
    'a payment service in the cart alone',
    site(american('active'), { service: 'stripe', url: 'https://js.stripe.com/v3/', pageUrl: `${siteUrl}kasse` }),
    { class: 'Hint', message: 'listedPaying' },
  ],
  [
    'a payment service that shows prices',
    site(american('active'), { service: 'stripe', url: 'https://js.stripe.com/v3/pricing-table.js', pageUrl: `${siteUrl}preise` }),
    { class: 'Hint', message: 'listedPrices' },
  ],
  [
    'a tour whose script writes the identifier of a measuring service',
    {
      ...bannerSite(traffic({ service: 'matterport', url: 'https://static.matterport.com/showcase.js', states: ['none'] })),
      storage: [
        storageFact({
          key: 'ajs_anonymous_id',
          serviceId: 'segment',
          category: 'analytics',
          needsConsent: 'yes',
          setBy: 'https://static.matterport.com/showcase.js',
          states: ['none'],
        }),
      ],
    },
    { class: 'Hint', message: 'listedStoringPerhaps' },
  ],
  [
    'captcha, which has a check of its own',
    bannerSite(traffic({ service: 'google-recaptcha', url: 'https://www.google.com/recaptcha/api.js', states: ['none'] })),
    { class: 'Hint', message: 'listedCaptcha' },
  ],
  [
    'pictures of persons by the hash of their address',
    bannerSite(
      traffic({
        service: 'gravatar',
        url: 'https://secure.gravatar.com/avatar/5c0ef2b1d8a7b0b6e0b9f6a8a4e1d2c3?s=50',
        type: 'image',
        states: ['none'],
      }),
    ),
    { class: 'Hint', message: 'listedAvatars' },
  ],
  [
    'tag manager alone',
    bannerSite(traffic({ service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js', states: ['none'] })),
    { class: 'Hint', message: 'listedDisputed' },
  ],
  [
    'tag manager that loads another service',
    bannerSite(
      traffic(
        { service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js', states: ['none'] },
        { service: 'etracker', url: 'https://code.etracker.com/t.js', states: ['none'], parentId: 'r1' },
      ),
    ),
    { class: 'Hint', message: 'listedLoader' },
  ],
  [
    'strictly necessary',
    site(american('not-listed'), { service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js' }),
    { class: 'Conform' },
  ],
  [
    'the consent tool alone answers from the USA',
    bannerSite(traffic({ service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js', serverCountry: 'US' })),
    { class: 'Conform', message: 'serverAbroad' },
  ],
  [
    'the consent tool alone has its seat in the USA',
    site(american('not-listed'), { service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js' }),
    { class: 'Conform', message: 'exceptTool' },
  ],
  ['rejecting not examined', noRejectSite(), { class: 'NoClassification', message: 'noneAbroadRejectNotExamined' }],
  [
    'what an embed brings along to the same country is told once',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://static.doubleclick.net/a.js',
          parentId: 'r1',
          embeddedBy: 'youtube',
          states: ['none'],
        },
      ),
    ),
    { class: 'Hint', messages: ['listed'], cause: 'youtube' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('turns into a risk when the framework falls', () => {
  vi.spyOn(US_DPF_VALID, 'valid', 'get').mockReturnValue(false);
  expect(outline(check, site(american('active')))).toMatchObject({ class: 'Risk', message: 'notListed' });
  vi.restoreAllMocks();
});

it('tells a search that works with its visitors from other scripts', () => {
  const seen = { service: 'findologic', states: ['none'], serverCountry: 'US', serverIp: '3.5.6.7' } as const;
  const { requests, ...rest } = traffic(
    { ...seen, states: ['none'], url: 'https://cdn.findologic.com/a.js', type: 'script' },
    { ...seen, states: ['none'], url: 'https://service.findologic.com/autocomplete.php?query=a', type: 'fetch' },
  );
  const field = { name: 'q', label: 'Suche', type: 'search', search: true };
  const typed = requests.map((request, at) => (at === 1 ? { ...request, typedInto: field } : request));
  expect(outline(check, bannerSite({ ...rest, requests: typed }))).toMatchObject({ message: 'serverInUsaSearch' });
  expect(outline(check, bannerSite({ ...rest, requests }))).toMatchObject({ message: 'serverInUsaScript' });
});
