import { expect, it } from 'vitest';
import type { ReportArea } from '#contract/report.ts';
import { fixInTagManager } from '#knowledge/find-fix.ts';
import { banner, gathered } from '../../../test/factories/facts.ts';
import { evidence } from '../../../test/factories/report.ts';
import { pictureApart } from './held-container.ts';
import { withOwnBanner } from './own-banner.ts';

const areas = (howToFix: string) => [{ findings: [{ howToFix }] }] as unknown as ReportArea[];
const fixWith = (howToFix: string, cmpName: string | null | 'none', locale: 'de' | 'en' = 'de') => {
  const seen = cmpName === 'none' ? { banner: null, cmpName: null } : { banner: banner({ cmpName }), cmpName };
  const facts = gathered({ banner: { ...seen, cmpLoaded: null, payOrConsent: false } });
  return withOwnBanner(areas(howToFix), { evidence: evidence(), facts, locale })[0]!.findings[0]!.howToFix;
};
const fix = '1. Binden Sie den Dienst im Einwilligungswerkzeug an eine Kategorie.\n2. Wiederholen Sie den Scan.';

it('names the own script of a home-made banner, in both languages', () => {
  expect(fixWith(fix, null)).toContain('im Einwilligungswerkzeug oder im Skript Ihres Banners an eine Kategorie');
  expect(fixWith('Tie it in the consent tool.', null, 'en')).toContain('Tie it in the consent tool or in the script of your banner.');
});

it('says once what code of the site has to do, in the step that ties something to the choice', () => {
  const lines = fixWith(`1. Prüfen Sie im Einwilligungswerkzeug die Liste.\n2. Koppeln Sie es im Einwilligungswerkzeug.`, null).split('\n');
  expect(lines.map((line) => line.includes('erst das Skript des Banners'))).toEqual([false, true]);
  expect(fixWith('1. Stellen Sie „×“ im Einwilligungswerkzeug so ein.', null)).not.toContain('erst das Skript');
});

it.each(['de', 'en'] as const)('leaves the picture that goes by itself the last sentence of the step (%s)', (locale) => {
  const tie = {
    de: 'Binden Sie den Container im Einwilligungswerkzeug an die Einwilligung.',
    en: 'Tie the container in the consent tool.',
  };
  const told = fixWith(`1. ${tie[locale]} ${pictureApart[locale]}`, null, locale);
  expect(told).toMatch(/(?:sobald zugestimmt ist|once consent is given)\. \S/);
  expect(told.endsWith(pictureApart[locale])).toBe(true);
});

it('leaves a service to the tag manager that releases it, and says how the banner tells the choice', () => {
  const released =
    '1. Google Tag Manager: …; das Banner muss die Auswahl an den Consent Mode melden.\n2. Binden Sie es im Einwilligungswerkzeug.';
  const told = fixWith(released, null);
  expect(told).toContain("gtag('consent', 'update', …)");
  expect(told).not.toContain('erst das Skript des Banners');
  expect(fixWith(released, 'Klaro')).toBe(released);
});

it('knows the step of the tag manager in both languages', () => {
  const step = fixInTagManager('google-tag-manager')!;
  expect(fixWith(`1. ${step.de}`, null)).not.toBe(`1. ${step.de}`);
  expect(fixWith(`1. ${step.en}`, null, 'en')).not.toBe(`1. ${step.en}`);
});

it('calls the function of an own script beside that of a tool', () => {
  expect(fixWith('1. Verwenden Sie dazu die Funktion Ihres Einwilligungswerkzeugs.', null)).toBe(
    '1. Verwenden Sie dazu die Funktion Ihres Einwilligungswerkzeugs oder des Skripts Ihres Banners.',
  );
});

it.each([['Klaro'], ['none']])('leaves a fix alone with the platform %s', (name) => expect(fixWith(fix, name)).toBe(fix));
