import { expect, it } from 'vitest';
import { tagBounds, withTypedTags } from './typed-tags.ts';

const many = Array.from({ length: tagBounds.count }, (_, index) => `t${index}`);
it.each([
  ['a word', [], 'Kunde', ['Kunde']],
  ['space around it', ['Shop'], '  Kunde ', ['Shop', 'Kunde']],
  ['several at once', [], 'Kunde, Shop;Verein', ['Kunde', 'Shop', 'Verein']],
  ['nothing', ['Shop'], ' , ', ['Shop']],
  ['one that is there', ['Shop'], 'Shop', ['Shop']],
  ['markup, which is text', [], '<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ['more than forty characters', [], 'a'.repeat(60), ['a'.repeat(40)]],
  ['one too many', many, 'noch eins', many],
])('%s', (_, tags, typed, expected) => expect(withTypedTags(tags, typed)).toEqual(expected));
