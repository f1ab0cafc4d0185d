import { accounts } from './accounts.ts';
import { element, homePage } from './typo3.ts';

const name = (marker: string) => `tx_powermail_pi1[field][${marker}]`;
const star = '<span class="mandatory">*</span>';
const field = (marker: string, label: string, attributes: string) =>
  `<div class="powermail_fieldwrap powermail_fieldwrap_type_input powermail_fieldwrap_${marker}"><label for="powermail_field_${marker}" class="powermail_label">${label}${attributes.includes('required') ? star : ''}</label><input id="powermail_field_${marker}" class="powermail_input" name="${name(marker)}" ${attributes}></div>`;
const choice = (marker: string, label: string, options: readonly string[]) =>
  `<div class="powermail_fieldwrap powermail_fieldwrap_type_select powermail_fieldwrap_${marker}"><label for="powermail_field_${marker}" class="powermail_label">${label}${star}</label><select id="powermail_field_${marker}" class="powermail_select" name="${name(marker)}" required><option value="">Bitte wählen</option>${options.map((text) => `<option>${text}</option>`).join('')}</select></div>`;
const check = (marker: string, label: string, attributes: string) =>
  `<div class="powermail_fieldwrap powermail_fieldwrap_type_check"><label class="check"><input type="checkbox" name="${name(marker)}" value="1" ${attributes}> ${label}</label></div>`;
const form = (id: number, action: string, body: string) =>
  `<div class="tx-powermail"><form action="${action}?tx_powermail_pi1%5Baction%5D=create&amp;tx_powermail_pi1%5Bcontroller%5D=Form" method="post" enctype="multipart/form-data" name="field" class="powermail_form powermail_form_${id} layout1"><input type="hidden" name="tx_powermail_pi1[mail][form]" value="${id}"><div style="margin-left:-99999px;position:absolute"><label for="powermail_hp_${id}">Diese Angaben nicht ausfüllen!</label><input type="text" name="tx_powermail_pi1[field][__hp]" id="powermail_hp_${id}" tabindex="-1" autocomplete="off"></div>${body}</form></div>`;
const submit = (label: string) =>
  `<div class="powermail_fieldwrap powermail_fieldwrap_type_submit"><input class="powermail_submit btn btn-primary" type="submit" value="${label}"></div>`;

const enquiryForm = form(
  2,
  '/platzanfrage',
  `<fieldset class="powermail_fieldset powermail_fieldset_3"><legend class="powermail_legend">Wer soll einziehen?</legend>
${field('vorname', 'Vorname', 'type="text" required')}${field('nachname', 'Nachname', 'type="text" required')}${field('geburtsdatum', 'Geburtsdatum', 'type="date" required')}${choice('familienstand', 'Familienstand', ['ledig', 'verheiratet', 'verwitwet', 'geschieden'])}${choice('konfession', 'Konfession', ['evangelisch', 'katholisch', 'keine', 'andere'])}</fieldset>
<fieldset class="powermail_fieldset powermail_fieldset_4"><legend class="powermail_legend">Pflege und Versicherung</legend>
${choice('pflegegrad', 'Pflegegrad', ['beantragt', '1', '2', '3', '4', '5'])}${field('krankenkasse', 'Kranken- und Pflegekasse', 'type="text" required')}${field('versichertennummer', 'Versichertennummer', 'type="text" required')}<div class="powermail_fieldwrap powermail_fieldwrap_type_textarea"><label for="powermail_field_diagnosen" class="powermail_label">Diagnosen, Medikamente, Besonderheiten (z. B. Demenz, Weglauftendenz)${star}</label><textarea id="powermail_field_diagnosen" class="powermail_textarea" name="${name('diagnosen')}" rows="5" required></textarea></div>
${choice('art', 'Gewünscht', ['Dauerpflege', 'Kurzzeitpflege', 'Tagespflege', 'ambulante Pflege'])}${field('gutachten', 'Gutachten des Medizinischen Dienstes (PDF, höchstens 10 MB)', 'type="file" accept=".pdf"')}</fieldset>
<fieldset class="powermail_fieldset powermail_fieldset_5"><legend class="powermail_legend">Ihre Angaben als Ansprechperson</legend>
${field('ansprechpartner', 'Ihr Name', 'type="text" autocomplete="name" required')}${field('verhaeltnis', 'Verhältnis (Tochter, Betreuer …)', 'type="text"')}${field('telefon', 'Telefon', 'type="tel" autocomplete="tel" required')}${field('email', 'E-Mail', 'type="email" autocomplete="email"')}</fieldset>
${check('datenschutz', `Ich habe die <a href="/datenschutz">Datenschutzerklärung</a> gelesen und akzeptiere sie.${star}`, 'required')}
<div class="powermail_fieldwrap powermail_fieldwrap_type_captcha"><div class="g-recaptcha" data-sitekey="${accounts.recaptcha}"></div></div>${submit('Anfrage senden')}`,
);

