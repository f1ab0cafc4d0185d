import { accounts } from './accounts.ts';
import { clinicPage, element } from './typo3.ts';

const googleTag = (event: string) => `<div id="c712" class="frame frame-default frame-type-html frame-layout-0">
<!-- Google tag (gtag.js) Kampagne Post-Covid / Herbst -->
<script async src="https://www.googletagmanager.com/gtag/js?id=${accounts.googleAds}"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', '${accounts.googleAds}');
${event}</script>
</div>`;

const name = (marker: string) => `tx_powermail_pi1[field][${marker}]`;
const field = (marker: string, label: string, attributes: string) =>
  `<div class="powermail_fieldwrap powermail_fieldwrap_type_input powermail_fieldwrap_${marker}"><label for="powermail_field_${marker}" class="powermail_label">${label}${attributes.includes('required') ? '<span class="mandatory">*</span>' : ''}</label><input id="powermail_field_${marker}" class="powermail_input" name="${name(marker)}" ${attributes}></div>`;
const choice = (marker: string, label: string, options: readonly string[]) =>
  `<div class="powermail_fieldwrap powermail_fieldwrap_type_select powermail_fieldwrap_${marker}"><label for="powermail_field_${marker}" class="powermail_label">${label}<span class="mandatory">*</span></label><select id="powermail_field_${marker}" class="powermail_select" name="${name(marker)}" required><option value="">Bitte wählen …</option>${options.map((text) => `<option>${text}</option>`).join('')}</select></div>`;

const form = `<div class="tx-powermail"><form action="/aufnahme?tx_powermail_pi1%5Baction%5D=create&amp;tx_powermail_pi1%5Bcontroller%5D=Form&amp;cHash=6f1e0b7a4cd28395be71c20f4a86d91e#c710" method="post" enctype="multipart/form-data" name="field" class="powermail_form powermail_form_4 layout1">
<input type="hidden" name="tx_powermail_pi1[mail][form]" value="4"><input type="hidden" name="tx_powermail_pi1[__trustedProperties]" value="{&quot;field&quot;:1}fd81b6c02e">
<fieldset class="powermail_fieldset powermail_fieldset_9"><legend class="powermail_legend">Angaben zur Person</legend>
${field('vorname', 'Vorname', 'type="text" autocomplete="given-name" required')}${field('nachname', 'Nachname', 'type="text" autocomplete="family-name" required')}${field('geburtsdatum', 'Geburtsdatum', 'type="date" autocomplete="bday" required')}${field('telefon', 'Telefon für Rückfragen', 'type="tel" autocomplete="tel" required')}${field('email', 'E-Mail (freiwillig)', 'type="email" autocomplete="email"')}</fieldset>
<fieldset class="powermail_fieldset powermail_fieldset_10"><legend class="powermail_legend">Angaben zur Behandlung</legend>
${choice('indikation', 'Weswegen möchten Sie aufgenommen werden?', ['Depression / Angst', 'Erschöpfung / Post-Covid', 'Alkohol / Medikamente', 'Krebserkrankung', 'Sonstiges'])}${choice('kostentraeger', 'Kostenträger', ['Deutsche Rentenversicherung', 'Gesetzliche Krankenkasse', 'Private Krankenversicherung', 'Selbstzahlend'])}
<div class="powermail_fieldwrap powermail_fieldwrap_type_textarea"><label for="powermail_field_beschwerden" class="powermail_label">Diagnosen, Vorbehandlungen, Medikamente</label><textarea id="powermail_field_beschwerden" name="${name('beschwerden')}" rows="5"></textarea></div>
${field('befund', 'Befund oder Bewilligungsbescheid (PDF, JPG, höchstens 10 MB)', 'type="file" accept=".pdf,.jpg,.jpeg"')}</fieldset>
<p class="small">Ihre Angaben werden verschlüsselt übertragen und nur von der Patientenaufnahme und dem ärztlichen Dienst gelesen; alle unterliegen der Schweigepflicht (§ 203 StGB). Rechtsgrundlage ist die Vorbereitung Ihrer Behandlung (Art. 9 Abs. 2 lit. h DSGVO, § 22 Abs. 1 Nr. 1 lit. b BDSG). Kommt es nicht zur Aufnahme, löschen wir die Anfrage nach drei Monaten. Näheres in der <a href="/datenschutz#c309">Datenschutzerklärung</a>.</p>
<div class="powermail_fieldwrap powermail_fieldwrap_type_submit"><input class="powermail_submit btn" type="submit" value="Anfrage senden"></div></form></div>`;

