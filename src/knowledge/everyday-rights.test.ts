import { expect, it } from 'vitest';
import { readServiceNames } from './service-names.ts';

const maps = 'Diese Seite nutzt den Kartendienst Google Maps, damit Sie die Werkstatt leichter finden.';

/** Rights of visitors, and what is said in one section, do not reach over the heading of the next. */
it.each([
  'Recht auf Widerspruch gegen die Verarbeitung (Art. 21 DSGVO)',
  'Recht auf Löschung (Art. 17 DSGVO)',
  'Widerruf Ihrer Einwilligung',
  'Sie können der Verarbeitung widersprechen',
  'Sie können der Verarbeitung ohne Nachteile widersprechen',
  'Widerspruch gegen die Verarbeitung Ihrer Daten',
  'Widerspruch gegen Direktwerbung',
  'Widerspruch gegen Werbe-E-Mails',
  'Das Recht auf Widerspruch gegen Werbung',
  'Recht, keine Einwilligung zu erteilen',
  'Right to object to processing',
])('a right before a service: %s', (line) => {
  for (const heading of ['Google Maps', '5. Google Maps', 'Google Maps und Google Fonts']) {
    const { used, notUsed } = read(`4. Ihre Rechte\n\n${line}\n\n${heading}\n\n${maps}`);
    expect(used).toContain('google-maps');
    expect(notUsed).not.toContain('google-maps');
  }
});

it.each([
  'Cookies im Browser deaktivieren',
  'Widerspruchsmöglichkeit',
  'Verzicht auf Tracking',
  'Links auf andere Seiten',
  'Diese Dienste nutzen wir nicht:\n\nHotjar',
])('what one section says does not reach into the next number: %s', (line) => {
  expect(read(`4. Ihr Besuch\n\n${line}\n\n5. Google Maps\n\n${maps}`).used).toContain('google-maps');
});

it.each([
  ['Nicht verwendete Dienste\n\n1. Google Maps\n2. Hotjar', ['google-maps', 'hotjar']],
  ['4. Nicht verwendete Dienste\n\nGoogle Maps\n\nHotjar\n\n5. Kontakt', ['google-maps', 'hotjar']],
  ['4. Nicht verwendete Dienste\n\n4.1 Google Maps\n\n4.2 Hotjar', ['google-maps', 'hotjar']],
  ['1. Hosting\n\n2. Was wir nicht nutzen\n\n1. Google Maps\n2. Hotjar\n3. Matomo', ['google-maps', 'hotjar', 'matomo']],
])('a denial keeps what stands below it: %s', (text, names) => {
  const { used, notUsed } = read(text);
  expect(used).toEqual([]);
  expect(notUsed.sort()).toEqual(names);
});

function read(text: string): { used: string[]; notUsed: string[] } {
  const { used, notUsed } = readServiceNames(text);
  return { used: used.map(({ serviceId }) => serviceId), notUsed: notUsed.map(({ serviceId }) => serviceId) };
}
