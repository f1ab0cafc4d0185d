import type { FormEvidence } from '#evidence/forms.ts';

/** Fields of a form that a visitor fills in; what buttons and hidden inputs hold is none. */
export const fieldSelector =
  'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]),select,textarea';

/** What of a form does not show. */
export interface FormPart {
  id: string;
  fields: number;
  hidden: NonNullable<FormEvidence['hidden']>;
  /** It has fields and none of them, hidden ones included, has a name: the browser itself would send nothing of it. */
  unnamed: boolean;
  /** The part of the page that unfolds it: what the form says there, and which of its fields show then; null when it lies in none. */
  fold: { text: string; later: boolean[] } | null;
}

/**
 * Runs in our world of a document: of its forms, in the order in which the snapshot reads them, what goes along unseen, and which of
 * them lie in a part of the page that is folded up (a closed `<details>`, an accordion, a tab). Nothing is opened. Self-contained.
 */
export function readFormParts(fieldsAre: string): FormPart[] {
  const attributeOf = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);
  const all = (element: Element, selector: string): Element[] => [...Element.prototype.querySelectorAll.call(element, selector)];
  const clean = (text: unknown, cap: number): string => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, cap) : '');
  const shown = (element: Element): boolean => {
    const rect = Element.prototype.getBoundingClientRect.call(element);
    return rect.width >= 1 && rect.height >= 1 && (typeof element.checkVisibility !== 'function' || element.checkVisibility());
  };
  const roots: (Document | ShadowRoot)[] = [document];
  const forms: Element[] = [];
  let seen = 0;
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) {
      if (seen++ < 60_000 && element.tagName === 'FORM' && forms.length < 60) forms.push(element);
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const panelMark =
    /(?:^|[\s_-])(?:accordion|akkordeon|collapse|toggle|faq|tab)s?[_-]{1,2}(?:content|body|panel|pane|collapse|inner|text|answer)|panel-collapse|elementor-tab-content|et_pb_toggle_content/i;
  const furniture = 'header, nav, footer, dialog, [role=dialog], [role=menu], [role=navigation], [aria-modal=true]';
  const consentMark = /cookie|consent|\bcmp|usercentrics|onetrust|didomi|klaro/i;
  const controls = new Map<string, Element>();
  const noteControls = (root: Document | ShadowRoot): void => {
    for (const control of root.querySelectorAll(
      '[aria-controls], [data-bs-toggle], [data-toggle], [data-target], [role=tab], [aria-expanded]',
    )) {
      if (!shown(control) || control.closest(furniture)) continue;
      const told =
        attributeOf(control, 'aria-controls') ??
        attributeOf(control, 'data-bs-target') ??
        attributeOf(control, 'data-target') ??
        attributeOf(control, 'href') ??
        '';
      const target = told.split(/\s/)[0]!.replace(/^#/, '');
      if (target !== '') controls.set(target, control);
    }
  };
  if (forms.some((form) => !shown(form))) for (const root of roots) noteControls(root);
  const isPanel = (box: Element): boolean => {
    if (box.matches('details:not([open])')) return shown(box);
    const id = attributeOf(box, 'id');
    if (id && controls.has(id)) return true;
    const before = box.previousElementSibling ?? box.parentElement?.previousElementSibling;
    return panelMark.test(attributeOf(box, 'class') ?? '') && before !== null && before !== undefined && shown(before);
  };
  const panelOf = (form: Element): Element | null => {
    if (form.closest(furniture)) return null;
    let panel: Element | null = null;
    for (let node: Element | null = form, hops = 0; node && hops < 30 && !/^(BODY|HTML|MAIN)$/.test(node.tagName); hops++) {
      if (consentMark.test(`${attributeOf(node, 'id')} ${attributeOf(node, 'class')}`)) return null;
      if (!panel && isPanel(node)) panel = node;
      node = node.parentElement;
    }
    return panel;
  };
  // Nothing between a field and the panel hides it as well; what has no place in the page to be filled in is a trap for robots.
  const showsWith = (field: Element, panel: Element): boolean => {
    if (attributeOf(field, 'tabindex') === '-1') return false;
    for (let node: Element | null = field.closest('label') ?? field; node && node !== panel; node = node.parentElement) {
      const { display, visibility, position, left } = getComputedStyle(node);
      const isHidden = display === 'none' || (visibility === 'hidden' && getComputedStyle(panel).visibility !== 'hidden');
      if (isHidden || attributeOf(node, 'aria-hidden') === 'true' || (position === 'absolute' && parseFloat(left) <= -500)) return false;
    }
    return true;
  };
  const blocks = /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DETAILS|DIV|DL|DT|FIELDSET|FORM|H[1-6]|HR|LI|OL|P|SECTION|SUMMARY|TABLE|TR|UL|BR)$/;
  const noText = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|IFRAME|OBJECT|SELECT|TEXTAREA|svg|VIDEO|AUDIO)$/;
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
    if (!(node instanceof Element) || noText.test(node.tagName)) return '';
    if (node.tagName !== 'FORM' && getComputedStyle(node).display === 'none') return '';
    const inside = [...node.childNodes].map(textOf).join('');
    return blocks.test(node.tagName) ? ` ${inside} ` : inside;
  };
  return forms.map((form, index) => {
    const fields = all(form, fieldsAre).slice(0, 120);
    const panel = shown(form) ? null : panelOf(form);
    return {
      id: clean(attributeOf(form, 'id') || attributeOf(form, 'name'), 120) || `form-${index + 1}`,
      fields: fields.length,
      unnamed: fields.length > 0 && all(form, 'input,select,textarea').every((field) => !attributeOf(field, 'name')?.trim()),
      hidden: all(form, 'input[type=hidden]')
        .slice(0, 60)
        .flatMap((input) => {
          const name = clean(attributeOf(input, 'name') || attributeOf(input, 'id'), 120);
          return name === '' ? [] : [{ name, value: clean((input as HTMLInputElement).value, 200) }];
        }),
      fold: panel && { text: clean(textOf(form), 4_000), later: fields.map((field) => showsWith(field, panel)) },
    };
  });
}

/** The forms with what does not show of them; where the page has changed between the two looks, they stay as they are. Pure. */
export function withFormParts(forms: readonly FormEvidence[], parts: readonly FormPart[]): FormEvidence[] {
  return forms.map((form, index) => {
    const part = parts[index];
    if (!part || part.id !== form.id || part.fields !== form.fields.length) return form;
    const whole: FormEvidence = {
      ...form,
      ...(part.hidden.length > 0 && { hidden: part.hidden }),
      ...(part.unnamed && { unnamed: true as const }),
    };
    if (!part.fold || form.visible || form.overlay || !part.fold.later.includes(true)) return whole;
    const { text, later } = part.fold;
    return {
      ...whole,
      text: text || form.text,
      folded: true,
      fields: form.fields.map((field, at) => (later[at] ? { ...field, later: true as const } : field)),
    };
  });
}
