import { expect, it } from 'vitest';
import { applicability, banner, cookieFact, legalPage, pageFact, siteFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { ApplicabilityFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './trk-sensitive-context.ts';

const industry = (name: string | null, part: Partial<Omit<ApplicabilityFact, 'settings'>> = {}): Partial<Facts> => ({
  applicability: applicability({ sensitive: true, settings: { industry: name }, ...part }),
});
const pixel: Call = { service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1', identifiers: ['fbp'], states: ['none'] };
const accepted: Call = { ...pixel, states: ['accept'] };
const analytics: Call = { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', states: ['none'] };
const product = `${siteUrl}ibu-400`;
const pageView: Call = {
  ...analytics,
  url: `${analytics.url}?en=page_view&dl=${encodeURIComponent(product)}`,
  pageUrl: product,
  states: ['accept'],
};
const itemEvent: Call = { ...pageView, eventItem: { event: 'view_item', fields: ['item_name'], value: 'Ibu 400' } };
const matomo: Call = { service: 'matomo', url: 'https://www.muster.test/matomo.php', party: 'first', states: ['none'] };
const site = (...calls: Call[]): Partial<Facts> => bannerSite(traffic(...calls));
const titled = (title: string, headings: string[] = []): Partial<Facts> => ({ pages: [pageFact({ title, headings })] });
const saying = (text: string): Partial<Facts> => ({
  banner: { banner: banner({ text }), cmpName: null, cmpLoaded: null, payOrConsent: false },
});
const checkout = `${siteUrl}kasse/`;

const medical = [
  pageFact({ title: 'Sanitätshaus Muster' }),
  pageFact({ url: `${siteUrl}inkontinenz/`, kind: 'other', title: 'Inkontinenz | Sanitätshaus Muster' }),
];
const paypal: Call = {
  service: 'paypal',
  url: `https://t.paypal.com/ts?pl=${encodeURIComponent(medical[1]!.url)}`,
  states: ['none'],
};

/** A shop of any kind with this page beside its start page. */
const shopWith = (title: string, calls: Call[], part: Partial<ApplicabilityFact> = {}, path = 'navigation/pflege'): Partial<Facts> => ({
  ...bannerSite(traffic(...calls.map((call) => ({ ...call, pageUrl: `${siteUrl}${path}` })))),
  applicability: applicability({ sensitive: false, isShop: true, ...part }),
  pages: [pageFact({ title: 'Muster Versand' }), pageFact({ url: `${siteUrl}${path}`, kind: 'other', title })],
});
const counted: Call = { ...pageView, url: `${analytics.url}?dl=${encodeURIComponent('/navigation/pflege')}` };

const cases: [string, Partial<Facts>, Outline][] = [
  ...(
    [
      ['on the page for applicants alone', ['karriere/'], 'Conform'],
      ['on a job advertisement', ['jobs/pflegefachkraft'], 'Conform'],
      ['there and on others', ['karriere/', 'leistungen/'], 'Hint'],
      ['on pages whose names merely begin alike', ['jobst-strickstruempfe/'], 'Hint'],
    ] as const
  ).map(([where, paths, expected]): [string, Partial<Facts>, Outline] => [
    `tracking ${where}`,
    {
      ...bannerSite(traffic(...paths.map((path) => ({ ...pixel, pageUrl: `${siteUrl}${path}` })))),
      applicability: applicability({ sensitive: true }),
      ...titled('Krankenhaus Muster'),
    },
    { class: expected },
  ]),
  [
    'nothing but the imprint tells of a practice',
    { ...site(pixel), ...titled('Muster'), ...industry(null), imprint: legalPage({ text: 'Kammer: Landeszahnärztekammer' }) },
    { class: 'Hint', message: 'saidBeforeConsent' },
  ],
  [
    'goods for a condition in a shop, advertising after accepting',
    shopWith('Inkontinenz & Pflege | Muster', [accepted]),
    { class: 'Hint', message: 'saidNoExpressConsent', cause: 'meta-pixel' },
  ],
  [
    'goods for a condition, statistics after accepting',
    shopWith('Blasenschwäche', [counted]),
    { class: 'Hint', message: 'saidNoExpressConsent' },
  ],
  [
    'goods for a condition, advertising unasked',
    shopWith('Schwangerschaftstests', [pixel]),
    { class: 'Hint', message: 'saidBeforeConsent' },
  ],
  [
    'goods for a condition, advertising on other pages only',
    { ...shopWith('Inkontinenz', []), ...traffic(accepted) },
    { class: 'Conform' },
  ],
  ['goods for animals', shopWith('Inkontinenz bei Hunden', [accepted]), { class: 'NotApplicable', message: 'notSensitive' }],
  ['an article on a condition', shopWith('Wechseljahre', [accepted], {}, 'ratgeber/wechseljahre'), { class: 'NotApplicable' }],
  ['a condition where nothing is sold', shopWith('Inkontinenz', [accepted], { isShop: false }), { class: 'NotApplicable' }],
  [
    'a shop whose owner named its trade',
    { ...shopWith('Inkontinenz', [accepted]), ...industry('retail', { sensitive: false, isShop: true }) },
    { class: 'NotApplicable' },
  ],
  ['not sensitive', site(pixel), { class: 'NotApplicable', message: 'notSensitive' }],
  ...(
    [
      ['a pharmacy that sells', 'pharmacy', true, itemEvent, { class: 'Risk', message: 'pharmacyItem', cause: 'google-analytics' }],
      ['a practice', 'medical', false, itemEvent, { class: 'Hint', message: 'sensitiveItem' }],
      [
        'a practice, address of the page only',
        'medical',
        false,
        pageView,
        { class: 'Hint', message: 'statistics', cause: 'google-analytics' },
      ],
      ['a practice, nothing of the page', 'medical', false, { ...analytics, states: ['accept'] }, { class: 'Conform' }],
    ] as const
  ).map(([who, trade, isShop, call, expected]): (typeof cases)[number] => [
    `statistics of others after accepting: ${who}`,
    { ...site(call), ...industry(trade, { isShop }) },
    expected,
  ]),
  [
    'statistics of others with an express consent',
    { ...site(itemEvent), ...industry('medical'), ...saying('Einwilligung nach Art. 9 DSGVO in Gesundheitsdaten') },
    { class: 'Conform' },
  ],
  [
    'statistics of others where no banner asks',
    { ...traffic({ ...pageView, states: ['none', 'accept'] }), ...industry('medical') },
    { class: 'Hint', message: 'statisticsUnasked', cause: 'google-analytics' },
  ],
  [
    'statistics of others that run before the banner is answered',
    { ...site({ ...pageView, states: ['none', 'reject', 'accept'] }), ...industry('medical') },
    { class: 'Hint', message: 'statisticsEarly', cause: 'google-analytics' },
  ],
  [
    'the same, but until then only signals that name nobody',
    {
      ...site({ ...pageView, states: ['accept'] }, { ...pageView, gcs: 'G100', identifiers: [], states: ['none', 'reject'] }),
      ...industry('medical'),
    },
    { class: 'Hint', message: 'statistics', cause: 'google-analytics' },
  ],
  ['practice without such services', { ...site(), ...industry('medical') }, { class: 'Conform' }],
  [
    'practice, pixel before the choice',
    { ...site(pixel), ...industry('medical') },
    { class: 'Risk', message: 'beforeConsent', cause: 'meta-pixel', refs: ['r1'] },
  ],
  [
    'practice, pixel after rejecting',
    { ...site({ ...pixel, states: ['reject'] }), ...industry('medical') },
    { class: 'Risk', message: 'afterReject' },
  ],
  [
    'party by its legal form',
    { ...site(pixel), applicability: applicability({ sensitive: true, settings: { legalForm: 'political-party' } }) },
    { class: 'Risk' },
  ],
  // Counting visits discloses nothing to others.
  ['counter on the own server', { ...site(matomo), ...industry('medical') }, { class: 'Conform' }],
  ...(
    [
      ['before the choice', { category: 'analytics', needsConsent: 'yes', states: ['none'] }, 'Hint'],
      ['only after consent', { category: 'analytics', needsConsent: 'yes', states: ['accept'] }, 'Conform'],
      ['for its function', { category: 'functional', needsConsent: 'no', states: ['none'] }, 'Conform'],
    ] as const
  ).map(([when, cookie, expected]): (typeof cases)[number] => [
    `a video whose provider knows visitors again, ${when}`,
    {
      ...site({ service: 'vimeo', url: 'https://player.vimeo.com/video/1', type: 'frame', states: ['none'] }),
      cookies: [cookieFact({ name: 'vuid', domain: 'vimeo.com', party: 'third', serviceId: 'vimeo', ...cookie })],
      ...industry('medical'),
    },
    expected === 'Hint' ? { class: 'Hint', message: 'recognised', cause: 'vimeo' } : { class: expected },
  ]),
  [
    'advertising that a video brings along',
    {
      ...site(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://googleads.g.doubleclick.net/pagead/id',
          identifiers: ['id'],
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
      ...industry('medical'),
    },
    { class: 'Risk', message: 'withEmbed', cause: 'youtube', refs: ['r2'] },
  ],
  ...(
    [
      ['a general acceptance', 'Wir zeigen Videos von YouTube.', { class: 'Hint', message: 'embedAccepted', cause: 'youtube' }],
      ['an acceptance that names Art. 9', 'Das kann Gesundheitsdaten (Art. 9 DSGVO) verraten.', { class: 'Conform' }],
    ] as const
  ).map(([name, text, expected]): [string, Partial<Facts>, Outline] => [
    `advertising that comes with a video after ${name}`,
    {
      ...industry('medical'),
      ...site(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] },
        {
          service: 'google-doubleclick',
          url: 'https://googleads.g.doubleclick.net/pagead/id',
          states: ['accept'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
      ...saying(text),
    },
    expected,
  ]),
  [
    'a video alone is judged elsewhere',
    { ...site({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] }), ...industry('medical') },
    { class: 'Conform' },
  ],
  ['analytics is judged elsewhere', { ...site(analytics), ...industry('medical') }, { class: 'Conform' }],
  [
    'connection only',
    { ...site({ ...pixel, type: 'preconnect', identifiers: [], active: false }), ...industry('medical') },
    { class: 'Hint', message: 'examineConnected' },
  ],
  [
    'pictures of a feed',
    {
      ...site({
        service: 'instagram',
        url: 'https://scontent-fra5-1.cdninstagram.com/v/1.jpg',
        type: 'image',
        active: false,
        states: ['none'],
      }),
      ...industry('medical'),
    },
    { class: 'Hint', message: 'examineConnected', cause: 'instagram' },
  ],
  [
    'pictures of a feed after accepting only',
    {
      ...site({
        service: 'instagram',
        url: 'https://scontent-fra5-1.cdninstagram.com/v/1.jpg',
        type: 'image',
        active: false,
        states: ['accept'],
      }),
      ...industry('medical'),
    },
    { class: 'Conform' },
  ],
  [
    'a connection under an address of the site',
    { ...site({ ...pixel, type: 'preconnect', identifiers: [], active: false, party: 'first' }), ...industry('medical') },
    { class: 'Hint', message: 'examine' },
  ],
  [
    'lawyers in general',
    { ...site(pixel), ...industry('legal'), ...titled('Kanzlei Muster', ['Arbeitsrecht']) },
    { class: 'Hint', message: 'suspected' },
  ],
  ['criminal lawyers', { ...site(pixel), ...industry('legal'), ...titled('Kanzlei Muster', ['Strafverteidigung']) }, { class: 'Risk' }],
  [
    'foundation in general',
    { ...site(pixel), ...industry('politics-ngo'), ...titled('Stiftung Wald') },
    { class: 'Hint', message: 'suspected' },
  ],
  ['local branch of a party', { ...site(pixel), ...industry('politics-ngo'), ...titled('Ortsverband Musterstadt') }, { class: 'Risk' }],
  ['no setting, the title says it', { ...site(pixel), ...industry(null), ...titled('Hausarzt Dr. Muster') }, { class: 'Risk' }],
  [
    'no setting, the host says it',
    { ...site(pixel), ...industry(null), site: siteFact({ host: 'www.psychotherapie-muster.test' }) },
    { class: 'Risk' },
  ],
  [
    'no setting, one heading',
    { ...site(pixel), ...industry(null), ...titled('Stadtmagazin', ['Depression: was hilft']) },
    { class: 'Hint', message: 'suspected' },
  ],
  [
    'with consent, banner silent',
    { ...site(accepted), ...industry('medical') },
    { class: 'Hint', message: 'noExpressConsent', cause: 'meta-pixel' },
  ],
  [
    'with express consent',
    {
      ...site(accepted),
      ...industry('medical'),
      ...saying('Sie willigen ausdrücklich in die Verarbeitung von Gesundheitsdaten (Art. 9 DSGVO) ein.'),
    },
    { class: 'Conform' },
  ],
  [
    'order of a pharmacy, with consent only in general',
    {
      ...site({ ...accepted, pageUrl: checkout }),
      ...industry('pharmacy', { isShop: true }),
      pages: [pageFact(), pageFact({ url: checkout, kind: 'other' })],
    },
    { class: 'Risk', message: 'pharmacyOrder' },
  ],
  [
    'pharmacy, not on ordering pages',
    { ...site(accepted), ...industry('pharmacy', { isShop: true }) },
    { class: 'Hint', message: 'noExpressConsent' },
  ],
  [
    'no setting, the titles of the pages say it, recording after rejecting',
    { ...site({ ...pixel, states: ['reject'], pageUrl: medical[1]!.url }), ...industry(null), pages: medical },
    { class: 'Hint', message: 'saidAfterReject' },
  ],
  [
    'no setting, the titles say it, advertising with consent',
    { ...site(accepted), ...industry(null), pages: medical },
    { class: 'Hint', message: 'saidNoExpressConsent' },
  ],
  [
    'a payment service that is told what somebody looks at',
    { ...site({ ...paypal, pageUrl: medical[1]!.url }), ...industry(null), pages: medical },
    { class: 'Hint', message: 'payment', refs: ['r1'] },
  ],
  [
    'a payment service in the checkout',
    {
      ...site({ ...paypal, url: `https://t.paypal.com/ts?pl=${encodeURIComponent(checkout)}`, pageUrl: checkout }),
      ...industry(null),
      pages: [...medical, pageFact({ url: checkout, kind: 'other' })],
    },
    { class: 'Conform' },
  ],
  ['rejecting not examined', { ...noRejectSite(), ...industry('medical') }, { class: 'NoClassification', message: 'rejectNotExamined' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
