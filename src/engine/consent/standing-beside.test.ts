import { expect, it } from 'vitest';
import { controlReading } from '../../../test/factories/banner-reading.ts';
import type { PickBlock } from './find-banner.ts';
import type { CandidateReading } from './read-candidates.ts';
import { apartFrom, besideOf } from './standing-beside.ts';

const block = (marks: string, text: string, ...buttons: string[]): CandidateReading =>
  ({ marks, text, toggles: [], controls: buttons.map((label) => controlReading(label)) }) as unknown as CandidateReading;
const banner = block('cookie-bar', 'Wir verwenden Cookies. Annehmen Ablehnen', 'Annehmen', 'Ablehnen');
const notice = block('road-notice', 'Bitte akzeptieren Sie die Umleitung. Verstanden', 'Verstanden');
const around = block('page', `Kopf ${banner.text} Fuß`, 'Annehmen', 'Ablehnen', 'Impressum');
const inside = block('cookie-buttons', 'Annehmen Ablehnen', 'Annehmen', 'Ablehnen');

/** Marks of the blocks among which is picked. */
const among = (candidates: CandidateReading[], known: CandidateReading[]) => {
  const seen: string[] = [];
  const note: PickBlock = (left) => {
    seen.push(...left.map(({ marks }) => marks));
    return null;
  };
  apartFrom(besideOf(known, banner), note)(candidates, { framed: false, pageUrl: 'https://www.muster.test/', layer: 1 });
  return seen;
};

it.each<[string, CandidateReading, boolean]>([
  ['the banner itself', banner, true],
  ['what holds it', around, true],
  ['a part of it', inside, true],
  ['a notice on another matter', notice, false],
  ['the same notice, drawn anew', { ...notice, block: 77 }, false],
  ['that notice once it offers something else', { ...notice, controls: [controlReading('Alle akzeptieren')] }, true],
  ['a block that came after the click', block('cookie-second', 'Auswahl speichern', 'Speichern'), true],
])('%s', (_, candidate, isLeft) => {
  expect(among([candidate], [banner, around, inside, notice])).toEqual(isLeft ? [candidate.marks] : []);
});
