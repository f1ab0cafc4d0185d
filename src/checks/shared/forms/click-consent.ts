import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import { formItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { agreesToAdvertising } from './form-consents.ts';
import { joinsList } from './gift-for-address.ts';
import { namesUnknownPartners } from './newsletter-partners.ts';
import { formPlace } from './visitor-forms.ts';

const byClick = wholeWords(
  '(?:mit|durch)\\s+(?:(?:dem|das|einem|ihrem|deinem|meinem)\\s+)?(?:klick(?:en)?|anklicken|absenden|abschicken|senden|drücken|betätigen)|(?:wenn|indem)\\s+(?:sie|du|ich)\\s+[^.!?]{0,60}\\s(?:klick|absend|abschick)[a-zß-ɏ]*|(?:mit|durch)\\s+(?:der|ihrer|deiner|meiner)\\s+(?:[a-zß-ɏ-]+\\s+)?(?:teilnahme|registrierung|anmeldung|anfrage|buchung|bewerbung|terminbuchung)|by\\s+(?:clicking|submitting|sending|pressing)',
);
const agreesThereby = wholeWords(
  '(?:willige|stimme|erkläre|erlaube|gestatte|bin)\\s+ich|(?:willigen|stimmen|erklären|erlauben|gestatten|sind)\\s+sie|(?:willigst|stimmst|erklärst|erlaubst|gestattest|bist)\\s+du|(?:i|you)\\s+(?:[a-z]+\\s+)?(?:consent|agree|allow)',
);
/** How others get in touch, or what they are given for it. */
const contacts = wholeWords(
  'kontaktier[a-zß-ɏ]*|kontaktaufnahme|anruf[a-zß-ɏ]*|angerufen|telefon[a-zß-ɏ]*|whatsapp|sms|e-?mails?|informier[a-zß-ɏ]*|weiter(?:gabe|geb[a-zß-ɏ]*|gegeben|geleitet)|übermittel[a-zß-ɏ]*|contact[a-z]*|calls?|phone|pass(?:ed)?\\s+on|shared?',
);
const negated = wholeWords('nicht|kein(?:e|en|er)?|not|no|don.t');

const said = {
  de: {
    own: 'Das Formular „{button}“ auf {path} nimmt den Klick auf die Schaltfläche zugleich als Einwilligung in Werbung („{label}“); sie lässt sich weder gesondert erteilen noch weglassen',
    partners:
      'Das Formular „{button}“ auf {path} nimmt den Klick auf die Schaltfläche zugleich als Einwilligung darin, dass auch Firmen, die nicht genannt sind, sich melden oder die Angaben erhalten („{label}“); sie lässt sich weder gesondert erteilen noch weglassen',
    strike:
      'Streichen Sie im Formular „{button}“ auf {path} den Satz „{label}“: Mit dem Klick verlangt jemand, was auf der Schaltfläche steht, mehr nicht (Art. 4 Nr. 11, Art. 7 Abs. 2, 4 DSGVO).',
    names:
      'Sollen Partner ein Angebot machen, nennen Sie sie mit Firma, bevor jemand absendet, und lassen Sie die Person wählen, wer ihre Angaben erhält.',
    ask: 'Fragen Sie die Einwilligung in Werbung mit eigenen, freiwilligen und leeren Kästchen ab, je Weg, den Sie nutzen wollen (E-Mail, Telefon, Messenger), eines, mit den Firmen, die werben, und dem Hinweis auf den Widerruf.',
    stop: 'Werben Sie bei niemandem, von dem nur dieser Klick vorliegt (§ 7 Abs. 2 Nr. 2 UWG), bei Verbrauchern auch nicht telefonisch (§ 7 Abs. 2 Nr. 1, § 7a UWG).',
    recall: 'Sagen Sie den Partnern, dass sie solche Angaben nicht für Werbung nutzen und sie löschen (Art. 17, 19 DSGVO).',
  },
  en: {
    own: 'The form “{button}” on {path} takes the click on the button for a consent to advertising as well (“{label}”); it can neither be given separately nor left out',
    partners:
      'The form “{button}” on {path} takes the click on the button for a consent as well that companies which are not named get in touch or receive the data (“{label}”); it can neither be given separately nor left out',
    strike:
      'In the form “{button}” on {path}, remove the sentence “{label}”: by the click somebody asks for what the button says, and no more (Art. 4(11), Art. 7(2), (4) GDPR).',
    names:
      'If partners are to make an offer, name them with their company before anybody sends the form, and let the person choose who receives the data.',
    ask: 'Ask for consent to advertising with separate, voluntary and empty boxes, one per channel (e-mail, phone, messenger), with the companies that advertise and the right to withdraw.',
    stop: 'Do not advertise to anybody for whom there is only this click (Section 7(2) no. 2 UWG), consumers not by phone either (Section 7(2) no. 1, Section 7a UWG).',
    recall: 'Tell the partners not to use such data for advertising and to delete them (Art. 17, 19 GDPR).',
  },
} as const;

/** What is told of a consent that comes with the click on the button, and how to put it right. */
export function clickConsentTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { own, partners, strike, names, ask, stop, recall } = said[locale];
  return {
    messages: { clickConsent: own, clickConsentPartners: partners },
    fixes: {
      clickConsent: numberedSteps([strike, ask, stop]),
      clickConsentPartners: numberedSteps([strike, names, ask, stop, recall]),
    },
  };
}

