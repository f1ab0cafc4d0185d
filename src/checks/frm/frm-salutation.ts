import type { FieldEvidence } from '#evidence/forms.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import { formItem, verdictOf } from '../items.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { bareLabel, checkoutUnseen, dataForms, formPlace } from '../shared/forms/visitor-forms.ts';
import { settled, statute, unverified } from '../shared/law/law.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const asked = wholeWords('anrede|geschlecht|salutation|gender|sex|(?:form\\s+of\\s+)?address\\s+as|titel|title');
const gendered = wholeWords('herrn?|frau|männlich|weiblich|mann|mr|mrs|ms|miss|male|female|man|woman');
const neutral = wholeWords(
  'divers(?:e[rs]?)?|guten\\s+tag|hallo|keine\\s+(?:angaben?|anrede|auswahl)|ohne\\s+(?:angabe|anrede)|neutral|nicht[\\s-]?bin(?:ä|ae)r|non[\\s-]?binary|enby|andere[rs]?|sonstige[rs]?|inter|diverse|other|mx|prefer\\s+not(?:\\s+to\\s+(?:say|answer))?|not\\s+specified|unspecified|no\\s+(?:answer|salutation|title)|none|x|d',
);

/** Buttons that conclude a contract, or join something: a course, a club, a journey. */
const binds = wholeWords(
  'verbindlich[a-zß-ɏ]*|(?:zahlungs|kosten)pflichtig[a-zß-ɏ]*|buchen|buchung[a-zß-ɏ]*|reservier[a-zß-ɏ]*|anmelden|anmeldung[a-zß-ɏ]*|beitreten|mitglied\\s+werden|teilnehmen|book(?:\\s+now)?|register|sign\\s+up|enrol[a-z]*|join',
);

interface Question {
  label: string;
  options: readonly string[];
  /** An answer is chosen in advance, and none can be left out: nothing calls it mandatory, yet it is. */
  preset?: true;
}

/** By the sex of somebody nobody is addressed: it is needed for something, or not at all. */
const genderFix = {
  de: '1. Machen Sie „{label}“ freiwillig, oder lassen Sie das Feld weg.\n2. Brauchen Sie die Angabe, etwa weil eine Vorschrift sie verlangt, nennen Sie den Grund am Feld, und bieten Sie „divers“ und „keine Angabe“ an.',
  en: '1. Make “{label}” optional, or leave the field out.\n2. If you need it, for instance because a provision demands it, state the reason at the field, and offer “diverse” and “no answer”.',
};
const asksGender = wholeWords('geschlecht|gender|sex');
const asksAddress = wholeWords('anrede|salutation|title');

