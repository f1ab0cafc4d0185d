import { expect, it } from 'vitest';
import {
  banner,
  cookieFact,
  formFact,
  judge,
  legalPage,
  link,
  noLegalPage,
  outcome,
  pageFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './pp-services-stale.ts';

const url = `${siteUrl}datenschutz`;
const named = (...ids: string[]) => ({
  noticeServices: { used: ids.map((serviceId) => ({ serviceId, quote: `Wir nutzen ${serviceId}` })), notUsed: [], complete: true },
});
const three = named('google-analytics', 'hotjar', 'meta-pixel');
const saying = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });

const mailers = (text: string): Partial<Facts> => ({
  ...named('mailchimp'),
  ...saying(text),
  services: [catalogueUse('activecampaign-forms')],
});

const toMailer = formFact({
  kind: 'newsletter',
  action: 'https://eu.cleverreach.com/f/1/wcs/',
  actionParty: 'third',
  actionServiceId: 'cleverreach',
});

const partner: Partial<Facts> = {
  noticeServices: { used: [{ serviceId: 'amazon-ads', quote: 'Amazon Partnerprogramm' }], notUsed: [], complete: true },
};

const only = (serviceId: string, quote: string): Partial<Facts> => ({
  noticeServices: { used: [{ serviceId, quote }], notUsed: [], complete: true },
});
const pointing = (href: string) => ({ pages: [pageFact({ links: [link({ text: 'Angebot', href })] })] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['nothing described', {}, { class: 'Conform' }],
  [
    'a network of partners whose links stand on the pages',
    { ...only('awin', 'Awin: AWIN AG, Berlin.'), ...pointing('https://www.awin1.com/cread.php?awinmid=18925&awinaffid=1') },
    { class: 'Conform', message: 'allSeen' },
  ],
  ['a network of partners without a link', only('awin', 'Awin: AWIN AG, Berlin.'), { class: 'NoClassification', message: 'fewUnseen' }],
  [
    'a badge that is said to stand in the pages',
    only('trusted-shops', 'Auf dieser Webseite sind Trusted Shops Widgets eingebunden.'),
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  [
    'ratings that are asked for after a purchase',
    only('trusted-shops', 'Nach dem Kauf bittet Trusted Shops per E-Mail um eine Bewertung.'),
    { class: 'Conform', message: 'elsewhere' },
  ],
  [
    'the library for the features of devices, on a server of the site',
    {
      ...only('fingerprint', 'Wir setzen FingerprintJS ein; die Bibliothek liegt auf unserem Server.'),
      fingerprints: [
        {
          script: `${siteUrl}js/geraet.js`,
          serviceId: null,
          kinds: ['canvas', 'audio'],
          apis: [],
          states: ['none'],
          pages: [siteUrl],
          evidenceIds: [],
        },
      ],
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'the same where no device is read',
    only('fingerprint', 'Wir setzen FingerprintJS ein; die Bibliothek liegt auf unserem Server.'),
    { class: 'Conform', message: 'elsewhere' },
  ],
  [
    'a consent tool that is not there',
    only('borlabs-cookie', 'Wir nutzen Borlabs Cookie.'),
    { class: 'Hint', message: 'notThereUnasked', cause: 'privacy-notice:stale-services' },
  ],
  [
    'a consent tool whose place another one took is told where that one is missing',
    {
      ...only('borlabs-cookie', 'Wir nutzen Borlabs Cookie.'),
      services: [catalogueUse('cookieyes')],
      policyMatches: [{ serviceId: 'cookieyes', match: 'notFound', inBannerOnly: false }],
    } as Partial<Facts>,
    { class: 'Conform' },
  ],
  [
    'the procedure by which VG WORT counts',
    {
      noticeServices: {
        used: [
          { serviceId: 'vgwort', quote: 'VG Wort / Skalierbares Zentrales Messverfahren' },
          { serviceId: 'infonline', quote: 'VG Wort / Skalierbares Zentrales Messverfahren' },
        ],
        notUsed: [],
        complete: true,
      },
      services: [catalogueUse('vgwort')],
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'elements of a network and call tracking, neither seen',
    {
      noticeServices: {
        used: [
          { serviceId: 'facebook-plugins', quote: 'Auf dieser Website sind Elemente des sozialen Netzwerks Facebook integriert.' },
          { serviceId: 'matelso', quote: 'Wir messen mit dem Dienst der matelso GmbH, welche Anzeigen zu Anrufen führen.' },
        ],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Hint', message: 'notThereUnasked', refs: [url, url] },
  ],
  [
    'automation described as a mailer, while the form of another one stands on the site',
    {
      noticeServices: {
        used: [{ serviceId: 'activecampaign', quote: 'ActiveCampaign: E-Mail-Versand und Automationsdienste' }],
        notUsed: [],
        complete: true,
      },
      forms: [toMailer],
    },
    { class: 'Hint', message: 'besideUnnamed' },
  ],
  [
    'automation described as a tracker beside a form for the newsletter',
    {
      noticeServices: {
        used: [{ serviceId: 'activecampaign', quote: 'Mit ActiveCampaign messen wir Besuche.' }],
        notUsed: [],
        complete: true,
      },
      forms: [toMailer],
    },
    { class: 'NoClassification' },
  ],
  [
    'a partner programme whose links the site has',
    { ...partner, pages: [pageFact({ links: [link({ text: 'Draht*', href: 'https://www.amazon.de/dp/B07?tag=muster-21' })] })] },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'a partner programme beside a link to the shop that names no partner',
    { ...partner, pages: [pageFact({ links: [link({ text: 'Buch', href: 'https://www.amazon.de/dp/B07' })] })] },
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  [
    'a network of which only a profile is told',
    {
      noticeServices: {
        used: [{ serviceId: 'facebook-plugins', quote: 'Wir betreiben eine Seite bei Facebook.' }],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Conform' },
  ],
  ['three services not seen', three, { class: 'Hint', message: 'notSeen', cause: 'privacy-notice:stale-services', refs: [url, url, url] }],
  ...(
    [
      [{ waiting: ['https://www.youtube.com/embed/a'] }, 'youtube', 'allSeen'],
      [{ waiting: ['https://www.youtube.com/embed/a'] }, 'hotjar', 'fewUnseen'],
      [{ text: 'Die Karte kommt von Google Maps. Karte laden' }, 'google-maps', 'allSeen'],
      [{ text: 'Wir messen nicht mit Google Maps, sondern von Hand.' }, 'google-maps', 'fewUnseen'],
    ] as const
  ).map(([page, id, message]): [string, Partial<Facts>, Outline] => [
    `kept for later: ${JSON.stringify(page)} (${id})`,
    { ...named(id), pages: [pageFact(), pageFact({ url: `${siteUrl}filme`, kind: 'other', ...page })] },
    { class: message.startsWith('fewUnseen') ? 'NoClassification' : 'Conform', message },
  ]),
  [
    'links of a partner programme on a visited page',
    {
      ...named('booking-com'),
      pages: [pageFact({ links: [link({ href: 'https://www.booking.com/hotel/pt/casa.de.html?aid=2318840' })] }), pageFact({ url })],
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'who might deliver the site, and does not',
    { ...named('vercel'), pages: [pageFact()] },
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  [
    'who delivers the site',
    { ...named('vercel'), pages: [pageFact({ headers: { 'x-vercel-id': 'fra1::a' } })] },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'a form that another one has taken the place of',
    {
      ...named('betterplace'),
      services: [catalogueUse('twingle', ['accept'])],
      policyMatches: [{ serviceId: 'twingle', match: 'notFound', inBannerOnly: true }],
    },
    { class: 'Conform', message: 'replaced' },
  ],
  [
    'a form beside another one that is described too',
    {
      ...named('betterplace'),
      services: [catalogueUse('twingle', ['accept'])],
      policyMatches: [{ serviceId: 'twingle', match: 'found', inBannerOnly: false }],
    },
    { class: 'Conform', message: 'elsewhere' },
  ],
  [
    'a host of it holds the files of another service',
    { ...named('aws'), ...traffic({ service: 'userlike', url: 'https://userlike-cdn-umm.s3-eu-west-1.amazonaws.com/a.js' }) },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'its library comes from a delivery network',
    {
      ...named('friendly-captcha'),
      ...traffic({ service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.12/widget.module.min.js' }),
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  [
    'a delivery network brings something else',
    { ...named('friendly-captcha'), ...traffic({ service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/swiper@11/swiper.js' }) },
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  ...(
    [
      ['Marketing: Hotjar zeichnet auf.', 'askedFor'],
      ['Wir zählen Besuche.', 'fewUnseen'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `not seen, and the banner says: ${text}`,
    { ...named('hotjar'), banner: { banner: banner({ text }), cmpName: null, cmpLoaded: null, payOrConsent: false } },
    { class: message === 'askedFor' ? 'Hint' : 'NoClassification', message },
  ]),
  [
    'several not seen, of which the banner asks for one',
    {
      ...named('hotjar', 'taboola', 'google-maps'),
      banner: { banner: banner({ text: 'Marketing: Hotjar zeichnet auf.' }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    },
    { class: 'Hint', message: 'askedFor' },
  ],
  [
    'a name of former days, and one not seen that the banner asks for',
    {
      ...named('hotjar'),
      ...saying('Den Newsletter versenden wir mit Newsletter2Go.'),
      banner: { banner: banner({ text: 'Marketing: Hotjar zeichnet auf.' }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    },
    { class: 'Hint', message: 'deadAsked', cause: 'privacy-notice:dead-services' },
  ],
  [
    'a name of former days that the notice tells as such',
    saying('Den Newsletter versenden wir mit Brevo (früher Newsletter2Go).'),
    { class: 'Conform' },
  ],
  [
    'two services not seen that may run on single pages',
    named('hotjar', 'meta-pixel'),
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  [
    'one not seen after somebody agreed',
    {
      ...named('google-analytics'),
      pages: Array.from({ length: 6 }, (_, index) => pageFact({ url: `${siteUrl}${index}` })),
      accepted: outcome({ state: 'accept', performed: true, verified: true, method: 'button' }),
    },
    { class: 'Hint', message: 'notThere' },
  ],
  [
    'one not seen that runs everywhere',
    named('google-analytics', 'hotjar'),
    { class: 'Hint', message: 'runsEverywhereUnasked', cause: 'privacy-notice:stale-services' },
  ],
  ['fonts that load nowhere', named('google-fonts'), { class: 'Hint', message: 'notThereUnasked' }],
  [
    'one that runs everywhere, consent not examined',
    { ...named('google-analytics'), accepted: outcome({ state: 'accept', performed: true, verified: false, method: 'failed' }) },
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  [
    'a newsletter service, while a form sends to another one that is not named',
    { ...mailers('Newsletter\nFür den Newsletter nutzen wir Mailchimp.'), services: [], forms: [toMailer] },
    { class: 'Hint', message: 'besideUnnamed', cause: 'privacy-notice:stale-services-mailer' },
  ],
  [
    'a newsletter service, while another one that is not named runs on the pages',
    { ...mailers('Newsletter\nFür den Newsletter nutzen wir Mailchimp.'), services: [catalogueUse('klaviyo')] },
    { class: 'Hint', message: 'besideUnnamed', cause: 'privacy-notice:stale-services-mailer' },
  ],
  [
    'the same, brought by the consent tool of the site',
    {
      ...mailers('Newsletter\nFür den Newsletter nutzen wir Mailchimp.'),
      services: [{ ...catalogueUse('klaviyo'), embeddedBy: 'borlabs-cookie' }],
    },
    { class: 'Hint', message: 'besideUnnamed' },
  ],
  [
    'a newsletter service, while another one runs within what is embedded',
    {
      ...mailers('Newsletter\nFür den Newsletter nutzen wir Mailchimp.'),
      services: [{ ...catalogueUse('klaviyo'), embeddedBy: 'youtube' }],
    },
    { class: 'Conform' },
  ],
  [
    'a newsletter service, while a host of landing pages runs',
    { ...mailers('Newsletter\nFür den Newsletter nutzen wir Mailchimp.'), services: [catalogueUse('leadpages')] },
    { class: 'Conform' },
  ],
  [
    'and something else that is not seen',
    {
      ...mailers('Newsletter\nFür den Newsletter nutzen wir Mailchimp.'),
      ...named('mailchimp', 'google-recaptcha'),
      services: [],
      forms: [toMailer],
    },
    { class: 'Hint', message: 'besideUnnamedUnseen' },
  ],
  [
    'a newsletter service to which the form sends',
    { ...named('cleverreach'), ...saying('Newsletter\nFür den Newsletter nutzen wir CleverReach.'), forms: [toMailer] },
    { class: 'Conform' },
  ],
  [
    'a newsletter service beside another one that the notice names without saying what for',
    { ...named('mailchimp', 'cleverreach'), ...saying('Mailchimp. CleverReach.'), forms: [toMailer] },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Für Webinare und Coachings nutzen wir Zoom.', 'besideWebinars'],
      ['Unsere Online-Seminare halten wir über Zoom.', 'besideWebinars'],
      ['Für Besprechungen nutzen wir Zoom.', undefined],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a service for webinars in use; ${text}`,
    { ...named('zoom'), ...saying(`Videokonferenzen\n${text}`), services: [catalogueUse('webinarjam')] },
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message },
  ]),
  [
    'webinars over what is seen',
    { ...named('zoom'), ...saying('Für Webinare nutzen wir Zoom.'), services: [catalogueUse('zoom')] },
    { class: 'Conform' },
  ],
  [
    'a newsletter service beside the one of the forms',
    mailers('Newsletter\nFür den Newsletter nutzen wir ActiveCampaign.'),
    { class: 'Hint', message: 'besideOther' },
  ],
  ['one beside a service that is not said to send mail', mailers('Kontakt\nFormulare liefert ActiveCampaign.'), { class: 'Conform' }],
  [
    'both seen',
    {
      ...mailers('Newsletter\nFür den Newsletter nutzen wir ActiveCampaign.'),
      services: [catalogueUse('activecampaign-forms'), catalogueUse('mailchimp')],
    },
    { class: 'Conform' },
  ],
  [
    'one to whose archive a page links',
    {
      ...mailers('Newsletter\nFür den Newsletter nutzen wir ActiveCampaign.'),
      pages: [
        pageFact({
          links: [link({ href: 'https://us1.campaign-archive.com/?u=1' }), link({ href: 'https://x.list-manage.com/subscribe' })],
        }),
      ],
    },
    { class: 'Conform' },
  ],
  ['one of three seen', { ...three, services: [catalogueUse('google-analytics')] }, { class: 'NoClassification' }],
  [
    'one of three seen by its cookie',
    { ...three, cookies: [cookieFact({ serviceId: 'google-analytics' })] },
    { class: 'NoClassification' },
  ],
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
  ...(['Trusted Shops', 'Bewertungen'] as const).map((title): [string, Partial<Facts>, Outline] => [
    `a delivery network in the section ${title}`,
    {
      ...named('cloudfront'),
      ...saying(`${title}\nDas Siegel wird über ein CDN (Amazon CloudFront) ausgeliefert.`),
      services: [catalogueUse('trusted-shops')],
    },
    title === 'Trusted Shops' ? { class: 'Conform', message: 'allSeen' } : { class: 'NoClassification', message: 'fewUnseen' },
  ]),
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
    { ...named('whatsapp', 'meta-pixel', 'hotjar'), pages: [pageFact({ links: [link({ href: 'https://wa.me/49301234' })] })] },
    { class: 'NoClassification', message: 'fewUnseen' },
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
    { class: 'NoClassification', message: 'fewUnseen' },
  ],
  ['newsletters to which no page signs up', named('mailchimp', 'cleverreach'), { class: 'Conform', message: 'elsewhere' }],
  [
    'newsletters to which a form signs up',
    { ...named('mailchimp'), forms: [formFact({ kind: 'newsletter' })] },
    { class: 'Conform', message: 'allSeen' },
  ],
  ...(
    [
      ['Beiträge von YouTube zeigen wir erst, wenn Sie auf „Inhalt anzeigen“ klicken.', 'elsewhere'],
      ['YouTube lädt nur nach einem Klick auf das Vorschaubild.', 'elsewhere'],
      ['Ohne Ihren Klick wird YouTube nicht geladen.', 'elsewhere'],
      ['YouTube-Videos laden erst, wenn Sie im Banner auf „Akzeptieren“ klicken.', 'fewUnseen'],
      ['Wir binden Videos von YouTube ein. Klicken Sie auf ein Video, speichert YouTube Cookies.', 'fewUnseen'],
      ['Wir binden Videos von YouTube ein. Karten laden erst nach einem Klick.', 'fewUnseen'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a player behind a click or not: ${text}`,
    { ...only('youtube', text), ...saying(`Videos\n${text}`) },
    { class: message.startsWith('fewUnseen') ? 'NoClassification' : 'Conform', message },
  ]),
  ...(
    [
      ['Wir binden Karten von Google Maps ein. Die Karte wird erst nach Ihrem Klick geladen.', 'elsewhere'],
      ['Auf Wunsch laden Sie eine Ansicht von Google Maps. Erst mit Ihrem Klick werden Daten an Google übertragen.', 'elsewhere'],
      ['Wir binden Karten von Google Maps ein. Videos laden erst nach einem Klick.', 'fewUnseen'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a map behind a click or not: ${text}`,
    { ...only('google-maps', text), ...saying(`Anfahrt\n${text}`) },
    { class: message.startsWith('fewUnseen') ? 'NoClassification' : 'Conform', message },
  ]),
  ...(
    [
      ['github-content', 'Diese Website wird bei GitHub Pages gehostet.', 'allSeen'],
      ['github-content', 'Unser Hostingdienst ist GitHub Pages. Der Anbieter speichert Zeitpunkte.', 'allSeen'],
      ['netlify', 'Hosting: Wir nutzen Netlify. Netlify hostet unsere Seiten in Frankfurt.', 'allSeen'],
      ['jsdelivr', 'Wir laden Skripte von jsDelivr. Die Schriften hosten wir selbst.', 'fewUnseen'],
      ['dhl', 'Ihr Paket bringt DHL; wir geben dafür Namen und Anschrift weiter.', 'allSeen'],
      ['gls', 'Versanddienstleister: GLS, Neuenstein.', 'allSeen'],
      ['dhl', 'Die Suche nach Packstationen ist mit einer Karte von DHL eingebunden.', 'elsewhere'],
    ] as const
  ).map(([id, text, message]): [string, Partial<Facts>, Outline] => [
    `a host or a carrier: ${text}`,
    { ...only(id, 'Mehr dazu in den Hinweisen des Anbieters.'), ...saying(`Empfänger\n${text}`) },
    { class: message.startsWith('fewUnseen') ? 'NoClassification' : 'Conform', message },
  ]),
  ...(
    [
      ['Die Livecam der feratel erscheint auf der Startseite.', 'allSeen'],
      ['Buchungen laufen über feratel Deskline.', 'elsewhere'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a name that two products of a company share: ${text}`,
    { ...only('feratel', text), ...saying(`Region\n${text}`), services: [catalogueUse('feratel-webtv')] },
    { class: message.startsWith('fewUnseen') ? 'NoClassification' : 'Conform', message },
  ]),
  [
    'icons from a delivery network',
    {
      ...named('font-awesome'),
      ...traffic({ service: 'cdnjs', url: 'https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.0.0/css/all.min.css' }),
    },
    { class: 'Conform', message: 'allSeen' },
  ],
  ['payments and donations, no page missing', named('paypal', 'twingle'), { class: 'Conform', message: 'elsewhere' }],
  [
    'a donation form on a page that was not visited',
    { ...named('twingle'), pages: [pageFact({ links: [link({ href: `${siteUrl}spenden` })] })] },
    { class: 'Conform', message: 'elsewhereUnvisited' },
  ],
  [
    'a donation form, no page missing but another address of the start page',
    { ...named('twingle'), pages: [pageFact({ links: [link({ href: `${siteUrl}index.html` })] })] },
    { class: 'Conform', message: 'elsewhere' },
  ],
  ...['cookie/offcanvas', 'flyer.pdf', 'konto/logout'].map((path): [string, Partial<Facts>, Outline] => [
    `a donation form, no page missing but ${path}`,
    { ...named('twingle'), pages: [pageFact({ links: [link({ href: `${siteUrl}${path}` })] })] },
    { class: 'Conform', message: 'elsewhere' },
  ]),
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
    { class: 'Hint', message: 'notThereUnaskedDead' },
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
  [
    'discontinued, and something else said before to be no longer needed',
    saying('Wir löschen Anfragen, sobald sie nicht mehr erforderlich sind. Unsere Seiten nutzen Funktionen von Google+.'),
    { class: 'Hint', message: 'dead' },
  ],
  ['said in its sentence to be used no longer', saying('Unsere Seiten nutzen Google+ nicht mehr.'), { class: 'Conform' }],
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

it.each([
  ['Kontrast und Schrift können Sie mit Eye-Able anpassen.', 'fewUnseen', 'Google Maps, Eye-Able', ''],
  ['Eye-Able lädt erst, wenn Sie auf das Symbol klicken.', 'fewUnseenElsewhere', 'Google Maps', 'Eye-Able'],
])('an aid of which nothing was seen: %s', (quote, message, names, elsewhere) => {
  const verdict = judge(check, {
    noticeServices: {
      used: [
        { serviceId: 'google-maps', quote: 'Wir nutzen Google Maps.' },
        { serviceId: 'eye-able', quote },
      ],
      notUsed: [],
      complete: true,
    },
    ...saying(quote),
  });
  expect(verdict).toMatchObject({
    class: message.startsWith('fewUnseen') ? 'NoClassification' : 'Conform',
    message,
    params: { names, elsewhere },
  });
});

it('makes one finding of what was not observed and what is discontinued', () => {
  const verdict = judge(check, {
    ...three,
    ...saying(
      'Wir nutzen Google Analytics, Hotjar und das Meta-Pixel.\nTwitter-Plugin\nAuf unseren Seiten ist das Twitter-Plugin eingebunden.',
    ),
    pages: Array.from({ length: 6 }, (_, index) => pageFact({ url: `${siteUrl}${index}` })),
  });
  const findings = 'findings' in verdict ? verdict.findings : [];
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ message: 'notSeenDead', params: { dead: 'Twitter-Plugin' } });
});

it('takes a Like button for gone although another product of the network runs', () => {
  const facts = {
    ...saying('Auf dieser Website sind Plugins des sozialen Netzwerks Facebook integriert.'),
    noticeServices: {
      used: [{ serviceId: 'facebook-plugins', quote: 'Auf dieser Website sind Plugins des sozialen Netzwerks Facebook integriert.' }],
      notUsed: [],
      complete: true,
    },
    pages: Array.from({ length: 6 }, (_, index) => pageFact({ url: `${siteUrl}${index}` })),
    accepted: outcome({ state: 'accept', method: 'no-banner' }),
  };
  const pixel = traffic({ service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1' });
  expect(outline(check, { ...facts, ...pixel })).toMatchObject({ class: 'Hint', message: 'notThereUnasked' });
  const plugin = traffic({ service: 'facebook-plugins', url: 'https://www.facebook.com/plugins/like.php' });
  expect(outline(check, { ...facts, ...plugin })).toMatchObject({ class: 'Conform' });
});

it.each([
  ['Der Versand erfolgt über die Newsletter2Go GmbH, Köpenicker Str. 126, Berlin.', 'Newsletter2Go'],
  ['Den Newsletter versendet Brevo (früher Newsletter2Go).', 'Brevo (Sendinblue)'],
  ['Wir versenden mit Sendinblue.', 'Brevo (Sendinblue)'],
  ['Unser Dienstleister versendet ihn.', 'Brevo (Sendinblue)'],
] as const)('asks for a mailer by the name that the notice gives it: %s', (quote, names) => {
  const verdict = judge(check, {
    noticeServices: { used: [{ serviceId: 'brevo', quote }], notUsed: [], complete: true },
    ...saying(`Newsletter\n${quote}`),
    services: [],
    forms: [toMailer],
    pages: Array.from({ length: 6 }, (_, index) => pageFact({ url: `${siteUrl}${index}` })),
  });
  const findings = 'findings' in verdict ? verdict.findings : [];
  expect(findings.find(({ cause }) => cause.endsWith('-mailer'))?.params).toMatchObject({ names });
});

it('leaves open what waits for a consent tool whose banner nobody saw', () => {
  const facts = {
    ...named('google-analytics', 'meta-pixel'),
    pages: Array.from({ length: 6 }, (_, index) => pageFact({ url: `${siteUrl}${index}` })),
    accepted: outcome({ state: 'accept', method: 'no-banner' }),
  };
  expect(outline(check, { ...facts, services: [catalogueUse('usercentrics')] })).toMatchObject({
    class: 'NoClassification',
    message: 'toolUnshown',
  });
  expect(outline(check, facts)).toMatchObject({ class: 'Hint', message: 'runsEverywhereUnasked' });
});
