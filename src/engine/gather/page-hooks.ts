/**
 * What a page's own world tells us, one message a call of interest. Sent through a protocol binding as JSON.
 * `t` is milliseconds since 1970 by a clock the page cannot move, `s` the raw script stack.
 */
export type HookMessage =
  | { k: 'cookie'; t: number; s: string; u: string; raw: string }
  | { k: 'cookieStore'; t: number; s: string; u: string; raw: string }
  | {
      k: 'storage';
      t: number;
      s: string;
      u: string;
      kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'serviceWorker';
      key: string;
      value: string;
    }
  | { k: 'fingerprint'; t: number; s: string; u: string; kind: string; api: string }
  | { k: 'listen'; t: number; s: string; u: string; event: string }
  | { k: 'webrtc'; t: number; s: string; u: string; servers: string[] }
  | { k: 'closedShadow'; t: number; s: string; u: string }
  | { k: 'navigate'; t: number; s: string; u: string };

/**
 * Runs in the page's world before its first script, and in workers. Self-contained: it is sent as text. Wrapped functions are
 * proxies of the native ones, so that `toString` and property checks see what they expect.
 */
function installHooks(bindingName: string): void {
  const scope = globalThis as unknown as Record<string, unknown> & typeof globalThis;
  const send = scope[bindingName] as ((text: string) => void) | undefined;
  if (typeof send !== 'function') return;
  delete scope[bindingName];
  const { stringify } = JSON;
  const { apply, construct, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const PageError = Error as unknown as { new (): { stack?: unknown }; stackTraceLimit?: number; prepareStackTrace?: unknown };
  const started = performance.timeOrigin;
  const clock = performance.now.bind(performance);
  let budget = 3_000;

  const stack = (): string => {
    const limit = PageError.stackTraceLimit;
    const prepare = PageError.prepareStackTrace;
    try {
      PageError.stackTraceLimit = 16;
      PageError.prepareStackTrace = undefined;
      return String(new PageError().stack ?? '');
    } catch {
      return '';
    } finally {
      PageError.stackTraceLimit = limit;
      PageError.prepareStackTrace = prepare;
    }
  };
  const tell = (message: Record<string, unknown>): void => {
    if (budget-- <= 0) return;
    try {
      apply(send, undefined, [stringify({ t: started + clock(), s: stack(), u: String(scope.location?.href ?? ''), ...message })]);
    } catch {
      // The page is going away.
    }
  };
  type AnyFunction = (...args: unknown[]) => unknown;
  const wrapFunction = (fn: AnyFunction, before: (self: unknown, args: unknown[]) => void): AnyFunction =>
    new Proxy(fn, {
      apply(target, self, args) {
        try {
          before(self, args);
        } catch {}
        return apply(target, self, args);
      },
    });
  const wrapMethod = (owner: object | undefined, name: string, before: (self: unknown, args: unknown[]) => void): void => {
    if (!owner) return;
    const descriptor = getOwnPropertyDescriptor(owner, name);
    if (!descriptor || typeof descriptor.value !== 'function') return;
    defineProperty(owner, name, { ...descriptor, value: wrapFunction(descriptor.value, before) });
  };
  const wrapAccessor = (
    owner: object | undefined,
    name: string,
    part: 'get' | 'set',
    before: (self: unknown, args: unknown[]) => void,
  ): void => {
    if (!owner) return;
    const descriptor = getOwnPropertyDescriptor(owner, name);
    const fn = descriptor?.[part];
    if (!descriptor || !fn) return;
    defineProperty(owner, name, { ...descriptor, [part]: wrapFunction(fn as AnyFunction, before) });
  };
  const prototypeOf = (name: string): object | undefined => (scope[name] as { prototype?: object } | undefined)?.prototype;

  // Cookies.
  const documentPrototype = prototypeOf('Document');
  wrapAccessor(documentPrototype, 'cookie', 'set', (_self, [value]) => tell({ k: 'cookie', raw: String(value).slice(0, 4_096) }));
  const cookieStoreText = (args: unknown[]): string => {
    const [first, second] = args;
    if (typeof first !== 'object' || first === null) return `${String(first)}=${String(second ?? '')}; Path=/`;
    const o = first as Record<string, unknown>;
    const expires = o['expires'] instanceof Date ? o['expires'].getTime() : o['expires'];
    return [
      `${String(o['name'] ?? '')}=${String(o['value'] ?? '')}`,
      `Path=${String(o['path'] ?? '/')}`,
      ...(o['domain'] ? [`Domain=${String(o['domain'])}`] : []),
      ...(typeof expires === 'number' ? [`Expires=${new Date(expires).toUTCString()}`] : []),
      `SameSite=${String(o['sameSite'] ?? 'Strict')}`,
      'Secure',
      ...(o['partitioned'] ? ['Partitioned'] : []),
    ].join('; ');
  };
  wrapMethod(prototypeOf('CookieStore'), 'set', (_self, args) => tell({ k: 'cookieStore', raw: cookieStoreText(args).slice(0, 4_096) }));
  wrapMethod(prototypeOf('CookieStore'), 'delete', (_self, [name]) => {
    const key = typeof name === 'object' && name ? String((name as { name?: unknown }).name) : String(name);
    tell({ k: 'cookieStore', raw: `${key}=; Path=/; Max-Age=0` });
  });

  // Storage. Property access (`localStorage.x = 1`) passes no function: snapshots see it.
  const written = new Set<string>();
  const storageKind = (self: unknown): 'localStorage' | 'sessionStorage' | null => {
    try {
      if (self === scope.localStorage) return 'localStorage';
      if (self === scope.sessionStorage) return 'sessionStorage';
    } catch {}
    return null;
  };
  const store = (kind: string, key: unknown, value: unknown = ''): void => {
    const id = `${kind} ${String(key)}`;
    if (written.has(id)) return;
    written.add(id);
    tell({ k: 'storage', kind, key: String(key).slice(0, 512), value: String(value).slice(0, 512) });
  };
  wrapMethod(prototypeOf('Storage'), 'setItem', (self, [key, value]) => {
    const kind = storageKind(self);
    if (kind) store(kind, key, value);
  });
  wrapMethod(prototypeOf('IDBFactory'), 'open', (_self, [name]) => store('indexedDB', name));
  wrapMethod(prototypeOf('CacheStorage'), 'open', (_self, [name]) => store('cacheStorage', name));
  wrapMethod(prototypeOf('ServiceWorkerContainer'), 'register', (_self, [url]) => store('serviceWorker', url));

  // Device reading. Hot functions are told a limited number of times each.
  const told = new Map<string, number>();
  const fingerprint = (kind: string, api: string): void => {
    const count = (told.get(api) ?? 0) + 1;
    told.set(api, count);
    if (count <= 12) tell({ k: 'fingerprint', kind, api });
  };
  for (const [owner, name] of [
    ['HTMLCanvasElement', 'toDataURL'],
    ['HTMLCanvasElement', 'toBlob'],
    ['OffscreenCanvas', 'convertToBlob'],
    ['CanvasRenderingContext2D', 'getImageData'],
    ['OffscreenCanvasRenderingContext2D', 'getImageData'],
  ] as const)
    wrapMethod(prototypeOf(owner), name, (self) => {
      const canvas = (self as { canvas?: { width: number; height: number } }).canvas ?? (self as { width: number; height: number });
      // 16×16 and below is feature detection (emoji, WebP), not an image to hash.
      fingerprint('canvas', canvas && canvas.width * canvas.height <= 256 ? `${name}:small` : name);
    });
  for (const owner of ['WebGLRenderingContext', 'WebGL2RenderingContext']) {
    wrapMethod(prototypeOf(owner), 'getParameter', (_self, [parameter]) => {
      if (parameter === 37_445 || parameter === 37_446) fingerprint('webgl', 'UNMASKED_RENDERER');
    });
    wrapMethod(prototypeOf(owner), 'readPixels', () => fingerprint('webgl', 'readPixels'));
    wrapMethod(prototypeOf(owner), 'getShaderPrecisionFormat', () => fingerprint('webgl', 'getShaderPrecisionFormat'));
  }
  wrapMethod(prototypeOf('OfflineAudioContext'), 'startRendering', () => fingerprint('audio', 'OfflineAudioContext'));
  wrapMethod(prototypeOf('AnalyserNode'), 'getFloatFrequencyData', () => fingerprint('audio', 'getFloatFrequencyData'));
  const measured = new Set<string>();
  wrapMethod(prototypeOf('CanvasRenderingContext2D'), 'measureText', (self) => {
    if (measured.size >= 20) return;
    measured.add(String((self as { font?: string }).font));
    if (measured.size === 20) fingerprint('fonts', 'measureText×20');
  });
  let fontChecks = 0;
  wrapMethod(prototypeOf('FontFaceSet'), 'check', () => {
    if (++fontChecks === 20) fingerprint('fonts', 'FontFaceSet.check×20');
  });
  const read = new Map<string, Set<string>>();
  const property = (kind: 'navigator' | 'screen', name: string): void => {
    const names = read.get(kind) ?? new Set<string>();
    read.set(kind, names);
    if (names.has(name)) return;
    names.add(name);
    tell({ k: 'fingerprint', kind, api: name });
  };
  for (const name of [
    'plugins',
    'mimeTypes',
    'hardwareConcurrency',
    'deviceMemory',
    'maxTouchPoints',
    'platform',
    'languages',
    'webdriver',
    'pdfViewerEnabled',
  ])
    wrapAccessor(prototypeOf('Navigator'), name, 'get', () => property('navigator', name));
  for (const name of ['colorDepth', 'availWidth', 'availHeight', 'pixelDepth'])
    wrapAccessor(prototypeOf('Screen'), name, 'get', () => property('screen', name));
  wrapMethod(prototypeOf('Navigator'), 'getBattery', () => fingerprint('battery', 'getBattery'));
  wrapMethod(prototypeOf('MediaDevices'), 'enumerateDevices', () => fingerprint('navigator', 'enumerateDevices'));

  // Listeners that hear the whole page.
  const heard = new Set<string>(
    'mousemove mousedown mouseup pointermove pointerdown touchmove touchstart click scroll keydown keyup keypress input change'.split(' '),
  );
  wrapMethod(prototypeOf('EventTarget'), 'addEventListener', (self, [type]) => {
    if (!heard.has(String(type))) return;
    const target = self === undefined || self === null ? scope : self;
    if (target !== scope && target !== scope.document && target !== scope.document?.body && target !== scope.document?.documentElement)
      return;
    tell({ k: 'listen', event: String(type) });
  });
  wrapMethod(prototypeOf('MutationObserver'), 'observe', (_self, [node, options]) => {
    const wide = node === scope.document || node === scope.document?.documentElement || node === scope.document?.body;
    const o = options as { subtree?: boolean; attributes?: boolean; characterData?: boolean } | undefined;
    if (wide && o?.subtree && o.attributes && o.characterData) tell({ k: 'listen', event: 'mutation' });
  });

  // STUN and TURN servers.
  const Connection = scope['RTCPeerConnection'] as (new (...args: unknown[]) => object) | undefined;
  if (Connection) {
    const descriptor = getOwnPropertyDescriptor(scope, 'RTCPeerConnection');
    const wrapped = new Proxy(Connection, {
      construct(target, args, newTarget) {
        try {
          const servers = ((args[0] as { iceServers?: { urls: string | string[] }[] } | undefined)?.iceServers ?? []).flatMap(
            (server) => server.urls,
          );
          tell({ k: 'webrtc', servers: servers.map(String).slice(0, 10) });
        } catch {}
        return construct(target, args, newTarget);
      },
    });
    if (descriptor) defineProperty(scope, 'RTCPeerConnection', { ...descriptor, value: wrapped });
  }

  wrapMethod(prototypeOf('Element'), 'attachShadow', (_self, [init]) => {
    if ((init as { mode?: string } | undefined)?.mode === 'closed') tell({ k: 'closedShadow' });
  });
}

/** The hook script as text for `Page.addScriptToEvaluateOnNewDocument` or a worker's first evaluation. */
export function hookScript(bindingName: string): string {
  return `(${installHooks.toString()})(${JSON.stringify(bindingName)})`;
}
