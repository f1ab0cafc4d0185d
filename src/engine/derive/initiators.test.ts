import { describe, expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { documentRequest, frame, requestEvidence, scriptedRequest } from '../../../test/factories/evidence.ts';
import { hostOf } from './addresses.ts';
import { linkInitiators, pathTo } from './initiators.ts';

const site = 'https://www.muster.test/';
const scripts = {
  serviceIdAt: (url: string) => (hostOf(url).endsWith('muster.test') ? null : hostOf(url)),
  isTagManager: (url: string) => hostOf(url) === 'tagger.test',
};
const parentsOf = (...requests: RequestEvidence[]) => linkInitiators(requests, scripts).parents;
const script = (url: string, overrides: Partial<RequestEvidence> = {}) => requestEvidence({ url, type: 'script', ...overrides });
const inFrame = (url: string, frameUrl: string, overrides: Partial<RequestEvidence> = {}) =>
  requestEvidence({
    url,
    frame: { id: 'inner', url: frameUrl, parentId: null },
    initiator: { kind: 'parser', url: frameUrl, line: 1, stack: [] },
    ...overrides,
  });

describe('linkInitiators', () => {
  it('follows redirects hop by hop', () => {
    const hops = ['a', 'b', 'c'].map((name, index) =>
      requestEvidence({
        id: name,
        url: `https://${name}.test/`,
        redirectedFrom: index === 0 ? null : ['a', 'b'][index - 1]!,
        initiator: { kind: index === 0 ? 'parser' : 'redirect', url: site, line: null, stack: [] },
      }),
    );
    expect(parentsOf(documentRequest(), ...hops)).toEqual([-1, -1, 1, 2]);
  });

  it('finds the script that called, and the request that loaded it', () => {
    expect(
      parentsOf(
        documentRequest(),
        script('https://tagger.test/t.js'),
        scriptedRequest('https://a.test/x', ['https://tagger.test/t.js', site]),
      ),
    ).toEqual([-1, -1, 1]);
  });

  it('leaves inline scripts of the page to the page', () => {
    expect(
      parentsOf(
        documentRequest(),
        script('https://library.test/l.js'),
        scriptedRequest('https://a.test/x', [site, 'https://library.test/l.js']),
      ),
    ).toEqual([-1, -1, -1]);
  });

  it('sees the tag manager behind the inline scripts it places', () => {
    expect(
      parentsOf(
        documentRequest(),
        script('https://tagger.test/t.js'),
        scriptedRequest('https://a.test/x.js', [site, 'https://tagger.test/t.js']),
      ),
    ).toEqual([-1, -1, 1]);
  });

  it('looks through wrappers round fetch to the script of the service itself', () => {
    expect(
      parentsOf(
        documentRequest(),
        script('https://errors.test/e.js'),
        script('https://metrics.test/m.js'),
        scriptedRequest('https://metrics.test/c', ['https://errors.test/e.js', 'https://metrics.test/m.js', site]),
      ),
    ).toEqual([-1, -1, -1, 2]);
  });

  it('skips frames nobody loaded', () => {
    expect(
      parentsOf(
        documentRequest(),
        script('https://tagger.test/t.js'),
        scriptedRequest('https://a.test/x', ['webpack:///x.js', '', 'https://tagger.test/t.js']),
      ),
    ).toEqual([-1, -1, 1]);
  });

  it('finds the style sheet behind a font', () => {
    const font = requestEvidence({
      url: 'https://fonts.test/f.woff2',
      type: 'font',
      initiator: { kind: 'parser', url: 'https://fonts.test/css?family=A', line: 3, stack: [] },
    });
    expect(parentsOf(documentRequest(), requestEvidence({ url: 'https://fonts.test/css?family=A', type: 'stylesheet' }), font)).toEqual([
      -1, -1, 1,
    ]);
  });

  it('finds the document of a frame', () => {
    const embed = requestEvidence({
      url: 'https://video.test/embed',
      type: 'frame',
      frame: { id: 'inner', url: 'https://video.test/embed', parentId: null },
    });
    expect(
      parentsOf(
        documentRequest(),
        embed,
        inFrame('https://video.test/p.js', 'https://video.test/embed'),
        inFrame('https://a.test/x', 'https://video.test/embed', { initiator: { kind: 'other', url: null, line: null, stack: [] } }),
      ),
    ).toEqual([-1, -1, 1, 1]);
  });

  it('nests frames in processes of their own by the frame that holds them', () => {
    const outer = requestEvidence({
      url: 'https://video.test/embed',
      type: 'frame',
      frame: { id: 'outer', url: 'https://video.test/embed', parentId: 'main' },
    });
    const inner = requestEvidence({
      url: 'https://ads.test/slot',
      type: 'frame',
      frame: { id: 'inner', url: 'https://ads.test/slot', parentId: 'outer' },
      initiator: { kind: 'other', url: null, line: null, stack: [] },
    });
    expect(parentsOf(documentRequest(), outer, inner)).toEqual([-1, -1, 1]);
  });

  it('takes workers back to the script they run', () => {
    const worker = script(`${site}worker.js`, { target: 'worker' });
    expect(
      parentsOf(documentRequest(), worker, scriptedRequest('https://a.test/x', [`${site}worker.js`], { target: 'worker', pageId: null })),
    ).toEqual([-1, -1, 1]);
  });

  it('never makes a request its own ancestor', () => {
    const self = scriptedRequest('https://a.test/a.js', ['https://a.test/a.js'], { type: 'script' });
    const { parents } = linkInitiators(
      [documentRequest(), self, scriptedRequest('https://a.test/a.js', ['https://a.test/a.js'], { type: 'script' })],
      scripts,
    );
    expect(parents).toEqual([-1, -1, 1]);
  });

  it('uses the script as this page loaded it', () => {
    const second = { pageId: 'none-p2' };
    expect(
      parentsOf(
        documentRequest(),
        script('https://tagger.test/t.js'),
        documentRequest(second),
        script('https://tagger.test/t.js', second),
        scriptedRequest('https://a.test/x', ['https://tagger.test/t.js'], second),
      ),
    ).toEqual([-1, -1, -1, -1, 3]);
  });

  it('leaves what happens inside a frame to its document, though the browser names the page', () => {
    const booking = 'https://booking.test/';
    const ofPage: RequestEvidence['initiator'] = { kind: 'parser', url: site, line: 2, stack: [] };
    const frameDocument = inFrame(booking, booking, { type: 'frame', initiator: ofPage });
    const portrait = inFrame('https://files.test/a.png', booking, { type: 'image', initiator: ofPage });
    const ownPicture = requestEvidence({ url: 'https://files.test/b.png', type: 'image', initiator: ofPage });
    const outside = inFrame('https://files.test/c.png', booking, { type: 'image', initiator: ofPage });
    expect(parentsOf(documentRequest(), frameDocument, portrait, ownPicture)).toEqual([-1, -1, 1, -1]);
    expect(parentsOf(documentRequest(), outside)).toEqual([-1, -1]);
  });

  it('leaves what a style sheet of the page loads in a frame to the sheet', () => {
    const sheet = requestEvidence({ url: 'https://styles.test/s.css', type: 'stylesheet' });
    const frameDocument = inFrame('https://booking.test/', 'https://booking.test/', { type: 'frame' });
    const font = inFrame('https://fonts.test/f.woff2', 'https://booking.test/', {
      initiator: { kind: 'parser', url: 'https://styles.test/s.css', line: 1, stack: [] },
    });
    expect(parentsOf(documentRequest(), sheet, frameDocument, font)).toEqual([-1, -1, -1, 1]);
  });

  it('tells the path from the page', () => {
    const requests = [
      documentRequest(),
      script('https://tagger.test/t.js'),
      scriptedRequest('https://a.test/x', ['https://tagger.test/t.js']),
    ];
    const { parents } = linkInitiators(requests, scripts);
    expect(pathTo(2, parents, requests, site)).toEqual([site, 'https://tagger.test/t.js', 'https://a.test/x']);
  });

  it('accepts hostile stacks', () => {
    const stack = Array.from({ length: 500 }, (_, index) => frame(`https://x${index}.test/__proto__`));
    expect(
      parentsOf(
        documentRequest(),
        requestEvidence({ url: 'https://a.test/', initiator: { kind: 'script', url: 'not an address', line: -1, stack } }),
      ),
    ).toEqual([-1, -1]);
  });
});
