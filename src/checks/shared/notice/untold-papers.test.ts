import { expect, it } from 'vitest';
import { field, formFact, legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { untoldPapers } from './untold-papers.ts';

const silent = 'Wenn Sie uns über das Formular schreiben, verarbeiten wir Ihre Kontaktdaten, um die Anfrage zu beantworten.';

it.each([
  ['Foto Ihres Führerscheins und Personalausweises *', 'file', silent, true],
  ['Kopie des Reisepasses', 'file', silent, true],
  ['Personalausweis hochladen', 'file', silent, true],
  ['Ausweisnummer', 'text', silent, false],
  ['Vor- und Nachname wie im Ausweis', 'text', silent, false],
  ['Foto Ihres Führerscheins', 'file', `${silent} Vor einer Probefahrt prüfen wir Führerschein und Ausweis.`, false],
  ['Foto Ihres Kundenausweises', 'file', silent, false],
  ['Foto vom Schaden', 'file', silent, false],
] as const)('%s (%s) / %s', (label, type, text, isUntold) => {
  const privacy = legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n${text}` });
  const pages = [pageFact(), pageFact({ url: `${siteUrl}datenschutz`, kind: 'privacy', text: privacy.text })];
  expect(untoldPapers({ privacy, pages, forms: [formFact({ fields: [field(), field({ label, type })] })] }) !== null).toBe(isUntold);
});
