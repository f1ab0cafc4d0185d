import type { AskedField } from '#checks/facts/forms.ts';
import { bareLabel, protectedTopics } from '#checks/shared/forms/visitor-forms.ts';
import type { FieldEvidence } from '#evidence/forms.ts';
import { fold, isSalutation, personalFieldOf } from './personal-fields.ts';
import { isBareAnswer, nameAsWords, questionOverAnswers } from './question-text.ts';
import { asksForPartner, isOfNobody, type Matter, matterOf, topicOf } from './question-topics.ts';
import { isMarked, marksOf } from './required-marks.ts';

const company =
  /((^|[^a-z])(firma|firmenname|unternehmen|unternehmensname|company|organisation|organization|betrieb)([^a-z]|$)|company.?name|name der firma|name des unternehmens)/;
const trap =
  /(honey.?(pot|field)|(^|[^a-z])(honey|hp)([^a-z]|$)|gotcha|bot.?(check|field|trap|catcher)|(^|[^a-z])(no.?spam|anti.?spam.?(field|feld)|spam.?(trap|falle)|fake.?field|raw.?dummy)([^a-z]|$)|bitte (nicht ausfuellen|freilassen|leer lassen|frei lassen)|nicht ausfuellen|leave (this )?(field )?(blank|empty)|do not fill|robots? only|nur fuer (bots|roboter))/;
const noQuestion = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'range', 'color', 'search']);

/** A consent is the answer to no question, whatever stands over it. */
const consentWords = /(einwillig|willige |einverstanden|zustimm|stimme |akzeptier|consent|(^|[^a-z])i agree)/;

/** Boxes and radio buttons under one question, where it or an answer to it touches a topic: by the question, with its topic. */
function topicsOfGroups(fields: readonly FieldEvidence[], matter: Matter): Map<string, AskedField['topic']> {
  const isAnswer = ({ group, label, visible }: FieldEvidence) =>
    visible && (group ?? '') !== '' && label.length <= 120 && !consentWords.test(fold(label));
  const groups = Map.groupBy(fields.filter(isAnswer), ({ group, type }) => `${type} ${group}`);
  return new Map(
    [...groups].flatMap(([key, answers]) => {
      const lines = [answers[0]!.group!, ...answers.map(({ label }) => label)].map(fold);
      const told = lines.map((line) => aboutVisitor(topicOf('radio', line), line, matter)).find((each) => each !== null) ?? null;
      const topic = asksForPartner(lines[0]!, lines.slice(1)) ? 'sexuality' : told;
      return answers.length > 1 && topic !== null ? [[key, topic] as const] : [];
    }),
  );
}

/**
 * What a form asks of the visitor who sees it. Hidden fields and traps for robots ask nobody; radio buttons of one name are one
 * question, and so are boxes under one that touches a topic. `text` is what stands in and over the form: it may explain its marks.
 */
export function askedFields(fields: readonly FieldEvidence[], text = ''): AskedField[] {
  const seen = new Set<string>();
  const shown = fields.filter(({ visible }) => visible);
  const matter = matterOf(shown.map(({ label }) => fold(label)));
  const marks = marksOf(text, shown);
  const isRequired = (field: FieldEvidence) => isMarked(field, marks);
  const groups = topicsOfGroups(fields, matter);
  return fields.flatMap((field) => {
    const type = field.type.toLowerCase();
    const words = wordsOf(field);
    if (!field.visible || noQuestion.has(type) || trap.test(words)) return [];
    const question = `${type} ${field.group ?? ''}`;
    const shared = consentWords.test(fold(field.label)) ? null : (groups.get(question) ?? null);
    if (shared !== null) {
      if (seen.has(question)) return [];
      seen.add(question);
      const isMandatory = fields.some((other) => other.group === field.group && other.type === field.type && isRequired(other));
      return { kind: kindOf(field, type, words), topic: shared, label: questionOf(field, shared), type, required: isMandatory };
    }
    const group = `${type} ${field.name}`;
    if (type === 'radio' && field.name !== '') {
      if (seen.has(group)) return [];
      seen.add(group);
    }
    const isConsent = type === 'checkbox' && consentWords.test(fold(field.label));
    const over = type === 'radio' && isBareAnswer(field.label) ? questionOverAnswers(field, fields, text) : null;
    const asked = over === null ? words : `${words}\n${fold(over)}`;
    const topic = isConsent ? null : aboutVisitor(topicOf(type, asQuestion(field, asked)), asked, matter);
    const answers = topic === null ? topicOfOptions(field) : null;
    const isHinted = topic !== null && hintOf(field) !== null && topicOf(type, fold(withoutHint(field.label))) === null;
    const hint = topic === null && field.placeholder ? fold(field.placeholder) : '';
    const hinted = answers?.topic ?? (hint === '' ? null : aboutVisitor(topicOf(type, hint), hint, matter));
    return {
      kind: kindOf(field, type, words),
      topic: topic ?? hinted,
      label: answers
        ? `${bareLabel(field.label || field.name)}: ${answers.option}`
        : hinted === null
          ? calledBy(field, over)
          : `${field.label || field.name} (${field.placeholder})`,
      ...(isHinted && { hint: hintOf(field)! }),
      ...(hinted !== null && !answers && isOpenQuestion(field) && { hint: field.placeholder! }),
      type,
      required: isRequired(field),
    };
  });
}

