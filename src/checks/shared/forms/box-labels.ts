import { mentions, wholeWords } from '../wording.ts';
import { agreesToAdvertising, permissionOf } from './form-consents.ts';
import { wantsNamedLetter } from './newsletter-words.ts';

/** What a consent is about: advertising, newsletter, passing on or profiling, or the processing itself. */
export const consentTopic = wholeWords(
  'newsletter|rundbrief|infobrief|werbe[a-zß-ɏ]*|werbung|marketing[a-zß-ɏ]*|angeboten?|[a-zß-ɏ]{0,20}neuigkeiten|aktionen|rabatt[a-zß-ɏ]*|gewinnspiel[a-zß-ɏ]*|(?:daten)?weitergabe|weitergegeben|(?:an\\s+)?(?:partner|dritte)(?:unternehmen|n)?|profil(?:bildung|ing)?|personalisiert[a-zß-ɏ]*|markt-?(?:\\s+und\\s+meinungs)?forschung|advertis[a-zß-ɏ]*|offers?|promotions?|news|marketing\\s+(?:e-?mails?|communications?)|third\\s+part(?:y|ies)|partners|profiling|personali[sz]ed',
);
const channel =
  '(?:per|via|by|mittels)\\s+(?:e-?mail|mail|sms|whats-?app|post|telefon|brief|text|phone|push)[a-zß-ɏ-]*|telefonisch[a-zß-ɏ]*|schriftlich|postalisch';
const promoted =
  '(?:(?:monats|wochen|jahres|halbjahres|kurs|ferien|veranstaltungs)?-?programm(?:heft)?e?|spielpl(?:an|äne)|(?:programm|termin)?-?vorschau|veranstaltungs(?:hinweise|tipps|kalender)|[a-zß-ɏ]*gutscheine|(?:produkt|kauf)?-?empfehlungen|vorteile|produktneuheiten|produktinformationen|neuheiten|inspiration(?:en)?|trends|new\\s+arrivals|recommendations|vouchers|(?:product|company|feature)\\s+(?:updates?|news|tips))';
const sent =
  '(?:[a-zß-ɏ]*produkten?|(?:dienst)?leistungen|benachrichtigungen|mitteilungen|e-?mails?|communications|notifications|messages|products)';
const gets = '(?:erhalten|bekommen|empfangen|zugesandt|zugeschickt|zusenden|zuschicken|informier[a-zß-ɏ]*|vorstellen|vorgestellt|anbieten)';
const some = '(?:[^.!?\\s]+\\s+)';
/** Promotion by other words than those of advertising: through a channel, again and again, or of whatever the sender finds interesting. */
const promotion = wholeWords(
  [
    `${promoted}\\s+${some}{0,8}?(?:${channel})`,
    `(?:${channel})\\s+${some}{0,8}?${promoted}`,
    `(?:künftig|zukünftig|regelmäßig|gelegentlich)[a-zß-ɏ]*\\s+${some}{0,4}?(?:${promoted}|${sent}|informationen|einladungen|tipps|nachrichten)\\s+${some}{0,8}?${gets}`,
    `(?:interessante|spannende|exklusive|passende|persönliche|andere|weitere)[a-zß-ɏ]*\\s+${some}{0,3}?(?:${promoted}|${sent})\\s+${some}{0,8}?${gets}`,
    `(?:receive|get)\\s+(?:other|further|regular|exclusive|occasional)\\s+${sent}`,
    `(?:darf|dürfen)\\s+(?:mir|mich|uns)\\s+${some}{0,12}?(?:vorstellen|anbieten|bewerben)`,
    // Not what one has asked: “about your offers”, not “about my enquiry”.
    `(?:darf|dürfen)\\s+(?:mich|uns)\\s+${some}{0,8}?über\\s+(?:ihre?|eure?|unsere?|weitere|neue|aktuelle|andere|passende)\\s+${some}{0,6}?(?:beraten|informieren|kontaktieren|anrufen|ansprechen)`,
    '(?:auf\\s+dem\\s+laufenden|up\\s+to\\s+date|(?:keep\\s+me|stay)\\s+(?:posted|informed|updated|in\\s+the\\s+loop))',
  ].join('|'),
);
/** Whether the label of a box names advertising by what is sent, where no word for advertising stands in it. */
export function asksForPromotion(label: string): boolean {
  return mentions(label, promotion) && !mentions(label, partOfRequest);
}

