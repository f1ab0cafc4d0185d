import { expect, it } from 'vitest';
import type { LegalContent } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

/** Pages of a few lines behind the link of a notice or an imprint. */
const pages: [promised: 'privacy' | 'imprint', heading: string, text: string, content: LegalContent][] = [
  ['privacy', 'Datenschutz', 'Diese Homepage speichert nichts über Sie.\nKeine Cookies, keine Statistik, keine Werbung.', 'privacy'],
  [
    'privacy',
    'Datenschutzerklärung',
    'Wir nehmen den Schutz Ihrer persönlichen Daten ernst. Daten werden hier nur im nötigen Umfang erhoben.',
    'privacy',
  ],
  [
    'privacy',
    'Datenschutz',
    'Beim Aufruf dieser Seite werden IP-Adresse und Uhrzeit in Logfiles gespeichert und nach sieben Tagen gelöscht.',
    'privacy',
  ],
  [
    'privacy',
    'Datenschutz',
    'Anfragen nutzen wir ausschließlich zur Beantwortung. Webserver-Logs hält unser Provider vier Wochen vor.',
    'privacy',
  ],
  [
    'privacy',
    'Sichtschutz am Fenster',
    'Unsere Folien schützen Ihre Privatsphäre. Wir erfassen die Maße vor Ort und liefern sie innerhalb von zwei Wochen gern auch nach Hause.',
    'other',
  ],
  ['privacy', 'Datenschutz', 'Verpassen Sie keine Angebote und melden Sie sich jetzt für unseren Newsletter an!\nAbonnieren', 'empty'],
  ['privacy', 'Datenschutz', 'Um diesen Inhalt anzuzeigen, müssen Sie externe Inhalte zulassen.', 'empty'],
  ['privacy', 'Datenschutz', 'Die Datenschutzerklärung folgt in den nächsten Tagen.', 'placeholder'],
  ['imprint', 'Impressum', 'Impressum in Vorbereitung!', 'placeholder'],
  [
    'imprint',
    'Impressum',
    'Ihr Firmenname GmbH\nIhre Straße 00\n00000 Ihr Ort\nGeschäftsführer: Vorname Nachname\nHRB 00000',
    'placeholder',
  ],
  ['imprint', 'Impressum', '(Name der Firma)\n(Anschrift)\nTelefon (Nummer)\nE-Mail (Adresse)', 'placeholder'],
  ['imprint', 'Impressum', 'Erika Mustermann\nHeidestraße 17\n51147 Köln\nerika@mustermann.example', 'placeholder'],
];

it.each(pages)('%s: %s: %s', (promised, heading, text, content) => {
  const whole = `${heading}\n${text}`;
  expect(recognisePage({ own: whole, whole, title: heading, headings: [heading], links: [], buttons: [] }, promised, 'de')).toBe(content);
});
