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
  const held = '1. {#through-container} Binden Sie den Container an die Einwilligung.';
  const left = `${held}\n2. {#page-picture} Entfernen Sie auch das Bild von pixel.test.`;
  const given = [
    reportFinding('trk-gtm-before-consent', 'google-tag-manager', '1. {#later} Laden Sie den Container erst nach der Einwilligung.'),
    reportFinding('ck-before-consent', 'meta-pixel', held, { weight: 5, statement: 'Meta-Pixel setzt _fbp.' }),
    reportFinding('trk-before-consent', 'meta-pixel', left, { weight: 3, statement: 'Meta-Pixel läuft, auch als Bild.' }),
  ];
  const managers = new Map([['meta-pixel', { id: 'google-tag-manager', loadsAll: true, hasPicture: true } as const]]);
  const told = chooseTopActions([{ id: 'trk', findings: given } as never], 'de', managers);
  expect(told.map(({ settles }) => settles)).toEqual([1, 2]);
  expect(told[1]?.statement).toBe('Meta-Pixel läuft, auch als Bild.');
  expect(told[1]?.title).toMatch(/Entfernen Sie das Bild von pixel\.test/);
  expect(told[1]?.effect).toMatch(/^Einer von mehreren Schritten/);
});

it('tells step and sentence of one service, where the others of the notice have steps of their own', () => {
  const goes = (name: string) => `1. {#remove} Entfernen Sie die Einbindung von ${name}, oder laden Sie sie erst nach der Einwilligung.`;
  const missing = (cause: string, name: string) =>
    reportFinding('pp-services-named', cause, goes(name), { statement: `Nicht genannt: ${name}`, items: [item('/')] });
  const given = [
    missing('hotjar', 'Hotjar'),
    missing('google-maps', 'Google Maps'),
    reportFinding('emb-maps', 'google-maps', '1. {#replace} Ersetzen Sie die Karte durch ein Bild.', {
      items: [item('/anfahrt')],
      class: 'Hint',
    }),
  ];
  const told = actions(...given);
  expect(told.map(({ statement, settles }) => [statement, settles])).toEqual([
    ['Nicht genannt: Google Maps', 2],
    ['Nicht genannt: Hotjar', 1],
  ]);
  expect(told[0]?.title).toContain('Ersetzen Sie die Karte');
});

it.each([
  ['may go on later', ', oder laden Sie es erst, wenn der Besucher darauf klickt.', /^Einer von mehreren Schritten/],
  ['is gone', '.', /^Damit erledigen sich/],
])('ends what the notice leaves out only where the service %s', (_, way, expected) => {
  const given = [
    reportFinding('pp-services-named', 'calendly', '1. {#remove} Entfernen Sie Calendly.\n2. Soweit er bleibt, beschreiben Sie ihn.'),
    reportFinding('emb-booking-widgets', 'calendly', `1. {#replace} Ersetzen Sie das Widget durch einen Link${way}`, { class: 'Hint' }),
  ];
  expect(actions(...given)[0]?.effect).toMatch(expected);
});
