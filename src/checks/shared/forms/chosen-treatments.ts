import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { namesNoSpecialData } from '../notice/special-data-notice.ts';
import { legalPath } from '../site/legal-path.ts';
import { healerInImprint } from '../site/sensitive-topics.ts';
import { mentions, plainText, shortList, wholeWords } from '../wording.ts';
import { isAboutOthers } from './subjects-of-health.ts';
import { formPlace, textAround } from './visitor-forms.ts';

/** What one goes to a healing profession for; alone, or as the end of a longer word ("Schmerzbehandlung"). */
const treatment = wholeWords(
  '[a-zß-ɏ-]{0,30}(?:behandlung(?:en)?|therapien?|chirurgie|implant(?:at[a-z]{0,3}|ologie)|kieferorthopädie|zahnersatz|zahnreinigung|prophylaxe|parodont[a-zß-ɏ]{1,14}|wurzelkanal|prothe(?:sen?|tik)|schmerzen?|notf[aä]ll[a-z]{0,2}|eingriffe?|impfung(?:en)?|vorsorge|früherkennung|untersuchung(?:en)?|screening|diagnostik|akupunktur|osteopathie|gymnastik|lymphdrainage|logopädie|rezepte?|krankschreibung|kinderwunsch|depression(?:en)?|angststörung(?:en)?|burn-?out|adhs)|aligner|dental\\s+implants?|orthodontics|emergency|vaccinations?|treatments?|check-?ups?|therapy|pain',
);
/** "Gesundheitsdaten verarbeiten wir …" at the form; that health matters to a practice says nothing of data. */
const told =
  /gesundheits-?(?:daten|angaben|informationen)|(?:angaben|daten)\s+(?:zu|über)[^.;]{0,20}\sgesundheit|besondere[nr]?\s+kategorien|art(?:\.|ikel)?\s*9(?!\d)|schweigepflicht|health\s+(?:data|information)/iu;
const mostNamed = 4;

const said = {
  de: {
    message:
      'Im Formular „{button}“ auf {path} lässt sich „{options}“ wählen; mit Name oder Kontakt zusammen verrät die Wahl bei einem Heilberuf etwas über die Gesundheit (Art. 9 DSGVO). Weder das Formular noch die Datenschutzerklärung ({notice}) sagt etwas zu solchen Angaben',
    steps: [
      'Nennen Sie am Formular, worauf Sie diese Angaben stützen: Dienen sie der Behandlung und verarbeiten sie nur Personen mit Schweigepflicht, auf Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO, sonst auf eine ausdrückliche Einwilligung mit eigenem Häkchen (Art. 9 Abs. 2 lit. a DSGVO). Oder nehmen Sie die Auswahl heraus, und fragen Sie erst im Gespräch.',
      'Soweit Sie weiter danach fragen, nennen Sie diese Angaben in der Datenschutzerklärung ({notice}) mit Zweck, Ausnahme nach Art. 9 Abs. 2 DSGVO, Empfängern und Löschung.',
    ],
  },
  en: {
    message:
      'The form “{button}” on {path} offers “{options}” to choose; with a name or a contact, the choice reveals something about health where a healing profession asks (Art. 9 GDPR). Neither the form nor the privacy notice ({notice}) says anything on such information',
    steps: [
      'State at the form what you base this information on: where it serves treatment and only persons bound to secrecy process it, Art. 9(2)(h) and (3) GDPR, otherwise explicit consent with a box of its own (Art. 9(2)(a) GDPR). Or take the choices out and ask only in the conversation.',
      'As far as you go on asking, name this information in the privacy notice ({notice}) with purpose, exception under Art. 9(2) GDPR, recipients and erasure.',
    ],
  },
} as const;

/** What is told of a form of a practice that lets patients choose what they come for, and what to do. */
export function chosenTreatmentTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, steps } = said[locale];
  return { messages: { chosenTreatment: message }, fixes: { chosenTreatment: numberedSteps([...steps]) } };
}

/** A form of a healing profession on which a treatment is chosen, where nothing is said of such information; at most one finding. */
export function chosenTreatment(form: FormFact, { privacy, imprint, pages }: Pick<Facts, 'pages'> & Partial<Facts>): Finding[] {
  const names = form.personalFields.some((kind) => kind === 'name' || kind === 'email' || kind === 'phone');
  if (privacy === undefined || !form.visible || !names || healerInImprint(imprint?.text ?? '') === null) return [];
  const offered = form.fields.flatMap(({ type, label, options, visible }) => {
    if (!visible) return [];
    return /^select/i.test(type) ? options : /^(?:radio|checkbox)$/i.test(type) ? [label] : [];
  });
  const found = [...new Set(offered.map((each) => plainText(each)))].filter(
    (each) => each.length <= longestOption && mentions(each, treatment) && !isAboutOthers(each),
  );
  if (found.length === 0) return [];
  const { before, inside, after, complete } = textAround(form, pages);
  if (!complete || told.test(`${before} ${inside} ${after}`) || !namesNoSpecialData({ privacy, pages })) return [];
  const options = shortList(found, mostNamed);
  return [
    {
      message: 'chosenTreatment',
      params: { ...formPlace(form), options, notice: legalPath(privacy) },
      items: [formItem(form, { fields: options })],
      cause: `form-special:${form.id}`,
    },
  ];
}

/** A box with a longer label holds a sentence, such as a consent. */
const longestOption = 80;