/** Whether a form demands the salutation or gender, and offers a way not to tell. */
export default defineCheck({
  id: 'frm-salutation',
  area: 'frm',
  version: 6,
  weight: 2,
  confidence: 'high',
  legalBasis: [
    settled('EuGH, 9.1.2025, C-394/23 Mousse', 'CJEU, 9 Jan 2025, C-394/23 Mousse'),
    statute('Art. 5 Abs. 1 lit. c, Art. 6 Abs. 1 lit. b DSGVO', 'Art. 5(1)(c), Art. 6(1)(b) GDPR'),
    unverified('OLG Frankfurt, 21.6.2022, 9 U 92/20', 'Higher Regional Court Frankfurt, 21 Jun 2022, 9 U 92/20'),
  ],
  needs: ['forms', 'framedForms', 'applicability'],
  texts: {
    de: {
      title: 'Anrede/Geschlecht kein Pflichtfeld',
      explanation:
        'Nach dem EuGH (C-394/23) ist die Anrede für einen Vertrag in der Regel nicht erforderlich; ein berechtigtes Interesse an ihr prüft der Gerichtshof streng. Eine Pflichtangabe widerspricht damit der Datenminimierung nach Art. 5 Abs. 1 lit. c DSGVO. Eine Auswahl nur zwischen „Herr“ und „Frau“ schließt zudem Menschen nicht-binären Geschlechts aus.',
      confidenceReason: 'Pflicht und Auswahl stehen im Feld selbst; was ein Skript erst beim Absenden verlangt, bleibt ungesehen.',
      howToFix:
        '1. Machen Sie das Feld freiwillig, oder lassen Sie es weg.\n2. Bieten Sie sonst eine neutrale Auswahl an, etwa „keine Angabe“.\n3. Sprechen Sie Personen ohne Angabe mit Vor- und Nachnamen an.',
      fixes: {
        genderBinary: genderFix.de,
        gender: genderFix.de,
        preset:
          '1. Lassen Sie „{label}“ weg, oder nehmen Sie die Vorauswahl heraus, sodass sich das Formular auch ohne Antwort absenden lässt.\n2. Bieten Sie daneben eine neutrale Auswahl an, etwa „keine Angabe“.',
        required:
          '1. Machen Sie „{label}“ freiwillig, oder lassen Sie das Feld weg; „{neutral}“ steht zwar zur Wahl, angeben muss man aber auch das.\n2. Sprechen Sie Personen ohne Angabe mit Vor- und Nachnamen an.',
      },
      messages: {
        preset:
          'Im Formular „{button}“ auf {path} ist „{label}“ vorausgewählt und lässt sich nicht offenlassen; zur Wahl steht nur „{options}“',
        binaryOnly: 'Das Formular „{button}“ auf {path} verlangt „{label}“ und bietet nur „{options}“ zur Wahl',
        genderBinary: 'Das Formular „{button}“ auf {path} verlangt „{label}“ und bietet nur „{options}“ zur Wahl',
        gender: 'Das Formular „{button}“ auf {path} verlangt „{label}“; eine neutrale Auswahl („{neutral}“) ist vorhanden',
        required: 'Das Formular „{button}“ auf {path} verlangt „{label}“; eine neutrale Auswahl („{neutral}“) ist vorhanden',
        optionsUnknown: 'Das Formular „{button}“ auf {path} verlangt „{label}“; die Auswahl war nicht zu sehen',
        checkoutUnseen:
          'An {forms|=dem einzigen geprüften Formular|geprüften Formularen} wurde keine Auffälligkeit festgestellt; das Formular der Kasse wurde nicht geprüft',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit personenbezogenen Angaben gefunden',
      },
    },
    en: {
      title: 'Salutation/gender not mandatory',
      explanation:
        'According to the CJEU (C-394/23), the salutation is as a rule not necessary for a contract; the court examines a legitimate interest in it strictly. Making it mandatory thus conflicts with data minimisation under Art. 5(1)(c) GDPR. A choice only between “Mr” and “Ms” also excludes people of non-binary gender.',
      confidenceReason: 'Obligation and choices stand in the field itself; what a script demands only on sending remains unseen.',
      howToFix:
        '1. Make the field optional, or leave it out.\n2. Otherwise offer a neutral choice such as “no answer”.\n3. Address people who gave no answer by first and last name.',
      fixes: {
        genderBinary: genderFix.en,
        gender: genderFix.en,
        preset:
          '1. Leave “{label}” out, or remove the preselection, so that the form can be sent without an answer.\n2. Offer a neutral choice beside it, such as “no answer”.',
        required:
          '1. Make “{label}” optional, or leave the field out; “{neutral}” can be chosen, but even that has to be stated.\n2. Address people who gave no answer by first and last name.',
      },
      messages: {
        preset: 'In the form “{button}” on {path}, “{label}” is preselected and cannot be left open; only “{options}” can be chosen',
        binaryOnly: 'The form “{button}” on {path} requires “{label}” and offers only “{options}”',
        genderBinary: 'The form “{button}” on {path} requires “{label}” and offers only “{options}”',
        gender: 'The form “{button}” on {path} requires “{label}”; a neutral choice (“{neutral}”) is available',
        required: 'The form “{button}” on {path} requires “{label}”; a neutral choice (“{neutral}”) is available',
        optionsUnknown: 'The form “{button}” on {path} requires “{label}”; its choices could not be seen',
        checkoutUnseen: 'Nothing conspicuous was found about {forms|form|forms} examined; the form of the checkout was not examined',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms, framedForms, applicability }) {
    const personal = shownForms({ forms, framedForms }).filter(
      ({ kind, personalFields }) => kind !== 'search' && kind !== 'consent' && personalFields.length > 0,
    );
    if (personal.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const questions = personal.flatMap((form) => requiredQuestions(form).map((question) => ({ form, question })));
    const binary = questions.filter(({ question }) => question.options.length > 0 && !hasNeutral(question) && !question.preset);
    const preset = questions.filter(({ question }) => !hasNeutral(question) && question.preset);
    const withNeutral = questions.filter(({ question }) => hasNeutral(question) && !question.preset);
    // The ruling is about contracts: elsewhere the same reasoning is likely, but not decided.
    const forContract = ({ form }: { form: FormFact }) =>
      form.kind === 'order' || form.kind === 'registration' || (form.kind !== 'newsletter' && mentions(plainText(form.submitText), binds));
    const verdict = verdictOf({
      risks: binary.filter(forContract).map((found) => finding('binaryOnly', found)),
      hints: [
        ...binary.filter((found) => !forContract(found)).map((found) => finding('binaryOnly', found)),
        ...preset.map((found) => finding('preset', found)),
        ...withNeutral.map((found) => finding('required', found)),
      ],
    });
    if (verdict) return verdict;
    const unknown = questions.find(({ question }) => !question.preset);
    if (unknown) {
      const { message, params, items } = finding('optionsUnknown', unknown);
      return { class: 'NoClassification', message, params, items };
    }
    return checkoutUnseen(forms, applicability)
      ? { class: 'Conform', message: 'checkoutUnseen', params: { forms: dataForms(personal).length || personal.length } }
      : { class: 'Conform' };
  },
});

/** Visible selections that cannot be left out of salutation or gender; radio buttons of one name are one question. Free text may stay neutral. */
function requiredQuestions({ fields, text }: FormFact): Question[] {
  const visible = fields.filter((field) => field.visible);
  const selects = visible
    .filter((field) => field.type === 'select' && isAsked(field, field.options))
    .map((field) => ({ field, options: named(field.options) }))
    // Without a prompt before them the first of the choices goes along.
    .filter(({ field, options }) => field.required || (options.length > 1 && options.length === field.options.length))
    .map(({ field, options }) => ({ label: field.label || field.name, options, ...(!field.required && { preset: true as const }) }));
  const groups = Map.groupBy(
    visible.filter(({ type }) => type === 'radio'),
    ({ name }) => name,
  );
  const radios = [...groups.values()]
    .map((group) => ({ group, options: group.map((field) => field.label || field.options[0] || '') }))
    .filter(({ options }) => options.length > 0)
    .map(({ group, options }) => ({ group, options, question: questionOver(group, text) }))
    .map((each) => ({ ...each, isRequired: isDemanded(each) }))
    // A radio button once set is never taken back.
    .filter(({ group, options, question, isRequired }) => {
      const isSet = isRequired || group.some(({ checked }) => checked);
      return isSet && isAsked({ ...group[0]!, label: `${question} ${group[0]!.label}` }, options);
    })
    .map(({ group, options, question, isRequired }) => ({
      label: bareLabel(question) || group[0]!.name,
      options: named(options),
      ...(!isRequired && { preset: true as const }),
    }));
  return [...selects, ...radios];
}

function isDemanded({ group, question }: { group: readonly FieldEvidence[]; question: string }): boolean {
  return group.some(({ required }) => required) || mentions(question, marked) || /\*\s*$/.test(question);
}

/** What marks a question as mandatory where no field says so: builders write it into the heading over the radio buttons. */
const marked = wholeWords('pflicht(?:feld|angabe)|erforderlich|required|mandatory');
const heading =
  /(?:anrede|geschlecht|salutation|gender|title)\s{0,3}(?:\*|\(\s?(?:\*|pflicht[a-z]{0,8}|erforderlich|required)\s?\))?(?:\s{1,3}(?:pflichtfeld|erforderlich|\*|\(erforderlich\)))?\s*$/i;

/** The question over radio buttons: their legend, else what stands right before the first of them. */
function questionOver([first]: readonly FieldEvidence[], text: string): string {
  const legend = plainText(first?.group ?? '');
  if (legend !== '') return legend;
  const label = plainText(first?.label ?? '');
  const plain = plainText(text);
  // The label itself may occur anywhere before: the first place right behind a heading counts.
  for (let at = label === '' ? -1 : plain.indexOf(label); at >= 0; at = plain.indexOf(label, at + 1)) {
    const found = heading.exec(plain.slice(Math.max(0, at - 60), at));
    if (found) return found[0].trim();
  }
  return '';
}

/** Academic titles are no salutation: either the field says so itself, or two choices do. */
function isAsked({ name, label }: FieldEvidence, options: readonly string[]): boolean {
  const offers = options.some((option) => mentions(plainText(option), gendered));
  const words = `${name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_[\].-]+/g, ' ')} ${plainText(label)}`;
  return offers
    ? mentions(words, asked) || options.filter((option) => mentions(plainText(option), gendered)).length >= 2
    : isSalutationAlone(words, options);
}

function isSalutationAlone(words: string, options: readonly string[]): boolean {
  return options.length === 0 && mentions(words, wholeWords('anrede|geschlecht|salutation|gender'));
}

/** Choices without the prompt ("please choose"), which cannot be sent with a required field. */
function named(options: readonly string[]): string[] {
  return options.map(plainText).filter((option) => option !== '' && !/^\W*$|bitte|(aus)?wählen|choose|select|anrede\b\*?$/i.test(option));
}

/** A label wrapped around its field carries the text of all choices. */
function withoutOptions(label: string, options: readonly string[]): string {
  const ends = [/\s*(?:\(\s?)?\*|\s+bitte\b|\s+please\b/i, ...options].map((end) =>
    typeof end === 'string' ? label.indexOf(end) : label.search(end),
  );
  const end = Math.min(label.length, ...ends.filter((index) => index > 0));
  return label.slice(0, end).trim();
}

function hasNeutral({ options }: Question): boolean {
  return neutralOf(options) !== '';
}

function neutralOf(options: readonly string[]): string {
  return options.find((option) => mentions(option, neutral)) ?? '';
}

function finding(message: string, { form, question }: { form: FormFact; question: Question }): Finding {
  const { label, options } = question;
  // Fields for the salutation are often called by the other word in the source.
  const isGender =
    mentions(plainText(label), asksGender) &&
    !mentions(plainText(label), asksAddress) &&
    !options.some((option) => /^(?:frau|herr|mrs?|ms)\b/i.test(option));
  const ofGender: Record<string, string> = { binaryOnly: 'genderBinary', required: 'gender' };
  return {
    message: (isGender && ofGender[message]) || message,
    params: {
      ...formPlace(form),
      label: withoutOptions(plainText(label), options),
      options: options.join(' / '),
      neutral: neutralOf(options),
    },
    items: [formItem(form, { field: label, options: options.join(', ') })],
    cause: `form-salutation:${form.id}`,
  };
}
