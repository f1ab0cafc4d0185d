import { describe, expect, it } from 'vitest';
import { controlReading as control } from '../../../test/factories/banner-reading.ts';
import type { FoundBanner } from './find-banner.ts';
import type { CandidateReading } from './read-candidates.ts';
import { asksAgainIn, stillAsks } from './still-asks.ts';

const page = { id: 'main', parentId: null } as FoundBanner['frame'];
const banner = (part: Partial<CandidateReading>, frame = page) =>
  ({
    frame,
    reading: { pinned: false, dialog: false, blocksPage: false, host: 'document', ...part },
    controls: [{ reading: control('Marketing-Cookies zulassen'), role: 'accept', kind: 'plain', confidence: 1 }],
  }) as unknown as FoundBanner;
const pinned = banner({ pinned: true });
const inText = banner({});
const inFrame = banner({}, { ...page, id: 'frame', parentId: 'main' } as FoundBanner['frame']);

describe('what is found after a choice', () => {
  it.each<[string, boolean, FoundBanner | null, FoundBanner]>([
    ['nothing', false, null, pinned],
    ['the banner', true, pinned, pinned],
    ['a window that opens behind it', true, banner({ dialog: true }), pinned],
    ['a placeholder in the text', false, inText, pinned],
    ['a placeholder in the text, the banner stood in a frame', false, inText, inFrame],
    ['a banner that itself stands in the text', true, inText, inText],
    ['one in a component', true, banner({ host: 'shadow-open' }), pinned],
  ])('%s', (_, asks, found, asked) => {
    expect(stillAsks(found, asked)).toBe(asks);
    expect(asksAgainIn(found, asked)).toBe(asks);
  });

  it('asks again only with what can be chosen', () => {
    expect(asksAgainIn({ ...pinned, controls: [] }, pinned)).toBe(false);
  });
});
