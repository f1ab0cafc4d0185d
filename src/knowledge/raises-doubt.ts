/**
 * Words that plain statements of use do without: denial, past and future, exchange and comparison, other people, papers and links.
 * Measured on notices that nobody had tuned on: every wrong reading of a merely named service had one of them in its sentence, and
 * one in seven of the right ones.
 */
const doubt =
  /(?<![a-zß-ɏ])(?:nicht|nichts|kein(?:e[nmrs]?)?|nie|niemals|niemand|ohne|weder|war|waren|hatten?|wurden?|gewesen|zuvor|früher(?:e[nmrs]?)?|ehemals|ehemalige[nrs]?|vormals|seinerzeit|damals|bislang|bis (?:zu[mr]|ende|anfang|mitte|vor|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter)|\d{4})|vor (?:\d{4}|der umstellung|dem (?:relaunch|wechsel|umzug))|deinstalliert|entfernt|ersetz[a-z]{0,4}|abgeschaltet|gekündigt|abgelöst|eingestellt|anders|statt|anstatt|anstelle|stattdessen|vergleich[a-z]{0,4}|ähnlich[a-z]{0,3}|alternativ[a-z]{0,3}|gegensatz|unterschied|kund(?:en|innen)|mandant(?:en|innen)|händlern?|viele|manche|andere[nrs]?|meisten|geplant|planen|angedacht|überleg[a-z]{0,4}|erwäg[a-z]{0,4}|künftig|demnächst|entwurf|nachlesen|berichte?n?|artikel|beitrag|test|sehen wir ab|abgesehen|absehen|verzicht[a-z]{0,4}|ende des|seit dem ende|eigene[nmr]? (?:server|webspace|hosting)n?|webspace|lokal(?:e[nr]?)?|own server|locally|dasselbe gilt|gleiches gilt|hören|folgen|verweis[a-z]{0,4}|links?|verlink[a-z]{0,5}|unlike|instead|rather|previously|replaced|removed|formerly|former|sometimes|not|no|none|never|without|dealers?|customers?|clients|other|others|once|was|were|used to|until|considered|planned|compar[a-z]{0,5}|similar|articles?|blog)(?![a-zß-ɏ])/iu;

/** The same words where they doubt nothing: "ohne Cookies", "findet über ¤ statt", "nicht notwendige Cookies". */
const harmless =
  /(?<![a-zß-ɏ])(?:(?:ohne|keine[nr]?|without|no)(?: [a-zß-ɏ]{1,20}){0,2} (?:cookies?|ip-?adressen?|ip addresses|werbung|anmeldung|konto|account|umwege?|profile?n?|personenbezug|protokollierung|registrierung|wiedererkennung|profil[a-z]{0,8})|nicht (?:notwendige[nrs]?|erforderliche[nrs]?|technisch notwendige[nrs]?|essenzielle[nrs]?|funktionale[nrs]?|angemeldete[nr]?|nur)|nicht,? (?:wenn|bevor|ohne ihre)|(?:finden|findet|fand)(?: [a-zß-ɏ¤]{1,20}){0,8} statt|not (?:only|until|before)|without your)(?![a-zß-ɏ])/giu;
const bracket = /\([^()]{0,300}\)/gu;

/** So long is a notice that tells each service it uses plainly at least once; of a single sentence that cannot be expected. */
export const tellsPlainlyFrom = 1_200;

/** Whether a sentence, without the name in it, holds a word that makes the use of what it merely names doubtful. */
export function raisesDoubt(sentence: string): boolean {
  return doubt.test(sentence.replace(bracket, ' ').replace(harmless, ' '));
}
