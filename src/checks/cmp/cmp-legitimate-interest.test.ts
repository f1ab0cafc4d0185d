import { expect, it } from 'vitest';
import { banner, outcome, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { TcfFact } from '../facts/consent.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-legitimate-interest.ts';

const signal = (purposeLegitimateInterests: number[], part: Partial<TcfFact> = {}): TcfFact => ({
  state: 'reject',
  pageId: 'reject-p1',
  time: 5_000,
  moment: 'after-choice',
  cmpId: 10,
  cmpVersion: 1,
  gdprApplies: true,
  tcString: 'CQ',
  eventStatus: 'useractioncomplete',
  tcfPolicyVersion: 5,
  decodes: true,
  purposeConsents: 0,
  vendorConsents: 0,
  purposeLegitimateInterests,
  content: null,
  ...part,
});
const before = (purposes: number[]) => signal(purposes, { state: 'none', pageId: 'none-p1', moment: 'before-choice' });
const shown = (...toggles: ReturnType<typeof toggle>[]): Partial<Facts> => ({
  banner: { banner: banner({ toggles }), cmpName: null, cmpLoaded: null, payOrConsent: false },
});
const interest = (part = {}) => toggle({ label: 'Berechtigtes Interesse: Partner', legitimateInterest: true, ...part });
const unverified = { attempts: { reject: outcome({ verified: false }), accept: null } };

const cases: [string, Partial<Facts>, Outline][] = [
  ['all off after rejecting', bannerSite({ tcf: [before([2, 7]), signal([])] }), { class: 'Conform' }],
  [
    'profiles by legitimate interest after rejecting',
    bannerSite({ tcf: [signal([2, 3, 4])] }),
    { class: 'Risk', message: 'profilingAfterReject', cause: 'tcf-legitimate-interest', refs: ['reject-p1'] },
  ],
  ['only the last answer counts', bannerSite({ tcf: [signal([7, 9]), signal([])] }), { class: 'Conform' }],
  ['measuring persists after rejecting', bannerSite({ tcf: [signal([2, 7, 8])] }), { class: 'Hint', message: 'interestAfterReject' }],
  ['profiles claimed before the choice', bannerSite({ tcf: [before([3]), signal([])] }), { class: 'Hint', message: 'profilingClaimed' }],
  ['purpose 1 has no legitimate interest by design', bannerSite({ tcf: [signal([1])] }), { class: 'Conform' }],
  [
    'rejection not read back',
    bannerSite({ tcf: [before([]), signal([3])], ...unverified }),
    { class: 'Hint', message: 'profilingClaimed' },
  ],
  [
    'rejection not examined',
    bannerSite({ tcf: [before([7])], ...unverified }),
    { class: 'NoClassification', message: 'rejectNotExamined' },
  ],
  ['undecodable', bannerSite({ tcf: [signal([], { decodes: false })] }), { class: 'NoClassification', message: 'undecodable' }],
  [
    'switches on without TCF, the cause of preselection',
    bannerSite(shown(interest({ checked: true }))),
    { class: 'Hint', message: 'togglesOn', cause: 'banner-preselection' },
  ],
  ['objection on the third layer', bannerSite(shown(interest({ layer: 3 }))), { class: 'Hint', message: 'deepObjection' }],
  ['switches off on the second layer', bannerSite(shown(interest())), { class: 'Conform' }],
  [
    'a basis in the list of services',
    bannerSite({
      banner: {
        banner: banner({ deeperText: 'Essenziell\nHotjar\nRechtsgrundlage: Art. 6 Abs. 1 lit. f DSGVO' }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
      services: [catalogueUse('hotjar')],
    }),
    { class: 'Hint', message: 'listed', cause: 'banner-listed-interest' },
  ],
  ['neither TCF nor switches', bannerSite(), { class: 'NotApplicable', message: 'noTcf' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
