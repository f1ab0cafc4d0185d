import { accounts } from './accounts.ts';
import { assets } from './paths.ts';
import { element, homePage } from './typo3.ts';

const picture = (file: string, alt: string) => `<img class="wide" src="/fileadmin/_processed_/${file}" alt="${alt}">`;

/** Start page with a film that waits for a click. */
export const start = homePage({
  id: 1,
  title: 'Zuhause an der Havel',
  description: 'Zwei Pflegeheime und ein ambulanter Pflegedienst in Werder und Ketzin. Gemeinnützig seit 1993.',
  path: '/',
  content: `${picture('8/1/csm_haus_ufer_c40d17.svg', 'Haus Havelblick vom Ufer aus')}
${element(11, 'Willkommen', 'In zwei Häusern leben 142 Menschen, und unser ambulanter Dienst fährt täglich rund 190 Haushalte an. Überschüsse bleiben in der Pflege.', '<a class="btn btn-primary" href="/platzanfrage">Pflegeplatz anfragen</a>')}
${element(12, 'Ein Vormittag bei uns', `<div class="hb-film" data-video="${accounts.film}" data-title="Ein Vormittag im Haus Havelblick"><img src="/fileadmin/user_upload/film-vorschau.svg" alt=""><div><button type="button" class="btn btn-primary">Film abspielen</button><p class="small">Mit dem Klick laden Sie den Film von YouTube (Google Ireland Limited) im erweiterten Datenschutzmodus. Dabei werden Ihre IP-Adresse und Gerätedaten auch in die USA übertragen. <a href="/datenschutz#c309">Mehr dazu</a></p></div></div>`)}`,
});

/** One of the homes, with its tour in three dimensions. */
export const home = homePage({
  id: 12,
  title: 'Haus Havelblick',
  description: '84 Einzelzimmer am Ufer, Wohnbereich für Menschen mit Demenz, Tagespflege.',
  path: '/haus-havelblick',
  content: `${element(21, 'Wohnen mit Blick aufs Wasser', '84 Einzelzimmer mit eigenem Bad, vier Wohnküchen, ein geschützter Garten. Im Erdgeschoss liegt der Wohnbereich für Menschen mit Demenz.')}
<div id="c22" class="frame frame-default frame-type-html frame-layout-0"><h2>Virtueller Rundgang</h2>
<iframe width="853" height="480" src="https://my.matterport.com/show/?m=${accounts.matterport}&brand=0&lang=de" frameborder="0" allowfullscreen allow="xr-spatial-tracking" title="Rundgang durch Haus Havelblick"></iframe></div>
${element(23, 'Kosten (ab 1. Januar 2026)', '<table class="table"><thead><tr><th>Pflegegrad</th><th>Eigenanteil im Monat</th></tr></thead><tbody><tr><td>1</td><td>3.412 €</td></tr><tr><td>2 bis 5</td><td>2.781 € (ohne Leistungszuschlag)</td></tr></tbody></table>')}`,
});

const map = (name: string, column: number, row: number, route: string) =>
  `<div class="hb-map leaflet-container" data-column="${column}" data-row="${row}"><div class="leaflet-tile-pane"></div><div class="map-hint"><p>Die Karte kommt von OpenStreetMap. Beim Laden erfährt die OpenStreetMap Foundation (Großbritannien) Ihre IP-Adresse; Cookies setzt sie nicht.</p><button type="button" class="btn btn-primary">Karte von ${name} laden</button></div></div><p><a href="https://www.google.com/maps/dir/?api=1&amp;destination=${encodeURIComponent(route)}" target="_blank" rel="noopener">Route mit Google Maps planen (neues Fenster)</a></p>`;

/** Where the homes and the nursing service are. */
export const places = homePage({
  id: 14,
  title: 'Standorte und ambulante Pflege',
  description: 'Haus Havelblick in Werder, Haus Lindenhof in Ketzin und der ambulante Dienst.',
  path: '/standorte',
  content: `${element(31, 'Haus Havelblick, Werder', 'Uferpromenade 18, 14542 Werder (Havel)', map('Werder', 8788, 5381, 'Uferpromenade 18, 14542 Werder (Havel)'))}
${element(32, 'Haus Lindenhof, Ketzin', 'Lindenstraße 44, 14669 Ketzin/Havel', map('Ketzin', 8781, 5375, 'Lindenstraße 44, 14669 Ketzin/Havel'))}
${element(33, 'Havelblick mobil – ambulante Pflege', 'Grundpflege, Behandlungspflege, Beratungsbesuche nach § 37 Abs. 3 SGB XI, Verhinderungspflege. Telefon 03327 555 18-60, rund um die Uhr.')}`,
});

