import { htmlElement, textElement, typo3Page } from './typo3-page.ts';

const widgetOptions = 'hotel-1-418822-de_DE-s-w-1-1---0';

const tripadvisor = htmlElement(
  212,
  `<div id="TA_selfserveprop614" class="TA_selfserveprop"><ul id="hQm2Xc" class="TA_links kT8wLr"><li id="r0PzVd" class="y7NbQe"><a target="_blank" rel="noopener" href="https://www.tripadvisor.de/Hotel_Review-g1057342-d2418830-Reviews-Seehotel_Ammerblick-Diessen_am_Ammersee_Upper_Bavaria_Bavaria.html">318 Bewertungen auf Tripadvisor</a></li></ul></div>
<script async src="https://www.jscache.com/wejs?wtype=selfserveprop&amp;uniq=614&amp;locationId=2418830&amp;lang=de&amp;rating=true&amp;nreviews=2&amp;writereviewlink=true&amp;popIdx=false&amp;iswide=true&amp;border=true&amp;display_version=2" data-loadtrk onload="this.loadtrk=true"></script>`,
);

const holidayCheck = htmlElement(
  213,
  `<div class="cookieconsent-optout-marketing"><p>Unsere Bewertungen bei HolidayCheck zeigen wir Ihnen, wenn Sie <a href="javascript:void Cookiebot.renew()">Marketing-Cookies zulassen</a>.</p></div>
<div id="holidaycheck-widget-${widgetOptions}"></div><script type="text/plain" data-cookieconsent="marketing" src="https://www.holidaycheck.de/widgets?step=code&amp;type=code&amp;options=${widgetOptions}"></script>`,
);

const card = (picture: string, title: string, text: string) =>
  `<div class="card"><img src="/fileadmin/user_upload/zimmer/${picture}.svg" alt="${title}" loading="lazy" width="400" height="160"><div><h3>${title}</h3><p>${text}</p></div></div>`;

const map = `<div class="map-consent"><div class="cookieconsent-optout-marketing"><img src="/fileadmin/user_upload/lage/kartenausschnitt-google-maps.svg" alt="Kartenausschnitt: das Seehotel zwischen Seestraße und Ufer" width="800" height="320">
<p>Die interaktive Karte kommt von Google Maps. Erst wenn Sie auf „Karte laden“ klicken, wird eine Verbindung zu Google (auch in den USA) aufgebaut; dabei werden Ihre IP-Adresse und Cookies von Google verarbeitet. Mehr in unserer <a href="/datenschutz#c308">Datenschutzerklärung</a>.</p><p><button type="button" class="btn btn-primary" data-load-map>Karte laden</button></p></div>
<iframe class="cookieconsent-optin-marketing" style="display:none" data-cookieconsent="marketing" data-cookieblock-src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2672.4!2d11.1061!3d47.9507!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1sde!2sde" width="800" height="420" title="Anfahrtskarte" allowfullscreen loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe></div>`;

const field = (form: string, name: string, label: string, type: string, required = true) =>
  `<div class="form-group"><label for="${form}-${name}">${label}${required ? '<span class="required">*</span>' : ''}</label><input type="${type}" id="${form}-${name}" name="tx_form_formframework[${form}][${name}]" class="form-control"${required ? ' required' : ''}></div>`;

const enquiry = `<form enctype="multipart/form-data" method="post" novalidate id="anfrage-61" class="form" action="/anfrage?tx_form_formframework%5Baction%5D=perform&amp;tx_form_formframework%5Bcontroller%5D=FormFrontend&amp;cHash=4d1c0b88e5a37f26#anfrage-61">
<input autocomplete="off" aria-hidden="true" id="anfrage-61-JtHqW7" tabindex="-1" style="position:absolute;margin:0 0 0 -999em" type="text" name="tx_form_formframework[anfrage-61][JtHqW7]">
${field('anfrage-61', 'anreise', 'Anreise', 'date')}${field('anfrage-61', 'abreise', 'Abreise', 'date')}${field('anfrage-61', 'name', 'Name', 'text')}${field('anfrage-61', 'email', 'E-Mail', 'email')}${field('anfrage-61', 'telefon', 'Telefon (freiwillig)', 'tel', false)}
<div class="form-group"><label for="anfrage-61-wunsch">Ihre Wünsche</label><textarea id="anfrage-61-wunsch" name="tx_form_formframework[anfrage-61][wunsch]" rows="4"></textarea></div>
<div class="form-group"><div class="form-check"><input type="hidden" name="tx_form_formframework[anfrage-61][newsletter]" value=""><input type="checkbox" class="form-check-input" id="anfrage-61-newsletter" name="tx_form_formframework[anfrage-61][newsletter]" value="1" checked="checked"> <label for="anfrage-61-newsletter">Ja, ich möchte den Newsletter „Seepost“ mit Angeboten des Seehotels per E-Mail erhalten.</label></div></div>
<p class="small">Ihre Angaben verwenden wir, um Ihre Anfrage zu beantworten. Näheres finden Sie in der <a href="/datenschutz#c305">Datenschutzerklärung</a>. Felder mit * brauchen wir für ein Angebot.</p>
<div class="actions"><button class="btn btn-primary" type="submit" name="tx_form_formframework[anfrage-61][__currentPage]" value="1">Unverbindlich anfragen</button></div></form>`;

