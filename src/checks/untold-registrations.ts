import type { Facts, FormFact, PageFact } from './facts.ts';
import { linesBesides, pageAt } from './legal-page.ts';
import { readNotice } from './notice.ts';
import { dataForms, isNewsletterForm } from './visitor-forms.ts';
import { mentions, plainText, wholeWords } from './wording.ts';

const registers = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:anmeldung|anmeldeformular|registrierung|einschreibung)[a-zß-ɏ]*|anmelden|aufnahmeantrag|mitgliedsantrag|registration|enrol(?:l?ment)?|sign\\s+up',
);
/** Any word by which a notice may mean that somebody registers, and for what: read generously, since the finding says there is none. */
const told = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:anmeld|angemeldet|registrier|einschreib|teilnehmer|teilnahme|mitglied(?!s?staat)|konto|konten)[a-zß-ɏ-]{0,40}|(?:veranstaltungs?|kurs|seminar|buchungs?)(?:en|e)?|(?:online|web)-?formular[a-zß-ɏ]*|formular(?:daten|angaben)|(?:eine[ns]?|unsere[nr]?|jedes|alle[nr]?|die|per|mit|via)\\s+formularen?|formularen?\\s+(?:auf|dieser|unserer)|enrol[a-z]*|regist[a-z]*|sign(?:ing)?\\s+up|participa[a-z]*|members?[a-z]*|accounts?|events?|(?:our|any|all|these|web|online)\\s+forms?',
);
const protection = /datenschutz|privacy|data\s+protection/iu;
/** Fewer questions a form for enquiries or a newsletter asks too. */
const fewestQuestions = 5;

/** Forms by which visitors register for something, of which the notice says nothing; none where a page links a notice of its own. */
export function untoldRegistrations({ privacy, pages, forms }: Pick<Facts, 'privacy' | 'pages' | 'forms'>): FormFact[] {
  const { url, complete } = readNotice({ privacy, pages });
  if (!complete || url === null || mentions(ownText(privacy.text, url, pages), told)) return [];
  return dataForms(forms).filter((form) => {
    if ((form.kind !== 'registration' && form.kind !== 'other') || isNewsletterForm(form, pages)) return false;
    const page = pageAt(pages, form.pageUrl);
    const heads = [form.submitText, page?.title ?? '', ...(page?.headings.slice(0, 3) ?? [])].map(plainText).join('\n');
    const asked = form.asked.filter(({ type }) => type !== 'checkbox' && type !== 'radio');
    if (asked.length < fewestQuestions || !mentions(heads, registers)) return false;
    return !page?.links.some(({ text: label, href }) => protection.test(label) && href.replace(/#.*$/, '') !== url.replace(/#.*$/, ''));
  });
}

/** The notice without the lines that other pages have as well: a menu names the registration, a footer the account for donations. */
function ownText(text: string, url: string, pages: readonly PageFact[]): string {
  const others = pages.filter((page) => page.url !== url && page.kind !== 'privacy');
  const lines = linesBesides(
    text,
    others.map((page) => page.text),
  );
  return plainText(lines.join('\n'));
}
