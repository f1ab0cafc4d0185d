import type { Finding, Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem } from '../../items.ts';
import { mentions, plainText, shortList, wholeWords } from '../wording.ts';
import { ownPages } from './form-purposes.ts';
import { formPlace, labelsOf, textAround } from './visitor-forms.ts';

/** Somebody is recommended, or recruited for a reward. */
const recommends = wholeWords(
  '(?:weiter)?empfehl[a-zß-ɏ]*|(?:weiter)?empfohlen[a-zß-ɏ]*|(?:freund(?:e|in|innen)?|kund(?:e|en|innen)|mitarbeiter(?:innen)?|kolleg(?:e|en|in|innen)|mitglied(?:er)?|leser|patienten)[-\\s](?:für\\s+)?(?:werben|wirbt|einladen|vermitteln)|kundenwerbung|mitgliederwerbung|tipp-?geber[a-zß-ɏ]*|refer(?:ral|rals|\\s+(?:a|your)\\s+[a-z]+)|recommend[a-z]*|tell\\s+a\\s+friend|invite\\s+(?:a\\s+|your\\s+)?friends?',
);
const way =
  '(?:e-?mail(?:-?adressen?)?|mail-?adressen?|telefon(?:-?nummern?)?|handy(?:-?nummern?)?|mobil(?:-?nummern?|telefon)?|rufnummern?|tel\\.?|e-?mail\\s+address|phone(?:\\s+number)?|mobile(?:\\s+number)?)';
const person =
  '(?:kolleg(?:e|en|in|innen)|freund(?:e|es|in|s)?|bekannte[nrs]?|nachbar(?:n|s|in)?|verwandte[nrs]?|empfohlene[nrs]?|geworbene[nrs]?|neukunde?n?|neumitglied[es]{0,2}|kandidat(?:en|in)|interessent(?:en|in)|eigentümer(?:s|in)?|empfänger(?:s|in)?|friend(?:.?s)?|colleague(?:.?s)?|candidate(?:.?s)?|recipient(?:.?s)?)';
/** How to reach somebody else than who fills in the form, in either order. */
const reaches = wholeWords(`${way}\\s+(?:[a-zß-ɏ]+\\s+){0,3}${person}|${person}(?:\\s+[a-zß-ɏ]+){0,2}\\s*[:,(–-]?\\s*${way}`);
/** What somebody else is called. */
const names = wholeWords(
  `(?:vor-?\\s?(?:und\\s+nach)?|nach)?namen?\\s+(?:[a-zß-ɏ]+\\s+){0,3}${person}|${person}\\s*[:,(–-]?\\s*(?:vor|nach)?namen?`,
);
/** What else is told of them, in the third person. */
const tellsOf = wholeWords(
  '(?:arbeitet|wohnt|sucht|besitzt|verkauft|interessiert\\s+sich|ist\\s+(?:tätig|beschäftigt))(?:\\s+[a-zß-ɏ]+){0,4}|(?:derzeitiger?|aktueller?)\\s+arbeitgeber|works\\s+(?:at|for)|lives\\s+in',
);
/** Who has recommended the site to the visitor; who gives something as a present has it sent. */
const otherWay = wholeWords(
  'werber[s]?|(?:sie|dich|mich|uns)\\s+(?:hat|geworben|empfohlen)|(?:hat|haben)\\s+(?:sie|dich|mich|uns)|referred\\s+(?:you|by)',
);
const presents = wholeWords(
  'gutschein[a-zß-ɏ]*|geschenk[a-zß-ɏ]*|liefer[a-zß-ɏ]*|versand[a-zß-ɏ]*|grußkarte[n]?|gift[s]?|vouchers?|delivery',
);

const said = {
  de: {
    message:
      'Im Formular „{button}“ auf {path} sollen Besucher angeben, wie eine andere Person zu erreichen ist („{fields}“); ob sie davon weiß und mit Anrufen oder Nachrichten einverstanden ist, ist dort nicht zu erkennen',
    fix: '1. Streichen Sie im Formular „{button}“ auf {path} die Angaben zur anderen Person („{fields}“), und geben Sie stattdessen einen Link oder Code zum Weitergeben aus: Wer empfohlen wird, meldet sich dann selbst, und eine Prämie lässt sich so zuordnen.\n2. Rufen Sie Personen, die Ihnen so genannt wurden, nicht an, und schreiben Sie ihnen nicht, solange keine eigene Einwilligung von ihnen vorliegt (§ 7 Abs. 2 UWG; BGH, 12.9.2013, I ZR 208/12); löschen Sie ihre Daten.\n3. Dürfen Sie solche Daten im Einzelfall doch verarbeiten, informieren Sie die Person spätestens beim ersten Kontakt über die Herkunft (Art. 14 DSGVO), und beschreiben Sie das Empfehlen in der Datenschutzerklärung.',
  },
  en: {
    message:
      'In the form “{button}” on {path}, visitors are to say how another person can be reached (“{fields}”); it cannot be seen there whether that person knows of it and agrees to calls or messages',
    fix: '1. In the form “{button}” on {path}, remove what it asks about the other person (“{fields}”), and hand out a link or code to pass on instead: whoever is recommended then gets in touch, and a reward can be assigned that way.\n2. Do not call people who were named to you this way, and do not write to them, as long as there is no consent of their own (Section 7(2) UWG; BGH, 12 Sep 2013, I ZR 208/12); delete their data.\n3. Where you may process such data after all in a particular case, inform the person of their source at the first contact at the latest (Art. 14 GDPR), and describe the recommending in the privacy notice.',
  },
} as const;

/** What is told of a form by which others are recommended, and how to put it right. */
export function referralTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  return { messages: { referral: said[locale].message }, fixes: { referral: said[locale].fix } };
}

/** Asks how to reach somebody who is recommended: nobody asked them, and they are told nothing. */
export function referralOf(form: FormFact, pages: readonly PageFact[]): Finding | null {
  const others = form.asked.filter(isOfOther);
  if (others.length === 0 || others.every(({ type }) => type === 'checkbox' || type === 'radio')) return null;
  const first = form.asked.indexOf(others[0]!);
  const all = form.asked.filter((field, index) => {
    const isWritten = field.type !== 'checkbox' && field.type !== 'radio';
    return others.includes(field) || (isWritten && (isQuestionOn(field, names) || (index > first && isQuestionOn(field, tellsOf))));
  });
  const { before, inside } = textAround(form, pages);
  const near = `${form.submitText} ${before} ${inside}`;
  const heads = ownPages(form, pages).map(({ title }) => title);
  if (!mentions(plainText([near, ...heads].join('\n')), recommends) || mentions(plainText(`${form.submitText} ${inside}`), presents))
    return null;
  return {
    message: 'referral',
    params: { ...formPlace(form), fields: shortList(labelsOf(all)) },
    items: [formItem(form, { fields: labelsOf(all).join(', ') })],
    cause: `form-fields:${form.id}`,
  };
}

function isOfOther(field: AskedField): boolean {
  return isQuestionOn(field, reaches);
}

function isQuestionOn({ label }: AskedField, matter: RegExp): boolean {
  const asked = plainText(label);
  return mentions(asked, matter) && !mentions(asked, otherWay);
}
