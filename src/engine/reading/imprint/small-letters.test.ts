import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';
import { withCapitals } from './small-letters.ts';

it.each([
  [
    'an architect, with a heading in capitals',
    'IMPRESSUM\nbüro hartwig architekten\ninh. dipl.-ing. meike hartwig, architektin\nkantstraße 55\n04275 leipzig\nfon 0341 - 30 81 220\nbuero@hartwig.example',
    { name: 'Meike Hartwig', address: 'Kantstraße 55, 04275 Leipzig', email: 'buero@hartwig.example' },
  ],
  [
    'a company',
    'impressum\nstudio kraftwerk gmbh\ngeschäftsführung: lena hoffmann und jan-erik petersen\ngroße bergstraße 160\n22767 hamburg\nhallo@kraftwerk.example\namtsgericht hamburg, hrb 98765\nust-idnr. de123456788',
    { name: 'Studio Kraftwerk GmbH', address: 'Große Bergstraße 160, 22767 Hamburg', email: 'hallo@kraftwerk.example' },
  ],
])('reads an imprint in small letters: %s', (_, text, { name, address, email }) => {
  const stated = statedBy(readImprint(legalPage({ text })));
  expect(stated.name?.join()).toContain(name);
  expect(stated).toMatchObject({ address: [address], email: [email] });
});

it.each([
  [
    'a usual text',
    'Impressum\nKranbau Nordheim GmbH\nHakenweg 3\n37154 Northeim\nGeschäftsführer Max Muster, Amtsgericht Göttingen, Telefon und Fax auf Anfrage',
  ],
  ['few words', 'impressum siehe unten'],
  ['English with its names', 'Imprint\nthis website is run by Anna Beispiel of Hamburg in Germany, please write to us if you like it'],
])('leaves as it is: %s', (_, text) => {
  expect(withCapitals(text)).toBe(text);
});

it('keeps addresses of the web and of mail, and words between names', () => {
  const text =
    'impressum\nmeier und söhne e.k.\ninhaber karl meier\nweg 3\n12345 ort\nwww.meier.example\ninfo@meier.example\ntelefon 0123 456789';
  expect(withCapitals(text)).toBe(
    'Impressum\nMeier und Söhne e.K.\nInhaber Karl Meier\nWeg 3\n12345 Ort\nwww.meier.example\ninfo@meier.example\nTelefon 0123 456789',
  );
});
