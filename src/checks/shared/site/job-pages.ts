import type { PageFact } from '../../facts/pages.ts';
import { mentions, wholeWords } from '../wording.ts';

const jobTitle = wholeWords(
  'karriere[a-zß-ɏ]*|stellenangebote?|stellenanzeigen?|stellenausschreibung[a-zß-ɏ]*|stellenmarkt|(?:offene|freie)\\s+stellen|jobs|jobangebote?|ausbildungsplätze|bewerbung(?:en|sformular)?|(?:jetzt|hier)\\s+bewerben|wir\\s+suchen\\s+(?:dich|sie|verstärkung|mitarbeiter[a-zß-ɏ]*)|(?:mitarbeiter(?:in(?:nen)?)?|personal|verstärkung|aushilfen?|azubis?)\\s+gesucht|arbeiten\\s+bei\\s+uns|werden?\\s+(?:sie\\s+)?teil\\s+unseres\\s+teams|komm(?:en\\s+sie)?\\s+in\\s+unser\\s+team|careers?|vacanc(?:y|ies)|open\\s+positions|we(?:\\s+a|\\W)re\\s+hiring|join\\s+our\\s+team|work\\s+for\\s+us',
);

/** A whole line: in a sentence the words mean something else ("Stellen Sie Fragen", "Der Job eines Notars"). */
const jobLine =
  /^\W{0,5}(?:(?:unsere|aktuelle|our)\s)?(?:stellen|jobs?)(?:\s?(?:&|und|and|\/|\+)\s?(?:stellen|jobs?|karriere|ausbildung|praktikum|career))?(?:\W{0,3}$|\s?[|–—-]\s)/iu;

/** Whether the address alone says that a page is for applicants. */
export function isJobAddress(url: string): boolean {
  return /\/(?:karriere|jobs?|stellen(?:angebote|anzeigen|ausschreibungen)?|offene-stellen|jobangebote|vacancies|careers?)(?:[/.?]|$)/i.test(
    url,
  );
}

/** Titles and headings say what a page is for; a menu entry in its text does not. */
export function isJobPage({ kind, title, headings, url }: PageFact): boolean {
  if (kind !== 'other') return false;
  return [title, ...headings.slice(0, 5)].some((line) => jobLine.test(line.slice(0, 120)) || mentions(line, jobTitle)) || isJobAddress(url);
}
