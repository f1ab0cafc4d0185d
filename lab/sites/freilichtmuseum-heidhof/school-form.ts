import type { DrupalPage } from './drupal.ts';

const field = (name: string, label: string, type = 'text', more = '') => {
  const needed = label.endsWith('*');
  const id = `edit-${name.replaceAll('_', '-')}`;
  return `<div class="js-form-item form-item js-form-type-${type} form-item-${name.replaceAll('_', '-')}"><label for="${id}"${needed ? ' class="js-form-required form-required"' : ''}>${label}</label><input data-drupal-selector="${id}" type="${type}" id="${id}" name="${name}" class="form-${type}${needed ? ' required' : ''}"${needed ? ' required aria-required="true"' : ''} ${more}/></div>`;
};

const choose = (name: string, label: string, options: readonly string[]) =>
  `<div class="js-form-item form-item js-form-type-select"><label for="edit-${name}">${label}</label><select data-drupal-selector="edit-${name}" id="edit-${name}" name="${name}" class="form-select required" required>${options.map((option) => `<option value="${option}">${option}</option>`).join('')}</select></div>`;

const tick = (name: string, label: string, more = '') =>
  `<div class="js-form-item form-item js-form-type-checkbox"><input data-drupal-selector="edit-${name}" type="checkbox" id="edit-${name}" name="${name}" value="1" class="form-checkbox" ${more}/><label for="edit-${name}" class="option">${label}</label></div>`;

const form = `<form class="webform-submission-form webform-submission-add-form webform-submission-schulklasse-form js-webform-details-toggle" data-drupal-selector="webform-submission-schulklasse-add-form" action="/schulklassen" method="post" id="webform-submission-schulklasse-add-form" accept-charset="UTF-8" enctype="multipart/form-data">
<fieldset><legend>Schule</legend>${field('schule', 'Name der Schule *', 'text', 'autocomplete="organization"')}${choose('schulform', 'Schulform *', ['Kita', 'Grundschule', 'Oberschule', 'Gymnasium', 'Förderschule', 'Berufsbildende Schule'])}${field('klassenstufe', 'Klassenstufe *')}${field('anzahl', 'Anzahl der Kinder *', 'number', 'min="8" max="32"')}${field('begleitpersonen', 'Begleitpersonen *', 'number', 'min="1"')}</fieldset>
<fieldset><legend>Ansprechperson</legend>${field('vorname', 'Vorname *', 'text', 'autocomplete="given-name"')}${field('nachname', 'Nachname *', 'text', 'autocomplete="family-name"')}${field('email', 'E-Mail *', 'email', 'autocomplete="email"')}${field('mobil', 'Handynummer für den Besuchstag', 'tel', 'autocomplete="tel"')}</fieldset>
<fieldset><legend>Besuch</legend>${choose('programm', 'Programm *', ['Vom Schaf zum Schal', 'Waschtag um 1900', 'Brot aus dem Lehmofen', 'Schule wie zu Kaisers Zeiten'])}${field('wunschtermin', 'Wunschtermin *', 'date')}${field('ausweichtermin', 'Ausweichtermin', 'date')}
<div class="js-form-item form-item js-form-type-textarea"><label for="edit-besonderheiten">Allergien, Unverträglichkeiten, Beeinträchtigungen (bitte mit Namen des Kindes)</label><textarea data-drupal-selector="edit-besonderheiten" id="edit-besonderheiten" name="besonderheiten" rows="4" class="form-textarea"></textarea></div>
${field('files[teilnehmerliste]', 'Teilnehmerliste mit Namen und Geburtsdaten (xlsx, pdf) *', 'file', 'accept=".xlsx,.pdf"')}</fieldset>
<p class="small">Ihre Angaben verwenden wir, um den Besuch zu planen und abzurechnen, siehe <a href="/datenschutz#schulklassen">Datenschutzerklärung</a>. Mit * gekennzeichnete Felder brauchen wir.</p>
${tick('fotoerlaubnis', 'Freiwillig: Am Besuchstag darf das Museum die Gruppe ohne erkennbare Gesichter fotografieren. Die Erlaubnis der Eltern bringen wir mit; sie kann jederzeit widerrufen werden.')}
${tick('newsletter', 'Ja, ich möchte den Newsletter Museumspädagogik per E-Mail erhalten.', 'checked="checked" ')}
${tick('datenschutz', 'Ich habe die Datenschutzerklärung gelesen und stimme der Verarbeitung meiner Daten zu. *', 'required aria-required="true" ')}
<input autocomplete="off" data-drupal-selector="form-schulklasse" type="hidden" name="form_build_id" value="form-kW3d8vR5yT1bQm0uZxLJfP7oEiHsN2aCg9Ue4tBqYlI" /><input type="hidden" name="form_id" value="webform_submission_schulklasse_add_form" />
<div class="url-textfield js-form-wrapper form-wrapper" style="display: none !important;"><div class="js-form-item form-item"><label for="edit-url">Bitte leer lassen</label><input autocomplete="off" data-drupal-selector="edit-url" type="text" id="edit-url" name="url" value="" size="20" maxlength="128" class="form-text" /></div></div>
<div data-drupal-selector="edit-actions" class="form-actions webform-actions js-form-wrapper form-wrapper"><input class="webform-button--submit button button--primary js-form-submit form-submit" type="submit" name="op" value="Anfrage senden" /></div>
</form>`;

/** The page on which teachers ask for a visit. */
export const schoolPage: DrupalPage = {
  path: '/schulklassen',
  title: 'Schulklassen',
  description: 'Programme für Kitas und Schulen, Anfrage für einen Besuch.',
  node: 11,
  type: 'webform',
  content: `<p>Unsere Programme dauern zwei Stunden und kosten 75 € je Gruppe, Eintritt frei für Begleitpersonen. Ein Termin kommt erst mit unserer Bestätigung zustande.</p>
<ul><li><strong>Vom Schaf zum Schal</strong> – scheren, waschen, kardieren, spinnen (Klasse 1–6)</li><li><strong>Waschtag um 1900</strong> – Kernseife, Waschbrett, Mangel (Klasse 2–5)</li><li><strong>Brot aus dem Lehmofen</strong> – vom Korn zum Laib (ab Klasse 3)</li><li><strong>Schule wie zu Kaisers Zeiten</strong> – Griffel und Schiefertafel (Klasse 3–8)</li></ul>
<h2>Besuch anfragen</h2>${form}`,
};
