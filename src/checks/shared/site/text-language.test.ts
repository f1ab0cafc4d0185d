import { expect, it } from 'vitest';
import { languageOf } from './text-language.ts';

const cases: [string, string, string | null][] = [
  [
    'German',
    'Wir verarbeiten Ihre Daten, um Ihre Anfrage zu beantworten. Die Angaben werden gelöscht, sobald sie nicht mehr erforderlich sind.',
    'de',
  ],
  [
    'German with English names',
    'Wir nutzen Google Analytics, Google Tag Manager und Facebook Custom Audiences der Meta Platforms Ireland Limited, um die Nutzung der Website zu messen.',
    'de',
  ],
  [
    'English',
    'We process your data in order to answer your enquiry. The information is deleted as soon as it is no longer required for this purpose.',
    'en',
  ],
  [
    'French',
    'Nous traitons vos données pour répondre à votre demande. Vous avez le droit de vous opposer au traitement dans les conditions prévues par la loi.',
    'fr',
  ],
  [
    'Dutch',
    'Wij verwerken uw gegevens om uw vraag te beantwoorden. De gegevens worden verwijderd zodra deze niet meer nodig zijn voor dit doel van het bedrijf.',
    'nl',
  ],
  [
    'Italian',
    'Trattiamo i dati personali per rispondere alla richiesta. Gli interessati hanno il diritto di accesso e di rettifica dei dati che sono nel sistema.',
    'it',
  ],
  [
    'Polish',
    'Przetwarzamy dane osobowe w celu udzielenia odpowiedzi na zapytanie. Dane są usuwane po zakończeniu sprawy, chyba że przepisy prawa nie pozwalają na to.',
    'pl',
  ],
  [
    'Cyrillic',
    'Мы обрабатываем ваши данные, чтобы ответить на ваш запрос. Данные удаляются, как только они больше не нужны для этой цели.',
    'other',
  ],
  ['too little', 'Datenschutz und Impressum', null],
  ['empty', '', null],
  [
    'contacts with abbreviations',
    'Impressum Radhaus Petersen e.K. Inhaberin: Maike Petersen Holtenauer Str. 112a 24105 Kiel Fon E-Mail Eingetragen Amtsgericht Kiel HRA 4711 KI E-Mail',
    null,
  ],
  [
    'contacts with a foreign name',
    'Impressum Salon La Vida Inhaberin Rosa Lopez Markt 3 24105 Kiel Telefon 0431 80 12 34 E-Mail Steuernummer La Vida',
    null,
  ],
];

it.each(cases)('%s', (_, text, expected) => {
  expect(languageOf(text)).toBe(expected);
});
