const words = (alternatives: string) => new RegExp(`(?<![a-zß-ɏ])(?:${alternatives})(?![a-zß-ɏ])`, 'iu');

/**
 * Words that plain statements of use do without: denial, past and future, exchange and comparison, other people, papers and links.
 * Measured on notices that nobody had tuned on: every wrong reading of a merely named service had one of them in its sentence, and
 * one in seven of the right ones.
 */
const doubt = words(
  'nicht|nichts|leider|fand(?:en)?|umziehen|umsteigen|während der (?:corona|pandemie)[a-zß-ɏ-]*|in der pandemie|lehren wir|umgang mit|bringen ihr|exporte?|format für|wer [^,]{3,60} möchte, kann|vergleichen wir|wir vergleichen|(?:prüfen|testen|erwägen) wir (?:noch|derzeit|gerade|zurzeit)|sobald (?:[a-zß-ɏ]+ )?¤ (?:freigeschaltet|verfügbar|eingeführt|bereit)|zu (?:viel|teuer|aufwendig|neugierig)|kein(?:e[nmrs]?)?|nie|niemals|weder|abstand|zum katalog gehören|discounts?|rabatte?n?|vergünstig[a-z]{0,7}|jeweilige[nr]? (?:veranstalter|anbieter|partner|verein|betreiber)[a-z]{0,3}|heruntergeladen und|umzüge?n? (?:von|aus)|finden sie bei (?:den|dem|der|deren)|hören (?:bei|auf)|(?:den|die|das) ein[a-z]{0,2} [a-zß-ɏ]{3,12} betreibt|davor ¤|(?:ohne|without)(?: [a-zß-ɏ-]{1,20}){0,3} ¤|erwähn[a-z]{1,4}|an die stelle von|für eigene zwecke|(?:einigen|manchen|vielen) (?:unserer|der)|beraten|berät|war|waren|hatten?|wurden?(?= [^,;]{0,60}(?:eingesetzt|genutzt|verwendet|benutzt|eingebunden|entfernt|abgeschaltet|ersetzt|abgelöst|beendet|gekündigt|gelöscht|getestet|geprüft))|gewesen|ausgeschaltet|abgestellt|deaktiviert|aufgehört|weggegangen|ersparen|(?:haben|habe|hat) (?:wir|ich)[^,;]{0,60}(?:gearbeitet|genutzt|verwendet|benutzt|eingesetzt)|ihr(?:e|em|en)? (?:firma|unternehmen|arbeitgeber|behörde|schule|verein)|lesen sie[^,;]{0,40} nach|zuvor|früher(?:e[nmrs]?)?|ehemals|ehemalige[nrs]?|vormals|seinerzeit|damals|bislang|bis (?:zu[mr]|ende|anfang|mitte|vor|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter)|\\d{4})|vor (?:\\d{4}|der umstellung|dem (?:relaunch|wechsel|umzug))|deinstalliert|entfernt|ersetz[a-z]{0,4}|abgeschaltet|gekündigt|abgelöst|(?<!so )eingestellt|anders|(?:statt|anstatt|anstelle)(?: [a-zß-ɏ-]{1,20}){0,4} ¤|vergleich (?:zu|mit)|vergleichbar[a-z]{0,3}|ähnlich[a-z]{0,3}|alternative[n]?(?! steht)|gegensatz|unterschied|(?:unsere[n]?|manche|einige|viele) (?:kund|mandant|händler)[a-z]{0,6}|(?:kund(?:en|innen)|mandant(?:en|innen)|händler) (?:können|nutzen|setzen|verwenden|haben|betreiben|binden|mit eigene[nmr]?|die|von)|für (?:kund|mandant)[a-z]{0,6}|viele|manche|andere[nrs]?|meisten|geplant|planen|angedacht|überleg[a-z]{0,4}|erwäg[a-z]{0,4}|künftig|demnächst|entwurf|nachlesen|(?:artikel|beitrag|test|blog|vergleich) (?:über|zu[mr]?|von|vergleichen|erklär[a-z]{1,3})|sehen wir ab|abgesehen|absehen|verzicht[a-z]{0,4}|ende des|seit dem ende|dasselbe gilt|gleiches gilt|folgen|verweis[a-z]{0,4}|links?|verlink[a-z]{0,5}|selbst aufrufen|unlike|instead|rather|previously|replaced|removed|formerly|former|sometimes|not|no|none|never|dealers?|(?:our|many|some) (?:customers|clients)|(?:customers|clients) (?:who|use|with)|other|others|were|was [a-z]{2,12}(?:ed|t|n)|was (?:far |much )?too|it was|used to|until|up to \\d{4}|considered|planned|compar[a-z]{0,5}|similar|articles? (?:on|about)|blog posts?',
);
/** What it means for a file that it lies at home: nobody else delivers it. */
const atHome = words(
  'kopiert|als (?:svg|dateien)|(?:liegen|liegt|gespeichert)[^.;]{0,30} unserem (?:server|webspace)|server unsere[srn]|nicht (?:über|von|bei) (?:google|adobe|◊)|eigene[nmr]? (?:server|webspace|hosting)n?|lokal(?:e[nr]?)?|own server|locally',
);
/** Words after which a sentence that tells a use in so many words takes it back all the same. */
const denial = words(
  '(?:haben wir|habe ich|wurden?|sind|ist) (?:[a-zß-ɏ-]{1,20} ){0,4}(?:abgeschaltet|ausgeschaltet|deaktiviert|entfernt|unterbunden)|umgang mit|(?:statt|anstelle) (?:einer|eines|der|des)(?: [a-zß-ɏ-]{1,20}){0,2} ¤|nicht|nichts|kein(?:e[nmrs]?)?|nie|niemals|weder|not|never|none|no longer',
);

