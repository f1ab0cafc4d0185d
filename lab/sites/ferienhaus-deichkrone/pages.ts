import { code, type DiviPage, section, text } from './divi.ts';
import { house } from './house.ts';

const uploads = '/wp-content/uploads';
const smoobu = 'https://login.smoobu.com';

const card = (picture: string, title: string, facts: string, price: string, dog: 'ja' | 'nein', link: string) =>
  `<div class="et_pb_column et_pb_column_1_4 dk-haus" data-hund="${dog}"><div class="et_pb_module et_pb_blurb et_pb_blurb_position_top"><div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap"><img src="${uploads}/2024/05/${picture}.svg" alt="Haus ${title}" width="400" height="260"></span></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header">${title}</h4><div class="et_pb_blurb_description"><p>${facts}</p><p class="dk-preis"><strong>ab ${price} €</strong> pro Nacht<br><small>zzgl. Endreinigung 95 € und Wäschepaket 18 € pro Person (beides obligatorisch), zzgl. Gästebeitrag</small></p><p><a href="${link}">${link === '/buchen/' ? 'Verfügbarkeit prüfen' : 'Zum Haus'}</a></p></div></div></div></div></div>`;

const houses = `<div class="et_pb_section et_section_regular"><div class="et_pb_row dk-filter"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h2>Unsere vier Häuser</h2><p>Mit Hund? <button type="button" data-dk-filter="alle">Alle anzeigen</button> <button type="button" data-dk-filter="ja">Akzeptieren Hunde</button> <button type="button" data-dk-filter="nein">Ablehnen (Allergiker)</button></p></div></div></div><div class="et_pb_row et_pb_row_4col">${[
  card('moewennest', 'Möwennest', '6 Personen, 3 Schlafzimmer, Sauna, 250 m zum Deich', '119', 'ja', '/ferienhaeuser/moewennest/'),
  card('strandlaeufer', 'Strandläufer', '4 Personen, 2 Schlafzimmer, eingezäunter Garten', '95', 'ja', '/buchen/'),
  card('kiekut', 'Kiekut', '4 Personen, Dachterrasse mit Blick auf Norderney', '99', 'nein', '/buchen/'),
  card('luettje-huus', 'Lüttje Huus', '2 Personen, Kaminofen, für Allergiker', '79', 'nein', '/buchen/'),
].join('')}</div></div>`;

const review = (id: string, name: string, when: string, words: string) =>
  `<div class="ti-review-item source-Google" data-empty="0"><div class="ti-inner"><div class="ti-review-header"><div class="ti-platform-icon"></div><div class="ti-profile-img"><trustindex-image data-imgurl="https://lh3.googleusercontent.com/a-/${id}=w40-h40-c-rp-mo-br100" alt="${name} profile picture"></trustindex-image></div><div class="ti-profile-details"><div class="ti-name">${name}</div><div class="ti-date">${when}</div></div></div><span class="ti-stars">★★★★★</span><div class="ti-review-text-container ti-review-content">${words}</div></div></div>`;

const reviews = `<pre class="ti-widget"><template id="trustindex-google-widget-html"><div class="ti-widget ti-goog ti-review-text-mode-readmore" data-no-translation="true" data-layout-id="4" data-set-id="light-background" data-language="de" data-wkey="a2e1"><div class="ti-widget-container ti-col-3"><div class="ti-reviews-container"><div class="ti-reviews-container-wrapper">${review('ALV-UjXd7', 'Heike und Rolf M.', '11. Oktober 2026', 'Blitzsauber, herzliche Gastgeber, der Hund durfte mit auf den Deich. Wir kommen wieder!')}${review('ACg8ocKt2', 'Familie Özkan', '28. August 2026', 'Das Möwennest hat alles, was man mit drei Kindern braucht.')}${review('ALV-UjQw9', 'Jan-Peter L.', '3. Juni 2026', 'Morgens Brötchen vor der Tür, abends Sauna. Moin und danke!')}</div></div></div></div></template></pre><div data-src="https://cdn.trustindex.io/loader.js?wp-widget" data-template-id="trustindex-google-widget-html" data-css-url="https://cdn.trustindex.io/assets/widget-presetted-css/v2/4-light-background.css"></div>
<script async src="https://cdn.trustindex.io/loader.js?ver=13.2" id="trustindex-loader-js-js"></script>`;

