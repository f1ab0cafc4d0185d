/**
 * Runs in our world of a frame: its text as somebody reads it who unfolds what is folded (closed `<details>`, accordions, tabs), each
 * part behind what unfolds it. Nothing is opened: the page must not notice. Self-contained; walks open shadow roots.
 */
export function readPageText(cap: number): string {
  const foldCap = 300;
  const tidy = (text: string): string =>
    text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  const shown = (element: Element): boolean => typeof element.checkVisibility !== 'function' || element.checkVisibility();
  const roots: (Document | ShadowRoot)[] = [document];
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  }
  const blocks = new Set(
    'ADDRESS,ARTICLE,ASIDE,BLOCKQUOTE,DD,DETAILS,DIV,DL,DT,FIELDSET,FIGURE,FORM,H1,H2,H3,H4,H5,H6,HR,LI,MAIN,OL,P,PRE,SECTION,SUMMARY,TABLE,TR,UL'.split(
      ',',
    ),
  );
  const noText = new Set('SCRIPT,STYLE,TEMPLATE,NOSCRIPT,IFRAME,OBJECT,SELECT,TEXTAREA,svg,VIDEO,AUDIO'.split(','));
  /** What is not drawn has no lines of its own: blocks get them here. */
  const foldedText = (parts: readonly Node[]): string => {
    let text = '';
    const walk = (node: Node, isTop: boolean): void => {
      if (text.length > 100_000) return;
      if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data.replace(/\s+/g, ' ');
      if (!(node instanceof Element) || noText.has(node.tagName)) return;
      if (!isTop && getComputedStyle(node).display === 'none') return;
      if (node.tagName === 'BR') text += '\n';
      const edge = blocks.has(node.tagName) ? '\n' : node.tagName === 'TD' || node.tagName === 'TH' ? '\t' : '';
      text += edge;
      for (const child of node.childNodes) walk(child, false);
      text += edge;
    };
    for (const part of parts) walk(part, true);
    return tidy(text);
  };
  /** Menus, dialogs and banners fold other things than texts. */
  const isFurniture = (element: Element): boolean => {
    for (let node: Element | null = element, hops = 0; node && hops < 40; hops++, node = node.parentElement) {
      if (node.matches('header, nav, footer, dialog, [role=dialog], [role=menu], [role=navigation], [aria-modal=true]')) return true;
      const mark = `${node.id} ${typeof node.className === 'string' ? node.className : ''}`;
      const isMarked = /cookie|consent|gdpr|dsgvo|\bcmp|usercentrics|onetrust|didomi|klaro/i.test(mark) && !node.matches('body, html');
      if (isMarked && !isLegalText(node, mark)) return true;
    }
    return false;
  };
  /** A policy or list of cookies is a text of the page, though it is called like a banner: it has its place in the page and asks nothing. */
  const isLegalText = (element: Element, mark: string): boolean => {
    if (!/^(?:static|relative)$/.test(getComputedStyle(element).position)) return false;
    if (
      /(?:cookie|consent|gdpr|dsgvo|cmplz)s?[\w-]{0,20}?(?:statement|declaration|document|overview|erkl(?:ae|ä)rung|dropdown)/i.test(mark)
    )
      return true;
    const named = /(?:cookie|consent|gdpr|dsgvo|borlabs)s?[\w-]{0,20}?(?:polic(?:y|ies)|list|liste|table|tabelle|richtlinie)/i;
    const asks = /akzeptier|zulassen|zustimm|ablehn|speichern|accept|allow|agree|reject|decline|save/i;
    return (
      (named.test(mark) || element.closest('main, article, [role=main]') !== null) &&
      [...element.querySelectorAll('button, [role=button], input[type=button], input[type=submit]')].every(
        (control) =>
          (control.textContent ?? '').length > 40 || !asks.test(control.textContent || (control as HTMLInputElement).value || ''),
      )
    );
  };
  const opener =
    'button, [role="button"], [aria-expanded="false"], [role="tab"][aria-selected="false"], [data-bs-toggle="collapse"], [data-toggle="collapse"]';
  const panelMark =
    /(?:^|[\s_-])(?:accordion|akkordeon|collapse|toggle|faq)s?[_-]{1,2}(?:content|body|panel|pane|collapse|inner|text|answer)|panel-collapse|elementor-tab-content|et_pb_toggle_content/i;
  const panelOf = (control: Element): Element | null => {
    const target =
      control.getAttribute('aria-controls') ??
      (control.getAttribute('data-bs-target') ?? control.getAttribute('data-target') ?? control.getAttribute('href') ?? '').replace(
        /^#/,
        '',
      );
    const named = target ? (control.getRootNode() as Document | ShadowRoot).getElementById(target.split(/\s/)[0]!) : null;
    return named ?? besideIt(control);
  };
  /** Without a reference the panel stands right behind its control, or behind the heading that holds it. */
  const besideIt = (control: Element): Element | null => {
    const holder = control.parentElement?.matches('h1, h2, h3, h4, h5, h6, dt') ? control.parentElement : control;
    const panel = holder.nextElementSibling;
    // A menu that unfolds has short entries, a text has long lines.
    return panel && !shown(panel) && !isFurniture(control) && /[^\n]{60}/.test(foldedText([panel])) ? panel : null;
  };
  const folds: { label: string; text: string }[] = [];
  const taken = new Set<Element>();
  const take = (holder: Element, label: string, parts: readonly Node[]): void => {
    for (let node: Element | null = holder; node; node = node.parentElement) if (taken.has(node)) return;
    if (isFurniture(holder)) return;
    taken.add(holder);
    const text = foldedText(parts);
    if (text.length >= 15) folds.push({ label: tidy(label), text });
  };
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>(`details:not([open]), ${opener}, [class]`)) {
      if (folds.length >= foldCap) break;
      if (element.matches('details')) {
        const summary = element.querySelector<HTMLElement>(':scope > summary');
        if (shown(element))
          take(
            element,
            summary?.innerText ?? '',
            [...element.childNodes].filter((node) => node !== summary),
          );
      } else if (element.matches(opener)) {
        const panel = shown(element) ? panelOf(element) : null;
        if (panel && !shown(panel)) take(panel, element.innerText, [panel]);
      } else if (panelMark.test(typeof element.className === 'string' ? element.className : '') && !shown(element)) {
        const before = (element.previousElementSibling ?? element.parentElement?.previousElementSibling) as HTMLElement | null;
        if (before && shown(before)) take(element, before.innerText ?? '', [element]);
      }
    }
  }
  const shadows = roots.slice(1).map((root) => [...root.children].map((child) => (child as HTMLElement).innerText ?? '').join('\n'));
  let text = tidy([document.body?.innerText ?? '', ...shadows].join('\n'));
  let from = 0;
  for (const { label, text: part } of folds) {
    const place = label ? text.indexOf(label, from) : -1;
    const at = place < 0 ? text.length : place + label.length;
    text = `${text.slice(0, at)}\n${part}\n${text.slice(at)}`;
    if (place >= 0) from = at + part.length + 2;
    if (text.length > cap + 200_000) break;
  }
  return tidy(text);
}
