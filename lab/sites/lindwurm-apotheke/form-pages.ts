import { redirect } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';
import { renderStorefront } from './storefront.ts';

const field = (name: string, label: string, type = 'text', extra = '') =>
  `<div class="form-group"><label class="form-label" for="form-${name}">${label}${extra.includes('required') ? '*' : ''}</label><input name="${name}" type="${type}" id="form-${name}" class="form-control" ${extra}></div>`;

const honeypot =
  '<input type="text" name="shopware_surname_confirm" class="shopware_surname_confirm d-none" aria-hidden="true" tabindex="-1" autocomplete="off">';
const basicCaptcha =
  '<div class="basic-captcha" data-basic-captcha="true" data-basic-captcha-options=\'{"router":"/basic-captcha"}\'><img src="/basic-captcha" alt="Captcha" width="160" height="50"><label class="form-label" for="basic-captcha-input">Zeichen aus dem Bild*</label><input class="form-control" id="basic-captcha-input" name="shopware_basic_captcha_confirm" required="required" autocomplete="off"></div>';

const prescription = renderStorefront({
  title: 'E-Rezept einlösen',
  path: '/E-Rezept/',
  description: 'E-Rezept mit CardLink in der App oder per Foto des Ausdrucks einlösen, abholen oder liefern lassen.',
  main: `<div class="cms-page"><h1>E-Rezept einlösen</h1><h2>Mit der Gesundheitskarte am Handy (CardLink)</h2><p>Öffnen Sie die App gesund.de, wählen Sie uns als Stammapotheke und halten Sie Ihre Gesundheitskarte an das Handy. Sie brauchen dazu nur die sechsstellige Zugangsnummer (CAN) auf der Karte und Ihre Mobilnummer, an die ein Code geschickt wird. Die Verbindung zur Karte stellt ein von der gematik zugelassener Dienst in der App her, nicht diese Website.</p><p><a class="btn btn-light" href="https://www.gesund.de/app" target="_blank" rel="noopener">Zur App (öffnet gesund.de)</a></p>
<h2>Mit dem Ausdruck</h2><p>Fotografieren Sie den Ausdruck mit den Codes und schicken Sie uns das Bild.</p>
<form action="/form/e-rezept" method="post" enctype="multipart/form-data" class="card" data-form-validation="true">
${field('firstName', 'Vorname', 'text', 'required="required" autocomplete="given-name"')}${field('lastName', 'Nachname', 'text', 'required="required" autocomplete="family-name"')}${field('birthday', 'Geburtsdatum', 'date', 'required="required" autocomplete="bday"')}${field('insuranceNumber', 'Versichertennummer', 'text', 'required="required" pattern="[A-Z][0-9]{9}" placeholder="A123456789"')}${field('phone', 'Telefon für Rückfragen', 'tel', 'required="required" autocomplete="tel"')}${field('prescription', 'Foto des Rezepts (JPG, PDF)', 'file', 'required="required" accept=".jpg,.jpeg,.png,.pdf"')}
<div class="form-group"><label class="form-label" for="form-delivery">Wie möchten Sie die Arzneimittel erhalten?</label><select class="form-select" id="form-delivery" name="delivery"><option>Abholung in der Apotheke</option><option>Botendienst</option><option>Versand</option></select></div>
${honeypot}<p class="form-text">Die mit einem Stern (*) markierten Felder sind Pflichtfelder.</p><button type="submit" class="btn btn-primary">Rezept senden</button></form></div>`,
});

const reservation = renderStorefront({
  title: 'Arzneimittel vorbestellen',
  path: '/Vorbestellung/',
  main: `<div class="cms-page"><h1>Arzneimittel vorbestellen</h1><p>Sie bestellen, wir legen zurück oder besorgen. Bezahlt wird bei der Abholung.</p>
<form action="/form/vorbestellung" method="post" class="card" data-form-validation="true">
${field('name', 'Name', 'text', 'required="required" autocomplete="name"')}${field('phone', 'Telefon', 'tel', 'required="required" autocomplete="tel"')}${field('email', 'E-Mail-Adresse (freiwillig)', 'email', 'autocomplete="email"')}
<fieldset><legend class="h3">Arzneimittel</legend>${field('medication[0]', 'Name oder PZN', 'text', 'required="required"')}${field('medication[1]', 'Weiteres Arzneimittel', 'text')}${field('medication[2]', 'Weiteres Arzneimittel', 'text')}</fieldset>
<div class="form-group"><label class="form-label" for="form-comment">Anmerkung</label><textarea class="form-control" id="form-comment" name="comment" rows="3"></textarea></div>
${basicCaptcha}${honeypot}
<label class="form-check"><input type="checkbox" class="form-check-input" name="healthConsent" value="1" required="required"> Ich willige ausdrücklich ein, dass die Lindwurm-Apotheke meine Angaben zu Arzneimitteln (Gesundheitsdaten) verarbeitet, um meine Vorbestellung zu bearbeiten (Art. 9 Abs. 2 lit. a DSGVO). Die Einwilligung kann ich jederzeit widerrufen, etwa an datenschutz@lindwurm-apotheke.test.*</label>
<label class="form-check"><input type="checkbox" class="form-check-input" name="newsletter" value="1" checked="checked"> Ja, ich möchte den Newsletter mit Angeboten der Lindwurm-Apotheke erhalten.</label>
<p class="form-text">Ihre Angaben werden verschlüsselt übertragen und vierzehn Tage nach der Abholung gelöscht. Näheres in der <a href="/Datenschutz/">Datenschutzerklärung</a>. Mit Stern (*) markierte Felder sind Pflichtfelder.</p><button type="submit" class="btn btn-primary">Vorbestellung senden</button></form></div>`,
});

