import { type NovaPage, tokenField } from './nova.ts';

const honeypot = '<input type="text" name="sp" value="" autocomplete="off" tabindex="-1" style="display:none" aria-hidden="true">';

const salutation =
  '<label>Anrede* <select name="anrede" class="form-control" required><option value="" selected disabled>Bitte wählen</option><option value="w">Frau</option><option value="m">Herr</option></select></label>';

const field = (label: string, name: string, attributes = '') =>
  `<label>${label} <input class="form-control" name="${name}" ${attributes}></label>`;

const contact = `<h1>Kontakt</h1><p>Sie erreichen unsere Werkstatt montags bis freitags von 9 bis 17 Uhr unter 06254 555 09 70 oder über dieses Formular.</p>
<form name="contact" action="/Kontakt" method="post" class="stacked jtl-validate">${tokenField}
${field('Vorname', 'vorname', 'autocomplete="given-name"')}${field('Nachname', 'nachname', 'autocomplete="family-name"')}${field('E-Mail-Adresse*', 'email', 'type="email" required autocomplete="email"')}
<label>Betreff* <select name="subject" class="form-control" required><option>Allgemeine Frage</option><option>Frage zu einer Bestellung</option><option>Reparatur</option></select></label>
<label>Nachricht* <textarea name="nachricht" rows="8" class="form-control" required></textarea></label>${honeypot}<input type="hidden" name="kontakt" value="1">
<p>Ihre Angaben verwenden wir nur, um Ihre Anfrage zu beantworten. Näheres in der <a href="/Datenschutz">Datenschutzerklärung</a>.</p><button type="submit" class="btn btn-primary">Nachricht abschicken</button></form>`;

const registration = `<h1>Neues Kundenkonto</h1><p>Mit einem Konto sehen Sie Ihre Bestellungen ein und legen Lieferadressen ab. Sie können auch als Gast bestellen.</p>
<form id="order_register_or_login" method="post" action="/Registrieren" class="stacked jtl-validate">${tokenField}
${salutation}${field('Vorname*', 'vorname', 'required autocomplete="given-name"')}${field('Nachname*', 'nachname', 'required autocomplete="family-name"')}${field('Straße*', 'strasse', 'required autocomplete="address-line1"')}${field('Hausnummer*', 'hausnummer', 'required')}${field('PLZ*', 'plz', 'required autocomplete="postal-code"')}${field('Ort*', 'ort', 'required autocomplete="address-level2"')}
${field('E-Mail-Adresse*', 'email', 'type="email" required autocomplete="email"')}${field('Telefon*', 'tel', 'type="tel" required autocomplete="tel"')}${field('Geburtsdatum*', 'geburtstag', 'type="text" placeholder="TT.MM.JJJJ" required autocomplete="bday"')}
${field('Passwort*', 'pass', 'type="password" required autocomplete="new-password"')}${field('Passwort bestätigen*', 'pass2', 'type="password" required autocomplete="new-password"')}
<label class="custom-control"><input type="checkbox" name="CPlugin_newsletter" value="Y" checked> Ja, schicken Sie mir Ihren Newsletter mit Neuheiten und Angeboten.</label>
${honeypot}<p>Es gilt unsere <a href="/Datenschutz">Datenschutzerklärung</a>.</p><input type="hidden" name="form" value="1"><input type="hidden" name="checkout" value=""><button type="submit" class="btn btn-primary">Konto anlegen</button></form>`;

const newsletterHead = `<!-- Begin Brevo Form -->
<style>@font-face{font-display:block;font-family:Roboto;src:url(https://assets.brevo.com/font/Roboto/Latin/normal/normal/7529907e9eaf8ebb5220c5f9850e3811.woff2) format("woff2")}
@font-face{font-display:fallback;font-family:Roboto;font-weight:600;src:url(https://assets.brevo.com/font/Roboto/Latin/medium/normal/4d6a7b2f50e2a13ae3b1c3a7d3c8ee4d.woff2) format("woff2")}</style>
<link rel="stylesheet" href="https://sibforms.com/forms/end-form/build/sib-styles.css">`;

const newsletter = `<h1>Newsletter</h1><p>Einmal im Monat: neue Leuchten, Werkstattgeschichten und ab und zu ein Gutschein.</p>
<div class="sib-form" style="text-align:left;background-color:transparent"><div id="sib-form-container" class="sib-form-container">
<div id="error-message" class="sib-form-message-panel" style="color:#661d1d;background-color:#ffeded"><div class="sib-form-message-panel__text">Ihre Anmeldung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.</div></div>
<div id="success-message" class="sib-form-message-panel" style="color:#085229;background-color:#e7faf0"><div class="sib-form-message-panel__text">Fast geschafft: Bitte bestätigen Sie Ihre Anmeldung über den Link in unserer E-Mail.</div></div>
<div id="sib-container" class="sib-container--large sib-container--vertical">
<form id="sib-form" method="POST" action="https://8c41f7de.sibforms.com/serve/MUIFAKw3vQ9tLh2mZ8xYpB4nR6sD1cJ7eUoT5gXiHaVkNqWyM0fPzE-bC" data-type="subscription">
<div class="sib-input sib-form-block"><div class="form__entry entry_block"><label class="entry__label" for="EMAIL" data-required="*">Ihre E-Mail-Adresse*</label><div class="entry__field"><input class="input" type="text" id="EMAIL" name="EMAIL" autocomplete="off" placeholder="name@beispiel.de" data-required="true" required></div></div></div>
<div class="sib-input sib-form-block"><div class="form__entry entry_block"><label class="entry__label" for="VORNAME">Vorname (freiwillig)</label><div class="entry__field"><input class="input" maxlength="200" type="text" id="VORNAME" name="VORNAME" autocomplete="off"></div></div></div>
<div class="sib-optin sib-form-block"><div class="form__entry entry_mcq"><label><input type="checkbox" class="input_replaced" value="1" id="OPT_IN" name="OPT_IN" required> Ich möchte den Newsletter erhalten. Abmelden kann ich mich jederzeit über den Link am Ende jeder Ausgabe. Es gilt die <a href="/Datenschutz">Datenschutzerklärung</a>.</label></div></div>
<div class="sib-form-block"><button class="sib-form-block__button sib-form-block__button-with-loader" form="sib-form" type="submit">Anmelden</button></div>
<input type="text" name="email_address_check" value="" class="input--hidden" tabindex="-1" aria-hidden="true"><input type="hidden" name="locale" value="de"></form></div></div></div>
<script>window.REQUIRED_CODE_ERROR_MESSAGE='Bitte wählen Sie eine Ländervorwahl aus.';window.LOCALE='de';window.EMAIL_INVALID_MESSAGE='Bitte prüfen Sie die Adresse.';window.REQUIRED_ERROR_MESSAGE='Dieses Feld darf nicht leer sein.';</script>
<script defer src="https://sibforms.com/forms/end-form/build/main.js"></script>
<!-- End Brevo Form -->`;

/** Contact, registration and newsletter. */
export const formPages: readonly NovaPage[] = [
  { path: '/Kontakt', type: 7, title: 'Kontakt', content: contact },
  { path: '/Registrieren', type: 8, title: 'Registrieren', content: registration },
  { path: '/Newsletter', type: 15, title: 'Newsletter', head: newsletterHead, content: newsletter },
];
