import { firm, heading, moduleOf, myWebsite, pasted, text } from './frame.ts';

const seal = pasted(`<!-- ProvenExpert ProSeal Widget -->
<noscript><a href="https://www.provenexpert.com/elektro-brunnert-gmbh/?utm_source=seals&amp;utm_campaign=embedded-proseal&amp;utm_medium=profile" target="_blank" title="Kundenbewertungen &amp; Erfahrungen zu Elektro Brunnert GmbH. Mehr Infos anzeigen." class="pe-pro-seal-more-infos">Mehr Infos</a></noscript>
<script id="proSeal">
    window.addEventListener('load', function(event) {
        window.provenExpert.proSeal({
            widgetId: "${firm.seal}", language:"de-DE", usePageLanguage: false, bannerColor: "#0d3b66", textColor: "#FFFFFF", showBackPage: true, showReviews: true, hideDate: true, hideName: false, googleStars: false, displayReviewerLastName: false, embeddedSelector: "", stickyToSide: "right", bottom: "130px", zIndex: "9999"
        })
    });
</script>
<script src="https://s.provenexpert.net/seals/proseal-v2.js"></script>
<!-- ProvenExpert ProSeal Widget -->`);

const home = `${heading('Ihr Elektriker in Steinhagen und Umgebung')}${text(
  'Seit 1974 sorgen wir dafür, dass bei Ihnen der Strom fließt: in Neubau und Altbau, in Werkstatt und Büro. 34 Kolleginnen und Kollegen, fünf Auszubildende, ein Ansprechpartner.',
  '<h2>Notdienst</h2><p>Bei Stromausfall oder Kabelbrand sind wir rund um die Uhr für Sie da: <a href="tel:+4952045550899"><i class="fas fa-phone"></i> 05204 555 08 99</a></p>',
  '<h2>Zufriedene Kunden</h2><p>Was unsere Kunden über uns sagen, sehen Sie rechts am Bildschirmrand.</p>',
)}${seal}`;

const services = `${heading('Leistungen')}${text(
  '<h2>Elektroinstallation</h2><p>Vom Zählerschrank bis zur letzten Steckdose, nach VDE 0100. Wir prüfen auch alte Anlagen (E-CHECK).</p>',
  '<h2>Smart Home</h2><p>Licht, Heizung, Jalousien: KNX-Partner seit 2009.</p>',
  '<h2>Gewerbe</h2><p>Prüfung ortsveränderlicher Geräte nach DGUV Vorschrift 3, Beleuchtung, Netzwerktechnik.</p>',
)}`;

const solar = `${heading('Photovoltaik und Wallbox')}${text(
  'Wir planen und bauen Ihre Anlage mit Speicher, melden sie beim Netzbetreiber an und warten sie. Mehr als 260 Dächer im Kreis Gütersloh tragen schon unsere Module.',
  '<ul><li>Beratung bei Ihnen zu Hause</li><li>Auslegung mit Verbrauchsprofil</li><li>Montage mit eigenem Team</li><li>Wallbox bis 22 kW</li></ul>',
)}`;

/** The firm's page at Facebook. */
export const facebook = 'https://www.facebook.com/elektrobrunnert.beispiel/';

const news = `${heading('Aktuelles')}${text('Neues von unseren Baustellen gibt es auf Facebook:')}${pasted(
  `<iframe src="https://www.facebook.com/plugins/page.php?href=${encodeURIComponent(facebook)}&tabs=timeline&width=340&height=500&small_header=false&adapt_container_width=true&hide_cover=false&show_facepile=true&appId" width="340" height="500" style="border:none;overflow:hidden" scrolling="no" frameborder="0" allowfullscreen="true" allow="autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share"></iframe>`,
)}`;

const career = `${heading('Karriere')}${text(
  '<h2>Elektroniker (m/w/d) Energie- und Gebäudetechnik</h2><p>Firmenwagen, 30 Tage Urlaub, Weihnachtsgeld, und freitags ist um 13 Uhr Schluss. Kein Anschreiben, kein Lebenslauf: <strong>In 60 Sekunden bewerben!</strong></p>',
)}${pasted(
  `<iframe src="https://${firm.funnelCustomer}.perspectivefunnel.com/${firm.funnel}/?embed=true" title="In 60 Sekunden bewerben" width="100%" height="640" frameborder="0" loading="eager"></iframe>`,
)}${text('Hinweise zum Umgang mit Bewerbungen: <a href="/app/download/5817209344/Datenschutz_Bewerber.pdf">Datenschutzhinweise für Bewerber (PDF)</a>')}`;

