import { expect, it } from 'vitest';
import type { ConsentStep, WithdrawalControl } from '#evidence/choice.ts';
import { judge, legalPage, link, outcome, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, informingSite } from '../../../test/factories/traffic.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-withdrawal-control.ts';

const footer = (pageId: string, reopensBanner: boolean | null = null): WithdrawalControl => ({
  pageId,
  kind: 'link',
  text: 'Cookie-Einstellungen',
  reopensBanner,
});
const shown = link({ text: 'Cookie-Einstellungen', href: '#' });
const pages = [pageFact({ links: [shown] }), pageFact({ url: `${siteUrl}kontakt`, kind: 'other', links: [shown] })];
const manyPages = Array.from({ length: 5 }, (_, index) => pageFact({ url: `${siteUrl}${index}` }));
const onlySecond = [pageFact(), pages[1]!];
/** What a banner on a page adds to its list of links. */
const ofBanner = link({ text: 'Datenschutzerklärung', href: `${siteUrl}datenschutz`, area: 'banner' });
const withBanner = (path: string) => pageFact({ url: `${siteUrl}${path}`, kind: 'other', links: [shown, ofBanner] });
const landing = pageFact({ url: `${siteUrl}aktion`, kind: 'other', links: [] });
const onBoth = [footer('accept-p1', true), footer('accept-p2')];
/** The banner did not come there. */
const without = (...missing: PageFact[]) => ({ banner: { ...bannerSite().banner!, missingOn: missing.map(({ url }) => url) } });
/** Something waits for the consent. */
const steered = { cookies: [analyticsCookie({ states: ['accept'] })] };
const site = (withdrawal: WithdrawalControl[], part: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({ pages, withdrawal, ...steered, ...part });
const step = (text: string, action: ConsentStep['action'] = 'click') => ({ time: 1, layer: 1, action, text, screenshot: null });
const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });

const toDeclaration = link({ text: 'Cookie-Erklärung', href: `${siteUrl}cookies` });
const revokeHere = link({ text: 'Einwilligung widerrufen', href: 'javascript:void Cookiebot.withdraw()' });
const declaration = (revoke: ReturnType<typeof link>) => pageFact({ url: `${siteUrl}cookies`, kind: 'other', links: [shown, revoke] });
/** Withdrawing by the control takes three clicks; beside the pages there are these. */
const longWay = (more: Facts['pages'], around = [pageFact({ links: [shown, toDeclaration] })]): Partial<Facts> =>
  site(onBoth, {
    pages: [...around, ...more],
    attempts: { reject: outcome(), accept: outcome({ state: 'accept' }), withdrawalClicks: 3 },
  });
