/** A field of a powermail form. */
interface Field {
  marker: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'file' | 'textarea' | 'select' | 'check';
  required?: boolean;
  options?: readonly string[];
}

function control({ marker, label, type = 'text', required, options = [] }: Field): string {
  const attributes = `id="powermail_field_${marker}" name="tx_powermail_pi1[field][${marker}]"${required ? ' required="required" aria-required="true" data-powermail-required-message="Dieses Feld muss ausgefüllt werden!"' : ''}`;
  if (type === 'textarea') return `<textarea rows="4" class="powermail_textarea" ${attributes}></textarea>`;
  if (type === 'select')
    return `<select class="powermail_select" ${attributes}><option value="">Bitte wählen</option>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
  if (type === 'check')
    return `<label class="powermail_checkbox_label"><input type="checkbox" class="powermail_checkbox" value="1" ${attributes}> ${label}</label>`;
  return `<input type="${type}" class="powermail_${type === 'file' ? 'file' : 'input'}" ${attributes} value="">`;
}

function field(item: Field): string {
  const label =
    item.type === 'check'
      ? ''
      : `<label for="powermail_field_${item.marker}" class="powermail_label">${item.label}${item.required ? '<span class="mandatory">*</span>' : ''}</label>`;
  return `<div class="powermail_fieldwrap powermail_fieldwrap_type_${item.type === 'text' || !item.type ? 'input' : item.type} powermail_fieldwrap_${item.marker} nolabel">${label}<div class="powermail_field">${control(item)}</div></div>`;
}

function form(uid: number, action: string, legend: string, fields: readonly Field[], note = ''): string {
  return `<div class="tx-powermail"><form data-powermail-validate="data-powermail-validate" data-powermail-form="${uid}" enctype="multipart/form-data" name="field" class="powermail_form powermail_form_${uid}" action="${action}?tx_powermail_pi1%5Baction%5D=create&amp;tx_powermail_pi1%5Bcontroller%5D=Form#c${400 + uid}" method="post">
<fieldset class="powermail_fieldset powermail_fieldset_${uid}"><legend class="powermail_legend">${legend}</legend>
${fields.map(field).join('\n')}
${note}<div class="powermail_fieldwrap powermail_fieldwrap_type_submit"><div class="powermail_field"><input class="powermail_submit btn btn-primary" type="submit" value="Absenden"></div></div></fieldset>
<div style="margin-left:-99999px;position:absolute"><label for="powermail_hp_${uid}">Dieses Feld nicht ausfüllen!</label><input autocomplete="new-powermail-hp" id="powermail_hp_${uid}" type="text" name="tx_powermail_pi1[field][__hp]" tabindex="-1"></div>
<p class="small">* Pflichtfeld</p></form></div>`;
}

/** Enquiry about one property: everything is mandatory, and nothing says what becomes of it. */
export const enquiryForm = (path: string) =>
  form(3, path, 'Exposé und Besichtigung anfragen', [
    { marker: 'anrede', label: 'Anrede', type: 'select', options: ['Frau', 'Herr'], required: true },
    { marker: 'vorname', label: 'Vorname', required: true },
    { marker: 'nachname', label: 'Nachname', required: true },
    { marker: 'strasse', label: 'Straße und Hausnummer', required: true },
    { marker: 'ort', label: 'PLZ und Ort', required: true },
    { marker: 'telefon', label: 'Telefon', type: 'tel', required: true },
    { marker: 'email', label: 'E-Mail', type: 'email', required: true },
    { marker: 'geburtsdatum', label: 'Geburtsdatum', type: 'date', required: true },
    { marker: 'beruf', label: 'Beruf und Arbeitgeber', required: true },
    { marker: 'einkommen', label: 'Monatliches Nettoeinkommen des Haushalts (€)', type: 'number', required: true },
    {
      marker: 'finanzierung',
      label: 'Finanzierung',
      type: 'select',
      options: ['Eigenkapital', 'Bankzusage liegt vor', 'noch offen'],
      required: true,
    },
    { marker: 'nachricht', label: 'Ihre Nachricht', type: 'textarea' },
  ]);

/** Self-disclosure of people who look for a flat, asked for before they have seen it. */
export const selfDisclosureForm = form(
  5,
  '/mieterselbstauskunft/',
  'Mieterselbstauskunft',
  [
    { marker: 'name', label: 'Vor- und Nachname', required: true },
    { marker: 'geburtsdatum', label: 'Geburtsdatum und Geburtsort', required: true },
    { marker: 'staatsangehoerigkeit', label: 'Staatsangehörigkeit', required: true },
    {
      marker: 'familienstand',
      label: 'Familienstand',
      type: 'select',
      options: ['ledig', 'verheiratet', 'geschieden', 'verwitwet'],
      required: true,
    },
    {
      marker: 'religion',
      label: 'Religionszugehörigkeit',
      type: 'select',
      options: ['evangelisch', 'römisch-katholisch', 'muslimisch', 'andere', 'keine'],
      required: true,
    },
    {
      marker: 'kinderwunsch',
      label: 'Besteht eine Schwangerschaft oder ein Kinderwunsch?',
      type: 'select',
      options: ['ja', 'nein'],
      required: true,
    },
    { marker: 'telefon', label: 'Telefon', type: 'tel', required: true },
    { marker: 'email', label: 'E-Mail', type: 'email', required: true },
    { marker: 'arbeitgeber', label: 'Arbeitgeber (Name, Anschrift, Ansprechpartner)', required: true },
    { marker: 'nettoeinkommen', label: 'Monatliches Nettoeinkommen (€)', type: 'number', required: true },
    { marker: 'kontodaten', label: 'Bankverbindung (IBAN)', required: true },
    { marker: 'schulden', label: 'Laufende Kredite und Unterhaltspflichten', type: 'textarea', required: true },
    {
      marker: 'vorstrafen',
      label: 'Gab es Vorstrafen oder Ermittlungsverfahren?',
      type: 'select',
      options: ['nein', 'ja'],
      required: true,
    },
    { marker: 'mieterverein', label: 'Sind Sie Mitglied in einem Mieterverein oder einer Partei?', required: true },
    { marker: 'vormieter', label: 'Name und Telefonnummer des bisherigen Vermieters', required: true },
    { marker: 'schufa', label: 'SCHUFA-Auskunft (vollständige Datenkopie als PDF)', type: 'file', required: true },
    { marker: 'ausweis', label: 'Kopie des Personalausweises (Vorder- und Rückseite)', type: 'file', required: true },
    {
      marker: 'einwilligung',
      label:
        'Ich versichere die Richtigkeit und willige ein, dass Nordkai Immobilien meine Angaben prüft, bei der SCHUFA Auskünfte einholt und sie an Eigentümer weitergibt.',
      type: 'check',
      required: true,
    },
  ],
  '<p>Ohne vollständig ausgefüllte Selbstauskunft können wir leider keinen Besichtigungstermin vergeben.</p>',
);

/** The ordinary contact form. */
export const contactForm = form(
  1,
  '/kontakt/',
  'Schreiben Sie uns',
  [
    { marker: 'name', label: 'Name' },
    { marker: 'email', label: 'E-Mail', type: 'email', required: true },
    { marker: 'nachricht', label: 'Ihre Nachricht', type: 'textarea', required: true },
  ],
  '<p>Wir verwenden Ihre Angaben, um Ihre Nachricht zu beantworten. Näheres in der <a href="/datenschutz/">Datenschutzerklärung</a>.</p>',
);
