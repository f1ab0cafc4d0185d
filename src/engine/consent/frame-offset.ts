import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';

/** Where a frame's content lies in the viewport of the page, and its size; null when it is not drawn. */
export async function frameOffset(tab: Tab, frame: Frame): Promise<{ x: number; y: number; width: number; height: number } | null> {
  let x = 0;
  let y = 0;
  let size: { width: number; height: number } | null = null;
  for (let current: Frame | undefined = frame, hops = 0; current?.parentId && hops < 8; hops++) {
    const parent: Frame | undefined = tab.frames.get(current.parentId);
    if (!parent) return null;
    try {
      const { backendNodeId } = await parent.target.session.send('DOM.getFrameOwner', { frameId: current.id });
      const { model } = await parent.target.session.send('DOM.getBoxModel', { backendNodeId });
      x += model.content[0]!;
      y += model.content[1]!;
      size ??= { width: model.width, height: model.height };
    } catch {
      return null;
    }
    current = rootOf(tab, parent);
  }
  return size && { x, y, ...size };
}

/** Boxes are told by where they lie in the outermost frame of one process: frames between it and theirs add nothing. */
function rootOf(tab: Tab, frame: Frame): Frame {
  let root = frame;
  for (let hops = 0; root.parentId && hops < 8; hops++) {
    const parent = tab.frames.get(root.parentId);
    if (!parent || parent.target.session !== root.target.session) break;
    root = parent;
  }
  return root;
}
