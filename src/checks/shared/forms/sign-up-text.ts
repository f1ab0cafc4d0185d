import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { withoutMenu } from './unsaid-sign-up.ts';
import { type FormText, hasPrivacyNote } from './visitor-forms.ts';

const unsubscribing = wholeWords(
  'abmeld[a-zß-ɏ]*|abbestell[a-zß-ɏ]*|austragen|ausgetragen|abzumelden|abzubestellen|(?:meld(?:e|en|est|et)|klink(?:e|en|st))\\s+(?:[^.!?\\s]+\\s+){0,8}(?:ab|aus)|tr(?:a|ä)g(?:e|en|st|t)?\\s+(?:[^.!?\\s]+\\s+){0,8}aus|nicht\\s+mehr\\s+(?:erhalten|bekommen|haben|wünsch[a-zß-ɏ]*|lesen)|keine\\s+(?:weiteren\\s+)?(?:e-?mails|mails|newsletter)\\s+mehr|kündbar|(?<!vertrag\\s)widerruf(?!s(?:belehrung|formular|recht|frist|button))[a-zß-ɏ]*|widersprechen|jederzeit|unsubscrib[a-zß-ɏ]*|opt[\\s-]out|withdraw[a-zß-ɏ]*|at\\s+any\\s+time',
);
const confirming = wholeWords(
  'double[\\s-]?opt[\\s-]?in|bestätigungs-?(?:e-?)?mail|bestätigungs-?link|bestätigen\\s+sie|e-?mail\\s+(?:mit\\s+(?:einem\\s+)?)?(?:bestätigung|link)|anmeldung\\s+(?:noch\\s+)?bestätig[a-zß-ɏ]*|confirmation\\s+(?:e-?)?mail|confirm\\s+your|link\\s+to\\s+confirm|(?:mail|nachricht|post)\\s+(?:[^.!?\\s]+\\s+){0,8}(?:link|bestätig[a-zß-ɏ]*)|klick[a-zß-ɏ]*\\s+(?:[^.!?\\s]+\\s+){0,4}link|erst\\s+(?:dann|danach|wenn|nach)\\s+(?:[^.!?\\s]+\\s+){0,12}(?:eingetragen|aufgenommen|aktiv[a-zß-ɏ]*|angemeldet|verteiler)|(?:dann|danach)\\s+erst\\s+(?:[^.!?\\s]+\\s+){0,6}(?:eingetragen|aufgenommen|angemeldet)',
);
const content = wholeWords(
  'newsletter\\s?[:–]\\s?[a-zß-ɏ-]{3,40}(?:,|\\s+(?:und|&|and))\\s?[a-zß-ɏ-]{3,40}|(?:werk)?täglich|montags?\\s+bis\\s+(?:freitag|samstag|sonntag)s?\\s+(?:um|gegen)|[a-zß-ɏ]{0,20}neuigkeiten|neues|neuheiten|angebote?n?|aktionen|rabatt[a-zß-ɏ]*|tipps?|themen|informationen\\s+(?:zu|über|rund)|informier[a-zß-ɏ]*|inhalte?n?|veranstaltung[a-zß-ɏ]*|termine?|rezepte?|einblicke|wissen|trends|news\\s+(?:about|on|from)|offers?|tips|updates?\\s+(?:about|on|from)|events|monatlich[a-zß-ɏ]*|wöchentlich[a-zß-ɏ]*|monthly|weekly|insights|produkte?n?|gutschein[a-zß-ɏ]*|geschichten|meldungen|nachrichten|berichte?n?|hintergründe|ideen|inspiration[a-zß-ɏ]*|post\\s+(?:aus|von|vom)|(?:erzähl|bericht|schreib|zeig|verrat)(?:en|t)\\s+(?:wir|ich)|(?:wir|ich)\\s+(?:erzähl|bericht|schreib|zeig|verrat)(?:en|e)|(?:ein|zwei|drei|vier|fünf|sechs|acht|zwölf)(?:-\\s+bis\\s+[a-zß-ɏ]+)?mal\\s+(?:im|pro)\\s+(?:jahr|monat|quartal|woche)|(?:pro|jede)\\s+woche|(?:pro|im|jeden)\\s+monat|alle\\s+(?:zwei|drei|vier|paar)\\s+(?:wochen|monate)|jeden\\s+(?:monat|(?:mon|diens|donners|frei|sams|sonn)tag)|(?:vierteljährlich|quartalsweise|täglich|stories|stor(?:y|ies)\\s+from|quarterly|daily)',
);
/** A sentence right above a sign-up that says nothing of what comes by mail: opening hours, addresses, rights. */
const otherwise = wholeWords(
  'uhr|öffnungszeiten|telefon|tel|fax|rechte|vorbehalten|copyright|mwst|versandkosten|cookies?|impressum|opening|hours|phone|rights|reserved',
);
/** What is told at a newsletter sign-up. */
export interface SignUpText {
  /** That one can leave again. */
  leaving: boolean;
  /** That an e-mail asks to confirm. */
  confirming: boolean;
  /** What the newsletter is about, or how often it comes. */
  subject: boolean;
  privacyNote: boolean;
}

/** What the text around a sign-up of its own tells, up to the banner. */
export function signUpText(text: FormText): SignUpText {
  const words = `${text.before} ${text.inside} ${beforeBanner(text.after)}`;
  return {
    leaving: mentions(words, unsubscribing),
    confirming: mentions(words, confirming),
    subject: mentions(words, content) || isIntroduced(text),
    privacyNote: hasPrivacyNote(text),
  };
}

/** The text around a sign-up without the menu above it, the footer and the banner below. */
export function ownSignUpText(text: FormText, page: PageFact): string {
  return `${withoutMenu(text.before, page)} ${text.inside} ${withoutMenu(beforeBanner(text.after), page)}`;
}

/** How much of a form stands for what is written beside a box. */
const besideBox = 300;

/** What is told at a box by which another form signs up: what the form says of its own contract tells nothing about the newsletter. */
export function signUpBoxText(form: FormFact, label: string): Pick<SignUpText, 'leaving' | 'confirming'> {
  const text = plainText(form.text);
  const at = text.indexOf(label.slice(0, 60));
  const words = `${label} ${at < 0 ? '' : text.slice(at + label.length, at + label.length + besideBox)}`;
  return { leaving: mentions(words, unsubscribing), confirming: mentions(words, confirming) };
}

/** What follows a form up to the banner, which stands at the end of many pages and speaks of a withdrawal of its own. */
function beforeBanner(after: string): string {
  const lines = after.split('\n');
  const banner = lines.findIndex((line) => /cookie/i.test(line) && line.length > 40);
  return banner < 0 ? after : lines.slice(0, banner).join('\n');
}

/** Whether the two lines right above a sign-up say something in a whole sentence: what it means is more than words can tell. */
function isIntroduced({ before }: FormText): boolean {
  const lines = before.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(-2)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .some((sentence) => {
      const told = sentence.trim().split(/\s+/).length >= 6 && /[.!]$/.test(sentence.trim());
      return told && !mentions(sentence, otherwise) && !mentions(sentence, unsubscribing) && !mentions(sentence, confirming);
    });
}
