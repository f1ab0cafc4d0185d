import { describe, expect, it } from 'vitest';
import type { BannerEvidence } from '#evidence/banner.ts';
import {
  banner,
  control,
  cookieFact,
  embedFact,
  judge,
  pageFact,
  requestFact,
  shopPage,
  siteUrl,
  toggle,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ck-misclassified-necessary.ts';

const fixed = (label: string) => toggle({ label, checked: true, disabled: true });
const uses = ['google-analytics', 'meta-pixel', 'google-tag-manager', 'youtube', 'matomo', 'stripe'].map((id) => catalogueUse(id));
const site = (part: Partial<BannerEvidence>, services = uses): Partial<Facts> =>
  bannerSite({ banner: { banner: banner(part), cmpName: 'Usercentrics', cmpLoaded: null, payOrConsent: false }, services });
const shelf = `${siteUrl}artikel`;
const stripeRequest = (pageUrl: string) =>
  requestFact({ url: 'https://js.stripe.com/v3/', party: 'third', serviceId: 'stripe', states: ['none', 'reject', 'accept'], pageUrl });
const chat = [catalogueUse('crisp')];
const text = (...lines: string[]) => site({ text: lines.join('\n') });

const marked = (value: string, serviceId: string, part: Partial<Facts> = {}, embeddedBy: string | null = null): Partial<Facts> => ({
  ...site({ text: 'Cookies' }, [catalogueUse('leadinfo', ['reject', 'accept']), catalogueUse('youtube')]),
  banner: { banner: banner({ text: 'Cookies' }), cmpName: 'Cookiebot', cmpLoaded: null, payOrConsent: false },
  requests: [
    requestFact({ url: 'https://cdn.leadinfo.net/ping.js', type: 'script', serviceId: 'leadinfo', states: ['reject'], embeddedBy }),
    requestFact({ url: 'https://www.youtube.com/embed/a', type: 'frame', serviceId: 'youtube', states: ['none'] }),
  ],
  pages: [
    pageFact({
      consentMarks: [
        {
          element: 'script',
          urls: ['https://cdn.leadinfo.net/ping.js'],
          code: '(function(l,e,a,d,i,n,f,o){',
          type: 'text/plain',
          attributes: { 'data-cookieconsent': value },
          serviceIds: [serviceId],
          states: ['none'],
          runsIn: ['reject'],
        },
      ],
    }),
  ],
  ...part,
});

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'a tracker that the markup files as necessary',
    marked('necessary', 'leadinfo', {}, 'cookiebot'),
    { class: 'Risk', message: 'markup', cause: 'leadinfo', refs: [siteUrl] },
  ],
  [
    'a video that the markup files as necessary',
    marked('necessary', 'youtube'),
    { class: 'Hint', message: 'examineMarkup', cause: 'youtube' },
  ],
  ['a tracker filed as something to be refused', marked('statistics', 'leadinfo'), { class: 'NoClassification' }],
  ['a tracker that a tag manager brings along', marked('necessary', 'leadinfo', {}, 'google-tag-manager'), { class: 'NoClassification' }],
  [
    'a mark of a tool that is not in use',
    marked('necessary', 'leadinfo', {
      banner: { banner: banner({ text: 'Cookies' }), cmpName: 'Borlabs Cookie', cmpLoaded: null, payOrConsent: false },
    }),
    { class: 'NoClassification' },
  ],
  ['a mark of something that waited', marked('necessary', 'leadinfo', { requests: [] }), { class: 'NoClassification' }],
  [
    'payment listed as necessary that loads where nobody pays',
    {
      ...site({ text: 'Cookies', deeperText: 'Essenziell (5)Essenziell\nSession\nStripe\nAnbieter\tStripe\nStatistik\nMatomo' }, [
        catalogueUse('stripe'),
      ]),
      requests: [stripeRequest(shelf)],
    },
    { class: 'Hint', message: 'listedPayment', cause: 'stripe' },
  ],
  [
    'a cookie of a payment service in a table of the necessary ones',
    {
      ...site({ text: 'Cookies', deeperText: 'Essenziell (5)\n__stripe_mid\tStripe\tBezahlen\t1 Jahr\nStatistik\nMatomo' }, [
        catalogueUse('stripe'),
      ]),
      requests: [stripeRequest(shelf)],
    },
    { class: 'Conform', message: 'listRead' },
  ],
  [
    'payment listed as necessary at the checkout only',
    {
      ...site({ text: 'Cookies', deeperText: 'Essenziell (5)\nStripe\nStatistik\nMatomo' }, [catalogueUse('stripe')]),
      requests: [stripeRequest(shelf)],
      shopPages: [shopPage({ url: shelf, kind: 'checkout' })],
    },
    { class: 'Conform', message: 'listRead' },
  ],
  [
    'analytics fixed on',
    site({ toggles: [fixed('Google Analytics')] }),
    { class: 'Risk', message: 'fixedOn', cause: 'google-analytics', refs: ['none-p1'] },
  ],
  [
    'named beside the category',
    site({ toggles: [fixed('Notwendig (Google Analytics, Meta Pixel)')] }),
    { class: 'Risk', messages: ['fixedOn', 'fixedOn'] },
  ],
  [
    'tag manager fixed on',
    site({ toggles: [fixed('Google Tag Manager')] }),
    { class: 'Hint', message: 'examine', cause: 'google-tag-manager' },
  ],
  [
    'reviews fixed on, before the protection of forms',
    site({ toggles: [fixed('Cloudflare Turnstile'), fixed('Trustindex')] }, [
      catalogueUse('cloudflare-turnstile'),
      catalogueUse('trustindex'),
    ]),
    { class: 'Hint', messages: ['examineReviews', 'examineCaptcha'] },
  ],
  [
    'reviews listed as necessary',
    site({ text: 'Cookies', deeperText: 'Essenziell\nProvenExpert\nZeigt Bewertungen.\nStatistik\nMatomo' }, [
      catalogueUse('provenexpert'),
    ]),
    { class: 'Hint', message: 'listedReviews', cause: 'provenexpert' },
  ],
  [
    'reviews that can be refused',
    site({ toggles: [toggle({ label: 'ProvenExpert' })] }, [catalogueUse('provenexpert')]),
    { class: 'Conform', message: 'switches' },
  ],
  ['video fixed on', site({ toggles: [fixed('YouTube')] }), { class: 'Hint', message: 'examine' }],
  ['counter on the own server', site({ toggles: [fixed('Matomo')] }), { class: 'Hint', message: 'examine' }],
  ...(
    [
      ['that knows visitors again without consent', { states: ['none', 'reject', 'accept'] }, 'Risk', 'fixedOn'],
      ['that does so after consent only', { states: ['accept'] }, 'Hint', 'examine'],
      ['whose cookie lasts half an hour', { states: ['none'], lifetimeSeconds: 1_800 }, 'Hint', 'examine'],
      ['whose cookie holds no identifier', { states: ['none'], idLike: false }, 'Hint', 'examine'],
    ] as const
  ).map(([what, part, verdict, message]): [string, Partial<Facts>, Outline] => [
    `counter on the own server ${what}`,
    {
      ...site({ toggles: [fixed('Matomo')] }),
      cookies: [
        cookieFact({
          name: '_pk_id.1.1f2e',
          serviceId: 'matomo',
          category: 'analytics',
          needsConsent: 'yes',
          idLike: true,
          lifetimeSeconds: 33_955_200,
          ...part,
          states: [...part.states],
        }),
      ],
    },
    { class: verdict, message },
  ]),
  [
    'payment is necessary',
    site({ toggles: [fixed('Stripe'), toggle({ label: 'Google Analytics' })] }),
    { class: 'Conform', message: 'switches' },
  ],
  [
    'payment fixed on that loads where nobody pays',
    { ...site({ toggles: [fixed('Stripe')] }), requests: [stripeRequest(shelf)] },
    { class: 'Hint', message: 'examinePayment', cause: 'stripe' },
  ],
  [
    'payment fixed on at the checkout only',
    {
      ...site({ toggles: [fixed('Stripe')] }),
      requests: [stripeRequest(shelf)],
      shopPages: [shopPage({ url: shelf, kind: 'checkout' })],
    },
    { class: 'Conform', message: 'switches' },
  ],
  [
    'payment fixed on that stores beside its own button',
    {
      ...site({ toggles: [fixed('Stripe')] }),
      requests: [stripeRequest(shelf)],
      embeds: [embedFact({ url: 'https://js.stripe.com/v3/button', pageUrl: shelf, serviceId: 'stripe' })],
      cookies: [cookieFact({ name: 'm', serviceId: 'stripe', party: 'third', states: ['none'], pages: [shelf] })],
    },
    { class: 'Hint', message: 'examinePayment', cause: 'stripe' },
  ],
  [
    'payment fixed on whose own button stands in view',
    {
      ...site({ toggles: [fixed('Stripe')] }),
      requests: [stripeRequest(shelf)],
      embeds: [embedFact({ url: 'https://js.stripe.com/v3/button', pageUrl: shelf, serviceId: 'stripe' })],
    },
    { class: 'Conform', message: 'switches' },
  ],
  [
    'the chat held as necessary by its kind',
    site({ text: 'Cookies', deeperText: 'Notwendig\nSpeichert Ihre Auswahl (cc_cookie, 182 Tage) und den Chat.\nStatistik\nMatomo' }, chat),
    { class: 'Hint', message: 'listed', cause: 'crisp' },
  ],
  [
    'the chat said not to be among the necessary',
    site({ text: 'Cookies', deeperText: 'Notwendig\nSpeichert Ihre Auswahl, nicht aber den Chat.\nStatistik\nMatomo' }, chat),
    { class: 'NoClassification' },
  ],
  [
    'a button that was not understood may lead to lists',
    site({ controls: [control(), control({ role: 'other', text: 'Schritt für Schritt' })], text: 'Wir nutzen Cookies.' }),
    { class: 'NoClassification', message: 'noCategories' },
  ],
  [
    'services in switches that can be turned',
    site({ toggles: [toggle({ label: 'Google Analytics' }), toggle({ label: 'YouTube', checked: true })] }),
    { class: 'Conform' },
  ],
  [
    'switch that tells its state',
    site({ toggles: [toggle({ label: 'Google Analytics deaktiviert' })] }),
    { class: 'Conform', message: 'switches' },
  ],
  ['fixed off', site({ toggles: [toggle({ label: 'Google Analytics', disabled: true })] }), { class: 'Conform' }],
  ['service not in use', site({ toggles: [fixed('Google Analytics')] }, []), { class: 'NoClassification', message: 'switchesOnly' }],
  ['categories only', site({ toggles: [fixed('Notwendig'), toggle()] }), { class: 'NoClassification', message: 'categoriesOnly' }],
  ['no switches, no list', site({ controls: [control()], text: 'Wir nutzen Cookies.' }), { class: 'Conform', message: 'nothingListed' }],
  [
    'a sentence about necessary services that names one',
    site({ controls: [control()], text: 'Notwendige Dienste wie Google Analytics laden immer.' }),
    { class: 'NoClassification', message: 'noCategories' },
  ],
  [
    'second layer without switches',
    site({ controls: [control(), control({ layer: 2 })], text: 'Wir nutzen Cookies.' }),
    { class: 'NoClassification', message: 'noCategories' },
  ],
  [
    'only the switch of the tool itself',
    site({ toggles: [toggle({ label: 'Usercentrics' }), toggle({ label: 'Alle Dienste aktivieren' })] }),
    { class: 'NoClassification', message: 'noCategories' },
  ],
  [
    'settings never opened',
    site({ controls: [control({ role: 'settings', text: 'Einstellungen' })] }),
    { class: 'NoClassification', message: 'notOpened' },
  ],
  [
    'listed in the text',
    text('Notwendige Cookies', 'PHPSESSID', 'Google Analytics', 'Statistik', 'Hotjar'),
    { class: 'Hint', message: 'listed', cause: 'google-analytics' },
  ],
  ['listed under another heading', text('Essenziell', 'Stripe', 'Marketing', 'Meta Pixel'), { class: 'Conform', message: 'listRead' }],
  [
    'listed behind the first layer',
    site({
      text: 'Wir nutzen Cookies. Notwendige und optionale.',
      deeperText: 'Essenziell (2)\nPHPSESSID\nGoogle Analytics\nStatistik (1)\nHotjar',
    }),
    { class: 'Hint', message: 'listed', cause: 'google-analytics' },
  ],
  [
    'a sentence is no list',
    text('Essenziell', 'Dienste wie Google Analytics nutzen wir nur mit Einwilligung.', 'Marketing'),
    { class: 'NoClassification' },
  ],
  ...(
    [
      [
        'a switch with its service in one line',
        'Statistik: Google Analytics (30 Tage Einwilligung, _ga bis zu 2 Jahre gespeichert)',
        'google-analytics',
        null,
      ],
      ['a switch of no usual name', 'Besucherzahlen mit Google Analytics', 'google-analytics', null],
      ['the name of a company and a purpose', 'Pinterest (Wiedererkennung)', 'pinterest-tag', 'pinterest-tag'],
      ['the name of a company alone', 'Pinterest', 'pinterest-tag', 'pinterest-tag'],
      ['the name of a company for another product', 'Pinterest (Merken-Schaltfläche)', 'pinterest-tag', null],
      ['the name of a company with many products', 'Google (Schutz vor Missbrauch)', 'google-analytics', null],
    ] as const
  ).map(([what, line, id, cause]): [string, Partial<Facts>, Outline] => [
    `behind the necessary ${what}`,
    site(
      {
        text: 'Cookies',
        toggles: [fixed('Technisch erforderlich'), toggle({ label: cause === null ? line : 'Komfort', checked: false })],
        deeperText: `Technisch erforderlich\nSession\n${line}\nKomfort\nVideo`,
      },
      [catalogueUse(id)],
    ),
    cause === null ? { class: expect.not.stringMatching(/^(?:Hint|Risk)$/) } : { class: expect.stringMatching(/^(?:Hint|Risk)$/), cause },
  ]),
  ['no next heading', text('Notwendig', 'Wir nutzen Google Analytics'), { class: 'NoClassification' }],
  ['hostile text', text('Notwendig', ...Array<string>(5_000).fill('notwendig '.repeat(6))), { class: 'NoClassification' }],
  ['no banner', { services: uses }, { class: 'NotApplicable', message: 'noBanner' }],
  ['banner not visible', site({ visible: false }), { class: 'NotApplicable' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts, ['rejected'])).toMatchObject(expected);
});

