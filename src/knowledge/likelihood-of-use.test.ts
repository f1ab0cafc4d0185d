import { expect, it } from 'vitest';
import { likelihoodOfUse, likelyFrom } from './likelihood-of-use.ts';
import { readServiceNames, tellsPlainlyFrom } from './service-names.ts';
import { signsOf } from './use-signs.ts';
import learnt from './use-weights.json' with { type: 'json' };

const around = (sentence: string, next = '', heading = '', below = '') => ({ sentence, next, heading, below });

it('knows words that speak for use and words that speak against it, and when and from what they were learnt', () => {
  const weights = Object.values(learnt.weights);
  expect(weights.length).toBeGreaterThan(500);
  expect(weights.filter((weight) => weight > 0).length).toBeGreaterThan(150);
  expect(weights.filter((weight) => weight < 0).length).toBeGreaterThan(150);
  expect(weights.every((weight) => Number.isFinite(weight) && weight !== 0)).toBe(true);
  expect(learnt.learnt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(learnt.from).toMatch(/labelled notices/);
});

it.each([
  'Videos binden wir über ¤ ein.',
  'Unsere Website liegt bei ¤, mit der wir einen Vertrag zur Auftragsverarbeitung geschlossen haben.',
  'Zum Versand des Newsletters nutzen wir ¤.',
  'Die Einwilligung holen wir mit ¤ ein.',
])('finds use likely: %s', (sentence) => expect(likelihoodOfUse(around(sentence))).toBeGreaterThan(likelyFrom));

it.each([
  '¤ haben wir 2023 abgeschaltet.',
  'Unsere Software lässt sich mit ◊, ◊ und ¤ verbinden.',
  'Auf ¤ verzichten wir.',
  'Bekannte Beispiele sind ◊ und ¤.',
])('finds use unlikely: %s', (sentence) => expect(likelihoodOfUse(around(sentence))).toBeLessThan(likelyFrom));

it('weighs the heading above', () => {
  const told = (heading: string) => likelihoodOfUse(around('¤: Besuche zählen', '', heading));
  expect(told('Nicht eingesetzte Dienste')).toBeLessThan(told('Eingesetzte Dienste'));
});

it('names every sign once, and the place of those near the name', () => {
  const signs = signsOf(around('Wir nutzen ¤ und ◊ und ◊.', 'Kein Cookie.', 'Statistik', ''));
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs).toEqual(
    expect.arrayContaining([
      'before:wir',
      'after:und',
      'pair:nutzen ¤',
      'triple:wir nutzen ¤',
      'next:kein',
      'heading:statistik',
      'others:2',
    ]),
  );
});

it('takes what stands below for a name that stands alone only', () => {
  expect(signsOf(around('¤', '', '', 'Wird genutzt.'))).toEqual(expect.arrayContaining(['alone', 'below:wird']));
  expect(signsOf(around('Wir nutzen ¤.', '', '', 'Wird genutzt.')).filter((sign) => /^(?:alone|below)/.test(sign))).toEqual([]);
});

it('counts in notices, where use is told plainly at least once, and not in single sentences', () => {
  const doubtful = 'Bekannte Beispiele sind Matomo und etracker.';
  const filler = 'Wir verarbeiten Daten, um Anfragen zu beantworten und Verträge zu erfüllen. '.repeat(20);
  const used = (text: string) => readServiceNames(text).used.map(({ serviceId }) => serviceId);
  expect(filler.length).toBeGreaterThan(tellsPlainlyFrom);
  expect(used(filler + doubtful)).toEqual([]);
  expect(used(`${filler}${doubtful} Besuche zählen wir mit Matomo.`)).toEqual(['matomo']);
});
