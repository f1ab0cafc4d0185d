import { assets, element, list, type TypoPage } from './template.ts';

const card = (title: string, text: string, href: string) => `<div class="card"><h3><a href="${href}">${title}</a></h3><p>${text}</p></div>`;

const news = (date: string, title: string, text: string) =>
  `<article class="article articletype-0" itemscope itemtype="http://schema.org/Article"><h3><span itemprop="headline">${title}</span></h3><p><time itemprop="datePublished">${date}</time> ${text}</p></article>`;

const start: TypoPage = {
  uid: 1,
  path: '/',
  title: 'Willkommen in Altenau',
  description: '4 180 Einwohner, fünf Ortsteile, ein Freibad: die Gemeinde Altenau im Ohmtal.',
  main: `<div class="stage"><img src="${assets}Images/ortsbild.svg" alt="Blick über die Dächer von Altenau zur Kirche" width="1200" height="380"></div>
${element(
  11,
  'Was möchten Sie erledigen?',
  `<div class="cards">${card('Anliegen online melden', 'Parkausweis, Gebührenermäßigung, Schlagloch: Ihr Anliegen landet direkt im zuständigen Amt.', '/rathaus-service/buergeranliegen')}${card('Öffnungszeiten', 'Das Rathaus ist montags bis freitags von 8 bis 12 Uhr geöffnet, donnerstags auch von 14 bis 18 Uhr.', '/rathaus-service')}${card('Anfahrt', 'Mit der Linie 74 bis Marktplatz oder mit dem Auto über die Landesstraße.', '/kontakt')}</div>`,
)}<div class="columns">${element(
    12,
    'Aktuelles',
    news(
      '18.11.2026',
      'Wasserzähler bitte ablesen',
      'Die Karten liegen ab Montag in den Briefkästen. Den Stand nimmt das Bauamt bis 12. Dezember entgegen.',
    ),
    news(
      '11.11.2026',
      'Haushaltsplan liegt aus',
      'Der Entwurf für 2027 kann bis zur Sitzung der Gemeindevertretung im Zimmer 7 eingesehen werden.',
    ),
    '<p><a href="/aktuelles">Alle Meldungen</a></p>',
  )}${element(
    13,
    'Wetter in Altenau',
    '<iframe width="300" height="190" name="FC3" title="Wetter in Altenau" style="border:1px solid;border-color:#1a4d8f" src="https://api.wetteronline.de/wetterwidget?gid=10532&amp;modeid=FC3&amp;seourl=altenau&amp;locationname=Altenau&amp;lang=de"></iframe>',
  )}</div>`,
};

const service: TypoPage = {
  uid: 8,
  path: '/rathaus-service',
  title: 'Rathaus &amp; Service',
  main: `${element(
    81,
    'Öffnungszeiten',
    '<table class="contenttable"><thead><tr><th scope="col">Tag</th><th scope="col">Vormittag</th><th scope="col">Nachmittag</th></tr></thead><tbody><tr><td>Montag bis Mittwoch</td><td>8 bis 12 Uhr</td><td>nach Vereinbarung</td></tr><tr><td>Donnerstag</td><td>8 bis 12 Uhr</td><td>14 bis 18 Uhr</td></tr><tr><td>Freitag</td><td>8 bis 12 Uhr</td><td>geschlossen</td></tr></tbody></table>',
  )}${element(
    82,
    'Ämter',
    list(
      'Hauptamt und Personal: Zimmer 3, Telefon 06638 555 01-10',
      'Bürgerbüro, Pass- und Meldewesen: Zimmer 1, Telefon 06638 555 01-20',
      'Bauamt, Wasser und Abwasser: Zimmer 9, Telefon 06638 555 01-30',
      'Soziales, Kitas und Friedhöfe: Zimmer 5, Telefon 06638 555 01-40',
    ),
    'Viele Anliegen können Sie über das Formular <a href="/rathaus-service/buergeranliegen">Bürgeranliegen online</a> einreichen.',
  )}`,
};

const living: TypoPage = {
  uid: 17,
  path: '/leben-in-altenau',
  title: 'Leben in Altenau',
  main: `${element(171, 'Kinder und Schule', 'Zwei Kindertagesstätten mit 210 Plätzen, die Grundschule am Wehr und ein Jugendraum im alten Bahnhof. Anmeldungen für das Kita-Jahr nimmt das Sozialamt bis Ende Januar entgegen.')}${element(172, 'Freibad und Bücherei', 'Das Freibad öffnet Mitte Mai. Die Gemeindebücherei verleiht dienstags und freitags von 15 bis 18 Uhr, die Jahreskarte kostet acht Euro.')}${element(173, 'Vereine', list('Freiwillige Feuerwehr mit fünf Ortswehren', 'Gesangverein Eintracht 1884', 'Heimatverein mit Museum in der Zehntscheune'))}`,
};

const current: TypoPage = {
  uid: 21,
  path: '/aktuelles',
  title: 'Aktuelles',
  main: element(
    211,
    'Meldungen aus dem Rathaus',
    news(
      '18.11.2026',
      'Wasserzähler bitte ablesen',
      'Die Karten liegen ab Montag in den Briefkästen. Wer mag, gibt den Stand telefonisch unter 555 01-30 durch.',
    ),
    news('11.11.2026', 'Haushaltsplan liegt aus', 'Der Entwurf für 2027 kann bis zur Sitzung der Gemeindevertretung eingesehen werden.'),
    news(
      '02.11.2026',
      'Brücke am Wehr wieder frei',
      'Nach sieben Monaten Bauzeit rollt der Verkehr wieder. Der Gehweg ist jetzt auf beiden Seiten 1,80 Meter breit.',
    ),
    news('20.10.2026', 'Neue Standesbeamtin', 'Corinna Vaupel traut ab sofort auch samstags in der Zehntscheune.'),
  ),
};

const contact: TypoPage = {
  uid: 25,
  path: '/kontakt',
  title: 'Kontakt und Anfahrt',
  main: `<div class="columns">${element(
    251,
    'Anschrift',
    'Gemeinde Altenau<br>Marktplatz 1<br>35339 Altenau',
    'Telefon 06638 555 01-00<br>Telefax 06638 555 01-99<br>E-Mail <a href="mailto:rathaus@gemeinde-altenau.test">rathaus@gemeinde-altenau.test</a>',
    'Haltestelle Marktplatz, Linie 74. Zwei Stellplätze für Menschen mit Behinderung liegen am Seiteneingang, dort ist auch der Aufzug.',
  )}<div id="c252" class="frame frame-default frame-type-html"><header><h2>So finden Sie uns</h2></header><div id="map-252" class="osm-map" data-lat="50.6843" data-lng="9.1127" data-zoom="15" data-popup="Rathaus Altenau, Marktplatz 1"></div></div></div>
`,
  head: `<link rel="stylesheet" href="${assets}JavaScript/leaflet/leaflet.css?1761123944" media="all">`,
  foot: `<script src="${assets}JavaScript/leaflet/leaflet.js?1761123944"></script>\n<script src="${assets}JavaScript/map.js?1761123944"></script>`,
};

/** Pages of the municipality without the form and the legal pages. */
export const townPages: readonly TypoPage[] = [start, service, living, current, contact];
