import { expect, it } from 'vitest';
import { labelled } from './statement.ts';

it.each([
  ['Aufsichtsbehörde: Ärztekammer Nord', 'Ärztekammer Nord', 'Aufsichtsbehörde: Ärztekammer Nord'],
  ['Aufsichtsbehörde: Ärztekammer Nord', 'Ärztekammer Nord, Am Ring 1', 'Aufsichtsbehörde: Ärztekammer Nord, Am Ring 1'],
  ['Aufsichtsbehörde:', 'Ärztekammer Nord', 'Aufsichtsbehörde: Ärztekammer Nord'],
  ['Aufsichtsbehörde (Kammer)', 'Kammer Nord', 'Aufsichtsbehörde (Kammer) Kammer Nord'],
])('quotes nothing twice: %s + %s', (line, value, expected) => expect(labelled(line, value)).toBe(expected));
