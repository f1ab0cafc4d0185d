import { expect, it } from 'vitest';
import type { WithdrawalControl } from '#evidence/choice.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, pageSnapshot, pageVisit } from '../../../test/factories/evidence.ts';
import { link } from '../../../test/factories/facts.ts';
import { createContext } from './context.ts';
import { deriveWithdrawalControls } from './withdrawal-controls.ts';

const text = 'Cookie-Einstellungen';
const found = (href: string, control: Partial<WithdrawalControl> = {}) => {
  const snapshot = gathered(pageSnapshot({ links: [link({ text, href })] }));
  const pages = [pageVisit({ id: 'accept-p2', state: 'accept', snapshot })];
  const withdrawal = gathered([{ pageId: 'accept-p2', kind: 'link' as const, text, reopensBanner: null, ...control }]);
  const derived = deriveWithdrawalControls(createContext(evidence({ overrides: { pages, withdrawal } }), testDeps));
  return derived.ok ? derived.data.length : derived.reason;
};

it.each<[string, number | string, ReturnType<typeof found>]>([
  ['a link within the website', 1, found('/cookies')],
  ['a link that a script answers', 1, found('#')],
  ['the help of a browser', 0, found('https://help.browser.test/cookies')],
  ['one that opened the banner all the same', 1, found('https://help.browser.test/cookies', { reopensBanner: true })],
  ['a button of the same name', 1, found('https://help.browser.test/cookies', { kind: 'button' })],
])('%s: %s', (_, expected, actual) => expect(actual).toBe(expected));
