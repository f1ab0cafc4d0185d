import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import type { OwnLink } from './own-links.ts';
import type { ImprintLine } from './passages.ts';

const formText =
  /(?<![a-zß-ɏ])(?:kontakt|anfrage|online|web|e-?mail|mail|nachrichten|rückruf|feedback)-?\s?formular|contact form|nachricht (?:senden|schreiben)|^(?:schreiben sie uns|anfrage (?:stellen|senden)|write to us)\W*$/iu;
/** "über das Anmeldeformular", "nutzen Sie unser Formular": a form of any name that is told as a way to reach somebody. */
const formOffered =
  /(?<![a-zß-ɏ])(?:über|per|via|mittels|mit|nutzen sie|verwenden sie|use|using) (?:(?:das|dem|unser|unserem|unseres|dieses|diesem|folgendes|our|the|this) ){0,2}(?!widerruf|bestell|antrag)[a-zß-ɏ-]{0,20}form(?:ular)?(?![a-zß-ɏ])/iu;
/** The link beside the words: "Kontaktformular: hier klicken". */
const pointing = /kontakt|contact|anfrage|form|nachricht|hier|here|klick/iu;
const formAddress = /\/(?:kontakt-?formular|contact-?form)(?=[/._?#-]|$)/i;
const written = /kontakt-?formular[^\n]{0,60}?((?:https?:\/\/|www\.)[^\s,;)]{3,200})/iu;

/** The contact form an imprint points to, by its link or its written address. */
export function readContactForm(own: readonly ImprintLine[], links: readonly OwnLink[]): ImprintElement[] {
  const pages = links.filter(({ href }) => /^https?:/i.test(href));
  const link =
    pages.find(({ text, href }) => formText.test(text) || formAddress.test(href)) ??
    pages.find(
      ({ text, href, quote }) => (formText.test(quote) || formOffered.test(quote)) && (pointing.test(text) || pointing.test(href)),
    );
  if (link) return [{ kind: 'contactForm', value: link.href.slice(0, 200), quote: link.quote.slice(0, 200) }];
  for (const { text } of own) {
    const address = written.exec(text)?.[1]?.replace(/[.]$/, '');
    if (address) return [{ kind: 'contactForm', value: address, quote: text.slice(0, 200) }];
  }
  return [];
}
