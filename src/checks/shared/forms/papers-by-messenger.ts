import type { Finding, Locale } from '../../define-check.ts';
import type { PageFact } from '../../facts.ts';
import { atLeastOne, pageItem } from '../../items.ts';
import { pathsOf } from '../offer/shop-offer.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';

const messenger = wholeWords('whats-?\\s?app|facebook-?\\s?messenger|telegram|instagram|snapchat');
/** Papers that tell of somebody's health. */
const papers = wholeWords(
  '(?:arzt|ärzte|klinik|entlass(?:ungs)?|befund|operations|op)-?(?:berichte?[ns]?|briefe?[ns]?)|[a-zß-ɏ-]*befunde?[ns]?|atteste?[ns]?|krankmeldung(?:en)?|krankschreibung(?:en)?|(?:au|arbeitsunfähigkeits)-?\\s?bescheinigung(?:en)?|(?:e-?|kassen-?|privat-?|papier-?)?rezepte?[ns]?|heil-?\\s?und\\s+kostenpl(?:an|äne)|röntgen-?(?:bild|aufnahme)(?:er|n)?|laborwerte?n?|laborberichte?n?|medikationspl(?:an|äne)n?|überweisungs?schein(?:e|en)?|impf(?:pass|ausweis|nachweise?)|krankenakten?|patientenakten?|diagnosen?|krankheitsbild(?:er)?|gesundheits(?:fragebogen|fragen|daten|angaben)|wundfotos?|medical\\s+(?:reports?|records?|certificates?)|sick\\s+notes?|prescriptions?|x-?rays?|test\\s+results',
);
const sends = wholeWords(
  '(?:zu|ein|ab|über|hoch|weiter)?(?:schick|send|gesendet|geschickt|reich|gereicht|übermitt|lad)[a-zß-ɏ]*|[a-zß-ɏ]*fotografier[a-zß-ɏ]*|abfotografier[a-zß-ɏ]*|einreich[a-zß-ɏ]*|vorbestell[a-zß-ɏ]*|bestell(?:en|e|ung)|(?:per|via|über|mit|by|through|on)\\s+(?:foto\\s+(?:per|via|über)\\s+)?(?:whats-?\\s?app|facebook-?\\s?messenger|telegram|instagram|snapchat)|send|submit|upload',
);
/** Who warns against it does not ask for it; of the kitchen nothing is to be feared. */
const warns = wholeWords(
  'nicht|kein(?:e|en|er|erlei)?|niemals|bitte\\s+verzichten|verzichte[nt]?|statt|unverschlüsselt|not|never|no|do\\s+not|don.t|instead',
);
const cooking = wholeWords('kochen|backen|zutaten|lieblingsrezept[a-zß-ɏ]*|kochrezept[a-zß-ɏ]*|küche|cooking|recipes?|ingredients');
const longest = 240;

const said: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Auf {pages} wird dazu aufgefordert, Unterlagen zur Gesundheit über {messenger} zu schicken („{sentence}“); Angaben zur Gesundheit schützt Art. 9 DSGVO besonders, und auf diesem Weg erfährt ein weiterer Anbieter, wer wem schreibt',
    fix: '1. Streichen Sie die Aufforderung auf {pages}, solche Unterlagen über {messenger} zu schicken, und bitten Sie dort stattdessen darum, über {messenger} keine Gesundheitsangaben zu senden.\n2. Bieten Sie einen geschützten Weg an: ein verschlüsseltes Formular zum Hochladen, ein Kundenkonto, Post oder Abgabe vor Ort (Art. 25, 32 DSGVO).\n3. Beschreiben Sie diesen Weg in der Datenschutzerklärung, mit der Ausnahme nach Art. 9 Abs. 2 DSGVO, auf die Sie sich stützen.\n4. Löschen Sie auf den Geräten, was auf diesem Weg schon angekommen ist, soweit Sie es nicht aufbewahren müssen.',
  },
  en: {
    message:
      'On {pages} visitors are asked to send documents on their health by {messenger} (“{sentence}”); Art. 9 GDPR specially protects information on health, and this way another provider learns who writes to whom',
    fix: '1. On {pages}, remove the invitation to send such documents by {messenger}, and ask there instead that no health information be sent by {messenger}.\n2. Offer a protected way: an encrypted upload form, a customer account, post or delivery in person (Art. 25, 32 GDPR).\n3. Describe this way in the privacy notice, with the exception under Art. 9(2) GDPR that you rely on.\n4. Delete from the devices what has arrived in this way already, as far as you need not keep it.',
  },
};

/** What is told of an invitation to send documents on health by a messenger, and how to put it right. */
export function papersByMessengerTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const { message, fix } = said[locale];
  return { messages: { papersByMessenger: message }, fixes: { papersByMessenger: fix } };
}

/** Invitations to send papers on one's health by a messenger: they stand in the text of a page, at no form. */
export function papersByMessenger(pages: readonly PageFact[]): Finding[] {
  const found = readablePages(pages)
    .filter(({ kind }) => kind !== 'privacy' && kind !== 'terms' && kind !== 'imprint')
    .flatMap((page) => invitationsIn(page.text).map((sentence) => ({ page, sentence })));
  const [first] = found;
  const items = atLeastOne(found.map(({ page, sentence }) => pageItem(page.url, page.states, { sentence })));
  if (!first || !items) return [];
  const [named] = matchesOf(first.sentence, messenger);
  return [
    {
      message: 'papersByMessenger',
      params: {
        pages: pathsOf(found.map(({ page }) => page.url)),
        messenger: named?.text ?? 'WhatsApp',
        sentence: quoted(first.sentence.slice(0, longest)),
      },
      items,
      cause: 'papers-by-messenger',
    },
  ];
}

function invitationsIn(text: string): string[] {
  if (!mentions(text.slice(0, 400_000), messenger)) return [];
  return text
    .slice(0, 400_000)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.length <= 400)
    .map(plainText)
    .filter((sentence) => mentions(sentence, messenger) && mentions(sentence, papers) && mentions(sentence, sends))
    .filter((sentence) => !mentions(sentence, warns) && !mentions(sentence, cooking))
    .map((sentence) => sentence.trim());
}
