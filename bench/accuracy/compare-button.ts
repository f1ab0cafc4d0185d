import { classifyControl } from '../../src/engine/consent/classify/classify-control.ts';
import { type ButtonLabel, buttonLabels, comparableLabel, isConfusion } from './button-table.ts';
import { partOf } from './held-out.ts';
import { readMaterialTable } from './read-csv.ts';
import { compareNames, type Outcome } from './score.ts';

/** What the labelled buttons say about the classifier: each text once, and as often as it occurs. */
export interface ButtonOutcomes {
  buttons: Outcome[];
  buttonsByOccurrence: Outcome[];
  confusions: Outcome[];
}

/** Reads every labelled button text and compares. */
export function compareButtons(): ButtonOutcomes {
  const outcomes: ButtonOutcomes = { buttons: [], buttonsByOccurrence: [], confusions: [] };
  for (const { button_text: text, occurences, label } of readMaterialTable('buttons.csv', ['button_text', 'occurences', 'label'])) {
    if (!(buttonLabels as readonly string[]).includes(label)) throw new Error(`buttons.csv: unknown label ${label}`);
    const part = partOf(text);
    const read = comparableLabel(classifyControl(text).role, label as ButtonLabel);
    outcomes.buttons.push(...compareNames(part, text, label, read));
    outcomes.buttonsByOccurrence.push(...compareNames(part, text, label, read, Number(occurences)));
    const confused = isConfusion(label as ButtonLabel, read) ? 1 : 0;
    const errors = confused ? [`${text}: ${label} → ${read}`] : [];
    outcomes.confusions.push({ part, kind: 'accept/reject', expected: 1, found: 1, met: 1 - confused, right: 1 - confused, errors });
  }
  return outcomes;
}
