import { expect, it } from 'vitest';
import { sentenceEnds } from './sentence-ends.ts';

it.each([
  ['Anbieter ist die Muster SE, Beispielstr. 15C, 50823 Köln. Sie sitzt dort.', 1],
  ['Das Badge der Muster SE, Lange Str. 3, ist eingebunden.', 0],
  ['Wir sitzen in der Langen Str. Besuchen Sie uns.', 1],
  ['Eine Übermittlung (s. Art. 49 DSGVO) gibt es nicht.', 0],
  ['Es gelten die Art. 44 ff. DSGVO in jedem Fall.', 0],
  ['Es gelten die Art. 44 ff. Die Daten bleiben hier.', 1],
])('%s', (text, count) => {
  expect(sentenceEnds(text, { start: 0, end: text.length, heading: false, mode: null })).toHaveLength(count);
});
