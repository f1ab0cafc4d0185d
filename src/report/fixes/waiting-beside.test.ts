import { expect, it } from 'vitest';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { waitingBeside } from './waiting-beside.ts';

const page = `${siteUrl}filialen`;
const frame = (url: string, pageUrl = page) => requestFact({ serviceId: 'google-maps', type: 'frame', url, pageUrl, states: ['none'] });
const pasted = 'https://www.google.com/maps/embed?pb=!1m18!1m12!3m3!1m2!1s0x47a4c3!2sCaf%C3%A9%20Ost!5e0!3m2!1sde!2sde';
const held = [
  'https://www.google.com/maps/embed/v1/place?key=x&q=Haus+Nord',
  'https://www.google.com/maps/embed/v1/place?key=x&q=Haus+West',
];
const told = (frames: readonly string[], waiting: string[], waitingOn = page) =>
  waitingBeside(
    'google-maps',
    frames.map((url) => frame(url)),
    gathered({ pages: [pageFact({ url: waitingOn, waiting })] }),
  );

it.each<[string, ReturnType<typeof told>, RegExp | null]>([
  [
    'one pasted beside two that wait',
    told([pasted], held),
    /^Auf \/filialen warten 2 von 3 .* lädt nur die mit „Café Ost“ in der Adresse$/,
  ],
  ['one beside one', told([held[0]!], [held[1]!]), /wartet eine von 2 Einbindungen.*„Haus Nord“/],
  ['one whose address says nothing', told(['https://www.google.com/maps/d/viewer'], held), /nur die übrige \(Adresse bei den Belegen\)/],
  ['two beside one', told([pasted, held[0]!], [held[1]!]), /wartet eine von 3 .* laden die 2 übrigen/],
  ['none that waits', told([pasted], []), null],
  ['another service that waits', told([pasted], ['https://www.youtube.com/embed/abcdefghijk']), null],
  ['some that wait on another page', told([pasted], held, `${siteUrl}anfahrt`), null],
])('%s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step?.de).toMatch(expected);
});

it('says the same in English', () => {
  expect(told([pasted], held)?.en).toBe(
    'On /filialen, 2 of 3 embeds of this service wait already; without consent only the one with “Café Ost” in its address loads',
  );
});
