import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import type { Facts } from '#checks/facts.ts';
import type { ConsentOutcome, ConsentProof } from '#evidence/choice.ts';
import { cmps } from '#knowledge/find-cmp.ts';
import { banner, gathered, outcome, requestFact } from '../../../test/factories/facts.ts';
import { choiceEntry, stepInCondition } from './own-condition.ts';

const proofs = (values: Record<string, string>): ConsentProof[] =>
  Object.entries(values).map(([name, value]) => ({ kind: 'consent-cookie', value: `${name}=${value}`, confirms: true }));
const attempts = (
  refused: Record<string, string>,
  agreed: Record<string, string>,
  part: Partial<ConsentOutcome> = {},
): Facts['attempts'] => ({
  reject: outcome({ state: 'reject', proofs: proofs(refused), ...part }),
  accept: outcome({ state: 'accept', proofs: proofs(agreed) }),
});
const squarespace = attempts(
  { ss_cookieAllowed: '0', ss_marketingCookiesAllowed: '0', ss_performanceCookiesAllowed: '0' },
  { ss_cookieAllowed: '1', ss_marketingCookiesAllowed: '1', ss_performanceCookiesAllowed: '1' },
);
const whole = attempts({ cookie_wahl: 'nein' }, { cookie_wahl: 'ja' });

it.each<[string, Parameters<typeof choiceEntry>[0], Facts['attempts'], string | null]>([
  ['of the category', 'marketing', squarespace, 'ss_marketingCookiesAllowed'],
  ['of another category', 'analytics', squarespace, 'ss_performanceCookiesAllowed'],
  ['of no category that is kept', 'chat', squarespace, null],
  ['of everything', 'marketing', whole, 'cookie_wahl'],
  ['two that might be meant', 'marketing', attempts({ a: '0', b: '0' }, { a: '1', b: '1' }), null],
  ['one category alone, not this one', 'marketing', attempts({ statistik: '0' }, { statistik: '1' }), null],
  ['list of categories', 'marketing', attempts({ consent: '{"marketing":false}' }, { consent: '{"marketing":true}' }), null],
  ['same value after both', 'marketing', attempts({ banner_seen: '1' }, { banner_seen: '1' }), null],
  ['written after accepting only', 'marketing', attempts({}, { _fbp: '1' }), null],
  ['rejecting that did not work', 'marketing', attempts({ cookie_wahl: 'nein' }, { cookie_wahl: 'ja' }, { verified: false }), null],
])('entry with the choice: %s', (_, category, tried, name) => {
  expect(choiceEntry(category, gathered({ attempts: tried }))?.name ?? null).toBe(name);
});

const cmp = (id: string) => cmps.find((known) => known.id === id)!;
const stepFor = (call: Partial<RequestFact>, platform: string | null, tried = squarespace) =>
  stepInCondition(
    'meta-pixel',
    gathered({
      attempts: tried,
      banner: { banner: banner(), cmpName: null, cmpLoaded: null, payOrConsent: false },
      requests: [
        requestFact({ id: 'script', type: 'script', serviceId: 'meta-pixel', parentId: null, states: ['reject', 'accept'], ...call }),
        requestFact({
          id: 'signal',
          type: 'image',
          serviceId: 'meta-pixel',
          parentId: null,
          states: ['reject', 'accept'],
          ...call,
          ...(call.type && { type: call.type }),
        }),
      ],
    }),
    platform === null ? null : cmp(platform),
    { form: 'script', hasBanner: true, serviceId: 'meta-pixel' },
  )?.de ?? null;

it.each<[string, string | null, RegExp | null]>([
  ['after any choice', stepFor({}, 'squarespace-banner'), /lädt erst nach einer Entscheidung.*„ss_marketingCookiesAllowed“.*„1“.*„0“/],
  ['after any choice, banner of the own making', stepFor({}, null, whole), /„cookie_wahl“.*„ja“.*„nein“/],
  [
    'from the start: the product’s ways come second',
    stepFor({ states: ['none', 'reject', 'accept'] }, 'squarespace-banner'),
    /^Laden Sie Meta-Pixel .*„ss_marketingCookiesAllowed“.*Lässt sich das nicht einrichten: In Squarespace.*hält eingefügten Code nicht zurück/,
  ],
  ['from the start, banner of the own making', stepFor({ states: ['none', 'reject'] }, null, whole), null],
  ['beside a platform that releases what is marked', stepFor({}, 'cookiebot'), null],
  ['by the tag manager', stepFor({ embeddedBy: 'google-tag-manager' }, 'squarespace-banner'), null],
  ['in the frame of somebody else', stepFor({ inOwnFrame: false }, 'squarespace-banner'), null],
  ['as a mere image', stepFor({ type: 'image' }, 'squarespace-banner'), null],
])('a service loaded %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});
