import { house } from './house.ts';

/** A field of the module "Contact Form". */
export interface DiviField {
  id: string;
  label: string;
  type?: 'input' | 'email' | 'text' | 'select' | 'checkbox';
  options?: readonly string[];
  required?: boolean;
  half?: boolean;
  ticked?: boolean;
}

const markup = (form: number) => (field: DiviField, index: number) => {
  const { id, label, type = 'input', options = [], required = true, half = false, ticked = false } = field;
  const name = `et_pb_contact_${id}_${form}`;
  const mark = `data-required_mark="${required ? 'required' : 'not_required'}" data-field_type="${type}" data-original_id="${id}"`;
  const star = required ? ' *' : '';
  const control = () => {
    if (type === 'text')
      return `<textarea name="${name}" id="${name}" class="et_pb_contact_message input" ${mark} placeholder="${label}${star}"></textarea>`;
    if (type === 'select')
      return `<select id="${name}" class="et_pb_contact_select input" name="${name}" ${mark}><option value="">${label}${star}</option>${options.map((option) => `<option value="${option}">${option}</option>`).join('')}</select>`;
    if (type === 'checkbox')
      return `<input class="et_pb_checkbox_handle" type="hidden" name="${name}" ${mark}><span class="et_pb_contact_field_options_wrapper"><span class="et_pb_contact_field_options_list">${options.map((option, count) => `<span class="et_pb_contact_field_checkbox"><input type="checkbox" id="${name}_${count}" class="input" value="Ja" data-id="${count}"${ticked ? ' checked' : ''}><label for="${name}_${count}"><i></i>${option}</label></span>`).join('')}</span></span>`;
    return `<input type="${type === 'email' ? 'email' : 'text'}" id="${name}" class="input" value="" name="${name}" ${mark} placeholder="${label}${star}">`;
  };
  return `<p class="et_pb_contact_field et_pb_contact_field_${index}${half ? ' et_pb_contact_field_half' : ''}" data-id="${id}" data-type="${type}"><label for="${name}" class="et_pb_contact_form_label">${label}${star}</label>${control()}</p>`;
};

/** Module "Contact Form" with its sum against robots. */
export function diviForm(
  form: number,
  path: string,
  title: string,
  button: string,
  sum: readonly [number, number],
  fields: readonly DiviField[],
  note: string,
): string {
  return `<div id="et_pb_contact_form_${form}" class="et_pb_module et_pb_contact_form_${form} et_pb_contact_form_container clearfix" data-form_unique_num="${form}" data-form_unique_id="6d0c5b1e-92f4-4a37-8c1d-0e7b3a5f41c${form}"><h2 class="et_pb_contact_main_title">${title}</h2><div class="et-pb-contact-message"></div>
<div class="et_pb_contact"><form class="et_pb_contact_form clearfix" method="post" action="${house.origin}${path}">
${fields.map(markup(form)).join('\n')}
<input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_${form}"/><p class="dk-formhinweis">${note}</p>
<div class="et_contact_bottom_container"><div class="et_pb_contact_right"><p class="clearfix"><span class="et_pb_contact_captcha_question">${sum[0]} + ${sum[1]}</span> = <input type="text" size="2" class="input et_pb_contact_captcha" aria-label="Ergebnis der Rechenaufgabe" data-first_digit="${sum[0]}" data-second_digit="${sum[1]}" value="" name="et_pb_contact_captcha_${form}" data-required_mark="required" autocomplete="off"></p></div><button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">${button}</button></div>
<input type="hidden" id="_wpnonce-et-pb-contact-form-submitted-${form}" name="_wpnonce-et-pb-contact-form-submitted-${form}" value="8b1f40c7de" /><input type="hidden" name="_wp_http_referer" value="${path}" /></form></div></div>`;
}
