import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem, pageItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { permissionOf } from './form-consents.ts';
import { bareLabel, formPlace } from './visitor-forms.ts';

const said = {
  de: {
    message:
      'Das Pflichthäkchen „{label}“ im Formular „{button}“ auf {path} nimmt mit den Bedingungen ({terms}) auch eine Einwilligung in Bilder mit („{quote}“); sie muss für sich und freiwillig erteilt werden (Art. 4 Nr. 11, Art. 7 Abs. 2, 4 DSGVO)',
    steps: [
      'Streichen Sie den Satz „{quote}“ aus {terms}.',
      'Fragen Sie die Einwilligung in Bilder mit einem eigenen, freiwilligen und leeren Kästchen ab, je Ort der Veröffentlichung eines, mit dem Hinweis auf den Widerruf; bei Kindern fragen Sie die Sorgeberechtigten.',
      'Nehmen Sie Anmeldungen ohne dieses Häkchen ebenso an.',
      'Fragen Sie neu, wo für Bilder nur dieser Satz vorliegt, oder entfernen Sie sie (§ 22 KUG).',
    ],
  },
  en: {
    message:
      'Along with the terms ({terms}), the mandatory box “{label}” in the form “{button}” on {path} takes a consent to pictures as well (“{quote}”); it has to be given by itself and freely (Art. 4(11), Art. 7(2), (4) GDPR)',
    steps: [
      'Remove the sentence “{quote}” from {terms}.',
      'Ask for consent to pictures with a separate, voluntary and empty box for each place of publication, and mention that consent can be withdrawn; for children, ask those who have custody.',
      'Accept entries without that tick just as well.',
      'Ask again where pictures rest on this sentence alone, or remove them (Section 22 KUG).',
    ],
  },
} as const;

/** What is told of a consent to pictures that stands in terms, and how to put it right. */
export function termsPicturesTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  return { messages: { termsPictures: said[locale].message }, fixes: { termsPictures: numberedSteps(said[locale].steps) } };
}

const namesTerms = wholeWords(
  'agb|(?:allgemeine[nr]?\\s+)?(?:[a-zß-ɏ]{1,30}-?)?bedingungen|(?:haus|teilnahme|benutzungs|nutzungs)ordnung|terms(?:\\s+(?:and|&)\\s+conditions)?|conditions',
);
const termsTitle = wholeWords('agb|[a-zß-ɏ]{0,30}(?:bedingungen|ordnung)|terms|conditions');
/** Pictures of things, or such as somebody hands in, show nobody who would have to consent. */
const ofThings = wholeWords(
  '(?:hoch|ein)geladen[a-zß-ɏ]*|eingereicht[a-zß-ɏ]*|objekt[a-zß-ɏ]*|immobilie[a-zß-ɏ]*|wohnung[a-zß-ɏ]*|fahrzeug[a-zß-ɏ]*|produkt[a-zß-ɏ]*|arbeitsergebnis[a-zß-ɏ]*|gegenst(?:and|ände)[a-zß-ɏ]*|urheber[a-zß-ɏ]*|nutzungsrecht[a-zß-ɏ]*|kund(?:en)?logo|uploaded|products?|propert(?:y|ies)|vehicles?|copyright',
);
const longest = 500;

/** A consent to pictures of visitors that stands in the terms, for forms with a mandatory box that accepts these: nobody can leave it out. */
export function termsPictures(forms: readonly FormFact[], pages: readonly PageFact[]): Finding[] {
  const [clause] = readablePages(pages)
    .filter(({ kind, title }) => kind === 'terms' || (kind === 'other' && mentions(plainText(title), termsTitle)))
    .flatMap((page) => clausesOf(page.text).map((sentence) => ({ page, sentence })));
  if (!clause) return [];
  const { page, sentence } = clause;
  return forms.flatMap((form) => {
    const box = form.asked.find(({ type, required, label }) => type === 'checkbox' && required && mentions(plainText(label), namesTerms));
    if (!box) return [];
    // Whoever is told to strike it sees all of it: where the pictures appear often stands last.
    const quote = quoted(sentence, longest);
    const label = quoted(bareLabel(box.label));
    return [
      {
        message: 'termsPictures',
        params: { ...formPlace(form), label, quote, terms: pathsOf([page.url]) },
        items: [formItem(form, { label, required: true }), pageItem(page.url, page.states, { sentence: quote })] as const,
        cause: `termsPictures:${form.id}`,
      },
    ];
  });
}

function clausesOf(text: string): string[] {
  return text
    .slice(0, 400_000)
    .split(/(?<=[a-zß-ɏ)][.!?])\s+|\n+/u)
    .filter((sentence) => sentence.length <= longest)
    .map(plainText)
    .filter((sentence) => permissionOf(inFirstPerson(sentence)) === 'Pictures' && !mentions(sentence, ofThings));
}

/** Boxes speak for whoever ticks them, terms of whoever accepts them. */
function inFirstPerson(sentence: string): string {
  return sentence
    .replace(/\b(willig|stimm|erlaub|gestatt)e?t\b/gi, '$1e')
    .replace(/\b(?:participants?|visitors?|members?|customers?|parents) (?:agrees?|consents?)\b/gi, 'I agree');
}

/** Whether a box accepts terms, and consents to nothing that is done with data. */
export function acceptsTermsOnly(label: string): boolean {
  const words = plainText(label);
  return mentions(words, namesTerms) && !/daten|angaben|gesundheit|\bdata\b|health|personal/i.test(words);
}
