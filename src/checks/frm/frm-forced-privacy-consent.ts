import { defineCheck, type Finding } from '../define-check.ts';
import type { AskedField, FormFact } from '../facts.ts';
import { permissionOf } from '../form-consents.ts';
import { formItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { pageAt } from '../legal-page.ts';
import { isSupportedLanguage } from '../supported-language.ts';
import { dataForms, formPlace } from '../visitor-forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

const notice = 'datenschutz(?:erkl(?:ä|ae)rung[a-zß-ɏ]*|bestimmung(?:en)?|hinweisen?|richtlinien?|bedingungen|informationen|vereinbarung)?';
const small =
  '(?:die|der|den|dem|das|unsere[rnm]?|ihre[rnm]?|agb|nutzungsbedingungen|geschäftsbedingungen|allgemeinen|und|sowie|hiermit|auch|,)';
const after =
  '(?:gelesen|verstanden|zur\\s+kenntnis\\s+genommen|und|sowie|habe|ich|bin|damit|hiermit|mit\\s+ihr|ihr|dieser|diese|sie|ihnen|den|dem|,)';

/** Agreement to the notice itself, not to a use of data that it describes. */
const agreement = wholeWords(
  [
    `(?:akzeptiere[n]?|bestätige|stimme[n]?|erkenne)\\s+(?:${small}\\s+){0,8}${notice}\\s+(?:${after}\\s+){0,5}(?:zu|an|akzeptiert)`,
    `akzeptiere[n]?\\s+(?:${small}\\s+){0,8}${notice}`,
    `mit\\s+(?:${small}\\s+){0,8}${notice}\\s+(?:${after}\\s+){0,4}einverstanden`,
    `einverstanden\\s+mit\\s+(?:${small}\\s+){0,6}${notice}`,
    `${notice}\\s+(?:${after}\\s+){0,8}(?:einverstanden|akzeptier[a-zß-ɏ]*|zugestimmt|stimme\\s+(?:(?:ihr|dieser|ihnen|diesen)\\s+)?zu)`,
    `zustimmung\\s+zur?\\s+(?:${small}\\s+){0,3}${notice}`,
    '(?:agree|consent)\\s+to\\s+(?:(?:the|your|our|terms|of|use|service|conditions|and|,)\\s+){0,8}privacy\\s+(?:policy|notice|statement)',
    'accept\\s+(?:(?:the|your|our|terms|of|use|service|conditions|and|,)\\s+){0,8}privacy\\s+(?:policy|notice|statement)',
    'privacy\\s+(?:policy|notice|statement)\\s+(?:(?:and|i|have|read|agree|to|it)\\s+){0,6}accepted',
  ].join('|'),
);
/** Consents that need a box of their own. */
const genuine = wholeWords(
  'gesundheits?[a-zß-ɏ]*|besondere[a-zß-ɏ]*\\s+kategorien|weitergabe|weitergegeben|weitergeleitet|übermitt[a-zß-ɏ]*|partner[a-zß-ɏ]*|health|special\\s+categor(?:y|ies)|pass(?:ed)?\\s+on|shar(?:e|ed|ing)|transfer(?:red)?',
);

/** Whether a form makes visitors agree to the privacy notice, which is there to be read. */
export default defineCheck({
  id: 'frm-forced-privacy-consent',
  area: 'frm',
  version: 3,
  weight: 1,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13, Art. 7 Abs. 4 DSGVO', 'Art. 13, Art. 7(4) GDPR'),
    unverified('KG, 27.12.2018, 23 U 196/13', 'Higher Regional Court Berlin, 27 Dec 2018, 23 U 196/13'),
  ],
  needs: ['forms', 'pages'],
  texts: {
    de: {
      title: 'Keine erzwungene „Zustimmung“ zur Datenschutzerklärung',
      explanation:
        'Die Datenschutzerklärung informiert nach Art. 13 DSGVO; zustimmen muss ihr niemand. Ein Pflichthäkchen erweckt den Eindruck einer Einwilligung, die nach Art. 7 Abs. 4 DSGVO nicht freiwillig wäre, und kann dazu führen, dass der Text wie Geschäftsbedingungen geprüft wird. Echte Einwilligungen, etwa in die Verarbeitung von Gesundheitsdaten, brauchen dagegen ein Häkchen.',
      confidenceReason:
        'Erkannt wird der Text neben dem Häkchen; eine nötige Einwilligung, etwa zu Gesundheitsdaten, kann ähnlich klingen.',
      howToFix:
        '1. Streichen Sie das Häkchen, und schreiben Sie stattdessen einen Hinweis mit Link auf die Datenschutzerklärung.\n2. Soll das Häkchen bleiben, formulieren Sie es als Kenntnisnahme.\n3. Holen Sie Einwilligungen nur dort ein, wo Sie sie als Rechtsgrundlage brauchen, und benennen Sie den Zweck.',
      fixes: {
        forcedPictures:
          '1. Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, und weisen Sie auf den Widerruf hin.\n2. Nehmen Sie Anmeldungen ohne das Häkchen ebenso an.\n3. Fragen Sie neu, wo für Bilder nur dieses Häkchen vorliegt, oder entfernen Sie sie.',
        forcedMessenger:
          '1. Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, und weisen Sie auf den Widerruf hin.\n2. Geben Sie dieselben Informationen auch auf einem anderen Weg, etwa per E-Mail.\n3. Fragen Sie neu, wo für die Gruppe nur dieses Häkchen vorliegt.',
      },
      messages: {
        forcedPictures: 'Das Formular „{button}“ auf {path} verlangt die Einwilligung in Bilder („{label}“)',
        forcedMessenger: 'Das Formular „{button}“ auf {path} verlangt die Zustimmung zu einer Messenger-Gruppe („{label}“)',
        forced: 'Das Formular „{button}“ auf {path} verlangt eine Zustimmung zur Datenschutzerklärung („{label}“)',
        requiredUnknown:
          'Das Formular „{button}“ auf {path} bietet eine Zustimmung zur Datenschutzerklärung an; ob sie Pflicht ist, war nicht zu erkennen („{label}“)',
        language: 'Häkchen auf Seiten in einer nicht unterstützten Sprache ließen sich nicht einordnen',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'No forced agreement to the privacy notice',
      explanation:
        'The privacy notice informs under Art. 13 GDPR; nobody has to agree to it. A mandatory box gives the impression of a consent that would not be freely given under Art. 7(4) GDPR, and may lead to the text being reviewed like terms and conditions. Genuine consents, for example to the processing of health data, do need a box.',
      confidenceReason: 'The text beside the box decides; a consent that is needed, such as to health data, may sound alike.',
      howToFix:
        '1. Remove the box and write a note with a link to the privacy notice instead.\n2. If the box is to stay, word it as an acknowledgement.\n3. Ask for consent only where you need it as a legal basis, and name the purpose.',
      fixes: {
        forcedPictures:
          '1. Make the box “{label}” in the form “{button}” on {path} voluntary, and mention that consent can be withdrawn.\n2. Accept entries without the tick just as well.\n3. Ask again where pictures rest on this tick alone, or remove them.',
        forcedMessenger:
          '1. Make the box “{label}” in the form “{button}” on {path} voluntary, and mention that consent can be withdrawn.\n2. Give the same information in another way too, such as by e-mail.\n3. Ask again where the group rests on this tick alone.',
      },
      messages: {
        forcedPictures: 'The form “{button}” on {path} demands consent to pictures (“{label}”)',
        forcedMessenger: 'The form “{button}” on {path} demands agreement to a messenger group (“{label}”)',
        forced: 'The form “{button}” on {path} demands agreement to the privacy notice (“{label}”)',
        requiredUnknown:
          'The form “{button}” on {path} offers agreement to the privacy notice; whether it is mandatory could not be told (“{label}”)',
        language: 'Boxes on pages in an unsupported language could not be interpreted',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms, pages }) {
    const relevant = dataForms(forms);
    if (relevant.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const boxes = relevant.flatMap((form) => form.asked.filter(({ type }) => type === 'checkbox').map((box) => ({ form, box })));
    const found = boxes.filter(({ box }) => isAgreement(plainText(box.label)));
    // What is not freely given covers neither pictures nor a group, and no contract or enquiry needs them.
    const permitted = boxes.flatMap((each) => {
      const permission = each.box.required ? permissionOf(each.box.label) : null;
      return permission ? finding(`forced${permission}`, each) : [];
    });
    const forced = found.filter(({ box }) => box.required).map((each) => finding('forced', each));
    const verdict = verdictOf({ hints: [...forced, ...permitted] });
    if (verdict) return verdict;
    const [open] = found;
    if (open) {
      const { message, params, items } = finding('requiredUnknown', open);
      return { class: 'NoClassification', message, params, items };
    }
    const unread = boxes.filter(({ form, box }) => {
      const page = pageAt(pages, form.pageUrl);
      return box.required && page !== null && !isSupportedLanguage(page);
    });
    if (unread.length > 0) return { class: 'NoClassification', message: 'language', items: unread.map(({ form }) => formItem(form)) };
    return { class: 'Conform' };
  },
});

function isAgreement(label: string): boolean {
  return mentions(label, agreement) && !mentions(label, genuine);
}

function finding(message: string, { form, box }: { form: FormFact; box: AskedField }) {
  const plain = plainText(box.label);
  const label = plain.length > 160 ? `${plain.slice(0, 160)}…` : plain;
  return {
    message,
    params: { ...formPlace(form), label },
    items: [formItem(form, { label, required: box.required })] as const,
    cause: `${/Pictures|Messenger/.test(message) ? message : 'form-privacy-consent'}:${form.id}`,
  } satisfies Finding;
}
