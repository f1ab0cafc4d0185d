import { type DiviPage, onClick, textSection } from './divi.ts';
import { school } from './school.ts';

/** A form as Contact Form 7 prints it. */
const form = (
  id: number,
  page: string,
  content: string,
) => `<div class="wpcf7 no-js" id="wpcf7-f${id}-o1" lang="de-DE" dir="ltr" data-wpcf7-id="${id}">
<form action="${page}#wpcf7-f${id}-o1" method="post" class="wpcf7-form init" aria-label="Kontaktformular" enctype="multipart/form-data" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="${id}" /><input type="hidden" name="_wpcf7_version" value="6.1.2" /><input type="hidden" name="_wpcf7_locale" value="de_DE" /><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f${id}-o1" /></fieldset>
<p class="kr-leer" aria-hidden="true"><label>Bitte leer lassen <input type="text" name="website-url" value="" tabindex="-1" autocomplete="off" /></label></p>
${content}</form></div>`;

const text = (name: string, label: string, type = 'text', more = '') => {
  const needed = label.endsWith('*');
  return `<p><label>${label}<span class="wpcf7-form-control-wrap" data-name="${name}"><input class="wpcf7-form-control wpcf7-${type}${needed ? ' wpcf7-validates-as-required' : ''}" ${needed ? 'aria-required="true" required ' : ''}type="${type}" name="${name}" ${more}/></span></label></p>`;
};

const choose = (name: string, label: string, options: readonly string[]) =>
  `<p><label>${label}<span class="wpcf7-form-control-wrap" data-name="${name}"><select class="wpcf7-form-control wpcf7-select" name="${name}"${label.endsWith('*') ? ' aria-required="true" required' : ''}>${options.map((option) => `<option value="${option}">${option}</option>`).join('')}</select></span></label></p>`;

const tick = (name: string, label: string, more = '') =>
  `<p><span class="wpcf7-form-control-wrap" data-name="${name}"><span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}" value="1" ${more}/> <span class="wpcf7-list-item-label">${label}</span></label></span></span></span></p>`;

const registration = form(
  31,
  '/kursanmeldung/',
  `<fieldset><legend>Zu dir</legend><div class="kr-spalten">${text('vorname', 'Vorname *', 'text', 'autocomplete="given-name"')}${text('nachname', 'Nachname *', 'text', 'autocomplete="family-name"')}
${text('geburtsdatum', 'Geburtsdatum *', 'date', 'autocomplete="bday"')}${text('geburtsort', 'Geburtsort *')}${text('staatsangehoerigkeit', 'Staatsangehörigkeit *')}${text('strasse', 'Straße und Hausnummer *', 'text', 'autocomplete="street-address"')}${text('ort', 'PLZ und Ort *')}
${text('email', 'E-Mail *', 'email', 'autocomplete="email"')}${text('telefon', 'Handynummer *', 'tel', 'autocomplete="tel"')}${text('schule', 'Schule oder Arbeitgeber *')}</div></fieldset>
<fieldset><legend>Zum Führerschein</legend><div class="kr-spalten">${choose('klasse', 'Gewünschte Klasse *', ['B', 'B197', 'BF17', 'BE', 'A2', 'A1', 'B196', 'AM'])}${choose('kurs', 'Kursbeginn *', ['30.11.2026', '14.12.2026', '28.12.2026', 'Abendkurs, laufend'])}
${text('vorbesitz', 'Vorhandene Klassen und Ausstellungsdatum')}${choose('entzug', 'Wurde dir schon einmal eine Fahrerlaubnis entzogen oder versagt? *', ['nein', 'ja'])}${text('sehtest-datum', 'Sehtest vom', 'date')}${choose('sehhilfe', 'Brille oder Kontaktlinsen *', ['nein', 'ja'])}</div>
<p><label>Sehtestbescheinigung (PDF oder Foto)<span class="wpcf7-form-control-wrap" data-name="sehtest"><input class="wpcf7-form-control wpcf7-file" type="file" name="sehtest" accept=".pdf,.jpg,.jpeg,.png" /></span></label></p></fieldset>
<fieldset><legend>Gesundheit</legend><p>Damit wir uns auf dich einstellen können:</p>${choose('krankheiten', 'Bestehen Krankheiten, z. B. Diabetes, Epilepsie, Herz-/Kreislauferkrankungen, psychische Erkrankungen? *', ['nein', 'ja'])}
<p><label>Wenn ja, welche? Welche Medikamente nimmst du ein?<span class="wpcf7-form-control-wrap" data-name="medikamente"><textarea cols="40" rows="3" class="wpcf7-form-control wpcf7-textarea" name="medikamente"></textarea></span></label></p></fieldset>
${tick('werbung', 'Ja, schickt mir Angebote, Gutscheine und Neuigkeiten per E-Mail und WhatsApp. Jederzeit abbestellbar.', 'checked="checked" ')}
${tick('foto', 'Ihr dürft mein Foto nach bestandener Prüfung bei Instagram und Facebook zeigen (freiwillig, jederzeit widerrufbar).')}
<p>Mit * gekennzeichnete Felder sind Pflichtfelder. Informationen zum Umgang mit deinen Daten findest du in der <a href="/datenschutz/">Datenschutzerklärung</a>. Die Anmeldung ist eine unverbindliche Vormerkung; der Ausbildungsvertrag kommt erst mit der Unterschrift im Büro zustande.</p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner et_pb_button" type="submit" value="Unverbindlich vormerken" /></p>`,
);

