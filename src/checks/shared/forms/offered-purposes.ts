import type { AskedField, FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

const documents =
  '(?:white-?paper|e-?book|checkliste|leitfaden|ratgeber|fallstudie|praxisleitfaden|infografik|vorlage|checklist|case\\s+study|guide|template)(?:s|n)?';
const fetching = wholeWords(
  `herunterladen|downloaden|(?:[a-zß-ɏ]{1,40}-)?download|(?:${documents})(?=\\s*$|\\s+(?:anfordern|sichern|erhalten|laden|holen|herunterladen|get|now))|(?:get|send)\\s+(?:me\\s+)?(?:the|your)\\s+(?:${documents})`,
);
const fileWords = wholeWords(`${documents}|download[a-zß-ɏ]*|herunterladen|pdf`);
const sending = wholeWords('absenden|abschicken|senden|anfordern|erhalten|sichern|submit|send|get');

/** A form that hands out a file: its button says so, or its page does and the button only sends. An address to send the file to is all it takes. */
export function handsOutFile({ submitText, asked }: FormFact, heads: string): boolean {
  if (asked.some(({ kind }) => kind === 'message' || kind === 'file' || kind === 'payment')) return false;
  const button = plainText(submitText);
  return mentions(button, fetching) || (mentions(button, sending) && mentions(heads, wholeWords(documents)) && mentions(heads, fileWords));
}

/** What is printed and given away comes by post: the address is all it takes. */
const printed =
  '[a-zß-ɏ-]{0,40}(?:katalog|prospekt|broschüre|infomaterial|informationsmaterial|infopaket|infomappe|(?:studien|kurs|reise|lehrgangs|ausbildungs|weiterbildungs)-?(?:führer|programm|verzeichnis|handbuch)|programmheft|jahresprogramm|leseprobe|probeheft|probeexemplar)(?:e|en|s|n)?|catalog(?:ue)?s?|brochures?';
const givenAway = wholeWords(printed);
const ordersPrinted = wholeWords(
  `(?:${printed})\\s+(?:kostenlos\\s+|gratis\\s+|per\\s+post\\s+)?(?:bestellen|anfordern)|(?:katalog|prospekt|broschüren|infomaterial)-?(?:bestellung|anforderung|versand|bestellservice)|order\\s+(?:(?:a|our|the|your)\\s+)?(?:${printed})`,
);
const asks = wholeWords('(?:kostenlos\\s+|jetzt\\s+)?(?:bestell(?:en|ung)|anfordern|absenden|abschicken|senden|order|request|submit|send)');

/** Whether a form only asks to be sent something printed, by what its button says, or by the heads of its page where the button only sends. */
export function isSentByPost({ asked, submitText }: FormFact, heads: string): boolean {
  const button = plainText(submitText);
  const isOrdered = mentions(button, givenAway) || (mentions(button, asks) && mentions(heads, ordersPrinted));
  return isOrdered && asked.some(({ kind, required }) => kind === 'address' && required);
}

const sentThings =
  '(?:angebot|kostenvoranschlag|preisliste|preisauskunft|tarifübersicht|unterlagen|infos?|informationen|offer|quote|price\\s+list)';
const onesent = wholeWords(`[a-zß-ɏ-]{0,30}${sentThings}(?:e[ns]?|s)?`);
const byMail = wholeWords(
  `[a-zß-ɏ-]{0,30}${sentThings}(?:e[ns]?|s)?\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:per|via|by)\\s+e-?mail|(?:per|via|by)\\s+e-?mail\\s+(?:[a-zß-ɏ]+\\s+){0,3}[a-zß-ɏ-]{0,30}${sentThings}`,
);

/**
 * Whether a form only asks for something to be sent by e-mail, by its button or by a heading of its page that promises what the button
 * asks for: „Angebot per E-Mail erhalten“. What an offer is worked out from would be asked as well.
 */
export function isSentByMail({ asked, submitText }: FormFact, headings: readonly string[]): boolean {
  const plain = asked.every(({ kind, type }) => kind === 'name' || kind === 'email' || kind === 'phone' || type === 'checkbox');
  if (!plain || !asked.some(({ kind, required }) => kind === 'email' && required)) return false;
  const button = plainText(submitText);
  if (mentions(button, byMail)) return true;
  return mentions(button, onesent) && headings.some((heading) => mentions(plainText(heading), byMail));
}

const talks = wholeWords(
  '(?:info|informations)-?(?:abend|veranstaltung|termin|tag)[a-zß-ɏ]*|[a-zß-ɏ]{0,40}-?vortrag(?:s|es|sabend|sreihe)?|(?:web|online-?sem)inar[a-zß-ɏ]*|live-?demo|autorenlesung|lesung|podiumsdiskussion|podium|fachtag(?:ung)?|tagung|konferenz|kongress|symposium|hausmesse|tag\\s+der\\s+offenen\\s+tür|netzwerk(?:treffen|abend)|unternehmerfrühstück|business-?frühstück|stammtisch|round-?table|meet-?up|vernissage|webcast|lecture|conference|talk|open\\s+day',
);
const priced = wholeWords(
  '\\d+(?:,\\d\\d)?\\s*(?:€|euro|eur)|rechnungs-?(?:adresse|anschrift|empfänger)[a-zß-ɏ]*|(?:per|gegen|auf|die)\\s+rechnung|(?:teilnahme|tagungs|kurs)-?(?:gebühr|beitrag|preis)[a-zß-ɏ]*|zertifikat[a-zß-ɏ]*|übernachtung[a-zß-ɏ]*',
);

/** Whether somebody only comes and listens: how old they are, where they live and their number are then seldom needed. */
export function isTalk({ text }: FormFact, heads: string): boolean {
  return mentions(heads, talks) && !mentions(`${heads} ${plainText(text)}`, priced);
}

/** What a talk is held without. */
export function isNeedlessForTalk({ kind, required }: AskedField, form: FormFact): boolean {
  const byMail = form.asked.some((field) => field.kind === 'email' && field.required);
  return required && byMail && (kind === 'phone' || kind === 'birthdate' || kind === 'address');
}

const selfDisclosure = wholeWords('(?:mieter?(?:innen)?-?|miet-?)?selbstauskunft[a-zß-ɏ]*|tenant\\s+(?:self-?)?disclosure');
const beforeViewing = wholeWords(
  '(?:vor|für|um|zum|zur)\\s+(?:[a-zß-ɏ]+\\s+){0,3}besichtigung(?:stermins?|s-?termin|en)?|besichtigungs(?:termin|anfrage|wunsch)[a-zß-ɏ]*|(?:before|for)\\s+(?:a|the)\\s+viewing',
);

/** A form by which somebody who looks for a flat tells about themselves. */
export function isSelfDisclosure(form: FormFact, heads: string): boolean {
  return mentions(`${heads} ${plainText(form.submitText)}`, selfDisclosure);
}

/** Whether that is asked before the flat was seen, when no landlord has to know yet who can pay. */
export function isBeforeViewing(form: FormFact, around: string): boolean {
  return mentions(`${around} ${plainText(form.text)}`, beforeViewing);
}