const drone = `<div class="et_pb_module et_pb_video et_pb_video_0"><div class="et_pb_video_box"><div class="rll-youtube-player" data-src="https://www.youtube-nocookie.com/embed/DkR0hn3nFlg" data-id="DkR0hn3nFlg" data-query="feature=oembed" data-alt="Norddeich von oben"></div></div></div>`;

const start: DiviPage = {
  id: 9,
  path: '/',
  title: 'Ferienhäuser am Deich',
  description: 'Vier gemütliche Ferienhäuser für zwei bis sechs Personen in Norddeich an der Nordsee, direkt vom Vermieter.',
  body: `<section class="et_pb_module et_pb_fullwidth_header et_pb_text_align_left"><div class="et_pb_fullwidth_header_container left"><div class="header-content-container"><div class="header-content"><h1 class="et_pb_module_header">Moin! Urlaub hinter der Deichkrone</h1><span class="et_pb_fullwidth_header_subhead">Vier Häuser, ein Deich, ganz viel Himmel</span><div class="et_pb_header_content_wrapper"><p>Seit 2011 vermieten wir in Norddeich, persönlich und ohne Umweg. Wir lehnen Massentourismus ab und nehmen uns Zeit für jeden Gast.</p></div><a class="et_pb_button et_pb_more_button et_pb_button_one" href="/buchen/">Jetzt Zeitraum wählen</a></div></div></div></section>
${houses}
${section(text('<h2>Norddeich von oben</h2><p>Unser Drohnenfilm, drei Minuten. Der Film startet erst, wenn Sie auf das Bild klicken. Vorher werden keine Daten an YouTube übertragen.</p>'), drone)}
${section(text('<h2>Das sagen unsere Gäste</h2>'), code(reviews))}`,
};

const calendar = `<div id="smoobuApartment${house.smoobu.moewennest}de" class="calendarWidget"><div class="calendarContent" data-load-calendar-url="${smoobu}/de/cockpit/widget/single-calendar/${house.smoobu.moewennest}" data-verification="3f0b71ce52a94d86e17c04b9d85fa26e7031c9b4f68d52ae0b7c19d34e6f8a25" data-baseUrl="${smoobu}" data-disable-css="false"></div><script type="text/javascript" src="${smoobu}/js/Apartment/CalendarWidget.js"></script></div>`;

const tour = `<div class="et_pb_module et_pb_video et_pb_video_0"><div class="et_pb_video_box"><iframe loading="lazy" title="Rundgang Haus Möwennest" width="1080" height="608" src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="https://www.youtube.com/embed/M0ew3nNe5t1?feature=oembed" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe><noscript><iframe title="Rundgang Haus Möwennest" width="1080" height="608" src="https://www.youtube.com/embed/M0ew3nNe5t1?feature=oembed" allowfullscreen></iframe></noscript></div></div>`;

const gullsNest: DiviPage = {
  id: 31,
  path: '/ferienhaeuser/moewennest/',
  title: 'Haus Möwennest für sechs Personen',
  description: 'Ferienhaus Möwennest: 110 m², drei Schlafzimmer, Sauna, Hund willkommen, 250 m zum Deich.',
  body: `${section(text('<h1>Haus Möwennest</h1>'), tour)}
${section(
  text(
    '<p>110 Quadratmeter, drei Schlafzimmer, zwei Bäder, Sauna und Kaminofen. WLAN ist inklusive, im Garten stehen Strandkorb und Schaukel. Ein Hund darf mit (8 € pro Nacht).</p><table><thead><tr><th>Zeitraum</th><th>Preis pro Nacht</th></tr></thead><tbody><tr><td>November bis März</td><td>119 €</td></tr><tr><td>April bis Juni, September, Oktober</td><td>149 €</td></tr><tr><td>Juli, August, Weihnachten</td><td>189 €</td></tr></tbody></table><p><small>Zuzüglich Endreinigung 95 € und Wäschepaket 18 € pro Person, beides obligatorisch. Der Gästebeitrag der Stadt Norden (3,50 € pro Person und Nacht in der Hauptsaison, ab 18 Jahren) wird vor Ort abgerechnet.</small></p>',
  ),
  text('<h2>Belegung</h2>'),
  code(calendar),
  text('<p><a class="et_pb_button" href="/buchen/">Jetzt buchen</a></p>'),
)}`,
};

const bookingTool = `<div id="apartmentIframeAll"><script type="text/javascript" src="${smoobu}/js/Settings/BookingToolIframe.js"></script><script>BookingToolIframe.initialize({"url": "${smoobu}/de/booking-tool/iframe/${house.smoobu.tool}", "baseUrl": "${smoobu}", "target": "#apartmentIframeAll"})</script></div>`;

