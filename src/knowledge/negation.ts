/** Stands for the name of a service in the patterns below, so that lists of names read alike. */
export const nameMark = '¤';

/** Before and after consent a thing is used, whatever a sentence says about the time without. */
const consent =
  /(?<![a-zß-ɏ])(?:einwillig[a-zß-ɏ]*|eingewilligt|zustimm[a-zß-ɏ]*|zugestimmt|einverständnis[a-zß-ɏ]*|einverstanden|erlaubnis|erlauben|erlaubt haben|freigeben|freigegeben haben|ablehn[a-zß-ɏ]*|abgelehnt|akzeptier[a-zß-ɏ]*|bevor|solange|vorher|erst (?:wenn|nach|durch|mit)|consent[a-zß-ɏ]*|permission|unless|until you|before you|opt[- ]?in)(?![a-zß-ɏ])/iu;
/** What stands beside a name in a table or a list: it is off. */
const statusNo =
  /^[\s:|)–-]{0,4}(?:kein(?:e[srn]?)?(?=\s*(?:[.,;|]|$))|nein|nicht (?:mehr )?(?:verwendet|genutzt|eingesetzt|eingebunden|installiert|aktiviert|vorhanden|im einsatz|in benutzung|in gebrauch|in verwendung|aktiv)|no|not (?:used|in use|active|installed|embedded|enabled)|none|keine nutzung)(?![a-zß-ɏ])/iu;
/** The rows of a comparison: what others do, and what is done here. */
const othersYes =
  /^[\s|:–-]{1,3}(?:ja|oft|häufig|meist|meistens|manchmal|teilweise|üblich|yes|often|usually)[\s|:–-]{1,3}(?:nein|nie|nicht|kein[a-zß-ɏ]*|no|never)\s*$/iu;
/** The same for what begins its row; "durch ¤ ersetzt" is another matter. */
const rowNo =
  /^[\s:|–-]{0,4}(?:inaktiv|deaktiviert|deinstalliert|abgeschaltet|ausgeschaltet|gekündigt|abgekündigt|abgestellt|abgewählt|abgemeldet|verworfen|gelöscht|stillgelegt|nur (?:verlinkt|getestet|link)|entfernt|eingestellt|abgelöst|ersetzt|entfällt|entfallen|geplant|in planung|(?:aus|off)(?=\s*$)|inactive|disabled|uninstalled|removed|discontinued|planned)(?![a-zß-ɏ])/iu;
/** A limit within the sentence: what is not used for one purpose or not at once is used otherwise. */
const limit =
  /(?<![a-zß-ɏ])(?:nur|erst|wenn|falls|sofern|ausschließlich|lediglich|allein|automatisch|außer|um|damit|zu dem zweck|dazu|dafür|zusammen|gemeinsam|if|only|except|solely|in order|automatically|together|for)(?![a-zß-ɏ])/iu;
/** "Wir verzichten nicht auf …", "nicht ohne …", "Es ist nicht so, dass wir kein …". */
const doubled =
  /(?<![a-zß-ɏ])(?:weder (?:wir|ich) noch ¤|weder ¤ noch (?:wir|ich)|nicht (?:alle|jede[rsn]?|immer|überall|nur)(?![a-zß-ɏ])|not (?:all|every|only|always)(?![a-zß-ɏ])|nicht(?: [a-zß-ɏ]+){0,2} ohne|nicht so,? dass|nicht,? dass|trifft nicht zu|falsch,? dass|niemals ohne|nicht umhin|(?:nicht|kaum|keineswegs)(?: [a-zß-ɏ]+){0,3} (?:auf |darauf )?(?:ganz |völlig )?verzicht[a-zß-ɏ]*|verzichten (?:(?:wir|derzeit|hier) )*(?:nicht|keineswegs)|not without|never without|not (?:true|the case) that|cannot do without)(?![a-zß-ɏ])/iu;

