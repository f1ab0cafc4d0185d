import { describe, expect, it } from 'vitest';
import type { Choice } from '#contract/consent-monitor.ts';
import { choiceOutcome, withdrawalOutcome } from './consent-outcome.ts';

const choice = (over: Partial<Choice>): Choice => ({
  performed: true,
  verified: true,
  layer: 1,
  method: 'button',
  clicks: 1,
  message: null,
  steps: [],
  proofs: [],
  ...over,
});
const proof = (kind: string, confirms = true) => ({ kind, value: '', confirms });

describe('a choice in the banner', () => {
  it('names each proof once, and only those that confirm', () => {
    const proofs = [
      proof('banner-gone'),
      proof('consent-cookie'),
      proof('consent-cookie'),
      proof('tc-string', false),
      proof('banner-stays-gone'),
    ];
    expect(choiceOutcome(choice({ proofs })).proofs).toEqual(['consent-cookie', 'banner-stays-gone']);
  });

  it('counts no click when nothing was performed', () => {
    expect(choiceOutcome(choice({ performed: false, verified: false, clicks: 3, message: 'Kein Banner.' }))).toMatchObject({
      clicks: 0,
      verified: false,
      message: 'Kein Banner.',
    });
  });
});

describe('withdrawal', () => {
  const control = (text: string, page: string, reopensBanner: boolean | null) => ({ text, page, reopensBanner, kind: 'link' as const });
  it.each([
    ['was not examined', { examined: false, found: false, controls: [] }, { says: 'notExamined' }],
    ['has no control', { examined: true, found: false, controls: [] }, { says: 'none' }],
    [
      'has one on several pages, tried on one',
      {
        examined: true,
        found: true,
        controls: [control('Cookies', '/', true), control('Cookies', '/a', null), control('Consent', '/', null)],
      },
      { says: 'found', text: 'Cookies', pages: 2, reopens: true },
    ],
    [
      'has one that was not tried',
      { examined: true, found: true, controls: [control('Cookies', '/', null)] },
      { says: 'found', text: 'Cookies', pages: 1, reopens: null },
    ],
  ])('%s', (_, withdrawal, outcome) => expect(withdrawalOutcome(withdrawal)).toEqual(outcome));
});
