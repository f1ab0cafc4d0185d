import { bakery } from './bakery.ts';
import { type BuilderPage, externalMedia, htmlWidget } from './cm4all.ts';

const picture = (name: string, alt: string, width = 480, height = 300) =>
  `<img src="/.cm4all/uproc.php/0/${name}/picture-800?_=18b61f07a10" alt="${alt}" width="${width}" height="${height}">`;

const page = encodeURIComponent(bakery.facebook);

/** Not the builder's widget but what Google gives out under "Karte einbetten". */
const pastedMap = htmlWidget(
  'F3301',
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2502.61!2d10.6604!3d51.2437!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x47a4c3!2sBackhaus%20Thalmann%20Schlotheim!5e0!3m2!1sde!2sde!4v1711100000000!5m2!1sde!2sde" width="600" height="300" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>',
);

const map = (id: string, town: string) =>
  externalMedia(
    'GoogleMaps',
    id,
    `https://www.google.com/maps/embed/v1/place?key=AIzaSyB4cm4allStratoHpbk&q=Backhaus+Thalmann+${encodeURIComponent(town)}&language=de`,
    `Karte ${town}`,
    'Hier zeigen wir Ihnen eine Karte von Google Maps. Beim Laden wird Ihre IP-Adresse an Google übertragen, auch in die USA. <a href="/Datenschutz/#maps">Mehr dazu</a>',
  );

const reviews = htmlWidget('A2207', `<script defer async src='https://cdn.trustindex.io/loader.js?${bakery.reviews}'></script>`);

