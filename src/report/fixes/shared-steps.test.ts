import { expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { cookielessModeOf } from '#knowledge/find-fix.ts';
import { reportFinding } from '../../../test/factories/report-finding.ts';
import { withSharedSteps } from './shared-steps.ts';

const title = 'Keine Cookies vor der Einwilligung';
const head = reportFinding('ck-before-consent', 'youtube', '1. {#tie} Laden Sie es später.\n2. Löschen Sie die Cookies.\n3. Prüfen Sie.', {
  title,
});
const counted = (howToFix: string, part: Partial<ReportFinding> = {}) =>
  reportFinding('trk-before-consent', 'youtube', howToFix, { countedBy: 'ck-before-consent', ...part });
const fixOf = (finding: ReportFinding, locale: Locale = 'de') =>
  withSharedSteps([{ id: 'ck', findings: [head] } as never, { id: 'trk', findings: [finding] } as never], locale)[1]!.findings[0]!.howToFix;

it('points to the list of the same cause where nothing else is to be done', () => {
  expect(fixOf(counted('1. {#call} Nehmen Sie den Aufruf heraus.\n2. Löschen Sie die Cookies.'))).toBe(
    '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache.',
  );
});

it('keeps what that list does not say, with its marks', () => {
  expect(fixOf(counted('1. {#tag-manager,later} Im Tag-Manager.\n2. {#replace} Zeigen Sie ein Bild.\n3. Prüfen Sie.'))).toBe(
    '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache. Hinzu kommt:\n2. {#replace} Zeigen Sie ein Bild.',
  );
  expect(fixOf(counted('1. {#tie} Load it later.\n2. Prüfen Sie.\n3. Name it.'), 'en')).toBe(
    '1. Proceed as under “Keine Cookies vor der Einwilligung” (YouTube): it is the same cause. What comes on top:\n2. Name it.',
  );
});

it.each([
  ['1. {#template} Nehmen Sie ihn heraus.\n2. {#no-request} Prüfen Sie, dass keine Anfrage mehr erscheint.', ''],
  ['1. {#tie} Binden Sie ihn ein.\n2. Kürzen Sie die IP-Adresse.', ' Hinzu kommt:\n2. Kürzen Sie die IP-Adresse.'],
])('adds no other way to a mode in which nothing is stored: %s', (howToFix, end) => {
  const mode = `1. ${cookielessModeOf('matomo')?.de} Damit ist das Speichern behoben.\n2. Löschen Sie die Cookies.`;
  const told = reportFinding('ck-before-consent', 'matomo', mode, { title });
  const own = reportFinding('trk-before-consent', 'matomo', howToFix, { countedBy: 'ck-before-consent' });
  expect(withSharedSteps([{ id: 'ck', findings: [told, own] } as never], 'de')[0]!.findings[1]!.howToFix).toBe(
    `1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (Matomo): Es ist dieselbe Ursache.${end}`,
  );
});

it('points to a single step that is long', () => {
  const long = `In diesem Produkt: ${'Öffnen Sie die Einstellungen. '.repeat(5)}`.trim();
  const told = reportFinding('ck-before-consent', 'youtube', `1. ${long}`, { title });
  const own = counted(`1. ${long}\n2. Nennen Sie das Land.`);
  expect(withSharedSteps([{ id: 'ck', findings: [told, own] } as never], 'de')[0]!.findings[1]!.howToFix).toBe(
    '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache. Hinzu kommt:\n2. Nennen Sie das Land.',
  );
});

it.each([
  ['one short shared step', counted('1. {#tie} Laden Sie es später.\n2. Beschreiben Sie es.')],
  ['no shared step', counted('1. Beschreiben Sie es.\n2. Nennen Sie das Land.')],
  ['a cause that counts here', counted('1. Löschen Sie die Cookies.\n2. Prüfen Sie.', { countedBy: null })],
  ['another cause', counted('1. Löschen Sie die Cookies.\n2. Prüfen Sie.', { cause: 'vimeo' })],
  ['a check without a finding', counted('1. Löschen Sie die Cookies.\n2. Prüfen Sie.', { countedBy: 'emb-video' })],
])('leaves the steps as they are: %s', (_, finding) => {
  expect(fixOf(finding)).toBe(finding.howToFix);
});

it('points to the way to hold back that the list tells in other words', () => {
  expect(fixOf(counted('1. {#later} Laden Sie es erst dann.\n2. Beschreiben Sie es.'))).toBe(
    '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache. Hinzu kommt:\n2. Beschreiben Sie es.',
  );
});

it('takes no way to hold back for said where the list has none', () => {
  const bare = reportFinding('ck-before-consent', 'youtube', '1. Löschen Sie die Cookies.', { title });
  const own = counted('1. {#tie} Laden Sie es später.\n2. {#call} Nehmen Sie den Aufruf heraus.');
  expect(withSharedSteps([{ id: 'ck', findings: [bare, own] } as never], 'de')[0]!.findings[1]!.howToFix).toBe(own.howToFix);
});

it('whoever takes a service away need not hold it back', () => {
  const gone = reportFinding('ck-before-consent', 'youtube', '1. {#remove} Löschen Sie das Skript.', { title });
  const own = counted('1. {#later} Laden Sie es erst nach der Einwilligung.');
  expect(withSharedSteps([{ id: 'ck', findings: [gone, own] } as never], 'de')[0]!.findings[1]!.howToFix).toMatch(
    /^1\. Gehen Sie vor wie bei/,
  );
});

it('points to the way that a product of the site has', () => {
  const product = reportFinding('ck-before-consent', 'youtube', '1. {#held} In Muster: Tragen Sie den Dienst ein.', { title });
  const own = counted('1. {#later} Laden Sie es erst nach der Einwilligung.\n2. {#delete} Löschen Sie den Rest.');
  expect(withSharedSteps([{ id: 'ck', findings: [product, own] } as never], 'de')[0]!.findings[1]!.howToFix).toBe(
    '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache. Hinzu kommt:\n2. {#delete} Löschen Sie den Rest.',
  );
});

it('keeps the place of a step against how long a cookie stays, which no loading later changes', () => {
  const own = counted('1. Setzen Sie 395 Tage.\n2. {#other-way} Die Stelle dafür: der Aufruf.', { checkId: 'ck-lifetime' });
  expect(fixOf(own)).toBe(own.howToFix);
});

it('tells by what is stored which finding is meant where no service is known', () => {
  const items = [{ kind: 'cookie', value: 'mailpoet_page_view' }] as never;
  const told = reportFinding('ck-before-consent', 'MailPoet', '1. {#tie} Laden Sie es später.\n2. Löschen Sie die Cookies.', {
    title,
    items,
  });
  const own = reportFinding('ck-after-reject', 'MailPoet', told.howToFix, { countedBy: 'ck-before-consent' });
  expect(withSharedSteps([{ id: 'ck', findings: [told, own] } as never], 'de')[0]!.findings[1]!.howToFix).toContain(
    '„Keine Cookies vor der Einwilligung“ (mailpoet_page_view)',
  );
});

const pointer = '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache.';
it.each([
  [
    'another way comes on top of nothing',
    '1. {#later} Laden Sie ihn später.\n2. {#replace} Oder zeigen Sie ein Bild.',
    `${pointer}\n2. {#replace} Oder zeigen Sie ein Bild.`,
  ],
  ['nobody looks for a script that is held back there', '1. Suchen Sie das Skript, das ihn schreibt.\n2. {#tie} Koppeln Sie es.', pointer],
  [
    'a script is looked for that is dealt with here',
    '1. {#later} Laden Sie ihn später.\n2. Suchen Sie das Skript.\n3. Kürzen Sie dort die Dauer.',
    `${pointer} Hinzu kommt:\n2. Suchen Sie das Skript.\n3. Kürzen Sie dort die Dauer.`,
  ],
  [
    'a word that only begins alike is no other way',
    '1. {#later} Laden Sie ihn später.\n2. Ordnen Sie ihn zu.',
    `${pointer} Hinzu kommt:\n2. Ordnen Sie ihn zu.`,
  ],
])('%s', (_, howToFix, expected) => {
  expect(fixOf(counted(howToFix))).toBe(expected);
});

it.each([
  ['trk-before-consent', 'host-basis', true],
  ['tc-us-dpf', 'own-files', true],
  ['emb-google-fonts', 'own-files', false],
])('takes a step of the same end for said, unless it tells how the site loads: %s, %s', (checkId, mark, isSaid) => {
  const told = reportFinding('ck-before-consent', 'youtube', `1. {#${mark}} Erledigen Sie es hier.`, { title });
  const steps = `1. {#${mark}} Erledigen Sie es auf diesem Weg.\n2. Prüfen Sie den Vertrag.`;
  const own = reportFinding(checkId, 'youtube', steps, { countedBy: 'ck-before-consent' });
  expect(withSharedSteps([{ id: 'ck', findings: [told, own] } as never], 'de')[0]!.findings[1]!.howToFix).toBe(
    isSaid
      ? '1. Gehen Sie vor wie bei „Keine Cookies vor der Einwilligung“ (YouTube): Es ist dieselbe Ursache. Hinzu kommt:\n2. Prüfen Sie den Vertrag.'
      : steps,
  );
});

it.each<[Locale, string, string, string]>([
  [
    'de',
    'Oder nehmen Sie ein verstecktes Feld statt des Rätsels.',
    'Nehmen Sie ein verstecktes Feld statt des Rätsels.',
    'Prüfen Sie den Vertrag.',
  ],
  ['en', 'Or use a hidden field instead of the puzzle.', 'Use a hidden field instead of the puzzle.', 'Check the contract.'],
])('takes for said what is one of several ways there: %s', (locale, way, step, rest) => {
  const told = reportFinding('ck-before-consent', 'youtube', `1. {#later} A.\n2. {#replace} ${way}`, { title });
  const own = counted(`1. {#replace} ${step}\n2. ${rest}`);
  const fix = withSharedSteps([{ id: 'ck', findings: [told, own] } as never], locale)[0]!.findings[1]!.howToFix;
  expect(fix).not.toContain(step);
  expect(fix).toMatch(new RegExp(`^1\\. .+\n2\\. ${rest}$`));
});
