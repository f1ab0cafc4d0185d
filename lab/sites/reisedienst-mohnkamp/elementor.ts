import { createHash } from 'node:crypto';

const idOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 7);

/** A widget; `attributes` go on its wrapper. */
export function widget(type: string, inner: string, attributes = ''): string {
  const id = idOf(type + inner);
  return `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget"${attributes} data-widget_type="${type}.default">\n<div class="elementor-widget-container">${inner}</div>\n</div>\n`;
}

/** A flexbox container. */
export function section(...parts: readonly string[]): string {
  const inner = parts.join('');
  const id = idOf(`con${inner}`);
  return `<div class="elementor-element elementor-element-${id} e-flex e-con-boxed e-con e-parent" data-id="${id}" data-element_type="container"><div class="e-con-inner">\n${inner}</div></div>\n`;
}

export const heading = (text: string, level = 2) =>
  widget('heading', `<h${level} class="elementor-heading-title elementor-size-default">${text}</h${level}>`);

/** Text editor; what is not HTML becomes a paragraph. */
export const text = (...blocks: readonly string[]) =>
  widget('text-editor', blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('\n'));

export const image = (source: string, alt: string, width = 640, height = 360) =>
  widget(
    'image',
    `<img decoding="async" width="${width}" height="${height}" src="${source}" class="attachment-large size-large" alt="${alt}">`,
  );

export const button = (label: string, href: string) =>
  widget(
    'button',
    `<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link elementor-size-sm" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${label}</span></span></a></div>`,
  );

export const raw = (inner: string) => widget('html', inner);

/** A field of an Elementor form. */
export interface Field {
  id: string;
  label: string;
  type: string;
  required?: boolean;
  options?: readonly string[];
  checked?: boolean;
  hint?: string;
  autocomplete?: string;
}

function control({ id, label, type, required, options, checked, autocomplete }: Field): string {
  const common = `name="form_fields[${id}]" id="form-field-${id}"`;
  const must = required ? ' required="required" aria-required="true"' : '';
  if (type === 'textarea')
    return `<textarea class="elementor-field-textual elementor-field elementor-size-sm" ${common} rows="4"${must}></textarea>`;
  if (type === 'select')
    return `<div class="elementor-field elementor-select-wrapper"><select ${common} class="elementor-field-textual elementor-size-sm"${must}>${(options ?? []).map((option) => `<option value="${option}">${option}</option>`).join('')}</select></div>`;
  if (type === 'acceptance')
    return `<div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" ${common} class="elementor-field elementor-size-sm elementor-acceptance-field"${must}${checked ? ' checked="checked"' : ''}> <label for="form-field-${id}">${label}</label></span></div>`;
  return `<input size="1" type="${type}" ${common} class="elementor-field elementor-size-sm elementor-field-textual"${must}${autocomplete ? ` autocomplete="${autocomplete}"` : ''}>`;
}

export const field = (entry: Field) =>
  `<div class="elementor-field-type-${entry.type} elementor-field-group elementor-column elementor-field-group-${entry.id} elementor-col-100${entry.required ? ' elementor-field-required elementor-mark-required' : ''}">${entry.type === 'acceptance' ? '' : `<label for="form-field-${entry.id}" class="elementor-field-label">${entry.label}</label>`}${control(entry)}${entry.hint ? `<small>${entry.hint}</small>` : ''}</div>`;

/** What only robots fill in. */
export const honeypot =
  '<div class="elementor-field-type-text elementor-field-group elementor-field-group-hp" style="display:none !important"><label for="form-field-hp" class="elementor-field-label">Bitte leer lassen</label><input size="1" type="text" name="form_fields[hp]" id="form-field-hp" class="elementor-field elementor-size-sm" tabindex="-1" autocomplete="off"></div>';

/** Form widget of Elementor Pro. */
export function form(name: string, post: number, inner: string, submit: string): string {
  const id = idOf(name);
  return widget(
    'form',
    `<form class="elementor-form" method="post" name="${name}" aria-label="${name}"><input type="hidden" name="post_id" value="${post}"/><input type="hidden" name="form_id" value="${id}"/><input type="hidden" name="queried_id" value="${post}"/>
<div class="elementor-form-fields-wrapper elementor-labels-above">${inner}
<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${submit}</span></span></button></div></div></form>`,
    ' data-settings="{&quot;step_next_label&quot;:&quot;Weiter&quot;,&quot;button_width&quot;:&quot;100&quot;}"',
  );
}
