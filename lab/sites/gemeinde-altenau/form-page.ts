import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabRequest, LabResponse } from '../../types.ts';
import { element, type TypoPage, typoPage } from './template.ts';

const id = 'buergeranliegen-214';
const path = '/rathaus-service/buergeranliegen';
const action = `${path}?tx_form_formframework%5Baction%5D=perform&amp;tx_form_formframework%5Bcontroller%5D=FormFrontend&amp;cHash=3d0f7e1b9c52a46884ffbe02c1d6a7e9#${id}`;
const name = (field: string) => `tx_form_formframework[${id}][${field}]`;

function group(field: string, label: string, control: string, required = false): string {
  const mark = required ? '<span class="required" aria-hidden="true">*</span>' : '';
  return `<div class="form-group mb-3"><label class="form-label" for="${id}-${field}">${label}${mark}</label><div class="input">${control}</div></div>`;
}

function input(field: string, label: string, type: string, required = false, extra = ''): string {
  const need = required ? ' required="required"' : '';
  return group(
    field,
    label,
    `<input class="form-control" id="${id}-${field}" type="${type}" name="${name(field)}" value=""${need}${extra ? ` ${extra}` : ''}>`,
    required,
  );
}

function select(field: string, label: string, options: readonly string[], required = false): string {
  const items = ['', ...options].map((option) => `<option value="${option}">${option || 'Bitte wählen'}</option>`).join('');
  return group(
    field,
    label,
    `<select class="form-select" id="${id}-${field}" name="${name(field)}"${required ? ' required="required"' : ''}>${items}</select>`,
    required,
  );
}

const hidden = (field: string, value: string) => `<input type="hidden" name="${name(field)}" value="${value}">`;

const form = `<form enctype="multipart/form-data" method="post" id="${id}" action="${action}">
<div>${hidden('__state', 'TzozOToiVFlQTzNcQ01TXEZvcm1cRG9tYWluXFJ1bnRpbWVcRm9ybVN0YXRlIjowOnt97c2f1d40b6e83a9951')}${hidden('__session', '')}<input type="hidden" name="tx_form_formframework[__trustedProperties]" value="{&quot;${id}&quot;:{&quot;anliegen&quot;:1,&quot;name&quot;:1,&quot;email&quot;:1}}5b0e7c"></div>
<div style="position:absolute;margin:0 0 0 -999em" aria-hidden="true"><input autocomplete="${id}-kR7tYv2m" aria-hidden="true" id="${id}-kR7tYv2m" tabindex="-1" type="text" name="${name('kR7tYv2m')}" value=""></div>
<p>Felder mit * müssen ausgefüllt werden. Alle anderen Angaben sind freiwillig und beschleunigen die Bearbeitung.</p>
${select('anliegen', 'Worum geht es?', ['Parkausweis für Menschen mit Behinderung', 'Ermäßigung der Kita-Gebühren', 'Anmeldung in der Kita', 'Stundung einer Abgabe', 'Schaden an Straße oder Laterne', 'Anderes'], true)}
${input('name', 'Vor- und Nachname', 'text', true, 'autocomplete="name"')}
${input('geburtsdatum', 'Geburtsdatum', 'date', false, 'autocomplete="bday"')}
${input('anschrift', 'Anschrift', 'text', false, 'autocomplete="street-address"')}
${input('email', 'E-Mail-Adresse für die Antwort', 'email', true, 'autocomplete="email"')}
<fieldset class="form-group mb-3"><legend>Nur bei Parkausweis, Ermäßigung oder Stundung</legend>
${select('gdb', 'Grad der Behinderung', ['unter 50', '50 bis 70', 'über 70'])}
${group('merkzeichen', 'Merkzeichen und Art der Einschränkung', `<textarea class="form-control" id="${id}-merkzeichen" name="${name('merkzeichen')}" rows="3"></textarea>`)}
${input('einkommen', 'Monatliches Haushaltseinkommen in Euro', 'number')}
${input('iban', 'IBAN für Erstattungen', 'text')}
</fieldset>
<fieldset class="form-group mb-3"><legend>Nur bei Anmeldung in der Kita</legend>
${input('kind', 'Name und Geburtsdatum des Kindes', 'text')}
${select('religion', 'Religionszugehörigkeit (freiwillig)', ['evangelisch', 'katholisch', 'muslimisch', 'keine', 'andere'])}
</fieldset>
${group('nachricht', 'Ihr Anliegen', `<textarea class="form-control" id="${id}-nachricht" name="${name('nachricht')}" rows="6" required="required"></textarea>`, true)}
${group('nachweis', 'Nachweis hochladen (PDF, höchstens 5 MB)', `<input class="form-control" id="${id}-nachweis" type="file" accept="application/pdf" name="${name('nachweis')}">`)}
<div class="form-group mb-3"><label><input type="checkbox" id="${id}-einwilligung" name="${name('einwilligung')}" value="1"> Soweit ich Gesundheitsdaten oder meine Religionszugehörigkeit angebe, willige ich ein, dass die Gemeinde Altenau sie für dieses Anliegen verarbeitet. Ich kann die Einwilligung jederzeit widerrufen. Näheres steht in den <a href="/datenschutz#c294">Datenschutzhinweisen zum Formular</a>.</label></div>
<button class="btn btn-primary" type="submit" name="${name('__currentPage')}" value="1">Anliegen absenden</button>
</form>`;

const page: TypoPage = {
  uid: 9,
  path,
  title: 'Bürgeranliegen online',
  main: element(
    213,
    null,
    'Schreiben Sie uns, was Sie brauchen. Ihre Angaben gehen verschlüsselt an den Server der Gemeinde und von dort nur an das zuständige Amt. Sie können Ihr Anliegen genauso gut telefonisch oder im Rathaus vorbringen.',
    form,
  ),
};

const thanks: TypoPage = {
  ...page,
  main: element(
    215,
    'Vielen Dank',
    'Ihr Anliegen ist eingegangen. Sie bekommen binnen drei Werktagen eine Antwort mit dem Namen der zuständigen Person.',
    '<a href="/rathaus-service">Zurück zu Rathaus &amp; Service</a>',
  ),
};

function sessionCookie(): string {
  const token = `eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.${randomText(118)}.${randomText(43)}`;
  return setCookie('fe_typo_user', token, { secure: true, httpOnly: true, sameSite: 'Lax' });
}

/** The online form. Only sending it begins a session of TYPO3. */
export function formPage({ method, cookies }: LabRequest): LabResponse {
  const sent = method === 'POST';
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(sent && !cookies['fe_typo_user'] && { 'set-cookie': [sessionCookie()] }),
    },
    body: typoPage(sent ? thanks : page),
  };
}
