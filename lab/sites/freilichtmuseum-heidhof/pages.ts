import type { DrupalPage } from './drupal.ts';
import { museum } from './museum.ts';

const files = '/sites/default/files';

const film = `<div class="heidhof-film" data-src="https://www.youtube-nocookie.com/embed/hEiDh0fJahr?rel=0" data-title="Ein Jahr auf dem Heidhof"><img src="${files}/2025-04/film-ein-jahr.svg" alt="" width="640" height="360"><p>Der Film liegt bei YouTube. Er wird gezeigt, wenn Sie „Externe Medien“ erlauben.</p></div>`;

/** Remote video as Drupal's own media module renders it: a frame of the site itself around the player. */
const remoteVideo = `<div class="media media--type-remote-video media--view-mode-default"><div class="field field--name-field-media-oembed-video field--type-string field--label-hidden field__item"><iframe src="/media/oembed?url=https%3A//www.youtube.com/watch%3Fv%3DsPiNnsTub3k&amp;max_width=0&amp;max_height=0&amp;hash=Qd7xTz1mWl0o3v9dK2cBfYh5eRnUaJsP8iVgE4tLk6M" width="640" height="360" class="media-oembed-content" title="Spinnen in der Stube"></iframe></div></div>`;

const map = `<div class="heidhof-karte" id="karte"><div><p>Mit dem Klick wird eine Karte von OpenStreetMap geladen. Dabei erfährt die OpenStreetMap Foundation (Großbritannien) Ihre IP-Adresse. <a href="/datenschutz">Datenschutz</a></p><button type="button" class="button">Karte anzeigen</button></div></div>`;

