import type { AskedField } from '#checks/facts/forms.ts';
import { bareLabel } from '#checks/shared/forms/visitor-forms.ts';
import { healthMatter } from '#checks/shared/site/health-words.ts';
import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';
import { fold } from './personal-fields.ts';

/** Who is asked is meant. */
const addressed =
  /(^|[^a-z])(sie|ihr(e|en|er|em)?|du|dich|dir|dein(e|en|er|em)?|ich|mich|mir|mein(e|en|er|em)?|you|your|i|my|me)([^a-z]|$)/;
const selfTest =
  /(selbst-?\s?(test|check|einschaetzung|pruefung)|risiko-?(test|check|fragebogen)|symptom-?(test|check|fragebogen)|schnell-?test|anamnese|screening|gesundheits(test|check|fragebogen)|self-?\s?(test|assessment|check|screening)|symptom checker|health (test|questionnaire))/;
/** Finds, sorts and prices things: what is chosen there is what somebody looks for, not how they are. */
const finds =
  /((^|[^a-z])(such(e|en)|find(e|en)?|filter(n)?|sortier(en)?|produkte?|treffer|search|tarif|beitrag|preis|kurse|aerzte|arzt)([^a-z]|$)|finder|vergleich|anbieter)/;
const choices = new Set(['select', 'select-one', 'radio', 'checkbox', 'range', 'number']);
const fewest = 2;

/**
 * Questions about the visitor's health in a form made of choices alone, as they are asked: a self-test says what its result is about,
 * without any other one at least two questions do. Empty where the form has no target of its own: a script then evaluates it in place.
 */
export function healthQuestions(form: FormEvidence, before: string, path: string): string[] {
  if (!form.visible || !form.actionDeclared || !/^https?:/i.test(form.action)) return [];
  const fields = form.fields.filter(({ visible }) => visible);
  if (!fields.every(({ type }) => choices.has(type.toLowerCase()))) return [];
  const groups = questionGroups(fields);
  if (groups.length < fewest || finds.test(fold(form.submitText))) return [];
  const asked = questionsOf(form, fields);
  const about = asked.filter((question) => healthMatter.test(fold(question)));
  const isPersonal = (question: string) => addressed.test(fold(question));
  if (about.filter(isPersonal).length >= fewest) return about;
  const names = fields.map(({ name, label }) => `${name.replace(/[_-]+/g, ' ')} ${label}`).join(' ');
  const words = `${fold(form.text)} ${fold(before.slice(-400))} ${fold(names)} ${fold(path)}`;
  if (!selfTest.test(words) || !healthMatter.test(words)) return [];
  return about.length > 0 ? about : asked;
}

/** The questions of such a form as what it asks about health: a group of radio buttons is called by its first answer otherwise. */
export function askedAsHealth(asked: readonly AskedField[], questions: readonly string[]): AskedField[] {
  const isChoice = ({ type }: AskedField) => type !== 'checkbox';
  const groups = asked.filter(isChoice);
  return asked.map((field) => {
    if (!isChoice(field)) return field;
    const label = field.type === 'radio' ? (questions[groups.indexOf(field)] ?? field.label) : field.label;
    const isOne = questions.includes(bareLabel(label)) || field.type === 'radio';
    return isOne ? { ...field, label, topic: field.topic ?? 'health' } : field;
  });
}

function questionGroups(fields: readonly FieldEvidence[]): string[] {
  return [...new Set(fields.filter(({ type }) => type !== 'checkbox').map(({ name, label }) => name || label))];
}

/** As labels word them, and for radio buttons, whose labels are the answers, as the text of the form does. */
function questionsOf({ text }: FormEvidence, fields: readonly FieldEvidence[]): string[] {
  const labels = fields.filter(({ type }) => type !== 'radio' && type !== 'checkbox').map(({ label }) => bareLabel(label));
  if (labels.length > 0) return [...new Set(labels)];
  const answers = [...new Set(fields.map(({ label }) => bareLabel(label)).filter((label) => label !== ''))];
  return text
    .slice(0, 4_000)
    .split(/(?<=\?)/)
    .filter((part) => part.endsWith('?'))
    .map((part) => withoutAnswers(part.slice(-240), answers));
}

function withoutAnswers(part: string, answers: readonly string[]): string {
  let rest = part.trim();
  for (let round = 0; round < 12; round++) {
    const answer = answers.find((each) => rest.startsWith(`${each} `));
    if (answer === undefined) break;
    rest = rest.slice(answer.length).trim();
  }
  return rest;
}
