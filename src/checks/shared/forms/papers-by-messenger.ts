import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { atLeastOne, pageItem } from '../../items.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';

const messenger = wholeWords('whats-?\\s?app|facebook-?\\s?messenger|telegram|instagram|snapchat');
/** Papers that tell of somebody's health. */
const ofHealth = wholeWords(
  '(?:arzt|ärzte|klinik|entlass(?:ungs)?|befund|operations|op)-?(?:berichte?[ns]?|briefe?[ns]?)|[a-zß-ɏ-]*befunde?[ns]?|atteste?[ns]?|krankmeldung(?:en)?|krankschreibung(?:en)?|(?:au|arbeitsunfähigkeits)-?\\s?bescheinigung(?:en)?|(?:e-?|kassen-?|privat-?|papier-?)?rezepte?[ns]?|heil-?\\s?und\\s+kostenpl(?:an|äne)|röntgen-?(?:bild|aufnahme)(?:er|n)?|laborwerte?n?|laborberichte?n?|medikationspl(?:an|äne)n?|überweisungs?schein(?:e|en)?|impf(?:pass|ausweis|nachweise?)|krankenakten?|patientenakten?|diagnosen?|krankheitsbild(?:er)?|gesundheits(?:fragebogen|fragen|daten|angaben)|wundfotos?|medical\\s+(?:reports?|records?|certificates?)|sick\\s+notes?|prescriptions?|x-?rays?|test\\s+results',
);
const sends = wholeWords(
  '(?:zu|ein|ab|über|hoch|weiter)?(?:schick|send|gesendet|geschickt|reich|gereicht|übermitt|lad)[a-zß-ɏ]*|[a-zß-ɏ]*fotografier[a-zß-ɏ]*|abfotografier[a-zß-ɏ]*|einreich[a-zß-ɏ]*|vorbestell[a-zß-ɏ]*|bestell(?:en|e|ung)|(?:per|via|über|mit|by|through|on)\\s+(?:foto\\s+(?:per|via|über)\\s+)?(?:whats-?\\s?app|facebook-?\\s?messenger|telegram|instagram|snapchat)|send|submit|upload',
);
/** A certificate of criminal records, which Art. 10 protects: as a rule it is shown, and nobody keeps it. */
const ofRecord = wholeWords(
  '(?:polizeiliche[sn]?\\s+)?führungszeugniss?e?[ns]?|strafregister-?(?:auszug|auszüge|bescheinigung)[a-zß-ɏ]*|(?:criminal\\s+record|police)\\s+(?:certificates?|checks?|clearance)',
);
/** What somebody who looks for work sends; an application in so many words is one where it is theirs. */
const ofApplication = wholeWords(
  'lebensl(?:auf|äufe|äufen)|(?:arbeits|schul|abschluss|ausbildungs|zwischen)?-?zeugniss?e?[ns]?|bewerbungs-?(?:unterlagen|mappen?|fotos?)|(?:deine|ihre|eure)\\s+(?:kurz-?)?bewerbung|cv|resum[eé]|curriculum\\s+vitae|(?:job|school)\\s+references|your\\s+application',
);
/** Who warns against it does not ask for it; of the kitchen nothing is to be feared. */
const warns = wholeWords(
  'nicht|kein(?:e|en|er|erlei)?|niemals|bitte\\s+verzichten|verzichte[nt]?|statt|unverschlüsselt|not|never|no|do\\s+not|don.t|instead',
);
const cooking = wholeWords('kochen|backen|zutaten|lieblingsrezept[a-zß-ɏ]*|kochrezept[a-zß-ɏ]*|küche|cooking|recipes?|ingredients');
const longest = 240;
/** A practice for animals: what it prescribes and finds tells of no person's health. */
const forAnimals = wholeWords(
  '[a-zß-ɏ]{0,20}tier-?(?:arzt|ärzt|klinik|medizin|heilpra|physio|osteopath|gesundheit)[a-zß-ɏ-]*|[a-zß-ɏ]{0,12}tierärzt[a-zß-ɏ]*|pferde-?(?:praxis|klinik)|kleintier-?(?:praxis|klinik)|veterinär(?:praxis|klinik|medizin)[a-zß-ɏ]*|veterinary|vet\\s+(?:practice|clinic)|animal\\s+(?:hospital|clinic)',
);

