import { percentDecoded } from '#knowledge/percent-decoded.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { isNewsletterForm } from '../forms/newsletter-forms.ts';
import { bareLabel, dataForms, protectedFields } from '../forms/visitor-forms.ts';
import { pageAt, withoutFragment } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { readNotice } from './notice.ts';
import { ownNoticeText } from './own-text.ts';

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
  if (!complete || url === null || mentions(ownNoticeText(privacy.text, url, pages), told)) return [];
  return dataForms(forms).filter((form) => {
    if ((form.kind !== 'registration' && form.kind !== 'other') || isNewsletterForm(form, pages)) return false;
    const page = pageAt(pages, form.pageUrl);
    const heads = [form.submitText, page?.title ?? '', ...(page?.headings.slice(0, 3) ?? [])].map(plainText).join('\n');
    const asked = form.asked.filter(({ type }) => type !== 'checkbox' && type !== 'radio');
    if (asked.length < fewestQuestions || !mentions(heads, registers)) return false;
    return !linksOtherNotice(page, url);
  });
}

/** Words by which a notice may mean any form there is. */
const anyForm = wholeWords(
  '[a-zß-ɏ-]{0,40}formular[a-zß-ɏ]*|eingabemaske[a-zß-ɏ]*|online-?(?:dienste?|anträge|antrag|services?)|forms?|krank[a-zß-ɏ]*|erkrank[a-zß-ɏ]*|gesundheit[a-zß-ɏ]*|health[a-z]*',
);
/** Words of titles and buttons that tell nothing of what a form is for. */
const unspecific =
  /^(?:formular|online|absenden|senden|abschicken|anfrag|kontakt|nachricht|startseite|willkommen|deutsch(?:land)?$|deutsche[nrs]?$|jetzt|weiter|verbindlich|kostenlos|unverbindlich|submit|contact|message|request|send)/;
/** So many letters of a word stand for its inflections. */
const stem = 7;

/**
 * Forms that ask for what Art. 9 protects and of whose subject („Krankmeldung“) the notice has not a word; none where it speaks of forms
 * in general, of health, or where the page links a notice of its own.
 */
export function untoldSensitiveForms({ privacy, pages, forms }: Pick<Facts, 'privacy' | 'pages' | 'forms'>): FormFact[] {
  const { url, complete } = readNotice({ privacy, pages });
  if (!complete || url === null) return [];
  const notice = ownNoticeText(privacy.text, url, pages).toLowerCase();
  if (mentions(notice, anyForm)) return [];
  return dataForms(forms).filter((form) => {
    if (protectedFields(form).length === 0 || form.kind === 'application' || isNewsletterForm(form, pages)) return false;
    return isUnheardOf(subjectOf(form, pages), notice) && !linksOtherNotice(pageAt(pages, form.pageUrl), url);
  });
}

/** Words by which a notice tells what becomes of entries in whatever form; one form that it names is no other. */
const everyForm = wholeWords(
  'formular(?:daten|angaben|eingaben|inhalte[n]?)|(?:alle[nr]?|unsere[nr]?|sonstige[nr]?|weitere[nr]?|andere[nr]?|übrige[nr]?|verschiedene[nr]?|mehrere[nr]?|jedes|ein|einem)\\s+(?:[a-zß-ɏ-]{1,30}\\s+)?(?:online-?|web-?)?formular(?:en?|s)?|(?:über|in|per|via|mit|aus|bei)\\s+(?:[a-zß-ɏ-]{1,30}\\s+){0,2}(?:online-?|web-?)?formularen|(?:über|in|per|via|aus)\\s+(?:online-?|web-?)?formulare?|fragebögen|fragebogen|eingabemaske[n]?|online-?(?:dienste?[n]?|anträge[n]?|services?)|(?:our|any|all|other|these|web|online|a)\\s+forms?|questionnaires?',
);
/** A form given as an example of how data come in („zum Beispiel in einem Formular“, the opening of many a generator) tells of no form. */
const example = wholeWords('zum\\s+beispiel|z\\.\\s?b|beispielsweise|etwa|bspw|for\\s+example|for\\s+instance|e\\.g');
/** What becomes of entries: a sentence that tells this of an example tells it of all forms. */
const becomes = wholeWords(
  'bearbeit[a-zß-ɏ]*|beantwort[a-zß-ɏ]*|verwende[nt]?|genutzt|nutzen|speicher[a-zß-ɏ]*|gespeichert|lösch[a-zß-ɏ]*|gelöscht|weitergegeben|übermittel[a-zß-ɏ]*|zwecks?|um\\s+(?:[a-zß-ɏ,]+\\s+){0,6}zu|art|stored?|used?|process(?:ed)?|answer|in\\s+order\\s+to',
);

/** Whether a notice tells what becomes of entries in whatever form. */
function tellsEveryForm(notice: string): boolean {
  const sentences = notice.split(/(?<=[a-zß-ɏ]{2}\)?[.!?])\s+/u).filter((sentence) => mentions(sentence, everyForm));
  return sentences.some((sentence) => !mentions(sentence, example) || mentions(sentence, becomes));
}

/** A section on what somebody orders, books or signs up for; customers and processors are spoken of without one. */
const ordersTold = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:bestell|buchung|anmeld|einkauf|kaufvertr|vertrags(?:schluss|abschluss|abwicklung|durchführung|daten))[a-zß-ɏ-]{0,40}|gebucht|(?:online-?|web-?)shops?|bookings?|orders?|registration',
);