/** The same words where they doubt nothing: "ohne Cookies", "findet über ¤ statt", "nicht notwendige Cookies". */
const harmless =
  /(?<![a-zß-ɏ])(?:keine?(?= (?:◊|nach|siehe|bis)(?![a-zß-ɏ]))|nicht [a-zß-ɏ]{4,24}(?:ten|enen|enden|ende|te|ene)[nrs]?(?= [a-zß-ɏ])|(?:keine[nr]?|no)(?: [a-zß-ɏ-]{1,20}){0,3} (?:[a-zß-ɏ]{0,12}-?cookies?|[a-zß-ɏ-]{0,12}adressen?|ip addresses|werbung|anmeldung|konto|account|umwege?|(?:klar)?namen|profile?n?|server|daten|personenbezug|protokollierung|speicherung|weitergabe|übermittlung|kenntnisse|registrierung|wiedererkennung|profil[a-z]{0,8}|rückschl[a-z]{1,6})|nicht (?:notwendige[nrs]?|erforderliche[nrs]?|technisch notwendige[nrs]?|essenzielle[nrs]?|funktionale[nrs]?|angemeldete[nr]?|nur|einwillig[a-z]{1,4}|zustimm[a-z]{1,4}|möchten?|wünschen?)|nicht (?:unbedingt|zwingend) [a-zß-ɏ]{5,20}|nicht,? (?:wenn|bevor)|(?:ohne|without) (?:ihre?|deine?|your)|(?:finden|findet)(?: (?!nicht|kein|nie)[a-zß-ɏ¤◊-]{1,20}){0,10} statt|alles andere|zuvor [a-zß-ɏ]{4,20}(?:enen|ten)(?= [a-zß-ɏ])|frühere[rn]? (?:besuch|kund|kurs)[a-zß-ɏ]{0,6}|[a-zß-ɏ]{4,12}-links?|(?:is|are) not (?:recorded|stored|shared|passed|transferred|set)|wie viele|nicht in (?:den usa|die usa|drittstaaten|drittländern?|ein drittland)|nicht (?:nötig|nennenswert|zwingend)|which links?|an andere|(?:über|mit|auf) (?:den|einen|dem) (?:[a-zß-ɏ-]{1,15} )?link(?! zu)|do[- ]not[- ]track|not (?:only|until|before)|until you|once you|without your|one another|each other)(?![a-zß-ɏ])/giu;
