import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import { serviceAt as item, reportFinding } from '../../../test/factories/report-finding.ts';
import { chooseTopActions } from './top-actions.ts';

const move = '1. {#own-files,other-way} Laden Sie die Bibliotheken herunter und liefern Sie sie vom eigenen Server aus.';
const words = (service: string) => `1. Beschreiben Sie ${service} in der Datenschutzerklärung, mit Empfängerland.`;
const through = (...path: string[]) => [{ ...item('/'), path }];
const untold = (cause: string, name: string, path: string[] = []) =>
  reportFinding('tc-disclosed', cause, words(name), { items: through(...path), weight: 3 });
const loaded = (cause: string, path: string[] = []) =>
  reportFinding('emb-cdn-libraries', cause, move, { class: 'Hint', items: through(...path), weight: 2 });
const actions = (...findings: ReportFinding[]) => chooseTopActions([{ id: 'tc', findings } as never], 'de');

describe('files that move to the own server', () => {
  it('go before words about them in the notice, and end all that is said of them', () => {
    const [first, ...others] = actions(untold('cdnjs', 'cdnjs'), loaded('cdnjs'));
    expect(first?.title).toBe('cdnjs: Laden Sie die Bibliotheken herunter und liefern Sie sie vom eigenen Server aus.');
    expect(first).toMatchObject({ checkId: 'tc-disclosed', class: 'Risk', settles: 2 });
    expect(others).toEqual([]);
  });

  it('are moved for all networks together', () => {
    const [first, ...others] = actions(
      untold('cdnjs', 'cdnjs'),
      loaded('cdnjs'),
      reportFinding('tc-disclosed', 'jsdelivr', '1. Nennen Sie bei jsDelivr den Beschluss für dieses Land.', { weight: 2 }),
      loaded('jsdelivr'),
    );
    expect(first?.title).toMatch(/^cdnjs, jsDelivr: Laden/);
    expect(first?.settles).toBe(4);
    expect(others).toEqual([]);
  });

  it('stay in the notice where an embed brings them along', () => {
    const brought = ['https://a.test/', 'https://www.youtube.com/embed/a', 'https://cdnjs.cloudflare.com/a.js'];
    const [first] = actions(untold('cdnjs', 'cdnjs', brought), loaded('cdnjs', brought));
    expect(first?.title).toMatch(/^Beschreiben Sie cdnjs/);
  });

  it('end what the notice leaves out where the move itself leads', () => {
    const fonts = '1. {#own-files} Legen Sie die Schriftdateien auf Ihren Server.';
    const given = [reportFinding('emb-google-fonts', 'google-fonts', fonts), untold('google-fonts', 'Google Fonts')];
    expect(actions(...given)).toMatchObject([{ checkId: 'emb-google-fonts', settles: 2 }]);
  });
});

it('takes of two steps that weigh the same the one whose cause brings more risks', () => {
  const later = (name: string) => `1. {#later} Laden Sie ${name} erst nach der Einwilligung.`;
  const given = [
    reportFinding('ck-before-consent', 'google-ads', later('Google Ads')),
    reportFinding('ck-before-consent', 'meta-pixel', later('Meta-Pixel')),
    reportFinding('trk-before-consent', 'meta-pixel', later('Meta-Pixel')),
  ];
  expect(actions(...given)[0]?.title).toMatch(/Meta-Pixel/);
});

it('names the image in the page that a container held back leaves', () => {
  const held =
    '1. {#through-container} Binden Sie den Container an die Einwilligung.\n2. {#page-picture} Entfernen Sie auch das Bild von pixel.test.';
  const given = [
    reportFinding('trk-gtm-before-consent', 'google-tag-manager', '1. {#later} Laden Sie den Container erst nach der Einwilligung.'),
    reportFinding('trk-before-consent', 'meta-pixel', held, { weight: 3 }),
  ];
  const managers = new Map([['meta-pixel', { id: 'google-tag-manager', loadsAll: true, hasPicture: true } as const]]);
  const told = chooseTopActions([{ id: 'trk', findings: given } as never], 'de', managers);
  expect(told.map(({ settles }) => settles)).toEqual([1, 1]);
  expect(told[1]?.title).toMatch(/Entfernen Sie auch das Bild von pixel\.test/);
});