/** Looking at what somebody does, to know them better. */
const watched = wholeWords(
  '(?:[a-zß-ɏ]*verhalten|[a-zß-ɏ]*gewohnheiten|kaufhistorie|bestellhistorie|einkäufe|interessen|vorlieben)\\s+(?:[^.!?\\s]+\\s+){0,8}(?:auswert[a-zß-ɏ]*|ausgewertet|analysier[a-zß-ɏ]*|verfolg[a-zß-ɏ]*|verknüpf[a-zß-ɏ]*)|(?:auswertung|analyse)\\s+(?:meine[srnm]?|des|der)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:[a-zß-ɏ]*verhaltens?|interessen|einkäufe)',
);
/** Topics that say without a verb what a box is for. */
const plainTopic = wholeWords('newsletter(?:-?(?:anmeldung|abo))?|werbung|marketing[a-zß-ɏ]*|datenweitergabe|profiling');
const consentWords = wholeWords(
  '(?:ich\\s+)?(?:willige\\s+(?:[a-zß-ɏ]+\\s+){0,8}ein|stimme\\s+(?:[a-zß-ɏ]+\\s+){0,8}zu|einverstanden|einwilligung|erlaube|möchte|will|ja|bitte)|(?:i\\s+)?(?:consent|agree|accept|would\\s+like|want)|yes|subscribe|abonnieren|anmelden|erhalten|informieren|zusenden|receive|send\\s+me|keep\\s+me|sign\\s+(?:me\\s+)?up',
);
const dataConsent = wholeWords(
  '(?:willige|einwilligung|stimme|einverstanden|zustimm[a-zß-ɏ]*|consent|agree)(?:\\s+[^.]{0,120})?\\s(?:verarbeit[a-zß-ɏ]*|speicher[a-zß-ɏ]*|nutzung|daten|datenschutz[a-zß-ɏ]*|processing|storage|data|privacy\\s+(?:policy|notice))|datenschutz[a-zß-ɏ]*\\s[^.]{0,80}(?:stimme|einverstanden|willige|zustimm[a-zß-ɏ]*)',
);
const optOut = wholeWords(
  '(?:möchte|will|wünsche|bitte)\\s+(?:[a-zß-ɏ]+\\s+){0,3}kein(?:e|en|erlei)?|kein(?:e|en)\\s+(?:newsletter|werbung|angebote|e-?mails?)|nicht\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:erhalten|informier[a-zß-ɏ]*|zusenden|kontaktier[a-zß-ɏ]*)|(?:do\\s+not|don.t|no)\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:newsletter|offers?|marketing|e-?mails?|send|contact|receive)|widerspreche|opt\\s+out',
);
/** A permission to pass data on, whoever receives them. */
export const passesOn = wholeWords(
  '(?:darf|dürfen)\\s+(?!nicht|kein)(?:[a-zß-ɏ,-]+\\s+){0,14}(?:weitergegeben|weitergeben|weitergeleitet)|(?:stimme|einwillig[a-zß-ɏ]*|willige|einverstanden)\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}weitergabe',
);
/**
 * Being kept on a list, or told of things for longer than what was asked, without a word of consenting: a pool of applicants, a list of
 * those interested.
 */
