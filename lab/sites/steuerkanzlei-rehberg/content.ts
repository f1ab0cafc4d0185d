import { diviPage, files, section } from './divi-page.ts';

const contactForm = `<div id="et_pb_contact_form_0" class="et_pb_module et_pb_contact_form_0 et_pb_contact_form_container clearfix" data-form_unique_num="0"><div class="et-pb-contact-message"></div><div class="et_pb_contact"><form class="et_pb_contact_form clearfix" method="post" action="/kontakt/">
<p class="et_pb_contact_field_wrap" data-id="name" data-type="input"><label for="et_pb_contact_name_0">Name *</label><input type="text" id="et_pb_contact_name_0" class="input et_pb_contact_field" name="et_pb_contact_name_0" autocomplete="name" required></p>
<p class="et_pb_contact_field_wrap" data-id="email" data-type="email"><label for="et_pb_contact_email_0">E-Mail-Adresse *</label><input type="email" id="et_pb_contact_email_0" class="input et_pb_contact_field" name="et_pb_contact_email_0" autocomplete="email" required></p>
<p class="et_pb_contact_field_wrap" data-id="telefon" data-type="input"><label for="et_pb_contact_telefon_0">Telefon (freiwillig)</label><input type="text" id="et_pb_contact_telefon_0" class="input et_pb_contact_field" name="et_pb_contact_telefon_0" autocomplete="tel"></p>
<p class="et_pb_contact_field_wrap" data-id="message" data-type="text"><label for="et_pb_contact_message_0">Ihre Nachricht *</label><textarea name="et_pb_contact_message_0" id="et_pb_contact_message_0" rows="5" required></textarea></p>
<p class="klein">Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und löschen sie sechs Monate nach deren Erledigung, wenn kein Mandat zustande kommt. Bitte senden Sie uns hier keine Unterlagen; dafür gibt es das <a href="/mandantenportal/">Mandantenportal</a>. Mehr dazu und zu Ihren Rechten: <a href="/datenschutz/#kontakt">Datenschutzerklärung</a>.</p>
<input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_0"><div class="et_contact_bottom_container"><div class="et_pb_contact_right"><p class="clearfix"><label class="et_pb_contact_captcha_question" for="et_pb_contact_captcha_0">7 + 4 =</label> <input type="text" id="et_pb_contact_captcha_0" size="2" class="input et_pb_contact_captcha" data-first_digit="7" data-second_digit="4" name="et_pb_contact_captcha_0" data-required_mark="required" autocomplete="off"></p></div><button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">Nachricht senden</button></div><input type="hidden" id="_wpnonce-et-pb-contact-form-submitted-0" name="_wpnonce-et-pb-contact-form-submitted-0" value="c4e81f02ab"></form></div></div>`;

const calendly = `<div class="calendly-platzhalter"><h3>Online-Terminkalender</h3><p>Der Kalender ist ein Angebot der Calendly LLC, USA. Erst mit dem Klick auf „Kalender laden“ willigen Sie ein, dass er in dieser Seite geöffnet wird; dann erhält Calendly Ihre IP-Adresse und die Angaben, die Sie dort machen, und setzt Cookies (_calendly_session, __cf_bm, _cfuvid). Widerrufen können Sie das jederzeit, indem Sie die Seite verlassen oder neu laden; der Kalender bleibt dann geschlossen. Einzelheiten stehen in der <a href="/datenschutz/#calendly">Datenschutzerklärung</a>.</p><p><button type="button" class="et_pb_button calendly-laden" data-adresse="https://calendly.com/kanzlei-rehberg-sommerfeld/erstgespraech">Kalender laden</button></p><p class="klein">Lieber ohne? Rufen Sie uns an: +49 561 555 08 30.</p></div>`;

