import type { Protocol } from 'devtools-protocol';
import { CdpError } from './cdp-connection.ts';
import type { Foreground } from './foreground.ts';
import { type Frame, FrameTree } from './frames.ts';
import type { AttachedTarget } from './targets.ts';

/** How the main document of a navigation came back. */
export interface NavigationResult {
  /** Net error (`net::ERR_…`) or null. */
  error: string | null;
  isDownload: boolean;
}

/** Answer of a script in a frame. */
export type Evaluated<T> = { ok: true; value: T } | { ok: false; reason: 'timeout' | 'crashed' | 'blocked'; message: string };

const dialogCap = 10;

/** One page of one state: navigation, scripts in an isolated world, input, screenshots. Never waits without a cap. */
export class Tab {
  readonly target: AttachedTarget;
  readonly frames: FrameTree;
  /** Page visit this tab stands for. */
  pageId: string;
  readonly notes = new Set<string>();
  crashed = false;
  /** Addresses of windows that the page wanted to open and was not let. */
  readonly refusedWindows: string[] = [];
  /** Requests not answered yet, by session and request id, with the time they began (ms, monotonic). */
  readonly inFlight = new Map<string, number>();
  lastNetworkActivity = performance.now();
  /** Main-frame navigations since `navigate`, to stop pages that send themselves round in circles. */
  mainNavigations = 0;
  #dialogs = 0;
  /** When documents were parsed and loaded, by loader: the news may arrive before that of their navigation. */
  readonly #ready = new Map<string, { parsed: number | null; loaded: number | null }>();
  #mainLoader: string | null = null;
  readonly #worlds = new Map<string, { contextId: number; loader: string }>();
  readonly #loaders = new Map<string, string>();
  readonly #foreground: Foreground;

  constructor(target: AttachedTarget, pageId: string, foreground: Foreground) {
    this.target = target;
    this.#foreground = foreground;
    this.pageId = pageId;
    this.frames = new FrameTree(target.targetId);
  }

  /** When the main document was parsed (ms, monotonic), or null. */
  get domContentAt(): number | null {
    return (this.#mainLoader && this.#ready.get(this.#mainLoader)?.parsed) || null;
  }

  get session() {
    return this.target.session;
  }

  /** Enables what the tab itself needs on its page and frame targets. Called before the target runs. */
  attach(target: AttachedTarget): void {
    const { session } = target;
    this.frames.watch(target);
    const quiet = (promise: Promise<unknown>) => void promise.catch(() => undefined);
    session.on('Page.frameNavigated', ({ frame }) => {
      this.#loaders.set(frame.id, frame.loaderId);
      if (target === this.target && !frame.parentId) {
        this.mainNavigations++;
        this.#mainLoader = frame.loaderId;
      }
    });
    session.on('Page.javascriptDialogOpening', (dialog) => {
      this.#dialogs++;
      this.notes.add('dialogs-dismissed');
      quiet(session.send('Page.handleJavaScriptDialog', { accept: dialog.type === 'beforeunload' }));
      // A page that opens dialogs without end blocks its own thread: take it away instead of answering for ever.
      if (this.#dialogs === dialogCap) quiet(session.send('Page.crash'));
    });
    session.on('Page.windowOpen', ({ url }) => {
      this.notes.add('popups-refused');
      if (this.refusedWindows.length < 20) this.refusedWindows.push(url);
    });
    session.on('Inspector.targetCrashed', () => {
      // Also told when the blank page's process ends after a navigation has moved on: only a page that does not answer is gone.
      if (target !== this.target) return;
      void this.#checkAlive();
    });
    session.on('Page.lifecycleEvent', ({ frameId, loaderId, name }) => {
      if (name !== 'DOMContentLoaded' && name !== 'load') return;
      // The end of a short document is often not told when it moves to another process; its request has the loader's id.
      for (const key of this.inFlight.keys()) if (key.endsWith(` ${loaderId}`)) this.inFlight.delete(key);
      if (frameId !== this.target.targetId) return;
      const known = this.#ready.get(loaderId) ?? { parsed: null, loaded: null };
      this.#ready.set(loaderId, known);
      if (name === 'load') known.loaded = performance.now();
      known.parsed ??= performance.now();
    });
    quiet(session.send('Page.setLifecycleEventsEnabled', { enabled: true }));
    quiet(session.send('Page.enable'));
    quiet(session.send('Inspector.enable'));
  }

  /** On a busy machine a page that lives takes its time to answer, so it is asked more than once. */
  async #checkAlive(): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await this.session.send('Runtime.evaluate', { expression: '1' }, 1_500).catch((error: CdpError) => error);
      if (!(answer instanceof CdpError)) return;
      if (!answer.timedOut) break;
    }
    this.crashed = true;
  }

