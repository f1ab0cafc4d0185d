import type { AlmhofPage } from './wordpress-page.ts';

const rooms = [
  ['zirbe', 'Doppelzimmer „Zirbe“', '26 m², Zirbenholz, Balkon nach Süden', '148'],
  ['gamsblick', 'Familienzimmer „Gamsblick“', '38 m², Stockbett in eigener Kammer', '196'],
  ['hochfeld', 'Suite „Hochfeld“', '52 m², Kachelofen und Freistehwanne', '234'],
] as const;

const roomCards = rooms
  .map(
    ([file, name, text]) =>
      `<div class="card"><img src="/wp-content/uploads/2025/05/${file}.svg" alt="${name}" width="400" height="250" loading="lazy"><h3>${name}</h3><p>${text}</p></div>`,
  )
  .join('');

const placeholder = (category: string, text: string, frame?: string) =>
  `<div class="cookiescript-placeholder" data-cookiecategory="${category}"><p>${text}</p>${frame ? `<button type="button" class="btn" data-einmal-laden="${frame}">Einmal laden</button>` : ''}<a href="javascript:CookieScript.instance.show()">Cookie-Einstellungen ändern</a></div>`;

const easybooking = `<div id="ebFrontEndFrame"></div>
<script src="//www.easy-booking.at/bookingengine2/js/jquery.easybooking.frontend.js"></script>
<script>function ebFrontendLoadedCheck(){if(typeof jQuery!="undefined"&&jQuery.fn.ebFrontEnd){jQuery("#ebFrontEndFrame").ebFrontEnd({customerId:"3187",serialNo:"5418-2276-9034",lang:"de",globalWidth:"900px",gtmDL:"false"});}else{setTimeout(ebFrontendLoadedCheck,200);}}ebFrontendLoadedCheck();</script>`;

const enquiry = `<div class="wpcf7 no-js" id="wpcf7-f88-p31-o1" lang="de-AT" dir="ltr" data-wpcf7-id="88"><form action="/anfragen/#wpcf7-f88-p31-o1" method="post" class="wpcf7-form init" aria-label="Anfrageformular" data-status="init">
<input type="hidden" name="_wpcf7" value="88"><input type="hidden" name="_wpcf7_version" value="6.1.1"><input type="hidden" name="_wpcf7_locale" value="de_AT">
<div class="columns"><label>Anreise* <input type="date" class="wpcf7-form-control wpcf7-date" name="anreise" required></label><label>Abreise* <input type="date" class="wpcf7-form-control wpcf7-date" name="abreise" required></label><label>Erwachsene* <select name="erwachsene" required><option>1</option><option selected>2</option><option>3</option><option>4</option></select></label></div>
<label>Alter der Kinder (für die Kinderermäßigung) <input name="kinder" class="wpcf7-form-control wpcf7-text" placeholder="z. B. 4 und 9 Jahre"></label>
<div class="columns"><label>Vor- und Nachname* <input name="your-name" required autocomplete="name"></label><label>E-Mail* <input type="email" name="your-email" required autocomplete="email"></label><label>Telefon* <input type="tel" name="your-tel" required autocomplete="tel"></label></div>
<label>Wünsche (bitte auch Unverträglichkeiten und gesundheitliche Einschränkungen angeben) <textarea name="your-message" rows="4"></textarea></label>
<label><span class="wpcf7-form-control-wrap" data-name="newsletter"><input type="checkbox" name="newsletter[]" value="ja" checked></span> Ja, ich möchte die „Almpost“ mit Angeboten per E-Mail erhalten. Abmelden ist jederzeit möglich.</label>
<p><small>Wie wir Ihre Angaben verarbeiten, lesen Sie in der <a href="/datenschutz/#anfragen">Datenschutzerklärung</a>.</small></p>
<button type="submit" class="wpcf7-form-control wpcf7-submit has-spinner">Unverbindlich anfragen</button><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;

const voucher = `<form class="voucher" method="post" action="/gutscheine/bestellt/"><div class="columns"><label>Wert* <select name="wert" required><option>€ 50,00</option><option>€ 100,00</option><option>€ 250,00</option></select></label><label>Für wen? (freiwillig) <input name="widmung"></label></div>
<div class="columns"><label>Ihr Name* <input name="name" required autocomplete="name"></label><label>E-Mail für den Gutschein (PDF)* <input type="email" name="email" required autocomplete="email"></label></div>
<label>Kreditkarte</label><div id="card-element"></div>
<p>Preise inkl. aller Steuern; Versand als PDF kostenlos. Es gelten unsere <a href="/agb/">AGB</a>; über Ihr Rücktrittsrecht informieren wir <a href="/agb/#ruecktritt">hier</a>. Ihre Kartendaten gehen unmittelbar an Stripe.</p>
<button type="submit" class="order">Zahlungspflichtig bestellen</button></form>`;

/** The pages for guests. */
export const guestPages: readonly AlmhofPage[] = [
  {
    path: '/',
    title: 'Berghotel am Wilden Kaiser',
    description: 'Familiengeführtes Berghotel auf 1.140 m mit Almküche, Sauna und 31 Zimmern.',
    front: true,
    main: `<h1>Griaß enk auf 1.140 Metern</h1><p>Seit 1962 kocht, heizt und bettet unsere Familie auf der Kirchleitn. Der Lift liegt zwölf Gehminuten entfernt, die nächste Hauptstraße vier Kilometer. Was auf den Tisch kommt, hat meistens hier oben gegrast oder ist hier oben gewachsen.</p>