/** Asking for admission: form with health data and a document to send. */
export const admission = clinicPage({
  id: 19,
  title: 'Aufnahme & Einweisung',
  description: 'So kommen Sie zu uns: Antrag, Bewilligung, Aufnahme. Mit Formular für Anfragen.',
  path: '/aufnahme',
  content: `${element(71, 'In drei Schritten zu uns', '<ol><li>Antrag beim Kostenträger stellen, Ihre Praxis hilft dabei.</li><li>Nach der Bewilligung schicken Sie uns den Bescheid.</li><li>Wir nennen Ihnen einen Termin, meist innerhalb von fünf Wochen.</li></ol>')}
${element(710, 'Ihre Anfrage', form)}
${googleTag('')}`,
});

/** What the form answers. */
export const admissionThanks = clinicPage({
  id: 19,
  title: 'Vielen Dank',
  description: 'Ihre Anfrage ist eingegangen.',
  path: '/aufnahme',
  noIndex: true,
  content: `${element(711, 'Ihre Anfrage ist bei uns', 'Die Patientenaufnahme meldet sich innerhalb von zwei Werktagen telefonisch.')}
${googleTag(`  gtag('event', 'conversion', {'send_to': '${accounts.googleAds}/q0XyCLT9hYkZENHW6-Qo'});\n`)}`,
});

/** Newsletter, sent by rapidmail: the form goes there when it is sent off. */
export const newsletter = clinicPage({
  id: 27,
  title: 'Newsletter „Rosentalblatt“',
  description: 'Viermal im Jahr Neues aus der Klinik, Vorträge und Veranstaltungen.',
  path: '/newsletter',
  content: element(
    81,
    'Viermal im Jahr Post von uns',
    'Vorträge, offene Angehörigenabende, Menschen im Haus: Das Rosentalblatt kommt im März, Juni, September und Dezember.',
    `<form action="https://t5f1a2c3d.emailsys1a.net/166/4821/3f2a9c7be1/subscribe/form.html" method="post" target="_blank" class="rm-form"><div class="powermail_fieldwrap"><label for="rm-email">E-Mail-Adresse<span class="mandatory">*</span></label><input id="rm-email" type="email" name="email" required autocomplete="email"></div>
<input type="text" name="rm_email" value="" tabindex="-1" autocomplete="off" style="display:none" aria-hidden="true">
<div class="powermail_fieldwrap"><label class="check"><input type="checkbox" name="extra1" value="1" required> Ich möchte das Rosentalblatt per E-Mail erhalten. Meine Einwilligung kann ich jederzeit widerrufen, am einfachsten über den Abmeldelink in jeder Ausgabe.</label></div>
<button class="btn" type="submit">Anmelden</button></form>`,
    '<p class="small">Nach dem Absenden erhalten Sie eine E-Mail mit einem Bestätigungslink; erst mit dem Klick darauf sind Sie angemeldet. Für den Versand setzen wir rapidmail (rapidmail GmbH, Freiburg) als Auftragsverarbeiter ein. Wir messen nicht, ob Sie die Ausgaben öffnen. Näheres in der <a href="/datenschutz#c311">Datenschutzerklärung</a>.</p>',
  ),
});
