const named = '(?:¤(?:,| und| oder| sowie| and| or)? ?)*';

/** What follows the name of something that is over, switched off or forbidden. */
const isOver =
  /^[^.!?;]{0,60}(?<![a-zß-ɏ])(?:(?:ist|sind) (?:seit \d{4} )?geschichte|war einmal|waren einmal|(?:lief|liefen|war|waren) (?:nur |kurz )?(?:zur probe|testweise)|(?:ist|sind|wurden?|bleib(?:t|en)|haben wir)(?:,? [a-zß-ɏ]+){0,5} (?:deaktiviert|ausgeschaltet|abgeschaltet|entfallen|untersagt|verboten|stillgelegt|abgemeldet)|aus (?:dem|der|den|unserem|unserer) [a-zß-ɏ-]{3,20} (?:genommen|geworfen|gestrichen|verbannt|entfernt)|den rücken gekehrt|sparen wir uns|halten wir nichts|(?:haben wir uns|habe ich mich)(?: [a-zß-ɏ]+| \d{4}){0,4} (?:getrennt|verabschiedet)|braucht es(?: [a-zß-ɏ]+){0,3} nicht)(?![a-zß-ɏ])|^ \((?:nur )?bis (?:[a-zß-ɏ]+ )?\d{4}\)|^ (?:nur |nur kurz |kurz |früher |einmal |zeitweise |vorübergehend )(?:im einsatz|in gebrauch|genutzt|verwendet)/iu;
const isOverEnglish =
  /^[^.!?;,]{0,30} (?:is|are|was|were|has been|have been) (?:now |since )?(?:disabled|switched off|turned off|tried and (?:rejected|dropped)|rejected|dropped|abandoned)(?![a-zß-ɏ])|^ (?:does|do) not run (?:on|here)|^ and (?:dropped|removed|rejected) it(?![a-zß-ɏ])|^[^.!?;]{0,60}, but not (?:with|on|in) this(?![a-zß-ɏ])/iu;
/** What stands before such a name. */
const overBefore = new RegExp(
  `(?<![a-zß-ɏ])(?:(?:testweise|probeweise|zeitweise) (?:lief|war|nutzten wir)|nach dem (?:ende|aus|abschied|auslaufen) (?:von|des)|(?:entfernt|abgeschaltet|abgelöst|ausgebaut|weggelassen|ausgelassen|verbannt|vermieden|removed|retired|left out)(?: haben| wurden?| sind)?: ${named}|(?:we|i) (?:have )?(?:turned off|switched off|disabled|left|decided against)|will not find|won't find|nothing (?:is|gets) sent to)\\s?$`,
  'iu',
);
/** "Folgende Dienste nutzen wir nicht: …" */
const listedAsUnused = new RegExp(`(?<![a-zß-ɏ])(?:nicht|not)(?: mehr| any more| longer)?(?: [a-zß-ɏ]+){0,2}: ${named}$`, 'iu');
/** "Der Baukasten bietet … an; wir haben es nicht aktiviert", "…, bei uns aber ausgeschaltet". */
const notActivated =
  /^[^.!?]{0,60}[;,] (?:(?:wir|ich) haben? (?:es|sie|ihn|das|dies)(?: [a-zß-ɏ]+){0,2} nicht (?:aktiviert|eingeschaltet|eingerichtet|installiert|freigeschaltet|genutzt)|(?:we|i) have (?:left|kept|switched|turned) (?:it|them|this)(?: [a-z]+)? off|das haben wir (?:abgelehnt|abgeschaltet|nicht (?:aktiviert|eingeschaltet))|(?:bei uns|hier|auf dieser (?:web)?(?:site|seite))(?: ist es| sind sie)? (?:aber |jedoch )?(?:ausgeschaltet|deaktiviert|abgeschaltet|nicht (?:aktiv|aktiviert|eingeschaltet|eingebettet|eingebunden))|hier (?:sind|ist) (?:sie|er|es) nicht (?:eingebettet|eingebunden))(?![a-zß-ɏ])/iu;
/** Nothing is sent there. */
const getsNothing =
  /^[^.!?;]{0,30}(?<![a-zß-ɏ])(?:(?:erhält|bekommt|erfährt|sieht)(?: [a-zß-ɏ]+){0,4} (?:nichts|keine daten)|(?:geben|senden|übermitteln|schicken) wir nichts|nichts)(?=\s*[.!?;,]|$| mit| weiter| davon)/iu;
const learns = /(?<![a-zß-ɏ])(?:erfährt|bekommt|erhält|sieht)\s$/iu;
/** What is to come. */
const toCome =
  /(?<![a-zß-ɏ])(?:ab (?:[a-zß-ɏ]+ )?\d{4} soll(?:en)?|(?:für das|im) kommenden? jahr (?:ist|soll|wollen wir)|denkbar (?:ist|wäre)(?: [a-zß-ɏ]+){0,3} (?:einsatz|nutzung) (?:von|des)|entscheidung (?:für|über)|(?:we |i )?plan to (?:add|introduce|use))\s$/iu;
const comes =
  /^[^.!?;]{0,40}(?<![a-zß-ɏ])(?:(?:is|are) planned|steht noch aus|noch nicht entschieden|(?:ist|sind) (?:für|ab) (?:[a-zß-ɏ]+ )?\d{4} (?:geplant|vorgesehen)|vorgesehen)(?![a-zß-ɏ])/iu;
/** "… ist mit ¤ vergleichbar", "… ähnelt ¤", "vergleichbare Dienste, zum Beispiel ¤". */
const likened =
  /(?<![a-zß-ɏ])(?:ähnelt|gleicht|resembles)\s$|(?<![a-zß-ɏ])(?:vergleichbare|ähnliche|andere) (?:dienste|werkzeuge|programme|anbieter),? (?:wie|etwa|zum beispiel|z\. ?B\.)\s$/iu;
const withBefore = /(?<![a-zß-ɏ])mit\s$/iu;
const comparable = /^ (?:vergleichbar|verwandt|zu vergleichen)(?![a-zß-ɏ])/iu;
const notYet =
  /(?<![a-zß-ɏ])(?:standardmäßig|zunächst|anfangs|by default|initially|bis sie|until you|einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|consent[a-zß-ɏ]*|können|kann|can|may)(?![a-zß-ɏ])/iu;

/** Whether a name stands for something that is over, was never switched on, is to come, or is only compared with. */
export function isOfAnotherTime(before: string, after: string): boolean {
  if (likened.test(before) || (withBefore.test(before) && comparable.test(after)) || listedAsUnused.test(before)) return true;
  if (overBefore.test(before) || notActivated.test(after)) return true;
  if (toCome.test(before) && (comes.test(after) || !/^\s*\(/u.test(after))) return true;
  if (/^[^.!?;]{0,20} (?:is|are) planned(?![a-zß-ɏ])/iu.test(after)) return true;
  if (
    getsNothing.test(after) &&
    (learns.test(before) || /^ (?:[a-zß-ɏ]+ ){0,2}(?:erhält|bekommt|geben|senden|übermitteln|schicken)/iu.test(after))
  )
    return true;
  if (notYet.test(before) || notYet.test(after)) return false;
  return isOver.test(after) || isOverEnglish.test(after);
}
