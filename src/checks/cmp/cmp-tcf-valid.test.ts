import { expect, it } from 'vitest';
import { judge } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, noRejectSite } from '../../../test/factories/traffic.ts';
import type { TcfFact } from '../facts/consent.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-tcf-valid.ts';

const signal = (part: Partial<TcfFact> = {}): TcfFact => ({
  state: 'none',
  pageId: 'none-p1',
  time: 900,
  moment: 'before-choice',
  cmpId: 10,
  cmpVersion: 1,
  gdprApplies: true,
  tcString: 'CQAAAAA',
  eventStatus: 'cmpuishown',
  tcfPolicyVersion: 5,
  decodes: true,
  purposeConsents: 0,
  vendorConsents: 0,
  purposeLegitimateInterests: [],
  content: null,
  ...part,
});
const rejected = (part: Partial<TcfFact> = {}) => signal({ state: 'reject', pageId: 'reject-p1', moment: 'after-choice', ...part });
const accepted = signal({ state: 'accept', moment: 'after-choice', purposeConsents: 11, vendorConsents: 800 });
const site = (...tcf: TcfFact[]): Partial<Facts> => bannerSite({ tcf });

const cases: [string, Partial<Facts>, Outline][] = [
  ['zero bits before the choice and after rejecting', site(signal(), rejected(), accepted), { class: 'Conform' }],
  ['no string before the choice', site(signal({ tcString: null, decodes: false }), rejected()), { class: 'Conform' }],
  [
    'consent before the choice',
    site(signal({ purposeConsents: 10, vendorConsents: 500 }), rejected()),
    { class: 'Risk', message: 'consentBeforeChoice', cause: 'tcf-signal', refs: ['none-p1'] },
  ],
  ['vendors only', site(signal({ vendorConsents: 3 }), rejected()), { class: 'Risk' }],
  [
    'consent after rejecting',
    site(signal(), rejected({ purposeConsents: 1 })),
    { class: 'Risk', message: 'consentAfterReject', refs: ['reject-p1'] },
  ],
  [
    'legitimate interest is another check',
    site(signal({ purposeLegitimateInterests: [2, 7, 8, 9, 10] }), rejected()),
    { class: 'Conform' },
  ],
  ['outdated policy', site(signal({ tcfPolicyVersion: 4 }), rejected()), { class: 'Hint', message: 'outdatedPolicy' }],
  ['string that cannot be read', site(signal({ decodes: false }), rejected()), { class: 'Hint', message: 'undecodable' }],
  ['no number of the platform', site(signal({ cmpId: null }), rejected()), { class: 'Hint', message: 'unknownCmp' }],
  ['number of no platform', site(signal({ cmpId: 0 }), rejected()), { class: 'Hint', message: 'unknownCmp' }],
  ['says the GDPR does not apply', site(signal({ gdprApplies: false }), rejected()), { class: 'Hint', message: 'gdprNotApplied' }],
  ['no signal after rejecting', site(signal()), { class: 'NoClassification', message: 'rejectNotExamined' }],
  [
    'reject not possible',
    noRejectSite({ tcf: [signal(), rejected({ purposeConsents: 9 })] }),
    { class: 'NoClassification', message: 'rejectNotExamined' },
  ],
  ['without a banner', { tcf: [signal()] }, { class: 'Conform' }],
  ['no TCF', bannerSite(), { class: 'NotApplicable', message: 'noTcf' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when the signal could not be asked for', () => {
  expect(judge(check, bannerSite(), ['tcf'])).toMatchObject({ class: 'NoClassification', missing: 'tcf' });
});