const keptOnList = wholeWords(
  '(?:nehmen|nehmt|nimm)\\s+(?:sie\\s+|ihr\\s+)?(?:mich|uns|mein[a-z]{0,2}\\s+[a-zß-ɏ-]+)\\s+[^.!?]{0,80}(?:pool|verteiler|liste|kartei|datenbank)[a-zß-ɏ]*|' +
    '(?:behalten|behaltet|behalte|bewahren|bewahrt|bewahre|speichern|speichert|speichere)\\s+(?:sie\\s+|ihr\\s+|bitte\\s+)?mein[a-z]{0,2}\\s+[^.!?]{0,80}(?:[a-zß-ɏ-]*(?:bewerbung|unterlagen|daten|angaben|profil|lebenslauf|adresse))|mein[a-z]{0,2}\\s+[^.!?]{0,40}(?:bewerbung|unterlagen|daten|angaben|profil|lebenslauf|adresse)\\s+[^.!?]{0,80}(?:behalten|aufbewahr[a-zß-ɏ]*|(?:gespeichert|vorgemerkt|hinterlegt)\\s+(?:bleib[a-zß-ɏ]*|werden))|' +
    '(?:in|im)\\s+[^.!?]{0,40}(?:bewerber|talent|kandidaten|interessenten)-?(?:pool|liste|kartei|datenbank)[a-zß-ɏ]*\\s+[^.!?]{0,40}(?:auf(?:nehmen|genommen|nahme)|gespeichert|speichern|verbleiben|bleiben)|(?:informieren|informiert|benachrichtigen|benachrichtigt|kontaktieren|kontaktiert)\\s+(?:sie\\s+|ihr\\s+)?mich\\s+[^.!?]{0,40}(?:künftig[a-zß-ɏ]*|zukünftig[a-zß-ɏ]*|regelmäßig|weiterhin|(?:monate|jahre)\\s+lang)|(?:add|keep)\\s+me\\s+[^.!?]{0,40}(?:talent\\s+pool|pool|mailing\\s+list|list|database)|(?:add|keep)\\s+my\\s+(?:[a-z]+\\s+){0,3}(?:on\\s+file|in\\s+(?:your|the)\\s+(?:talent\\s+)?pool)',
);
/** Only a consent can be withdrawn at any time: who says so of a box calls it one. */
const withdrawable = wholeWords(
  '(?:kann|können|darf)\\s+(?:[^.!?\\s]+\\s+){0,6}jederzeit\\s+[^!?]{0,80}(?:widerrufen|zurückziehen|zurücknehmen)|jederzeit\\s+(?:[a-zß-ɏ]+\\s+){0,6}widerruf(?:en|bar|lich)|widerruf\\s+(?:ist\\s+)?jederzeit|(?:withdraw|revoke)\\s+(?:[a-z]+\\s+){0,4}at\\s+any\\s+time|at\\s+any\\s+time\\s+(?:[a-z]+\\s+){0,3}(?:withdraw|revoke)',
);
/** Advertising by calls, which no earlier purchase permits. */
export const byPhone = wholeWords('telefon(?:isch[a-zß-ɏ]*)?|anrufe?n?|(?:by\\s+)?(?:phone|telephone)|calls?');
/** Boxes that are set by default for good reason. */
const noConsent = wholeWords(
  'angemeldet\\s+bleiben|eingeloggt\\s+bleiben|merken|remember\\s+me|keep\\s+me\\s+(?:signed|logged)\\s+in|stay\\s+(?:signed|logged)\\s+in|rechnungs(?:adresse|anschrift)|liefer(?:adresse|anschrift)|billing\\s+address|shipping\\s+address|abweichende\\s+[a-zß-ɏ]*(?:adresse|anschrift)',
);

/** Somebody speaks of themselves, of what is theirs or of their child. */
const firstPerson = wholeWords('ich|mich|mir|mein(?:e[rnms]?)?|(?:sie|ihr)\\s+uns|i|me|my');
/** A request or a permission. */
const asks = wholeWords(
  'bitte|ja|gerne?|möchte[n]?|will|wünsche[n]?|darf|dürfen|dürft|kann|können|könnt|soll(?:en)?|erlaube[n]?|gestatte[n]?|stimme[n]?|einverstanden|(?:sie|ihr)\\s+(?:mich|mir|uns|mein[a-z]{0,2})|please|yes|may|would\\s+like|want|allow|permit',
);
/** What is done with somebody's data, or with somebody by means of them. */
const handles = wholeWords(
  '(?:auf)?bewahr[a-zß-ɏ]*|behalt[a-zß-ɏ]*|behält|speicher[a-zß-ɏ]*|gespeichert|vorgemerkt|vormerken|hinterleg[a-zß-ɏ]*|eintragen|eingetragen|trag(?:en|t)?|hinzufügen|hinzugefügt|aufnehmen|aufgenommen|(?:zu|über|weiter|ver)?(?:send|sand|schick)[a-zß-ɏ]*|(?:zu|über|weiter|ver)?(?:gesandt|gesendet|geschickt)|lad(?:en|et|e)|einladen|eingeladen|informier[a-zß-ɏ]*|benachrichtig[a-zß-ɏ]*|verständig[a-zß-ɏ]*|kontaktier[a-zß-ɏ]*|anschreiben|angeschrieben|anrufen|angerufen|auf\\s+dem\\s+laufenden|veröffentlich[a-zß-ɏ]*|publizier[a-zß-ɏ]*|abdrucken|abgedruckt|genannt\\s+werden|namentlich|nenn(?:en|t|e)|zeig(?:en|t|e)|gezeigt|aushäng[a-zß-ɏ]*|weiter(?:geb|gib|gegeben|leit|geleitet|reich|gereicht)[a-zß-ɏ]*|(?:ge)?teil(?:en|t|e)|übermittel[a-zß-ɏ]*|verwend[a-zß-ɏ]*|(?:ge)?nutz(?:en|t|e)|auswert[a-zß-ɏ]*|ausgewertet|verarbeit[a-zß-ɏ]*|verknüpf[a-zß-ɏ]*|keep|store|save|add|send|mail|inform|notify|contact|call|invite|publish|show|share|pass(?:ed)?\\s+on|forward|use|evaluate|process',
);
/** What the form is sent for, or what one is owed with it: an answer, a receipt, word that something is ready, terms that are noted. */
const partOfRequest = wholeWords(
  'rückruf[a-zß-ɏ]*|zurück(?:ge)?rufen|rufen\\s+sie\\s+mich\\s+[^.!?]{0,40}(?:an|zurück)|kopien?|bestätigung[a-zß-ɏ]*|[a-zß-ɏ]*rechnung[a-zß-ɏ]*|beleg[es]?|quittung|[a-zß-ɏ]*bescheinigung|sobald|wenn\\s+[^.!?]{0,60}(?:ist|sind|wird|werden)|(?:versand|liefer|sendungs|bestell|reparatur)[a-zß-ɏ]*|(?:[a-zß-ɏ]*angebot|kostenvoranschlag|katalog|prospekt|unterlagen|muster|informationsmaterial|infomaterial)\\s+[^.!?]{0,40}(?:zu|zuge|per\\s+post)[a-zß-ɏ]*|antwort[a-zß-ɏ]*|(?:termin)?erinner[a-zß-ɏ]*|gelesen|zur\\s+kenntnis|agb|[a-zß-ɏ]*bedingungen|widerrufsbelehrung|datenschutz[a-zß-ɏ]*|anmelde(?:n|daten)|abhol[a-zß-ɏ]*|selbst|anonym[a-zß-ɏ]*|entwurf|warenkorb|formular|cop(?:y|ies)|confirmation|invoice|receipt|when|once|as\\s+soon\\s+as|reply|answer|reminders?|read|terms|call\\s+(?:me\\s+)?back|deliver[a-z]*|shipp[a-z]*|order|draft|cart',
);

