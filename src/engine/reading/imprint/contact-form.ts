import type { ImprintElement } from '#checks/imprint-elements.ts';
import type { OwnLink } from './own-links.ts';
import type { ImprintLine } from './passages.ts';

const formText = /kontakt-?\s?formular|anfrage-?formular|online-?formular|contact form|nachricht (?:senden|schreiben)/iu;
const formAddress = /\/(?:kontakt-?formular|contact-?form)(?=[/._?#-]|$)/i;
const written = /kontakt-?formular[^\n]{0,60}?((?:https?:\/\/|www\.)[^\s,;)]{3,200})/iu;

/** The contact form an imprint points to, by its link or its written address. */
export function readContactForm(own: readonly ImprintLine[], links: readonly OwnLink[]): ImprintElement[] {
  const link = links.find(({ text, href }) => /^https?:/i.test(href) && (formText.test(text) || formAddress.test(href)));
  if (link) return [{ kind: 'contactForm', value: link.href.slice(0, 200), quote: link.quote.slice(0, 200) }];
  for (const { text } of own) {
    const address = written.exec(text)?.[1]?.replace(/[.]$/, '');
    if (address) return [{ kind: 'contactForm', value: address, quote: text.slice(0, 200) }];
  }
  return [];
}