const categories: Partial<BannerEvidence> = { toggles: [fixed('Notwendig'), toggle()] };
const media: Partial<BannerEvidence> = {
  toggles: [fixed('Notwendig'), toggle({ label: 'Medien' })].map((one) => ({ ...one, layer: 2 })),
  deeperText: 'Notwendig\nImmer aktiv\nMedien\nSpeichern',
};
const firstLayer: Partial<BannerEvidence> = {
  controls: [control(), control({ role: 'reject', text: 'Alle ablehnen' })],
  toggles: [fixed('Notwendig'), toggle({ label: 'Medien' })].map((one) => ({ ...one, layer: 1 })),
};
const beforeAndAfter = uses.map((use) => ({ ...use, states: ['none', 'accept'] as const }));
const stranger = (host: string) =>
  requestFact({ url: `https://${host}/a.js`, states: ['reject'], servesBanner: host.startsWith('banner.') });

it.each<[string, Partial<Facts>, Outline]>([
  ['nothing runs', site(categories, beforeAndAfter), { class: 'Conform', message: 'nothingRuns' }],
  [
    'nothing runs, settings not read',
    site({ controls: [control({ role: 'settings', text: 'Einstellungen' })] }, beforeAndAfter),
    { class: 'Conform', message: 'nothingRuns' },
  ],
  ['trackers run that the banner does not name', site(categories), { class: 'NoClassification', message: 'stillRunsUnlisted' }],
  ...(
    [
      ['of a builder that holds no pasted code back', 'Squarespace Cookie-Banner', categories, 'Conform', 'heldByNothing'],
      ['that only tells', 'reDim Cookie Hint (Joomla)', categories, 'Conform', 'heldByNothing'],
      ['that can hold scripts back', 'Cookiebot', categories, 'NoClassification', 'stillRunsUnlisted'],
      [
        'of the builder, with settings that were not read',
        'Squarespace Cookie-Banner',
        { controls: [control({ role: 'settings', text: 'Einstellungen' })] },
        'NoClassification',
        'stillRunsUnopened',
      ],
    ] as const
  ).map(([what, cmpName, banner, verdict, message]): [string, Partial<Facts>, Outline] => {
    const facts = site(banner as Partial<BannerEvidence>);
    return [`the same in a banner ${what}`, { ...facts, banner: { ...facts.banner!, cmpName } }, { class: verdict, message }];
  }),
  ...['google-recaptcha', 'hcaptcha', 'google-fonts'].map((id): [string, Partial<Facts>, Outline] => [
    `what has a check of its own runs: ${id}`,
    site(categories, [catalogueUse(id)]),
    { class: 'Conform', message: 'nothingRuns' },
  ]),
  [
    'trackers run, settings not read',
    site({ controls: [control({ role: 'settings', text: 'Einstellungen' })] }),
    { class: 'NoClassification', message: 'stillRunsUnopened' },
  ],
  [
    'one runs that the banner asks for, another that it does not name',
    site(
      { toggles: [fixed('Notwendig'), toggle({ label: 'Marketing' })], text: 'Mit Ihrer Einwilligung messen wir mit Google Analytics.' },
      [catalogueUse('google-analytics'), catalogueUse('meta-pixel')],
    ),
    { class: 'NoClassification', message: 'stillRunsUnlistedAsked' },
  ],
  [
    'what does not run before the choice is not filed as necessary',
    site(categories, [catalogueUse('linkedin-insight', ['reject', 'accept'])]),
    { class: 'Conform', message: 'onlyAfterReject' },
  ],
  ...(
    [
      ['runs after rejection', ['none', 'reject', 'accept'], fixed('Notwendig'), 'Risk', 'fixedBelow'],
      ['is silent after rejection', ['accept'], fixed('Notwendig'), 'Hint', 'listed'],
      ['stands below a switch that can be turned', ['none', 'reject'], toggle({ label: 'Notwendig', checked: true }), 'Hint', 'listed'],
    ] as const
  ).map(([how, states, necessary, verdict, message]): [string, Partial<Facts>, Outline] => [
    `a tracker in the list of what is fixed ${how}`,
    site({ toggles: [necessary, toggle({ label: 'Marketing' })], deeperText: 'Notwendig\nHotjar\nMarketing\nMeta-Pixel' }, [
      catalogueUse('hotjar', [...states]),
    ]),
    { class: verdict, messages: [message] },
  ]),
  ...(
    [
      [
        'below one that can be refused',
        'Notwendig 1\nCookieConsent (Cookiebot)\nStatistiken 2\n_ga (Google): Maximale Speicherdauer: 2 Jahre',
        'askedFor',
      ],
      ['below the necessary', 'Notwendig 2\n_ga (Google): Maximale Speicherdauer: 2 Jahre\nStatistiken 0', 'listedCookie'],
      ['below both', 'Notwendig 1\n_ga (Google): 2 Jahre\nStatistiken 1\n_ga (Google): 2 Jahre', 'listedCookie'],
      ['below the necessary, of a company that is not in use', 'Notwendig 1\n_fbp: 3 Monate\nStatistiken 0', 'stillRunsUnlisted'],
      ['below the necessary, and it keeps the choice', 'Notwendig 1\nCookieConsent: 1 Jahr\nStatistiken 0', 'stillRunsUnlisted'],
    ] as const
  ).map(([where, deeperText, message]): [string, Partial<Facts>, Outline] => [
    `a list of cookies has its cookie ${where}`,
    {
      ...site({ toggles: [fixed('Notwendig'), toggle({ label: 'Statistiken' })], deeperText }, [catalogueUse('google-analytics')]),
      cookies: [cookieFact({ name: '_ga', serviceId: 'google-analytics' })],
    },
    { class: message === 'askedFor' ? 'Conform' : message === 'listedCookie' ? 'Hint' : 'NoClassification', message },
  ]),
  [
    'what a sentence about the necessary leaves to others is asked for',
    site(
      {
        toggles: [toggle({ label: 'Messung' })],
        text: 'Wir verwenden Cookies. Einige davon sind essenziell, andere helfen uns. Nur mit Ihrer Einwilligung nutzen wir Google Analytics.',
      },
      [catalogueUse('google-analytics')],
    ),
    { class: 'Conform', message: 'askedFor' },
  ],
  [
    'a heading of the necessary speaks of the lines below',
    site({ toggles: [toggle({ label: 'Messung' })], text: 'Mit Einwilligung werben wir.\nNotwendig\nGoogle Analytics, Stripe' }, [
      catalogueUse('google-analytics'),
    ]),
    { class: 'NoClassification', message: 'stillRuns' },
  ],
  [
    'what the banner asks for runs',
    site({ toggles: [toggle({ label: 'Messung' })], text: 'Mit Ihrer Einwilligung messen wir mit Google Analytics.' }, [
      catalogueUse('google-analytics'),
    ]),
    { class: 'Conform', message: 'askedFor' },
  ],
  [
    'what the banner calls necessary runs',
    site({ toggles: [toggle({ label: 'Messung' })], text: 'Mit Ihrer Einwilligung werben wir. Notwendig: Google Analytics.' }, [
      catalogueUse('google-analytics'),
    ]),
    { class: 'NoClassification', message: 'stillRuns' },
  ],
  [
    'what an embed brings along runs: named, judged elsewhere',
    site(categories, [
      catalogueUse('stripe', ['none', 'reject', 'accept']),
      { ...catalogueUse('google-doubleclick', ['none', 'reject', 'accept']), embeddedBy: 'stripe' },
    ]),
    { class: 'Conform', message: 'onlyBrought' },
  ],
  [
    'what the builder fires is the site’s own doing',
    site(categories, [
      catalogueUse('wix', ['none', 'reject', 'accept']),
      { ...catalogueUse('google-analytics', ['none', 'reject', 'accept']), embeddedBy: 'wix' },
    ]),
    { class: 'NoClassification', message: 'stillRunsUnlisted' },
  ],
  ['what is needed runs', site(categories, [catalogueUse('stripe')]), { class: 'Conform', message: 'nothingRuns' }],
  [
    'a server is asked that nobody knows',
    { ...site(categories, beforeAndAfter), requests: [stranger('x.fremd.test')] },
    { class: 'NoClassification', message: 'categoriesOnly' },
  ],
  [
    'a server is asked that shows the banner',
    { ...site(categories, beforeAndAfter), requests: [stranger('banner.fremd.test')] },
    { class: 'Conform', message: 'nothingRuns' },
  ],
  [
    'the layers that were read name services, and none of these',
    site({ ...media, text: 'Mit Ihrer Einwilligung zeigen wir Videos (YouTube).' }, [catalogueUse('google-analytics')]),
    { class: 'Conform', message: 'notAmongListed' },
  ],
  [
    'lists folded below the switches of the first layer name services, and none of these',
    site({ ...firstLayer, deeperText: 'Notwendig\nMedien\nNotwendig\ncookie_optin\nMedien\nYouTube\nSpeichern' }, [
      catalogueUse('google-analytics'),
    ]),
    { class: 'Conform', message: 'notAmongListed' },
  ],
  [
    'such lists name the vendor, with another service that can be refused',
    site({ ...firstLayer, deeperText: 'Notwendig\ncookie_optin\nMedien\nGoogle Maps\nGoogle Ireland Ltd.' }, [
      catalogueUse('google-ads'),
      catalogueUse('google-maps'),
    ]),
    { class: 'Conform', message: 'notAmongListedAsked' },
  ],
  [
    'such lists name the vendor among the necessary',
    site({ ...firstLayer, deeperText: 'Notwendig\nGoogle Ireland Ltd.\nMedien\nGoogle Maps' }, [
      catalogueUse('google-ads'),
      catalogueUse('google-maps'),
    ]),
    { class: 'NoClassification' },
  ],
  [
    'nothing is folded below the switches of the first layer',
    site({ ...firstLayer, deeperText: 'Notwendig\nMedien\nMit Ihrer Einwilligung zeigen wir Videos von YouTube.' }, [
      catalogueUse('google-analytics'),
    ]),
    { class: 'NoClassification' },
  ],
  ['the layers that were read name no service', site(media, [catalogueUse('google-analytics')]), { class: 'NoClassification' }],
  [
    'a service below a switch, and its vendor',
    site({ ...media, deeperText: 'Notwendig\nGrundfunktionen\nMedien\nTikTok und Snapchat helfen uns.\nSpeichern' }, [
      catalogueUse('snap-pixel'),
      catalogueUse('tiktok-pixel', undefined, { vendorName: 'TikTok' }),
      catalogueUse('vimeo'),
    ]),
    { class: 'Conform', message: 'notAmongListedAsked' },
  ],
  [
    'a service below the switch of the necessary',
    site({ ...media, deeperText: 'Notwendig\nHier messen wir mit Matomo Cloud und Snapchat.\nMedien\nYouTube' }, [
      catalogueUse('snap-pixel'),
    ]),
    { class: 'NoClassification', message: 'stillRuns' },
  ],
  ['fixed on in the banner', site({ toggles: [fixed('Google Analytics')] }, uses), { class: 'Risk', message: 'fixedOn' }],
])('after rejection: %s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names and shows what runs on once each, tracking first', () => {
  const twice = ['youtube', 'google-analytics', 'google-analytics'].map((id) => catalogueUse(id));
  expect(judge(check, site(categories, twice))).toMatchObject({
    params: { names: 'Google Analytics, YouTube' },
    items: [{ ref: 'google-analytics' }, { ref: 'youtube' }],
  });
});

