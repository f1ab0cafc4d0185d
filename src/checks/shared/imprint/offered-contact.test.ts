import { expect, it } from 'vitest';
import { wholeWords } from '../wording.ts';
import { offeredContact } from './offered-contact.ts';

const form = wholeWords('kontakt-?formular(?:s)?|contact\\s+form');

it.each<[string, boolean]>([
  ['Kontaktformular: nein – ich antworte per E-Mail meist innerhalb weniger Stunden', false],
  ['Wir haben kein Kontaktformular.', false],
  ['E-Mail statt eines Kontaktformulars', false],
  ['Ein Kontaktformular gibt es leider nicht', false],
  ['Kontaktformular: –', false],
  ['There is no contact form', false],
  ['Kontaktformular: www.muster.test/kontakt', true],
  ['Nutzen Sie unser Kontaktformular, wenn Sie keine E-Mail schreiben möchten', true],
  ['Telefon haben wir nicht. Nutzen Sie das Kontaktformular.', true],
  ['Keine Zeit? Kontaktformular ausfüllen', true],
])('%s', (text, expected) => expect(offeredContact(form, `Impressum\n${text}`) !== null).toBe(expected));
