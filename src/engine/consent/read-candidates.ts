/** A clickable thing inside a possible banner, as the page drew it. `ref` finds it again in the same document. */
export interface ControlReading {
  ref: number;
  text: string;
  ariaLabel: string;
  title: string;
  href: string | null;
  /** Address that a button without one of its own opens, as far as its attributes tell. */
  opens: string | null;
  tag: string;
  id: string;
  className: string;
  rect: { x: number; y: number; width: number; height: number };
  inViewport: boolean;
  fontSize: number;
  fontWeight: number;
  /** CSS colours as computed. */
  color: string;
  background: string;
  surface: string;
  hasBorder: boolean;
  /** Its colour where it has one. */
  border: string | null;
  disabled: boolean;
  /** What a button that stays pressed says of itself; null: nothing. */
  pressed: boolean | null;
  /** Part of a form that asks for text (newsletter, search): never a consent control. */
  inTextForm: boolean;
}

/** A switch or checkbox inside a possible banner, or a pair of radio buttons for yes and no. */
export interface ToggleReading {
  ref: number;
  /** What turns it off, where that is not the switch itself: the "no" beside its "yes". */
  off?: number;
  label: string;
  checked: boolean;
  disabled: boolean;
  nearText: string;
  /** Whether it, its label or what is drawn in its place can be seen; else something has to be opened first. */
  shown: boolean;
}

/** A block of the page that may be a consent banner. */
export interface CandidateReading {
  /** Finds the block again until the page is read anew. */
  ref: number;
  /** Stays the same for one element as long as its document stands. */
  block: number;
  text: string;
  rect: { x: number; y: number; width: number; height: number };
  /** id and class names, for telling marks. */
  marks: string;
  pinned: boolean;
  /** Pinned, by itself or by what it lies in, where next to nothing of it shows in the window: slid out, or not yet slid in. */
  outside: boolean;
  dialog: boolean;
  host: 'document' | 'shadow-open' | 'shadow-closed';
  controls: ControlReading[];
  toggles: ToggleReading[];
  /** Share of the viewport covered by it or its backdrop at the centre and corners. */
  blocksPage: boolean;
}

/**
 * Runs in our world of one frame. Walks light DOM, open shadow roots and the closed ones handed over before, and reads every
 * block that could be a consent banner. Elements are kept by number for later clicks.
 */
