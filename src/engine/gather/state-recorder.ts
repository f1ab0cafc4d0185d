import { randomBytes } from 'node:crypto';
import type { ConsentState } from '#evidence/gathered.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import { Foreground } from '../browser/foreground.ts';
import type { Browser } from '../browser/launch-browser.ts';
import { Tab } from '../browser/tab.ts';
import type { AttachedTarget, TargetListener, Targets } from '../browser/targets.ts';
import { emulationMetadata } from '../browser/user-agent.ts';
import { ConsentSignalGatherer } from './consent-signals.ts';
import { CookieEventGatherer, JarGatherer } from './cookies.ts';
import { FingerprintGatherer } from './fingerprints.ts';
import type { GatherContext, Gatherer } from './gatherer.ts';
import { type HookMessage, hookScript } from './page-hooks.ts';
import { RecordingGatherer } from './recordings.ts';
import { RequestGatherer } from './requests.ts';
import { StorageGatherer } from './storage.ts';

/** What a recorder needs to know. */
export interface RecorderOptions {
  browser: Browser;
  targets: Targets;
  browserContextId: string;
  state: ConsentState;
  viewport: { width: number; height: number };
  /** Told of every request as it is sent. */
  onRequest(request: RequestEvidence): void;
}

/** Everything one consent state sees: sets up each target before it runs and hands what it tells to the gatherers. */
export class StateRecorder implements TargetListener, GatherContext {
  readonly state: ConsentState;
  readonly requests: RequestGatherer;
  readonly cookieEvents: CookieEventGatherer;
  readonly jars: JarGatherer;
  readonly storage: StorageGatherer;
  readonly fingerprints: FingerprintGatherer;
  readonly recordings: RecordingGatherer;
  readonly signals: ConsentSignalGatherer;
  choiceTime: number | null = null;
  popups = 0;
  readonly #options: RecorderOptions;
  /** Zero of the state's times, in milliseconds since 1970. */
  readonly startedAt = Date.now();
  readonly #tabs = new Map<string, Tab>();
  readonly #gatherers: Gatherer<unknown>[];
  readonly #requestByKey = new Map<string, { id: string; url: string }>();
  readonly #binding = `n${randomBytes(6).toString('hex')}`;
  readonly #counters = new Map<string, number>();
  readonly #foreground = new Foreground();

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.state = options.state;
    this.requests = new RequestGatherer(this, {
      started: (request, key, target) => this.#started(request, key, target),
      answered: (key, target) => this.#answered(key, target),
      received: (target) => this.#received(target),
    });
    this.cookieEvents = new CookieEventGatherer(this, (key) => this.requests.lastTold(key) ?? this.#requestByKey.get(key) ?? null);
    this.jars = new JarGatherer(this, options.browser.connection.browser, options.browserContextId);
    this.storage = new StorageGatherer(this);
    this.fingerprints = new FingerprintGatherer(this);
    this.recordings = new RecordingGatherer(this, () => this.requests.requests);
    this.signals = new ConsentSignalGatherer(this);
    this.#gatherers = [this.requests, this.cookieEvents, this.storage, this.fingerprints, this.recordings];
    options.targets.listen(options.browserContextId, this);
  }

  now(): number {
    return Date.now() - this.startedAt;
  }

  sinceStart(wallMs: number): number {
    return Math.max(0, Math.round((wallMs - this.startedAt) * 10) / 10);
  }

  isAfterChoice(time: number): boolean {
    return this.choiceTime !== null && time >= this.choiceTime;
  }

