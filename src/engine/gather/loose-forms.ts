import type { FormEvidence } from '#evidence/forms.ts';

/** What belongs together of the fields outside any form: `fields` by their place among those. */
export interface LooseGroup {
  fields: number[];
  text: string;
  submitText: string;
  classes: string;
  overlay: { heading: string } | null;
}

/**
 * Runs in our world of a document: fields without a form around them, as single-page applications and builders write them, each with the
 * box around it that holds a button as well, and what one reads there. What stands in the footer among its links stays without. Self-contained.
 */
export function readLooseGroups(fieldsAre: string): LooseGroup[] {
  const attributeOf = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);
  const all = (element: Element, selector: string): Element[] => [...Element.prototype.querySelectorAll.call(element, selector)];
  const clean = (text: unknown, cap: number): string => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, cap) : '');
  const innerTextOf = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'innerText')?.get;
  const textOf = (element: Element): string => clean(innerTextOf?.call(element), 4_000);
  const shown = (element: Element): boolean => {
    const rect = Element.prototype.getBoundingClientRect.call(element);
    return rect.width >= 1 && rect.height >= 1 && (typeof element.checkVisibility !== 'function' || element.checkVisibility());
  };
  const elements: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) {
      if (elements.length < 60_000) elements.push(element);
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const loose = elements.filter((element) => element.matches(fieldsAre) && !element.closest('form')).slice(0, 60);
  const nameOf = (button: Element): string => {
    const written = clean(button.textContent, 120) || clean((button as HTMLInputElement).value, 120);
    if (/[a-zß-ɏ]/i.test(written)) return written;
    const [picture] = all(button, 'img[alt]');
    const said = attributeOf(button, 'aria-label') ?? attributeOf(button, 'title') ?? (picture ? attributeOf(picture, 'alt') : '');
    return clean(said, 120) || written;
  };
  // A link is a button where it leads nowhere else and is made up as one.
  const isButton = (element: Element): boolean => {
    if (element.tagName !== 'A') return true;
    const leads = attributeOf(element, 'href')?.trim() ?? '';
    return /^(#.{0,40}|javascript:.*)?$/i.test(leads) && /(^|[\s_-])(btn|button|submit|cta)/i.test(attributeOf(element, 'class') ?? '');
  };
  const aside =
    /^([^a-zß-ɏ]*|.{0,2}|(schlie(ß|ss)en|abbrechen|zurück|close|cancel|back|dismiss|anzeigen|einblenden|ausblenden|show|hide|löschen|clear|reset|mehr erfahren|learn more)(?![a-zß-ɏ]).*|.*(passwor[td]|kennwort).*(zeigen|blenden|show|hide).*)$/i;
  const buttonsIn = (box: Element): Element[] =>
    all(box, 'button:not([type=reset]),input[type=submit],input[type=button],input[type=image],[role=button],a').filter(
      (each) => isButton(each) && shown(each) && !aside.test(nameOf(each)),
    );
  const isEdge = (node: Element): boolean =>
    /^(BODY|HTML|MAIN|FOOTER|HEADER|NAV)$/.test(node.tagName) || all(node, 'form,main,footer,header,nav').length > 0;
  const boxOf = (field: Element): Element | null => {
    for (let node = field.parentElement, hops = 0; node && hops < 12 && !isEdge(node); node = node.parentElement, hops++) {
      if (buttonsIn(node).length > 0) return textOf(node).length < 3_500 ? node : null;
    }
    return null;
  };
  // A field and a button alone say nothing: what they are for stands in the boxes around them.
  const withWords = (box: Element, fields: readonly Element[]): Element => {
    let whole = box;
    for (let step = 0; step < 4 && textOf(whole).length < 160; step++) {
      const next = whole.parentElement;
      if (!next || isEdge(next) || textOf(next).length > 900) break;
      if (all(next, fieldsAre).some((field) => !fields.includes(field)) || all(next, 'a[href]').length > 6) break;
      whole = next;
    }
    return whole;
  };
  const overlayOf = (box: Element): Element | null => {
    for (let node: Element | null = box, hops = 0; node && hops < 20 && !isEdge(node); node = node.parentElement, hops++) {
      const isDialog = /^(dialog|alertdialog)$/.test(attributeOf(node, 'role') ?? '') || node.tagName === 'DIALOG';
      if (isDialog || getComputedStyle(node).position === 'fixed') return node;
    }
    return null;
  };
  const boxes = new Map<Element, number[]>();
  for (const [at, field] of loose.entries()) {
    const box = shown(field) || shown(field.closest('label') ?? field) ? boxOf(field) : null;
    if (box) boxes.set(box, [...(boxes.get(box) ?? []), at]);
  }
  // A field may have a small button of its own inside of the box of all.
  for (const [box, fields] of [...boxes]) {
    const outer = [...boxes.keys()].find((other) => other !== box && other.contains(box));
    if (!outer) continue;
    boxes.set(
      outer,
      [...boxes.get(outer)!, ...fields].sort((one, other) => one - other),
    );
    boxes.delete(box);
  }
  const writes = (at: number): boolean => !/^(checkbox|radio|range)$/.test(attributeOf(loose[at]!, 'type') ?? '');
  return [...boxes].flatMap(([box, fields]) => {
    // Switches and choices alone are no form that anybody sends.
    if (!fields.some(writes)) return [];
    const whole = withWords(
      box,
      fields.map((at) => loose[at]!),
    );
    const overlay = overlayOf(whole);
    const [heading] = overlay ? all(overlay, 'h1,h2,h3,h4,[role=heading]') : [];
    return {
      fields,
      text: textOf(whole),
      submitText: nameOf(buttonsIn(box).at(-1)!),
      classes: clean(`${attributeOf(box, 'class') ?? ''} ${box.parentElement ? (attributeOf(box.parentElement, 'class') ?? '') : ''}`, 300),
      overlay: overlay && { heading: clean(heading?.textContent, 80) },
    };
  });
}

/** The forms with those outside of any form told one by one; where the page has changed between the two looks, they stay one. Pure. */
export function withLooseGroups(forms: readonly FormEvidence[], groups: readonly LooseGroup[]): FormEvidence[] {
  return forms.flatMap((form) => {
    if (form.id !== 'loose-fields' || groups.length === 0) return [form];
    const taken = new Set(groups.flatMap(({ fields }) => fields));
    if ([...taken].some((at) => form.fields[at] === undefined)) return [form];
    const rest = form.fields.filter((_, at) => !taken.has(at));
    const parts = groups.map(({ fields, text, submitText, classes, overlay }, index): FormEvidence => {
      const own = fields.map((at) => form.fields[at]!);
      return {
        ...form,
        id: `loose-fields-${index + 1}`,
        visible: own.some(({ visible }) => visible),
        text,
        ...(classes !== '' && { classes }),
        submitText,
        ...(overlay && { overlay }),
        fields: own,
      };
    });
    return rest.length === 0 ? parts : [...parts, { ...form, visible: rest.some(({ visible }) => visible), fields: rest }];
  });
}
