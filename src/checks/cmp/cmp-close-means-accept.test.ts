import { expect, it } from 'vitest';
import type { BannerEvidence } from '#evidence/banner.ts';
import type { CloseTest } from '#evidence/choice.ts';
import { banner, control, judge } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, informingSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-close-means-accept.ts';

const closeControl = control({ role: 'close', text: '×' });
const site = (closeTest: Partial<CloseTest>, part: Partial<BannerEvidence> = {}): Partial<Facts> =>
  bannerSite({
    banner: { banner: banner({ controls: [control(), closeControl], ...part }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    closeTest: { present: true, consentGiven: false, message: null, proofs: [], ...closeTest },
  });
const stayed = [{ kind: 'banner-gone' as const, value: 'false', confirms: false }];
const withRefusal = (text: string) =>
  site({}, { controls: [control({ text }), control({ role: 'reject', text: 'Ablehnen' }), closeControl] });
const labelled = (text: string) => site({}, { controls: [control({ text }), closeControl] });
const saying = (text: string) => site({ present: false }, { text });

const informing = (facts: Partial<Facts>, text = 'Diese Website verwendet Cookies.', close = closeControl) =>
  informingSite(
    { closeTest: { present: true, consentGiven: true, message: null, proofs: [] }, ...facts },
    { controls: [control({ role: 'acknowledge', text: 'OK' }), close], text },
  );
const storing: Partial<Facts> = {
  closeTest: { present: true, consentGiven: true, message: 'consent-cookie cookie_notice_accepted=true', proofs: [] },
};
const called = (text: string) => control({ role: 'close', text, spoken: true });
const goingOn = 'Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.';

type Case = [string, Partial<Facts>, Outline];

const cases: Case[] = [
  ['closing has no effect', site({}), { class: 'Conform', message: 'closeHarmless' }],
  [
    'it closes and stores nothing',
    site({ proofs: [{ kind: 'banner-gone', value: 'true', confirms: true }] }),
    { class: 'Conform', message: 'closeHarmless' },
  ],
  ['it does not even close', site({ proofs: stayed }), { class: 'Conform', message: 'closeIdle' }],
  ['nor free the page', site({ proofs: stayed }, { blocksPage: true }), { class: 'Conform', message: 'closeIdleLocked' }],
  [
    'closing stores consent',
    site({ consentGiven: true }),
    { class: 'Risk', message: 'closeGrants', cause: 'banner-close', refs: ['none-p1'] },
  ],
  [
    'and stores what accepting stores',
    site({ consentGiven: true, message: 'consent-cookie wahl=alle' }),
    { class: 'Risk', message: 'closeGrantsStored' },
  ],
  [
    'by a cross whose name is only read out',
    site({ consentGiven: true }, { controls: [control(), control({ role: 'close', text: 'Nein', spoken: true })] }),
    { class: 'Risk', message: 'closeGrantsSymbol' },
  ],
  [
    'by a button that says so',
    site({ consentGiven: true }, { controls: [control(), control({ role: 'close', text: 'Schließen' })] }),
    { class: 'Risk', message: 'closeGrants' },
  ],
  [
    'and the platform says so',
    site({ consentGiven: true, message: 'Klaro: [true]', proofs: [{ kind: 'cmp-api', value: 'Klaro: [true]', confirms: true }] }),
    { class: 'Risk', message: 'closeGrantsReported' },
  ],
  [
    'closing stores consent, and a label promises both',
    site({ consentGiven: true }, { controls: [control({ text: 'Akzeptieren & schließen' }), closeControl] }),
    { class: 'Risk', messages: ['closeGrants', 'labelGrants'] },
  ],
  ['label that promises both', labelled('Akzeptieren & schließen X'), { class: 'Risk', message: 'labelGrants' }],
  ['the same in English', labelled('Accept and close'), { class: 'Risk', message: 'labelGrants' }],
  ['words alone, beside a refusal', withRefusal('Zustimmen und schließen'), { class: 'Hint', messages: ['labelGrants'] }],
  ['a cross that agrees, beside a refusal', withRefusal('Akzeptieren & schließen ✕'), { class: 'Risk', messages: ['labelGrants'] }],
  ['label that closes without consent', labelled('Ohne Zustimmung schließen'), { class: 'Conform' }],
  ['effect unclear', site({ consentGiven: null }), { class: 'Hint', message: 'effectUnclear' }],
  [
    'browsing on counts as consent',
    saying('Wenn Sie weitersurfen, stimmen Sie der Nutzung von Cookies zu.'),
    { class: 'Hint', message: 'browsingGrants', cause: 'banner-implied-consent' },
  ],
  [
    'using the site counts as consent',
    saying('By continuing to use this site you agree to cookies.'),
    { class: 'Hint', message: 'browsingGrants' },
  ],
  [
    'further use in another sentence',
    saying('Sie können die Seite weiter nutzen. Sie stimmen nur zu, wenn Sie klicken.'),
    { class: 'NotApplicable' },
  ],
  [
    'taken for an agreement, in other words',
    saying('Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.'),
    { class: 'Hint', message: 'browsingGrants' },
  ],
  ['a banner that merely informs, where nothing needs consent', informing({}), { class: 'NotApplicable', message: 'informsOnly' }],
  [
    'the same, and going on counts as consent',
    informing({}, 'Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.'),
    { class: 'Hint', message: 'browsingGrantsIdle' },
  ],
  [
    'a cross called a refusal that stores acceptance, beside the sentence',
    informing(storing, goingOn, called('Nein')),
    { class: 'Hint', messages: ['browsingGrantsIdle', 'refusalGrants'] },
  ],
  ['the same without the sentence', informing(storing, undefined, called('Ablehnen')), { class: 'Hint', messages: ['refusalGrants'] }],
  ['a cross called what it is', informing(storing, undefined, called('Schließen')), { class: 'NotApplicable', message: 'informsOnly' }],
  ['a refusal of which nothing stored is known', informing({}, undefined, called('Nein')), { class: 'NotApplicable' }],
  ['the same where something needs consent', informing({ cookies: [analyticsCookie()] }), { class: 'Risk', message: 'closeGrants' }],
  [
    'going on elsewhere in the sentence',
    saying('Wenn Sie weiter auf unseren Seiten surfen, stimmen Sie der Nutzung von Cookies zu.'),
    { class: 'Hint', message: 'browsingGrants' },
  ],
  [
    'by those who go on',
    saying('Sofern Sie weiterhin auf dieser Website surfen, willigen Sie ein.'),
    { class: 'Hint', message: 'browsingGrants' },
  ],
  [
    'going on without an agreement',
    saying('Wenn Sie weiter auf unseren Seiten surfen, laden wir nichts nach.'),
    { class: 'NotApplicable' },
  ],
  ...[
    'Wenn Sie diese Website weiter nutzen, gehen wir davon aus, dass Sie damit zufrieden sind.',
    'If you continue to use this site we will assume that you are happy with it.',
  ].map((text): Case => [`no act at all: ${text}`, saying(text), { class: 'Hint', message: 'browsingGrants' }]),
  ...['Mit dem Schließen dieses Banners stimmen Sie der Nutzung von Cookies zu.', 'By closing this banner, you consent to cookies.'].map(
    (text): Case => [`closing alone: ${text}`, saying(text), { class: 'Hint', message: 'closingSaid' }],
  ),
  ...[
    'Bevor Sie unsere Website weiter nutzen, bitten wir Sie um Ihre Einwilligung.',
    'Sie können die Website weiter nutzen, ohne zuzustimmen.',
    'Damit wir Google Analytics weiterhin nutzen können, brauchen wir Ihre Einwilligung.',
    'Diese Wahl gilt, solange Sie die Seite weiter nutzen; Ihre Einwilligung können Sie widerrufen.',
    'Scrollen Sie nach unten, um Ihre Zustimmung zu einzelnen Diensten zu erteilen.',
    'You can continue to use the site without giving consent.',
    'Durch das Schließen dieses Fensters stimmen Sie nicht zu.',
  ].map((text): Case => [`an act is asked for: ${text}`, saying(text), { class: 'NotApplicable', message: 'noCloseControl' }]),
  ['no close control', site({ present: false }), { class: 'NotApplicable', message: 'noCloseControl' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names the control and what was stored', () => {
  const verdict = judge(check, site({ consentGiven: true, message: 'consent-cookie wahl=alle' }));
  expect(verdict).toMatchObject({ findings: [{ params: { control: '×', stored: 'wahl=alle' } }] });
});

it('is open when the click test did not run', () => {
  expect(judge(check, bannerSite(), ['closeTest'])).toMatchObject({ class: 'NoClassification', missing: 'closeTest' });
});

it.each([
  [
    'Cookies helfen uns. Mit der weiteren Nutzung erklären Sie sich damit einverstanden.',
    'Mit der weiteren Nutzung erklären Sie sich damit einverstanden',
  ],
  ['Durch Scrollen akzeptieren Sie Cookies.', 'Durch Scrollen akzeptieren Sie Cookies'],
])('quotes what the banner says: %s', (text, quote) => {
  expect(
    judge(check, bannerSite({ banner: { banner: banner({ text }), cmpName: null, cmpLoaded: null, payOrConsent: false } })),
  ).toMatchObject({
    findings: [{ params: { quote } }],
  });
});

it('shows a cross as such, with the name that is read out', () => {
  const spoken = control({ role: 'close', text: 'Nein', spoken: true });
  const found = judge(check, site({ consentGiven: true }, { controls: [control(), spoken] }));
  expect(found).toMatchObject({ findings: [{ params: { control: 'Nein' }, items: [{ value: '× („Nein“)' }] }] });
});
