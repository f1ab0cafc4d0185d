import type { AttachedTarget } from './targets.ts';

/** A frame of a page, in the process it lives in now. */
export interface Frame {
  id: string;
  parentId: string | null;
  url: string;
  target: AttachedTarget;
}

/**
 * The frames of one page over all its targets. A cross-site frame is announced by its parent's session and lives in a
 * session of its own, under the same frame id.
 */
export class FrameTree {
  readonly #frames = new Map<string, Frame>();
  mainFrameId: string;

  constructor(mainFrameId: string) {
    this.mainFrameId = mainFrameId;
  }

  /** Follows the frames of a page or frame target. */
  watch(target: AttachedTarget): void {
    const { session } = target;
    session.on('Page.frameAttached', ({ frameId, parentFrameId }) => {
      if (!this.#frames.has(frameId)) this.#frames.set(frameId, { id: frameId, parentId: parentFrameId, url: '', target });
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      const known = this.#frames.get(frame.id);
      const url = frame.url + (frame.urlFragment ?? '');
      // A parent's session still reports frames that have moved to another process: the frame's own session wins.
      if (known && known.target !== target && known.target.targetId === frame.id) return;
      this.#frames.set(frame.id, { id: frame.id, parentId: frame.parentId ?? known?.parentId ?? null, url, target });
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      const frame = this.#frames.get(frameId);
      if (frame) frame.url = url;
    });
    session.on('Page.frameDetached', ({ frameId, reason }) => {
      if (reason === 'remove') this.#frames.delete(frameId);
    });
    if (target.kind === 'iframe') {
      const known = this.#frames.get(target.targetId);
      this.#frames.set(target.targetId, { id: target.targetId, parentId: known?.parentId ?? this.mainFrameId, url: target.url, target });
    } else {
      this.#frames.set(target.targetId, { id: target.targetId, parentId: null, url: target.url, target });
    }
  }

  /** A frame's process is gone; the frame itself may live on elsewhere. */
  forget(target: AttachedTarget): void {
    for (const frame of [...this.#frames.values()])
      if (frame.target === target && frame.id !== this.mainFrameId) this.#frames.delete(frame.id);
  }

  get(id: string): Frame | undefined {
    return this.#frames.get(id);
  }

  get main(): Frame | undefined {
    return this.#frames.get(this.mainFrameId);
  }

  /** All frames, the main one first, at most 200: pages with thousands of frames are an attack, not a page. */
  all(): Frame[] {
    const rest = [...this.#frames.values()].filter((frame) => frame.id !== this.mainFrameId).slice(0, 199);
    return this.main ? [this.main, ...rest] : rest;
  }
}
