import { describe, expect, it } from 'vitest';
import type { PageVisit } from '#evidence/pages.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { consentOutcome, evidence, gathered, missing, pageSnapshot, pageVisit } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { derivePages } from './pages.ts';

const derive = (pages: PageVisit[], parts: Parameters<typeof evidence>[0] = {}) =>
  derivePages(createContext(evidence({ pages, ...parts }), testDeps)).map(({ fact }) => fact);
const withText = (text: string, overrides: Partial<PageVisit> = {}) =>
  pageVisit({ snapshot: gathered(pageSnapshot({ text })), ...overrides });

describe('derivePages', () => {
  it('takes the text from state none, else from another', () => {
    expect(derive([withText('eins'), withText('', { state: 'reject' }), withText('drei', { state: 'accept' })])).toMatchObject([
      { text: 'eins', states: ['none', 'reject', 'accept'], textComplete: true },
    ]);
    expect(derive([pageVisit({ snapshot: missing }), withText('drei', { state: 'accept' })])).toMatchObject([
      { text: 'drei', states: ['none', 'accept'] },
    ]);
  });

  it('does not take a text for complete that is longer than what is read of it', () => {
    expect(derive([withText('a'.repeat(300_001))])).toMatchObject([{ textComplete: false }]);
  });

  it('knows a page that one run could open', () => {
    const failed = pageVisit({ failure: 'timeout', status: null, snapshot: missing });
    expect(derive([failed, withText('da', { state: 'reject' })])).toMatchObject([{ failure: null, status: 200, text: 'da' }]);
    expect(derive([failed])).toMatchObject([{ failure: 'timeout', status: null, text: '', textComplete: false }]);
  });

  it('merges redirects and fragments by the planned address', () => {
    const visits = [
      pageVisit({ url: 'https://www.muster.test/a', finalUrl: 'https://www.muster.test/b', kind: 'other' }),
      pageVisit({ url: 'https://www.muster.test/a#x', state: 'accept', kind: 'other' }),
    ];
    expect(derive(visits)).toMatchObject([{ url: 'https://www.muster.test/b', states: ['none', 'accept'] }]);
  });

  it('leaves out what only a failed choice showed', () => {
    const visits = [pageVisit(), pageVisit({ url: 'https://www.muster.test/only-here', state: 'reject' })];
    expect(
      derive(visits, { reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' })) }),
    ).toHaveLength(1);
  });

  it('counts a page that was closed before the choice for no state', () => {
    expect(derive([pageVisit(), pageVisit({ state: 'reject', endTime: 5_000 })])).toMatchObject([{ states: ['none'] }]);
  });

  it.each([
    ['by type', { mimeType: 'application/pdf' }, true],
    ['by header', { mimeType: null, headers: { 'content-type': 'application/pdf' } }, true],
    [
      'by name of a download',
      { mimeType: null, failure: 'download' as const, finalUrl: 'https://www.muster.test/agb.pdf', headers: {} },
      true,
    ],
    ['page', {}, false],
  ])('is a PDF: %s', (_name, overrides, isPdf) => {
    expect(derive([pageVisit(overrides)])[0]?.isPdf).toBe(isPdf);
  });

  it.each([
    ['cut', { snapshot: gathered(pageSnapshot({ textTruncated: true })) }],
    ['partly loaded', { notes: ['partial-load'] }],
    ['no text', { snapshot: missing }],
  ])('does not take a text for complete: %s', (_name, overrides) => {
    expect(derive([pageVisit(overrides)])[0]?.textComplete).toBe(false);
  });
});
