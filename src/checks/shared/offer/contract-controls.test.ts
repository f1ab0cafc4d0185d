import { expect, it } from 'vitest';
import { link, pageFact } from '../../../../test/factories/facts.ts';
import { findControls, withdrawalLabel } from './contract-controls.ts';

const controls = (text: string) => findControls([pageFact({ links: [link({ text })] })], withdrawalLabel).length;

it.each([
  'Vertrag widerrufen',
  'Vertrag hier widerrufen',
  'Vertrag jetzt widerrufen',
  'Verträge hier online widerrufen',
  'Kaufvertrag widerrufen',
  'Onlinebestellung widerrufen',
  'Hier klicken, um Ihren Vertrag zu widerrufen',
])('%s', (text) => expect(controls(text)).toBe(1));

it.each(['Widerruf', 'Widerrufsbelehrung', 'Einwilligung widerrufen', 'Vertragspartner', 'Retoure anmelden'])('not: %s', (text) =>
  expect(controls(text)).toBe(0),
);
