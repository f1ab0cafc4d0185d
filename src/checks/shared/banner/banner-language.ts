import type { Facts } from '../../facts.ts';
import { startPage } from '../services/transport-hosts.ts';
import { languageOf } from '../site/text-language.ts';

/** Whether a banner asks in English on a website in German: many a tool keeps the text it came with. */
export function asksInEnglish(bannerText: string, pages: Facts['pages']): boolean {
  return languageOf(bannerText) === 'en' && languageOf(startPage(pages)?.text ?? '') === 'de';
}
