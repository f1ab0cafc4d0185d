import { serviceOf } from '#knowledge/find-service.ts';
import type { NoticeSentence } from './notice-passages.ts';
import { isConditional, negated, otherMatter, partly, word } from './promise-words.ts';

const files = '(?:schrift(?:en|arten|dateien)?|web-?fonts?|fonts?|bilder|fotos|grafiken)';
const ownServer =
  '(?:(?:unser(?:e[nrms]?)?|mein(?:e[nrms]?)?)\\s+(?:eigene[nrms]?\\s+)?|eigene[nrms]?\\s+|own\\s+)(?:web-?)?(?:servern?|webspace|hosting|domain)|(?<![a-zäöüß])lokal(?![a-zäöüß])|locally';
const served =
  '(?:liefer[nt]|ausgeliefert|(?:ge)?laden|lädt|liegen|liegt|gehostet|hosten|gespeichert|abgelegt|hinterlegt|eingebunden|einbinden|binden|kommen|stammen|bereitgestellt|vorgehalten|installiert|served|hosted|stored|loaded|installed)';
/** "Schriften und Bilder liefert unser eigener Server aus": all three in one sentence. */
const deliversOwn = new RegExp(`^(?=.*${word(files)})(?=.*${word(served)})(?=.*(?:${ownServer}))`, 'isu');

const operates = word('betreib(?:en|e|t)|betrieben(?:e[nrms]?)?|(?:selbst\\s*)?gehostet|hosten|hoste|läuft|installiert|hosted|run|operate');
/** "Auf unserer eigenen Infrastruktur": what providers call their own is not meant. */
const ownPlace =
  '(?<![a-zäöüß])(?:unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|our)\\s+(?:eigene[nrms]?\\s+|own\\s+)?(?:web-?)?(?:server[ns]?|infrastruktur|infrastructure|rechenzentrum|webspace)(?![a-zäöüß])|(?<![a-zäöüß])(?:wir|ich)\\s[^.;]{0,100}?(?<![a-zäöüß])eigene[nrms]?\\s+(?:web-?)?(?:server[ns]?|infrastruktur)(?![a-zäöüß])|(?<![a-zäöüß])selbst[\\s-]?gehostete?[nrms]?(?![a-zäöüß])|(?<![a-z])self-?hosted(?![a-z])';
const runsItself = new RegExp(`^(?=.*(?:${operates}))(?=.*(?:${ownPlace}))`, 'isu');

/** Where only the site's own copy of a service is meant: no part of it, and no other possibility. */
export function runsOnOwnServers({ text: sentence, names }: NoticeSentence): boolean {
  // "…; es werden keine Daten weitergegeben" is another statement.
  const text = sentence.split(/[;:]| [-–] |, (?:so\s?dass|ohne|es|und es|daher|deshalb) /).find((part) => runsItself.test(part));
  return (
    text !== undefined &&
    names <= 1 &&
    !isConditional(text) &&
    ![partly, negated, /proxy|zwischen(?:ge)?speicher|schnittstelle|plug-?in|skript|datei|formular|kopie|script|file/iu].some((each) =>
      each.test(text),
    )
  );
}

/** Files of visitors, and what lies on their devices, are not what the pages load. */
const ofVisitors =
  /(?<![a-zäöüß])(?:sie|ihre[nrms]?|ihnen|du|deine[nrms]?|nutzer[a-zäöüß]*|gerät|endgerät|browser|rechner|computer|cache|einige|manche|viele|überwiegend|soweit|hochgeladen[a-zäöüß]*|außer|you|your|device|some|most|except|upload[a-z]*)(?![a-zäöüß])/iu;
/** What follows from it, or says it once more from the other side: "…, sodass keine Verbindung zu Google entsteht", "… und nicht von Servern Dritter geladen". */
export const consequence =
  /(?:[;–]|,\s*(?:so\s*dass|so|damit|ohne|um|weshalb|daher|deshalb|es|so\s+that|without)(?![a-zäöüß])|,?\s+(?:(?:und|also)\s+)?nicht\s+(?:mehr\s+)?(?:von|vom|über|bei|aus)\s|,?\s+(?:(?:and|so)\s+)?not\s+(?:from|by|via)\s)[\s\S]*$/iu;

/** Whether a sentence says that fonts or pictures come from the site's own server. */
export function isOwnDelivery({ text, names, about }: NoticeSentence): boolean {
  const said = text.replace(consequence, '');
  return (
    (names === 0 || (names === 1 && [...about].every((id) => serviceOf(id)?.category === 'font'))) &&
    deliversOwn.test(said) &&
    !isConditional(said) &&
    ![partly, negated, ofVisitors, otherMatter].some((pattern) => pattern.test(said))
  );
}