const cases: [string, Partial<Facts>, Outline][] = [
  [
    'a banner that merely informs, where nothing needs consent',
    informingSite({ pages }),
    { class: 'NotApplicable', message: 'informsOnly' },
  ],
  [
    'the same where something needs it',
    informingSite({ pages, cookies: [analyticsCookie()] }),
    { class: 'Risk', message: 'missingWithoutChoice' },
  ],
  ...(
    [
      ['a wall of consent or money', { performed: false, method: 'pay-or-consent' }, undefined, 'Hint', 'reopensPaid'],
      ['a banner without a refusal', { performed: false, method: 'no-reject' }, undefined, 'Hint', 'reopensUnrefusable'],
      ['a banner that was not clicked for another reason', { performed: false, method: 'failed' }, undefined, 'Conform', 'found'],
      ['a banner in which rejecting worked', {}, undefined, 'Conform', 'found'],
      ['a wall in which withdrawing worked', { performed: false, method: 'pay-or-consent' }, {}, 'Conform', 'found'],
    ] as const
  ).map(([what, attempt, withdrawalTest, verdict, message]): [string, Partial<Facts>, Outline] => [
    `reopens ${what}`,
    site(onBoth, {
      attempts: { reject: outcome({ state: 'reject', ...attempt }), accept: outcome({ state: 'accept' }) },
      withdrawalTest: withdrawalTest as Facts['withdrawalTest'],
    }),
    { class: verdict, message },
  ]),
  ['on every page, reopens the banner', site(onBoth), { class: 'Conform', message: 'found' }],
  ...(
    [
      ['the control that withdrew in the test opens the banner', 'Cookie-Einstellungen', null, 'Conform', 'found'],
      ['the test used another control', 'Datenschutz', null, 'NoClassification', 'unproven'],
      ['the control did not open it after accepting', 'Cookie-Einstellungen', false, 'NoClassification', 'doesNotReopen'],
    ] as const
  ).map(([what, control, reopens, verdict, message]): [string, Partial<Facts>, Outline] => [
    what,
    site([footer('accept-p1', reopens), footer('accept-p2', reopens)], { withdrawalTest: { control } as Facts['withdrawalTest'] }),
    { class: verdict, message },
  ]),
  ...['lgcookieslaw_fixed_button', 'cookie-revoke'].map((text): [string, Partial<Facts>, Outline] => [
    `symbol without words, called by its id: ${text}`,
    site([{ ...footer('accept-p1', true), kind: 'floating', text }]),
    { class: 'Conform', message: 'foundNameless' },
  ]),
  [
    'floating words in small letters',
    site([{ ...footer('accept-p1', true), kind: 'floating', text: 'cookie-einstellungen' }], {
      pages: [pageFact({ links: [link({ text: 'Cookie-Einstellungen', href: '#' })] })],
    }),
    { class: 'Conform', message: 'found' },
  ],
  [
    'floating words',
    site([{ ...footer('accept-p1', true), kind: 'floating', text: 'Cookie-Einstellungen' }]),
    { class: 'Conform', message: 'found' },
  ],
  ['floating icon', site([{ ...footer('accept-p1', true), kind: 'floating', text: 'Privatsphäre-Einstellungen' }]), { class: 'Conform' }],
  [
    'missing, where the choice steers nothing',
    site([], { cookies: [], pages: manyPages }),
    { class: 'NotApplicable', message: 'steersNothing' },
  ],
  [
    'the same while a tracker runs whatever is chosen',
    site([], { cookies: [analyticsCookie()] }),
    { class: 'NotApplicable', message: 'steersNothingRuns' },
  ],
  [
    'the same, seen on a page of several',
    site([], { cookies: [], pages: [pageFact()] }),
    { class: 'NoClassification', message: 'steersNothingSeen' },
  ],
  ['missing', site([]), { class: 'Risk', message: 'missing', cause: 'banner-withdrawal', refs: [siteUrl] }],
  [
    'missing on a home-made banner, whose entry is known',
    site([], {
      banner: { ...bannerSite().banner!, cmpName: null },
      accepted: outcome({ state: 'accept', proofs: [{ kind: 'consent-storage', value: 'hinweis=ja', confirms: true }] }),
    }),
    { class: 'Risk', message: 'missingOwn' },
  ],
  [
    'the notice speaks of the right only',
    site([], { privacy: notice('Sie können Ihre Einwilligung jederzeit widerrufen.') }),
    { class: 'Risk' },
  ],
  [
    'described in the notice',
    site([], { privacy: notice('Öffnen Sie dazu die Cookie-Einstellungen und wählen Sie neu.') }),
    { class: 'Hint', message: 'onlyDescribed' },
  ],
  ...(
    [
      ['Ihre Einwilligung widerrufen Sie, indem Sie die Cookies in Ihrem Browser löschen.', 'Risk', 'onlyByDeleting'],
      ['To withdraw, delete the cookies in your browser.', 'Risk', 'onlyByDeleting'],
      ['Zum Widerruf öffnen Sie die Cookie-Einstellungen oder löschen die Cookies im Browser.', 'Hint', 'onlyDescribed'],
    ] as const
  ).map(([text, verdict, message]): [string, Partial<Facts>, Outline] => [
    `described: ${text}`,
    site([], { privacy: notice(text) }),
    { class: verdict, message },
  ]),
  [
    'the notice promises a control that no page has',
    site([], {
      pages: [pageFact()],
      privacy: notice('Sie können widerrufen, indem Sie am Ende der Seite die Cookie-Einstellungen öffnen.'),
    }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  [
    'the same in English',
    site([], { pages: [pageFact()], privacy: notice('You can withdraw at any time by the link “Cookie settings” in the footer.') }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  [
    'the same beside the deletion of cookies, which is no way as easy',
    site([], {
      pages: [pageFact()],
      privacy: notice(
        'Widerrufen können Sie über den Link „Cookie-Einstellungen“ in der Fußzeile. Alternativ können Sie die Cookies in Ihrem Browser löschen.',
      ),
    }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  ...(
    [
      ['Sie können Ihre Einstellungen jederzeit über den Link „Cookie-Einstellungen“ im Footer ändern.', '', 'Risk', 'promisedMissing'],
      ['You can change your cookie settings by the button at the bottom of the page.', '', 'Risk', 'promisedMissing'],
      ['Sie können Ihre Einstellungen jederzeit ändern.', '', 'Risk', 'missing'],
      [
        'Ändern können Sie das über „Cookie-Einstellungen“ im Footer.',
        'Im Cookie-Banner lässt sich die Auswahl später ändern.',
        'Hint',
        'onlyDescribed',
      ],
    ] as const
  ).map(([deeperText, told, verdict, message]): [string, Partial<Facts>, Outline] => [
    `the banner says: ${deeperText} The notice: ${told}`,
    site([], {
      pages: [pageFact()],
      privacy: notice(told),
      banner: { ...bannerSite().banner!, banner: { ...bannerSite().banner!.banner!, deeperText } },
    }),
    { class: verdict, message },
  ]),
  [
    'a promised control, where a page links the help of a browser of such a name',
    site([], {
      pages: [pageFact({ links: [link({ text: 'Cookie-Einstellungen in Firefox', href: 'https://help.browser.test/cookies' })] })],
      privacy: notice('Widerrufen können Sie über den Link „Cookie-Einstellungen“ in der Fußzeile.'),
    }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  [
    'a promised button at the edge of the page',
    site([], {
      pages: [pageFact()],
      privacy: notice('Über die Schaltfläche „Datenschutz-Einstellungen“ unten links können Sie Ihre Auswahl jederzeit ändern.'),
    }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  [
    'the same beside a list that names the banner',
    site([], {
      pages: [pageFact()],
      privacy: notice(
        '_tracking_consent: Ihre Entscheidung im Cookie-Banner (erforderlich). Sie können über den Link „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.',
      ),
    }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  ...[
    'Alle anderen setzen wir erst, wenn Sie im Cookie-Banner eingewilligt haben (§ 25 Abs. 1 TDDDG).',
    'Die Einwilligung holen wir über unser Cookie-Banner ein. Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO.',
    'Ihre Zustimmung, die Sie über das Consent-Tool erteilt haben, ist freiwillig.',
  ].flatMap((given): [string, Partial<Facts>, Outline][] => [
    [
      `a missing control, beside: ${given}`,
      site([], {
        pages: [pageFact()],
        privacy: notice(`${given} Sie können sie jederzeit über den Link „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.`),
      }),
      { class: 'Risk', message: 'describedMissing' },
    ],
    [`no instruction: ${given}`, site([], { pages: [pageFact()], privacy: notice(given) }), { class: 'Risk', message: 'missing' }],
  ]),
  ...[
    'Zur Verwaltung der eingesetzten Cookies und diesbezüglicher Einwilligungen setzen wir das Consent Tool „Real Cookie Banner“ ein.',
    'Details zur Funktionsweise von „Real Cookie Banner“ finden Sie unter https://devowl.io/de/.',
    'consentmanager: Verfahren zur Einholung, Protokollierung, Verwaltung und zum Widerruf von Einwilligungen; Dienstanbieter: consentmanager GmbH.',
    'Mit dem Consent-Manager verwalten wir Ihre Einwilligungen.',
    'Unser Consent-Manager speichert Ihre Wahl ein Jahr lang. Die Einwilligung ist jederzeit widerrufbar.',
  ].map((naming): [string, Partial<Facts>, Outline] => [
    `the tool is named, no way: ${naming}`,
    site([], { pages: [pageFact()], privacy: notice(naming) }),
    { class: 'Risk', message: 'missing' },
  ]),
  ...[
    'Ihre Einwilligung können Sie jederzeit über unseren Consent-Manager widerrufen.',
    'Im Cookie-Banner lässt sich die Auswahl später ändern.',
    'Im „Real Cookie Banner“ können Sie Ihre Wahl anpassen.',
  ].map((way): [string, Partial<Facts>, Outline] => [
    `a way by the tool: ${way}`,
    site([], { pages: [pageFact()], privacy: notice(way) }),
    { class: 'Hint', message: 'onlyDescribed' },
  ]),
  [
    'where consent is given it can be changed too',
    site([], { privacy: notice('Die im Cookie-Banner erteilte Einwilligung können Sie dort jederzeit ändern.') }),
    { class: 'Hint', message: 'onlyDescribed' },
  ],
  [
    'the same where a page shows something of that name',
    site([], { privacy: notice('Sie können widerrufen, indem Sie am Ende der Seite die Cookie-Einstellungen öffnen.') }),
    { class: 'Hint', message: 'onlyDescribed' },
  ],
  [
    'a symbol that words do not find',
    site([], {
      pages: [pageFact()],
      privacy: notice('Klicken Sie auf das Symbol am unteren Rand der Seite, um die Cookie-Einstellungen zu öffnen.'),
    }),
    { class: 'Hint', message: 'onlyDescribed' },
  ],
  [
    'deleting besides, which alone would be a risk as well',
    site([], {
      pages: [pageFact()],
      privacy: notice('Öffnen Sie die Cookie-Einstellungen in der Fußzeile. Sie können auch Cookies in Ihrem Browser löschen.'),
    }),
    { class: 'Risk', message: 'describedMissing' },
  ],
  [
    'notice tells to delete cookies',
    site([], { privacy: notice('Sie können Cookies in Ihrem Browser löschen.') }),
    { class: 'Risk', message: 'onlyByDeleting' },
  ],
  [
    'notice not readable',
    site([], { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  ['only on one page', site([footer('accept-p2')], { pages: onlySecond }), { class: 'Hint', message: 'notOnEveryPage' }],
  [
    'the banner is missing on that page as well',
    site([footer('accept-p2')], { pages: [withBanner(''), withBanner('kontakt'), landing], ...without(landing) }),
    { class: 'Hint', message: 'notOnEveryPageNorBanner' },
  ],
  [
    'the banner is there, only the control is not',
    site([footer('accept-p2')], { pages: [withBanner(''), withBanner('kontakt'), { ...landing, links: [ofBanner] }] }),
    { class: 'Hint', message: 'notOnEveryPage' },
  ],
  [
    'few pages list what the banner shows',
    site([footer('accept-p2')], { pages: [withBanner(''), ...pages, landing] }),
    { class: 'Hint', message: 'notOnEveryPage' },
  ],
  [
    'one of two such pages has the banner',
    site([footer('accept-p2')], {
      pages: [withBanner(''), withBanner('kontakt'), landing, { ...landing, url: `${siteUrl}danke`, links: [ofBanner] }],
      ...without(landing),
    }),
    { class: 'Hint', message: 'notOnEveryPage' },
  ],
  ['a page that failed after accepting shows it in other states', site([footer('accept-p1', true)]), { class: 'Conform' }],
  ['in a frame that no page lists', site([footer('accept-p1', true)], { pages: [pageFact()] }), { class: 'Conform' }],
  [
    'does not reopen, where the banner asks to pay or to agree',
    site([footer('accept-p1', false), footer('accept-p2')], {
      attempts: { reject: outcome({ performed: false, verified: false, method: 'pay-or-consent' }), accept: outcome({ state: 'accept' }) },
    }),
    { class: 'NoClassification', message: 'doesNotReopenPaid' },
  ],
  [
    'the window that the control leads to has an address of its own',
    site([footer('accept-p1', true), footer('accept-p2')], {
      pages: [
        pageFact({ links: [link({ text: 'Cookie-Einstellungen', href: `${siteUrl}cookie/offcanvas` })] }),
        pageFact({ url: `${siteUrl}cookie/offcanvas`, kind: 'other', links: [] }),
      ],
    }),
    { class: 'Conform' },
  ],
  ['does not reopen', site([footer('accept-p1', false), footer('accept-p2')]), { class: 'NoClassification', message: 'doesNotReopen' }],
  [
    'link to another page, effect not seen',
    site([footer('accept-p1'), footer('accept-p2')]),
    { class: 'NoClassification', message: 'unproven' },
  ],
  [
    'withdrawing took more clicks',
    site(onBoth, { attempts: { reject: outcome({ layer: 2, clicks: 2 }), accept: outcome({ state: 'accept' }), withdrawalClicks: 3 } }),
    { class: 'Hint', message: 'moreClicks' },
  ],
  [
    'a page linked from everywhere has a control that by its words withdraws at once',
    longWay([declaration(revokeHere)]),
    { class: 'NoClassification', message: 'revokesElsewhere' },
  ],
  ...['Widerrufen Sie Ihre Einwilligung', 'Ihre Zustimmung jetzt widerrufen', 'Widerruf der Einwilligung', 'Withdraw your consent'].map(
    (text): [string, Partial<Facts>, Outline] => [
      `the same: ${text}`,
      longWay([declaration(link({ text, href: 'javascript:Cookiebot.withdraw()' }))]),
      { class: 'NoClassification', message: 'revokesElsewhere' },
    ],
  ),
  ...['Ändern Sie Ihre Einwilligung', 'Vertrag widerrufen', 'Bestellung widerrufen', 'Widerrufen Sie Ihre Bestellung'].map(
    (text): [string, Partial<Facts>, Outline] => [
      `no withdrawal of consent: ${text}`,
      longWay([declaration(link({ text, href: 'javascript:void 0' }))]),
      { class: 'Hint', message: 'moreClicks' },
    ],
  ),
  [
    'that page is linked from some pages only',
    longWay([declaration(revokeHere)], [pageFact({ links: [shown] })]),
    { class: 'Hint', message: 'moreClicks' },
  ],
  [
    'the words lead to a section that tells how',
    longWay([declaration(link({ text: 'Einwilligung widerrufen', href: `${siteUrl}cookies#widerruf` }))]),
    { class: 'Hint', message: 'moreClicks' },
  ],
  [
    'withdrawing took more clicks, each with its name',
    site(onBoth, {
      accepted: outcome({ state: 'accept', steps: [step('Akzeptieren')] }),
      attempts: {
        reject: outcome(),
        accept: outcome({ state: 'accept' }),
        withdrawalClicks: 3,
        withdrawalSteps: [step('Statistik aktiviert', 'uncheck'), step('Speichern')],
      },
    }),
    { class: 'Hint', message: 'moreClicksNamed' },
  ],
  [
    'more clicks than anybody reads',
    site(onBoth, {
      accepted: outcome({ state: 'accept', steps: [step('Akzeptieren')] }),
      attempts: {
        reject: outcome(),
        accept: outcome({ state: 'accept' }),
        withdrawalClicks: 12,
        withdrawalSteps: [...Array.from({ length: 10 }, () => step('Einwilligung', 'uncheck')), step('Speichern')],
      },
    }),
    { class: 'Hint', message: 'moreClicks' },
  ],
  [
    'a click without a name',
    site(onBoth, {
      accepted: outcome({ state: 'accept', steps: [step('Akzeptieren')] }),
      attempts: {
        reject: outcome(),
        accept: outcome({ state: 'accept' }),
        withdrawalClicks: 3,
        withdrawalSteps: [step(''), step('Speichern')],
      },
    }),
    { class: 'Hint', message: 'moreClicks' },
  ],
  [
    'nothing could be agreed to',
    site([], { accepted: outcome({ state: 'accept', method: 'acknowledge', steps: [step('Verstanden')] }) }),
    { class: 'Risk', message: 'missingWithoutChoice' },
  ],
  [
    'the control opens the layer with "reject" on it',
    site(onBoth, { attempts: { reject: outcome({ layer: 2, clicks: 2 }), accept: outcome({ state: 'accept' }), withdrawalClicks: 2 } }),
    { class: 'Conform' },
  ],
  [
    'rejecting not possible is another check',
    site(onBoth, {
      attempts: {
        reject: outcome({ performed: false, verified: false, method: 'no-reject', clicks: 2 }),
        accept: outcome({ state: 'accept' }),
      },
    }),
    { class: 'Conform' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names the clicks in their order', () => {
  const facts = site(onBoth, {
    accepted: outcome({ state: 'accept', steps: [step('Akzeptieren')] }),
    attempts: {
      reject: outcome(),
      accept: outcome({ state: 'accept' }),
      withdrawalClicks: 3,
      withdrawalSteps: [step('Statistik aktiviert', 'uncheck'), step('Speichern')],
    },
  });
  expect(judge(check, facts)).toMatchObject({ findings: [{ params: { steps: 'Statistik → Speichern', acceptSteps: 'Akzeptieren' } }] });
});

it('is open when accepting could not be performed', () => {
  expect(judge(check, site([]), ['accepted'])).toMatchObject({ class: 'NoClassification', missing: 'accepted' });
});
