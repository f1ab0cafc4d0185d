import { describe, expect, it } from 'vitest';
import { fieldEvidence } from '../../../test/factories/evidence.ts';
import { withLabelBreaks } from './label-breaks.ts';

const labelled = (label: string, text: string) => withLabelBreaks([fieldEvidence({ label })], text)[0]!.label;

describe('withLabelBreaks', () => {
  it.each([
    [
      'a word and the next line',
      'Newsletter abonnierenAngebote und Tipps.',
      'E-Mail Newsletter abonnieren Angebote und Tipps. Senden',
      'Newsletter abonnieren Angebote und Tipps.',
    ],
    ['two sentences', 'Ja, bitte.Abmelden jederzeit', 'Name\nJa, bitte.\nAbmelden jederzeit', 'Ja, bitte. Abmelden jederzeit'],
    ['a name that is written so', 'YouTube-Kanal', 'YouTube-Kanal Senden', 'YouTube-Kanal'],
    ['words that the form does not show', 'NewsletterAbo', 'Name E-Mail', 'NewsletterAbo'],
    ['other letters', 'NewsletterAbo', 'Newsletter im Abo', 'NewsletterAbo'],
    ['a label without a joint', 'Vorname', 'Vor name', 'Vorname'],
  ])('%s', (_, label, text, expected) => {
    expect(labelled(label, text)).toBe(expected);
  });

  it('leaves the other fields alone', () => {
    const fields = [fieldEvidence({ label: 'Name' }), fieldEvidence({ label: 'JaBitte', checked: true })];
    expect(withLabelBreaks(fields, 'Name Ja Bitte')).toEqual([fields[0], { ...fields[1], label: 'Ja Bitte' }]);
  });
});
