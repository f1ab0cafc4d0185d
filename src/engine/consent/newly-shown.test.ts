import { expect, it } from 'vitest';
import { controlReading as control } from '../../../test/factories/banner-reading.ts';
import { standingBlocks } from './newly-shown.ts';
import type { CandidateReading } from './read-candidates.ts';

const place = { framed: false, pageUrl: 'https://www.muster.test/', layer: 1 };
const block = (part: Partial<CandidateReading>): CandidateReading => ({
  ref: 0,
  block: 1,
  text: 'Wir verwenden Cookies und bitten um Ihre Einwilligung.',
  rect: { x: 0, y: 0, width: 400, height: 300 },
  marks: 'cookie',
  pinned: false,
  outside: false,
  dialog: false,
  host: 'document',
  controls: [],
  toggles: [],
  blocksPage: false,
  ...part,
});
const change = 'Privatsphäre-Einstellungen ändern';
const footer = block({
  text: `Impressum ${change} Einwilligungen widerrufen`,
  controls: [control(change), control('Einwilligungen widerrufen')],
});
const dialog = block({
  block: 2,
  pinned: true,
  dialog: true,
  controls: [control('Alle akzeptieren'), control('Alle ablehnen'), control(change)],
});

const opened = (before: CandidateReading[], after: CandidateReading[], pressed = change) => {
  const { note, besides } = standingBlocks();
  expect(note(before, place)).toBeNull();
  return besides(pressed)(after, place)?.reading ?? null;
};

it('takes no footer that stood there before for what it opened', () => {
  expect(opened([], [footer])).toBe(footer);
  expect(opened([footer], [footer])).toBeNull();
  expect(opened([footer], [footer, dialog])).toBe(dialog);
});

it('takes a block that changed by the click', () => {
  const unfolded = block({ controls: [control(change), control('Alle akzeptieren'), control('Alle ablehnen')] });
  expect(opened([footer], [unfolded])).toBe(unfolded);
});

it('takes a banner that stood there without the pressed control: it may have been read out of sight', () => {
  expect(opened([dialog], [dialog], 'Cookies')).toBe(dialog);
});
