import { describe, expect, it } from 'vitest';
import { asHeading, fixSteps, keepTogether, lawParts, withoutSubject } from './finding-texts.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('texts of a finding', () => {
  it.each([
    ['1. Erstens.\n2. Zweitens.\n10. Zehntens.', ['Erstens.', 'Zweitens.', 'Zehntens.']],
    ['Nur ein Satz.', ['Nur ein Satz.']],
    ['', []],
  ])('splits the steps of %j', (text, steps) => expect(fixSteps(text)).toEqual(steps));

  it.each([
    ['§ 25 Abs. 1 TDDDG', '§~25 Abs.~1 TDDDG', null],
    ['Art. 7 Abs. 3 DSGVO', 'Art.~7 Abs.~3 DSGVO', null],
    ['BSI TR-02102-2 (Orientierung, nicht bindend)', 'BSI TR-02102-2', 'Orientierung, nicht bindend'],
    [
      'LG München I, 3 O 17493/20 (liegt dem EuGH vor: BGH, VI ZR 258/24)',
      'LG München I, 3 O 17493/20',
      'liegt dem EuGH vor: BGH, VI ZR 258/24',
    ],
    ['Art. 5 (1) DSGVO: Grundsatz', 'Art.~5 (1) DSGVO', 'Grundsatz'],
    ['§ 5 DDG (seit 14.5.2024 anstelle von § 5 TMG)', '§~5 DDG', 'seit 14.5.2024 anstelle von §~5 TMG'],
    [
      'BGH, 20.7.2006, I ZR 228/03: zwei Klicks (nicht am Volltext geprüft)',
      'BGH, 20.7.2006, I ZR 228/03',
      'zwei Klicks (nicht am Volltext geprüft)',
    ],
  ])('reads the legal basis %j', (basis, name, note) => {
    const parts = lawParts(basis);
    expect(shown(parts.name)).toBe(name);
    expect(parts.note === null ? null : shown(parts.note)).toBe(note);
  });

  it.each([
    ['Das Banner bleibt.', 'Das Banner bleibt'],
    ['Google Ads, Meta-Pixel …', 'Google Ads, Meta-Pixel …'],
    ['Und so weiter...', 'Und so weiter...'],
  ])('makes a heading of %j', (sentence, heading) => expect(asHeading(sentence)).toBe(heading));

  it.each([
    ['Leadinfo: Ändern Sie das Skript.', 'Leadinfo', 'Ändern Sie das Skript.'],
    ['TikTok Pixel – in Cookiebot: Schalten Sie es ab.', 'TikTok Pixel', 'In Cookiebot: Schalten Sie es ab.'],
    ['YouTube auf /haus – in WordPress: Ersetzen Sie es.', 'YouTube', 'YouTube auf /haus – in WordPress: Ersetzen Sie es.'],
    ['Clarity (_clck): Laden Sie es später.', 'Clarity', 'Clarity (_clck): Laden Sie es später.'],
    ['Entfernen Sie das Häkchen.', 'Formulare', 'Entfernen Sie das Häkchen.'],
  ])('takes from %j the subject %j', (step, subject, rest) => expect(withoutSubject(step, subject)).toBe(rest));

  it('keeps paragraph and number on one line', () =>
    expect(shown(keepTogether('nach § 25 und Art. 6 DSGVO'))).toBe('nach §~25 und Art.~6 DSGVO'));
});
