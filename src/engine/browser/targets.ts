import type { Protocol } from 'devtools-protocol';
import type { TargetKind } from '#evidence/requests.ts';
import type { CdpConnection, CdpSession } from './cdp-connection.ts';
import { waitUntil } from './waiting.ts';

/** One attached page, frame or worker of a state. */
export interface AttachedTarget {
  session: CdpSession;
  targetId: string;
  kind: TargetKind;
  url: string;
  /** The page target at the root; null for service and shared workers, which belong to no page. */
  rootTargetId: string | null;
}

/** Who is told about the targets of one browser context. */
export interface TargetListener {
  /** Called before the target runs its first script. Commands sent here are obeyed before it starts; do not await them. */
  onTarget(target: AttachedTarget): void;
  onDetached(target: AttachedTarget): void;
  /** A page opened by a page. It is closed at once; only the fact is reported. */
  onPopup(url: string): void;
}

const kinds: Record<string, TargetKind> = {
  page: 'page',
  iframe: 'iframe',
  worker: 'worker',
  service_worker: 'service_worker',
  shared_worker: 'shared_worker',
};
/** Contexts nobody listens to yet: the self-test's. */
const quietListener: TargetListener = { onTarget: () => undefined, onDetached: () => undefined, onPopup: () => undefined };
const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;

/**
 * Attaches to every target of the browser, recursively and before it runs: cross-site frames and dedicated workers are children
 * of their page's session, service and shared workers of the browser's.
 */
export class Targets {
  readonly #connection: CdpConnection;
  readonly #listeners = new Map<string, TargetListener>();
  readonly #bySession = new Map<string, { target: AttachedTarget; contextId: string }>();
  readonly #expectedPages = new Set<string>();
  readonly #pages = new Map<string, { target: AttachedTarget; contextId: string; ready: Promise<unknown> }>();
  #openingPages = 0;

  constructor(connection: CdpConnection) {
    this.#connection = connection;
    connection.browser.on('Target.attachedToTarget', (event) => this.#attached(event, null));
    connection.browser.on('Target.detachedFromTarget', (event) => this.#detached(event.sessionId));
  }

  async start(): Promise<void> {
    await this.#connection.browser.send('Target.setAutoAttach', {
      ...autoAttach,
      filter: [{ type: 'browser', exclude: true }, { type: 'tab', exclude: true }, {}],
    });
  }

  listen(browserContextId: string, listener: TargetListener): void {
    this.#listeners.set(browserContextId, listener);
  }

  forget(browserContextId: string): void {
    this.#listeners.delete(browserContextId);
  }

  /**
   * Opens a blank page and resolves when everything that listeners ordered is in force: a navigation that overtakes those orders
   * runs unseen. The pages of a context share one window, because windows are what costs a full Chromium most.
   */
  async openPage(browserContextId: string): Promise<AttachedTarget> {
    this.#openingPages++;
    try {
      const targetId = await this.#createPage(browserContextId);
      this.#expectedPages.add(targetId);
      // The answer and the news of the attachment come in either order.
      await waitUntil(() => this.#pages.has(targetId), 10_000, undefined, 5);
      const attached = this.#pages.get(targetId);
      if (!attached) throw new Error('a new page could not be attached');
      await attached.ready;
      return attached.target;
    } finally {
      this.#openingPages--;
    }
  }

  async #createPage(browserContextId: string): Promise<string> {
    const create = async (newWindow: boolean) => {
      const order = { url: 'about:blank', browserContextId, newWindow };
      return (await this.#connection.browser.send('Target.createTarget', order, 15_000)).targetId;
    };
    const hasWindow = [...this.#pages.values()].some((page) => page.contextId === browserContextId);
    // The last page of a window may have closed meanwhile.
    return hasWindow ? create(false).catch(() => create(true)) : create(true);
  }

  async closePage(target: AttachedTarget): Promise<void> {
    this.#pages.delete(target.targetId);
    await this.#connection.browser.send('Target.closeTarget', { targetId: target.targetId }).catch(() => undefined);
  }

  #attached(event: Protocol.Target.AttachedToTargetEvent, parent: AttachedTarget | null): void {
    const { targetInfo, sessionId } = event;
    const session = this.#connection.session(sessionId);
    const kind = kinds[targetInfo.type];
    const contextId = targetInfo.browserContextId ?? '';
    const listener = this.#listeners.get(contextId) ?? quietListener;
    const run = () => session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
    if (!kind) {
      void run();
      return;
    }
    if (kind === 'page' && this.#openingPages === 0 && !this.#expectedPages.has(targetInfo.targetId)) {
      // `--block-new-web-contents` refuses most pop-ups; whatever gets through is closed unseen.
      listener.onPopup(targetInfo.url);
      void run();
      void this.#connection.browser.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined);
      return;
    }
    const rootTargetId = kind === 'page' ? targetInfo.targetId : (parent?.rootTargetId ?? null);
    const target: AttachedTarget = { session, targetId: targetInfo.targetId, kind, url: targetInfo.url, rootTargetId };
    this.#bySession.set(sessionId, { target, contextId });
    session.on('Target.attachedToTarget', (child) => this.#attached(child, target));
    session.on('Target.detachedFromTarget', (child) => this.#detached(child.sessionId));
    void session.send('Target.setAutoAttach', autoAttach).catch(() => undefined);
    listener.onTarget(target);
    // Orders to one target are obeyed in turn: the answer to the last says that all are in force.
    const ready = run();
    if (kind === 'page') this.#pages.set(targetInfo.targetId, { target, contextId, ready });
  }

  #detached(sessionId: string): void {
    const entry = this.#bySession.get(sessionId);
    if (!entry) return;
    this.#bySession.delete(sessionId);
    this.#pages.delete(entry.target.targetId);
    this.#listeners.get(entry.contextId)?.onDetached(entry.target);
  }
}