const upload = (name: string, label: string) =>
  `<div class="form-group"><label for="bewerbung-74-${name}">${label}<span class="required">*</span></label><input type="file" id="bewerbung-74-${name}" name="tx_form_formframework[bewerbung-74][${name}]" accept=".pdf,.jpg,.png" required></div>`;

const application = `<form enctype="multipart/form-data" method="post" novalidate id="bewerbung-74" class="form" action="/karriere?tx_form_formframework%5Baction%5D=perform&amp;tx_form_formframework%5Bcontroller%5D=FormFrontend&amp;cHash=90be27c1f4d3a865#bewerbung-74">
<input autocomplete="off" aria-hidden="true" id="bewerbung-74-kP0sXa" tabindex="-1" style="position:absolute;margin:0 0 0 -999em" type="text" name="tx_form_formframework[bewerbung-74][kP0sXa]">
<div class="form-group"><label for="bewerbung-74-stelle">Stelle<span class="required">*</span></label><select id="bewerbung-74-stelle" name="tx_form_formframework[bewerbung-74][stelle]" required><option>Rezeption (m/w/d)</option><option>Commis de Cuisine (m/w/d)</option><option>Ausbildung Hotelfach (m/w/d)</option></select></div>
${field('bewerbung-74', 'vorname', 'Vorname', 'text')}${field('bewerbung-74', 'nachname', 'Nachname', 'text')}${field('bewerbung-74', 'geburtsdatum', 'Geburtsdatum', 'date')}
<div class="form-group"><label for="bewerbung-74-familienstand">Familienstand<span class="required">*</span></label><select id="bewerbung-74-familienstand" name="tx_form_formframework[bewerbung-74][familienstand]" required><option value="">– bitte wählen –</option><option>ledig</option><option>verheiratet</option><option>geschieden</option><option>verwitwet</option></select></div>
${field('bewerbung-74', 'konfession', 'Konfession', 'text')}${field('bewerbung-74', 'staatsangehoerigkeit', 'Staatsangehörigkeit', 'text')}${field('bewerbung-74', 'telefon', 'Telefon', 'tel')}${field('bewerbung-74', 'email', 'E-Mail', 'email')}
${upload('foto', 'Bewerbungsfoto (JPG, PNG)')}${upload('lebenslauf', 'Lebenslauf (PDF)')}
<div class="actions"><button class="btn btn-primary" type="submit" name="tx_form_formframework[bewerbung-74][__currentPage]" value="1">Bewerbung absenden</button></div></form>`;

