import { studio } from './studio.ts';

/** One field of Contact Form 7; a label that ends in `*` makes it mandatory. */
export function field(name: string, label: string, type = 'text', more = ''): string {
  const required = label.endsWith('*');
  const common = `class="wpcf7-form-control wpcf7-${type}${required ? ' wpcf7-validates-as-required' : ''}"${required ? ' aria-required="true"' : ''} aria-invalid="false" name="${name}" ${more}`;
  const control =
    type === 'textarea' ? `<textarea cols="40" rows="6" ${common}></textarea>` : `<input size="40" ${common} value="" type="${type}" />`;
  return `<p><label>${label}<br /><span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span></label></p>`;
}

/** A box to tick. */
export const box = (name: string, text: string, ticked = false) =>
  `<p><span class="wpcf7-form-control-wrap" data-name="${name}"><span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}" value="1"${ticked ? ' checked="checked"' : ''} /><span class="wpcf7-list-item-label">${text}</span></label></span></span></span></p>`;

/** A form of Contact Form 7 with its Turnstile integration. */
export const form = (id: number, path: string, button: string, ...fields: readonly string[]) =>
  `<div class="wpcf7 no-js" id="wpcf7-f${id}-o1" lang="de-DE" dir="ltr" data-wpcf7-id="${id}"><form action="${path}#wpcf7-f${id}-o1" method="post" class="wpcf7-form init" aria-label="Kontaktformular" novalidate="novalidate" data-status="init"><fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="${id}" /><input type="hidden" name="_wpcf7_version" value="6.1.3" /><input type="hidden" name="_wpcf7_locale" value="de_DE" /></fieldset>
${fields.join('\n')}
<div class="wpcf7-turnstile cf-turnstile" data-sitekey="${studio.turnstile}" data-response-field-name="_wpcf7_turnstile_response"></div>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${button}" /></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;

/** Scripts that Contact Form 7 adds to a page with a form. */
export const formFoot = `<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" id="cloudflare-turnstile-js" data-wp-strategy="async" async></script>
<script src="${studio.origin}/wp-content/plugins/contact-form-7/includes/js/index.js?ver=6.1.3" id="contact-form-7-js"></script>
`;
