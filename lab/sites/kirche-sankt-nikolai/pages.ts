import { type HelixPage, hiddenMail } from './helix.ts';

const home = `<p><img class="hero" src="/images/kirche/titelbild.svg" alt="Die Sankt-Nikolai-Kirche hinter dem Deich" width="1200" height="440"></p>
<p><strong>Moin und herzlich willkommen!</strong> Seit 1287 läuten in Hollerdeich die Glocken von Sankt Nikolai. Ob Sie zum Gottesdienst kommen, im Chor singen, jemanden zum Reden suchen oder Ihr Kind taufen lassen möchten: Die Tür ist offen.</p>
<div class="cards"><div class="card"><h2>Heiligabend</h2><p>15 Uhr Krippenspiel, 17 Uhr Christvesper, 23 Uhr Christmette bei Kerzenschein. Die Christvesper zeigen wir auch im <a href="/gottesdienste/livestream">Livestream</a>.</p></div>
<div class="card"><h2>Konfirmation 2027</h2><p>Alle, die zwischen Juli 2012 und Juni 2013 geboren sind, laden wir zur Konfi-Zeit ein. <a href="/konfirmanden">Zur Anmeldung</a></p></div>
<div class="card"><h2>Das Dach braucht Hilfe</h2><p>Der Westturm ist undicht. Von 180 000 € fehlen noch 61 400 €. <a href="/spenden">Online spenden</a></p></div></div>`;

const services = `<p>Wir feiern sonntags um 10 Uhr, am ersten Sonntag im Monat mit Abendmahl (Traubensaft), am dritten als Familiengottesdienst. Im Anschluss gibt es Kirchkaffee.</p>
<table><tr><th>1. Advent</th><td>10 Uhr</td><td>Pastorin Wencke Oldehaver</td></tr><tr><th>2. Advent</th><td>10 Uhr, mit Kindern</td><td>Diakon Thorben Haack</td></tr><tr><th>3. Advent</th><td>18 Uhr, Lichterkirche</td><td>Prädikantin Gesa von Bremen</td></tr></table>
<p>Taufen sind an jedem zweiten Samstag möglich. Bitte rufen Sie im Kirchenbüro an. Wer nicht kommen kann, feiert im <a href="/gottesdienste/livestream">Livestream</a> mit.</p>`;

const livestream = `<p>Am ersten Sonntag im Monat übertragen wir ab 9:55 Uhr aus der Kirche. Die Kamera steht auf der Empore und zeigt Altar und Kanzel, nicht die Bänke.</p>
<div class="ratio ratio-16x9"><iframe width="860" height="484" src="https://www.youtube.com/embed/live_stream?channel=UCnk0laiH0llerdeich1287x" title="Livestream Sankt Nikolai" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" allowfullscreen></iframe></div>
<p>Das Liedblatt liegt ab samstags im Kirchenbüro aus.</p>`;

const dates = `<p>Alle Gottesdienste, Konzerte und Gruppen auf einen Blick:</p>
<iframe id="et-frame" src="https://www.evangelische-termine.de/veranstaltungen?vid=3817&amp;region=all&amp;eventtype=all&amp;itemsPerPage=10&amp;css=none" title="Veranstaltungskalender" width="100%" height="620" frameborder="0"></iframe>`;

const places = `<p>Kirche, Gemeindehaus, Friedhof und die Kapelle in Osterbruch finden Sie auf unserer Karte. Parken können Sie am Deich; Plätze für Menschen mit Behinderung sind direkt am Gemeindehaus.</p>
<iframe width="100%" height="480" frameborder="0" allowfullscreen allow="geolocation" src="//umap.openstreetmap.de/de/map/sankt-nikolai-hollerdeich_94211?scaleControl=false&amp;miniMap=false&amp;scrollWheelZoom=false&amp;zoomControl=true&amp;editMode=disabled&amp;moreControl=false&amp;searchControl=null&amp;datalayersControl=false&amp;onLoadPanel=none&amp;captionBar=false" title="Karte unserer Orte"></iframe>
<p><a href="https://umap.openstreetmap.de/de/map/sankt-nikolai-hollerdeich_94211" target="_blank" rel="noopener">Karte in voller Größe</a></p>
<h2>Die Kirche</h2><p>Backsteinbau auf Feldsteinsockel, Taufbecken aus Bronze (um 1320), Orgel von Arp Schnitger-Schülern (1731), zuletzt restauriert 2009.</p>`;

