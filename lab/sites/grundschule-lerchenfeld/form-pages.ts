import type { SchoolPage } from './wordpress.ts';

function contactForm(id: number, page: number, path: string, fields: string): string {
  const unit = `wpcf7-f${id}-p${page}-o1`;
  return `<div class="wpcf7 no-js" id="${unit}" lang="de-DE" dir="ltr" data-wpcf7-id="${id}">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="${path}#${unit}" method="post" class="wpcf7-form init" aria-label="Kontaktformular" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="${id}" /><input type="hidden" name="_wpcf7_version" value="6.1.1" /><input type="hidden" name="_wpcf7_locale" value="de_DE" /><input type="hidden" name="_wpcf7_unit_tag" value="${unit}" /><input type="hidden" name="_wpcf7_container_post" value="${page}" /><input type="hidden" name="_wpcf7_posted_data_hash" value="" /></fieldset>
${fields}
<div class="wpcf7-response-output" aria-hidden="true"></div>
</form></div>`;
}

const text = (name: string, label: string, type = 'text', required = true) =>
  `<p><label>${label}${required ? ' (Pflichtfeld)' : ''}<br /><span class="wpcf7-form-control-wrap" data-name="${name}"><input size="40" class="wpcf7-form-control wpcf7-${type}${required ? ' wpcf7-validates-as-required' : ''}" ${required ? 'aria-required="true" ' : ''}aria-invalid="false" value="" type="${type}" name="${name}" /></span></label></p>`;

const box = (name: string, label: string, checked = false) =>
  `<p><span class="wpcf7-form-control-wrap" data-name="${name}"><span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}[]" value="ja"${checked ? ' checked="checked"' : ''} /><span class="wpcf7-list-item-label">${label}</span></label></span></span></span></p>`;

const choice = (name: string, label: string, options: readonly string[]) =>
  `<p><label>${label}<br /><span class="wpcf7-form-control-wrap" data-name="${name}"><select class="wpcf7-form-control wpcf7-select" name="${name}">${options.map((option) => `<option value="${option}">${option}</option>`).join('')}</select></span></label></p>`;

const submit = (label: string) => `<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${label}" /></p>`;

const sickNote: SchoolPage = {
  path: '/krankmeldung/',
  id: 34,
  title: 'Krankmeldung',
  description: 'Melden Sie Ihr Kind bis 7:45 Uhr krank.',
  form: true,
  content: `<p>Bitte füllen Sie das Formular am ersten Fehltag bis 7:45 Uhr aus. Nach drei Tagen benötigen wir eine schriftliche Entschuldigung.</p>
${contactForm(
  212,
  34,
  '/krankmeldung/',
  `${text('kind-name', 'Vor- und Nachname des Kindes')}
${choice('klasse', 'Klasse', ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b'])}
${text('fehlt-von', 'Mein Kind fehlt ab', 'date')}
${text('fehlt-bis', 'voraussichtlich bis', 'date', false)}
<p><label>Art der Erkrankung / Symptome (Pflichtfeld)<br /><span class="wpcf7-form-control-wrap" data-name="erkrankung"><textarea cols="40" rows="5" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required" aria-required="true" aria-invalid="false" name="erkrankung" placeholder="z. B. Magen-Darm, Fieber, Läuse, Scharlach"></textarea></span></label></p>
${box('ansteckend', 'Es handelt sich um eine meldepflichtige Krankheit nach § 34 Infektionsschutzgesetz.')}
${text('eltern-name', 'Name der erziehungsberechtigten Person')}
${text('eltern-mail', 'E-Mail-Adresse', 'email')}
${text('eltern-tel', 'Telefon', 'tel')}
${submit('Krankmeldung absenden')}`,
)}`,
};

const afternoonCare: SchoolPage = {
  path: '/offener-ganztag/anmeldung/',
  id: 41,
  title: 'Anmeldung zum offenen Ganztag (OGS)',
  description: 'Online-Anmeldung für die Betreuung bis 16:30 Uhr.',
  form: true,
  content: `<p>Träger des offenen Ganztags an unserer Schule ist die Kinderwerkstatt Ahlenbrück gGmbH. Mit diesem Formular schließen Sie einen Betreuungsvertrag für das Schuljahr 2026/27; die Elternbeiträge zieht der Träger ein.</p>
<div class="wp-block-group has-background datenschutz-kasten"><h2 class="wp-block-heading">Was mit Ihren Angaben geschieht</h2><p>Verantwortlich sind die Grundschule Lerchenfeld und die Kinderwerkstatt Ahlenbrück gGmbH gemeinsam. Wir brauchen die Pflichtangaben, um den Betreuungsvertrag zu schließen (Art. 6 Abs. 1 Buchst. b DSGVO). Angaben zu Allergien sind freiwillig und beruhen auf Ihrer Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO); Sie können sie jederzeit widerrufen. Alle Angaben werden verschlüsselt übertragen und ein Jahr nach Ende der Betreuung gelöscht, Zahlungsbelege nach zehn Jahren. Weiteres steht im <a href="/datenschutz/#ogs">Abschnitt zum offenen Ganztag der Datenschutzerklärung</a>.</p></div>
${contactForm(
  267,
  41,
  '/offener-ganztag/anmeldung/',
  `<h3>Das Kind</h3>
${text('kind-name', 'Vor- und Nachname')}
${text('kind-geburt', 'Geburtsdatum', 'date')}
${choice('umfang', 'Betreuung', ['OGS bis 16:30 Uhr', 'Randstunde bis 13:30 Uhr'])}
<p><label>Allergien und Unverträglichkeiten, die wir beim Mittagessen beachten sollen (freiwillig)<br /><span class="wpcf7-form-control-wrap" data-name="allergien"><textarea cols="40" rows="3" class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="allergien"></textarea></span></label></p>
${box('allergien-einwilligung', 'Ich willige ein, dass der Träger die Angaben zu Allergien für die Verpflegung meines Kindes verarbeitet.')}
<h3>Erziehungsberechtigte</h3>
${text('eltern-name', 'Vor- und Nachname')}
${text('eltern-anschrift', 'Anschrift')}
${text('eltern-tel', 'Telefon für Notfälle', 'tel')}
${text('eltern-mail', 'E-Mail-Adresse', 'email')}
<h3>SEPA-Lastschriftmandat</h3><p>Gläubiger-Identifikationsnummer DE47ZZZ00000812345. Ich ermächtige die Kinderwerkstatt Ahlenbrück gGmbH, die Elternbeiträge und das Essensgeld von meinem Konto einzuziehen.</p>
${text('kontoinhaber', 'Kontoinhaber/in')}
${text('iban', 'IBAN')}
${text('kreditinstitut', 'Kreditinstitut', 'text', false)}
<h3>Fotos</h3>
${box('fotoerlaubnis', 'Ich bin einverstanden, dass Bilder meines Kindes auf der Schulhomepage, in der Presse und auf dem Instagram-Kanal des Trägers gezeigt werden.', true)}
${submit('Verbindlich anmelden')}`,
)}`,
};

/** The two forms of Contact Form 7: absence of a sick child, enrolment in the afternoon care. */
export const formPages: readonly SchoolPage[] = [sickNote, afternoonCare];
