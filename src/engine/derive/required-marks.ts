import type { FieldEvidence } from '#evidence/forms.ts';
import { fold, personalFieldOf } from './personal-fields.ts';

/** What a form says about its own marks: that the star means a voluntary answer, or that all is mandatory that is not called optional. */
export interface Marks {
  starIsVoluntary: boolean;
  allRequired: boolean;
}

const starredVoluntary =
  /(mit|durch)( einem| dem)? ?(\*|stern(chen)?)[^.!?]{0,60}(freiwillig|optional|keine pflicht)|(\*|stern(chen)?)\)? ?[-–=:]? ?(freiwillige|optionale|voluntary|optional)( (angaben?|felder|fields?|information))?( *$|[.)]| (datenschutz|absenden|senden|abschicken|mit dem|ich |wir |es gilt|hinweis))/;
const alsoMandatory = /(\*|stern(chen)?)[^.!?]{0,60}(pflicht|erforderlich|benoetigt|notwendig|ausfuellen|required|mandatory)/;
/** What is said of all fields; exceptions by name leave open which others are meant. */
const everything =
  /((^|[^a-z])alle (felder|angaben|eingabefelder)( (in diesem|des|im) formular(s)?)? (sind|muessen|werden)( [a-z]+){0,2} (pflicht(felder|angaben)?|erforderlich|auszufuellen|ausgefuellt|benoetigt)|felder,? (sind|gelten als) pflicht(felder|angaben)?,? (soweit|sofern|wenn|falls) [^.!?]{0,40}(optional|freiwillig)|nicht als [„"‚»]?(optional|freiwillig)[“"‘«]? (gekennzeichnet|markiert|bezeichnet)[a-z]*[^.!?]{0,40}(pflicht|erforderlich)|all fields (are|must be) (required|mandatory|filled))/;
const exceptions = /(bis auf|ausser|ausnahme|ausgenommen|except|apart from)/;
const calledOptional = /optional|freiwillig|voluntary|kein(e)? pflicht|muss nicht|nicht (unbedingt )?(noetig|erforderlich)/i;

/** Reads what stands in and over a form about its marks. Names and addresses are never voluntary: their star means the contrary. */
export function marksOf(text: string, fields: readonly FieldEvidence[]): Marks {
  const words = fold(text);
  const starred = fields.filter(({ label }) => /\*\s*$/.test(label));
  const needed = starred.some((field) => ['email', 'message'].includes(personalFieldOf(field) ?? ''));
  const at = everything.exec(words)?.index;
  const said = at === undefined ? '' : (words.slice(at, at + 200).split(/[.!?](?:\s|$)/)[0] ?? '');
  return {
    starIsVoluntary: starred.length > 0 && !needed && starredVoluntary.test(words) && !alsoMandatory.test(words),
    allRequired: said !== '' && !(exceptions.test(said) && !/(optional|freiwillig)/.test(said)),
  };
}

const unasked = new Set(['checkbox', 'radio', 'file', 'hidden', 'submit', 'button']);

/** Whether a question is marked as mandatory: for the browser, for the eye, or by what the form says of all of them. */
export function isMarked({ required, label, type }: FieldEvidence, { starIsVoluntary, allRequired }: Marks): boolean {
  if (calledOptional.test(label)) return false;
  const isStarred = /\*\s*$/.test(label);
  // What is read from a star alone means what the form says of its stars.
  if (starIsVoluntary && isStarred) return false;
  return (
    required ||
    (allRequired && !unasked.has(type.toLowerCase())) ||
    /\*|\((?:pflichtfeld|pflichtangabe|erforderlich|required|mandatory)\)/i.test(label.slice(0, 400)) ||
    /\s(?:pflichtfeld|pflichtangabe)\s*$/i.test(label)
  );
}
