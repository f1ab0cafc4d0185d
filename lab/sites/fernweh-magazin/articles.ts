import { amazonBox, comments, heldBack, shariff, tours } from './blocks.ts';
import { adSlot, type BlogPage, picture } from './wordpress.ts';

const teaser = (href: string, image: string, category: string, title: string, text: string) =>
  `<div class="td_module_wrap td_module_1"><div class="td-module-thumb"><a href="${href}" rel="bookmark" class="td-image-wrap">${picture(image, title, 324)}</a></div><a href="${href}" class="td-post-category">${category}</a><h3 class="entry-title td-module-title"><a href="${href}">${title}</a></h3><p class="td-excerpt">${text}</p></div>`;

const article = (category: string, title: string, date: string, author: string, content: string) =>
  `<article class="post type-post format-standard hentry"><a class="td-post-category" href="/">${category}</a><h1 class="entry-title">${title}</h1><p class="td-post-author-name">Von ${author} · <time class="entry-date updated td-module-date">${date}</time> · <em>Dieser Beitrag enthält Affiliate-Links (Werbung)*</em></p><div class="td-post-content tagdiv-type">${content}</div></article>`;

const booking = (text: string, id: string) =>
  `<a href="https://www.booking.com/hotel/pt/${id}.de.html?aid=2318840&label=lissabon" target="_blank" rel="nofollow sponsored noopener">${text}*</a>`;

const instagramPost =
  '<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/p/C9fernwehB1/?utm_source=ig_embed" data-instgrm-version="14"></blockquote><script async src="//www.instagram.com/embed.js"></script>';
const video =
  '<iframe title="Ringstraße in 7 Tagen" width="696" height="392" src="https://www.youtube.com/embed/fwbRing7day?feature=oembed" allowfullscreen></iframe>';

const start: BlogPage = {
  path: '/',
  id: 12,
  title: 'Reisen mit kleinem Gepäck',
  description: 'Reiseblog aus Leipzig: Städtetrips, Wandern und Packlisten von Hanna und Tobi.',
  body: 'home page-template-default page page-id-12 td-standard-pack',
  main: `<h1>Fernweh &amp; Butterbrot</h1><p>Reisegeschichten, Packlisten und ehrliche Kosten – von zwei Leuten, die lieber zweimal umsteigen als einmal Mietwagen fahren.</p><h4 class="td-block-title"><span>Neueste Artikel</span></h4><div class="td-grid">${teaser('/lissabon-tipps/', '11/alfama-gasse', 'Städtetrip', 'Lissabon: 14 Tipps für ein langes Wochenende', 'Wo die Pastéis noch warm sind und welche Tram du nehmen solltest.')}${teaser('/island-packliste/', '10/ringstrasse-nebel', 'Packlisten', 'Island im Herbst: Was wir wirklich gebraucht haben', 'Drei Schichten, ein Buff und viel zu viele Socken.')}${teaser('/guenstige-fluege-finden/', '09/fluegel-abendrot', 'Reisetipps', 'Günstige Flüge finden: So machen wir es', 'Flexible Daten, Nachtzug als Plan B und keine Mythen über Cookies.')}${teaser('/gewinnspiel/', '11/rucksack-gelb', 'Aktion', 'Gewinne einen Rucksack für dein nächstes Abenteuer', 'Bis Ende des Monats könnt ihr mitmachen.')}</div>${adSlot('7710294456')}`,
};