export const contentPages: readonly BuilderPage[] = [
  {
    id: '1846301',
    path: '/',
    name: 'Startseite',
    title: 'Backhaus Thalmann – Bäckerei und Konditorei in Mühlhausen',
    description: 'Handwerksbäckerei in vierter Generation: Mühlhausen, Bad Langensalza und Schlotheim.',
    body: `<h1>Guten Morgen aus der Backstube</h1><div class="cm-t-3col"><div>${picture('.backstube.svg', 'Jochen Thalmann am Ofen')}</div><div><p>Seit 1931 backen wir in der Görmarstraße: Roggen aus der Goldenen Aue, Sauerteig, der 20 Stunden Zeit bekommt, und keine Fertigmischungen. Um halb vier geht das Licht an, um sechs die Ladentür auf.</p><p><a href="/Torten-bestellen/">Torte vorbestellen</a> · <a href="/Filialen/">Öffnungszeiten</a></p></div></div>
<h2>Aktuelles</h2><p><strong>Stollenzeit!</strong> Ab dem ersten Advent gibt es unseren Butterstollen, nach dem Rezept von Uroma Hedwig, 1.000 g für 18,90 €.</p><p><strong>Malwettbewerb „Mein Lieblingsbrot“:</strong> 63 Bilder kamen an! Gewonnen haben Mia L. (6), Jonte R. (8) und Frieda W. (5). Herzlichen Glückwunsch, die Bilder hängen mit Erlaubnis eurer Eltern in der Filiale Bad Langensalza.</p>
<p><strong>Brot-Pass:</strong> Zehn Brote kaufen, das elfte ist geschenkt. Ganz altmodisch mit Stempel auf Papier, ohne App und ohne dass Sie uns Ihren Namen verraten müssen.</p>
<h2>Von unserer Facebook-Seite</h2>${externalMedia('FacebookPage', 'B1102', `https://www.facebook.com/plugins/page.php?href=${page}&amp;tabs=timeline&amp;width=500&amp;height=500&amp;small_header=true&amp;hide_cover=false&amp;locale=de_DE`, 'Facebook-Seite', `Hier zeigen wir Ihnen die neuesten Beiträge unserer Facebook-Seite. Beim Laden überträgt Ihr Browser Daten an Meta, auch in die USA, und Meta setzt Cookies. <a href="/Datenschutz/#facebook">Mehr dazu</a> oder gleich <a href="${bakery.facebook}" target="_blank" rel="noopener">zur Seite bei Facebook</a>.`)}`,
  },
  {
    id: '1846302',
    path: '/Backwaren/',
    name: 'Backwaren',
    title: 'Brote, Brötchen, Kuchen | Backhaus Thalmann',
    description: 'Unser Sortiment mit Preisen und der Allergenliste als PDF.',
    body: `<h1>Unsere Backwaren</h1><table><thead><tr><th>Brot</th><th>Gewicht</th><th>Preis</th></tr></thead><tbody><tr><td>Eichsfelder Landbrot</td><td>1.000 g</td><td>5,20 €</td></tr><tr><td>Dinkel-Saaten</td><td>750 g</td><td>5,60 €</td></tr><tr><td>Roggenkruste</td><td>1.000 g</td><td>4,90 €</td></tr><tr><td>Doppelbrötchen</td><td>80 g</td><td>0,55 €</td></tr></tbody></table>
<h2>Allergene und Zusatzstoffe</h2><p>Die Liste aller Backwaren mit den 14 Hauptallergenen nach der LMIV liegt in jeder Filiale aus. Hier können Sie sie herunterladen: <a href="/.cm4all/uproc.php/0/Allergenliste_Thalmann_2026.pdf?cdp=a&amp;_=19a2c07be40" target="_blank">Allergenliste (PDF, 214 kB)</a></p>
<h2>So entsteht unser Sauerteig</h2><p><a href="https://www.youtube.com/watch?v=thAlmAnnS4u" target="_blank" rel="noopener">${picture('.video-sauerteig.svg', 'Vorschaubild: Sauerteig im Backhaus Thalmann')}</a><br>Der Film des Lokalfernsehens liegt bei YouTube; ein Klick auf das Bild öffnet ihn dort.</p>`,
  },
  {
    id: '1846305',
    path: '/Filialen/',
    name: 'Filialen',
    title: 'Filialen und Öffnungszeiten | Backhaus Thalmann',
    description: 'Mühlhausen, Bad Langensalza und Schlotheim: Adressen und Öffnungszeiten.',
    body: `<h1>Unsere Filialen</h1><h2>Mühlhausen (Stammhaus)</h2><p>${bakery.street}, ${bakery.town}, Telefon ${bakery.phone}<br>Mo–Fr 6–18 Uhr, Sa 6–12 Uhr, So 7.30–10.30 Uhr</p>${map('F3101', 'Mühlhausen')}
<h2>Bad Langensalza</h2><p>Marktstraße 9, 99947 Bad Langensalza, Telefon 03603 55583-2<br>Mo–Fr 6.30–18 Uhr, Sa 6.30–12.30 Uhr</p>${map('F3201', 'Bad Langensalza')}
<h2>Schlotheim – neu seit März 2024</h2><p>Herrenstraße 21, 99994 Nottertal-Heilinger Höhen, Telefon 036021 55583<br>Di–Fr 6–13 Uhr, Sa 6–11.30 Uhr</p>${pastedMap}`,
  },
  {
    id: '1846306',
    path: '/Ueber-uns/',
    name: 'Über uns',
    title: 'Über uns | Backhaus Thalmann',
    description: 'Vier Generationen Handwerk.',
    body: `<h1>Vier Generationen</h1><p>1931 heizte Richard Thalmann den Ofen zum ersten Mal an. Heute führt Bäckermeister Jochen Thalmann den Betrieb, seine Frau Kerstin leitet die Konditorei, und Tochter Luise lernt im zweiten Jahr. Zusammen sind wir 23 Leute.</p>${picture('.team.svg', 'Die Belegschaft vor dem Stammhaus')}
<h2>Was Kunden über uns sagen</h2><p>4,8 von 5 Sternen bei 187 Bewertungen auf Google, Stand Oktober 2026. Die Bewertungen stammen von Google; ob jemand wirklich bei uns gekauft hat, können wir nicht prüfen.</p>${reviews}`,
  },
];
