import { clauseOf, isDoubled, nameMark } from './negation.ts';

const words = (alternatives: string) => new RegExp(`(?<![a-zß-ɏ])(?:${alternatives})(?![a-zß-ɏ])`, 'iu');

/** Something is not so. What depends on a choice of the visitor happens all the same. */
const not = words(
  "nicht(?! (?:nur|einwillig|zustimm))|nichts|nie|niemals|nirgends|weder|not(?! only)|nothing|never|neither|nor|cannot|[a-z]{2,7}n't|niet|geen|kullan(?:ma|mı|ılm)[a-zß-ɏ]*",
);
const choice =
  /(?<![a-zß-ɏ])(?:bevor|erst|solange|sobald|(?<!auch )wenn|falls|sofern|einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|before|until|unless|if|when|consent)(?![a-zß-ɏ])/iu;
/** Nothing of a kind, unless the kind is what a service may do without. */
const none =
  /(?<![a-zß-ɏ])(?:kein[a-zß-ɏ]*|no|ohne|without|none)(?!(?: [a-zß-ɏ]{1,20}){0,2} (?:[a-zß-ɏ-]{0,30}(?:cookies?|daten|adressen?|skripte?|server|konto)|einwilligung|zustimmung|ihre|consent|your|data)(?![a-zß-ɏ]))(?![a-zß-ɏ])[^,]{0,80}$/iu;
/** Notices speak of what is; what they tell in the past is over. */
const past = words(
  'war|waren|hatten?|lief|liefen|gab|nutzten?|verwendeten?|benutzten?|stand|standen|endeten?|kam|kamen|was|were|had|used to|stopped|ended|früher(?:e[nmrs]?)?|ehemals|ehemalige[nmrs]?|einst|vormals|bis (?:[a-zß-ɏ]{3,9} )?20\\d\\d|formerly|previously|once|einmal',
);
const gone = words(
  'entfernt|abgeschafft|abgeschaltet|deaktiviert|gekündigt|ersetzt|eingestellt|verworfen|beendet|getrennt|ausgebaut|abgelöst|gewechselt|umgestiegen|umgezogen|removed|dropped|replaced|discontinued|retired|disabled|rejected|ceased|moved|switched|migrated',
);
const toCome = words(
  'geplant|planen wir|wir planen|voraussichtlich|künftig|zukünftig|demnächst|vorgesehen|überlegen|erwägen|schwanken|unentschieden|denkbar|vielleicht|eventuell|soll|sollen|sollten wir|sollte ich|(?:wollen|möchten|würden) wir|wir (?:wollen|möchten|würden|testen|prüfen)|nächstes jahr|planned|planning|plan to|considering|evaluating|might|perhaps|in (?:the )?future|next year',
);
/** Whose a company is. */
const family = words(
  'gehör(?:t|en)(?: [a-zß-ɏ]{1,20}){0,2} (?:zu|zum|zur|der|dem)(?: [a-zß-ɏ]{1,20})? ¤|¤(?: [a-zß-ɏ]{1,20})? gehör(?:t|en)|tochter[a-zß-ɏ]*|schwester[a-zß-ɏ]*|mutter(?:gesellschaft|konzern|unternehmen)[a-zß-ɏ]*|[a-zß-ɏ]{0,20}konzerns?|subsidiary|owned by|belongs|acquired|übernommen|parent company',
);
/** Where else one may be found. */
const elsewhere = words(
  '(?:gibt es|auch|ebenfalls|zusätzlich|finden sie|findet ihr|also) (?:auf|bei|on|at)|gelistet|[a-zß-ɏ-]{0,20}einträgen?|[a-zß-ɏ-]{0,20}eintrag|inserieren|inserate?n?|profile?n?|find(?:en|et|est) (?:sie|ihr|du) (?:uns|unsere?n?|mich|meine?n?)|find us',
);
/** What is taught, sold to others or used at home. */
const apart = words('schulungen|workshops?|zertifizierte[nmrs]?|partner von|alternativen?|privat|private[nmrs]?|privately');

/** What is not done with data, by a service that is there. */
const notWithData =
  /(?<![a-zß-ɏ])(?:nicht|nie|not|never|cannot)(?: [a-zß-ɏ-]{1,30}){0,7} (?:zusammengeführt|verknüpft|kombiniert|[a-zß-ɏ]{0,6}gespeichert|übermittelt|übertragen|weitergegeben|erhoben|verarbeitet|ausgewertet|erfasst|gesetzt|verkauft|zugeordnet|identifizier[a-zß-ɏ]*|merged?|stored?|shared?|transfer(?:red)?|combined?|linked?|collect(?:ed)?|set|sold|sell|associated?|identify|cookies?|data)(?![a-zß-ɏ])/iu;
const purpose = /^\s*(?:um|damit|in order to|to) [^,]{0,160},/iu;
/** "… und durch ¤ ersetzt": that is what is used now. */
const replacing = /(?<![a-zß-ɏ])(?:(?:durch|by)\s$|(?:replaced|ersetzt|abgelöst)(?: [a-zß-ɏ]{1,12}){0,3} (?:with|durch|by)\s$)/iu;
const replaced = /^(?: [a-zß-ɏ]{1,12}){0,2} ?(?:ersetzt|abgelöst|[.!?]|$)/iu;

const bracket = /\([^()]{0,90}\)/g;
/** "¤ (bei uns nicht im Einsatz)" */
const inBracket =
  /^ ?\((?:[^()]{0,40}[\s,])?(?:(?:nicht|nie|not|never|no longer)(?: mehr| länger)? (?:im einsatz|in gebrauch|genutzt|verwendet|eingesetzt|eingebunden|aktiv|beteiligt|(?:in |being )?use|used|active|embedded)|(?:nur )?bis (?:[a-zß-ɏ]{3,9} )?\d{0,2}[./]?20\d\d|until (?:[a-z]{3,9} )?20\d\d|geplant|abgeschaltet|deaktiviert|gekündigt|planned|removed|disabled)(?![a-zß-ɏ])/iu;

/**
 * Whether the clause around a name makes it doubtful that the named service is in use: it is denied, told in the past or planned in some
 * way, or it speaks of other places and people. Notices tell plainly and in the present what they use.
 */
export function isDoubtful(before: string, after: string): boolean {
  if (inBracket.test(after)) return true;
  const [plainBefore, plainAfter] = [before.replace(bracket, ''), after.replace(bracket, '')];
  if (replacing.test(plainBefore) && replaced.test(plainAfter)) return false;
  const [start, end] = clauseOf(plainBefore, plainAfter);
  const head = plainBefore.slice(start).replace(purpose, '');
  const tail = plainAfter.slice(0, end);
  const [near = ''] = tail.split(',', 1);
  const clause = `${head}${nameMark}${near}`;
  if (past.test(clause) || toCome.test(clause)) return true;
  if (family.test(clause) || elsewhere.test(clause) || apart.test(clause)) return true;
  if (choice.test(`${head}${tail}`) || isDoubled(`${before}${nameMark}${after}`)) return false;
  if (gone.test(`${head}${nameMark}${tail}`) || none.test(head)) return true;
  return not.test(clause) && !notWithData.test(clause);
}
