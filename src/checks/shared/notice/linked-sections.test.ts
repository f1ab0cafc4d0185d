import { expect, it } from 'vitest';
import { saidOfLink } from './linked-sections.ts';

it.each([
  ['WhatsApp und Instagram\nAuf unsere Profile verweisen wir mit einfachen Links. Erst mit dem Klick erhält der Anbieter Daten.', true],
  ['Soziale Netzwerke: Instagram\n\nWir verlinken nur auf unsere Profile.', true],
  ['Instagram\nWir zeigen Beiträge. Auf unser Profil verweisen wir mit einfachen Links.', false],
  ['Facebook\nAuf unsere Profile verweisen wir mit einfachen Links.', false],
  ['Instagram\nWir verweisen auf die Datenschutzerklärung von Meta mit weiteren Links.', false],
])('reads what is said of a mere link: %s', (text, expected) => {
  expect(saidOfLink(text, ['Instagram', 'Instagram Feed']) !== null).toBe(expected);
});
