import { expect, it } from 'vitest';
import { sentencesIn } from './wording.ts';

it.each([
  ['Wir bewahren sie nach § 15 AGG. Bewerbungen löschen wir.', 2],
  ['Grundlage ist Art. 6 Abs. 1 lit. f DSGVO. Wir speichern in den USA. Dort gilt anderes Recht nach dem BetrVG. Ende.', 4],
  ['Anbieter ist die Muster GmbH. Sie sitzt in Beispielstadt.', 2],
  ['Wir nutzen Dienste nach Art. 6 DSGVO und § 26 BDSG.', 1],
  ['PRAXIS DR. MUSTER, ST. BEISPIEL', 1],
  ['Anbieter ist Muster, Gebäude B. Beispielstadt nennt Nr. 5 Abs. 2.', 1],
] as const)('sentences of: %s', (line, count) => {
  expect(sentencesIn(line)).toHaveLength(count);
});
