/** Words about data and properties: "Matomo speichert die Adresse nicht" denies these, not the service. */
const aboutData =
  /[a-zß-ɏ]*(?:daten(?!schutz)|adress|information|cookie|kennung|inhalte|nutzerprofil|funktion|option|einstellung|freigabe|feature|ip-|data|address)[a-zß-ɏ]*|(?<![a-zß-ɏ])ip(?![a-zß-ɏ])/iu;
/** What is done with data rather than with a service, or what a denial is limited to. */
const aboutDoing =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]*übermittelt|übertragen|weitergegeben|weitergeleitet|zusammengeführt|verknüpft|kombiniert|[a-zß-ɏ]*gespeichert|erhoben|verarbeitet|ausgewertet|erfasst|gesetzt|gesendet|verkauft|möglich|verpflichtet|zwingend|erforderlich|notwendig|nötig|vollständig|identifizier[a-zß-ɏ]*|in der lage|bekannt|verantwortlich|gelöscht|ausgeschlossen|auszuschließen|verbunden|auf dauer|nur|bloß|sofort|automatisch|immer|dauerhaft|länger|unbedingt|direkt|so|allein|für|mit|zu|zur|zum|ohne|an|aus|als|dass|garantier[a-zß-ɏ]*|beeinflussen|steuern|prüfen|kontrollier[a-zß-ɏ]*)(?![a-zß-ɏ])/iu;
const limit =
  /(?<![a-zß-ɏ])(?:einwillig[a-zß-ɏ]*|einverständnis[a-zß-ɏ]*|einverstanden|erlaub[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|bevor|solange|wenn|falls|sofern|erst|ablehn[a-zß-ɏ]*|unless|until|if|consent[a-zß-ɏ]*)(?![a-zß-ɏ])/iu;
const without = /(?<![a-zß-ɏ])(?:ohne|without)(?: (?:den|die|das))?\s$/iu;
const preposition =
  /(?<![a-zß-ɏ])(?:von|vom|an|bei|beim|durch|mit|zu|zum|zur|in|im|für|auf|aus|nach|über|gegenüber|seitens|by|from|to|with|of|at|for|in|on)(?: (?:der|die|das|den|dem))?\s$/iu;

/** "… haben wir nicht eingebaut", "Mit … arbeiten wir nicht", "… bieten wir nach schlechten Erfahrungen nicht mehr an". */
const weDoNot =
  /^(?<between>[^.!?;]{0,80}?)(?<![a-zß-ɏ])[a-zß-ɏ]+ (?:wir|ich|man)(?![a-zß-ɏ])(?<inside>[^.!?;,]{0,90}?)(?<![a-zß-ɏ])(?:nicht|nie|niemals|nirgends)(?: mehr| länger)?(?<rest>(?: (?!sondern)[a-zß-ɏ]+){0,4})\s*(?:[.!?,;:]|$)/iu;
/** "… ist nicht Teil der Seite", "… gibt es hier nicht", "… kommt nicht mehr vor": the name is what the sentence speaks of. */
const isNot =
  /^(?<between>[^.!?;]{0,50}?)(?<![a-zß-ɏ])(?:ist|sind|wird|werden|wurden?|kommt|kommen|passt|passen|gehört|gehören|läuft|laufen|fehlt|gibt(?: es)?|steht|stehen)(?![a-zß-ɏ])(?<inside>[^.!?;,]{0,70}?)(?<![a-zß-ɏ])(?:nicht|nie|niemals|nirgends)(?: mehr| länger)?(?<rest>(?: (?!sondern)[a-zß-ɏ]+){0,4})\s*(?:[.!?,;:]|$)/iu;
/** "Einen … gibt es hier nicht", "Über … muss man nichts schreiben, denn wir benutzen es nicht". */
const notIt =
  /^[^.!?;]{0,80}(?<![a-zß-ɏ])(?:(?:wir|ich) (?:nutz|benutz|verwend|brauch|hab|lad)[a-zß-ɏ]* (?:es|sie|ihn|das|den dienst|diesen dienst|dieses tool)(?: hier)? nicht|we (?:do not|don't|never) (?:use|load|embed|run|need) (?:it|them|either|any|this))(?![a-zß-ɏ])/iu;
/** "… wurde beraten; er ist nicht eingebaut", "Customers may connect …; we do not load either of them". */
const notThen =
  /^[^.!?;]{0,90}[,;] (?:aber |doch )?(?:hier |davon )?(?:ist|sind|wird|werden) (?:hier |davon )?(?:nichts|keine[rs]?)(?: [a-zß-ɏ]+){0,3} (?:eingebaut|eingebunden|eingebettet|geladen)(?![a-zß-ɏ])|^[^.!?;]{0,90}(?:,|;| und) (?:eingebettet|eingebunden|eingebaut|geladen) (?:ist|sind|wird|werden)(?: [a-zß-ɏ]+){0,3} (?:nichts|keine[rs]?)(?![a-zß-ɏ])|^[^.!?;]{0,90}; (?:(?:deshalb|daher|darum|also|trotzdem) )?(?:nutzen|verwenden|benutzen|brauchen|laden|use) (?:wir|ich) (?:es|sie|ihn|das|den dienst)(?: [a-zß-ɏ]+){0,2} nicht(?![a-zß-ɏ])|^[^.!?;]{0,90}; (?:(?:wir|ich) haben? (?:sie|es|ihn|das)(?: [a-zß-ɏ]+){0,2} (?:ausgeschaltet|abgeschaltet|abgestellt|abgewählt|deaktiviert|entfernt|verbannt|abgeschafft)|(?:er|sie|es|dieser|diese|dieses)(?: dienst| tool| programm)? (?:kommt|kommen|wird|werden|ist|sind)(?: [a-zß-ɏ]+){0,3} nicht (?:vor|dabei|zum einsatz|verwendet)|(?:er|sie|es|dieser|diese|dieses|auf unseren seiten (?:selbst )?ist diese[rs]? [a-zß-ɏ]+)(?: ist| sind| wird| werden)?(?: [a-zß-ɏ]+){0,3} nicht (?:eingebaut|eingebunden|eingebettet|eingesetzt|aktiv|genutzt|verwendet|geladen)|we (?:do not|don't|never) (?:use|load|embed|run|need) (?:it|them|either|any|this))(?![a-zß-ɏ])/iu;
/** "Terminplattformen, etwa ¤, passen nicht zu meiner Arbeit." */
const doesNotFit = /^[,)]? (?:passt|passen|taugt|taugen) (?:[a-zß-ɏ]+ ){0,2}nicht(?![a-zß-ɏ])/iu;
/** "… brauchen Sie bei uns nicht", "… finden Sie hier nicht" */
const notNeededHere =
  /^ (?:brauchen|benötigen|finden|brauchst|benötigst|findest) (?:sie|du|ihr)(?: [a-zß-ɏ]+){0,4} nicht(?=\s*(?:[.!?,;:]|$))/iu;
/** Others have it, we do not. */
const notWe = /^,? (?:aber )?wir (?:selbst |jedoch |aber )?nicht(?![a-zß-ɏ])/iu;
const nothingToDo =
  /^[^.!?;]{0,70}(?<![a-zß-ɏ])(?:hat|haben)(?: [a-zß-ɏ]+){0,3} nichts zu tun(?![a-zß-ɏ])|^ bitte (?:nichts|keine)(?![a-zß-ɏ])/iu;
/** A use that is over: "… hatte ich vorher", "Die Zusammenarbeit mit … endete 2024", "… standen zur Wahl". */
const over =
  /^[^.!?;]{0,60}(?<![a-zß-ɏ])(?:hatten? (?:ich|wir)|(?:hab|habe|haben) (?:ich|wir) (?:früher|damals|vorher|zuvor|einmal|mal)|(?:hab|habe|haben) (?:ich|wir)(?: [a-zß-ɏ]+){0,3} (?:verlassen|verworfen|rausgeschmissen|rausgeworfen|aufgegeben|beendet|abbestellt|gekündigt|entfernt)|endete|endeten|(?:standen?|stand) zur (?:wahl|auswahl|debatte)|waren? (?:nur |kurz )?im test|wurden? (?:wieder |dann )?(?:verworfen|aufgegeben|beendet))(?![a-zß-ɏ])|^[^.!?;,]{0,30}(?<![a-zß-ɏ])(?:abgeschaltet|ausgeschaltet) (?:gelassen|lassen|haben|ist|sind|bleib[a-zß-ɏ]*)(?![a-zß-ɏ])/iu;
/** "Wir sehen davon ab, ¤ einzusetzen", "Vom Einsatz von ¤ sehen wir ab" */
const refrained =
  /(?<![a-zß-ɏ])(?:(?:sehen|nehmen)(?: wir)?(?: [a-zß-ɏ]+){0,3} (?:davon ab|abstand davon|davon abstand),|(?:seh|nehm)en (?:wir )?(?:[a-zß-ɏ]+ ){0,2}(?:von|vom)(?: [a-zß-ɏ]+){0,4}(?= ¤| $))[^.!?;]{0,40}$/iu;
const refrainedAfter = /^[^.!?;]{0,60}(?<![a-zß-ɏ])(?:ab|abstand|einzusetzen|einzubinden|zu (?:nutzen|verwenden|laden))\s*(?:[.,;!]|$)/iu;
/** "… kennen wir, verwenden sie aber nicht" */
const knownOnly =
  /^[^.!?;]{0,90},? (?:aber |doch |und |but |and )?(?:wir )?(?:nutzen|verwenden|benutzen|brauchen|laden|(?:we )?(?:do not|don't|never) use)(?: wir)?(?: (?:sie|es|ihn|diese[ns]?|them|it))(?: (?:aber|jedoch|hier|selbst|bei uns|auf dieser seite)){0,3}(?: nicht| nirgends)?(?=\s*(?:[.,;!]|$))/iu;
const overBefore =
  /(?<![a-zß-ɏ])(?:(?:früher|zuvor|damals|vormals) (?:stand|war|lief|nutzten|hatten|verwendeten)(?: [a-zß-ɏ]+){0,2}|moved away from|(?:say|said|saying) goodbye to|parted (?:ways |company )?with|phased out|removed|dropped|abandoned|stopped using|got rid of|switched (?:away )?from|never (?:offered|used|installed|embedded)|(?:has|have|had|did|do|does|are|is|will|were|was)(?: not|n't)(?: yet| ever)? (?:installed?|embed(?:ded)?|set up|add(?:ed)?|us(?:e|ed)|load(?:ed)?|offer(?:ed)?|run))(?: the| a| any)?\s$/iu;
/** A use that is only intended. */
const intended =
  /(?<![a-zß-ɏ])(?:im nächsten jahr|nächstes jahr|künftig|demnächst|bald|später|in zukunft|irgendwann|next year|soon)(?![a-zß-ɏ])[^.!?;]{0,30}(?:wollen|möchten|werden|würden|want to|hope to|plan to)(?: (?:wir|ich))?\s$/iu;
/** No data go there. */
const noTransfer =
  /(?<![a-zß-ɏ])(?:weitergabe|verknüpfung|kopplung|teilnahme|anbindung|anmeldung|registrierung|anschluss|verbindung|schnittstelle) (?:an|bei|mit|zu)(?: (?:die|den|der|dem|das))?\s$/iu;
const takesNoPlace =
  /^[^.!?;]{0,90}(?<![a-zß-ɏ])(?:findet|finden|erfolgt|erfolgen|besteht|bestehen|wird|werden) (?:[a-zß-ɏ]+ ){0,4}nicht(?![a-zß-ɏ])/iu;
const notEmbedded = /^[^.!?;]{0,60}(?:,| but| and are| and is) not (?:embedded|loaded|used|installed|integrated)(?![a-zß-ɏ])/iu;

/** "… lehnen wir ab", "… gehört der Vergangenheit an", "Nach … suchen Sie vergeblich", "… steht nicht zur Verfügung". */
const refused =
  /^[^.!?;,]{0,60}(?<![a-zß-ɏ])(?:(?:lehnen|sehen|raten) wir(?: [a-zß-ɏ]+){0,3} ab|nehmen wir(?: [a-zß-ɏ]+){0,3} abstand|kommen wir(?: [a-zß-ɏ]+){0,3} ohne aus|halten wir uns(?: [a-zß-ɏ]+){0,2} fern|(?:haben wir uns|habe ich mich)(?: [a-zß-ɏ]+){0,4} (?:getrennt|verabschiedet)|(?:ist|war|sind|waren|wäre) (?:mir|uns)(?: [a-zß-ɏ]+){0,2} zu [a-zß-ɏ]+|gehör(?:t|en)(?: [a-zß-ɏ]+){0,2} der vergangenheit|such(?:en sie|t ihr|st du)(?: [a-zß-ɏ]+){0,4} (?:vergeblich|vergebens|umsonst)|lass(?:en wir|e ich) die finger|haben wir(?: [a-zß-ɏ]+){0,3} (?:aufgehört|schluss gemacht|gebrochen|abgeschlossen)|erreich(?:en sie|t ihr|st du) (?:uns|mich)(?: [a-zß-ɏ]+){0,3} nicht|(?:sind wir|bin ich)(?: [a-zß-ɏ]+){0,3} nicht (?:erreichbar|zu erreichen|vertreten)|(?:besteht|sehen wir|haben wir|sehe ich|habe ich)(?: [a-zß-ɏ]+){0,4} (?:kein(?:e|en)? (?:bedarf|grund|anlass|notwendigkeit|verwendung|interesse))|komm(?:t|en)(?: [a-zß-ɏ]+){0,3} nicht (?:in frage|infrage|ins haus)|bleib(?:t|en)(?: [a-zß-ɏ]+){0,2} (?:außen vor|draußen)|steh(?:t|en)(?: [a-zß-ɏ]+){0,3} nicht zur verfügung|zu testzwecken|(?:haben wir )?geprüft und verworfen|(?:ist|sind|wurden?|haben wir)(?: [a-zß-ɏ]+){0,4} beendet)(?![a-zß-ɏ])/iu;
/** "Wir haben … nie eingesetzt", "Seit 2023 ist … nicht mehr eingebunden". */
const neverUsed =
  /^ (?:hier |bei uns |auf (?:unserer|dieser) (?:web)?(?:site|seite) |noch )?(?:nicht|nie|niemals|nirgends)(?: mehr| länger)? (?:eingesetzt|verwendet|genutzt|benutzt|eingebunden|eingebettet|eingebaut|installiert|im einsatz|in gebrauch|aktiv)(?![a-zß-ɏ])/iu;
const untilThen = /(?<![a-zß-ɏ])bis (?:[a-zß-ɏ]+ )?\d{4} (?:lief|liefen|war|waren|stand|nutzten wir|hatten wir)(?: [a-zß-ɏ]+){0,2}\s$/iu;
const plannedUse = /(?<![a-zß-ɏ])(?:einsatz|einbindung|nutzung|einführung|umstieg) (?:von|des|der|auf)\s$/iu;
const isPlanned = /^[^.!?;]{0,30}(?<![a-zß-ɏ])(?:geplant|angedacht|in planung|in vorbereitung|denkbar)(?![a-zß-ɏ])/iu;
/** "Unsere Videos finden Sie auf …, eingebettet sind sie hier nicht", "…; wir binden nichts ein". */
const notHere =
  /^[^.!?]{0,40}[,;] (?:(?:eingebettet|eingebunden|geladen) (?:sind|ist|werden|wird)[^.!?]{0,30} nicht|(?:wir )?(?:binden|laden|betten) (?:wir )?(?:[a-zß-ɏ]+ ){0,2}nichts)(?![a-zß-ɏ])/iu;
/** "Bitte schreiben Sie uns nicht per …", "Schriften werden nicht von … geladen". */
const notThrough =
  /(?<!(?:müssen|brauchen|muss) )(?<![a-zß-ɏ])nicht (?:per|über|via|mit|von|bei|aus)(?: (?:den|dem|der))?(?: servern?(?: von)?)?\s$/iu;
const throughEnds =
  /^\s*(?:[.!?,;]|$|(?:geladen|nachgeladen|bezogen|abgerufen|eingebunden|eingebettet|gehostet|verschickt|versendet|abgewickelt|schreiben|kontaktieren)(?![a-zß-ɏ]))/iu;
/** "Den Newsletter haben wir von … zu ¤ umgezogen." */
const movedAway = /^ (?:zu|auf|nach) [^.!?;]{1,30} (?:umgezogen|gewechselt|umgestiegen|migriert|umgestellt)(?![a-zß-ɏ])/iu;
const fromBefore = /(?<![a-zß-ɏ])von\s$/iu;
const needless = /^ (?:ist|sind|wäre|wird)(?: [a-zß-ɏ]+){0,2} (?:nicht (?:nötig|erforderlich|notwendig)|unnötig|überflüssig)(?![a-zß-ɏ])/iu;
const exampleBefore = /(?<![a-zß-ɏ])(?:wie|such as|like)\s$/iu;
const notEnglish =
  /^[^.!?;,]{0,20} (?:is|are|was|were) (?:not|never|no longer) (?:part of|present|installed|embedded|used|active|available|on this|here|needed|required)(?![a-zß-ɏ])/iu;
const refusedEnglish =
  /(?<![a-zß-ɏ])(?:replaced|retired|discontinued|(?:chose|choose|picked|prefer|preferred|selected) [^.!?;]{1,40} (?:over|to)|considering|evaluating|(?:may|might|could) (?:later )?(?:add|introduce)|(?:do not|does not|don't|doesn't|cannot|can't|no longer) (?:accept|offer|support|have|need|want|work with|host|serve)(?: payments? (?:by|via|with))?)\s$/iu;

/** Whether the sentence around a name denies it in everyday words. Weaker than a plain statement of use elsewhere in the text. */
export function isPlainlyDenied(before: string, after: string): boolean {
  if (over.test(after) || overBefore.test(before) || intended.test(before) || notIt.test(after) || notWe.test(after)) return true;
  if (notThen.test(after) || doesNotFit.test(after) || (refrained.test(before) && refrainedAfter.test(after))) return true;
  if (knownOnly.test(after) && /nicht|nirgends|not|n't|never/iu.test(knownOnly.exec(after)![0])) return true;
  if (untilThen.test(before) || refusedEnglish.test(before) || refused.test(after) || notHere.test(after)) return true;
  if ((plannedUse.test(before) && isPlanned.test(after)) || (fromBefore.test(before) && movedAway.test(after))) return true;
  if (limit.test(before) || limit.test(after)) return false;
  if (notNeededHere.test(after)) return true;
  if (neverUsed.test(after) || notEnglish.test(after) || (exampleBefore.test(before) && needless.test(after))) return true;
  if (notThrough.test(before) && throughEnds.test(after)) return true;
  if (without.test(before)) return false;
  if (nothingToDo.test(after) || notEmbedded.test(after)) return true;
  if (noTransfer.test(before) && takesNoPlace.test(after)) return true;
  if (denies(weDoNot, after)) return !aboutData.test(before.slice(-60));
  return !preposition.test(before) && !aboutData.test(before) && denies(isNot, after);
}

function denies(pattern: RegExp, after: string): boolean {
  const groups = pattern.exec(after)?.groups;
  if (!groups) return false;
  const { between, inside, rest } = groups;
  return !aboutData.test(`${between} ${inside} ${rest}`) && !aboutDoing.test(rest!.replace(/ (?:ein|an|statt|vor|aus)$/u, ''));
}
