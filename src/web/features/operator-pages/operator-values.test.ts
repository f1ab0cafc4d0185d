import { describe, expect, it } from 'vitest';
import type { Operator, PublicConfiguration } from '#contract/api/configuration.ts';
import { operator as de } from '../../texts/de/operator.ts';
import { operator as en } from '../../texts/en/operator.ts';
import { filledBlocks, missingDetails, operatorPages, operatorValues } from './operator-values.ts';

const empty: Operator = {
  name: '',
  representedBy: '',
  street: '',
  town: '',
  country: '',
  phone: '',
  email: '',
  register: '',
  vatId: '',
  privacyContact: '',
  supervisoryAuthority: '',
};
const whole = Object.fromEntries(Object.keys(empty).map((key) => [key, `<${key}>`])) as unknown as Operator;
const configuration = (operator: Operator) => ({ operator, product: 'Spurenleser', visitorPages: 3 }) as PublicConfiguration;

describe('pages of the operator', () => {
  it.each<[string, string[], Record<string, string>, unknown]>([
    ['fills values', ['{{a}} und {{b}}'], { a: '1', b: '2' }, ['1 und 2']],
    ['leaves out what has no value', ['x', 'Tel. {{a}}', '{{b}}'], { a: '', b: '2' }, ['x', '2']],
    ['makes lists', ['a', '- b', '- c', 'd', '- e'], {}, ['a', ['b', 'c'], 'd', ['e']]],
    ['leaves out items', ['- {{a}}', '- b'], { a: '' }, [['b']]],
    ['does not read values as patterns', ['{{a}}'], { a: '$& {{b}}' }, ['$& {{b}}']],
  ])('%s', (_, paragraphs, values, blocks) => expect(filledBlocks(paragraphs, values)).toEqual(blocks));

  it('says which details are missing', () => {
    expect(missingDetails('impressum', empty)).toEqual(['name', 'street', 'town', 'email', 'phone']);
    expect(missingDetails('impressum', { ...whole, phone: ' ' })).toEqual(['phone']);
    expect(operatorPages.flatMap((page) => missingDetails(page, whole))).toEqual([]);
  });

  it('gives an address only when it is whole', () => {
    expect(operatorValues(configuration(whole), '7 Tage').postal).toBe('<name>\n<street>\n<town>\n<country>');
    expect(operatorValues(configuration({ ...whole, country: '' }), '7 Tage').postal).toBe('<name>\n<street>\n<town>');
    expect(operatorValues(configuration({ ...whole, street: '' }), '7 Tage').postal).toBe('<name>');
  });

  // A name in braces that nothing fills would silently drop its paragraph from a legal page.
  it.each([
    ['de', de],
    ['en', en],
  ])('knows every value the texts ask for (%s)', (_, texts) => {
    const values = operatorValues(configuration(whole), '7 Tage');
    for (const page of operatorPages) {
      const sections: { text: string[] }[] = Object.values(texts[page].sections);
      const paragraphs = sections.flatMap(({ text }) => text);
      expect(filledBlocks(paragraphs, values).flat()).toHaveLength(paragraphs.length);
    }
  });

  it('has as many paragraphs in English as in German', () => {
    const lengths = (texts: typeof de) =>
      operatorPages.map((page) => Object.entries<{ text: string[] }>(texts[page].sections).map(([id, { text }]) => `${id} ${text.length}`));
    expect(lengths(en)).toEqual(lengths(de));
  });
});