  /** Starts a navigation; resolves when the browser has committed it or given up. */
  async navigate(url: string, timeoutMs: number, referrer?: string): Promise<NavigationResult> {
    this.#mainLoader = null;
    this.mainNavigations = 0;
    this.lastNetworkActivity = performance.now();
    try {
      const answer = await this.session.send('Page.navigate', { url, ...(referrer ? { referrer } : {}) }, timeoutMs);
      // News of the tab's blank page may have come meanwhile: the answer names the document that counts.
      if (answer.loaderId && !answer.errorText) this.#mainLoader = answer.loaderId;
      return { error: answer.errorText ?? null, isDownload: answer.isDownload === true };
    } catch (error) {
      if (error instanceof CdpError && error.timedOut) {
        await this.session.send('Page.stopLoading', undefined, 1_000).catch(() => undefined);
        return { error: 'net::ERR_TIMED_OUT', isDownload: false };
      }
      return { error: this.crashed ? 'crashed' : 'net::ERR_ABORTED', isDownload: false };
    }
  }

  /**
   * Calls a self-contained function in a frame, in a world of ours where the page cannot change built-ins.
   * `remote` objects (closed shadow roots) are appended to the arguments.
   */
  async evaluate<A extends unknown[], T>(frame: Frame, fn: (...args: A) => T, args: A, timeoutMs = 5_000): Promise<Evaluated<Awaited<T>>> {
    try {
      const executionContextId = await this.#world(frame);
      const answer = await frame.target.session.send(
        'Runtime.callFunctionOn',
        {
          functionDeclaration: fn.toString(),
          executionContextId,
          arguments: args.map((value) => ({ value })),
          returnByValue: true,
          awaitPromise: true,
          userGesture: false,
        },
        timeoutMs,
      );
      if (answer.exceptionDetails) {
        return { ok: false, reason: 'blocked', message: answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text };
      }
      return { ok: true, value: answer.result.value as Awaited<T> };
    } catch (error) {
      this.#worlds.delete(frame.id);
      const timedOut = error instanceof CdpError && error.timedOut;
      return { ok: false, reason: timedOut ? 'timeout' : 'crashed', message: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Evaluates an expression in the page's own world, where its globals live. Read-only questions only. */
  async askPage<T>(frame: Frame, expression: string, timeoutMs = 2_000): Promise<T | null> {
    const answer = await frame.target.session
      .send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true, silent: true, timeout: timeoutMs }, timeoutMs + 500)
      .catch(() => null);
    return answer && !answer.exceptionDetails ? ((answer.result.value ?? null) as T | null) : null;
  }

  /** The id of our isolated world in a frame, made anew for each document. */
  async #world(frame: Frame): Promise<number> {
    const loader = this.#loaders.get(frame.id) ?? '';
    const known = this.#worlds.get(frame.id);
    if (known && known.loader === loader) return known.contextId;
    const { executionContextId } = await frame.target.session.send('Page.createIsolatedWorld', { frameId: frame.id, worldName: 'scan' });
    this.#worlds.set(frame.id, { contextId: executionContextId, loader });
    return executionContextId;
  }

  /** Execution context of our world in a frame, for calls that need raw protocol access. */
  worldOf(frame: Frame): Promise<number> {
    return this.#world(frame);
  }

  /** JPEG of the viewport, or null when the page does not draw in time. */
  async screenshot(clip?: Protocol.Page.Viewport): Promise<Buffer | null> {
    const options = { format: 'jpeg', quality: 70, optimizeForSpeed: true, ...(clip ? { clip } : {}) } as const;
    const answer = await this.inFront(() => this.session.send('Page.captureScreenshot', options, 6_000).catch(() => null));
    return answer ? Buffer.from(answer.data, 'base64') : null;
  }

  /** Does something that only works in the front tab of the window: input and pictures. Not to be nested. */
  inFront<T>(work: () => Promise<T>): Promise<T> {
    return this.#foreground.hold(this.session, work);
  }

  async mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number): Promise<void> {
    const pressed = type !== 'mouseMoved';
    await this.session
      .send('Input.dispatchMouseEvent', { type, x, y, button: pressed ? 'left' : 'none', clickCount: pressed ? 1 : 0 })
      .catch(() => undefined);
  }

  async click(x: number, y: number): Promise<void> {
    await this.mouse('mouseMoved', x, y);
    await this.mouse('mousePressed', x, y);
    await this.mouse('mouseReleased', x, y);
  }
}
