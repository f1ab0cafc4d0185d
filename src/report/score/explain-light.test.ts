import { expect, it } from 'vitest';
import { reportTexts } from '../texts.ts';
import { explainLight } from './explain-light.ts';
import type { LightGround } from './light.ts';

const none = { cap: null, provisional: false };

it.each<[string, LightGround, { cap: number | null; provisional: boolean; hasHints?: boolean }, string]>([
  [
    'one area with a heavy risk',
    { kind: 'Risk', areas: ['Impressum'], scored: 9 },
    none,
    'Die Ampel zeigt „Risiko“, weil im Bereich „Impressum“ ein Risiko mit hohem Gewicht (4 oder 5 von 5) festgestellt wurde.',
  ],
  [
    'several areas, a limit and a state that is missing',
    { kind: 'Risk', areas: ['Impressum', 'Formulare'], scored: 9 },
    { cap: 49, provisional: true },
    'Die Ampel zeigt „Risiko“, weil in 2 von 9 Bereichen, die zur Punktzahl zählen, ein Risiko mit hohem Gewicht (4 oder 5 von 5) festgestellt wurde; zwei Ursachen, die in besonders wichtigen Prüfungen (Kernprüfungen) ein Risiko sind, begrenzen die Punktzahl auf 49; die Punktzahl ist vorläufig, weil nicht alles geprüft werden konnte.',
  ],
  [
    'lighter matters',
    { kind: 'Hint', by: 'both', areas: ['Formulare', 'Impressum'], scored: 9 },
    none,
    'Die Ampel zeigt „Warnung“, weil in 2 von 9 Bereichen, die zur Punktzahl zählen, ein Risiko mit geringerem Gewicht festgestellt wurde oder Warnungen mehr als ein Fünftel des Gewichts ausmachen.',
  ],
  [
    'a risk of lower weight',
    { kind: 'Hint', by: 'risks', areas: ['Formulare'], scored: 9 },
    none,
    'Die Ampel zeigt „Warnung“ und nicht „Risiko“, weil das Risiko im Bereich „Formulare“ ein geringeres Gewicht hat (3 oder weniger auf der Skala bis 5).',
  ],
  [
    'warnings that weigh much',
    { kind: 'Hint', by: 'hints', areas: ['Formulare'], scored: 9 },
    none,
    'Die Ampel zeigt „Warnung“, weil Warnungen im Bereich „Formulare“ mehr als ein Fünftel des Gewichts ausmachen.',
  ],
  [
    'nothing found',
    { kind: 'clean', withoutBanner: false },
    none,
    'Die Ampel zeigt „OK“, weil alle drei Zustände geprüft wurden (vor der Auswahl, nach dem Ablehnen, nach dem Zustimmen), kein Risiko festgestellt wurde und auch keine Warnung vorliegt; das ist keine rechtliche Prüfung.',
  ],
  [
    'nothing found, nothing to choose',
    { kind: 'clean', withoutBanner: true },
    { ...none, hasHints: true },
    'Die Ampel zeigt „OK“, weil kein Risiko festgestellt wurde und Warnungen in keinem Bereich mehr als ein Fünftel des Gewichts ausmachen. Die Website zeigt kein Banner; geprüft wurde der Aufruf ohne Auswahl; das ist keine rechtliche Prüfung.',
  ],
  [
    'an open area',
    { kind: 'area', areas: ['Formulare'] },
    { cap: null, provisional: true },
    'Die Ampel bleibt offen, weil im Bereich „Formulare“ mehr als 40 % des Gewichts der Prüfungen offen ist.',
  ],
  [
    'several open areas',
    { kind: 'area', areas: ['Formulare', 'Einwilligung'] },
    { cap: null, provisional: true },
    'Die Ampel bleibt offen, weil in 2 Bereichen (Formulare, Einwilligung) jeweils mehr als 40 % des Gewichts der Prüfungen offen ist.',
  ],
  [
    'a missing state',
    { kind: 'state', state: 'reject' },
    { cap: null, provisional: true },
    'Die Ampel bleibt offen, weil nicht alle drei Zustände geprüft werden konnten.',
  ],
])('%s', (_, ground, score, sentence) => {
  expect(explainLight(ground, score, 'de')).toBe(sentence);
  expect(explainLight(ground, score, 'en')).toMatch(/^The traffic light (shows|stays) [^{}]+\.$/);
});

it('asks who contracts on the website where the duties towards consumers are open', () => {
  const unknown = { cap: null, provisional: false, consumersUnknown: true };
  const shop: LightGround = { kind: 'area', areas: ['Shop- und Vertragspflichten'] };
  const question = reportTexts.de.light.tellConsumers;
  expect(explainLight(shop, unknown, 'de').endsWith(` offen ist. ${question}`)).toBe(true);
  expect(explainLight(shop, none, 'de')).not.toContain(question);
  expect(explainLight({ kind: 'area', areas: ['Formulare'] }, unknown, 'de')).not.toContain(question);
});
