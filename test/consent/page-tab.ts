import type { Page, Frame as PageFrame } from '@playwright/test';
import type { Frame } from '#engine/browser/frames.ts';
import type { Tab } from '#engine/browser/tab.ts';

/** A page as the engine's tab: reads and clicks its frames, and hands over no closed shadow roots. */
export function tabOf(page: Page): Tab {
  const numbers = new Map<PageFrame, string>();
  const idOf = (frame: PageFrame): string => {
    if (!numbers.has(frame)) numbers.set(frame, `frame-${numbers.size}`);
    return numbers.get(frame)!;
  };
  const pageFrameOf = (id: string) => page.frames().find((frame) => idOf(frame) === id);
  const session = {
    async send(method: string, params: { frameId?: string; backendNodeId?: number }) {
      if (method === 'DOM.getFrameOwner') return { backendNodeId: Number(params.frameId!.slice('frame-'.length)) };
      if (method !== 'DOM.getBoxModel') throw new Error(`not offered: ${method}`);
      const box = await (await pageFrameOf(`frame-${params.backendNodeId}`)?.frameElement())?.boundingBox();
      if (!box) throw new Error('not drawn');
      return { model: { ...box, content: [box.x, box.y] } };
    },
  };
  const described = (frame: PageFrame): Frame => ({
    id: idOf(frame),
    parentId: frame.parentFrame() ? idOf(frame.parentFrame()!) : null,
    url: frame.url(),
    target: { session } as unknown as Frame['target'],
  });
  const frames = { all: () => page.frames().map(described), get: (id: string) => described(pageFrameOf(id)!) };
  const mouse = { mouseMoved: 'move', mousePressed: 'down', mouseReleased: 'up' } as const;
  const tab = {
    frames: Object.defineProperty(frames, 'main', { get: () => described(page.mainFrame()) }),
    async evaluate(frame: Frame, fn: (...args: unknown[]) => unknown, args: unknown[]) {
      // A frame may be gone by the time it is read, as in a tab of the engine.
      const read = pageFrameOf(frame.id)?.evaluate(`(${fn})(...${JSON.stringify(args)})`) ?? Promise.reject(new Error('the frame is gone'));
      return read.then(
        (value) => ({ ok: true, value }),
        (error: Error) => ({ ok: false, reason: 'crashed', message: error.message }),
      );
    },
    inFront: <T>(work: () => Promise<T>) => work(),
    async mouse(type: keyof typeof mouse, x: number, y: number) {
      await (mouse[type] === 'move' ? page.mouse.move(x, y) : page.mouse[mouse[type]]());
    },
  };
  return tab as unknown as Tab;
}
