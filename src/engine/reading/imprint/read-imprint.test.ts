import { describe, expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { legalPage, link } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { type ImprintPage, readImprint } from './read-imprint.ts';

const base = 'Impressum\nMuster GmbH\nMusterstraße 1\n12345 Musterstadt';
const read = (text: string, part: Partial<LegalPageFact> = {}, seen: Partial<ImprintPage> = {}) =>
  readImprint(legalPage({ text, ...part }), { links: [], headings: [], textComplete: true, ...seen });
const values = (text: string, kind: ImprintElementKind) => statedBy(read(text))[kind] ?? [];

describe('what belongs to others', () => {
  it.each<[string, string]>([
    ['agency', 'Webdesign: Pixelwerk GmbH, Weg 9, 80331 München, info@pixelwerk.de, Tel. 089 999999'],
    ['agency below a heading', 'Konzept und Umsetzung\nPixelwerk GmbH\nWeg 9\n80331 München\ninfo@pixelwerk.de\nTel. 089 999999'],
    ['host', 'Hosting\nServer AG\nNetzstr. 1\n10115 Berlin\ninfo@server.de\nTelefon: 030 999999'],
    ['data protection officer', 'Datenschutzbeauftragter\nDSB GmbH\nWeg 9\n80331 München\ndsb@dsb.de\nTel. 089 999999'],
    ['officer in one line', 'Unseren Datenschutzbeauftragten erreichen Sie unter dsb@dsb.de, Tel. 089 999999, Weg 9, 80331 München'],
    [
      'arbitration board',
      'Verbraucherschlichtung\nAllgemeine Schlichtungsstelle e.V.\nStraßburger Str. 8\n77694 Kehl\nTel. 07851 99999\nmail@schlichter.de',
    ],
    [
      'data protection authority',
      'Aufsichtsbehörde für den Datenschutz: LDI NRW, Kavalleriestr. 2, 40213 Düsseldorf, Tel. 0211 999999, poststelle@ldi.de',
    ],
    ['supervisory board', 'Aufsichtsratsvorsitzender: Karl Vorlage'],
    ['photographer', 'Bildnachweis: Fotostudio Linse GmbH, Weg 9, 80331 München, foto@linse.de'],
    ['insurer', 'Berufshaftpflichtversicherung\nBeispiel Versicherung AG\nPlatz 1\n10115 Berlin\nTel. 030 999999\ninfo@versicherung.de'],
    ['chamber', 'Zuständige Kammer\nSteuerberaterkammer Köln\nGereonstr. 34\n50670 Köln\nTel. 0221 999999\nmail@stbk.de'],
    ['prose', 'Haftung für Links\nFür Inhalte der Beispiel AG, Weg 9, 80331 München, fremd@beispiel.de, sind wir nicht verantwortlich.'],
  ])('%s', (_, block) => {
    const stated = statedBy(read(`${base}\nTelefon: 030 123456\nE-Mail: info@muster.de\nGeschäftsführer: Max Muster\n\n${block}`));
    expect(stated).toMatchObject({
      name: ['Muster GmbH'],
      address: ['Musterstraße 1, 12345 Musterstadt'],
      phone: ['+4930123456'],
      email: ['info@muster.de'],
      representative: ['Max Muster'],
    });
    expect(stated.registerNumber).toBeUndefined();
  });
});

describe('registers', () => {
  it.each<[string, string[], string[]]>([
    ['Amtsgericht Hamburg, HRB 12345', ['Hamburg'], ['HRB 12345']],
    ['Registergericht: München\nRegisternummer: HRB 123 456', ['München'], ['HRB 123456']],
    ['HRB 12345 B, AG Charlottenburg', ['Charlottenburg'], ['HRB 12345 B']],
    ['Eingetragen im Handelsregister des Amtsgerichts Bad Homburg v. d. Höhe unter HRB Nr. 1234', ['Bad Homburg v. d. Höhe'], ['HRB 1234']],
    ['Handelsregister B des Amtsgerichts Köln Nr. 4711', ['Köln'], ['HRB 4711']],
    ['Handelsregister Freiburg HRB-Nr. 99', ['Freiburg'], ['HRB 99']],
    ['Vereinsregister Nr. 1234 beim Amtsgericht Halle (Saale)', ['Halle (Saale)'], ['VR 1234']],
    ['Partnerschaftsregister: Amtsgericht Essen PR 12', ['Essen'], ['PR 12']],
    ['Genossenschaftsregister Amtsgericht Jena GnR 100123', ['Jena'], ['GnR 100123']],
    ['Gesellschaftsregister Amtsgericht Mainz GsR 7', ['Mainz'], ['GsR 7']],
    ['Firmenbuchnummer: FN 123456 a, Firmenbuchgericht: Handelsgericht Wien', ['Wien'], ['FN 123456a']],
    ['Steuernummer 12/345/67890', [], []],
    ['Kundennummer 12345', [], []],
    ['Muster GmbH i. G.', [], []],
  ])('%s', (text, courts, numbers) => {
    expect([values(`${base}\n${text}`, 'registerCourt'), values(`${base}\n${text}`, 'registerNumber')]).toEqual([courts, numbers]);
  });
});

describe('numbers of the tax office', () => {
  it.each<[string, Partial<Record<ImprintElementKind, string[]>>]>([
    ['USt-IdNr.: DE 136 695 976', { vatId: ['DE136695976'] }],
    ['USt-ID: DE136.695.976', { vatId: ['DE136695976'] }],
    ['Umsatzsteuer-Identifikationsnummer: 136695976', { vatId: ['DE136695976'] }],
    ['Umsatzsteuer-Identifikationsnummer: 123456789', {}],
    ['VAT ID: ATU12345678', { vatId: ['ATU12345678'] }],
    ['W-IdNr.: DE136695976-00001', { businessId: ['DE136695976-00001'] }],
    ['Steuernummer: 12/345/67890', { taxNumber: ['12/345/67890'] }],
    ['St.-Nr. 123 456 78901', { taxNumber: ['123 456 78901'] }],
    ['Finanzamt Köln, Steuernummer 214/5800/1234', { taxNumber: ['214/5800/1234'] }],
    ['IBAN: DE12 3456 7890 1234 5678 90', {}],
  ])('%s', (text, expected) => {
    const { vatId, businessId, taxNumber } = statedBy(read(`${base}\n${text}`));
    expect(JSON.parse(JSON.stringify({ vatId, businessId, taxNumber }))).toEqual(expected);
  });
});

describe('links', () => {
  it.each<[string, Parameters<typeof link>[0], ImprintElementKind, string[]]>([
    ['e-mail behind a label', { text: 'E-Mail schreiben', href: 'mailto:info@muster.de', area: 'body' }, 'email', ['info@muster.de']],
    ['e-mail behind a picture', { text: '', href: 'mailto:info@muster.de', area: 'body' }, 'email', ['info@muster.de']],
    [
      'hidden by Cloudflare',
      { text: '[email protected]', href: '/cdn-cgi/l/email-protection#4a2324252c0a2c23382727296424', area: 'body' },
      'email',
      [],
    ],
    ['mail of an agency in the footer', { text: 'Pixelwerk', href: 'mailto:info@pixelwerk.de', area: 'footer' }, 'email', []],
    ['telephone', { text: 'Rufen Sie an', href: 'tel:+4930123456', area: 'body' }, 'phone', ['+4930123456']],
    [
      'form',
      { text: 'Zum Kontaktformular', href: 'https://www.muster.test/kontakt', area: 'body' },
      'contactForm',
      ['https://www.muster.test/kontakt'],
    ],
    ['page Kontakt of the menu', { text: 'Kontakt', href: 'https://www.muster.test/kontakt', area: 'header' }, 'contactForm', []],
  ])('%s', (_, part, kind, expected) => {
    expect(statedBy(read(`${base}\nE-Mail schreiben`, {}, { links: [link(part)] }))[kind] ?? []).toEqual(expected);
  });
});

describe('how much was read', () => {
  it.each<[string, Partial<LegalPageFact>, Partial<ImprintPage>, boolean]>([
    ['imprint', {}, {}, true],
    ['with the privacy notice', { contentKind: 'combined' }, {}, true],
    ['text cut', {}, { textComplete: false }, false],
    ['other language', { language: 'fr' }, {}, false],
    ['another page', { contentKind: 'other' }, {}, false],
    ['failed', { failure: 'timeout' }, {}, false],
    ['no text', { text: '' }, {}, false],
  ])('%s', (_, part, seen, complete) => {
    expect(read(base, part, seen).complete).toBe(complete);
  });

  it.each<LegalPageFact['contentKind']>(['empty', 'placeholder'])('%s: nothing', (contentKind) => {
    expect(read(base, { contentKind })).toEqual({ elements: [], complete: false });
  });
});

it('reads only the imprint of a page it shares with the privacy notice', () => {
  const notice = `Datenschutzerklärung
Wir nehmen den Schutz Ihrer Daten ernst und verarbeiten sie nur nach den gesetzlichen Vorschriften, die dafür gelten.
Kontakt
Datenschutz Nord GmbH, Weg 9, 28217 Bremen, dsb@nord.de, Tel. 0421 999999`;
  for (const text of [`${base}\ninfo@muster.de\n${notice}`, `${notice}\n${base}\ninfo@muster.de`]) {
    expect(statedBy(read(text, { contentKind: 'combined' }))).toEqual({
      name: ['Muster GmbH'],
      legalForm: ['gmbh'],
      address: ['Musterstraße 1, 12345 Musterstadt'],
      email: ['info@muster.de'],
    });
  }
});
