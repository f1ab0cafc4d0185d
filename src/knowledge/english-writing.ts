import { escapedForPattern } from './escaped-for-pattern.ts';
import { services } from './services.ts';

const english = new Map(services.flatMap(({ name, nameEn }) => (nameEn === undefined ? [] : [[name, nameEn] as const])));
const german = new RegExp(
  [...english.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapedForPattern)
    .join('|'),
  'g',
);

/** An English text with services called by their English names, and quotations in English marks. */
export function inEnglishWriting(text: string): string {
  return text.replace(german, (name) => english.get(name)!).replace(/„([^„“”]{0,400})“/g, '“$1”');
}
