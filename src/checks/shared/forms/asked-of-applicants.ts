import type { Finding, Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { textItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, mentions, plainText, quoted, shortList, wholeWords } from '../wording.ts';
import { bareLabel } from './visitor-forms.ts';

const said = {
  de: {
    message: 'Auf {path} wird um Bewerbungen mit Angaben gebeten, die für die Auswahl meist nicht nötig sind: {fields} („{quote}“)',
    remove:
      'Streichen Sie auf {path} aus dem Satz „{quote}“: {fields} (Art. 5 Abs. 1 lit. c, Art. 6 Abs. 1 lit. b DSGVO). Was Sie für den Arbeitsvertrag brauchen, fragen Sie erst die Person, die Sie einstellen; ein Foto darf allenfalls freiwillig sein.',
    equal:
      'Bedenken Sie auch das AGG: Fragen nach Alter, Herkunft, Religion oder Familie können im Streit als Indiz für eine Benachteiligung gelten (§§ 1, 7, 22 AGG).',
  },
  en: {
    message: '{path} asks for applications with information that the selection usually does not need: {fields} (“{quote}”)',
    remove:
      'On {path}, remove from the sentence “{quote}”: {fields} (Art. 5(1)(c), Art. 6(1)(b) GDPR). What you need for the employment contract, ask only the person whom you hire; a photo may at most be voluntary.',
    equal:
      'Consider the AGG too: questions about age, origin, religion or family can count in a dispute as an indication of discrimination (Sections 1, 7, 22 AGG).',
  },
} as const;

/** What is told of a page that asks applicants in its text for more than a selection needs, and what to do. */
export function askedByTextTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, remove, equal } = said[locale];
  return { messages: { askedByText: message }, fixes: { askedByText: numberedSteps([remove, equal]) } };
}

const photo = '(?:licht|bewerbungs|pass)?-?(?:foto|bild)(?:es|s)?|photo(?:graph)?';
const needless = wholeWords(
  `${photo}|geburtsdatum|geburtsort|familienstand|konfession|religionszugehörigkeit|staatsangehörigkeit|nationalität|date\\s+of\\s+birth|marital\\s+status|nationality|religion|denomination`,
);
const papers = wholeWords(
  '[a-zß-ɏ]*bewerbung[a-zß-ɏ]*|lebenslauf[a-zß-ɏ]*|[a-zß-ɏ]*unterlagen|zeugniss?en?|vita|applications?|cv|résumé|resume',
);
const asks = wholeWords(
  '(?:send|schick|mail)(?:e|en|t|est)?|(?:sende|schicke|maile)|übersend[a-zß-ɏ]*|bewirb|bewerb(?:e|en|t)|einreichen|reich(?:e|en|t)|freuen\\s+(?:wir\\s+)?uns\\s+auf|erwarten\\s+wir|benötigen\\s+wir|wir\\s+benötigen|bitte|send|submit|apply',
);
/** Who leaves it out on purpose says so. */
const without = wholeWords(
  'ohne|kein(?:e[nrs]?)?|nicht|verzicht[a-zß-ɏ]*|freiwillig[a-zß-ɏ]*|gern(?:e)?|optional[a-z]*|without|no|not|voluntary',
);

/** Sentences of pages that ask applicants to send more about themselves than a selection needs. */
export function askedByText(pages: readonly PageFact[], forms: readonly FormFact[] = []): Finding[] {
  for (const page of readablePages(pages)) {
    if (page.kind !== 'other' && page.kind !== 'start') continue;
    const labels = forms
      .filter(({ pageUrl }) => pageUrl === page.url)
      .map(({ fields }) => fields.map(({ label }) => bareLabel(label)).filter(({ length }) => length > 3));
    const sentences = page.text
      .slice(0, 60_000)
      .split(/\n+/)
      .flatMap((line) => plainText(line).split(/(?<=[a-zß-ɏ)][.!?])\s+(?=[A-ZÄÖÜ])/));
    for (const sentence of sentences) {
      if (sentence.length > 400 || !mentions(sentence, needless) || !mentions(sentence, papers) || !mentions(sentence, asks)) continue;
      if (mentions(sentence, without) || labels.some((own) => runsTogether(sentence, own))) continue;
      const fields = shortList([...new Set(matchesOf(sentence, needless).map(({ text }) => text))]);
      const quote = quoted(sentence.trim());
      const params = { path: pathsOf([page.url]), quote, fields };
      return [{ message: 'askedByText', params, items: [textItem(page.url, quote)], cause: 'asked-of-applicants' }];
    }
  }
  return [];
}

/** The questions of a form that follow each other without a full stop are judged with the form; they are no sentence. */
function runsTogether(sentence: string, labels: readonly string[]): boolean {
  return labels.filter((label) => sentence.includes(label)).length >= 3;
}

const withPapers = wholeWords(
  'lebenslauf[a-zß-ɏ]*|[a-zß-ɏ]*unterlagen|bewerbung|bewerbungs(?:mappe|schreiben|dokumente)|zeugniss?en?|vita|cv|résumé|resume',
);
const photoWord = wholeWords(photo);

/** An upload of papers that wants a photo with them, told as that: the papers themselves are what an application is. */
export function photoApart(field: AskedField): AskedField {
  const label = bareLabel(field.label);
  const [match] = matchesOf(label, photoWord);
  // The word for the photo may itself name the application: „Bewerbungsfoto“ is no papers.
  return field.kind === 'file' && match && mentions(label.replace(match.text, ' '), withPapers)
    ? { ...field, topic: 'photo', label: `${match.text} (${label})` }
    : field;
}
