import { expect, it } from 'vitest';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { meansOtherOperator } from './other-operator.ts';

it.each<[string, string, boolean]>([
  ['umap-de', 'Lageplan der OpenStreetMap Foundation (Cambridge)', true],
  ['umap-de', 'Wir zeigen Karten von OpenStreetMap (OSMF).', true],
  ['umap-de', 'Karten von OpenStreetMap, Näheres unter https://wiki.openstreetmap.org/wiki/Privacy', true],
  ['umap-de', 'Wir zeigen Karten von OpenStreetMap.', false],
  ['umap-de', 'Karten der OpenStreetMap Foundation, eingebunden über uMap', false],
  ['umap-de', 'Daten der OpenStreetMap Foundation, ausgeliefert vom FOSSGIS e. V.', false],
  ['umap-de', 'Karten von umap.openstreetmap.de', false],
  ['openstreetmap', 'Lageplan der OpenStreetMap Foundation', false],
  ['openstreetmap-de', 'Kartenbilder der OpenStreetMap Foundation', false],
])('%s: %s', (id, text, expected) => expect(meansOtherOperator(text, catalogueUse(id))).toBe(expected));
