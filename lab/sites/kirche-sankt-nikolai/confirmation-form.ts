import type { HelixPage } from './helix.ts';

const row = (label: string, control: string) =>
  `<div class="rsform-block"><label class="formControlLabel">${label} ${control}</label></div>`;

const text = (label: string, name: string, attributes = '') =>
  row(label, `<input type="text" name="form[${name}]" class="rsform-input-box" ${attributes}>`);

const required = 'required aria-required="true"';

const form = `<p><img src="/images/konfis/gruppe.svg" alt="" width="600" height="260"></p>
<p>Die Konfi-Zeit beginnt im Mai mit einem Wochenende auf der Jugendburg und endet mit der Konfirmation im Frühjahr 2027. Bitte füllen Sie als Eltern das Formular gemeinsam mit Ihrem Kind aus.</p>
<form method="post" id="userForm" enctype="multipart/form-data" action="/konfirmanden" class="formResponsive">
<fieldset><legend>Konfirmandin oder Konfirmand</legend>
${text('Vorname (*)', 'Vorname', required)}${text('Nachname (*)', 'Nachname', required)}
${row('Geburtsdatum (*)', `<input type="date" name="form[Geburtsdatum]" class="rsform-input-box" ${required}>`)}
${text('Geburtsort (*)', 'Geburtsort', required)}${text('Straße und Hausnummer (*)', 'Strasse', required)}${text('PLZ und Ort (*)', 'Ort', required)}
${text('Schule und Klasse (*)', 'Schule', required)}
${row('Handynummer des Kindes (*)', `<input type="tel" name="form[HandyKind]" class="rsform-input-box" ${required}>`)}
${text('Taufdatum und Taufort (falls getauft)', 'Taufe')}
${row('Taufurkunde oder Geburtsurkunde hochladen (*)', `<input type="file" name="form[Urkunde]" class="rsform-upload-box" ${required}>`)}</fieldset>
<fieldset><legend>Eltern</legend>
${text('Name der Mutter (*)', 'Mutter', required)}${row('Konfession der Mutter', '<select name="form[KonfessionMutter]" class="rsform-select-box"><option>evangelisch</option><option>katholisch</option><option>andere</option><option>keine</option></select>')}
${text('Name des Vaters (*)', 'Vater', required)}${row('Konfession des Vaters', '<select name="form[KonfessionVater]" class="rsform-select-box"><option>evangelisch</option><option>katholisch</option><option>andere</option><option>keine</option></select>')}
${row('E-Mail-Adresse (*)', `<input type="email" name="form[Email]" class="rsform-input-box" ${required}>`)}${row('Telefon für Notfälle (*)', `<input type="tel" name="form[Telefon]" class="rsform-input-box" ${required}>`)}</fieldset>
<fieldset><legend>Für die Freizeiten</legend>
${row('Allergien, Krankheiten, Medikamente, Besonderheiten (z. B. ADHS) (*)', `<textarea name="form[Gesundheit]" rows="4" class="rsform-text-box" ${required}></textarea>`)}
${text('Krankenkasse', 'Krankenkasse')}</fieldset>
<fieldset><legend>Einverständnis</legend>
<label><input type="checkbox" name="form[Fotos][]" value="ja" checked> Fotos und Videos unseres Kindes dürfen auf der Website, im Gemeindebrief und auf Instagram erscheinen.</label>
<label><input type="checkbox" name="form[WhatsApp][]" value="ja" ${required}> Unser Kind darf in die WhatsApp-Gruppe der Konfis aufgenommen werden. (*)</label>
<p>Mit dem Absenden erklären Sie sich damit einverstanden, dass wir die Angaben verarbeiten.</p></fieldset>
<input type="hidden" name="form[formId]" value="3"><input type="hidden" name="4b0f6c7e81d2a95340ce17fb8d26a39c" value="1">
<button type="submit" name="form[Absenden]" id="Absenden" class="rsform-submit-button">Anmeldung absenden</button>
</form>`;

const head = '<link href="/media/com_rsform/css/front.min.css?8f3a1c" rel="stylesheet">';

/** Registration of confirmands, children of twelve to fourteen, made with RSForm! Pro. */
export const confirmationPage: HelixPage = {
  path: '/konfirmanden',
  item: 107,
  title: 'Anmeldung zur Konfi-Zeit',
  view: 'rsform',
  head,
  content: form,
};

/** What stands there after the form was sent. */
export const confirmationDone: HelixPage = {
  ...confirmationPage,
  content: '<p>Danke! Ihre Anmeldung ist im Kirchenbüro angekommen. Wir melden uns bis Ostern.</p>',
};
