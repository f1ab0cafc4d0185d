import { field, form, heading, honeypot, image, section, text } from './elementor.ts';
import { firm } from './firm.ts';
import type { TourPage } from './wordpress.ts';

const { origin } = firm;

const catalogue = form(
  'Katalogbestellung',
  20,
  `${field({ id: 'anrede', label: 'Anrede', type: 'select', options: ['Frau', 'Herr', 'keine Angabe'] })}${field({ id: 'name', label: 'Vor- und Nachname', type: 'text', required: true, autocomplete: 'name' })}${field({ id: 'strasse', label: 'Straße und Hausnummer', type: 'text', required: true, autocomplete: 'street-address' })}${field({ id: 'plz', label: 'PLZ', type: 'text', required: true, autocomplete: 'postal-code' })}${field({ id: 'ort', label: 'Ort', type: 'text', required: true })}${field({ id: 'geburtsdatum', label: 'Geburtsdatum', type: 'date', required: true })}${field({ id: 'telefon', label: 'Telefon', type: 'tel', required: true })}${field({ id: 'email', label: 'E-Mail', type: 'email' })}
${field({ id: 'kataloge', label: 'Welche Kataloge?', type: 'select', options: ['Busreisen 2027', 'Tagesfahrten und Musicals', 'Flusskreuzfahrten', 'alle'] })}
${field({ id: 'keinepost', label: 'Bitte schicken Sie mir im nächsten Jahr keine weiteren Kataloge per Post.', type: 'acceptance' })}
${field({ id: 'newsletter', label: 'Ja, ich möchte den Newsletter und Angebote Ihrer Partner (Reiseversicherung, Flusskreuzfahrten) per E-Mail und Telefon erhalten.', type: 'acceptance', checked: true })}
${field({ id: 'dsgvo', label: `Ich habe die <a href="${origin}/datenschutz/">Datenschutzerklärung</a> gelesen und willige in die Verarbeitung meiner Daten ein.`, type: 'acceptance', required: true })}${honeypot}`,
  'Katalog kostenlos bestellen',
);

const contact = form(
  'Kontakt',
  24,
  `${field({ id: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' })}${field({ id: 'email', label: 'E-Mail', type: 'email', required: true, autocomplete: 'email' })}${field({ id: 'telefon', label: 'Telefon (freiwillig, für einen Rückruf)', type: 'tel' })}${field({ id: 'nachricht', label: 'Ihre Nachricht', type: 'textarea', required: true })}${honeypot}<p class="small">Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten. Näheres in der <a href="${origin}/datenschutz/#kontakt">Datenschutzerklärung</a>.</p>`,
  'Nachricht senden',
);

/** Order of the catalogue; contact with directions, team and jobs. */
export const formPages: readonly TourPage[] = [
  {
    id: 20,
    path: '/katalog/',
    title: 'Katalog bestellen',
    description: 'Unseren Katalog 2027 schicken wir Ihnen kostenlos mit der Post.',
    body: section(
      heading('Katalog 2027 per Post', 1),
      text('192 Seiten Reiselust, kostenlos und unverbindlich. Der Versand dauert etwa eine Woche.'),
      catalogue,
    ),
  },
  {
    id: 24,
    path: '/kontakt/',
    title: 'Kontakt, Team und Stellen',
    description: 'So erreichen Sie das Reisebüro und den Betriebshof in Uelzen.',
    body: `${section(
      heading('Kontakt', 1),
      text(
        `${firm.street}, ${firm.town}<br>Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a><br>Mo–Fr 9–18 Uhr, Sa 9.30–12.30 Uhr`,
      ),
      contact,
    )}${section(
      heading('Anfahrt'),
      image(`${origin}/wp-content/uploads/2023/05/google-maps-static-uelzen.svg`, 'Google Maps: Lage des Reisebüros in Uelzen'),
      text(
        'Parkplätze auf dem Hof. <a href="https://www.google.com/maps/dir/?api=1&amp;destination=Veer%C3%9Fer+Stra%C3%9Fe+118+Uelzen" target="_blank" rel="noopener">Route bei Google Maps planen</a> (öffnet die Seite von Google).',
      ),
    )}${section(
      heading('Busfahrerinnen und Busfahrer (m/w/d) gesucht'),
      text(
        'Führerschein D/DE mit Modul 95, Freude an Menschen, 19,20 € je Stunde plus Spesen.',
        `Bewerben geht ganz einfach: Schick uns Foto von Führerschein, Fahrerkarte und Führungszeugnis per <a href="https://wa.me/${firm.whatsApp}?text=Bewerbung%20Busfahrer" target="_blank" rel="noopener">WhatsApp</a> – wir melden uns am selben Tag. Fragen beantwortet Henning Mohnkamp.`,
      ),
    )}`,
  },
];