<h2>Unsere Zimmer</h2><div class="columns">${roomCards}</div><h2>Das Wetter heroben</h2><ul class="wetter" data-wetter="/wp-json/bergweis/v1/wetter"><li>wird geladen …</li></ul><p><small>Daten: GeoSphere Austria (CC BY 4.0), über unseren Server bezogen.</small></p>`,
  },
  {
    path: '/zimmer-preise/',
    title: 'Zimmer und Preise',
    description: 'Preise je Person mit Dreiviertelpension.',
    main: `<h1>Zimmer &amp; Preise</h1><p>Je Person und Nacht mit Dreiviertelpension, zuzüglich Aufenthaltsabgabe von € 3,20 ab 15 Jahren.</p><table><thead><tr><th>Zimmer</th><th>Ausstattung</th><th>ab</th></tr></thead><tbody>${rooms.map(([, name, text, price]) => `<tr><td>${name}</td><td>${text}</td><td>€ ${price}</td></tr>`).join('')}</tbody></table><p><a class="btn" href="/buchen/">Verfügbarkeit prüfen</a></p>`,
  },
  {
    path: '/lage-webcam/',
    title: 'Lage, Anreise und Webcam',
    description: 'So kommen Sie auf die Kirchleitn, mit Blick durch die Webcam.',
    main: `<h1>Lage &amp; Webcam</h1><p>Mit der Bahn bis Wörgl, dann Bus 4060 bis Hinterleitn Dorf; von dort holen wir Sie ab. Mit dem Auto über die A12, Abfahrt Wörgl Ost.</p>
<h2>Livecam Kirchleitn</h2><div class="embed"><iframe id="feratel-cam" title="Panoramakamera von feratel" data-cookiescript="accepted" data-cookiecategory="functionality" data-src="https://webtv.feratel.com/webtv/?design=v5&amp;cam=5602&amp;lg=de&amp;c1=0&amp;c2=0" allowfullscreen></iframe>${placeholder('functionality', '<img src="https://wtvthmb.feratel.com/thumbnails/5602.jpeg?dcsdesign=WTP_feratel.com" alt="Vorschaubild der Livecam" width="240" height="135"><br>Die Livecam wird von feratel media technologies AG (Innsbruck) geladen.', 'feratel-cam')}</div>
<h2>Karte</h2><div class="embed"><iframe title="Karte von Google Maps" data-cookiescript="accepted" data-cookiecategory="functionality" data-src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2699.1!2d12.31!3d47.52!5e0!3m2!1sde!2sat" loading="lazy" allowfullscreen></iframe>${placeholder('functionality', 'Die Karte kommt von Google Maps. Beim Laden erfährt Google Ihre IP-Adresse. <a href="https://www.openstreetmap.org/#map=15/47.52/12.31" rel="noopener">Adresse bei OpenStreetMap öffnen</a>')}</div>`,
  },
  {
    path: '/gutscheine/',
    title: 'Gutscheine',
    description: 'Almhof-Gutscheine zum Ausdrucken.',
    main: `<h1>Ein Stück Alm verschenken</h1><p>Unsere Gutscheine gelten 30 Jahre, für Zimmer, Küche und Sauna.</p>${voucher}`,
    end: '<script src="https://js.stripe.com/v3/" id="stripe-js"></script>',
  },
  {
    path: '/anfragen/',
    title: 'Anfragen',
    description: 'Unverbindliche Anfrage an den Almhof.',
    main: `<h1>Unverbindliche Anfrage</h1><p>Magdalena und Korbinian antworten binnen eines Tages.</p>${enquiry}`,
  },
  {
    path: '/buchen/',
    title: 'Online buchen',
    description: 'Zimmer im Almhof direkt buchen.',
    main: `<h1>Direkt buchen</h1><p>Bestpreis, weil keine Provision anfällt. Unser Buchungssystem kommt von easybooking aus Innsbruck.</p>${easybooking}`,
  },
];
