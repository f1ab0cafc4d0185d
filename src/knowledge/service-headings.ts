import { saysThatUsed } from './naming-context.ts';
import { isNegated, nameMark } from './negation.ts';
import type { NoticeLine } from './notice-lines.ts';

/** A line that holds a name, a number and perhaps a word like "Plugin" or what the name was before. */
export function namesOnly(masked: string): boolean {
  return (
    masked.includes(nameMark) &&
    /^[\s\d.()a-zIVX§•*:„“"–-]{0,10}(?:(?:der |die |das |den |von |des |dienste?s? |tool |einsatz |nutzung |verwendung |einbindung |use of |plug-?ins? |social |web-?analyse[a-zß-ɏ]* ?|analyse[a-zß-ɏ]* ?|karten[a-zß-ɏ]* ?|videos? |mit |und |durch |by |für )){0,6}¤(?:[\s,/&()+:„“"-]{0,3}(?:¤|und|and|ehemals|früher|vormals|formerly|lokal[a-zß-ɏ]*|local|hosting|plug-?ins?|cookies?|videos?|karten?|schriftarten|mit|erweitertem|datenschutzmodus|pixel|tag|api|\d{1,4}|inc|gmbh|llc|ltd|remarketing|conversion|tracking|web|fonts)){0,8}[\s.)“":-]{0,3}$/iu.test(
      masked,
    )
  );
}

/** Words by which what stands below a heading speaks of a service. */
export const speaksOfTool =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]*dienst(?:es|e|leister)?|tools?|anbieter|software|plug-?in|inc|llc|gmbh|limited|ltd|s\.a|cookies?|nutzen wir|verwenden wir|wir (?:nutzen|verwenden|setzen)|service|provider|we use)(?![a-zß-ɏ])/iu;

/** The beginning of what stands below a heading. */
export function bodyOf(text: string, lines: readonly NoticeLine[], index: number): string {
  const next = lines[index + 1];
  return next && !next.heading ? text.slice(next.start, Math.min(next.end, next.start + 400)) : '';
}

const part = /(?<![a-zß-ɏ])(?:plug-?ins?|buttons?|widgets?|feeds?|elemente?n?|funktionen|beiträge|inhalte|embedded)(?![a-zß-ɏ])/iu;
const nothing = /(?<![a-zß-ɏ])(?:kein[a-zß-ɏ]{0,2}|nicht|no|not)(?![a-zß-ɏ])/iu;

/** What stands below the name of a network says that something of it is built in, and speaks of no profile or link. */
export function buildsIn(body: string): boolean {
  return (
    body.split(/(?<=[.!?])\s/).some((sentence) => part.test(sentence) && !nothing.test(sentence) && saysThatUsed('', sentence)) &&
    !/auftritt|fanpage|präsenz|profil|kanal|verlink|(?<![a-zß-ɏ])links?(?![a-zß-ɏ])|presence|channel/iu.test(body)
  );
}

const leadsAway =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{0,12}links?|verlink[a-zß-ɏ]*|verweisen?|weitergeleitet|kanal|kanäle|profile?n?|auftritte?)(?![a-zß-ɏ])/iu;
const notBuiltIn =
  /(?<![a-zß-ɏ])(?:(?:einbettung|einbindung|nachladen|laden|abruf)[^.!?]{0,30} (?:findet|erfolgt) (?:[a-zß-ɏ]+ ){0,3}nicht|(?:kein[a-zß-ɏ]{0,2}|nichts?|no|not)(?![a-zß-ɏ])[^.!?]{0,60}(?:eingebunden|eingebettet|eingebaut|geladen|embedded|loaded)|(?:eingebunden|eingebettet|eingebaut|geladen|embedded|loaded) (?:ist|sind|wird|werden)?[^.!?]{0,30}(?:nicht|nichts|keine[rs]?)|(?:binden|betten|laden) (?:wir )?[^.!?]{0,40}(?:nicht|nichts|kein[a-zß-ɏ]{0,2}))(?![a-zß-ɏ])/iu;
const limited = /einwillig|zustimm|solange|bevor|erst|consent|until/iu;