/** So many questions make more of a form than an enquiry. */
const questionnaireLength = 8;
/** So many delicate ones no section on enquiries means, whatever the button says. */
const manyDelicate = 3;
const enquiry = /anfrag|kontakt|nachricht|enquir|inquir|request|contact|message/iu;

/**
 * Long forms with questions that go beyond an enquiry (income, identity card, health) and of whose subject („Selbstauskunft“) the notice
 * has not a word; none where it speaks of forms in general, or where the page links a notice of its own.
 */
export function untoldQuestionnaires({ privacy, pages, forms }: Pick<Facts, 'privacy' | 'pages' | 'forms'>): FormFact[] {
  const { url, complete } = readNotice({ privacy, pages });
  if (!complete || url === null) return [];
  const notice = ownNoticeText(privacy.text, url, pages).toLowerCase();
  if (tellsEveryForm(notice)) return [];
  return dataForms(forms).filter((form) => {
    // An order has its own section, which means no questions on health.
    const isOrder = form.kind === 'order' && protectedFields(form).length > 0 && !mentions(notice, ordersTold);
    const isOther = form.kind === 'registration' || form.kind === 'contact' || form.kind === 'other';
    if (!(isOther || isOrder) || isNewsletterForm(form, pages)) return false;
    const questions = form.asked.filter(({ type }) => type !== 'checkbox' && type !== 'radio');
    if (questions.length < questionnaireLength || delicateQuestions(form).length === 0) return false;
    const subject = subjectOf(form, pages);
    return (
      (asksMuch(form) || !enquiry.test(subject)) && isUnheardOf(subject, notice) && !linksOtherNotice(pageAt(pages, form.pageUrl), url)
    );
  });
}

/** Any word by which a notice may mean orders and what follows from them; a contract on processing with a provider is none. */
const toldOrders = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:bestell|reservier|buchung|warenkorb|kundenkont|kundendaten)[a-zß-ɏ-]{0,40}|buchen|gebucht|(?:ein|ver)?k(?:auf|äufe)(?:en|s|t)?|kaufvertr[a-zß-ɏ]*|gekauft|(?:online-?|web-?)?shops?|auftr(?:ag|äge|ags(?:abwicklung|daten|bearbeitung|erteilung))(?:en|s)?|vertrags?(?:abwicklung|erfüllung|schluss|abschluss|daten|durchführung|partner|verhältnis)[a-zß-ɏ]*|verträge[n]?|lieferung(?:en)?|liefer(?:adresse|anschrift|daten)|(?:unsere[nr]?|als|von|der)\\s+kund(?:en|innen|e|in)|zahlungs(?:daten|abwicklung)|orders?|ordering|purchas[a-z]*|bookings?|customers?|contracts?',
);

/** Order forms where the notice has not a word on orders; none where it speaks of forms in general, or where the page links another notice. */
export function untoldOrders({ privacy, pages, forms }: Pick<Facts, 'privacy' | 'pages' | 'forms'>): FormFact[] {
  const { url, complete } = readNotice({ privacy, pages });
  if (!complete || url === null) return [];
  const notice = ownNoticeText(privacy.text, url, pages).toLowerCase();
  if (mentions(notice, toldOrders) || tellsEveryForm(notice)) return [];
  return dataForms(forms).filter(
    (form) => form.kind === 'order' && isUnheardOf(subjectOf(form, pages), notice) && !linksOtherNotice(pageAt(pages, form.pageUrl), url),
  );
}

/** What a form is for, as its button, the heading and the address of its page call it. */
function subjectOf(form: FormFact, pages: readonly PageFact[]): string {
  const path = percentDecoded(URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-zß-ɏ]+/giu, ' ');
  return plainText(`${form.submitText} ${pageAt(pages, form.pageUrl)?.headings[0] ?? ''} ${path}`).toLowerCase();
}

/** Whether a subject has words of its own, and the notice none of them, nor the longer part of one („Mieterselbstauskunft“). */
function isUnheardOf(subject: string, notice: string): boolean {
  const words = (subject.match(/[a-zß-ɏ]{7,40}/gu) ?? []).filter((word) => !unspecific.test(word));
  if (words.length === 0 || words.some((word) => notice.includes(word.slice(0, stem)))) return false;
  const told = new Set(notice.match(/[a-zß-ɏ]{9,40}/gu) ?? []);
  return !words.some((word) => [...told].some((other) => word.endsWith(other)));
}

/** Whether a form asks so much beyond an enquiry that it is a questionnaire whatever its button says. */
export function asksMuch(form: FormFact): boolean {
  return delicateQuestions(form).length >= manyDelicate;
}

/** Labels of the questions that go beyond an enquiry. */
export function delicateQuestions({ asked }: FormFact): string[] {
  return asked.filter(({ topic }) => topic !== null).map(({ label }) => questionOf(label));
}

/** Labels of the questions that Art. 9 protects. */
export function protectedQuestions(form: FormFact): string[] {
  return protectedFields(form).map(({ label }) => questionOf(label));
}

function questionOf(label: string): string {
  return bareLabel(label).replace(/\s*(?:\(pflichtfeld\)|pflichtfeld)$|\.$/i, '');
}

/** Whether a page leads to a notice of its own: what its form does is told there. */
function linksOtherNotice(page: PageFact | null, url: string): boolean {
  const own = withoutFragment(url);
  return page?.links.some(({ text, href }) => protection.test(text) && withoutFragment(href) !== own) ?? false;
}
