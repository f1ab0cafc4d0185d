import { describe, expect, it } from 'vitest';
import { controlReading as control } from '../../../test/factories/banner-reading.ts';
import type { FoundBanner, FoundControl } from './find-banner.ts';
import type { CandidateReading, ToggleReading } from './read-candidates.ts';
import { asksAgainIn, stillAsks } from './still-asks.ts';

const page = { id: 'main', parentId: null } as FoundBanner['frame'];
const banner = (part: Partial<CandidateReading>, frame = page) =>
  ({
    frame,
    reading: { toggles: [], pinned: false, dialog: false, blocksPage: false, host: 'document', ...part },
    controls: [{ reading: control('Marketing-Cookies zulassen'), role: 'accept', kind: 'plain', confidence: 1 }],
  }) as unknown as FoundBanner;
const toggle = (label: string): ToggleReading => ({ ref: 1, label, checked: false, disabled: false, nearText: '', shown: true });
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

  const offering = (part: Partial<CandidateReading>, ...roles: [FoundControl['role'], boolean][]) =>
    ({
      ...banner(part),
      reading: { ...pinned.reading, toggles: [], ...part },
      controls: roles.map(([role, inViewport]) => ({ reading: control(role, { inViewport }), role, kind: null, confidence: 1 })),
    }) as FoundBanner;
  const asked = offering({}, ['accept', true], ['reject', true]);

  it.each<[string, FoundBanner, { click: boolean; load: boolean; stored: boolean }]>([
    ['a tab to come back by', offering({}, ['settings', true]), { click: false, load: false, stored: false }],
    ['a window that only takes back', offering({}, ['reject', true]), { click: false, load: false, stored: false }],
    ['the banner, slid out', offering({}, ['accept', false], ['reject', false]), { click: false, load: true, stored: false }],
    ['a bar fixed below the edge', offering({ outside: true }, ['accept', false]), { click: false, load: true, stored: false }],
    [
      'a block in a bar below the edge',
      offering({ pinned: false, dialog: true, outside: true }, ['accept', false]),
      { click: false, load: true, stored: false },
    ],
    ['the banner as it was', offering({}, ['accept', true], ['reject', false]), { click: true, load: true, stored: true }],
    ['a second layer that saves', offering({}, ['save', true]), { click: true, load: false, stored: false }],
    ['switches', offering({ toggles: [toggle('Statistik')] }, ['reject', true]), { click: true, load: true, stored: true }],
  ])('asks after the click, after loading, after loading what was stored: %s', (_, found, { click, load, stored }) => {
    expect(stillAsks(found, asked)).toBe(click);
    expect(asksAgainIn(found, asked)).toBe(load);
    expect(asksAgainIn(found, asked, true)).toBe(stored);
  });

  it('is not the wrapper of the page, which covers the window and goes on below it', () => {
    const wrapper = offering({ blocksPage: true, pinned: false }, ['acknowledge', true], ['settings', false]);
    expect(stillAsks(wrapper, asked)).toBe(false);
    const cover = offering({ blocksPage: true, pinned: false }, ['acknowledge', true], ['settings', true]);
    expect(stillAsks(cover, asked)).toBe(true);
  });

  it('is on its way in where it was first seen outside the window', () => {
    const below = offering({}, ['accept', false], ['reject', false]);
    expect(stillAsks(below, below)).toBe(true);
    expect(asksAgainIn(below, below, true)).toBe(true);
  });

  it('asks again only with what can be chosen', () => {
    expect(asksAgainIn({ ...pinned, controls: [] }, pinned)).toBe(false);
  });
});
