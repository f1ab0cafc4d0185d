import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import { formItem } from '../../items.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { agreement, genuine, unpunctuated } from './agreement-words.ts';
import { clickConsent } from './click-consent.ts';
import { formPlace } from './visitor-forms.ts';

const sending =
  '(?:mit|durch|beim)\\s+(?:(?:dem|das|der|ihrem|ihrer|deinem|deiner|einem)\\s+)?(?:absenden|abschicken|versenden|übermitteln|senden|klick(?:en)?|anklicken|anmeldung|registrierung|bestellung|buchung|(?:be)?nutzung\\s+(?:des|dieses|unseres)\\s+(?:[a-zß-ɏ-]+)?formulars)|(?:wenn|indem)\\s+(?:sie|du)\\s+(?:[^.!?;]{0,60}\\s)?(?:absenden|absendest|abschicken|abschickst|klicken|klickst|anmelden|anmeldest)|by\\s+(?:sending|submitting|clicking|signing\\s+up|registering)';
const takenAs =
  'einverstanden|(?:stimmen|stimmst)\\s+(?:sie|du)|(?:willigen|willigst)\\s+(?:sie|du)|(?:akzeptieren|akzeptierst|erkennen|erkennst)\\s+(?:sie|du)|you\\s+(?:[a-z]+\\s+)?(?:agree|consent|accept)';
const sendingAsConsent = wholeWords(`(?:${sending})[^.!?;]{0,160}?\\s(?:${takenAs})[^.!?]{0,160}`);
/** Of what a consent is asked; an order is an offer, and terms are agreed to by sending it. */
const ofData = wholeWords('verarbeit[a-zß-ɏ]*|speicher[a-zß-ɏ]*|process(?:ing|ed)?|stor(?:e|ed|ing|age)');
/** Other words for it, of which pictures or offers may be the object as well. */
const uses = wholeWords('verwend[a-zß-ɏ]*|genutzt|nutzen|nutzung|erhoben|erhebung|erfass[a-zß-ɏ]*|used?|collect(?:ed|ion)?');
const data = wholeWords('daten|angaben|eingaben|data|details|information');
const turnedDown = wholeWords('nicht|kein(?:e|en|er)?|not|no');

const said = {
  de: {
    sending: 'Das Formular „{button}“ auf {path} nimmt das Absenden zugleich als Einwilligung („{label}“)',
    sendingNotice: 'Das Formular „{button}“ auf {path} nimmt das Absenden zugleich als Zustimmung zur Datenschutzerklärung („{label}“)',
    strike:
      'Streichen Sie im Formular „{button}“ auf {path} den Satz „{label}“, und weisen Sie stattdessen auf die Datenschutzerklärung hin.',
    ask: 'Brauchen Sie für etwas eine Einwilligung, fragen Sie sie mit einem eigenen, freiwilligen Kästchen ab, das den Zweck und den Widerruf nennt.',
    reword:
      'Ersetzen Sie im Formular „{button}“ auf {path} in „{label}“ die Zustimmung zur Datenschutzerklärung durch einen Hinweis mit Link, etwa „Wie wir Ihre Angaben verarbeiten, steht in der Datenschutzerklärung.“; AGB, die im selben Satz stehen, können bleiben.',
  },
  en: {
    sending: 'The form “{button}” on {path} takes sending it for a consent as well (“{label}”)',
    sendingNotice: 'The form “{button}” on {path} takes sending it for an agreement to the privacy notice as well (“{label}”)',
    strike: 'In the form “{button}” on {path}, remove the sentence “{label}” and refer to the privacy notice instead.',
    ask: 'If you need consent for something, ask for it with a separate, voluntary box that names the purpose and the right to withdraw.',
    reword:
      'In the form “{button}” on {path}, replace the agreement to the privacy notice in “{label}” by a note with a link, such as “How we process your details is told in the privacy notice.”; terms in the same sentence may stay.',
  },
} as const;

/** What is told of a form that takes sending it for a consent, and how to put it right. */
export function sendingTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { sending, sendingNotice, strike, ask, reword } = said[locale];
  return { messages: { sending, sendingNotice }, fixes: { sending: `1. ${strike}\n2. ${ask}`, sendingNotice: `1. ${reword}\n2. ${ask}` } };
}

/**
 * Who sends an enquiry wants an answer: a consent in everything done with it is no choice of its own, and nobody has to agree to the
 * notice. To sign up for mails is a consent of its own.
 */
export function sendingTaken(form: FormFact): Finding[] {
  // A consent to advertising by whoever is told by the check on that.
  if (clickConsent(form, true).length > 0) return [];
  const clauses = matchesOf(plainText(form.text), sendingAsConsent).filter(({ text }) => !mentions(text, turnedDown));
  const notice = clauses.find(({ text }) => mentions(unpunctuated(text), agreement));
  if (notice) return [found('sendingNotice', form, notice.text)];
  if (form.kind === 'newsletter' || form.kind === 'order') return [];
  const isOfData = (text: string) => mentions(text, ofData) || (mentions(text, uses) && mentions(text, data));
  const consent = clauses.find(({ text }) => isOfData(text) && !mentions(text, genuine));
  return consent ? [found('sending', form, consent.text)] : [];
}

function found(message: string, form: FormFact, sentence: string): Finding {
  const label = quoted(sentence.trim());
  return {
    message,
    params: { ...formPlace(form), label },
    items: [formItem(form, { label })],
    cause: `form-privacy-consent:${form.id}`,
  };
}