/** Start, visit, events, houses and donations. */
export const contentPages: readonly DrupalPage[] = [
  {
    path: '/',
    title: 'Heidebauern, Handwerk, Heidschnucken',
    description: 'Das Freilichtmuseum in der Lüneburger Heide: 24 historische Gebäude, alte Nutztierrassen, Handwerk zum Mitmachen.',
    node: 1,
    type: 'landingpage',
    content: `<img class="buehne" src="${files}/styles/buehne/public/2025-03/treppenspeicher.svg" alt="Treppenspeicher von 1652 unter Eichen" width="1100" height="380">
<p>24 Gebäude aus vier Jahrhunderten, eine Schnuckenherde, ein Backhaus, das jeden Sonntag raucht: Auf dem Heidhof ist das Landleben zwischen 1650 und 1950 zum Anfassen da.</p>
<p><strong>Heute geöffnet 10–17 Uhr.</strong> Im Winter (1. November bis 15. März) Dienstag bis Sonntag.</p>
${film}
<h2>Das nächste Wochenende</h2><p>Sonntag, 29. November: Lichtergang durch die Hofanlage, 16 Uhr, im Eintritt enthalten. <a href="/veranstaltungen">Alle Veranstaltungen</a></p>`,
  },
  {
    path: '/besuch',
    title: 'Besuch und Tickets',
    description: 'Öffnungszeiten, Preise, Anfahrt und Online-Tickets.',
    node: 4,
    type: 'page',
    content: `<h2>Öffnungszeiten</h2><p>16. März bis 31. Oktober täglich 10–18 Uhr, 1. November bis 15. März Dienstag bis Sonntag 10–17 Uhr. Geschlossen am 24., 25. und 31. Dezember.</p>
<h2>Eintritt</h2><table><tbody><tr><th>Erwachsene</th><td>9,50 €</td></tr><tr><th>Kinder und Jugendliche (6–17 Jahre)</th><td>4,00 €</td></tr><tr><th>Familienkarte</th><td>22,00 €</td></tr><tr><th>Jahreskarte (nur an der Kasse)</th><td>32,00 €</td></tr></tbody></table>
<p>Der Eintritt ist nach § 4 Nr. 20 UStG von der Umsatzsteuer befreit. Barzahlung und Karte sind an der Kasse möglich.</p>
<h2>Tickets für einen Tag</h2><booking-widget widget-id="${museum.tickets}"></booking-widget><script type="text/javascript" src="https://widgets.regiondo.net/booking/v1/booking-widget.min.js"></script>
<p>Es gelten unsere <a href="/ticketbedingungen">Ticketbedingungen</a>. Gutscheine gibt es im <a href="https://heidhof.regiondo.de/vouchers" target="_blank" rel="noopener">Gutschein-Shop</a>.</p>
<h2>Anfahrt</h2><p>Mit dem Rad über den Heide-Radweg, mit dem Heide-Shuttle (Ring 2, kostenlos) bis „Heidhof Museum“, mit dem Auto über die A 7, Ausfahrt Bispingen. Parken kostet 3 €.</p>${map}`,
  },
  {
    path: '/veranstaltungen',
    title: 'Veranstaltungen',
    description: 'Feste, Kurse und Führungen auf dem Heidhof.',
    node: 6,
    type: 'page',
    scripts: `<script src="${files}/asset_injector/js/kampagne_heidemarkt-3f0f9c1a4be7d0d5c8f2f0a6f4d9b7ce.js?t8k2qd"></script>\n`,
    content: `<div class="termin"><h2>Lichtergang</h2><p>29. November, 16 Uhr. Mit Laternen durch die Hofanlage, danach Punsch am Feuer.</p></div>
<div class="termin"><h2>Adventsmarkt im Treppenspeicher</h2><p>5. und 6. Dezember, 11–18 Uhr. Drechsler, Imker, Spinnerinnen und Bürstenmacher aus der Heide.</p></div>
<div class="termin cookies"><h2>Cookies und Kekse wie 1880</h2><p>13. Dezember, 13 Uhr im Backhaus. Wie kam der Cookie in die Heide? Auswanderer schickten Rezepte nach Hause. Wir backen sie im Lehmofen nach.</p><p>Alle annehmen können wir leider nicht: 12 Plätze, 8 € je Person inklusive Zutaten.</p><a class="button" href="mailto:${museum.email}?subject=Cookies%20mitbacken">Cookies mitbacken</a></div>
<div class="termin"><h2>Heidemarkt 2027</h2><p>7. bis 9. Mai. Der große Markt mit 120 Ausstellern.</p></div>
<p class="small">Bei Veranstaltungen fotografieren wir für unsere Öffentlichkeitsarbeit. Wenn Sie nicht aufs Bild möchten, sprechen Sie die Fotografin an oder nehmen Sie sich an der Kasse einen grünen Anstecker.</p>`,
  },
  {
    path: '/haeuser',
    title: 'Häuser und Tiere',
    description: 'Vom Treppenspeicher bis zur Schnuckenherde.',
    node: 9,
    type: 'page',
    content: `<h2>Haus Röhrs (1712)</h2><p>Ein Zweiständerhaus aus Wilsede: Mensch, Vieh und Ernte unter einem Dach, das Feuer offen auf dem Flett.</p>
<h2>Spinnstube</h2><p>Jeden Mittwoch zeigen unsere Ehrenamtlichen, wie aus der Wolle der Heidschnucke ein Faden wird.</p>${remoteVideo}
<h2>Tiere</h2><p>Graue gehörnte Heidschnucken, Bunte Bentheimer Schweine, Ramelsloher Hühner: Rassen, die es beinahe nicht mehr gäbe. Bitte nicht füttern.</p>`,
  },
  {
    path: '/unterstuetzen',
    title: 'Unterstützen',
    description: 'Spenden, Patenschaften, Ehrenamt.',
    node: 14,
    type: 'page',
    content: `<p>Reet hält vierzig Jahre, dann muss es neu. Mit Ihrer Spende decken wir 2027 den Schafstall. Die Stiftung ist gemeinnützig, Spendenbescheinigungen verschicken wir im Februar.</p>
<div id="twingle-public-embed-5f1c0e9a7b"></div><script src="https://spenden.twingle.de/embed/stiftung-freilichtmuseum-heidhof/reetdach/tw65f1c0e9a7b31/widget/5f1c0e9a7b"></script>
<p>Das Formular stellt die twingle GmbH für uns bereit. <a href="/datenschutz#spenden">Was dabei gespeichert wird</a></p>
<h2>Per Überweisung</h2><p>${museum.foundation}<br>Kreissparkasse Soltau<br>IBAN DE02 2585 1660 0000 5550 31<br>Stichwort „Reet“ und Ihre Anschrift, wenn Sie eine Bescheinigung wünschen</p>
<h2>Mithelfen</h2><p>Wer dreschen, weben oder Gäste führen möchte, ruft Frau Alvermann an: <a href="tel:+4951945550314">05194 5550-314</a>.</p>`,
  },
];
