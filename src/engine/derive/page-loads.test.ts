import { expect, it } from 'vitest';
import { documentRequest, requestEvidence } from '../../../test/factories/evidence.ts';
import { readPageLoads } from './page-loads.ts';

const image = requestEvidence({ url: 'https://ads.test/motif', type: 'image' });
const within = (id: string, url: string) => ({ frame: { id, url, parentId: image.frame.id } });

it('begins anew where a page is loaded again, and not with a redirect', () => {
  const document = documentRequest();
  const hop = { ...document, id: 'hop', redirectedFrom: document.id };
  const loads = readPageLoads([document, hop, image, { ...document, id: 'again' }, image]).map(({ load }) => load);
  expect(loads[2]).toBe(loads[0]);
  expect(loads[4]).toBe(loads[3]);
  expect(loads[4]).not.toBe(loads[2]);
});

it('knows frames that no request brought', () => {
  const framed = requestEvidence({ url: 'https://video.test/embed', type: 'frame', ...within('embed', 'https://video.test/embed') });
  const requests = [
    documentRequest(),
    image,
    framed,
    { ...image, ...within('embed', 'https://video.test/embed') },
    { ...image, ...within('written', 'about:srcdoc') },
    { ...image, ...within('opened', 'https://www.muster.test/') },
  ];
  expect(readPageLoads(requests).map(({ inWrittenFrame }) => inWrittenFrame)).toEqual([false, false, false, false, true, true]);
});
