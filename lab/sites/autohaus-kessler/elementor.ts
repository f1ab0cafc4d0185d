import { createHash } from 'node:crypto';

const idOf = (text: string) => createHash('md5').update(text).digest('hex').slice(0, 7);

function widget(type: string, inner: string, extra = ''): string {
  const id = idOf(`${type}|${inner}`);
  return `\t\t\t\t<div class="elementor-element elementor-element-${id} ${extra}elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-e-type="widget" data-widget_type="${type}.default">\n${inner}\t\t\t\t</div>\n`;
}

/** Outer container; `look` are classes the editor gave it. */
export function section(look: string, ...inner: readonly string[]): string {
  const content = inner.join('');
  const id = idOf(look + content);
  return `\t\t<div class="elementor-element elementor-element-${id} ${look} e-flex e-con-boxed e-con e-parent" data-id="${id}" data-element_type="container" data-e-type="container">\n\t\t\t\t\t<div class="e-con-inner">\n${content}\t\t\t\t\t</div>\n\t\t\t\t</div>\n`;
}

/** Containers side by side. */
export function row(...cells: readonly string[]): string {
  const parts = cells.map((cell) => {
    const id = idOf(`c${cell}`);
    return `\t\t<div class="elementor-element elementor-element-${id} e-con-full e-flex e-con e-child" data-id="${id}" data-element_type="container" data-e-type="container">\n${cell}\t\t\t\t</div>\n`;
  });
  return `<div class="e-con-full e-flex e-con e-child ak-row">\n${parts.join('')}</div>\n`;
}

/** Heading widget. */
export const heading = (text: string, tag: 'h1' | 'h2' | 'h3' = 'h2') =>
  widget('heading', `\t\t\t\t\t<${tag} class="elementor-heading-title elementor-size-default">${text}</${tag}>`);

/** Text editor widget: paragraphs, or blocks of HTML. */
export const text = (...blocks: readonly string[]) =>
  widget('text-editor', blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join(''));

/** Button widget. */
export const button = (label: string, href: string) =>
  widget(
    'button',
    `<a class="elementor-button elementor-button-link elementor-size-sm" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${label}</span></span></a>`,
  );

/** Image widget from the media library. */
export const image = (file: string, alt: string) =>
  widget(
    'image',
    `<img fetchpriority="high" decoding="async" width="1024" height="520" src="/wp-content/uploads/2025/02/${file}" class="attachment-large size-large" alt="${alt}">`,
  );

/** HTML or short code widget. */
export const custom = (inner: string, type: 'html' | 'shortcode' | 'form' | 'google_maps' = 'html') => widget(type, inner);

/** A field of Elementor's form. */
export interface FormField {
  id: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | 'acceptance';
  required?: boolean;
  options?: readonly string[];
}

function field({ id, label, type, required, options }: FormField): string {
  const name = `form_fields[${id}]`;
  const attributes = `name="${name}" id="form-field-${id}"${required ? ' required="required"' : ''}`;
  const group = `elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${id} elementor-col-100${required ? ' elementor-field-required elementor-mark-required' : ''}`;
  const caption = `<label for="form-field-${id}" class="elementor-field-label">${label}</label>`;
  if (type === 'acceptance')
    return `<div class="${group}"><div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" ${attributes} class="elementor-field elementor-size-sm elementor-acceptance-field"> ${caption}</span></div></div>`;
  if (type === 'textarea')
    return `<div class="${group}">${caption}<textarea class="elementor-field-textual elementor-field elementor-size-sm" rows="4" ${attributes}></textarea></div>`;
  if (type === 'select')
    return `<div class="${group}">${caption}<select class="elementor-field-textual elementor-size-sm" ${attributes}>${(options ?? []).map((option) => `<option value="${option}">${option}</option>`).join('')}</select></div>`;
  return `<div class="${group}">${caption}<input size="1" type="${type}" ${attributes} class="elementor-field elementor-size-sm elementor-field-textual"></div>`;
}

/** Elementor's form with reCAPTCHA v3, which it draws itself. */
export function form(name: string, id: string, siteKey: string, fields: readonly FormField[], send: string): string {
  return custom(
    `<form class="elementor-form" method="post" id="${id}" name="${name}" aria-label="${name}"><input type="hidden" name="post_id" value="812"><input type="hidden" name="form_id" value="${idOf(name)}"><input type="hidden" name="referer_title" value="${name}">
<div class="elementor-form-fields-wrapper elementor-labels-above">${fields.map(field).join('\n')}
<div class="elementor-field-type-recaptcha_v3 elementor-field-group elementor-column elementor-field-group-recaptcha elementor-col-100 recaptcha_v3-bottomright"><div class="elementor-field" id="form-field-recaptcha"><div class="elementor-g-recaptcha" data-sitekey="${siteKey}" data-type="v3" data-action="Form" data-badge="bottomright" data-size="invisible"></div></div></div>
<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${send}</span></span></button></div></div></form>`,
    'form',
  );
}
