import { expect, it } from 'vitest';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import { chooseTopActions } from './top-actions.ts';

type Item = ReportFinding['items'][number];

const item = (page: string | null, detail: Item['detail'] = {}): Item =>
  ({ kind: 'service', ref: '', value: '', states: ['none'], page, path: [], detail }) as Item;
const finding = (checkId: string, cause: string, items: Item[], howToFix = `Richten Sie ${checkId} ein.`) =>
  ({
    id: `${checkId}:${cause}`,
    checkId,
    cause,
    class: 'Risk',
    weight: 5,
    confidence: 'high',
    howToFix,
    title: 'Karten',
    statement: '',
    items,
  }) as never;
const actions = (id: ReportArea['id'], ...findings: ReportFinding[]) => chooseTopActions([{ id, findings } as never], 'de');

it.each<[string, ReportFinding, number, string]>([
  ['pages that are named', finding('emb-maps', 'maps', [item('/a'), item('/b')]), 2, ', auf 2 Seiten.'],
  ['more pages than are named', finding('emb-maps', 'maps', [item('/a', { pages: 6 })]), 6, ', auf 6 Seiten.'],
  ['the server', finding('tls-protocol-version', 'tls:a.test', [item('/a')]), 0, '„Risiko“.'],
  ['headers', finding('sec-headers', 'response-headers:a.test', [item('/a')]), 0, '„Risiko“.'],
  ['the banner', finding('cmp-reject-first-layer', 'banner-reject', [item('/a', { pages: 8 })]), 0, '„Risiko“.'],
])('counts the pages of %s', (_, given, pages, end) => {
  const [action] = actions('emb', given);
  expect(action?.pages).toBe(pages);
  expect(action?.effect).toBe(`Betrifft eine Einzelfeststellung „Risiko“${end.replace('„Risiko“', '')}`);
});

it('counts for a cookie only the pages of what brings it', () => {
  const cookie = { ...item('/a', { pages: 6 }), kind: 'cookie' } as never;
  expect(actions('emb', finding('emb-maps', 'maps', [item('/karte'), cookie]))[0]?.pages).toBe(1);
  expect(actions('ck', finding('ck-before-consent', 'maps', [cookie]))[0]?.pages).toBe(6);
});

it('settles no form by loading a service later', () => {
  const given = [finding('trk-before-consent', 'ph', [item('/')]), finding('frm-third-party-target', 'ph', [item('/kontakt')])];
  expect(actions('cmp', ...given).map(({ settles }) => settles)).toEqual([1, 1]);
});

it('does not settle the lifetime of a cookie or the notice by loading a service later', () => {
  const [first, ...others] = actions(
    'ck',
    finding('ck-before-consent', 'ga', [item('/')]),
    finding('trk-before-consent', 'ga', [item('/')]),
    finding('ck-lifetime', 'ga', [item('/')]),
    finding('pp-services-named', 'ga', [item('/')]),
  );
  expect(first).toMatchObject({
    checkId: 'ck-before-consent',
    settles: 2,
    effect: 'Zur selben Ursache gehören 2 Einzelfeststellungen „Risiko“, auf einer Seite.',
  });
  expect(others.map(({ checkId, settles }) => [checkId, settles])).toEqual([
    ['ck-lifetime', 1],
    ['pp-services-named', 1],
  ]);
});

it.each([
  ['1. Prüfen Sie die Kategorie.\n2. Binden Sie Matomo ein.', 'Binden Sie Matomo ein.'],
  ['1. Laden Sie die Seite nach einem Widerruf neu.\n2. Beenden Sie die Skripte.', 'Beenden Sie die Skripte.'],
  ['1. Check the category.\n2. Tie Matomo to consent.', 'Tie Matomo to consent.'],
  ['1. Laden Sie Karten später.\n2. Prüfen Sie.', 'Laden Sie Karten später.'],
  ['Prüfen Sie die Kategorie.', 'Prüfen Sie die Kategorie.'],
  ['1. Entfernen Sie es.', 'Karten: Entfernen Sie es.'],
  ['1. Laden Sie die Dienste, die diese Cookies setzen, später.', 'Karten: Laden Sie die Dienste, die diese Cookies setzen, später.'],
  ['1. Fehlt sie, binden Sie sie ein.', 'Karten: Fehlt sie, binden Sie sie ein.'],
  ['1. Fehlt der Schutz: Führen Sie ihn ein.', 'Karten – fehlt der Schutz: Führen Sie ihn ein.'],
  ['1. Kürzen Sie die Laufzeit: in den Einstellungen des Dienstes.', 'Kürzen Sie die Laufzeit: in den Einstellungen des Dienstes.'],
  ['1. Legen Sie die Schriften ab und binden Sie sie ein.', 'Legen Sie die Schriften ab und binden Sie sie ein.'],
])('is called by what is to be done: %j', (howToFix, title) =>
  expect(actions('emb', finding('emb-maps', 'maps', [], howToFix))[0]?.title).toBe(title),
);