/** How long the quotation of a consent may be that is to be struck or parted: its channels and recipients often stand at its end. */
export const longestStruck = 420;

/**
 * The sentence by which sending a form is taken for a consent to advertising, or to be contacted by whoever (`isForOthers`): there is no
 * box to leave empty. `isOffer` where offers of the owner are what the form is for; those of others are not.
 */
export function clickSentence(form: FormFact, isOffer: boolean): { sentence: string; isForOthers: boolean } | null {
  const taken = clausesOf(plainText(`${form.text} ${form.laterText ?? ''}`)).filter(
    ({ own }) => mentions(own, agreesThereby) && !mentions(own, negated),
  );
  const others = taken.find(({ own }) => namesUnknownPartners(own) && mentions(own, contacts));
  const found = others ?? (isOffer ? undefined : taken.find(({ own }) => agreesToAdvertising(own)));
  return found === undefined ? null : { sentence: found.whole, isForOthers: others !== undefined };
}

/** The finding on such a sentence. */
export function clickConsent(form: FormFact, isOffer: boolean): Finding[] {
  const found = clickSentence(form, isOffer);
  if (found === null) return [];
  return [told(found.isForOthers ? 'clickConsentPartners' : 'clickConsent', form, found.sentence)];
}

/** The finding on a form for something else that puts whoever sends it on a list, by a sentence and without a choice. */
export function joinedByClick(form: FormFact): Finding[] {
  // Whoever buys may be written to about similar goods (Section 7(3) UWG), and is told so in such a sentence.
  if (form.kind === 'order' || form.kind === 'newsletter') return [];
  const found = clausesOf(plainText(`${form.text} ${form.laterText ?? ''}`)).find(
    ({ own }) => mentions(own, joinsList) && !mentions(own, negated),
  );
  return found ? [told('clickConsent', form, found.whole)] : [];
}

function told(message: string, form: FormFact, sentence: string): Finding {
  const label = quoted(sentence, longestStruck);
  return {
    message,
    params: { ...formPlace(form), label },
    items: [formItem(form, { label })],
    cause: `form-newsletter:${form.id}`,
  };
}

const longest = 600;
/** What goes on about the same consent: to whom the data go for it. */
const passesOn = wholeWords('weiter(?:gabe|geben|gegeben|gebe|geleitet|leiten)|übermittel[a-zß-ɏ]*|pass(?:ed)?\\s+on|shared?|transferred');

/**
 * What follows from a click, to the end of its sentence (`own`): labels and answers stand in the same line before it, and buttons right
 * behind. `whole` goes on with the next sentence where that tells to whom the data are given for it.
 */
function clausesOf(text: string): { own: string; whole: string }[] {
  return matchesOf(text, byClick).map(({ index }) => {
    const rest = text.slice(index, index + longest);
    const own = firstOf(rest);
    const next = firstOf(rest.slice(own.length));
    return { own, whole: isEnded(next) && mentions(next, passesOn) && !mentions(next, negated) ? `${own}${next}` : own };
  });
}

/** A text to the end of its first sentence; all of it where none ends. */
function firstOf(text: string): string {
  const end = sentenceEnd.exec(text);
  return end ? text.slice(0, end.index + end[0].length) : text;
}

function isEnded(sentence: string): boolean {
  return /[.!?]$/.test(sentence);
}

const sentenceEnd = /[a-zß-ɏ)“"]{2}[.!?](?![a-zß-ɏ\d])/u;