export function readCandidates(): CandidateReading[] {
  const world = globalThis as unknown as {
    scanElements?: Element[];
    scanClosedRoots?: ShadowRoot[];
    scanBlocks?: { numbers: WeakMap<Element, number>; roots: WeakSet<Node>; last: number };
  };
  const kept: Element[] = [];
  world.scanElements = kept;
  world.scanBlocks ??= { numbers: new WeakMap(), roots: new WeakSet(), last: 0 };
  const known = world.scanBlocks;
  const numberOf = (element: Element): number => {
    const number = known.numbers.get(element) ?? ++known.last;
    known.numbers.set(element, number);
    const root = element.getRootNode();
    if (root instanceof ShadowRoot) known.roots.add(root);
    return number;
  };
  const closed = new Set<ShadowRoot>(world.scanClosedRoots ?? []);
  const topic =
    /cookie|\bkekse|datenschutz|einwillig|zustimmung|consent|privatsph|privacy|tracking|dsgvo|gdpr|tdddg|analytics|drittanbiet|extern\w{1,3} (?:dienst|inhalt|medien|service)|datos|donn[ée]es|partner|personenbezogen/i;
  const consentWord =
    /akzept|zustimm|einverstanden|erlaub|zulass|ablehn|notwendig|essen[zt]iel|verweiger|accept|agree|allow|reject|decline|deny|refus|only|necessary|einstellung|setting|auswahl|speicher|verstanden|okay|^ok\b|got it|tout|rifiut|accett|rechaz|acept|weiger|aanvaard|avvis|godk|zgadzam|odrzu/i;
  const mark =
    /cookie|consent|gdpr|dsgvo|cmp|privacy|datenschutz|einwillig|usercentrics|onetrust|didomi|klaro|tarteaucitron|orejime|borlabs|cc-window|banner|overlay|modal|dialog|popup|hinweis/i;
  // A window of switches may name what it switches, and never cookies or consent.
  const categories = [
    /notwendig|essen[zt]iel|necessary|erforderlich/i,
    /statisti|analy/i,
    /marketing|werbung|advertising/i,
    /funktion|komfort|extern|function/i,
  ];
  // Nor may the layer behind a banner's first one, which is drawn in the same block: what was on topic stays so.
  // A shadow root is the banner's own: what it draws anew with switches belongs to it.
  const isOnTopic = (element: Element, text: string): boolean => {
    if (topic.test(text) || known.numbers.has(element)) return true;
    const isMarked = /cookie|consent|gdpr|dsgvo|privacy/i.test(namesOf(element)) || known.roots.has(element.getRootNode());
    const switches = element.querySelector('input[type=checkbox],input[type=radio],[role=switch]') !== null;
    if (isMarked && switches) return true;
    return (
      (isMarked || (switches && !/(?<![a-zß-ɏ])(?:filter|suche)/i.test(text))) && categories.filter((name) => name.test(text)).length >= 2
    );
  };
  const clickable =
    'button,a,input[type=button],input[type=submit],input[type=image],[role=button],[role=link],[onclick],summary,[tabindex]';
  const clean = (text: string | null | undefined, cap: number): string =>
    (text ?? '')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, cap);
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const folded = new Map<Element, boolean>();
  /** Folded up by an ancestor of no height or width that it is laid out in. */
  const isFolded = (element: Element): boolean => {
    const known = folded.get(element);
    if (known !== undefined) return known;
    let { position } = getComputedStyle(element);
    let found = false;
    for (let node = parentOf(element), hops = 0; node && !found && hops < 60; node = parentOf(node), hops++) {
      if (position === 'fixed' || node === document.body) break;
      const style = getComputedStyle(node);
      // What is placed beyond its parent is not cut off by it.
      if (position === 'absolute' && style.position === 'static') continue;
      const box = node.getBoundingClientRect();
      const isFlat = (style.overflowX !== 'visible' && box.width < 3) || (style.overflowY !== 'visible' && box.height < 3);
      found = isFlat && !/^(inline|contents)$/.test(style.display);
      position = style.position;
    }
    folded.set(element, found);
    return found;
  };
  /** Cut down to nothing for the eye, as "visually hidden" does: padding still gives such an element a size. */
  const isClipped = (element: Element): boolean => {
    for (let node: Element | null = element, hops = 0; node && node !== document.body && hops < 8; node = parentOf(node), hops++) {
      const { position, clip, clipPath } = getComputedStyle(node);
      const cut = /^(?:absolute|fixed)$/.test(position) ? /^rect\((\d+)px,? (\d+)px,? (\d+)px,? (\d+)px\)$/.exec(clip) : null;
      if (cut && (Number(cut[3]) - Number(cut[1]) < 2 || Number(cut[2]) - Number(cut[4]) < 2)) return true;
      if (/^inset\((?:5\d|[6-9]\d|100)%\)$/.test(clipPath)) return true;
    }
    return false;
  };
  const isVisible = (element: Element): boolean => {
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
  };
  const namesOf = ({ id, className }: Element): string => `${id} ${typeof className === 'string' ? className : ''}`;
  const elements: Element[] = [];
  const rootsInside = new Map<Element, ShadowRoot>();
  const walk = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (elements.length > 40_000) return;
      elements.push(element);
      const shadow = element.shadowRoot ?? [...closed].find((candidate) => candidate.host === element);
      if (shadow && !rootsInside.has(element)) {
        rootsInside.set(element, shadow);
        walk(shadow);
      }
    }
  };
  walk(document);
  const fullText = (node: Element | ShadowRoot): string => {
    const own =
      node instanceof ShadowRoot
        ? [...node.children]
            .map((child) => (/^(STYLE|SCRIPT)$/.test(child.tagName) ? '' : ((child as HTMLElement).innerText ?? '')))
            .join('\n')
        : ((node as HTMLElement).innerText ?? '');
    const shadows: string[] = [];
    for (const [host, shadow] of rootsInside) if (node === host || node.contains(host)) shadows.push(fullText(shadow));
    return [own, ...shadows].join('\n');
  };
  const holds = (outer: Element, inner: Element): boolean => {
    for (let node: Element | null = inner, hops = 0; node && hops < 80; node = parentOf(node), hops++) if (node === outer) return true;
    return false;
  };
  const opensOf = (button: Element): string | null => {
    const noted = ['data-link-url', 'data-href', 'data-link', 'data-url'].map((name) => button.getAttribute(name)).find((value) => value);
    const script = (button.getAttribute('onclick') ?? '').slice(0, 500);
    const called = /(?:\bopen\s*\(|\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\s*\()\s*['"`]([^'"`]{1,300})['"`]/.exec(
      script,
    )?.[1];
    const address = called ?? noted ?? '';
    return /^(?:https?:\/\/|\.{0,2}\/)\S{1,400}$/i.test(address) ? address : null;
  };
  const solid = (color: string): boolean => !/rgba\([^)]*,\s*0\)|transparent/.test(color);
  // A line below the text is drawn as a picture that is thin or has no size yet; it is no ground to read on.
  const isLine = ({ backgroundSize, backgroundRepeat }: CSSStyleDeclaration): boolean => {
    const [across = 'auto', down = 'auto'] = backgroundSize.split(',')[0]!.trim().split(' ');
    const repeated = backgroundRepeat.split(',')[0]!.trim();
    const once = 'no-repeat';
    const axes = { 'repeat-x': ['repeat', once], 'repeat-y': [once, 'repeat'] }[repeated] ?? repeated.split(' ');
    const [alongX = 'repeat', alongY = alongX] = axes;
    const isThin = (size: string, repeat: string) => {
      const length = Number.parseFloat(size);
      return length === 0 || (length < 4 && size.endsWith('px') && repeat === once);
    };
    return isThin(across, alongX) || isThin(down, alongY);
  };
  const firstColor = (style: CSSStyleDeclaration): string | null => {
    if (solid(style.backgroundColor)) return style.backgroundColor;
    return isLine(style) ? null : (/rgba?\([^)]*\)/.exec(style.backgroundImage)?.[0] ?? null);
  };
  const bordered = (look: CSSStyleDeclaration): boolean =>
    Number.parseFloat(look.borderTopWidth) > 0 && look.borderTopStyle !== 'none' && solid(look.borderTopColor);
  const backgroundOf = (element: Element | null): string => {
    for (let node = element, hops = 0; node && hops < 60; node = parentOf(node), hops++) {
      const color = firstColor(getComputedStyle(node));
      if (color) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  /** Switches are often drawn by their label or beside an input of no size: only what holds none of that is not there to see. */
  const isShown = (toggle: Element): boolean => {
    const root = toggle.getRootNode() as Document | ShadowRoot;
    const ids = (toggle.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
    const labels = [...((toggle as HTMLInputElement).labels ?? []), ...ids.flatMap((id) => root.querySelector(`#${CSS.escape(id)}`) ?? [])];
    const parent = parentOf(toggle);
    return [toggle, ...(labels.length > 0 || parent === null ? labels : [parent])].some(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !isFolded(part),
    );
  };
  const saysYes = /^(?:ja|an|ein|aktiv|zulassen|erlauben|akzeptieren|zustimmen|yes|on|allow|accept|enabled?)(?![a-z])/i;
  const saysNo = /^(?:nein|aus|inaktiv|nicht|ablehnen|verweigern|no|off|deny|reject|disabled?)(?![a-z])/i;
  /** The words of a part as they are seen: what stands in boxes of its own is apart, and what is hidden in a part that shows is left out. */
  const textOf = (part: Element | null | undefined, cap = 160): string => {
    if (!part) return '';
    const isSeen = part.checkVisibility();
    let text = '';
    const read = (node: Node): void => {
      if (text.length > 4 * cap) return;
      if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
      if (!(node instanceof Element) || (isSeen && node !== part && !node.checkVisibility())) return;
      const gap = node === part || getComputedStyle(node).display === 'inline' ? '' : ' ';
      text += gap;
      for (const child of node.childNodes) read(child);
      text += gap;
    };
    read(part);
    return clean(text, cap);
  };
  /** By which names a switch goes: those of its labels, and those for assistive technology. */
  const labelsOf = (element: Element): string[] => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
    const names = [
      element.id ? textOf(root.querySelector(`label[for="${CSS.escape(element.id)}"]`)) : '',
      textOf(element.closest('label')),
      clean(element.getAttribute('aria-label'), 160),
      clean(ids.map((id) => textOf(root.querySelector(`#${CSS.escape(id)}`))).join(' '), 160),
    ].filter((name) => name !== '');
    return names.length > 0 ? names : [clean((element as HTMLInputElement).name, 160)];
  };
  /** The words that may be the heading of the part of a banner that holds no other of the switches, the likeliest first. */
  const headingsOf = (toggle: Element, others: readonly Element[], block: Element): string[] => {
    let part: Element | null = null;
    for (let node = parentOf(toggle), hops = 0; node && node !== block && hops < 12; node = parentOf(node), hops++) {
      if (others.some((other) => other !== toggle && holds(node!, other))) break;
      part = node;
    }
    if (!part) return [];
    const root = part.getRootNode() as Document | ShadowRoot;
    const id = part.getAttribute('aria-labelledby') ?? '';
    const tab =
      (id && root.querySelector(`#${CSS.escape(id)}`)) || (part.id && root.querySelector(`[aria-controls="${CSS.escape(part.id)}"]`));
    const marked = (selector: string) => [...part.querySelectorAll(selector)].slice(0, 12).map((element) => textOf(element, 80));
    return [
      clean(part.getAttribute('aria-label'), 80),
      textOf(tab || null, 80),
      ...marked('h1,h2,h3,h4,h5,h6,legend,summary,dt,[role=heading],[class*=title]'),
      clean([...part.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join(' '), 80),
      ...marked('[class*=name],[class*=label],strong,b'),
    ].filter((heading) => heading !== '');
  };
  /** What stands at each of several switches alike ("Details") is the name of none of them; what a few share may well be theirs. */
  const ownHeadings = (toggles: readonly Element[], others: readonly Element[], block: Element): string[] => {
    const found = toggles.map((toggle) => headingsOf(toggle, others, block));
    const sharing = (heading: string) => found.filter((headings) => headings.includes(heading)).length;
    return found.map(
      (headings) =>
        headings.find((heading) => sharing(heading) === 1) ?? headings.find((heading) => sharing(heading) * 2 <= toggles.length) ?? '',
    );
  };
  /** What a switch is called after the legal basis that it stands for, one for each purpose. */
  const bases = /^(?:einwilligung|zustimmung|consent|berechtigtes interesse|legitimate interest)$/i;
  /** What most switches are called alike says what they do, not what they stand for: then another of their names tells them apart. */
  const namesOfToggles = (toggles: readonly Element[], block: Element): string[] => {
    const labels = toggles.map(labelsOf);
    return labels.map(([first = '', ...others], index) => {
      const sharing = labels.filter(([name]) => name === first).length;
      const isNamed = sharing < 2 || (sharing * 2 <= labels.length && !bases.test(first));
      if (first === '' ? toggles.length < 2 : isNamed) return first;
      const own = others.find((name) => name !== first && labels.every((names, at) => at === index || !names.includes(name)));
      const alike = toggles.filter((_, at) => labels[at]![0] === first);
      const heading = own ?? ownHeadings(alike, first === '' ? toggles : alike, block)[alike.indexOf(toggles[index]!)];
      return bases.test(first) && heading ? `${heading} (${first})` : heading || first;
    });
  };

  // Blocks: pinned or marked ones, and the surroundings of anything clickable that speaks of consent.
  const blocks = new Set<Element>();
  /** Words that a style sheet writes into a button. */
  const drawnText = (button: Element): string =>
    ['::before', '::after'].map((part) => /^"(.{2,60})"$/.exec(getComputedStyle(button, part).content)?.[1] ?? '').join(' ');
  /** What a button says by its picture. */
  const pictureText = (button: Element): string | null =>
    ((button as HTMLElement).innerText ?? '').trim()
      ? null
      : (button.getAttribute('alt') ?? button.querySelector('img[alt]')?.getAttribute('alt') ?? null);
  const wordsOf = (button: Element, cap: number): string =>
    clean((button as HTMLElement).innerText || (button as HTMLInputElement).value, cap) || clean(drawnText(button), cap);
  // A pointer that becomes a hand over a plain element: some script listens there.
  const looksClickable = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.tagName !== 'LABEL' &&
    getComputedStyle(element).cursor === 'pointer' &&
    (element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer');
  const buttons = elements.filter((element) => (element.matches(clickable) || looksClickable(element)) && isVisible(element));
  // A window that takes the focus when it opens, or its heading, is no control: the one holds them, the other names them.
  const takesFocus = (element: Element): boolean =>
    element.getAttribute('tabindex') === '-1' &&
    !element.matches('button,a,input,summary,[role=button],[role=link],[onclick]') &&
    !looksClickable(element) &&
    (element.matches('h1,h2,h3,h4,h5,h6,legend,[role=heading]') || buttons.some((button) => button !== element && holds(element, button)));
  // What lies over the page takes the focus or a click beside the banner, and holds the banner's own buttons.
  const isCover = (element: Element): boolean => {
    if (/^(BUTTON|A|INPUT|SUMMARY)$/.test(element.tagName)) return false;
    const { width: across, height: down } = element.getBoundingClientRect();
    if (across < innerWidth * 0.9 || down < innerHeight * 0.9) return false;
    return buttons.some((button) => button !== element && holds(element, button));
  };
  for (const element of elements) {
    if (element === document.body || element === document.documentElement) continue;
    const marked =
      mark.test(namesOf(element)) || /^(alert)?dialog$/.test(element.getAttribute('role') ?? '') || element.tagName === 'DIALOG';
    let wanted = marked;
    if (!wanted) {
      const { position, zIndex } = getComputedStyle(element);
      wanted = position === 'fixed' || position === 'sticky' || (position === 'absolute' && Number(zIndex) >= 10);
    }
    if (wanted && blocks.size < 400 && isVisible(element)) blocks.add(element);
  }
  for (const button of buttons) {
    const text = wordsOf(button, 80) || clean(button.getAttribute('aria-label') || pictureText(button), 80);
    if (!text || text.length > 60 || !consentWord.test(text)) continue;
    for (
      let node = parentOf(button), hops = 0;
      node && node !== document.body && node !== document.documentElement && hops < 8;
      node = parentOf(node), hops++
    ) {
      if (blocks.has(node)) continue;
      const around = clean(fullText(node), 6_000);
      if (around.length > 40 && around.length < 5_000 && topic.test(around)) {
        blocks.add(node);
        break;
      }
    }
  }

  // A frame may hold nothing but the banner, without a block around it.
  if (blocks.size === 0 && self !== top && document.body) blocks.add(document.body);
  const width = innerWidth;
  const height = innerHeight;
  const isFixed = (element: Element): boolean => {
    for (let node: Element | null = element; node; node = parentOf(node)) if (getComputedStyle(node).position === 'fixed') return true;
    return false;
  };
  /** Nobody can scroll to what is fixed beyond the edge; what shows of it while it moves cannot be used. */
  const isOutside = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
    const across = Math.max(0, Math.min(right, width) - Math.max(left, 0));
    const down = Math.max(0, Math.min(bottom, height) - Math.max(top, 0));
    return across * down < (right - left) * (bottom - top) * 0.2 && isFixed(element);
  };
  const readings: { element: Element; reading: CandidateReading; length: number }[] = [];
  for (const element of blocks) {
    const text = clean(fullText(element), 12_000);
    const names = namesOf(element);
    if (text.length < 20 || text.length >= 12_000 || !isOnTopic(element, text)) continue;
    const inside = buttons.filter((button) => holds(element, button) && !isCover(button) && !takesFocus(button) && !isFolded(button));
    if (inside.length === 0) continue;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const controls = inside.slice(0, 80).map((button): ControlReading => {
      const box = button.getBoundingClientRect();
      const look = getComputedStyle(button);
      const form = button.closest('form');
      return {
        ref: kept.push(button) - 1,
        text: wordsOf(button, 200),
        ariaLabel: clean(button.getAttribute('aria-label') || pictureText(button), 160),
        title: clean(button.getAttribute('title'), 160),
        href: button.tagName === 'A' && button.hasAttribute('href') ? (button as HTMLAnchorElement).getAttribute('href') : null,
        opens: opensOf(button),
        tag: button.tagName.toLowerCase(),
        // A form that can be clicked answers to `id` with a field of that name.
        id: (button.getAttribute('id') ?? '').slice(0, 120),
        className: (button.getAttribute('class') ?? '').slice(0, 200),
        rect: { x: box.x, y: box.y, width: box.width, height: box.height },
        inViewport: box.top >= 0 && box.left >= 0 && box.bottom <= height && box.right <= width,
        fontSize: Number.parseFloat(look.fontSize) || 0,
        fontWeight: Number(look.fontWeight) || 400,
        color: look.color,
        background: backgroundOf(button),
        surface: backgroundOf(parentOf(button)),
        hasBorder: bordered(look),
        border: bordered(look) ? look.borderTopColor : null,
        disabled: (button as HTMLButtonElement).disabled === true || button.getAttribute('aria-disabled') === 'true',
        pressed: { true: true, false: false }[button.getAttribute('aria-pressed') ?? ''] ?? null,
        inTextForm: !!form?.querySelector('input[type=email],input[type=tel],input[type=password],input[name*=mail i],textarea'),
      };
    });
    const switches = elements
      .filter((candidate) => candidate.matches('input[type=checkbox],[role=switch],[role=checkbox]') && holds(element, candidate))
      .slice(0, 120);
    const labels = namesOfToggles(switches, element);
    const toggles = switches.map((toggle, index): ToggleReading => {
      const input = toggle as HTMLInputElement;
      return {
        ref: kept.push(toggle) - 1,
        label: labels[index]!,
        checked:
          input.tagName === 'INPUT'
            ? input.checked
            : toggle.getAttribute('aria-checked') === 'true' || toggle.getAttribute('aria-pressed') === 'true',
        disabled: input.disabled === true || toggle.getAttribute('aria-disabled') === 'true',
        nearText: clean(parentOf(parentOf(toggle) ?? toggle)?.textContent, 200),
        shown: isShown(toggle),
      };
    });
    // "Ja" and "Nein" for one purpose are a switch in two parts.
    const radios = elements.filter((candidate) => candidate.matches('input[type=radio]') && holds(element, candidate)).slice(0, 120);
    const radioNames = new Set(radios.map((radio) => (radio as HTMLInputElement).name));
    for (const name of radioNames) {
      const pair = radios.filter((radio) => (radio as HTMLInputElement).name === name) as HTMLInputElement[];
      const [on, off] = [saysYes, saysNo].map((says) => pair.find((radio) => says.test(labelsOf(radio)[0] ?? '')));
      if (pair.length !== 2 || !on || !off || on === off) continue;
      const others = radios.filter((radio) => !pair.includes(radio as HTMLInputElement));
      toggles.push({
        ref: kept.push(on) - 1,
        off: kept.push(off) - 1,
        label: headingsOf(on, others, element)[0] || name,
        checked: on.checked,
        disabled: on.disabled || off.disabled,
        nearText: clean(parentOf(parentOf(on) ?? on)?.textContent, 200),
        shown: isShown(on),
      });
    }
    const points = [
      [width / 2, height / 2],
      [20, height / 2],
      [width - 20, height / 2],
      [width / 2, 20],
      [width / 2, height - 20],
    ] as const;
    const covered = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      if (!top) return false;
      if (holds(element, top) || top === element) return true;
      // The banner's own container, or a layer it draws (`::before`), lies over the page where the banner is not.
      const container = top !== document.body && top !== document.documentElement && holds(top, element);
      if (container && clean(fullText(top), 12_000).length < 2 * text.length + 200) return true;
      // A backdrop: a pinned element over the whole page that has no text of its own.
      const cover = getComputedStyle(top);
      const box = top.getBoundingClientRect();
      return cover.position === 'fixed' && box.width >= width * 0.9 && box.height >= height * 0.9;
    }).length;
    const inClosed = [...closed].some((root) => root.contains(element));
    readings.push({
      element,
      length: text.length,
      reading: {
        ref: kept.push(element) - 1,
        block: numberOf(element),
        text: text.slice(0, 6_000),
        rect: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
        marks: names.slice(0, 300),
        pinned: style.position === 'fixed' || style.position === 'sticky',
        outside: isOutside(element, rect),
        dialog:
          element.tagName === 'DIALOG' ||
          /^(alert)?dialog$/.test(element.getAttribute('role') ?? '') ||
          element.getAttribute('aria-modal') === 'true',
        host:
          inClosed || (rootsInside.get(element) && closed.has(rootsInside.get(element)!))
            ? 'shadow-closed'
            : element.getRootNode() instanceof ShadowRoot || rootsInside.has(element)
              ? 'shadow-open'
              : 'document',
        controls,
        toggles,
        blocksPage: covered >= 4,
      },
    });
  }
  return readings
    .sort((a, b) => a.length - b.length)
    .slice(0, 40)
    .map(({ reading }) => reading);
}

/** Runs in our world: brings a kept element into view and says where to click, and whether a click there would reach it. */
export function locate(ref: number): { x: number; y: number; reachable: boolean; visible: boolean } | null {
  const world = globalThis as unknown as { scanElements?: Element[] };
  const element = world.scanElements?.[ref];
  if (!element?.isConnected) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const rect = element.getBoundingClientRect();
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x, y);
  const reachable = !!hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true);
  return { x, y, reachable, visible: rect.width > 1 && rect.height > 1 };
}

/** Runs in our world: activates a kept element without a pointer, for controls that move away or are covered. */
export function activate(ref: number): boolean {
  const world = globalThis as unknown as { scanElements?: Element[] };
  const element = world.scanElements?.[ref] as HTMLElement | undefined;
  if (!element?.isConnected) return false;
  element.click();
  return true;
}

/** Runs in our world: whether a kept switch is on. */
export function isOn(ref: number): boolean | null {
  const world = globalThis as unknown as { scanElements?: Element[] };
  const element = world.scanElements?.[ref] as HTMLInputElement | undefined;
  if (!element?.isConnected) return null;
  return element.tagName === 'INPUT' ? element.checked : element.getAttribute('aria-checked') === 'true';
}