/** Asking for a place in one of the homes. */
export const enquiry = homePage({
  id: 16,
  title: 'Platzanfrage',
  description: 'Anfrage für einen Platz in der Dauer-, Kurzzeit- oder Tagespflege.',
  path: '/platzanfrage',
  content: `${element(71, '', 'Bitte füllen Sie die Anfrage möglichst vollständig aus. Lieber persönlich? Rufen Sie uns an: 03327 555 18-40, montags bis freitags von 9 bis 16 Uhr.')}
${element(72, 'Ihre Anfrage', enquiryForm)}
<script src="https://www.google.com/recaptcha/api.js?hl=de" async defer></script>`,
});

/** What comes after the form. */
export const enquiryThanks = homePage({
  id: 17,
  title: 'Vielen Dank für Ihre Anfrage',
  description: 'Ihre Anfrage ist eingegangen.',
  path: '/platzanfrage',
  content: element(73, '', 'Wir rufen Sie innerhalb von zwei Werktagen zurück.'),
});

const message = encodeURIComponent('Hallo Havelblick, ich interessiere mich für eine Stelle. Bitte ruft mich zurück.');

const quickForm = form(
  5,
  '/karriere',
  `${field('name', 'Name', 'type="text" autocomplete="name" required')}${field('telefon', 'Telefon', 'type="tel" autocomplete="tel" required')}${choice('qualifikation', 'Ihre Qualifikation', ['Pflegefachkraft', 'Pflegehelfer/in', 'Betreuungskraft', 'Küche, Haus, Verwaltung', 'ich möchte einsteigen'])}
${check('pool', 'Bitte nehmen Sie mich in Ihren Bewerberpool auf und informieren Sie mich zwei Jahre lang über freie Stellen. Ich kann das jederzeit unter karriere@pflege-havelblick.test widerrufen.', 'checked')}
<p class="small">Ihre Angaben nutzen wir, um Sie zurückzurufen (§ 26 BDSG). Kommen wir nicht zusammen, löschen wir sie nach sechs Monaten. Mehr in der <a href="/datenschutz#c311">Datenschutzerklärung</a>.</p>${submit('In einer Minute bewerben')}`,
);

/** Vacancies in a frame, a quick application of its own and a link to WhatsApp. */
export const career = homePage({
  id: 19,
  title: 'Karriere',
  description: 'Freie Stellen in Pflege, Betreuung und Küche. Bewerbung in einer Minute.',
  path: '/karriere',
  content: `${element(81, 'Freie Stellen', `<iframe class="jobs" src="https://${accounts.softgarden}.softgarden.io/de/widgets/jobs" title="Stellenangebote" height="320"></iframe>`)}
${element(82, 'Schnellbewerbung', quickForm)}
${element(83, 'Oder per WhatsApp', `<a class="btn btn-primary" href="https://wa.me/4915155501840?text=${message}" target="_blank" rel="noopener noreferrer nofollow">WhatsApp öffnen</a>`, 'WhatsApp ist ein Dienst der WhatsApp Ireland Limited. Erst wenn Sie uns dort schreiben, erfährt der Dienst, dass Sie mit uns Kontakt haben. Senden Sie bitte keine Zeugnisse und keine Angaben zu Ihrer Gesundheit; wir antworten nur mit einem Rückruf und löschen den Verlauf nach 14 Tagen.')}`,
});
