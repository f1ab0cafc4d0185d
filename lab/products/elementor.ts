import { createHash } from 'node:crypto';

const idOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 7);

function widget(type: string, inner: string, settings = ''): string {
  const id = idOf(type + inner);
  return `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget"${settings} data-widget_type="${type}.default">\n${inner}\n</div>\n`;
}

/** A flexbox container in a box. */
export function section(...parts: readonly string[]): string {
  const inner = parts.join('');
  const id = idOf(`con${inner}`);
  return `<div class="elementor-element elementor-element-${id} e-flex e-con-boxed e-con e-parent" data-id="${id}" data-element_type="container"><div class="e-con-inner">\n${inner}</div></div>\n`;
}

/** Containers side by side. */
export const row = (...cells: readonly string[]) =>
  `<div class="e-con-full e-flex e-con e-child side-by-side">${cells.map((cell) => `<div class="e-con-full e-flex e-con e-child">${cell}</div>`).join('')}</div>\n`;

/** Heading widget. */
export const heading = (text: string, level = 2) =>
  widget('heading', `<h${level} class="elementor-heading-title elementor-size-default">${text}</h${level}>`);

/** Text editor widget; what is not HTML becomes a paragraph. */
export const text = (...blocks: readonly string[]) =>
  widget('text-editor', blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('\n'));

/** Button widget. */
export const button = (label: string, href: string) =>
  widget(
    'button',
    `<a class="elementor-button elementor-button-link elementor-size-md" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${label}</span></span></a>`,
  );

/** HTML or shortcode widget. */
export const raw = (inner: string, type: 'html' | 'shortcode' = 'html') => widget(type, inner);

/** Icon box widget. */
export const iconBox = (title: string, sentence: string) =>
  widget(
    'icon-box',
    `<div class="elementor-icon-box-wrapper"><div class="elementor-icon-box-content"><h3 class="elementor-icon-box-title"><span>${title}</span></h3><p class="elementor-icon-box-description">${sentence}</p></div></div>`,
  );

/** A field of an Elementor form. `width` is the column of a hundred. */
export interface Field {
  id: string;
  label: string;
  type: string;
  required?: boolean;
  options?: readonly string[];
  /** Text beside a box of type `acceptance`. */
  text?: string;
  checked?: boolean;
  extra?: string;
}

function control({ id, type, required, options, text: beside, checked, extra = '' }: Field): string {
  const common = `name="form_fields[${id}]" id="form-field-${id}"`;
  const must = required ? ' required="required"' : '';
  if (type === 'textarea')
    return `<textarea class="elementor-field-textual elementor-field elementor-size-sm" ${common} rows="4"${must}></textarea>`;
  if (type === 'select')
    return `<div class="elementor-field elementor-select-wrapper"><select ${common} class="elementor-field-textual elementor-size-sm"${must}>${(options ?? []).map((option) => `<option value="${option}">${option}</option>`).join('')}</select></div>`;
  if (type === 'acceptance')
    return `<div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" ${common} class="elementor-field elementor-size-sm elementor-acceptance-field"${must}${checked ? ' checked="checked"' : ''}> <label for="form-field-${id}">${beside}</label></span></div>`;
  if (type === 'upload')
    return `<input type="file" name="form_fields[${id}][]" id="form-field-${id}" class="elementor-field elementor-size-sm elementor-upload-field"${must} ${extra}>`;
  return `<input size="1" type="${type}" ${common} class="elementor-field elementor-size-sm elementor-field-textual"${must} ${extra}>`;
}

/** The group around a field. */
export const field = (entry: Field) =>
  `<div class="elementor-field-type-${entry.type} elementor-field-group elementor-column elementor-field-group-${entry.id} elementor-col-100${entry.required ? ' elementor-field-required elementor-mark-required' : ''}">${entry.label ? `<label for="form-field-${entry.id}" class="elementor-field-label">${entry.label}</label>` : ''}${control(entry)}</div>`;

/** Elementor's honeypot: no person sees it. */
export const honeypot =
  '<div class="elementor-field-type-text elementor-field-group elementor-column elementor-field-group-website elementor-col-100" style="display:none !important"><label for="form-field-website" class="elementor-field-label">Website</label><input size="1" type="text" name="form_fields[website]" id="form-field-website" class="elementor-field elementor-size-sm" style="display:none !important" tabindex="-1" autocomplete="off"></div>';

/** reCAPTCHA v3 of Elementor Pro as a field. */
export const recaptchaField = (key: string) =>
  `<div class="elementor-field-type-recaptcha_v3 elementor-field-group elementor-column elementor-field-group-spam elementor-col-100 recaptcha_v3-bottomright"><div class="elementor-field" id="form-field-spam"><div class="elementor-g-recaptcha" data-sitekey="${key}" data-type="v3" data-action="Form" data-badge="bottomright" data-size="invisible"></div></div></div>`;

/** A hidden field, filled by scripts before sending. */
export const hidden = (id: string) =>
  `<div class="elementor-field-type-hidden elementor-field-group elementor-column elementor-field-group-${id} elementor-col-100"><input size="1" type="hidden" name="form_fields[${id}]" id="form-field-${id}" class="elementor-field elementor-size-sm elementor-field-textual" value=""></div>`;

/** Form widget of Elementor Pro. Steps become fieldsets of their own, shown one after the other. */
export function form(name: string, post: number, steps: readonly (readonly [string, string])[], submit: string): string {
  const id = idOf(name);
  const many = steps.length > 1;
  const body = steps
    .map(([title, inner], index) =>
      many
        ? `<div class="elementor-field-type-step elementor-field-group e-form__step${index === 0 ? '' : ' elementor-hidden'}" data-label="${title}"><h3>${title}</h3>${inner}<div class="e-form__buttons">${index > 0 ? '<button type="button" class="e-form__buttons__wrapper__button e-form__buttons__wrapper__button-previous">Zurück</button>' : ''}${index < steps.length - 1 ? '<button type="button" class="e-form__buttons__wrapper__button e-form__buttons__wrapper__button-next">Weiter</button>' : ''}</div></div>`
        : inner,
    )
    .join('\n');
  return widget(
    'form',
    `<form class="elementor-form" method="post" id="${id}" name="${name}" aria-label="${name}" enctype="multipart/form-data"><input type="hidden" name="post_id" value="${post}"/><input type="hidden" name="form_id" value="${id}"/><input type="hidden" name="referer_title" value="${name}"/><input type="hidden" name="queried_id" value="${post}"/>
<div class="elementor-form-fields-wrapper elementor-labels-above">${body}
<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${submit}</span></span></button></div></div></form>`,
    many ? ' data-settings="{&quot;step_type&quot;:&quot;number_text&quot;,&quot;button_width&quot;:&quot;100&quot;}"' : '',
  );
}