  pageOf(target: AttachedTarget): string | null {
    return target.rootTargetId ? (this.#tabs.get(target.rootTargetId)?.pageId ?? null) : null;
  }

  nextId(kind: string): string {
    const next = (this.#counters.get(kind) ?? 0) + 1;
    this.#counters.set(kind, next);
    return `${this.state}-${kind}${next}`;
  }

  /** Opens a tab for one page visit. */
  async openTab(pageId: string): Promise<Tab> {
    const target = await this.#options.targets.openPage(this.#options.browserContextId);
    const known = this.#tabs.get(target.targetId);
    if (known) {
      known.pageId = pageId;
      return known;
    }
    return this.#adopt(target, pageId);
  }

  async closeTab(tab: Tab): Promise<void> {
    await this.#options.targets.closePage(tab.target);
  }

  onTarget(target: AttachedTarget): void {
    const { session } = target;
    const quiet = (promise: Promise<unknown>) => void promise.catch(() => undefined);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === this.#binding) this.#hook(payload, target);
    });
    // Bindings reach documents to come only while the runtime domain is on.
    quiet(session.send('Runtime.enable'));
    quiet(session.send('Runtime.addBinding', { name: this.#binding }));
    const { userAgent, userAgentMetadata, acceptLanguage } = emulationMetadata(this.#options.browser);
    if (target.kind === 'page' || target.kind === 'iframe') {
      const tab = target.kind === 'page' ? (this.#tabs.get(target.targetId) ?? this.#adopt(target, '')) : this.#tabOf(target);
      tab?.attach(target);
      quiet(session.send('Emulation.setUserAgentOverride', { userAgent, userAgentMetadata, acceptLanguage }));
      quiet(session.send('Page.addScriptToEvaluateOnNewDocument', { source: hookScript(this.#binding), runImmediately: true }));
      if (target.kind === 'page') {
        const { width, height } = this.#options.viewport;
        quiet(
          session.send('Emulation.setDeviceMetricsOverride', {
            width,
            height,
            deviceScaleFactor: 1,
            mobile: false,
            screenWidth: width,
            screenHeight: height,
          }),
        );
        quiet(session.send('Emulation.setFocusEmulationEnabled', { enabled: true }));
      }
    } else {
      quiet(session.send('Emulation.setUserAgentOverride', { userAgent, userAgentMetadata, acceptLanguage }));
      quiet(session.send('Runtime.evaluate', { expression: hookScript(this.#binding), silent: true }));
    }
    for (const gatherer of this.#gatherers) gatherer.onTarget?.(target);
  }

  onDetached(target: AttachedTarget): void {
    const tab = this.#tabOf(target);
    if (!tab) return;
    const prefix = `${target.session.id} `;
    for (const key of tab.inFlight.keys()) if (key.startsWith(prefix)) tab.inFlight.delete(key);
    if (target.kind === 'iframe') tab.frames.forget(target);
  }

  onPopup(): void {
    this.popups++;
  }

  dispose(): void {
    this.#options.targets.forget(this.#options.browserContextId);
  }

  #adopt(target: AttachedTarget, pageId: string): Tab {
    const tab = new Tab(target, pageId, this.#foreground);
    this.#tabs.set(target.targetId, tab);
    return tab;
  }

  #tabOf(target: AttachedTarget): Tab | undefined {
    return target.rootTargetId ? this.#tabs.get(target.rootTargetId) : undefined;
  }

  #started(request: RequestEvidence, key: string, target: AttachedTarget): void {
    this.#requestByKey.set(key, { id: request.id, url: request.url });
    this.#options.onRequest(request);
    const tab = this.#tabOf(target);
    if (!tab) return;
    tab.lastNetworkActivity = performance.now();
    if (request.type !== 'websocket' && request.type !== 'eventsource' && request.type !== 'beacon')
      tab.inFlight.set(key, performance.now());
  }

  #answered(key: string, target: AttachedTarget): void {
    this.#tabOf(target)?.inFlight.delete(key);
    this.#received(target);
  }

  #received(target: AttachedTarget): void {
    const tab = this.#tabOf(target);
    if (tab) tab.lastNetworkActivity = performance.now();
  }

  #hook(payload: string, target: AttachedTarget): void {
    let message: HookMessage;
    try {
      message = JSON.parse(payload) as HookMessage;
    } catch {
      return;
    }
    for (const gatherer of this.#gatherers) gatherer.onHook?.(message, target);
  }
}