/** "…, nicht ◊", "and not via ◊ or ◊", "statt ◊": what is denied is another name. */
const aboutOthers =
  /(?:[,;(]|(?<![a-zß-ɏ])(?:und|and|aber|but))? ?(?<![a-zß-ɏ])(?:nicht(?: mehr| länger| aber)?|aber nicht|nie(?:mals)?|not|no longer|statt|anstatt|anstelle|instead of|rather than|unlike|anders als|im (?:gegensatz|unterschied|vergleich) zu|(?:eine[rn]? [a-zß-ɏ]{0,20} ?)?alternative zu|ersetz[a-z]{1,3}|replac[a-z]{1,3}|löst|never (?:offered|used|had)|(?:we |wir )?(?:left|moved away from|verließen))(?: (?:auf|mit|von|über|bei|per|via|zu|bzw|on|with|by|through|in|einer?|dem|der|den|das|us-[a-zß-ɏ]{1,10}|[a-zß-ɏ]{1,8}cloud|wie|like)){0,5} ◊(?:(?:,| und| oder| or| and|\/) ?◊){0,5}/giu;
/** What is not done with data, by a service that is there. */
const aboutData =
  /(?<![a-zß-ɏ])(?:(?:werden|wird)(?: [a-zß-ɏ-]{1,20}){0,3} (?:keine[nr]?|nicht|nichts)(?: [a-zß-ɏ-]{1,20}){0,4} (?:gespeichert|erhoben|gesetzt|übertragen|übermittelt|weitergegeben|verknüpft|ausgewertet|aufgezeichnet|erfasst|zusammengeführt|gebildet|erstellt)|(?:setzt|speichert|speichern|erhebt|legt)(?: [a-zß-ɏ-]{1,20}){0,3} (?:keine[nr]?|nicht|nichts)(?: [a-zß-ɏ-]{1,20}){0,3}|(?:daten|adressen?|ip-adressen?)(?: [a-zß-ɏ-]{1,20}){0,4} nicht(?: [a-zß-ɏ-]{1,20}){0,3}|keine (?:programme|bots|roboter|unbefugten|automat[a-z]{2,8})|so (?:eingestellt|konfiguriert|eingerichtet), dass.{0,80}|(?:do|does) not (?:store|collect|set|share|use cookies|process|see|receive)(?: [a-z-]{1,20}){0,4}|auf (?:allen )?anderen(?: seiten)? nicht|any other [a-z]{2,12})(?![a-zß-ɏ])/giu;
/** "…, nicht mehr mit Gambio": a name that the catalogue does not know. */
const aboutUnknown =
  /, (?:und )?(?:nicht(?: mehr| länger)?|not|no longer) (?:mit|über|bei|auf|von|via|per|with|on|by|through) \p{Lu}[\p{L}\d.-]+/gu;
/** Who is not the site's owner, as the subject of a sentence. */
const byOthers =
  /^\W*(?:der|die|das|unsere?|ihre?) (?:[a-zß-ɏ]{0,10}(?:landes|bundes|dach|kreis)verband|vermieter(?:in)?|(?:haus)?bank|krankenkasse|hersteller|veranstalter|eigentümer(?:in)?|druckerei|vorbesitzer(?:in)?) (?:nutzt|verwendet|verschickt|versendet|setzt|arbeitet|verkauft|betreibt|kann|hat)(?![^.;]* (?:für uns|in unserem auftrag))/iu;
const bracket = /\([^()]{0,300}\)/gu;

/** So long is a notice that tells each service it uses plainly at least once; of a single sentence that cannot be expected. */
export const tellsPlainlyFrom = 1_200;

/** Whether a sentence, the name in it written ¤ and all others ◊, holds a word that makes the use of what it merely names doubtful. */
export function raisesDoubt(sentence: string, isFile = false): boolean {
  const plain = withoutHarmless(sentence);
  return byOthers.test(sentence) || doubt.test(plain) || (isFile && atHome.test(plain));
}

/** Whether a sentence that tells the use of ¤ holds a denial that speaks neither of other names nor of what a service does without. */
export function takesBack(sentence: string): boolean {
  return byOthers.test(sentence) || (!visitorChooses.test(sentence) && denial.test(withoutHarmless(sentence).replace(aboutData, ' ')));
}

/** "Tickets gibt es bei ¤. Auf unserer Seite ist dafür nur ein Link gesetzt.", "Wir selbst stellen solche Anfragen nicht." */
const afterwards =
  /(?<![a-zß-ɏ])(?:nur|lediglich|bloß|only|merely|just)(?: [a-zß-ɏ]{1,20}){0,3} (?:[a-zß-ɏ]{0,12}links?|verlinkt|verlinkung|verweise?|linked)(?![a-zß-ɏ])|^\s*(?:wir selbst|wir|ich|hier|auf unserer (?:web)?(?:site|seite)|we|our (?:web)?site)(?: [a-zß-ɏ]{1,20}){0,3} (?:solche|diese|such|these)[nrms]? [a-zß-ɏ]{3,20}(?: [a-zß-ɏ]{1,20}){0,3} (?:nicht|not)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:davon|dazu|hierzu|dafür|dorthin|daher) (?:keine?n? (?:verbindung|daten|einbindung|übertragung|übermittlung)|nicht|nichts)(?![a-zß-ɏ])/iu;