/** What stands between "kein" and the name when something else is negated ("keine Daten an …"), or the negation has ended. */
const otherObject =
  /[a-zß-ɏ]*(?:daten|cookie|information|einfluss|zugriff|kontrolle|kenntnis|garantie|gewähr|haftung|anspruch|verbindung|kennung|adresse|übermittlung|übertragung|weitergabe|weiterleitung|vertrag|konto|möglichkeit|verantwortung|inhalte|data|influence|access|control|guarantee|liabilit|connection|transfer|account|responsib)[a-zß-ɏ]*|(?<![a-zß-ɏ])(?:sondern|aber|jedoch|stattdessen|dafür|but|instead|rather)(?![a-zß-ɏ])|(?:ein|verwendet|genutzt|eingesetzt|eingebunden|geladen|einsatz)(?: ?,| und| sowie)|,\s?(?:setzen|nutzen|verwenden|benutzen|binden|laden|arbeiten|greifen) wir(?![a-zß-ɏ])|(?:und|sowie|and) (?:binden|nutzen|verwenden|setzen|betreiben|laden|use|embed)(?![a-zß-ɏ])/iu;

const usedGerman =
  '(?:verwendet|genutzt|eingesetzt|benutzt|eingebunden|eingebettet|geladen|nachgeladen|angewendet|angewandt|integriert|installiert|implementiert|aktiviert|aktiv|in Verwendung|in Gebrauch|im Einsatz|zum Einsatz|Verwendung|Anwendung)';
const usedEnglish = '(?:used|employed|embedded|integrated|installed|implemented|loaded|included|in use|active|enabled)';
const useVerb = '(?:nutzen|verwenden|benutzen|setzen|binden|laden|betreiben|gebrauchen|integrieren)';
const article =
  '(?:der|die|das|den|dem|des|ein[a-zß-ɏ]{0,2}|von|vom|auf|bei|mit|wie|etwa|beispielsweise|z\\. ?B\\.|u\\. ?a\\.|oder|und|sowie|bzw\\.|or|and|the|such as|like|of|by|any|tools?|services?|dienste?n?|anbietern?|werkzeugen?|analyse[a-zß-ɏ]{0,12}|einsatz|nutzung|verwendung|use|from)';
/** From a word to the name with nothing but articles, kinds and other names between. */
const upToName = (word: string) =>
  new RegExp(`(?<![a-zß-ɏ])(?:${word})(?:[\\s,/„“"'()-]{1,3}(?:${article}|${nameMark}(?:-[a-zß-ɏ]{1,20})?))*[\\s„“"'(]{0,3}$`, 'iu');

