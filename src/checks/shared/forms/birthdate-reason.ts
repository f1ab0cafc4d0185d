import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { ownPages } from './form-purposes.ts';
import { textAround } from './visitor-forms.ts';

/** Licences and courses that a law opens from an age on; a single letter of a class may as well be one of energy. */
const licences = wholeWords(
  [
    'fahrschul[a-zß-ɏ]*|führerschein-?(?:klassen?|ausbildung|anmeldung|kurs|antrag|prüfung)|fahrerlaubnis[a-zß-ɏ]*|klassen?\\s+(?:AM|A1|A2|BE|B96|C1E?|CE)|BF17|begleitetes\\s+fahren|driving\\s+(?:school|lessons?)',
    '(?:sport)?boot(?:s)?führerschein[a-zß-ɏ]*|sportboot[a-zß-ɏ]*|segelschein[a-zß-ɏ]*|SBF|SKS|funkzeugnis|boating\\s+licen[cs]e',
    '(?:privat)?pilotenschein|pilotenlizenz|fluglizenz|flugschein|flugschüler[a-zß-ɏ]*|gleitschirm[a-zß-ɏ]*|fallschirm[a-zß-ɏ]*|tandemsprung|drohnenführerschein|pilot(?:.s)?\\s+licen[cs]e',
    'jagdschein[a-zß-ɏ]*|jäger-?(?:prüfung|kurs|ausbildung)|jagdschule|waffen-?(?:sachkunde|schein|besitzkarte)[a-zß-ɏ]*|sachkunde(?:prüfung|lehrgang|nachweis)?|schützenverein|schieß(?:stand|sport|kurs)[a-zß-ɏ]*|sprengkurs|bewachungs[a-zß-ɏ]*|§\\s*34a(?:\\s+GewO)?|hunting\\s+licen[cs]e',
  ].join('|'),
);

const birthdate = wholeWords('geburts(?:datum|tag|jahr|daten)|date\\s+of\\s+birth|birth\\s?date');
/** Why a law, an authority, an insurance or a mix-up of names asks for it. To handle an enquiry is no reason for this very field. */
const ownReason = wholeWords(
  'mindestalter[a-zß-ɏ]*|altersgrenze[a-zß-ɏ]*|alters(?:prüfung|nachweis|kontrolle|gruppe)[a-zß-ɏ]*|volljähr[a-zß-ɏ]*|jugendschutz[a-zß-ɏ]*|[a-zß-ɏ]*behörde[a-zß-ɏ]*|ausbildungsvertrag[a-zß-ɏ]*|führerscheinantrag[a-zß-ɏ]*|gesetzlich\\s+(?:vorgeschrieben|verpflichtet|vorgesehen)|verwechsl[a-zß-ɏ]*|[a-zß-ɏ]*versicherung[a-zß-ɏ]*|minimum\\s+age|age\\s+(?:limit|check|verification)|authority|authorities|required\\s+by\\s+law',
);
/** What is given voluntarily is no reason to demand it. */
const byChoice = wholeWords('freiwillig[a-zß-ɏ]*|optional[a-zß-ɏ]*|soweit\\s+(?:sie|du)|falls\\s+(?:sie|du)|voluntar[a-z]*');
/** Sentences about others than those who fill in this form. */
const otherPeople = wholeWords('newsletter[a-zß-ɏ]*|bewerb[a-zß-ɏ]*|beschäftigte[a-zß-ɏ]*|patient[a-zß-ɏ]*|applicants?|employees?');

/** Insurances and pensions are priced by age and work: no offer is made without them. */
const ratedByAge = wholeWords(
  '[a-zß-ɏ]*versicherung[a-zß-ɏ-]*|versicherer[nus]?|berufsunf(?:ä|ae)higkeit[a-zß-ɏ-]*|erwerbsunf(?:ä|ae)higkeit[a-zß-ɏ-]*|(?:risiko|gesundheits)-?voranfrage[n]?|(?:alters|pflege|sterbe|ruhestands|hinterbliebenen|renten)-?vorsorge[a-zß-ɏ-]*|rentenrechner|[a-zß-ɏ]*rente|insurance|annuity|pension',
);

/** Whether a form asks for an insurance or a pension: its words, or the head and the address of its page say so; the name of the site does not. */
export function servesInsurance(form: FormFact, pages: readonly PageFact[]): boolean {
  const heads = ownPages(form, pages).flatMap(({ title, headings }) => [title.split(/\s[|–—·-]\s/)[0] ?? '', ...headings.slice(0, 5)]);
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[/_-]+/g, ' ');
  return mentions(plainText([form.submitText, ...heads, path].join('\n')), ratedByAge);
}