/**
 * Below the name of a service stands that only links lead there, or that nothing of it is built in, and nowhere that it is used.
 * `orProfile`: or that the owner of the site has a profile there.
 */
export function onlyLeadsThere(body: string, orProfile = false): boolean {
  if (orProfile && onlyTellsOfProfile(body)) return true;
  const sentences = body.split(/(?<=[.!?])\s/);
  if (sentences.some((sentence) => !notBuiltIn.test(sentence) && !leadsAway.test(sentence) && saysThatUsed('', sentence))) return false;
  return (
    sentences.some((sentence) => notBuiltIn.test(sentence) && !limited.test(body)) && sentences.some((sentence) => leadsAway.test(sentence))
  );
}

const ownProfile =
  /(?<![a-zß-ɏ])(?:(?:wir|ich) (?:verfügen?|haben?|betreiben?|unterhalten?|unterhalte|führen?|pflegen?|nutzen?|sind)|(?:verfügen|haben|betreiben|unterhalten) wir|we (?:have|run|maintain|operate))(?: [a-zß-ɏ-]{1,20}){0,5}[ -](?:[a-zß-ɏ]{1,20}-?)?(?:profile?|kan[aä]le?|auftritte?|fanpage|account|konto|(?:online-?)?präsenz|unternehmensseite|channel|presence|page)(?![a-zß-ɏ])/iu;

/** Below the name of a service stands first that the owner of the site has a profile or channel there, and nowhere that anything is built in. */
function onlyTellsOfProfile(body: string): boolean {
  const [first = ''] = body.split(/(?<=[.!?])\s/, 1);
  return ownProfile.test(first) && !part.test(body) && !saysBuiltIn.test(body);
}

const saysBuiltIn =
  /(?<![a-zß-ɏ])(?:eingebunden[a-zß-ɏ]*|binden|eingebettet[a-zß-ɏ]*|betten|eingebaut|integriert[a-zß-ɏ]*|geladen|lädt|laden|kommunizieren|chat|iframes?|player|embed[a-z]*|integrated)(?![a-zß-ɏ])/iu;

const pronoun = /(?<![a-zß-ɏ])(?:sie|them|both|either|any of these|beides?|diese|keinen davon)(?![a-zß-ɏ])/u;
const otherTool =
  /(?<![a-zß-ɏ])(?:diese|solche)[nrms]? (?:[a-zß-ɏ]*dienste?n?|tools?|anbietern?|werkzeuge?n?|programme?n?|software)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:these|those|such) (?:services|tools)(?![a-zß-ɏ])/iu;
const speaker = /(?<![a-zß-ɏ])(?:wir|ich|we|uns|unsere[rnms]?|our)(?![a-zß-ɏ])/iu;

/** "Die Schwesterfirma nutzt ¤. Auf unseren Seiten sind diese Dienste nicht aktiv.": the next sentence denies what others use. */
export function deniesOtherUse(sentence: string, next: string): boolean {
  if (undone.test(next)) return true;
  if (speaker.test(sentence)) return false;
  const subject = otherTool.exec(next);
  if (!subject) return false;
  const [before, after] = [next.slice(0, subject.index), next.slice(subject.index + subject[0].length)];
  return isNegated(before, after) || (!limited.test(next) && offAfter.test(after));
}

/** "Unser Theme lädt Schriften von ¤. Das haben wir unterbunden." */
const undone =
  /^\s*(?:das|dies|diese[ns]? (?:[a-zß-ɏ]{0,20}(?:abruf|verbindung|funktion|schnittstelle|anfrage|nachladen|laden|einbindung))) (?:haben wir|habe ich|wurde|ist|wird)(?: [a-zß-ɏ]+){0,5} (?:unterbunden|abgeschaltet|ausgeschaltet|deaktiviert|abgestellt|verhindert|blockiert|ausgebaut|entfernt|abgeklemmt|beendet)(?![a-zß-ɏ])|^\s*(?:mit|auf|in|an) (?:dieser|unserer|meiner|der) (?:web|internet)?(?:site|seite) (?:ist|hat|sind|wird|gibt es|haben) (?:das |dies |davon |es |sie )?(?:[a-zß-ɏ]+ ){0,3}(?:nicht|nichts)(?! (?:nur|bevor|ohne|wenn))[^.!?]{0,40}[.!]?\s*$|^\s*(?:auf|in) (?:dieser|unserer|meiner|der) (?:web|internet)?(?:site|seite) (?:finden|sehen) sie (?:davon )?nur (?:den|einen|die) (?:[a-zß-ɏ]+ )?(?:verweis|link|links)|^\s*we (?:have )?(?:disabled|switched off|turned off|removed|blocked|prevented) (?:this|that|it)(?![a-z])/iu;