/** Whether a sentence makes doubtful what the one before it named. */
export function takesBackAfterwards(next: string): boolean {
  return !next.includes('◊') && afterwards.test(next);
}

/** "…; plista ist nicht mehr dabei": the other half of a sentence speaks of something else, unless it refers to what was named. */
const refersBack =
  /(?<![a-zß-ɏ])(?:dies(?:e[nmrs]?)?|solche[nmrs]?|beides?|davon|dort|sie|ihn|es|these|those|this|them|it|both)(?![a-zß-ɏ])/iu;
const visitorChooses =
  /(?<![a-zß-ɏ])(?:(?:sofern|solange|wenn|falls|bis|bevor|ehe) (?:sie|du|ihr)|ohne (?:ihre?|deine?|eure?)|einwillig[a-z]{1,4}|zustimm[a-z]{1,4}|klick(?:en|s)?|should you|prefer not|if you|unless you|without your|until you|before you|your consent)(?![a-zß-ɏ])/iu;

/** "Damit das Formular nicht missbraucht wird, setzen wir ¤ ein." */
const purpose = /^\s*(?:damit|um) [^,¤]{0,160},|, (?:damit|um|welche[rs]?) [^,;¤]{0,160}/giu;

function clauseOfName(sentence: string): string {
  const halves = sentence
    .replace(/[„“"»][^„“”"«»¤]{1,60}[“”"«]/gu, ' ')
    .split(
      /;|, (?=sondern )|,? (?=(?:heute|jetzt|inzwischen|mittlerweile|now|today) |und (?:werten|setzen|speichern|geben|erheben|führen|schauen|messen|übermitteln)(?! wir ¤)(?![a-z]) |während (?!der|des|einer|eines)|whereas |while )/u,
    );
  const own = halves.findIndex((half) => half.includes('¤'));
  const next = halves[own + 1];
  return next !== undefined && !next.includes('◊') && refersBack.test(next) ? `${halves[own]};${next}` : (halves[own] ?? sentence);
}

function withoutHarmless(sentence: string): string {
  return clauseOfName(sentence.replace(purpose, ' '))
    .replace(bracket, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(aboutOthers, ' ')
    .replace(aboutUnknown, ' ')
    .replace(harmless, ' ');
}