/** The pages before imprint and privacy notice. */
export const contentPages: Record<string, string> = {
  '/': diviPage({
    id: 12,
    path: '/',
    title: 'Steuerberatung in Kassel',
    description: 'Steuerberatung für Handwerk, Heilberufe und Familien in Kassel.',
    content: `${section(0, `<h1>Steuern, verständlich gemacht.</h1><p>Seit 1998 beraten wir Handwerksbetriebe, Praxen und Familien in Nordhessen. Zwei Partner, elf Mitarbeiterinnen und Mitarbeiter, kurze Wege.</p><p><a class="et_pb_button" href="/termin/">Erstgespräch vereinbaren</a></p><img src="${files.team}" alt="Unser Team" width="1000" height="300">`)}
${section(1, '<div class="et_pb_blurbs"><div><h3>Unternehmen</h3><p>Buchführung, Löhne, Jahresabschluss und ein Blick nach vorn.</p></div><div><h3>Heilberufe</h3><p>Praxisgründung, Übergabe, Honorarverteilung.</p></div><div><h3>Privat</h3><p>Erbschaft, Vermietung, Rente: Wir sortieren mit.</p></div></div>')}
${section(2, `<h2>Wir in zwei Minuten</h2><video controls preload="none" width="720" height="300" poster="${files.team}" src="${files.film}"></video><p class="klein">Der Film liegt auf unserem eigenen Server.</p>`)}`,
  }),
  '/leistungen/': diviPage({
    id: 18,
    path: '/leistungen/',
    title: 'Leistungen',
    description: 'Finanzbuchführung, Lohn, Jahresabschluss, Erklärungen.',
    content: `${section(0, '<h1>Leistungen</h1><ul><li>Finanz- und Lohnbuchführung</li><li>Jahresabschlüsse und Steuererklärungen</li><li>Nachfolge und Erbschaft</li><li>Vertretung bei Betriebsprüfungen</li></ul>')}
${section(1, '<h2>Digital zusammenarbeiten</h2><p>Belege laden Sie hoch, statt sie im Schuhkarton zu bringen. Dafür tragen wir das Label der DATEV.</p><p><a href="https://www.datev.de/web/de/ueber-datev/digitale-datev-kanzlei/" target="_blank" rel="noopener"><img class="alignnone" src="https://www.datev.de/web/de/media/datev_de/bilder/label/digitale-datev-kanzlei-2026.svg" alt="Label Digitale DATEV-Kanzlei 2026" width="220" height="90"></a></p>')}`,
  }),
  '/aktuelles/': diviPage({
    id: 24,
    path: '/aktuelles/',
    title: 'Aktuelles',
    description: 'Kurz erklärt: Neues aus dem Steuerrecht.',
    content: `${section(0, '<h1>Aktuelles</h1><h2>Online-Werbung richtig verbuchen</h2><p class="post-meta">14. Oktober 2026</p><p>Rechnungen von Google Ads, Meta und LinkedIn kommen meist aus Irland und ohne Umsatzsteuer. Sie schulden die Steuer nach § 13b UStG selbst. Ob Sie Google Analytics, den Facebook-Pixel oder Hotjar einsetzen, ist dabei gleichgültig: Entscheidend ist, wer leistet.</p><p>Wer auf seiner Website Tracking-Cookies ohne Einwilligung setzt, riskiert übrigens Bußgelder – und die sind nicht abziehbar (§ 4 Abs. 5 Satz 1 Nr. 8 EStG).</p><p>Teilen: <a href="https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.steuerkanzlei-rehberg.test%2Faktuelles%2F" rel="noopener" target="_blank">LinkedIn</a> · <a href="mailto:?subject=Online-Werbung%20richtig%20verbuchen">E-Mail</a></p>')}
${section(1, '<h2>Frist für die Steuererklärung 2025</h2><p class="post-meta">2. September 2026</p><p>Wer beraten wird, hat bis zum 1. März 2027 Zeit. Bitte schicken Sie uns Ihre Unterlagen bis Ende November.</p>')}`,
  }),
  '/termin/': diviPage({
    id: 31,
    path: '/termin/',
    title: 'Termin',
    description: 'Erstgespräch vereinbaren.',
    content: section(
      0,
      `<h1>Erstgespräch</h1><p>Dreißig Minuten, unverbindlich, in der Kanzlei oder per Video. Am Telefon finden wir ebenso schnell einen Termin.</p>${calendly}`,
    ),
  }),
  '/mandantenportal/': diviPage({
    id: 36,
    path: '/mandantenportal/',
    title: 'Mandantenportal',
    description: 'Belege sicher übermitteln.',
    content: `${section(0, '<h1>Mandantenportal</h1><p>Belege und Bescheide übermitteln Sie verschlüsselt über die Rechenzentren der DATEV eG in Nürnberg. Die Links öffnen deren Seiten in einem neuen Fenster.</p><p><a class="et_pb_button" href="https://duo.datev.de/" target="_blank" rel="noopener">DATEV Unternehmen online</a> <a class="et_pb_button" href="https://meine-steuern.datev.de/" target="_blank" rel="noopener">Meine Steuern</a> <a class="et_pb_button" href="https://apps.datev.de/upload-mail/" target="_blank" rel="noopener">DATEV Upload</a></p>')}
${section(1, '<h2>Fernbetreuung</h2><p>Wenn wir gemeinsam auf Ihren Bildschirm schauen, nennen wir Ihnen am Telefon eine Nummer: <a href="https://get.teamviewer.com/rehberg-sommerfeld" target="_blank" rel="noopener nofollow">Fernbetreuung starten</a>.</p>')}`,
  }),
  '/kontakt/': diviPage({
    id: 41,
    path: '/kontakt/',
    title: 'Kontakt',
    description: 'So erreichen Sie uns.',
    content: `${section(0, `<h1>Kontakt</h1>${contactForm}`)}
${section(1, `<h2>Anfahrt</h2><p>Straßenbahn 4 und 8, Haltestelle Friedrich-Ebert-Straße. Die Karte ist ein Bild; ein Klick darauf öffnet OpenStreetMap.</p><a href="https://www.openstreetmap.org/?mlat=51.3161&amp;mlon=9.4721#map=17/51.3161/9.4721" target="_blank" rel="noopener"><img src="${files.map}" alt="Lageplan der Kanzlei" width="760" height="300"></a><p class="klein">Kartendaten © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap-Mitwirkende</a>. <a href="https://www.google.com/maps/dir/?api=1&amp;destination=Friedrich-Ebert-Stra%C3%9Fe+112+Kassel" target="_blank" rel="noopener">Route mit Google Maps planen</a></p>`)}`,
  }),
};

/** What the contact form answers. */
export const thanks = diviPage({
  id: 41,
  path: '/kontakt/',
  title: 'Danke',
  description: '',
  content: section(0, '<h1>Vielen Dank</h1><p>Wir melden uns spätestens am nächsten Werktag.</p>'),
});