const offAfter =
  /^(?: (?:hier|bei uns|aber|jedoch|derzeit|dort|sind|werden)){0,3} (?:nicht|not)(?: mehr)? (?:aktiv|aktiviert|eingebunden|eingesetzt|im einsatz|installiert|vorhanden|verfügbar|verwendet|genutzt|active|enabled|used)(?![a-zß-ɏ])/iu;

/** "Dieser Dienst wird nicht eingesetzt": the body of a heading denies what the heading names. */
export function deniesSubject(body: string): boolean {
  for (const written of body.split(/(?<=[.!?])\s/).slice(0, 2)) {
    const sentence = written.replace(/(?<![a-zß-ɏ])(?:aber|jedoch|allerdings|gar|überhaupt) /giu, '');
    const subject =
      /(?<![a-zß-ɏ])(?:(?:diese|solche)[nrms]? (?:[a-zß-ɏ]*dienst[a-zß-ɏ]*|tool|plug-?in|software|service|funktion|(?:zahl|versand)[a-zß-ɏ]{2,10}|werkzeug|programm|angebot|möglichkeit|anbindung|einbindung|verbindung|schnittstelle)|(?:der|den|das|auf den|auf das|auf die) (?:[a-zß-ɏ]*dienst|tool|nutzung|einsatz|plug-?in)|dies(?:e|er|en|es)?|ihn|darauf|this (?:service|tool)|it)(?![a-zß-ɏ])/iu.exec(
        sentence,
      );
    for (const found of [subject, pronoun.exec(sentence)])
      if (found && isNegated(sentence.slice(0, found.index), sentence.slice(found.index + found[0].length))) return true;
    if (
      /^\s*(?:nein|wird nicht (?:verwendet|genutzt|eingesetzt)|nicht (?:verwendet|genutzt|eingesetzt|im einsatz)|darauf verzichten wir|not used|no longer used|(?:wir|ich) haben? (?:es|ihn|sie|das|diesen dienst|dieses tool)(?: [a-zß-ɏ]+){0,3} (?:abgeschaltet|abgestellt|ausgeschaltet|deaktiviert|entfernt|abgeschafft|gekündigt|verbannt|nicht (?:aktiviert|installiert|eingebunden|eingerichtet))|(?:davon|hiervon) (?:halten|lassen) wir (?:nichts|abstand|die finger)|(?:wir|ich) (?:tun|machen?|tue) das nicht|(?:unsere|diese|die|meine) (?:web|internet)?(?:site|seiten?) (?:enthält|enthalten|verwendet|nutzt|setzt|hat|bindet)(?: [a-zß-ɏ]{1,20}){0,3} keine(?: [a-zß-ɏ]{1,20}){0,2} (?:social[- ])?(?:plug-?ins?|pixels?|widgets?|buttons?|dienste|tools|tracker|karten|videos|schriften|werbung)(?! von)|(?:wir|ich) (?:nutzen?|verwenden?|setzen?|haben?|binden?)(?: [a-zß-ɏ]{1,20}){0,3} keine(?: [a-zß-ɏ]{1,20}){0,2} (?:social[- ])?(?:plug-?ins?|pixels?|widgets?|buttons?|tools|tracker)(?! von)|we do not do (?:this|that|so))(?![a-zß-ɏ])/iu.test(
        sentence,
      )
    )
      return true;
  }
  return false;
}