/** Events and files to fetch. */
export const news = homePage({
  id: 18,
  title: 'Termine und Downloads',
  description: 'Angehörigenabende, Feste, Heimvertrag und Preise zum Herunterladen.',
  path: '/aktuelles',
  content: `<div id="c41" class="frame frame-type-list"><div class="news-list-view"><div class="article articletype-0"><h3>Angehörigenabend Demenz</h3><p><time datetime="2026-12-03">3. Dezember 2026, 18 Uhr</time>, Haus Havelblick. Ohne Anmeldung. <a href="/fileadmin/kalender/angehoerigenabend.ics">In den Kalender (ICS)</a></p></div><div class="article articletype-0"><h3>Adventskaffee</h3><p><time datetime="2026-12-12">12. Dezember 2026, 15 Uhr</time>, Haus Lindenhof. Wir fotografieren nicht; wer selbst fotografiert, fragt bitte vorher.</p></div></div></div>
${element(42, 'Zum Herunterladen', '<ul class="ce-uploads"><li><a href="/fileadmin/downloads/Mustervertrag_WBVG_2026.pdf">Mustervertrag nach WBVG (PDF, 410 KB)</a></li><li><a href="/fileadmin/downloads/Entgelte_2026.pdf">Entgelte 2026 (PDF, 96 KB)</a></li><li><a href="/fileadmin/downloads/Schweigepflichtentbindung.pdf">Entbindung von der Schweigepflicht (PDF, 58 KB)</a></li><li><a href="/fileadmin/downloads/Transparenzbericht_Haus_Havelblick.pdf">Qualitätsbericht (PDF, 220 KB)</a></li></ul>')}`,
});

/** Donations by bank transfer; no form, no provider. */
export const donations = homePage({
  id: 20,
  title: 'Spenden',
  description: 'Ihre Spende für Klavierstunden, Gartenbänke und Ausflüge.',
  path: '/spenden',
  content: `${element(51, 'Für das, was keine Kasse zahlt', 'Klavierstunden, Gartenbänke, Ausflüge an die Havel: Dafür bitten wir um Ihre Hilfe.', '<img src="/fileadmin/user_upload/girocode.svg" width="180" height="180" alt="GiroCode mit unseren Bankdaten">', 'Havelblick Pflege gGmbH · Bank: Havelländische Spargenossenschaft · Verwendungszweck: Spende. Die Kontonummer steht im GiroCode und auf Ihrem Überweisungsträger im Foyer.')}
${element(52, 'Zuwendungsbestätigung', 'Bis 300 Euro genügt dem Finanzamt der Kontoauszug. Darüber schicken wir Ihnen im Januar eine Bestätigung, wenn Sie Ihre Anschrift im Verwendungszweck nennen. Wir bewahren die Belege zehn Jahre auf (§ 147 AO).', '<a href="https://www.betterplace.org/de/projects/beispiel-havelblick" target="_blank" rel="noopener">Unser Projekt „Gartenbänke“ auf betterplace.org</a>')}`,
});

/** The page in easy language, with a typeface for people who see badly. */
export const easyLanguage = homePage({
  id: 22,
  title: 'Leichte Sprache',
  description: 'Wer wir sind und was wir tun, in Leichter Sprache.',
  path: '/leichte-sprache',
  styles: [`${assets.site}/Css/leichte-sprache.css?1698412200`],
  content: `<div class="leichte-sprache">${element(61, 'Wer sind wir?', 'Wir sind ein Pflege-Heim.<br>Wir haben 2 Häuser.<br>Wir kommen auch zu Ihnen nach Hause.')}
${element(62, 'Daten-Schutz', 'Daten sind zum Beispiel: Ihr Name. Oder Ihre Telefon-Nummer.<br>Wir passen auf Ihre Daten auf.<br>Wir zählen, wie viele Menschen unsere Internet-Seite lesen. Aber nur, wenn Sie Ja sagen.<br>Wir geben Ihre Daten nicht weiter.<br>Den ganzen Text finden Sie hier: <a href="/datenschutz">Datenschutz-Erklärung</a>. Der Text ist nicht in Leichter Sprache.')}
${element(63, 'Haben Sie Fragen?', 'Rufen Sie uns an: 03327 555 18-40.')}</div>`,
});