/** "Meinen Namen in diesem Browser speichern": what is to be done stands at the end. */
const isElliptic =
  /^(?:mein(?:e[nrms]?)?|unsere?[nrms]?)\s.{3,200}\s(?:speichern|merken|veröffentlichen|weitergeben|verwenden|nutzen|anzeigen|aufbewahren)\W*$|^(?:save|store|remember|publish|share|show)\s+my\s/iu;

/** What somebody does not want is no consent. */
const turnedDown = wholeWords('nicht|kein(?:e|en|er|es|erlei)?|ohne|not|don.t|no|without');

/** Whether the label of a box is a consent by its words. */
export function isConsent(label: string): boolean {
  if (mentions(label, noConsent) || mentions(label, optOut)) return false;
  return (
    permissionOf(label) !== null ||
    agreesToAdvertising(label) ||
    mentions(label, passesOn) ||
    mentions(label, dataConsent) ||
    mentions(label, keptOnList) ||
    mentions(label, withdrawable) ||
    (mentions(label, consentTopic) && mentions(label, consentWords)) ||
    mentions(label, watched) ||
    (asksForPromotion(label) && (mentions(label, consentWords) || mentions(label, asks) || mentions(label, firstPerson))) ||
    wantsNamedLetter(label) ||
    (label.length < 60 && mentions(label, plainTopic))
  );
}

/** What advertising calls itself where it is turned down. */
const unwanted = wholeWords(
  'informationen|infos?|empfehlungen|[a-zß-ɏ]*empfehlungen|mailings?|mitteilungen|benachrichtigungen|werbe[a-zß-ɏ-]*|produkt[a-zß-ɏ-]*|umfragen|tipps|gutscheine|recommendations|updates|surveys|mailings?',
);

/** Whether a box is there to turn advertising down. */
export function isOptOut(label: string): boolean {
  return mentions(label, optOut) && (mentions(label, consentTopic) || mentions(label, unwanted)) && !mentions(label, noConsent);
}

/**
 * Whether a box asks in the first person for something to be done with one's data, and what it says neither makes it a consent nor part of
 * what the form is sent for: no list knows all the words for a consent.
 */
export function mayBeConsent(label: string): boolean {
  if (mentions(label, noConsent) || mentions(label, optOut) || mentions(label, turnedDown) || mentions(label, partOfRequest)) return false;
  return mentions(label, firstPerson) && (mentions(label, asks) || isElliptic.test(label.trim())) && mentions(label, handles);
}
