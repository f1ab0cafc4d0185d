import { field, form, heading, honeypot, section, text, widget } from './elementor.ts';
import { firm } from './firm.ts';
import { rcb } from './rcb-config.ts';
import type { TourPage } from './wordpress.ts';

const { origin } = firm;
const settings = JSON.stringify({
  youtube_url: 'https://www.youtube.com/watch?v=Zt5vBq8RnE0',
  yt_privacy: 'yes',
  video_type: 'youtube',
  show_image_overlay: 'yes',
  controls: 'yes',
}).replaceAll('"', '&quot;');

const film = widget(
  'video',
  `<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div><div class="elementor-custom-embed-image-overlay" style="background-image:url(${origin}/wp-content/uploads/2025/02/gardasee-film.svg)"><div class="elementor-custom-embed-play" role="button" aria-label="Video abspielen: Gardasee" tabindex="0">▶</div></div></div>`,
  ` consent-original-data-settings-_="${settings}" consent-required="${rcb.services.youTube}" consent-by="services" consent-id="${rcb.blockers.youTube}"`,
);

const person = (number: number) =>
  [
    field({ id: `name${number}`, label: `Person ${number}: Vor- und Nachname wie im Ausweis`, type: 'text', required: number === 1 }),
    field({
      id: `geb${number}`,
      label: 'Geburtsdatum',
      type: 'date',
      required: number === 1,
      hint: 'Für die Meldescheine der Hotels und die Gästekarte.',
    }),
    field({ id: `ausweis${number}`, label: 'Nummer des Personalausweises oder Reisepasses', type: 'text', required: number === 1 }),
  ].join('');

const bookingForm = form(
  'Buchung Gardasee',
  16,
  `${person(1)}${person(2)}
${field({ id: 'strasse', label: 'Straße und Hausnummer', type: 'text', required: true, autocomplete: 'street-address' })}${field({ id: 'ort', label: 'PLZ und Ort', type: 'text', required: true, autocomplete: 'postal-code' })}${field({ id: 'telefon', label: 'Telefon (für Fahrplanänderungen unterwegs)', type: 'tel', required: true, autocomplete: 'tel' })}${field({ id: 'email', label: 'E-Mail', type: 'email', autocomplete: 'email' })}
${field({ id: 'zimmer', label: 'Unterbringung', type: 'select', required: true, options: ['Doppelzimmer, 949 € p. P.', 'Einzelzimmer, 1.129 €'] })}${field({ id: 'zustieg', label: 'Zustieg', type: 'select', options: ['Haustürabholung', 'Uelzen ZOB', 'Lüneburg Am Sande', 'Celle Schützenplatz'] })}${field({ id: 'versicherung', label: 'Reiserücktrittsversicherung gewünscht (39 € p. P.)', type: 'acceptance' })}
${field({ id: 'gesundheit', label: 'Was sollten wir wissen? (freiwillig, z. B. Rollator, Diabetes, Allergien)', type: 'textarea', hint: 'Nur ausfüllen, wenn Küche oder Fahrer darauf Rücksicht nehmen sollen.' })}${field({ id: 'art9', label: 'Wenn ich oben Angaben zur Gesundheit gemacht habe: Ich willige ausdrücklich ein, dass Mohnkamp sie für diese Reise verarbeitet und an Fahrer und Hotel weitergibt (Art. 9 Abs. 2 lit. a DSGVO). Das kann ich jederzeit widerrufen; gelöscht wird 14 Tage nach der Reise.', type: 'acceptance' })}
${field({ id: 'formblatt', label: `Ich habe das <a href="${origin}/reisebedingungen/#formblatt">Formblatt nach § 651a BGB</a> und die <a href="${origin}/reisebedingungen/">Reisebedingungen</a> erhalten und bin auch im Namen der Mitreisenden einverstanden.`, type: 'acceptance', required: true })}${field({ id: 'dsgvo', label: `Ich willige in die <a href="${origin}/datenschutz/">Datenschutzerklärung</a> ein.`, type: 'acceptance', required: true })}${honeypot}`,
  'Zahlungspflichtig buchen',
);

/** One journey in detail, with the form that books it. */
export const bookingPage: TourPage = {
  id: 16,
  path: '/gardasee-verona/',
  title: 'Gardasee und Arena di Verona, 8 Tage',
  description: 'Acht Tage Gardasee mit Opernabend in der Arena di Verona, 18. bis 25. Juni 2027.',
  body: `${section(
    heading('Gardasee und Arena di Verona', 1),
    text(
      '8 Tage, 18. bis 25. Juni 2027, ab 949 € pro Person im Doppelzimmer.',
      '<ul><li>Haustürabholung und Fahrt im 5-Sterne-Bus</li><li>7 Übernachtungen mit Halbpension, 2 davon als Zwischenübernachtung</li><li>Karte der Kategorie 4 für „Nabucco“ am 22. Juni</li><li>Schifffahrt Malcesine – Limone</li></ul>',
      'Nicht enthalten: örtliche Kurtaxe (etwa 2 € je Nacht). Für deutsche Staatsangehörige genügt ein gültiger Personalausweis. Anzahlung 20 %, Rest 28 Tage vor Beginn, jeweils erst nach Erhalt des Sicherungsscheins.',
    ),
    film,
  )}${section(heading('Jetzt buchen'), bookingForm, text('<p class="small">Für Pauschalreisen besteht kein gesetzliches Widerrufsrecht (§ 312 Abs. 7, § 312g Abs. 2 Nr. 9 BGB); Sie können jederzeit vor Reisebeginn zurücktreten.</p>'))}`,
};
