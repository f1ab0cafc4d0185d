import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';

/** Where the fields of a form stand, one entry for each. */
export interface FieldPlaces {
  fields: {
    /** Nobody sees the field, though it takes up room: a trap for robots. */
    trap: boolean;
    disabled: boolean;
    /** What stands right beside a box or radio button that has no label. */
    wordsBeside: string;
    /** What is clicked instead of a hidden box, as component libraries draw it; null for all others. */
    drawn: { label: string; checked: boolean; visible: boolean } | null;
  }[];
}

/**
 * Runs in our world of a document: of the fields of its forms, in the order in which the snapshot reads them and those outside any form
 * last, which of them are hidden from people, which are locked, and what stands beside boxes without a label. Self-contained.
 */
export function readFieldPlaces(fieldsAre: string): FieldPlaces[] {
  const attributeOf = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);
  const all = (element: Element, selector: string): Element[] => [...Element.prototype.querySelectorAll.call(element, selector)];
  const clean = (text: unknown, cap: number): string => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, cap) : '');
  const elements: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) {
      if (elements.length < 60_000) elements.push(element);
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const forms = elements.filter(({ tagName }) => tagName === 'FORM').slice(0, 60);
  const loose = elements.filter((element) => element.matches(fieldsAre) && !element.closest('form')).slice(0, 60);
  const labelsOf = (field: Element): Element[] => [...((field as HTMLInputElement).labels ?? [])];
  const isOutOfReach = (field: Element): boolean => attributeOf(field, 'tabindex') === '-1' || field.closest('[aria-hidden=true]') !== null;
  // Cut down to nothing, pushed far off the page, or inside of what is. What is not drawn at all, or holds more fields, waits for its
  // turn: a step, a fold. A fold may also hold a single field: cut in one direction alone, only what the keyboard does not reach is away.
  const isAway = (element: Element): boolean => {
    if (Element.prototype.getClientRects.call(element).length === 0) return false;
    const isUnreached = isOutOfReach(element);
    for (
      let node: Element | null = element, hops = 0;
      node && hops < 8 && !/^(FORM|BODY|HTML)$/.test(node.tagName) && all(node, fieldsAre).length <= 2;
      hops++
    ) {
      const { position, overflowX, overflowY, clip, clipPath, left, top, textIndent } = getComputedStyle(node);
      const isPlaced = position === 'absolute' || position === 'fixed';
      const { width, height } = Element.prototype.getBoundingClientRect.call(node);
      if (isPlaced && (/^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(clip) || /^inset\((50|100)%/.test(clipPath))) return true;
      if (isPlaced && (parseFloat(left) <= -500 || parseFloat(top) <= -500)) return true;
      const [isNarrow, isFlat] = [width <= 1 && overflowX !== 'visible', height <= 1 && overflowY !== 'visible'];
      if ((isNarrow && isFlat) || ((isNarrow || isFlat) && isUnreached) || parseFloat(textIndent) <= -500) return true;
      node = node.parentElement;
    }
    return false;
  };
  // Lists, boxes and files are often drawn anew, and what stands for them is clicked then.
  const isTrap = (field: Element): boolean => {
    const type = (attributeOf(field, 'type') ?? 'text').toLowerCase();
    if (field.tagName === 'SELECT' || type === 'file') return false;
    if (type === 'checkbox' || type === 'radio') return isOutOfReach(field) && isAway(field) && labelsOf(field).every(isAway);
    if (isAway(field)) return true;
    const isOpen = !(field as HTMLInputElement).readOnly && !field.matches(':disabled');
    return attributeOf(field, 'tabindex') === '-1' && /^(off|nope|false)$/i.test(attributeOf(field, 'autocomplete') ?? '') && isOpen;
  };
  const holds = (node: Node): boolean =>
    node instanceof Element && (node.matches(`${fieldsAre},button`) || all(node, `${fieldsAre},button`).length > 0);
  const innerTextOf = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'innerText')?.get;
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
    return node instanceof HTMLElement && !/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(node.tagName)
      ? String(innerTextOf?.call(node) ?? '')
      : '';
  };
  const isBlock = (node: Node): boolean => node instanceof Element && !/^(inline|contents|none)/.test(getComputedStyle(node).display);
  const hasWords = (text: string): boolean => /[a-zß-ɏ]{2}/i.test(text);
  // Behind the box up to the next line, field or block; a block counts where nothing stands before it.
  const behind = (start: Element): string => {
    let text = '';
    for (let node = start.nextSibling; node && !holds(node); node = node.nextSibling) {
      const isNext = isBlock(node) || (node instanceof Element && node.tagName === 'BR');
      if (isNext && hasWords(text)) break;
      text += ` ${textOf(node)} `;
      if (isBlock(node) && hasWords(text)) break;
    }
    return hasWords(text) ? clean(text, 600) : '';
  };
  const beside = (field: Element): string => {
    let node = field;
    for (let hops = 0; hops < 3; hops++) {
      const text = behind(node);
      if (text !== '') return text;
      const parent: Element | null = node.parentElement;
      if (!parent || /^(FORM|FIELDSET|BODY|TBODY|TABLE)$/.test(parent.tagName) || all(parent, fieldsAre).length > 1) return '';
      const own = clean(textOf(parent), 600);
      if (hasWords(own) && !holds(parent.firstChild!)) return own;
      node = parent;
    }
    return '';
  };
  // The button beside a hidden box bears its label, and says whether it is set.
  const drawnOf = (field: Element): FieldPlaces['fields'][number]['drawn'] => {
    const button = field.previousElementSibling;
    if (attributeOf(field, 'type') !== 'checkbox' || !button?.matches('[role=checkbox],[role=switch]')) return null;
    const by = (attributeOf(button, 'aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
    const label =
      [...labelsOf(button).map((each) => each.textContent ?? ''), ...by].join(' ').trim() || (attributeOf(button, 'aria-label') ?? '');
    const { width } = Element.prototype.getBoundingClientRect.call(button);
    return { label: clean(label, 300), checked: attributeOf(button, 'aria-checked') === 'true', visible: width >= 1 };
  };
  const placeOf = (field: Element): FieldPlaces['fields'][number] => {
    const isChoice = /^(checkbox|radio)$/i.test(attributeOf(field, 'type') ?? '');
    const isNamed =
      labelsOf(field).some((label) => clean(label.textContent, 9) !== '') ||
      /./.test(`${attributeOf(field, 'aria-label') ?? ''}${attributeOf(field, 'aria-labelledby') ?? ''}`);
    return {
      trap: isTrap(field),
      disabled: field.matches(':disabled'),
      wordsBeside: isChoice && !isNamed ? beside(field) : '',
      drawn: drawnOf(field),
    };
  };
  const groups = forms.map((form) => all(form, fieldsAre).slice(0, 120));
  return [...groups, ...(loose.length > 0 ? [loose] : [])].map((fields) => ({ fields: fields.map(placeOf) }));
}

/** The forms with what is known of the places of their fields; where the page has changed between the two looks, they stay as they are. Pure. */
export function withFieldPlaces(forms: readonly FormEvidence[], places: readonly FieldPlaces[]): FormEvidence[] {
  return forms.map((form, index) => {
    const place = places[index];
    if (!place || place.fields.length !== form.fields.length) return form;
    return { ...form, fields: form.fields.map((field, at) => withPlace(field, place.fields[at]!)) };
  });
}

function withPlace(field: FieldEvidence, { trap, disabled, wordsBeside, drawn }: FieldPlaces['fields'][number]): FieldEvidence {
  if (drawn) {
    const label = field.label || drawn.label;
    const required = field.required || /\*\s*$/.test(label);
    return { ...field, label, required, checked: drawn.checked, visible: drawn.visible, ...(disabled && { disabled: true as const }) };
  }
  return {
    ...field,
    ...(trap && { visible: false, trap: true as const }),
    ...(disabled && { disabled: true as const }),
    ...(wordsBeside !== '' && field.label === '' && { wordsBeside }),
  };
}