const donations = `<p>Mit Ihrer Spende helfen Sie, den Turm trocken zu bekommen. Das Formular stellt unser Partner twingle im Auftrag der Bank für Kirche und Diakonie bereit; Sie zahlen per Lastschrift oder Überweisung.</p>
<!-- twingle -->
<script>
(function() {
var u = "https://spenden.twingle.de/embed/sankt-nikolai-hollerdeich/turmdach/tw67b0d91e44c25/widget";
var id = '_' + Math.random().toString(36).substr(2, 9);
var d = document, g = d.createElement('script');
d.write('<div id="twingle-public-embed-' + id + '"></div>');
var s = d.getElementById('twingle-public-embed-' + id);
g.async = true; g.src = u + '/' + id; s.parentNode.insertBefore(g, s);
})();
</script>
<!-- twingle -->
<h2>Lieber klassisch?</h2><p>Kirchenamt an der Oste, IBAN DE02 3506 0190 1555 0301 20, Verwendungszweck „Turmdach Sankt Nikolai“. Eine Zuwendungsbestätigung schicken wir gern zu.</p>`;

const contact = `<table><tr><th>Pfarramt</th><td>Pastorin Wencke Oldehaver, Deichstraße 2, 04779 555 30 10, ${hiddenMail('wencke.oldehaver@kirche-sankt-nikolai.test')}</td></tr>
<tr><th>Kirchenbüro</th><td>Heike Mahler, Deichstraße 4, 04779 555 30 12, ${hiddenMail('kirchenbuero@kirche-sankt-nikolai.test')}</td></tr>
<tr><th>Kinder und Jugend</th><td>Diakon Thorben Haack, 0151 555 03 07 71, ${hiddenMail('jugend@kirche-sankt-nikolai.test')}</td></tr>
<tr><th>Kirchenmusik</th><td>Kantorin Ilka Stürken, ${hiddenMail('musik@kirche-sankt-nikolai.test')}</td></tr></table>
<p>In seelischer Not erreichen Sie rund um die Uhr die Telefonseelsorge: 0800 111 0 111 (kostenfrei, anonym).</p>`;

const chronicle = `<p>Aus unserem Gemeindebrief, Ausgabe September bis November.</p>
<h2>Getauft wurden</h2><p>Mats Behrens (geb. 14. März 2025), Am Sieltief · Lotta und Fiete Hinck (geb. 2. Februar 2024), Osterende</p>
<h2>Getraut wurden</h2><p>Neele Tiedemann und Jannik Wist</p>
<h2>Kirchlich bestattet wurden</h2><p>Alma Katharina Rieper, 91 Jahre, Lindenallee · Hinrich Junge, 78 Jahre, Deichstraße</p>
<h2>Wir gratulieren zum Geburtstag</h2><p>Gerda Ahlf, 85 Jahre (3. Oktober) · Wilhelm Steffens, 90 Jahre (19. Oktober) · Hanna Kück, 80 Jahre (7. November)</p>`;

/** Pages of the parish but for forms and legal texts. */
export const contentPages: readonly HelixPage[] = [
  { path: '/', item: 101, title: 'Willkommen in Sankt Nikolai', view: 'featured', content: home },
  { path: '/gottesdienste', item: 104, title: 'Gottesdienste', content: services },
  { path: '/gottesdienste/livestream', item: 105, title: 'Livestream', content: livestream },
  { path: '/termine', item: 106, title: 'Termine', content: dates },
  { path: '/spenden', item: 110, title: 'Spenden', content: donations },
  { path: '/kontakt', item: 111, title: 'Kontakt und Orte', content: `${contact}\n${places}` },
  { path: '/freud-und-leid', item: 115, title: 'Freud und Leid', content: chronicle },
];