const field = (label: string, name: string, type = 'text') =>
  `<label for="xf-${name}">${label} *<input id="xf-${name}" type="${type}" name="${name}" required="required"/></label>`;

const form = moduleOf(
  'remoteModule-contact',
  `<div id="modul_6208412_content"><div id="NMS6208412"><form class="xform" action="/kontakt/" method="post" enctype="multipart/form-data"><p>Felder mit * müssen ausgefüllt werden.</p>
<label for="xf-anrede">Anrede *<select id="xf-anrede" name="anrede" required="required"><option value="">Bitte wählen</option><option>Herr</option><option>Frau</option></select></label>
${field('Vorname', 'vorname')}${field('Nachname', 'nachname')}${field('Straße und Hausnummer', 'strasse')}${field('PLZ', 'plz')}${field('Ort', 'ort')}${field('Telefon (Festnetz)', 'telefon', 'tel')}${field('Mobilnummer', 'mobil', 'tel')}${field('E-Mail', 'email', 'email')}${field('Geburtsdatum', 'geburtsdatum', 'date')}
<label for="xf-wohnung">Sie sind *<select id="xf-wohnung" name="wohnverhaeltnis" required="required"><option value="">Bitte wählen</option><option>Eigentümer</option><option>Mieter</option><option>Verwalter</option></select></label>
<label for="xf-quelle">Wie sind Sie auf uns aufmerksam geworden? *<select id="xf-quelle" name="quelle" required="required"><option value="">Bitte wählen</option><option>Empfehlung</option><option>Internet</option><option>Fahrzeug gesehen</option></select></label>
<label for="xf-nachricht">Ihre Nachricht *<textarea id="xf-nachricht" name="nachricht" rows="5" required="required"></textarea></label>
<label for="xf-foto">Foto (z. B. vom Zählerschrank)<input id="xf-foto" type="file" name="foto"/></label>
<label><input type="checkbox" name="werbung" value="1" checked="checked"/> Ja, bitte informieren Sie mich künftig per E-Mail und Telefon über Angebote.</label>
<button type="submit">Absenden</button></form></div></div>`,
);

const map = pasted(
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2453.182!2d8.4086!3d52.0021!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x47ba16f0c1d9e0a7%3A0x5e3c9c1b7e2!2sElektro%20Brunnert%20GmbH!5e0!3m2!1sde!2sde!4v1526988245123" width="600" height="320" frameborder="0" style="border:0" allowfullscreen></iframe>',
);

const contact = `${heading('Kontakt')}${text(
  'Elektro Brunnert GmbH, Gewerbepark Ost 14, 33803 Steinhagen, Telefon <a href="tel:+495204555080">05204 555 08-0</a>, <a href="mailto:info@elektro-brunnert.test">info@elektro-brunnert.test</a>',
  '<table class="team"><tr><td>Dieter Brunnert</td><td>Geschäftsführung</td><td>0151 555 080 10</td></tr><tr><td>Jana Köckerling</td><td>Büro, Termine</td><td>05204 555 08-12</td></tr><tr><td>Murat Aydın</td><td>Photovoltaik</td><td>0151 555 080 21</td></tr></table>',
)}${form}${text('<h2>So finden Sie uns</h2>')}${map}`;

const page = (path: string, title: string, content: string): [string, string] => [path, myWebsite(path, title, content)];

/** Everything but the legal pages. */
export const contentPages: Record<string, string> = Object.fromEntries([
  page('/', 'Startseite', home),
  page('/leistungen/', 'Leistungen', services),
  page('/photovoltaik/', 'Photovoltaik', solar),
  page('/aktuelles/', 'Aktuelles', news),
  page('/karriere/', 'Karriere', career),
  page('/kontakt/', 'Kontakt', contact),
]);
