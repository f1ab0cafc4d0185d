import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { readNotice } from '../notice/notice.ts';
import { shortList } from '../wording.ts';
import { formPlace } from './visitor-forms.ts';

const mostInputs = 8;

const said = {
  de: {
    carried:
      'Das Formular „{button}“ auf {path} hat verborgene Felder, die dem Namen oder Inhalt nach mitsenden, wie der Besucher auf die Website kam oder woran er wiederzuerkennen ist: {fields}; zu sehen sind sie dort nicht',
    untold: ', und die Datenschutzerklärung sagt dazu nichts',
    fix: '1. Streichen Sie im Formular „{button}“ auf {path} diese verborgenen Felder, wenn Sie sie nicht brauchen: {fields}. In Formular-Erweiterungen heißt der Feldtyp meist „Verborgen“, „Versteckt“ oder „Hidden“; manchmal füllt sie ein Skript der Vorlage oder des Tag-Managers.\n2. Bleiben sie, füllen Sie sie erst nach einer Einwilligung, soweit dafür etwas im Browser gespeichert oder ausgelesen wird: Für die Anfrage selbst ist das nicht unbedingt erforderlich (§ 25 Abs. 1 TDDDG).\n3. Nennen Sie sie dann in der Datenschutzerklärung beim Formular: welche Angaben mitgehen, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer.',
  },
  en: {
    carried:
      'The form “{button}” on {path} has hidden fields that, by name or content, send along how the visitor came to the website or by what to recognise them: {fields}; they cannot be seen there',
    untold: ', and the privacy notice says nothing about it',
    fix: '1. In the form “{button}” on {path}, remove these hidden fields if you do not need them: {fields}. Form extensions mostly call the type of field “hidden”; sometimes a script of the template or of the tag manager fills them.\n2. If they stay, fill them only after consent, as far as something is stored in or read from the browser for it: for the enquiry itself that is not strictly necessary (Section 25(1) TDDDG).\n3. Then name them in the privacy notice beside the form: what is sent along, purpose, legal basis, recipients and storage period.',
  },
} as const;

/** What is told of hidden inputs that tell where a visitor came from, and how to put it right. */
export function carriedTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { carried, untold, fix } = said[locale];
  return { messages: { carried, carriedUntold: carried + untold }, fixes: { carried: fix, carriedUntold: fix } };
}

const carriedWord =
  '(?:gclid|fbclid|klick-?id|click-?id|utm|kampagnen?-?(?:daten|parameter|informationen)|herkunft|referr?er|einstiegsseite|landing-?page|first[- ]touch|tracking-?parameter)';
const formWord = '(?:formular|(?<![a-zß-ɏ-])(?:anfragen?|bestellung|bewerbung|antrag|forms?(?![a-z])|enquir|request form))';
/** A notice that tells of such inputs: of hidden fields, or of the way to the site beside the form. */
const tells = [
  /(?:verborgen|versteckt|unsichtbar|hidden)[a-zß-ɏ]{0,3} (?:[a-zß-ɏ-]{0,20} ){0,2}(?:formular)?(?:felde?r?n?|fields?)(?![a-zß-ɏ])/iu,
  new RegExp(`(?<![a-zß-ɏ])${carriedWord}[^.\\n]{0,160}${formWord}`, 'iu'),
  new RegExp(`${formWord}[^.\\n]{0,160}(?<![a-zß-ɏ])${carriedWord}`, 'iu'),
];

/** The finding on what a form sends along unseen; null where it sends nothing of the kind, or the notice tells of it. */
export function carriedBy(form: FormFact, facts: Partial<Pick<Facts, 'privacy'>> & Pick<Facts, 'pages'>): Finding | null {
  const inputs = form.carried ?? [];
  if (inputs.length === 0) return null;
  const notice = facts.privacy ? readNotice({ privacy: facts.privacy, pages: facts.pages }) : null;
  if (notice && tells.some((pattern) => pattern.test(notice.text))) return null;
  const fields = inputs.map(({ name }) => name);
  return {
    message: notice?.url && notice.complete ? 'carriedUntold' : 'carried',
    params: { ...formPlace(form), fields: shortList(fields, mostInputs) },
    items: [formItem(form, { hidden: fields.join(', ') })],
    cause: `form-carried:${form.id}`,
  };
}
