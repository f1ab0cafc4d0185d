import { button, heading, image, raw, section, text } from './elementor.ts';
import { firm } from './firm.ts';
import { rcb } from './rcb-config.ts';
import type { TourPage } from './wordpress.ts';

const { origin } = firm;
const uploads = `${origin}/wp-content/uploads`;

const instagram = `<!-- Elfsight Instagram Feed | Unterwegs mit Mohnkamp -->
<script src="https://elfsightcdn.com/platform.js" async></script>
<div class="elfsight-app-${firm.elfsight}"></div>`;

const video = `<iframe width="640" height="360" title="Ein Tag im Mohnkamp-Bus" allow="fullscreen; picture-in-picture" style="display:none" consent-original-src-_="https://www.youtube-nocookie.com/embed/hW3mQ9zLk2s?feature=oembed&amp;rel=0" consent-required="${rcb.services.youTube}" consent-by="services" consent-id="${rcb.blockers.youTube}"></iframe>`;

/** Start, the programme, the search for flights. */
export const contentPages: readonly TourPage[] = [
  {
    id: 12,
    path: '/',
    title: 'Busreisen ab Uelzen, Lüneburg und Celle',
    description: 'Busreisen mit Haustürabholung, Tagesfahrten, Gruppenreisen und Reisebüro in Uelzen.',
    body: `${section(
      heading('Einsteigen. Zurücklehnen. Mohnkamp.', 1),
      image(`${uploads}/2024/01/bus-allee.svg`, 'Reisebus in einer Allee'),
      text(
        'Seit 1961 fahren wir aus der Lüneburger Heide in die Welt: 74 Mehrtagesreisen und 40 Tagesfahrten stehen im Katalog 2027. Wir holen Sie im Umkreis von 50 km an der Haustür ab.',
      ),
      button('Alle Busreisen', `${origin}/busreisen/`),
      button('Katalog 2027 kostenlos bestellen', `${origin}/katalog/`),
    )}${section(
      heading('Sicher gebucht'),
      text(
        'Alle Pauschalreisen sind über die Deutscher Reisesicherungsfonds GmbH gegen Insolvenz abgesichert. Den Sicherungsschein erhalten Sie mit der Reisebestätigung, noch vor der Anzahlung.',
      ),
    )}${section(heading('Unterwegs mit Mohnkamp'), raw(instagram))}`,
  },
  {
    id: 14,
    path: '/busreisen/',
    title: 'Busreisen 2027',
    description: 'Mehrtagesreisen und Tagesfahrten im Überblick.',
    body: `${section(
      heading('Busreisen 2027', 1),
      text(
        `<table><thead><tr><th>Reise</th><th>Termin</th><th>Preis p. P. im DZ</th></tr></thead><tbody>
<tr><td><a href="${origin}/gardasee-verona/">Gardasee und Arena di Verona</a></td><td>18.–25.06.2027</td><td>ab 949 €</td></tr>
<tr><td>Tulpenblüte in Holland</td><td>15.–18.04.2027</td><td>ab 459 €</td></tr>
<tr><td>Masuren: Land der tausend Seen</td><td>09.–16.05.2027</td><td>ab 829 €</td></tr>
<tr><td>Norwegens Fjorde und Nordkap</td><td>02.–15.07.2027</td><td>ab 2.390 €</td></tr>
<tr><td>Tagesfahrt Bremerhaven</td><td>27.03.2027</td><td>49 €</td></tr></tbody></table>`,
        'Im Preis enthalten: Haustürabholung, Fahrt im 4- oder 5-Sterne-Bus, Übernachtung und Halbpension, Reiseleitung. Mindestteilnehmerzahl 20 Personen; Absage spätestens 20 Tage vor Beginn (bei Reisen bis 6 Tage: 7 Tage).',
        'Unsere Reisen sind im Allgemeinen für Personen mit eingeschränkter Mobilität nicht geeignet. Sprechen Sie uns an, wir finden im Einzelfall eine Lösung.',
      ),
    )}${section(heading('Ein Tag im Mohnkamp-Bus'), raw(video))}`,
  },
  {
    id: 18,
    path: '/flugreisen/',
    title: 'Flug- und Pauschalreisen suchen',
    description: 'Flug- und Pauschalreisen aller Veranstalter vergleichen, gebucht wird in unserem Reisebüro.',
    body: section(
      heading('Flug- und Pauschalreisen', 1),
      text(
        'Vergleichen Sie Angebote von mehr als 80 Veranstaltern. Wir sind Vermittler; Ihr Vertragspartner ist der jeweilige Veranstalter.',
      ),
      raw(
        `<iframe id="ibe" src="https://ibe.traffics.de/pauschal/mohnkamp?lang=de" width="100%" height="900" title="Reisesuche" frameborder="0" scrolling="auto"></iframe>`,
      ),
      text(`Lieber persönlich? Reisebüro-Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a>.`),
    ),
  },
];