const newsletter = renderStorefront({
  title: 'Newsletter',
  path: '/Newsletter/',
  main: `<div class="cms-page"><h1>Newsletter „Lindwurms Post“</h1><p>Einmal im Monat: Angebote, Notdienste, Gesundheitstipps. Zum Geburtstag gibt es einen Gutschein über 3 €.</p>
<form class="layout_form cr_form cr_font card" action="https://seu2.cleverreach.com/f/318842-297013/wcs/" method="post" target="_blank"><div class="cr_body cr_page cr_font formbox"><div class="editable_content">
<div id="6912044" class="cr_form-component cr_form-component--email cr_ipe_item ui-sortable musthave"><label class="form-label" for="text6912044">E-Mail-Adresse*</label><input class="form-control cr_form-input" id="text6912044" name="email" type="email" required></div>
<div id="6912045" class="cr_ipe_item ui-sortable"><label class="form-label" for="text6912045">Vorname</label><input class="form-control cr_form-input" id="text6912045" name="1184620" type="text"></div>
<div id="6912047" class="cr_ipe_item ui-sortable musthave"><label class="form-label" for="text6912047">Geburtsdatum*</label><input class="form-control cr_form-input" id="text6912047" name="1184622" type="date" required></div>
<p class="form-text">Nach dem Absenden erhalten Sie eine E-Mail mit einem Bestätigungslink. Erst wenn Sie ihn anklicken, nehmen wir Sie in den Verteiler auf (Double-Opt-in). Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. <a href="/Datenschutz/">Datenschutz</a></p>
<div id="6912046" class="cr_ipe_item ui-sortable submit_container"><button type="submit" class="btn btn-primary cr_form-block cr_button">Anmelden</button></div></div></div></form></div>`,
});

const contact = renderStorefront({
  title: 'Kontakt und Öffnungszeiten',
  path: '/Kontakt/',
  main: `<div class="cms-page"><h1>Kontakt und Öffnungszeiten</h1><p>Lindwurm-Apotheke, Kirchgasse 9, 91781 Weißenburg in Bayern<br>Telefon 09141 / 555 013-0, Telefax 09141 / 555 013-9</p><p>Montag bis Freitag 8:00–18:30 Uhr, Samstag 8:30–13:00 Uhr. Welche Apotheke Notdienst hat, hören Sie unter 0800 00 22833.</p><p><a href="https://www.openstreetmap.org/?mlat=49.0301&amp;mlon=10.9716#map=18/49.0301/10.9716" target="_blank" rel="noopener">Karte öffnen (OpenStreetMap, neues Fenster)</a></p>
<div class="cms-element-form"><form action="/form/contact" method="post" class="card" data-form-validation="true">${field('firstName', 'Vorname', 'text', 'autocomplete="given-name"')}${field('lastName', 'Nachname', 'text', 'autocomplete="family-name"')}${field('email', 'E-Mail-Adresse', 'email', 'required="required" autocomplete="email"')}${field('subject', 'Betreff', 'text', 'required="required"')}<label class="form-label" for="form-message">Ihre Nachricht*</label><textarea class="form-control" id="form-message" name="comment" rows="5" required="required"></textarea>${basicCaptcha}${honeypot}
<div class="form-text privacy-notice">Mit dem Absenden nehmen Sie unsere <a href="/Datenschutz/">Datenschutzbestimmungen</a> zur Kenntnis. Wir verwenden Ihre Angaben nur, um Ihnen zu antworten.</div><button type="submit" class="btn btn-primary">Absenden</button></form></div></div>`,
});

const said = (title: string, text: string) =>
  renderStorefront({
    title,
    path: '/form/danke',
    controller: 'form',
    main: `<h1>${title}</h1><div role="alert" class="alert alert-success">${text}</div>`,
  });

const cart = renderStorefront({
  title: 'Warenkorb',
  path: '/checkout/cart',
  controller: 'checkout',
  action: 'cartpage',
  main: '<h1>Warenkorb</h1><div role="alert" class="alert alert-info">Ihr Warenkorb ist leer.</div><p><a class="btn btn-light" href="/Angebote/">Weiter einkaufen</a></p>',
});

const login = renderStorefront({
  title: 'Ihr Konto',
  path: '/account/login',
  controller: 'register',
  action: 'loginpage',
  main: `<h1>Ich bin bereits Kunde</h1><form class="login-form card" action="/account/login" method="post">${field('username', 'E-Mail-Adresse', 'email', 'required="required" autocomplete="username webauthn"')}${field('password', 'Passwort', 'password', 'required="required" autocomplete="current-password"')}<button type="submit" class="btn btn-primary">Anmelden</button></form>`,
});

/** Forms of the pharmacy, what they answer, cart and account. */
export const formPages: Record<string, PageAnswer> = {
  '/E-Rezept/': prescription,
  '/Vorbestellung/': reservation,
  '/Newsletter/': newsletter,
  '/Kontakt/': contact,
  '/form/e-rezept': said('Rezept erhalten', 'Wir prüfen Ihr Rezept und rufen Sie an, wenn etwas unklar ist.'),
  '/form/vorbestellung': said('Vorbestellung erhalten', 'Wir melden uns, sobald alles bereitliegt.'),
  '/form/contact': said('Nachricht erhalten', 'Vielen Dank, wir antworten innerhalb eines Werktags.'),
  '/checkout/cart': cart,
  '/checkout/register': redirect('/checkout/cart', 302),
  '/checkout/line-item/add': redirect('/checkout/cart', 303),
  '/account/login': login,
};
