import type { PageFact } from '../../facts/pages.ts';
import { mentions, wholeWords } from '../wording.ts';

const jobTitle = wholeWords(
  'karriere[a-zß-ɏ]*|stellenangebote?|stellenausschreibung[a-zß-ɏ]*|stellenmarkt|offene\\s+stellen|jobs|jobangebote?|ausbildungsplätze|bewerbung(?:en|sformular)?|(?:jetzt|hier)\\s+bewerben|wir\\s+suchen\\s+(?:dich|sie|verstärkung)|careers?|vacanc(?:y|ies)|open\\s+positions',
);

/** Whether the address alone says that a page is for applicants. */
export function isJobAddress(url: string): boolean {
  return /\/(?:karriere|jobs?|stellenangebote|careers?)(?:[/.?]|$)/i.test(url);
}

/** Titles and headings say what a page is for; a menu entry in its text does not. */
export function isJobPage({ kind, title, headings, url }: PageFact): boolean {
  if (kind !== 'other') return false;
  return [title, ...headings.slice(0, 5)].some((line) => mentions(line, jobTitle)) || isJobAddress(url);
}
