import { expect, it } from 'vitest';
import { banner, control } from '../../../test/factories/facts.ts';
import { trackedFacts } from '../../../test/factories/report.ts';
import { reportFinding } from '../../../test/factories/report-finding.ts';
import { withChoiceFirst } from './choice-first.ts';

const title = 'Wahl vorhanden';
const fixOf = (role: 'acknowledge' | 'accept', cause: string, resultClass: 'Risk' | 'Conform', locale: 'de' | 'en' = 'de') => {
  const shown = banner({ text: 'Hier gibt es Kekse.', controls: [control({ role, text: 'Alles klar' })] });
  const facts = trackedFacts({ banner: { banner: shown, cmpName: null, cmpLoaded: null, payOrConsent: false } });
  const asking = { ...reportFinding('cmp-required-present', 'consent-banner', '', { title }), class: resultClass };
  const told = { ...reportFinding('cmp-first-layer-info', cause, '1. Nennen Sie die Zwecke.'), class: 'Hint' as const };
  return withChoiceFirst([{ id: 'cmp', findings: [asking, told] } as never], facts, locale)[0]!.findings[1]!.howToFix;
};

it.each([
  ['a note that needs a choice or goes', 'acknowledge', 'banner-first-layer-text', 'Risk', true],
  ['a banner that can be agreed to', 'accept', 'banner-first-layer-text', 'Risk', false],
  ['a sentence that is wrong in a note too', 'acknowledge', 'banner-implied-consent', 'Risk', false],
  ['a note that suffices', 'acknowledge', 'banner-first-layer-text', 'Conform', false],
] as const)('%s', (_, role, cause, resultClass, isAdded) => {
  expect(fixOf(role, cause, resultClass)).toBe(
    isAdded
      ? '1. Soll das Banner bleiben, bauen Sie zuerst die Wahl zwischen Zustimmen und Ablehnen ein; siehe „Wahl vorhanden“. Entfällt es, ist hier nichts zu tun.\n2. Nennen Sie die Zwecke.'
      : '1. Nennen Sie die Zwecke.',
  );
});

it('says it in English', () => {
  expect(fixOf('acknowledge', 'banner-first-layer-text', 'Risk', 'en')).toMatch(/^1\. If the banner is to stay, .*“Wahl vorhanden”/);
});
