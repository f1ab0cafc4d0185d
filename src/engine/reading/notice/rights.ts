import type { NoticeItem, NoticeItemKind } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { phrase } from './phrase.ts';
import { stated } from './quote.ts';

const granted = phrase`(?:geben|erteilen|gebe|erteile)\s+(?:(?:wir|ich)\s+)?(?:ihnen|dir|euch)|rechte?n?|frag\p{L}*|könnt|dürft|habt|bekomm\p{L}*|erhalten|erhältst?|erteil\p{L}*|will|wollen|willst|wollt|möcht\p{L}*|wünsch\p{L}*|sag(?:t|en)?|schreib\p{L}*|bescheid|steh(?:t|en)\s+[^.]{0,40}\s?zu|want|ask|anspruch|berechtigt|verlangen|fordern|anfordern|beantragen|\p{L}+recht|können\s+(?:sie|uns|der|jederzeit)|(?:sie\s+)?(?:können|dürfen)|kannst|darfst|du\s+hast|jederzeit|auf\s+(?:anfrage|antrag|wunsch)|art(?:\.|ikel|icle)?\s?(?:1[5-9]|2[01])|rights?|entitled|may|can|request`;

const rights: readonly { kind: NoticeItemKind; term: RegExp; unless?: RegExp /** Counts among other rights only. */; bare?: RegExp }[] = [
  {
    kind: 'rightAccess',
    term: phrase`auskunft(?:s(?:recht\p{L}*|anspruch\p{L}*|ersuchen|verlangen|begehren|erteilung))?|auskünfte|was\s+(?:wir|ich|er|sie)\s+[^\n]{0,30}?(?:über|von|zu)\s+(?:sie|ihnen|dich|dir|euch|mich)\s+[^\n]{0,30}?(?:wissen|weiß|gespeichert|haben|hab|notier\p{L}*|gesammelt|aufgeschrieben|speicher\p{L}*)|was\s+über\s+(?:ihn|sie|dich|euch|einen|mich)\s+[^\n]{0,30}?(?:gespeichert|bekannt|vorliegt)|welche\s+(?:\p{L}+\s+)?daten\s+[^\n]{0,60}?(?:gespeichert|haben|habe|hat|besitz\p{L}*|speicher\p{L}*|liegen|verarbeite\p{L}*|vorliegen)|(?:daten|angaben)\s[^\n.]{0,60}?(?:einsehen|einzusehen|ansehen)|einsicht|kopie\s+(?:ihrer|deiner|eurer|der|aller|meiner)\s+(?:\p{L}+\s+){0,2}daten|what\s+we\s+(?:know|hold|have)\s+about|(?:which|what)\s+data\s+we\s+(?:hold|store|have)|copy\s+of\s+your\s+data|auskunfts-(?=\s|,)|zu\s+erfahren,\s+(?:was|welche|ob|wozu)[^\n.]{0,60}?(?:daten|angaben|speicher\p{L}*|gespeichert|verarbeit\p{L}*|wissen)|access|information\s+(?:about|on|regarding)\s+(?:the|your|any|stored)[^\n]{0,40}data`,
    unless: phrase`telefonauskunft|erteil\p{L}*\s+uns\s[^\n.]{0,20}auskunft|auskunft\s+über\s+(?:ihre|die)\s+bonität|auskunft\s+(?:bei|von)\s+(?:der\s+)?(?:schufa|creditreform)|access\s+(?:data|logs?|to\s+(?:our|this|the)\s+(?:website|site|server))`,
  },
  {
    kind: 'rightRectification',
    bare: phrase`berichtig\p{L}*|korrigier\p{L}*|correct`,
    term: phrase`berichtig(?:ung\p{L}*|en|t)|berichtigungs-|(?:falsche\p{L}*|fehler\p{L}*)[^\n]{0,40}?(?:änder|verbesser|richtig)\p{L}*|(?:falsches|fehler|unrichtiges|falsche\s+(?:angaben|daten))\s[^\n.]{0,20}?(?:änder|berichtig|korrigier|verbesser)\p{L}*|(?:daten|angaben)\s[^\n.]{0,60}?(?:ändern|verbessern|aktualisieren)[,\s][^\n.]{0,40}?lassen|korrektur\p{L}*|korrigier\p{L}*|richtigstell\p{L}*|richtig\s+stellen|rectif\p{L}*|correct(?:ion|ed)?`,
    unless: phrase`behalten\s+(?:wir\s+)?uns\s[^\n]{0,40}vor|recht\s+vor`,
  },
  {
    kind: 'rightErasure',
    // "You can unsubscribe, then it is deleted" grants no right: the verb counts only where it is asked for.
    term: phrase`löschung|(?:schreib|sag|bescheid|meld|bitt|mail|frag)\p{L}*[^\n.]{0,100}?(?:lösch|weg|entfern|streich)\p{L}*|(?:willst|wollt|wollen|möchten|möchtest|will)[^\n.?]{0,60}(?:lösch|entfern)\p{L}*|nicht\s+mehr\s+wollen,?\s+(?:streich|lösch|entfern)\p{L}*|(?:ask|request|want|tell)\s[^\n.]{0,60}?(?:delet|eras|remov)\p{L}*|auf\s+(?:ihren?\s+|deinen?\s+)?(?:wunsch|anfrage|antrag|verlangen)\s+(?:lösch|entfern|streich)\p{L}*|lösch(?:ungs)?rechte?s?|löschungs-|erasure|vergessen\s*werden|vergessenwerden|forgotten|(?:verlangen|rechte?|anspruch|fordern|request|rights?)[,\s][^\n]{0,200}?(?:löschen|gelöscht|erased?|delet(?:ion|ed?))|(?:löschen|gelöscht)[,\s][^\n]{0,120}?(?:verlangen|lassen)|löschen\s+(?:zu\s+)?lassen|lass[^\n]{0,20}\slöschen|have\s[^\n]{0,80}?(?:deleted|erased)`,
    bare: phrase`lösch(?:ung|en|e|t)|gelöscht|deletion|delete[ds]?|erase[ds]?`,
    unless: phrase`\p{L}*-?cookies?|browser\p{L}*|logfiles?|solange|sobald|aufbewahrungsfrist\p{L}*|nach\s+\p{L}+\s+(?:tagen|monaten|jahren)|konto|verlauf`,
  },
  {
    kind: 'rightRestriction',
    term: phrase`art(?:\.|ikel|icle)?\s?18|(?:verarbeitung|nutzung|verwendung)\s[^\n.]{0,50}?(?:zu\s+)?(?:begrenzen|begrenzt|einzugrenzen|einschränken|beschränken)|(?:daten|angaben)\s+(?:\p{L}+\s+)?sperren\s+(?:zu\s+)?lassen|limit\s+(?:how|the\s+(?:use|processing))|(?:verarbeitung|nutzung)\s[^\n.]{0,40}?(?:beschränkt|beschränken)|beschränkung\s+der\s+(?:daten)?(?:verarbeitung|nutzung)|einschränkung(?:srecht)?|einschränken|einzuschränken|eingeschränkt\s+(?:wird|werden|verarbeit\p{L}*)|restrict(?:ion|ed)?`,
    unless: phrase`\p{L}*-?cookies?|ohne\s+(?:(?:jede|jegliche|weitere|irgendeine|wesentliche)\s+)?einschränkung\p{L}*|uneingeschränkt\p{L}*|without\s+(?:any\s+)?restrictions?|einschränkung\p{L}*\s+(?:der|des|in\s+der|bei\s+der)\s+(?:funktion\p{L}*|nutz\p{L}*|website|webseite|angebots?)|funktion\p{L}*\s[^\n]{0,40}(?:einschränk|eingeschränkt)\p{L}*`,
  },
  {
    kind: 'rightPortability',
    bare: phrase`(?:daten-?)?übertragung(?!\s+(?:im|über|per|via|mit|von)(?!\p{L}))|übertragen|herausgabe|herauszugeben|mitnehmen|mitnahme|mitzunehmen|zum\s+mitnehmen|als\s+datei|in\s+(?:einem|einer|elektronischer|lesbarer|maschinenlesbarer|übertragbarer|gängiger)\s+(?:\p{L}+\s+)?(?:form|format)|übermittlung\s+(?:dieser|ihrer|der)\s+daten\s+an|portab\p{L}*|to\s+port|(?:access|correct|rectify|delete|erase|restrict|transfer),?\s+(?:and\s+|or\s+)?port|transfer\p{L}*|(?:receive|get|obtain)\s[^\n.]{0,40}format`,
    term: phrase`art(?:\.|ikel|icle)?\s?20|(?:daten|angaben)\s[^\n.]{0,50}?(?:übertragen|übermitteln|aushändigen|weitergeben|mitgeben)\s+(?:zu\s+)?lassen|(?:daten|angaben)\s[^\n.]{0,60}?(?:zu|an)\s+(?:einem|einen)\s+(?:anderen|andern)\s+(?:anbieter|dienst|verantwortlichen|unternehmen)\p{L}*\s+(?:\p{L}+\s+)?(?:mit|über|weiter)\p{L}*|take\s+your\s+data\s+(?:with\s+you|elsewhere)|(?:daten|es|sie)\s+(?:\p{L}+\s+)?(?:mitzunehmen|mitnehmen)|übertragbarer?\s+(?:form|weise)|portabilität|(?:daten)?[\s-]?übertragbarkeit|daten-?portabilität|portability|portable|(?:strukturierte[nrm]?|gängige[nrm]?|maschinenlesbare[nrm]?|structured|machine-readable)[^\n]{0,60}?(?:format\p{L}*|form)|gängige[rmn]?\s+(?:form|format\p{L}*)|übertragungsrecht`,
  },
  {
    kind: 'rightObjection',
    term: phrase`(?:gegen\s+die|der)\s+(?:verarbeitung|nutzung|verwendung|speicherung)\s[^\n.]{0,60}?(?:zu\s+wenden|zu\s+wehren|wenden\s+können|nicht\s+einverstanden)|widerspruch(?:s(?:recht\p{L}*|möglichkeit\p{L}*|-))?|widersprüche|einspruch\s[^\n.]{0,40}?(?:erheben|einlegen|gegen)|einspruch\s+(?:erheben|einlegen|gegen)|widersprechen|to\s+object|objection|object\s+(?:to|at)`,
    unless: phrase`\p{L}*-?cookies?|(?:wird|ist)\s+(?:hiermit\s+)?(?:ausdrücklich\s+)?widersprochen|im\s+widerspruch\s+zu|matomo|analytics|etracker|econda|hiermit\s+(?:ausdrücklich\s+)?widersprochen|werbe-?e?-?mails|werbe-?mails?`,
  },
];