/** Start, rooms, restaurant, place, enquiry and jobs, as they stand in TYPO3's database. */
export const contentPages: Record<string, string> = {
  '/': typo3Page({
    id: 1,
    path: '/',
    title: 'Hotel am Ammersee mit Seeterrasse',
    description: 'Vier-Sterne-Haus in Dießen: 38 Zimmer, Restaurant, eigener Steg.',
    content: `<div id="c201" class="frame frame-type-image hero"><img src="/fileadmin/user_upload/start/seeterrasse-abend.svg" alt="Abend auf der Seeterrasse" width="1200" height="480"><h1>Ein Haus, ein Steg, ein See.</h1></div>
${textElement(203, 'Grüß Gott in Dießen', 'Seit 1926 stehen unsere Liegestühle am Westufer des Ammersees. 38 Zimmer, eine Küche mit Saibling aus dem Nachbarort und ein Steg, auf dem morgens um sechs nur die Haubentaucher unterwegs sind.', 'Im Blog stand einmal, bei uns sei das WLAN langsam. Das stimmt nicht mehr – aber am Steg schalten wir es absichtlich ab.')}
<div class="cards">${card('doppelzimmer-see', 'Seeseite', 'Balkon nach Osten, Sonnenaufgang inbegriffen. Ab 212 € mit Frühstück.')}${card('doppelzimmer-garten', 'Gartenseite', 'Ruhig, mit Blick in die Obstwiese. Ab 164 € mit Frühstück.')}${card('familienzimmer', 'Für Familien', 'Zwei Räume, eine Tür, viele Kissen. Ab 248 € mit Frühstück.')}</div>
${textElement(211, 'Was Gäste sagen')}<div class="widgets">${tripadvisor}${holidayCheck}</div>`,
  }),
  '/zimmer-preise': typo3Page({
    id: 12,
    path: '/zimmer-preise',
    title: 'Zimmer & Preise',
    description: 'Zimmer und Preise, direkt buchen ohne Umweg.',
    content: `${textElement(221, 'Direkt buchen', 'Preise je Zimmer und Nacht mit Frühstück, zuzüglich Kurbeitrag der Marktgemeinde. Hier buchen Sie ohne Vermittler; das Buchungssystem liefert unser Partner DIRS21.')}
${htmlElement(222, '<iframe src="https://v4.ibe.dirs21.de/channels/seehotel-ammerblick?culture=de-DE" title="Online-Buchung" width="100%" height="620" id="dirs21-ibe"></iframe>')}
${textElement(223, 'Lieber telefonisch?', 'Unsere Rezeption nimmt Buchungen täglich von 7 bis 22 Uhr unter +49 8807 555 02 10 entgegen.')}`,
  }),
  '/restaurant': typo3Page({
    id: 13,
    path: '/restaurant',
    title: 'Restaurant & Seeterrasse',
    description: 'Regionale Küche am Wasser.',
    content: `${textElement(231, 'Küche am Wasser', 'Saibling aus Utting, Käse aus Andechs, Brot von Bäcker Loy. Warme Küche von 12 bis 14 und 18 bis 21 Uhr, montags Ruhetag.')}
${htmlElement(232, `<div class="resmio-placeholder"><h3>Tisch reservieren</h3><p>Die Reservierung läuft über resmio. Mit dem Klick wird das Formular von den Servern der resmio GmbH geladen (<a href="/datenschutz#c309">mehr dazu</a>). Telefonisch geht es auch: +49 8807 555 02 14.</p><button type="button" class="btn btn-primary" data-load-resmio="https://static.resmio.com/static/de/widget.js#id=seehotel-ammerblick&amp;height=560px&amp;width=100%25&amp;backgroundColor=%23ffffff">Reservierung öffnen</button></div>`)}`,
  }),
  '/lage-webcam': typo3Page({
    id: 14,
    path: '/lage-webcam',
    title: 'Lage & Webcam',
    description: 'Anreise mit Bahn, Schiff und Auto; Livebild vom Steg.',
    content: `${textElement(241, 'So finden Sie zu uns', 'Vom Bahnhof Dießen sind es neun Minuten zu Fuß, vom Dampfersteg drei. Parkplätze liegen hinter dem Haus.', map)}
${textElement(243, 'Der See, jetzt gerade', 'Unsere Panoramakamera auf dem Bootshaus macht alle zehn Minuten ein Bild. Personen sind darauf nicht zu erkennen.')}
${htmlElement(244, '<iframe src="https://ammerblick.panomax.com/" title="Webcam Ammersee" width="100%" height="360" allowfullscreen></iframe>')}`,
  }),
  '/anfrage': typo3Page({
    id: 15,
    path: '/anfrage',
    title: 'Anfrage',
    description: 'Unverbindliche Anfrage.',
    content: textElement(251, 'Unverbindlich anfragen', 'Nennen Sie uns Ihre Wunschtage, wir melden uns innerhalb eines Tages.', enquiry),
  }),
  '/karriere': typo3Page({
    id: 16,
    path: '/karriere',
    title: 'Karriere',
    description: 'Arbeiten am See.',
    content: textElement(
      261,
      'Arbeiten, wo andere baden',
      'Personalzimmer, Fünf-Tage-Woche und jeden Abend ein Sprung vom Steg. Bewerben Sie sich gleich hier, Ihre Bewerbung behandeln wir vertraulich.',
      application,
    ),
  }),
};

/** What the forms answer. */
export const thanks = typo3Page({
  id: 15,
  path: '/anfrage',
  title: 'Vielen Dank',
  description: '',
  content: textElement(252, 'Vielen Dank', 'Ihre Nachricht ist bei uns angekommen.'),
});
