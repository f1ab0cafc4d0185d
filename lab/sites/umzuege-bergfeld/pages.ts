import { button, heading, iconBox, raw, row, section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import { rcb } from './rcb-config.ts';
import type { MoverPage } from './wordpress.ts';

const { origin } = firm;
const uploads = `${origin}/wp-content/uploads`;

// Smart Slider 3 brings its own font.
const sliderHead = `<link rel="stylesheet" type="text/css" href="${origin}/wp-content/plugins/smart-slider-3/Public/SmartSlider3/Application/Frontend/Assets/dist/smartslider.min.css?ver=667fb12b" media="all">
<link rel="stylesheet" type="text/css" href="https://fonts.googleapis.com/css?display=swap&amp;family=Roboto%3A300%2C400" media="all">
`;
const slider = `<div class="n2-section-smartslider fitvidsignore n2_clear" data-ssid="2"><div id="n2-ss-2" class="n2-ss-slider n2-ow n2-has-hover n2notransition"><div class="n2-ss-slide n2-ss-slide-active"><img class="n2-ss-slide-background-image" src="${uploads}/slider2/lkw-nordstadt.svg" alt="Umzugswagen vor Altbauten"><div class="n2-ss-layer"><h1 class="n2-font-roboto">Umzug in Wuppertal? Läuft.</h1><p class="n2-font-roboto">Festpreis nach Besichtigung oder Fotos, versichert nach HGB, seit 1987 im Bergischen Land.</p></div></div></div></div>`;

const review = (id: string, name: string, when: string, words: string) =>
  `<div class="ti-review-item source-Google"><div class="ti-inner"><div class="ti-review-header"><div class="ti-profile-img"><trustindex-image data-imgurl="https://lh3.googleusercontent.com/a-/${id}=w40-h40-c-rp-mo-br100" alt="${name}"></trustindex-image></div><div class="ti-name">${name}</div><div class="ti-date">${when}</div></div><div class="ti-review-content">${words}</div></div></div>`;

const reviews = `<template id="trustindex-google-widget-html"><div class="ti-widget ti-goog" data-layout-id="4" data-set-id="light-background"><div class="ti-reviews-container-wrapper">${review('ALV-UjWkH', 'Dagmar P.', '14. Oktober 2026', 'Pünktlich, freundlich, nichts zerbrochen. Das Klavier kam heil in den vierten Stock.')}${review('ACg8ocJm4', 'Yusuf A.', '2. September 2026', 'Angebot nach drei Fotos, Preis hat gestimmt.')}${review('ALV-UjXq9', 'Familie Reimann', '21. Juli 2026', 'Halteverbot war aufgestellt, alles lief.')}</div></div></template>
<div data-src="https://cdn.trustindex.io/loader.js?wp-widget" data-template-id="trustindex-google-widget-html" data-rcb-cover="${rcb.blockers.trustindex}"></div>
<script type="application/consent" consent-original-type-_="text/javascript" consent-original-src-_="https://cdn.trustindex.io/loader.js?ver=12" consent-required="${rcb.services.trustindex}" consent-by="services" consent-id="${rcb.blockers.trustindex}"></script>`;

/** Start, the two offers and the post of the advice column. */
export const contentPages: readonly MoverPage[] = [
  {
    id: 12,
    path: '/',
    title: 'Umzugsunternehmen in Wuppertal',
    description: 'Privat- und Firmenumzüge, Einlagerung und Halteverbot in Wuppertal, Solingen und Remscheid.',
    head: sliderHead,
    body: `${raw(slider, 'shortcode')}${section(
      text('Ob Ölberg oder Cronenberg: Wir kennen jede Treppe. Rufen Sie an oder schicken Sie uns Fotos, dann nennen wir einen Festpreis.'),
      button('In vier Schritten zum Angebot', `${origin}/umzugsanfrage/`),
      row(
        iconBox('Privatumzug', 'Mit Packservice, Möbelmontage und Einlagerung im Lager Uellendahl.'),
        iconBox('Firmenumzug', 'Am Wochenende, mit Aktenlift und Umzugsleitung.'),
        iconBox('Halteverbot', 'Wir beantragen es beim Ordnungsamt und stellen die Schilder auf.'),
      ),
    )}${section(heading('Das sagen unsere Kunden bei Google'), raw(reviews, 'shortcode'))}${section(heading('Geprüft und versichert'), text('Mitglied im Bundesverband Möbelspedition und Logistik (AMÖ) e.V. Haftung nach §§ 451 ff. HGB bis 620 Euro je Kubikmeter, auf Wunsch höher versichert.'))}`,
  },
  {
    id: 14,
    path: '/privatumzug/',
    title: 'Privatumzug',
    description: 'Privatumzug mit Festpreis: Leistungen und Beispiele.',
    body: section(
      heading('Privatumzug zum Festpreis', 1),
      text(
        '<table><thead><tr><th>Wohnung</th><th>Tragen &amp; Fahren</th><th>mit Packservice</th></tr></thead><tbody><tr><td>2 Zimmer, 25 m³</td><td>ab 690 €</td><td>ab 1.090 €</td></tr><tr><td>3 Zimmer, 40 m³</td><td>ab 1.040 €</td><td>ab 1.590 €</td></tr><tr><td>Haus, 70 m³</td><td>ab 1.980 €</td><td>ab 2.840 €</td></tr></tbody></table>',
        'Preise inkl. 19 % MwSt. für Umzüge innerhalb von Wuppertal.',
      ),
      heading('Zuschüsse'),
      text(
        'Bezieht jemand im Haushalt Leistungen der Pflegeversicherung, kann die Pflegekasse den Umzug als wohnumfeldverbessernde Maßnahme bezuschussen (§ 40 SGB XI). Auch Jobcenter übernehmen Kosten; meist brauchen Sie dafür drei Angebote. Wir schreiben sie so, wie die Stellen sie verlangen.',
      ),
      button('Umzug anfragen', `${origin}/umzugsanfrage/`),
    ),
  },
  {
    id: 16,
    path: '/firmenumzug/',
    title: 'Firmenumzug und Praxisumzug',
    description: 'Büros, Praxen und Archive ziehen am Wochenende um.',
    body: section(
      heading('Freitag abbauen, Montag arbeiten', 1),
      text(
        'Wir ziehen Büros bis 120 Arbeitsplätze um, dazu Arztpraxen, Kanzleien und Archive.',
        'Akten und Patientenakten transportieren wir in verplombten Rollcontainern; unsere Leute sind auf Verschwiegenheit verpflichtet (§ 203 StGB). Auf Wunsch schließen wir einen Vertrag zur Auftragsverarbeitung.',
        'Server und Monitore reisen in stoßgedämpften Kisten. Was weg soll, entsorgen wir mit Nachweis nach DIN 66399.',
      ),
      button('Besichtigung vereinbaren', `${origin}/kontakt/`),
    ),
  },
];
