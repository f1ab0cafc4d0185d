import { mentions, wholeWords } from '../wording.ts';
import { tellsToTakeBack } from './promised-control.ts';

const choice = '(?:cookie|einwilligungs|consent|privatsphäre|privatsphären|datenschutz)';
const deletion =
  'cookies?\\s+(?:[a-zß-ɏ]+\\s+){0,6}(?:löschen|löschst|entfernen|delete)|(?:delete|remove|clear)\\s+(?:[a-zß-ɏ]+\\s+){0,3}cookies';
/** A way to withdraw, not merely the right to: settings to open, cookies to delete. */
const settings = wholeWords(`${choice}-?\\s?(?:einstellungen|settings|preferences)|${deletion}`);
const ofWebsite = wholeWords(`${choice}-?\\s?(?:einstellungen|settings|preferences)`);
const byDeleting = wholeWords(deletion);
/**
 * A tool is a way only where something is done with it: many notices just name the one that asks („setzen wir das Consent Tool ein“,
 * “consentmanager: Verfahren zur Einholung und zum Widerruf von Einwilligungen”).
 */
const byTool = wholeWords(
  `(?:über|im|in|mit|mittels|via|am|durch|by|through|with|from)\\s+(?:(?:das|dem|den|der|die|de[rn]|unsere[mnr]?|unser|dieses|diesem|diesen|dort|the|our|this)\\s+)?(?:[„“"‚‘'][^„“"‚‘'\\n]{0,30}\\s)?${choice}-?\\s?(?:verwaltung|banner|manager|tool)s?`,
);
/** What the operator does with it. */
const administers = /(?<![a-zß-ɏ])(?:verwalte[a-zß-ɏ]*|verwaltung[a-zß-ɏ]*|manag(?:e|es|ing|ement))(?![a-zß-ɏ])/giu;

/** Where consent is given, not taken back: „wenn Sie im Cookie-Banner eingewilligt haben“. */
const asksConsent = wholeWords(
  '(?:hol(?:en|t)|frag(?:en|t)|willig(?:en|t)|stimm(?:en|t))\\s+(?:[a-zß-ɏ-]+\\s+){0,8}(?:ein|ab|zu)|eingewilligt|zugestimmt|einwillig(?:en|st|t)|zustimmen|zustimmst|erteil(?:en|t|te|ten|te[nr])|ein(?:zu)?holen|eingeholt|ab(?:ge)?frag(?:en|t)|consented|agreed|consent\\s+(?:in|by|to|through|via)|obtain(?:ed)?',
);

/** The sentences of a notice that tell a way to withdraw, apart from those on how consent is given. */
export function waysToWithdraw(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) =>
        (mentions(sentence, settings) && (tellsToTakeBack(sentence) || !mentions(sentence, asksConsent))) ||
        (mentions(sentence, byTool) && tellsToTakeBack(sentence.replace(administers, ' '))),
    );
}

/** Whether a way is no more than to clear the browser: the website offers nothing for it, and it takes more than consenting did. */
export function isByDeletingAlone(way: string): boolean {
  return mentions(way, byDeleting) && !mentions(way, ofWebsite) && !mentions(way, byTool);
}
