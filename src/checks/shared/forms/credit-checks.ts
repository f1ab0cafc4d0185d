import type { FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Scores and those who sell them. */
const score = wholeWords(
  'wahrscheinlichkeitswert[a-zß-ɏ]{0,4}|score-?wert[a-zß-ɏ]{0,3}|(?:bonitäts|kredit)-?score[a-z]{0,2}|scoring[a-zß-ɏ-]{0,20}|(?:bonitäts|kreditwürdigkeits)[a-zß-ɏ-]{1,25}|bonität|kreditwürdigkeit|(?:wirtschafts|kredit)?auskunftei(?:en)?|schufa(?:-[a-zß-ɏ-]{1,25})?|creditreform|boniversum|infoscore|crif|bürgel|zahlungs(?:verhalten|erfahrungen)|credit\\s+(?:checks?|scores?|agenc(?:y|ies)|bureaus?|reports?)|creditworthiness',
);
/** What makes a mention a check: somebody fetches, passes on or works out. A file to upload does not. */
const performs = wholeWords(
  '(?:ein|ab|nach)(?:ge)?(?:hol|frag)[a-zß-ɏ]{0,4}|einzuholen|abzufragen|(?:ab)?frag(?:t|en)|hol(?:t|en)|(?:über)?prüf(?:t|en)|geprüft|durch(?:ge)?führ[a-zß-ɏ]{0,3}|durchzuführen|übermittel[a-zß-ɏ]{0,3}|weiter(?:ge)?geben|erhält|erhalten|berechne[nt]|erhoben|erheben|einverstanden|einwillig[a-zß-ɏ]{0,4}|willige|stimme|zustimm[a-zß-ɏ]{0,4}|obtain[a-z]{0,3}|request(?:s|ed)?|carr(?:y|ies|ied)\\s+out|perform[a-z]{0,3}|consent|agree',
);
/** A payment service that vouches for the buyer checks for itself. */
const byPaymentService =
  /klarna|paypal|rate-?pay|riverty|afterpay|unzer|payone|easycredit|billie|mondu|zahlungs(?:dienst|anbiet)|payment (?:provider|service)/iu;
const negated = wholeWords('kein(?:e[nrms]?)?|nicht|ohne|nie(?:mals)?|no|not|without|never');

/** Sentences longer than this are no wording of a box; the rest of a text is not searched. */
const longestSentence = 600;
const searched = 60_000;

function sentencesWithScore(text: string): string[] {
  return plainText(text.slice(0, searched))
    .split(/(?<=[.!?*])\s+(?=[A-ZÀ-Þ])/u)
    .filter((sentence) => sentence.length <= longestSentence && mentions(sentence, score) && !byPaymentService.test(sentence));
}

/** The words by which a form has visitors agree to an enquiry into their creditworthiness, or says that there is one; null: it does not. */
export function creditCheckOf({ asked, fields, text }: Pick<FormFact, 'asked' | 'fields' | 'text'>): string | null {
  const labels = [...asked, ...fields.filter(({ visible }) => visible)].map(({ label }) => label);
  const found = [...labels, text].flatMap(sentencesWithScore);
  return found.find((sentence) => mentions(sentence, performs) && !mentions(sentence, negated))?.replace(/\s*\*+$/, '') ?? null;
}

/** Whether a notice tells of such enquiries; a clause that says that there are none tells of nothing. */
export function tellsOfCreditCheck(notice: string): boolean {
  const clauses = notice.split('\n').flatMap((line) => sentencesWithScore(line).flatMap((sentence) => sentence.split(/[;,]/)));
  return clauses.some((clause) => mentions(clause, score) && !mentions(clause, negated));
}
