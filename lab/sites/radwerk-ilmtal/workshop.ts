import { paths, shop } from './shop.ts';
import type { ShopPage } from './theme.ts';

const field = (name: string, label: string, control: string, required = true) =>
  `<div class="form-group row"><label class="col-md-3 form-control-label${required ? ' required' : ''}" for="cfp-${name}">${label}${required ? ' *' : ''}</label><div class="col-md-6">${control}</div>${required ? '' : '<div class="col-md-3 form-control-comment">Optional</div>'}</div>`;
const input = (name: string, type: string, extra = 'required') =>
  `<input class="form-control" id="cfp-${name}" name="${name}" type="${type}" ${extra}>`;

/** The form for an appointment at the workshop, made with a form module. */
export const workshop: ShopPage = {
  path: paths.workshop,
  id: 'module-contactformpro-form',
  title: 'Werkstatt-Termin vereinbaren | Radwerk Ilmtal',
  description: 'Inspektion, Reparatur, Software-Update: Termin in der Meisterwerkstatt anfragen.',
  content: `<header class="page-header"><h1>Werkstatt-Termin</h1></header><section id="content" class="page-content">
<p>Wir melden uns binnen eines Werktags mit einem Vorschlag. Felder mit * sind Pflichtfelder.</p>
<form action="${shop.origin}${paths.workshop}" method="post" enctype="multipart/form-data" class="contactformpro" id="werkstatt">
${field('service', 'Was ist zu tun?', '<select class="form-control" id="cfp-service" name="service" required><option>Inspektion (79 €)</option><option>Reparatur</option><option>Software-Update Motor</option><option>Akkuprüfung</option></select>')}
${field('bike', 'Hersteller und Modell', input('bike', 'text'))}
${field('frame', 'Rahmennummer', input('frame', 'text', ''), false)}
${field('day', 'Wunschtag', input('day', 'date'))}
${field('lastname', 'Name', input('lastname', 'text', 'required autocomplete="name"'))}
${field('birthday', 'Geburtsdatum', input('birthday', 'date', 'required autocomplete="bday"'))}
${field('email', 'E-Mail', input('email', 'email', 'required autocomplete="email"'))}
${field('phone', 'Telefon (für Rückfragen am Werkstatttag)', input('phone', 'tel', 'autocomplete="tel"'), false)}
${field('message', 'Beschreibung', '<textarea class="form-control" id="cfp-message" name="message" rows="5"></textarea>', false)}
${field('photo', 'Foto des Schadens', input('photo', 'file', 'accept="image/*"'), false)}
<div class="gdpr_module gdpr_module_31"><label class="psgdpr_consent_message"><input type="checkbox" name="psgdpr_consent_checkbox" value="1" required> Ich habe die <a href="${paths.privacy}">Datenschutzerklärung</a> gelesen und bin einverstanden, dass meine Angaben zur Terminvergabe verarbeitet werden und ich gelegentlich Angebote und Service-Erinnerungen per E-Mail erhalte. *</label></div>
<div class="g-recaptcha" data-sitekey="${shop.captcha}"></div>
<footer class="form-footer"><button class="btn btn-primary" type="submit" name="submitMessage">Termin anfragen</button></footer></form></section>`,
  foot: '<script src="https://www.google.com/recaptcha/api.js?hl=de" async defer></script>',
};
