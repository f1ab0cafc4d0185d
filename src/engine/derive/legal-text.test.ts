import { describe, expect, it } from 'vitest';
import { imprintText, privacyText } from '../../../test/factories/legal-texts.ts';
import { prepareText } from '../reading/prepare-text.ts';
import { isPlaceholder, type LegalContent, ownLines, recogniseLegalText } from './legal-text.ts';

const recognise = (text: string, expected: 'imprint' | 'privacy' | 'terms' | 'cancellation' = 'imprint', headings: string[] = []) =>
  recogniseLegalText(prepareText(text), prepareText(text), headings, expected);

const englishPrivacy = `Privacy policy
Controller: Example Ltd, 1 High Street, Berlin, Germany, hello@example.test. We process your data for the following purposes: to answer your enquiry.
The legal basis is Article 6(1)(f) GDPR. Data is deleted after 30 days. You have the right of access, rectification, erasure, restriction and portability.`;
const freelancer = `Impressum
Erika Beispiel
Lindenweg 4a
79098 Freiburg
Tel. 0761 123456
E-Mail: erika (at) beispiel (punkt) de`;
const terms = `Allgemeine Geschäftsbedingungen
§ 1 Geltungsbereich. Diese Bedingungen gelten für alle Verträge. § 2 Vertragsschluss. Ihre Bestellung ist ein Angebot.
§ 3 Preise und Zahlung. § 4 Gewährleistung und Haftung. § 5 Gerichtsstand ist Hamburg, soweit Sie Kaufmann sind.`;
const cancellation = `Widerrufsbelehrung
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt 14 Tage.
Folgen des Widerrufs: Wir erstatten alle Zahlungen. Muster-Widerrufsformular: An Muster GmbH, Musterstraße 1, 12345 Musterstadt.`;
const mereStatutes = `Datenschutz ist uns wichtig
Wir halten uns an alle Gesetze, insbesondere an die DSGVO mit ihren Art. 6 Abs. 1 lit. a bis f, Art. 13, Art. 15, Art. 17 und Art. 21 sowie an das TDDDG und das BDSG. Datenschutz hat bei uns seit jeher einen hohen Stellenwert, darauf können Sie sich verlassen.`;
const imprintWithDisclaimer = `${imprintText}
Haftung für Inhalte: Als Diensteanbieter sind wir für eigene Inhalte verantwortlich.
Datenschutz: Die Nutzung unserer Website ist in der Regel ohne Angabe personenbezogener Daten möglich. Daten werden nicht an Dritte weitergegeben.`;

describe('recogniseLegalText', () => {
  it.each<[string, string, 'imprint' | 'privacy' | 'terms' | 'cancellation', LegalContent]>([
    ['imprint of a company', imprintText, 'imprint', 'imprint'],
    ['imprint without statute or register', freelancer, 'imprint', 'imprint'],
    ['imprint with a disclaimer', imprintWithDisclaimer, 'imprint', 'imprint'],
    ['imprint behind the name of a notice', imprintText, 'privacy', 'imprint'],
    ['notice', privacyText, 'privacy', 'privacy'],
    ['notice in English', englishPrivacy, 'privacy', 'privacy'],
    ['notice behind the name of an imprint', privacyText, 'imprint', 'privacy'],
    ['both on one page', `${imprintText}\n${privacyText}`, 'imprint', 'combined'],
    ['statutes merely mentioned', mereStatutes, 'privacy', 'other'],
    ['terms', terms, 'terms', 'terms'],
    ['withdrawal', cancellation, 'cancellation', 'cancellation'],
    ['withdrawal within terms, behind its own link', `${terms}\n${cancellation}`, 'cancellation', 'cancellation'],
    ['withdrawal within terms, behind the terms link', `${terms}\n${cancellation}`, 'terms', 'terms'],
    [
      'something else',
      `Über uns. ${'Wir backen seit 1950 Brot aus Dinkel und Roggen in unserer eigenen Backstube. '.repeat(4)}`,
      'imprint',
      'other',
    ],
    ['nothing', '', 'privacy', 'empty'],
    ['one sentence', 'Hier finden Sie unser Impressum.', 'imprint', 'empty'],
    ['Latin filler', `Datenschutz. ${'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20)}`, 'privacy', 'placeholder'],
    ['instructions', 'Impressum\nHier Text einfügen', 'imprint', 'placeholder'],
    ['later', 'Datenschutzerklärung\nSpäter', 'privacy', 'placeholder'],
    ['soon', 'Unsere Datenschutzerklärung folgt in Kürze.', 'privacy', 'placeholder'],
    [
      'brackets of a generator',
      'Impressum\nAngaben gemäß § 5 DDG\n[Ihr Name]\n[Straße und Hausnummer]\n[PLZ Ort]\nE-Mail: [E-Mail-Adresse]',
      'imprint',
      'placeholder',
    ],
  ])('%s', (_name, text, expected, content) => {
    expect(recognise(text, expected)).toBe(content);
  });

  it('does not take a forgotten bracket in a complete text for a placeholder', () => {
    expect(isPlaceholder(`${privacyText}\nStand: [Ihr Datum]`)).toBe(false);
    expect(isPlaceholder(imprintText)).toBe(false);
  });

  it('judges a page by what is its own', () => {
    const footer = 'Muster GmbH\nMusterstraße 1\n12345 Musterstadt\ninfo@muster.test\nHRB 12345';
    const start = new Set(prepareText(`Willkommen\n${footer}`).split('\n'));
    const page = prepareText(`Datenschutz\n${'Wir nehmen das ernst und freuen uns über Ihren Besuch. '.repeat(5)}\n${footer}`);
    const own = ownLines(page, [start]);
    expect(own).not.toContain('HRB');
    expect(recogniseLegalText(own, page, [], 'privacy')).toBe('other');
  });

  it('finds an imprint that all pages carry in their footer', () => {
    const page = prepareText(imprintText);
    const own = ownLines(page, [new Set(page.split('\n'))]);
    expect(own).toBe('');
    expect(recogniseLegalText(own, page, [], 'imprint')).toBe('imprint');
  });

  it('reads soft hyphens and narrow spaces as nothing and a space', () => {
    expect(recognise(imprintText.replace('Geschäftsführer', 'Geschäfts\u00adführer').replaceAll(' ', '\u00a0'))).toBe('imprint');
  });

  it.each([
    ['letters', 'a'.repeat(400_000)],
    ['digits', '1'.repeat(400_000)],
    ['brackets', '['.repeat(400_000)],
    ['spaces', ' a'.repeat(200_000)],
    ['almost an address', '12345 '.repeat(60_000)],
    ['almost an e-mail', 'a.'.repeat(200_000)],
    ['so long as', 'solange '.repeat(50_000)],
    ['lines', 'x\n'.repeat(200_000)],
  ])('ends on 400,000 hostile characters: %s', { timeout: 120_000 }, (_name, text) => {
    expect(() => recognise(text)).not.toThrow();
  });
});
