import type { PageFact } from '../../facts/pages.ts';
import { matchesOf, plainText, wholeWords } from '../wording.ts';

/** Files, access, vouchers and admission by the names they are sold under: nothing is sent, and nothing of it is a product in safety law. */
const intangible = wholeWords(
  '(?:pdf-?|sofort-?|mp3-?)?downloads?|download-?(?:datei|version|artikel)|pdf(?:-?(?:datei|version|vorlage))?|e-?books?(?![-\\s](?:reader|hülle|tasche))|epub|e-?paper|online-?(?:kurs|seminar|workshop)|webinar|lizenz(?:schlüssel|key)|(?:geschenk|wert|online|print@home|erlebnis)-?gutscheine?|gutscheine?|gift\\s?cards?|eintrittskarten?|(?:online|tages|konzert|print@home)-?tickets?|tickets?|license\\s+keys?|online\\s+course',
);

/** The words by which title or headings of an article say that it is no thing to be sent; null where they do not. */
export function intangibleName({ title, headings }: PageFact): string | null {
  const name = [title, ...headings.slice(0, 2)].map(plainText).join(' \n ');
  return matchesOf(name, intangible)[0]?.text ?? null;
}