const lisbon: BlogPage = {
  path: '/lissabon-tipps/',
  id: 2207,
  title: 'Lissabon: 14 Tipps für ein langes Wochenende',
  body: 'post-template-default single single-post postid-2207 single-format-standard td-standard-pack',
  main: article(
    'Städtetrip',
    'Lissabon: 14 Tipps für ein langes Wochenende',
    '2. November 2025',
    'Hanna',
    `${picture('11/alfama-gasse', 'Gasse in der Alfama')}<p>Lissabon im November heißt: leere Aussichtspunkte, Kastanien an jeder Ecke und Regen genau dann, wenn die Regenjacke im Zimmer liegt. Wir waren vier Tage da und haben alles zu Fuß gemacht – bis auf die Strecke nach Belém.</p>
<h2>Wo wir geschlafen haben</h2><p>In Graça, im dritten Stock ohne Aufzug: ${booking('Casa do Miradouro', 'casa-do-miradouro-beispiel')}. Wer es ruhiger mag, schaut in Estrela: ${booking('Pensão Jardim', 'pensao-jardim-beispiel')}.</p>
<h2>Touren, die sich lohnen</h2><p>Diese Touren haben wir selbst gebucht oder empfohlen bekommen*:</p>${tours('Lissabon')}${adSlot('2205581934')}
<h2>Unser Lieblingsmoment</h2>${heldBack('insta1', 'instagram', 'Instagram', instagramPost)}
<h2>Teilen</h2>${shariff('/lissabon-tipps/')}${comments(2207)}`,
  ),
};

const iceland: BlogPage = {
  path: '/island-packliste/',
  id: 2168,
  title: 'Island im Herbst: Was wir wirklich gebraucht haben',
  body: 'post-template-default single single-post postid-2168 single-format-standard td-standard-pack',
  main: article(
    'Packlisten',
    'Island im Herbst: Was wir wirklich gebraucht haben',
    '14. Oktober 2025',
    'Tobi',
    `${picture('10/ringstrasse-nebel', 'Nebel über der Ringstraße')}<p>Sieben Tage Ringstraße, vier Grad, Wind von der Seite. Diese Dinge waren jeden Tag dabei.</p>${amazonBox('B0FWM00101', 'Regenhose mit seitlichem Reißverschluss', 'Geht über die Wanderschuhe, trocknet über Nacht.')}${amazonBox('B0FWM00102', 'Thermoskanne 0,75 l', 'Hält den Kaffee bis zur nächsten Tankstelle warm – und die ist weit.')}<p>Den Schlafsack haben wir bei <a href="https://www.awin1.com/cread.php?awinmid=14998&awinaffid=760233&ued=https%3A%2F%2Fwww.bergschrank-beispiel.test%2Fschlafsack" rel="nofollow sponsored noopener" target="_blank">Bergschrank*</a> geliehen.</p>${adSlot('2205581934')}
<h2>Die Strecke im Video</h2>${heldBack('yt1', 'youtube', 'YouTube', video)}${picture('10/wasserfall-suedkueste', 'Wasserfall an der Südküste')}
<h2>Teilen</h2>${shariff('/island-packliste/')}`,
  ),
};

const flights: BlogPage = {
  path: '/guenstige-fluege-finden/',
  id: 2090,
  title: 'Günstige Flüge finden: So machen wir es',
  body: 'post-template-default single single-post postid-2090 single-format-standard td-standard-pack',
  main: article(
    'Reisetipps',
    'Günstige Flüge finden: So machen wir es',
    '21. September 2025',
    'Hanna',
    `${picture('09/fluegel-abendrot', 'Blick auf den Flügel')}<p>Vorweg: Ja, wir fliegen noch, aber selten. Und nein, Cookies löschen macht den Flug nicht billiger – wir haben es zwei Monate lang ausprobiert.</p><ol><li>Mit dem Monatskalender suchen, nicht mit festen Daten.</li><li>Flughäfen in Bahnnähe vergleichen (Prag, Berlin, Nürnberg).</li><li>Handgepäck: siehe <a href="/freebie-handgepaeck/">unsere Packliste</a>.</li></ol>
<h2>Direkt suchen*</h2><div data-skyscanner-widget="SearchWidget" data-locale="de-DE" data-market="DE" data-currency="EUR" data-origin-name="'Leipzig'" data-associate-id="AFF_FWM_55102"><p class="fm-box">Hier erscheint die Flugsuche, sobald du im Cookie-Fenster eingewilligt hast.</p></div>${adSlot('2205581934')}<h2>Teilen</h2>${shariff('/guenstige-fluege-finden/')}`,
  ),
};

/** Start page and posts. */
export const articles: readonly BlogPage[] = [start, lisbon, iceland, flights];
