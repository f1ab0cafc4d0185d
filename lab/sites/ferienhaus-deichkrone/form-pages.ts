import { code, type DiviPage, section, text } from './divi.ts';
import { type DiviField, diviForm } from './divi-form.ts';
import { house } from './house.ts';

const guest = (count: number, required: boolean): DiviField[] => [
  { id: `gast${count}_name`, label: `${count}. Gast: Vor- und Nachname`, half: true, required },
  { id: `gast${count}_geburt`, label: `${count}. Gast: Geburtsdatum`, half: true, required },
];

const registration = diviForm(
  0,
  '/gaestekarte/',
  'Online-Meldeschein',
  'Meldeschein senden',
  [4, 9],
  [
    { id: 'haus', label: 'Haus', type: 'select', options: ['Möwennest', 'Strandläufer', 'Kiekut', 'Lüttje Huus'] },
    { id: 'anreise', label: 'Anreise', half: true },
    { id: 'abreise', label: 'Abreise', half: true },
    ...guest(1, true),
    { id: 'strasse', label: 'Straße und Hausnummer' },
    { id: 'ort', label: 'PLZ, Wohnort, Staat' },
    { id: 'staat', label: 'Staatsangehörigkeit', half: true },
    { id: 'ausweis', label: 'Nummer des Personalausweises oder Reisepasses', half: true },
    { id: 'email', label: 'E-Mail für die digitale Gästekarte', type: 'email', required: false },
    ...guest(2, false),
    ...guest(3, false),
    ...guest(4, false),
    {
      id: 'gdb',
      label: 'Grad der Behinderung eines Gastes und Merkzeichen',
      type: 'select',
      options: ['unter 80', '80 bis 100', '100 mit Merkzeichen B', '100 mit Merkzeichen H', '100 mit Merkzeichen Bl oder Gl'],
    },
    { id: 'bemerkung', label: 'Bemerkung', type: 'text', required: false },
  ],
  'Name, Geburtsdatum, Wohnort und Aufenthaltsdauer erheben wir nach der Gästebeitragssatzung der Stadt Norden (§ 10 NKAG, Art. 6 Abs. 1 lit. c DSGVO) und geben sie an die Kurverwaltung weiter. Näheres in der <a href="/datenschutz/#meldeschein">Datenschutzerklärung</a>.',
);

const guestCard: DiviPage = {
  id: 47,
  path: '/gaestekarte/',
  title: 'Gästekarte und Meldeschein',
  description: 'Füllen Sie den Meldeschein vor der Anreise aus, dann liegt die Nordsee-Gästekarte bereit.',
  body: section(
    text(
      '<h1>Gästekarte (Kurkarte)</h1><p>Jeder Gast über 18 Jahren zahlt den Gästebeitrag der Stadt Norden: 3,50 € pro Nacht von April bis Oktober, sonst 1,70 €. Kinder erhalten die Karte kostenlos; deshalb brauchen wir die Geburtsdaten aller Mitreisenden. Gäste mit einem Grad der Behinderung ab 80 zahlen weniger.</p><p>Sie können den Meldeschein auch auf Papier bei der Ankunft ausfüllen.</p>',
    ),
    registration,
  ),
};

const enquiry = diviForm(
  0,
  '/kontakt/',
  'Schreiben Sie uns',
  'Absenden',
  [7, 11],
  [
    { id: 'name', label: 'Name', half: true },
    { id: 'email', label: 'E-Mail', type: 'email', half: true },
    { id: 'telefon', label: 'Telefon', required: false, half: true },
    { id: 'geburtsdatum', label: 'Geburtsdatum', half: true },
    { id: 'message', label: 'Nachricht', type: 'text' },
    {
      id: 'deichbrief',
      label: 'Newsletter',
      type: 'checkbox',
      required: false,
      ticked: true,
      options: ['Ja, ich möchte den Deichbrief erhalten'],
    },
    {
      id: 'datenschutz',
      label: 'Datenschutz',
      type: 'checkbox',
      options: ['Ich habe die Datenschutzerklärung gelesen und stimme der Verarbeitung meiner Daten zu'],
    },
  ],
  'Die <a href="/datenschutz/">Datenschutzerklärung</a> gilt auch für Anfragen per E-Mail.',
);

const map = `<div class="et_pb_module et_pb_map_0 et_pb_map_container"><div class="et_pb_map" data-center-lat="53.6201" data-center-lng="7.1583" data-zoom="14" data-mouse-wheel="off" data-mobile-dragging="on"><div class="dk-karte-hinweis"><img src="/wp-content/uploads/2024/05/lageplan-norddeich.svg" alt="Lageplan: von der Norddeicher Straße links in den Dörper Weg, zweite rechts in den Muschelpad" width="800" height="320"><p>Die bewegliche Karte kommt von Google Maps und wird erst geladen, wenn Sie „Funktional“ erlauben. Dann erhält Google Ihre IP-Adresse.</p><p><a href="#" class="et_pb_button cky-banner-element">Einstellungen öffnen</a></p></div></div><div class="et_pb_map_pin" data-lat="53.6201" data-lng="7.1583" data-title="${house.name}"></div></div>`;

const contact: DiviPage = {
  id: 51,
  path: '/kontakt/',
  title: 'Kontakt und Anfahrt',
  description: 'So erreichen Sie Wiebke und Ubbo, und so kommen Sie nach Norddeich.',
  map: true,
  body: `${section(
    text(
      `<h1>Kontakt</h1><p>${house.firm}<br>${house.partners}<br>${house.street}, ${house.town}<br>Telefon <a href="tel:${house.phoneLink}">${house.phone}</a><br>E-Mail <a href="mailto:${house.mail}">${house.mail}</a></p>`,
    ),
    enquiry,
  )}
${section(text('<h2 id="anfahrt">Anfahrt</h2><p>Mit der Bahn bis Norddeich Mole, von dort 900 Meter zu Fuß. Mit dem Auto über die B 72; wegen der Deicharbeiten bitte der Umleitung über den Dörper Weg folgen.</p>'), map, code('<p><a href="https://www.google.com/maps/dir/?api=1&amp;destination=Muschelpad+14+Norden" target="_blank" rel="noopener">Route in Google Maps öffnen</a></p>'))}`,
};

/** The guests' registration, and contact with a map that waits. */
export const formPages: readonly DiviPage[] = [guestCard, contact];
