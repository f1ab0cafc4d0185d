import { createHash } from 'node:crypto';

const idOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 7);

function widget(type: string, inner: string, classes = ''): string {
  const id = idOf(type + inner);
  return `<div class="elementor-element elementor-element-${id} ${classes}elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default">\n<div class="elementor-widget-container">${inner}</div>\n</div>\n`;
}

/** A container of the full width with its content in a box, as Elementor's flexbox containers. */
export function container(inner: string, look = ''): string {
  const id = idOf(`e-con${inner}`);
  return `<div class="elementor-element elementor-element-${id} ${look} e-flex e-con-boxed e-con e-parent" data-id="${id}" data-element_type="container" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}">\n<div class="e-con-inner">\n${inner}</div>\n</div>\n`;
}

/** Columns inside a container. */
export function columns(...parts: readonly string[]): string {
  const cells = parts.map((part) => {
    const id = idOf(`col${part}`);
    return `<div class="elementor-element elementor-element-${id} e-con-full e-flex e-con e-child" data-id="${id}" data-element_type="container">\n${part}</div>\n`;
  });
  return `<div class="e-con-full e-flex e-con e-child lindenhof-row">\n${cells.join('')}</div>\n`;
}

/** Heading widget. */
export const heading = (text: string, level = 2) =>
  widget('heading', `<h${level} class="elementor-heading-title elementor-size-default">${text}</h${level}>`);

/** Text editor widget; each argument is a paragraph or a block of HTML. */
export const text = (...blocks: readonly string[]) =>
  widget('text-editor', blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('\n'));

/** Button widget. `blank` opens a new tab. */
export const button = (label: string, href: string, blank = false) =>
  widget(
    'button',
    `<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link elementor-size-md" href="${href}"${blank ? ' target="_blank" rel="noopener"' : ''}><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${label}</span></span></a></div>`,
  );

/** Image widget with a picture of the media library. */
export const image = (file: string, alt: string) =>
  widget(
    'image',
    `<img fetchpriority="high" decoding="async" width="800" height="533" src="https://www.zahnarzt-lindenhof.test/wp-content/uploads/2024/03/${file}" class="attachment-large size-large" alt="${alt}">`,
  );

/** Icon box: a drawn icon, a title and a sentence. */
export const iconBox = (title: string, sentence: string) =>
  widget(
    'icon-box',
    `<div class="elementor-icon-box-wrapper"><div class="elementor-icon-box-icon"><span class="elementor-icon"><svg aria-hidden="true" class="e-font-icon-svg e-fas-tooth" viewBox="0 0 448 512" width="34" height="34"><path fill="currentColor" d="M443 96C427 25 361-12 294 9c-26 8-44 23-70 23s-44-15-70-23C87-12 21 25 5 96c-9 40 0 82 22 118 20 32 26 72 30 110l15 128c5 40 58 40 66 2l26-118c7-32 38-50 60-50s53 18 60 50l26 118c8 38 61 38 66-2l15-128c4-38 10-78 30-110 22-36 31-78 22-118z"/></svg></span></div><div class="elementor-icon-box-content"><h3 class="elementor-icon-box-title"><span>${title}</span></h3><p class="elementor-icon-box-description">${sentence}</p></div></div>`,
  );

/** Shortcode or HTML widget. */
export const raw = (inner: string, type: 'shortcode' | 'html' = 'html') => widget(type, inner);