it('names switches without count and state', () => {
  const labels = ['Notwendig (1)', 'Analytics (Statistik)Cookies _ga, 2 Jahre', 'Statistik deaktiviert', 'Usercentrics'].map((label) =>
    toggle({ label }),
  );
  expect(judge(check, site({ toggles: labels }), ['rejected'])).toMatchObject({
    params: { labels: '„Notwendig“, „Analytics (Statistik)“, „Statistik“' },
  });
});

it('names what a tag manager fires, not what a video brings along', () => {
  const verdict = judge(
    check,
    site(categories, [
      catalogueUse('google-tag-manager'),
      catalogueUse('hotjar', undefined, { embeddedBy: 'google-tag-manager' }),
      catalogueUse('youtube'),
      catalogueUse('google-doubleclick', undefined, { embeddedBy: 'youtube' }),
    ]),
  );
  expect(verdict).toMatchObject({ message: 'stillRunsUnlisted', params: { names: 'Hotjar, Google Tag Manager, YouTube' } });
});

describe('the evidence of an entry', () => {
  const quoteOf = (part: Partial<BannerEvidence>) => {
    const result = judge(check, site(part, [catalogueUse('google-analytics')]));
    return result.class === 'Hint' ? result.findings[0].items[0] : null;
  };

  it('quotes the deeper layer in which it stands, with its heading', () => {
    expect(
      quoteOf({
        text: 'Wir nutzen Cookies.',
        deeperText: 'Essenziell (2)\nSession\nGoogle Analytics\nAnbieter\tGoogle\nStatistik\nMatomo',
      }),
    ).toMatchObject({ value: 'Essenziell (2) … Google Analytics Anbieter Google', detail: { layer: 2 } });
  });

  it('quotes the first layer where it stands there', () => {
    expect(quoteOf({ text: 'Notwendig\nGoogle Analytics\nMarketing\nMeta' })).toMatchObject({
      value: 'Notwendig Google Analytics',
      detail: { layer: 1 },
    });
  });

  it('quotes the sentence below a necessary switch', () => {
    const toggles = [toggle({ label: 'Notwendig', layer: 1, checked: true, disabled: true }), toggle({ label: 'Komfort', layer: 1 })];
    const text = 'Notwendig Merkt sich die Auswahl. Google Analytics zählt Besuche. Komfort Karten und Filme.';
    expect(quoteOf({ text, toggles, controls: [] })).toMatchObject({ value: 'Google Analytics zählt Besuche.' });
  });
});