const contact = form(
  12,
  '/kontakt/',
  `${text('your-name', 'Name *', 'text', 'autocomplete="name"')}${text('your-email', 'E-Mail *', 'email', 'autocomplete="email"')}${text('your-tel', 'Telefon (wenn du einen Rückruf möchtest)', 'tel')}
<p><label>Nachricht *<span class="wpcf7-form-control-wrap" data-name="your-message"><textarea cols="40" rows="7" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required" aria-required="true" required name="your-message"></textarea></span></label></p>
<p>Wir nutzen deine Angaben nur, um dir zu antworten. Näheres in der <a href="/datenschutz/">Datenschutzerklärung</a>.</p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner et_pb_button" type="submit" value="Absenden" /></p>`,
);

/** Registration with the dates of the portal, and contact with a map on click. */
export const formPages: readonly DiviPage[] = [
  {
    id: 21,
    path: '/kursanmeldung/',
    title: 'Kursanmeldung',
    description: 'Freie Kurstermine und Vormerkung für die Fahrschule Kurvenreich.',
    body: textSection(
      '<h1>Kursanmeldung</h1><p>Such dir einen Kurs aus und füll das Formular aus. Wir melden uns innerhalb von zwei Werktagen.</p>',
      `<h2>Freie Termine</h2><div class="kr-termine"><iframe id="ccd-widget" src="https://widget.clickclickdrive.de/embed/courses?school=${school.widget}&amp;lang=de" title="Kurstermine" loading="eager"></iframe></div>`,
      `<h2>Vormerkung</h2>${registration}`,
    ),
  },
  {
    id: 29,
    path: '/kontakt/',
    title: 'Kontakt',
    description: 'Büro, Telefon, Anfahrt und Kontaktformular der Fahrschule Kurvenreich in Hameln.',
    body: textSection(
      `<h1>Kontakt</h1><p>${school.name}, ${school.street}, ${school.town}<br>Telefon <a href="tel:${school.phoneLink}">${school.phone}</a>, E-Mail <a href="mailto:${school.email}">${school.email}</a><br>WhatsApp: <a href="https://wa.me/${school.whatsApp}" target="_blank" rel="noopener">Torsten schreiben</a></p>`,
      onClick(
        'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2448.3!2d9.3561!3d52.1039!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x47ba8d!2sDeisterallee%2041!5e0!3m2!1sde!2sde',
        'Anfahrt zur Fahrschule Kurvenreich',
        '/wp-content/uploads/2025/06/lageplan.svg',
        'Mit dem Klick lädst du die Karte von Google Maps. Dabei erhält Google deine IP-Adresse und kann Cookies setzen.',
        'Karte laden',
      ),
      `<p><a href="https://www.google.com/maps/dir/?api=1&amp;destination=Deisterallee+41+Hameln" target="_blank" rel="noopener">Route in Google Maps öffnen</a></p><h2>Schreib uns</h2>${contact}`,
    ),
  },
];