/** What is asked for, the most delicate first: what is to be done differs. */
const kinds = [
  { name: 'recordByMessenger', papers: ofRecord, cause: 'papers-by-messenger:record' },
  { name: 'papersByMessenger', papers: ofHealth, cause: 'papers-by-messenger' },
  { name: 'applicationByMessenger', papers: ofApplication, cause: 'papers-by-messenger:application' },
] as const;

const said: Record<Locale, Record<(typeof kinds)[number]['name'], { message: string; fix: string }>> = {
  de: {
    papersByMessenger: {
      message:
        'Auf {pages} wird dazu aufgefordert, Unterlagen zur Gesundheit über {messenger} zu schicken („{sentence}“); Angaben zur Gesundheit schützt Art. 9 DSGVO besonders, und auf diesem Weg erfährt ein weiterer Anbieter, wer wem schreibt',
      fix: '1. Streichen Sie die Aufforderung auf {pages}, solche Unterlagen über {messenger} zu schicken, und bitten Sie dort stattdessen darum, über {messenger} keine Gesundheitsangaben zu senden.\n2. Bieten Sie einen geschützten Weg an: ein verschlüsseltes Formular zum Hochladen, ein Kundenkonto, Post oder Abgabe vor Ort (Art. 25, 32 DSGVO).\n3. Beschreiben Sie diesen Weg in der Datenschutzerklärung, mit der Ausnahme nach Art. 9 Abs. 2 DSGVO, auf die Sie sich stützen.\n4. Löschen Sie auf den Geräten, was auf diesem Weg schon angekommen ist, soweit Sie es nicht aufbewahren müssen.',
    },
    recordByMessenger: {
      message:
        'Auf {pages} wird dazu aufgefordert, ein Führungszeugnis über {messenger} zu schicken („{sentence}“); Angaben über Straftaten schützt Art. 10 DSGVO besonders, und auf diesem Weg erfährt ein weiterer Anbieter, wer wem schreibt',
      fix: '1. Streichen Sie die Aufforderung auf {pages}, ein Führungszeugnis über {messenger} zu schicken: Verlangt eine Vorschrift oder die Tätigkeit es, lassen Sie es sich von der Person vorlegen, die Sie einstellen wollen, und halten nur fest, dass es vorlag (Art. 5 Abs. 1 lit. c, Art. 10 DSGVO).\n2. Nennen Sie für andere Unterlagen einen geschützten Weg: ein verschlüsseltes Formular zum Hochladen, Post oder Abgabe vor Ort (Art. 25, 32 DSGVO).\n3. Beschreiben Sie in der Datenschutzerklärung, soweit es dort fehlt, wie Sie mit Bewerbungen umgehen, und nennen Sie {messenger}, wenn Sie darüber erreichbar bleiben.\n4. Löschen Sie auf den Geräten, was auf diesem Weg schon angekommen ist, soweit Sie es nicht aufbewahren müssen.',
    },
    applicationByMessenger: {
      message:
        'Auf {pages} wird dazu aufgefordert, Bewerbungsunterlagen über {messenger} zu schicken („{sentence}“); so erfährt ein weiterer Anbieter, wer sich bewirbt, und Zugriff und Löschung lassen sich auf den Geräten schwer steuern',
      fix: '1. Bitten Sie auf {pages} statt über {messenger} auf einem geschützten Weg um Unterlagen:{hasForm|= über das Formular, mit dem sie sich auf der Website schon hochladen lassen|über ein verschlüsseltes Formular zum Hochladen, per Post oder vor Ort} (Art. 25, 32 DSGVO).\n2. Bleibt {messenger} für Fragen, schreiben Sie dazu, dass dort keine Unterlagen erwünscht sind, und beschreiben Sie den Dienst in der Datenschutzerklärung, soweit das dort fehlt.\n3. Löschen Sie auf den Geräten, was auf diesem Weg angekommen ist, sobald über die Bewerbung entschieden ist und keine Frist es noch verlangt.',
    },
  },
  en: {
    papersByMessenger: {
      message:
        'On {pages} visitors are asked to send documents on their health by {messenger} (“{sentence}”); Art. 9 GDPR specially protects information on health, and this way another provider learns who writes to whom',
      fix: '1. On {pages}, remove the invitation to send such documents by {messenger}, and ask there instead that no health information be sent by {messenger}.\n2. Offer a protected way: an encrypted upload form, a customer account, post or delivery in person (Art. 25, 32 GDPR).\n3. Describe this way in the privacy notice, with the exception under Art. 9(2) GDPR that you rely on.\n4. Delete from the devices what has arrived in this way already, as far as you need not keep it.',
    },
    recordByMessenger: {
      message:
        'On {pages} visitors are asked to send a criminal record certificate by {messenger} (“{sentence}”); Art. 10 GDPR specially protects information on offences, and this way another provider learns who writes to whom',
      fix: '1. On {pages}, remove the invitation to send a criminal record certificate by {messenger}: if a provision or the work demands it, have it shown by the person you want to hire, and note only that it was shown (Art. 5(1)(c), Art. 10 GDPR).\n2. For other documents, name a protected way: an encrypted upload form, post or delivery in person (Art. 25, 32 GDPR).\n3. In the privacy notice, describe how you handle applications where that is missing, and name {messenger} if you can still be reached by it.\n4. Delete from the devices what has arrived in this way already, as far as you need not keep it.',
    },
    applicationByMessenger: {
      message:
        'On {pages} visitors are asked to send application documents by {messenger} (“{sentence}”); this way another provider learns who applies, and access and deletion are hard to control on the devices',
      fix: '1. On {pages}, ask for documents by a protected way instead of {messenger}:{hasForm|= the form by which they can be uploaded on the website already|an encrypted upload form, post or in person} (Art. 25, 32 GDPR).\n2. If {messenger} stays for questions, say there that documents are not wanted, and describe the service in the privacy notice where that is missing.\n3. Delete from the devices what has arrived in this way once the application is decided and no period demands it any more.',
    },
  },
};

