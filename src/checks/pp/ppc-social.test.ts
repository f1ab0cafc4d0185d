import { describe, expect, it } from 'vitest';
import { judge, legalPage, link, noLegalPage, noticeItem, noticeItems, pageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-social.ts';

const linking = (href: string) => ({ pages: [pageFact({ links: [link({ text: 'Profil', href })] })] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['described', linking('https://www.facebook.com/muster'), { class: 'Conform' }],
  ...(
    [
      ['Auf unsere Seite bei Facebook verlinken wir nur.', '', { class: 'Hint', message: 'onlyLinked' }],
      ['Our page on Facebook is only linked.', '', { class: 'Hint', message: 'onlyLinked' }],
      ['Auf unsere Seite bei Facebook verlinken wir nur.', ' Dort verarbeitet Facebook Ihre Daten.', { class: 'Conform' }],
      ['Auf unserer Seite bei Facebook werten wir Besuche aus.', '', { class: 'Conform' }],
    ] as const
  ).map(([quote, rest, expected]): [string, Partial<Facts>, Outline] => [
    `taken for a description: ${quote}${rest}`,
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ items: [noticeItem('social', quote)] }),
      privacy: legalPage({ kind: 'privacy', text: quote + rest }),
    },
    expected,
  ]),
  [
    'profile linked',
    { ...linking('https://www.facebook.com/muster'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:social', refs: ['https://www.facebook.com/muster'] },
  ],
  ...[
    'Auf unsere Auftritte bei Instagram, Facebook und Pinterest verweisen einfache Links.',
    'Diese Website verlinkt unsere Facebook- und Instagram-Profile.',
    'Our website links to our pages on Facebook and Instagram.',
    'WhatsApp und Instagram\nAuf unsere Profile verweisen wir mit einfachen Links. Erst mit dem Klick erhält der Anbieter Daten.',
    'Social Media\nWe link to our channels.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    'profiles that the notice merely mentions',
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      privacy: legalPage({ kind: 'privacy', text }),
    },
    { class: 'Hint', message: 'onlyLinked', cause: 'privacy-notice:social' },
  ]),
  ...(
    [
      ['Für unsere Seiten bei Meta sind wir mit dem Anbieter gemeinsam verantwortlich (Art. 26 DSGVO).', 'onlyJoint'],
      ['Mit dem Netzwerk besteht eine Vereinbarung nach Art. 26 DSGVO.', 'onlyJoint'],
      ['Eine gemeinsame Verantwortung besteht nicht.', 'onlyLinked'],
      ['Es sind einfache Links.\nBuchungen\nMit dem Verband sind wir gemeinsam verantwortlich (Art. 26 DSGVO).', 'onlyLinked'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `profiles that the notice mentions: ${text}`,
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      privacy: legalPage({ kind: 'privacy', text: `Soziale Netzwerke\nWir verlinken auf unsere Seiten bei Facebook. ${text}` }),
    },
    { class: 'Hint', message, cause: 'privacy-notice:social' },
  ]),
  ...[
    'Auf unseren Seiten bei Facebook informieren wir über Termine.',
    'Statt eines Plugins führt ein Link auf unser Profil bei Facebook.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `profiles that the notice mentions beside plugins: ${text}`,
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      privacy: legalPage({ kind: 'privacy', text }),
    },
    { class: 'Hint', message: 'onlyLinked' },
  ]),
  ...[
    'Instagram\nWir haben unsere Profile dort nicht verknüpft.',
    'Kundenkonto\nIn unserem Profil speichern wir Ihre Daten.',
    'Beim Aufruf unserer Seiten werden Plugins von Facebook nicht geladen.',
    'Auf unseren Seiten sind Plugins des sozialen Netzwerks Instagram integriert.',
    'Beim Besuch unserer Seiten stellt das Facebook-Plugin eine Verbindung her.',
    'Wir betreiben keine Profile in sozialen Netzwerken.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    'nothing said of the profiles',
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      privacy: legalPage({ kind: 'privacy', text }),
    },
    { class: 'Hint', message: 'missing' },
  ]),
  ...(
    [
      ['Auf dieser Website sind Funktionen des Dienstes Facebook eingebunden.', 'functionsInstead'],
      ['Facebook\nAuf unserer Website sind Plugins des Netzwerks Facebook integriert.', 'functionsInstead'],
      ['Auf dieser Website sind keine Funktionen von Facebook eingebunden.', 'missing'],
      ['Auf dieser Website sind Funktionen des Dienstes Pinterest eingebunden.', 'missing'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `functions instead of the profile: ${text}`,
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      services: [],
      privacy: legalPage({ kind: 'privacy', text }),
    },
    { class: 'Hint', message },
  ]),
  ...(['elfsight', 'behold', 'curator'] as const).map((service): [string, Partial<Facts>, Outline] => [
    `a collector of posts, which may show those of the network: ${service}`,
    {
      ...linking('https://www.instagram.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      services: [catalogueUse(service)],
      privacy: legalPage({ kind: 'privacy', text: 'Auf dieser Website sind Funktionen des Dienstes Instagram eingebunden.' }),
    },
    { class: 'Hint', message: 'missing' },
  ]),
  [
    'share buttons are no functions of the network',
    {
      ...linking('https://www.instagram.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      services: [catalogueUse('addtoany')],
      privacy: legalPage({ kind: 'privacy', text: 'Auf dieser Website sind Funktionen des Dienstes Instagram eingebunden.' }),
    },
    { class: 'Hint', message: 'functionsInstead' },
  ],
  [
    'functions that are built in',
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      services: [catalogueUse('facebook-plugins')],
      privacy: legalPage({ kind: 'privacy', text: 'Auf dieser Website sind Plugins des Netzwerks Facebook integriert.' }),
    },
    { class: 'Hint', message: 'missing' },
  ],
  ...(
    [
      ['Auf dieser Website sind Funktionen des Dienstes Facebook eingebunden.', 'functionsInstead'],
      ['Facebook\nAuf unserer Website sind Plugins des Netzwerks Facebook integriert.', 'functionsInstead'],
      ['Auf dieser Website sind keine Funktionen von Facebook eingebunden.', 'missing'],
      ['Auf dieser Website sind Funktionen des Dienstes Pinterest eingebunden.', 'missing'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `functions instead of the profile: ${text}`,
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      services: [],
      privacy: legalPage({ kind: 'privacy', text }),
    },
    { class: 'Hint', message },
  ]),
  [
    'functions that are built in',
    {
      ...linking('https://www.facebook.com/muster'),
      noticeItems: noticeItems({ without: ['social'] }),
      services: [catalogueUse('facebook-plugins')],
      privacy: legalPage({ kind: 'privacy', text: 'Auf dieser Website sind Plugins des Netzwerks Facebook integriert.' }),
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'company page',
    { ...linking('https://www.linkedin.com/company/muster'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'Hint' },
  ],
  [
    'button to share',
    { ...linking('https://www.facebook.com/sharer/sharer.php?u=x'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'NotApplicable', message: 'noProfiles' },
  ],
  [
    'a single post',
    { ...linking('https://x.com/kbi_isartal/status/1854000'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'NotApplicable', message: 'noProfiles' },
  ],
  [
    'intent to post',
    { ...linking('https://x.com/intent/tweet?text=x'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'NotApplicable' },
  ],
  [
    'notice of the network',
    { ...linking('https://www.facebook.com/policy.php'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'NotApplicable' },
  ],
  [
    'single video',
    { ...linking('https://www.youtube.com/watch?v=abc'), noticeItems: noticeItems({ without: ['social'] }) },
    { class: 'NotApplicable' },
  ],
  ['no links', { noticeItems: noticeItems({ without: ['social'] }) }, { class: 'NotApplicable', message: 'noProfiles' }],
  [
    'text not whole',
    { ...linking('https://www.xing.com/pages/muster'), noticeItems: noticeItems({ without: ['social'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

describe('networks beside the ones described', () => {
  it.each([
    ['Wir betreiben Seiten bei LinkedIn.', ['linkedin.com/company/muster', 'youtube.com/@muster'], 'YouTube'],
    ['Wir betreiben Seiten bei Pinterest.', ['instagram.com/muster', 'pinterest.de/muster', 'tiktok.com/@muster'], 'Instagram, TikTok'],
    ['Wir betreiben Seiten bei LinkedIn und YouTube.', ['linkedin.com/company/muster', 'youtube.com/@muster'], null],
    ['Wir betreiben Seiten bei LinkedIn und XING.\nVideos\nWir zeigen Filme von YouTube.', ['youtube.com/@muster'], null],
    ['Wir betreiben Seiten in sozialen Netzwerken.', ['linkedin.com/company/muster', 'youtube.com/@muster'], null],
    ['Wir betreiben Seiten bei LinkedIn und den Netzwerken von Meta.', ['instagram.com/muster'], null],
    ['Wir betreiben Seiten bei LinkedIn und Twitter.', ['x.com/muster'], null],
  ] as const)('%s', (text, profiles, missing) => {
    const [quote] = text.split('\n') as [string];
    const links = profiles.map((profile) => link({ text: 'Profil', href: `https://www.${profile}` }));
    const verdict = judge(check, {
      pages: ['https://www.example.com/', 'https://www.example.com/a'].map((url) => pageFact({ url, links })),
      noticeItems: noticeItems({ items: [{ kind: 'social', value: quote, quote }] }),
      privacy: legalPage({ kind: 'privacy', text: `Social Media\n${text}` }),
    });
    expect(verdict).toMatchObject(
      missing === null ? { class: 'Conform' } : { class: 'Hint', findings: [{ message: 'someMissing', params: { missing } }] },
    );
  });

  it('leaves out a profile that one text alone links', () => {
    const quote = 'Wir betreiben Seiten bei LinkedIn.';
    const other = link({ text: 'Band', href: 'https://www.instagram.com/andere-band' });
    const facts = {
      pages: [pageFact({ links: [other] }), pageFact({ url: 'https://www.example.com/a' })],
      noticeItems: noticeItems({ items: [{ kind: 'social', value: quote, quote }] }),
      privacy: legalPage({ kind: 'privacy', text: `Social Media\n${quote}` }),
    } satisfies Partial<Facts>;
    expect(outline(check, facts)).toMatchObject({ class: 'Conform' });
  });
});
