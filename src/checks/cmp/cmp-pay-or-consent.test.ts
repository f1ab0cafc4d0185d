import { expect, it } from 'vitest';
import type { BannerControl } from '#evidence/banner.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import { banner, control, outcome, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-pay-or-consent.ts';

const accept = control();
const pay = control({ role: 'pay', text: 'Pur-Abo abschließen' });
const settings = control({ role: 'settings', text: 'Einstellungen' });
const link = (text: string) => control({ role: 'other', text, element: 'link', href: '/x' });
const legal = [link('Datenschutzerklärung'), link('Impressum'), link('AGB')];
const failed = { performed: false, verified: false, layer: null, method: 'pay-or-consent' } as const;

const site = (
  controls: BannerControl[],
  payOrConsent = true,
  attempt: Partial<ConsentOutcome> = failed,
  toggles = [] as ReturnType<typeof toggle>[],
): Partial<Facts> =>
  bannerSite({
    banner: { banner: banner({ controls, toggles }), cmpName: null, cmpLoaded: null, payOrConsent },
    attempts: { reject: outcome({ state: 'reject', ...attempt }), accept: outcome({ state: 'accept' }) },
  });

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'paying or agreeing, purposes selectable',
    site([accept, pay, settings]),
    { class: 'Hint', message: 'modelFound', cause: 'banner-pay', refs: ['none-p1', 'none-p1'] },
  ],
  ['switches on the banner', site([accept, pay], true, failed, [toggle({ layer: 1 })]), { class: 'Hint', message: 'modelFound' }],
  ['one bundle, legal links aside', site([accept, pay, ...legal]), { class: 'Risk', message: 'oneBundle', cause: 'banner-pay' }],
  ['an unread link may lead to the purposes', site([accept, pay, link('Unsere 3 Partner')]), { class: 'Hint', message: 'modelFound' }],
  ['offer told by its label', site([accept, link('Jetzt abonnieren'), settings]), { class: 'Hint', message: 'modelFound' }],
  ['talks of a subscription, but gives no way to it', site([accept, ...legal]), { class: 'Risk', message: 'noPaidOption' }],
  [
    'a button nobody could read may be the way',
    site([accept, control({ role: 'other', text: 'Weiter ohne' })]),
    { class: 'Hint', message: 'modelFound' },
  ],
  ['known from the attempt alone', site([accept, pay, settings], false), { class: 'Hint', message: 'modelFound' }],
  [
    'a free way to reject beside an advertisement for the subscription',
    site([accept, control({ role: 'reject', text: 'Alle ablehnen' }), pay], true, {}),
    { class: 'NotApplicable', message: 'notUsed' },
  ],
  ['ordinary banner', site([accept, settings], false, {}), { class: 'NotApplicable', message: 'notUsed' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'notUsed' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