/** What is told of an invitation to send papers by a messenger, and how to put it right. */
export function papersByMessengerTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const texts = Object.entries(said[locale]);
  return {
    messages: Object.fromEntries(texts.map(([name, { message }]) => [name, message])),
    fixes: Object.fromEntries(texts.map(([name, { fix }]) => [name, fix])),
  };
}

/** Invitations to send papers on one's health, one's record or one's application by a messenger: they stand in the text of a page, at no form. */
export function papersByMessenger(pages: readonly PageFact[], forms: readonly FormFact[] = []): Finding[] {
  const hasForm = forms.some(
    ({ kind, visible, asked }) => kind === 'application' && visible && asked.some((field) => field.kind === 'file'),
  );
  const isOfAnimals = pages.some(({ title, kind }) => kind === 'start' && mentions(plainText(title), forAnimals));
  const found = readablePages(pages)
    .filter(({ kind }) => kind !== 'privacy' && kind !== 'terms' && kind !== 'imprint')
    .flatMap((page) => invitationsIn(page.text).map((sentence) => ({ page, sentence, kind: kindOf(sentence) })));
  return kinds.flatMap(({ name, cause }) => {
    const invitations = isOfAnimals && name === 'papersByMessenger' ? [] : found.filter(({ kind }) => kind?.name === name);
    const [first] = invitations;
    const items = atLeastOne(invitations.map(({ page, sentence }) => pageItem(page.url, page.states, { sentence })));
    if (!first || !items) return [];
    const params = {
      pages: pathsOf(invitations.map(({ page }) => page.url)),
      hasForm: hasForm ? 1 : '',
      messenger: matchesOf(first.sentence, messenger)[0]?.text ?? 'WhatsApp',
      sentence: quoted(first.sentence.slice(0, longest)),
    };
    return [{ message: name, params, items, cause }];
  });
}

/** What a sentence asks for; a recipe for the kitchen is none for the pharmacy. */
function kindOf(sentence: string): (typeof kinds)[number] | undefined {
  return kinds.find(({ name, papers }) => mentions(sentence, papers) && !(name === 'papersByMessenger' && mentions(sentence, cooking)));
}

function invitationsIn(text: string): string[] {
  if (!mentions(text.slice(0, 400_000), messenger)) return [];
  return text
    .slice(0, 400_000)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.length <= 400)
    .map(plainText)
    .filter((sentence) => mentions(sentence, messenger) && mentions(sentence, sends) && !mentions(sentence, warns))
    .filter((sentence) => kindOf(sentence) !== undefined)
    .map((sentence) => sentence.trim());
}