const patterns = {
  /** "Wir nutzen kein …", "Es kommen keine … zum Einsatz", "weder … noch …" */
  noneBefore: /(?<![a-zß-ɏ])(?:kein(?:e[nmrs]?|erlei)?|weder|niemals|nie)(?![a-zß-ɏ])([^!?]{0,120})$/iu,
  noneAtName: upToName('kein(?:e[nmrs]?|erlei)?|weder|noch|no'),
  /** "Wir haben uns gegen … entschieden", "… (und nicht auf ¤)". */
  against: upToName('gegen'),
  decided: /^[^!?;]{0,60}(?<![a-zß-ɏ])(?:entschieden|entscheiden|decided)(?![a-zß-ɏ])/iu,
  notName: upToName('nicht(?: mehr| länger| aber)?(?: auf| mit| von| über| bei| per| via)?|not(?: on| with| by| via)?'),
  nameEnds: /^\s*(?:[).!?]|$|sondern|ein(?![a-zß-ɏ]))/iu,
  /** "Es wird keine Verbindung zu … hergestellt", "ein Abruf von … findet nicht statt". */
  noConnection: upToName(
    'kein[a-zß-ɏ]* (?:direkte )?(?:verbindung(?:en)?|abrufe?|anfragen?) (?:zu|zum|an|von|bei)(?: (?:den )?servern?)?|no (?:direct )?connections? (?:is |are )?(?:made )?(?:to|with)',
  ),
  connection: upToName(
    '(?:abruf|aufruf|verbindung|einbindung|nutzung|einsatz|laden|nachladen|verwendung|tracking|webanalyse|analyse)(?: (?:von|zu|zum|durch|mit|mittels|des|der|über))?',
  ),
  takesNoPlace: /^[^!?;,]{0,40}(?<![a-zß-ɏ])(?:findet|finden|erfolgt|erfolgen)(?: [a-zß-ɏ]+){0,4} nicht(?: statt)?(?![a-zß-ɏ])/iu,
  /** French, Italian, Spanish, Dutch and Polish, as far as a word tells. */
  elsewhere:
    /(?<![a-zß-ɏ])(?:n['’ ]?(?:e )?(?:utilis|emplo|recour)[a-zß-ɏ]+ (?:pas|plus)|non (?:utilizz|us)[a-zß-ɏ]+|no (?:utiliz|usa)[a-zß-ɏ]*|geen|nie (?:używa|korzysta)[a-zß-ɏ]*)(?![a-zß-ɏ])[^!?]{0,80}$/iu,
  usage:
    /(?<![a-zß-ɏ])(?:nutz|verwend|setz|benutz|bind|lad|arbeit|kommt|kommen|findet|finden|gibt|sind|ist|werden|wird|hat|haben)|(?:eingesetzt|eingebunden|geladen|genutzt|brauchen|nötig)/iu,
  /** "Wir verzichten auf …" and "Auf … verzichten wir". */
  renounceBefore:
    /(?<![a-zß-ɏ])(?:verzicht[a-zß-ɏ]*(?![a-zß-ɏ])[^!?]{0,80}(?<![a-zß-ɏ])auf|frei von|verzicht auf)(?![a-zß-ɏ])[^!?]{0,120}$/iu,
  onBefore: /(?<![a-zß-ɏ])auf(?![a-zß-ɏ])[^!?]{0,80}$/iu,
  renounceAfter: /^[^!?;]{0,80}(?<![a-zß-ɏ])verzicht/iu,
  /** "… wird nicht verwendet", "… kommt bei uns nicht zum Einsatz". */
  notUsedAfter: new RegExp(
    `^[^!?;]{0,70}(?<![a-zß-ɏ])(?:wird|werden|wurde|wurden|ist|sind|kommt|kommen|findet|finden)(?![a-zß-ɏ])[^!?,;]{0,60}(?<![a-zß-ɏ])(?:nicht|nie|niemals|nirgends|keine) (?:mehr |länger |derzeit |aktuell |bewusst |mehr auf dieser Website |auf dieser (?:Web)?(?:site|seite) |auf unserer (?:Web)?(?:site|seite) |bei uns |von uns |hier )?(?:${usedGerman}|vorgesehen|geplant|beabsichtigt)(?![a-zß-ɏ])`,
    'iu',
  ),
  /** "Nicht verwendet wird …", "Nicht im Einsatz: …" */
  notUsedBefore: new RegExp(`(?<![a-zß-ɏ])nicht (?:mehr )?${usedGerman}(?: (?:wird|werden|sind|ist))?:?[^!?;]{0,80}$`, 'iu'),
  /** "Wir nutzen … nicht.", "… setzen wir nicht ein". */
  verbBefore: new RegExp(`(?<![a-zß-ɏ])(?:${useVerb}|nutzt|verwendet|setzt|benutzt|bindet|lädt)(?![a-zß-ɏ])[^!?]{0,80}$`, 'iu'),
  notAtEnd:
    /^[^!?,;]{0,60}(?<![a-zß-ɏ])nicht(?: mehr| länger)?(?: (?:ein|eingebunden|auf unserer (?:web)?seite|auf dieser website))?\s*(?:[.!?:]|$|,? (?:da|weil|denn|sondern|aber)(?![a-zß-ɏ]))/iu,
  verbAfter: new RegExp(
    `^[^!?;]{0,60}(?<![a-zß-ɏ])(?:${useVerb} wir|(?:nutze|verwende|benutze|setze|binde|lade|brauche) ich)(?: [a-zß-ɏ]+){0,6} (?:nicht|nie|niemals)(?: mehr| länger)?(?: ein)?(?![a-zß-ɏ])`,
    'iu',
  ),
  /** "… haben wir entfernt", "… wurde abgeschaltet", "… wurde durch ¤ ersetzt". */
  removed:
    /^[^!?;,]{0,60}(?<![a-zß-ɏ])(?:haben wir|wurden?|ist|sind|was|were|has been|have been)(?![a-zß-ɏ])[^!?;,]{0,80}(?<![a-zß-ɏ])(?:entfernt|abgeschaltet|deinstalliert|gekündigt|abgeschafft|abgelöst|ersetzt|(?<!so )eingestellt(?!,)|ausgebaut|removed|replaced|abandoned|discontinued|uninstalled|switched off)(?![a-zß-ɏ])/iu,
  without: upToName('ohne|ganz ohne|ohne den|without|without the use of|without using|free of'),
  anyNot: /(?<![a-zß-ɏ])(?:nicht|kein[a-zß-ɏ]*|not|cannot|no)(?![a-zß-ɏ])/iu,
  question: /\?\s*$/u,
  /** "We do not use …", "… is not used", "Our site works without …". */
  doNotUse:
    /(?<![a-zß-ɏ])(?:(?:do not|does not|don't|doesn't|did not|never|no longer|neither)(?: [a-zß-ɏ]+){0,2} (?:use|employ|embed|load|integrate|include|run|rely on)|(?:refrain|abstain)(?:s|ed)? from(?: (?:using|the use of))?|(?:decided|chosen|opted|prefer) not to (?:use|embed|load)|(?:decided|opted) against(?: using)?|avoid using|dispense with|do without)(?![a-zß-ɏ])([^!?]{0,120})$/iu,
  isNotUsed: new RegExp(
    `^[^!?,;]{0,60} (?:is|are)(?: currently)? (?:not|no longer|never)(?: [a-zß-ɏ]+){0,2} ${usedEnglish}(?![a-zß-ɏ])`,
    'iu',
  ),
  weDoNotUse: /^[^!?;]{0,40} we (?:do not|don't|no longer|never) (?:use|employ|embed|load)(?![a-zß-ɏ])/iu,
  none: /(?<![a-zß-ɏ])(?:no|neither|nor|none of)(?![a-zß-ɏ])([^!?]{0,60})$/iu,
  usageEnglish: new RegExp(`(?<![a-zß-ɏ])(?:use|uses|works?|run|runs|${usedEnglish})(?![a-zß-ɏ])`, 'iu'),
};

/** Times and verbs of a use that is over. */
const formerly =
  /(?<![a-zß-ɏ])(?:früher|ehemals|vormals|damals|seinerzeit|einst|in der vergangenheit|bis (?:vor kurzem|zur umstellung|zum relaunch|(?:(?:zum|ende|anfang|mitte|einschließlich|\d{1,2}\.|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) ){0,3}\d{4}|zum \d{1,2}\.)|vor (?:\d{4}|der umstellung|dem relaunch)|previously|formerly|in the past|until (?:(?:the end of |[a-zß-ɏ]{3,9} ){0,2}\d{4}|recently)|used to use|once used)(?![a-zß-ɏ])/iu;
const pastUse =
  /(?<![a-zß-ɏ])(?:nutzten|verwendeten|setzten|banden|benutzten|hatten wir|used|relied on|(?:haben|hat|hatten|wurden?|war|waren|kam|kamen|was|were|have|has)(?![a-zß-ɏ])[^!?;]{0,90}(?<![a-zß-ɏ])(?:genutzt|verwendet|eingesetzt|eingebunden|benutzt|installiert|einsatz|aktiv|used|in use|embedded|integrated))(?![a-zß-ɏ])/iu;
/** A use that is only considered. What a service checks ("um zu prüfen, ob ein Mensch schreibt") is what it does. */
const planned =
  /(?<![a-zß-ɏ])(?:(?<!(?<![a-zß-ɏ])um (?:[^,.;]{0,60} )?zu )(?:planen|beabsichtigen|erwägen|überlegen)(?: wir)?(?: [a-zß-ɏ]+){0,2}(?:,| den einsatz| die (?:nutzung|einbindung))|prüfen(?: wir)?(?: [a-zß-ɏ]+){0,2}(?:,? (?:ob|wie|inwieweit|inwiefern) (?:wir|ich|sich|¤|de[rsn] einsatz|die (?:nutzung|einbindung))| den einsatz| die (?:nutzung|einbindung))|sollten wir|würden wir|falls wir|wenn wir (?:künftig|zukünftig|einmal|später)|(?:werden|möchten|wollen) wir (?:künftig|zukünftig|in zukunft|demnächst)|(?:künftig|zukünftig|in zukunft|demnächst) (?:werden|möchten|wollen) wir|(?:einsatz|einbindung|nutzung) (?:von|des) ¤[^!?]{0,40}geplant|plan to|planning to|considering|should we)(?![a-zß-ɏ])/iu;
const infinitive =
  /(?<![a-zß-ɏ])(?:einsetzen|nutzen|verwenden|einbinden|einzusetzen|einzubinden|einsatz|einbindung|nutzung|use|using|embed)(?![a-zß-ɏ])/iu;
/** "Anders als ¤", "statt ¤", "eine Alternative zu ¤". */
const comparison = upToName(
  '(?:den |ein(?:en)? |der |zum |im )vergleich (?:mit|zu|zwischen)|unterschiede? (?:zu|zwischen)|comparison (?:with|to|between)|im (?:unterschied|gegensatz|vergleich) zu|im gegensatz (?:etwa|beispielsweise|z\\. ?B\\.) zu|anders als|nicht wie|statt(?!\\s?\\()|anstatt|anstelle|anstelle von|an stelle von|alternativen? (?:zu|für)|ersatz für|ersetzt|vergleichbar mit|ähnlich (?:wie|zu)|ähnlich|(?:vorteile?|vorzüge?|vorzug|nachteile?|unterschiede?) gegenüber|unabhängig von|konkurrent[a-zß-ɏ]* (?:von|zu)|nachfolger von|unlike|instead of|as opposed to|rather than|in contrast to|compared (?:to|with)|alternatives? to|similar to|replacement for|replaces',
);
/** Somebody else uses it. */
const others =
  /(?<![a-zß-ɏ])(?:(?:viele|manche|zahlreiche|einige|die meisten|andere[nr]?|fast alle|millionen|many|most|other|some|numerous) (?:[a-zß-ɏ]+ ){0,2}(?:web)?(?:sites?|seiten|seitenbetreiber[a-zß-ɏ]*|betreiber[a-zß-ɏ]*|unternehmen|anbieter[a-zß-ɏ]*|shops?|companies|pages|operators|publishers) (?:[a-zß-ɏ]+ ){0,2}(?:nutzen|verwenden|setzen|binden|use|embed|rely))(?![a-zß-ɏ])/iu;
/** "Matomo statt ¤" is no denial of what stands before: only the clause of the name counts. */
const clauseEnd =
  /;|\s[–—-]\s|,\s*(?=(?:(?:wohl )?aber|sondern|jedoch|während|dafür|doch|heute|jetzt|inzwischen|nun|stattdessen|mittlerweile|seit(?:dem)?|(?:der|die|das) (?:jetzige|heutige|neue|aktuelle)n?|ist aber|planen|prüfen|überlegen|erwägen|plan to|but|instead|now|today|whereas|while|however)(?![a-zß-ɏ]))|\s(?=und (?:sind|haben|nutzen|verwenden|setzen|arbeiten|binden|laden|versenden|verschicken)(?! (?:sie|ihn|es|diese[nsr]?|das|davon|dort|nicht)(?![a-zß-ɏ])))|(?<!nicht)\s(?=(?:sondern|aber|but|so that|und (?:ausdrücklich |bewusst |eben )?nicht(?= (?:mehr )?(?:auf|von|vom|bei|mit|über|per|via|¤))|und (?:[a-zß-ɏ]{2,12} )?(?:heute|jetzt|inzwischen|nun|stattdessen|mittlerweile|seitdem)|and (?:is |are |we )?now)\s)/giu;

/** The text before a name; in a list, without the comma that separates it from the name before. */
export function withoutComma(before: string, after: string): string {
  return /^(?:-\p{L}{1,20})?(?:,| oder| und| sowie| or| and)/u.test(after) ? before.replace(/,\s*$/, ' ') : before;
}

/** Whether a sentence denies a denial: "Wir kommen nicht ohne … aus." */
export function isDoubled(sentence: string): boolean {
  return doubled.test(sentence);
}

/** Whether the text around a name clearly says that it is not in use; `before` and `after` are its sentence's parts, with names marked. */
export function isNegated(before: string, after: string): boolean {
  if (consent.test(before) || consent.test(after) || doubled.test(`${before}${nameMark}${after}`)) return false;
  const [start, end] = clauseOf(before, after);
  const head = withoutComma(before.slice(start), after);
  const tail = after.slice(0, end);
  // In the row of a table a "no" behind several cells answers another question.
  if (
    head.trim() === ''
      ? statusNo.test(tail) || rowNo.test(tail) || othersYes.test(tail)
      : statusNo.test(tail) && !/^ (?:nein|no)(?![a-zß-ɏ])/iu.test(tail)
  )
    return true;
  return (
    patterns.elsewhere.test(head) ||
    isNegatedInGerman(head, tail) ||
    isNegatedInEnglish(head, tail) ||
    isOver(head, tail) ||
    isCompared(head)
  );
}

const subordinate =
  /^\s*(?:nachdem|seit(?:dem)?|als|obwohl|weil|da|während|after|since|although|because|while) (?:wir|ich|we|i|der|die|das|¤)(?![a-zß-ɏ])[^,]{0,160}(?:,|$)/iu;

/** "¤ oder am Telefon, ¤ und ¤ verwende ich nicht mehr": behind the comma others are spoken of. */
const ofOthers =
  /^([^,;¤]{0,80}), (?:(?:weil|da|denn|wobei) (?:wir |ich )?¤|(?:den|die|das|der|dem) (?:[a-zß-ɏ-]{3,20} ){1,2}¤ )|^( [a-zß-ɏ][^,;¤]{2,60}), ¤(?:,? (?:und|oder|and|or|sowie) ¤| ?, ¤){0,4} [a-zß-ɏ]/iu;

const purposeFirst = /^\s*(?:damit|um) [^,¤]{0,160},/iu;

/** Borders of the clause that holds the name: index in `before` and length in `after`. */
export function clauseOf(before: string, after: string): [number, number] {
  let start = 0;
  for (const match of before.matchAll(clauseEnd)) start = match.index + match[0].length;
  // "Damit keine Programme das Formular missbrauchen, haben wir ¤ eingebunden."
  start = Math.max(start, purposeFirst.exec(before)?.[0].length ?? 0);
  const end = after.search(clauseEnd);
  const first = subordinate.exec(before)?.[0];
  const others = ofOthers.exec(after);
  const elsewhere = (others?.[1] ?? others?.[2])?.length ?? -1;
  const purpose = after.search(/(?<!nicht), (?:damit|sodass|so dass)(?![a-zß-ɏ])/iu);
  // "Nachdem wir ¤ gekündigt haben, nutzen wir ¤": the first half ends at its comma.
  if (first?.endsWith(',')) start = Math.max(start, first.length);
  const comma = first === undefined || first.endsWith(',') ? -1 : after.indexOf(',');
  return [start, Math.min(...[end, comma, elsewhere, purpose, after.length].filter((place) => place >= 0))];
}

function isNegatedInGerman(before: string, after: string): boolean {
  if (patterns.noneAtName.test(before) && !/^[- ]?[a-zß-ɏ]*(?:daten|cookies? von|konto|informationen)/iu.test(after))
    return !followedByOther(after);
  if (patterns.against.test(before) && patterns.decided.test(after)) return true;
  if (patterns.notName.test(before) && patterns.nameEnds.test(after)) return true;
  if (patterns.noConnection.test(before) || (patterns.connection.test(before) && patterns.takesNoPlace.test(after))) return true;
  const none = patterns.noneBefore.exec(before);
  if (none && !otherObject.test(none[1] ?? '') && (patterns.usage.test(before) || patterns.usage.test(after))) return true;
  if (patterns.renounceBefore.test(before) && !/sondern|stattdessen|aber/iu.test(before)) return true;
  if (patterns.onBefore.test(before) && patterns.renounceAfter.test(after)) return true;
  if (patterns.without.test(before) && !patterns.anyNot.test(after)) return true;
  if (patterns.removed.test(after)) return true;
  if (patterns.verbAfter.test(after) && !limit.test(after)) return true;
  if (patterns.notUsedBefore.test(before)) return true;
  if (limit.test(before) || limit.test(after)) return false;
  return (
    patterns.notUsedAfter.test(after) || (patterns.verbBefore.test(before) && !setsNothing.test(before) && patterns.notAtEnd.test(after))
  );
}

/** "Cookies setzt ¤ nicht": the service does its work without them. */
const setsNothing = /(?:cookies?|daten|adressen?|informationen)(?: [a-zß-ɏ]+){0,2} (?:setzt|nutzt|verwendet|lädt)\s$/iu;

/** "Kein Google-Analytics-Konto", "keine YouTube-Werbung": the compound is denied, not the service. */
function followedByOther(after: string): boolean {
  return /^-?(?:[a-zß-ɏ]+-)?(?:werbung|konto|kontos|account|mitglied|nutzer|kunde|profil)[a-zß-ɏ]*/iu.test(after.trimStart());
}

function isNegatedInEnglish(before: string, after: string): boolean {
  const not = patterns.doNotUse.exec(before);
  if (not && !otherObject.test(not[1] ?? '') && !/^ (?:data|cookies?|features?|reports?|identifiers?)(?![a-zß-ɏ])/iu.test(after))
    return true;
  if (patterns.weDoNotUse.test(after)) return true;
  if (patterns.isNotUsed.test(after) && !limit.test(after)) return true;
  const none = patterns.none.exec(before);
  return none !== null && !otherObject.test(none[1] ?? '') && (patterns.usageEnglish.test(before) || patterns.usageEnglish.test(after));
}

/** A use that has ended or has not begun. A former name in brackets tells nothing about use. */
function isOver(before: string, after: string): boolean {
  // The name itself may stand in the bracket that explains a newer one.
  if (/\((?:\p{L}+[: ]+){0,4}$/u.test(before) && /^[^(]{0,60}\)/u.test(after)) return false;
  const outside = `${before} ${nameMark} ${after}`.replace(/\([^)]{0,80}\)/g, '');
  if (/(?<![a-zß-ɏ])(?:früher|ehemals|vormals|formerly|previously)(?: bekannt als| unter dem Namen| known as)?[: ]{1,3}$/iu.test(before))
    return false;
  if (formerly.test(outside) && pastUse.test(outside)) return true;
  return planned.test(outside) && infinitive.test(outside);
}

function isCompared(before: string): boolean {
  // "Statt ¤ ¤": the second name is what is used.
  if (/(?<![a-zß-ɏ])(?:statt|anstatt|anstelle von|instead of) ¤ $/iu.test(before)) return false;
  return comparison.test(before) || others.test(before);
}
