import { expect, it } from 'vitest';
import { unverified } from './law.ts';

it.each([
  ['Art. 6, 13 DSGVO', 'Art. 6, 13 GDPR'],
  ['Art. 5 Abs. 1 lit. e DSGVO (Speicherbegrenzung)', 'Art. 5(1)(e) GDPR (storage limitation)'],
  ['§ 305 Abs. 2 BGB', 'Section 305(2) BGB'],
])('cites the norm %s without a mark', (de, en) => expect(unverified(de, en)).toMatchObject({ text: { de, en }, status: 'statute' }));

it.each([
  ['EuGH, 5.6.2018, C-210/16', 'CJEU, 5 Jun 2018, C-210/16'],
  ['EDSA, Stellungnahme 8/2024', 'EDPB Opinion 08/2024'],
  ['Artikel-29-Gruppe, Stellungnahme 9/2014 (WP 224)', 'Article 29 Working Party, Opinion 9/2014 (WP 224)'],
])('marks the ruling or paper %s', (de, en) =>
  expect(unverified(de, en)).toMatchObject({
    text: { de: `${de} (nicht am Volltext geprüft)`, en: `${en} (not checked against the full text)` },
    status: 'background',
  }),
);
