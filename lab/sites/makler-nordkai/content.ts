import { contactForm, enquiryForm, selfDisclosureForm } from './forms.ts';
import { contentElement, type Typo3Page } from './typo3.ts';

const picture = (file: string, alt: string) =>
  `<figure class="image"><img class="image-embed-item" src="/fileadmin/nordkai/objekte/${file}.svg" width="1100" height="500" alt="${alt}" loading="lazy"></figure>`;

const rating = `<div class="is24-siegel"><a href="https://www.immobilienscout24.de/anbieter/profil/nordkai-immobilien-hamburg" target="_blank" rel="noopener"><img src="https://pictures.immobilienscout24.de/siegel/bewertung/4f0b91d2-nordkai-immobilien.svg" width="180" height="120" alt="Bewertungen auf ImmoScout24: 4,9 von 5"></a></div>`;

const facts = (rows: readonly (readonly [string, string])[]) =>
  `<table class="table contenttable"><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

const card = (href: string, file: string, title: string, text: string) =>
  `<div class="col object-card"><a href="${href}"><img src="/fileadmin/nordkai/objekte/${file}.svg" alt="" width="520" height="236"></a><h3><a href="${href}">${title}</a></h3><p>${text}</p></div>`;

const cards = `<div class="row">${card('/immobilien/loft-hafencity/', 'loft', 'Loft am Grasbrook', '118 m², 3 Zimmer, Blick auf den Hafen. 1.190.000 €.')}${card('/immobilien/altbau-eimsbuettel/', 'altbau', 'Altbau in Eimsbüttel', '84 m², 3 Zimmer, Balkon zum Hof. 649.000 €.')}</div>`;

const tour =
  '<div class="embed-responsive"><iframe width="100%" height="480" src="https://my.matterport.com/show/?m=nK7dQ2hAfEn&amp;play=0&amp;lang=de&amp;brand=0" frameborder="0" allowfullscreen allow="xr-spatial-tracking" title="3D-Rundgang"></iframe></div>';

/** The pages with content; the legal ones are elsewhere. */
export const contentPages: readonly Typo3Page[] = [
  {
    path: '/',
    title: 'Immobilien zwischen Elbe und Alster',
    uid: 1,
    content: `${contentElement(11, 'textmedia', `${picture('hafen', 'Speicherstadt und Hafen')}<p>Seit 2004 verkaufen und vermieten wir Wohnungen in den Hamburger Stadtteilen am Wasser. Vier Menschen, ein Büro am Sandtorkai, keine Warteschleife.</p>`)}${contentElement(12, 'textmedia', cards, 'Aktuelle Angebote')}${contentElement(13, 'html', rating, 'Was Kunden über uns sagen')}`,
  },
  {
    path: '/immobilien/',
    title: 'Immobilien',
    uid: 4,
    content: contentElement(
      41,
      'list',
      `${cards}<p>Weitere Angebote zeigen wir vorgemerkten Kunden. Rufen Sie uns an.</p>`,
      'Wohnungen zum Kauf',
    ),
  },
  {
    path: '/immobilien/loft-hafencity/',
    title: 'Loft am Grasbrook, HafenCity',
    uid: 21,
    content: `${contentElement(
      211,
      'textmedia',
      `${picture('loft', 'Wohnraum mit Fensterfront')}${facts([
        ['Objektnummer', 'NK-2231'],
        ['Kaufpreis', '1.190.000 €'],
        ['Käuferprovision', '3,57 % inkl. MwSt., in gleicher Höhe vom Verkäufer'],
        ['Wohnfläche', '118 m²'],
        ['Zimmer', '3'],
        ['Baujahr', '2012'],
        ['Heizung', 'Fernwärme'],
        ['Bezug', 'nach Absprache'],
      ])}<p>Fünfter Stock, Räume mit 3,20 Meter Höhe, Eichenparkett und eine Loggia, von der aus man die Schlepper zählen kann.</p>`,
    )}${contentElement(212, 'html', tour, '3D-Rundgang')}${contentElement(403, 'powermail_pi1', enquiryForm('/immobilien/loft-hafencity/'))}`,
  },
  {
    path: '/immobilien/altbau-eimsbuettel/',
    title: 'Altbauwohnung in Eimsbüttel',
    uid: 22,
    content: `${contentElement(
      221,
      'textmedia',
      `${picture('altbau', 'Fassade von 1908')}${facts([
        ['Objektnummer', 'NK-2217'],
        ['Kaufpreis', '649.000 €'],
        ['Käuferprovision', '3,57 % inkl. MwSt., in gleicher Höhe vom Verkäufer'],
        ['Wohnfläche', '84 m²'],
        ['Zimmer', '3'],
        ['Baujahr laut Energieausweis', '1908'],
        ['Energieausweis', 'Verbrauchsausweis, gültig bis 03.2034'],
        ['Endenergieverbrauch', '124,6 kWh/(m²·a), Warmwasser enthalten'],
        ['Wesentlicher Energieträger', 'Erdgas'],
        ['Energieeffizienzklasse', 'D'],
      ])}<p>Dielen, Stuck und eine Küche, in der acht Leute sitzen können. Der Hof gehört den Fahrrädern.</p>`,
    )}${contentElement(403, 'powermail_pi1', enquiryForm('/immobilien/altbau-eimsbuettel/'))}`,
  },
  {
    path: '/mieterselbstauskunft/',
    title: 'Für Mietinteressenten',
    uid: 31,
    content: `${contentElement(311, 'text', '<p>Sie interessieren sich für eine unserer Mietwohnungen? Bitte füllen Sie vor der Besichtigung die Selbstauskunft aus. So können wir dem Eigentümer gleich ein vollständiges Bild geben.</p>')}${contentElement(405, 'powermail_pi1', selfDisclosureForm)}`,
  },
  {
    path: '/ueber-uns/',
    title: 'Über uns',
    uid: 8,
    content: `${contentElement(81, 'text', '<p>Geschäftsführerin Silke Brandhorst ist Immobilienkauffrau (IHK) und lebt seit 1998 auf der Veddel. Mit ihr arbeiten Tjark Lorenzen (Verkauf), Aylin Demirtas (Vermietung) und Bürohund Kai.</p>')}${contentElement(82, 'html', rating, 'Ausgezeichnet')}`,
  },
  {
    path: '/kontakt/',
    title: 'Kontakt',
    uid: 9,
    content: `${contentElement(91, 'html', '<a href="https://www.google.com/maps/search/?api=1&amp;query=Am+Sandtorkai+71+Hamburg" target="_blank" rel="noopener"><img class="img-fluid" src="https://maps.googleapis.com/maps/api/staticmap?center=53.5437,9.9895&amp;zoom=15&amp;size=640x320&amp;scale=2&amp;language=de&amp;markers=color:red%7C53.5437,9.9895&amp;key=AIzaSyB3nK0rDkA1mAk1eR-7Qx2vTz9LwEjHcPs" width="640" height="320" alt="Karte: Am Sandtorkai 71"></a><p>Am Sandtorkai 71, 20457 Hamburg. U-Bahn Baumwall, vier Minuten zu Fuß.</p>', 'So finden Sie uns')}${contentElement(401, 'powermail_pi1', contactForm)}`,
  },
];