const yearOnly = wholeWords('geburtsjahr[a-zß-ɏ]*|jahrgang|alter|altersgruppe|year\\s+of\\s+birth|birth\\s?year|age(?:\\s+group)?');
const fullDate = wholeWords('geburts(?:datum|tag|daten)|date\\s+of\\s+birth|birth\\s?date|birthday');

/** Whether a question asks how old somebody is, or for the year of birth: that tells far less than the date. */
export function isYearOnly({ kind, type, label }: AskedField): boolean {
  const asked = plainText(label);
  return kind === 'birthdate' && type !== 'date' && mentions(asked, yearOnly) && !mentions(asked, fullDate);
}

/** Whether what a form is there for is opened by law from an age on: its words, what can be chosen in it, or the head of its page say so. */
export function servesLicence(form: FormFact, pages: readonly PageFact[]): boolean {
  const heads = ownPages(form, pages).flatMap(({ title, headings }) => [title, ...headings.slice(0, 8)]);
  const choices = form.fields.flatMap(({ label, options }) => [label, ...options]);
  return mentions(plainText([form.text, form.submitText, ...choices, ...heads].join(' ').slice(0, 20_000)), licences);
}

/** A statute, or what somebody gets by their age, told beside the form. */
const toldReason = wholeWords(
  '[a-zß-ɏ-]*satzung|§+\\s?\\d+[a-z]?|gesetzlich[a-zß-ɏ]*|vorgeschrieben|deshalb|daher|darum|weil|kinder\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:kostenlos|frei|ermäßigt|kostenfrei)|required\\s+by|because|therefore',
);
/** To congratulate, to advertise and to count is no reason. */
const noReason = wholeWords(
  'geburtstags[a-zß-ɏ]*|glückw[a-zß-ɏ]*|gratulier[a-zß-ɏ]*|gutschein[a-zß-ɏ]*|werb[a-zß-ɏ]*|statisti[a-zß-ɏ]*|congratulat[a-z]*|voucher',
);

/** Whether what stands at a form says why the date of birth, named in the same sentence, is needed. */
export function formReasonsBirthdate(form: FormFact, pages: readonly PageFact[]): boolean {
  const { before, inside, after } = textAround(form, pages);
  return (
    [before, inside, after]
      .flatMap((text) => text.split(/(?<=[a-zß-ɏ)][.!?])\s+(?=[A-ZÄÖÜ])|\n+/))
      // Labels run into the sentence behind them: the last star ends them.
      .map((sentence) => sentence.slice(sentence.lastIndexOf('*') + 1))
      .filter((sentence) => sentence.length < 600)
      .some(
        (sentence) =>
          mentions(sentence, birthdate) && mentions(sentence, toldReason) && !mentions(sentence, byChoice) && !mentions(sentence, noReason),
      )
  );
}

/** A reason for this very field: in brackets right behind it, or in a sentence about nothing else. */
const tiedReason =
  /geburts(?:datum|tag|jahr)\s?\((?:damit|weil|denn|da|um|wegen|für|zur|zum)\s[^)]{5,160}\)|(?:^|\s)(?:das|ihr|dein|euer)\s(?:genaue\s)?geburts(?:datum|jahr)\s(?:[a-zß-ɏ]+\s){0,3}(?:wir|ich)\s?(?:[a-zß-ɏ]+\s){0,2},?\s?(?:damit|weil|um|denn|für)\s|date\sof\sbirth\s?\((?:so\s(?:that\s)?|because|to|for)\s[^)]{5,160}\)/i;
/** To answer, to advertise and to know one's customers asks for no day of birth. */
const weakTie = wholeWords(
  'anfrage[n]?|bearbeit[a-zß-ɏ]*|kontakt[a-zß-ɏ]*|rückfragen?|kunden(?:daten|kartei|pflege)|analys[a-zß-ɏ]*|enquir[a-z]*|contact',
);

/** Whether the privacy notice says why the date of birth, named in the same sentence, is needed. */
export function noticeReasonsBirthdate(pages: readonly PageFact[]): boolean {
  return pages
    .filter(({ kind }) => kind === 'privacy')
    .flatMap(({ text }) => text.slice(0, 400_000).split(/(?<=[a-zß-ɏ)][.!?])\s+(?=[A-ZÄÖÜ])|\n+/))
    .filter((sentence) => sentence.length < 1_200)
    .map(plainText)
    .some(
      (sentence) =>
        mentions(sentence, birthdate) &&
        (mentions(sentence, ownReason) || isTied(sentence)) &&
        !mentions(sentence, byChoice) &&
        !mentions(sentence, otherPeople),
    );
}

function isTied(sentence: string): boolean {
  const tied = tiedReason.exec(sentence);
  return tied !== null && !mentions(sentence.slice(tied.index, tied.index + 200), noReason) && !mentions(tied[0], weakTie);
}
