import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { offeredContact } from '../shared/imprint/offered-contact.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { mentions, quoted, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:email';
/** What stands before an address: a label with nothing readable behind it, a sentence that gives one or asks to write to it. */
const label = wholeWords('e-?mail(?:-?adresse)?|mail|elektronische\\s+post');
/** Sentences about the address that hold none themselves, and ways of contact that are none: "Unsere E-Mail-Adresse finden Sie oben". */
const elsewhere = wholeWords(
  '(?:finden|entnehmen|see|find)\\s+sie|oben|o\\.\\s?g\\.|unten|siehe|in\\s+unserem\\s+impressum|werbe-?(?:e-?)?mails?|spam(?:-e-?mails?)?|newsletter|unverlangt[a-zß-ɏ]*|werbung|above|unsolicited',
);
/** "info (at) firma.de", "info [ät] firma.de", "info at firma punkt de". */
const disguise = /[([{<]\s*(?:at|ät|a)\s*[)\]}>]|\s(?:at|ät)\s/iu;
const form = wholeWords('kontakt-?formular|contact\\s+form|nachricht\\s+(?:senden|schreiben)');

/** Whether the imprint states an e-mail address as text or link. */
export default defineCheck({
  id: 'impc-email',
  area: 'imp',
  version: 4,
  weight: 5,
  confidence: 'medium',
  legalBasis: [
    statute('§ 5 Abs. 1 Nr. 2 DDG', 'Section 5(1) no. 2 DDG'),
    unverified(
      'KG Berlin, 7.5.2013, 5 U 32/12: ein Kontaktformular ersetzt die Adresse nicht',
      'Higher Regional Court Berlin, 7 May 2013, 5 U 32/12: a contact form does not replace the address',
    ),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'E-Mail-Adresse',
      explanation:
        'Wer geschäftsmäßig auftritt, muss im Impressum eine Adresse der elektronischen Post angeben. Ein Kontaktformular oder ein Chat ersetzt sie nach der Rechtsprechung nicht. Schreibweisen wie „info (at) firma.de“ erkennt die Prüfung; eine Adresse im Bild kann sie nicht lesen.',
      confidenceReason: 'Gelesen werden Text und Mail-Links; eine Adresse, die nur als Bild erscheint, ist nicht zu sehen.',
      howToFix:
        '1. Nennen Sie im Impressum eine E-Mail-Adresse, die Sie regelmäßig abrufen.\n2. Schreiben Sie sie als Text oder als Link, nicht nur als Bild.\n3. Behalten Sie ein Kontaktformular als zusätzliches Angebot bei.',
      fixes: {
        openField: '1. Schreiben Sie statt {field} eine E-Mail-Adresse, die Sie regelmäßig abrufen.',
      },
      messages: {
        ...openMessages.de,
        disguised: 'Das Impressum nennt eine E-Mail-Adresse; im Text ist sie umschrieben („{quote}“)',
        missing: 'Im Impressum wurde keine E-Mail-Adresse gefunden',
        openField: 'Für die E-Mail-Adresse steht im Impressum noch ein Feld der Vorlage: {field}',
        formOnly: 'Das Impressum bietet nur ein Kontaktformular, keine E-Mail-Adresse',
        hidden: 'Das Impressum kündigt eine E-Mail-Adresse an, sie ist aber nicht als Text lesbar (Bild oder Skript)',
        advised: 'Für private Angebote ist eine E-Mail-Adresse empfohlen, aber nicht vorgeschrieben',
      },
    },
    en: {
      title: 'E-mail address',
      explanation:
        'Whoever acts in the course of business must state an electronic mail address in the imprint. According to case law a contact form or a chat does not replace it. The check recognises spellings such as “info (at) firma.de”; it cannot read an address in a picture.',
      confidenceReason: 'Text and mail links are read; an address that appears only as a picture cannot be seen.',
      howToFix:
        '1. State an e-mail address in the imprint that you check regularly.\n2. Write it as text or as a link, not only as a picture.\n3. Keep a contact form as an additional offer.',
      fixes: {
        openField: '1. In place of {field}, write an e-mail address that you check regularly.',
      },
      messages: {
        ...openMessages.en,
        disguised: 'The imprint states an e-mail address; in its text it is written in other words (“{quote}”)',
        missing: 'No e-mail address was found in the imprint',
        openField: 'In place of the e-mail address the imprint still has a field of the template: {field}',
        formOnly: 'The imprint offers only a contact form, no e-mail address',
        hidden: 'The imprint announces an e-mail address, but it cannot be read as text (picture or script)',
        advised: 'For private offers an e-mail address is advised, but not required',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, has, of, finding, complete, absent, openField } = read.statements;
    if (has('email')) {
      const emails = of('email');
      const isDisguised = complete && emails.every(({ quote }) => !quote.includes('@') && disguise.test(quote));
      return isDisguised ? { class: 'Conform', message: 'disguised', params: { quote: quoted(emails[0]!.quote) } } : { class: 'Conform' };
    }
    if (duties.duty('email') !== 'required') return { class: 'NotApplicable', message: 'advised' };
    const level = duties.isCertain('email') ? 'Risk' : 'Hint';
    const field = openField(/e-?mail/iu);
    if (field !== null) return absent(level, 'openField', cause, { field });
    if (has('contactForm') || offeredContact(form, imprint.text) !== null) {
      return complete ? { class: level, findings: [finding('formOnly', cause, of('contactForm'))] } : absent(level, 'formOnly', cause);
    }
    return announcesAddress(imprint.text) ? absent('Hint', 'hidden', cause) : absent(level, 'missing', cause);
  },
});

/** Whether a sentence leads to an address that could not be read; the copied notice on dispute resolution only points to one "above". */
function announcesAddress(text: string): boolean {
  return text.split(/\n|(?<=[a-zß-ɏ)]{2}[.!?]) /u).some((sentence) => mentions(sentence, label) && !mentions(sentence, elsewhere));
}