/** The six rights a notice has to name one by one (Art. 13(2)(b) GDPR). */
export function readRights({ sentences }: NoticeText): NoticeItem[] {
  return rights.flatMap(({ kind, term, unless, bare }) => {
    const named = (sentence: Sentence) => term.test(sentence.low) && !(unless?.test(sentence.low) && !explicit.test(sentence.low));
    const found = sentences.find(
      (sentence, index) =>
        (named(sentence) || ((sentence.section.aboutRights || listsRights(sentence.low)) && Boolean(bare?.test(sentence.low)))) &&
        (sentence.section.aboutRights || granted.test(sentence.low) || isListItem(sentences, index)),
    );
    return found ? [stated(kind, found, undefined, found.low.search(term))] : [];
  });
}

const others = [
  /auskunft|auskünfte|einsicht/,
  /berichtig|korrig|korrektur/,
  /lösch/,
  /einschränk/,
  /widerspr|widersprech/,
  /access/,
  /rectif|correct/,
  /delet|eras/,
  /restrict/,
  /object/,
];

/** A sentence that names two rights or more lists them. */
function listsRights(low: string): boolean {
  return others.filter((right) => right.test(low)).length >= 2;
}

/** Says in so many words that it is a right. */
const explicit = phrase`rechte?\s+(?:auf|zu)|das\s+recht|anspruch\s+auf|right\s+(?:to|of)|ihre\s+rechte`;

/** An item of a list that a sentence about rights opens: "Sie haben das Recht auf:", then one right a line. */
function isListItem(sentences: readonly Sentence[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 12); at -= 1) {
    const { low } = sentences[at]!;
    if (/[:,]$/.test(low.trim()) && explicit.test(low)) return true;
    if (low.length > 260) return false;
  }
  return false;
}