/** What a field for whatever somebody wants to say is called. */
const openQuestion =
  /(nachricht|mitteilung|anliegen|wuensche|wunsch|bemerkung|anmerkung|hinweis|kommentar|anfrage|sonstiges|weitere angaben|message|comment|note|request|enquiry|inquiry)/;
const inBrackets = /\(([^()]{8,400})\)(?=\s*\*?\s*$)/;

function isOpenQuestion({ type, label, name }: FieldEvidence): boolean {
  return /^(textarea|text)$/i.test(type) && openQuestion.test(fold(withoutHint(label) || name));
}

function withoutHint(label: string): string {
  return label.replace(inBrackets, ' ');
}

/** What stands in brackets behind the name of a field for messages or wishes. */
function hintOf(field: FieldEvidence): string | null {
  return isOpenQuestion(field) ? (inBrackets.exec(field.label)?.[1] ?? null) : null;
}

/** A question whose answers alone tell what it is about stands with the first of them. */
function questionOf({ group = '', label }: FieldEvidence, topic: AskedField['topic']): string {
  return topic === 'sexuality' ? `${bareLabel(group)}: ${bareLabel(label)} …` : bareLabel(group);
}

/** As the form words it; an answer says nothing without its question, for which the name of the field may have to stand. */
function calledBy({ label, name, type }: FieldEvidence, over: string | null): string {
  if (over !== null) return over;
  return /^radio$/i.test(type) && isBareAnswer(label) ? nameAsWords(name) || label : label || name;
}

/** What ails an animal or a thing is no topic of the visitor. */
function aboutVisitor(topic: AskedField['topic'], words: string, matter: Matter): AskedField['topic'] {
  return topic === 'health' && isOfNobody(words, matter) ? null : topic;
}

/** Whether a form has a trap for robots: a field to write in that people do not see, or are told to leave empty. */
export function hasTrap(fields: readonly FieldEvidence[]): boolean {
  return fields.some(isTrap);
}

/** Whether a field is a trap for robots by what it is called or says. */
export function isTrap(field: FieldEvidence): boolean {
  return !noQuestion.has(field.type.toLowerCase()) && trap.test(wordsOf(field));
}

/** A word alone asks as a label; as the name of a field that has one it is only part of the question: `partei2` for “the other party”. */
function asQuestion({ label }: FieldEvidence, words: string): string {
  return label.trim() === '' ? words : words.replace(/^.*/, (name) => `${name} (name)`);
}

function wordsOf({ name, label }: FieldEvidence): string {
  return `${fold(name.replace(/([a-z])([A-Z])/g, '$1 $2'))}\n${fold(bareLabel(label))}`;
}

function kindOf(field: FieldEvidence, type: string, words: string): AskedField['kind'] {
  if (isSalutation(field)) return 'salutation';
  if (type === 'checkbox' || type === 'radio') return null;
  if (type === 'file') return 'file';
  if (/organization/.test(field.autocomplete.toLowerCase()) || company.test(words)) return 'company';
  return personalFieldOf(field);
}

/** What is chosen there is on offer: which course or leaflet somebody wants does not ask how they are. */
const offers =
  /(kurs|produkt|leistung|thema|themen|anliegen|betreff|termin|interess|versicherung|seminar|veranstaltung|broschuere|angebot|behandlung|abteilung|bereich|subject|topic|course|service|product|department)/;

/**
 * The topic of the answers to choose from, with the first that tells it: a label may shorten to what nobody reads ("PG"), and its
 * answers say it. Half of them have to: one in a long list is only named.
 */
function topicOfOptions({ type, options, label, name }: FieldEvidence): { topic: AskedField['topic']; option: string } | null {
  if (!/^select/i.test(type) || offers.test(fold(`${name} ${label}`))) return null;
  const answers = options.map((option) => option.trim()).filter((option) => /\p{L}/u.test(option) && !/^(bitte|please|--)/i.test(option));
  if (asksForPartner(fold(label), answers.map(fold))) return { topic: 'sexuality', option: `${answers[0]} …` };
  const told = answers.flatMap((option) => {
    const topic = option.length <= 120 ? topicOf('select', fold(option)) : null;
    return topic !== null && protectedTopics.has(topic) ? [{ topic, option: answers.length > 1 ? `${option} …` : option }] : [];
  });
  return told[0] && told.length * 2 >= answers.length ? told[0] : null;
}