const campaign = `<!-- FB Fruehbucher 2024 ViewContent --><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=${house.pixel}&amp;ev=ViewContent&amp;cd[content_name]=Buchung&amp;noscript=1" alt="">`;

const newsletter = `<!-- MailerLite Universal -->
<script>
    (function(w,d,e,u,f,l,n){w[f]=w[f]||function(){(w[f].q=w[f].q||[])
    .push(arguments);},l=d.createElement(e),l.async=1,l.src=u,
    n=d.getElementsByTagName(e)[0],n.parentNode.insertBefore(l,n);})
    (window,document,'script','https://assets.mailerlite.com/js/universal.js','ml');
    ml('account', '${house.mailerLite.account}');
</script>
<!-- End MailerLite Universal -->
<div class="ml-embedded" data-form="${house.mailerLite.form}"></div>`;

const booking: DiviPage = {
  id: 35,
  path: '/buchen/',
  title: 'Verfügbarkeit und Buchung',
  description: 'Freie Zeiträume aller vier Häuser ansehen und direkt beim Vermieter buchen.',
  body: `${section(text('<h1>Verfügbarkeit und Buchung</h1><p>Wählen Sie Anreise und Abreise. Die Buchung läuft über unser Buchungssystem Smoobu (Smoobu GmbH, Berlin); was dort mit Ihren Daten geschieht, steht in unserer <a href="/datenschutz/#smoobu">Datenschutzerklärung</a>. Es gelten unsere <a href="/mietbedingungen/">Mietbedingungen</a>.</p>'), code(bookingTool), code(campaign))}
${section(text('<h2>Nichts frei?</h2><p>Im Deichbrief schreiben wir, wenn kurzfristig eine Lücke entsteht.</p>'), code(newsletter))}`,
};

const weather = `<div id="wcom-7d20e4" class="wcom-default w300x250"><link rel="stylesheet" href="//cs3.wettercomassets.com/woys/5/css/w.css" media="all"><div class="wcom-city"><a href="https://www.wetter.com/deutschland/norden/norddeich/DE0007687005.html" target="_blank" rel="nofollow noopener">Wetter Norddeich</a></div><div id="wcom-7d20e4-weather"></div><script type="text/javascript" src="//cs3.wettercomassets.com/woys/5/js/w.js"></script><script type="text/javascript">_wcomWidget({id:'wcom-7d20e4',location:'DE0007687005',format:'300x250',type:'summary'});</script></div>`;

const wind = `<script type='text/javascript' src='https://www.windfinder.com/widget/forecast/js/norddeich?unit_wave=m&unit_rain=mm&unit_temperature=c&unit_wind=bft&unit_pressure=hPa&days=3&show_day=1'></script><noscript><a rel='nofollow' href='https://www.windfinder.com/forecast/norddeich?utm_source=forecast&utm_medium=web&utm_campaign=homepageweather&utm_content=noscript-forecast'>Windvorhersage für Norddeich</a> von Windfinder.com</noscript>`;

const coast: DiviPage = {
  id: 42,
  path: '/kueste/',
  title: 'Wetter, Wind und Gezeiten',
  description: 'Wetter, Wind und Hochwasserzeiten in Norddeich, dazu ein Blick vom Deich.',
  body: `${section(text('<h1>Wetter, Wind und Gezeiten</h1>'), code(weather), code(wind))}
${section(
  text(
    `<h2>Hochwasser am Anleger</h2><p>Nach dem Gezeitenkalender des BSH, von Hand eingetragen, ohne Gewähr.</p><table><thead><tr><th>Tag</th><th>Hochwasser</th><th>Niedrigwasser</th></tr></thead><tbody><tr><td>Mo, 23.11.</td><td>09:41 / 22:03</td><td>03:22 / 15:50</td></tr><tr><td>Di, 24.11.</td><td>10:24 / 22:47</td><td>04:08 / 16:34</td></tr><tr><td>Mi, 25.11.</td><td>11:06 / 23:29</td><td>04:51 / 17:15</td></tr></tbody></table><h2>Livebild vom Deich</h2><p>Alle zehn Minuten neu, Blick nach Norderney. Auf dem Bild sind keine Personen erkennbar.</p><img src="${uploads}/webcam/deich-aktuell.svg" alt="Blick vom Deich aufs Watt" width="960" height="400">`,
  ),
)}`,
};

/** Start, one house, booking and coast. */
export const contentPages: readonly DiviPage[] = [start, gullsNest, booking, coast];
